"""The nations with air groups of their own, and the other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.words import AXIS, SOVIET


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


COUNTRIES = MappingProxyType(
    {
        AirNation.GERMAN: "Germany",
        AirNation.FINNISH: "Finland",
        AirNation.HUNGARIAN: "Hungary",
        AirNation.ROMANIAN: "Romania",
        AirNation.ITALIAN: "Italy",
        AirNation.SOVIET: "Soviet Union",
    }
)
"""What the books call each nation."""


def air_nation(country: str) -> AirNation:
    """The nation of a country as the books name it. Raises `KeyError`."""
    return {name: nation for nation, name in COUNTRIES.items()}[country]


def side_of(nation: AirNation) -> SideId:
    """The side that a nation fights on."""
    return SOVIET if nation is AirNation.SOVIET else AXIS


def nations_of(side: SideId) -> tuple[AirNation, ...]:
    """The nations of a side, in the order of the order of battle."""
    return tuple(nation for nation in AirNation if side_of(nation) == side)
