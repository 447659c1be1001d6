"""What a repair unit does in a turn."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.words import (
    AREA_ALIASES,
    PLAYER_ALIASES,
    Area,
    Player,
    Weather,
)
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

WORK: Final = "WIE-RAIL-05"
RODE: Final = "WIE-RAIL-03"
_PARTISANS: Final = "WIE-RAIL-04"


class Gang(StrEnum):
    """Whose repair unit it is."""

    AXIS_ALLIED = "axis_allied"
    SOVIET = "soviet"


_GANGS: Final = MappingProxyType(
    {
        word: "soviet" if player == "Soviet" else "axis_allied"
        for word, player in (*PLAYER_ALIASES.items(), *((one, one) for one in Player))
        if word != "Soviet"
    }
)
"""Each player's repair units by the group that the table has them in."""


@dataclass(frozen=True)
class RailWorkInputs:
    """A repair unit, where it works, and the weather."""

    nation: Gang = told("Whose it is.", aliases=_GANGS, case=WORK)
    area: Area = told(
        "The weather area of the hexes that it works.", aliases=AREA_ALIASES, case=WORK
    )
    weather: Weather = told("The weather of the turn.", case=WORK)
    used_rail_or_sea: bool = told(
        "Whether it moved by rail or by sea this turn.",
        default=False,
        case=RODE,
        label="Moved by rail or sea",
    )
    partisan_in_hex: bool = told(
        "Whether a partisan unit is in the hex; that changes nothing.",
        default=False,
        case=_PARTISANS,
        label="Partisans in the hex",
    )


@dataclass(frozen=True)
class RailWork:
    """What it may do in the turn: the one or the other."""

    repair: int = told("Hexes that it may repair.", unit="hexes")
    convert: int = told("Hexes that it may convert.", unit="hexes")


@calculator("WIE-RAIL-05 WIE-RAIL-03 WIE-RAIL-04", also="WIE-WX-03", title="Work of a repair unit")
def rail_work(inputs: RailWorkInputs, tables: Tables) -> Ruling[RailWork]:
    """How many hexes a repair unit may repair, or convert, in a turn."""
    # Whoever rode works nowhere in that turn.
    if inputs.used_rail_or_sea:
        line = Step("May work on", 0, "it moved by rail or by sea", RODE, StepKind.RESULT)
        return Ruling(RailWork(0, 0), (line,))
    lines = list[Step]()
    weather = inputs.weather
    area = inputs.area
    if area is Area.OTHER:
        # An area that the table does not name has the weather of clear turns in either area.
        area, weather = Area.MODERATE, Weather.CLEAR
        lines.append(Step("An area that the table does not name", str(weather), "", WORK))
    if inputs.partisan_in_hex:
        lines.append(Step("Partisans in the hex", 0, "they stop nobody", _PARTISANS))
    group = f"rail.work.{inputs.nation}.{area}.{weather}"
    repair, convert = tables.cell(f"{group}.repair"), tables.cell(f"{group}.convert")
    lines += [
        # K-15: one of the two in a turn, by the usual reading, and not both.
        repair.step("May repair", kind=StepKind.RESULT),
        convert.step("Or may convert", kind=StepKind.RESULT),
    ]
    return Ruling(RailWork(repair.whole, convert.whole), tuple(lines))
