"""Markers on units, and their step boxes, as Roster Sheets enter them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, UnitId, transfer
from oobmgr.domain.quantities import counted, first_few
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import MOST_RATING, MOST_STEPS, UnitState, UnitStatus
from oobmgr.games.own.actions import inputs as made
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.unit_words import BOXES
from oobmgr.games.own.words import BOXES_CASE, MARKER, MARKER_CASE
from oobmgr.rules.actions import Action, ActionPlan
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.inputs import told as as_told
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

MARKING: Final = "mark_units"
BOXING: Final = "enter_boxes"
TEXT: Final = "text"
GROUP: Final = "Markers"
_BLANK: Final = "-"
_NO_UNITS: Final = Fault("No unit is on the map.")


def roster_actions(told: Description) -> tuple[Action, ...]:
    """The forms of markers and boxes."""
    boxes = _boxes(told)
    # Boxes belong to every game; markers only to one that describes some.
    return (_mark(told), boxes) if told.markers else (boxes,)


def _living(books: Books) -> tuple[UnitState, ...]:
    return tuple(unit for unit in books.units() if unit.status is UnitStatus.ON_MAP)


def _choices(books: Books) -> Mapping[UnitId, UnitChoice]:
    free = UnitPrice(0, STEP, BOXES_CASE)
    return {
        unit.id: UnitChoice(unit.type, free, price_text=f"{unit.steps_left} of {unit.steps}")
        for unit in _living(books)
    }


def _form(told: Description, given: str, tab: str, **about: Any) -> Action:  # noqa: ANN401 - the fields of `Action`
    """A form that picks units; `given` is what the picked ones get, for the list."""
    inputs = about["inputs"]
    return Action(
        tab=tab,
        post_text=f"Post the {tab.lower()}",
        picking=Picking({"units": given}, _choices, column="Steps", empty=_NO_UNITS.message),
        # In every phase: a sheet is marked when the player sees it.
        phases=tuple(PhaseId(phase.id) for phase in told.phases),
        propose=lambda _: inputs(),
        offered=lambda books: bool(_living(books)),
        not_now=_NO_UNITS,
        group=GROUP,
        **about,
    )


# ---------------------------------------------------------------------------------- markers


def _mark(told: Description) -> Action:
    markers = {one.id: one.name for one in told.markers}
    inputs = made.inputs_class(
        "Marked",
        made.units("Units that get the marker, or lose it.", MARKER_CASE),
        made.choice("marker", "Which marker.", markers, MARKER_CASE),
        ("on", bool, as_told("Whether it is placed; no takes it off.", default=True)),
        made.words(TEXT, "What the marker asks for.", MARKER_CASE),
    )

    def plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
        return _mark_plan(told, books, given)

    return _form(
        told,
        "mark",
        "Markers",
        name=MARKING,
        title="Markers on units",
        sentence="Place a marker on units, or take it off.",
        inputs=inputs,
        plan=plan,
        cases=(MARKER_CASE,),
    )


def _mark_plan(
    told: Description,
    books: Books,
    given: Any,  # noqa: ANN401 - inputs made for the form
) -> ActionPlan:
    marker = next(one for one in told.markers if one.id == given.marker)
    units = [books.unit(UnitId(one)) for one in dict.fromkeys(given.units)]
    text = " ".join(given.text.split())
    # What the marker asks for is kept in its place; one that asks for nothing just lies there.
    new = (text if marker.asks else True) if given.on else None
    # By fact and not by the sheet, so that the entry can be compared with the books.
    held = {unit.id: books.fact(MARKER, str(unit.id), marker.id) for unit in units}
    facts = tuple(
        Fact(MARKER, str(unit.id), marker.id, held[unit.id], new)
        for unit in units
        if held[unit.id] != new
    )
    case = marker.rule or MARKER_CASE
    shown = f"{marker.name} {text if marker.asks and given.on else ''}".strip()
    shown = shown if given.on else f"{shown} off"
    refusals = list(_unmarkable(units))
    if given.on and marker.asks and not text:
        advice = f"Enter what the marker asks for: {marker.asks}."
        refusals.append(Fault("is empty.", TEXT, advice=advice))
    if units and not facts and not refusals:
        refusals.append(Fault("Nothing would change.", "units", advice="Nothing to do."))
    names = _names(units)
    return ActionPlan(
        f"{names}: {shown}" if units else "Markers",
        f"{shown}: {counted(len(units), 'unit')}.",
        Ruling(len(facts), (Step(shown, names, "", case, StepKind.RESULT),)),
        facts=facts,
        refusals=tuple(refusals),
    )


def _unmarkable(units: list[UnitState]) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick the units concerned.")
    for unit in units:
        if not unit.steps_left:
            yield Fault("has no step left.", unit.designation, advice="A dead unit has no markers.")


def _names(units: list[UnitState]) -> str:
    return first_few([unit.designation for unit in units], NAMED_AT_MOST)


# ------------------------------------------------------------------------------------ boxes


def _boxes(told: Description) -> Action:
    inputs = made.inputs_class(
        "Boxes",
        made.units("Units with these boxes.", BOXES_CASE),
        (
            "steps",
            int,
            as_told(
                "Boxes of each.", default=1, low=1, high=MOST_STEPS, unit="steps", case=BOXES_CASE
            ),
        ),
        (
            "numbers",
            tuple[int | None, ...],
            as_told(
                "The numbers in the boxes from the left, ? for one without; none for no numbers.",
                default=(), low=0, high=MOST_RATING, case=BOXES_CASE, label="Numbers",
            ),
        ),
        (
            "lost",
            int | None,
            as_told(
                "Boxes that are crossed off already; left out, as many as now.",
                default=None, low=0, high=MOST_STEPS, unit="steps", case=BOXES_CASE,
                label="Crossed off",
            ),
        ),
    )  # fmt: skip
    return _form(
        told,
        "these boxes",
        "Boxes",
        name=BOXING,
        title="Boxes of units",
        sentence="Enter the step boxes of units, with the numbers in them.",
        inputs=inputs,
        plan=_boxes_plan,
        cases=(BOXES_CASE,),
    )


def _boxes_plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
    units = [books.unit(UnitId(one)) for one in dict.fromkeys(given.units)]
    postings = tuple(posting for unit in units for posting in _steps(unit, given))
    facts = tuple(fact for unit in units for fact in _box_facts(unit, given))
    names = _names(units)
    # The unit that lost most says how many at least stay open.
    most = max((_lost(unit, given) for unit in units), default=0)
    return ActionPlan(
        f"Boxes of {names}" if units else "Boxes",
        f"{given.steps} boxes, {most} crossed off.",
        Ruling(
            given.steps - most,
            (
                Step("Boxes", given.steps, "", BOXES_CASE),
                Step("Crossed off", -most, "", BOXES_CASE),
                Step("Open", given.steps - most, "", BOXES_CASE, StepKind.RESULT),
            ),
        ),
        postings,
        facts,
        refusals=tuple(_not_boxes(units, given, changed=bool(postings or facts))),
    )


def _lost(unit: UnitState, given: Any) -> int:  # noqa: ANN401 - inputs made above
    """How many boxes of a unit are crossed off; what was lost before stays lost."""
    return unit.steps - unit.steps_left if given.lost is None else int(given.lost)


def _steps(unit: UnitState, given: Any) -> tuple[Posting, ...]:  # noqa: ANN401 - inputs made above
    """Bring a unit's boxes to what was entered; more or fewer of them is an adjustment."""
    held, outside = unit_account(unit.side, unit.id), Account(Place.ADJUSTED, unit.side)
    # The difference alone is booked: what was lost before lies with the dead already.
    lost = _lost(unit, given) - (unit.steps - unit.steps_left)
    return (
        *transfer(outside, held, STEP, given.steps - unit.steps),
        *transfer(held, Account(Place.DEAD, unit.side), STEP, lost),
    )


