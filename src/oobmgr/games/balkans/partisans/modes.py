"""Partisans turn regular, and fight units out of supply as guerrillas."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.options import GUERRILLA_BONUS, is_usual, options_told
from oobmgr.games.balkans.words import PartisanMode
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_MOST_SPENT: Final = "partisans.conversion.mp_spent_most"
_BONUS: Final = "partisans.combat.against_out_of_supply"


class Role(StrEnum):
    """What a unit does in a combat."""

    ATTACK = "attack"
    DEFENSE = "defense"


@dataclass(frozen=True)
class ConvertPartisanInputs:
    """A partisan unit that turns to its regular side."""

    mp_spent_as_guerrilla: int = told(
        "Movement points that it spent as guerrillas in this phase.",
        low=0,
        high=MANY,
        unit="MP",
        case="W81-PART-01",
        label="Points spent as guerrillas",
    )
    start_of_movement_phase: bool = told(
        "Whether it is the start of the movement phase.",
        case="W81-PART-01",
        label="Start of the movement phase",
    )
    full_mp: int = told(
        "Movement points of its regular side.", low=0, high=MANY, unit="MP", case="W81-PART-01"
    )
    mode: PartisanMode = told(
        "The side that shows now.", default=PartisanMode.GUERRILLA, case="W81-PART-01"
    )


@dataclass(frozen=True)
class Conversion:
    """Whether a partisan unit may turn, and what it can spend then."""

    legal: bool = told("Whether it may turn to its regular side.")
    mp_as_regular: int = told("Movement points that it has then.", unit="MP")


@calculator("W81-PART-01", title="Partisans turn regular")
def convert_partisan(inputs: ConvertPartisanInputs, tables: Tables) -> Ruling[Conversion]:
    """Whether a partisan unit may turn to its regular side, and its points afterwards."""
    most = tables.cell(_MOST_SPENT)
    unspent = inputs.mp_spent_as_guerrilla <= most.whole
    guerrilla = inputs.mode is PartisanMode.GUERRILLA
    # B-07: of the way back nothing is said, so only guerrillas turn, and only to the regular side.
    legal = inputs.start_of_movement_phase and unspent and guerrilla
    left = inputs.full_mp if legal else 0
    case = most.case
    working = (
        Step("Start of the movement phase", inputs.start_of_movement_phase, case=case),
        most.step("No point spent", unspent, f"{inputs.mp_spent_as_guerrilla} MP spent"),
        Step("Guerrillas so far", guerrilla, "" if guerrilla else "regular already", case),
        Step("May turn regular", legal, case=case),
        Step("Movement points", left, "all" if legal else "", case, StepKind.RESULT),
    )
    return Ruling(Conversion(legal, left), working)


@dataclass(frozen=True)
class PartisanBonusInputs:
    """A partisan unit in a combat."""

    mode: PartisanMode = told("The side that shows.", case="W81-CRT-01")
    target_oos: bool = told(
        "Whether it fights a unit out of supply.",
        case="W81-CRT-01",
        label="Against a unit out of supply",
    )
    role: Role = told(
        "Whether it attacks or defends.", default=Role.ATTACK, case="W81-CRT-01", label="It is in"
    )
    options: Options = options_told(GUERRILLA_BONUS)


@calculator(
    "W81-CRT-01",
    value="What is added to the die for it.",
    unit="on the die",
    named="bonus",
    title="Partisans against units out of supply",
)
def partisan_crt_bonus(inputs: PartisanBonusInputs, tables: Tables) -> Ruling[int]:
    """What a partisan unit brings on the Combat Results Table against units out of supply."""
    cell = tables.cell(_BONUS)
    guerrilla = inputs.mode is PartisanMode.GUERRILLA
    # B-06: the note does not say whose die it is; by the usual reading that of the partisan's
    # attack.
    counts = inputs.role is Role.ATTACK or not is_usual(inputs.options, GUERRILLA_BONUS)
    bonus = cell.whole if guerrilla and inputs.target_oos and counts else 0
    working = (
        Step("In guerrilla mode", guerrilla, case=cell.case),
        Step("Against a unit out of supply", inputs.target_oos, case=cell.case),
        Step("Its die is modified", counts, f"in {inputs.role}", cell.case),
        cell.step("On the die", signed(bonus), "", StepKind.RESULT),
    )
    return Ruling(bonus, working)
