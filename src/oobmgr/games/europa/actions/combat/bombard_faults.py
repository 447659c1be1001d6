"""What stands against a bombardment: the phase, the order, the guns themselves."""

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.acting import IS, Why, named, told_together
from oobmgr.games.europa.actions.combat.beside import apart_as_entered, apart_by_the_books
from oobmgr.games.europa.actions.combat.bombard_inputs import BombardInputs
from oobmgr.games.europa.actions.combat.idle import unfollowed
from oobmgr.games.europa.actions.combat.muster import (
    Muster,
    stacked_with,
    unfought,
)
from oobmgr.games.europa.actions.combat.raid import Raid, raid_faults
from oobmgr.games.europa.actions.units import outside_army_groups
from oobmgr.games.europa.air.mission_kinds import Role
from oobmgr.games.europa.combat.fighters import supply_effect
from oobmgr.games.europa.combat.fire import Fire, place_key
from oobmgr.games.europa.movement.costs import stacking_limit
from oobmgr.games.europa.words import COMBAT
from oobmgr.rules.books import Books

_NO_GUNS = Why((IS, "not artillery"), "Only artillery bombards.", "BMB-01")
_NO_SUPPLY = Why(
    (IS, "not in supply and may not bombard"), "Only artillery in supply bombards.", "BMB-01"
)


def against(
    books: Books, inputs: BombardInputs, target: Muster, fire: Fire, raid: Raid | None
) -> Iterator[Fault]:
    """What stands against a bombardment as it is entered (BMB-01, BMB-03).

    `fire` is what was fired at the hex before; `raid` the bombers, None where artillery fires.
    """
    if not inputs.guns and not inputs.bombs and not (raid and raid.entered(inputs.result)):
        what = "Enter the factors of the bombers." if raid else "Pick artillery."
        # Without guns and bombs nothing else can be said of the bombardment.
        yield Fault("Nothing is entered.", "guns", advice=what, missing=True)
        return
    yield from raid_faults(
        books, raid, bombs=inputs.bombs, guns=bool(inputs.guns), facility=inputs.facility
    )
    yield from unfollowed(inputs, raid)
    if raid is None:
        yield from _against_guns(books, inputs, target, fire)


def _against_guns(
    books: Books, inputs: BombardInputs, target: Muster, fire: Fire
) -> Iterator[Fault]:
    """What stands against artillery at this hex: its phase, what was fired before, its state."""
    if books.phase != COMBAT:
        sentence, advice = "Artillery bombards in the Combat Phase.", "Let bombers fire, or go on."
        yield Fault(sentence, "phase", books.phase, advice, "BMB-01")
    if not inputs.place.strip():
        yield Fault("The target is not named.", "place", advice="Name its hex.", case="BMB-01")
    for other in unfought(books):
        if place_key(other) != place_key(inputs.place):
            sentence = f"The attack on {other} that was named has not been fought."
            advice = "Fight it first: a bombardment and its attack come before the next."
            yield Fault(sentence, "place", inputs.place, advice, "SOP-05")
    if fire.result:
        sentence = f"{inputs.place} was bombarded already in this phase."
        yield Fault(sentence, "place", inputs.place, "Bombard another hex.", "BMB-01")
    if inputs.night_mixed:
        sentence, advice = "Only bombers fly at night.", "Leave it out."
        yield Fault(sentence, "night_mixed", "true", advice, "MIS-11")
    yield from apart_as_entered(books, inputs.place, inputs.guns, inputs.defenders, "guns")
    yield from told_together(_unable(books, target))
    yield from outside_army_groups(books, (one.unit for one in target.attackers))
    yield from _named(books, inputs)


def asked(books: Books, inputs: BombardInputs, raid: Raid | None) -> Iterator[Fault]:
    """What is doubtful of a bombardment: guns elsewhere, more bombs or REs than there can be."""
    yield from apart_by_the_books(books, inputs.place, inputs.guns, inputs.defenders, "guns")
    # What one group drops stays below the top column of the table.
    each = books.tables.whole("combat.bombardment.top_column")
    mission = raid.strike.mission if raid else None
    groups = max(mission.number_of(Role.MAIN) if mission else inputs.groups, 1)
    if inputs.bombs > each * groups:
        sentence = f"{counted(groups, 'group bombs', 'groups bomb')} with {inputs.bombs} factors."
        yield Fault(sentence, "bombs", str(inputs.bombs), "Check both again.", "BMB-02").question()
    limit = stacking_limit((), books.tables)
    if inputs.res is not None and inputs.res > limit:
        sentence = f"{shown(inputs.res)} REs in the hex, where {shown(limit)} may stack."
        advice = "Check the hex again."
        yield Fault(sentence, "res", shown(inputs.res), advice, "STK-01").question()


def _unable(books: Books, target: Muster) -> Iterator[tuple[UnitState, Why]]:
    """The units that may not bombard, each with the reason."""
    for one in target.attackers:
        if not one.guns:
            yield one.unit, _NO_GUNS
        # By the stack: artillery is in supply as the divisions with which it stands.
        elif not supply_effect(books, one, stacked_with(books, one)).bombard:
            yield one.unit, _NO_SUPPLY


def _named(books: Books, inputs: BombardInputs) -> Iterator[Fault]:
    """The refusals of an attack to follow that is not named, or names those that fire."""
    if inputs.follows and not inputs.attackers:
        sentence, advice = "The attack that follows names no units.", "Pick its units first."
        yield Fault(sentence, "attackers", advice=advice, case="BMB-03")
    if both := {one.unit for one in inputs.guns} & set(inputs.attackers):
        # One is told; the advice holds for each of them.
        unit = books.unit(UnitId(min(both)))
        sentence = f"{named(unit)} bombards and is named to attack."
        advice = "Artillery does one or the other."
        yield Fault(sentence, "attackers", str(unit.id), advice, "ART-03")
