"""Initial assault morale: what the units of a side bring together before modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.morale.check import HIGHEST_MORALE
from oobmgr.games.spark.options import OPTIONS, PARTLY_OUT, SAME_PARENT, chosen, options_told
from oobmgr.games.spark.words import UnitClass
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_KINDS: Final = {
    **dict.fromkeys(("infantry", "engineer", "smg", "other", "non_armored"), "personnel"),
    **dict.fromkeys(("artillery", "at", "antitank", "rocket", "aa"), "weapons"),
    **dict.fromkeys(("tank", "armor", "armored"), "afv"),
}


_DIFFERENT: Final = "of different parents"
_PARTLY: Final = "partly out of command"
_ONE_PARENT: Final = "of one parent"
_CUT: Final = {
    _PARTLY: ("are partly out of command", PARTLY_OUT),
    _ONE_PARENT: ("are of one parent", SAME_PARENT),
}
"""What the text leaves open, as a player is told it, and the option that settles it."""


class Together(StrEnum):
    """How the morale of several units becomes one."""

    AVERAGE = "average"
    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True)
class MoraleUnit:
    """A unit in an assault, by its modified morale."""

    modified_morale: int = told(
        "Its modified morale.", low=-HIGHEST_MORALE, high=HIGHEST_MORALE, case="SP-ASLT-08"
    )
    kind: UnitClass = choice_told(
        "What it is: AFV and weapons never lower the whole.",
        "SP-ASLT-06",
        UnitClass.PERSONNEL,
        _KINDS,
        label="Kind of unit",
    )


@dataclass(frozen=True)
class InitialMoraleInputs:
    """The units of one side in an assault, and how they belong together."""

    units: tuple[MoraleUnit, ...] = told("The units that take part.", case="SP-ASLT-06")
    same_parent: bool = flag_told(
        "Whether all belong to one parent formation.", "SP-ASLT-07", label="Same parent formation?"
    )
    all_ooc: bool = flag_told(
        "Whether all are out of command.", "SP-ASLT-07", label="All out of command?"
    )
    all_independent: bool = flag_told(
        "Whether all are independent units, which count as of different parents.",
        "SP-ASLT-07",
        label="All independent?",
    )
    any_ooc: bool = flag_told(
        "Whether at least one is out of command.",
        "SP-ASLT-07",
        names=("some_ooc", "partly_ooc"),
        label="Any out of command?",
    )
    options: Options = options_told(SAME_PARENT, PARTLY_OUT)


@calculator("SP-ASLT-05..08", value="The initial assault morale.", also="SP-CMD-05 SP-CMD-06")
def initial_assault_morale(inputs: InitialMoraleInputs, _: Tables) -> Ruling[int]:
    """The morale that the units of a side bring into an assault together.

    Raises:
        BadInput: No unit takes part.
    """
    if not inputs.units:
        raise BadInput(Fault("names no unit.", "units", advice="Enter those that take part."))
    way, why = _way(inputs)
    counted = _that_count(inputs.units, way)
    morales = [unit.modified_morale for unit in counted]
    left_out = len(inputs.units) - len(counted)
    if way is Together.AVERAGE:
        exact = Fraction(sum(morales), len(morales))
        text = _average_text(morales, exact)
        # In the text's example an average of 6 ½ counts as 6 (SP-ASLT-06).
        value = floor(exact)
    else:
        value = max(morales) if way is Together.HIGHEST else min(morales)
        text = f"{way} of {', '.join(map(str, morales))}"
    case = "SP-ASLT-06" if why in {"", _DIFFERENT} else "SP-ASLT-07"
    notes = assumed(inputs)
    working = [Step("Units", len(inputs.units), why, case)]
    if left_out:
        words = "AFV and weapons that would lower it"
        working.append(Step("Left out", left_out, words, "SP-ASLT-06"))
    return ruled("Initial assault morale", value, text, "SP-ASLT-06", before=working, notes=notes)


def assumed(inputs: InitialMoraleInputs, who: str = "The units") -> tuple[str, ...]:
    """What is taken for units (`who` in words) whose rule is cut from the text; else nothing."""
    way, why = _way(inputs)
    if why not in _CUT or len(inputs.units) == 1:
        return ()
    words, option = _CUT[why]
    taken = "the average" if way is Together.AVERAGE else f"the {way} morale"
    # Sentence by sentence, as they are translated.
    note = (
        f"{who} {words}.",
        f"The rule for that is cut from the text (SP-ASLT-07): {taken} is taken.",
        f"The option “{OPTIONS.option(option).title}” settles it, or enter another morale.",
    )
    return (" ".join(note),)


def _way(inputs: InitialMoraleInputs) -> tuple[Together, str]:
    """How the morales are put together, and why."""
    if inputs.all_ooc:
        # The exception for independent units is cut from the source (SP-CMD-06), so they count like
        # all others.
        return Together.LOWEST, "all out of command"
    # Before the parent: a formation that is partly out of command is not one for this.
    if inputs.any_ooc:
        # SP-X-17: the text of the rules breaks off where it comes to this.
        return Together(str(chosen(inputs.options, PARTLY_OUT))), _PARTLY
    if inputs.same_parent and not inputs.all_independent and len(inputs.units) > 1:
        return Together(str(chosen(inputs.options, SAME_PARENT))), _ONE_PARENT
    return Together.AVERAGE, _DIFFERENT if len(inputs.units) > 1 else ""


def _that_count(units: Sequence[MoraleUnit], way: Together) -> tuple[MoraleUnit, ...]:
    """Personnel, and of the AFV and weapons those that do not lower the whole."""
    personnel = tuple(unit for unit in units if unit.kind is UnitClass.PERSONNEL)
    # Then there is no whole that the others could lower.
    if not personnel:
        return tuple(units)
    # To the lowest of all they could only add what they must not: a lower one.
    if way is Together.LOWEST:
        return personnel
    counted = list(personnel)
    others = [unit for unit in units if unit.kind is not UnitClass.PERSONNEL]
    # The best first, so that a weaker one is measured against all that count before it.
    for unit in sorted(others, key=lambda one: one.modified_morale, reverse=True):
        total = sum(one.modified_morale for one in counted)
        # Multiplied out: the average itself may be a fraction.
        if unit.modified_morale * len(counted) >= total:
            counted.append(unit)
    return tuple(counted)


def _average_text(morales: Sequence[int], exact: Fraction) -> str:
    if len(morales) == 1:
        return ""
    listed = " + ".join(map(str, morales))
    rounded = ", rounded down" if exact.denominator > 1 else ""
    return f"({listed}) ÷ {len(morales)} = {shown(exact)}{rounded}"
