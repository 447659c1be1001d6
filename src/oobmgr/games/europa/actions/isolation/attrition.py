"""Isolated stacks: attrition halves one if its roll fails; breakout gives it up for points."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting, UnitId
from oobmgr.domain.quantities import Exact, counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import income
from oobmgr.games.europa.acting import twice, units_told
from oobmgr.games.europa.actions.fields import nation_told, special_told
from oobmgr.games.europa.actions.replacements.credit import Credit, Reason, credited
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.deeds import mark
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.isolation.attrition import BreakoutPointsInputs, breakout_points
from oobmgr.games.europa.isolation.rolling import (
    ROLLED,
    RolledStack,
    StackRollInputs,
    due_stacks,
    first_due,
    rolled_stack,
)
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.picking.supply import isolated_picking
from oobmgr.games.europa.replacements.losses import Taken, taken
from oobmgr.games.europa.replacements.points import (
    PendingPointsUsableInputs,
    PendingSource,
    PointKind,
    pending_points_usable,
)
from oobmgr.games.europa.replacements.schedule import side_of
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import GERMANY, INITIAL, NATIONS, SOVIET, SOVIET_UNION, SideName
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering


@dataclass(frozen=True)
class IsolationInputs(StackRollInputs):
    """The roll of an isolated hex, and the units with which it meets its loss."""

    reduced: tuple[int, ...] = units_told(
        "Units of the stack that lose a step.", label="Lose a step"
    )
    removed: tuple[int, ...] = units_told(
        "Units of the stack that lose all their steps.", label="Removed"
    )
    for_special: bool = special_told()


@dataclass(frozen=True)
class AttritionTaken:
    """What the roll asked for, and what was lost."""

    modified: int = told("The roll with its modifiers.")
    required: int = told("Strength to lose.", unit="factors")
    lost: Exact = told("What the losses count for.", unit="factors")
    met: bool = told("Whether they are enough.")


def _first(inputs: type[StackRollInputs]) -> Callable[[Books], StackRollInputs]:
    """The form as it opens: the first stack that has to roll."""

    def propose(books: Books) -> StackRollInputs:
        place, units, home = first_due(books)
        return inputs(units=units, hex=place, home=home)

    return propose


def any_due(books: Books) -> bool:
    """Whether an isolated stack of the side that is playing has to roll."""
    return bool(due_stacks(books))


@action(
    "ISO-03 ISO-01 ISO-04 ISO-07",
    phases=(INITIAL,),
    title="Isolation attrition",
    propose=_first(IsolationInputs),
    offered=any_due,
    not_now=Fault("No isolated stack is due for a roll."),
    tab="Attrition",
    post_text="Post the attrition roll",
    link="Roll for them",
    group="Isolation",
    picking=isolated_picking(
        {"units": "in the stack", "reduced": "loses a step", "removed": "loses all"}
    ),
    offers=offering(hex=hexes),
)
def plan_isolation(books: Books, inputs: IsolationInputs) -> ActionPlan:
    """Roll for an isolated stack, and take half of its strength where the roll fails."""
    stack = rolled_stack(books, inputs, (*inputs.reduced, *inputs.removed))
    losses = _losses(stack.fighters, inputs)
    # Defence factors, for the roll asks for half of those (EU-CF-57).
    lost = sum((one.df for one, _ in losses), Fraction(0))
    changes = tuple(StepChange(one.unit, left) for one, left in losses)
    rolled = stack.ruling.result if stack.ruling else None
    required = rolled.loss if rolled else 0
    # A stack that loses all it has meets any loss, for its units may count for too little.
    all_gone = len(losses) == len(stack.fighters) and not any(left for _, left in losses)
    met = lost >= required or all_gone
    loss = taken(books, changes, counts=inputs.for_special)
    faults = (
        *stack.refusals,
        *_short(stack, losses, lost, met=met),
        *twice(books, {"reduced": inputs.reduced, "removed": inputs.removed}),
    )
    result = AttritionTaken(rolled.modified if rolled else 0, required, lost, met)
    working = (*stack.lines(), *_loss_lines(losses, lost, required, loss))
    title = f"Attrition, {stack.name}"
    if rolled:
        title += f": {required} to lose" if required else ": no loss"
    loses = (
        f"must lose {required} and loses {shown(lost)}"
        if required
        else "loses nothing in this turn"
    )
    return ActionPlan(
        title,
        f"{stack.name} {loses}.",
        Ruling(result, working, stack.ruling.notes if stack.ruling else ()),
        postings=loss.postings,
        # Marked even where nothing was lost: a stack rolls once.
        facts=loss.facts + mark(books, stack.ids, ROLLED) + done(books, "isolation"),
        warnings=stack.warnings + loss.warnings,
        refusals=faults,
    )


def _losses(
    fighters: tuple[Fighter, ...], inputs: IsolationInputs
) -> tuple[tuple[Fighter, int], ...]:
    """The units that lose something, and the steps that each keeps."""
    gone = {UnitId(one) for one in inputs.removed}
    # A unit in both lists is refused below; until then it must not count twice.
    less = {UnitId(one) for one in inputs.reduced} - gone
    return tuple(
        (one, 0 if one.unit.id in gone else one.unit.steps_left - 1)
        for one in fighters
        if one.unit.id in gone | less
    )


def _short(
    stack: RolledStack, losses: tuple[tuple[Fighter, int], ...], lost: Fraction, *, met: bool
) -> Iterator[Fault]:
    """Refusals of losses that are not enough, or that no failed roll asks for."""
    # Without a roll nobody can say how much is asked for.
    if stack.ruling is None or not stack.fighters:
        return
    required = stack.ruling.result.loss
    if not met:
        sentence = f"The stack must lose {required}; the picked losses count for {shown(lost)}."
        advice = "Pick units that lose a step, or all steps."
        yield Fault(sentence, "reduced", shown(lost), advice, "ISO-03")
    elif losses and not required:
        sentence = "The roll asks for no loss."
        yield Fault(sentence, "reduced", shown(lost), "Leave the losses out.", "ISO-03")


def _loss_lines(
    losses: tuple[tuple[Fighter, int], ...], lost: Fraction, required: int, loss: Taken
) -> Iterator[Step]:
    for one, left in losses:
        yield Step(one.name, one.df, ("becomes a cadre" if left else "is lost"), "CHG-02")
    if required or losses:
        text = f"{shown(lost)} of {required}"
        yield Step("The losses count for", lost, text, "ISO-03", StepKind.RESULT)
    yield from loss.working


@dataclass(frozen=True)
class BreakoutInputs(StackRollInputs):
    """An isolated hex that breaks out, and its roll."""

    nation: str = nation_told(
        "The nation that gets the points; left blank for that of most of the strength.",
        "ISO-05",
        label="Points to",
    )
    for_special: bool = special_told()


@dataclass(frozen=True)
class Breakout:
    """What a breakout brings, and when it can be used."""

    nation: str = told("The nation.")
    points: int = told("Infantry points.", unit="points")
    usable_from: TurnCode = told("The first game turn in which they can be used.")


@action(
    "ISO-05 ISO-02 ISO-06",
    phases=(INITIAL,),
    title="Breakout",
    propose=_first(BreakoutInputs),
    offered=any_due,
    not_now=Fault("No isolated stack is due for a roll."),
    post_text="Post the breakout",
    group="Isolation",
    picking=isolated_picking({"units": "breaks out"}),
    offers=offering(hex=hexes),
)
def plan_breakout(books: Books, inputs: BreakoutInputs) -> ActionPlan:
    """Give up an isolated stack for infantry points; decide before its roll."""
    stack = rolled_stack(books, inputs)
    # Left open, most of the strength decides, in defence factors as for the roll (EU-CF-57).
    nation = inputs.nation or _chief_nation(books, stack)
    working = list(stack.lines())
    points = 0
    if stack.ruling is not None and stack.fighters:
        # The roll still counts: what it would have taken, and one more, is deducted (EU-CF-58).
        asked = BreakoutPointsInputs(stack.strength, stack.ruling.result.modified)
        ruling = breakout_points(asked, books.tables)
        points = ruling.result
        working += ruling.working
    # A nation of the other side cannot get points for units that this one gives up.
    own = not nation or side_of(nation) == books.side
    wrong = Fault(f"{nation} belongs to the other side.", "nation", nation, case="ISO-05")
    usable, lines = _usable(books, nation)
    # All of it goes, cadres too, since a breakout gives the stack up (ISO-05).
    changes = tuple(StepChange(one.unit, 0) for one in stack.fighters)
    loss = taken(books, changes, counts=inputs.for_special)
    result = Breakout(nation, points, usable)
    return ActionPlan(
        f"Breakout, {stack.name}: {counted(points, 'infantry point')}",
        f"{counted(len(changes), 'unit goes', 'units go')}; {nation or 'nobody'} gets"
        f" {counted(points, 'infantry point')}, usable from {CALENDAR.label(usable)}.",
        Ruling(result, (*working, *lines, *loss.working)),
        postings=(*loss.postings, *_credit(result)),
        facts=loss.facts + done(books, "breakout"),
        warnings=stack.warnings + loss.warnings,
        refusals=stack.refusals + (() if own else (wrong,)),
    )


def _chief_nation(books: Books, stack: RolledStack) -> str:
    """The nation that loses most, as far as it has replacement points of its own."""
    chief = SOVIET_UNION if books.side == SOVIET else GERMANY
    sums: defaultdict[str, Fraction] = defaultdict(Fraction)
    for one in stack.fighters:
        # Units of nations without points of their own count for the chief one.
        sums[one.unit.nation if one.unit.nation in NATIONS else chief] += one.df
    return max(sums, key=lambda nation: sums[nation], default="")


def _usable(books: Books, nation: str) -> tuple[TurnCode, tuple[Step, ...]]:
    """The turn from which the points can be used (ISO-06)."""
    # Not in this turn: replacements are taken before a breakout is paid (REP-13).
    asked = PendingPointsUsableInputs(
        books.turn, PendingSource.BREAKOUT, SideName(books.side), books.options
    )
    ruling = pending_points_usable(asked, books.tables)
    return ruling.result, ruling.working if nation else ()


def _credit(result: Breakout) -> tuple[Posting, ...]:
    if not result.points or not result.nation:
        return ()
    credit = Credit(result.nation, PointKind.INFANTRY, result.points, result.usable_from)
    return credited(credit, income(side_of(result.nation), Reason.BREAKOUT))
