"""The Initial Phase: weather and cities are entered, supply is received, converted and limited."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from oobmgr.domain.accounts import Account
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import (
    OVER_LIMIT,
    exchanged,
    in_pool,
    income,
    locality,
    lost,
    place_words,
    pool,
    stockpile,
    stockpiles,
)
from oobmgr.games.europa.actions.supply.held_places import held_by_enemy
from oobmgr.games.europa.actions.supply.income_sheet import income_sheet
from oobmgr.games.europa.actions.supply.resources import held_words
from oobmgr.games.europa.actions.supply.seasons import many_scheduled, out_of_season
from oobmgr.games.europa.actions.supply.weather import (
    EVER_REACHED,
    POINTS,
    InitialInputs,
    known_cities,
    known_traces,
    known_weather,
    other_weather,
    status_field,
    was_reached,
    weather_key,
)
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.hexes import misspelt
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.cities import named
from oobmgr.games.europa.supply.income import (
    SupplyIncome,
    SupplyIncomeInputs,
    counting_zones,
    lend_lease_begins,
    supply_income,
    weather_cut,
)
from oobmgr.games.europa.supply.resource_points import Points, ResourceIncomeInputs, resource_income
from oobmgr.games.europa.supply.stock import (
    LIMIT,
    ResourcePurchaseAdviceInputs,
    SupplyPoolClose,
    SupplyPoolCloseInputs,
    conversion_prices,
    needs_rail_to_buy,
    resource_purchase_advice,
    supply_pool_close,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    INITIAL,
    RESOURCE,
    SIDE_NAMES,
    SOVIET,
    SP,
    TRACE_NAMES,
    CityStatus,
    SideName,
    Weather,
)
from oobmgr.rules.actions import ActionPlan, Remedy, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.charts import own_copy
from oobmgr.rules.entered import enter
from oobmgr.rules.pages import FormEntry

_SURPLUS = "SP-08"
_SCHEDULE = "resource_schedule"


@dataclass(frozen=True)
class InitialResult:
    """What the Initial Phase comes to: the income, the stock at its close, Resource Points."""

    income: SupplyIncome
    close: SupplyPoolClose
    resource_income: int
    advised_buy: int


@dataclass(frozen=True)
class _Situation:
    """What holds in this Initial Phase, from the books and from what is entered."""

    weather: Mapping[str, Weather]
    cities: Mapping[str, CityStatus]
    traces: Mapping[str, bool]
    reached: tuple[str, ...]


def propose_initial(books: Books) -> InitialInputs:
    """The form as it opens: weather of this turn, cities and lines as last known, the schedule."""
    still = books.fact(Subject.CONDITION, books.side, "resource_source") is not False
    return InitialInputs(
        weather=known_weather(books),
        cities=known_cities(books),
        traces=known_traces(books),
        ploesti=still,
        baku_line=still,
        scheduled=_scheduled(books),
    )


def remedy(fault: Fault, result: InitialResult) -> Remedy | None:
    """Against a loss above the limit: to buy the Resource Points that use it up (SP-08)."""
    if fault.case != _SURPLUS or not (more := result.advised_buy):
        return None
    return Remedy("buy_advised", f"Buy {more} Re", {"buy": more})


@action(
    "SOP-02 INC-01..06 INC-08..14 INC-16 RES-03..05 RES-13 SP-02..03 SP-05..08",
    phases=(INITIAL,),
    title="Supply received",
    propose=propose_initial,
    once=True,
    tab="Supply income",
    post_text="Post supply income",
    link="Enter it",
    form=FormEntry("oobmgr.games.europa.pages.income_form:form", income_sheet),
    remedy=remedy,
    group="Supply",
)
def plan_initial(books: Books, inputs: InitialInputs) -> ActionPlan:
    """Enter weather, cities and lines; receive, convert, and close the stock.

    Raises:
        BadInput: A city is not known.
    """
    now = _situation(books, inputs)
    if not_entered := _weather_not_entered(books, now.weather):
        return ActionPlan.refused("Supply income", not_entered)
    side = SideName(books.side)
    asked = SupplyIncomeInputs(
        side, books.turn, now.reached, now.weather, now.traces, books.options
    )
    received = supply_income(asked, books.tables)
    held, came = in_pool(books, books.side), received.result
    closing = SupplyPoolCloseInputs(
        held, came.received, came.cap, inputs.buy, inputs.sell, books.options
    )
    close = supply_pool_close(closing, books.tables)
    yielded = ResourceIncomeInputs(
        side, inputs.ploesti, inputs.baku_line, inputs.scheduled, books.turn, books.options
    )
    points = resource_income(yielded, books.tables)
    # The advice can spend what is in the pool and what comes in, and never less than nothing.
    able = ResourcePurchaseAdviceInputs(close.result.lost, max(held + came.received, 0))
    advised = resource_purchase_advice(able, books.tables).result
    result = InitialResult(received.result, close.result, points.result.points, advised)
    working = (
        *_income_lines(received.working, close.working),
        Step(POINTS, kind=StepKind.HEADING),
        *_resource_lines(books, inputs, points),
    )
    cut = weather_cut(now.weather, books.options, books.tables)
    return ActionPlan(
        f"Supply income {came.received}{f', {cut.text}' if cut else ''}",
        _sentence(result),
        Ruling(result, working),
        postings=_postings(books, inputs, result, points.result),
        facts=_facts(books, inputs, now, received.result),
        warnings=tuple(_doubts(books, inputs, result, now)),
        refusals=tuple(_refusals(books, inputs, close.result)),
    )


def _doubts(
    books: Books, inputs: InitialInputs, result: InitialResult, now: _Situation
) -> Iterator[Fault]:
    """What is told or asked of an income that can be posted."""
    yield from _warnings(books, inputs, result)
    yield from _for_nothing(books, inputs)
    yield from held_by_enemy(books, _places(inputs), states=now.cities)
    yield from _slips(books, inputs)
    zones = ((f"weather.{zone}", kind) for zone, kind in inputs.weather.items())
    yield from out_of_season(books, zones, "INC-11")
    yield from many_scheduled(inputs.scheduled)


def _income_lines(income: tuple[Step, ...], closing: tuple[Step, ...]) -> tuple[Step, ...]:
    """The income and the close; the limit, which the income ends with, stands in the close."""
    *received, of_income = income
    closed = (
        replace(step, arithmetic=of_income.arithmetic, record={}) if LIMIT in step.record else step
        for step in closing
    )
    return (*received, *closed)


def _sentence(result: InitialResult) -> str:
    lost_part = f", {result.close.lost} lost" if result.close.lost else ""
    return (
        f"{result.income.received} SP received, stock {result.close.pool_end} of at most "
        f"{result.income.cap}{lost_part}."
    )


def _situation(books: Books, inputs: InitialInputs) -> _Situation:
    weather = known_weather(books) | dict(inputs.weather)
    given = _given_cities(books, inputs)
    states = known_cities(books) | given
    traces = known_traces(books) | dict(inputs.traces)
    # Where the campaign says so, a city that was ever reached counts as reached for good.
    keeps = not chosen(books.options, "reversible")
    reached = tuple(
        name
        for name, status in states.items()
        if status.reached or (keeps and was_reached(books, name))
    )
    return _Situation(weather, states, traces, reached)


def _weather_not_entered(books: Books, known: Mapping[str, Weather]) -> tuple[Fault, ...]:
    """Asks for weather that decides what comes in; elsewhere it is asked for where it counts."""
    unknown = [zone for zone in counting_zones(books.tables) if zone not in known]
    if not unknown:
        return ()
    zones = f"zone {unknown[0]}" if len(unknown) == 1 else f"zones {' and '.join(unknown)}"
    sentence, where = f"The weather in {zones} is not entered.", f"weather.{unknown[0]}"
    advice = "Enter the weather: it decides what comes in."
    return (Fault(sentence, where, advice=advice, case="INC-11", missing=True),)


def _given_cities(books: Books, inputs: InitialInputs) -> dict[str, CityStatus]:
    """The entered states under the names of the tables."""
    found: dict[str, CityStatus] = {}
    faults: list[Fault] = []
    for name, status in inputs.cities.items():
        # One name at a time, so that every unknown one is told and not just the first.
        with collecting(faults):
            (city,) = named((name,), books.tables, books.options, "cities")
            found[city.name] = status
    if faults:
        raise BadInput(*faults)
    return found


def _places(inputs: InitialInputs) -> dict[str, str]:
    """Where points appear by these inputs, each place by its field."""
    places = {
        "scheduled_place": (inputs.scheduled, inputs.scheduled_place),
        "buy_place": (inputs.buy, inputs.buy_place),
    }
    return {field: place for field, (number, place) in places.items() if number}


def _slips(books: Books, inputs: InitialInputs) -> Iterator[Fault]:
    """Tells of a place where points appear that resembles one that is known, or is on no map."""
    for field, place in _places(inputs).items():
        yield from misspelt(books, place, field, "RES-13")


def _resource_lines(
    books: Books, inputs: InitialInputs, points: Ruling[Points]
) -> tuple[Step, ...]:
    held = sum(stockpiles(books, books.side).values())
    # Without their sum, for what was held before comes on top.
    lines = [Step("Held before", held, case="RES-13"), *points.working[:-1]]
    if inputs.buy:
        lines.append(Step("Bought", inputs.buy, _place_words(books, inputs.buy_place), "SP-05"))
    if inputs.sell:
        lines.append(Step("Sold", -inputs.sell, _place_words(books, inputs.sell_place), "SP-06"))
    total = held + points.result.points + inputs.buy - inputs.sell
    lines.append(Step("Resource Points", total, case="INC-16", kind=StepKind.RESULT))
    return tuple(lines)


def _place_words(books: Books, place: str) -> str:
    return place_words(_there(books, place))


def _there(books: Books, place: str) -> Account:
    return locality(books, books.side, place)


def _postings(
    books: Books, inputs: InitialInputs, result: InitialResult, points: Points
) -> tuple[Posting, ...]:
    side = books.side
    if not result.close.allowed:
        return ()
    buy_cost, sell_return = conversion_prices(books.tables)
    place = books.tables.text(f"resource_points.income.{side}.place")
    # What comes by schedule arrives where the player says, the rest at the place of the source.
    # The input counts what is scheduled within the whole, so the rest is what comes steadily.
    steady = points.points - inputs.scheduled
    bought, sold = _there(books, inputs.buy_place), _there(books, inputs.sell_place)
    scheduled = _there(books, inputs.scheduled_place)
    swap = exchanged(side)
    return (
        *transfer(income(side), pool(side), SP, result.income.received),
        *transfer(pool(side), swap, SP, inputs.buy * buy_cost),
        *transfer(swap, pool(side), SP, inputs.sell * sell_return),
        *transfer(pool(side), lost(side, OVER_LIMIT), SP, result.close.lost),
        *transfer(income(side), stockpile(side, place), RESOURCE, steady),
        *transfer(income(side), scheduled, RESOURCE, inputs.scheduled),
        *transfer(swap, bought, RESOURCE, inputs.buy),
        *transfer(sold, swap, RESOURCE, inputs.sell),
    )


def _facts(
    books: Books, inputs: InitialInputs, now: _Situation, received: SupplyIncome
) -> tuple[Fact, ...]:
    side = books.side
    key, field = weather_key(books, books.side), status_field(books)
    known = known_cities(books)
    facts: tuple[Fact, ...] = ()
    for zone, kind in now.weather.items():
        facts += enter(books, fact_kinds.WEATHER, key, zone, str(kind))
    for name, status in now.cities.items():
        # Only what has changed: the journal would fill with the same cities turn after turn.
        if status is not known[name]:
            facts += enter(books, fact_kinds.CITY, name, field, str(status))
        if status.reached and not was_reached(books, name):
            facts += enter(books, fact_kinds.CITY, name, EVER_REACHED, new=True)
    for trace, is_open in now.traces.items():
        # As with cities: only what has changed.
        if is_open != known_traces(books)[trace]:
            facts += enter(books, Subject.CONDITION, SOVIET, f"trace_{trace}", is_open)
    numbers = {"rate": received.gross, "received": received.received, "cap": received.cap}
    for name, number in numbers.items():
        facts += enter(books, Subject.CONDITION, side, name, number)
    source = inputs.baku_line if side == SOVIET else inputs.ploesti
    facts += enter(books, Subject.CONDITION, side, "resource_source", source)
    return facts + done(books, "initial")


def _warnings(books: Books, inputs: InitialInputs, result: InitialResult) -> Iterator[Fault]:
    if lost := result.close.lost:
        sentence = f"{lost} SP will be lost above the limit of {result.income.cap}."
        more = result.advised_buy
        points = counted(more, "more Resource Point", "more Resource Points")
        advice = f"Buy {points} to use {'it' if lost == 1 else 'them'}." if more else ""
        yield Fault(sentence, "buy", str(lost), advice, _SURPLUS)
    if inputs.buy and not inputs.rail_connected and not needs_rail_to_buy(books.options):
        sentence = "Bought points appear at a place without a rail connection."
        yield Fault(sentence, "rail_connected", "false", case="SP-05")


def _for_nothing(books: Books, inputs: InitialInputs) -> Iterator[Fault]:
    """Tells of what brings nothing: points both bought and sold, Lend-Lease that is to come."""
    same = _there(books, inputs.buy_place) == _there(books, inputs.sell_place)
    # From one place to another it is a way of moving them, and may be meant.
    if inputs.buy and inputs.sell and same:
        sentence = "Resource Points are bought and traded in at the same place."
        advice = "Enter the difference alone: each that goes and comes costs SP."
        yield Fault(sentence, "sell", str(inputs.sell), advice, "SP-06")
    for trace, is_open in inputs.traces.items():
        begins = lend_lease_begins(trace, books.tables)
        if is_open and books.turn < begins:
            name = f"{TRACE_NAMES[trace]} Lend-Lease"
            sentence = f"{name} begins in {CALENDAR.label(begins)} and brings nothing yet."
            yield Fault(sentence, f"traces.{trace}", "true", "Leave it out.", "INC-08")


def _refusals(books: Books, inputs: InitialInputs, close: SupplyPoolClose) -> Iterator[Fault]:
    yield from other_weather(books, inputs.weather)
    if not close.allowed:
        sentence = f"The pool cannot pay for {counted(inputs.buy, 'Resource Point')}."
        # Told in whole points, as they are bought.
        able = close.pool_end // books.tables.whole("supply.convert.buy_cost")
        yield Fault(sentence, "buy", str(inputs.buy), f"It pays for {able}.", "SP-33")
    if inputs.sell and not inputs.rail_connected:
        sentence = "Points are sold only where rail connects them to a friendly map edge."
        yield Fault(sentence, "rail_connected", "false", case="SP-06")
    if inputs.buy and not inputs.rail_connected and needs_rail_to_buy(books.options):
        sentence = "Points are bought only where rail connects them to a friendly map edge."
        yield Fault(sentence, "rail_connected", "false", case="SP-05")
    account = _there(books, inputs.sell_place)
    held = books.balance(account, RESOURCE)
    if inputs.sell > held:
        sentence = f"{held_words(account, held)}."
        yield Fault(sentence, "sell", str(inputs.sell), "Sell fewer.", "RES-13")


def _scheduled(books: Books) -> int:
    """The Resource Points of this turn on the player's own chart; none without one (RES-05)."""
    copy = own_copy(books, _SCHEDULE)
    entry = copy.entry(str(books.turn), SIDE_NAMES[books.side]) if copy else ""
    # Within the bounds of the input, or the form could not open with it.
    return min(max(int(entry or 0), 0), FEW)
