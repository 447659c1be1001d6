"""The garrison of a Festung: which units stay, and what they have to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.actions.picked import pickable
from oobmgr.games.balkans.festung.garrison import (
    GARRISON_CASE,
    GERMAN_CASE,
    STAYS,
    least_german,
    least_units,
)
from oobmgr.games.balkans.festung.register import (
    CityRecord,
    Duty,
    city_facts,
    declared,
    duty,
    is_played,
    present,
    record_of,
    register,
    stands_in,
)
from oobmgr.games.balkans.options import SURPLUS, is_usual
from oobmgr.games.balkans.pools import settle_garrison
from oobmgr.games.balkans.units import held_in, hold, is_ground, on_map, units_on_map
from oobmgr.games.balkans.words import (
    AXIS,
    MOVEMENT,
    City,
    CityState,
    is_german,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, open_told
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    pick_faults,
    unit_name,
    units_told,
)

_GROUP: Final = "Festung"


@dataclass(frozen=True)
class GarrisonInputs:
    """The units that are the garrison of a Festung."""

    city: City | None = open_told(
        "The Festung; left blank where only one waits.", GARRISON_CASE, label="Festung"
    )
    units: tuple[int, ...] = units_told("Its garrison, in the city.", GARRISON_CASE)
    in_part: bool = flag_told(
        "Whether these are all that can be there; the rest stays owed.",
        GARRISON_CASE,
        label="No more can be there",
    )


def _waiting(books: Books) -> tuple[CityRecord, ...]:
    """The Festungs that still need a garrison."""
    # A garrison may be declared early, and one that is overdue is still owed (B-13).
    wanted = {Duty.OWED, Duty.DEBT, Duty.TO_COME}
    return tuple(record for record in register(books) if duty(books, record) in wanted)


def _garrison_units(books: Books) -> tuple[UnitState, ...]:
    """The units in Festungs that belong to no garrison yet."""
    if books.side != AXIS or not is_played(books):
        return ()
    declared_ones = (one for one in register(books) if one.state is CityState.FESTUNG)
    units = (unit for record in declared_ones for unit in present(books, record))
    return tuple(unit for unit in units if held_in(books, unit.id) is None)


def propose_garrison(books: Books) -> GarrisonInputs:
    """The Festung that waits; its units where exactly as many stand there as it needs."""
    waiting = _waiting(books)
    if len(waiting) != 1:
        return GarrisonInputs()
    record = waiting[0]
    units = present(books, record)
    # Where more stand there than it needs, only the player can say which of them stay.
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
    **pickable(
        _garrison_units, "No free Axis unit is in a Festung, in its own movement phase."
    ).offering(GARRISON_CASE, units="stays"),
)
def plan_garrison(books: Books, inputs: GarrisonInputs) -> ActionPlan:
    """The Axis player says which units are the garrison of a Festung; they stay there."""
    units = known_units(books, inputs.units)
    city = inputs.city or _only(books)
    if city is None:
        return ActionPlan.refused("Garrison", (_no_city(books),))
    record = record_of(books, city)
    already = _already(books, city)
    # With those declared before, for a garrison may come together in parts (B-13).
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
            *(fact for unit in units for fact in hold(books, unit.id, city)),
            *(city_facts(books, city, complete=True) if muster.is_complete else ()),
        ),
        refusals=(
            # Nothing is said of the units as long as something stands against the city itself.
            *(
                tuple(_city_faults(books, record))
                or (
                    *pick_faults(units, GARRISON_CASE),
                    *_unit_faults(books, record, units),
                    *_number_faults(books, inputs, muster, city),
                )
            ),
        ),
    )


def _only(books: Books) -> City | None:
    waiting = _waiting(books)
    return waiting[0].city if len(waiting) == 1 else None


def _no_city(books: Books) -> Fault:
    names = [str(record.city) for record in _waiting(books)]
    if names:
        advice = f"Pick {' or '.join(names)}."
        return Fault("Several garrisons are owed.", "city", advice=advice, case=GARRISON_CASE)
    advice = "One is owed once a city is declared a Festung."
    return Fault("No garrison is owed.", "city", advice=advice, case=GARRISON_CASE)


def _already(books: Books, city: City) -> tuple[UnitState, ...]:
    """The units that were declared in part before."""
    known = set(declared(books, city))
    return tuple(unit for unit in units_on_map(books, AXIS) if unit.id in known)


@dataclass(frozen=True)
class _Muster:
    """The units of a garrison against what it needs."""

    city: City
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
            return f"The garrison of {self.city} is complete, and stays until it is eliminated."
        if self.owed:
            owed = f"{counted(self.owed, 'unit')} {'is' if self.owed == 1 else 'are'} still owed"
        else:
            owed = (
                f"{counted(self.german_owed, 'German unit')} "
                f"{'is' if self.german_owed == 1 else 'are'} still owed"
            )
        return f"{owed} in {self.city}."


def _muster(books: Books, city: City, units: tuple[UnitState, ...]) -> _Muster:
    least, german = least_units(city, books.tables), least_german(city, books.tables)
    number, germans = len(units), sum(is_german(unit.nation) for unit in units)
    return _Muster(
        city=city,
        number=number,
        least=least.whole,
        german=germans,
        least_german=german.whole,
        lines=(
            # Of most cities nobody has to be German.
            *(
                (german.step("German units", germans, f"at least {german.whole}"),)
                * bool(german.whole)
            ),
            least.step("Garrison", number, f"at least {least.whole}", StepKind.RESULT),
        ),
    )


def _city_faults(books: Books, record: CityRecord) -> Iterator[Fault]:
    city = record.city
    # In another phase that refusal stands by itself.
    if books.side != AXIS and books.phase == MOVEMENT:
        advice = "Go on to the Axis movement phase."
        sentence = "The Axis player declares the garrison in his own movement phase."
        yield Fault(sentence, "phase", advice=advice, case=GARRISON_CASE)
    if not is_played(books):
        advice = "Set it in the options to play with it."
        yield Fault("The Festung rule is not played.", "city", city, advice, GARRISON_CASE)
        return
    if record.state is not CityState.FESTUNG:
        yield Fault(f"{city} is not a Festung.", "city", city, case=GARRISON_CASE)
        return
    match duty(books, record):
        case Duty.HELD | Duty.FALLEN:
            sentence = f"The garrison of {city} is declared already."
            yield Fault(sentence, "city", city, "It stays as it is.", STAYS)
        # B-14: by option, units that stood there when the city was declared waive the duty.
        case Duty.WAIVED:
            sentence = f"{city} needs no garrison: units were there when it was declared."
            yield Fault(sentence, "city", city, case=GARRISON_CASE)
        case _:
            return


def _unit_faults(books: Books, record: CityRecord, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    # Ground units of any type may stay, an HQ as well as infantry (B-15).
    for unit in on_map(units):
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
    # The German unit may be among those that are still to come.
    if muster.german_owed and not (inputs.in_part and muster.owed):
        sentence = f"{city} needs {counted(muster.least_german, 'German unit')} among them."
        yield Fault(sentence, "units", str(muster.german), "Pick a German unit.", GERMAN_CASE)
    # Whether units beyond the minimum are held the text leaves open (16.6), so the group chooses.
    if muster.number > muster.least and is_usual(books.options, SURPLUS):
        sentence = f"Only {muster.least} units are held in {city}; these are {muster.number}."
        advice = "Leave the others out: they stay free to move."
        yield Fault(sentence, "units", str(muster.number), advice, STAYS)
