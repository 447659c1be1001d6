"""When a unit was driven off the map: what its marker `OFF_MAP` holds."""

from __future__ import annotations

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.values import dataclass
from oobmgr.rules.inputs import encode


@dataclass(frozen=True)
class Departure:
    """The turn in which a unit left the map, and the part of it, such as an impulse."""

    turn: TurnCode
    part: str

    @property
    def saved(self) -> JsonValue:
        """The departure as it is saved: its fields by name."""
        saved: JsonValue = encode(self)
        return saved


def read_departure(held: JsonValue) -> Departure | None:
    """What the marker holds; None where it was laid without a turn."""
    match held:
        case {"turn": turn, "part": part}:
            return Departure(TurnCode(str(turn)), str(part))
        case str():
            # Earlier files have turn and part in one text, and their journal cannot be written
            # anew.
            turn, _, part = held.partition(" ")
            return Departure(TurnCode(turn), part)
    return None
