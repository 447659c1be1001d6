"""What a result of combat takes of both sides."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.odds import COLUMNS, ELIMINATED, columns
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

RESULTS = ("0", "AR", "DR", "A1", "A2", "D1", "D2", "X1", "X1DR", "D1DR", "D2DR", ELIMINATED)
"""The results of the combat table, and the loss of all attackers below it."""
RESULT_ALIASES = {
    "": "0", "none": "0", "no effect": "0", "NE": "0", "O": "0",
    "AE": ELIMINATED, "attacker eliminated": ELIMINATED,
    "DRX1": "X1DR", "DRD1": "D1DR", "DRD2": "D2DR",
}  # fmt: skip
_COLUMN_ALIASES = {name.replace("-", " to "): name for name in COLUMNS} | {
    "below 1-4": ELIMINATED, "under 1-4": ELIMINATED,
}  # fmt: skip
_EXCHANGE = "X1"


def result_told(case: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of the result of a combat."""
    return told("The result of the combat.", choices=RESULTS, aliases=RESULT_ALIASES, case=case)


@dataclass(frozen=True)
class CombatLossesInputs:
    """A result, the column it was rolled on, and the printed strengths of both sides."""

    result: str = result_told("LOS-01")
    column: str = told(
        "The column that was used.",
        choices=(*COLUMNS, ELIMINATED),
        aliases=_COLUMN_ALIASES,
        case="LOS-02",
    )
    printed_af: Fraction = amount_told(
        "Printed attack factors of all attackers, artillery in full.",
        "LOS-03",
        unit="AF",
        label="Printed attack factors",
    )
    printed_df: Fraction = amount_told(
        "Printed defence factors of all defenders, artillery in full.",
        "LOS-03",
        unit="DF",
        label="Printed defence factors",
    )
    attacker_oos: bool = flag_told(
        "Whether the attackers are unpaid or out of supply.",
        "LOS-03",
        label="Attackers out of supply?",
    )
    oos_af: Fraction = amount_told(
        "Printed attack factors out of supply, where only some of them are.",
        "LOS-03",
        unit="AF",
        default=Fraction(0),
        label="Attack factors out of supply",
    )
    defender_oos: bool = flag_told(
        "Whether the defenders are out of supply.",
        "LOS-03",
        names=("defender_out_of_supply",),
        label="Defenders out of supply?",
    )
    attacker_unsupported: bool = flag_told(
        "Whether the attackers lack support.", "LOS-03", label="Attackers unsupported?"
    )
    defender_unsupported: bool = flag_told(
        "Whether the defenders lack support.", "LOS-03", label="Defenders unsupported?"
    )
    attacker_armor: bool = flag_told(
        "Whether an attacker has AECA.",
        "LOS-05",
        names=("attacker_aeca",),
        label="Attackers with AECA?",
    )
    defender_armor: bool = flag_told(
        "Whether a defender has AECA.",
        "LOS-05",
        names=("defender_aeca",),
        label="Defenders with AECA?",
    )
    defender_atec: bool = flag_told(
        "Whether a defender has ATEC.", "LOS-05", label="Defenders with ATEC?"
    )
    fortified: bool = flag_told(
        "Whether the target is a fortification or a major city.",
        "LOS-05",
        names=("fortification",),
        label="Fortified or major city?",
    )
    armor_terrain: bool = flag_told(
        "Whether the terrain let armor earn a column.",
        "LOS-05",
        names=("terrain_ok",),
        default=True,
        label="Armor in this terrain?",
    )
    large_armor_advantage: bool = flag_told(
        "Whether the attackers had both the armor modifier of 1 and the armor column.",
        "LOS-06",
        names=("both_armor",),
        label="Armor modifier and column?",
    )


@dataclass(frozen=True)
class CombatLosses:
    """The factors that each side must lose."""

    attacker: int = told("Factors that the attacker must lose.")
    defender: int = told("Factors that the defender must lose.")


@calculator("LOS-01..03 LOS-05..06 CBT-03", title="Losses of a combat")
def combat_losses(inputs: CombatLossesInputs, tables: Tables) -> Ruling[CombatLosses]:
    """What each side must lose in factors for a result of combat.

    The notes say which side must lose armor, and which has fewer factors than it must lose.

    Raises:
        BadInput: More is out of supply than there is.
    """
    working: list[Step] = []
    attack = _attack_strength(inputs, tables, working)
    defence = _defence_strength(inputs, tables, working)
    # Below 1-4 there is no roll, so the column alone says it.
    if ELIMINATED in {inputs.column, inputs.result}:
        # Everything is lost, whatever the strengths would say.
        base, result = inputs.printed_af, ELIMINATED
        working.append(Step("All attackers are lost", base, "below the table", "CBT-03"))
    else:
        # The weaker side's strength is the measure for both, so that an exchange is even.
        by_defender = _by_defender(inputs.column, tables)
        base, result = (defence if by_defender else attack), inputs.result
        side = "the defender" if by_defender else "the attacker"
        working.append(Step("Weaker side", side, f"column {inputs.column}", "LOS-02"))
    lost = {}
    for side in ("attacker", "defender"):
        cell = tables.cell(f"losses.result.{result}.{side}")
        part = cell.number
        # Up: a part of a factor that has to be lost takes a whole one.
        lost[side] = ceil(base * part)
        text = f"{shown(base)} × {shown(part)}, up"
        working.append(cell.step(f"The {side} loses", lost[side], text, StepKind.RESULT))
    found = CombatLosses(lost["attacker"], lost["defender"])
    return Ruling(found, tuple(working), _notes(inputs, found, result))


