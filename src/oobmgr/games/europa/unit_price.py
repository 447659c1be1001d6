"""What activating one unit of the order of battle costs."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.units import UnitState
from oobmgr.games.europa.unit_class import price_class
from oobmgr.games.europa.words import SP
from oobmgr.rules.picking import UnitPrice
from oobmgr.rules.tables import Tables


def unit_price(unit: UnitState, tables: Tables) -> UnitPrice:
    """The exact price of the unit's class (SP-13, SP-14, SP-24), before sums are rounded up."""
    cell = tables.cell(f"supply.activation.{price_class(unit, tables)}")
    return UnitPrice(Fraction(cell.number), SP, cell.case)
