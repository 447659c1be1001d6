"""The nations by name, and other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.games.grande_armee.words import POWER_ALIASES
from oobmgr.rules.nearest import folded


class Nation(StrEnum):
    """The nations that the corrections name; units of any other are of a minor power."""

    FRANCE = "France"
    FRENCH_ALLIED = "French-allied"
    AUSTRIA = "Austria"
    PRUSSIA = "Prussia"
    RUSSIA = "Russia"
    BRITAIN = "Britain"
    SWEDEN = "Sweden"
    OTTOMAN = "Ottoman Empire"
    SPAIN = "Spain"
    SAXONY = "Saxony"
    BAVARIA = "Bavaria"


NATION_ALIASES: Final = MappingProxyType(
    {**POWER_ALIASES, "French ally": "French-allied", "Saxon": "Saxony", "Bavarian": "Bavaria",
     "Ottoman": "Ottoman Empire", "United Kingdom": "Britain"}
)  # fmt: skip


def nation_named(text: str) -> str:
    """The name of a nation as the books write it; a name that is none of these stays as it is."""
    words = {folded(word): name for word, name in NATION_ALIASES.items()}
    words |= {folded(nation): str(nation) for nation in Nation}
    return words.get(folded(text), text.strip())
