"""The list of a phase for the page of fires: what is fired before, in and after each assault."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oobmgr.games.spark.assault.steps import COMBAT_ACTION, MARK_ACTION, Assault
from oobmgr.games.spark.fire.fire_rows import AssaultRow, AssaultStep, FireWish, StepState
from oobmgr.games.spark.grounds import shelter_at
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.books import Books


def phase_rows(books: Books, fought: Iterable[Assault]) -> tuple[AssaultRow, ...]:
    """The entries of the phase that is played, in the order in which they come."""
    found = tuple(fought)
    if books.phase in MOVEMENT:
        return (_fire_of(Segment.ZOC, "Enemy movement", "SP-ZOC-04"), _markers(found))
    if books.phase in POST_ASSAULT_FIRE:
        return (_fire_of(Segment.POST_ASSAULT, "After the assaults", "SP-PAF-01"),)
    if books.phase not in COMBAT:
        return ()
    counterbattery = _fire_of(Segment.COUNTERBATTERY, "Before the assaults", "SP-CMB-07")
    return (counterbattery, *(_row(books, one) for one in found))


def _fire_of(segment: Segment, title: str, case: str) -> AssaultRow:
    """An entry of one kind of fire, that can be made any number of times."""
    name = SEGMENT_NAMES[segment]
    step = AssaultStep(str(segment), name, StepState.NOW, wish=FireWish(str(segment)), case=case)
    return AssaultRow(str(segment), title, steps=(step,))


def _markers(fought: tuple[Assault, ...]) -> AssaultRow:
    """The Assault Markers of the Movement Phase, with the hexes that they point at."""
    step = AssaultStep(
        key=MARK_ACTION,
        name="Place or remove",
        state=StepState.NOW,
        words=", ".join(one.hex for one in fought if one.assaulters),
        action=MARK_ACTION,
        case="SP-CTR-06",
    )
    return AssaultRow(MARK_ACTION, "Assault Markers", steps=(step,))


def _row(books: Books, fought: Assault) -> AssaultRow:
    now = fought.now
    terrain, hill = shelter_at(books, fought.hex)
    return AssaultRow(
        key=fought.hex,
        title=f"Hex {fought.hex}",
        # With no marker left those who called off are named, or nobody would seem to have attacked.
        attackers=tuple(unit.name for unit in fought.assaulters or fought.called_off),
        defenders=tuple(unit.name for unit in fought.defenders),
        # The step that comes next in a word or two: ``barrage``, ``defensive 1``.
        state="over" if fought.ended else now.name.lower().replace(" fire", "") if now else "",
        steps=tuple(
            # The combat opens with the ground that was told of the hex before.
            replace(step, raw={**step.raw, "terrain": terrain, "hill": hill})
            if step.action == COMBAT_ACTION
            else step
            for step in fought.steps
        ),
    )
