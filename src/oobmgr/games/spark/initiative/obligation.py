"""What a player committed to, and how many hexes he has to mark for it in the present impulse."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.initiative.order import ChallengeResult, order_now
from oobmgr.games.spark.turns import AM, section_of
from oobmgr.games.spark.units.markers import all_markers
from oobmgr.games.spark.words import FIRST, SECOND, opponent
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

_COMMITTED: Final = "committed"


@dataclass(frozen=True)
class Obligation:
    """How many hexes a player has to mark, why, and which ones he has marked.

    `assaults` is 0 where he may mark as many as he likes; `case` says why.
    """

    assaults: int
    case: str
    hexes: tuple[str, ...]

    @property
    def met(self) -> bool:
        """Whether enough different hexes are marked."""
        return len(self.hexes) >= self.assaults


def committed(books: Books, side: SideId, part: str = FIRST) -> int | None:
    """The assaults that a side committed to for a part of the section; None if not entered."""
    value = books.fact(Subject.CONDITION, f"{_COMMITTED}:{side}", _field(books.turn, part))
    return value if isinstance(value, int) else None


def commit(books: Books, side: SideId, assaults: int, part: str = FIRST) -> tuple[Fact, ...]:
    """Note what a side commits to: for the section, or in a challenge for its second impulse."""
    key = f"{_COMMITTED}:{side}"
    return enter(books, Subject.CONDITION, key, _field(books.turn, part), assaults)


def _field(turn: TurnCode, part: str) -> str:
    # The section as a whole needs no part; only a challenge is about the second impulse.
    return f"{turn}:{part}" if part == SECOND else turn


def obligation(books: Books, part: str) -> Obligation:
    """What the player of the present impulse has to mark (SP-INIT-13, SP-INIT-14, SP-INIT-15)."""
    hexes = marked_hexes(books, books.side)
    section = order_now(books)
    after_morning = section_of(books.turn) == AM and part == SECOND
    # After the first impulse of a morning only a challenge that succeeded binds anybody.
    if after_morning and section.challenge is not ChallengeResult.SUCCEEDED:
        return Obligation(0, "SP-INIT-15", hexes)
    if after_morning:
        return Obligation(committed(books, books.side, SECOND) or 0, "SP-INIT-13", hexes)
    own = committed(books, books.side) or 0
    # An Initial Player whose opponent committed to nothing is bound to nothing either.
    if books.side == section.initial_player and not committed(books, opponent(books.side)):
        return Obligation(0, "SP-INIT-14", hexes)
    return Obligation(own, "SP-INIT-13", hexes)


def marked_hexes(books: Books, side: SideId) -> tuple[str, ...]:
    """The different hexes that a side's Assault Markers point at, in order."""
    sides = {unit.id: unit.side for unit in books.units()}
    hexes = {
        # By different hexes, as the commitment counts them.
        markers.assault_hex
        for unit, markers in all_markers(books).items()
        if sides.get(unit) == side and markers.assault_hex
    }
    return tuple(sorted(hexes))
