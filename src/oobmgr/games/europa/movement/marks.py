"""How units moved in this turn, as the books remember it until the turn is over."""

from __future__ import annotations

from oobmgr.domain.units import UnitState
from oobmgr.games.europa.actions.units import EXPLOITED, PAID, did
from oobmgr.games.europa.words import EXPLOITATION
from oobmgr.rules.books import Books

OPERATIONAL = "operational_rail"
STRATEGIC = "strategic_rail"
ADMINISTRATIVE = "administrative"
REGAUGING = "regauging"
OVERRAN = "overran"
OVERRAN_AGAIN = "overran_exploiting"
HALTED = "halted"
HALTED_AGAIN = "halted_exploiting"
_WORDS = {
    OPERATIONAL: "by operational rail",
    STRATEGIC: "by strategic rail",
    ADMINISTRATIVE: "administratively",
    REGAUGING: "converting a rail line",
    OVERRAN: "overrunning",
    HALTED: "and was halted by an overrun",
}


def moved(books: Books, unit: UnitState, *ways: str) -> str:
    """How a unit moved this turn already, of the ways named, in words; empty where in none."""
    return next((_WORDS[way] for way in ways if did(books, unit, way)), "")


def mark_of(books: Books) -> str:
    """What an overrun leaves a C/M division marked with: each phase is paid for on its own."""
    return EXPLOITED if books.phase == EXPLOITATION else PAID


def overran(books: Books) -> str:
    """The mark of a stack that overran in this phase."""
    return OVERRAN_AGAIN if books.phase == EXPLOITATION else OVERRAN


def halted(books: Books) -> str:
    """The mark of a stack that an overrun halted in this phase."""
    return HALTED_AGAIN if books.phase == EXPLOITATION else HALTED
