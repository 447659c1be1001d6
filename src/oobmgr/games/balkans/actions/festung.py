"""The roll for a city, the hex of a city that the rules do not print, and the garrison."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.actions.picked import (
    Pickable,
    against,
    away,
    known_units,
    names_of,
    nobody_picked,
    unit_name,
    units_told,
)
from oobmgr.games.balkans.entered import enter
from oobmgr.games.balkans.fact_kinds import APPROACH, GARRISON
from oobmgr.games.balkans.festung.approach import Nearing, nearing
from oobmgr.games.balkans.festung.garrison import (
    CASE as GARRISON_CASE,
)
from oobmgr.games.balkans.festung.garrison import (
    GERMAN_CASE,
    STAYS,
    least_german,
    least_units,
    printed_hex,
)
from oobmgr.games.balkans.festung.register import (
    DUE,
    Approach,
    CityRecord,
    Duty,
    approaches,
    city_facts,
    declared,
    duty,
    garrison_due,
    is_played,
    present,
    record_of,
    register,
    stands_in,
)
from oobmgr.games.balkans.festung.trigger import RANGE, FestungRollInputs, festung_roll
from oobmgr.games.balkans.hexes import is_hex
from oobmgr.games.balkans.options import SURPLUS, is_usual
from oobmgr.games.balkans.pools import owe_garrison, settle_garrison
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.games.balkans.units import CITY_FIELD, held_in, is_ground, units_on_map
from oobmgr.games.balkans.words import (
    AXIS,
    COMBAT,
    MOVEMENT,
    SOVIET,
    City,
    CityState,
    is_german,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import D6
from oobmgr.rules.fields import flag_told, open_told, text_told

_ROLL: Final = "W81-FEST-02"
_CHOICE: Final = "W81-FEST-03"
_TRIGGER: Final = "W81-FEST-01"
_GROUP: Final = "Festung"


# ------------------------------------------------------------------------------------- the roll


@dataclass(frozen=True)
class RollInputs:
    """The unit that calls for a roll, the city, and the die."""

    units: tuple[int, ...] = units_told("The unit that entered the hex.", _TRIGGER)
    city: City | None = open_told("The city; left open where only one is near.", _CHOICE)
    die: int | None = open_told("The Soviet player's die.", _ROLL, low=1, high=D6, dice=(D6,))


def _may_come_near(books: Books) -> tuple[UnitState, ...]:
    """The Soviet units, where they may enter hexes in this phase."""
    enters = is_played(books) and (books.side == SOVIET or books.phase == COMBAT)
    return units_on_map(books, SOVIET) if enters else ()


def propose_roll(books: Books) -> RollInputs:
    """The unit that called for a roll, and its city where there is one alone."""
    due = next((one for one in approaches(books) if one.cities), None)
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
    **Pickable(_may_come_near, "No Soviet unit enters hexes now.").offering(_TRIGGER, units="near"),
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
            *enter(books, APPROACH, str(units[0].id), DUE, None),
        ),
    )


def _garrison_words(books: Books, city: City, due: str) -> str:
    least = counted(least_units(city, books.tables).whole, "unit")
    german = least_german(city, books.tables).whole
    among = f", {german} of them German" if german else ""
    when = CALENDAR.label(CALENDAR.parse(due))
    return f"The Axis needs {least} there{among}, in its movement phase of {when}."


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
    yield from nobody_picked(units, _TRIGGER)
    yield from away(units)
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
        yield against(unit, "is not of the Soviet side.", _TRIGGER)
        return
    near = nearing(books, unit, unit.hex, None, {})
    for words, case in near.objections:
        yield against(unit, f"calls for no roll: {words}.", case)
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
        "The city; left open, the one whose hex is not printed.", _TRIGGER
    )
    hex: str = text_told("Its hex on your map.", _TRIGGER)


def _unprinted(books: Books) -> tuple[City, ...]:
    return tuple(city for city in City if not printed_hex(city, books.tables))


@action(
    "W81-FEST-01",
    phases=(MOVEMENT, COMBAT),
    title="Hex of a city",
    name="city_hex",
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
    printed = printed_hex(city, books.tables)
    refusals = []
    if printed:
        advice = "Only a hex that is not printed is entered."
        refusals.append(Fault(f"{city} lies in {printed}.", "city", city, advice, _TRIGGER))
    if not is_hex(place):
        advice = "Enter one such as 0718."
        refusals.append(Fault("is not a hex of the map.", "hex", place, advice, _TRIGGER))
    return ActionPlan(
        f"{city} lies in {place}",
        "",
        Ruling(place, (Step(str(city), place, "from your map", _TRIGGER, StepKind.RESULT),)),
        facts=city_facts(books, city, hex=place),
        refusals=tuple(refusals),
    )


# --------------------------------------------------------------------------------- the garrison


@dataclass(frozen=True)
class GarrisonInputs:
    """The units that are the garrison of a Festung."""

    city: City | None = open_told("The Festung; left open where only one waits.", GARRISON_CASE)
    units: tuple[int, ...] = units_told("Its garrison, in the city.", GARRISON_CASE)
    in_part: bool = flag_told(
        "Whether these are all that can be there; the rest stays owed.", GARRISON_CASE
    )


def _waiting(books: Books) -> tuple[CityRecord, ...]:
    """The Festungs that still need a garrison."""
    wanted = {Duty.OWED, Duty.DEBT, Duty.TO_COME}
    return tuple(record for record in register(books) if duty(books, record) in wanted)


def _garrison_units(books: Books) -> tuple[UnitState, ...]:
    if books.side != AXIS:
        return ()
    declared_ones = (one for one in register(books) if one.state is CityState.FESTUNG)
    return tuple(unit for record in declared_ones for unit in present(books, record))


def propose_garrison(books: Books) -> GarrisonInputs:
    """The Festung that waits; its units where exactly as many stand there as it needs."""
    waiting = _waiting(books)
    if len(waiting) != 1:
        return GarrisonInputs()
    record = waiting[0]
    units = present(books, record)
    fits = len(units) == least_units(record.city, books.tables).whole
    return GarrisonInputs(record.city, tuple(int(u.id) for u in units) if fits else ())


@action(
    "W81-FEST-04..06",
    phases=(MOVEMENT,),
    title="Garrison of a Festung",
    name="garrison",
    propose=propose_garrison,
    tab="Garrison",
    post_text="Post the garrison",
    link="Declare the garrison",
    group=_GROUP,
    helpers=("balkans.garrison",),
    **Pickable(
        _garrison_units, "No Axis unit stands in a Festung, in its own movement phase."
    ).offering(GARRISON_CASE, units="stays"),
)
def plan_garrison(books: Books, inputs: GarrisonInputs) -> ActionPlan:
    """The Axis player says which units are the garrison of a Festung; they stay there."""
    units = known_units(books, inputs.units)
    city = inputs.city or _only(books)
    if city is None:
        advice = f"Pick one of {', '.join(City)}."
        fault = Fault("is missing.", "city", advice=advice, case=GARRISON_CASE)
        return ActionPlan.refused("Garrison", (fault,))
    record = record_of(books, city)
    already = _already(books, city)
    muster = _muster(books, city, (*already, *units))
    lines = (
        *(Step(unit_name(unit), "stays", unit.nation, STAYS) for unit in units),
        *muster.lines,
    )
    return ActionPlan(
        f"Garrison of {city}: {names_of(units)}",
        muster.sentence,
        Ruling(muster.owed, lines),
        settle_garrison(books, city, len(units)),
        facts=(
            *(f for u in units for f in enter(books, GARRISON, str(u.id), CITY_FIELD, str(city))),
            *(city_facts(books, city, complete=True) if muster.is_complete else ()),
        ),
        refusals=(
            *(
                tuple(_city_faults(books, record))
                or (
                    *nobody_picked(units, GARRISON_CASE),
                    *_unit_faults(books, record, units),
                    *_number_faults(books, inputs, muster, city),
                )
            ),
        ),
    )


def _only(books: Books) -> City | None:
    waiting = _waiting(books)
    return waiting[0].city if len(waiting) == 1 else None


def _already(books: Books, city: City) -> tuple[UnitState, ...]:
    """The units that were declared in part before."""
    known = set(declared(books, city))
    return tuple(unit for unit in units_on_map(books, AXIS) if unit.id in known)


@dataclass(frozen=True)
class _Muster:
    """The units of a garrison against what it needs."""

    number: int
    least: int
    german: int
    least_german: int
    lines: tuple[Step, ...]

    @property
    def owed(self) -> int:
        return max(0, self.least - self.number)

    @property
    def german_owed(self) -> int:
        return max(0, self.least_german - self.german)

    @property
    def is_complete(self) -> bool:
        return not self.owed and not self.german_owed

    @property
    def sentence(self) -> str:
        if self.is_complete:
            return "The garrison is complete, and stays until it is eliminated."
        return f"{counted(self.owed, 'unit')} are still owed."


def _muster(books: Books, city: City, units: tuple[UnitState, ...]) -> _Muster:
    least, german = least_units(city, books.tables), least_german(city, books.tables)
    number, germans = len(units), sum(is_german(unit.nation) for unit in units)
    return _Muster(
        number=number,
        least=least.whole,
        german=germans,
        least_german=german.whole,
        lines=(
            german.step("German units", germans, f"at least {german.whole}"),
            least.step("Garrison", number, f"at least {least.whole}", StepKind.RESULT),
        ),
    )


def _city_faults(books: Books, record: CityRecord) -> Iterator[Fault]:
    city = record.city
    if books.side != AXIS:
        advice = "Go on to the Axis movement phase."
        sentence = "The Axis player declares the garrison in his own movement phase."
        yield Fault(sentence, "phase", advice=advice, case=GARRISON_CASE)
    if record.state is not CityState.FESTUNG:
        yield Fault(f"{city} is not a Festung.", "city", city, case=GARRISON_CASE)
        return
    match duty(books, record):
        case Duty.HELD | Duty.FALLEN:
            sentence = f"The garrison of {city} is declared already."
            yield Fault(sentence, "city", city, "It stays as it is.", STAYS)
        case Duty.WAIVED:
            sentence = f"{city} needs no garrison: units stood there when it was declared."
            yield Fault(sentence, "city", city, case=GARRISON_CASE)
        case _:
            return


def _unit_faults(books: Books, record: CityRecord, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    yield from away(units)
    for unit in units:
        held = held_in(books, unit.id)
        if unit.side != AXIS:
            yield against(unit, "is not an Axis unit.", GARRISON_CASE)
        elif not is_ground(unit, books.tables):
            yield against(unit, "is not a ground unit.", GARRISON_CASE)
        elif held is not None:
            yield against(unit, f"belongs to the garrison of {held} already.", STAYS)
        elif not stands_in(unit, record):
            where = f"in {unit.hex}" if unit.hex else "without a hex"
            there = f"{record.city} ({record.hex})" if record.hex else f"{record.city}"
            advice = "Move it there first."
            yield against(unit, f"is {where}, not in {there}.", GARRISON_CASE, advice)


def _number_faults(
    books: Books, inputs: GarrisonInputs, muster: _Muster, city: City
) -> Iterator[Fault]:
    if not inputs.units:
        return
    if muster.owed and not inputs.in_part:
        sentence = f"{city} needs {muster.least} units; these are {muster.number}."
        advice = "Pick more, or say that these are all that can be there."
        yield Fault(sentence, "units", str(muster.number), advice, GARRISON_CASE)
    if muster.german_owed and not (inputs.in_part and muster.owed):
        sentence = f"{city} needs {counted(muster.least_german, 'German unit')} among them."
        yield Fault(sentence, "units", str(muster.german), "Pick a German unit.", GERMAN_CASE)
    if muster.number > muster.least and is_usual(books.options, SURPLUS):
        sentence = f"Only {muster.least} units are held in {city}; these are {muster.number}."
        advice = "Leave the others out: they stay free to move."
        yield Fault(sentence, "units", str(muster.number), advice, STAYS)
