"""Airborne units: their boxes by front, transfers, and the ways back to the map."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import to_hex
from oobmgr.games.war_in_europe.actions.picked import (
    HEXES,
    PARATROOPS,
    asked_for,
    doubts_of_goal,
    faults_of_away,
    goal_faults,
)
from oobmgr.games.war_in_europe.actions.points import strange_front
from oobmgr.games.war_in_europe.actions.whereabouts import (
    in_box,
    moved_to,
    voyage_turn,
)
from oobmgr.games.war_in_europe.fact_kinds import (
    AIRBORNE,
    FRONT,
    LEFT,
    LEFT_FRONT,
    ORIGIN,
    READY,
)
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, number
from oobmgr.games.war_in_europe.pools import fronts_of
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of
from oobmgr.games.war_in_europe.units import AIRBORNE as TYPES
from oobmgr.games.war_in_europe.units import formation_front, is_kind, own_units
from oobmgr.games.war_in_europe.words import AIR, BOX, MOVEMENT, REPLACEMENT, Front
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.fields import choice_told, open_told, text_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    units_of,
    units_told,
)

_BACK: Final = "WIE-ABN-01"
_SUPPLIED: Final = "WIE-ABN-03"
_BETWEEN: Final = "WIE-ABN-06"
_GROUP: Final = "Airborne"


def _boxed(books: Books) -> tuple[UnitState, ...]:
    return tuple(unit for unit in own_units(books, *TYPES) if in_box(books, unit))


def _said(books: Books, unit: UnitState) -> str:
    box = in_box(books, unit)
    return box.short(CALENDAR.short(box.ready)) if box else unit.nation


_BOXED: Final = Pickable(_boxed, "No airborne unit of this side is in a box.", _said)


def _placed(
    books: Books, units: tuple[UnitState, ...], front: Front | None, ready: TurnCode | None
) -> Iterator[Fact]:
    # All fields at once, so that a unit is never in a box without its turn, or the other way.
    for unit in units:
        box = in_box(books, unit)
        wanted: dict[str, JsonValue] = {
            FRONT: str(front) if front else None,
            READY: ready,
            # From box to box alone is there a way, and only as long as the unit is on it.
            ORIGIN: str(box.front) if box and front else None,
        }
        if box and not front:
            # Out of its box it keeps where that was: in another one it would have saved a turn,
            # and out of it again it would be dropped twice.
            wanted |= {LEFT: books.turn, LEFT_FRONT: str(box.front)}
        yield from changes(books, AIRBORNE, str(unit.id), wanted)


@dataclass(frozen=True)
class BoxInputs:
    """Airborne units that go into the box of a front."""

    units: tuple[int, ...] = units_told("The airborne units.", _BACK)
    front: Front = choice_told("The front.", _BACK, Front.WEST, label="Front")


@action(
    "WIE-ABN-01 WIE-ABN-06",
    phases=(REPLACEMENT, MOVEMENT),
    title="Into the airborne box",
    name="airborne_box",
    propose=lambda books: BoxInputs(front=fronts_of(books, books.side)[0]),
    tab="Into the box",
    post_text="Post the units",
    group=_GROUP,
    **PARATROOPS.offering(_BACK, units="goes in"),
)
def plan_airborne_box(books: Books, inputs: BoxInputs) -> ActionPlan:
    """Put airborne units into the box of a front, where they wait for a drop."""
    units = known_units(books, inputs.units)
    refusals = [*faults_of_away(books, units, _BACK), *_not_airborne(units)]
    for unit in units:
        # Between fronts the transfer is the only way, because it is the one that costs a turn
        # (WIE-ABN-06).
        if box := in_box(books, unit):
            advice = "Use the transfer to bring it to another front."
            refusals.append(against(unit, f"is in the box {box.front} already.", _BACK, advice))
        elif voyage_turn(books, unit):
            refusals.append(against(unit, "is at sea, round the Horn.", _BACK))
    return ActionPlan(
        f"Airborne box {inputs.front}: {names_of(units)}",
        "",
        said_of_each("In the box", _BACK, [(unit, str(inputs.front), "") for unit in units]),
        # In a box it stands in no hex.
        facts=(*_placed(books, units, inputs.front, books.turn), *moved_to(books, units, "")),
        warnings=(
            *_out_and_in(books, units, inputs.front),
            *strange_front(books, inputs.front, case=_BETWEEN),
        ),
        refusals=tuple(refusals),
    )


def _out_and_in(books: Books, units: tuple[UnitState, ...], front: Front) -> Iterator[Fault]:
    """What is asked of units that left the box of another front in this turn."""
    for unit in units:
        came_from = books.fact(AIRBORNE, str(unit.id), LEFT_FRONT)
        if books.fact(AIRBORNE, str(unit.id), LEFT) == books.turn and came_from != str(front):
            sentence = f"came out of the box {came_from} in this turn."
            advice = "From front to front takes a turn: transfer it from box to box."
            yield against(unit, sentence, _BETWEEN, advice).question()


def _not_airborne(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for unit in units:
        if not is_kind(unit, *TYPES):
            yield against(unit, "is not an airborne unit.", _BACK)


@dataclass(frozen=True)
class BetweenInputs:
    """Airborne units that go from the box of one front to that of another."""

    units: tuple[int, ...] = units_told("The airborne units.", _BETWEEN)
    to_front: Front | None = open_told("The front.", _BETWEEN, label="To the front")


def _proposed_transfer(books: Books) -> BetweenInputs:
    """The form with the front to which alone the units of the side can go."""
    boxes = {box.front for unit in _boxed(books) if (box := in_box(books, unit))}
    fronts = fronts_of(books, books.side)
    others = [front for front in fronts if boxes != {front}] if len(boxes) == 1 else []
    return BetweenInputs(to_front=others[0] if len(others) == 1 else None)


@action(
    "WIE-ABN-06",
    phases=(REPLACEMENT, MOVEMENT),
    title="From box to box",
    name="airborne_transfer",
    tab="Box to box",
    post_text="Post the transfer",
    group=_GROUP,
    propose=_proposed_transfer,
    **_BOXED.offering(_BETWEEN, units="is transferred"),
)
def plan_airborne_transfer(books: Books, inputs: BetweenInputs) -> ActionPlan:
    """Bring airborne units from the box of one front to that of another, which takes a turn."""
    units, to = known_units(books, inputs.units), inputs.to_front
    if to is None:
        advice = "Say to which front."
        return ActionPlan.refused("From box to box", (asked_for("to_front", advice, _BETWEEN),))
    delay = books.tables.cell("airborne.transfer.turns")
    cycles = number(books.options, CYCLES_PER_YEAR)
    # A transfer takes whole turns, counted over the end of a cycle and of a year.
    ready = date_of(books.turn).after(delay.whole, cycles).code
    refusals = [*faults_of_away(books, units, _BETWEEN)]
    for unit in units:
        box = in_box(books, unit)
        if box is None:
            refusals.append(against(unit, "is not in a box.", _BETWEEN))
        elif box.front is to:
            refusals.append(against(unit, f"is in the box {box.front} already.", _BETWEEN))
        elif box.ready > books.turn:
            sentence = f"is {box.words(CALENDAR.label(box.ready))}."
            refusals.append(against(unit, sentence, _BETWEEN))
    said = said_of_each("Transferred", _BETWEEN, [(u, CALENDAR.label(ready), "") for u in units])
    return ActionPlan(
        f"Airborne, to {to}: {names_of(units)}",
        f"They may drop in {CALENDAR.label(ready)}.",
        said,
        facts=tuple(_placed(books, units, to, ready)),
        warnings=tuple(strange_front(books, to, "to_front", _BETWEEN)),
        refusals=tuple(refusals),
    )


@closing("WIE-ABN-06", title="Airborne units arrive", phases=(AIR,))
def airborne_arrive(books: Books) -> ActionPlan | None:
    """Units that are due in the box of a front are ready when the players' own turns begin."""
    boxes = ((unit, in_box(books, unit)) for unit in books.units())
    come = [(unit, box) for unit, box in boxes if box and box.origin and box.ready <= books.turn]
    if not come:
        return None
    said = said_of_each("Ready", _BETWEEN, [(u, f"{BOX} {box.front}", "") for u, box in come])
    ends = (f for u, _ in come for f in enter(books, AIRBORNE, str(u.id), ORIGIN, None))
    return ActionPlan("Airborne units arrive", "", said, facts=tuple(ends))


