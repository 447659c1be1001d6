"""Inputs that several actions ask for alike: units by class, the weather where something lies."""

from collections.abc import Mapping
from typing import Any

from oobmgr.games.europa.words import (
    NATIONS,
    UNIT_ALIASES,
    UNIT_CLASSES,
    UNIT_NATION_ALIASES,
    WEATHER_ALIASES,
    ZONES,
)
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.fields import flag_told, open_told, text_told
from oobmgr.rules.inputs import told

# ruff: noqa: ANN401 - fields of dataclasses, as `told`


def counts_told(sentence: str, *, label: str = "") -> Any:
    """An input of units counted by price class."""
    return told(
        sentence,
        default={},
        low=0,
        high=MANY,
        unit="units",
        keys=UNIT_CLASSES,
        aliases=UNIT_ALIASES,
        case="SP-13",
        label=label,
    )


def zone_told(sentence: str, case: str, *, label: str = "") -> Any:
    """An input of a weather zone that may be left open."""
    return text_told(sentence, case, choices=("", *ZONES), label=label)


ZONE_OPEN: Mapping[str, tuple[str, ...]] = {"zone": ("",)}
"""Where the weather is asked for: the zone is not, whose weather the books know."""


def weather_told(sentence: str, case: str, **about: Any) -> Any:
    """An input of the weather that may be left open where the books know it."""
    return open_told(sentence, case, aliases=WEATHER_ALIASES, **about)


def columns_told(sentence: str, case: str, unit: str = "", *, label: str = "") -> Any:
    """An input of columns of a chart: to the right, to the left below 0."""
    return told(sentence, default=0, unit=unit, low=-FEW, high=FEW, case=case, label=label)


def rail_res_told(**about: Any) -> Any:
    """An input of what a hit on a yard takes of the rail capacity, which only the rulebook says."""
    sentence = "Yard: REs of rail capacity that a hit takes, by your rulebook; open: as before."
    return open_told(
        sentence, "RAIL-12", unit="REs", low=0, high=FEW, label="Capacity lost by a hit", **about
    )


def special_told() -> Any:
    """An input that says whether losses return in part."""
    return flag_told(
        "Whether the losses count for special replacements.",
        "SR-03",
        default=True,
        label="Special replacements?",
    )


def nation_told(sentence: str, case: str, *, label: str = "") -> Any:
    """An input of a nation that may be left open."""
    return text_told(
        sentence, case, choices=("", *NATIONS), aliases=UNIT_NATION_ALIASES, label=label
    )
