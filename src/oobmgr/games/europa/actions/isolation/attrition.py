"""Isolation attrition: a stack rolls, and loses half of its strength if the roll fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import Exact, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.payment import done
from oobmgr.games.europa.actions.units import mark, twice, units_told
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.isolation.rolling import (
    RolledStack,
    StackRollInputs,
    first_due,
    rolled_stack,
)
from oobmgr.games.europa.isolation.stacks import ROLLED, due_stacks
from oobmgr.games.europa.losses.taking import Taken, taken
from oobmgr.games.europa.picking.supply import isolated_picking
from oobmgr.games.europa.words import INITIAL
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told

ACTION = "isolation"


@dataclass(frozen=True)
class IsolationInputs(StackRollInputs):
    """The roll of an isolated hex, and the units with which it meets its loss."""

    reduced: tuple[int, ...] = units_told("Units of the stack that lose a step.")
    removed: tuple[int, ...] = units_told("Units of the stack that lose all their steps.")
    for_special: bool = flag_told(
        "Whether the losses count for special replacements.", "SR-03", default=True
    )


@dataclass(frozen=True)
class AttritionTaken:
    """What the roll asked for, and what was lost."""

    modified: int = told("The roll with its modifiers.")
    required: int = told("Strength to lose.", unit="factors")
    lost: Exact = told("What the losses count for.", unit="factors")
    met: bool = told("Whether they are enough.")


def propose_isolation(books: Books) -> IsolationInputs:
    """The form as it opens: the first stack that has to roll."""
    place, units, home = first_due(books)
    return IsolationInputs(units=units, hex=place, home=home)


def any_due(books: Books) -> bool:
    """Whether an isolated stack of the side that is playing has to roll."""
    return bool(due_stacks(books))


@action(
    "ISO-03 ISO-01 ISO-04 ISO-07",
    phases=(INITIAL,),
    title="Isolation attrition",
    propose=propose_isolation,
    offered=any_due,
    not_now=Fault("No isolated stack is due for a roll."),
    tab="Attrition",
    post_text="Post the attrition roll",
    link="Roll for them",
    group="Isolation",
    picking=isolated_picking(
        {"units": "in the stack", "reduced": "loses a step", "removed": "loses all"}
    ),
)
def plan_isolation(books: Books, inputs: IsolationInputs) -> ActionPlan:
    """Roll for an isolated stack, and take half of its strength where the roll fails."""
    stack = rolled_stack(books, inputs, (*inputs.reduced, *inputs.removed))
    losses = _losses(stack.fighters, inputs)
    lost = sum((one.df for one, _ in losses), Fraction(0))
    changes = tuple(StepChange(one.unit, left) for one, left in losses)
    rolled = stack.ruling.result if stack.ruling else None
    required = rolled.loss if rolled else 0
    met = _is_met(stack, losses, lost, required)
    loss = taken(books, changes, counts=inputs.for_special)
    faults = (
        *stack.refusals,
        *_short(stack, losses, lost, met=met),
        *twice(books, {"reduced": inputs.reduced, "removed": inputs.removed}),
    )
    result = AttritionTaken(rolled.modified if rolled else 0, required, lost, met)
    working = (*stack.lines(), *_loss_lines(losses, lost, required, loss))
    return ActionPlan(
        _title(stack, required),
        _sentence(stack, required, lost),
        Ruling(result, working, stack.ruling.notes if stack.ruling else ()),
        loss.postings,
        loss.facts + mark(books, stack.ids, ROLLED) + done(books, ACTION),
        stack.warnings + loss.warnings,
        faults,
    )


def _losses(
    fighters: tuple[Fighter, ...], inputs: IsolationInputs
) -> tuple[tuple[Fighter, int], ...]:
    """The units that lose something, and the steps that each keeps."""
    gone = {UnitId(one) for one in inputs.removed}
    less = {UnitId(one) for one in inputs.reduced} - gone
    return tuple(
        (one, 0 if one.unit.id in gone else one.unit.steps_left - 1)
        for one in fighters
        if one.unit.id in gone | less
    )


def _is_met(
    stack: RolledStack, losses: tuple[tuple[Fighter, int], ...], lost: Fraction, required: int
) -> bool:
    """Whether the losses are enough, or nothing is left to lose."""
    all_gone = len(losses) == len(stack.fighters) and not any(left for _, left in losses)
    return lost >= required or all_gone


def _short(
    stack: RolledStack, losses: tuple[tuple[Fighter, int], ...], lost: Fraction, *, met: bool
) -> Iterator[Fault]:
    """Refusals of losses that are not enough, or that no failed roll asks for."""
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
        text = "becomes a cadre" if left else "is lost"
        yield Step(one.name, one.df, text, "CHG-02")
    if required or losses:
        text = f"{shown(lost)} of {required}"
        yield Step("The losses count for", lost, text, "ISO-03", StepKind.RESULT)
    yield from loss.working


def _title(stack: RolledStack, required: int) -> str:
    if stack.ruling is None:
        return f"Attrition, {stack.name}"
    return f"Attrition, {stack.name}: {f'{required} to lose' if required else 'no loss'}"


def _sentence(stack: RolledStack, required: int, lost: Fraction) -> str:
    if not required:
        return f"{stack.name} loses nothing in this turn."
    return f"{stack.name} must lose {required} and loses {shown(lost)}."
