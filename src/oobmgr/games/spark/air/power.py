"""Air power: the air points that a side has left, and whether its opponent knows them."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import Account, AccountName, Place, SideId
from oobmgr.domain.postings import Posting, Subject, transfer
from oobmgr.games.spark.words import AIR_POINTS, SIDE_NAMES
from oobmgr.games.spark.written import Written
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.entered import enter

CASE: Final = "SP-AIR-01"
_KEY: Final = "air_power"
_SECRET: Final = "secret"  # noqa: S105 - the name of a field
_ENTERED: Final = "entered"
_UNUSED: Final = "unused_air_points"


def air_points(books: Books, side: SideId) -> int:
    """The air points that a side has left, whoever knows them."""
    return books.balance(_pool(side), AIR_POINTS) + books.balance(_secret(side), AIR_POINTS)


def is_secret(books: Books, side: SideId) -> bool:
    """Whether the opponent does not know a side's air points yet."""
    return bool(books.fact(Subject.CONDITION, f"{_KEY}:{side}", _SECRET))


def has_air_power(books: Books, side: SideId) -> bool:
    """Whether the air points of a side were entered in this Turn Section."""
    return books.fact(Subject.CONDITION, f"{_KEY}:{side}", _ENTERED) == books.turn


def receive_air_points(books: Books, side: SideId, points: int, *, secret: bool) -> Written:
    """A side's new air points; what it did not use of the last ones lapses.

    Secret ones lie aside until they are shown, so that no pool shows them.
    """
    unused, key = Account(Place.LOST, side, _UNUSED), f"{_KEY}:{side}"
    target = _secret(side) if secret else _pool(side)
    postings = [
        posting
        for account in (_pool(side), _secret(side))
        for posting in transfer(account, unused, AIR_POINTS, books.balance(account, AIR_POINTS))
    ]
    postings += transfer(Account(Place.INCOME, side), target, AIR_POINTS, points)
    # By its turn, so that nothing has to be cleared when the section ends.
    entered = enter(books, Subject.CONDITION, key, _ENTERED, books.turn)
    # None, not no: once it is known, nothing of the secret is left in the books.
    hidden = enter(books, Subject.CONDITION, key, _SECRET, secret or None)
    return Written(tuple(postings), (*entered, *hidden))


def show_air_power(books: Books, side: SideId) -> Written:
    """From now on the opponent knows a side's air points, and its pool holds them."""
    points = books.balance(_secret(side), AIR_POINTS)
    facts = enter(books, Subject.CONDITION, f"{_KEY}:{side}", _SECRET, None)
    return Written(transfer(_secret(side), _pool(side), AIR_POINTS, points), facts)


def spend_air_points(side: SideId, phase: PhaseId, points: int) -> tuple[Posting, ...]:
    """Air points that strike."""
    # From the pool alone: what was secret has been shown when Initiative ended.
    return transfer(_pool(side), Account(Place.SPENT, side, phase), AIR_POINTS, points)


def lose_air_points(side: SideId, points: int) -> tuple[Posting, ...]:
    """Air points that anti-aircraft fire stops."""
    return transfer(_pool(side), Account(Place.LOST, side, "AA fire"), AIR_POINTS, points)


def _pool(side: SideId) -> Account:
    return Account(Place.POOL, side)


def _secret(side: SideId) -> Account:
    return Account(Place.PENDING, side, _KEY)


def secret_name(account: Account) -> AccountName | None:
    """What the account of secret air points is called; None for any other account."""
    if (account.place, account.detail) != (Place.PENDING, _KEY):
        return None
    return AccountName(f"{SIDE_NAMES[account.side]} air points", "secret")
