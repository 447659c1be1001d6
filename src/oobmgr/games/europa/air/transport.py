"""Supply by air: what transport groups feed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.games.europa.options import OPTIONS, options_told
from oobmgr.games.europa.words import WEATHER_ALIASES, Weather
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told
from oobmgr.rules.tables import Tables

SPECIAL_SETTING = "air_supply_re_special"


class AirSupplyUse(StrEnum):
    """What the base that is fed by air does with the supply."""

    SUPPLY = "supply"
    SPECIAL = "special"
    CONSTRUCTION = "construction"


_USE_ALIASES = {
    "trace": "supply", "units": "supply", "tracing": "supply", "trace supply": "supply",
    "overland": "supply", "normal": "supply",
    "truck": "special", "trucks": "special", "special supply": "special",
    "in place of a truck": "special", "special construction": "special",
    "build": "construction", "building": "construction", "construct": "construction",
}  # fmt: skip


@dataclass(frozen=True)
class AirSupplyCapacityInputs:
    """Transport groups that fly supply to one base."""

    groups: int = amount_told("Transport groups that fly there.", "TRN-02", unit="groups")
    weather: Weather = choice_told("The weather there.", "TRN-02", Weather.CLEAR, WEATHER_ALIASES)
    purpose: AirSupplyUse = choice_told(
        "Units that trace to the base, or special supply or construction through it.",
        "TRN-02",
        AirSupplyUse.SUPPLY,
        _USE_ALIASES,
    )
    options: Options = options_told("air_supply_re_clear", "air_supply_re_bad", SPECIAL_SETTING)


@calculator(
    "TRN-01..02",
    title="Supply by air",
    also="TRK-07",
    value="What the base can feed.",
    unit="REs",
    named="res",
)
def air_supply_capacity(inputs: AirSupplyCapacityInputs, tables: Tables) -> Ruling[int]:
    """How many REs transport groups feed."""
    traced = inputs.purpose is AirSupplyUse.SUPPLY
    path = f"air.transport.supply.{inputs.weather}" if traced else "air.transport.special"
    setting = tables.text(f"air.transport.setting.{inputs.weather}") if traced else SPECIAL_SETTING
    # The table's number, which a house rule may replace, unless the campaign has set its own.
    usual = OPTIONS.is_usual(inputs.options, setting)
    each = tables.whole(path) if usual else OPTIONS.number(inputs.options, setting)
    case = tables.case(path)
    working = (
        Step("Transport groups", inputs.groups, case="TRN-01"),
        Step(f"Each group, {inputs.weather if traced else inputs.purpose}", each, case=case),
    )
    text = f"{inputs.groups} × {each}"
    return ruled("REs fed", inputs.groups * each, text, case, before=working)
