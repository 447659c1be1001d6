"""Current strengths of a unit: the number of its rightmost open box, its steps, or a share."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.units import MOST_RATING, MOST_STEPS, UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.units.types import GUNS
from oobmgr.games.spark.units.unit import (
    AT,
    FLIPPED_AT,
    FLIPPED_REGULAR,
    REGULAR,
    SparkUnit,
    spark_unit,
)
from oobmgr.games.spark.words import FireKind, UnitClass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables
from oobmgr.rules.unit_figures import UnitAmount

KIND_NAMES: Final = {FireKind.REGULAR: "regular", FireKind.AT: "AT"}


_FLIPS_AT: Final = "roster.flip.share"


def is_flipped(steps_left: int, steps: int, tables: Tables) -> bool:
    """Whether a unit with so many of its boxes open lies on its back (SP-ROSTER-12).

    It is worked out from the boxes wherever it is asked, never kept.
    """
    return steps_left <= steps * tables.number(_FLIPS_AT)


def flip_case(tables: Tables) -> str:
    """The case that says when a unit flips."""
    return tables.case(_FLIPS_AT)


class Firer(StrEnum):
    """What a unit is when it fires: artillery is told apart from the other weapons."""

    PERSONNEL = "personnel"
    WEAPONS = "weapons"
    ARTILLERY = "artillery"
    AFV = "afv"


def firer_of(unit: SparkUnit) -> Firer:
    """What a unit of the roster is when it fires."""
    if unit.unit_class is UnitClass.WEAPONS and unit.kind in GUNS:
        return Firer.ARTILLERY
    return Firer(unit.unit_class)


@dataclass(frozen=True)
class CurrentStrengthInputs:
    """A unit by its Roster Sheet and counter, and the kind of fire."""

    max_steps: int = told(
        "Boxes printed for the unit.",
        unit="steps",
        low=1,
        high=MOST_STEPS,
        case="SP-ROSTER-01",
        label="Boxes printed",
    )
    current_steps: int = amount_told(
        "Boxes not crossed off.", "SP-ROSTER-02", unit="steps", high=MOST_STEPS
    )
    printed_regular: int = told(
        "Regular strength on the front.", low=0, high=MOST_RATING, case="SP-CTR-13"
    )
    printed_at: int = told("AT strength on the front.", low=0, high=MOST_RATING, case="SP-CTR-20")
    fire: FireKind = told("Which strength is asked for.", case="SP-ROSTER-05")
    boxes: tuple[int | None, ...] | None = open_told(
        "The numbers in the step boxes from the left, ? for one without; nothing where no box "
        "has a number.",
        "SP-ROSTER-03",
        low=0,
        high=MOST_RATING,
        label="Numbers in the boxes",
    )
    unit_class: Firer = choice_told(
        "What the unit is.", "SP-CTR-09", Firer.PERSONNEL, label="Kind of unit"
    )
    flipped_at: int | None = open_told(
        "AT strength on the back, where it is known.",
        "SP-ROSTER-09",
        low=0,
        high=MOST_RATING,
        label="AT strength on the back",
    )
    flipped_regular: int | None = open_told(
        "Regular strength on the back, where it is known.",
        "SP-ROSTER-10",
        low=0,
        high=MOST_RATING,
        label="Regular strength on the back",
    )


@calculator(
    "SP-ROSTER-04 SP-ROSTER-06..11",
    value="The current strength.",
    unit="points",
    also="SP-CTR-13 SP-ROSTER-01..03 SP-ROSTER-05",
)
def current_strength(inputs: CurrentStrengthInputs, tables: Tables) -> Ruling[int]:
    """The strength of a unit after its losses: by box, by steps or by share.

    Raises:
        BadInput: More boxes are open than there are, or the numbers are not one for each box.
    """
    _check(inputs)
    flipped = is_flipped(inputs.current_steps, inputs.max_steps, tables)
    if not inputs.current_steps:
        return _answer(0, "no box is open", "SP-ROSTER-02")
    # Asked first: what is printed in a box needs no working out.
    box = _open_box(inputs)
    if box is not None:
        return _answer(box, f"box {inputs.current_steps}", "SP-ROSTER-06")
    printed, back = inputs.printed_at, inputs.flipped_at
    if inputs.fire is FireKind.REGULAR:
        printed, back = inputs.printed_regular, inputs.flipped_regular
    # The back counts only once it lies up: a 0 there bars no fire before (SP-ROSTER-10).
    if not flipped:
        back = None
    # Where the back prints nothing, a share of the front would invent a strength.
    if back == 0:
        return _answer(0, "flipped, and 0 on the back", "SP-ROSTER-10")
    # Personnel with next to no AT strength counts its steps (SP-ROSTER-08, SP-ROSTER-09).
    next_to_none = inputs.printed_at <= tables.whole("fire.strength.personnel_at")
    if inputs.unit_class is Firer.PERSONNEL and next_to_none:
        return _of_personnel(inputs, printed if back is None else back, flipped=flipped)
    return _by_share(inputs, printed, tables)


def _too_many(most: int, steps: int) -> list[Fault]:
    """The refusal of more open boxes than a unit has."""
    advice = f"It has {most} in all."
    told = Fault("is more than the unit has.", "current_steps", str(steps), advice)
    return [told] if steps > most else []


def _check(inputs: CurrentStrengthInputs) -> None:
    faults = _too_many(inputs.max_steps, inputs.current_steps)
    if inputs.boxes and len(inputs.boxes) != inputs.max_steps:
        advice = f"Give one entry for each of {inputs.max_steps} boxes, ? for one without."
        sentence = f"holds {counted(len(inputs.boxes), 'box', 'boxes')}."
        faults.append(Fault(sentence, "boxes", advice=advice, case="SP-ROSTER-03"))
    if faults:
        raise BadInput(*faults)


def _open_box(inputs: CurrentStrengthInputs) -> int | None:
    """The number in the rightmost open box, where the boxes are of the kind that is asked."""
    # The last box tells which strength the numbers are; without it nobody can say.
    if not inputs.boxes or inputs.boxes[-1] is None:
        return None
    # Numbers of the other kind say nothing of this one, which is worked out as a share
    # (SP-ROSTER-07).
    if kind_of_boxes(inputs.printed_regular, inputs.boxes[-1]) is not inputs.fire:
        return None
    return inputs.boxes[inputs.current_steps - 1]


def _of_personnel(inputs: CurrentStrengthInputs, on_counter: int, *, flipped: bool) -> Ruling[int]:
    if inputs.fire is FireKind.REGULAR:
        # Steps stand for the strength of units that fire; a printed 0 fires with none of them.
        if not on_counter:
            return _answer(0, "0 on the counter", "SP-ROSTER-10")
        return _answer(inputs.current_steps, "as many as its steps", "SP-ROSTER-09")
    side = "back" if flipped and inputs.flipped_at is not None else "front"
    return _answer(on_counter, f"{side} of the counter", "SP-ROSTER-09")


def _by_share(inputs: CurrentStrengthInputs, printed: int, tables: Tables) -> Ruling[int]:
    """The share of open boxes of the printed strength, rounded down, never to nothing."""
    if inputs.current_steps == inputs.max_steps or not printed:
        return _answer(printed, "front of the counter", "SP-ROSTER-04")
    # As in the text's example: with 3 of 4 boxes 5 points come to 3 ¾, which is 3 (SP-ROSTER-11).
    exact = Fraction(inputs.current_steps * printed, inputs.max_steps)
    text = f"{inputs.current_steps} of {inputs.max_steps} steps × {printed} = {shown(exact)}"
    return _answer(max(tables.whole("fire.strength.least"), floor(exact)), text, "SP-ROSTER-10")


def _answer(value: int, arithmetic: str, case: str) -> Ruling[int]:
    return ruled("Current strength", value, arithmetic, case)


@dataclass(frozen=True)
class BoxKindInputs:
    """What the counter prints, and the number in the last box."""

    printed_regular: int = told(
        "Regular strength on the front.", low=0, high=MOST_RATING, case="SP-ROSTER-05"
    )
    rightmost_box: int = told(
        "The number in the rightmost box.", low=0, high=MOST_RATING, case="SP-ROSTER-05"
    )
    printed_at: int | None = open_told(
        "AT strength on the front.", "SP-ROSTER-05", low=0, high=MOST_RATING
    )


def kind_of_boxes(printed_regular: int | None, rightmost: int) -> FireKind:
    """Which strength the numbers in the boxes are (SP-ROSTER-05)."""
    return FireKind.REGULAR if rightmost == printed_regular else FireKind.AT


@calculator("SP-ROSTER-05", title="Numbers in the boxes", value="The kind of fire.")
def box_kind(inputs: BoxKindInputs, _: Tables) -> Ruling[FireKind]:
    """Whether the numbers in the step boxes are regular or AT strengths.

    Raises:
        BadInput: Both strengths are told, and the last box holds neither.
    """
    printed = (inputs.printed_regular, inputs.printed_at)
    if inputs.printed_at is not None and inputs.rightmost_box not in printed:
        sentence = "is neither the regular nor the AT strength."
        advice = "Check the counter and the sheet."
        number = str(inputs.rightmost_box)
        raise BadInput(Fault(sentence, "rightmost_box", number, advice, "SP-ROSTER-05"))
    kind = kind_of_boxes(inputs.printed_regular, inputs.rightmost_box)
    sign = "=" if kind is FireKind.REGULAR else "≠"
    text = f"last box {inputs.rightmost_box} {sign} regular {inputs.printed_regular}"
    line = Step("Boxes hold", KIND_NAMES[kind], text, "SP-ROSTER-05", StepKind.RESULT)
    return Ruling(kind, (line,))


@dataclass(frozen=True)
class FlippedInputs:
    """A unit by its boxes."""

    max_steps: int = told(
        "Boxes printed for the unit.",
        unit="steps",
        low=1,
        high=MOST_STEPS,
        case="SP-ROSTER-01",
        label="Boxes printed",
    )
    current_steps: int = amount_told(
        "Boxes not crossed off.", "SP-ROSTER-02", unit="steps", high=MOST_STEPS
    )


@calculator("SP-ROSTER-12 SP-FIRE-28", title="Flipped counter", value="Whether it is flipped.")
def flipped(inputs: FlippedInputs, tables: Tables) -> Ruling[bool]:
    """Whether a unit with these steps is flipped.

    Raises:
        BadInput: More boxes are open than there are.
    """
    if faults := _too_many(inputs.max_steps, inputs.current_steps):
        raise BadInput(*faults)
    answer = is_flipped(inputs.current_steps, inputs.max_steps, tables)
    sign = "≤" if answer else ">"
    text = f"{inputs.current_steps} {sign} {shown(inputs.max_steps * tables.number(_FLIPS_AT))}"
    return ruled("Flipped", answer, text, flip_case(tables))


# --------------------------------------------------------------------- a unit of the roster


def regular_now(state: UnitState, tables: Tables) -> UnitAmount | None:
    """The regular strength of a unit as it stands; None where its counter was not entered."""
    try:
        ruling = strength_of(spark_unit(state, tables), FireKind.REGULAR, tables)
    # None and not 0: a counter that nobody entered would read as one without strength.
    except BadInput:
        return None
    return UnitAmount(ruling.result, ruling.working[-1].case)


def strength_of(unit: SparkUnit, kind: FireKind, tables: Tables) -> Ruling[int]:
    """The current strength of a unit of the roster; nothing of its status counts yet.

    Raises:
        BadInput: Its strength of that kind was not entered, or its boxes do not fit its steps.
    """
    if unit.rating(REGULAR if kind is FireKind.REGULAR else AT) is None:
        sentence = f"has no {KIND_NAMES[kind]} strength in the books."
        raise BadInput(Fault(sentence, unit.name, advice="Enter it from its counter."))
    inputs = CurrentStrengthInputs(
        max_steps=unit.state.steps,
        current_steps=unit.state.steps_left,
        printed_regular=unit.rating(REGULAR) or 0,
        # The other kind may well be unknown; it plays no part in this fire.
        printed_at=unit.rating(AT) or 0,
        fire=kind,
        boxes=unit.boxes or None,
        unit_class=firer_of(unit),
        flipped_at=unit.rating(FLIPPED_AT),
        flipped_regular=unit.rating(FLIPPED_REGULAR),
    )
    return current_strength(inputs, tables)
