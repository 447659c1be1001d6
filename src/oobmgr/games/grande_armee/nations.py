"""The nations by name, and other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games.grande_armee.words import POWER_ALIASES
from oobmgr.rules.nearest import folded, nearest


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


def read_nation(raw: object) -> str:
    """A nation as the books write it; any minor power may stand here, listed or not.

    Raises:
        BadInput: Nothing is named, or the word looks like a slip of the pen in a known name.
    """
    name = nation_named(str(raw))
    known = (*map(str, Nation), *NATION_ALIASES)
    if not name:
        raise BadInput(Fault("is missing.", advice="Name the nation.", missing=True))
    # A slip would be taken for a minor power that nobody knows, and answered like one.
    meant = "" if folded(name) in map(folded, known) else nearest(name, known)
    if meant:
        raise BadInput(Fault("is not a nation here.", "", name, f"Did you mean {meant}?"))
    return name
