"""What a side receives in its Initial Phase: base, cities, Lend-Lease, weather, limit."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import MINUS, ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import OPTIONS, chosen, options_told
from oobmgr.games.europa.supply.cities import City, named, read_reached
from oobmgr.games.europa.turns import FIRST_TURN, read_turn
from oobmgr.games.europa.words import (
    SIDE_ALIASES,
    TRACE_ALIASES,
    TRACE_NAMES,
    TRACES,
    WEATHER_ALIASES,
    ZONES,
    SideName,
    Weather,
)
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class SupplyIncomeInputs:
    """What decides the supply income of a side in a turn."""

    side: SideName = told("The side that receives.", aliases=SIDE_ALIASES, case="INC-01")
    turn: TurnCode = told("The game turn.", default=FIRST_TURN, read=read_turn)
    reached: tuple[str, ...] = list_told(
        "The Soviet replacement cities that the Axis holds or besieges.",
        "INC-02",
        read=read_reached,
        label="Cities reached",
    )
    weather: Mapping[str, Weather] = told(
        "The weather by zone; a zone left out is clear.",
        default={},
        keys=ZONES,
        aliases=WEATHER_ALIASES,
        case="INC-11",
        label="Weather by zone",
    )
    lend_lease_traces: Mapping[str, bool] = told(
        "The Lend-Lease lines that are open: north, east, south.",
        default={},
        keys=TRACES,
        aliases=TRACE_ALIASES,
        case="INC-08",
        label="Lend-Lease lines",
    )
    options: Options = options_told(
        "cap_base",
        "weather_round",
        "weather_mixed_bad_pct",
        "weather_on_lend_lease",
        "ll_east_requires_edge",
        "extra_supply_cities",
    )


@dataclass(frozen=True)
class SupplyIncome:
    """The rate before weather, what is received, and the limit of the stock."""

    gross: int = told("The rate before the weather cut.", unit="SP")
    received: int = told("What is received.", unit="SP")
    cap: int = told("The limit of the stock.", unit="SP")


@calculator("INC-01..04 INC-08..13 INC-15 SP-03 GEN-04")
def supply_income(inputs: SupplyIncomeInputs, tables: Tables) -> Ruling[SupplyIncome]:
    """What a side receives in its Initial Phase, and the limit of its stock.

    Raises:
        BadInput: A city is not known.
    """
    working = [Step("Rate this turn", kind=StepKind.HEADING)]
    base = tables.whole(f"income.base.{inputs.side}")
    working.append(tables.step(f"income.base.{inputs.side}", "Base rate", base))
    towns = _from_cities(inputs, tables, working)
    lent = _lend_lease(inputs, tables, working)
    # Cities can take more than there is: a rate below nothing would be owed.
    gross = max(base + towns + lent, 0)
    working.append(Step("Rate before weather", gross, case="INC-15", kind=StepKind.SUM))
    working.append(Step("Received", kind=StepKind.HEADING))
    received = _received(inputs, tables, gross, lent, working)
    limit = _limit(inputs.options, tables, gross, received, working)
    return Ruling(SupplyIncome(gross, received, limit), tuple(working))


def _from_cities(inputs: SupplyIncomeInputs, tables: Tables, working: list[Step]) -> int:
    towns = named(inputs.reached, tables, inputs.options, "reached")
    for city in towns:
        # The same city may raise one side's rate and lower the other's.
        change = city_effect(city, inputs.side)
        case = "INC-02" if inputs.side is SideName.AXIS else city.case
        working.append(Step(f"{city.name} reached", change, case=case))
    return sum(city_effect(city, inputs.side) for city in towns)


def city_effect(city: City, side: SideName) -> int:
    """What a reached city does to the rate of a side, in SP a turn (INC-02 to INC-04)."""
    raises = side is SideName.SOVIET and city.border
    return city.value if raises else -city.value


def _lend_lease(inputs: SupplyIncomeInputs, tables: Tables, working: list[Step]) -> int:
    if inputs.side is not SideName.SOVIET:
        return 0
    total = 0
    for line in tables.keys("income.lend_lease"):
        path = f"income.lend_lease.{line}"
        # A later line of the same trace takes the place of the earlier: +15 instead of +10 in the
        # east (INC-09).
        if not _in_force(line, inputs.turn, tables):
            continue
        trace = tables.text(f"{path}.trace")
        needed = needs_trace(trace, inputs.options)
        # A line of which nothing is told counts as closed.
        open_line = not needed or inputs.lend_lease_traces.get(trace, False)
        amount = tables.whole(f"{path}.sp") if open_line else 0
        label = f"{TRACE_NAMES[trace]} Lend-Lease"
        why = "" if amount else "line not open"
        working.append(tables.step(f"{path}.sp", label, amount, why))
        total += amount
    return total


def _in_force(line: str, turn: TurnCode, tables: Tables) -> bool:
    path = f"income.lend_lease.{line}"
    begun = turn >= tables.text(f"{path}.from")
    # Its successor begins where it ends, so that the two never add up.
    ends = "until" in tables.keys(path)
    return begun and not (ends and turn >= tables.text(f"{path}.until"))


def lend_lease_begins(trace: str, tables: Tables) -> TurnCode:
    """The first turn in which a Lend-Lease line brings anything (INC-08 to INC-10)."""
    paths = (f"income.lend_lease.{line}" for line in tables.keys("income.lend_lease"))
    lines = (path for path in paths if tables.text(f"{path}.trace") == trace)
    return min(TurnCode(tables.text(f"{path}.from")) for path in lines)


def needs_trace(trace: str, options: Options) -> bool:
    """Whether Lend-Lease has to be traced there: the east where the campaign says so (INC-08)."""
    return trace != "east" or bool(chosen(options, "ll_east_requires_edge"))


def _received(
    inputs: SupplyIncomeInputs, tables: Tables, gross: int, lent: int, working: list[Step]
) -> int:
    cut = weather_cut(inputs.weather, inputs.options, tables)
    if cut is None:
        working.append(Step("No bad weather in B or C", gross, case="INC-13"))
        received = gross
    else:
        # The weather cuts Lend-Lease too, unless the campaign spares it (INC-11).
        # Of a rate that cities have eaten up no more is spared than is left of it.
        spared = 0 if chosen(inputs.options, "weather_on_lend_lease") else min(lent, gross)
        received = _cut(gross - spared, cut, inputs.options, tables, working) + spared
        if spared:
            working.append(Step("Lend-Lease, not cut", spared, case="INC-11"))
    working.append(Step("Received", received, case="SP-02", kind=StepKind.SUM))
    return received


@dataclass(frozen=True)
class WeatherCut:
    """What bad weather takes of the receipt: per cent, why, case."""

    pct: Fraction
    text: str
    case: str


def counting_zones(tables: Tables) -> tuple[str, ...]:
    """The zones whose weather acts on what is received (INC-11, INC-13)."""
    group = "income.weather.zone"
    return tuple(zone for zone in tables.keys(group) if tables.flag(f"{group}.{zone}"))


def weather_cut(
    weather: Mapping[str, Weather], options: Options, tables: Tables
) -> WeatherCut | None:
    """What the weather in zones B and C takes of the receipt; None where it takes nothing."""
    zones = counting_zones(tables)
    here = {zone: weather.get(zone, Weather.CLEAR) for zone in zones}
    bad = {zone: kind for zone, kind in here.items() if tables.flag(f"income.weather.bad.{kind}")}
    if not bad:
        return None
    mixed = len(set(bad.values())) > 1
    # Bad weather of two kinds: an option lets it cut as if only one zone had it.
    mildly = mixed and not OPTIONS.is_usual(options, "weather_mixed_bad_pct")
    # Both zones in bad weather of different kinds are two bad zones, and not one (EU-CF-14).
    whole = len(bad) == len(zones) and not mildly
    cell = tables.cell(f"income.weather.{'both' if whole else 'one'}_bad_pct")
    text = ", ".join(f"{kind} in {zone}" for zone, kind in bad.items())
    return WeatherCut(Fraction(cell.number), text, cell.case)


def _cut(
    amount: int, cut: WeatherCut, options: Options, tables: Tables, working: list[Step]
) -> int:
    whole = tables.number("income.weather.whole_pct")
    # EU-CF-13: "rounded up" may belong to what is received or to what is cut.
    if chosen(options, "weather_round") == "cut_up":
        exact = amount * cut.pct / whole
        arithmetic = f"{shown(amount)} {MINUS} {shown(exact)} rounded up"
        left = amount - ceil(exact)
    else:
        exact = amount * (whole - cut.pct) / whole
        arithmetic = f"{shown(amount)} × {shown(whole - cut.pct)} % = {shown(exact)}"
        left = ceil(exact)
    label = f"Weather: {cut.text}, {MINUS}{shown(cut.pct)} %"
    working.append(Step(label, exact, arithmetic, cut.case))
    if exact.denominator != 1:
        working.append(Step("Rounded up", left, case="GEN-04"))
    return left


def _limit(options: Options, tables: Tables, gross: int, received: int, working: list[Step]) -> int:
    # EU-CF-11: the limit is twice what came in, or twice the rate before the weather.
    before = chosen(options, "cap_base") == "rate_before_weather"
    cell = tables.cell("supply.stock.cap_multiple")
    base = gross if before else received
    limit = ceil(cell.number * base)
    arithmetic = f"{shown(cell.number)} × {shown(base)}"
    working.append(cell.step("Limit of the stock", limit, arithmetic, StepKind.RESULT))
    return limit
