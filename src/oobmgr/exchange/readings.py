"""What was read from a workbook: units, other records, and everything that could not be read."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import field
from enum import StrEnum
from typing import Final, NamedTuple

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.bounds import MOST_PROBLEMS, MOST_ROWS
from oobmgr.exchange.cells import cell_name
from oobmgr.exchange.layouts.questions import Question, Taken
from oobmgr.exchange.own_books import BookMark
from oobmgr.rules.game import Game


class Severity(StrEnum):
    """An error leaves its row (or sheet) out, a warning wants a look, a note says what was read."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


UNITS: Final = "units"
NOTHING: Final = "no units"
"""What the rows of a sheet are; those of records are called as their kind is."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing in a workbook that a person should know of.

    `cell` is ``F17``, ``row 17``, a column such as ``column F`` or empty for the whole sheet;
    `found` is what stands there as a person sees it; `expected` what belongs there. `place` is the
    row and column of a cell, counted from 0, column -1 for a whole row; None for all else. `word`
    is the key of the column where it is a word of it that nobody knows. `mend` is what should stand
    there, where that is known.
    """

    sheet: str
    cell: str
    found: str
    expected: str
    message: str
    advice: str = ""
    severity: Severity = Severity.ERROR
    place: tuple[int, int] | None = None
    word: str = ""
    mend: str = ""

    @property
    def where(self) -> str:
        """The place as spreadsheets write it: ``Blue!F17``."""
        return f"{self.sheet}!{self.cell}" if self.cell else self.sheet

    @property
    def of_a_cell(self) -> bool:
        """Whether it is about one cell, not about a row, a column or the sheet."""
        # A whole row has the column -1, so that it sorts before its cells.
        return self.place is not None and self.place[1] >= 0

    def fault(self) -> Fault:
        """The problem as the rest of the program shows faults."""
        return Fault(self.message, where=self.where, value=self.found, advice=self.advice)

    def sentence(self) -> str:
        """The problem as one line of text."""
        return self.fault().sentence()


def within_bounds(problems: Sequence[Problem], units: Sized = ()) -> None:
    """Whether so much can be listed: asked while it is found, so that it never takes gigabytes.

    Raises:
        BadInput: there are more problems, or more units, than can be.
    """
    if len(units) > MOST_ROWS:
        message = f"The list has more than {MOST_ROWS:,} units."
        raise BadInput(Fault(message, advice="Divide it into several files."))
    if len(problems) > MOST_PROBLEMS:
        first = problems[0]
        message = f"More than {MOST_PROBLEMS:,} cells cannot be read. The first: {first.message}"
        advice = f"{first.advice} Or choose another file: this one may not be a list of units."
        raise BadInput(Fault(message, first.where, first.found, advice.strip()))


class TakenAs(NamedTuple):
    """What the words of a type are taken for, and how many units have them."""

    type: str
    taken: str
    units: int

    def sentence(self) -> str:
        """As one line of text: ``drone swarm, 2 units: airborne``."""
        return f"{self.type}, {counted(self.units, 'unit')}: {self.taken}."


class RowPlace(NamedTuple):
    """The row of a workbook that something was read from. `row` counts from 1."""

    sheet: str
    row: int


@dataclass(frozen=True, slots=True)
class SheetReading:
    """What became of one sheet. `rows` counts the rows below the headings that hold anything."""

    name: str
    kind: str
    rows: int = 0
    read: int = 0

    @property
    def left_out(self) -> int:
        """How many rows were not read. Each of them, or the sheet, has a problem that says why."""
        return self.rows - self.read

    def sentence(self) -> str:
        """The sheet as one line of text."""
        if self.kind == NOTHING:
            return f"{self.name}: no units, left out."
        tail = f", {self.left_out:,} left out" if self.left_out else ""
        return f"{self.name}: {self.read:,} {self.kind}{tail}."


