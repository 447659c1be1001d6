"""Orders of a turn, and who concentrated in the last."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.units import UnitState
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, ORDER
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.units import has_strength, is_kind, own_units
from oobmgr.games.grande_armee.words import MOVEMENT, SKIRMISH

if TYPE_CHECKING:
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

GIVEN: Final = "order"
STARTED: Final = "began in"
"""Where a unit stood when it was ordered, or before its first march of the turn."""


class Order(StrEnum):
    """What a leader or a unit is ordered to do."""

    MARCH = "march"
    FORCE_MARCH = "force march"
    DOUBLE_FORCE_MARCH = "double force march"
    CONCENTRATE = "concentrate"


FORCED: Final = (Order.FORCE_MARCH, Order.DOUBLE_FORCE_MARCH)


def order_of(books: Books, unit: UnitState, turn: TurnCode | None = None) -> Order | None:
    """The order of a unit in a turn, the present one unless said; None without one."""
    found = books.fact(ORDER, BY_TURN.key(turn or books.turn, unit.id), GIVEN)
    return Order(str(found)) if found else None


def concentrated(books: Books, unit: UnitState) -> bool:
    """Whether a unit was ordered to concentrate in the turn before."""
    return order_of(books, unit, CALENDAR.previous(books.turn)) is Order.CONCENTRATE


def began_in(books: Books, unit: UnitState) -> str:
    """The hex in which a unit began the turn, as far as its orders and marches tell."""
    found = books.fact(ORDER, BY_TURN.key(books.turn, unit.id), STARTED)
    return str(found) if found else unit.hex


def concentrated_at(books: Books, place: str) -> tuple[UnitState, ...]:
    """Those of the side that plays who concentrated last turn and began this one in a hex."""
    # Not where they stand: who has marched off since was of the stack all the same.
    mine = (u for u in own_units(books) if concentrated(books, u))
    return tuple(unit for unit in mine if began_in(books, unit) == place)


def marches_with_stack(unit: UnitState) -> bool:
    """Whether it may double a force march only beside its stack: cavalry and horse artillery."""
    return is_kind(unit, "cavalry", "horse", "dragoon", "cuirassier", "hussar", "cossack")


def goes_on_foot(unit: UnitState) -> bool:
    """Whether cavalry may go along with it where it doubles a force march."""
    return has_strength(unit) and not marches_with_stack(unit)


def marched_field(phase: str) -> str:
    """The field of what a unit's marches of a phase cost it."""
    # Cavalry may move in the Skirmish Phase and again in the Movement Phase (L-20).
    return f"marched, {phase}"


def spent_on_march(books: Books, unit: UnitState) -> int:
    """The movement points that a unit has spent in the present phase."""
    found = books.fact(ORDER, BY_TURN.key(books.turn, unit.id), marched_field(books.phase))
    return int(found) if isinstance(found, int) else 0


def marched_since(books: Books, unit: UnitState) -> bool:
    """Whether a unit has marched in a later phase than this one, where that is entered late."""
    later = {marched_field(MOVEMENT)} if books.phase == SKIRMISH else set()
    for (key, field), value in books.facts(ORDER).items():
        parts = BY_TURN.read(key)
        if not value or not parts or parts[1] != str(unit.id):
            continue
        # Cavalry that skirmishes moves before the Movement Phase of the same turn.
        same_turn = parts[0] == books.turn and field in later
        if same_turn or (parts[0] > books.turn and field.startswith(marched_field(""))):
            return True
    return False
