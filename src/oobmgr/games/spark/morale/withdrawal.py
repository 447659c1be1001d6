"""Withdrawal from the Assault Target Hex: who may try, and what the check says."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.dice import FACES, counted, die_told
from oobmgr.games.spark.morale.check import check_entry, morale_told
from oobmgr.games.spark.morale.modifiers import (
    DISRUPTED,
    SUPPRESSED,
    MoraleModifier,
    modifier_lines,
    modifiers_told,
    morale_lines,
)
from oobmgr.games.spark.options import WITHDRAW_SUPPRESSED, chosen, options_told
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_COLUMN: Final = "withdrawing"
_MAY: Final = "W"


@dataclass(frozen=True)
class WithdrawalCheckInputs:
    """A defender that wants to leave the Assault Target Hex."""

    die: int = die_told(
        "The die as it fell: a 0 suppresses the unit.", case="SP-MC-14", label="Morale die"
    )
    morale: int = morale_told()
    modifiers: tuple[MoraleModifier, ...] = modifiers_told()
    armored: bool = flag_told("Whether it is an AFV.", "SP-MC-13", label="AFV?")
    into_concealed: bool = flag_told(
        "Whether it goes into woods, a station, village, settlement, town or entrenchment.",
        "SP-MC-13",
        label="Into cover?",
    )


@dataclass(frozen=True)
class WithdrawalCheck:
    """What a withdrawal check brings."""

    may_withdraw: bool = told("Whether the unit may withdraw.")
    suppressed: bool = told("Whether it is suppressed by the die.")


@calculator("SP-MC-13..14 SP-RET-08 SP-RET-10", also="SP-MC-01..06 SP-MC-11..12 SP-MC-21")
def withdrawal_check(inputs: WithdrawalCheckInputs, tables: Tables) -> Ruling[WithdrawalCheck]:
    """Whether a defender may leave the Assault Target Hex."""
    changes = modifier_lines(inputs.modifiers, tables)
    # An AFV gains nothing by cover (SP-MC-13).
    if inputs.into_concealed and not inputs.armored:
        changes += (tables.step("morale.modifier.cover", "Not armored, into cover"),)
    lines, morale = morale_lines(inputs.morale, changes)
    die = counted(inputs.die)
    # As it fell and not as modified: morale is on the other side of the sum.
    natural = die == FACES
    entry, case = check_entry(die - morale, _COLUMN, tables)
    # A 0 suppresses the unit and keeps it there, whatever its morale (SP-MC-14).
    may = _MAY in entry and not natural
    text = "the die shows 0: it is suppressed" if natural else ""
    working = (
        *lines,
        Step("Withdrawal die", die, "0 counts as 10" if natural else "", "SP-MC-21"),
        Step("Die less morale", die - morale, f"{die} − {morale}", case, StepKind.SUM),
        Step("May withdraw", may, text, "SP-MC-14" if natural else case, StepKind.RESULT),
    )
    return Ruling(WithdrawalCheck(may, natural), working)


@dataclass(frozen=True)
class WithdrawalEligibleInputs:
    """A unit that would like to withdraw, and the hex that it would enter."""

    statuses: tuple[str, ...] = list_told(
        "Its markers, such as suppressed or disrupted.",
        "SP-RET-08",
        choices=tuple(map(str, Marker)),
        aliases={"s": SUPPRESSED, "d": DISRUPTED},
        label="Status",
    )
    hex_over_limit: bool = flag_told(
        "Whether the hex that it enters would hold more than the stacking limit.",
        "SP-STACK-04",
        label="Hex then overstacked",
    )
    options: Options = options_told(WITHDRAW_SUPPRESSED)


@calculator("SP-RET-08 SP-STACK-04", title="Who may withdraw", value="Whether it may try.")
def withdrawal_eligible(inputs: WithdrawalEligibleInputs, _: Tables) -> Ruling[bool]:
    """Whether a unit may try to withdraw at all."""
    statuses = set(inputs.statuses)
    suppressed = SUPPRESSED in statuses
    # The text bars the disrupted and is silent on the suppressed, whose morale is lower already.
    barred = suppressed and not chosen(inputs.options, WITHDRAW_SUPPRESSED)
    disrupted = DISRUPTED in statuses
    may = not (disrupted or barred or inputs.hex_over_limit)
    working = [Step("Disrupted", disrupted, case="SP-RET-08")]
    if suppressed:
        text = "may not, as this group plays" if barred else "may, with its lower morale"
        working.append(Step("Suppressed", suppressed, text, "SP-RET-08"))
    working.append(Step("Would overload the hex", inputs.hex_over_limit, case="SP-STACK-04"))
    return ruled("May try to withdraw", may, case="SP-RET-08", before=working)