def _box_facts(unit: UnitState, given: Any) -> Iterator[Fact]:  # noqa: ANN401 - inputs made above
    # Blanks alone are no numbers: then nothing is printed in the boxes.
    known = any(number is not None for number in given.numbers)
    text = " ".join(_BLANK if one is None else str(one) for one in given.numbers)
    wanted: dict[str, tuple[str | int | None, str | int | None]] = {
        "steps": (unit.steps, given.steps),
        f"trait:{BOXES}": (unit.traits.get(BOXES), text if known else None),
    }
    for name, (old, new) in wanted.items():
        if old != new:
            yield Fact(Subject.UNIT, str(unit.id), name, old, new)


def _not_boxes(
    units: list[UnitState],
    given: Any,  # noqa: ANN401 - inputs made above
    *,
    changed: bool,
) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick the units with these boxes.")
    elif not changed:
        yield Fault("The units have these boxes already.", "units", advice="Change them.")
    if given.numbers and len(given.numbers) != given.steps:
        advice = f"Give one for each of {given.steps} boxes, ? for one without."
        yield Fault(f"holds {len(given.numbers)} numbers.", "numbers", "", advice, BOXES_CASE)
    for unit in units:
        if not unit.steps_left:
            yield Fault("is dead.", unit.designation, advice="Give it a step back first.")
        elif _lost(unit, given) >= given.steps:
            advice = "Leave a box open; a unit without one is dead."
            yield Fault("would have no box open.", unit.designation, advice=advice)
