"""What dice do to one unit on the combat results table: the result, steps lost, morale."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, Protocol, TypeVar

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.at_target import AtTarget
from oobmgr.games.spark.actions.fire.muster import Muster
from oobmgr.games.spark.fire.columns import CHART_OF, CombatTable, column_name
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.results import FireDice, FireResult, read_dice, read_result
from oobmgr.games.spark.morale.check import MoraleCode, codes_in_words
from oobmgr.games.spark.morale.effects import check_of, surprise_on
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.actions import Remedy, StepChange
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY, ChartEntry, matching_entry, own_copy

_RESULT: Final = "SP-FIRE-32"
_ENTER_DICE: Final = "Enter both dice, or roll."
TABLE_OF_PLAYER: Final = "your table"
ENTERED: Final = "as entered"
Checked = Ruling[tuple[MoraleCode, ...]]


class Roll(Protocol):
    """The dice of a fire or an air strike at one unit, and the result if the table lacks it."""

    @property
    def red(self) -> int | None:
        """The red die; None while it is not rolled."""

    @property
    def gray(self) -> int | None:
        """The gray die; None while it is not rolled."""

    @property
    def result(self) -> str:
        """The result as the player's table has it; empty where the program knows it."""


@dataclass(frozen=True, kw_only=True)
class Hit:
    """What comes of a fire or a strike at one unit, as far as dice and results are entered.

    `steps` are the steps that it loses, `needs` what is to be entered next; `right` is what
    the chart has where something else was entered, in the field `right_at`, and `blank` what was
    entered where the chart has no entry yet.
    """

    unit: SparkUnit
    dice: FireDice | None = None
    result: FireResult | None = None
    source: str = ""
    steps: int = 0
    check: Checked | None = None
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()
    needs: str = ""
    right: str = ""
    right_at: str = ""
    blank: ChartEntry | None = None
    warnings: tuple[Fault, ...] = ()

    @property
    def codes(self) -> tuple[MoraleCode, ...]:
        """What the morale check brings."""
        return self.check.result if self.check is not None else ()

    @property
    def left(self) -> int:
        """The steps that the unit keeps."""
        # A check may end a unit that kept steps (SP-MC-18).
        gone = MoraleCode.ELIMINATED in self.codes
        return 0 if gone else self.unit.state.steps_left - self.steps


AnyHit = TypeVar("AnyHit", bound=Hit)


class Contradicted(Protocol):
    """What came of dice, with what the chart has in place of what was entered, by field."""

    @property
    def rights(self) -> tuple[tuple[str, str], ...]:
        """The fields, each with its right entry."""


def rights_of(hits: Iterable[Hit]) -> tuple[tuple[str, str], ...]:
    """What the chart has, by the field in which something else was entered."""
    return tuple((one.right_at, one.right) for one in hits if one.right)


def looked_up(hits: Iterable[Hit]) -> tuple[ChartEntry, ...]:
    """What was entered where the chart has no entry yet."""
    return tuple(one.blank for one in hits if one.blank is not None)


def take_right(fault: Fault, outcome: Contradicted | None) -> Remedy | None:
    """Against an entered result that is not what the chart has: to take that of the chart."""
    right = dict(outcome.rights).get(fault.where) if outcome is not None else None
    if right is None:
        return None
    return Remedy(f"take_{fault.where}", f"Take {right}", sets={fault.where: right})


def losses_of(hits: tuple[Hit, ...]) -> tuple[StepChange, ...]:
    """Steps lost by results, and whole units that a morale check ends."""
    return tuple(
        StepChange(one.unit.state, one.left)
        for one in hits
        if one.left != one.unit.state.steps_left
    )


def rolled(
    books: Books, base: AnyHit, side: SideId, at: tuple[CombatTable, int], roll: Roll, where: str
) -> AnyHit:
    """Read the dice of a side, and what its table has in a column; `where` is their field."""
    # Unit by unit: one may have been rolled for and the next not yet.
    if roll.red is None or roll.gray is None:
        sentence = f"The dice for {base.unit.name} are missing."
        fault = Fault(sentence, _under(where, "red"), "", _ENTER_DICE, "SP-FIRE-30")
        return replace(base, refusals=(fault,), needs=_ENTER_DICE)
    # Soviet fire is read from the red die, German fire from the gray one (SP-FIRE-30).
    dice = read_dice(side, roll.red, roll.gray, books.tables)
    column, die = column_name(*at), dice.result.result
    base = replace(base, dice=dice.result, lines=(*base.lines, *dice.working))
    try:
        # The dice are known, so only the result is missing.
        result, source = table_result(books, *at, die, roll.result, _under(where, "result"))
    # The dice stay read: what is asked for next is the result alone.
    except BadInput as error:
        needs = f"Column {column}, die {die}: enter the result of your table."
        return replace(base, refusals=error.faults, needs=needs)
    base = _held_against(books, base, at, roll.result, _under(where, "result"))
    case = OWN_COPY if source == TABLE_OF_PLAYER else _RESULT
    text = f"column {column}, die {die}, {source}"
    line = Step("Result", result.words, text, case, StepKind.RESULT, result.record)
    return replace(base, result=result, source=source, lines=(*base.lines, line))


