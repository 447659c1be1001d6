"""What a unit fired in this impulse: an entry of its marker `FIRED` for each fire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Final

from oobmgr.domain.postings import JsonValue
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.inputs import encode


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
    # With a printed range one kind holds for the whole phase, without one the other kind may follow
    # in the second segment (SP-ELIG-05, SP-ELIG-06).
    kind: FireKind = FireKind.REGULAR
    assault: str = ""
    place: str = ""
    target: str = ""
    points: int = 0
    # Support ends a unit's fire for the phase except for ZOC fire (SP-FIRE-04).
    support: bool = False

    @property
    def saved(self) -> JsonValue:
        """The entry as it is saved: its fields by name."""
        saved: JsonValue = encode(self)
        return saved

    @property
    def words(self) -> str:
        """The fire in a few words: ``Offensive fire 1: regular 6 at 1710``."""
        # It is fire at air points, with neither a strength nor a hex of the tables to tell.
        if self.segment is Segment.AA:
            return SEGMENT_NAMES[self.segment]
        what = f"{'AT' if self.kind is FireKind.AT else 'regular'} {self.points}"
        at = f" at {self.place}" if self.place else ""
        support = "support, " if self.support else ""
        return f"{SEGMENT_NAMES[self.segment]}: {support}{what}{at}"


def read_shot(saved: JsonValue) -> Shot | None:
    """An entry as it was saved; None for anything that this program did not save."""
    kept = saved if isinstance(saved, dict) else _of_earlier_files(saved)
    if not kept:
        return None
    return Shot(
        phase=str(kept["phase"]),
        segment=Segment(str(kept["segment"])),
        kind=FireKind(str(kept["kind"])),
        assault=str(kept["assault"]),
        place=str(kept["place"]),
        target=str(kept["target"]),
        points=int(str(kept["points"]) or 0),
        support=bool(kept["support"]),
    )


def _of_earlier_files(saved: JsonValue) -> Mapping[str, JsonValue]:
    """The fields of an entry that was one text, with bars between them and no word for no."""
    # The journal is only ever added to, so no migration could write them anew.
    names = [field.name for field in fields(Shot)]
    values = str(saved).split("|")
    return dict(zip(names, values, strict=True)) if len(values) == len(names) else {}
