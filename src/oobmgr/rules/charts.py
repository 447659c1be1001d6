"""Charts that the rules need and the rulebook's owner has: filled in once, checked, looked up.

A chart is a grid: rows and columns, each either printed in the rules or named by the player, and
entries of one kind. What the player enters is his own copy; the program never guesses an entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue, Subject
from oobmgr.domain.values import dataclass
from oobmgr.rules.nearest import did_you_mean, folded

if TYPE_CHECKING:
    from oobmgr.domain.calendar import Calendar
    from oobmgr.rules.books import Books

OWN_COPY: Final = "own copy"
"""What stands in place of a case for an entry of a player's chart."""
COPY: Final = "copy"
MOST_LINES: Final = 200
"""The most rows or columns of a chart that the player names himself."""
MOST_LETTERS: Final = 60
"""The most letters of a name or an entry."""
_MOST_NUMBER: Final = 999


class EntryKind(StrEnum):
    """What stands in a chart: a result of a list, a whole number, or words."""

    RESULT = "result"
    NUMBER = "number"
    TEXT = "text"


class RowKind(StrEnum):
    """What a row that the player names is: words, or a game turn."""

    TEXT = "text"
    TURN = "turn"


@dataclass(frozen=True)
class Chart:
    """A chart of the rulebook by its layout, without entries.

    Attributes:
        id: Saved name.
        title: Name on screen.
        sentence: What it decides.
        case: The case that asks for it.
        row_name: What a row is: a roll, a turn, a unit.
        column_name: What a column is: odds, factors, a box.
        rows: The rows that the rules print; empty where the player names them.
        columns: The columns that the rules print; empty where the player names them.
        entries: The results that may stand in it, for `EntryKind.RESULT`.
        kind: What stands in it.
        row_kind: What a row named by the player is.
        row_words: What rows are called on the screen whose names are other words there, too.
        known: Entries that the rules' text gives away, by ``row|column``; shown as hints.
        cases: All that it serves, the one that asks for it first.
    """

    id: str
    title: str
    sentence: str
    case: str
    row_name: str
    column_name: str
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    kind: EntryKind = EntryKind.TEXT
    row_kind: RowKind = RowKind.TEXT
    row_words: Mapping[str, str] = field(default_factory=dict)
    known: Mapping[str, str] = field(default_factory=dict)
    cases: tuple[str, ...] = ()

    def hint(self, row: str, column: str) -> str:
        """What the rules' text says of an entry; empty where it says nothing."""
        return self.known.get(f"{row}|{column}", "")


@dataclass(frozen=True)
class ChartCopy:
    """A player's own copy of a chart: names of rows and columns, and the entries row by row."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]

    def entry(self, row: str, column: str) -> str:
        """The entry at a row and a column, empty where there is none of that name."""
        # The player may have named his rows otherwise: what is not found is asked for, not guessed.
        if row not in self.rows or column not in self.columns:
            return ""
        return self.cells[self.rows.index(row)][self.columns.index(column)]

    def with_entry(self, row: str, column: str, entry: str) -> ChartCopy:
        """The copy with one more entry; a row or column that it has not is added at its end."""
        rows = self.rows if row in self.rows else (*self.rows, row)
        columns = self.columns if column in self.columns else (*self.columns, column)
        at = (row, column)
        cells = (tuple(entry if (r, c) == at else self.entry(r, c) for c in columns) for r in rows)
        return ChartCopy(rows, columns, tuple(cells))

    @property
    def filled(self) -> int:
        """How many entries there are, those left out not counted."""
        return sum(1 for row in self.cells for entry in row if entry)

    def as_json(self) -> dict[str, JsonValue]:
        """The copy as it is saved."""
        return {
            "rows": list(self.rows),
            "columns": list(self.columns),
            "cells": [list(row) for row in self.cells],
        }


def blank_copy(chart: Chart) -> ChartCopy:
    """An empty copy to fill in: all that the rules print, nothing else."""
    return ChartCopy(
        chart.rows, chart.columns, tuple(("",) * len(chart.columns) for _ in chart.rows)
    )


@dataclass(frozen=True, slots=True)
class ChartEntry:
    """An entry of a chart that the player found in his rulebook, and where it stands."""

    chart: str
    row: str
    column: str
    entry: str


@dataclass(frozen=True)
class ChartFault:
    """What is amiss in a copy, and where: the numbers of row and column as given, from 0.

    Without a column it is about a row (or its name), without a row about a column; without both,
    about the chart.
    """

    fault: Fault
    row: int | None = None
    column: int | None = None


def check_copy(
    chart: Chart, raw: object, calendar: Calendar
) -> tuple[ChartCopy, tuple[ChartFault, ...]]:
    """A copy put right as far as it can be, and every fault with its place; none if it is good."""
    reader = _CopyReader(chart, calendar)
    # Read to the end in spite of faults, for a form marks all of them at once.
    copy = reader.read(raw)
    return copy, tuple(reader.faults)


def read_copy(chart: Chart, raw: object, calendar: Calendar) -> ChartCopy:
    """A copy as saved, typed or read from a file, put right: spaces, capitals, turns.

    Raises:
        BadInput: Carries every fault, each with row and column: a name that is missing or stands
            twice, an entry that is not a result of this chart, or is not a number.
    """
    copy, faults = check_copy(chart, raw, calendar)
    if faults:
        raise BadInput(*(found.fault for found in faults))
    return copy


def named_turns(chart: Chart) -> bool:
    """Whether the rows are game turns that the player names."""
    return chart.row_kind is RowKind.TURN and not chart.rows


def matching_entry(chart: Chart, text: str) -> str:
    """The result that the letters mean: the whole of one, or the beginning of one alone.

    What means none, or more than one, stays as it was typed.
    """
    wanted = folded(text)
    whole = [entry for entry in chart.entries if folded(entry) == wanted]
    begun = [entry for entry in chart.entries if wanted and folded(entry).startswith(wanted)]
    # A whole word first: one result may be the beginning of another.
    found = whole or begun
    return found[0] if len(found) == 1 else text


def own_copy(books: Books, chart_id: str) -> ChartCopy | None:
    """The campaign's copy of a chart, None where it was not filled in."""
    return stored_copy(books.fact(Subject.CHART, chart_id, COPY))


