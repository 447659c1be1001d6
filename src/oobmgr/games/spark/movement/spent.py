"""Movement points that units spent in the Movement Phase that is being played."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.domain.quantities import plain
from oobmgr.domain.rulings import Ruling
from oobmgr.games.spark.initiative.order import Impulse as ImpulseKind
from oobmgr.games.spark.initiative.order import order_now
from oobmgr.games.spark.movement.allowance import (
    Condition,
    Impulse,
    MovementAllowanceInputs,
    movement_allowance,
)
from oobmgr.games.spark.movement.hexes import is_hex, same_hex
from oobmgr.games.spark.movement.modes import Mode
from oobmgr.games.spark.movement.terrain_costs import ALL
from oobmgr.games.spark.sequence import part_of
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import FIRST, IMPULSES
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

_SPENT: Final = "movement"
_TURN, _PHASE, _POINTS, _STOPPED = "turn", "phase", "points", "stopped"


def allowance_of(books: Books, unit: SparkUnit, mode: Mode) -> Ruling[Fraction]:
    """What a unit may spend in the impulse that is being played, by its markers."""
    statuses = tuple(one for one in Condition if one in unit.markers.held)
    asked = MovementAllowanceInputs(impulse_now(books), mode, statuses, books.options)
    return movement_allowance(asked, books.tables)


def impulse_now(books: Books) -> Impulse:
    """The impulse that is being played, as movement knows it; a Limited one between impulses."""
    part = part_of(books.phase)
    if part not in IMPULSES:
        return Impulse.LIMITED
    kind = order_now(books).kind(part)
    if kind is ImpulseKind.NIGHT:
        # The text gives no allowance for the player who begins a night (SP-X-37).
        return Impulse.NIGHT_INITIAL if part == FIRST else Impulse.NIGHT
    return Impulse(kind.value)


def spent(books: Books, unit: UnitId) -> Fraction | None:
    """What a unit spent in this phase; None where it has nothing left, whatever it had."""
    points, place = _so_far(books, unit)
    # One that ZOC fire met on its way has still to come to the hex where it did.
    there = place is not None and not elsewhere(books.unit(unit).hex, place)
    return None if there or points == ALL else Fraction(points)


def spend(books: Books, unit: UnitId, points: Fraction | str) -> tuple[Fact, ...]:
    """Note movement points as spent in this phase, beside those before; `all` for every one."""
    before = spent(books, unit)
    total = ALL if before is None or isinstance(points, str) else plain(before + points)
    return _noted(books, unit, str(total), _so_far(books, unit)[1])


def stop(books: Books, unit: UnitId, place: str) -> tuple[Fact, ...]:
    """Note that ZOC fire stopped a unit in a hex, where it spends no more points (SP-MC-19)."""
    return _noted(books, unit, _so_far(books, unit)[0], place.strip())


def stopped_in(books: Books, unit: UnitId) -> str | None:
    """The hex in which ZOC fire stopped a unit in this phase, None where none did.

    Empty where nobody entered in which hex it was.
    """
    return _so_far(books, unit)[1]


def elsewhere(place: str, stopped: str) -> bool:
    """Whether a hex is another than that in which a unit was stopped, as far as both are known."""
    return is_hex(place) and is_hex(stopped) and not same_hex(place, stopped)


def _so_far(books: Books, unit: UnitId) -> tuple[str, str | None]:
    """The points that a unit spent in this phase, and the hex in which it was stopped."""
    kept = _kept(books.fact(Subject.DONE, _key(unit), _SPENT))
    points, stopped = str(kept.pop(_POINTS, 0)), kept.pop(_STOPPED, None)
    # Kept of an earlier phase it says nothing of this one.
    if kept != _now(books):
        return "0", None
    return points, None if stopped is None else str(stopped)


def _noted(books: Books, unit: UnitId, points: str, stopped: str | None) -> tuple[Fact, ...]:
    """The facts of what a unit spent, with the hex in which it was stopped, if it was."""
    where: dict[str, JsonValue] = {} if stopped is None else {_STOPPED: stopped}
    # Noted with its phase, so that nothing has to be cleared when that ends.
    new: JsonValue = {**_now(books), _POINTS: points, **where}
    return enter(books, Subject.DONE, _key(unit), _SPENT, new)


def _kept(saved: JsonValue) -> dict[str, JsonValue]:
    """What is kept of the movement of a unit: turn, phase and points; nothing before its first."""
    if isinstance(saved, dict):
        return dict(saved)
    # Earlier files have one text, and their journal cannot be written anew.
    values = str(saved).split(" ")
    return dict(zip((_TURN, _PHASE, _POINTS), values, strict=True)) if saved else {}


def _key(unit: UnitId) -> str:
    return f"unit:{unit}"


def _now(books: Books) -> dict[str, JsonValue]:
    return {_TURN: books.turn, _PHASE: books.phase}
