"""Movement: rivers, snow, Mobile Supply units, and which weather area counts."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import ceil, floor
from typing import Final

from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.options import SNOW_ROUNDING, chosen, options_told
from oobmgr.games.war_in_europe.words import Area, Rounding, Weather
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_RIVER: Final = "WIE-MOVE-04"
_SNOW: Final = "WIE-WX-04"
_MOBILE: Final = "WIE-WX-01"
_START: Final = "WIE-WX-06"
_COMBAT: Final = "WIE-WX-07"


class MovePhase(StrEnum):
    """A phase in which a unit crosses a river."""

    INITIAL = "Initial"
    MECHANIZED = "Mechanized"
    OTHER = "other"


@dataclass(frozen=True)
class RiverInputs:
    """A unit that enters a hex, perhaps across a river."""

    base: Fraction = told("Cost of the hex.", low=0, high=MANY, unit="MP", case=_RIVER)
    river: bool = told("Whether it crosses a river hexside.", case=_RIVER, label="River hexside")
    mechanized: bool = told("Whether the unit is mechanized.", case=_RIVER, label="Mechanized")
    phase: MovePhase = told("The phase.", default=MovePhase.INITIAL, case=_RIVER)
    rail_crosses: bool = told(
        "Whether a railway crosses with it; that changes nothing.",
        default=False,
        case=_RIVER,
        label="Railway across the river",
    )
    non_mech_extra: Fraction = told(
        "What a river costs other units, by your rules.",
        default=Fraction(0),
        low=0,
        high=MANY,
        unit="MP",
        case=_RIVER,
        label="Extra for other units",
    )


@calculator(_RIVER, value="Cost.", unit="MP", named="cost", title="Cost of crossing a river")
def river_crossing_cost(inputs: RiverInputs, tables: Tables) -> Ruling[Fraction]:
    """What a unit pays for a hex that it enters across a river."""
    cell = tables.cell("movement.river.mechanized")
    extra = Fraction(0)
    if inputs.river:
        # Mechanized units pay the rule's price in both of their phases.
        # A railway across the river spares them nothing, so it is asked and does not count (5.8).
        held = inputs.mechanized and inputs.phase is not MovePhase.OTHER
        extra = Fraction(cell.number) if held else inputs.non_mech_extra
    line = cell.step("For the river", extra)
    cost = inputs.base + extra
    return ruled("Cost", cost, f"{shown(inputs.base)} + {shown(extra)}", _RIVER, before=(line,))


# --------------------------------------------------------------------------------------- snow


@dataclass(frozen=True)
class SnowInputs:
    """A unit and the weather."""

    ma: Fraction = told(
        "Its movement allowance.", low=0, high=MANY, unit="MP", case=_SNOW, label="Allowance"
    )
    mechanized_or_motorized: bool = told(
        "Whether it is mechanized or motorized.", case=_SNOW, label="Mechanized or motorized"
    )
    weather: Weather = told("The weather.", case=_SNOW)
    round: Rounding | None = told(
        "What becomes of a half; left blank for the option of the campaign.",
        default=None,
        case=_SNOW,
        label="Rounding",
    )
    options: Options = options_told(SNOW_ROUNDING)


@calculator(_SNOW, value="Movement allowance.", unit="MP", named="ma", title="Movement in snow")
def snow_movement(inputs: SnowInputs, tables: Tables) -> Ruling[Fraction]:
    """How far a unit may move in the weather of the turn."""
    # Those on foot are not halved by snow.
    if inputs.weather is not Weather.SNOW or not inputs.mechanized_or_motorized:
        why = "no snow" if inputs.weather is not Weather.SNOW else "on foot"
        return ruled("Movement allowance", inputs.ma, why, _SNOW)
    cell = tables.cell("movement.snow.allowance")
    # K-16: it is left open how half of an odd allowance is rounded.
    rounding = inputs.round or Rounding(str(chosen(inputs.options, SNOW_ROUNDING)))
    halved = rounded(inputs.ma * cell.number, rounding)
    words = f"{shown(inputs.ma)} × {shown(cell.number)}"
    return ruled("Movement allowance", halved, words, _SNOW, before=(cell.step("In snow"),))


def rounded(value: Fraction, rounding: Rounding) -> Fraction:
    """A number with its fraction kept, or rounded down or up."""
    if rounding is Rounding.KEEP:
        return value
    return Fraction(floor(value) if rounding is Rounding.DOWN else ceil(value))


# ------------------------------------------------------------------------------ mobile supply


class MoveMode(StrEnum):
    """How a Mobile Supply unit goes somewhere; retreats and advances are combat."""

    GROUND = "ground"
    RAIL = "rail"
    SEA = "sea"
    COMBAT = "combat"


@dataclass(frozen=True)
class MobileSupplyInputs:
    """A Mobile Supply unit that is to move."""

    area: Area = told("The weather area.", case=_MOBILE)
    weather: Weather = told("The weather.", case=_MOBILE)
    mode: MoveMode = told(
        "How it moves.",
        aliases={"retreat": "combat", "advance": "combat", "march": "ground", "naval": "sea"},
        case=_MOBILE,
    )


@calculator(_MOBILE, value="Whether it may.", named="legal", title="Mobile Supply units in snow")
def mobile_supply_move(inputs: MobileSupplyInputs, _: Tables) -> Ruling[bool]:
    """Whether a Mobile Supply unit may move like this."""
    stuck = inputs.area is Area.SEVERE and inputs.weather is Weather.SNOW
    # K-26: retreats and advances are what combat moves it by.
    free = not stuck or inputs.mode in {MoveMode.RAIL, MoveMode.COMBAT}
    words = "" if free else "in the Severe area in snow by rail or through combat alone"
    return ruled("It may move", free, words, _MOBILE)


# ------------------------------------------------------------------------------ weather areas


class Purpose(StrEnum):
    """What a weather area is asked for."""

    MOVEMENT = "movement"
    SUPPLY_RANGE = "supply_range"
    SUPPLY_STATE_COMBAT = "supply_state_combat"
    ATTACK_STRENGTH = "attack_strength"


@dataclass(frozen=True)
class AreaInputs:
    """A unit that moves or fights across a weather line."""

    purpose: Purpose = told(
        "What it is asked for.",
        aliases={
            "combat": "attack_strength",
            "combat_strength": "attack_strength",
            "supply_state": "supply_state_combat",
            "movement_allowance": "movement",
        },
        case=_START,
    )
    start_area: Area = told(
        "Where the unit began its Movement Phase.",
        case=_START,
        label="Area at the start of movement",
    )
    attacker_current_area: Area = told(
        "Where the attacker is now.", case=_COMBAT, label="Area of the attacker now"
    )
    target_area: Area = told(
        "Where the defender is; that changes nothing.",
        default=Area.OTHER,
        case=_COMBAT,
        label="Area of the defender",
    )


@calculator(
    "WIE-WX-06 WIE-WX-07", value="The area.", named="area", title="Which weather area counts"
)
def weather_area_basis(inputs: AreaInputs, _: Tables) -> Ruling[Area]:
    """Which weather area counts for a unit that moves or fights."""
    # What a unit can still do in the phase goes by where it began, not by where it is.
    if inputs.purpose in {Purpose.MOVEMENT, Purpose.SUPPLY_RANGE}:
        return ruled("Area", inputs.start_area, "where it began the phase", _START)
    # Across a weather line the attacker's own hex decides, wherever the defender stands
    # (WIE-WX-07).
    return ruled("Area", inputs.attacker_current_area, "the hex of the attacker", _COMBAT)
