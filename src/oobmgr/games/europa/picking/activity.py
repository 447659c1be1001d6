"""The units that can be picked for an action: those that pay, or all where nobody does."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, partial

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.combat.fighters import res_words, size_in_res
from oobmgr.games.europa.deeds import ATTACKED, EXPLOITED, PAID, did
from oobmgr.games.europa.movement.marks import mark_of
from oobmgr.games.europa.supply.attacks import attack_price
from oobmgr.games.europa.supply.marks import STATE_WORDS
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.unit_class import (
    alike,
    class_name,
    is_cm,
    price_class,
    role,
    what_decides_class,
)
from oobmgr.games.europa.words import EXPLOITATION, SP, UNIT_CLASSES
from oobmgr.rules.books import Books
from oobmgr.rules.picking import Picking, UnitChoice, UnitClass, UnitPrice
from oobmgr.rules.tables import Tables

_MECHANISED = frozenset({"cm"})
_PAYING = frozenset({"cm", "division"})
_ROLES = {"movement": _MECHANISED, "exploitation": _MECHANISED}
_PAID = "paid"
SIZE = "Size"
"""The head of the last column where nobody pays and the units stand with their size."""


def picking(action: str, ways: Mapping[str, str]) -> Picking:
    """How units are picked for an action; `ways` has a word for each of its inputs of units."""
    return Picking(ways, partial(unit_choices, action), partial(unit_classes, action))


def price_of(action: str, kind: str, tables: Tables) -> UnitPrice | None:
    """What one unit of a class pays for an action, before sums are rounded; None where nothing.

    C/M pay to move and to exploit (SP-13, SP-16), divisions of either kind to attack (SP-18,
    SP-28) and to overrun (SP-19).
    """
    wanted = role(kind, tables)
    if wanted not in _ROLES.get(action, _PAYING):
        return None
    if action == "combat":
        amount, case = attack_price(kind, tables)
    else:
        # A division on foot pays for an overrun as for an attack, a C/M one its activation (SP-19).
        overruns = action == "overrun" and wanted == "division"
        cell = tables.cell("supply.overrun.division" if overruns else f"supply.activation.{kind}")
        amount, case = Fraction(cell.number), cell.case
    return UnitPrice(amount, SP, case) if amount else None


def unit_classes(action: str, tables: Tables) -> tuple[UnitClass, ...]:
    """The price classes that pay something for an action, in the order of the rules."""
    return tuple(
        UnitClass(kind, class_name(kind), price, _only_side(kind, tables))
        for kind in UNIT_CLASSES
        if (price := price_of(action, kind, tables))
    )


def _only_side(kind: str, tables: Tables) -> str:
    """The side that alone has units of a class; empty where both have them."""
    path = f"unit_types.only.{kind}"
    return tables.text(path) if path in tables.cells else ""


def unit_choices(action: str, books: Books) -> dict[UnitId, UnitChoice]:
    """The units on the map of the present side that pay for an action, by id.

    Those without supply never pay: their state stands where the price would (SP-25).
    """
    tables = books.tables
    without = supplies(books)
    kind_of = alike(what_decides_class, partial(price_class, tables=tables))
    # Thousands of units belong to a handful of kinds.
    price_for = cache(lambda kind: price_of(action, kind, tables))
    slow_stay = action == "overrun" and books.phase == EXPLOITATION
    found: dict[UnitId, UnitChoice] = {}
    for unit in books.units():
        if unit.side != books.side or unit.status is not UnitStatus.ON_MAP:
            continue
        kind = kind_of(unit)
        # Only C/M units move in exploitation, and so only they overrun then (MOV-01).
        if slow_stay and role(kind, tables) != "cm" and not is_cm(unit):
            continue
        if price := price_for(kind):
            paid = _PAID if _covered(action, books, unit, kind) else ""
            supply = without.get(unit.id)
            state = "" if supply is None else STATE_WORDS[supply.state]
            found[unit.id] = UnitChoice(class_name(kind), price, state or paid, state)
    return found


def _covered(action: str, books: Books, unit: UnitState, kind: str) -> bool:
    """Whether what a unit did in this turn covers the action (SP-16, SP-19, SP-28)."""
    fast = role(kind, books.tables) == "cm"
    # Exploitation is paid anew, whatever was paid for movement (SP-16).
    if action == "exploitation":
        return did(books, unit, EXPLOITED)
    if action == "overrun":
        # What C/M divisions pay covers all they do in the phase; those on foot pay for each overrun
        # (SP-19).
        return fast and did(books, unit, mark_of(books))
    return did(books, unit, PAID if fast else ATTACKED)


_FREE = UnitPrice(Fraction(0), SP, "STK-01")


def anybody(ways: Mapping[str, str], *, both_sides: bool = False) -> Picking:
    """Picking among the units on the map, of the present side or of both, shown with their size."""
    return Picking(ways, partial(everybody, both_sides=both_sides), column=SIZE)


def everybody(books: Books, *, both_sides: bool = False) -> dict[UnitId, UnitChoice]:
    """The units on the map, of the present side or of both, with their size, by id."""

    def of_kind(unit: UnitState) -> UnitChoice:
        kind = class_name(price_class(unit, books.tables))
        return UnitChoice(kind, _FREE, price_text=res_words(size_in_res(unit, books.tables)))

    choice = alike(lambda unit: (*what_decides_class(unit), unit.traits.get("re")), of_kind)
    return {
        unit.id: choice(unit)
        for unit in books.units()
        if unit.status is UnitStatus.ON_MAP and (both_sides or unit.side == books.side)
    }
