"""AFV that were fired at: in a Combat Phase each is fired at once (SP-CMB-02)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oobmgr.games.spark.fact_kinds import SHOT_AT
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import MOVEMENT
from oobmgr.rules.entered import enter

if TYPE_CHECKING:
    from oobmgr.domain.postings import Fact
    from oobmgr.games.spark.units.unit import SparkUnit
    from oobmgr.rules.books import Books


def was_shot_at(books: Books, unit: SparkUnit, units: Iterable[SparkUnit]) -> bool:
    """Whether a unit was fired at in this phase by any of these, or from a hidden sheet.

    ZOC fire is no part of a Combat Phase, and does not count.
    """
    taken = books.fact(SHOT_AT, str(unit.id), _now(books))
    return bool(taken) or any(
        shot.target == str(unit.id) and shot.segment is not Segment.ZOC
        for firer in units
        if firer.state.side != unit.state.side
        for shot in firer.markers.shots
        if shot.phase == books.phase
    )


def note_shot_at(books: Books, unit: SparkUnit) -> tuple[Fact, ...]:
    """That an AFV took a fire whose firers stand on a sheet that is hidden."""
    # Whoever fires has it on his marker; the file of the other side has no such marker.
    if not unit.armored or books.phase in MOVEMENT:
        return ()
    return enter(books, SHOT_AT, str(unit.id), _now(books), new=True)


def _now(books: Books) -> str:
    # With its turn, for what is entered late must not stand in the place of a later fire.
    return f"{books.turn}:{books.phase}"
