"""Fortresses: trains in place of besieged depots, and garrisons that starve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.picked import asked_for
from oobmgr.games.grande_armee.battle.adjacency import distance
from oobmgr.games.grande_armee.battle.facts import SIEGE_TRAINS
from oobmgr.games.grande_armee.battle.fates import Cause
from oobmgr.games.grande_armee.battle.forces import persons
from oobmgr.games.grande_armee.battle.losing import lose
from oobmgr.games.grande_armee.battle.named import points_of_each, points_told
from oobmgr.games.grande_armee.command.corps import corps_here, paths_by_name
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, STARVED
from oobmgr.games.grande_armee.options import SCENARIO, START, chosen
from oobmgr.games.grande_armee.siege.garrisons import HUNGER, GarrisonInputs, garrison_attrition
from oobmgr.games.grande_armee.siege.trains import TRAINS, trains_for
from oobmgr.games.grande_armee.supply.log import POINTS, UNSUPPLIED, corps_states
from oobmgr.games.grande_armee.words import ATTRITION, FRANCE, SIEGE
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import die_told, flag_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    units_told,
)

GROUP: Final = "Sieges"
"""The heading of the forms of sieges."""
TRAINS_IN: Final = "trains"
_OF_1813: Final = "19.5"


def replaced(books: Books) -> dict[str, int]:
    """The hexes whose depot was replaced by trains, with their number."""
    # A depot that was replaced has gone from the map, so that its hex is remembered.
    facts = books.facts(SIEGE_TRAINS).items()
    return {key: number for (key, _), number in facts if isinstance(number, int)}


def trains_due(books: Books) -> bool:
    """Whether depots of the sieges of 1813 are still to be replaced."""
    most = books.tables.whole("siege.trains.fortresses")
    first = books.turn == chosen(books.options, START)
    # By the scenario, too: only 1813 begins with besieged fortresses.
    return first and chosen(books.options, SCENARIO) == _OF_1813 and len(replaced(books)) < most


def besieged_depots(books: Books) -> tuple[UnitState, ...]:
    """The depots on the map that may be besieged: in 1813 the Coalition lies before fortresses."""
    return tuple(
        unit
        for unit in books.units()
        if unit.side == FRANCE
        and unit.status is UnitStatus.ON_MAP
        and army.is_kind(unit, army.DEPOT)
        and unit.hex
    )


def _spare_trains(books: Books) -> tuple[UnitState, ...]:
    return tuple(
        unit
        for unit in books.units()
        if army.is_kind(unit, army.SUPPLY_TRAIN) and army.is_free(unit)
    )


_BESIEGED: Final = Pickable(
    lambda books: (*besieged_depots(books), *_spare_trains(books)) if trains_due(books) else (),
    "No besieged depot needs replacing: that is for the first turn of 1813, three times.",
    lambda _, unit: unit.hex if army.is_kind(unit, army.DEPOT) else "train, not on the map",
)


@dataclass(frozen=True)
class SiegeTrainsInputs:
    """A depot in a fortress that is besieged when 1813 begins, and the die for it."""

    units: tuple[int, ...] = units_told("The depot.", TRAINS)
    trains: tuple[int, ...] = units_told(
        "The counters of the trains that come; those that the books have.",
        TRAINS,
        label="Trains that come",
    )
    roll: int = die_told("The die.", TRAINS, label="Die")


@action(
    TRAINS,
    phases=(SIEGE,),
    title="Trains in place of a besieged depot",
    name="siege_trains",
    tab="Siege trains",
    post_text="Post the trains",
    group=GROUP,
    helpers=("grande_armee.siege_trains",),
    **_BESIEGED.offering(TRAINS, units="is replaced", trains="comes in"),
)
def plan_siege_trains(books: Books, inputs: SiegeTrainsInputs) -> ActionPlan:
    """Replace a depot in a fortress besieged in 1813 by as many supply trains as a die shows."""
    depots, trains = known_units(books, inputs.units), known_units(books, inputs.trains)
    refusals = tuple(_train_faults(books, depots, trains, inputs.roll))
    if refusals:
        return ActionPlan.refused("Siege trains", refusals)
    depot = depots[0]
    ruling = trains_for((inputs.roll,))
    # L-26: inside a besieged fortress no number of trains is too many for the hex.
    others = tuple(f for train in trains for f in (*_placed(train, depot.hex),))
    return ActionPlan(
        f"{depot.hex}: {counted(ruling.result, 'supply train')} for the depot",
        "",
        ruling,
        (*_moved(depot, back=False), *(p for train in trains for p in _moved(train, back=True))),
        (
            Fact(Subject.UNIT, str(depot.id), "status", str(depot.status), UnitStatus.DEAD),
            *others,
            *enter(books, SIEGE_TRAINS, depot.hex, TRAINS_IN, ruling.result),
        ),
        warnings=(
            *_left_out(books, depot, trains, ruling.result),
            *_without_besiegers(books, depot),
        ),
    )


def _left_out(
    books: Books, depot: UnitState, trains: tuple[UnitState, ...], due: int
) -> Iterator[Fault]:
    """Asks about counters that could come in beside those that are picked."""
    picked = {train.id for train in trains}
    spare = [t for t in _spare_trains(books) if t.side == depot.side and t.id not in picked]
    more = spare[: due - len(trains)]
    if more:
        sentence = f"{counted(len(trains), 'train')} picked, and the die shows {due}."
        advice = f"Tick under “comes in” those that come, too: {names_of(more)}."
        yield Fault(sentence, "trains", advice=advice, case=TRAINS)


def is_besieged(books: Books, depot: UnitState) -> bool:
    """Whether enemies stand where they may besiege a depot."""
    # The books know no fortress, but where units stand: besiegers share its hex or lie beside it.
    return any(
        army.has_strength(one) and distance(one.hex, depot.hex, books.tables) in {0, 1}
        for one in books.units()
        if one.side != depot.side and one.status is UnitStatus.ON_MAP and one.hex
    )


def _without_besiegers(books: Books, depot: UnitState) -> Iterator[Fault]:
    """Asks about a depot that no enemy besieges, as far as the books know."""
    if not is_besieged(books, depot):
        sentence = f"No enemy is in {depot.hex} or beside it."
        advice = "Only depots in besieged fortresses are replaced. Is it one?"
        yield Fault(sentence, "units", depot.hex, advice, TRAINS).question()


def _placed(train: UnitState, place: str) -> Iterator[Fact]:
    if train.status is not UnitStatus.ON_MAP:
        yield Fact(Subject.UNIT, str(train.id), "status", str(train.status), UnitStatus.ON_MAP)
    if train.hex != place:
        yield Fact(Subject.UNIT, str(train.id), "hex", train.hex, place)


def _moved(unit: UnitState, *, back: bool) -> tuple[Posting, ...]:
    """The counter of a unit off the map, or back on it."""
    dead, home = Account(Place.DEAD, unit.side), unit_account(unit.side, unit.id)
    if back:
        # As many steps as it lost, so that no train comes in at half its strength.
        return transfer(dead, home, STEP, unit.steps - unit.steps_left)
    return transfer(home, dead, STEP, unit.steps_left)


def _depot_faults(books: Books, depots: tuple[UnitState, ...]) -> Iterator[Fault]:
    for depot in depots:
        if not army.is_kind(depot, army.DEPOT) or depot.status is not UnitStatus.ON_MAP:
            yield against(depot, "is not a depot on the map.", TRAINS)
        elif depot.side != FRANCE:
            # Both sides play this phase together; in 1813 it is the Coalition that besieges.
            yield against(depot, "belongs to the besieging side.", TRAINS, "Pick a French one.")
        elif depot.hex in replaced(books):
            yield against(depot, f"is in {depot.hex}, whose depot was replaced.", TRAINS)


def _train_faults(
    books: Books, depots: tuple[UnitState, ...], trains: tuple[UnitState, ...], roll: int
) -> Iterator[Fault]:
    if len(depots) != 1:
        advice = "Pick one depot: each has a die of its own."
        yield Fault(f"{counted(len(depots), 'unit')} picked.", "units", advice=advice, case=TRAINS)
    yield from _depot_faults(books, depots)
    if not roll:
        yield asked_for("roll", "Roll a die for the depot.", TRAINS)
    for train in trains:
        if not army.is_kind(train, army.SUPPLY_TRAIN) or not army.is_free(train):
            yield against(train, "is not a supply train off the map.", TRAINS)
        elif depots and train.side != depots[0].side:
            yield against(train, "belongs to the other side.", TRAINS)
    # Fewer may be picked: the books need not have all the counters that the die gives.
    if roll and len(trains) > roll:
        sentence = f"{counted(len(trains), 'train')} picked, and the die shows {roll}."
        yield Fault(sentence, "trains", str(roll), "Pick no more.", TRAINS)


# ----------------------------------------------------------------------------------- garrisons


def _garrisons(books: Books) -> tuple[UnitState, ...]:
    return tuple(
        unit
        for unit in books.units()
        if unit.status is UnitStatus.ON_MAP and army.has_strength(unit) and unit.hex
    )


_GARRISONS: Final = Pickable(
    _garrisons,
    "No unit with strength points is in a hex.",
    lambda _, unit: f"{unit.nation}, {counted(army.strength(unit), 'SP', 'SP')}",
)


@dataclass(frozen=True)
class HungerInputs:
    """Units without supply, such as a garrison, what they live on, and what they lose."""

    units: tuple[int, ...] = units_told("The units that lose strength, of one hex.", HUNGER)
    traces: bool = flag_told(
        "Whether they trace supply to a depot, a train or a depot city.",
        HUNGER,
        label="Traces supply",
    )
    forages: bool = flag_told("Whether they can forage.", HUNGER, label="Forages")
    points: tuple[int, ...] = points_told(
        "What attrition takes from each, by your own table.", HUNGER
    )


@action(
    "LGA-ATT-01 LGA-LDR-08",
    phases=(ATTRITION,),
    title="Attrition without supply",
    name="garrison_attrition",
    tab="Attrition",
    post_text="Post the attrition",
    group=GROUP,
    helpers=("grande_armee.garrison_attrition",),
    **_GARRISONS.offering(HUNGER, units="loses SP"),
)
def plan_garrison_attrition(books: Books, inputs: HungerInputs) -> ActionPlan:
    """Take attrition from units without supply; a garrison takes it although it did not move."""
    units = known_units(books, inputs.units)
    asked = GarrisonInputs(inputs.traces, inputs.forages)
    ruling = garrison_attrition(asked, books.tables)
    pairs, faults = points_of_each(units, inputs.points, HUNGER)
    refusals = [*faults]
    if not units:
        refusals.append(Fault("No unit is picked.", "units", case=HUNGER))
    # Each fortress takes attrition by itself, and by its own answer about supply.
    hexes = {unit.hex for unit in units}
    if len(hexes) > 1:
        sentence = f"They are in {', '.join(sorted(hexes))}."
        refusals.append(
            Fault(sentence, "units", advice="Enter one hex after the other.", case=HUNGER)
        )
    if not ruling.result:
        advice = "Only those who neither trace supply nor forage take attrition."
        refusals.append(Fault("They are supplied.", "traces", advice=advice, case=HUNGER))
    if refusals:
        # The reason why it takes none is in the lines that were worked out.
        return ActionPlan.refused("Attrition", tuple(refusals), ruling.working)
    # Attrition sends a leader back to the pool, and the enemy scores nothing (L-05).
    written = lose(books, pairs, Cause.ATTRITION, HUNGER)
    together = sum(points for _, points in pairs)
    total = Step("Lost in all", together, "", HUNGER, StepKind.SUM)
    return ActionPlan(
        f"Attrition at {units[0].hex}: {together} SP lost",
        f"{persons(written.leaders)}: back in the pool." if written.leaders else "",
        Ruling(together, (*ruling.working, *written.working, total)),
        written.postings,
        (
            *written.facts,
            *(
                fact
                for unit, points in pairs
                for fact in enter(books, STARVED, BY_TURN.key(books.turn, unit.id), POINTS, points)
            ),
        ),
        warnings=(*_fed(books, units), *_again(books, units)),
    )


def _again(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Asks about units that took attrition in this turn already."""
    for unit in units:
        if books.fact(STARVED, BY_TURN.key(books.turn, unit.id), POINTS):
            advice = "Is it taken twice?"
            yield against(unit, "took attrition in this turn.", HUNGER, advice).question()


def _fed(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Asks about units whose corps has a source of supply entered for this turn."""
    names = {path: name for name, path in paths_by_name(corps_here(books)).items()}
    states = corps_states(books, books.turn)
    for name in dict.fromkeys(names.get(unit.path, "") for unit in units):
        # A corps without any state in this turn is one that nobody has fed.
        state = states.get(name, UNSUPPLIED)
        if state != UNSUPPLIED:
            sentence = f"{name} is supplied in this turn: {state}."
            yield Fault(sentence, "forages", advice="Is that what you mean?", case=HUNGER)
