"""Artillery: what each type may fire, what terrain leaves of it, ammunition, rockets."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.units import MOST_RATING
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.combined import MODE_ALIASES, FireMode
from oobmgr.games.spark.movement.path import GROUND_ALIASES, Ground
from oobmgr.games.spark.units.types import UnitKind, unit_type
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables

PROHIBITED: Final = "P"
DIRECT_ONLY: Final = "direct only"
INDIRECT_ONLY: Final = "indirect only"
YES: Final = "yes"


class ChartColumn(StrEnum):
    """The columns of the Artillery Capabilities Chart."""

    COUNTERBATTERY = "counterbattery"
    BARRAGE = "barrage"
    DEFENSIVE = "defensive_artillery"
    OFFENSIVE = "offensive_artillery"
    ZOC = "zoc"
    DIRECT = "direct"
    HEAVY = "heavy"


_ROCKETS: Final = ("rocket", "nebelwerfer")
_COLUMN_NAMES: Final = {
    ChartColumn.COUNTERBATTERY: "Counterbattery",
    ChartColumn.BARRAGE: "Barrage",
    ChartColumn.DEFENSIVE: "Defensive Artillery Fire",
    ChartColumn.OFFENSIVE: "Offensive Artillery Fire",
    ChartColumn.ZOC: "ZOC fire",
    ChartColumn.DIRECT: "Direct fire",
    ChartColumn.HEAVY: "Heavy",
}


@dataclass(frozen=True)
class ArtilleryChartInputs:
    """A type of artillery and a kind of fire."""

    unit: str = told("The row of the chart, such as sov_div_art_reg.", case="SP-ARTC-01")
    column: ChartColumn = told(
        "The column of the chart.",
        aliases={
            "cb": ChartColumn.COUNTERBATTERY,
            "defensive": ChartColumn.DEFENSIVE,
            "offensive": ChartColumn.OFFENSIVE,
        },
        case="SP-ARTC-01",
    )


@calculator(
    "SP-ARTC-01..19 SP-ART-10",
    title="Artillery Capabilities Chart",
    value="yes, no, P for prohibited, direct only, indirect only.",
    also="SP-CTR-15 SP-ART-16..20 SP-ZOC-13 SP-SPEC-07",
)
def artillery_chart(inputs: ArtilleryChartInputs, tables: Tables) -> Ruling[str]:
    """What a type of artillery may fire.

    Raises:
        BadInput: The chart has no such row.
    """
    # Folded, so that a row may be typed in any case of letters.
    rows = {folded(row): row for row in tables.keys("artillery")}
    row = rows.get(folded(inputs.unit))
    if row is None:
        advice = did_you_mean(inputs.unit, rows.values())
        sentence = "is not a row of the Artillery Capabilities Chart."
        raise BadInput(Fault(sentence, "unit", inputs.unit, advice, "SP-ARTC-01"))
    value, case = chart_entry(row, inputs.column, tables)
    name = tables.text(f"artillery.{row}.name")
    return ruled(_COLUMN_NAMES[inputs.column], value, name, case)


def chart_entry(row: str, column: ChartColumn, tables: Tables) -> tuple[str, str]:
    """An entry of the chart and its case, for a row that it has."""
    cell = tables.cell(f"artillery.{row}.{column}")
    return tables.text(cell.path), cell.case


# ------------------------------------------------------------------------- swamp and peat bog


@dataclass(frozen=True)
class TerrainHalvingInputs:
    """Points that fire at a hex with this terrain."""

    points: int = amount_told("Points of the fire.", "SP-TCE-55", unit="points", high=MOST_RATING)
    terrain: Ground = told(
        "Terrain of the target's hex.", aliases=GROUND_ALIASES, case="SP-TCE-55", label="Terrain"
    )
    mode: FireMode = choice_told("How it fires.", "SP-TCE-55", FireMode.INDIRECT, MODE_ALIASES)


@calculator(
    "SP-TCE-55", title="Indirect fire at swamp and bog", value="Points that count.", unit="points"
)
def indirect_terrain_halving(inputs: TerrainHalvingInputs, tables: Tables) -> Ruling[int]:
    """What is left of indirect points at swamp or peat bog."""
    share = terrain_share((inputs.terrain,), inputs.mode, tables)
    points = halved(inputs.points, share, tables)
    text = f"{inputs.points} × {shown(share)}" if share != 1 else f"{inputs.points}, all of it"
    return ruled("Points that count", points, text, "SP-TCE-55")


def terrain_share(terrain: tuple[Ground, ...], mode: FireMode, tables: Tables) -> Fraction:
    """The share of its points that a fire keeps at a hex with this terrain."""
    # Only indirect fire loses anything in such ground.
    if mode is FireMode.DIRECT:
        return Fraction(1)
    shares = [
        Fraction(tables.number(f"terrain.{ground}.indirect"))
        for ground in terrain
        if "indirect" in tables.keys(f"terrain.{ground}")
    ]
    # Swamp and bog in one hex halve the points once.
    return min(shares, default=Fraction(1))


def halved(points: int, share: Fraction, tables: Tables) -> int:
    """A share of points, rounded down, never to nothing."""
    if not points:
        return 0
    # Rounding down is shown for one point only, which stays one; so no share comes to nothing.
    return max(tables.whole("fire.strength.least"), floor(points * share))


# ------------------------------------------------------------------------ ammunition, rockets


@dataclass(frozen=True)
class FiredUnit:
    """A unit and how it fired."""

    unit: str = text_told("Its name.")
    mode: FireMode = choice_told("How it fired.", "SP-ART-06", FireMode.INDIRECT, MODE_ALIASES)


@dataclass(frozen=True)
class AmmunitionSpentInputs:
    """The fires of a side's units."""

    fires: tuple[FiredUnit, ...] = told("Each fire of each unit.", case="SP-ART-07")


