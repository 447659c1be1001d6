"""The roll for a city, and the hex of a city that the rules do not print."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.actions.picked import pickable
from oobmgr.games.balkans.festung.approach import Nearing, nearing
from oobmgr.games.balkans.festung.calls import Approach, approaches, late_calls, rolled_facts
from oobmgr.games.balkans.festung.garrison import (
    least_german,
    least_units,
    printed_hex,
)
from oobmgr.games.balkans.festung.register import (
    CityRecord,
    city_facts,
    garrison_due,
    is_played,
    present,
    record_of,
    register,
)
from oobmgr.games.balkans.festung.trigger import RANGE, FestungRollInputs, festung_roll
from oobmgr.games.balkans.hexes import is_hex
from oobmgr.games.balkans.pools import owe_garrison
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.games.balkans.units import units_on_map
from oobmgr.games.balkans.words import (
    COMBAT,
    MOVEMENT,
    SOVIET,
    City,
    CityState,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import D6
from oobmgr.rules.fields import open_told, text_told
from oobmgr.rules.picked_units import against, known_units, names_of, pick_faults, units_told

_ROLL: Final = "W81-FEST-02"
_CHOICE: Final = "W81-FEST-03"
_TRIGGER: Final = "W81-FEST-01"
_GROUP: Final = "Festung"


# ------------------------------------------------------------------------------------- the roll


@dataclass(frozen=True)
class RollInputs:
    """The unit that calls for a roll, the city, and the die."""

    units: tuple[int, ...] = units_told("The unit that entered the hex.", _TRIGGER)
    city: City | None = open_told(
        "The city; left blank where only one is near.", _CHOICE, label="City"
    )
    die: int | None = open_told(
        "The Soviet player's die.", _ROLL, low=1, high=D6, dice=(D6,), label="The Soviet die"
    )


def _may_come_near(books: Books) -> tuple[UnitState, ...]:
    """The units that call for a roll, else the Soviet ones where they may enter hexes now."""
    due = {one.unit for one in approaches(books) if one.cities}
    if due:
        return tuple(unit for unit in books.units() if unit.id in due)
    # In a combat of the Axis turn they may still enter a hex, retreating or advancing.
    enters = books.side == SOVIET or books.phase == COMBAT
    return units_on_map(books, SOVIET) if is_played(books) and enters else ()


def _next_call(books: Books) -> Approach | None:
    return next((one for one in approaches(books) if one.cities), None)


def propose_roll(books: Books) -> RollInputs:
    """The unit that called for a roll, and its city where there is one alone."""
    due = _next_call(books)
    if due is None:
        return RollInputs()
    return RollInputs((int(due.unit),), due.cities[0] if len(due.cities) == 1 else None)


@action(
    "W81-FEST-02 W81-FEST-03 W81-FEST-01 W81-FEST-07 W81-FEST-08",
    phases=(MOVEMENT, COMBAT),
    title="Festung roll",
    name="festung_roll",
    propose=propose_roll,
    tab="Roll",
    post_text="Post the roll",
    link="Roll for the city",
    group=_GROUP,
    helpers=("balkans.festung_roll",),
    **pickable(_may_come_near, "No Soviet unit enters hexes now.").offering(_TRIGGER, units="near"),
)
def plan_festung_roll(books: Books, inputs: RollInputs) -> ActionPlan:
    """The Soviet player rolls once for a city that a unit came near."""
    units = known_units(books, inputs.units)
    call = next((one for one in approaches(books) if units and one.unit == units[0].id), None)
    city = inputs.city
    if city is None and call is not None and len(call.cities) == 1:
        city = call.cities[0]
    refusals = tuple(_roll_faults(books, inputs, units, call, city))
    if refusals or city is None or inputs.die is None:
        return ActionPlan.refused("Festung roll", refusals)
    ruling = festung_roll(FestungRollInputs(inputs.die), books.tables)
    state = ruling.result
    record = record_of(books, city)
    is_declared = state is CityState.FESTUNG
    due = garrison_due(books)
    # Kept with the roll: by option, units that stood there waive the garrison (16.6).
    values: dict[str, JsonValue] = (
        {"due": due, "before": len(present(books, record))} if is_declared else {}
    )
    return ActionPlan(
        f"{city}: Festung" if is_declared else f"{city}: no Festung",
        _garrison_words(books, city, due) if is_declared else f"{city} is not rolled for again.",
        Ruling(state, (Step("Called for by", None, names_of(units), _TRIGGER), *ruling.working)),
        owe_garrison(city, least_units(city, books.tables).whole) if is_declared else (),
        facts=(
            *city_facts(books, city, state=str(state), roll=inputs.die, turn=books.turn, **values),
            *(rolled_facts(books, call) if call else ()),
        ),
    )


def _garrison_words(books: Books, city: City, due: str) -> str:
    least = counted(least_units(city, books.tables).whole, "unit")
    german = least_german(city, books.tables).whole
    among = f", {german} of them German" if german else ""
    when = CALENDAR.label(CALENDAR.parse(due))
    return f"{city} needs {least}{among}, in the Axis movement phase of {when}."


def _roll_faults(
    books: Books,
    inputs: RollInputs,
    units: tuple[UnitState, ...],
    call: Approach | None,
    city: City | None,
) -> Iterator[Fault]:
    if not is_played(books):
        advice = "Set it in the options to play with it."
        yield Fault("The Festung rule is not played.", "city", advice=advice, case=_TRIGGER)
    if not units and _next_call(books) is None:
        advice = "Enter the hex that a unit moves into first."
        yield Fault("No Festung roll is due.", "units", advice=advice, case=_TRIGGER)
        return
    # Its roll stays due where the unit was lost since: else no other could move any more.
    if call is None or not call.cities:
        yield from pick_faults(units, _TRIGGER)
    if len(units) > 1:
        advice = "Each entry has a roll of its own."
        yield Fault(f"{len(units)} units are picked.", "units", advice=advice, case=_TRIGGER)
    elif units:
        yield from _call_faults(books, units[0], call, city)
    if inputs.die is None:
        yield Fault("is not rolled yet.", "die", advice="Enter it, or let it roll.", case=_ROLL)


def _call_faults(
    books: Books, unit: UnitState, call: Approach | None, city: City | None
) -> Iterator[Fault]:
    # A closed city answers for itself, whether the unit is near it or not.
    closed = city is not None and record_of(books, city).state is not CityState.OPEN
    if city is not None and closed:
        yield _closed(record_of(books, city))
    if call is None or not call.cities:
        if not closed:
            yield from _no_call(books, unit, city)
    elif city is None:
        names = " or ".join(call.cities)
        yield Fault("Several cities are near.", "city", advice=f"Pick {names}.", case=_CHOICE)
    elif not closed and city not in call.cities:
        names = " or ".join(call.cities)
        sentence = f"{call.hex} is not near {city}."
        yield Fault(sentence, "city", city, f"Roll for {names}.", _TRIGGER)


def _closed(record: CityRecord) -> Fault:
    when = CALENDAR.label(record.turn) if record.turn else "an earlier turn"
    how = "is a Festung" if record.state is CityState.FESTUNG else "is closed"
    sentence = f"{record.city} {how}: it was rolled for in {when}, with a {record.roll}."
    advice = "Each city has one roll in the game."
    return Fault(sentence, "city", record.city, advice, _ROLL)


def _no_call(books: Books, unit: UnitState, city: City | None) -> Iterator[Fault]:
    """Why a unit calls for no roll, as closely as the books can tell."""
    if unit.side != SOVIET:
        yield against(unit, "is not on the Soviet side.", _TRIGGER)
        return
    near = nearing(books, unit, unit.hex, None, {})
    for words, case in near.objections:
        yield against(unit, f"calls for no roll: {words}.", case)
    # What bars the unit goes first: then it does not matter how far the cities are.
    if near.objections:
        return
    where = f"in {unit.hex}" if unit.hex else "without a hex"
    far = _too_far(books, near, city)
    if far:
        yield against(unit, f"is {where}, {far}.", _TRIGGER)
    else:
        advice = "Enter the hex that it moves into first."
        yield against(unit, f"has entered no hex near an open city, {where}.", _TRIGGER, advice)


def _too_far(books: Books, near: Nearing, city: City | None) -> str:
    """That the cities are too far away; empty where they are not, or nobody knows."""
    reach = books.tables.whole(RANGE)
    # By the least that it can be: a layout that nobody knows must not refuse.
    if city is not None and city in near.known and near.known[city].least > reach:
        return f"{near.known[city].words} hexes from {city}, more than {reach}"
    if city is None and not near.candidates and not near.unsure and not near.unplaced:
        return f"more than {reach} hexes from every open city"
    return ""


# ------------------------------------------------------------------------------- hex of a city


@dataclass(frozen=True)
class CityHexInputs:
    """A city whose hex the rules do not print, and where it lies."""

    city: City | None = open_told(
        "The city; left blank, the one whose hex is not printed.", _TRIGGER, label="City"
    )
    hex: str = text_told("Its hex on your map.", _TRIGGER, label="Hex")


def _unprinted(books: Books) -> tuple[City, ...]:
    # Of Vienna so far (B-18); read from the table, so that a hex filled in there counts at once.
    return tuple(city for city in City if not printed_hex(city, books.tables))


def propose_city_hex(books: Books) -> CityHexInputs:
    """The city whose hex is not printed."""
    return CityHexInputs(_unprinted(books)[0])


@action(
    "W81-FEST-01",
    phases=(MOVEMENT, COMBAT),
    title="Hex of a city",
    name="city_hex",
    propose=propose_city_hex,
    tab="Hex of a city",
    post_text="Post the hex",
    link="Enter the hex",
    group=_GROUP,
    offered=is_played,
    not_now=Fault("The Festung rule is not played.", case=_TRIGGER),
)
def plan_city_hex(books: Books, inputs: CityHexInputs) -> ActionPlan:
    """Enter the hex of a city that the rules at hand do not print."""
    city = inputs.city or _unprinted(books)[0]
    place = inputs.hex.strip()
    refusals = tuple(_city_hex_faults(books, city, place))
    # Units may have come near before anybody knew where the city lies: their rolls fall due now.
    late = () if refusals else late_calls(books, {city: place})
    names = names_of(books.unit(one.unit) for one in late)
    return ActionPlan(
        f"{city} is in {place}",
        f"A Festung roll is due: {names} came near already." if late else "",
        Ruling(place, (Step(str(city), place, "from your map", _TRIGGER, StepKind.RESULT),)),
        facts=city_facts(books, city, hex=place),
        refusals=refusals,
    )


def _city_hex_faults(books: Books, city: City, place: str) -> Iterator[Fault]:
    printed = printed_hex(city, books.tables)
    here = next((record.city for record in register(books) if record.hex == place), None)
    if printed:
        advice = "Only a hex that is not printed is entered."
        yield Fault(f"{city} is in {printed}.", "city", city, advice, _TRIGGER)
    elif not place:
        yield Fault("No hex is entered.", "hex", advice="Enter it, such as 0718.", case=_TRIGGER)
    elif not is_hex(place):
        advice = "Enter one such as 0718."
        yield Fault(f"{place!r} is not a hex of the map.", "hex", place, advice, _TRIGGER)
    elif here is not None:
        advice = "It is in the books." if here is city else f"Look for {city} on your map."
        yield Fault(f"{here} is in {place}.", "hex", place, advice, _TRIGGER)
