"""The drawings of units: field signs of the time, where other games have those of a later one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_WORDS: Final = {
    "field_infantry": "infantry, line infantry",
    "field_light_infantry": "light infantry, jaeger, jaegers, jager, voltigeur, voltigeurs",
    "field_grenadier": "grenadier, grenadiers",
    "field_guard": "guard, guards, guard infantry, guards infantry, old guard, young guard",
    "field_militia": "militia, landwehr, opolchenie, national guard",
    "field_cavalry": "cavalry, dragoon, dragoons, line cavalry",
    "field_light_cavalry": "light cavalry, hussar, hussars, lancer, lancers, uhlan, uhlans, "
    "chevauleger, chevaulegers, mameluke",
    "field_heavy_cavalry": "heavy cavalry, cuirassier, cuirassiers, carabinier, carabiniers",
    "field_cossack": "cossack, cossacks",
    "field_artillery": "artillery, foot artillery, heavy artillery",
    "field_horse_artillery": "horse artillery",
    "field_leader": "leader, commander",
    "field_depot": "depot",
    "field_supply_train": "supply train",
    "field_bridge_train": "bridge train, pontoon",
}
"""By drawing: the words of types that have it."""

SYMBOLS: Final[Mapping[str, str]] = MappingProxyType(
    {word: name for name, words in _WORDS.items() for word in words.split(", ")}
)
