"""Beaches that the enemy took back: their points serve nobody until they are recycled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.games.war_in_europe.actions.hexes import LAST
from oobmgr.games.war_in_europe.fact_kinds import BEACH, HEX, SINCE
from oobmgr.games.war_in_europe.sequence import players
from oobmgr.games.war_in_europe.units import own_units
from oobmgr.games.war_in_europe.words import SIDE_NAMES, Player, enemies

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

RECYCLED: Final = "WIE-AMPH-08"
ASSAULT: Final = "assault"
LANDED: Final = "landed"
"""The points that made the last assault; those that lay there before it do not count."""


def assaulted(books: Books, place: str) -> TurnCode | None:
    """The turn in which a beach was taken last."""
    found = books.fact(BEACH, place, ASSAULT)
    return TurnCode(str(found)) if found else None


def is_retaken(books: Books, place: str) -> bool:
    """Whether an enemy was the last in a beach of the side, after its assault there."""
    last, since = books.fact(HEX, place, LAST), books.fact(HEX, place, SINCE)
    own = Player(SIDE_NAMES[books.side])
    if not last or not since or not enemies(Player(str(last)), own):
        return False
    # Who stands there holds it, whatever was entered of the hex before.
    if any(unit.hex.strip().upper() == place for unit in own_units(books)):
        return False
    assault = assaulted(books, place)
    if assault is not None and str(since) == assault:
        return _moves_later(books, Player(str(last)).side)
    return assault is None or str(since) > assault


def _moves_later(books: Books, enemy: SideId) -> bool:
    # Within a turn only whoever moves after the assault can have taken the beach back.
    order = players(books.options)
    return order.index(enemy) > order.index(books.side)


def not_retaken(books: Books, place: str) -> Iterator[Fault]:
    """What is asked of points that are to come back from a beach which the enemy has not again."""
    if not is_retaken(books, place):
        sentence = f"{place}: as far as the books know, no enemy took it back since its assault."
        advice = "If the enemy has it now, enter that under Hexes."
        yield Fault(sentence, "hex", place, advice, RECYCLED).question()


def retaken_faults(books: Books, place: str, field: str) -> Iterator[Fault]:
    """The refusal of what needs the points of a beach that the enemy has again."""
    if is_retaken(books, place):
        last = books.fact(HEX, place, LAST)
        sentence = f"{last} units were last in {place}: its points come back to their pool."
        advice = "Recycle them, or enter under Hexes who has it now."
        yield Fault(sentence, field, place, advice, RECYCLED)
