"""Units that march: what the way costs, against what weather, orders and markers leave them."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.guest_depots import asks_for_leave, one_guest_only
from oobmgr.games.grande_armee.actions.picked import (
    asked_for,
    faults_of,
    moved_to,
    off_map,
    too_many_trains,
)
from oobmgr.games.grande_armee.battle.adjacency import distance
from oobmgr.games.grande_armee.command.army import corps_leader_of, in_reserve
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, ORDER
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.march.log import weather_of
from oobmgr.games.grande_armee.march.markers import demoralized_in
from oobmgr.games.grande_armee.march.movement import (
    LeavingInputs,
    WeatherMoveInputs,
    leave_concentration_cost,
    movement_in_weather,
)
from oobmgr.games.grande_armee.march.orders import (
    FORCED,
    STARTED,
    Order,
    began_in,
    concentrated,
    concentrated_at,
    goes_on_foot,
    marched_field,
    marched_since,
    marches_with_stack,
    order_of,
    spent_on_march,
)
from oobmgr.games.grande_armee.march.stacking import (
    OneStackInputs,
    one_stack_again,
)
from oobmgr.games.grande_armee.supply.depots import ALLIED
from oobmgr.games.grande_armee.units import (
    Rank,
    has_strength,
    is_cavalry,
    own_units,
    rank_of,
)
from oobmgr.games.grande_armee.words import MOVEMENT, SKIRMISH, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import changes
from oobmgr.rules.fields import count_told, flag_told, open_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    unit_name,
    units_of,
    units_told,
)

_WEATHER: Final = "LGA-WX-01"
_LEAVING: Final = "LGA-MOV-01"
_STOPPED: Final = "LGA-MOV-02"
_STACK: Final = "LGA-STK-02"
_TRAINS: Final = "LGA-STK-03"
_FORCED: Final = "LGA-SKR-02"
_DOUBLE: Final = "LGA-ORD-01"
_SHARED: Final = "LGA-STK-01"
GROUP: Final = "March"
MOVE: Final = "move"


def _movable(books: Books) -> tuple[UnitState, ...]:
    found = (unit for unit in own_units(books) if unit.hex)
    # Others may move only in the Movement Phase.
    return tuple(unit for unit in found if books.phase != SKIRMISH or is_cavalry(unit))


def _words(books: Books, unit: UnitState) -> str:
    if demoralized_in(books, unit):
        return "demoralized: it stops"
    parts = [str(order_of(books, unit) or "")]
    parts += ["concentrated last turn"] if concentrated(books, unit) else []
    return ", ".join(filter(None, parts)) or unit.nation


_MOVABLE: Final = Pickable(_movable, "No unit of this side may move in this phase.", _words)


@dataclass(frozen=True)
class MarchInputs:
    """Units that move together, where to, and what the way costs them."""

    units: tuple[int, ...] = units_told("Those that move together.", _WEATHER)
    hex: str = hex_told("The hex where they end.", _WEATHER, label="To hex")
    cost: int | None = open_told(
        "What the route costs by your terrain chart.",
        _WEATHER,
        unit="MP",
        low=0,
        high=MANY,
        label="Cost",
    )
    extra: int = count_told(
        "Movement points that a force march gives them.", _FORCED, unit="MP", label="Forced"
    )
    in_reach: bool = flag_told(
        "In the Skirmish Phase: whether the enemy that they go for may be within reach.",
        _FORCED,
        label="Enemy within reach",
    )
    besieged: bool = flag_told(
        "Whether the hex is a fortress under siege that they are inside of.",
        _TRAINS,
        label="Inside a besieged fortress",
    )


@action(
    f"{_WEATHER} {_LEAVING} {_STOPPED} {_STACK} {_TRAINS} LGA-STK-04 LGA-STK-05 {_FORCED} {ALLIED}",
    phases=(SKIRMISH, MOVEMENT),
    title="March",
    post_text="Post the march",
    group=GROUP,
    helpers=(
        "grande_armee.movement_in_weather",
        "grande_armee.river_crossing_cost",
        "grande_armee.rough_cost",
    ),
    **_MOVABLE.offering(_WEATHER, units="moves"),
)
@asks_about_hexes
def plan_march(books: Books, inputs: MarchInputs) -> ActionPlan:
    """Move units together, with what weather, concentrating and markers leave them."""
    units, place = known_units(books, inputs.units), inputs.hex
    weather = weather_of(books, books.turn)
    refusals = [*faults_of(books, units, _WEATHER), *off_map(units, _WEATHER)]
    if weather is None:
        advice = "Enter it in the Weather Phase: movement goes by it."
        refusals.append(Fault("is not entered.", "Weather", "", advice, _WEATHER))
    if not place:
        refusals.append(asked_for("hex", "Say where they end.", _WEATHER))
    if inputs.cost is None:
        refusals.append(asked_for("cost", "Enter what the route costs them.", _WEATHER))
    refusals += _nowhere(units, inputs)
    if refusals or weather is None or inputs.cost is None:
        # What is not known cannot be weighed against the way.
        return ActionPlan.refused("March", tuple(refusals))
    cost = _cost(books, units, inputs.cost)
    limits = [_allowance(books, unit, inputs, weather) for unit in units]
    lines = (*(line for limit in limits for line in limit.working), *cost.working)
    return ActionPlan(
        f"March to {place}: {names_of(units)}",
        "",
        Ruling(cost.result, lines),
        facts=(*_moved(books, units, place), *_marched(books, units, cost.result)),
        warnings=(
            *_unknown(units),
            *_enemies(books, units, place),
            *_slips(books, units, inputs),
            *asks_for_leave(books, units, place),
            *_stays(books, units),
        ),
        refusals=(
            *_stopped(books, units, inputs),
            *_apart(books, units, inputs, place),
            *_too_far(books, units, limits, cost.result),
            *_one_stack(books, units),
            *one_guest_only(books, units, place),
            *too_many_trains(books, units, place, besieged=inputs.besieged),
        ),
    )


def _moved(books: Books, units: tuple[UnitState, ...], place: str) -> tuple[Fact, ...]:
    """What has to be written for units to stand where they marched, unless they went on since."""
    return tuple(moved_to(books, [u for u in units if not marched_since(books, u)], place))


def _stays(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Tells of units that marched in a later phase: a late entry does not bring them back."""
    for unit in units:
        if marched_since(books, unit):
            sentence = f"has marched since, and stays in {unit.hex}."
            yield against(unit, sentence, _WEATHER, "Check its hex.")


