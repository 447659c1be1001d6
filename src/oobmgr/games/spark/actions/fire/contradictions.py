"""What is entered of a fire that the fire, its units or the books contradict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.assault.before_surprise import before_surprise
from oobmgr.games.spark.actions.fire.muster import Firer, Muster
from oobmgr.games.spark.actions.unknown_ground import two_kinds
from oobmgr.games.spark.assault.steps import AssaultStepKey, assaults
from oobmgr.games.spark.fire.ask import at_hex
from oobmgr.games.spark.fire.segments import DEFENSIVE, OF_AN_ASSAULT
from oobmgr.games.spark.grounds import ground_at
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.movement.path import ground_name
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.words import COMBAT, FireKind, Marker

_ORDER: Final = tuple(AssaultStepKey)
_LEAVE: Final = "Leave it out."


def dug_in(firer: Firer) -> bool:
    """Whether a firer is in a trench; no AFV or balloon is (SP-TCE-60, SP-CTR-12)."""
    if not firer.unit.may_dig_in:
        return False
    entered = firer.entry.entrenched
    return Marker.ENTRENCHED in firer.unit.markers if entered is None else entered


def contradictions(found: Muster) -> Iterator[Fault]:
    """The refusals of inputs that this fire cannot have."""
    inputs = found.inputs
    if found.ask.segment is not Segment.ZOC:
        # Both shift columns of ZOC fire alone, which is fired at units that move.
        for name, case in (("began_there", "SP-ZOC-15"), ("changed_formation", "SP-ZOC-05")):
            if getattr(inputs, name):
                yield Fault("is for ZOC fire alone.", name, "yes", _LEAVE, case)
    for number, firer in enumerate(found.firers):
        where = f"firers.{number}"
        if firer.entry.entrenched and not firer.unit.may_dig_in:
            sentence = f"{firer.unit.name} cannot be in a trench."
            advice = "Only personnel and weapons can, and no balloon."
            yield Fault(sentence, f"{where}.entrenched", "yes", advice, "SP-TCE-60")
    yield from _of_trench(found)


def _of_trench(found: Muster) -> Iterator[Fault]:
    """An AT strength of a trench from which nobody fires, or fires so (SP-FIRE-03)."""
    points = found.inputs.trench_at
    if not points:
        return
    sentence = ""
    if found.ask.kind is not FireKind.AT:
        sentence = "A trench adds to AT fire alone."
    elif found.firers and not any(map(dug_in, found.firers)):
        sentence = "None of the units that fire is in a trench."
    if sentence:
        advice = "Enter 0, or who is in the trench."
        yield Fault(sentence, "trench_at", str(points), advice, "SP-FIRE-03")


def doubts(found: Muster) -> Iterator[Fault]:
    """What is asked about an entry, and what is told of one that changes nothing."""
    # Asked about where the books may be wrong or behind; what changes nothing is only told.
    yield from (one.question() for one in (*_of_night(found), *_of_order(found), *_of_hexes(found)))
    # Counterbattery comes before all assaults, and zones fire outside of them.
    if found.ask.segment not in {Segment.COUNTERBATTERY, Segment.ZOC, Segment.POST_ASSAULT}:
        # A barrage comes before its assault, so that it names the hex alone.
        field = "assault" if found.ask.assault else "place"
        yield from before_surprise(found.field.books, getattr(found.ask, field), field)
    yield from two_kinds(found.inputs.terrain, "terrain", "SP-TCE-51")
    yield from _idle(found)
    yield from _other_ground(found)


def _of_night(found: Muster) -> Iterator[Fault]:
    """A night that the game turn is not, or the other way round."""
    entered, night = found.inputs.night, is_night(found.field.books.turn)
    if entered is not None and entered != night:
        sentence = f"It is {'night' if night else 'day'} by the game turn."
        advice = "Leave it blank to go by the game turn."
        yield Fault(sentence, "night", "yes" if entered else "no", advice, "SP-FIRE-24")


def _of_order(found: Muster) -> Iterator[Fault]:
    """A segment before one that was fought already; counterbattery comes before all assaults.

    Asked and not refused: the order is put together from the example, and a fire that nobody
    entered in time may be made good.
    """
    books, segment = found.field.books, found.ask.segment
    if books.phase not in COMBAT:
        return
    # With markers and no step yet, an assault has not begun.
    begun = [one for one in assaults(books) if one.record.steps]
    if segment is Segment.COUNTERBATTERY and begun:
        sentence = f"The assault on {begun[0].hex} has begun: counterbattery comes before it."
        yield Fault(
            sentence, "segment", str(segment), "Check that this is what you mean.", "SP-SEQ-03"
        )
    for fought in begun if segment in OF_AN_ASSAULT else ():
        if not at_hex(fought.hex, found.ask.assault):
            continue
        here = _ORDER.index(AssaultStepKey(str(segment)))
        keys = (AssaultStepKey(one) for one in fought.record.steps)
        # By the order of the steps and not by the clock: which came first is all that counts.
        later = next((one for one in keys if _ORDER.index(one) > here), None)
        if later is not None:
            done = next(one.name for one in fought.steps if one.key == later)
            sentence = f"{SEGMENT_NAMES[segment]} comes before {done.lower()}, which is done."
            yield Fault(
                sentence, "segment", str(segment), "Check that this is what you mean.", "SP-SEQ-03"
            )


def _of_hexes(found: Muster) -> Iterator[Fault]:
    """Two grounds for one hex (SP-MAP-01)."""
    told: dict[str, Firer] = {}
    for number, firer in enumerate(found.firers):
        place = firer.unit.state.hex
        # Firers whose terrain was left open say nothing of their hex.
        if not (firer.entry.terrain and is_hex(place)):
            continue
        first = told.setdefault(place.strip(), firer)
        if set(first.entry.terrain) != set(firer.entry.terrain):
            one, other = first.unit.name, firer.unit.name
            sentence = f"{one} and {other} are both in {place}, with different terrain."
            advice = "A hex has the terrain of all that is drawn in it."
            where = f"firers.{number}"
            yield Fault(
                sentence, f"{where}.terrain", ", ".join(firer.entry.terrain), advice, "SP-MAP-01"
            )


def _idle(found: Muster) -> Iterator[Fault]:
    """What was entered and changes nothing of this fire."""
    inputs, segment = found.inputs, found.ask.segment
    name = SEGMENT_NAMES[segment]
    # Counterbattery, barrage and ZOC fire stand outside every assault.
    if segment not in OF_AN_ASSAULT:
        if inputs.assault.strip():
            advice = f"{inputs.assault.strip()} is ignored."
            yield Fault(f"{name} is of no assault.", "assault", case="SP-CMB-04", advice=advice)
        if inputs.support:
            sentence = f"{name} supports no assault."
            yield Fault(sentence, "support", case="SP-ELIG-02", advice="It changes nothing.")
    if inputs.inside_line and not any(map(dug_in, found.firers)):
        sentence = "None of the units that fire is in a trench: whose line it is changes nothing."
        yield Fault(sentence, "inside_line", case="SP-TCE-60")
    # Streams and rivers shift fire only at units that move or assault over them.
    moving = segment is Segment.ZOC or any(
        segment in DEFENSIVE and Marker.ASSAULT in one.unit.markers for one in found.targets
    )
    sentence, advice = "No unit that is fired at assaults.", "It changes nothing."
    for field, case in (("crossed_stream", "SP-TCE-59"), ("across_river", "SP-TCE-13")):
        if getattr(inputs, field) and found.targets and not moving:
            yield Fault(sentence, field, case=case, advice=advice)
    afv = [one.unit for one in found.targets if not one.unit.may_dig_in]
    if inputs.entrenched and afv:
        sentence = f"{afv[0].name} cannot be in a trench: it has no shelter of one."
        yield Fault(sentence, "entrenched", case="SP-TCE-60")


def _other_ground(found: Muster) -> Iterator[Fault]:
    """Terrain of the target's hex that is not what was entered of it before (SP-MAP-01)."""
    known, told = ground_at(found.field.books, found.ask.place), found.inputs.terrain
    if known and told and set(known) != set(told):
        names = ", ".join(ground_name(one) for one in known)
        sentence = f"Of {found.ask.place} {names} was entered before."
        advice = "What is posted now takes its place."
        yield Fault(sentence, "terrain", case="SP-MAP-01", advice=advice)
