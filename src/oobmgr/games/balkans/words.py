"""The sides, phases and words of the game, and the other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.books import PhaseId
from oobmgr.rules.nearest import folded

SOVIET = SideId("soviet")
AXIS = SideId("axis")
SIDE_NAMES = MappingProxyType({SOVIET: "Soviet", AXIS: "Axis"})

GARRISON_UNITS = GoodId("garrison")
AIR_UNITS = GoodId("air_units")

MOVEMENT = PhaseId("movement")
COMBAT = PhaseId("combat")

_SOVIET_WORDS: Final = frozenset({"soviet", "soviets", "sovietunion", "ussr", "russia"})
_GERMAN_WORDS: Final = frozenset({"german", "germans", "germany"})
_AXIS_WORDS: Final = _GERMAN_WORDS | {"axis", "hungary", "hungarian", "croatia", "croatian"}


def is_soviet(nation: str) -> bool:
    """Whether a nation is the Soviet Union, however it is written."""
    return folded(nation) in _SOVIET_WORDS


def is_german(nation: str) -> bool:
    """Whether a nation is Germany, however it is written."""
    return folded(nation) in _GERMAN_WORDS


def is_axis(nation: str) -> bool:
    """Whether a nation fights for the Axis, however it is written."""
    return folded(nation) in _AXIS_WORDS


def other(side: SideId) -> SideId:
    """The other side."""
    return AXIS if side == SOVIET else SOVIET


class Player(StrEnum):
    """A side as an input."""

    SOVIET = "Soviet"
    AXIS = "Axis"

    @property
    def side(self) -> SideId:
        """The side of the books."""
        return SOVIET if self is Player.SOVIET else AXIS


# Rule 16.6 says Allied player where it means the Soviet one.
PLAYER_ALIASES: Final = MappingProxyType({"German": "Axis", "Allied": "Soviet"})


def player_of(side: SideId) -> Player:
    """A side as an input."""
    return Player.SOVIET if side == SOVIET else Player.AXIS


class City(StrEnum):
    """The cities that can be declared fortresses."""

    BUDAPEST = "Budapest"
    VIENNA = "Vienna"
    ZAGREB = "Zagreb"
    GRAZ = "Graz"


class CityState(StrEnum):
    """How a city stands: not rolled for, rolled for in vain, or declared."""

    OPEN = "open"
    # Apart from open: a city that was rolled for in vain is never rolled for again (W81-FEST-02).
    FAILED = "failed"
    FESTUNG = "Festung"


class UnitKind(StrEnum):
    """What a unit is, as far as these rules ask for it."""

    GROUND = "ground"
    HEADQUARTERS = "headquarters"
    PARTISAN = "partisan"
    AIR = "air"


class PartisanMode(StrEnum):
    """The two sides of a partisan unit."""

    GUERRILLA = "guerrilla"
    REGULAR = "regular"


class HqMode(StrEnum):
    """How an HQ stands; only support matters here, whatever else your rules call it."""

    SUPPORT = "support"
    OTHER = "other"


HQ_MODE_WORDS: Final = MappingProxyType(
    {HqMode.SUPPORT: "support mode", HqMode.OTHER: "other mode"}
)
"""The modes as a unit carries them."""
