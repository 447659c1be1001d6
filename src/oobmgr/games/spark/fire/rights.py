"""Who may fire: the first thing that stands against a unit's fire, else the points that it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import BadInput
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.spark.fire.artillery import halved, terrain_share
from oobmgr.games.spark.fire.artillery_bars import not_heavy
from oobmgr.games.spark.fire.ask import Eligibility, Field, FireAsk, Question
from oobmgr.games.spark.fire.bars import BARS
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.conditions import same_fire, surprised_fire
from oobmgr.games.spark.fire.segments import DEFENSIVE, INDIRECT_ONLY
from oobmgr.games.spark.morale.surprise import SurpriseFire
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.roster.status import (
    PROHIBITED,
    Status,
    StatusStrengthInputs,
    statuses_of,
    strength_after_status,
)
from oobmgr.games.spark.roster.strength import KIND_NAMES, Firer, firer_of, strength_of
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.tables import Tables

MAY_FIRE: Final = "may fire"


def eligible(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Eligibility:
    """Whether a unit may fire so, and with how many points (SP-ELIG-01 to 36, SP-ARTC-01 to 19).

    Range and observation are looked at as far as the books know them.
    """
    asked = Question(field, unit, ask, mode)
    found = (bar(asked) for bar in BARS)
    bar = next((one for one in found if one is not None), None)
    if bar is not None:
        return _not(mode, bar.words, bar.case)
    return _with_points(field, unit, ask, mode)


def modes_of(unit: SparkUnit, ask: FireAsk, tables: Tables) -> tuple[FireMode, ...]:
    """The ways in which a unit could fire at all, the usual one first."""
    if ask.kind is FireKind.AT or firer_of(unit) is not Firer.ARTILLERY:
        return (FireMode.DIRECT,)
    heavy = () if not_heavy(unit, tables) else (FireMode.HEAVY,)
    direct = () if ask.segment in INDIRECT_ONLY else (FireMode.DIRECT,)
    return (*heavy, FireMode.INDIRECT, *direct)


def usual(field: Field, unit: SparkUnit, ask: FireAsk) -> Eligibility:
    """The way in which a unit fires where nothing else is said: the first in which it may."""
    found = [eligible(field, unit, ask, mode) for mode in modes_of(unit, ask, field.tables)]
    # Where it may fire in no way, the usual one says why not.
    return next((one for one in found if one.may), found[0])


# ----------------------------------------------------------------------- the points that it has


def _with_points(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Eligibility:
    """The points of a unit that may fire: strength, status, swamp, less what it fired elsewhere."""
    try:
        strength = strength_of(unit, ask.kind, field.tables)
    except BadInput as error:
        # What is missing on its counter is why it may not fire, and no fault of the whole page.
        return _not(mode, error.faults[0].message.rstrip("."), "SP-ROSTER-17")
    status = _after_status(field, unit, ask, strength.result)
    if status.result == PROHIBITED:
        return _not(mode, status.working[-1].arithmetic, status.working[-1].case)
    points = int(status.result)
    # In a trench a unit may fire the AT strength of the place with none of its own (SP-FIRE-03).
    if not points and not (ask.trench_at and ask.kind is FireKind.AT):
        return _not(mode, f"has no {KIND_NAMES[ask.kind]} strength", "SP-ROSTER-10")
    # Before terrain halves them: points that went elsewhere met other terrain.
    left = points - _fired_elsewhere(field, unit, ask)
    if points and left <= 0:
        return _not(mode, "fired all its points", "SP-FIRE-33")
    # A status line that only repeats the strength would say nothing.
    changed = points != strength.result or len(status.working) > 1
    lines = [*strength.working, *(status.working if changed else ())]
    if left != points:
        lines.append(Step("Points left", left, "after what it fired elsewhere", "SP-FIRE-33"))
    share = terrain_share(ask.terrain, mode, field.tables)
    if share != 1:
        left = halved(left, share, field.tables)
        lines.append(Step("Indirect at swamp or bog", left, "halved", "SP-TCE-55"))
    return Eligibility(
        mode,
        may=True,
        words=MAY_FIRE,
        case=lines[-1].case,
        points=left,
        working=tuple(lines),
        notes=tuple(_notes(unit, ask, mode)),
    )


def _not(mode: FireMode, words: str, case: str) -> Eligibility:
    return Eligibility(mode, may=False, words=words, case=case)


def _after_status(field: Field, unit: SparkUnit, ask: FireAsk, strength: int) -> Ruling[int | str]:
    """What status, fog and surprise leave of a unit's strength."""
    inputs = StatusStrengthInputs(
        base=strength,
        statuses=(*statuses_of(unit.markers), *_around(field, unit, ask)),
        unit_class=firer_of(unit),
        fire=ask.kind,
        segment="defensive" if ask.segment in DEFENSIVE else "offensive",
        options=field.books.options,
    )
    return strength_after_status(inputs, field.tables)


def _around(field: Field, unit: SparkUnit, ask: FireAsk) -> Iterator[Status]:
    """What fog and surprise do to a strength."""
    if ask.fog:
        yield Status.FOG
    if surprised_fire(field.books, unit, ask) is SurpriseFire.HALF:
        yield Status.SURPRISE_HALF


def _fired_elsewhere(field: Field, unit: SparkUnit, ask: FireAsk) -> int:
    """Points that the unit fired at other targets in the same fire; ZOC fire uses nothing up."""
    if ask.segment is Segment.ZOC:
        return 0
    return sum(
        shot.points for shot in unit.markers.shots if same_fire(shot, ask, field.books.phase)
    )


def _notes(unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Iterator[str]:
    if mode is FireMode.DIRECT and not is_hex(unit.state.hex):
        # No distance can be held against its range, and a roster may leave hexes open.
        yield "The books do not know its hex. Check that it is close enough."
    if firer_of(unit) is not Firer.ARTILLERY:
        return
    if mode is FireMode.DIRECT and ask.segment is not Segment.ZOC:
        # The row forbids what many types need a neighbour for: so it is told, and does not bar.
        yield "The eligibility tables bar artillery next to an enemy; its own chart goes first."
