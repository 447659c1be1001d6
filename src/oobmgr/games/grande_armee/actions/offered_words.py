"""What forms offer for words that are written freely: what is usual, what was written before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from oobmgr.domain.accounts import GoodId, Place
from oobmgr.games.grande_armee.actions.battle_leaders import unscored
from oobmgr.games.grande_armee.economy.purses import GOODS
from oobmgr.games.grande_armee.politics.log import noted_events, open_levels
from oobmgr.games.grande_armee.supply.places import places
from oobmgr.games.grande_armee.units import is_leader
from oobmgr.games.grande_armee.words import VICTORY
from oobmgr.rules.books import Books

_START: Final = "start of the scenario"
_LOST: Final = ("taken by the enemy", "given up")

Words = Mapping[str, tuple[str, ...]]


def reasons_for_points(books: Books) -> Words:
    """For points of a power: the start, then the reasons that were given before."""
    return {"why": _once(_START, *_given(books, *GOODS))}


def causes_of_victory(books: Books) -> Words:
    """For victory points: the causes that were given before, then the towns that may be taken.

    For a leader: those who are still to be scored, then the others.
    """
    towns = (f"{place.name} taken" for place in places(books))
    leaders = (unit.designation for unit in (*unscored(books), *books.units()) if is_leader(unit))
    return {"cause": _once(*_given(books, VICTORY), *towns), "leader": _once(*leaders)}


def causes_of_events(books: Books) -> Words:
    """For political events: the levels that call for them now, then what happened before."""
    due = (f"{cell.whole} victory points" for cell in open_levels(books))
    return {"cause": _once(*due, *(event.title for event in noted_events(books)))}


def reasons_for_trains(_: Books) -> Words:
    """For trains and depots lost: the books keep no reason of earlier ones."""
    return {"why": _LOST}


def _given(books: Books, *goods: GoodId) -> Iterator[str]:
    """What stands as the reason of postings, whoever's they are."""
    # A reason is the account at the other end of points that came or went.
    ends = {Place.INCOME, Place.LOST}
    for good in goods:
        yield from (one.detail for one in books.balances(good) if one.place in ends)


def _once(*words: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, words)))
