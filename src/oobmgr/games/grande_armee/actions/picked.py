"""What the actions share: the units that may be picked, and what is said of open inputs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee.economy.lands import lands
from oobmgr.games.grande_armee.march.markers import demoralized_in, rout_of
from oobmgr.games.grande_armee.march.stacking import TRAINS, TrainInputs, supply_train_stacking
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.supply.places import place_facts, place_named
from oobmgr.games.grande_armee.units import SUPPLY_TRAIN, has_strength, is_kind, own_units
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules import picked_units
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import did_you_mean, folded

_STARRED: Final = "LGA-SKR-03"


def faults_of(
    books: Books,
    units: tuple[UnitState, ...],
    case: str,
    status: UnitStatus = UnitStatus.ON_MAP,
) -> Iterator[Fault]:
    """The refusals where none is picked, and of units that are not there or not of the side."""
    yield from picked_units.pick_faults(units, case, status)
    yield from picked_units.of_other_side(books, units, SIDE_NAMES[books.side], case)


def waiting(units: Iterable[UnitState], case: str) -> Iterator[Fault]:
    """The refusals of reinforcements that have not come in yet: they act nowhere."""
    # A reinforcement that was placed keeps its turn of arrival; its hex says that it is there.
    for unit in units:
        if unit.arrival and not unit.hex:
            advice = "Bring it in first, under Reinforcements."
            yield picked_units.against(unit, "waits as a reinforcement.", case, advice)


def off_map(units: Iterable[UnitState], case: str) -> Iterator[Fault]:
    """The refusals of units without a hex, where what they do depends on where they stand."""
    listed = tuple(units)
    yield from waiting(listed, case)
    for unit in listed:
        if not unit.hex and not unit.arrival:
            yield picked_units.against(unit, "is in no hex.", case, "Enter its hex.")


def unfit(books: Books, units: Iterable[UnitState], case: str) -> Iterator[Fault]:
    """What stands against units that attack, advance, pursue or march to the guns."""
    for unit in units:
        if unit.status is not UnitStatus.ON_MAP:
            yield picked_units.against(unit, "is not on the map.", case)
        elif stage := rout_of(books, unit):
            advice = "Leave it out, or take its marker off if it has rallied."
            yield picked_units.against(unit, f"is routed ({stage}).", case, advice)
        elif demoralized_in(books, unit):
            yield picked_units.against(unit, "is demoralized until the Rally Phase.", _STARRED)


def enemies_there(
    books: Books, units: Iterable[UnitState], place: str, case: str
) -> Iterator[Fault]:
    """What is asked about units that are put into a hex which enemies hold."""
    sides = {unit.side for unit in units}
    # Units without strength hold no hex against anybody.
    there = [
        one
        for one in picked_units.units_of(books, UnitStatus.ON_MAP)
        if place and one.hex == place and one.side not in sides and has_strength(one)
    ]
    if sides and there:
        sentence = f"Enemies are in {place}: {picked_units.names_of(there)}."
        yield Fault(sentence, "hex", place, "Check that it is the right hex.", case).question()


def asked_for(field: str, advice: str, case: str) -> Fault:
    """The refusal of an input that is still open, with what is to be entered."""
    return Fault("is missing.", field, advice=advice, case=case, missing=True)


def nation_faults(books: Books, text: str, field: str, case: str) -> Iterator[Fault]:
    """The refusal of a word that means no nation: of the game, of a unit, or a minor power."""
    own = (nation_named(unit.nation) for unit in books.units())
    # Nations of units too: a player's own army may have one that the game does not know.
    known = tuple(dict.fromkeys((*map(str, Nation), *own, *(land.name for land in lands(books)))))
    if text.strip() and folded(nation_named(text)) not in map(folded, known):
        advice = did_you_mean(text, known)
        sentence = f"{text.strip()} is neither a nation nor a minor power in the books."
        yield Fault(sentence, field, text, advice, case)


def moved_to(books: Books, units: Iterable[UnitState], place: str) -> Iterator[Fact]:
    """What has to be written for units to move into a hex, and into the town that lies there."""
    coming = tuple(units)
    yield from set_down(coming, place)
    # The town is known by its hex; entering it makes it the enterer's (LGA-SUP-06).
    town = place_named(books, place) if place else None
    entering = next(filter(has_strength, coming), None)
    if town is None or entering is None or entering.side == town.entered:
        return
    # Besiegers share the hex of a fortress, and are not in it.
    held = any(
        one.hex == place and one.side != entering.side and has_strength(one)
        for one in picked_units.units_of(books, UnitStatus.ON_MAP)
    )
    if not held:
        yield from place_facts(books, replace(town, entered=str(entering.side)))


def set_down(units: Iterable[UnitState], place: str) -> Iterator[Fact]:
    """What has to be written for units to stand in a hex."""
    for unit in units:
        if unit.hex != place:
            yield Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, place)


def too_many_trains(
    books: Books, units: Iterable[UnitState], place: str, *, besieged: bool = False
) -> Iterator[Fault]:
    """What stands against supply trains that come into a hex, with those that stand there."""
    coming = {unit.id for unit in units if is_kind(unit, SUPPLY_TRAIN)}
    if not coming:
        return
    there = {u.id for u in own_units(books) if u.hex == place and is_kind(u, SUPPLY_TRAIN)}
    # The same train must not count twice: it may stand there already.
    trains = len(coming | there)
    found = supply_train_stacking(TrainInputs(trains, besieged), books.tables)
    if not found.result:
        message = f"would hold {trains} supply trains."
        advice = f"Leave one out: {found.working[-1].arithmetic}."
        yield Fault(message, place, "", advice, TRAINS)
