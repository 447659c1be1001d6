"""The Political Index: where markers stand, and events that move them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.offered_words import causes_of_events
from oobmgr.games.grande_armee.fact_kinds import POLITICAL_INDEX, VP_LEVEL
from oobmgr.games.grande_armee.options import EQUAL_SHIFTS, is_usual
from oobmgr.games.grande_armee.politics.index import (
    INDEX,
    Event,
    EventsInputs,
    political_index_moves,
)
from oobmgr.games.grande_armee.politics.log import (
    BOX,
    ENTRY,
    event_facts,
    index_markers,
    index_of,
    noted_events,
    open_levels,
)
from oobmgr.games.grande_armee.politics.own_numbers import OwnNumber, above, most, unchecked
from oobmgr.games.grande_armee.words import (
    ANY_TIME,
    POWER_ALIASES,
    Power,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import list_told, open_told, text_told
from oobmgr.rules.inputs import told

_GROUP: Final = "Politics"
_AT_ONCE: Final = "LGA-POL-03"
_POWERS: Final = tuple(map(str, Power))


# ----------------------------------------------------------------------------------- markers


@dataclass(frozen=True)
class MarkerInputs:
    """The markers on the Political Index."""

    boxes: Mapping[str, int] = told(
        "The box of each power's marker, counted from the left; 0, it has none, or it is unknown.",
        default={},
        keys=_POWERS,
        aliases=POWER_ALIASES,
        low=0,
        high=FEW,
        unit="box",
        case=INDEX,
        label="Markers",
    )


def _markers_now(books: Books) -> MarkerInputs:
    return MarkerInputs(dict.fromkeys(_POWERS, 0) | index_markers(books))


@action(
    "LGA-POL-01",
    phases=ANY_TIME,
    title="Markers on the Political Index",
    name="index_markers",
    tab="Markers",
    post_text="Post the markers",
    group=_GROUP,
    propose=_markers_now,
)
def plan_index_markers(books: Books, inputs: MarkerInputs) -> ActionPlan:
    """Say in which box each power's marker is, counted from the left."""
    facts = tuple(
        fact
        for power, box in inputs.boxes.items()
        # A nought takes the marker off the books.
        for fact in enter(books, POLITICAL_INDEX, power, BOX, box or None)
    )
    same = Fault("Nothing would change.", "boxes", case=INDEX)
    known = {power: box for power, box in inputs.boxes.items() if box}
    lines = tuple(Step(power, box, "", INDEX) for power, box in known.items())
    result = Step("Markers", len(lines), "", INDEX, StepKind.RESULT)
    said = ", ".join(f"{power} {box}" for power, box in known.items())
    return ActionPlan(
        f"Markers: {said}",
        "",
        Ruling(len(lines), (*lines, result)),
        facts=facts,
        warnings=tuple(unchecked(books, OwnNumber.BOXES, INDEX)) if known else (),
        refusals=(
            *(() if facts else (same,)),
            *above(books, OwnNumber.BOXES, known.values(), INDEX),
        ),
    )


def marker_faults(books: Books, powers: Mapping[str, int], field: str) -> Iterator[Fault]:
    """What stands against moving markers: one whose box is unknown, or that leaves the track."""
    # How long the track is stands on the players' own chart; without it only the left end is known.
    last = most(books, OwnNumber.BOXES)
    for power, shift in powers.items():
        box = index_of(books, power)
        if box is None:
            advice = "Enter it under Markers first."
            yield Fault(f"The marker of {power} is not entered.", field, power, advice, INDEX)
        elif box + shift < 1 or (last is not None and box + shift > last):
            advice = "Look where it stops by your chart, and enter that under Markers."
            sentence = f"{power} would leave the track: box {box} {shift:+d}."
            yield Fault(sentence, field, power, advice, INDEX)


