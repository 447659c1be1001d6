"""The armor rating of an AFV, as it is entered."""

from __future__ import annotations

from typing import Final

from oobmgr.games.spark.words import Armor

_ALIASES: Final = {"no dot": Armor.NONE, "0": Armor.NONE, "thin": Armor.HOLLOW}


def read_armor(raw: object) -> Armor | None:
    """An armor rating as words or as a number of solid dots."""
    if raw is None or raw == "":
        return None
    word = str(raw).strip().casefold()
    word = _ALIASES.get(word, word)
    if word not in set(Armor):
        message = f"must be one of {', '.join(Armor)}."
        raise ValueError(message)
    return Armor(word)