def _by_defender(column: str, tables: Tables) -> bool:
    """Whether the defender counts as the weaker side on this column."""
    ladder = columns(tables)
    # By place in the ladder, for columns have names and not numbers.
    return ladder.index(column) >= ladder.index(tables.text("losses.weaker.defender_from"))


def _attack_strength(inputs: CombatLossesInputs, tables: Tables, working: list[Step]) -> Fraction:
    """Printed attack factors, those out of supply and without support cut."""
    value, weak = inputs.printed_af, inputs.oos_af
    if weak > value:
        message, advice = "is more than the printed factors.", f"The attackers have {shown(value)}."
        raise BadInput(Fault(message, "oos_af", shown(weak), advice, "LOS-03"))
    working.append(Step("Printed attack factors", value, case="LOS-03"))
    # All of them or some: of the rest nothing is cut.
    if cut := value if inputs.attacker_oos else weak:
        cell = tables.cell("losses.strength.out_of_supply_af")
        # The cut alone changes, as only a part of the attackers may be out of supply.
        value += cut * cell.number - cut
        text = f"{shown(cut)} × {shown(cell.number)} out of supply"
        working.append(cell.step("Attack factors for losses", value, text))
    return _unsupported(value, "Attack", tables, working) if inputs.attacker_unsupported else value


def _defence_strength(inputs: CombatLossesInputs, tables: Tables, working: list[Step]) -> Fraction:
    """Printed defence factors; lack of supply leaves them, lack of support cuts them."""
    value = inputs.printed_df
    working.append(Step("Printed defence factors", value, case="LOS-03"))
    # A defender out of supply defends in full (SUP-06).
    if inputs.defender_oos:
        cell = tables.cell("losses.strength.out_of_supply_df")
        value *= cell.number
        working.append(cell.step("Defence factors for losses", value, "out of supply"))
    return _unsupported(value, "Defence", tables, working) if inputs.defender_unsupported else value


# Lack of support is the one thing beside supply that the base knows (EU-CF-50).
def _unsupported(value: Fraction, side: str, tables: Tables, working: list[Step]) -> Fraction:
    cell = tables.cell("losses.strength.unsupported")
    left = value * cell.number
    text = f"{shown(value)} × {shown(cell.number)} without support"
    working.append(cell.step(f"{side} factors for losses", left, text))
    return left


@dataclass(frozen=True)
class ArmorOwed:
    """Which sides must reduce a unit with AECA."""

    attacker: bool
    defender: bool


def armor_owed(inputs: CombatLossesInputs, found: CombatLosses) -> ArmorOwed:
    """Who must lose armor; a large armor advantage spares the attacker on X1 (LOS-05, LOS-06)."""
    eliminated = ELIMINATED in {inputs.column, inputs.result}
    # By its beginning, so that an exchange with a retreat counts as well.
    waived = inputs.large_armor_advantage and inputs.result.startswith(_EXCHANGE)
    spared = not found.attacker or eliminated or waived
    # Armor terrain as for the column: where armor could not act, the defender keeps his (LOS-05).
    armor = inputs.defender_armor and inputs.armor_terrain and inputs.attacker_armor
    return ArmorOwed(not spared and _attacker_loses_armor(inputs), bool(found.defender) and armor)


def _notes(inputs: CombatLossesInputs, found: CombatLosses, result: str) -> tuple[str, ...]:
    notes: list[str] = []
    owed = armor_owed(inputs, found)
    if owed.attacker:
        notes.append("The attacker must reduce at least one unit with AECA [LOS 05].")
    elif found.attacker and result != ELIMINATED and _attacker_loses_armor(inputs):
        notes.append("The attacker need not lose armor: his armor advantage is large [LOS 06].")
    if owed.defender:
        notes.append("The defender must reduce at least one unit with AECA [LOS 05].")
    for side, lost, has in (
        ("attacker", found.attacker, inputs.printed_af),
        ("defender", found.defender, inputs.printed_df),
    ):
        # More than all cannot be lost; the player is told, and nothing is refused (EU-CF-87).
        if lost > ceil(has):
            notes.append(f"The {side} has only {shown(has)} factors: all are lost.")
    return tuple(notes)


def _attacker_loses_armor(inputs: CombatLossesInputs) -> bool:
    # Against infantry without ATEC in the open, armor need not suffer.
    return inputs.attacker_armor and (inputs.defender_atec or inputs.fortified)
