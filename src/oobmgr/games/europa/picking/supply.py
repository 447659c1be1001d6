"""The units whose supply can be set, stack by stack: those without supply stand first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import partial

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.isolation.rolling import due_units
from oobmgr.games.europa.supply.marks import STATE_WORDS
from oobmgr.games.europa.supply.measuring import on_map
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.unit_class import alike, class_name, price_class, what_decides_class
from oobmgr.games.europa.words import SP
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

_FREE = UnitPrice(Fraction(0), SP, "SUP-07")
_COLUMN = "Supply"
_IN_SUPPLY = UnitSupply()


def supply_picking(ways: Mapping[str, str]) -> Picking:
    """How units are picked whose supply is measured; `ways` has a word for each input."""
    return Picking(ways, supply_choices, column=_COLUMN, by_place=True, empty="No unit on the map.")


def isolated_picking(ways: Mapping[str, str]) -> Picking:
    """How the units of isolated stacks that have to roll are picked."""

    def choices(books: Books) -> Mapping[UnitId, UnitChoice]:
        return _choices(books, due_units(books))

    empty = "No isolated unit has to roll in this turn."
    return Picking(ways, choices, column=_COLUMN, by_place=True, empty=empty)


def supply_choices(books: Books) -> Mapping[UnitId, UnitChoice]:
    """The own units on the map, hex by hex: those with units without supply first."""
    return _choices(books, (unit for unit in on_map(books) if unit.side == books.side))


def _choices(books: Books, units: Iterable[UnitState]) -> Mapping[UnitId, UnitChoice]:
    held = supplies(books)
    found = list(units)
    # By hex: a stack stands first as a whole as soon as one unit in it lacks supply.
    without = {folded(unit.hex) for unit in found if unit.id in held}
    places = {unit.id: folded(unit.hex) for unit in found}
    # Units without a hex come last among their like.
    found.sort(key=lambda unit: (places[unit.id] not in without, not unit.hex, places[unit.id]))
    # Worked out once for units that are alike, since there may be thousands.
    kind = alike(what_decides_class, partial(price_class, tables=books.tables))
    words = {unit.id: supply_words(held.get(unit.id, _IN_SUPPLY)) for unit in found}
    return {
        unit.id: UnitChoice(class_name(kind(unit)), _FREE, price_text=words[unit.id])
        for unit in found
    }


def supply_words(supply: UnitSupply) -> str:
    """A supply in words: ``isolated, Jun II``."""
    word = STATE_WORDS[supply.state]
    if supply.state is SupplyState.IN_SUPPLY or supply.since is None:
        return word
    return f"{word}, {CALENDAR.short(supply.since)}"
