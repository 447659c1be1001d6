"""Units enter a hex: the garrison of a Festung stays, and near an open city a roll falls due."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.actions.picked import pickable
from oobmgr.games.balkans.fact_kinds import MOVED
from oobmgr.games.balkans.festung.approach import Nearing, nearing
from oobmgr.games.balkans.festung.calls import approaches, call_facts, unmeasured_facts
from oobmgr.games.balkans.festung.garrison import (
    STAYS,
    GarrisonMoveInputs,
    garrison_move,
)
from oobmgr.games.balkans.festung.register import (
    city_distances,
    is_place,
    is_played,
    place_of,
)
from oobmgr.games.balkans.festung.trigger import CITY_NAMES, RANGE
from oobmgr.games.balkans.hexes import is_hex, same_place
from oobmgr.games.balkans.units import (
    MOVED_FIELD,
    held_in,
    moved_since,
    on_map,
    phase_key,
    units_on_map,
)
from oobmgr.games.balkans.words import COMBAT, MOVEMENT, SIDE_NAMES, SOVIET, City
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import open_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    pick_faults,
    unit_name,
    units_told,
)

CASE: Final = "W81-FEST-01"


@dataclass(frozen=True)
class EnterHexInputs:
    """Units, the hex that they enter, and what the books may not know of it."""

    units: tuple[int, ...] = units_told("The units.", CASE)
    to: str = text_told(
        "The hex that they enter, or a city by its name.", CASE, label="To (hex or city)"
    )
    supplied: bool | None = open_told(
        "Whether they are in supply at that moment; left blank, as in the books.",
        CASE,
        label="In supply",
    )
    distance: Mapping[str, int | None] = told(
        "Hexes to cities, where you counted them on the map.",
        label="Hexes to a city, as you counted them",
        default={},
        keys=CITY_NAMES,
        low=0,
        high=MANY,
        unit="hexes",
        case=CASE,
    )


def _may_enter(books: Books) -> tuple[UnitState, ...]:
    """The units of the side that moves; in combat those of both, which advance and retreat."""
    # None for both sides: after combat the defender retreats and the attacker advances.
    return units_on_map(books, books.side if books.phase == MOVEMENT else None)


_MAY_ENTER: Final = pickable(
    _may_enter, "This side has no unit on the map: import yours, or add them."
)


@action(
    "W81-FEST-01 W81-FEST-03 W81-FEST-06 W81-FEST-07 W81-FEST-08",
    phases=(MOVEMENT, COMBAT),
    title="Enter a hex",
    name="enter_hex",
    tab="Enter a hex",
    post_text="Post the move",
    link="Enter a hex",
    group="Movement",
    helpers=("balkans.festung_trigger", "balkans.hex_distance"),
    **_MAY_ENTER.offering(CASE, units="enters"),
)
def plan_enter_hex(books: Books, inputs: EnterHexInputs) -> ActionPlan:
    """Units enter a hex; a Soviet ground unit near an open city calls for a roll."""
    units = known_units(books, inputs.units)
    there = tuple(on_map(units))
    place = place_of(books, inputs.to)
    nearings = _nearings(books, inputs, units, place)
    # Several units may enter together; those that call for no roll go along.
    called = tuple(one for one in nearings if one.candidates)
    result = Step(
        "Roll due", ", ".join(called[0].candidates) if called else "none", "", CASE,
        StepKind.RESULT,
    )  # fmt: skip
    lines = tuple(line for one in nearings for line in one.lines)
    return ActionPlan(
        f"{names_of(units)} to {inputs.to.strip()}",
        _called_words(called[0], place) if called else "",
        Ruling(called[0].candidates if called else (), (*lines, result)),
        facts=(*_moved(books, units, place), *_calls(books, place, nearings)),
        warnings=(*_warnings(nearings, place), *_left_there(books, there)),
        refusals=(
            *pick_faults(units, CASE),
            *_whose(books, there),
            *_place_faults(there, place),
            *_held(books, there),
            *_roll_first(books, units),
            *_to_count(nearings),
            *_miscounted(books, inputs, nearings, place),
            *_one_by_one(called),
        ),
    )


def _nearings(
    books: Books, inputs: EnterHexInputs, units: tuple[UnitState, ...], place: str
) -> tuple[Nearing, ...]:
    # Without the optional rule, or a hex that can be measured, nothing can come near a city.
    if not is_played(books) or not is_place(place):
        return ()
    # Axis units never call for a roll, wherever they go.
    soviet = (unit for unit in units if unit.side == SOVIET)
    return tuple(nearing(books, unit, place, inputs.supplied, inputs.distance) for unit in soviet)


def _moved(books: Books, units: tuple[UnitState, ...], place: str) -> Iterator[Fact]:
    for unit in units:
        # Posted late for one that has moved since: it stays where it stands now.
        if moved_since(books, unit.id):
            continue
        if unit.hex != place:
            yield Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, place)
        # Noted for the phase: partisans convert only before anything has moved.
        yield from enter(books, MOVED, str(unit.id), MOVED_FIELD, phase_key(books))


def _calls(books: Books, place: str, nearings: tuple[Nearing, ...]) -> Iterator[Fact]:
    for one in nearings:
        if one.candidates:
            yield from call_facts(books, one.unit.id, place, one.candidates)
        if one.unplaced:
            yield from unmeasured_facts(books, one.unit.id, place, one.unplaced)


def _called_words(call: Nearing, place: str) -> str:
    return f"{unit_name(call.unit)} in {place} calls for a roll for {_or(call.candidates)}."


def _or(cities: tuple[City, ...]) -> str:
    return " or ".join(cities)


def _warnings(nearings: tuple[Nearing, ...], place: str) -> Iterator[Fault]:
    unplaced = dict.fromkeys(city for one in nearings for city in one.unplaced)
    # Where the entered hex itself is unknown nothing can be measured, so one warning says all.
    if unplaced and not is_hex(place):
        advice = f"Enter it, or say how many hexes away {_or(tuple(unplaced))} is."
        yield Fault(f"The hex of {place} is not known.", "distance", place, advice, CASE)
        return
    for city in unplaced:
        advice = f"Enter it, or say how many hexes away {city} is."
        yield Fault(f"The hex of {city} is not known.", "distance", city, advice, CASE)


def _left_there(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Tells of units that have moved in a later phase: a late entry does not bring them back."""
    for unit in units:
        if moved_since(books, unit.id):
            where = f"stays in {unit.hex}" if unit.hex else "stays where it is"
            yield against(unit, f"has moved since, and {where}.", CASE, "Check its hex.")


