"""The segments in which units fire: who fires, which columns of the tables are read."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.games.spark.fire.artillery import ChartColumn
from oobmgr.games.spark.fire.eligibility import FireColumn
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE, opponent
from oobmgr.rules.books import PhaseId

DEFENSIVE: Final = frozenset({Segment.DEFENSIVE_1, Segment.DEFENSIVE_2})
OFFENSIVE: Final = frozenset({Segment.OFFENSIVE_1, Segment.OFFENSIVE_2})
OF_AN_ASSAULT: Final = DEFENSIVE | OFFENSIVE | {Segment.BARRAGE}
"""The segments that belong to an assault, and so to its target hex."""
INDIRECT_ONLY: Final = frozenset({Segment.COUNTERBATTERY, Segment.BARRAGE})
# AA fire meets air points and not a hex, and has an action of its own.
FIRE_SEGMENTS: Final = tuple(segment for segment in Segment if segment is not Segment.AA)

_COLUMNS: Final = {
    Segment.COUNTERBATTERY: FireColumn.CB,
    Segment.BARRAGE: FireColumn.BAR,
    Segment.DEFENSIVE_1: FireColumn.DEF1,
    Segment.DEFENSIVE_2: FireColumn.DEF2,
    Segment.OFFENSIVE_1: FireColumn.OFF1,
    Segment.OFFENSIVE_2: FireColumn.OFF2,
    Segment.POST_ASSAULT: FireColumn.PAF,
    Segment.ZOC: FireColumn.ZOC,
    Segment.AA: FireColumn.AA,
}


def firing_side(segment: Segment, phasing: SideId) -> SideId:
    """The side that fires in a segment, when the other side's moves do not say otherwise."""
    if segment in DEFENSIVE or segment in {Segment.ZOC, Segment.AA}:
        return opponent(phasing)
    return phasing


def segments_in(phase: PhaseId) -> tuple[Segment, ...]:
    """The segments of a phase, in order."""
    # ZOC fire stays among them: withdrawals, retreats and advances draw it, too (SP-ZOC-04,
    # SP-ZOC-11).
    if phase in COMBAT:
        return tuple(one for one in FIRE_SEGMENTS if one is not Segment.POST_ASSAULT)
    if phase in POST_ASSAULT_FIRE:
        return (Segment.POST_ASSAULT,)
    return (Segment.ZOC,) if phase in MOVEMENT else ()


def column_of(segment: Segment, *, support: bool) -> FireColumn:
    """The column of the Fire Eligibility Tables."""
    column = _COLUMNS[segment]
    return FireColumn(f"S{column}") if support and segment in DEFENSIVE | OFFENSIVE else column


def chart_column_of(segment: Segment) -> ChartColumn:
    """The column of the Artillery Capabilities Chart (SP-ART-16, 19)."""
    if segment in {Segment.COUNTERBATTERY, Segment.BARRAGE, Segment.ZOC}:
        return ChartColumn(segment.value)  # of the same name
    return ChartColumn.DEFENSIVE if segment in DEFENSIVE else ChartColumn.OFFENSIVE
