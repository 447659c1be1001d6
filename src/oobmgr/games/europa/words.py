"""The words of the game and the other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.books import PhaseId

AXIS = SideId("axis")
SOVIET = SideId("soviet")
SIDE_NAMES = MappingProxyType({AXIS: "Axis", SOVIET: "Soviet"})


def enemy(side: SideId) -> SideId:
    """The other side."""
    return SOVIET if side == AXIS else AXIS


SP = GoodId("sp")
SP_SIGN = "SP"
RESOURCE = GoodId("resource")
AIR_GROUP = GoodId("air_group")

# Replacement points, and the strength that was lost in units that take such points, by kind.
REPLACEMENT_GOODS = MappingProxyType(
    {
        "infantry": GoodId("infantry_point"),
        "armor": GoodId("armor_point"),
        "artillery": GoodId("artillery_point"),
    }
)
REPLACEMENT_SIGNS = MappingProxyType({"infantry": "Inf", "armor": "Arm", "artillery": "Art"})
LOST_GOODS = MappingProxyType(
    {
        "infantry": GoodId("infantry_lost"),
        "armor": GoodId("armor_lost"),
        "artillery": GoodId("artillery_lost"),
    }
)

INITIAL = PhaseId("initial")
AIR = PhaseId("air")
MOVEMENT = PhaseId("movement")
COMBAT = PhaseId("combat")
EXPLOITATION = PhaseId("exploitation")
EVERY_PHASE = (INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION)

SURPRISE = "surprise"
UNPLACED = "unplaced"
NOT_PLACED = "not placed yet"
"""The place of Resource Points without one, as accounts keep it and as players read it."""
TRUNCATED = "truncated"
FULL = "full"
CENTRAL = "central"


class SideName(StrEnum):
    """A side as calculators name it."""

    AXIS = "axis"
    SOVIET = "soviet"

    @property
    def account_side(self) -> SideId:
        """The side as accounts name it."""
        return SideId(self.value)


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

ZONES = ("A", "B", "C", "D", "G")
TRACE_NAMES = MappingProxyType({"north": "Northern", "east": "Eastern", "south": "Southern"})
TRACES = tuple(TRACE_NAMES)
TRACE_ALIASES = MappingProxyType(
    {
        "northern": "north", "arkhangel": "north", "arkhangelsk": "north",
        "eastern": "east", "edge": "east",
        "southern": "south", "astrakhan": "south",
    }
)  # fmt: skip

# The price classes, in the order of the table `supply.activation`.
UNIT_CLASSES = (
    "panzer", "tank", "mechanized", "armor", "motorized", "panzergrenadier",
    "guards_cav_upgraded", "guards_cav", "infantry", "rifle", "cavalry", "artillery_division",
    "cadre", "cm_sub_division", "sub_division", "artillery",
)  # fmt: skip
UNIT_ALIASES = MappingProxyType(
    {
        "pz": "panzer", "panzer division": "panzer", "panzers": "panzer",
        "tanks": "tank", "tank division": "tank", "tank corps": "tank",
        "mech": "mechanized", "mechanised": "mechanized", "mechanized division": "mechanized",
        "mechanized corps": "mechanized", "mechanised corps": "mechanized",
        "armour": "armor", "armored": "armor", "armoured": "armor",
        "motorised": "motorized", "mot": "motorized", "motorized division": "motorized",
        "motorized rifle": "motorized", "motorised rifle": "motorized",
        "pzgr": "panzergrenadier", "panzer grenadier": "panzergrenadier",
        "panzergrenadiers": "panzergrenadier",
        "guards cavalry": "guards_cav", "guards cavalry corps": "guards_cav",
        "guards cavalry upgraded": "guards_cav_upgraded",
        "upgraded guards cavalry": "guards_cav_upgraded",
        "inf": "infantry", "infantry division": "infantry", "mountain": "infantry",
        "jaeger": "infantry", "security": "infantry", "militia": "infantry",
        "rifles": "rifle", "rifle division": "rifle", "guards rifle": "rifle",
        "cav": "cavalry", "cavalry division": "cavalry",
        "cadres": "cadre",
        "cm regiment": "cm_sub_division", "cm brigade": "cm_sub_division",
        "cm non division": "cm_sub_division",
        "non division": "sub_division", "regiment": "sub_division", "brigade": "sub_division",
        "battalion": "sub_division",
        "art": "artillery", "artillery below division": "artillery",
    }
)  # fmt: skip

# Nations whose units may stand near a city; the first word of each is what the books use.
GERMANY = "Germany"
NATIONS = (GERMANY, "Finland", "Hungary", "Italy", "Romania", "Slovakia", "Spain", "Soviet Union")
AXIS_NATIONS = NATIONS[:-1]
SOVIET_UNION = NATIONS[-1]
UNIT_NATION_ALIASES = MappingProxyType(
    {
        "german": GERMANY, "germans": GERMANY, "axis": GERMANY,
        "finnish": "Finland", "finn": "Finland", "finns": "Finland",
        "hungarian": "Hungary", "hungarians": "Hungary",
        "italian": "Italy", "italians": "Italy",
        "romanian": "Romania", "romanians": "Romania", "rumanian": "Romania", "rumania": "Romania",
        "slovak": "Slovakia", "slovakian": "Slovakia",
        "spanish": "Spain",
        "soviet": "Soviet Union", "russian": "Soviet Union", "russia": "Soviet Union",
        "ussr": "Soviet Union",
    }
)  # fmt: skip
TERRAIN_WORDS = {"clear": "clear terrain", "mountain": "mountain terrain"}
"""What terrain is called in a list: *clear* is weather as well, and *mountain* a kind of units,
which other languages have other words for."""


def terrain_words(terrain: str) -> str:
    """What terrain is called within a sentence, by its saved name."""
    return TERRAIN_WORDS.get(terrain, terrain.replace("_", " "))
