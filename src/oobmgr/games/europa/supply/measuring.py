"""Measuring supply: states entered for units and stacks, and since when they hold."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from enum import StrEnum

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts, supply_of
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.unit_class import is_division
from oobmgr.games.europa.words import AXIS, INITIAL
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.same import once_for_same

CHECKED = "supply_states"
"""What a player turn is marked with once the supply of the side was gone through."""
_ORDER = tuple(SupplyState)


class Measured(StrEnum):
    """What a supply check finds of a unit."""

    IN_SUPPLY = "in_supply"
    UNSUPPLIED = "unsupplied"
    ISOLATED = "isolated"

    @property
    def state(self) -> SupplyState:
        """The state that the books keep."""
        return SupplyState.OOS if self is Measured.UNSUPPLIED else SupplyState(self.value)


MEASURED_ALIASES = {
    "supplied": "in_supply", "in": "in_supply", "yes": "in_supply", "by air": "in_supply",
    "oos": "unsupplied", "out of supply": "unsupplied", "out": "unsupplied", "no": "unsupplied",
    "cut off": "isolated",
}  # fmt: skip


def on_map(books: Books) -> tuple[UnitState, ...]:
    """The units on the map of both sides, in the order of the books."""
    return _on_map(books.units())


@once_for_same
def _on_map(units: tuple[UnitState, ...]) -> tuple[UnitState, ...]:
    return tuple(unit for unit in units if unit.status is UnitStatus.ON_MAP)


def stack_at(units: Iterable[UnitState], place: str) -> tuple[UnitState, ...]:
    """The units in a hex, written with or without capitals and spaces."""
    wanted = folded(place)
    return tuple(unit for unit in units if wanted and folded(unit.hex) == wanted)


def is_check(books: Books) -> bool:
    """Whether supply is measured now: in the own Initial Phase (SUP-07)."""
    return books.phase == INITIAL


def last_check(books: Books, unit: UnitState) -> TurnCode:
    """The turn in which the unit's side measured supply last, this player turn included."""
    # The Axis plays first: in its turn the Soviet side measured in the turn before.
    passed = unit.side == books.side or books.side != AXIS
    return books.turn if passed else CALENDAR.previous(books.turn)


def supply_after(
    books: Books, unit: UnitState, found: SupplyState, since: TurnCode | None = None
) -> UnitSupply:
    """The unit's supply with the state that was found; what was without supply stays so.

    `since` is the turn that the player names, where the books do not know it.
    """
    if found is SupplyState.IN_SUPPLY:
        return UnitSupply()
    # The turn in which it lost supply stays: attrition strikes who had none the turn before
    # (ISO-01).
    before = supply_of(books, unit.id)
    return UnitSupply(found, since or before.since or last_check(books, unit))


def measured(
    books: Books, found: Mapping[UnitId, SupplyState], since: TurnCode | None = None
) -> dict[UnitId, UnitSupply]:
    """The supply of units with the states that were found, each with its turn."""
    return {
        unit.id: supply_after(books, unit, found[unit.id], since)
        for unit in books.units()
        if unit.id in found
    }


def measured_facts(books: Books, supply: Mapping[UnitId, UnitSupply]) -> tuple[Fact, ...]:
    """Set the supply of units; what holds already is left out."""
    return tuple(
        fact for unit_id, one in supply.items() for fact in supply_facts(books, (unit_id,), one)
    )


def shared(books: Books, found: Mapping[UnitId, SupplyState]) -> dict[UnitId, SupplyState]:
    """The states that units below division size take from the divisions of their hex (SP-27).

    Those whose own state was entered keep it; so do units whose hex is not in the books.
    """
    units = [unit for unit in on_map(books) if unit.hex]
    hexes = {(u.side, folded(u.hex)) for u in units if u.id in found}
    divisions: defaultdict[tuple[str, str], list[SupplyState]] = defaultdict(list)
    small: list[UnitState] = []
    for unit in units:
        place = unit.side, folded(unit.hex)
        if place not in hexes:
            continue
        if is_division(unit, books.tables):
            divisions[place].append(found.get(unit.id) or supply_of(books, unit.id).state)
        elif unit.id not in found:
            small.append(unit)
    # EU-CF-77: small units go with the worst of the divisions beside them, by option with the best.
    best = chosen(books.options, "mixed_stack_state") == "best"
    # The states are listed from the best to the worst.
    pick = min if best else max
    return {
        unit.id: pick(states, key=_ORDER.index)
        for unit in small
        if (states := divisions[unit.side, folded(unit.hex)])
    }


def state_lines(books: Books, supply: Mapping[UnitId, UnitSupply]) -> list[Step]:
    """How many units come to each state, and how many have been without supply since before."""
    numbers = Counter(one.state for one in supply.values())
    lines = [
        Step(label, numbers[state], case=case)
        for state, label, case in (
            (SupplyState.IN_SUPPLY, "In supply", "SUP-01"),
            (SupplyState.OOS, "Unsupplied", "SUP-06"),
            (SupplyState.ISOLATED, "Isolated", "ISO-01"),
        )
        if numbers[state]
    ]
    before = Counter(one.since for one in supply.values() if one.since and one.since < books.turn)
    lines += [
        Step(f"Of them since {CALENDAR.label(turn)}", number, case="SUP-07")
        for turn, number in sorted(before.items())
    ]
    return lines
