"""Stacks: all units of a side with the same hex, against the limits of stacking and factors."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import Exact
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.combat.fighters import Fighter, fighter, size_in_res
from oobmgr.games.europa.combat.limits import limits_of
from oobmgr.games.europa.movement.costs import (
    ARCTIC,
    GROUNDS,
    MOUNTAIN,
    StackingInputs,
    stacking,
    stacking_limit,
)
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.stacks import StackRow
from oobmgr.rules.tables import Tables

HEX = "hex"


def stacks(books: Books) -> tuple[StackRow, ...]:
    """Every stack on the map whose hex is known, those above the limit first (STK-01, CFL-01)."""
    grounds = known_grounds(books)
    rows = (
        _row(books, units, grounds.get(place, ()))
        for (_, place), units in _by_hex(books, None).items()
    )
    return tuple(sorted(rows, key=lambda row: (not row.over, row.side, folded(row.hex))))


def too_high(books: Books, side: SideId) -> tuple[StackRow, ...]:
    """The stacks of a side above the limit (STK-01)."""
    grounds = known_grounds(books)
    limits: dict[tuple[str, ...], Exact] = {}
    sizes = _Sizes(books.tables)
    found = []
    for (_, place), units in _by_hex(books, side).items():
        ground = grounds.get(place, ())
        if ground not in limits:
            limits[ground] = stacking_limit(ground, books.tables)
        # Most stacks are well within it, and nothing else is read of their units.
        if sum(sizes.of(unit) for unit in units) > limits[ground]:
            found.append(_row(books, units, ground))
    return tuple(row for row in found if row.over)


class _Sizes:
    """Sizes in REs, each read once: thousands of units are of a few sizes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[tuple[str, str, bool], Fraction] = {}

    def of(self, unit: UnitState) -> Fraction:
        """The size of a unit."""
        like = (unit.traits.get("re", ""), unit.size, unit.reduced)
        if like not in self._known:
            self._known[like] = size_in_res(unit, self._tables)
        return self._known[like]


def _by_hex(books: Books, side: SideId | None) -> dict[tuple[SideId, str], list[UnitState]]:
    """The units on the map by side and hex, of one side alone where it is named."""
    found: dict[tuple[SideId, str], list[UnitState]] = {}
    for unit in books.units():
        if unit.status is UnitStatus.ON_MAP and unit.hex and side in {None, unit.side}:
            found.setdefault((unit.side, folded(unit.hex)), []).append(unit)
    return found


def known_grounds(books: Books) -> dict[str, tuple[str, ...]]:
    """What was entered of hexes that lowers their limit, by the folded name of the hex."""
    found: dict[str, tuple[str, ...]] = {}
    for (key, field), value in books.facts(Subject.CONDITION).items():
        prefix, _, place = key.partition(":")
        if prefix == HEX and value and field in GROUNDS:
            found[folded(place)] = (*found.get(folded(place), ()), field)
    return found


def _row(books: Books, units: list[UnitState], ground: tuple[str, ...]) -> StackRow:
    fighters = [fighter(books, unit) for unit in units]
    res = sum((one.res for one in fighters), Fraction(0))
    asked = StackingInputs(res, MOUNTAIN in ground, ARCTIC in ground)
    ruling = stacking(asked, books.tables)
    return StackRow(
        hex=units[0].hex,
        side=units[0].side,
        units=tuple(unit.id for unit in units),
        size=res,
        most=Fraction(stacking_limit(ground, books.tables)),
        sign="REs",
        ground=", ".join(ground),
        attack=_sum(fighters, "af"),
        defence=_sum(fighters, "df"),
        factors_most=Fraction(books.tables.number(f"{limits_of(books.turn, books.tables)}.hex")),
        over=not ruling.result,
        case="STK-01",
    )


def _sum(fighters: list[Fighter], factor: str) -> Fraction:
    return sum((getattr(one, factor) for one in fighters), Fraction(0))
