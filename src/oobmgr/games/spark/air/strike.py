"""The column of an air strike: its points, and what the target and its hex shift."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.columns import (
    BOTTOM_NOTE,
    CombatTable,
    column_for,
    column_name,
    shift_step,
    shifted,
)
from oobmgr.games.spark.fire.shifts import (
    FireAgainstInputs,
    Target,
    Way,
    fire_against,
    terrain_told,
)
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.options import WS_NON_ARMORED, options_told
from oobmgr.games.spark.roster.status import PROHIBITED
from oobmgr.games.spark.units.armor import read_armor
from oobmgr.games.spark.words import Armor, FireKind
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

CASE: Final = "SP-AIR-09"


class AirTarget(StrEnum):
    """What an air strike is made against."""

    NON_ARMORED = "non_armored"
    AFV = "afv"
    BALLOON = "balloon"


@dataclass(frozen=True)
class AirStrikeInputs:
    """An air strike against one unit."""

    points: int = told("Air points that strike.", unit="air points", low=1, high=MANY, case=CASE)
    target: AirTarget = choice_told(
        "What is struck.",
        CASE,
        AirTarget.NON_ARMORED,
        {"personnel": "non_armored", "weapons": "non_armored", "armored": "afv"},
    )
    armor: Armor | None = open_told(
        "Armor of an AFV: none, hollow, or its number of solid dots.",
        "SP-TCE-68",
        read=read_armor,
        label="Armor dots",
    )
    steps: int | None = open_told(
        "Steps that the target has.",
        "SP-FIRE-27",
        unit="steps",
        low=1,
        high=MOST_STEPS,
        label="Steps of the target",
    )
    terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the target's hex; a hill is nothing.", CASE, label="Terrain"
    )
    # A trench shelters from the air as well (SP-TCE-60), unlike a hill (SP-TCE-57).
    entrenched: bool = flag_told(
        "Whether the target is in the trench.", "SP-TCE-60", label="Entrenched?"
    )
    in_column: bool = flag_told("Whether it is in column.", "SP-TCE-20", label="In column?")
    river_lake_hex: bool = flag_told(
        "Whether it is on a river or lake hex.", "SP-TCE-12", label="On a river or lake hex?"
    )
    night: bool = flag_told("Whether it is night.", "SP-FIRE-24", label="Night?")
    # Table and example differ on settlements (SP-X-01), so the group says by which it plays.
    options: Options = options_told(WS_NON_ARMORED)


@dataclass(frozen=True)
class NoAirStrike:
    """The answer where there can be no air strike."""

    value: str = told("P: the target cannot be struck.")


@dataclass(frozen=True)
class AirStrikeColumn:
    """Where the dice of an air strike are read."""

    table: CombatTable = told("The table.")
    column: int = told("The column; 60 is the last one, 60+.")


@calculator(
    "SP-AIR-04 SP-AIR-09..10 SP-TCE-68",
    title="Column of an air strike",
    answer=AirStrikeColumn | NoAirStrike,
    also="SP-CTR-12 SP-FIRE-26 SP-SPEC-01",
)
def air_strike_column(
    inputs: AirStrikeInputs, tables: Tables
) -> Ruling[AirStrikeColumn] | Ruling[NoAirStrike]:
    """Where the dice of an air strike are read; P where the target cannot be struck."""
    # An answer and not a refusal: the table has a P there, and players ask what it says.
    if inputs.target is AirTarget.BALLOON:
        line = Step("Air strike", PROHIBITED, "balloon", "SP-AIR-10", StepKind.RESULT)
        return Ruling(NoAirStrike(PROHIBITED), (line,))
    afv = inputs.target is AirTarget.AFV
    table = CombatTable.ATCRT if afv else CombatTable.CRT
    # From the points alone: terrain and armor shift afterwards (SP-AIR-09).
    start = column_for(table, inputs.points)
    target = FireAgainstInputs(
        target=Target.AFV if afv else Target.NON_ARMORED,
        current_steps=inputs.steps,
        fire=FireKind.AT if afv else FireKind.REGULAR,
        mode=Way.AIR,
        terrain=inputs.terrain,
        entrenched=inputs.entrenched,
        in_column=inputs.in_column,
        river_lake_hex=inputs.river_lake_hex,
        armor=inputs.armor,
        night=inputs.night,
        options=inputs.options,
    )
    against = fire_against(target, tables)
    moved = shifted(table, start, against.result, tables)
    points = counted(inputs.points, "point")
    first = Step(f"Column on the {table}", column_name(table, start), points, CASE)
    last = shift_step(table, start, against.result, moved)
    # The sum of the shifts is a line on the way here, not the result.
    shifts = tuple(replace(line, kind=StepKind.LINE) for line in against.working)
    # Fewer points than the first column has: the text does not say what becomes of them.
    notes = (BOTTOM_NOTE,) if inputs.points < start else ()
    working = (first, *shifts, last)
    return Ruling(AirStrikeColumn(table, moved.column), working, notes)
