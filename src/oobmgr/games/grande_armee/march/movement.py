"""Movement: weather, rivers, rough hexes, and hexes where corps concentrated."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.options import LEAST_MOVEMENT, number, options_told
from oobmgr.games.grande_armee.words import Weather
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_WEATHER: Final = "LGA-WX-01"
_RIVER: Final = "LGA-MOV-04"
_ROUGH: Final = "LGA-MOV-03"
_LEAVING: Final = "LGA-MOV-01"


@dataclass(frozen=True)
class WeatherMoveInputs:
    """A leader or unit, and the weather."""

    ma: int = told(
        "Its movement allowance.", low=0, high=MANY, unit="MP", case=_WEATHER, label="Allowance"
    )
    weather: Weather = told("The weather.", case=_WEATHER)
    floor: int | None = told(
        "What is left in any weather; left blank for the option of the campaign.",
        default=None,
        low=0,
        high=MANY,
        unit="MP",
        case=_WEATHER,
        label="At least",
    )
    options: Options = options_told(LEAST_MOVEMENT)


@calculator(
    _WEATHER, value="Movement allowance.", unit="MP", named="ma", title="Movement in the weather"
)
def movement_in_weather(inputs: WeatherMoveInputs, tables: Tables) -> Ruling[int]:
    """How far a leader or unit may move in the weather of the turn."""
    cell = tables.cell(f"movement.weather.{inputs.weather}")
    # L-14: the errata do not say what bad weather leaves at least, so the campaign does.
    floor = number(inputs.options, LEAST_MOVEMENT) if inputs.floor is None else inputs.floor
    # Nobody gains by bad weather: an allowance below the floor stays as it is.
    least = min(floor, inputs.ma)
    left = max(least, inputs.ma - int(cell.number))
    words = f"{inputs.ma} − {cell.number}, at least {least}"
    return ruled(
        "Movement allowance", left, words, _WEATHER, before=(cell.step(f"In {inputs.weather}"),)
    )


# ---------------------------------------------------------------------------------- hexsides


class Hexside(StrEnum):
    """A river hexside."""

    MAJOR = "major"
    MAJOR_BRIDGE = "major_bridge"
    MINOR = "minor"
    MINOR_BRIDGE = "minor_bridge"


@dataclass(frozen=True)
class RiverInputs:
    """A river hexside that is crossed."""

    hexside: Hexside = told("The hexside.", case=_RIVER)


@dataclass(frozen=True)
class Crossing:
    """What crossing costs beside the hex, in movement points; None where nobody can cross."""

    extra: int | None = told("Movement points more; none where it is closed.", unit="MP")


@calculator(_RIVER, title="Cost of crossing a river")
def river_crossing_cost(inputs: RiverInputs, tables: Tables) -> Ruling[Crossing]:
    """What crossing a river hexside costs beside the hex that is entered."""
    if inputs.hexside is Hexside.MAJOR:
        words = "a major river is closed except at bridges"
        line = Step("Movement points more", None, words, _RIVER, StepKind.RESULT)
        return Ruling(Crossing(None), (line,))
    cell = tables.cell(f"movement.river.{inputs.hexside}")
    extra = int(cell.number)
    line = Step("Movement points more", extra, "", cell.case, StepKind.RESULT)
    return Ruling(Crossing(extra), (line,))


class Ground(StrEnum):
    """The terrain of a hex as far as rough ground goes."""

    CLEAR = "clear"
    PARTIAL = "partial"
    ROUGH = "rough"


@dataclass(frozen=True)
class RoughInputs:
    """A hex that is entered from another."""

    from_: Ground = told("The hex that is left.", case=_ROUGH, names=("from",), label="From")
    to: Ground = told("The hex that is entered.", case=_ROUGH)
    base: int = told(
        "What it costs by your terrain chart.", low=0, high=MANY, unit="MP", case=_ROUGH
    )


@calculator(_ROUGH, value="Cost.", unit="MP", named="mp", title="Cost of rough hexes")
def rough_cost(inputs: RoughInputs, tables: Tables) -> Ruling[int]:
    """What a partly rough hex costs, from the hex that is left."""
    # The example of 8.32: from B2825 into B2926 it is 1 and not 2, though the symbols do not touch.
    if inputs.to is Ground.PARTIAL and inputs.from_ is not Ground.CLEAR:
        cell = tables.cell("movement.rough.partly")
        return ruled("Cost", int(cell.number), "from rough or partly rough ground", cell.case)
    return ruled("Cost", inputs.base, "by your terrain chart", _ROUGH)


@dataclass(frozen=True)
class LeavingInputs:
    """A corps that leaves the hex where it stood at the start of the turn."""

    concentrated_last_turn: bool = told(
        "Whether it concentrated there last turn.", case=_LEAVING, label="Concentrated last turn"
    )
    moving_as_one_stack: bool = told(
        "Whether all move on as one stack; that changes nothing.",
        default=False,
        case=_LEAVING,
        label="Moving as one stack",
    )
    army_reserve: bool = told(
        "Whether it is an Army Reserve.", default=False, case="LGA-STK-04", label="Army Reserve"
    )


@calculator(
    _LEAVING,
    also="LGA-ORD-02 LGA-STK-04",
    value="Movement points, once.",
    unit="MP",
    named="mp",
    title="Leaving where corps concentrated",
)
def leave_concentration_cost(inputs: LeavingInputs, tables: Tables) -> Ruling[int]:
    """What leaving a hex where corps concentrated costs, once, at the start of the move."""
    # Asked first: an Army Reserve takes no part in stacking, and so pays none of its price.
    if inputs.army_reserve:
        return ruled("To leave the hex", 0, "an Army Reserve pays nothing", "LGA-STK-04")
    if not inputs.concentrated_last_turn:
        return ruled("To leave the hex", 0, "no corps concentrated there", _LEAVING)
    cell = tables.cell("movement.concentrated.leaving")
    # That all go on together by a fresh order spares them nothing: they pay once all the same.
    words = "once, even as one stack with a new order" if inputs.moving_as_one_stack else "once"
    return ruled("To leave the hex", int(cell.number), words, cell.case)
