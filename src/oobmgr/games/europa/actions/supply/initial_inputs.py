"""What the player enters in the Initial Phase of a side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from oobmgr.games.europa.supply.cities import read_states
from oobmgr.games.europa.words import (
    STATUS_ALIASES,
    TRACE_ALIASES,
    TRACES,
    WEATHER_ALIASES,
    ZONES,
    CityStatus,
    Weather,
)
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import count_told, flag_told, text_told
from oobmgr.rules.inputs import told

POINTS = "Resource Points"


@dataclass(frozen=True)
class InitialInputs:
    """What the player enters in the Initial Phase of a side."""

    weather: Mapping[str, Weather] = told(
        "The weather by zone; what was entered for this turn before stays.",
        default={},
        keys=ZONES,
        aliases=WEATHER_ALIASES,
        case="INC-11",
    )
    cities: Mapping[str, CityStatus] = told(
        "How far the Axis has come to the Soviet replacement cities, each no, siege or held; the "
        "others stay as they were.",
        default={},
        aliases=STATUS_ALIASES,
        read=read_states,
        case="INC-06",
    )
    traces: Mapping[str, bool] = told(
        "Lend-Lease lines that are open.",
        default={},
        keys=TRACES,
        aliases=TRACE_ALIASES,
        case="INC-08",
    )
    ploesti: bool = flag_told("Axis: whether it holds Ploesti.", "RES-03", default=True)
    baku_line: bool = flag_told(
        "Soviet: whether there is a line of supply to Baku.", "RES-04", default=True
    )
    scheduled: int = count_told(
        "Resource Points by the reinforcement schedule.", "RES-05", unit=POINTS, high=FEW
    )
    scheduled_place: str = text_told("Where they arrive.", "RES-13")
    buy: int = count_told("Resource Points to buy.", "SP-05", unit=POINTS)
    buy_place: str = text_told("Where they appear.", "RES-13")
    sell: int = count_told("Resource Points to sell.", "SP-06", unit=POINTS)
    sell_place: str = text_told("Where they lie.", "RES-13")
    rail_connected: bool = flag_told(
        "Whether those points are connected by rail to a friendly map edge.", "SP-06", default=True
    )
