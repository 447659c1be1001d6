"""Rows of headings in a player's own words: where they stand, and what each may mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.columns import record_columns, unit_columns
from oobmgr.exchange.layouts.contents import filled, held, plain
from oobmgr.exchange.layouts.continued import continued, is_page, without_mark
from oobmgr.exchange.layouts.likeness import most_like
from oobmgr.exchange.layouts.words import NUMBERING, hobby_words
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded
from oobmgr.rules.record_kinds import FieldType, RecordKind

COUNT: Final = "count"
LEVEL: Final = "level"
FLAGS: Final = "flags"
WHOLE: Final = "whole"
LOST: Final = "lost"
"""Columns that only lists of players have: how many units a row is, its depth, several traits in
one column, ratings, type and size written together, and the steps that a unit has lost."""
_HEX_OR_TURN: Final = frozenset({"hex", "arrival"})
_ADDED: Final = re.compile(r"\s*\([^()]*\)\s*$")
"""What is said of a heading behind it: ``Strength (front/back)``."""
# A slip in a shorter heading makes another one of it.
_LEAST_LETTERS: Final = 5
_LEAST_LIKE: Final = 0.85
"""A heading with a slip of the pen still has these; a shorter word becomes another one by it."""
_FEWEST: Final = 3
_DEPTH: Final = 2
_TITLE_CELLS: Final = 2


class Vocabulary:
    """What a heading may mean in a game, for units and for each kind of records."""

    def __init__(self, game: Game) -> None:
        self._units = self._of_units(game)
        self._records = {kind.subject: _of_records(kind) for kind in game.record_kinds}
        self._all = {word for one in (self._units, *self._records.values()) for word in one}
        self._long = [word for word in sorted(self._all) if len(word) >= _LEAST_LETTERS]
        self._mistyped: dict[str, str] = {}
        self.forgives = False

    def meanings(self, text: str, record: RecordKind | None) -> tuple[str, ...]:
        """The columns that a heading may stand for, the likeliest first."""
        words = self._units if record is None else self._records[record.subject]
        # A sign such as # has no letters to be compared.
        if (whole := words.get(folded(text) or text)) is not None:
            return whole
        if bare := _ADDED.sub("", text):
            whole = words.get(folded(bare))
            if whole is not None:
                return whole
        parts = [meant for part in _parts(text) if (meant := words.get(folded(part)))]
        if not parts and (word := self._meant_by(text)) in words:
            return words[word]
        if {key for meant in parts for key in meant} >= _HEX_OR_TURN:
            # A turn is known from a hex, but any text may be a hex.
            return ("arrival",)
        return next(iter(parts), ())

    def knows(self, text: str) -> bool:
        """Whether a text is a heading of anything."""
        written = (text, _ADDED.sub("", text), *_parts(text))
        known = any((folded(one) or one) in self._all for one in written)
        return known or (self.forgives and bool(self._meant_by(text)))

    def forgiving(self) -> Vocabulary:
        """The same, which also knows headings by those that they resemble."""
        # Not a deep copy: both share the words, and what was found out about mistyped ones.
        other = copy(self)
        other.forgives = True
        return other

    def _meant_by(self, text: str) -> str:
        """The folded heading that a mistyped one resembles; empty for any other text."""
        # Kept, for it is compared with every long heading, by `knows` and `meanings` alike.
        if text not in self._mistyped:
            word = folded(text)
            found, like = "", 0.0
            if len(word) >= _LEAST_LETTERS:
                found, like = most_like(word, self._long)
            self._mistyped[text] = found if like >= _LEAST_LIKE else ""
        return self._mistyped[text]

    def alike(self, one: str, other: str) -> bool:
        """Whether two headings of units stand for the same in the first place."""
        return self.meanings(one, None)[:1] == self.meanings(other, None)[:1] != ()

    def _of_units(self, game: Game) -> dict[str, tuple[str, ...]]:
        own = [(column.key, column.headings) for column in unit_columns(game)]
        own += [(key, words) for key, words in game.unit_words.shorthand().headings.items()]
        keys = {key for key, _ in own} | {COUNT, LEVEL, LOST, NUMBERING}
        general = {
            word: tuple(key for key in meant if key in keys)
            for word, meant in hobby_words().headings.items()
        }
        return _joined(own, general)


def _parts(text: str) -> tuple[str, ...]:
    """The headings that are written as one: ``Leader / Unit``; none of any other text."""
    parts = tuple(part.strip() for part in text.split(" / "))
    return parts if len(parts) > 1 else ()


def _of_records(kind: RecordKind) -> dict[str, tuple[str, ...]]:
    """The headings of a kind of records: a number and a remark have the general words for them."""
    own = [(column.key, column.headings) for column in record_columns(kind)]
    numbers = [field.key for field in kind.fields if field.type is FieldType.NUMBER]
    known = {field.key: field.key for field in kind.fields}
    known |= {NUMBERING: NUMBERING} | ({COUNT: numbers[0]} if numbers else {})
    known |= {"note": kind.note} if kind.note else {}
    general = {
        word: tuple(known[key] for key in meant if key in known)
        for word, meant in hobby_words().headings.items()
    }
    return _joined(own, general)


def _joined(
    own: Iterable[tuple[str, Sequence[str]]], general: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    found = {word: meant for word, meant in general.items() if meant}
    for key, headings in own:
        for heading in headings:
            word = folded(heading)
            # The game's own heading comes first: to it, the word means just that.
            found[word] = tuple(dict.fromkeys((key, *found.get(word, ()))))
    return found


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """A row of headings, or two that are read as one. Rows and columns count from 0.

    `texts` are the headings by column; the tables below begin in row `row` + `height`.
    """

    row: int
    height: int
    texts: Mapping[int, str]

    def blocks(self, vocabulary: Vocabulary) -> Iterator[tuple[int, int]]:
        """The first column of each table that stands beside others, and the first after it."""
        columns = sorted(self.texts)
        starts = [columns[0]]
        for column in columns[1:]:
            # A table begins where the first heading of the one before it comes again; behind a gap
            # also where one of the same meaning does, in another language.
            first, here = self.texts[starts[-1]], self.texts[column]
            again = folded(here) == folded(first)
            apart = column - 1 not in self.texts
            if again or (apart and vocabulary.alike(here, first)):
                starts.append(column)
        yield from zip(starts, [*starts[1:], columns[-1] + 1], strict=True)


def heading_rows(rows: Sequence[Row], vocabulary: Vocabulary) -> Iterator[HeadingRow]:
    """Every row of headings of a sheet, from the top."""
    end = 0
    for number, _ in held(rows, 0, len(rows)):
        # The second row of two that are read as one is none by itself.
        found = _heading_row(rows, number, vocabulary) if number >= end else None
        if found:
            end = number + found.height
            yield found


def _heading_row(rows: Sequence[Row], number: int, vocabulary: Vocabulary) -> HeadingRow | None:
    upper = _texts(rows[number])
    if not upper:
        return None
    known = _known(upper, vocabulary)
    lower = _texts(rows[number + 1]) if number + 1 < len(rows) else {}
    below = _known(lower, vocabulary)
    if len(below) * 2 >= len(lower) > 0:
        both = _two_rows(upper, lower, vocabulary)
        # A title above headings adds none to them.
        if len(_known(both, vocabulary)) > max(len(known), len(below), _FEWEST - 1):
            return HeadingRow(number, _DEPTH, both)
        # Headings over groups of headings: those below say it all.
        if len(below) > len(known):
            return None
    # Half of them at least, or a row of units that holds a few such words would be taken for one.
    if len(known) >= _FEWEST and len(known) * 2 >= len(upper):
        return HeadingRow(number, 1, upper)
    return None


def _two_rows(
    upper: Mapping[int, str], lower: Mapping[int, str], vocabulary: Vocabulary
) -> dict[int, str]:
    """Two rows as one: the lower heading, where one stands; the upper may span several."""
    both = dict(upper)
    for column, text in lower.items():
        above = upper.get(column, "")
        joined = f"{above} {text}"
        # Below "Values" just "printed" may stand: the column is then what stands above.
        known = next(filter(vocabulary.knows, (joined, text, above)), text) if above else text
        both[column] = known
    return both


def _known(texts: Mapping[int, str], vocabulary: Vocabulary) -> set[str]:
    return {folded(text) for text in texts.values() if vocabulary.knows(text)}


def _texts(row: Row) -> dict[int, str]:
    """What stands in a row by column; nothing where a number is among it: a heading has none."""
    found: dict[int, str] = {}
    for column, cell in enumerate(row):
        if cell == "":
            continue
        text = _heading(cell)
        if text is None:
            return {}
        if text:
            found[column] = text
    return found


def _heading(cell: CellValue) -> str | None:
    """A heading; None for a cell that cannot be one."""
    if not isinstance(cell, str):
        return None
    text = plain(cell)
    # A number that is kept as a text begins with a digit as well.
    return None if text[:1].isdigit() else text


def beginnings(rows: Sequence[Row], headers: Iterable[HeadingRow]) -> Iterator[HeadingRow]:
    """The rows of headings with which a table begins: on a printed list they come on each page."""
    last: HeadingRow | None = None
    known: set[str] = set()
    for header in headers:
        again = last is not None and _unmarked(header) == _unmarked(last)
        end = table_end(rows, header)
        titles = [*titles_in(rows[end if last else 0 : header.row])]
        # Only where a blank row and a title of its own stand before it something new begins.
        new = end < header.row and not any(map(filled, rows[end - 1]))
        if not again or (new and any(one not in known and not _of_page(one) for one in titles)):
            yield header
            last = header
        known.update(titles)


def _unmarked(header: HeadingRow) -> dict[int, str]:
    return {column: without_mark(text) for column, text in header.texts.items()}


def _of_page(title: str) -> bool:
    return is_page(title) or continued(title) is not None


def table_end(rows: Sequence[Row], header: HeadingRow) -> int:
    """Where the table above a row of headings ends: before the titles that belong to it."""
    end = header.row
    while end > 0 and 0 < sum(map(filled, rows[end - 1])) <= _TITLE_CELLS:
        end -= 1
    return end


def titles_in(rows: Iterable[Row]) -> Iterator[str]:
    """All that stands in rows of titles."""
    for row in rows:
        yield from filter(None, map(plain, row))
