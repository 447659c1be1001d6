"""The units that an action may pick, with the mode and supply of each, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.units import mode_of, on_map, out_since
from oobmgr.games.balkans.words import SIDE_NAMES
from oobmgr.rules import picked_units
from oobmgr.rules.books import Books
from oobmgr.rules.picked_units import Pickable


def pickable(found: Callable[[Books], Iterable[UnitState]], none: str) -> Pickable:
    """Units that an action may be about, each with its state in the list."""
    return Pickable(found, none, _said)


def _said(books: Books, unit: UnitState) -> str:
    out = "out of supply" if out_since(books, unit.id) else ""
    return ", ".join(word for word in (mode_of(books, unit.id), out, unit.nation) if word)


def of_other_side(books: Books, units: Iterable[UnitState], case: str) -> Iterator[Fault]:
    """The refusals of units of the side that is not playing."""
    return picked_units.of_other_side(books, units, SIDE_NAMES[books.side], case)


def out_of_turn(
    books: Books, units: Iterable[UnitState], case: str, advice: str
) -> Iterator[Fault]:
    """The warnings of units of the other side, where only the rules of the game itself say more."""
    # Not refused: the rules that say when are not among those that the books have.
    for fault in of_other_side(books, on_map(units), case):
        yield replace(fault, advice=advice)
