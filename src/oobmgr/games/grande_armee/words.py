"""The sides, powers, phases and goods of the game, and other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.books import PhaseId

FRANCE = SideId("france")
COALITION = SideId("coalition")
SIDE_NAMES = MappingProxyType({FRANCE: "French", COALITION: "Coalition"})

RESOURCES = GoodId("resource_points")
REPLACEMENTS = GoodId("replacement_points")
VICTORY = GoodId("victory_points")

POLITICS = PhaseId("politics")
INCOME = PhaseId("income")
CONSTRUCTION = PhaseId("construction")
WEATHER = PhaseId("weather")
COMMAND = PhaseId("command")
SKIRMISH = PhaseId("skirmish")
MOVEMENT = PhaseId("movement")
COMBAT = PhaseId("combat")
SIEGE = PhaseId("siege")
ATTRITION = PhaseId("attrition")
RALLY = PhaseId("rally")
OWN_TURN: Final = (COMMAND, SKIRMISH, MOVEMENT, COMBAT)
"""The phases of a player turn."""
END_OF_TURN: Final = (SIEGE, ATTRITION, RALLY)
"""The phases that both sides play together when both have moved."""
GAME_TURN: Final = (WEATHER, *OWN_TURN, *END_OF_TURN)
"""Every phase of a turn, those of an Interphase apart."""
OWN_INTERPHASE: Final = (INCOME, CONSTRUCTION)
"""The phases of an Interphase that each side plays for its own powers."""
ANY_TIME: Final = (POLITICS, *OWN_INTERPHASE, SKIRMISH, MOVEMENT, COMBAT, *END_OF_TURN)
"""Politics happens at once, in whichever phase calls for it."""


class Power(StrEnum):
    """The powers that keep points of their own."""

    FRANCE = "France"
    AUSTRIA = "Austria"
    PRUSSIA = "Prussia"
    RUSSIA = "Russia"
    BRITAIN = "Britain"
    SPAIN = "Spain"
    SWEDEN = "Sweden"
    OTTOMANS = "Ottoman Empire"


POWER_ALIASES: Final = MappingProxyType(
    {"French": "France", "Austrian": "Austria", "Prussian": "Prussia", "Russian": "Russia",
     "British": "Britain", "Great Britain": "Britain", "England": "Britain",
     "Spanish": "Spain", "Swedish": "Sweden", "Turkey": "Ottoman Empire",
     "Turkish": "Ottoman Empire", "Turks": "Ottoman Empire"}
)  # fmt: skip


class PointKind(StrEnum):
    """The points with which the powers pay."""

    RESOURCE = "resource points"
    REPLACEMENT = "replacement points"

    @property
    def good(self) -> GoodId:
        """The good of the books."""
        return RESOURCES if self is PointKind.RESOURCE else REPLACEMENTS


POINT_ALIASES: Final = MappingProxyType(
    {"resource": "resource points", "R": "resource points",
     "replacement": "replacement points", "Rep": "replacement points"}
)  # fmt: skip


class Weather(StrEnum):
    """The weather of a turn."""

    CLEAR = "clear"
    MUD = "mud"
    SNOW = "snow"
