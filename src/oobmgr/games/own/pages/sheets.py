"""A description as sheets of texts: what the editor shows and what is typed there. Knows no Qt."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import field
from itertools import accumulate
from typing import Any, Final

from oobmgr.domain.errors import BadInput
from oobmgr.domain.periods import PERIODS, PeriodTurns, any_turns, calendar_from
from oobmgr.domain.values import dataclass
from oobmgr.games.own.description.description import FORM, FORMS, HEAD, Turns
from oobmgr.games.own.description.lines import Path
from oobmgr.games.own.description.parts import Part, PartKind, default_of, parts_of
from oobmgr.games.own.description.reading import DescriptionReading, read_document
from oobmgr.games.own.description.sections import SECTIONS, Section
from oobmgr.games.own.description.writing import Document, written_document
from oobmgr.games.own.sample import BLANK
from oobmgr.rules.descriptions import SIGN_LETTERS
from oobmgr.rules.nearest import folded
from oobmgr.rules.symbols import PLAIN, symbol_names

YES: Final = "yes"
NO: Final = "no"
_LISTS: Final = frozenset({PartKind.SOME, PartKind.NAMES})
_PAIRS: Final = frozenset({PartKind.FACTORS, PartKind.AMOUNTS})
_ID: Final = "id"
_FIRST: Final = parts_of(Turns)["first"]
# Enough to see what the turns of the calendar are called.
_TURNS_OFFERED: Final = 40

Row = dict[str, str]
"""An entry as texts, by the names of its parts; a part that is left out is empty."""
Place = tuple[str, int, str]
"""A cell: section, number of the row from 0, part."""


@dataclass(frozen=True)
class Problem:
    """What is wrong: where a click leads, and what to do."""

    place: Place | None
    text: str


@dataclasses.dataclass
class Sheets:
    """All sections, row by row. `rows` of a single section are one row.

    `made` are the ids, with their sections, that were made from a name and that no campaign has
    yet: they follow when the name changes.
    """

    rows: dict[str, list[Row]] = field(default_factory=dict)
    made: set[tuple[str, str]] = field(default_factory=set)

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Sheets:
        """The sheets of a document."""
        return cls({section.key: _rows(section, document.get(section.key)) for section in SECTIONS})

    @classmethod
    def beginning(cls, document: Mapping[str, Any]) -> Sheets:
        """The sheets of a document that does not belong to a campaign yet."""
        sheets = cls.of(document)
        keys = (section.key for section in SECTIONS if _has_ids(section))
        named = ((key, row[_ID], row.get("name", "")) for key in keys for row in sheets.rows[key])
        sheets.made = {
            (key, own)
            for key, own, name in named
            if own == _made_id(key, name) or (own, name) in _BEGUN_SIDES
        }
        return sheets

    def text(self, place: Place) -> str:
        """What stands in a cell."""
        section, at, part = place
        rows = self.rows[section]
        return rows[at].get(part, "") if at < len(rows) else ""

    def shown(self, place: Place) -> str:
        """The same as people read it: with the names of what it names."""
        part, text = parts_of(SECTION[place[0]].kind)[place[2]], self.text(place)
        if part.of not in SECTION:
            return text
        names = self._names(part.of)
        if part.kind in _LISTS:
            return ", ".join(names.get(word, word) for word in _split(text))
        if part.kind in _PAIRS:
            pairs = (word.rpartition(" ") for word in _split(text))
            return ", ".join(f"{names.get(own, own)} {number}".strip() for own, _, number in pairs)
        return names.get(text, text)

    def _names(self, key: str) -> dict[str, str]:
        """The names of the entries of a section by their ids, of those that a list can hold."""
        rows = ((row.get(_ID, ""), row.get("name", "")) for row in self.rows[key])
        return {own: name for own, name in rows if own and name and "," not in name}

    def write(self, place: Place, text: str) -> None:
        """Write into a cell; a row behind the last one begins a new entry."""
        key, at, part = place
        section = SECTION[key]
        rows = self.rows[key]
        if at >= len(rows):
            if not text.strip():
                return
            rows.append(_row(section, {}))
        row = rows[at]
        old = row.get(part, "")
        row[part] = self._named(parts_of(section.kind)[part], text.strip())
        # Not to an id that another has: what names either could be told apart no more.
        if part == _ID and old and self._is_free(key, row):
            self._follow(key, old, row[part])
        if _has_ids(section) and part == "name":
            self._give_id(key, row)
        # An entry of which nothing is left is gone, as a blank line of a table is.
        if not section.single and {k: v for k, v in row.items() if v} == _row(section, {}):
            rows.pop(at)

    def drop(self, key: str, at: int) -> None:
        """Take an entry away."""
        if at < len(self.rows[key]):
            self.rows[key].pop(at)

    def move(self, key: str, at: int, by: int) -> bool:
        """Move an entry up or down; False where it cannot."""
        rows = self.rows[key]
        if not (0 <= at < len(rows) and 0 <= at + by < len(rows)):
            return False
        rows.insert(at + by, rows.pop(at))
        return True

    def choices(self, part: Part) -> tuple[str, ...]:
        """What may stand in a cell of this part; none where it is free."""
        if part.kind is PartKind.SYMBOL:
            # As the reader takes them: in the words of orders of battle, not in names of files.
            drawings = set(symbol_names().values())
            return (PLAIN, *sorted(name.replace("_", " ") for name in drawings))
        if part.of == "forms":
            return FORMS
        if part.kind is PartKind.FACTORS or part.of == "zones":
            column = "kinds" if part.kind is PartKind.FACTORS else "zones"
            return _split(self.text(("weather", 0, column)))
        if part.of:
            names = self._names(part.of)
            ids = (row[_ID] for row in self.rows[part.of] if row.get(_ID))
            return tuple(names.get(own, own) for own in ids)
        # The first turn itself is typed: those to choose from begin with it.
        if part.kind is PartKind.TURN and part != _FIRST:
            return self._turns()
        return (YES, NO) if part.kind is PartKind.FLAG else part.words

    def calendars(self) -> tuple[PeriodTurns, ...]:
        """The calendar whichever turn it begins with, and that of whole periods.

        None while they cannot be read.
        """
        kind, parts, names = self._counting()
        try:
            return any_turns(kind, parts, names), any_turns(kind, (), names)
        except (BadInput, LookupError, ValueError, OverflowError):
            return ()

    def _counting(self) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """How long a turn is, and what parts of periods and turns are called."""
        row = self.rows["calendar"][0]
        parts, names = (_split(row.get(name, "")) for name in ("parts", "names"))
        return row.get("kind", "") or PERIODS[0], parts, names

    def _turns(self) -> tuple[str, ...]:
        """The turns that a game begins with; none while the calendar cannot be read."""
        kind, parts, names = self._counting()
        first = self.rows["calendar"][0].get("first", "")
        try:
            calendar, turn = calendar_from(kind, first, parts, names)
            turns = accumulate(
                range(_TURNS_OFFERED), lambda one, _: calendar.next(one), initial=turn
            )
            return tuple(calendar.label(one) for one in turns)
        except (BadInput, LookupError, ValueError, OverflowError):
            return ()

    def document(self) -> Document:
        """What is written, as TOML has it."""
        document: Document = {HEAD: FORM}
        for section in SECTIONS:
            entries = [(row.get(_ID, ""), _entry(section, row)) for row in self.rows[section.key]]
            if section.single:
                found: Any = entries[0][1] if entries else {}
            elif section.keyed:
                found = dict(_apart(entries))
            else:
                found = [entry for _, entry in entries]
            if found or section.least:  # what a game needs and has not is told at its cell
                document[section.key] = found
        return document

    def read(self) -> DescriptionReading:
        """Read what is written."""
        names = {section.key: self._names(section.key) for section in SECTIONS if section.keyed}
        return read_document(self.document(), names=names)

    def toml(self) -> str:
        """What is written, as a file."""
        return written_document(self.document())

    def place_of(self, path: Path) -> Place | None:
        """The cell that a fault is about; None where it is about none."""
        if not path or path[0] not in SECTION:
            return None
        section = SECTION[str(path[0])]
        parts = list(parts_of(section.kind))
        if section.single:
            return (section.key, 0, str(path[1]) if len(path) > 1 else parts[0])
        if len(path) == 1:
            return (section.key, 0, next(part for part in parts if part != _ID))
        at = path[1] if isinstance(path[1], int) else self._row_of(section, str(path[1]))
        named = next((str(one) for one in path[2:3] if one in parts), parts[0])
        return (section.key, at, named)

    def _row_of(self, section: Section, name: str) -> int:
        names = [found for found, _ in _apart((r.get(_ID, ""), {}) for r in self.rows[section.key])]
        return names.index(name) if name in names else 0

    def _named(self, part: Part, text: str) -> str:
        """A text in which names stand for ids: ``Mill Ford`` is `mill_ford`."""
        if part.of in {"", "forms", "zones"}:
            return text
        # Backwards, so that of two entries of one name the first is meant.
        entries = (row for row in reversed(self.rows[part.of]) if row.get(_ID))
        ids = {folded(row.get("name", "")): row[_ID] for row in entries}
        if part.kind in _LISTS:
            return ", ".join(ids.get(folded(word), word) for word in _split(text))
        if part.kind in _PAIRS:
            return ", ".join(_pair(ids, word) for word in _split(text))
        return ids.get(folded(text), text)

    def _give_id(self, key: str, row: Row) -> None:
        """Make an id from the name of an entry that has none, or one that was made so."""
        old, name = row.get(_ID, ""), row["name"]
        # What the player called it stays, and so does a made id while there is no name.
        if (old and (key, old) not in self.made) or (old and not name):
            return
        # Emptied first, or its own id would be one that is taken.
        row[_ID] = ""
        row[_ID] = self._free_id(key, name)
        self.made = (self.made - {(key, old)}) | {(key, row[_ID])}
        if old:
            self._follow(key, old, row[_ID])

    def _is_free(self, key: str, row: Row) -> bool:
        """Whether an entry has an id, and no other has the same."""
        others = (one for one in self.rows[key] if one is not row)
        return bool(row[_ID]) and all(one.get(_ID) != row[_ID] for one in others)

    def _follow(self, key: str, old: str, new: str) -> None:
        """Whatever names an entry names it by its new id."""
        for section in SECTIONS:
            parts = {name: part for name, part in parts_of(section.kind).items() if part.of == key}
            for row in self.rows[section.key]:
                row |= {
                    name: _renamed(part, row[name], old, new)
                    for name, part in parts.items()
                    if row.get(name)
                }

    def _free_id(self, key: str, name: str) -> str:
        first = _made_id(key, name)
        taken = {row.get(_ID, "") for row in self.rows[key]}
        numbers = (f"{first}_{number}" for number in range(1, len(taken) + 2))
        return first if first not in taken else next(one for one in numbers if one not in taken)


SECTION: Final = {section.key: section for section in SECTIONS}


_BEGUN_SIDES: Final = {(side.id, side.name) for side in BLANK.sides}


def _has_ids(section: Section) -> bool:
    return section.keyed and not section.single


def _made_id(key: str, name: str) -> str:
    """The id that is made from a name: ``mill_ford`` of *Mill Ford*."""
    plain = "".join(one if one.isalnum() and one.isascii() else "_" for one in name.casefold())
    words = "_".join(word for word in plain.split("_") if word)[:24] or key.rstrip("s")
    return words if words[0].isalpha() else f"x_{words}"


def _renamed(part: Part, text: str, old: str, new: str) -> str:
    """The ids of a cell, one of them called otherwise."""
    if part.kind is PartKind.AMOUNTS:
        pairs = (word.rpartition(" ") for word in _split(text))
        return ", ".join(f"{new if name == old else name} {number}" for name, _, number in pairs)
    if part.kind in _LISTS:
        return ", ".join(new if word == old else word for word in _split(text))
    return new if text == old else text


def _pair(ids: Mapping[str, str], word: str) -> str:
    name, _, number = word.rpartition(" ")
    return f"{ids.get(folded(name), name)} {number}".strip()


def _apart(entries: Iterable[tuple[str, Document]]) -> list[tuple[str, Document]]:
    """Entries under names of their own: of two alike the second cannot be an id."""
    found: dict[str, Document] = {}
    for name, entry in entries:
        key, number = name, 1
        while key in found:
            number += 1
            key = f"{name} ({number})"
        found[key] = entry
    return list(found.items())


# -------------------------------------------------------------------------- values as texts


def _rows(section: Section, raw: Any) -> list[Row]:  # noqa: ANN401 - any TOML
    if section.single:
        return [_row(section, raw if isinstance(raw, Mapping) else {})]
    if section.keyed:
        held = raw if isinstance(raw, Mapping) else {}
        return [{_ID: str(name)} | _row(section, entry) for name, entry in held.items()]
    return [_row(section, entry) for entry in raw] if isinstance(raw, list) else []


def _row(section: Section, raw: Any) -> Row:  # noqa: ANN401 - any TOML
    held = raw if isinstance(raw, Mapping) else {}
    parts = parts_of(section.kind)
    row = {name: _text(held[name]) for name in parts if name in held}
    # Written out where it holds unless denied: an empty cell would be read as no.
    for name, part in parts.items():
        if part.kind is PartKind.FLAG and name not in row and default_of(section.kind, name):
            row[name] = YES
    return row


def _text(raw: Any) -> str:  # noqa: ANN401 - any TOML
    if isinstance(raw, bool):
        return YES if raw else NO
    if isinstance(raw, list | tuple):
        return ", ".join(_text(one) for one in raw)
    if isinstance(raw, Mapping):
        return ", ".join(f"{name} {_text(one)}" for name, one in raw.items())
    return str(raw)


def _entry(section: Section, row: Row) -> Document:
    parts = parts_of(section.kind)
    found: Document = {}
    for name, text in row.items():
        if name == _ID or not text:
            continue
        value = _raw(parts[name], text)
        if value != default_of(section.kind, name):
            found[name] = value
    return found


def _raw(part: Part, text: str) -> Any:  # noqa: ANN401 - any TOML
    if part.kind is PartKind.NUMBER:
        return _number(text)
    if part.kind is PartKind.FLAG:
        return {YES: True, NO: False}.get(text.casefold(), text)
    if part.kind in _LISTS:
        return list(_split(text))
    if part.kind in _PAIRS:
        pairs = (word.rpartition(" ") for word in _split(text))
        return {
            # A word without a number is a name, whose number is missing.
            (name or number).strip(): _number(number) if name else ""
            for name, _, number in pairs
        }
    return text


def _number(text: str) -> int | str:
    """A number; what has more digits than any part takes stays text, and so is refused."""
    digits = text.removeprefix("-")
    number = text.isascii() and digits.isdecimal() and len(digits) <= SIGN_LETTERS
    return int(text) if number else text


def _split(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())
