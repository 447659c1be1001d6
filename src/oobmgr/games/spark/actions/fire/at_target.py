"""The column of a fire at one of its targets: contributions, their sum, shifts, heavy guns."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.postings import UnitId
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.contradictions import dug_in
from oobmgr.games.spark.actions.fire.muster import AimedAt, Firer, Muster
from oobmgr.games.spark.fire.columns import CombatTable, table_of
from oobmgr.games.spark.fire.combined import (
    CombinedFire,
    CombinedFireInputs,
    FireMode,
    FiringUnit,
    combined_fire_column,
)
from oobmgr.games.spark.fire.segments import DEFENSIVE, OFFENSIVE
from oobmgr.games.spark.fire.shifts import (
    FireAgainstInputs,
    FireFromInputs,
    Target,
    Way,
    ZoneMove,
    fire_against,
    fire_from,
    hill_against,
)
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import MOVEMENT, FireKind, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

_AND: Final = " and "


@dataclass(frozen=True)
class Brought:
    """What one firer, or firers of a hex that pool, bring to the fire."""

    firers: tuple[Firer, ...]
    firing: FiringUnit
    lines: tuple[Step, ...] = ()


@dataclass(frozen=True)
class AtTarget:
    """The fire at one target as far as its column."""

    aimed: AimedAt
    table: CombatTable
    brought: tuple[Brought, ...]
    against: Ruling[int]
    combined: Ruling[CombinedFire]

    @property
    def column(self) -> int:
        """The column of the fire; 0 where nothing fires."""
        return self.combined.result.actual_column

    @property
    def firers_lines(self) -> tuple[Step, ...]:
        """The working of what each firer has and where it stands, the same at every target."""
        own = tuple(line for one in self.brought for line in one.lines)
        return (Step("Firing", kind=StepKind.HEADING), *own) if own else ()

    @property
    def lines(self) -> tuple[Step, ...]:
        """The working at this target, from its shifts to the column."""
        heading = Step(f"Against {self.aimed.unit.name}", kind=StepKind.HEADING)
        return (heading, *self.against.working, *self.combined.working)

    def contribution(self, unit: UnitId) -> int | None:
        """What a direct firer contributes, those it pools with included; None for any other."""
        direct = [one for one in self.brought if one.firing.mode is FireMode.DIRECT]
        numbers = self.combined.result.direct_contributions
        # In the order of those that fire directly, as the calculator answered them.
        for one, number in zip(direct, numbers, strict=True):
            if any(firer.unit.id == unit for firer in one.firers):
                return number
        return None


def fire_at(books: Books, found: Muster, aimed: AimedAt) -> AtTarget:
    """Work out the column of a fire at one of its targets (SP-FIRE-12 to SP-FIRE-21)."""
    brought = _brought(books, found, aimed)
    against = _against(books, found, aimed)
    # The shifts one by one are all lines of the working but the sum.
    shifts = (line.value for line in against.working if line.kind is StepKind.LINE)
    inputs = CombinedFireInputs(
        units=tuple(one.firing for one in brought),
        fire_against=against.result,
        town_or_entrenched_non_armored=_shelter(found, aimed.unit),
        table=table_of(found.ask.kind),
        against_parts=tuple(value for value in shifts if isinstance(value, int)),
        options=books.options,
    )
    combined = combined_fire_column(inputs, books.tables)
    return AtTarget(aimed, inputs.table, brought, against, combined)


# ---------------------------------------------------------------------------- what is brought


def _brought(books: Books, found: Muster, aimed: AimedAt) -> tuple[Brought, ...]:
    """What each unit brings; units of a hex with the same shifts pool, if they want (SP-FIRE-21).

    A trench adds its own AT strength to that of the first unit in it (SP-FIRE-03).
    """
    pools: dict[object, list[tuple[Firer, Ruling[int]]]] = {}
    for firer in found.firing:
        shift = _from(books, found, aimed, firer)
        pools.setdefault(_pool_key(firer, shift), []).append((firer, shift))
    trench = found.ask.trench_at if found.ask.kind is FireKind.AT else 0
    result = []
    for members in pools.values():
        firers = tuple(firer for firer, _ in members)
        # The trench shoots once, with the first pool that stands in it.
        extra = trench if any(map(dug_in, firers)) else 0
        trench -= extra
        result.append(_joined(firers, members[0][1], extra))
    return tuple(result)


def _pool_key(firer: Firer, shift: Ruling[int]) -> object:
    place = firer.unit.state.hex
    # Indirect fire is summed by its own rule; a unit whose hex nobody knows pools with nobody.
    if firer.right.mode is not FireMode.DIRECT or not is_hex(place) or not firer.entry.pool:
        return firer.unit.id
    return folded(place), shift.result


def _joined(firers: tuple[Firer, ...], shift: Ruling[int], trench: int) -> Brought:
    points = sum(firer.points for firer in firers) + trench
    names = _AND.join(f"{firer.unit.name} {firer.points}" for firer in firers)
    if trench:
        names += f"{_AND}the trench {trench}"
    alone = len(firers) == 1 and not trench
    # The sum is told with its parts, a single number needs none.
    own = firers[0].unit.name if alone else f"{names}:"
    firing = FiringUnit(points, firers[0].right.mode, shift.result, own)
    return Brought(firers, firing, _own_lines(firers, shift))


def _own_lines(firers: tuple[Firer, ...], shift: Ruling[int]) -> tuple[Step, ...]:
    told = [
        (one.unit.name, line) for one in firers for line in one.right.working if line.arithmetic
    ]
    if firers[0].right.mode is FireMode.DIRECT and shift.result:
        names = _AND.join(firer.unit.name for firer in firers)
        told += [(names, line) for line in shift.working]
    return tuple(
        Step(f"{name}: {line.label.lower()}", line.value, line.arithmetic, line.case)
        for name, line in told
    )


def _from(books: Books, found: Muster, aimed: AimedAt, firer: Firer) -> Ruling[int]:
    """The shifts of one firer: its own hex, and the target's hill (SP-FIRE-12, 14)."""
    direct = firer.right.mode is FireMode.DIRECT
    # Its own terrain; where it has none, that entered for all.
    terrain = firer.entry.terrain or found.inputs.from_terrain
    own = fire_from(
        FireFromInputs(
            terrain=terrain,
            entrenched=dug_in(firer),
            target_outside_line=not found.inputs.inside_line,
            mode=Way.DIRECT if direct else Way.INDIRECT,
            # Whoever assaults fires without shifts of his own hex (SP-FIRE-13).
            assaulting=found.ask.segment in OFFENSIVE and Marker.ASSAULT in firer.unit.markers,
            target_on_hill=Ground.HILL in found.inputs.terrain,
            options=books.options,
        ),
        books.tables,
    )
    if not direct or _assaulting(found, aimed.unit):
        return own
    mine = Ground.HILL in terrain
    hill = hill_against(found.inputs.terrain, books.tables, firer_on_hill=mine)
    shift = own.result + sum(line.value for line in hill if isinstance(line.value, int))
    return Ruling(shift, (*hill, *own.working))


