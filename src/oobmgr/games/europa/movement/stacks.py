"""Stacks: all units of a side with the same hex, against the limits of stacking and factors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, partial

from oobmgr.domain.accounts import SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.combat.fighters import fighter, size_in_res
from oobmgr.games.europa.combat.limits import limits_of
from oobmgr.games.europa.combat.unknown import missing_factor
from oobmgr.games.europa.movement.costs import (
    ARCTIC,
    GROUNDS,
    MOUNTAIN,
    StackingInputs,
    stacking,
    stacking_limit,
)
from oobmgr.games.europa.unit_class import alike
from oobmgr.games.europa.words import terrain_words
from oobmgr.rules.books import Books
from oobmgr.rules.entered import recorded
from oobmgr.rules.nearest import folded
from oobmgr.rules.same import once_for_same
from oobmgr.rules.stacks import StackRow

HEX = KeyForm("hex")


def stacks(books: Books) -> tuple[StackRow, ...]:
    """Every stack on the map whose hex is known, those above the limit first (STK-01, CFL-01)."""
    grounds = known_grounds(books)
    rows = (
        _row(books, units, grounds.get(place, ()))
        for (_, place), units in _by_hex(books.units()).items()
    )
    return tuple(sorted(rows, key=lambda row: (not row.over, row.side, folded(row.hex))))


def too_high(books: Books, side: SideId) -> tuple[StackRow, ...]:
    """The stacks of a side above the limit (STK-01)."""
    grounds = known_grounds(books)
    limit = cache(partial(stacking_limit, tables=books.tables))
    # Thousands of units are of a few sizes.
    size = alike(
        lambda unit: (unit.traits.get("re", ""), unit.size, unit.reduced),
        partial(size_in_res, tables=books.tables),
    )
    found = []
    for (of, place), units in _by_hex(books.units()).items():
        if of != side:
            continue
        ground = grounds.get(place, ())
        # Most stacks are well within it, and nothing else is read of their units.
        if sum(map(size, units)) > limit(ground):
            found.append(_row(books, units, ground))
    # Those above it at first sight are looked at closely.
    return tuple(row for row in found if row.over)


@once_for_same
def _by_hex(units: tuple[UnitState, ...]) -> Mapping[tuple[SideId, str], list[UnitState]]:
    """The units on the map by side and hex."""
    found: defaultdict[tuple[SideId, str], list[UnitState]] = defaultdict(list)
    for unit in units:
        # Of units without a hex nobody knows with whom they stack.
        if unit.status is UnitStatus.ON_MAP and unit.hex:
            found[unit.side, folded(unit.hex)].append(unit)
    return found


def known_grounds(books: Books) -> dict[str, tuple[str, ...]]:
    """What was entered of hexes that lowers their limit, by the folded name of the hex."""
    found: dict[str, tuple[str, ...]] = {}
    for (place,), fields in recorded(books, Subject.CONDITION, HEX).items():
        # A ground that was taken back leaves an empty fact.
        entered = (field for field, value in fields.items() if value and field in GROUNDS)
        found[folded(place)] = (*found.get(folded(place), ()), *entered)
    return found


def _known(units: Iterable[UnitState], *, attacking: bool) -> bool:
    """Whether the factors of all are in the books: a sum with one that is not says nothing."""
    return not any(missing_factor(unit, attacking=attacking) for unit in units)


def _row(books: Books, units: list[UnitState], ground: tuple[str, ...]) -> StackRow:
    fighters = [fighter(books, unit) for unit in units]

    def total(factor: str) -> Fraction:
        return sum((getattr(one, factor) for one in fighters), Fraction(0))

    asked = StackingInputs(total("res"), MOUNTAIN in ground, ARCTIC in ground)
    ruling = stacking(asked, books.tables)
    return StackRow(
        hex=units[0].hex,
        side=units[0].side,
        units=tuple(unit.id for unit in units),
        size=asked.res,
        most=Fraction(stacking_limit(ground, books.tables)),
        sign="REs",
        ground=", ".join(map(terrain_words, ground)),
        attack=total("af") if _known(units, attacking=True) else None,
        defence=total("df") if _known(units, attacking=False) else None,
        factors_most=Fraction(books.tables.number(f"{limits_of(books.turn, books.tables)}.hex")),
        over=not ruling.result,
        case="STK-01",
    )
