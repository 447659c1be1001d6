"""The result of an assault: totals of both sides compared, and what the loser takes."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.quantities import counted as words_of
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.dice import counted, die_told
from oobmgr.games.spark.morale.check import HIGHEST_MORALE
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

ASSAULTER: Final = "assaulter"
DEFENDER: Final = "defender"
BOTH: Final = "both"
_GROUP: Final = "assault.result"
_NONE: Final = "-"
# Modifiers have no ceiling (SP-AMM-22), so a modified morale may pass any printed one.
_HIGHEST: Final = HIGHEST_MORALE + HIGHEST_MORALE


@dataclass(frozen=True)
class AssaultResultInputs:
    """The assault morale and the die of both sides."""

    assaulter_morale: int = told(
        "Modified assault morale of the assaulter.",
        low=-_HIGHEST,
        high=_HIGHEST,
        case="SP-AR-15",
        label="Assaulter's morale",
    )
    assaulter_die: int = die_told(
        "The assaulter's die; 0 counts as 10.", case="SP-AR-15", label="Assaulter's die"
    )
    defender_morale: int = told(
        "Modified assault morale of the defender.",
        low=-_HIGHEST,
        high=_HIGHEST,
        case="SP-AR-15",
        label="Defender's morale",
    )
    defender_die: int = die_told(
        "The defender's die; 0 counts as 10.", case="SP-AR-15", label="Defender's die"
    )


@dataclass(frozen=True)
class AssaultResult:
    """Who lost an assault, and what that brings him; a tie touches both."""

    loser: str = told("Who lost: assaulter, defender, or both where they tie.")
    diff: int = told("By how much.")
    retreat: int | str = told("Hexes that his units retreat; 2-4 where the advance decides.")
    steps: int = told("Steps that he loses.", unit="steps")
    status: str | None = told("S or D for all his participants, nothing where none.")

    @property
    def tied(self) -> bool:
        """Whether both lose a step and roll again."""
        return self.loser == BOTH


@calculator("SP-AR-01..06 SP-AR-11 SP-AR-15", also="SP-DOC-07 SP-AR-14")
def assault_result(inputs: AssaultResultInputs, tables: Tables) -> Ruling[AssaultResult]:
    """Who loses an assault by both totals, and what the loser takes."""
    ours = inputs.assaulter_morale + counted(inputs.assaulter_die)
    theirs = inputs.defender_morale + counted(inputs.defender_die)
    result = result_of(ours - theirs, tables)
    # A tie has a row as well, with the step that both sides lose (SP-AR-11).
    row = f"{_row(result.diff, tables)}.steps"
    working = (
        _total("Assaulter", inputs.assaulter_morale, inputs.assaulter_die, ours),
        _total("Defender", inputs.defender_morale, inputs.defender_die, theirs),
        # From the winner's total, whoever he is, for the table is read by the distance alone.
        Step(
            "Difference",
            result.diff,
            f"{max(ours, theirs)} − {min(ours, theirs)}",
            "SP-AR-15",
            StepKind.SUM,
        ),
        tables.step(row, "Result", result_in_words(result), kind=StepKind.RESULT),
    )
    notes = ("Work out both assault morales again and roll again.",) if result.tied else ()
    return Ruling(result, working, notes)


def result_of(difference: int, tables: Tables) -> AssaultResult:
    """What the table says for the assaulter's total less the defender's."""
    diff = abs(difference)
    row = _row(diff, tables)
    steps = tables.whole(f"{row}.steps")
    # Before anybody is named: a tie has no loser, and its row only says what both sides lose.
    if not diff:
        return AssaultResult(BOTH, diff, 0, steps, None)
    loser = ASSAULTER if difference < 0 else DEFENDER
    # Beyond the last row each point more costs a step more.
    steps += max(diff - tables.whole("assault.more.above"), 0)
    status = tables.text(f"{row}.status")
    # Where the advance decides it, 2-4 stays a range and the owner enters the hexes (SP-AR-14).
    retreat = tables.cell(f"{row}.{loser}_retreat").value
    return AssaultResult(
        loser,
        diff,
        retreat if isinstance(retreat, str) else tables.whole(f"{row}.{loser}_retreat"),
        steps,
        None if status == _NONE else status,
    )


def longest_retreat(tables: Tables) -> int:
    """The most hexes that a result of the table makes anybody retreat (SP-AR-14)."""
    cells = (
        str(tables.cell(f"{_GROUP}.{row}.{cell}").value)
        for row in tables.keys(_GROUP)
        for cell in tables.keys(f"{_GROUP}.{row}")
        if cell.endswith("_retreat")
    )
    # Of a range the last number is the most.
    return max(int(value.split("-").pop()) for value in cells)


def result_in_words(result: AssaultResult) -> str:
    """The result as a player says it: ``Defender: 1 step, disrupted, retreats 2 hexes``."""
    if result.tied:
        return "Tie: each side loses a step and rolls again"
    steps = words_of(result.steps, "step") if result.steps else ""
    status = {"S": "suppressed", "D": "disrupted"}.get(result.status or "", "")
    hexes = f"retreats {result.retreat} {'hex' if result.retreat == 1 else 'hexes'}"
    parts = [part for part in (steps, status, hexes) if part]
    return f"{result.loser.capitalize()}: {', '.join(parts)}"


def _row(diff: int, tables: Tables) -> str:
    """The row of the table for a difference; the last one is for all that is more."""
    return f"{_GROUP}.{min(diff, max(int(key) for key in tables.keys(_GROUP)))}"


def _total(who: str, morale: int, die: int, total: int) -> Step:
    return Step(f"{who}: die and morale", total, f"{counted(die)} {signed(morale)}", "SP-AR-15")
