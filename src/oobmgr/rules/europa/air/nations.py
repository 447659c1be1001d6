"""The nations with air groups of their own, and the other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType


class AirNation(StrEnum):
    """A nation whose air groups and Group Allowance are counted apart."""

    GERMAN = "German"
    FINNISH = "Finnish"
    HUNGARIAN = "Hungarian"
    ROMANIAN = "Romanian"
    ITALIAN = "Italian"
    SOVIET = "Soviet"


AIR_NATION_ALIASES = MappingProxyType(
    {
        "germany": "German", "germans": "German", "luftwaffe": "German",
        "finland": "Finnish", "finns": "Finnish", "finn": "Finnish",
        "hungary": "Hungarian", "hungarians": "Hungarian",
        "romania": "Romanian", "romanians": "Romanian",
        "rumania": "Romanian", "rumanian": "Romanian",
        "italy": "Italian", "italians": "Italian",
        "soviets": "Soviet", "soviet union": "Soviet", "russian": "Soviet", "russians": "Soviet",
        "russia": "Soviet", "ussr": "Soviet", "su": "Soviet", "vvs": "Soviet",
    }
)  # fmt: skip
NATION_NAMES = ("country", "air_force")
