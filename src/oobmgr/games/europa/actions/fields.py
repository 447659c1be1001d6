"""Inputs that several actions ask for alike: units by class, the weather where something lies."""

from __future__ import annotations

from typing import Any

from oobmgr.games.europa.words import UNIT_ALIASES, UNIT_CLASSES, WEATHER_ALIASES, ZONES
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, text_told
from oobmgr.rules.inputs import told

# ruff: noqa: ANN401 - fields of dataclasses, as `told`


def counts_told(sentence: str) -> Any:
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
    )


def zone_told(sentence: str, case: str) -> Any:
    """An input of a weather zone that may be left open."""
    return text_told(sentence, case, choices=("", *ZONES))


def weather_told(sentence: str, case: str) -> Any:
    """An input of the weather that may be left open where the books know it."""
    return choice_told(sentence, case, None, WEATHER_ALIASES)
