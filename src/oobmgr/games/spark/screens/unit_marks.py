"""The markers of units as words in the order of battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.roster.markers import marks_of
from oobmgr.games.spark.units.markers import all_markers
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books
from oobmgr.rules.marks import UnitMark
from oobmgr.rules.rosters import MarkTone

MARK_WORDS: Final = tuple(marker.replace("_", " ") for marker in Marker)
"""The words that a unit may be looked for by; what a marker holds stands behind its word."""


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """What lies on each unit that has any marker, in the words of its Roster Sheet."""
    return {
        unit: tuple(
            UnitMark(mark.words, mark.case, severe=mark.tone is MarkTone.BAD)
            for mark in marks_of(lying.held, books.tables)
        )
        for unit, lying in all_markers(books).items()
    }