@calculator("SP-ART-06..07 SP-AP-01", value="Ammunition.", unit="points", also="SP-AP-02")
def ammunition_spent(inputs: AmmunitionSpentInputs, tables: Tables) -> Ruling[int]:
    """What the fires of artillery cost."""
    lines, total = [], 0
    for fired in inputs.fires:
        price = ammunition_for(fired.mode, tables)
        # Direct fire costs no ammunition, which is a rule of its own.
        case = "SP-ART-07" if price else "SP-ART-06"
        lines.append(Step(fired.unit or "Fire", price, fired.mode.replace("_", " "), case))
        total += price
    return ruled("Ammunition", total, case="SP-AP-01", before=lines)


def ammunition_for(mode: FireMode, tables: Tables) -> int:
    """What one fire of a unit takes from its stock."""
    return 0 if mode is FireMode.DIRECT else tables.whole("fire.ammunition.indirect")


@dataclass(frozen=True)
class OutOfSupplyInputs:
    """A unit that fired."""

    unit_type: str = told(
        "Its type, such as rocket regiment.",
        case="SP-ART-08",
        words=lambda: ("rocket regiment",),
    )


@calculator(
    "SP-ART-08",
    title="Out of supply after firing",
    value="Whether it gets an Out of Supply Marker.",
)
def oos_after_fire(inputs: OutOfSupplyInputs, tables: Tables) -> Ruling[bool]:
    """Whether a unit is out of supply once it fired.

    Raises:
        BadInput: Nobody knows the type.
    """
    # A row of the chart, or another word for rockets, will do as well as the type of a counter.
    of_chart = any(word in folded(inputs.unit_type) for word in _ROCKETS)
    read = unit_type(tables, inputs.unit_type)
    if read is None and not of_chart:
        advice = "Write it as on the counter, such as rocket regiment."
        raise BadInput(Fault("is not a known type.", "unit_type", inputs.unit_type, advice))
    out = of_chart or (read is not None and read.kind is UnitKind.ROCKET)
    return ruled("Out of supply", out, inputs.unit_type, "SP-ART-08")
