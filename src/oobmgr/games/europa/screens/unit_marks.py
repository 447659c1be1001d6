"""The words on units: their supply state, and how they moved in this turn."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.movement.unit_words import MOVED_WORDS, moved_marks
from oobmgr.games.europa.supply import marks as supply
from oobmgr.rules.books import Books
from oobmgr.rules.marks import UnitMark

MARK_WORDS = (*supply.MARK_WORDS, *MOVED_WORDS)
"""All words that units may carry, groups first."""


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """What holds for each unit beside its steps, by id; supply first."""
    found = dict(supply.unit_marks(books))
    for unit, marks in moved_marks(books).items():
        found[unit] = (*found.get(unit, ()), *marks)
    return found
