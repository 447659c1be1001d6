"""The Strength Bonus: steps of both sides in an assault, compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.units import MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_GROUP: Final = "assault.strength"
_PER_HEX: Final = "assault.steps.per_hex"
_SHARE: Final = "assault.steps.artillery_share"
_CASE: Final = "SP-AMM-28"
_WORDS: Final = {"": "not more", "double": "at least double", "triple": "at least triple"}


class StepsKind(StrEnum):
    """Whether steps are those of artillery, which counts half where it defends."""

    OTHER = "other"
    ARTILLERY = "artillery"


@dataclass(frozen=True)
class Participant:
    """A unit in an assault, by its current steps."""

    steps: int = amount_told("Its current steps.", _CASE, unit="steps", high=MOST_STEPS)
    kind: StepsKind = choice_told(
        "Whether it is artillery.",
        _CASE,
        StepsKind.OTHER,
        {
            **dict.fromkeys(
                ("personnel", "infantry", "engineer", "smg", "afv", "weapons", "at", "hq"), "other"
            ),
            "rocket": "artillery",
        },
        label="Kind of unit",
    )
    hex: str = text_told("The hex it assaults from.", _CASE)


@dataclass(frozen=True)
class StrengthBonusInputs:
    """Who takes part in an assault."""

    assaulters: tuple[Participant, ...] = told("The units that assault.", case=_CASE)
    defenders: tuple[Participant, ...] = told("The units that defend.", case=_CASE)


@calculator(
    "SP-AMM-16 SP-AMM-28",
    title="Strength Bonus",
    value="What it adds to assault morale.",
    also="SP-ROSTER-16 SP-STACK-05 SP-STACK-07",
)
def strength_bonus(inputs: StrengthBonusInputs, tables: Tables) -> Ruling[int]:
    """What the assaulter gains by having more steps.

    All defenders stand in one hex; assaulters without a hex are all counted.

    Raises:
        BadInput: Nobody defends, or a hex holds more steps than may fight there: its owner says
            which units do.
    """
    _check_hexes(inputs, tables)
    ours, our_line = assaulting_steps(inputs.assaulters)
    theirs, their_line = defending_steps(inputs.defenders, tables)
    # Twice or three times nothing is nothing: he must have more steps in any case.
    rows = tables.keys(_GROUP) if ours > theirs else ()
    reached = [row for row in rows if ours >= theirs * tables.whole(f"{_GROUP}.{row}.times")]
    row = reached[-1] if reached else ""
    bonus = tables.whole(f"{_GROUP}.{row}.bonus") if row else 0
    text = f"{ours} to {theirs}: {_WORDS.get(row, row)}"
    return ruled("Strength Bonus", bonus, text, "SP-AMM-16", before=(our_line, their_line))


def _check_hexes(inputs: StrengthBonusInputs, tables: Tables) -> None:
    """A unit is not split to fill the hex, so that nobody but its owner can say who fights."""
    if not inputs.defenders:
        # Any steps are three times nothing: without a defender there is no assault to speak of.
        advice = "Enter those that defend."
        raise BadInput(Fault("names no unit.", "defenders", "", advice, _CASE))
    most = tables.whole(_PER_HEX)
    by_hex: Counter[tuple[str, str]] = Counter()
    for unit in inputs.assaulters:
        # A unit without a hex may stand anywhere, so no hex can be overfull because of it.
        by_hex["assaulters", unit.hex.strip()] += unit.steps if unit.hex.strip() else 0
    for unit in inputs.defenders:
        by_hex["defenders", "the target hex"] += unit.steps
    advice = f"Leave out those that do not fight: units of {most} steps at most do."
    faults = [
        Fault(f"hold {steps} steps in {place}.", field, str(steps), advice, "SP-STACK-05")
        for (field, place), steps in by_hex.items()
        if steps > most
    ]
    if faults:
        raise BadInput(*faults)


def assaulting_steps(units: Sequence[Participant]) -> tuple[int, Step]:
    """The steps with which a side assaults, of whatever kind, and the line that says so."""
    total = sum(unit.steps for unit in units)
    return total, Step("Assaulting steps", total, _sum_text(units), _CASE)


def defending_steps(units: Sequence[Participant], tables: Tables) -> tuple[int, Step]:
    """The defender's steps, artillery for half, rounded down for each unit."""
    share = Fraction(tables.number(_SHARE))
    guns = [unit for unit in units if unit.kind is StepsKind.ARTILLERY]
    total = sum(unit.steps for unit in units if unit.kind is StepsKind.OTHER)
    # Unit by unit: two gun units of one step each count nothing (SP-AMM-28).
    total += sum(floor(unit.steps * share) for unit in guns)
    text = f"{_sum_text(units)}, artillery × {shown(share)}" if guns else _sum_text(units)
    return total, Step("Defending steps", total, text.removeprefix(", "), _CASE)


def _sum_text(units: Sequence[Participant]) -> str:
    return " + ".join(str(unit.steps) for unit in units) if len(units) > 1 else ""