def _marched(books: Books, units: tuple[UnitState, ...], cost: int) -> tuple[Fact, ...]:
    """What is noted of the way, so that a second one in this phase is counted together with it."""
    # Of each unit, with the hex where it began: units that marched together may go on apart.
    return tuple(
        fact
        for unit in units
        for fact in changes(
            books,
            ORDER,
            BY_TURN.key(books.turn, unit.id),
            {
                marched_field(books.phase): spent_on_march(books, unit) + cost,
                STARTED: began_in(books, unit),
            },
        )
    )


def _cost(books: Books, units: tuple[UnitState, ...], way: int) -> Ruling[int]:
    """The cost of the way, with that of leaving a hex where corps concentrated."""
    # Once, at the start of the move: who has marched in this phase has paid.
    paying = [
        # An Army Reserve is free of the cost, both when it comes and when it leaves.
        one
        for one in units
        if concentrated(books, one) and not in_reserve(one) and not spent_on_march(books, one)
    ]
    leaving = leave_concentration_cost(LeavingInputs(bool(paying), len(units) > 1), books.tables)
    total = way + leaving.result
    words = f"{way} for the route + {leaving.result}"
    return Ruling(
        total,
        (*leaving.working, Step("Cost", total, words, _LEAVING, StepKind.RESULT)),
    )


