"""What accounts and goods are called on screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oobmgr.campaign.rows import PostingRow
from oobmgr.domain.accounts import DATED, UNPLACED, Account, AccountName, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Posting

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

_NAMES = {
    Place.POOL: "Pool",
    Place.SPECIAL: "Special allotment",
    Place.UNIT: "Unit",
    Place.OPENING: "Opening stock",
    Place.INCOME: "Income",
    Place.RAISED: "Raised",
    Place.PENDING: "Pending",
    Place.EXCHANGED: "Exchanged",
    Place.SPENT: "Spent",
    Place.LOST: "Lost",
    Place.DEAD: "Dead pile",
    Place.BOX: "Box",
    Place.ADJUSTED: "Adjusted",
}


def account_name(account: Account, game: Game, *, with_side: bool = False) -> str:
    """The name of an account: ``Pool``, ``Spent, movement``, ``Blue pool at Ashford``.

    What is pending is named by nation and turn, ``nation:turn`` in the account's detail. A name of
    the game's own says itself whose it is.
    """
    own = _own_name(account, game)
    if own is not None:
        return str(own)
    name = str(_usual_name(account, game))
    if not with_side:
        return name
    side = next((s.name for s in game.sides if s.id == account.side), account.side)
    return f"{side} {name[:1].lower()}{name[1:]}"


def naming_of(account: Account, game: Game) -> AccountName:
    """The name of an account and its detail, each by itself."""
    return _own_name(account, game) or _usual_name(account, game)


def short_name(account: Account, game: Game) -> str:
    """The name of an account without its detail, which a line tells beside it anyway."""
    return naming_of(account, game).name


def _own_name(account: Account, game: Game) -> AccountName | None:
    # The game is asked first: what it calls its boxes, only it can read.
    return game.account_name(account) if game.account_name else None


def _usual_name(account: Account, game: Game) -> AccountName:
    name, detail = _NAMES[account.place], account.detail
    if account.place == Place.POOL and detail == UNPLACED:
        return AccountName(name, "not placed yet")
    # Of a nation, but at a place: the same field holds either.
    if account.place == Place.POOL and detail in _nations(game):
        return AccountName(f"{name} of {detail}")
    if account.place == Place.POOL and detail:
        return AccountName(f"{name} at {detail}")
    # A game may keep a detail of another form there.
    if account.place == Place.PENDING and DATED.read(detail):
        return AccountName(f"{name} {_pending(detail, game)}")
    if account.place == Place.UNIT:
        return AccountName(f"{name} {detail}")
    return AccountName(name, detail.replace("_", " ").replace(":", ", "))


def _nations(game: Game) -> frozenset[str]:
    return frozenset(nation for side in game.sides for nation in side.nations)


def _pending(detail: str, game: Game) -> str:
    """Whose, and until when: ``for Bluland until July I 1941``."""
    nation, turn = DATED.read(detail)
    return f"for {nation} until {game.calendar.label(TurnCode(turn))}"


def posting_rows(postings: Iterable[Posting], game: Game) -> tuple[PostingRow, ...]:
    """Postings with their names."""
    return tuple(
        PostingRow(
            posting.account.key,
            account_name(posting.account, game, with_side=True),
            posting.good,
            game.sign(posting.good),
            posting.amount,
        )
        for posting in postings
    )