# -------------------------------------------------------------------------- what the target does


def _assaulting(found: Muster, unit: SparkUnit) -> bool:
    """Whether a target assaults, so that its terrain does not help it (SP-FIRE-10)."""
    return found.ask.segment in DEFENSIVE and Marker.ASSAULT in unit.markers


def _sheltered(found: Muster, unit: SparkUnit) -> bool:
    """Whether a target is in the trench."""
    entered = found.inputs.entrenched
    marked = Marker.ENTRENCHED in unit.markers if entered is None else entered
    return marked and unit.may_dig_in and not _assaulting(found, unit)


def _shelter(found: Muster, unit: SparkUnit) -> bool:
    """Whether the hex keeps heavy artillery out of the sum at a non-armored target (SP-FIRE-19).

    The text asks for the hex and who occupies its town or trench, and not for the place of each
    unit in it: whoever stands beside the trench is fired at as those inside.
    """
    # The terrain of a unit that assaults counts for nothing (SP-FIRE-10).
    if unit.armored or _assaulting(found, unit):
        return False
    if Ground.TOWN in found.inputs.terrain:
        return True
    there = tuple(one.unit for one in found.targets)
    # What is entered of the trench is said of the targets; markers tell of all that stand there.
    if found.inputs.entrenched is None and not found.hidden:
        there += _beside(found)
    return any(Marker.IN_COLUMN not in one.markers and _sheltered(found, one) for one in there)


def _beside(found: Muster) -> tuple[SparkUnit, ...]:
    """The enemies in the hex that is fired at, targets or not: counterbattery names guns alone."""
    return tuple(one for one in found.field.at(found.ask.place) if one.state.side != found.side)


def _against(books: Books, found: Muster, aimed: AimedAt) -> Ruling[int]:
    """The shifts at a target; its hill is left to each firer (SP-X-16)."""
    inputs, unit = found.inputs, aimed.unit
    direct = any(firer.right.mode is FireMode.DIRECT for firer in found.firing)
    crossed = inputs.crossed_stream
    # Only ZOC fire asks how the target moves.
    zoc = found.ask.segment is Segment.ZOC
    # Who withdraws or retreats never counts as having begun there (SP-X-36).
    began = inputs.began_there and books.phase in MOVEMENT
    return fire_against(
        FireAgainstInputs(
            target=Target.AFV if unit.armored else Target.NON_ARMORED,
            # At this moment: the losses of an earlier fire make a small target of it (SP-X-30).
            current_steps=unit.state.steps_left,
            fire=found.ask.kind,
            mode=Way.DIRECT if direct else Way.INDIRECT,
            terrain=tuple(ground for ground in inputs.terrain if ground is not Ground.HILL),
            entrenched=_sheltered(found, unit),
            # A unit that ZOC fire meets as it changes formation counts as in column (SP-ZOC-05).
            in_column=(zoc and inputs.changed_formation) or Marker.IN_COLUMN in unit.markers,
            assaulting=_assaulting(found, unit),
            across_river_lake_hexside=inputs.across_river,
            crossed_stream_this_impulse=(
                Marker.CROSSED_STREAM in unit.markers if crossed is None else crossed
            ),
            armor=unit.armor,
            night=is_night(books.turn) if inputs.night is None else inputs.night,
            zoc=(ZoneMove.BEGAN_IN_HEX if began else ZoneMove.ENTERED_AND_EXITS) if zoc else None,
            balloon=unit.kind is UnitKind.BALLOON,
            post_assault=found.ask.segment is Segment.POST_ASSAULT,
            options=books.options,
        ),
        books.tables,
    )