def stored_copy(raw: JsonValue) -> ChartCopy | None:
    """A copy as the books hold it; they hold none that was not checked."""
    if not isinstance(raw, Mapping):
        return None
    rows, columns, cells = raw["rows"], raw["columns"], raw["cells"]
    return ChartCopy(_texts(rows), _texts(columns), tuple(map(_texts, _listed(cells))))


def _listed(raw: object) -> list[Any]:
    return list(raw) if isinstance(raw, list | tuple) else []


def _texts(raw: object) -> tuple[str, ...]:
    return tuple(str(item) for item in _listed(raw))


class _CopyReader:
    """Reads one copy and collects what is amiss."""

    def __init__(self, chart: Chart, calendar: Calendar) -> None:
        self._chart = chart
        self._calendar = calendar
        # A result of signs alone, such as a dash, folds to nothing.
        self._results = {folded(entry) or entry: entry for entry in chart.entries}
        self._row_names: tuple[str, ...] = ()
        self.faults: list[ChartFault] = []

    def read(self, raw: object) -> ChartCopy:
        chart = self._chart
        if not isinstance(raw, Mapping):
            self._fault("A chart has rows, columns and cells.", "", repr(raw))
            # Nothing can be read of it; a form still needs something to show.
            return blank_copy(chart)
        rows = self._names("rows", chart.row_name, raw.get("rows"), chart.rows)
        columns = self._names("columns", chart.column_name, raw.get("columns"), chart.columns)
        self._row_names = rows
        if named_turns(chart):
            rows = self._turns(rows)
        lines = _listed(raw.get("cells"))
        if not lines and rows:
            # An empty list could be a chart that was lost on the way.
            self._fault("There are no lines of entries.", "cells")
        if len(lines) > len(rows):
            self._fault(f"There are {len(lines)} lines of entries for {len(rows)} rows.", "")
        cells = tuple(
            self._line(at, columns, _listed(lines[at]) if at < len(lines) else [])
            for at in range(len(rows))
        )
        return ChartCopy(rows, columns, cells)

    def _names(
        self, part: str, called: str, raw: object, printed: Sequence[str]
    ) -> tuple[str, ...]:
        names = tuple(" ".join(name.split()) for name in _texts(raw))
        if printed:
            if raw is not None and names != tuple(printed):
                known = ", ".join(printed)
                self._fault(f"The {part} are not those of the rules: {known}.", part)
            # The printed names all the same, so that the entries below can still be checked.
            return tuple(printed)
        if not names:
            row, column = (0, None) if part == "rows" else (None, 0)
            message, advice = f"No {called.lower()} is named.", "Name at least one."
            self._fault(message, part, advice=advice, row=row, column=column)
        # Each name once: one that stands there twice is one fault, at one place.
        for name in dict.fromkeys(names):
            self._name(part, called, name, [at for at, n in enumerate(names) if n == name])
        if len(names) > MOST_LINES:
            self._fault(f"There are {len(names)} {part}; a chart has at most {MOST_LINES}.", part)
        return names

    def _name(self, part: str, called: str, name: str, places: Sequence[int]) -> None:
        # At the last of several: what stood there first is most likely right.
        at = places[-1]
        row, column = (at, None) if part == "rows" else (None, at)
        if not name:
            self._fault(f"A {called.lower()} has no name.", part, row=row, column=column)
        elif len(places) > 1:
            message = f"{called} {name} appears {len(places)} times."
            self._fault(message, part, name, row=row, column=column)
        elif len(name) > MOST_LETTERS:
            message = f"is longer than {MOST_LETTERS} letters."
            self._fault(message, part, name, row=row, column=column)

    def _turns(self, rows: tuple[str, ...]) -> tuple[str, ...]:
        """The rows as saved turns; two spellings of one turn are the same row."""
        found: list[str] = []
        names: list[str] = []
        for at, row in enumerate(rows):
            turn, name = self._turn(at, row) if row else (row, row)
            # The same spelling twice is told already, as a name that stands there twice.
            if turn in found and rows.count(row) == 1:
                self._fault(f"{row} appears twice.", "rows", row, row=at)
            found.append(turn)
            names.append(name)
        self._row_names = tuple(names)
        return tuple(found)

    def _turn(self, at: int, row: str) -> tuple[str, str]:
        """A turn as saved and as people write it."""
        try:
            turn = self._calendar.parse(row)
        except BadInput as error:
            for fault in error.faults:
                self._fault(fault.message, "rows", row, fault.advice, row=at)
            return row, row
        return turn, self._calendar.label(turn)

    def _line(self, at: int, columns: Sequence[str], raw: list[Any]) -> tuple[str, ...]:
        if len(raw) > len(columns):
            where = f"{self._chart.row_name} {self._row_names[at]}"
            message = f"There are {len(raw)} entries for {len(columns)} columns."
            self._fault(message, where, row=at)
        texts = ["" if entry is None else str(entry) for entry in raw[: len(columns)]]
        # Short lines are filled up: a chart may be half filled.
        texts += [""] * (len(columns) - len(texts))
        return tuple(
            self._entry(at, column, texts[column], columns) for column in range(len(texts))
        )

    def _entry(self, row: int, column: int, raw: str, columns: Sequence[str]) -> str:
        text = " ".join(raw.split())
        place = f"{self._chart.row_name} {self._row_names[row]}"
        where = f"{place}, {self._chart.column_name.lower()} {columns[column]}"
        entry, fault = self._read_entry(where, text)
        if fault is not None:
            self.faults.append(ChartFault(fault, row, column))
        return entry

    def _read_entry(self, where: str, text: str) -> tuple[str, Fault | None]:
        chart = self._chart
        if not text:
            # A chart is filled in as far as its owner likes: what it lacks is asked for in play.
            return "", None
        if chart.kind is EntryKind.NUMBER:
            return self._number(where, text)
        if chart.kind is EntryKind.RESULT:
            return self._result(where, text)
        if len(text) > MOST_LETTERS:
            return text, self._told(f"is longer than {MOST_LETTERS} letters.", where, text)
        return text, None

    def _number(self, where: str, text: str) -> tuple[str, Fault | None]:
        # The minus of a book is not the minus of a keyboard.
        digits = text.replace("−", "-").removeprefix("+")
        plain = digits.removeprefix("-")
        # The length first: `int` refuses thousands of digits with an error of its own.
        readable = plain.isdecimal() and len(plain) <= MOST_LETTERS
        if not readable or abs(int(digits)) > _MOST_NUMBER:
            advice = f"Enter a whole number up to {_MOST_NUMBER}."
            message = f"{text} is not a number that can go here."
            return text, self._told(message, where, text, advice)
        return str(int(digits)), None

    def _result(self, where: str, text: str) -> tuple[str, Fault | None]:
        found = self._results.get(folded(text) or text)
        if found is None:
            advice = did_you_mean(text, self._chart.entries)
            return text, self._told(f"{text} is not a result of this chart.", where, text, advice)
        return found, None

    def _fault(
        self,
        message: str,
        where: str,
        value: str = "",
        advice: str = "",
        *,
        row: int | None = None,
        column: int | None = None,
    ) -> None:
        self.faults.append(ChartFault(self._told(message, where, value, advice), row, column))

    def _told(self, message: str, where: str, value: str = "", advice: str = "") -> Fault:
        place = f"{self._chart.title}: {where}" if where else self._chart.title
        return Fault(message, place, value, advice, self._chart.case)
