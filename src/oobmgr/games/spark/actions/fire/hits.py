"""What the dice of a fire do to one target: the result, steps lost, the morale check."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.fire.at_target import AtTarget
from oobmgr.games.spark.actions.fire.muster import Muster
from oobmgr.games.spark.fire.columns import CHART_OF, CombatTable, column_name
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.results import FireDice, FireResult, read_dice, read_result
from oobmgr.games.spark.morale.check import MoraleCode, codes_in_words
from oobmgr.games.spark.morale.effects import check_of, surprise_on
from oobmgr.games.spark.tables import charts
from oobmgr.rules.charts import OWN_COPY, matching_entry, own_copy

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_RESULT: Final = "SP-FIRE-32"
TABLE_OF_PLAYER: Final = "your table"
_ENTERED: Final = "entered"


@dataclass(frozen=True)
class Hit:
    """What comes of a fire at one target, as far as dice and results are entered.

    `steps` are the steps that it loses, `needs` what is to be entered next.
    """

    at: AtTarget
    dice: FireDice | None = None
    result: FireResult | None = None
    source: str = ""
    steps: int = 0
    check: Ruling[tuple[MoraleCode, ...]] | None = None
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()
    needs: str = ""

    @property
    def codes(self) -> tuple[MoraleCode, ...]:
        """What the morale check brings."""
        return self.check.result if self.check is not None else ()

    @property
    def words(self) -> tuple[str, ...]:
        """What comes of it, a sentence each."""
        if self.result is None:
            return ()
        unit = self.at.aimed.unit
        left = unit.state.steps_left - self.steps
        lost = f"{unit.name} loses {counted(self.steps, 'step')}, {left} left."
        found = [lost if self.steps else f"{unit.name} loses no step."]
        if not left:
            return (*found, f"{unit.name} is eliminated.")
        if self.check is not None:
            passed = codes_in_words(self.codes) if self.codes else "passed"
            found.append(f"Morale check: {passed}.")
        return tuple(found)


def hit(books: Books, found: Muster, at: AtTarget) -> Hit:
    """Read the dice of a target, and what the combat results table makes of them."""
    aimed = at.aimed
    entry = aimed.entry
    if not at.column:
        return Hit(at)
    column = column_name(at.table, at.column)
    if entry.red is None or entry.gray is None:
        sentence = f"The dice for {aimed.unit.name} are missing."
        fault = Fault(sentence, f"{aimed.field}.red", "", "Enter both dice, or roll.", "SP-FIRE-30")
        return Hit(at, refusals=(fault,), needs="Enter both dice, or roll.")
    dice = read_dice(found.side, entry.red, entry.gray, books.tables)
    try:
        die, where = dice.result.result, f"{aimed.field}.result"
        result, source = table_result(books, at.table, at.column, die, entry.result, where)
    except BadInput as error:
        needs = f"Column {column}, die {dice.result.result}: enter the result of your table."
        return Hit(at, dice.result, lines=dice.working, refusals=error.faults, needs=needs)
    case = OWN_COPY if source == TABLE_OF_PLAYER else _RESULT
    text = f"column {column}, die {dice.result.result}, {source}"
    line = Step("Result", result.words, text, case, StepKind.RESULT, result.record)
    base = Hit(at, dice.result, result, source, lines=(*dice.working, line))
    return _suffered(books, found, base)


def table_result(
    books: Books, table: CombatTable, column: int, die: int, entered: str, where: str
) -> tuple[FireResult, str]:
    """The entry of the player's table, or what he entered, and which of them it is.

    Raises:
        BadInput: Neither is there, or what was entered is no result; `where` is its field.
    """
    chart_id = CHART_OF[table]
    name = column_name(table, column)
    copy = own_copy(books, chart_id)
    held = copy.entry(str(die), name) if copy is not None else ""
    if held:
        return read_result(held), TABLE_OF_PLAYER
    chart = charts()[chart_id]
    entered = entered.strip()
    if not entered:
        hint = chart.hint(str(die), name)
        known = f" The text of the rules has {hint} there." if hint else ""
        sentence = f"Your table is not filled in at column {name}, die {die}."
        advice = f"Enter the result, or fill in the table.{known}"
        raise BadInput(Fault(sentence, where, "", advice, _RESULT))
    meant = matching_entry(chart, entered)
    if meant not in chart.entries:
        advice = f"Results: {', '.join(chart.entries)}."
        raise BadInput(Fault("is not a result of the table.", where, entered, advice, _RESULT))
    return read_result(meant), _ENTERED


def _suffered(books: Books, found: Muster, base: Hit) -> Hit:
    """Steps lost, with surprise, and the morale check that is due (SP-MC-20, SP-SUR-12)."""
    unit = base.at.aimed.unit
    result = base.result
    if result is None:
        return base
    lines = list(base.lines)
    surprise = surprise_on(books, unit)
    factor = surprise.loss_mult if surprise is not None else 1
    steps = min(result.steps * factor, unit.state.steps_left)
    if factor != 1 and result.steps:
        text = f"{result.steps} × {factor}"
        lines.append(Step("Steps lost, surprised", steps, text, "SP-SUR-12"))
    check: Ruling[tuple[MoraleCode, ...]] | None = None
    refusals = base.refusals
    if result.morale_check and steps < unit.state.steps_left and base.dice is not None:
        indirect = all(one.right.mode is not FireMode.DIRECT for one in found.firing)
        try:
            check = check_of(books, unit, base.dice.morale, indirect_only=indirect)
        except BadInput as error:
            refusals = (*refusals, *error.faults)
        else:
            lines += check.working
    return replace(base, steps=steps, check=check, lines=tuple(lines), refusals=refusals)