class WayBack(StrEnum):
    """How an airborne unit comes back to the map."""

    ASSAULT = "air assault"
    TRANSPORT = "air transport"
    REINFORCEMENT = "reinforcement"


@dataclass(frozen=True)
class DropInputs:
    """Airborne units that leave their box."""

    units: tuple[int, ...] = units_told("The airborne units.", _BACK)
    way: WayBack = choice_told("How they come.", _BACK, WayBack.ASSAULT, label="By")
    hex: str = text_told("Where they are then.", _BACK, label="To hex")
    may_be_supplied: bool | None = open_told(
        "Whether they might be in supply there when the Air Interdiction Phase ends.",
        _SUPPLIED,
        label="Might be in supply",
        when={"way": ("air assault",)},
    )


@action(
    "WIE-ABN-01 WIE-ABN-03 WIE-ABN-04 WIE-ABN-06",
    phases=(REPLACEMENT, MOVEMENT),
    title="Out of the airborne box",
    name="airborne_drop",
    tab="Drop",
    post_text="Post the units",
    group=_GROUP,
    helpers=("war_in_europe.airborne_attack",),
    offers=to_hex,
    **_BOXED.offering(_BACK, units="comes to the map"),
)
def plan_airborne_drop(books: Books, inputs: DropInputs) -> ActionPlan:
    """Bring airborne units from their box to the map."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip().upper()
    refusals = [*faults_of_away(books, units, _BACK), *_drop_faults(books, units)]
    # Without units: a box is no hex, so none of them can stand there already.
    refusals += goal_faults((), place, "hex", _BACK)
    refusals += _supply_faults(inputs)
    # Only an air assault halves the attack; the other ways bring a unit in as any other.
    dropped = inputs.way is WayBack.ASSAULT
    strength = books.tables.cell("airborne.drop.strength")
    lines = (strength.step("Strength of their attack in this turn"),) if dropped else ()
    said = said_of_each("To the map", _BACK, [(u, place, str(inputs.way)) for u in units])
    return ActionPlan(
        f"{str(inputs.way).capitalize()} to {place}: {names_of(units)}",
        "They attack at half strength in this turn." if dropped else "",
        Ruling(said.result, (*lines, *said.working)),
        facts=(
            *_placed(books, units, None, None),
            *moved_to(books, units, place),
        ),
        warnings=(
            *doubts_of_goal(books, units, place, _BACK, _advice(books, dropped=dropped)),
            *_other_front(books, units, place),
            *_dropped_already(books, units),
        ),
        refusals=tuple(refusals),
    )


def _dropped_already(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is asked of units that came out of a box in this turn before."""
    for unit in units:
        if in_box(books, unit) and books.fact(AIRBORNE, str(unit.id), LEFT) == books.turn:
            sentence = "came out of its box in this turn already."
            advice = "Leave it out, unless your rules let it come twice."
            yield against(unit, sentence, _BACK, advice).question()


