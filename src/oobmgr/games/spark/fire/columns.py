"""The columns of the combat results tables, and how shifts move along them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.tables import Tables


class CombatTable(StrEnum):
    """The two tables that fire is resolved on."""

    CRT = "CRT"
    ATCRT = "ATCRT"


CHART_OF: Final = {
    CombatTable.CRT: "combat_results",
    CombatTable.ATCRT: "antitank_combat_results",
}
OPEN_END: Final = "+"
_COLUMNS_CASE: Final = "SP-FIRE-32"
_SHIFT_CASE: Final = "SP-FIRE-18"
TOP_NOTE: Final = "The last column has no higher number; it counts as it stands."
BOTTOM_NOTE: Final = "The rules say nothing of shifts beyond column 1; it stays there."


def table_of(kind: FireKind) -> CombatTable:
    """The table that a kind of fire is resolved on."""
    return CombatTable.CRT if kind is FireKind.REGULAR else CombatTable.ATCRT


def columns_of(table: CombatTable) -> tuple[int, ...]:
    """The numbers over the columns of a table, from the left; ``60+`` is 60."""
    # The open end of the last column is no part of its number.
    return tuple(int(name.removesuffix(OPEN_END)) for name in charts()[CHART_OF[table]].columns)


def column_name(table: CombatTable, column: int) -> str:
    """A column as it stands in the table: ``18``, ``60+``."""
    names = charts()[CHART_OF[table]].columns
    return dict(zip(columns_of(table), names, strict=True)).get(column, str(column))


def column_for(table: CombatTable, points: int) -> int:
    """The highest column that is not above the points; the first one for fewer."""
    columns = columns_of(table)
    # Fewer points than the first column has count on it as well.
    return max((column for column in columns if column <= points), default=columns[0])


@dataclass(frozen=True)
class Shifted:
    """A column after its shifts, and how many of them moved nothing."""

    column: int
    wasted: int


def shifted(table: CombatTable, column: int, shift: int, tables: Tables) -> Shifted:
    """Move a column by shifts, right above 0; a shift too few for a move is lost (SP-FIRE-18)."""
    columns = columns_of(table)
    at = columns.index(column)
    left = abs(shift)
    way = 1 if shift > 0 else -1
    # One move may take two shifts; what is left and too little for it is lost.
    while left and 0 <= at + way < len(columns):
        needed = _shifts_between(table, columns[at], columns[at + way], tables)
        if left < needed:
            break
        left -= needed
        at += way
    return Shifted(columns[at], left)


def _shifts_between(table: CombatTable, one: int, other: int, tables: Tables) -> int:
    """The shifts that a move between two neighbours takes."""
    # Of double shifts the text speaks for the CRT alone (SP-X-12).
    from_there = tables.whole("fire.shifts.double_from")
    # Doubled only between two columns that both lie there.
    doubled = table is CombatTable.CRT and min(one, other) >= from_there
    return tables.whole("fire.shifts.double" if doubled else "fire.shifts.single")


def shift_words(shift: int) -> str:
    """A shift as players say it: ``2 right``, ``1 left``, ``no shift``."""
    if not shift:
        return "no shift"
    return f"{abs(shift)} {'right' if shift > 0 else 'left'}"


@dataclass(frozen=True)
class FindColumnInputs:
    """A table and a number of points."""

    points: int = amount_told("The points.", _COLUMNS_CASE, unit="points", high=MANY)
    table: CombatTable = choice_told("Which table.", _COLUMNS_CASE, CombatTable.CRT)


@calculator(
    "SP-FIRE-17 SP-FIRE-22 SP-FIRE-32",
    title="Column for points",
    value="The column; 60 is the last one, 60+.",
)
def find_column(inputs: FindColumnInputs, _: Tables) -> Ruling[int]:
    """The highest column that is not above the points."""
    column = column_for(inputs.table, inputs.points)
    name = column_name(inputs.table, column)
    text = f"{counted(inputs.points, 'point')}: highest column not above"
    notes = (BOTTOM_NOTE,) if inputs.points < column else ()
    return Ruling(column, (Step("Column", name, text, "SP-FIRE-17", StepKind.RESULT),), notes)


@dataclass(frozen=True)
class ShiftColumnInputs:
    """A column and the shifts, right above 0."""

    column: int = told("The column.", low=1, high=MANY, case=_SHIFT_CASE)
    shift: int = told(
        "Shifts, to the right above 0, to the left below.",
        low=-MANY,
        high=MANY,
        case=_SHIFT_CASE,
        label="Shifts",
    )
    table: CombatTable = choice_told("Which table.", _SHIFT_CASE, CombatTable.CRT)


@dataclass(frozen=True)
class ShiftedColumn:
    """The column after the shifts."""

    column: int = told("The column; 60 is the last one, 60+.")
    wasted: int = told("Shifts that moved nothing.", unit="shifts")


@calculator("SP-FIRE-18", title="Column after shifts")
def shift_column(inputs: ShiftColumnInputs, tables: Tables) -> Ruling[ShiftedColumn]:
    """Where shifts move a column, and how many are lost.

    Raises:
        BadInput: The table has no such column.
    """
    check_column(inputs.table, inputs.column)
    moved = shifted(inputs.table, inputs.column, inputs.shift, tables)
    line = shift_step(inputs.table, inputs.column, inputs.shift, moved)
    first, *_, last = columns_of(inputs.table)
    # A shift may also be lost on the way, where two were needed and one was left.
    at_end = moved.wasted and moved.column in {first, last}
    notes = ((TOP_NOTE if inputs.shift > 0 else BOTTOM_NOTE),) if at_end else ()
    return Ruling(ShiftedColumn(moved.column, moved.wasted), (line,), notes)


def move_words(shift: int, moved: Shifted) -> str:
    """A move along the columns: ``2 right; 1 lost``."""
    lost = f"; {moved.wasted} lost" if moved.wasted else ""
    return f"{shift_words(shift)}{lost}"


def shift_step(table: CombatTable, column: int, shift: int, moved: Shifted) -> Step:
    """The line of working of a move along the columns."""
    text = f"{column_name(table, column)}, {move_words(shift, moved)}"
    name = column_name(table, moved.column)
    return Step("Column after shifts", name, text, _SHIFT_CASE, StepKind.RESULT)


def check_column(table: CombatTable, column: int) -> None:
    """Refuse a number that stands over no column. Raises `BadInput`."""
    names = [str(number) for number in columns_of(table)]
    if str(column) not in names:
        advice = did_you_mean(str(column), names) or f"Columns: {', '.join(names)}."
        sentence = f"is not a column of the {table}."
        raise BadInput(Fault(sentence, "column", str(column), advice, _COLUMNS_CASE))