def _allowance(
    books: Books, unit: UnitState, inputs: MarchInputs, weather: Weather
) -> Ruling[int | None]:
    """How far a unit may move; None where its movement allowance is not entered."""
    printed = unit.ratings.get(MOVE)
    # Not refused: a unit whose allowance nobody entered may still be moved, with a warning.
    if printed is None:
        words = "its movement allowance is not entered"
        return Ruling(None, (Step(unit_name(unit), None, words, _WEATHER),))
    raw = WeatherMoveInputs(printed, weather, options=books.options)
    left = movement_in_weather(raw, books.tables).result
    words = f"{printed} in {weather} is {left}"
    words += f", + {inputs.extra} forced" if inputs.extra else ""
    step = Step(unit_name(unit), left + inputs.extra, words, _WEATHER)
    return Ruling(left + inputs.extra, (step,))


def _unknown(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for unit in units:
        if MOVE not in unit.ratings:
            advice = "Enter it with the unit; until then its route is not checked."
            yield against(unit, "has no movement allowance in the books.", _WEATHER, advice)


def _nowhere(units: tuple[UnitState, ...], inputs: MarchInputs) -> list[Fault]:
    """The refusal of a way that leads nowhere and costs nothing; round a hex it costs something."""
    stays = units and all(unit.hex == inputs.hex for unit in units)
    if not stays or inputs.cost != 0:
        return []
    sentence = f"They are in {inputs.hex} already."
    return [Fault(sentence, "hex", inputs.hex, "Enter where they go.", _WEATHER)]


def _slips(books: Books, units: tuple[UnitState, ...], inputs: MarchInputs) -> Iterator[Fault]:
    """What is to be looked at of a way: one for nothing, and more hexes than it costs points."""
    told = [(distance(unit.hex, inputs.hex, books.tables), unit) for unit in units]
    far, unit = max(((n, unit) for n, unit in told if n), key=itemgetter(0), default=(0, None))
    if unit is None:
        return
    if inputs.cost == 0:
        advice = "Does your chart have a route that costs nothing?"
        yield Fault("is nothing.", "cost", "0", advice, _WEATHER).question()
    elif inputs.cost is not None and far > inputs.cost:
        # Told only: roads may be cheaper by the player's own chart.
        sentence = f"By the numbers of the hexes {unit_name(unit)} goes {far} hexes."
        yield Fault(sentence, "cost", str(inputs.cost), "Check that the hex is right.", _WEATHER)


def _stopped(books: Books, units: tuple[UnitState, ...], inputs: MarchInputs) -> Iterator[Fault]:
    for unit in units:
        if demoralized_in(books, unit):
            yield against(unit, "is demoralized, and stops.", _STOPPED)
        elif books.phase == SKIRMISH and not is_cavalry(unit):
            yield against(unit, "is not cavalry: it moves in the Movement Phase.", "LGA-SEQ-01")
        elif inputs.extra and order_of(books, unit) not in FORCED:
            advice = "Order it in the Command Phase, or leave the force march out."
            yield against(unit, "has no order to force-march.", _DOUBLE, advice)
        elif inputs.extra and books.phase == SKIRMISH:
            yield from _skirmish_march(books, unit, inputs)


def _apart(
    books: Books, units: tuple[UnitState, ...], inputs: MarchInputs, place: str
) -> Iterator[Fault]:
    """Cavalry that doubles a force march ends where those on foot end who do so, too."""
    # In the Skirmish Phase a double march is refused outright.
    if not inputs.extra or books.phase == SKIRMISH:
        return
    on_foot = (
        one
        for one in own_units(books)
        if order_of(books, one) is Order.DOUBLE_FORCE_MARCH and goes_on_foot(one)
    )
    # Whence they came: cavalry goes along with its own stack, and not to meet another.
    stacks = {began_in(books, one) for one in on_foot if one in units or one.hex == place}
    for unit in units:
        # On a second way of the phase it is where the first began that tells its stack.
        left = began_in(books, unit) if spent_on_march(books, unit) else unit.hex
        doubles = order_of(books, unit) is Order.DOUBLE_FORCE_MARCH
        if marches_with_stack(unit) and doubles and left not in stacks:
            advice = "Move it together with those that it began with, or leave it out."
            yield against(unit, "doubles a force march to a place of its own.", _DOUBLE, advice)


def _enemies(books: Books, units: tuple[UnitState, ...], place: str) -> Iterator[Fault]:
    """Asks about a hex that enemies hold; where own units share it, as besiegers do, it is told."""
    there = [u for u in units_of(books) if u.hex == place and u not in units]
    enemies = [unit for unit in there if unit.side != books.side]
    # Units without strength do not hold a hex against anybody.
    if any(map(has_strength, enemies)):
        advice = "Only the besiegers of a fortress share its hex: attack in the Combat Phase."
        fault = Fault(f"holds {names_of(enemies)} of the enemy.", place, "", advice, _SHARED)
        shared = any(has_strength(unit) for unit in there if unit.side == books.side)
        yield fault if shared else fault.question()


def _skirmish_march(books: Books, unit: UnitState, inputs: MarchInputs) -> Iterator[Fault]:
    if order_of(books, unit) is Order.DOUBLE_FORCE_MARCH:
        yield against(unit, "never doubles a force march in the Skirmish Phase.", _DOUBLE)
    elif not inputs.in_reach:
        advice = "Say that the enemy may be within reach, or leave the force march out."
        yield against(unit, "has no enemy within reach to move against.", _FORCED, advice)


def _too_far(
    books: Books, units: tuple[UnitState, ...], limits: list[Ruling[int | None]], cost: int
) -> Iterator[Fault]:
    for unit, limit in zip(units, limits, strict=True):
        spent = spent_on_march(books, unit)
        # Together with what it marched before in this phase.
        if limit.result is not None and spent + cost > limit.result:
            before = f" after {spent} before" if spent else ""
            message = f"has {limit.result} MP, and the route costs {cost}{before}."
            yield against(unit, message, _WEATHER, "Choose a nearer hex, or leave it out.")


def _one_stack(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Corps that concentrated move on together only if all of them are to concentrate again."""
    by_start: dict[str, dict[UnitId, UnitState]] = {}
    for leader in filter(None, (_corps_leader(books, unit) for unit in units)):
        by_start.setdefault(began_in(books, leader), {})[leader.id] = leader
    for place, corps in by_start.items():
        if len(corps) <= 1:
            continue
        # All that concentrated there, not only those that move: each needs the new order.
        stack = concentrated_at(books, place)
        there = [one for one in stack if rank_of(one) is Rank.CORPS]
        again = sum(order_of(books, one) is Order.CONCENTRATE for one in there)
        found = one_stack_again(OneStackInputs(len(there), again), books.tables)
        if not found.result:
            advice = "Order each of them to concentrate again, or move them one by one."
            message = f"have a new order to concentrate for {again} of {len(there)}."
            yield Fault(message, names_of(corps.values()), "", advice, _STACK)


def _corps_leader(books: Books, unit: UnitState) -> UnitState | None:
    """The corps leader with whom a unit concentrated last turn, himself among them."""
    if rank_of(unit) is Rank.CORPS:
        return unit if concentrated(books, unit) else None
    # Trains, bridges and Army Reserves stack with any corps.
    if not has_strength(unit) or in_reserve(unit):
        return None
    leader = corps_leader_of(books, unit)
    # Whoever began elsewhere was not of the stack.
    with_him = leader is not None and began_in(books, unit) == began_in(books, leader)
    return leader if leader and with_him and concentrated(books, leader) else None
