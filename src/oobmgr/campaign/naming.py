"""What accounts and goods are called on screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oobmgr.campaign.rows import PostingRow
from oobmgr.domain.accounts import DATED, UNPLACED, Account, Place
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
    # The game first: what it calls its boxes, only it can read.
    own = game.account_name(account) if game.account_name else ""
    if own:
        return own
    name = _usual_name(account, game)
    if not with_side:
        return name
    side = next((s.name for s in game.sides if s.id == account.side), account.side)
    return f"{side} {name[:1].lower()}{name[1:]}"


def _usual_name(account: Account, game: Game) -> str:
    name, detail = _NAMES[account.place], account.detail
    if account.place == Place.POOL and detail == UNPLACED:
        return f"{name}, not placed yet"
    # Of a nation, but at a place: the same field holds either.
    if account.place == Place.POOL and detail in _nations(game):
        return f"{name} of {detail}"
    if account.place == Place.POOL and detail:
        return f"{name} at {detail}"
    if account.place == Place.PENDING and DATED.read(detail):
        return f"{name} {_pending(detail, game)}"
    if account.place == Place.UNIT:
        return f"{name} {detail}"
    return f"{name}, {detail.replace('_', ' ').replace(':', ', ')}" if detail else name


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
