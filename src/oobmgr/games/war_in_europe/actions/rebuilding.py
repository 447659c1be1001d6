"""Units that are rebuilt and disbanded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.picked import (
    ALL_SIDES,
    LOST,
    asked_for,
    faults_of,
    faults_of_any_side,
)
from oobmgr.games.war_in_europe.actions.points import (
    FRONTS,
    at_hand,
    kinds,
    known_kind,
    most_points,
    named,
    strange_front,
)
from oobmgr.games.war_in_europe.actions.whereabouts import unmarked
from oobmgr.games.war_in_europe.fact_kinds import DISBANDED
from oobmgr.games.war_in_europe.ground.combat import (
    DISBANDING,
    PLACE_NAMES,
    PLACE_OF,
    PLACE_WORDS,
    DisbandInputs,
    DisbandPlace,
    disband,
)
from oobmgr.games.war_in_europe.ground.dates import year_faults
from oobmgr.games.war_in_europe.options import (
    CYCLES_PER_YEAR,
    REBUILDABLE,
    REBUILT_TYPES,
    chosen,
    number,
)
from oobmgr.games.war_in_europe.pools import fronts_of, points_account
from oobmgr.games.war_in_europe.rebuilding import CASE, COST
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of, turns_in_cycle
from oobmgr.games.war_in_europe.units import formation_front, other_arm
from oobmgr.games.war_in_europe.words import (
    AIR,
    CYCLE,
    OWN_TURN,
    REPLACEMENT,
    REPLACEMENTS,
    SIDE_NAMES,
    WEATHER,
    Front,
    Player,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, open_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    said_of_each,
    units_told,
)

_TURN: Final = "turn"


@dataclass(frozen=True)
class RebuildInputs:
    """Eliminated units that are rebuilt, with which points, and when they come."""

    units: tuple[int, ...] = units_told("The eliminated units.", CASE)
    front: Front = choice_told("The front whose points are spent.", CASE, Front.WEST, label="Front")
    kind: str = text_told("The kind of points.", CASE, label="Kind of points")
    arrives: TurnCode | None = open_told(
        "The turn in which they come, by your rules.",
        CASE,
        read=CALENDAR.parse,
        label="Turn of arrival",
    )


def _proposed(books: Books) -> RebuildInputs:
    front, kind = most_points(books)
    return RebuildInputs((), front, kind)


@action(
    "WIE-REPL-01",
    phases=(REPLACEMENT,),
    title="Units rebuilt",
    name="rebuild",
    tab="Rebuild",
    post_text="Post the units",
    group="Replacements",
    propose=_proposed,
    helpers=("war_in_europe.rebuild_for_two_points",),
    offers=lambda books: {"kind": kinds(books)},
    **LOST.offering(CASE, units="is rebuilt"),
)
def plan_rebuild(books: Books, inputs: RebuildInputs) -> ActionPlan:
    """Rebuild units that the rule names for two points each, and say when they come."""
    units = known_units(books, inputs.units)
    each = books.tables.cell(COST)
    at = points_account(books.side, inputs.front, known_kind(books, inputs.kind))
    held, cost = books.balance(at, REPLACEMENTS), each.whole * len(units)
    lines = (
        each.step("Each"),
        each.step("Together", cost, f"{len(units)} × {each.whole}"),
        Step("Points left", held - cost, f"{held} − {cost}", CASE, StepKind.RESULT),
    )
    return ActionPlan(
        f"Rebuilt: {names_of(units)}",
        f"{cost} points, {held - cost} left." if cost <= held else "",
        Ruling(cost, lines),
        (
            *transfer(at, Account(Place.SPENT, books.side, "rebuilt"), REPLACEMENTS, cost),
            # Only the steps it lacks: a rebuilt unit comes back whole.
            *(posting for unit in units for posting in _back(unit)),
        ),
        tuple(fact for unit in units for fact in _arrival(books, unit, inputs.arrives)),
        warnings=tuple(_rebuild_doubts(books, inputs, units)),
        refusals=tuple(_rebuild_faults(books, inputs, units, held - cost)),
    )


def _back(unit: UnitState) -> tuple[Posting, ...]:
    dead = Account(Place.DEAD, unit.side)
    return transfer(dead, unit_account(unit.side, unit.id), STEP, unit.steps - unit.steps_left)


def _arrival(books: Books, unit: UnitState, turn: TurnCode | None) -> Iterator[Fact]:
    """A unit that comes at once is on the map, one that comes later is due."""
    later = turn is not None and turn > books.turn
    status = UnitStatus.DUE if later else UnitStatus.ON_MAP
    key = str(unit.id)
    yield Fact(Subject.UNIT, key, "status", str(unit.status), status)
    # Its old arrival is over; a turn that is the same needs no fact.
    if later and turn != unit.arrival:
        yield Fact(Subject.UNIT, key, "arrival", unit.arrival, turn)
    # Rebuilt, it is no longer disbanded, and may be disbanded again.
    yield from enter(books, DISBANDED, key, _TURN, None)
    yield from unmarked(books, unit)


def _rebuild_faults(
    books: Books, inputs: RebuildInputs, units: tuple[UnitState, ...], left: int
) -> Iterator[Fault]:
    yield from faults_of(books, units, CASE, UnitStatus.DEAD)
    yield from _other_types(books, units)
    if left < 0:
        short = counted(-left, "Replacement Point")
        sentence = f"{named(inputs.front, inputs.kind)}: {short} short."
        yield Fault(sentence, "front", inputs.front, at_hand(books), CASE)
    # Not taken as at once: how long it takes stands in rules that the program does not hold.
    if inputs.arrives is None:
        advice = "Your rules say how long it takes: enter the turn."
        yield asked_for("arrives", advice, CASE)
    elif inputs.arrives < books.turn:
        sentence = "That turn is over already."
        yield Fault(sentence, "arrives", str(inputs.arrives), "Enter a turn to come.", CASE)
    else:
        cycles = number(books.options, CYCLES_PER_YEAR)
        yield from year_faults("arrives", date_of(inputs.arrives), cycles)
    # By the usual reading a disbanded unit may be rebuilt like any other.
    if chosen(books.options, REBUILDABLE):
        return
    for unit in units:
        if books.fact(DISBANDED, str(unit.id), _TURN):
            yield against(unit, "was disbanded for good.", DISBANDING)


def _other_types(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """The refusals of units of a type that two points do not rebuild, where the types are named."""
    # K-27: which they are stands in rules of the player, who names them in the options.
    named = str(chosen(books.options, REBUILT_TYPES))
    types = {folded(one) for one in named.split(",")}
    for unit in units if named else ():
        if folded(unit.type) not in types:
            sentence = f"is {unit.type}, and two points rebuild: {named}."
            yield against(unit, sentence, CASE, "The options of the campaign name the types.")


def _rebuild_doubts(
    books: Books, inputs: RebuildInputs, units: tuple[UnitState, ...]
) -> Iterator[Fault]:
    """What is asked about points of another front or another kind than those of the units."""
    yield from strange_front(books, inputs.front)
    cycles = number(books.options, CYCLES_PER_YEAR)
    # No rule at hand says how long it takes; but a year is one that was mistyped.
    if (
        inputs.arrives
        and inputs.arrives > date_of(books.turn).after(cycles * turns_in_cycle(), cycles).code
    ):
        when, advice = CALENDAR.label(inputs.arrives), "Check the turn."
        sentence = f"{when} is more than a year away."
        yield Fault(sentence, "arrives", str(inputs.arrives), advice, CASE).question()
    for unit in units:
        front = formation_front(unit)
        # A Soviet "Western Front" is in the East: a front of the other players is no name of ours.
        if front in fronts_of(books, unit.side) and front is not inputs.front:
            by = inputs.front
            sentence = f"belongs to the {front} by its formation, and points of the {by} pay."
            advice = "Transfer points first, or pay with those of its front."
            yield against(unit, sentence, FRONTS, advice).question()
        if other_arm(unit, inputs.kind):
            sentence = f"is {unit.type}, and {inputs.kind.strip()} points pay."
            yield against(unit, sentence, CASE, "Check the kind of points.").question()


# --------------------------------------------------------------------------------- disbanding


@dataclass(frozen=True)
class DisbandedInputs:
    """Units that are disbanded, and where."""

    units: tuple[int, ...] = units_told("The units.", DISBANDING)
    location: DisbandPlace | None = open_told(
        "What kind of place they are in.",
        DISBANDING,
        label="They are in",
        choice_names=PLACE_WORDS,
    )


@action(
    "WIE-DISB-01",
    # At any time: in what is played together, and in the turns of others as well.
    phases=(CYCLE, WEATHER, AIR, *OWN_TURN),
    title="Units disbanded",
    name="disband",
    tab="Disband",
    post_text="Post the units",
    group="Replacements",
    helpers=("war_in_europe.disband",),
    **ALL_SIDES.offering(DISBANDING, units="is disbanded"),
)
def plan_disband(books: Books, inputs: DisbandedInputs) -> ActionPlan:
    """Disband units where the rule allows it; nothing is paid and nothing is gained."""
    units = known_units(books, inputs.units)
    refusals = list(faults_of_any_side(books, units, DISBANDING))
    lines = list[Step]()
    if inputs.location is None:
        advice = "Say where they are."
        refusals.append(asked_for("location", advice, DISBANDING))
    else:
        for player in dict.fromkeys(Player(SIDE_NAMES[unit.side]) for unit in units):
            found = disband(DisbandInputs(player, inputs.location), books.tables)
            lines += found.working
            if not found.result.legal:
                refusals.append(_elsewhere(player, inputs.location))
    # Told even where the place is still open, so that the form shows whom it is about.
    said = said_of_each("Disbanded", DISBANDING, [(unit, "disbanded", "") for unit in units])
    return ActionPlan(
        f"Disbanded: {names_of(units)}",
        "No points for it.",
        Ruling(said.result, (*lines, *said.working)),
        tuple(posting for unit in units for posting in _gone(unit)),
        tuple(fact for unit in units for fact in _dead(books, unit)),
        refusals=tuple(refusals),
    )


def _elsewhere(player: Player, location: DisbandPlace) -> Fault:
    right, wrong = PLACE_NAMES[PLACE_OF[player]], PLACE_NAMES[location]
    sentence = f"{player} units are disbanded in {right}, not in {wrong}."
    return Fault(sentence, "location", str(location), "Bring them there first.", DISBANDING)


def _gone(unit: UnitState) -> tuple[Posting, ...]:
    dead = Account(Place.DEAD, unit.side)
    return transfer(unit_account(unit.side, unit.id), dead, STEP, unit.steps_left)


def _dead(books: Books, unit: UnitState) -> Iterator[Fact]:
    key = str(unit.id)
    yield Fact(Subject.UNIT, key, "status", str(unit.status), UnitStatus.DEAD)
    yield from enter(books, DISBANDED, key, _TURN, books.turn)
