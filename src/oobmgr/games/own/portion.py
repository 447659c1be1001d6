"""What a line of income comes to: an amount times a factor, rounded."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.own.options import HALVES, OPTIONS, options_told
from oobmgr.games.own.words import INCOME_CASE
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY, THOUSANDS
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class Rounding(StrEnum):
    """What becomes of a fraction."""

    DOWN = "down"
    UP = "up"
    NEAREST = "nearest"


_WORDS: Final = {"down": "down", "up": "up", "nearest": "to the nearest"}


@dataclass(frozen=True)
class PortionInputs:
    """An amount, and what the weather makes of it."""

    amount: int = told("The amount of the line.", low=0, high=THOUSANDS, case=INCOME_CASE)
    # A fraction, not a float: a product that comes out whole might else end just below, and be
    # rounded down by one.
    factor: Fraction = told(
        "The factor of the weather.", default=Fraction(1), low=0, high=MANY, case=INCOME_CASE
    )
    rounding: Rounding = told(
        "What becomes of a fraction.", default=Rounding.DOWN, case=INCOME_CASE
    )
    options: Options = options_told(HALVES)


@calculator("HB-02", value="What comes in.", unit="points")
def portion(inputs: PortionInputs, _: Tables) -> Ruling[int]:
    """An amount times the factor of the weather, rounded."""
    exact = Fraction(inputs.amount * inputs.factor)
    arithmetic = f"{shown(inputs.amount)} × {shown(inputs.factor)}"
    if exact.denominator > 1:
        arithmetic += f", rounded {_WORDS[inputs.rounding]}"
    halves = str(OPTIONS.chosen(inputs.options, HALVES))
    return ruled("Comes in", _rounded(exact, inputs.rounding, halves), arithmetic, INCOME_CASE)


def _rounded(value: Fraction, rounding: str, halves: str) -> int:
    low, high = floor(value), ceil(value)
    below, above = value - low, high - value
    if rounding != "nearest":
        return high if rounding == "up" else low
    if below != above:
        return low if below < above else high
    # Only a half has no nearest number, and so it alone is left to the option.
    if halves == "even":
        return next(number for number in (low, high) if not number & 1)
    return low if halves == "down" else high
