"""Assaults that a side commits to: who gets the initiative, and what the commitment asks for."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.options import FRESH_POINTS, OPTIONS, options_told
from oobmgr.games.spark.words import GERMAN, SIDE_NAMES, SOVIET
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, count_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

TIE: Final = "tie"


@dataclass(frozen=True)
class CommitmentInputs:
    """What a side committed to, and where its Assault Markers point."""

    committed: int = amount_told(
        "Assaults that the player committed to.",
        "SP-INIT-13",
        unit="assaults",
        high=MANY,
        label="Assaults committed",
    )
    target_hexes: tuple[str, ...] = list_told(
        "The enemy-held hexes that Assault Markers point at, one for each marker.",
        "SP-INIT-13",
        names=("hexes", "markers"),
        label="Marked hexes",
    )


@calculator(
    "SP-INIT-13", title="Commitment met", value="Whether enough different hexes are marked."
)
def assault_commitment(inputs: CommitmentInputs, tables: Tables) -> Ruling[bool]:
    """Whether Assault Markers point at as many hexes as were committed."""
    # By different hexes: two markers at one hex are one assault.
    hexes = tuple(dict.fromkeys(folded(name) for name in inputs.target_hexes if name.strip()))
    cell = tables.cell("initiative.least_markers.per_assault")
    # The number of markers for an assault may be changed by a house rule.
    needed = inputs.committed * tables.whole(cell.path)
    met = len(hexes) >= needed
    markers = counted(len(inputs.target_hexes), "marker")
    working = (
        Step("Committed", inputs.committed, case=cell.case),
        Step("Different hexes marked", len(hexes), markers, cell.case),
        Step("Commitment met", met, f"at least {needed}", cell.case, StepKind.RESULT),
    )
    return Ruling(met, working)


def _assaults_told(side: str) -> Any:  # noqa: ANN401 - as `told`
    return count_told(
        f"Assaults that the {side} player commits to.",
        "SP-INIT-03",
        unit="assaults",
        label=f"{side} assaults",
    )


def _fresh_told(side: str) -> Any:  # noqa: ANN401 - as `told`
    return count_told(
        f"Fresh divisions that the {side} player ticked for them.",
        "SP-INIT-04",
        unit="divisions",
        label=f"{side} fresh divisions",
    )


@dataclass(frozen=True)
class InitiativeInputs:
    """The commitments of both players."""

    soviet_assaults: int = _assaults_told("Soviet")
    soviet_fresh: int = _fresh_told("Soviet")
    german_assaults: int = _assaults_told("German")
    german_fresh: int = _fresh_told("German")
    options: Options = options_told(FRESH_POINTS)


@dataclass(frozen=True)
class Initiative:
    """The totals of both players, and whose is higher."""

    soviet: int = told("The Soviet total.")
    german: int = told("The German total.")
    ahead: str = told("The side with the higher total; `tie` where they are equal.")


@calculator("SP-INIT-03..04")
def initiative(inputs: InitiativeInputs, _: Tables) -> Ruling[Initiative]:
    """Which player commits more, fresh divisions counted."""
    each = OPTIONS.number(inputs.options, FRESH_POINTS)
    soviet, of_soviet = _total(SOVIET, inputs.soviet_assaults, inputs.soviet_fresh, each)
    german, of_german = _total(GERMAN, inputs.german_assaults, inputs.german_fresh, each)
    # The text does not break a tie, so the program does not either.
    ahead = TIE if soviet == german else SOVIET if soviet > german else GERMAN
    shown = "Equal" if ahead == TIE else SIDE_NAMES[SideId(ahead)]
    result = Step("Higher total", shown, f"{soviet} to {german}", "SP-INIT-03", StepKind.RESULT)
    notes = ("Equal totals: settle it by your rulebook.",) if ahead == TIE else ()
    return Ruling(Initiative(soviet, german, ahead), (*of_soviet, *of_german, result), notes)


def _total(side: SideId, assaults: int, fresh: int, each: int) -> tuple[int, tuple[Step, ...]]:
    name, bonus = SIDE_NAMES[side], fresh * each
    total = assaults + bonus
    return total, (
        Step(f"{name} assaults committed", assaults, case="SP-INIT-03"),
        Step(f"{name} fresh divisions", bonus, f"{fresh} × {each}", "SP-INIT-04"),
        Step(f"{name} total", total, f"{assaults} + {bonus}", "SP-INIT-03", StepKind.SUM),
    )
