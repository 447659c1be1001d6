"""How units moved in this turn and what points they used, as the books remember until its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.quantities import parse_exact, plain
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.acting import Why, told_together
from oobmgr.games.europa.deeds import EXPLOITED, PAID, did
from oobmgr.games.europa.words import EXPLOITATION
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

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


def moved_otherwise(
    books: Books, units: Iterable[UnitState], ways: Mapping[str, str]
) -> tuple[Fault, ...]:
    """The refusals of units that moved this turn in one of these ways, each with its case."""
    found = ((unit, next((way for way in ways if did(books, unit, way)), "")) for unit in units)
    return told_together(
        (unit, Why((f"moved {_WORDS[way]} this turn",), case=ways[way]))
        for unit, way in found
        if way
    )


def carried(books: Books, unit: UnitState) -> bool:
    """Whether a unit was carried by rail in this turn."""
    return did(books, unit, OPERATIONAL) or did(books, unit, STRATEGIC)


def mark_of(books: Books) -> str:
    """What an overrun leaves a C/M division marked with: each phase is paid for on its own."""
    return EXPLOITED if books.phase == EXPLOITATION else PAID


def overran(books: Books) -> str:
    """The mark of a stack that overran in this phase."""
    return OVERRAN_AGAIN if books.phase == EXPLOITATION else OVERRAN


def halted(books: Books) -> str:
    """The mark of a stack that an overrun halted in this phase."""
    return HALTED_AGAIN if books.phase == EXPLOITATION else HALTED


def overrun_there(books: Books, place: str) -> bool:
    """Whether a hex was overrun in this phase, by the form or in a battle (OVR-02)."""
    # A hex without a name cannot be told from any other.
    known = folded(place) and books.fact(Subject.DONE, _overrun_key(books), folded(place))
    return bool(known)


def overrun_facts(books: Books, place: str) -> tuple[Fact, ...]:
    """That a hex is overrun in this phase; nothing where it has no name."""
    field = folded(place)
    return enter(books, Subject.DONE, _overrun_key(books), field, new=True) if field else ()


def _overrun_key(books: Books) -> str:
    # By phase: a hex may be overrun once in movement, and once again in exploitation (EU-CF-40).
    return f"{done_key(books.turn, books.side, books.phase)}:overrun"


_USED = "movement_points"


def points_used(books: Books, unit_id: UnitId) -> Fraction:
    """The movement points that a unit has used in this player turn."""
    known = books.fact(Subject.DONE, _key(books), str(unit_id))
    # Kept as exact text: halves of points would come back from JSON as floats.
    return parse_exact(known) if isinstance(known, str) else Fraction(0)


def use_points(books: Books, more: Mapping[UnitId, Fraction]) -> tuple[Fact, ...]:
    """Add movement points to what units have used in this player turn."""
    used = {
        unit: plain(points_used(books, unit) + points) for unit, points in more.items() if points
    }
    return tuple(
        fact
        for unit, points in used.items()
        for fact in enter(books, Subject.DONE, _key(books), str(unit), str(points))
    )


def _key(books: Books) -> str:
    return done_key(books.turn, books.side, _USED)
