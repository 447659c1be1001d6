"""The printed Roster Sheets: ratings of unit and kampfgruppe, steps, a tick for each mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import UnitId
from oobmgr.games.war_in_europe.actions.whereabouts import in_box
from oobmgr.games.war_in_europe.fact_kinds import SET_OUT, VOYAGE
from oobmgr.games.war_in_europe.screens.mark_words import SEA
from oobmgr.games.war_in_europe.screens.roster_sheets import ROSTER, front_of, turn_words
from oobmgr.games.war_in_europe.units import KG_RATINGS
from oobmgr.rules.rosters import RosterMarker
from oobmgr.rules.sheets import (
    FULL_PT,
    STRIKE,
    SheetColumn,
    SheetEntry,
    SheetForm,
    SheetLine,
    SheetNow,
    TickGroup,
)

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

_MARKERS: Final[tuple[RosterMarker, ...]] = tuple(ROSTER.markers())


def roster_form(_: Tables) -> SheetForm:
    """The printed sheet: what holds for a unit is ticked, and where it is stands in its note."""
    letters = tuple(one.letter for one in _MARKERS)
    listed = ", ".join(f"{one.letter} {one.word}" for one in _MARKERS)
    return SheetForm(
        ticks=(TickGroup("Marks", letters),),
        foot=(),
        legend=f"{STRIKE} Marks: {listed}.",
        columns=(SheetColumn("Ratings", FULL_PT, strong=True), SheetColumn("KG", FULL_PT)),
        line=_line,
        now=_now,
    )


def _line(unit: UnitState) -> SheetLine:
    return SheetLine((front_of(unit), unit.traits.get(KG_RATINGS, "")), ("",) * unit.steps)


def _now(books: Books, _: tuple[SheetEntry, ...]) -> SheetNow:
    ticks = {unit.id: frozenset(_ticked(books, unit.id)) for unit in books.units()}
    notes = {unit.id: _where(books, unit) for unit in books.units()}
    return SheetNow(
        {unit: found for unit, found in ticks.items() if found},
        {unit: words for unit, words in notes.items() if words},
    )


def _ticked(books: Books, unit: UnitId) -> list[str]:
    return [one.letter for one in _MARKERS if ROSTER.lies(books, unit, one.field)]


def _where(books: Books, unit: UnitState) -> str:
    """Where a unit is that stands in no hex."""
    if box := in_box(books, unit):
        return box.words(turn_words(box.ready))
    since = books.fact(VOYAGE, str(unit.id), SET_OUT)
    return f"{SEA}, since {turn_words(since)}" if since else ""