def _other_front(books: Books, units: tuple[UnitState, ...], place: str) -> Iterator[Fault]:
    """What is asked of units whose box is of another front than the map of their hex seems to be.

    No table says on which front a map lies; only units tell that belong to one front alone.
    """
    known = {
        front
        # The letter of the map is all that a hex says of where it lies.
        for unit in units_of(books)
        if unit not in units and HEXES.holds(place) and unit.hex.strip().upper()[:1] == place[0]
        for front in _fronts_of_unit(books, unit)
    }
    for unit in units:
        box = in_box(books, unit)
        if box and known and box.front not in known:
            fronts = ", ".join(front for front in Front if front in known)
            sentence = f"is in the box {box.front}; map {place[0]} has units of the {fronts} alone."
            advice = "From front to front takes a turn: transfer it from box to box."
            yield against(unit, sentence, _BETWEEN, advice).question()


def _fronts_of_unit(books: Books, unit: UnitState) -> tuple[Front, ...]:
    """The one front of a unit: of its formation, or of a side with points on no other."""
    if named := formation_front(unit):
        return (named,)
    fronts = fronts_of(books, unit.side)
    return fronts if len(fronts) == 1 else ()


def _advice(books: Books, *, dropped: bool) -> str:
    """What is said beside enemies in the hex: only a drop may lead into a fight."""
    if not dropped:
        return "Check the hex: only an air assault leads into a fight."
    # Told and not checked: what defends the hex, and how strongly, the books may not know.
    least = books.tables.number("airborne.drop.least_odds")
    return f"It is an attack then, and none is made below {least.numerator}-{least.denominator}."


def _supply_faults(inputs: DropInputs) -> Iterator[Fault]:
    # The rule asks it of drops alone.
    if inputs.way is not WayBack.ASSAULT:
        return
    if inputs.may_be_supplied is None:
        advice = "Say whether they might be in supply there."
        yield asked_for("may_be_supplied", advice, _SUPPLIED)
    elif not inputs.may_be_supplied:
        sentence = "They are not dropped where they cannot be in supply."
        yield Fault(sentence, "may_be_supplied", "no", "Choose another hex.", _SUPPLIED)


def _drop_faults(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for unit in units:
        box = in_box(books, unit)
        if box is None:
            yield against(unit, "is not in a box.", _BACK)
        # By its code, for codes of turns sort by time.
        elif box.ready > books.turn:
            sentence = f"is {box.words(CALENDAR.label(box.ready))}."
            yield against(unit, sentence, _BETWEEN)
