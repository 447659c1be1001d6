"""What a unit fired in this impulse: an entry of its marker `FIRED` for each fire."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from oobmgr.games.spark.words import FireKind

_BAR: Final = "|"
_YES: Final = "yes"


class Segment(StrEnum):
    """When units fire: the segments of a Combat Phase, what frames them, and ZOC fire."""

    COUNTERBATTERY = "counterbattery"
    BARRAGE = "barrage"
    DEFENSIVE_1 = "defensive_1"
    OFFENSIVE_1 = "offensive_1"
    DEFENSIVE_2 = "defensive_2"
    OFFENSIVE_2 = "offensive_2"
    POST_ASSAULT = "post_assault"
    ZOC = "zoc"
    AA = "aa"


SEGMENT_NAMES: Final = {
    Segment.COUNTERBATTERY: "Counterbattery fire",
    Segment.BARRAGE: "Barrage",
    Segment.DEFENSIVE_1: "Defensive fire 1",
    Segment.OFFENSIVE_1: "Offensive fire 1",
    Segment.DEFENSIVE_2: "Defensive fire 2",
    Segment.OFFENSIVE_2: "Offensive fire 2",
    Segment.POST_ASSAULT: "Post-Assault Fire",
    Segment.ZOC: "ZOC fire",
    Segment.AA: "AA fire",
}


@dataclass(frozen=True)
class Shot:
    """One fire of one unit.

    `phase` is the phase that it fell in, `assault` the hex of the assault that it belonged to,
    empty outside of one; `place` the hex that it was aimed at, `target` the id of the AFV; `points`
    what it fired with; `support` whether the assault was not its own.
    """

    phase: str
    segment: Segment
    kind: FireKind = FireKind.REGULAR
    assault: str = ""
    place: str = ""
    target: str = ""
    points: int = 0
    support: bool = False

    @property
    def saved(self) -> str:
        """The entry as it is saved."""
        support = _YES if self.support else ""
        parts = (self.phase, self.segment, self.kind, self.assault, self.place, self.target,
                 str(self.points), support)  # fmt: skip
        return _BAR.join(parts)

    @property
    def words(self) -> str:
        """The fire in a few words: ``Offensive fire 1: regular 6 at 1710``."""
        if self.segment is Segment.AA:
            return SEGMENT_NAMES[self.segment]
        what = f"{'AT' if self.kind is FireKind.AT else 'regular'} {self.points}"
        at = f" at {self.place}" if self.place else ""
        support = "support, " if self.support else ""
        return f"{SEGMENT_NAMES[self.segment]}: {support}{what}{at}"


def read_shot(saved: str) -> Shot | None:
    """An entry as it was saved; None for anything that this program did not save."""
    match saved.split(_BAR):
        case [phase, segment, kind, assault, place, target, points, support]:
            return Shot(
                phase=phase,
                segment=Segment(segment),
                kind=FireKind(kind),
                assault=assault,
                place=place,
                target=target,
                points=int(points or 0),
                support=support == _YES,
            )
    return None
