"""Who takes part in a fire: the units that fire with what they may, the units fired at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.rules.spark.fire.ask import Eligibility, FireAsk, at_hex
from oobmgr.rules.spark.fire.combined import FireMode
from oobmgr.rules.spark.fire.conditions import FLEET, target_conditions
from oobmgr.rules.spark.fire.eligibility import PROHIBITED, REQUIRED, table_entries
from oobmgr.rules.spark.fire.rights import eligible, usual
from oobmgr.rules.spark.fire.segments import (
    DEFENSIVE,
    OF_AN_ASSAULT,
    column_of,
    other_side,
    segments_in,
)
from oobmgr.rules.spark.fire.segments import firing_side as side_of_segment
from oobmgr.rules.spark.roster.strength import KIND_NAMES, firer_of
from oobmgr.rules.spark.roster.strength import Firer as FirerClass
from oobmgr.rules.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.rules.spark.units.types import UnitKind
from oobmgr.rules.spark.units.unit import SparkUnit, unit_of, units_of
from oobmgr.rules.spark.words import COMBAT, SIDE_NAMES, FireKind

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_ONCE: Final = "SP-CMB-02"


@dataclass(frozen=True)
class Firer:
    """A unit that is to fire: its entry, what it may, the points that it fires."""

    entry: FirerEntry
    unit: SparkUnit
    right: Eligibility
    support: bool

    @property
    def points(self) -> int:
        """The points that it fires at this target."""
        asked = self.entry.points
        return self.right.points if asked is None else min(asked, self.right.points)


@dataclass(frozen=True)
class AimedAt:
    """A unit that is fired at, with its entry and its place in the inputs."""

    entry: TargetEntry
    unit: SparkUnit
    number: int

    @property
    def field(self) -> str:
        """Where its record stands in the inputs."""
        return f"targets.{self.number}"


@dataclass(frozen=True)
class Muster:
    """Everything that a fire is made of, and what is amiss with it."""

    inputs: FireInputs
    ask: FireAsk
    side: SideId
    firers: tuple[Firer, ...]
    targets: tuple[AimedAt, ...]
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()

    @property
    def firing(self) -> tuple[Firer, ...]:
        """The units that may fire."""
        return tuple(firer for firer in self.firers if firer.right.may)


def muster(books: Books, inputs: FireInputs) -> Muster:
    """Read who fires at whom from the books. Raises `BadInput` where there is no such unit."""
    targets = tuple(
        AimedAt(entry, unit_of(books, UnitId(entry.unit)), number)
        for number, entry in enumerate(inputs.targets)
    )
    units = [unit_of(books, UnitId(entry.unit)) for entry in inputs.firers]
    ask = _ask(inputs, targets)
    side = _side(books, ask, units)
    firers = tuple(
        _firer(books, entry, unit, ask) for entry, unit in zip(inputs.firers, units, strict=True)
    )
    found = Muster(inputs, ask, side, firers, targets)
    return replace(
        found,
        refusals=tuple(_refusals(books, found)),
        warnings=tuple(_warnings(books, found)),
    )


def _ask(inputs: FireInputs, targets: tuple[AimedAt, ...]) -> FireAsk:
    """The fire that is meant, with hex and assault by the targets where they are left open."""
    place = inputs.place.strip() or next((one.unit.state.hex for one in targets), "")
    assault = inputs.assault.strip()
    if not assault and inputs.segment in DEFENSIVE:
        assault = next((one.unit.markers.assault_hex for one in targets), "")
    if not assault and inputs.segment in OF_AN_ASSAULT - DEFENSIVE:
        assault = place
    armored = next((one.unit for one in targets if inputs.kind is FireKind.AT), None)
    return FireAsk(
        segment=inputs.segment,
        kind=inputs.kind,
        assault=assault if inputs.segment in OF_AN_ASSAULT else "",
        place=place,
        target=armored,
        support=inputs.support,
        terrain=inputs.terrain,
        fog=inputs.fog,
        observed=inputs.observed,
        trench_at=inputs.trench_at,
    )


def _side(books: Books, ask: FireAsk, units: Iterable[SparkUnit]) -> SideId:
    """The side that fires: that of the segment; in ZOC fire that of its units."""
    first = next((unit.state.side for unit in units), None)
    if ask.segment is Segment.ZOC and first is not None:
        return first
    return side_of_segment(ask.segment, books.side)


def _firer(books: Books, entry: FirerEntry, unit: SparkUnit, ask: FireAsk) -> Firer:
    if entry.mode is None:
        right = usual(books, unit, ask)
    else:
        right = eligible(books, unit, ask, entry.mode)
    return Firer(entry, unit, right, ask.segment in OF_AN_ASSAULT and ask.supports(unit))


# ---------------------------------------------------------------------------- what is amiss


def _refusals(books: Books, found: Muster) -> Iterator[Fault]:
    yield from _of_time(books, found)
    yield from _of_firers(found)
    yield from _of_targets(books, found)
    yield from _of_kind(books, found)


def _of_time(books: Books, found: Muster) -> Iterator[Fault]:
    held = segments_in(books.phase)
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


def _of_firers(found: Muster) -> Iterator[Fault]:
    if not found.firers:
        yield Fault("Nobody fires.", "firers", "", "Pick the units that fire.", "SP-FIRE-16")
    seen: set[UnitId] = set()
    for number, firer in enumerate(found.firers):
        where = f"firers.{number}"
        unit = firer.unit
        if unit.id in seen:
            yield Fault(f"{unit.name} is named twice.", where, str(unit.id), "Name it once.")
        seen.add(unit.id)
        if unit.state.side != found.side:
            name = SIDE_NAMES[found.side]
            sentence = f"{unit.name} does not fire now: the {name} side does."
            yield Fault(sentence, where, str(unit.id), "Take it out.", "SP-FIRE-30")
        elif not firer.right.may:
            sentence = f"{unit.name} may not fire: {firer.right.words}."
            yield Fault(sentence, where, str(unit.id), "Take it out.", firer.right.case)
        elif firer.entry.points is not None and firer.entry.points > firer.right.points:
            sentence = f"{unit.name} has {firer.right.points} points."
            value = str(firer.entry.points)
            yield Fault(sentence, f"{where}.points", value, "Enter fewer.", "SP-FIRE-33")
        yield from _unsplit(firer, where)


def _unsplit(firer: Firer, where: str) -> Iterator[Fault]:
    """Artillery fires all its indirect strength at one hex (SP-ART-21)."""
    asked = firer.entry.points
    if asked is None or firer.right.mode is FireMode.DIRECT or not firer.right.may:
        return
    if asked < firer.right.points:
        sentence = f"{firer.unit.name} cannot split its indirect fire."
        advice = f"Fire all {firer.right.points} points."
        yield Fault(sentence, f"{where}.points", str(asked), advice, "SP-ART-21")


def _of_targets(books: Books, found: Muster) -> Iterator[Fault]:
    if not found.targets:
        advice = "Pick the units that are fired at."
        yield Fault("Nobody is fired at.", "targets", "", advice, "SP-FIRE-08")
    if found.ask.kind is FireKind.AT and len(found.targets) > 1:
        sentence = "AT fire goes at one AFV at a time."
        advice = "Post a fire for each, and split the points."
        yield Fault(sentence, "targets", str(len(found.targets)), advice, "SP-FIRE-01")
    seen: set[UnitId] = set()
    for aimed in found.targets:
        unit = aimed.unit
        if unit.id in seen:
            yield Fault(f"{unit.name} is named twice.", aimed.field, str(unit.id), "Name it once.")
        seen.add(unit.id)
        yield from _of_target(books, found, aimed)


def _of_target(books: Books, found: Muster, aimed: AimedAt) -> Iterator[Fault]:
    unit, where, value = aimed.unit, aimed.field, str(aimed.unit.id)
    if unit.state.side != other_side(found.side):
        yield Fault(f"{unit.name} is of the side that fires.", where, value, "Pick an enemy.")
        return
    if unit.state.status is not UnitStatus.ON_MAP:
        yield Fault(f"{unit.name} is not on the map.", where, value, "Pick another unit.")
        return
    if unit.armored is not (found.ask.kind is FireKind.AT):
        need = "AT" if unit.armored else "regular"
        sentence = f"{unit.name} is {'an AFV' if unit.armored else 'not armored'}."
        yield Fault(sentence, where, value, f"It takes {need} fire.", "SP-STACK-09")
    if not at_hex(unit.state.hex, found.ask.place) and unit.state.hex:
        sentence = f"{unit.name} stands in {unit.state.hex}, not in {found.ask.place}."
        yield Fault(sentence, where, value, "Fire at one hex at a time.", "SP-FIRE-08")
    yield from _by_tables(books, found, aimed)
    yield from _at_balloon(found, aimed)
    if unit.armored and found.ask.segment is not Segment.ZOC and _was_shot_at(books, found, unit):
        sentence = f"{unit.name} was fired at in this phase."
        yield Fault(sentence, where, value, "An AFV is fired at once in a Combat Phase.", _ONCE)


def _by_tables(books: Books, found: Muster, aimed: AimedAt) -> Iterator[Fault]:
    column = column_of(found.ask.segment, support=False)
    conditions = target_conditions(books, aimed.unit, found.ask)
    for entry in table_entries(conditions, column, books.tables):
        if entry.value == PROHIBITED:
            sentence = f"{aimed.unit.name} cannot be fired at now: {entry.name}."
            value = str(aimed.unit.id)
            yield Fault(sentence, aimed.field, value, "Pick another target.", entry.case)


def _at_balloon(found: Muster, aimed: AimedAt) -> Iterator[Fault]:
    """In Post-Assault Fire a balloon is hit by Offensive Artillery Fire only (SP-TCE-69)."""
    if aimed.unit.kind is not UnitKind.BALLOON or found.ask.segment is not Segment.POST_ASSAULT:
        return
    others = [one for one in found.firers if firer_of(one.unit) is not FirerClass.ARTILLERY]
    if others:
        sentence = f"{others[0].unit.name} cannot fire at a balloon."
        yield Fault(sentence, "firers", str(others[0].unit.id), "Only artillery can.", "SP-TCE-69")


def _was_shot_at(books: Books, found: Muster, unit: SparkUnit) -> bool:
    """Whether an AFV was fired at in this phase, outside of the fire that goes on (SP-CMB-02)."""
    return any(
        shot.target == str(unit.id) and shot.segment is not Segment.ZOC
        for firer in units_of(books)
        if firer.state.side == found.side
        for shot in firer.markers.shots
        if shot.phase == books.phase
    )


def _of_kind(books: Books, found: Muster) -> Iterator[Fault]:
    """All fire of a Defensive Segment is of one kind (SP-CMB-03)."""
    if found.ask.segment not in DEFENSIVE:
        return
    for unit in units_of(books):
        if unit.state.side != found.side:
            continue
        for shot in unit.markers.shots:
            same = shot.segment is found.ask.segment and at_hex(shot.assault, found.ask.assault)
            if same and shot.kind is not found.ask.kind:
                sentence = f"{unit.name} fired {KIND_NAMES[shot.kind]} in this segment."
                advice = "All fire of the segment is of that kind."
                yield Fault(sentence, "kind", str(found.ask.kind), advice, "SP-CMB-03")
                return


# ------------------------------------------------------------------------ what to bear in mind


def _warnings(books: Books, found: Muster) -> Iterator[Fault]:
    yield from _left_out(books, found)
    yield from _outside(books, found)
    for number, firer in enumerate(found.firers):
        if firer.right.may:
            for note in firer.right.notes:
                where = f"firers.{number}"
                yield Fault(f"{firer.unit.name}: {note}", where, case=firer.right.case)


def _left_out(books: Books, found: Muster) -> Iterator[Fault]:
    """Regular fire goes at every non-armored unit of the hex (SP-STACK-09, SP-FIRE-30)."""
    if found.ask.kind is FireKind.AT or found.ask.segment is Segment.ZOC or not found.targets:
        return
    named = {one.unit.id for one in found.targets}
    for unit in units_of(books):
        there = at_hex(unit.state.hex, found.ask.place) and unit.state.side != found.side
        alive = unit.state.status is UnitStatus.ON_MAP and not unit.armored
        if there and alive and unit.id not in named and unit.chart != FLEET:
            sentence = f"{unit.name} stands there, too."
            advice = "Regular fire goes at every non-armored unit of a hex, each with its dice."
            yield Fault(sentence, "targets", str(unit.id), advice, "SP-FIRE-30")


def _outside(books: Books, found: Muster) -> Iterator[Fault]:
    """A target that the books do not show in the assault that is meant (SP-ELIG-09)."""
    if books.phase not in COMBAT:
        return
    column = column_of(found.ask.segment, support=False)
    wanted = {"target_ath", "target_marker_facing"}
    for aimed in found.targets:
        held = set(target_conditions(books, aimed.unit, found.ask))
        rows = table_entries(wanted - held, column, books.tables)
        if held & wanted or not any(row.value.startswith(REQUIRED) for row in rows):
            continue
        sentence = f"{aimed.unit.name} has no part in the assault on {found.ask.assault}."
        advice = "Lay the Assault Markers, or check the hex."
        yield Fault(sentence, aimed.field, str(aimed.unit.id), advice, "SP-ELIG-09")
