"""What a unit's supply state does to it, as words on the unit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.supply.states import (
    SupplyState,
    SupplyStateEffect,
    SupplyStateEffectInputs,
    UnitKind,
    supply_state_effect,
)
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.unit_class import GUNS, is_cm, is_division, price_class, role
from oobmgr.rules.books import Books
from oobmgr.rules.marks import MarkEffect, MarkWay, UnitMark
from oobmgr.rules.tables import Tables

NOT_IN_SUPPLY = "not in supply"
"""How filters call the units that are unsupplied or isolated."""
STATE_WORDS: Mapping[SupplyState, str] = MappingProxyType(
    {
        SupplyState.IN_SUPPLY: "in supply",
        SupplyState.UNPAID: "unpaid",
        SupplyState.OOS: "unsupplied",
        SupplyState.ISOLATED: "isolated",
    }
)
MARK_WORDS = (NOT_IN_SUPPLY, STATE_WORDS[SupplyState.OOS], STATE_WORDS[SupplyState.ISOLATED])
"""All words that units may carry, the group first."""
MARK_WAYS = (
    MarkWay("In supply", "i", "supply_states", "in_supply"),
    MarkWay("Unsupplied", "u", "supply_states", "unsupplied"),
    MarkWay("Isolated", "o", "supply_states", "isolated"),
)
"""How the supply of picked units is set."""
_CASES = {SupplyState.OOS: "SUP-06", SupplyState.ISOLATED: "ISO-01"}


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """The supply states of the units on the map that are not in supply, by id (SUP-06, SP-25)."""
    held = supplies(books)
    if not held:
        # Only units out of supply have a mark, and most turns have few of them.
        return {}
    # Hundreds of units in a pocket are of a few kinds, in a few states.
    mark = cache(lambda kind, supply: _mark(kind, supply, books.tables))
    return {
        unit.id: (mark(supply_kind(unit, books.tables), held[unit.id]),)
        for unit in books.units()
        if unit.id in held and unit.status is UnitStatus.ON_MAP
    }


def supply_kind(unit: UnitState, tables: Tables) -> UnitKind:
    """What a unit is, as far as its supply asks; a cadre is of the kind that it is rebuilt to."""
    whole = replace(unit, steps_left=unit.steps)
    kind = price_class(whole, tables)
    if kind in GUNS:
        return UnitKind.ARTILLERY
    fast = is_cm(unit) or role(kind, tables) == "cm"
    if not is_division(unit, tables):
        return UnitKind.CM_NON_DIVISION if fast else UnitKind.NON_DIVISION
    return UnitKind.CM_DIVISION if fast else UnitKind.INFANTRY_DIVISION


def _mark(kind: UnitKind, supply: UnitSupply, tables: Tables) -> UnitMark:
    ruling = supply_state_effect(SupplyStateEffectInputs(kind, supply.state), tables)
    return UnitMark(
        STATE_WORDS[supply.state],
        _CASES.get(supply.state, "SUP-06"),
        tuple(_effects(ruling.result, tables)),
        CALENDAR.label(supply.since) if supply.since else "",
        NOT_IN_SUPPLY,
        severe=supply.state is SupplyState.ISOLATED,
    )


def _effects(effect: SupplyStateEffect, tables: Tables) -> list[MarkEffect]:
    """What the state takes from the unit; what it leaves is not said."""
    found = [
        MarkEffect(label, f"× {shown(value)}", tables.case(f"supply.state.oos.{cell}"))
        for label, value, cell in (
            ("Attack", effect.af, "af"),
            ("Defence", effect.df, "df"),
            ("Movement", effect.ma, "cm_ma"),
        )
        if value != 1
    ]
    if effect.ma != 1:  # only the mechanised ever exploit
        found.append(MarkEffect("Exploitation", "not allowed", "SUP-06"))
    if effect.bombard is False:
        found.append(MarkEffect("Bombardment", "not allowed", "SUP-06"))
    return found