# ------------------------------------------------------------------------------------ refusals


def _whose(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """In a movement phase only the side that plays moves; in combat both advance and retreat."""
    for unit in units:
        if books.phase == MOVEMENT and unit.side != books.side:
            yield against(unit, f"is not {SIDE_NAMES[books.side]}, whose movement phase it is.")


def _place_faults(units: tuple[UnitState, ...], place: str) -> Iterator[Fault]:
    if not place:
        yield Fault("No hex is entered.", "to", advice="Enter one, such as 0718.", case=CASE)
    elif not is_place(place):
        advice = "Enter one such as 0718, or the name of a city."
        yield Fault(f"{place!r} is not a hex of the map.", "to", place, advice, CASE)
    for unit in units:
        if place and same_place(unit.hex, place):
            yield against(unit, f"is in {place} already.", CASE, "Enter the next hex.")


def _held(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for unit in units:
        city = held_in(books, unit.id)
        ruling = garrison_move(GarrisonMoveInputs(locked=city is not None), books.tables)
        if not ruling.result:
            sentence = f"belongs to the garrison of {city} and stays until it is eliminated."
            yield against(unit, sentence, STAYS)


def _roll_first(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """No Soviet unit moves on before a roll that is due."""
    # Of all that are due the first is named; the others come up after it.
    due = [one for one in approaches(books) if one.cities]
    if due and any(unit.side == SOVIET for unit in units):
        name = unit_name(books.unit(due[0].unit))
        advice = f"Roll for {_or(due[0].cities)} first."
        sentence = f"{name} calls for a Festung roll in {due[0].hex}."
        yield Fault(sentence, "units", advice=advice, case=CASE)


def _to_count(nearings: tuple[Nearing, ...]) -> Iterator[Fault]:
    unsure = {city: found for one in nearings for city, found in one.unsure.items()}
    for city, found in unsure.items():
        advice = "Count them and enter them, or set in the options how your map is laid out."
        sentence = f"{city} is {found.words} hexes away: that depends on how your map is laid out."
        yield Fault(sentence, "distance", city, advice, CASE)


def _miscounted(
    books: Books, inputs: EnterHexInputs, nearings: tuple[Nearing, ...], place: str
) -> Iterator[Fault]:
    """Hexes that no layout of the map bears out."""
    if not nearings:
        return
    # Measured without what the player counted: that is what is to be held against it.
    worked_out = city_distances(books, place, {}, books.tables.whole(RANGE))
    spans = {**worked_out.known, **worked_out.unsure}
    for city, found in spans.items():
        told = inputs.distance.get(city)
        if told is not None and not found.least <= told <= found.most:
            sentence = f"{city} is {found.words} hexes away, not {told}."
            advice = "Count again, or leave it out."
            yield Fault(sentence, "distance", str(told), advice, CASE)


def _one_by_one(called: tuple[Nearing, ...]) -> Iterator[Fault]:
    # Each of them has its own roll, and the first may close the city to the second.
    if len(called) > 1:
        sentence = f"{len(called)} of these units call for a roll of their own."
        yield Fault(sentence, "units", advice="Enter the hex with one unit at a time.", case=CASE)
