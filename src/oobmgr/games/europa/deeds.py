"""What units did in this turn: paid, attacked, exploited, and how they moved."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.units import UnitState
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

PAID = "paid"
EXPLOITED = "exploited"
ATTACKED = "attacked"
BROUGHT_BACK = "brought_back"
"""What marks a unit that came back from the dead pile in this turn."""
DEED = KeyForm("unit")
"""The key of what a unit did; its values are turns, so that a payment ends with its turn."""


def did(books: Books, unit: UnitState, what: str) -> bool:
    """Whether a unit is marked with something for this turn."""
    return books.fact(Subject.DONE, DEED.key(unit.id), what) == books.turn


def mark(books: Books, ids: Iterable[UnitId], what: str) -> tuple[Fact, ...]:
    """Mark units with something for this turn."""
    return tuple(
        fact
        for unit_id in ids
        for fact in enter(books, Subject.DONE, DEED.key(unit_id), what, books.turn)
    )
