"""The words that units may bear, and how they are set; light, for the game lists them."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.marks import MarkWay

KG: Final = "kampfgruppe"
BOX: Final = "airborne box"
OFF: Final = "cut off from rail"
FORT: Final = "fortified"
SEA: Final = "at sea"
MARK_WORDS: Final = (KG, BOX, OFF, FORT, SEA)
MARK_WAYS: Final = (MarkWay("Cut off from rail", "C", "cut_off", "units"),)
