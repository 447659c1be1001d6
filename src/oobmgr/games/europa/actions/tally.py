"""How many units of each class were paid for in a player turn, picked and counted ones alike."""

from __future__ import annotations

from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.payment import change
from oobmgr.games.europa.supply.prices import Counts
from oobmgr.games.europa.unit_class import role
from oobmgr.games.europa.words import UNIT_CLASSES
from oobmgr.rules.books import Books

_SAID = "cm_paid"


def tallied(books: Books, what: str, kind: str) -> int:
    """How many of a class were paid for in this player turn; `what` is paid or exploited."""
    return _number(books, done_key(books.turn, books.side, what), kind)


def all_tallied(books: Books, what: str) -> int:
    """How many C/M divisions of every class were paid for in this player turn."""
    return sum(tallied(books, what, kind) for kind in UNIT_CLASSES)


def tally(books: Books, what: str, kinds: Counts) -> tuple[Fact, ...]:
    """Add what is paid for now; only C/M divisions are asked for again later in the turn."""
    key = done_key(books.turn, books.side, what)
    return tuple(
        fact
        for kind, number in kinds.items()
        if number and role(kind, books.tables) == "cm"
        for fact in change(books, Subject.DONE, key, kind, tallied(books, what, kind) + number)
    )


def said_paid(books: Books) -> int:
    """How many C/M divisions attacked in this phase as counted ones that paid in movement."""
    return _number(books, done_key(books.turn, books.side, books.phase), _SAID)


def say_paid(books: Books, number: int) -> tuple[Fact, ...]:
    """Remember counted C/M divisions that attack as paid in movement."""
    if not number:
        return ()
    key = done_key(books.turn, books.side, books.phase)
    return change(books, Subject.DONE, key, _SAID, said_paid(books) + number)


def _number(books: Books, key: str, field: str) -> int:
    known = books.fact(Subject.DONE, key, field)
    return known if isinstance(known, int) else 0
