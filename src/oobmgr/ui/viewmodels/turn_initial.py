"""What the Initial Phase of Revised Europa asks for, and what it would give the other side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.cases import shown_case
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import MINUS, shown, signed
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.rules.europa.cities import cities
from oobmgr.rules.europa.income import SupplyIncomeInputs, supply_income
from oobmgr.rules.europa.options import chosen
from oobmgr.rules.europa.stock import SupplyPoolCloseInputs, conversion_prices, supply_pool_close
from oobmgr.rules.europa.words import AXIS, SOVIET, SideName, Weather

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.rules.game import Game, Options
    from oobmgr.rules.tables import Tables

TRACE_NAMES = {"north": "Northern", "east": "Eastern", "south": "Southern"}


@dataclass(frozen=True, slots=True)
class CityRow:
    """A city that acts on the rates."""

    name: str
    value: int
    border: bool
    case: str


@dataclass(frozen=True, slots=True)
class LendLeaseRow:
    """A Lend-Lease line: what it brings, from when, and whether its trace is asked for now."""

    trace: str
    name: str
    amount: str
    since: str
    in_force: bool
    asked: bool
    case: str


@dataclass(frozen=True, slots=True)
class InitialSheet:
    """What the form of the Initial Phase lists, besides the player's own entries."""

    side: str
    cities: tuple[CityRow, ...]
    lend_lease: tuple[LendLeaseRow, ...]
    supply_zones: tuple[str, ...]
    other_zones: tuple[str, ...]
    buy_cost: int
    sell_return: int

    @property
    def axis(self) -> bool:
        """Whether it is the Axis that receives."""
        return self.side == AXIS


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the same inputs give the other side: text for each figure."""

    side: str
    title: str
    rate_text: str
    rate: str
    received_text: str
    received: str
    stock_text: str
    stock: str
    limit: str
    lost: int

    def line(self) -> str:
        """The forecast as the other side's row says it."""
        return f"rate {self.rate}, received {self.received}, limit {self.limit}"


@dataclass(frozen=True, slots=True)
class ForecastBasis:
    """What a forecast needs of the books: whose, for which turn, and the stock before it."""

    side: str
    side_name: str
    turn: TurnCode
    turn_label: str
    stock: int
    same_turn: bool


@dataclass(frozen=True, slots=True)
class InitialBasis:
    """What is read from the books for the form of the Initial Phase."""

    sheet: InitialSheet
    forecast: ForecastBasis
    options: Options
    tables: Tables


def read_basis(queries: Queries) -> InitialBasis:
    """Read what the form of the Initial Phase needs."""
    summary = queries.summary()
    tables = queries.tables()
    sheet = initial_sheet(summary.side, TurnCode(summary.turn), tables, summary.options, queries)
    return InitialBasis(sheet, _forecast_basis(queries), summary.options, tables)


def initial_sheet(
    side: str, turn: TurnCode, tables: Tables, options: Options, queries: Queries
) -> InitialSheet:
    """The cities, lines and prices that the form lists in a turn."""
    zones = tables.keys("income.weather.zone")
    counting = tuple(z for z in zones if tables.flag(f"income.weather.zone.{z}"))
    buy_cost, sell_return = conversion_prices(tables)
    return InitialSheet(
        side=side,
        cities=tuple(
            CityRow(city.name, city.value, city.border, city.case)
            for city in cities(tables, options).values()
        ),
        lend_lease=_lend_lease(turn, tables, options, queries.game) if side == SOVIET else (),
        supply_zones=counting,
        other_zones=tuple(z for z in zones if z not in counting),
        buy_cost=buy_cost,
        sell_return=sell_return,
    )


def _lend_lease(
    turn: TurnCode, tables: Tables, options: Options, game: Game
) -> tuple[LendLeaseRow, ...]:
    """The line of each trace that is in force, or the one that comes first."""
    group = "income.lend_lease"
    rows: dict[str, LendLeaseRow] = {}
    for line in tables.keys(group):
        path = f"{group}.{line}"
        trace, since = tables.text(f"{path}.trace"), TurnCode(tables.text(f"{path}.from"))
        begun = turn >= since
        if trace in rows and not begun:
            continue
        asked = begun and (trace != "east" or bool(chosen(options, "ll_east_requires_edge")))
        rows[trace] = LendLeaseRow(
            trace,
            TRACE_NAMES.get(trace, trace.capitalize()),
            signed(tables.whole(f"{path}.sp")),
            game.calendar.label(since),
            begun,
            asked,
            shown_case(tables.case(f"{path}.sp")),
        )
    return tuple(rows.values())


def _forecast_basis(queries: Queries) -> ForecastBasis:
    """The other side's next Initial Phase: this turn if it has not played yet, else the next."""
    game = queries.game
    sequence = queries.sequence()
    other = next(side for side in game.sides if side.id != sequence.side)
    later = any(row.side == other.id and row.state == "later" for row in sequence.player_turns)
    turn = TurnCode(sequence.turn)
    turn = turn if later else game.calendar.next(turn)
    stock = sum(
        row.amount
        for row in queries.balances()
        if row.account == f"pool:{other.id}" and row.good == "sp"
    )
    return ForecastBasis(other.id, other.name, turn, game.calendar.label(turn), stock, later)


def forecast(raw: Mapping[str, Any], basis: InitialBasis) -> Forecast | None:
    """What the same weather, cities and lines give the other side; None if unreadable."""
    about = basis.forecast
    reached = tuple(name for name, state in raw.get("cities", {}).items() if state != "no")
    weather = {zone: Weather(kind) for zone, kind in raw.get("weather", {}).items()}
    traces = {name: bool(is_open) for name, is_open in raw.get("traces", {}).items()}
    asked = SupplyIncomeInputs(
        SideName(about.side), about.turn, reached, weather, traces, basis.options
    )
    try:
        income = supply_income(asked, basis.tables)
    except BadInput:
        return None
    result = income.result
    close = supply_pool_close(
        SupplyPoolCloseInputs(about.stock, result.received, result.cap, options=basis.options),
        basis.tables,
    ).result
    title = f"The same inputs give the {about.side_name} side"
    if not about.same_turn:
        title = f"{title} in {about.turn_label}"
    return Forecast(
        side=about.side,
        title=title,
        rate_text=_rate_text(income.working),
        rate=shown(result.gross),
        received_text=_received_text(income.working),
        received=shown(result.received),
        stock_text=f"{shown(about.stock)} + {shown(result.received)}",
        stock=shown(about.stock + result.received),
        limit=shown(result.cap),
        lost=close.lost,
    )


def _rate_text(working: tuple[Step, ...]) -> str:
    """``60 + 3 + 4``, or nothing where the base rate stands alone."""
    parts: list[str] = []
    for step in working[1:]:
        if step.kind is StepKind.SUM:
            break
        if isinstance(step.value, int) and step.value:
            sign = MINUS if step.value < 0 else "+"
            parts.append(f"{sign} {abs(step.value)}" if parts else str(step.value))
    return " ".join(parts) if len(parts) > 1 else ""


def _received_text(working: tuple[Step, ...]) -> str:
    """``67 × 85 % = 56.95``, or nothing where no weather cuts the rate."""
    return next((step.arithmetic for step in working if step.label.startswith("Weather")), "")
