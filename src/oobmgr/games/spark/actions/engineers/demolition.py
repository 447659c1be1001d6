"""An engineer takes a bridge off the map."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.games.spark.actions.assault.places import known_units, unfit_units
from oobmgr.games.spark.actions.movement.movers import asleep, tired
from oobmgr.games.spark.engineers.bridges import BridgeDemolitionInputs, bridge_demolition
from oobmgr.games.spark.engineers.records import (
    Bridge,
    BridgeState,
    bridge_facts,
    bridge_named,
    standing,
)
from oobmgr.games.spark.movement.hexes import is_hex, neighbours
from oobmgr.games.spark.movement.spent import spend
from oobmgr.games.spark.movement.terrain_costs import ALL
from oobmgr.games.spark.picking.by_hex import own_units
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_CASE = "SP-BRDG-06"


@dataclass(frozen=True)
class DemolishInputs:
    """An engineer, and the bridge that it demolishes."""

    engineer: tuple[int, ...] = told(
        "The engineer unit.", default=(), low=1, high=HIGHEST_ID, unit="units", case=_CASE
    )
    bridge: str = told(
        "Which bridge, by a hex at its end; left open where there is but one.",
        default="",
        case=_CASE,
    )


def own_engineers(books: Books) -> tuple[SparkUnit, ...]:
    """The engineers of the side that is playing."""
    return tuple(unit for unit in own_units(books) if unit.kind is UnitKind.ENGINEER)


def any_bridge(books: Books) -> bool:
    """Whether there is a bridge that could be demolished."""
    return bool(standing(books, BridgeState.IN_PLAY))


def propose_demolition(books: Books) -> DemolishInputs:
    """The form as it opens: the only bridge in play."""
    found = standing(books, BridgeState.IN_PLAY)
    return DemolishInputs(bridge=found[0].place if len(found) == 1 else "")


def plan_demolish(books: Books, inputs: DemolishInputs) -> ActionPlan:
    """Demolish a bridge: its marker may be used again (SP-BRDG-05, SP-BRDG-06, SP-TCE-42).

    Raises:
        BadInput: There is no such unit.
    """
    engineers = known_units(books, inputs.engineer)
    bridge = _meant(books, inputs.bridge)
    in_play = len(standing(books, BridgeState.IN_PLAY))
    name = engineers[0].name if engineers else ""
    ruling = bridge_demolition(BridgeDemolitionInputs(name, in_play), books.tables)
    refusals = (
        *_who_faults(engineers, bridge),
        *tired(books, engineers, "SP-TCE-42"),
        *_where_faults(books, inputs.bridge, bridge),
    )
    facts: tuple[Fact, ...] = ()
    if bridge is not None and not refusals:
        facts = (
            *bridge_facts(books, replace(bridge, gone=books.turn)),
            *spend(books, engineers[0].id, ALL),
        )
    place = bridge.place if bridge else inputs.bridge.strip() or "?"
    return ActionPlan(f"Bridge demolished, {place}", "", ruling, facts=facts, refusals=refusals)


def _meant(books: Books, place: str) -> Bridge | None:
    if place.strip():
        found = bridge_named(books, place)
        return found if found is not None and found.state is BridgeState.IN_PLAY else None
    standing_now = standing(books, BridgeState.IN_PLAY)
    return standing_now[0] if len(standing_now) == 1 else None


def _who_faults(engineers: tuple[SparkUnit, ...], bridge: Bridge | None) -> tuple[Fault, ...]:
    faults = [*unfit_units(engineers, "engineer"), *asleep(engineers)]
    if len(engineers) != 1:
        sentence = "Nothing is entered." if not engineers else "are too many."
        faults.append(Fault(sentence, "engineer", advice="Pick one engineer.", case=_CASE))
    for unit in engineers:
        if unit.kind is not UnitKind.ENGINEER:
            advice = "Only engineers demolish bridges."
            faults.append(Fault("is no engineer.", unit.name, str(unit.id), advice, _CASE))
        if bridge is not None and not _is_near(unit, bridge):
            sentence = f"stands in {unit.state.hex}, not at the bridge."
            faults.append(Fault(sentence, unit.name, str(unit.id), "Look at the hex.", _CASE))
    return tuple(faults)


def _is_near(unit: SparkUnit, bridge: Bridge) -> bool:
    """Whether a unit stands at an end of the bridge or next to it, as far as its hex is known."""
    place = unit.state.hex.strip()
    ends = (bridge.start, bridge.end)
    return not is_hex(place) or any(place in {end, *neighbours(end)} for end in ends)


def _where_faults(books: Books, place: str, bridge: Bridge | None) -> tuple[Fault, ...]:
    if bridge is not None:
        return ()
    listed = ", ".join(one.place for one in standing(books, BridgeState.IN_PLAY))
    advice = f"In play: {listed}." if listed else "None is in play."
    sentence = "is no bridge in play." if place.strip() else "is missing."
    return (Fault(sentence, "bridge", place, advice, _CASE),)
