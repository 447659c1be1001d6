"""Rail capacity, and the Resource Points that raise it for a turn."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.words import NATION_ALIASES, Nation
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class RailCapacityInputs:
    """A nation's railways and the Resource Points that are burnt for them."""

    nation: Nation = told("Whose railways.", aliases=NATION_ALIASES, case="RAIL-01")
    resource_points: int = amount_told(
        "Resource Points spent on rail this game turn.", "RES-08", unit="Resource Points", default=0
    )


@dataclass(frozen=True)
class RailCapacity:
    """The capacity of a game turn; none where more points are spent than the limit."""

    allowed: bool = told("Whether so many points may be spent.")
    capacity: int | None = told("The capacity.", unit="REs")


@calculator("RAIL-01 RAIL-03 RES-08..09")
def rail_capacity(inputs: RailCapacityInputs, tables: Tables) -> Ruling[RailCapacity]:
    """How many REs a nation moves by rail in a game turn."""
    limit = tables.cell(f"resource_points.rail.limit.{inputs.nation}")
    allowed = inputs.resource_points <= limit.whole
    working = [
        limit.step("Resource Points spent", inputs.resource_points, f"at most {limit.value}")
    ]
    if not allowed:
        working.append(limit.step("Above the limit", value=False, kind=StepKind.RESULT))
        return Ruling(RailCapacity(allowed=False, capacity=None), tuple(working))
    base = tables.cell(f"rail.capacity.{inputs.nation}")
    more = _raised(inputs.resource_points, tables)
    capacity = base.whole + more
    text = f"{inputs.resource_points} × {tables.whole('resource_points.rail.re_each')}"
    working += [
        base.step("Capacity"),
        tables.step("resource_points.rail.re_each", "Raised by", more, text),
        Step("Rail capacity in REs", capacity, case="RAIL-03", kind=StepKind.RESULT),
    ]
    return Ruling(RailCapacity(allowed=True, capacity=capacity), tuple(working))


def _raised(points: int, tables: Tables) -> int:
    return points * tables.whole("resource_points.rail.re_each")


@dataclass(frozen=True)
class SovietRailUseInputs:
    """What the Soviets move by rail in a game turn."""

    resource_points: int = amount_told(
        "Resource Points spent on rail this game turn.", "RES-08", unit="Resource Points", default=0
    )
    arrivals: Fraction = amount_told(
        "REs that arrive from the eastern districts.", "RAIL-02", unit="REs", default=Fraction(0)
    )
    other: Fraction = amount_told(
        "REs that move otherwise.", "RAIL-01", unit="REs", default=Fraction(0)
    )


@dataclass(frozen=True)
class SovietRailUse:
    """How the two capacities are used."""

    normal_used: Fraction = told("Used of the normal capacity.", unit="REs")
    arrival_capacity_used: Fraction = told("Used of the capacity for arrivals.", unit="REs")
    ok: bool = told("Whether it fits.")


@calculator("RAIL-02..03 RES-09")
def soviet_rail_use(inputs: SovietRailUseInputs, tables: Tables) -> Ruling[SovietRailUse]:
    """How arrivals and other movement share the Soviet railways."""
    extra = tables.cell("rail.arrivals.Soviet")
    capacity = rail_capacity(RailCapacityInputs(Nation.SOVIET, inputs.resource_points), tables)
    own = min(inputs.arrivals, Fraction(extra.number))
    normal = inputs.other + inputs.arrivals - own
    most = capacity.result.capacity
    fits = most is not None and normal <= most
    text = "above the limit" if most is None else f"at most {shown(most)}"
    working = (
        *capacity.working,
        extra.step("Arrivals on their own capacity", own, f"at most {extra.value}"),
        extra.step("Arrivals beyond it", inputs.arrivals - own),
        Step("Other movement", inputs.other, case="RAIL-01"),
        Step("Normal capacity used", normal, text, "RAIL-03", StepKind.SUM),
        Step("It fits", fits, case="RAIL-03", kind=StepKind.RESULT),
    )
    return Ruling(SovietRailUse(normal, own, fits), working)
