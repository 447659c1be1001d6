"""Entering what was pencilled on printed sheets: boxes, markers and hexes in one transaction."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft, draft_of, joined
from oobmgr.campaign.planning.places import place_doubts, place_read
from oobmgr.campaign.planning.units import change_steps, held_back, names
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.unit_texts import text_faults
from oobmgr.rules.inputs import decode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import ReadBack
    from oobmgr.domain.postings import UnitId
    from oobmgr.domain.units import UnitState

MarkerValue = str | bool | None


def plan_read_back(command: ReadBack, books: BooksSnapshot) -> Draft:
    """Strike and rub out boxes, lay and take off markers, enter hexes.

    Raises:
        BadInput: a unit has not so many boxes, a hex cannot be, or nothing would change.
    """
    # Asked one by one, so that a wrong id is refused before anything is worked out.
    units = {mark.unit_id: books.unit(mark.unit_id) for mark in command.marks}
    drafts = [*_steps(command, units, books), *_markers(command, books)]
    facts = tuple(_hexes(command, units, books))
    if not drafts and not facts:
        advice = "The books hold all of it already."
        raise BadInput(Fault("nothing would change.", "marks", advice=advice))
    title = f"Sheet read back: {names(tuple(units.values()))}"
    sentence = "; ".join(draft.sentence or draft.title for draft in drafts)
    sentence = sentence or f"{counted(len(facts), 'hex', 'hexes')} entered"
    doubts = place_doubts(books, (str(fact.new) for fact in facts))
    whole = Draft(title=title, sentence=sentence, facts=facts, warnings=doubts)
    # One transaction for the page: undo takes back all that was read from it.
    return reduce(joined, drafts, whole)


def _steps(
    command: ReadBack, units: Mapping[UnitId, UnitState], books: BooksSnapshot
) -> Iterator[Draft]:
    """The change of steps, where there is one: what was told of a unit adds up in order."""
    left = {unit: state.steps_left for unit, state in units.items()}
    for mark in command.marks:
        start = left[mark.unit_id] if mark.steps_left is None else mark.steps_left
        # Several notes on one row are read in the order in which they were typed.
        left[mark.unit_id] = start + mark.change
    targets = [(unit, left[key]) for key, unit in units.items() if left[key] != unit.steps_left]
    if targets:
        yield change_steps(books, targets, "Boxes")


def _markers(command: ReadBack, books: BooksSnapshot) -> Iterator[Draft]:
    """One plan for each marker that is laid on units or taken off them."""
    # What was told last of a unit and marker counts, as with a pencil.
    rules = books.game.roster
    wanted: dict[tuple[UnitId, str], MarkerValue] = {}
    for mark in command.marks:
        for marker, value in mark.markers.items():
            wanted[mark.unit_id, marker] = value
    # By marker and value, because one action lays one marker on many units.
    groups: dict[tuple[str, MarkerValue], list[UnitId]] = {}
    for (unit, marker), value in wanted.items():
        # What the sheet says already is passed over, so a whole page can be typed back without
        # thinking.
        held = rules.lies(books, unit, marker) if rules else None
        # A marker that only lies there or not may hold more than that, such as its turn.
        there = bool(held) or None if isinstance(value, bool) else held or None
        if there != (value or None):
            groups.setdefault((marker, value), []).append(unit)
    for (marker, value), found in groups.items():
        yield _laid(marker, value, found, books)


def _laid(marker: str, value: MarkerValue, units: list[UnitId], books: BooksSnapshot) -> Draft:
    rules = books.game.roster
    if rules is None:
        raise BadInput(Fault("this game has no markers.", "markers", marker))
    action = books.game.action(rules.marking)
    asked = {each.field: each.asks.casefold() for each in rules.markers() if each.asks}
    given = {"units": list(units), "marker": marker, "on": value not in {None, False}}
    if isinstance(value, str):
        given[asked.get(marker, "hex")] = value
    draft = draft_of(action.plan(books, decode(action.inputs, given)))
    return replace(draft, sentence=draft.sentence or draft.title)


def _hexes(
    command: ReadBack, units: Mapping[UnitId, UnitState], books: BooksSnapshot
) -> Iterator[Fact]:
    """The hexes that were entered; the last told of a unit counts."""
    told = {mark.unit_id: mark.hex for mark in command.marks if mark.hex is not None}
    wanted = {unit: place_read(books, place) for unit, place in told.items()}
    faults = [fault for text in wanted.values() for fault in text_faults(text, "hex")]
    moved = {unit: place for unit, place in wanted.items() if units[unit].hex != place}
    faults += [f for unit, at in moved.items() for f in held_back(units[unit], {"hex": at}, books)]
    if faults:
        raise BadInput(*faults)
    for unit, place in moved.items():
        yield Fact(Subject.UNIT, str(unit), "hex", units[unit].hex, place)
