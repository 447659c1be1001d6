"""What the facts are about that this game keeps besides those of every campaign."""

from __future__ import annotations

from oobmgr.domain.postings import Subject

CITY = Subject("city")
"""By city: hex, state, roll, turn, due turn of its garrison, garrison."""
APPROACH = Subject("approach")
"""By unit: the roll that it calls for, and the hexes in which it called for one."""
MODE = Subject("mode")
"""By unit: the mode of a partisan unit or an HQ, and the turn since which it is in it."""
SUPPLY = Subject("supply")
"""By unit: the turn since which it is out of supply."""
MOVED = Subject("moved")
"""By unit: the phase in which it moved last."""
FOUGHT = Subject("partisans_fought")
"""By partisan unit and phase: that its modifier in a combat was looked up."""
GARRISON = Subject("garrison")
"""By unit: the Festung that it may not leave, and the turn since which it is held."""
AIR_COMBAT = Subject("air_combat")
"""By turn, side and number: air support of one combat."""
