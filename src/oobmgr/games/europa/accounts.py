"""The accounts of supply and Resource Points, and what the books know of a side."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import DATED, Account, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AXIS, NOT_PLACED, RESOURCE, SOVIET, SP, SURPRISE, UNPLACED
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.fact_kinds import FactPlace
from oobmgr.rules.game import MovementCase
from oobmgr.rules.nearest import folded

OVER_LIMIT = "limit"
"""Why points are lost that the pool cannot hold."""
SURPRISE_POOL = Account(Place.SPECIAL, AXIS, SURPRISE)


def pool(side: SideId) -> Account:
    """Where a side's supply points lie."""
    return Account(Place.POOL, side)


def income(side: SideId, reason: str = "") -> Account:
    """Where what a side receives comes from, and why where that is told apart."""
    return Account(Place.INCOME, side, reason)


def exchanged(side: SideId) -> Account:
    """Where one good goes in and the other comes out when points are converted."""
    return Account(Place.EXCHANGED, side)


def spent(side: SideId, phase: PhaseId) -> Account:
    """Where points go that a side spends in a phase."""
    return Account(Place.SPENT, side, phase)


def lost(side: SideId, reason: str) -> Account:
    """Where points go that a side loses, and why."""
    return Account(Place.LOST, side, reason)


def stockpile(side: SideId, place: str) -> Account:
    """Where Resource Points lie on the map; ``unplaced`` until the player says where."""
    return Account(Place.POOL, side, place.strip() or UNPLACED)


def locality(books: Books, side: SideId, place: str) -> Account:
    """Where Resource Points lie at a place, however a player writes it.

    A locality where the side holds some, or that the tables know, keeps the name that it has.
    """
    # What the program shows in place of a name may be written in a name's place.
    wanted = stockpile(side, "" if folded(place) == folded(NOT_PLACED) else place)
    held = stockpiles(books, side)
    if wanted.detail in held:
        return wanted
    start = books.tables.keys("resource_points.start.place")
    arrive = (books.tables.text(f"resource_points.income.{s}.place") for s in (AXIS, SOVIET))
    like = folded(wanted.detail)
    known = (*held, *start, *arrive, UNPLACED)
    return stockpile(side, next((n for n in known if folded(n) == like), wanted.detail))


def place_words(account: Account) -> str:
    """Where Resource Points lie, as a player reads it."""
    return NOT_PLACED if account.detail == UNPLACED else account.detail


def stockpiles(books: Books, side: SideId) -> dict[str, int]:
    """The Resource Points of a side by locality, empty localities left out."""
    return {
        account.detail: amount
        for account, amount in books.balances(RESOURCE).items()
        if account.place is Place.POOL and account.side == side and amount
    }


def purse(books: Books) -> Account:
    """The account from which the present side pays: the surprise allotment in that turn."""
    return SURPRISE_POOL if books.turn == SURPRISE_TURN else pool(books.side)


def replacements_of(side: SideId, nation: str) -> Account:
    """Where the replacement points of a nation lie."""
    return Account(Place.POOL, side, nation)


def waiting(side: SideId, nation: str, turn: TurnCode) -> Account:
    """Where replacement points of a nation lie that can be used from a game turn on."""
    return Account(Place.PENDING, side, DATED.key(nation, turn))


def nation_and_turn(account: Account) -> tuple[str, TurnCode]:
    """The nation and the game turn in the detail of an account that is kept by both."""
    nation, turn = DATED.read(account.detail)
    return nation, TurnCode(turn)


def limit_at(side: SideId) -> FactPlace:
    """Where the present limit of a side's stock stands; nowhere before its first Initial Phase."""
    return FactPlace(Subject.CONDITION, side, "cap")


def in_pool(books: Books, side: SideId) -> int:
    """The supply points that a side holds."""
    return books.balance(pool(side), SP)


def done_key(turn: TurnCode, side: SideId, phase: str = "") -> str:
    """The key of what was done in a player turn, or in one phase of it."""
    return f"{turn}:{side}:{phase}" if phase else f"{turn}:{side}"


# In the Initial Phase a side receives, converts and loses in one transaction (SOP-02).
MOVEMENT_CASES: Final = (
    MovementCase(SP, Place.POOL, Place.EXCHANGED, "SP-05"),
    MovementCase(RESOURCE, Place.EXCHANGED, Place.POOL, "SP-05"),
    MovementCase(RESOURCE, Place.POOL, Place.EXCHANGED, "SP-06"),
    MovementCase(SP, Place.EXCHANGED, Place.POOL, "SP-06"),
    MovementCase(SP, Place.POOL, Place.LOST, "SP-03", detail=OVER_LIMIT),
    MovementCase(RESOURCE, Place.INCOME, Place.POOL, "INC-16"),
)
