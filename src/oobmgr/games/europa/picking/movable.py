"""The units that can be picked where nothing is paid for each: all that are on the map."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.combat.fighters import res_words, size_in_res
from oobmgr.games.europa.unit_class import alike, class_name, price_class, what_decides_class
from oobmgr.games.europa.words import SP
from oobmgr.rules.books import Books
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

_FREE = UnitPrice(Fraction(0), SP, "STK-01")


def anybody(ways: Mapping[str, str], *, both_sides: bool = False) -> Picking:
    """Picking among the units on the map, of the present side or of both, shown with their size."""
    return Picking(ways, partial(_everybody, both_sides=both_sides))


def _everybody(books: Books, *, both_sides: bool) -> dict[UnitId, UnitChoice]:
    def of_kind(unit: UnitState) -> UnitChoice:
        kind = class_name(price_class(unit, books.tables))
        return UnitChoice(kind, _FREE, price_text=res_words(size_in_res(unit, books.tables)))

    choice = alike(lambda unit: (*what_decides_class(unit), unit.traits.get("re")), of_kind)
    return {
        unit.id: choice(unit)
        for unit in books.units()
        if unit.status is UnitStatus.ON_MAP and (both_sides or unit.side == books.side)
    }
