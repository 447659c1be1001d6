"""What the facts are about that this game keeps besides those of every campaign."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject

WEATHER: Final = Subject("weather")
"""By turn: the weather."""
AIR_FRONT: Final = Subject("air_front")
"""By turn and front: whether air war and air combat, and what decides who is exposed."""
AIR_NATION: Final = Subject("air_nation")
"""By turn, front and nation: points on superiority, on other missions, inactive; exposed."""
AIR_ATTACK: Final = Subject("air_attack")
"""By turn, front, nation and number: an interdiction or suppression, and the points it cost."""
ATTRITION: Final = Subject("air_attrition")
"""By turn of the strategic cycle, front and nation: total, points lost."""
RAIL_CUT: Final = Subject("rail_cut")
"""By hex: the turn since which its railway is cut."""
RAIL_WORK: Final = Subject("rail_work")
"""By hex: the turn in which its railway was last repaired, and last converted."""
RAIL_UNIT: Final = Subject("rail_unit")
"""By unit: the turn in which it rode, what it repaired and converted in a turn; cut off or not."""
# In the turn of the assault, and in that alone, nobody comes in by sea (WIE-SEA-03).
BEACH: Final = Subject("beach")
"""By hex: the turn of the assault, and the units that went through in a turn."""
BEACH_BEFORE: Final = Subject("beach_before")
"""By turn and hex: the units that went through a beach in a turn before the latest."""
AIRBORNE: Final = Subject("airborne")
"""By unit: the front of its box, the turn from which it is ready, and whence it comes there."""
# What is rolled for follows from the turn of its departure, so no more is kept (WIE-SEA-02).
VOYAGE: Final = Subject("voyage")
"""By unit: the turn in which it set out round the Horn."""
# Not only that it is one: the retreat of 12.63 hangs on how it was formed (WIE-KG-01).
KAMPFGRUPPE: Final = Subject("kampfgruppe")
"""By unit: how it was formed, and the turn."""
DISBANDED: Final = Subject("disbanded")
"""By unit: the turn in which it was disbanded."""
FORTIFIED: Final = Subject("fortified")
"""By unit: the turn since which it is fortified."""
# K-32: owned in part is a state of its own, neither friendly nor the enemy's.
HEX: Final = Subject("hex")
"""By hex: whose unit was there last and when, owned in part, neutral, a printed fortification."""
FRENCH: Final = Subject("french_fortification")
"""The turn and the words of what began the turns until the French fortify."""

FORMED: Final = "formed by"
"""Of a kampfgruppe: how it was formed."""
SINCE: Final = "since"
"""The turn since which something is so."""
OFF: Final = "cut off"
"""Of a unit on the wrong side of a cut railway: the turn."""
FRONT: Final = "front"
READY: Final = "ready"
"""Of an airborne unit in a box: the front, and the turn from which it may drop."""
ORIGIN: Final = "from"
"""Of an airborne unit in transit: the front from whose box it comes, or `UNTOLD`."""
LEFT: Final = "left the box in"
LEFT_FRONT: Final = "left the box of"
"""Of an airborne unit that came out of a box: the turn, and the front of the box."""
UNTOLD: Final = "?"
"""That a unit is in transit, and nobody said from where."""
SET_OUT: Final = "set out"
"""Of a unit at sea: the turn in which its voyage began."""

AT_BEACH: Final = KeyForm(parts=("turn", "hex"))
AT_FRONT: Final = KeyForm(parts=("turn", "front"))
AT_NATION: Final = KeyForm(parts=("turn", "front", "nation"))
AT_ATTACK: Final = KeyForm(parts=("turn", "front", "nation", "number"))


class Mark(StrEnum):
    """What a sheet lays on a unit, by the name of its marker there (`RosterRules.besides`)."""

    KAMPFGRUPPE = FORMED
    FORTIFIED = str(FORTIFIED)
    CUT_OFF = str(RAIL_UNIT)
