"""Where units are that stand in no hex, and what ends for a unit that leaves its hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.fact_kinds import (
    AIRBORNE,
    FORTIFIED,
    FRONT,
    KAMPFGRUPPE,
    ORIGIN,
    RAIL_UNIT,
    READY,
    SET_OUT,
    SINCE,
    UNTOLD,
    VOYAGE,
)
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, number
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of
from oobmgr.games.war_in_europe.words import Front
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.picked_units import against

_MARKS: Final = (AIRBORNE, FORTIFIED, KAMPFGRUPPE, RAIL_UNIT, VOYAGE)
"""What the books keep of a unit that is over once the unit has been eliminated."""


@dataclass(frozen=True, slots=True)
class InBox:
    """An airborne unit in the box of a front, or in transit to it.

    `ready` is the turn from which it may drop, `origin` where it comes from while it is in transit.
    """

    front: Front
    ready: TurnCode
    origin: str = ""

    def words(self, when: str) -> str:
        """Where it is in few words, with the turn of its arrival as the caller writes it."""
        return box_words(str(self.front), self.origin, when)

    def short(self, when: str) -> str:
        """The same beside the name of the unit, which longer words would leave no room."""
        return f"to {self.front}, ready {when}" if self.origin else self.words(when)


def box_words(front: str, origin: str, when: str) -> str:
    """The words for a unit in the box of a front, or in transit to it from another."""
    if not origin:
        return f"airborne box {front}"
    if origin == UNTOLD:
        return f"in transit to airborne box {front}, ready {when}"
    return f"in transit from {origin} to airborne box {front}, ready {when}"


def in_box(books: Books, unit: UnitState) -> InBox | None:
    """The box in which a unit is; None where it is in none."""
    front = books.fact(AIRBORNE, str(unit.id), FRONT)
    ready = books.fact(AIRBORNE, str(unit.id), READY)
    origin = books.fact(AIRBORNE, str(unit.id), ORIGIN)
    if not front:
        return None
    turn = TurnCode(str(ready))
    # Books of an earlier version kept no origin, and their turn alone tells of a transit.
    known = str(origin) if origin else UNTOLD if turn > books.turn else ""
    return InBox(Front(str(front)), turn, known)


def voyage_turn(books: Books, unit: UnitState) -> int:
    """The turn of its voyage that a unit is in, from 1; 0 for one that is not at sea."""
    found = books.fact(VOYAGE, str(unit.id), SET_OUT)
    if not found:
        return 0
    cycles = number(books.options, CYCLES_PER_YEAR)
    began = date_of(TurnCode(str(found))).index(cycles)
    # Counted from 1, as the rule speaks of the first turn at sea.
    return date_of(books.turn).index(cycles) - began + 1


def is_past_interdiction(books: Books, unit: UnitState) -> bool:
    """Whether a unit round the Horn has left the turns in which aircraft may attack it."""
    return voyage_turn(books, unit) > books.tables.whole("sea.horn.air_sea")


def is_away(books: Books, unit: UnitState) -> bool:
    """Whether a unit stands in no hex of the map: it is at sea, or in an airborne box."""
    return bool(voyage_turn(books, unit) or in_box(books, unit))


def away_faults(books: Books, units: Iterable[UnitState], case: str) -> Iterator[Fault]:
    """The refusals of units that cannot act on the map: those at sea, and those in a box.

    The books count both as on the map, since they are neither eliminated nor still to come.
    """
    for unit in units:
        if voyage_turn(books, unit):
            yield against(unit, "is at sea, round the Horn.", case)
        elif box := in_box(books, unit):
            where = f"in the airborne box {box.front}"
            if box.origin:
                where = box.words(CALENDAR.label(box.ready))
            yield against(unit, f"is {where}.", case)


def moved_to(books: Books, units: Iterable[UnitState], place: str) -> Iterator[Fact]:
    """What has to be written for units to stand in a hex, or in none where `place` is empty.

    A unit takes no fortification along: it belongs to the hex that it leaves.
    """
    for unit in units:
        # One that stays keeps what protects it in its hex.
        if unit.hex != place:
            yield Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, place)
            yield from enter(books, FORTIFIED, str(unit.id), SINCE, None)


def unmarked(books: Books, unit: UnitState) -> Iterator[Fact]:
    """What has to be written for a unit that comes back from the eliminated to be as new."""
    # What was so of the unit that was lost is not so of the one that is built anew.
    for subject in _MARKS:
        for (key, field), value in books.facts(subject).items():
            if key == str(unit.id) and value is not None:
                yield from enter(books, subject, key, field, None)
