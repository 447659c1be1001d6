"""Dice of a fire, and the entries of the combat results tables."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted as counted_words
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.dice import counted, die_told
from oobmgr.games.spark.fire.columns import CHART_OF, CombatTable, check_column, column_name
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.words import SIDE_NAMES, Player
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_DICE_CASE: Final = "SP-FIRE-30"
CHECK_ALONE: Final = "M"
"""A morale check and no step, as an entry has it."""
STEPS: Final = "steps"
CHECK: Final = "check"
"""What a line of working records of a result."""
RED: Final = "red"
GRAY: Final = "gray"
NOT_KNOWN: Final = "The rules' text says nothing about this entry; look it up in your own table."


def result_die(side: SideId, tables: Tables) -> str:
    """The color of the die that a side's fire is read from: red or gray (SP-FIRE-30)."""
    return tables.text(f"fire.dice.{side}_result")


def other_die(color: str) -> str:
    """The color of the die that is left: the morale check."""
    return GRAY if color == RED else RED


@dataclass(frozen=True)
class FireDiceInputs:
    """The side that fires, and what the two dice show."""

    firing_side: Player = told("Which side fires.", case=_DICE_CASE)
    red: int = die_told("The red die; 0 counts as 10.", case=_DICE_CASE, label="Red die")
    gray: int = die_told("The gray die; 0 counts as 10.", case=_DICE_CASE, label="Gray die")


@dataclass(frozen=True)
class FireDice:
    """What the two dice say."""

    result: int = told("The die for the result.")
    morale: int = told("The die for a morale check.")


@calculator("SP-FIRE-30", title="Dice of a fire")
def fire_dice(inputs: FireDiceInputs, tables: Tables) -> Ruling[FireDice]:
    """Which die is the result, and which the morale check."""
    return read_dice(inputs.firing_side.side, inputs.red, inputs.gray, tables)


def read_dice(side: SideId, red: int, gray: int, tables: Tables) -> Ruling[FireDice]:
    """What the two dice of a side's fire say."""
    # Both dice are thrown at once. Which of them is the result goes by the side that fires, so that
    # the other is left for the check without a second throw.
    color = result_die(side, tables)
    # A 0 is the highest number on these dice, and not the lowest.
    shown = {RED: counted(red), GRAY: counted(gray)}
    dice = FireDice(shown[color], shown[other_die(color)])
    return Ruling(
        dice,
        (
            Step("Result die", dice.result, f"{color} for {SIDE_NAMES[side]} fire", _DICE_CASE),
            Step("Morale die", dice.morale, other_die(color), _DICE_CASE, StepKind.RESULT),
        ),
    )


@dataclass(frozen=True)
class FireResult:
    """An entry of a combat results table."""

    steps: int
    morale_check: bool

    @property
    def lost(self) -> str:
        """The steps in words: ``1 step``; empty for none."""
        return counted_words(self.steps, "step") if self.steps else ""

    @property
    def words(self) -> str:
        """The result in words: ``1 step, morale check``."""
        check = "morale check" if self.morale_check else ""
        return ", ".join(filter(None, (self.lost, check))) or "no effect"

    @property
    def record(self) -> dict[str, JsonValue]:
        """The result as a line of working records it."""
        return {STEPS: self.steps, CHECK: self.morale_check}


def read_result(entry: str) -> FireResult:
    """An entry as it stands in a table: ``1M`` is a step and a morale check.

    A loss of steps asks for a check in any case (SP-MC-20).
    """
    digits = entry.strip().upper().removesuffix(CHECK_ALONE)
    steps = int(digits) if digits.isdecimal() else 0
    return FireResult(steps, bool(steps) or entry.strip().upper().endswith(CHECK_ALONE))


@dataclass(frozen=True)
class KnownCellInputs:
    """A place in a combat results table."""

    column: int = told("The column.", low=1, high=MANY, case="SP-FIRE-32")
    die: int = die_told("The result die; 0 counts as 10.", case="SP-FIRE-32", label="Result die")
    table: CombatTable = choice_told("Which table.", "SP-FIRE-32", CombatTable.CRT)


@dataclass(frozen=True)
class KnownCell:
    """What the rules' text tells of an entry; nothing where it is silent."""

    steps: int | None = told("Steps lost.", unit="steps")
    morale_check: bool | None = told("Whether a morale check is due.")


@calculator("SP-FIRE-32", title="Known entries of the tables")
def crt_known_cell(inputs: KnownCellInputs, _: Tables) -> Ruling[KnownCell]:
    """What the rules' text says about an entry of the combat results tables.

    Raises:
        BadInput: The table has no such column.
    """
    check_column(inputs.table, inputs.column)
    chart = charts()[CHART_OF[inputs.table]]
    die = counted(inputs.die)
    name = column_name(inputs.table, inputs.column)
    # The tables were not printed with this text: only what its worked example meets in them is
    # known (SP-DOC-07).
    entry = chart.hint(str(die), name)
    where = f"{inputs.table}, column {name}, die {die}"
    found = read_result(entry) if entry else None
    words = found.words if found else "none"
    line = Step("Known entry", words, where, "SP-FIRE-32", StepKind.RESULT)
    if found is None:
        return Ruling(KnownCell(None, None), (line,), (NOT_KNOWN,))
    return Ruling(KnownCell(found.steps, found.morale_check), (line,))
