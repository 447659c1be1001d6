"""The markers that a player lays on units from the Roster Sheet: words, keys, what they hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.units.markers import all_markers
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books
from oobmgr.rules.marks import OFF_MAP, UnitMark
from oobmgr.rules.rosters import MarkTone, RosterMark, RosterMarker, UnitMarkers
from oobmgr.rules.tables import Tables

_GROUP: Final = "roster.marker"
MARK_WORDS: Final = tuple(marker.replace("_", " ") for marker in Marker)
"""The words that a unit may be looked for by; what a marker holds stands behind its word."""
KEPT: Final = "SP-ROSTER-17"
"""The case that has a sheet keep what lies on a unit."""
_DRIVEN_OFF: Final = replace(OFF_MAP, case="SP-REINF-08")
ASKED: Final = {Marker.ASSAULT: ("Hex", "hex")}
"""What has to be entered with a marker: how it is called, and the input that holds it."""


def sheet_markers(tables: Tables) -> tuple[RosterMarker, ...]:
    """The markers in the order in which a row lists them: those that stop a unit first."""
    return tuple(_marker(tables, name) for name in tables.keys(_GROUP))


def _marker(tables: Tables, name: str) -> RosterMarker:
    path = f"{_GROUP}.{name}"
    asks, held_by = ASKED.get(Marker(name), ("", ""))
    return RosterMarker(
        field=name,
        name=marker_word(Marker(name), tables),
        word=tables.text(f"{path}.word"),
        letter=tables.text(f"{path}.letter"),
        case=tables.case(f"{path}.word"),
        tone=MarkTone(tables.text(f"{path}.tone")),
        asks=asks,
        input=held_by,
    )


def marks_of(held: UnitMarkers, tables: Tables) -> tuple[RosterMark, ...]:
    """The markers that lie on a unit in words; one that holds something says what: ``AM 1712``."""
    if not held:
        return ()  # most units bear none, and the table is long
    return tuple(
        RosterMark(
            one.field, f"{one.word} {held[one.field]}" if one.asks else one.word, one.case, one.tone
        )
        for one in sheet_markers(tables)
        if held.get(one.field)
    )


def marker_word(marker: Marker, tables: Tables) -> str:
    """How players call a marker; its saved name in words where the sheet has none for it."""
    if marker not in tables.keys(_GROUP):
        return marker.replace("_", " ")
    # The word of the sheet is an abbreviation, which no sentence could do with.
    return "Assault Marker" if marker is Marker.ASSAULT else tables.text(f"{_GROUP}.{marker}.word")


def marker_case(marker: Marker, tables: Tables) -> str:
    """The case of a marker; that of keeping markers at all where the sheet has none for it."""
    listed = marker in tables.keys(_GROUP)
    return tables.case(f"{_GROUP}.{marker}.word") if listed else KEPT


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """What lies on each unit that has any marker, in the words of its Roster Sheet."""
    return {
        unit: (
            *(
                UnitMark(mark.words, mark.case, severe=mark.tone is MarkTone.BAD)
                for mark in marks_of(lying.held, books.tables)
            ),
            # No marker of a sheet, where the unit stands in a box of its own.
            *((_DRIVEN_OFF,) if Marker.OFF_MAP in lying else ()),
        )
        for unit, lying in all_markers(books).items()
    }
