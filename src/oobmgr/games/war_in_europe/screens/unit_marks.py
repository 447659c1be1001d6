"""What holds for units, as words in the order of battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState
from oobmgr.games.war_in_europe.actions.hexes import fortified_since
from oobmgr.games.war_in_europe.actions.kampfgruppen import formed_by
from oobmgr.games.war_in_europe.actions.rail import is_cut_off
from oobmgr.games.war_in_europe.actions.whereabouts import InBox, in_box, voyage_turn
from oobmgr.games.war_in_europe.fact_kinds import UNTOLD
from oobmgr.games.war_in_europe.screens.mark_words import FORT, KG, OFF, SEA
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.words import BOX, TRANSIT
from oobmgr.rules.marks import MarkEffect, UnitMark

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """The words on each unit that has any."""
    # What was noted of a unit holds no longer once it is eliminated.
    living = (unit for unit in books.units() if unit.steps_left)
    found = {unit.id: tuple(_marks(books, unit)) for unit in living}
    return {unit: marks for unit, marks in found.items() if marks}


def _marks(books: Books, unit: UnitState) -> Iterator[UnitMark]:
    if formed_by(books, unit):
        yield UnitMark(KG, "WIE-KG-02")
    if box := in_box(books, unit):
        yield _box_mark(box)
    if is_cut_off(books, unit):
        yield UnitMark(OFF, "WIE-RAIL-02", severe=True)
    if since := fortified_since(books, unit):
        yield UnitMark(FORT, "WIE-FORT-03", since=CALENDAR.label(since))
    if voyage_turn(books, unit):
        yield UnitMark(SEA, "WIE-SEA-02")


def _box_mark(box: InBox) -> UnitMark:
    case = "WIE-ABN-06" if box.origin else "WIE-ABN-01"
    told = (
        ("From", "" if box.origin == UNTOLD else box.origin),
        ("To the box" if box.origin else "Front", str(box.front)),
        ("Ready", CALENDAR.label(box.ready)),
    )
    effects = tuple(MarkEffect(label, value, case) for label, value in told if value)
    return UnitMark(TRANSIT if box.origin else BOX, case, effects)
