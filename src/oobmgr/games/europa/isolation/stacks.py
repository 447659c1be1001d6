"""Isolated stacks: which have to roll for attrition in this player turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.actions.units import did
from oobmgr.games.europa.isolation.attrition import IsolationTimingInputs, isolation_timing
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies, supply_of
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

ROLLED = "attrition"
"""What a unit is marked with whose stack rolled for attrition."""


@dataclass(frozen=True)
class Stack:
    """Isolated units in one hex; those whose hex is not in the books are taken together."""

    hex: str
    units: tuple[UnitState, ...]

    @property
    def name(self) -> str:
        """The hex, or that it is not known."""
        return self.hex or "units without a hex"


def must_roll(books: Books, unit: UnitState, supply: UnitSupply | None = None) -> bool:
    """Whether a unit of the side that plays rolls in this player turn, and has not (ISO-01).

    `supply` is what a supply check finds now, where it is not posted yet.
    """
    if unit.side != books.side or unit.status is not UnitStatus.ON_MAP:
        return False
    now = supply or supply_of(books, unit.id)
    isolated = now.state is SupplyState.ISOLATED
    if not isolated or did(books, unit, ROLLED):
        return False
    before = now.since is not None and now.since < books.turn
    asked = IsolationTimingInputs(before, isolated)
    return isolation_timing(asked, books.tables).result


def due_stacks(
    books: Books, changed: Mapping[UnitId, UnitSupply] = MappingProxyType({})
) -> tuple[Stack, ...]:
    """The stacks that have to roll for attrition and have not, in the order of their hexes.

    `changed` is what a supply check finds now, where it is not posted yet.
    """
    if not changed and not supplies(books):
        return ()
    return _stacks(unit for unit in books.units() if must_roll(books, unit, changed.get(unit.id)))


def due_units(books: Books) -> tuple[UnitState, ...]:
    """The units whose stacks have to roll and have not, stack by stack."""
    return tuple(unit for stack in due_stacks(books) for unit in stack.units)


def _stacks(units: Iterable[UnitState]) -> tuple[Stack, ...]:
    by_hex: dict[str, list[UnitState]] = {}
    for unit in units:
        by_hex.setdefault(folded(unit.hex), []).append(unit)
    places = sorted(by_hex, key=lambda place: (not place, place))
    return tuple(Stack(by_hex[place][0].hex, tuple(by_hex[place])) for place in places)
