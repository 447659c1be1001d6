"""What this game counts: air points, Replacement Points and Amphibious Points, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Account, AccountName, Place, SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.games.war_in_europe.words import (
    AIR_POINTS,
    ASSAULT_POINTS,
    REPLACEMENTS,
    SIDE_NAMES,
    AirNation,
    Front,
    player_of,
)
from oobmgr.rules.pools import Pool

if TYPE_CHECKING:
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

AT: Final = KeyForm(parts=("front", "what"))
"""Where points lie: a front, and the nation of air points or the kind of Replacement Points."""
ON_THE_WAY: Final = KeyForm(parts=("turn", "front", "what"))
"""Points that come to a front in a turn."""
WAITING: Final = "waiting"
"""Amphibious Points that are on no beach."""
POOLS: Final = tuple(
    Pool(Account(Place.POOL, side), good, name, spread=True, passing=good == ASSAULT_POINTS)
    for side, side_name in SIDE_NAMES.items()
    for good, name in (
        (AIR_POINTS, "Air Points"),
        (REPLACEMENTS, "Replacement Points"),
        # A pool that shows only while it holds something stands there by its own name alone.
        (ASSAULT_POINTS, f"{side_name} Amphibious Points"),
    )
)
_ENDS: Final = {
    Place.OPENING: "At the start",
    Place.INCOME: "Received",
    Place.SPENT: "Spent",
    Place.LOST: "Lost",
}


def account_name(account: Account) -> AccountName | None:
    """What an account of this game is called; None for any other."""
    parts = AT.read(account.detail)
    if account.place is Place.POOL:
        where = ", ".join(part for part in parts if part) or account.detail
        return AccountName("At hand", where)
    if account.place is Place.BOX:
        return AccountName("On a beach", account.detail)
    if account.place is Place.PENDING:
        return AccountName("On the way", ", ".join(ON_THE_WAY.read(account.detail)[1:]))
    name = _ENDS.get(account.place, "")
    return AccountName(name, account.detail) if name else None


def air_account(nation: AirNation, front: Front) -> Account:
    """Where the air points of a nation on a front lie."""
    return Account(Place.POOL, player_of(nation).side, AT.key(front, nation))


def points_account(side: SideId, front: Front, kind: str) -> Account:
    """Where the Replacement Points of a kind on a front lie."""
    # Spaces around a kind would make another pool.
    return Account(Place.POOL, side, AT.key(front, kind.strip()))


def coming_account(side: SideId, turn: str, front: Front, kind: str) -> Account:
    """Replacement Points that come to a front in a turn."""
    return Account(Place.PENDING, side, ON_THE_WAY.key(turn, front, kind.strip()))


def waiting_account(side: SideId) -> Account:
    """Amphibious Points that are on no beach."""
    return Account(Place.POOL, side, WAITING)


def beach_account(side: SideId, hex_number: str) -> Account:
    """Amphibious Points on a beach."""
    return Account(Place.BOX, side, hex_number)


def air_points(books: Books, nation: AirNation, front: Front) -> int:
    """The air points of a nation on a front."""
    return books.balance(air_account(nation, front), AIR_POINTS)


def nations_at(books: Books, front: Front) -> tuple[AirNation, ...]:
    """The nations that have air points on a front."""
    return tuple(nation for nation in AirNation if air_points(books, nation, front))


def points_due(books: Books, turn: TurnCode) -> int:
    """How many Replacement Points, of all sides, are on the way and come in a turn."""
    return sum(
        amount
        for account, amount in books.balances(REPLACEMENTS).items()
        if account.place is Place.PENDING and ON_THE_WAY.read(account.detail)[:1] == (turn,)
    )


def fronts_of(books: Books, side: SideId) -> tuple[Front, ...]:
    """The fronts on which the rules at hand name points of a side."""
    # By the player and not by the nation: American points fly where the Commonwealth's do.
    return tuple(
        front
        for front in Front
        if side
        in {player_of(AirNation(one)).side for one in books.tables.keys(f"air.exposed.{front}")}
    )


def points_at(books: Books, side: SideId) -> dict[tuple[Front, str], int]:
    """The Replacement Points of a side by front and kind."""
    found = {
        AT.read(account.detail): amount
        for account, amount in books.balances(REPLACEMENTS).items()
        if account.place is Place.POOL and account.side == side and amount
    }
    return {(Front(parts[0]), parts[1]): amount for parts, amount in found.items() if parts}
