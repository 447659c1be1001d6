"""Roster Sheets: markers laid on units and taken off, and the step boxes as they are printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import MOST_RATING, MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.actions.assault.marking import marker_cost, why_not_laid
from oobmgr.games.spark.actions.marker_ways import laid_on
from oobmgr.games.spark.actions.picked import (
    against,
    known_units,
    nobody_picked,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.roster.by_hand import (
    not_by_hand,
    not_for_unit,
    off_in_phase,
    out_of_phase,
)
from oobmgr.games.spark.morale.effects import status_laid
from oobmgr.games.spark.movement.hexes import HEXES, is_hex
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.picking.known_hexes import enemy_hexes
from oobmgr.games.spark.reinforcements.waiting import left_now
from oobmgr.games.spark.roster.markers import ASKED, marker_case, marker_word
from oobmgr.games.spark.roster.strength import KIND_NAMES, kind_of_boxes
from oobmgr.games.spark.sequence import PHASES
from oobmgr.games.spark.units.unit import AT, BOXES, REGULAR, UNKNOWN_STEPS, SparkUnit
from oobmgr.games.spark.words import COMBAT, MOVEMENT, Marker, UnitClass
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, count_told, flag_told, list_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class MarkInputs:
    """Units, and the marker that is laid on them or taken off."""

    units: tuple[int, ...] = units_told(
        "Units that get the marker, or lose it.", "SP-ROSTER-18", label="Units"
    )
    marker: Marker = choice_told("Which marker.", "SP-ROSTER-18", Marker.SUPPRESSED)
    on: bool = flag_told("Whether it is placed; no takes it off.", default=True, label="Laid")
    hex: str = HEXES.told(
        "The enemy hex that an Assault Marker points at, such as 1712.",
        "SP-CTR-06",
        label="Enemy hex",
    )


@dataclass(frozen=True)
class Marked:
    """What came of it."""

    changed: int = told("Units whose markers changed.", unit="units")


# What both actions declare: they are offered in any phase, once there are units.
_OF_UNITS: Final[dict[str, Any]] = {
    "phases": tuple(phase.id for phase in PHASES),
    "offered": lambda books: bool(books.units()),
    "not_now": Fault("The campaign has no units yet."),
    "group": "Markers",
}


@action(
    "SP-ROSTER-18 SP-CTR-06 SP-ROSTER-17",
    name="mark_units",
    title="Markers on units",
    tab="Markers",
    post_text="Post the markers",
    picking=LIVING.picked(units="mark"),
    offers=offering(hex=enemy_hexes),
    **_OF_UNITS,
)
def plan_mark(books: Books, inputs: MarkInputs) -> ActionPlan:
    """Place a marker on units, or take it off."""
    units = known_units(books, inputs.units)
    word = marker_word(inputs.marker, books.tables)
    marks = _marks(books, units, inputs)
    assaults = inputs.on and inputs.marker is Marker.ASSAULT
    # An Assault Marker is paid for with movement points (9.3.6); no other marker costs any.
    cost = marker_cost(books, units) if assaults else Written()
    # Where the marker lies already, nothing is laid and nothing has to be paid.
    facts = (*marks, *_off_their_hexes(units, inputs), *cost.facts) if marks else ()
    refusals = (*_unmarkable(books, units, inputs), *cost.refusals)
    if units and not facts and not refusals:
        state = "have" if inputs.on else "are without"
        sentence = f"The units {state} this marker already."
        refusals = (Fault(sentence, "units", advice="Nothing to do."),)
    names, doubt = unit_names(units), out_of_phase if inputs.on else off_in_phase
    points_at = inputs.hex.strip() if inputs.marker in ASKED else ""
    shown = f"{word} {points_at}".strip() if inputs.on else f"{word} off"
    capital = with_capital(shown)
    case = marker_case(inputs.marker, books.tables)
    return ActionPlan(
        f"{names}: {shown}" if units else "Markers",
        f"{capital}: {counted(len(units), 'unit')}.",
        Ruling(
            Marked(len(marks)),
            (*cost.working, Step(capital, names, "", case, StepKind.RESULT)),
        ),
        facts=facts,
        warnings=tuple(doubt(books, units, inputs.marker)),
        refusals=refusals,
    )


def _marks(books: Books, units: tuple[SparkUnit, ...], inputs: MarkInputs) -> tuple[Fact, ...]:
    # Of two statuses only the worse lies on a unit, as a check would lay it.
    if inputs.on and inputs.marker in {Marker.SUPPRESSED, Marker.DISRUPTED}:
        return tuple(f for unit in units for f in status_laid(books, unit.id, inputs.marker))
    return laid_on(books, units, inputs.marker, value=_value(books, inputs))


def _off_their_hexes(units: tuple[SparkUnit, ...], inputs: MarkInputs) -> Iterator[Fact]:
    """A unit that is off the map stands in no hex any more, as after a retreat off it."""
    if inputs.on and inputs.marker is Marker.OFF_MAP:
        yield from (
            Fact(Subject.UNIT, str(unit.id), "hex", unit.state.hex, "")
            for unit in units
            if unit.state.hex
        )


def _value(books: Books, inputs: MarkInputs) -> JsonValue:
    if not inputs.on:
        return None
    if inputs.marker is Marker.OFF_MAP:
        return left_now(books)  # by when it has to come back is counted from here
    return inputs.hex.strip() if inputs.marker in ASKED else True


def _unmarkable(books: Books, units: tuple[SparkUnit, ...], inputs: MarkInputs) -> Iterator[Fault]:
    """Why the marker cannot be laid on these units, or there is nobody to lay it on."""
    yield from nobody_picked(units)
    # Whatever was laid may be taken off, from any unit and in any phase.
    if not inputs.on:
        return
    for unit in units:
        yield from not_for_unit(unit, inputs.marker)
    if inputs.marker is Marker.ASSAULT:
        yield from _no_assault(books, units, inputs.hex.strip())
    # Some markers follow from an event alone, and are never laid by hand.
    yield from not_by_hand(books, inputs.marker)
    if inputs.marker in ASKED and not is_hex(inputs.hex):
        advice = "Enter the hex that it points at, such as 1712."
        place = inputs.hex.strip()
        sentence = f"{place!r} is not a hex of the map." if place else "is missing."
        yield Fault(sentence, "hex", place, advice, "SP-CTR-06", missing=not place)


def _no_assault(books: Books, units: tuple[SparkUnit, ...], place: str) -> Iterator[Fault]:
    """Why the units get no Assault Marker now: it belongs to a phase, and to who plays it."""
    yield from why_not_laid(books, units, place)
    if books.phase not in {*MOVEMENT, *COMBAT}:
        advice = "Place it there; one that was forgotten is entered late, with a reason."
        yield Fault("is placed in the Movement Phase.", "Assault Marker", "", advice, "SP-TCE-37")


_PRINTED: Final = "SP-ROSTER-01"
_NUMBERED: Final = "SP-ROSTER-03"
_ENTERED: Final = "SP-ROSTER-14"
_PERSONNEL_AT: Final = "fire.strength.personnel_at"
_LAST_BOX: Final = "SP-ROSTER-05"
_IN_BOXES: Final = "SP-ROSTER-06"
_BLANK: Final = "-"


@dataclass(frozen=True)
class BoxesInputs:
    """Units with boxes that are alike, as their Roster Sheet has them."""

    units: tuple[int, ...] = units_told("Units with these boxes.", _ENTERED)
    steps: int = count_told(
        "Boxes printed for each unit.", _PRINTED, high=MOST_STEPS, unit="steps", default=1
    )
    numbers: tuple[int | None, ...] = list_told(
        "The numbers in the boxes from the left, ? for one without; none where no box has one.",
        _NUMBERED,
        low=0,
        high=MOST_RATING,
        label="Numbers in the boxes",
    )
    lost: int | None = open_told(
        "Boxes that are crossed off already; left out, as many as now.",
        "SP-ROSTER-02",
        low=0,
        high=MOST_STEPS,
        unit="steps",
        label="Crossed off already",
    )


@dataclass(frozen=True)
class BoxesEntered:
    """What was entered for each unit."""

    steps: int = told("Boxes.", unit="steps")
    open: int = told("Boxes that are not crossed off, of the unit with the fewest.", unit="steps")


@action(
    "SP-ROSTER-14 SP-ROSTER-17",
    name="enter_boxes",
    title="Boxes of units",
    tab="Boxes",
    post_text="Post the boxes",
    picking=LIVING.picked(units="these boxes"),
    **_OF_UNITS,
)
def plan_boxes(books: Books, inputs: BoxesInputs) -> ActionPlan:
    """Enter the step boxes of units from your Roster Sheet, with the numbers in them."""
    units = known_units(books, inputs.units)
    postings = tuple(posting for unit in units for posting in _steps(unit, inputs))
    facts = tuple(fact for unit in units for fact in _facts(unit, inputs))
    names = unit_names(units)
    most = max((_lost(unit, inputs) for unit in units), default=0)
    numbers = _written(inputs.numbers)
    printed = f", printed {numbers}" if numbers else ""
    different = f"has strengths other than its {inputs.steps} steps, and no numbers in its boxes."
    advice = "Enter them where your sheet has any."
    return ActionPlan(
        f"Boxes of {names}" if units else "Boxes",
        f"{inputs.steps} boxes{printed}, {most} crossed off.",
        Ruling(BoxesEntered(inputs.steps, inputs.steps - most), _working(units, inputs, most)),
        postings,
        facts,
        warnings=(
            *(
                Fault(different, unit.name, advice=advice, case=_NUMBERED)
                for unit in units
                if _lacks(unit, inputs, books.tables)
            ),
            *(doubt.question() for doubt in _unlike_counter(units, inputs.numbers)),
        ),
        refusals=tuple(_not_boxes(units, inputs, changed=bool(postings or facts))),
    )


def _lost(unit: SparkUnit, inputs: BoxesInputs) -> int:
    """How many boxes of a unit are crossed off; what was lost before stays lost."""
    before = unit.state.steps - unit.state.steps_left
    return before if inputs.lost is None else inputs.lost


def _steps(unit: SparkUnit, inputs: BoxesInputs) -> tuple[Posting, ...]:
    """Bring a unit's boxes to what was entered: those crossed off lie in the dead pile.

    What there are more or fewer of them in all is an adjustment.
    """
    side, state = unit.state.side, unit.state
    # More or fewer boxes correct our roster: they are neither reinforcements nor losses.
    outside = Account(Place.ADJUSTED, side)
    # Below zero, boxes that were crossed off by mistake come back from the dead pile.
    lost = _lost(unit, inputs) - (state.steps - state.steps_left)
    return (
        *transfer(outside, unit_account(side, unit.id), STEP, inputs.steps - state.steps),
        *transfer(unit_account(side, unit.id), Account(Place.DEAD, side), STEP, lost),
    )


def _facts(unit: SparkUnit, inputs: BoxesInputs) -> tuple[Fact, ...]:
    traits, key = unit.state.traits, str(unit.id)
    wanted = {
        "steps": (unit.state.steps, inputs.steps),
        f"trait:{BOXES}": (traits.get(BOXES), _written(inputs.numbers)),
        # Boxes that a player enters are known from then on.
        f"trait:{UNKNOWN_STEPS}": (traits.get(UNKNOWN_STEPS), None),
    }
    changes = ((name, old, new) for name, (old, new) in wanted.items() if old != new)
    return tuple(Fact(Subject.UNIT, key, name, old, new) for name, old, new in changes)


def _written(numbers: tuple[int | None, ...]) -> str | None:
    """Box numbers as saved: ``2 3 - 5``; None where no box has one."""
    if all(number is None for number in numbers):
        return None
    return " ".join(_BLANK if number is None else str(number) for number in numbers)


def _not_boxes(
    units: tuple[SparkUnit, ...], inputs: BoxesInputs, *, changed: bool
) -> Iterator[Fault]:
    yield from nobody_picked(units, advice="Pick the units with these boxes.")
    if units and not changed:
        yield Fault("The units have these boxes already.", "units", advice="Change them.")
    yield from _all_lost(units, inputs)
    if inputs.numbers and len(inputs.numbers) != inputs.steps:
        advice = f"Give one for each of {inputs.steps} boxes, ? for one without."
        yield Fault(f"holds {len(inputs.numbers)} numbers.", "numbers", "", advice, _NUMBERED)
    for unit in units:
        if not unit.state.steps_left:
            yield Fault("is dead.", unit.name, advice="Give it a step back first.")


def _all_lost(units: tuple[SparkUnit, ...], inputs: BoxesInputs) -> Iterator[Fault]:
    if inputs.lost is not None:
        if inputs.lost >= inputs.steps:
            advice = "Leave a box open; a unit without one is dead."
            yield Fault("is all of the boxes.", "lost", str(inputs.lost), advice)
        return
    advice = "Enter more boxes, or say how many are crossed off."
    for unit in units:
        if unit.state.steps_left and _lost(unit, inputs) >= inputs.steps:
            lost = counted(_lost(unit, inputs), "step")
            yield Fault(f"has lost {lost} already.", unit.name, advice=advice)


def _lacks(unit: SparkUnit, inputs: BoxesInputs, tables: Tables) -> bool:
    """Whether the sheet should have numbers in the unit's boxes, and none were given.

    So it is with weapons and AFV whose strengths are not their steps, and with personnel that has
    an AT strength to speak of.
    """
    if any(number is not None for number in inputs.numbers):
        return False
    regular, at = unit.rating(REGULAR), unit.rating(AT)
    # Personnel goes by its steps, and with an AT of 1 needs no numbers (SP-ROSTER-09).
    if unit.unit_class is UnitClass.PERSONNEL and (at or 0) <= tables.whole(_PERSONNEL_AT):
        return False
    return any(rating not in {None, inputs.steps} for rating in (regular, at))


def _unlike_counter(
    units: tuple[SparkUnit, ...], numbers: tuple[int | None, ...]
) -> Iterator[Fault]:
    """Doubts about numbers that fall, or whose last is no strength of the unit that has them."""
    known = [number for number in numbers if number is not None]
    # Boxes are crossed off from the right, so numbers rise to the right (SP-ROSTER-13).
    if known != sorted(known):
        advice = "Enter them from the left: the more boxes are open, the stronger is the unit."
        yield Fault(
            "fall from left to right.", "numbers", _written(numbers) or "", advice, _IN_BOXES
        )
    last = numbers[-1] if numbers else None
    for unit in units if last is not None else ():
        strengths = (unit.rating(REGULAR), unit.rating(AT))
        # A strength that nobody entered may be the one.
        if None not in strengths and last not in strengths:
            sentence = f"has neither regular nor AT strength {last}, as its last box says."
            yield against(unit, sentence, _LAST_BOX, "Check the counter and the sheet.")


def _working(units: tuple[SparkUnit, ...], inputs: BoxesInputs, most: int) -> tuple[Step, ...]:
    lines = [Step("Boxes", inputs.steps, case=_PRINTED)]
    if most:
        lines.append(Step("Crossed off", -most, case="SP-ROSTER-02"))
    last = inputs.numbers[-1] if inputs.numbers else None
    for unit in units if last is not None else ():
        kind = KIND_NAMES[kind_of_boxes(unit.rating(REGULAR), last or 0)]
        text = f"last box {last}, regular strength {unit.rating(REGULAR)}"
        lines.append(Step(f"Numbers of {unit.name} are", kind, text, "SP-ROSTER-05"))
    text = f"{inputs.steps} − {most}" if most else ""
    lines.append(Step("Open", inputs.steps - most, text, _ENTERED, StepKind.RESULT))
    return tuple(lines)
