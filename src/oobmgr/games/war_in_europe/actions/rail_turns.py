"""What units did by rail turn by turn: their work, and whether they rode.

The books keep the latest turn of each unit, and those before it apart: what is entered late for an
earlier turn is held to what was done in that turn, and takes nothing from the later one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.fact_kinds import RAIL_UNIT
from oobmgr.games.war_in_europe.ground.rail import RODE
from oobmgr.games.war_in_europe.words import Area
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.picked_units import against

if TYPE_CHECKING:
    from oobmgr.domain.postings import Fact, JsonValue
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

RODE_IN: Final = "rode in"
WORKED_IN: Final = "worked in"
AREAS: Final = "worked in the areas"
REPAIRED: Final = "repaired"
CONVERTED: Final = "converted"
_RODE: Final = "rode"
_BEFORE: Final = "in {}"
"""The field of a turn before the latest."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a repair unit has done in this turn."""

    repaired: int
    converted: int


def _in_turn(books: Books, unit: UnitState, turn: str) -> dict[str, Any]:
    """What a unit did in a turn, of which something may be kept apart."""
    key = str(unit.id)
    kept = books.fact(RAIL_UNIT, key, _BEFORE.format(turn))
    found = dict(kept) if isinstance(kept, dict) else {}
    if books.fact(RAIL_UNIT, key, WORKED_IN) == turn:
        found |= {f: books.fact(RAIL_UNIT, key, f) for f in (REPAIRED, CONVERTED, AREAS)}
    if books.fact(RAIL_UNIT, key, RODE_IN) == turn:
        found[_RODE] = True
    return found


def rode_now(books: Books, unit: UnitState) -> bool:
    """Whether a unit has moved by rail or by sea in this turn."""
    return bool(_in_turn(books, unit, books.turn).get(_RODE))


def done_now(books: Books, unit: UnitState) -> Done:
    """What a repair unit has done in this turn."""
    found = _in_turn(books, unit, books.turn)
    return Done(found.get(REPAIRED) or 0, found.get(CONVERTED) or 0)


def areas_now(books: Books, unit: UnitState) -> tuple[Area, ...]:
    """The weather areas in which a repair unit has worked in this turn."""
    told = _in_turn(books, unit, books.turn).get(AREAS)
    return tuple(Area(one) for one in str(told).split(", ")) if told else ()


def _later(books: Books, unit: UnitState, field: str) -> bool:
    """Whether the latest turn of a field comes after this one, which is entered late."""
    return str(books.fact(RAIL_UNIT, str(unit.id), field) or "") > books.turn


def _kept(books: Books, unit: UnitState, field: str) -> Iterator[Fact]:
    """What has to be written for the latest turn of a field to stay known when a new one comes."""
    turn = str(books.fact(RAIL_UNIT, str(unit.id), field) or "")
    if turn and turn < books.turn:
        value = _in_turn(books, unit, turn)
        yield from enter(books, RAIL_UNIT, str(unit.id), _BEFORE.format(turn), value)


def _apart(books: Books, unit: UnitState, new: dict[str, JsonValue]) -> tuple[Fact, ...]:
    value = _in_turn(books, unit, books.turn) | new
    return enter(books, RAIL_UNIT, str(unit.id), _BEFORE.format(books.turn), value)


def worked(books: Books, unit: UnitState, done: Done, areas: tuple[Area, ...]) -> tuple[Fact, ...]:
    """What has to be written for a repair unit to have done so much in this turn."""
    wanted: dict[str, JsonValue] = {
        REPAIRED: done.repaired,
        CONVERTED: done.converted,
        AREAS: ", ".join(areas),
    }
    if _later(books, unit, WORKED_IN):
        return _apart(books, unit, wanted)
    latest: dict[str, JsonValue] = {WORKED_IN: books.turn, **wanted}
    return (*_kept(books, unit, WORKED_IN), *changes(books, RAIL_UNIT, str(unit.id), latest))


def rode(books: Books, units: Iterable[UnitState]) -> Iterator[Fact]:
    """What has to be written of units that move by rail or by sea in this turn."""
    for unit in units:
        if _later(books, unit, RODE_IN):
            yield from _apart(books, unit, {_RODE: True})
        else:
            yield from _kept(books, unit, RODE_IN)
            yield from enter(books, RAIL_UNIT, str(unit.id), RODE_IN, books.turn)


def rode_since(books: Books, unit: UnitState) -> bool:
    """Whether a unit rode in a later turn than this one, which is entered late."""
    return _later(books, unit, RODE_IN)


def stays(books: Books, units: Iterable[UnitState]) -> Iterator[Fault]:
    """What is told of units that rode in a later turn: a late entry does not bring them back."""
    for unit in units:
        if rode_since(books, unit):
            sentence = f"has moved by rail or by sea since, and stays in {unit.hex}."
            yield against(unit, sentence, RODE, "Check its hex.")
