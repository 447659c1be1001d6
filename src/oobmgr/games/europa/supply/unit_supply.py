"""The supply state of a unit as the books hold it, and the turn in which it began."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue, UnitId
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.rules.books import Books

_STATE = "state"
_SINCE = "since"


@dataclass(frozen=True)
class UnitSupply:
    """A unit's supply state, and the turn since which it is without supply; none in supply."""

    state: SupplyState = SupplyState.IN_SUPPLY
    since: TurnCode | None = None


def supply_of(books: Books, unit_id: UnitId) -> UnitSupply:
    """The state of a unit; in supply where nothing was entered."""
    state = books.fact(fact_kinds.SUPPLY, str(unit_id), _STATE)
    since = books.fact(fact_kinds.SUPPLY, str(unit_id), _SINCE)
    return _read(state, since)


def supplies(books: Books) -> dict[UnitId, UnitSupply]:
    """The units that are not in supply, by id."""
    facts = books.facts(fact_kinds.SUPPLY)
    return {
        UnitId(int(key)): _read(value, facts.get((key, _SINCE)))
        for (key, field), value in facts.items()
        if field == _STATE and value
    }


def supply_facts(books: Books, ids: Iterable[UnitId], supply: UnitSupply) -> tuple[Fact, ...]:
    """Set the state of units; what holds already is left out."""
    known = supply.state is not SupplyState.IN_SUPPLY
    wanted = {_STATE: str(supply.state) if known else None, _SINCE: supply.since if known else None}
    return tuple(
        Fact(fact_kinds.SUPPLY, str(unit_id), field, old, new)
        for unit_id in ids
        for field, new in wanted.items()
        if (old := books.fact(fact_kinds.SUPPLY, str(unit_id), field)) != new
    )


def _read(state: JsonValue, since: JsonValue) -> UnitSupply:
    if not state:
        return UnitSupply()
    return UnitSupply(SupplyState(str(state)), TurnCode(str(since)) if since else None)
