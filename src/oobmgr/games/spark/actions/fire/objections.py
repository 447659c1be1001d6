"""What stands against a fire as it is entered, and what is to be borne in mind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.games.spark.actions.fire.contradictions import contradictions, doubts
from oobmgr.games.spark.actions.fire.muster import AimedAt, Muster
from oobmgr.games.spark.actions.picked import unsure_boxes
from oobmgr.games.spark.actions.places import hex_doubts
from oobmgr.games.spark.actions.stand_ins import missing_boxes, unsettled
from oobmgr.games.spark.assault.steps import assault_on
from oobmgr.games.spark.fire.ask import at_hex
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.conditions import FLEET, barred_target, target_conditions
from oobmgr.games.spark.fire.eligibility import REQUIRED, table_entries
from oobmgr.games.spark.fire.fire_rows import StepState
from oobmgr.games.spark.fire.fired_at import was_shot_at
from oobmgr.games.spark.fire.segments import (
    DEFENSIVE,
    OF_AN_ASSAULT,
    column_of,
    segments_in,
)
from oobmgr.games.spark.roster.strength import KIND_NAMES, firer_of
from oobmgr.games.spark.roster.strength import Firer as FirerClass
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.units.taken_as import steps_known
from oobmgr.games.spark.units.types import GUNS, UnitKind
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, SIDE_NAMES, FireKind, Marker, opponent
from oobmgr.rules.books import Books

_ONCE: Final = "SP-CMB-02"

# ---------------------------------------------------------------------------- what is amiss


def refusals(found: Muster) -> Iterator[Fault]:
    """What stands against a fire: its time, its units, its targets, its kind."""
    yield from of_time(found)
    yield from of_step(found)
    yield from of_firers(found)
    yield from of_targets(found)
    yield from _outside(found)
    yield from _of_kind(found)
    yield from contradictions(found)
    yield from missing_boxes(found.field.books, aimed_at(found), stand_in=found.inputs.stand_in)


def of_time(found: Muster) -> Iterator[Fault]:
    """A segment of another phase, or an assault that is not named."""
    held = segments_in(found.field.books.phase)
    segment = found.ask.segment
    if segment not in held:
        name = SEGMENT_NAMES[segment]
        sentence = f"{name} does not belong to this phase."
        advice = "Choose another segment, or go to its phase."
        yield Fault(sentence, "segment", str(segment), advice, "SP-SEQ-03")
    if segment in OF_AN_ASSAULT and not found.ask.assault:
        sentence = "No assault is named."
        advice = "Enter the Assault Target Hex."
        yield Fault(sentence, "assault", "", advice, "SP-CMB-04")


def of_step(found: Muster) -> Iterator[Fault]:
    """A fire of no assault, or a segment that its assault does not hold (SP-SEQ-03)."""
    books, segment = found.field.books, found.ask.segment
    if books.phase not in COMBAT or segment not in OF_AN_ASSAULT:
        return
    place = found.ask.assault
    assault = assault_on(books, place)
    if assault is None:
        # Where no assault is named, `of_time` has said so.
        if place:
            sentence = f"There is no assault on {place}: no Assault Marker points at it."
            advice = "Check the hex, or place the markers."
            yield Fault(sentence, "assault", place, advice, "SP-CMB-04")
        return
    step = next((one for one in assault.steps if str(one.key) == segment), None)
    if step is not None and step.state is StepState.NOT_HELD:
        sentence = f"{SEGMENT_NAMES[segment]} is not held: {step.words}."
        yield Fault(sentence, "segment", str(segment), "Choose another segment.", step.case)


def of_firers(found: Muster) -> Iterator[Fault]:
    """Units that may not fire, or not so."""
    if not found.firers:
        yield Fault("No unit fires.", "firers", "", "Pick the units that fire.", "SP-FIRE-16")
    yield from _twice((f"firers.{at}", firer.unit) for at, firer in enumerate(found.firers))
    for number, firer in enumerate(found.firers):
        where, unit = f"firers.{number}", firer.unit
        # Whose fire it is, whether it may, with how much: the first
        # that is wrong answers for the rest.
        if unit.state.side != found.side:
            name = SIDE_NAMES[found.side]
            sentence = f"{unit.name} does not fire now: the {name} side does."
            yield Fault(sentence, where, str(unit.id), "Take it out.", "SP-FIRE-30")
        elif not firer.right.may:
            sentence = f"{unit.name} may not fire: {firer.right.words}."
            yield Fault(sentence, where, str(unit.id), "Take it out.", firer.right.case)
        elif firer.entry.points is not None and firer.entry.points > firer.right.points:
            sentence = f"{unit.name} has {counted(firer.right.points, 'point')}."
            value = str(firer.entry.points)
            yield Fault(sentence, f"{where}.points", value, "Enter fewer.", "SP-FIRE-33")
        elif firer.right.mode is not FireMode.DIRECT and firer.points < firer.right.points:
            sentence = f"{unit.name} cannot split its indirect fire."
            advice = f"Fire all of its points: {firer.right.points}."
            yield Fault(sentence, f"{where}.points", str(firer.points), advice, "SP-ART-21")


def of_targets(found: Muster) -> Iterator[Fault]:
    """Nobody, somebody twice, or units that cannot be fired at so."""
    if not found.targets:
        advice = "Pick the units that are fired at."
        yield Fault("No unit is fired at.", "targets", "", advice, "SP-FIRE-08")
    if found.ask.kind is FireKind.AT and len(found.targets) > 1:
        # Its owner spreads points AFV by AFV (SP-FIRE-01), and each of them shifts the column by
        # its own armor.
        sentence = "AT fire is aimed at one AFV at a time."
        advice = "Post a fire for each, and split the points."
        yield Fault(sentence, "targets", str(len(found.targets)), advice, "SP-FIRE-01")
    yield from _twice((aimed.field, aimed.unit) for aimed in found.targets)
    for aimed in found.targets:
        yield from _of_target(found, aimed)


def _twice(named: Iterable[tuple[str, SparkUnit]]) -> Iterator[Fault]:
    """Units that are named more than once, each with the field that names it again."""
    seen: set[UnitId] = set()
    for where, unit in named:
        if unit.id in seen:
            yield Fault(f"{unit.name} is named twice.", where, str(unit.id), "Name it once.")
        seen.add(unit.id)


def _of_target(found: Muster, aimed: AimedAt) -> Iterator[Fault]:
    unit, where, value = aimed.unit, aimed.field, str(aimed.unit.id)
    if unit.state.side != opponent(found.side):
        yield Fault(f"{unit.name} belongs to the side that fires.", where, value, "Pick an enemy.")
        return
    if not unit.on_map:
        yield Fault(f"{unit.name} is not on the map.", where, value, "Pick another unit.")
        return
    if Marker.OFF_MAP in unit.markers:
        sentence = f"{unit.name} was driven off the map."
        yield Fault(sentence, where, value, "Pick another unit.", "SP-REINF-08")
        return
    # A unit that draws ZOC fire is on its way: the books have the hex that it came from.
    moving = found.ask.segment is Segment.ZOC
    if unit.state.hex and not moving and not at_hex(unit.state.hex, found.ask.place):
        sentence = f"{unit.name} is in {unit.state.hex}, not in {found.ask.place}."
        yield Fault(sentence, where, value, "Fire at one hex at a time.", "SP-FIRE-08")
    bar = barred_target(found.field, unit, found.ask)
    if bar is not None:
        sentence = f"{unit.name} cannot be fired at in this way: {bar.words}."
        yield Fault(sentence, where, value, "Pick another target, or another fire.", bar.case)
    yield from _at_balloon(found, aimed)
    # An AFV is fired at once in a Combat Phase; ZOC fire is no part of that phase.
    if found.ask.segment is not Segment.ZOC:
        yield from shot_at_again(found.field.books, unit, found.field.units, where)


def shot_at_again(
    books: Books, unit: SparkUnit, units: Iterable[SparkUnit], where: str
) -> Iterator[Fault]:
    """The refusal of an AFV that was fired at in this phase; `units` may have fired at it."""
    if unit.armored and was_shot_at(books, unit, units):
        sentence = f"{unit.name} was fired at in this phase."
        advice = "An AFV is fired at only once in a Combat Phase."
        yield Fault(sentence, where, str(unit.id), advice, _ONCE)


def _at_balloon(found: Muster, aimed: AimedAt) -> Iterator[Fault]:
    """In Post-Assault Fire a balloon is hit by Offensive Artillery Fire only (SP-TCE-69)."""
    if aimed.unit.kind is not UnitKind.BALLOON or found.ask.segment is not Segment.POST_ASSAULT:
        return
    others = [one for one in found.firers if firer_of(one.unit) is not FirerClass.ARTILLERY]
    if others:
        sentence = f"{others[0].unit.name} cannot fire at a balloon."
        yield Fault(sentence, "firers", str(others[0].unit.id), "Only artillery can.", "SP-TCE-69")


def _of_kind(found: Muster) -> Iterator[Fault]:
    """All fire of a Defensive Segment is of one kind (SP-CMB-03)."""
    if found.ask.segment not in DEFENSIVE:
        return
    # Whoever fired has it on his marker, so the books know the kind of the first fire.
    for unit in found.field.units:
        if unit.state.side != found.side:
            continue
        for shot in unit.markers.shots:
            same = shot.segment is found.ask.segment and at_hex(shot.assault, found.ask.assault)
            if same and shot.kind is not found.ask.kind:
                sentence = f"{unit.name} fired {KIND_NAMES[shot.kind]} in this segment."
                advice = "All fire of the segment is of that kind."
                yield Fault(sentence, "kind", str(found.ask.kind), advice, "SP-CMB-03")
                return


def _outside(found: Muster) -> Iterator[Fault]:
    """Targets that have no part in the assault that is meant (SP-ELIG-09, SP-CMB-03)."""
    if found.field.books.phase not in COMBAT or not found.ask.assault:
        return
    column = column_of(found.ask.segment, support=False)
    wanted = {"target_ath", "target_marker_facing"}
    needed = {
        row.condition
        for row in table_entries(wanted, column, found.field.tables)
        if row.value.startswith(REQUIRED)
    }
    for aimed in found.targets:
        held = needed & set(target_conditions(found.field, aimed.unit, found.ask))
        if needed and not (held and _assaults_there(found, aimed.unit)):
            sentence = f"{aimed.unit.name} has no part in the assault on {found.ask.assault}."
            advice = "Pick a unit of this assault, or name the other one."
            yield Fault(sentence, aimed.field, str(aimed.unit.id), advice, "SP-ELIG-09")


def _assaults_there(found: Muster, unit: SparkUnit) -> bool:
    """Whether defenders may fire at a unit: an AFV that assaults, or men beside men that do.

    Attackers fire at whatever stands in the hex.
    """
    if found.ask.segment not in DEFENSIVE:
        return True
    marked = found.field.assaulters(found.ask.assault)
    if unit.armored:
        return any(one.id == unit.id for one in marked)
    there = (one for one in marked if at_hex(one.state.hex, unit.state.hex))
    return any(not one.armored for one in there)


# ------------------------------------------------------------------------ what to bear in mind


def warnings(found: Muster) -> Iterator[Fault]:
    """What is to be borne in mind: units left out, notes on those that fire."""
    yield from left_out(found)
    yield from doubts(found)
    yield from hex_doubts(found.field.books, found.ask.place, "place")
    yield from _unsure_size(found)
    yield from _unsure_strength(found)
    for number, firer in enumerate(found.firers):
        if firer.right.may:
            for note in firer.right.notes:
                yield Fault(f"{firer.unit.name}: {note}", f"firers.{number}", case=firer.right.case)


def _unsure_size(found: Muster) -> Iterator[Fault]:
    """Targets whose boxes nobody entered: their size shifts the column (SP-ROSTER-14)."""
    advice = "Steps that stand in for them may shift the column: count them on the sheet."
    # Those that are asked about are refused above, and told there.
    asked = () if found.inputs.stand_in else unsettled(found.field.books, aimed_at(found))
    settled = [unit for unit in aimed_at(found) if unit not in asked]
    yield from unsure_boxes(settled, "targets", advice)


def _unsure_strength(found: Muster) -> Iterator[Fault]:
    """Firers that lost steps of boxes that nobody entered: what share is left is a guess.

    Of one that lost nothing the printed strength holds, however many boxes it has.
    """
    advice = "Its strength is a share of steps that stand in: enter its boxes."
    for number, firer in enumerate(found.firers):
        state = firer.unit.state
        if firer.right.may and state.steps_left < state.steps and not steps_known(state):
            sentence = f"{firer.unit.name} lost steps, and its boxes are not entered."
            yield Fault(sentence, f"firers.{number}", "", advice, "SP-ROSTER-14")


def aimed_at(found: Muster) -> tuple[SparkUnit, ...]:
    """The units that are fired at: their steps are their size, and what a hit is taken from."""
    return tuple(aimed.unit for aimed in found.targets)


def left_out(found: Muster) -> Iterator[Fault]:
    """Regular fire goes at every non-armored unit of the hex (SP-STACK-09, SP-FIRE-30)."""
    # AT fire and ZOC fire are aimed at single units.
    if found.ask.kind is FireKind.AT or found.ask.segment is Segment.ZOC or not found.targets:
        return
    named = {one.unit.id for one in found.targets}
    guns_only = found.ask.segment is Segment.COUNTERBATTERY
    # The fleet is nobody's target (SP-SPEC-07), and counterbattery is fired at guns alone.
    for unit in found.field.units:
        there = at_hex(unit.state.hex, found.ask.place) and unit.state.side != found.side
        meant = not unit.armored and unit.chart != FLEET and (not guns_only or unit.kind in GUNS)
        if there and meant and unit.id not in named:
            sentence = f"{unit.name} is there, too."
            advice = "Regular fire is aimed at every non-armored unit in a hex, each with its dice."
            yield Fault(sentence, "targets", str(unit.id), advice, "SP-FIRE-30")
