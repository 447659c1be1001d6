"""The units that can be rebuilt: where they stand and what full strength costs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.accounts import replacements_of
from oobmgr.games.europa.replacements.rebuilding import After
from oobmgr.games.europa.replacements.unit_prices import (
    point_kind,
    price_words,
    rebuildable,
    unit_rebuild,
    what_decides_price,
)
from oobmgr.games.europa.unit_class import alike
from oobmgr.games.europa.words import REPLACEMENT_GOODS
from oobmgr.rules.books import Books
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

_UNKNOWN = "your chart"
_NEVER = "not allowed"


def rebuild_picking() -> Picking:
    """How units are picked to be rebuilt."""
    return Picking({"units": "full strength", "cadres": "as cadre"}, rebuild_choices)


def rebuild_choices(books: Books) -> Mapping[UnitId, UnitChoice]:
    """Dead units and cadres of the present side with their price, by id."""
    choice = alike(what_decides_price, partial(_choice, books))
    return {unit.id: choice(unit) for unit in rebuildable(books, books.side)}


def payable_kinds(books: Books) -> set[tuple[str, str]]:
    """Nations with the kinds of points of which they hold enough for a unit of theirs.

    A unit whose price only the player's chart knows counts as one that may be paid for.
    """
    kinds = alike(what_decides_price, partial(_payable, books))
    return {(unit.nation, kind) for unit in rebuildable(books, books.side) for kind in kinds(unit)}


def _payable(books: Books, unit: UnitState) -> frozenset[str]:
    """The kinds of points that bring a unit back, whole or as its cadre, if there are enough."""

    def enough(kind: str, points: int) -> bool:
        held = books.balance(replacements_of(unit.side, unit.nation), REPLACEMENT_GOODS[kind])
        return held >= points

    # As a cadre it comes back for less: what cannot pay for that pays for nothing.
    dead = unit.status is UnitStatus.DEAD
    for to in (After.CADRE, After.FULL) if dead else (After.FULL,):
        try:
            one = unit_rebuild(books, unit, to)
        # Its nation or cadre is unknown, and so it is for every other way.
        except BadInput:
            break
        if not one.against:
            unknown = {str(point_kind(unit, books.tables)): 1}
            prices = one.points if one.known else unknown
            paid = all(enough(kind, points) for kind, points in prices.items())
            return frozenset(prices) if paid else frozenset()
    return frozenset()


def _choice(books: Books, unit: UnitState) -> UnitChoice:
    """The price to full strength; that of the cadre where the unit is fragile; else why not."""
    where = "dead" if unit.status is UnitStatus.DEAD else "cadre"
    good = REPLACEMENT_GOODS[point_kind(unit, books.tables)]
    nothing = UnitPrice(Fraction(0), good, "REP-14")
    # Full strength first: whoever can pay for it mostly wants it.
    for to in (After.FULL, After.CADRE):
        try:
            one = unit_rebuild(books, unit, to)
        # A price that cannot be asked for full strength cannot be for the cadre either.
        except BadInput:
            break
        if not one.against:
            price = UnitPrice(Fraction(sum(one.points.values())), good, "REP-14")
            words = price_words(one.points) if one.known else _UNKNOWN
            words += "" if one.to is After.FULL else " as cadre"
            return UnitChoice(where, price, price_text=words or "free")
    return UnitChoice(where, nothing, _NEVER)