def _under(where: str, name: str) -> str:
    """A field of a record; of the inputs themselves where they are not a list."""
    return f"{where}.{name}" if where else name


def _held_against(
    books: Books, base: AnyHit, at: tuple[CombatTable, int], entered: str, where: str
) -> AnyHit:
    """Say where what was entered is not what the player's chart, or the rules' text, has there."""
    if base.dice is None or not entered.strip():
        return base
    chart_id, name, die = CHART_OF[at[0]], column_name(*at), str(base.dice.result)
    chart, copy = charts()[chart_id], own_copy(books, chart_id)
    held = copy.entry(die, name) if copy is not None else ""
    # The rules' text has a few results of its own, which hold where his chart is empty.
    right, meant = held or chart.hint(die, name), matching_entry(chart, entered)
    if not right or meant == right:
        # The chart has nothing there yet, so what was entered can be kept in it.
        blank = None if held else ChartEntry(chart_id, die, name, meant)
        return replace(base, blank=blank)
    whose = "Your chart" if held else "The text of the rules"
    sentence = f"{whose} has {right} at column {name}, die {die}; {entered} was entered."
    advice = "The chart counts." if held else "Look it up again."
    told = Fault(sentence, where, entered, advice, _RESULT)
    return replace(base, right=right, right_at=where, warnings=(*base.warnings, told))


def table_result(
    books: Books, table: CombatTable, column: int, die: int, entered: str, where: str
) -> tuple[FireResult, str]:
    """The entry of the player's table, or what he entered, and which of them it is.

    Raises:
        BadInput: Neither is there, or what was entered is not a result; `where` is its field.
    """
    chart_id = CHART_OF[table]
    name = column_name(table, column)
    # His filled-in table goes before what he typed, so that the two cannot contradict each other.
    copy = own_copy(books, chart_id)
    held = copy.entry(str(die), name) if copy is not None else ""
    if held:
        return read_result(held), TABLE_OF_PLAYER
    chart = charts()[chart_id]
    entered = entered.strip()
    if not entered:
        hint = chart.hint(str(die), name)
        # Told as a hint alone: a cell seen in an example is not the player's table.
        known = f" The text of the rules has {hint} there." if hint else ""
        sentence = f"Your table is not filled in at column {name}, die {die}."
        advice = f"Enter the result, or fill in the table.{known}"
        raise BadInput(Fault(sentence, where, "", advice, _RESULT))
    meant = matching_entry(chart, entered)
    if meant not in chart.entries:
        advice = f"Results: {', '.join(chart.entries)}."
        raise BadInput(Fault("is not a result of the table.", where, entered, advice, _RESULT))
    return read_result(meant), ENTERED


def suffered(books: Books, base: AnyHit, check: Callable[[int], Checked]) -> AnyHit:
    """Steps lost, with surprise, and the morale check that is due (SP-MC-20, SP-SUR-12).

    `check` makes the check from its die.
    """
    unit, result, dice = base.unit, base.result, base.dice
    if result is None or dice is None:
        return base
    surprise = surprise_on(books, unit)
    factor = surprise.loss_mult if surprise is not None else 1
    # Doubled first, then no more than it has: nobody loses steps that are not there (SP-SUR-12).
    steps = min(result.steps * factor, unit.state.steps_left)
    if factor != 1 and result.steps:
        line = Step("Steps lost, surprised", steps, f"{result.steps} × {factor}", "SP-SUR-12")
        base = replace(base, lines=(*base.lines, line))
    base = replace(base, steps=steps)
    # A unit that loses its last step has nothing left to check.
    if not result.morale_check or steps == unit.state.steps_left:
        return base
    try:
        found = check(dice.morale)
    except BadInput as error:
        return replace(base, refusals=(*base.refusals, *error.faults))
    return replace(base, check=found, lines=(*base.lines, *found.working))


# ------------------------------------------------------------------------------- by fire


@dataclass(frozen=True, kw_only=True)
class TargetHit(Hit):
    """What comes of a fire at one of its targets."""

    at: AtTarget

    @property
    def words(self) -> tuple[str, ...]:
        """What comes of it, a sentence each."""
        if self.result is None:
            return ()
        name, left = self.unit.name, self.unit.state.steps_left - self.steps
        lost = f"{name} loses {counted(self.steps, 'step')}, {left} left."
        found = [lost if self.steps else f"{name} loses no step."]
        if not left:
            return (*found, f"{name} is eliminated.")
        if self.check is not None:
            passed = codes_in_words(self.codes) if self.codes else "passed"
            found.append(f"Morale check: {passed}.")
        return tuple(found)


def hit(books: Books, found: Muster, at: AtTarget) -> TargetHit:
    """Read the dice of a target, and what the combat results table makes of them."""
    aimed = at.aimed
    base = TargetHit(unit=aimed.unit, at=at)
    # Points that come to nothing have no column, and so no dice.
    if not at.column:
        return base
    # After indirect fire alone no failed check makes a unit withdraw (5.5).
    indirect = all(one.right.mode is not FireMode.DIRECT for one in found.firing)
    base = rolled(books, base, found.side, (at.table, at.column), aimed.entry, aimed.field)
    return suffered(
        books, base, lambda die: check_of(books, aimed.unit, die, indirect_only=indirect)
    )
