"""The words of the game and the other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.rules.books import PhaseId

SOVIET = SideId("soviet")
GERMAN = SideId("german")
SIDE_NAMES = MappingProxyType({SOVIET: "Soviet", GERMAN: "German"})
AMMUNITION = GoodId("ammunition")
AIR_POINTS = GoodId("air_points")


def opponent(side: SideId) -> SideId:
    """The other side."""
    return GERMAN if side == SOVIET else SOVIET


# The parts of a Turn Section. The opening and the recoveries are played by both sides together.
OPENING = "opening"
FIRST = "first"
SPECIAL = "special"
FIRST_CLOSING = "first_closing"
CHALLENGE = "challenge"
SECOND = "second"
SECOND_CLOSING = "second_closing"
IMPULSES = (FIRST, SECOND)

AIR_POWER = PhaseId("air_power")
INITIATIVE = PhaseId("initiative")
INITIATIVE_CHALLENGE = PhaseId("initiative_challenge")
SPECIAL_AIR_STRIKES = PhaseId("special_air_strikes")


def in_impulses(phase: str) -> tuple[PhaseId, ...]:
    """The phase of this name in each impulse of a Turn Section."""
    return tuple(PhaseId(f"{part}_{phase}") for part in IMPULSES)


MOVEMENT = in_impulses("movement")
AIR_STRIKES = (*in_impulses("air_strikes"), SPECIAL_AIR_STRIKES)
COMBAT = in_impulses("combat")
POST_ASSAULT_FIRE = in_impulses("post_assault_fire")
RECOVERY = in_impulses("recovery")
IMPULSE_PHASES = (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE)
"""Every phase in which units act."""


class Player(StrEnum):
    """A side as an input of what both players do in the same phase."""

    SOVIET = "Soviet"
    GERMAN = "German"

    @property
    def side(self) -> SideId:
        """The side of the books."""
        return SOVIET if self is Player.SOVIET else GERMAN


def player_of(side: SideId) -> Player:
    """A side as an input."""
    return Player.SOVIET if side == SOVIET else Player.GERMAN


class UnitClass(StrEnum):
    """What a unit is as a target."""

    PERSONNEL = "personnel"
    # Not armored either, but in column it may not fire at all (SP-TCE-65).
    WEAPONS = "weapons"
    AFV = "afv"


class FireKind(StrEnum):
    """The two kinds of fire strength."""

    REGULAR = "regular"
    AT = "at"


class Armor(StrEnum):
    """The armor rating of an AFV: no dot, a hollow one, or a number of solid dots."""

    # Kept apart from a hollow dot, which AT fire and air strikes hit better (SP-TCE-29, SP-TCE-30).
    NONE = "none"
    HOLLOW = "hollow"
    ONE = "1"
    TWO = "2"
    THREE = "3"


class MovementType(StrEnum):
    """How a unit moves on the terrain chart."""

    LEG = "leg"
    SKI = "ski"
    WHEEL = "wheel"
    TRACK = "track"
    # Swamp bars other tracks, and in a peat bog they pay more (SP-TCE-54).
    TRACK_T34 = "track_t34"
    # On the ski column, but never on hills, and in woods by road only (SP-TCE-53).
    AEROSAN = "aerosan"
    # In no column of the chart: no terrain slows a train.
    RAIL = "rail"


class Marker(StrEnum):
    """What lies on a unit: a field of its facts of `fact_kinds.MARKER`.

    `ASSAULT` holds the hex that the Assault Marker points at, `INVOLVED` the Assault Target Hex of
    the assault that a unit is or was involved in, `CALLED_OFF` how its Assault Marker came off (a
    word of `CallOff`), `INACTIVE` the turn in which a reinforcement enters (or true), `STREAM_BANK`
    the bank that it stands on, `OFF_MAP` its `Departure` from the map (or true), `FIRED` a list of
    each `Shot` that it fired this phase, `MUST_RETREAT` the fewest and the most hexes,
    `MAY_WITHDRAW` the most; the others are true or absent.
    """

    SUPPRESSED = "suppressed"
    DISRUPTED = "disrupted"
    OUT_OF_COMMAND = "out_of_command"
    OUT_OF_SUPPLY = "out_of_supply"
    IN_COLUMN = "in_column"
    ASSAULT = "assault"
    ENTRENCHED = "entrenched"
    INACTIVE = "inactive"
    PARTICIPATED = "participated"
    # From the Assault Marker on, and still when that came off; participated means the combat itself
    # (SP-CMB-08). They bar different fires.
    INVOLVED = "involved"
    CALLED_OFF = "called_off"
    CROSSED_STREAM = "crossed_stream"
    STREAM_BANK = "stream_bank"
    OFF_MAP = "off_map"
    MUST_RETREAT = "must_retreat"
    MAY_WITHDRAW = "may_withdraw"
    FIRED = "fired"


class CallOff(StrEnum):
    """How a unit came to lose its Assault Marker before the assault combat."""

    # It leaves support fire at the original target hex only; who calls off by choice may support
    # any assault (SP-ELIG-26, SP-ELIG-27).
    INVOLUNTARY = "involuntary"
    VOLUNTARY = "voluntary"
