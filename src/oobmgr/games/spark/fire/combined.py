"""The column of a fire by several units: each one's contribution, their sum, shifts, heavy guns."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.columns import (
    TOP_NOTE,
    CombatTable,
    column_for,
    column_name,
    columns_of,
    move_words,
    shifted,
)
from oobmgr.games.spark.options import HEAVY_ALONE, SHIFT_ORDER, is_usual, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, list_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

COLUMN: Final = "column"
"""What the line of the column records."""


class FireMode(StrEnum):
    """How a unit fires: over open sights, indirectly, or indirectly as heavy artillery."""

    DIRECT = "direct"
    INDIRECT = "indirect"
    # A way of its own, since the owner may fire heavy guns as ordinary ones instead (SP-FIRE-20).
    HEAVY = "indirect_heavy"


MODE_ALIASES = {"heavy": FireMode.HEAVY, "heavy indirect": FireMode.HEAVY}


@dataclass(frozen=True)
class FiringUnit:
    """What one unit, or units of a hex that pool, brings to a fire."""

    points: int = amount_told("Its strength that counts.", "SP-FIRE-12", unit="points", high=MANY)
    mode: FireMode = choice_told("How it fires.", "SP-FIRE-15", FireMode.DIRECT, MODE_ALIASES)
    fire_from: int = told(
        "Its own shifts: fire from, and the target's hill against it.",
        default=0,
        low=-MANY,
        high=MANY,
        case="SP-FIRE-12",
        label="Its own shifts",
    )
    id: str = text_told("Its name, for the working.")


@dataclass(frozen=True)
class CombinedFireInputs:
    """All units of a fire, and what shifts it at the target."""

    units: tuple[FiringUnit, ...] = told("The firing units.", case="SP-FIRE-16")
    fire_against: int = told(
        "Shifts at the target, its hill left out.",
        default=0,
        low=-MANY,
        high=MANY,
        case="SP-FIRE-17",
        label="Shifts at the target",
    )
    town_or_entrenched_non_armored: bool = flag_told(
        "Whether the target is non-armored in a town or a trench.",
        "SP-FIRE-19",
        label="Non-armored in town or trench?",
    )
    table: CombatTable = choice_told("Which table.", "SP-FIRE-17", CombatTable.CRT)
    against_parts: tuple[int, ...] = list_told(
        "The shifts at the target one by one, where they are not to be netted.",
        "SP-FIRE-17",
        low=-MANY,
        high=MANY,
        label="Shifts one by one",
    )
    options: Options = options_told(HEAVY_ALONE, SHIFT_ORDER)


@dataclass(frozen=True)
class CombinedFire:
    """The figures of the procedure, and the column it ends with; 0 where nothing counts."""

    indirect_contribution: int = told("What indirect fire contributes.", unit="points")
    direct_contributions: tuple[int, ...] = told("What each direct firer contributes.")
    sum: int = told("The sum of all contributions.", unit="points")
    start_column: int = told("The column not above the sum.")
    initial_column: int = told("The column after the shifts at the target.")
    heavy_points: int = told("Points of heavy artillery that join after the shifts.")
    actual_column: int = told("The column of the fire.")


@calculator("SP-FIRE-12 SP-FIRE-15..22", title="Fire of several units", also="SP-FIRE-23")
def combined_fire_column(inputs: CombinedFireInputs, tables: Tables) -> Ruling[CombinedFire]:
    """What each unit contributes, and the column of them all.

    Raises:
        BadInput: The shifts one by one add up to another number.
    """
    if inputs.against_parts and sum(inputs.against_parts) != inputs.fire_against:
        sentence = f"add up to {sum(inputs.against_parts)}."
        advice = f"Fire against is given as {inputs.fire_against}."
        raise BadInput(Fault(sentence, "against_parts", "", advice, "SP-FIRE-17"))
    table, apart = inputs.table, _heavy_apart(inputs)
    lines: list[Step] = []
    indirect = _indirect(inputs, lines, apart=apart)
    direct = tuple(
        _direct(table, unit, tables, lines) for unit in inputs.units if unit.mode is FireMode.DIRECT
    )
    total = indirect + sum(direct)
    parts = [str(part) for part in ((indirect,) if indirect else ()) + direct]
    lines.append(Step("Sum", total, " + ".join(parts), "SP-FIRE-16", StepKind.SUM))
    # Points of nothing have no column: the first one would make a fire of them.
    start = column_for(table, total) if total else 0
    initial = _initial(inputs, start, tables, lines)
    heavy = sum(unit.points for unit in inputs.units if unit.mode is FireMode.HEAVY)
    # Heavy artillery that is not apart has been counted with the rest of the indirect fire.
    heavy = heavy if apart else 0
    actual = column_for(table, initial + heavy) if initial + heavy else 0
    if heavy:
        text = f"{initial} + {heavy} of heavy artillery"
        lines.append(Step("With heavy artillery", initial + heavy, text, "SP-FIRE-19"))
    name = column_name(table, actual) if actual else "none"
    lines.append(
        Step("Column", name, f"of the {table}", "SP-FIRE-17", StepKind.RESULT, {COLUMN: str(name)})
    )
    result = CombinedFire(
        indirect_contribution=indirect,
        direct_contributions=direct,
        sum=total,
        start_column=start,
        initial_column=initial,
        heavy_points=heavy,
        actual_column=actual,
    )
    # What lies above the last column is not printed, so the players are told where it mattered.
    top = columns_of(table)[-1] in {indirect, *direct, initial}
    return Ruling(result, tuple(lines), (TOP_NOTE,) if top else ())


def _heavy_apart(inputs: CombinedFireInputs) -> bool:
    """Whether heavy artillery joins after the shifts (SP-FIRE-19, SP-X-14)."""
    if not inputs.town_or_entrenched_non_armored or inputs.table is not CombatTable.CRT:
        return False
    # Read to the letter, heavy guns that fire alone join a column of nothing, which no shift
    # touches; a group may rather have them fire as any other.
    alone = not any(unit.points for unit in inputs.units if unit.mode is not FireMode.HEAVY)
    return is_usual(inputs.options, HEAVY_ALONE) or not alone


def _indirect(inputs: CombinedFireInputs, lines: list[Step], *, apart: bool) -> int:
    """What all indirect fire contributes; none of it counts against AFV (steps 1 and 2)."""
    summed = {FireMode.INDIRECT} if apart else {FireMode.INDIRECT, FireMode.HEAVY}
    units = [unit for unit in inputs.units if unit.mode in summed]
    points = sum(unit.points for unit in units)
    # Indirect fire is nothing against armor, however much there is of it.
    if inputs.table is not CombatTable.CRT or not points:
        return 0
    column = column_for(inputs.table, points)
    told_ = " + ".join(_words(unit) for unit in units)
    summed_up = f" = {points}" if len(units) > 1 else ""
    text = f"{told_}{summed_up}, column not above"
    lines.append(Step("Indirect fire", column, text, "SP-FIRE-15"))
    return column


def _direct(table: CombatTable, unit: FiringUnit, tables: Tables, lines: list[Step]) -> int:
    """What a direct firer contributes: its own column after its own shifts (steps 3 to 6)."""
    if not unit.points:
        return 0
    start = column_for(table, unit.points)
    moved = shifted(table, start, unit.fire_from, tables)
    # By unit, so that it is seen whose fire a shift moves.
    text = f"column {start}, {move_words(unit.fire_from, moved)}"
    lines.append(Step(f"Direct: {_words(unit)}", moved.column, text, "SP-FIRE-12"))
    return moved.column


def _initial(inputs: CombinedFireInputs, start: int, tables: Tables, lines: list[Step]) -> int:
    """The start column after the shifts at the target (steps 13 and 14)."""
    if not start:
        return 0
    table = inputs.table
    lines.append(Step("Start column", column_name(table, start), "", "SP-FIRE-17"))
    column = start
    net = is_usual(inputs.options, SHIFT_ORDER) or not inputs.against_parts
    # Netted, or one after another, right before left (SP-X-15).
    shifts = (inputs.fire_against,) if net else sorted(inputs.against_parts, reverse=True)
    for shift in shifts:
        moved = shifted(table, column, shift, tables)
        text = f"{column_name(table, column)}, {move_words(shift, moved)}"
        name = column_name(table, moved.column)
        lines.append(Step("After the target's shifts", name, text, "SP-FIRE-17"))
        column = moved.column
    return column


def _words(unit: FiringUnit) -> str:
    return f"{unit.id} {unit.points}" if unit.id else str(unit.points)
