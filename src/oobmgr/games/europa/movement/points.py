"""Movement points that units have used in a player turn, where an action counts them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.quantities import parse_exact, plain
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.payment import change
from oobmgr.rules.books import Books

_USED = "movement_points"


def points_used(books: Books, unit_id: UnitId) -> Fraction:
    """The movement points that a unit has used in this player turn."""
    known = books.fact(Subject.DONE, _key(books), str(unit_id))
    return parse_exact(known) if isinstance(known, str) else Fraction(0)


def use_points(books: Books, more: Mapping[UnitId, Fraction]) -> tuple[Fact, ...]:
    """Add movement points to what units have used in this player turn."""
    return tuple(
        fact
        for unit_id, points in more.items()
        if points
        for fact in change(
            books,
            Subject.DONE,
            _key(books),
            str(unit_id),
            str(plain(points_used(books, unit_id) + points)),
        )
    )


def _key(books: Books) -> str:
    return done_key(books.turn, books.side, _USED)
