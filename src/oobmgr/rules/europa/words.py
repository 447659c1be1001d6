"""The words of the game and the other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.game import PhaseId

AXIS = SideId("axis")
SOVIET = SideId("soviet")
SP = GoodId("sp")
RESOURCE = GoodId("resource")
AIR_GROUP = GoodId("air_group")

INITIAL = PhaseId("initial")
AIR = PhaseId("air")
MOVEMENT = PhaseId("movement")
COMBAT = PhaseId("combat")
EXPLOITATION = PhaseId("exploitation")

SURPRISE = "surprise"
UNPLACED = "unplaced"
TRUNCATED = "truncated"
FULL = "full"
CENTRAL = "central"


class SideName(StrEnum):
    """A side as calculators name it."""

    AXIS = "axis"
    SOVIET = "soviet"


class Weather(StrEnum):
    """The weather of a zone."""

    CLEAR = "clear"
    MUD = "mud"
    SNOW = "snow"
    FROST = "frost"


class Nation(StrEnum):
    """A nation with rail capacity of its own."""

    SOVIET = "Soviet"
    GERMAN = "German"
    FINNISH = "Finnish"


class CityStatus(StrEnum):
    """How far the Axis has come to a city."""

    NO = "no"
    SIEGE = "siege"
    HELD = "held"

    @property
    def reached(self) -> bool:
        """Whether it acts on the supply rates."""
        return self is not CityStatus.NO


SIDE_ALIASES = MappingProxyType(
    {
        "german": "axis", "germany": "axis", "germans": "axis",
        "russian": "soviet", "russia": "soviet", "russians": "soviet", "soviets": "soviet",
        "soviet union": "soviet", "ussr": "soviet", "su": "soviet",
    }
)  # fmt: skip
NATION_ALIASES = MappingProxyType(
    {
        "soviets": "Soviet", "soviet union": "Soviet", "russian": "Soviet", "russia": "Soviet",
        "ussr": "Soviet", "su": "Soviet",
        "germany": "German", "germans": "German", "axis": "German",
        "finland": "Finnish", "finn": "Finnish", "finns": "Finnish", "finland's": "Finnish",
    }
)  # fmt: skip
WEATHER_ALIASES = MappingProxyType(
    {"dry": "clear", "fair": "clear", "fine": "clear", "muddy": "mud", "snowy": "snow",
     "frozen": "frost", "frosty": "frost"}
)  # fmt: skip
STATUS_ALIASES = MappingProxyType(
    {"": "no", "none": "no", "free": "no", "besieged": "siege", "sieged": "siege",
     "controlled": "held", "control": "held", "taken": "held"}
)  # fmt: skip
