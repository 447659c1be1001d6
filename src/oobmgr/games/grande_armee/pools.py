"""What this game counts: points of the powers, and where strength points lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Account, AccountName, GoodId, Place, SideId
from oobmgr.games.grande_armee.fact_kinds import AT_MARKER
from oobmgr.games.grande_armee.words import REPLACEMENTS, RESOURCES, SIDE_NAMES, VICTORY, Power
from oobmgr.rules.pools import Pool

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

POOLS: Final = tuple(
    # Points of powers lie apart, by their owner; victory points are those of a side.
    Pool(Account(Place.POOL, side), good, name, spread=good != VICTORY)
    for side in SIDE_NAMES
    for good, name in (
        (RESOURCES, "Resource Points"),
        (REPLACEMENTS, "Replacement Points"),
        (VICTORY, "Victory Points"),
    )
)
_NAMES: Final = {
    Place.POOL: "At hand",
    Place.OPENING: "At the start",
    Place.INCOME: "Received",
    Place.SPENT: "Spent",
    Place.LOST: "Lost",
}


def account_name(account: Account) -> AccountName | None:
    """What an account of this game is called; None for any other."""
    if account.place is Place.BOX and (parts := AT_MARKER.read(account.detail)):
        nation, number = parts
        return AccountName("Detachment", f"{nation} {number}")
    name = _NAMES.get(account.place, "")
    return AccountName(name, account.detail) if name else None


def power_account(side: SideId, power: Power) -> Account:
    """Where the points of a power lie."""
    return Account(Place.POOL, side, str(power))


def points_of(books: Books, side: SideId, power: Power, good: GoodId) -> int:
    """The points of a power at hand."""
    return books.balance(power_account(side, power), good)


def detachment_account(side: SideId, nation: str, number: int) -> Account:
    """Where the strength points of a detachment lie."""
    return Account(Place.BOX, side, AT_MARKER.key(nation, number))
