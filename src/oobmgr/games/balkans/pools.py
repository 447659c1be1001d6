"""What this game counts: garrison units to declare, and air units that were committed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Account, AccountName, Place, SideId
from oobmgr.domain.postings import Posting, transfer
from oobmgr.games.balkans.words import AIR_UNITS, AXIS, GARRISON_UNITS, SIDE_NAMES, City
from oobmgr.rules.pools import Pool

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_COUNT: Final = "count"
_NO_EFFECT: Final = "no effect"
_AIR: Final = "air"
_DECLARED: Final = "garrison"
_OWED: Final = Account(Place.POOL, AXIS)
POOLS: Final = (Pool(_OWED, GARRISON_UNITS, "Garrison units to declare", spread=True),)
_NAMES: Final = {
    (Place.INCOME, ""): "Festung declared",
    (Place.SPENT, _DECLARED): "Garrison declared",
    (Place.RAISED, _AIR): "Air units committed",
    (Place.SPENT, _COUNT): "Air units that count",
    (Place.SPENT, _NO_EFFECT): "Air units without effect",
}


def account_name(account: Account) -> AccountName | None:
    """What an account of this game is called; None for any other."""
    if account.place is Place.POOL:
        return AccountName("Garrison to declare", account.detail)
    name = _NAMES.get((account.place, account.detail), "")
    if name and account.place is Place.RAISED:
        name = f"{SIDE_NAMES[account.side]} {name[:1].lower()}{name[1:]}"
    return AccountName(name) if name else None


def owe_garrison(city: City, units: int) -> tuple[Posting, ...]:
    """A city was declared: its garrison is owed."""
    return transfer(Account(Place.INCOME, AXIS), _owed_at(city), GARRISON_UNITS, units)


def settle_garrison(books: Books, city: City, units: int) -> tuple[Posting, ...]:
    """Units were declared as a garrison: no more than are owed."""
    # Surplus units may be held by option (B-16), but nobody owed them.
    settled = min(units, books.balance(_owed_at(city), GARRISON_UNITS))
    return transfer(_owed_at(city), Account(Place.SPENT, AXIS, _DECLARED), GARRISON_UNITS, settled)


def _owed_at(city: City) -> Account:
    return Account(Place.POOL, AXIS, str(city))


def commit_air_units(side: SideId, committed: int, effective: int) -> tuple[Posting, ...]:
    """Air units of a side in one combat: those that count, and the others."""
    # With a detail, for the steps of units are raised from the account without one.
    source = Account(Place.RAISED, side, _AIR)
    return (
        *transfer(source, Account(Place.SPENT, side, _COUNT), AIR_UNITS, effective),
        *transfer(source, Account(Place.SPENT, side, _NO_EFFECT), AIR_UNITS, committed - effective),
    )
