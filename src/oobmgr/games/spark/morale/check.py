"""The morale check: die less modified morale, and what the table says."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.dice import counted, die_told
from oobmgr.games.spark.morale.modifiers import (
    MoraleModifier,
    modifier_lines,
    modifiers_told,
    morale_lines,
)
from oobmgr.games.spark.options import RETREAT_AFTER_INDIRECT, chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

HIGHEST_MORALE: Final = FEW
"""More than any unit's morale, so that only slips are refused."""
_GROUP: Final = "morale.check"
CODES: Final = "codes"
"""What the line of the result records."""


class Situation(StrEnum):
    """Which column of the table is read for a unit under fire."""

    ASSAULTING = "assaulting"
    NOT_ASSAULTING = "not_assaulting"


class MoraleCode(StrEnum):
    """What the table gives a unit."""

    NO_ASSAULT = "N"
    WITHDRAW_ONE = "W1"
    SUPPRESSED = "S"
    DISRUPTED = "D"
    RETREAT_ONE = "R1"
    RETREAT_TWO = "R2"
    ELIMINATED = "E"


_RETREATS: Final = {
    code: hexes for hexes, code in enumerate((MoraleCode.RETREAT_ONE, MoraleCode.RETREAT_TWO), 1)
}
"""The hexes that a unit with this code retreats: as many as its number says."""
# What each code does, and its case.
_CODES: Final = {
    MoraleCode.NO_ASSAULT: ("Assault Marker off", "SP-MC-15"),
    MoraleCode.WITHDRAW_ONE: ("may withdraw one hex", "SP-MC-16"),
    MoraleCode.SUPPRESSED: ("suppressed", "SP-MC-18"),
    MoraleCode.DISRUPTED: ("disrupted", "SP-MC-18"),
    MoraleCode.RETREAT_ONE: ("retreats one hex", "SP-MC-17"),
    MoraleCode.RETREAT_TWO: ("retreats two hexes", "SP-MC-17"),
    MoraleCode.ELIMINATED: ("eliminated", "SP-MC-18"),
}


def morale_told() -> Any:  # noqa: ANN401 - as `told`
    """The input of the morale with which a check begins."""
    return told(
        "Printed morale; for a German unit with a headquarters in its hex that of the "
        "headquarters, if its owner likes.",
        low=0,
        high=HIGHEST_MORALE,
        case="SP-MC-12",
        label="Printed morale",
    )


@dataclass(frozen=True)
class MoraleCheckInputs:
    """A unit that takes a morale check."""

    die: int = die_told("The morale die; 0 counts as 10.", case="SP-MC-21", label="Morale die")
    morale: int = morale_told()
    situation: Situation = choice_told(
        "Whether the unit is assaulting.", "SP-MC-02", Situation.NOT_ASSAULTING, label="Situation"
    )
    modifiers: tuple[MoraleModifier, ...] = modifiers_told()
    indirect_only: bool = flag_told(
        "Whether only indirect fire asked for the check.",
        "SP-MC-16",
        names=("indirect",),
        label="Indirect fire only",
    )
    options: Options = options_told(RETREAT_AFTER_INDIRECT)


@calculator(
    "SP-MC-01..06 SP-MC-11..12 SP-MC-15..18 SP-MC-21 SP-RET-01",
    value=(
        "N: Assault Marker off. W1: may withdraw a hex. S, D: suppressed, disrupted. R1, R2: "
        "retreats so many hexes. E: eliminated."
    ),
    also="SP-DOC-07 SP-CTR-01",
)
def morale_check(inputs: MoraleCheckInputs, tables: Tables) -> Ruling[tuple[MoraleCode, ...]]:
    """What a morale check brings a unit that was fired at."""
    lines, morale = morale_lines(inputs.morale, modifier_lines(inputs.modifiers, tables))
    # A ten-sided die shows 0 for 10.
    die = counted(inputs.die)
    entry, case = check_entry(die - morale, inputs.situation, tables)
    codes = tuple(MoraleCode(word) for word in entry)
    kept = tuple(code for code in codes if _holds(code, inputs))
    working = (
        *lines,
        Step("Morale die", die, "0 counts as 10" if inputs.die != die else "", "SP-MC-21"),
        Step("Die less morale", die - morale, f"{die} − {morale}", case, StepKind.SUM),
        # Told as well: who reads the table beside the screen finds the code there and would miss
        # it.
        *(_dropped(code) for code in codes if code not in kept),
        Step(
            "Result",
            codes_in_words(kept),
            " ".join(kept),
            # The case of the first code stands at the result; without a code that of the line.
            _CODES[kept[0]][1] if kept else case,
            StepKind.RESULT,
            {CODES: [*map(str, kept)]},
        ),
    )
    return Ruling(kept, working)


def check_entry(difference: int, column: str, tables: Tables) -> tuple[tuple[str, ...], str]:
    """The codes of the table for a difference of die and morale, and the case of its line."""
    rows = [int(key) for key in tables.keys(_GROUP)]
    # The table ends at both sides with "or less" and "or more".
    row = min(max(difference, min(rows)), max(rows))
    path = f"{_GROUP}.{row}.{column}"
    entry = tables.text(path)
    return () if entry == "-" else tuple(entry.split()), tables.case(path)


def codes_in_words(codes: tuple[MoraleCode, ...]) -> str:
    """What the codes do, in words."""
    return ", ".join(_CODES[code][0] for code in codes) or "no effect"


def retreat_hexes(codes: tuple[MoraleCode, ...]) -> int:
    """How many hexes the unit must retreat."""
    # Two retreats of one check are not added: the longer one holds.
    return max((_RETREATS.get(code, 0) for code in codes), default=0)


def _holds(code: MoraleCode, inputs: MoraleCheckInputs) -> bool:
    """Whether a code stands after indirect fire alone: no W1, and R1 and R2 as the group plays."""
    if not inputs.indirect_only:
        return True
    if code is MoraleCode.WITHDRAW_ONE:
        return False
    # SP-X-09: the table forbids a retreat after indirect fire alone; an example has one.
    return code not in _RETREATS or bool(chosen(inputs.options, RETREAT_AFTER_INDIRECT))


def _dropped(code: MoraleCode) -> Step:
    words, case = _CODES[code]
    text = f"{code}: not after indirect fire alone"
    return Step(words.capitalize(), value=False, arithmetic=text, case=case)
