"""Markers and strength boxes of units, as Roster Sheets enter them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import MOST_STEPS, UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import DEMORALIZED
from oobmgr.games.grande_armee.march.markers import (
    DEMORALIZED_WORD,
    STAGE,
    Stage,
    demoralized_in,
    rout_of,
    set_demoralized,
    set_rout,
)
from oobmgr.games.grande_armee.options import START, chosen
from oobmgr.games.grande_armee.units import has_strength, is_cavalry
from oobmgr.games.grande_armee.words import GAME_TURN, RALLY
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, list_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    pick_faults,
    said_of_each,
    units_of,
    units_told,
)

GROUP: Final = "Markers"
"""The heading of what is entered from Roster Sheets."""
_ROUT: Final = "LGA-SEQ-02"
_STAR: Final = "LGA-SKR-03"
_BOXES: Final = "LGA-AOC-01"
_PAID: Final = "LGA-REPL-01"
_ANYBODY: Final = Pickable(
    lambda books: tuple(unit for unit in units_of(books) if has_strength(unit)),
    "No unit with strength points is on the map.",
    lambda _, unit: f"{unit.steps_left} of {unit.steps} SP",
)


class Marker(StrEnum):
    """A marker by its saved name."""

    ROUT = STAGE
    DEMORALIZED = str(DEMORALIZED)


_NAMES: Final = {Marker.ROUT: str(Stage.ROUT_1), Marker.DEMORALIZED: DEMORALIZED_WORD}


@dataclass(frozen=True)
class MarkInputs:
    """Units, and the marker that is laid on them or taken off."""

    units: tuple[int, ...] = units_told("Units that get the marker, or lose it.", _ROUT)
    marker: Marker = told(
        "Which marker.",
        default=Marker.ROUT,
        case=_ROUT,
        label="Marker",
        choice_names={Marker.ROUT: "rout", Marker.DEMORALIZED: DEMORALIZED_WORD},
    )
    on: bool = flag_told("Whether it is placed; no takes it off.", default=True, label="Laid")


@action(
    f"{_ROUT} {_STAR} LGA-SEQ-03",
    phases=GAME_TURN,
    title="Markers on units",
    name="mark_units",
    tab="On the sheet",
    post_text="Post the markers",
    group=GROUP,
    **_ANYBODY.offering(_ROUT, units="is marked"),
)
def plan_mark(books: Books, inputs: MarkInputs) -> ActionPlan:
    """Place a marker of this turn on units, or take it off; those that are so already stay."""
    units = known_units(books, inputs.units)
    name = _NAMES[inputs.marker] if inputs.on else f"{_NAMES[inputs.marker]} off"
    if inputs.marker is Marker.ROUT:
        facts = set_rout(books, _without_rout(books, units, inputs), _stage(inputs))
    else:
        facts = set_demoralized(books, units, held=inputs.on)
    return ActionPlan(
        f"{name}: {names_of(units)}",
        "",
        said_of_each("Markers", _ROUT, [(unit, name, "") for unit in units]),
        facts=facts,
        warnings=tuple(_too_early(books, units, inputs)),
        refusals=tuple(_mark_faults(units, inputs, changes=bool(facts))),
    )


def _stage(inputs: MarkInputs) -> Stage | None:
    return Stage.ROUT_1 if inputs.on else None


def _without_rout(
    books: Books, units: tuple[UnitState, ...], inputs: MarkInputs
) -> tuple[UnitState, ...]:
    """Units whose marker would change: one that lies there keeps its stage and its turn."""
    return tuple(u for u in units if not inputs.on or rout_of(books, u) is None)


def _too_early(books: Books, units: tuple[UnitState, ...], inputs: MarkInputs) -> Iterator[Fault]:
    """What is asked where a demoralized marker is taken off before the Rally Phase."""
    if inputs.marker is Marker.ROUT or inputs.on or books.phase == RALLY:
        return
    for unit in units:
        # One that was left over from an earlier turn should have gone in its Rally Phase.
        if demoralized_in(books, unit) == books.turn:
            advice = "Take it off only if it was placed by mistake."
            sentence = "stays demoralized until the Rally Phase."
            yield against(unit, sentence, _STAR, advice).question()


def _mark_faults(
    units: tuple[UnitState, ...], inputs: MarkInputs, *, changes: bool
) -> Iterator[Fault]:
    yield from pick_faults(units, _ROUT)
    for unit in units:
        if not has_strength(unit):
            yield against(unit, "has no strength points.", _ROUT)
        elif inputs.marker is Marker.DEMORALIZED and inputs.on and not is_cavalry(unit):
            yield against(unit, "is not cavalry.", _STAR)
    # Only then: units that are not picked are told of already.
    if units and not changes:
        yield Fault("Nothing would change.", "units", case=_ROUT)


# ---------------------------------------------------------------------------------------- boxes


@dataclass(frozen=True)
class BoxesInputs:
    """The strength boxes of units."""

    units: tuple[int, ...] = units_told("Units with these boxes.", _BOXES)
    steps: int = told(
        "Strength points of each at full strength.",
        default=1,
        low=1,
        high=MOST_STEPS,
        unit="SP",
        case=_BOXES,
        label="Boxes",
    )
    numbers: tuple[int | None, ...] = list_told(
        "Nothing is printed in strength boxes: leave it empty.", _BOXES, label="Numbers"
    )
    lost: int | None = open_told(
        "Boxes that are crossed off; left blank, as many as now.",
        _BOXES,
        low=0,
        high=MOST_STEPS,
        unit="SP",
        label="Crossed off",
    )


@action(
    _BOXES,
    phases=GAME_TURN,
    title="Strength boxes of units",
    name="enter_boxes",
    tab="Boxes",
    post_text="Post the boxes",
    group=GROUP,
    **_ANYBODY.offering(_BOXES, units="has these boxes"),
)
def plan_boxes(books: Books, inputs: BoxesInputs) -> ActionPlan:
    """Enter how many strength points units have, as their counters and charts say."""
    units = known_units(books, inputs.units)
    postings = tuple(posting for unit in units for posting in _boxed(unit, inputs))
    lines = tuple(
        Step(unit.designation, inputs.steps - _lost(unit, inputs), f"of {inputs.steps}", _BOXES)
        for unit in units
    )
    total = Step("Boxes of each", inputs.steps, "", _BOXES, StepKind.RESULT)
    facts = tuple(
        Fact(Subject.UNIT, str(unit.id), "steps", unit.steps, inputs.steps)
        for unit in units
        if unit.steps != inputs.steps
    )
    return ActionPlan(
        f"Boxes of {names_of(units)}",
        f"{inputs.steps} for each.",
        Ruling(inputs.steps, (*lines, total)),
        postings,
        facts,
        warnings=tuple(_unpaid(books, units, inputs)),
        refusals=tuple(_box_faults(units, inputs, changes=bool(postings or facts))),
    )


def _unpaid(books: Books, units: tuple[UnitState, ...], inputs: BoxesInputs) -> Iterator[Fault]:
    """Asks about strength that nobody pays for, once the game has begun."""
    # In the first turn boxes are entered as counters and charts have them.
    for unit in units if books.turn != chosen(books.options, START) else ():
        # Only strength that is added is asked about: a box without a point costs nothing.
        more = inputs.steps - _lost(unit, inputs) - unit.steps_left
        if more > 0:
            sentence = f"would have {counted(more, 'SP', 'SP')} more, and nobody pays for it."
            advice = "Strength comes back as replacements, in the Interphase."
            yield against(unit, sentence, _PAID, advice).question()


def _lost(unit: UnitState, inputs: BoxesInputs) -> int:
    return unit.steps - unit.steps_left if inputs.lost is None else inputs.lost


def _boxed(unit: UnitState, inputs: BoxesInputs) -> tuple[Posting, ...]:
    """More or fewer boxes are an adjustment; those that are crossed off anew are lost."""
    held, outside = unit_account(unit.side, unit.id), Account(Place.ADJUSTED, unit.side)
    # Below zero, points come back from where they were lost.
    crossed = _lost(unit, inputs) - (unit.steps - unit.steps_left)
    return (
        *transfer(outside, held, STEP, inputs.steps - unit.steps),
        *transfer(held, Account(Place.DEAD, unit.side), STEP, crossed),
    )


def _box_faults(
    units: tuple[UnitState, ...], inputs: BoxesInputs, *, changes: bool
) -> Iterator[Fault]:
    yield from pick_faults(units, _BOXES)
    # The field is there since all games share the form of boxes.
    if any(number is not None for number in inputs.numbers):
        yield Fault("are printed in no strength box.", "numbers", "", "Leave them out.", _BOXES)
    for unit in units:
        if not has_strength(unit):
            yield against(unit, "has no strength points.", _BOXES)
        # The last point goes as a loss in the game, with what follows from it.
        elif _lost(unit, inputs) >= inputs.steps:
            advice = "Leave a box open, or take its last strength point as a loss."
            yield against(unit, "would have no box open.", _BOXES, advice)
    if units and not changes:
        yield Fault("The units have these boxes already.", "units", case=_BOXES)
