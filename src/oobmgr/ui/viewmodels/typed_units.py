"""Units in a line as one writes them down: ``3, 4, I Corps, 12×infantry``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import ClassVar, Generic, Protocol, TypeVar

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.domain.values import dataclass
from oobmgr.rules.nearest import folded
from oobmgr.ui.language import searched_words

_NUMBER = re.compile(r"\d+|[ivxlcdm]+")
_MEANT_SHOWN = 3
_ORDINAL = r"(?:st|nd|rd|th)?(?!\w)"


class Named(Protocol):
    """A row that a line can name: by designation and words of kind and type, or of its `line`."""

    @property
    def designation(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def type(self) -> str: ...

    @property
    def line(self) -> str: ...


Row = TypeVar("Row", bound=Named)


@dataclass(frozen=True, slots=True)
class TypedUnits(Generic[Row]):
    """What a line means: units, counts by what is counted, and the parts that mean nothing.

    `why` says of the first of these what is wrong.
    """

    units: tuple[Row, ...] = ()
    counts: dict[str, int] = field(default_factory=dict)
    left: tuple[str, ...] = ()
    why: str = ""

    COUNT: ClassVar = re.compile(r"^\s*(\d+)\s*[x×*]\s*(?=\D)", re.IGNORECASE)


def units_typed(text: str, rows: Sequence[Row], countable: Iterable[str] = ()) -> TypedUnits[Row]:
    """What a line with commas means, of the units that can be picked and what can be counted.

    A unit is named by its designation and, where several have it, words of its type; other words
    mean all units in whose line or formation they stand, as in a search.
    """
    units: list[Row] = []
    counts: dict[str, int] = {}
    left: list[str] = []
    why = ""
    names = tuple(countable)
    for part in (part.strip() for part in text.split(",")):
        count = TypedUnits.COUNT.match(part)
        if not part:
            continue
        if count:
            meant = _counted(part[count.end() :], names)
            if len(meant) == 1:
                counts[meant[0]] = int(count[1])
                continue
            several = meant
        else:
            found = _named(part, rows)
            if found and not _ambiguous(part, found):
                units += found
                continue
            # A mistyped word picks nothing, though the list shows what it may mean.
            several = tuple(f"{row.designation} {row.kind}" for row in found) or _meant(part, rows)
        left.append(part)
        # Of the first alone: one thing at a time is put right.
        why = why or (f"{part}: {' or '.join(several)}?" if several else f"{part}: not found")
    return TypedUnits(tuple(units), counts, tuple(left), why)


def _counted(word: str, names: Sequence[str]) -> tuple[str, ...]:
    """The names that a word means: that which it is, else those that it begins."""
    same = tuple(name for name in names if folded(name) == folded(word))
    return same or tuple(name for name in names if folded(name).startswith(folded(word)))


def _named(part: str, rows: Sequence[Row]) -> tuple[Row, ...]:
    own = tuple(row for row in rows if _is_called(part, row))
    # A type that is written out is that, not one in whose word it stands: tank is not antitank.
    exact = tuple(row for row in own if _is_written_out(part, row))
    # Called so goes before mentioned: a 3 is the 3rd, not all that have a 3 somewhere.
    if own:
        return exact or own
    words, lines = [_as_word(word) for word in part.lower().split()], map(_line, rows)
    return tuple(
        row for row, line in zip(rows, lines, strict=True) if all(w.search(line) for w in words)
    )


def _meant(part: str, rows: Sequence[Row]) -> tuple[str, ...]:
    """The words that a part was meant for, where it finds nothing as it was typed."""
    searched = Searched([_line(row) for row in rows])
    return searched.forgiven(parts_of(part), range(len(rows)))[1][:_MEANT_SHOWN]


def _as_word(word: str) -> re.Pattern[str]:
    """How a word is found: a number whole, else 8 would be 198, and I Corps every corps."""
    ends = _ORDINAL if _NUMBER.fullmatch(word) else ""
    return re.compile(rf"(?<!\w){re.escape(word)}{ends}")


def _is_called(part: str, row: Named) -> bool:
    """Whether a part begins with the designation, with nothing but words of the type after it."""
    name, said = row.designation.lower(), part.lower()
    if said != name and not said.startswith(f"{name} "):
        return False
    return all(word in _about(row) for word in said.removeprefix(name).split())


def _is_written_out(part: str, row: Named) -> bool:
    """Whether the words after the designation are whole words of the type."""
    words = set(part.lower().removeprefix(row.designation.lower()).split())
    return words <= set(re.findall(r"[^\W_]+", _about(row)))


def _about(row: Named) -> str:
    return searched_words(f"{row.kind}\n{row.type}").lower()


def _line(row: Named) -> str:
    return searched_words(row.line).lower()


def _ambiguous(part: str, found: Sequence[Named]) -> bool:
    """Whether one unit was named, and several are called so."""
    # Words that are nobody's designation are a search, and that may well mean many.
    return len(found) > 1 and all(_is_called(part, row) for row in found)
