"""The sides, fronts, nations and phases of the game, and other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.books import PhaseId

AXIS = SideId("axis")
ALLIED = SideId("allied")
SOVIET = SideId("soviet")
SIDE_NAMES = MappingProxyType({AXIS: "Axis", ALLIED: "Allied", SOVIET: "Soviet"})

AIR_POINTS = GoodId("air_points")
REPLACEMENTS = GoodId("replacement_points")
ASSAULT_POINTS = GoodId("amphibious_points")

CYCLE = PhaseId("cycle")
WEATHER = PhaseId("weather")
AIR = PhaseId("air")
REPLACEMENT = PhaseId("replacement")
MOVEMENT = PhaseId("movement")
COMBAT = PhaseId("combat")
MECHANIZED = PhaseId("mechanized")
OWN_TURN: Final = (REPLACEMENT, MOVEMENT, COMBAT, MECHANIZED)
"""The phases of a player turn, those of the turn itself apart."""

BOX: Final = "airborne box"
TRANSIT: Final = "in transit"
"""Where airborne units are that wait for a drop, as every page and sheet has it."""


class Front(StrEnum):
    """The fronts on which air points and Replacement Points are kept."""

    WEST = "West"
    SOUTH = "South"
    EAST = "East"


class Player(StrEnum):
    """A side as an input."""

    AXIS = "Axis"
    ALLIED = "Allied"
    SOVIET = "Soviet"

    @property
    def side(self) -> SideId:
        """The side of the books."""
        return SideId(self.value.lower())


PLAYER_ALIASES: Final = MappingProxyType(
    {"German": "Axis", "Germany": "Axis", "Allies": "Allied", "Western Allied": "Allied",
     "USSR": "Soviet", "Russian": "Soviet"}
)  # fmt: skip


class AirNation(StrEnum):
    """Whose air points are kept apart. *Axis* are those of Germany and of all but Italy."""

    AXIS = "Axis"
    ITALY = "Italy"
    COMMONWEALTH = "Commonwealth"
    US = "US"
    SOVIET = "Soviet"


NATION_ALIASES: Final = MappingProxyType(
    {"German": "Axis", "Germany": "Axis", "Italian": "Italy", "British": "Commonwealth",
     "Great Britain": "Commonwealth", "CW": "Commonwealth", "United States": "US", "USA": "US",
     "American": "US", "USSR": "Soviet", "Russian": "Soviet"}
)  # fmt: skip
_PLAYER_OF: Final = MappingProxyType(
    {
        AirNation.AXIS: Player.AXIS,
        # Kept apart from the Axis although one player flies both: each is exposed by itself (K-06).
        AirNation.ITALY: Player.AXIS,
        AirNation.COMMONWEALTH: Player.ALLIED,
        AirNation.US: Player.ALLIED,
        AirNation.SOVIET: Player.SOVIET,
    }
)


def player_of(nation: AirNation) -> Player:
    """Who plays a nation."""
    return _PLAYER_OF[nation]


def enemies(one: Player, other: Player) -> bool:
    """Whether two players fight each other: the Axis against both others."""
    return (one is Player.AXIS) is not (other is Player.AXIS)


class Weather(StrEnum):
    """The weather of a turn."""

    CLEAR = "Clear"
    MUD = "Mud"
    SNOW = "Snow"


SEA_NAMES: Final = MappingProxyType(
    {
        "baltic": (
            "ostsee", "baltique", "stersj", "bothnia", "bottn", "gulfoffinland", "finnischermeer",
            "finnishgulf", "riga", "danzig", "gdansk", "haff", "curonian",
        )
    }
)  # fmt: skip
"""What else players call a sea of the tables, or a part of it, as a part of the folded name."""
OPEN_SEAS: Final = (
    "north", "nord", "channel", "kanal", "atlanti", "biscay", "biskaya", "mediterr", "mittelmeer",
    "adria", "aegean", "tyrrhen", "ionian", "ionisch", "liguri", "black", "schwarz", "azov", "asow",
    "norweg", "barents", "white", "arctic", "polar", "irish", "celtic", "marmara",
)  # fmt: skip
"""The same of other seas, which no rule closes."""


class Area(StrEnum):
    """A weather area; one that the table does not name has the rows of clear weather."""

    SEVERE = "Severe"
    MODERATE = "Moderate"
    OTHER = "other"


AREA_ALIASES: Final = MappingProxyType({"Mild": "other", "None": "other", "Unnamed": "other"})


class Rounding(StrEnum):
    """What becomes of a half."""

    # K-16, K-20: the text at hand rounds nothing, so half a point stays one unless players decide.
    KEEP = "keep"
    DOWN = "down"
    UP = "up"
