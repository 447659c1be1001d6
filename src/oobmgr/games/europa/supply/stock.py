"""The stock at the close of the Initial Phase: conversions, limit, loss, advice."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

LIMIT = "limit"
"""What marks the line of the limit for those that show it with how it came about."""


@dataclass(frozen=True)
class SupplyPoolCloseInputs:
    """What decides the stock when the Initial Phase closes."""

    start: int = amount_told("Supply points held before the income.", "SP-33", unit="SP")
    received: int = amount_told("Supply points received.", "SP-02", unit="SP")
    cap: int = amount_told("The limit of the stock.", "SP-03", unit="SP")
    buy: int = amount_told("Resource Points bought.", "SP-05", unit="Resource Points", default=0)
    sell: int = amount_told("Resource Points sold.", "SP-06", unit="Resource Points", default=0)
    options: Options = options_told("cap_scope", "cap_on_weather_change")


@dataclass(frozen=True)
class SupplyPoolClose:
    """The stock at the close, what was lost, and how the Resource Points changed."""

    allowed: bool = told("Whether the pool can pay for the conversions.")
    pool_end: int = told("The stock at the close.", unit="SP")
    lost: int = told("What was lost above the limit.", unit="SP")
    resource_delta: int = told("The change of the Resource Points.", unit="Resource Points")


@calculator("SP-03 SP-05..06 SP-33 INC-14", title="Stock at the close")
def supply_pool_close(inputs: SupplyPoolCloseInputs, tables: Tables) -> Ruling[SupplyPoolClose]:
    """The stock after income, conversions and the limit.

    Where the pool cannot pay for the purchase nothing is converted and nothing closed.
    """
    buy_cost, sell_return = conversion_prices(tables)
    # Income before conversions: what came in may be spent at once (SP-08).
    before = inputs.start + inputs.received
    working = [
        Step("Stock", kind=StepKind.HEADING),
        Step("Held before the income", inputs.start),
        Step("Received", inputs.received, case="SP-02"),
    ]
    paid, gained = inputs.buy * buy_cost, inputs.sell * sell_return
    working += _conversion_lines(inputs.buy, inputs.sell, tables)
    # The sale counts before the purchase is refused, for both are made together.
    after = before - paid + gained
    # Nothing is closed: the player has to change the conversions first.
    if after < 0:
        text = f"{shown(before + gained)} held, {shown(paid)} needed"
        working.append(Step("Not enough to buy with", before, text, "SP-33", StepKind.RESULT))
        closed = SupplyPoolClose(allowed=False, pool_end=before, lost=0, resource_delta=0)
        return Ruling(closed, tuple(working))
    # After conversions, so that a surplus can still become Resource Points (SP-08).
    lost = over_limit(inputs.start, inputs.received, gained - paid, inputs.cap, inputs.options)
    working += _limit_lines(after, lost, inputs.cap, tables)
    delta = inputs.buy - inputs.sell
    closed = SupplyPoolClose(allowed=True, pool_end=after - lost, lost=lost, resource_delta=delta)
    return Ruling(closed, tuple(working))


def conversion_prices(tables: Tables) -> tuple[int, int]:
    """What a Resource Point costs and what it gives back, in SP."""
    return tables.whole("supply.convert.buy_cost"), tables.whole("supply.convert.sell_return")


def _conversion_lines(buy: int, sell: int, tables: Tables) -> list[Step]:
    buy_cost, sell_return = conversion_prices(tables)
    lines: list[Step] = []
    if buy:
        text = f"{shown(buy)} × {shown(buy_cost)}"
        lines.append(Step(f"Resource Points bought: {buy}", -buy * buy_cost, text, "SP-05"))
    if sell:
        text = f"{shown(sell)} × {shown(sell_return)}"
        lines.append(Step(f"Resource Points sold: {sell}", sell * sell_return, text, "SP-06"))
    return lines


def _limit_lines(after: int, lost: int, cap: int, tables: Tables) -> list[Step]:
    case = tables.case("supply.stock.cap_multiple")
    lines = [
        Step("Stock before the limit", after, kind=StepKind.SUM),
        Step("Limit", cap, case=case, record={LIMIT: True}),
    ]
    if lost:
        lines.append(Step("Lost above the limit", -lost, case=case))
    lines.append(Step("Stock at the close", after - lost, kind=StepKind.RESULT, case=case))
    return lines


def over_limit(start: int, received: int, converted: int, cap: int, options: Options) -> int:
    """What is lost above the limit; `converted` is what conversions added to the pool.

    With `cap_scope` carryover only what was held before the income is limited; with
    `cap_on_weather_change` grandfather what was held before may stay, whatever the limit.
    """
    # EU-CF-11: the limit is on the whole stock, or on what was carried over.
    if chosen(options, "cap_scope") == "carryover":
        return max(start + converted - cap, 0)
    # EU-CF-12: bad weather lowers the limit; whether older stock falls under it is left open.
    spared = chosen(options, "cap_on_weather_change") == "grandfather"
    ceiling = max(cap, start) if spared else cap
    return max(start + received + converted - ceiling, 0)


@dataclass(frozen=True)
class ResourcePurchaseAdviceInputs:
    """A surplus above the limit, and the pool that could pay."""

    surplus: int = amount_told("Supply points above the limit.", "SP-08", unit="SP")
    pool: int | None = open_told(
        "Supply points held; none where that does not bind.",
        "SP-33",
        unit="SP",
        low=0,
        label="Supply points held",
    )


@calculator(
    "SP-08",
    title="Advice on a surplus",
    value="Resource Points to buy.",
    unit="Resource Points",
    named="buy",
)
def resource_purchase_advice(inputs: ResourcePurchaseAdviceInputs, tables: Tables) -> Ruling[int]:
    """How many Resource Points to buy so that nothing is lost."""
    cell = tables.cell("supply.convert.buy_cost")
    price = cell.whole
    # Rounded up: part of a point would leave part of the surplus to be lost.
    wanted = ceil(Fraction(inputs.surplus, price))
    # Without a pool the question is only what the surplus would buy.
    able = wanted if inputs.pool is None else inputs.pool // price
    working = [
        Step("Above the limit", inputs.surplus, case="SP-03"),
        Step("To use it up", wanted, f"{shown(inputs.surplus)} ÷ {shown(price)}, up", "SP-08"),
    ]
    # Part of the surplus is lost then, and the advice goes as far as the pool.
    if able < wanted:
        working.append(Step("The pool pays for", able, case="SP-33"))
    return ruled("Buy", min(wanted, able), case=cell.case, before=working)


class ConversionPhase(StrEnum):
    """The phases as conversions name them."""

    INITIAL = "Initial"
    AIR = "Air"
    MOVEMENT = "Movement"
    COMBAT = "Combat"
    EXPLOITATION = "Exploitation"


class ConversionKind(StrEnum):
    """Supply points into Resource Points, or back."""

    BUY = "buy"
    SELL = "sell"


@dataclass(frozen=True)
class ConversionAllowedInputs:
    """A conversion that a player would like."""

    phase: ConversionPhase = told(
        "The phase of the side's own player turn.",
        aliases={f"{phase} Phase": str(phase) for phase in ConversionPhase}
        | {"supply": "Initial", "supply phase": "Initial", "exploit": "Exploitation"},
        case="SP-07",
    )
    kind: ConversionKind = told(
        "Buy or sell Resource Points.",
        aliases={"purchase": "buy", "bought": "buy", "sale": "sell", "sold": "sell"},
        case="SP-05",
    )
    rail_connected: bool = flag_told(
        "Whether the point is connected by rail to a friendly map edge.",
        "SP-06",
        default=True,
        label="Rail to the map edge?",
    )
    options: Options = options_told("convert_needs_rail")


@calculator("SP-06..07", value="Whether it may be made.", named="allowed")
def conversion_allowed(inputs: ConversionAllowedInputs, tables: Tables) -> Ruling[bool]:
    """Whether Resource Points may be bought or sold now."""
    cell = tables.cell("supply.convert.phase")
    in_time = str(inputs.phase).casefold() == cell.value
    # A sold point travels off the map; a bought one appears anywhere (EU-CF-24).
    needed = inputs.kind is ConversionKind.SELL or needs_rail_to_buy(inputs.options)
    allowed = in_time and (inputs.rail_connected or not needed)
    text = "needed" if needed else "not needed"
    working = (
        cell.step("In its own Initial Phase", in_time, str(inputs.phase)),
        Step("Rail connection", inputs.rail_connected, text, "SP-06"),
    )
    return ruled("Allowed", allowed, case=cell.case, before=working)


def needs_rail_to_buy(options: Options) -> bool:
    """Whether buying needs a rail connection as selling does."""
    # EU-CF-24: the rail connection is asked for in selling; on buying the rules are silent.
    return chosen(options, "convert_needs_rail") == "both"