@dataclass(frozen=True, slots=True)
class SheetColumns:
    """What the columns of a sheet in a layout of its own were taken for, by their keys.

    Rows and columns count from 0; `row` is the first row of headings, or the last above the rows
    of a list that is not `headed`. `named` tells a cell as the file has it, where the sheet was
    turned. One that is `listed` is in a layout of its own.
    """

    row: int
    keys: Mapping[int, str]
    named: Callable[[tuple[int, int]], str] | None = None
    headed: bool = True
    listed: bool = False


@dataclass(frozen=True, slots=True)
class OrderOfBattleReading:
    """An order of battle as a workbook tells it. Nothing has been changed by reading it.

    `units` and `unit_places` run side by side, as do `records` and `record_places`. The `game` is
    that in whose words it was read. `questions` are open, `taken` is what needed none.
    `empty_formations` are those that the workbook names and gives no unit; `columns` is
    how sheets in layouts of their own were taken, `look` by what a workbook is known again.
    `unread` are the IDs of rows that were left out, `mark` tells our own exports apart.
    `for_another` says which other game it was made for, empty where nothing tells.
    """

    source: str
    sheets: tuple[SheetReading, ...]
    units: tuple[UnitValues, ...]
    unit_places: tuple[RowPlace, ...]
    records: tuple[RecordValues, ...]
    record_places: tuple[RowPlace, ...]
    problems: tuple[Problem, ...]
    game: Game = field(repr=False, compare=False)
    questions: tuple[Question, ...] = ()
    taken: tuple[Taken, ...] = ()
    empty_formations: tuple[tuple[SideId, tuple[str, ...]], ...] = ()
    columns: Mapping[str, SheetColumns] = field(default_factory=dict)
    look: tuple[str, ...] = ()
    unread: frozenset[str] = frozenset()
    mark: BookMark | None = None
    for_another: str = ""

    @property
    def holds_nothing(self) -> bool:
        """Whether no sheet is one of units or of other records."""
        return all(sheet.kind == NOTHING for sheet in self.sheets)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that leave something out."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems that only say something."""
        told = (p for p in self.problems if p.severity is not Severity.ERROR)
        # Among notes, what wants a look would have to be found.
        return tuple(sorted(told, key=lambda one: one.severity is Severity.NOTE))

    @property
    def left_out(self) -> int:
        """How many rows were not read."""
        return sum(sheet.left_out for sheet in self.sheets)

    def cell_of(self, place: RowPlace, column: str) -> str:
        """The cell of a row that holds a column, by its key: ``Blue!F17``; else ``Blue!row 17``."""
        found = self.columns.get(place.sheet)
        at = [number for number, key in found.keys.items() if key == column] if found else []
        # Of two tables side by side each has such a column; which one is not kept.
        return f"{place.sheet}!{self.cell_at(place, at[0] if len(at) == 1 else -1)}"

    def cell_at(self, place: RowPlace, column: int) -> str:
        """A cell of a row as the file names it, by its column counted from 0: ``F17``, or its row.

        A sheet that was turned has it elsewhere.
        """
        found = self.columns.get(place.sheet)
        if found is not None and found.named is not None:
            return found.named((place.row - 1, column))
        return cell_name(place.row, column) if column >= 0 else f"row {place.row}"

    def formation_paths(self) -> tuple[tuple[SideId, tuple[str, ...]], ...]:
        """Every formation that is named, each once, parents first, in order of first use."""
        # First the few hundred branches, then their parts: units by the thousand share them.
        branches = dict.fromkeys((unit.side, unit.path) for unit in self.units)
        branches |= dict.fromkeys(self.empty_formations)
        return tuple(
            dict.fromkeys(
                (side, path[:level]) for side, path in branches for level in range(1, len(path) + 1)
            )
        )

    def taken_as(self) -> tuple[TakenAs, ...]:
        """What the words of each type are taken for, in order of first use."""
        words = self.game.unit_words
        found = Counter((unit.type, words.taken_as(unit)) for unit in self.units)
        return tuple(
            TakenAs(kind, taken, number) for (kind, taken), number in found.items() if taken
        )

    @property
    def formations(self) -> int:
        """How many formations the workbook names, counted per side."""
        return len(self.formation_paths())
