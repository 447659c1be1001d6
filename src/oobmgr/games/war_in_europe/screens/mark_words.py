"""The words that units may bear, and how they are set; light, for the game lists them."""

from __future__ import annotations

from typing import Final

from oobmgr.games.war_in_europe.words import BOX, TRANSIT
from oobmgr.rules.marks import MarkWay

KG: Final = "kampfgruppe"
OFF: Final = "cut off from rail"
FORT: Final = "fortified"
SEA: Final = "at sea"
MARK_WORDS: Final = (KG, BOX, TRANSIT, OFF, FORT, SEA)
MARK_WAYS: Final = (MarkWay("Cut off from rail", "C", "cut_off", "units"),)
