"""The other half of a fire across hidden sheets: what it does to one's own unit, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import HANDED_OVER, Subject
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.hidden_inputs import UNSEEN, AnswerInputs, TakenInputs
from oobmgr.games.spark.actions.fire.hits import (
    Checked,
    Hit,
    looked_up,
    losses_of,
    rights_of,
    rolled,
    suffered,
    take_right,
)
from oobmgr.games.spark.actions.fire.objections import shot_at_again
from oobmgr.games.spark.actions.fire.slips import Answer, read_answer, read_fire, told_fact
from oobmgr.games.spark.actions.picked import (
    against,
    driven_off,
    known_units,
    nobody_picked,
)
from oobmgr.games.spark.actions.stand_ins import boxes_settled, missing_boxes, note_stand_ins
from oobmgr.games.spark.fire.ask import at_hex
from oobmgr.games.spark.fire.columns import check_column, table_of
from oobmgr.games.spark.fire.fired_at import note_shot_at
from oobmgr.games.spark.morale.effects import check_effects, check_of, pinned
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.roster.strength import KIND_NAMES, is_flipped
from oobmgr.games.spark.units.unit import SparkUnit, living_units, units_of
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE, FireKind, opponent
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded

_PHASES: Final = (*MOVEMENT, *COMBAT, *POST_ASSAULT_FIRE)
_MEANT: Final = "Check that this is what you mean."
_TITLE: Final = "Fire from a hidden sheet"
_ANSWER: Final = "Answer to a fire"
_BOTH_HERE: Final = Fault(
    "Both sides are in this file: it knows the result of a fire.", case=UNSEEN
)


@dataclass(frozen=True)
class Taken:
    """What came of it."""

    lost: int = told("Steps lost.", unit="steps")
    left: int = told("Steps left.", unit="steps")
    rights: tuple[tuple[str, str], ...] = ()


@action(
    "SP-ROSTER-15 SP-FIRE-32 SP-MC-20 SP-CMB-02",
    phases=_PHASES,
    title=_TITLE,
    tab="Fire from one",
    post_text="Post what it does",
    group="Hidden sheets",
    remedy=take_right,
    left_out=boxes_settled(living_units),
    **LIVING.offering(UNSEEN, units="is hit"),
)
def plan_fire_taken(books: Books, inputs: TakenInputs) -> ActionPlan:
    """What fire of the other side does to a unit: column and dice as its player gave them."""
    inputs, place = _as_told(books, inputs)
    units = known_units(books, inputs.units)
    if faults := _not_one(inputs, place, units):
        return ActionPlan.refused(_TITLE, faults)
    unit = units[0]
    hit = _hit_of(books, unit, inputs)
    checked = [(unit, hit.codes)] if hit.check is not None else []
    written = lose_steps(books, losses_of((hit,))) + check_effects(books, checked)
    # Without a result there is nothing to answer yet.
    answers = (answer_of(books, hit, place or unit.state.hex),) if hit.result is not None else ()
    told_ = hit.result.words if hit.result is not None else ""
    slips = (Step("Answer slip", "", one.line, UNSEEN) for one in answers)
    return ActionPlan(
        f"{unit.name}: fire taken, {told_ or 'open'}",
        "".join(f"Tell the other player: {one.words}." for one in answers),
        Ruling(
            Taken(hit.steps, hit.left, rights_of((hit,))), (*hit.lines, *written.working, *slips)
        ),
        written.postings,
        facts=(
            *written.facts,
            # While one side moves, its units take no other fire than that of zones.
            *pinned(books, checked, place or unit.state.hex),
            *told_fact(books, answers),
            *note_shot_at(books, unit),
            *note_stand_ins(books, units),
        ),
        warnings=(
            *_not_now(books, unit),
            *_other_slip(unit, inputs),
            *hit.warnings,
            *written.warnings,
        ),
        refusals=(
            *driven_off(units),
            *_not_so(unit, inputs),
            *_again(books, unit),
            *hit.refusals,
            *missing_boxes(books, units, stand_in=inputs.stand_in),
            *written.refusals,
        ),
        looked_up=looked_up((hit,)),
    )


def _hit_of(books: Books, unit: SparkUnit, inputs: TakenInputs) -> Hit:
    """What column and dice do to the unit."""
    table = table_of(inputs.kind)
    check_column(table, inputs.column)
    heading = Step(f"Against {unit.name}", kind=StepKind.HEADING)
    base = Hit(unit=unit, lines=(heading,))
    # The dice are read as those of the side that fired: it decides which color is which.
    side = opponent(unit.state.side)
    base = rolled(books, base, side, (table, inputs.column), inputs, "")
    return suffered(books, base, check_by(books, unit, indirect_only=inputs.indirect_only))


def _as_told(books: Books, inputs: TakenInputs) -> tuple[TakenInputs, str]:
    """The inputs as the slip has them, with the hex; as they were entered where there is none.

    A unit that was picked goes before the name on the slip. Raises `BadInput` for what is no slip.
    """
    if not inputs.slip.strip():
        return inputs, ""
    slip = read_fire(inputs.slip, "slip")
    units = inputs.units or _named(books, slip.counter, slip.place)
    filled = replace(
        inputs,
        units=units,
        kind=slip.kind,
        column=slip.column,
        red=slip.red,
        gray=slip.gray,
        indirect_only=slip.indirect,
    )
    return filled, slip.place


def _not_so(unit: SparkUnit, inputs: TakenInputs) -> Iterator[Fault]:
    """A kind of fire that the unit does not take, or that no indirect fire is."""
    name, kind = KIND_NAMES[inputs.kind], str(inputs.kind)
    if unit.armored != (inputs.kind is FireKind.AT):
        sentence = f"{unit.name} takes no {name} fire."
        advice = "AFV take AT fire, all others regular fire."
        yield Fault(sentence, "kind", kind, advice, "SP-FIRE-08")
    elif inputs.indirect_only and inputs.kind is FireKind.AT:
        advice = "AT fire is always direct."
        yield Fault("No AT fire is indirect.", "indirect_only", "yes", advice, "SP-ART-02")


def _again(books: Books, unit: SparkUnit) -> Iterator[Fault]:
    """The refusal of a second fire at an AFV in a phase; fire while one side moves is of zones."""
    if books.phase not in MOVEMENT:
        yield from shot_at_again(books, unit, units_of(books), "units")


def _not_now(books: Books, unit: SparkUnit) -> Iterator[Fault]:
    """A question about a unit whose side nobody fires at in this phase.

    Whoever moves draws the fire of zones, and after the assaults only who moved fires (SP-SEQ-03).
    """
    moves = unit.state.side == books.side
    if (books.phase in MOVEMENT and not moves) or (books.phase in POST_ASSAULT_FIRE and moves):
        sentence = "belongs to the side that is not fired at in this phase."
        yield against(unit, sentence, "SP-SEQ-03", _MEANT).question()


def _other_slip(unit: SparkUnit, inputs: TakenInputs) -> Iterator[Fault]:
    """Ask where the slip means another counter, or another hex, than the unit that is picked."""
    if not inputs.slip.strip():
        return
    slip = read_fire(inputs.slip, "slip")
    # The picked unit counts: a name on a slip may be misspelt.
    if slip.counter and folded(slip.counter) != folded(unit.name):
        sentence = f"The slip is for {slip.counter}, and {unit.name} is picked."
        yield Fault(sentence, "units", str(unit.id), _MEANT, "SP-FIRE-08").question()
    if unit.state.hex and slip.place and not at_hex(unit.state.hex, slip.place):
        sentence = f"The slip is for {slip.place}; {unit.name} is in {unit.state.hex}."
        yield Fault(sentence, "units", str(unit.id), _MEANT, "SP-FIRE-08").question()


def _not_one(inputs: TakenInputs, place: str, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    """That nobody is named, or more than one."""
    # A slip names a unit, so that the refusal can say whom it means.
    faults = (not units and _nobody_named(inputs, place)) or nobody_picked(units)
    # Each unit in a hex is rolled for by itself, so these dice are of one unit (SP-FIRE-30).
    several = Fault("has dice for one unit.", "units", "", "Pick one.", "SP-FIRE-30")
    return (*faults, several) if len(units) > 1 else tuple(faults)


def _nobody_named(inputs: TakenInputs, place: str) -> tuple[Fault, ...]:
    """That the slip names no one unit in its hex; nothing where there is no slip."""
    if not inputs.slip.strip():
        return ()
    counter = read_fire(inputs.slip, "slip").counter
    if not counter:
        return ()
    sentence = f"No single unit {counter} is known in {place}."
    advice = "Pick the unit that is fired at, or check the slip."
    return (Fault(sentence, "units", "", advice, "SP-FIRE-08"),)


def _named(books: Books, counter: str, place: str) -> tuple[int, ...]:
    """The one unit that a slip means; nothing where it may be several, or none."""
    if not counter:
        return ()
    found = [
        one
        for one in living_units(books)
        if folded(one.name) == folded(counter)
        # Without a hex in the books the name alone has to do.
        if not one.state.hex or at_hex(one.state.hex, place)
    ]
    # Of two units with one name only the player can say which is meant.
    return (int(found[0].id),) if len(found) == 1 else ()


def check_by(books: Books, unit: SparkUnit, *, indirect_only: bool) -> Callable[[int], Checked]:
    """The morale check of a unit that is fired at, by its die."""
    return lambda die: check_of(books, unit, die, indirect_only=indirect_only)


def answer_of(books: Books, hit: Hit, place: str) -> Answer:
    """What the map shows of a hit: result, markers, a counter that is turned over or gone."""
    state, result = hit.unit.state, hit.result
    # A counter turned over is the one sign of losses that both players see (SP-ROSTER-12).
    before, after = (
        is_flipped(steps, state.steps, books.tables) for steps in (state.steps_left, hit.left)
    )
    steps = result.steps if result is not None else 0
    check = "M" if result is not None and result.morale_check else ""
    return Answer(
        place=place,
        counter=hit.unit.name,
        result=f"{steps or ''}{check}",
        codes=hit.codes,
        # A counter that is gone is not turned over as well: the other player would look for its
        # back.
        turned=after and not before and bool(hit.left),
        gone=not hit.left,
    )


def _one_sided(books: Books) -> bool:
    """Whether this is a file for one side: where both are, no answer has to be carried over."""
    return books.fact(Subject.CAMPAIGN, HANDED_OVER, "side") is not None


@action(
    "SP-ROSTER-15",
    phases=_PHASES,
    title=_ANSWER,
    tab="Answer",
    post_text="Note the answer",
    group="Hidden sheets",
    offered=_one_sided,
    not_now=_BOTH_HERE,
)
def plan_fire_answered(books: Books, inputs: AnswerInputs) -> ActionPlan:
    """Note what your own fire did, from the answer slip of the other player's file."""
    if not inputs.slip.strip():
        advice = "Type or paste it."
        fault = Fault("No answer slip is entered.", "slip", "", advice, UNSEEN, missing=True)
        return ActionPlan.refused(_ANSWER, (fault,))
    answer = read_answer(inputs.slip, "slip")
    line = Step("Told", answer.words, "", UNSEEN, StepKind.RESULT)
    return ActionPlan(
        f"Fire at {answer.place}: {answer.words}",
        f"{answer.counter or 'The target'} in {answer.place}: {answer.words}.",
        Ruling(answer.words, (line,)),
        # The note alone: steps and markers of the target are in the other file.
        facts=told_fact(books, (answer,)),
    )