def moved_already(books: Books, moves: Mapping[str, int], field: str) -> Iterator[Fault]:
    """Asks about markers that an event of this turn has moved the same way.

    Entered one by one, simultaneous events would each move a marker that only the largest moves.
    """
    for event in noted_events(books):
        for power, shift in moves.items():
            before = event.moves.get(power, 0)
            # Both in one direction: a shift to the other side is no doubling.
            if event.turn == books.turn and before * shift > 0:
                sentence = f"{power} was moved {before:+d} in this turn: {event.title}."
                advice = "Of events at the same moment the largest alone moves a marker."
                yield Fault(sentence, field, power, advice, INDEX).question()


# ------------------------------------------------------------------------------------ events


@dataclass(frozen=True)
class HappeningInputs:
    """What happens at the same moment, and how the players settle equal shifts."""

    cause: str = text_told("What happens, such as 50 victory points.", INDEX, label="What happens")
    events: tuple[Event, ...] = list_told("The shifts, one line for each.", INDEX, label="Shifts")
    settled: tuple[Event, ...] = list_told(
        "Where equal shifts pull to both sides: how far the marker moves, as the players settle.",
        INDEX,
        label="Settled between the players",
    )
    level: int | None = open_told(
        "The level of victory points that calls for it.",
        _AT_ONCE,
        low=0,
        high=MANY,
        unit="VP",
        label="Level of victory points",
    )


@action(
    "LGA-POL-01 LGA-POL-03",
    phases=ANY_TIME,
    title="Political events",
    name="political_event",
    tab="Events",
    post_text="Post the events",
    link="Enter the events",
    group=_GROUP,
    helpers=("grande_armee.political_index_moves",),
    offers=causes_of_events,
)
def plan_political_event(books: Books, inputs: HappeningInputs) -> ActionPlan:
    """Move markers by simultaneous events: each power by its single largest shift."""
    found = political_index_moves(EventsInputs(inputs.events), books.tables)
    agreed = {str(one.power): one.shift for one in inputs.settled}
    stays = not is_usual(books.options, EQUAL_SHIFTS)
    # By option a marker that is pulled to both sides alike stays; else the players settle it.
    settled = {
        power: (0 if stays else agreed.get(power)) if move is None else move
        for power, move in found.result.moves.items()
    }
    moves = {power: move for power, move in settled.items() if move is not None}
    refusals = [
        *_event_faults(inputs),
        *_level_faults(books, inputs),
        *marker_faults(books, moves, "events"),
    ]
    for power, move in settled.items():
        if move is None:
            advice = "Settle it between you, and enter how far it moves."
            sentence = f"Equal shifts pull {power} to both sides."
            refusals.append(Fault(sentence, "settled", power, advice, INDEX))
    title = inputs.cause.strip() or "Political event"
    said = ", ".join(f"{power} {move:+d}" for power, move in moves.items())
    # The level is used up by its event, or it would stay due (LGA-POL-03).
    acted = (
        enter(books, VP_LEVEL, str(inputs.level), ENTRY, books.turn)
        if inputs.level is not None
        else ()
    )
    return ActionPlan(
        f"{title}: {said}",
        "",
        found,
        facts=(*event_facts(books, title, moves), *acted),
        warnings=tuple(moved_already(books, moves, "events")),
        refusals=tuple(refusals),
    )


def _event_faults(inputs: HappeningInputs) -> Iterator[Fault]:
    if not inputs.events:
        advice = "Enter a line for each shift."
        yield Fault("is missing.", "events", advice=advice, case=INDEX, missing=True)
    moved = {event.power for event in inputs.events}
    for event in inputs.settled:
        if event.power not in moved:
            # To settle a marker that no event moves would be a shift out of nothing.
            advice = "Settle only a marker that the shifts pull to both sides."
            yield Fault("is not moved by these events.", "settled", event.power, advice, INDEX)


def _level_faults(books: Books, inputs: HappeningInputs) -> Iterator[Fault]:
    due = [cell.whole for cell in open_levels(books)]
    if inputs.level is not None and inputs.level not in due:
        said = " and ".join(map(str, due))
        advice = f"Due: {said}." if due else "No level is due: leave it blank."
        yield Fault("calls for nothing now.", "level", str(inputs.level), advice, _AT_ONCE)
