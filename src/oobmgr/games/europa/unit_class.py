"""What a unit of the order of battle is charged as: its price class, and its activation."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import Exact, ceil, shown
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.unit_words import factors_of_cadre
from oobmgr.games.europa.words import SP_SIGN
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables
from oobmgr.rules.unit_figures import UnitAmount

Made = TypeVar("Made")
_NAMES = {
    "guards_cav_upgraded": "Guards cavalry, upgraded",
    "guards_cav": "Guards cavalry",
    "cm_sub_division": "C/M below division",
    "sub_division": "below division",
    "artillery_division": "artillery division",
    "artillery": "artillery below division",
}
GUNS = frozenset({"artillery", "artillery_division"})
"""The price classes of artillery."""
# Players write in many ways that a unit is not C/M, and none of these is a mark.
_NOT_CM = frozenset({"", "no", "none", "false", "0", "n"})


def alike(
    like: Callable[[UnitState], Hashable], make: Callable[[UnitState], Made]
) -> Callable[[UnitState], Made]:
    """What `make` says of a unit, worked out once for all that are `like` each other.

    Thousands of units are of a few kinds, and much of what is asked of them is looked up by name.
    """
    known: dict[Hashable, Made] = {}

    def found(unit: UnitState) -> Made:
        key = like(unit)
        if key not in known:
            known[key] = make(unit)
        return known[key]

    return found


def is_division(unit: UnitState, tables: Tables) -> bool:
    """Whether the unit is of division size or above."""
    group = "unit_types.division_size"
    return unit.size in tables.keys(group) and tables.flag(f"{group}.{unit.size}")


def what_decides_class(unit: UnitState) -> tuple[Hashable, ...]:
    """All that `price_class` asks of a unit, for `alike`."""
    return unit.type, unit.size, unit.traits.get("cm"), unit.reduced


def is_cm(unit: UnitState) -> bool:
    """Whether the unit is marked as C/M (SP-31)."""
    return unit.traits.get("cm", "").casefold() not in _NOT_CM


def cadre_factors(unit: UnitState) -> tuple[Fraction, Fraction] | None:
    """Attack and defence of its cadre, ``2-6`` or ``2-3-8``; None where the books name none."""
    factors = factors_of_cadre(unit.traits)
    return factors and (Fraction(factors[0]), Fraction(factors[1]))


def stronger_cadre(where: str, full: Fraction, cadre: Fraction) -> Fault:
    """The fault of a cadre that is stronger than its division."""
    message = f"is more than the full strength of {shown(full)}."
    advice = "Enter the strength before the loss as full."
    return Fault(message, where, shown(cadre), advice, "CHG-03")


def price_class(unit: UnitState, tables: Tables) -> str:
    """The price class of a unit as it stands now, a cadre where a division is reduced (SP-31).

    A C/M mark decides for types that are not listed; a type such as panzer is C/M without a mark.
    """
    marked = is_cm(unit)
    if not is_division(unit, tables):
        # What is marked as C/M is no ordinary small unit, whatever its type is called (SP-31).
        small = "" if marked else listed_as(unit.type, "small", tables)
        return small or tables.text(f"unit_types.other.{'small_cm' if marked else 'small'}")
    # A cadre does all that it does free until it is rebuilt (SP-24, SP-29).
    if unit.reduced:
        return tables.text("unit_types.other.reduced")
    foot = listed_as(unit.type, "foot", tables)
    if foot and not marked:
        return foot
    fast = listed_as(unit.type, "cm", tables)
    return fast or tables.text(f"unit_types.other.{'cm' if marked else 'foot'}")


def listed_as(type_name: str, group: str, tables: Tables) -> str:
    """What a group of the table of unit types says of a type; empty where it is not listed."""
    wanted, path = folded(type_name), f"unit_types.{group}"
    known = (name for name in tables.keys(path) if folded(name) == wanted)
    return next((tables.text(f"{path}.{name}") for name in known), "")


def class_name(kind: str) -> str:
    """A price class in words."""
    return _NAMES.get(kind, kind.replace("_", " "))


def role(kind: str, tables: Tables) -> str:
    """How a price class pays in attacks: ``cm``, ``division`` or ``free``."""
    return tables.text(f"supply.role.{kind}")


def activation(unit: UnitState, tables: Tables) -> UnitAmount:
    """The exact price of the unit's class (SP-13, SP-14, SP-24), before sums are rounded up."""
    cell = tables.cell(f"supply.activation.{price_class(unit, tables)}")
    return UnitAmount(Fraction(cell.number), cell.case)


def to_move(amount: Exact) -> str:
    """``2 ½ SP to move, rounded up 3``, ``2 SP to move`` or ``move free``."""
    if not amount:
        return "move free"
    exact = f"{shown(amount)} {SP_SIGN} to move"
    return exact if ceil(amount) == amount else f"{exact}, rounded up {ceil(amount)}"
