"""An engineer takes a bridge off the map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.engineers.meant import meant_bridge, not_one, unknown_bridge
from oobmgr.games.spark.actions.picked import (
    against,
    asleep,
    driven_off,
    known_units,
    other_side,
    tired,
    unfit_units,
    units_told,
)
from oobmgr.games.spark.engineers.bridges import (
    ANY_ENGINEER,
    BridgeDemolitionInputs,
    bridge_demolition,
)
from oobmgr.games.spark.engineers.records import (
    Bridge,
    BridgeState,
    bridge_facts,
    markers_on_map,
    standing,
)
from oobmgr.games.spark.movement.hexes import is_hex, neighbours
from oobmgr.games.spark.movement.spent import spend
from oobmgr.games.spark.movement.terrain_costs import ALL
from oobmgr.games.spark.picking.by_hex import Pickable, own_units
from oobmgr.games.spark.picking.known_hexes import bridge_ends
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import text_told
from oobmgr.rules.offered_words import offering

_CASE: Final = "SP-BRDG-06"


@dataclass(frozen=True)
class DemolishInputs:
    """An engineer, and the bridge that it demolishes."""

    engineer: tuple[int, ...] = units_told("The engineer unit.", _CASE)
    bridge: str = text_told(
        "Which bridge, by a hex at its end; may be left empty if there is only one.",
        _CASE,
        label="Bridge",
    )


def propose_demolition(books: Books) -> DemolishInputs:
    """The form as it opens: the only bridge in play."""
    found = meant_bridge(books, "", BridgeState.IN_PLAY)
    return DemolishInputs(bridge=found.place if found else "")


@action(
    _CASE,
    name="demolish_bridge",
    phases=MOVEMENT,
    title="Demolish a bridge",
    propose=propose_demolition,
    offered=lambda books: bool(standing(books, BridgeState.IN_PLAY)),
    not_now=Fault("No bridge is in play.", case=_CASE),
    tab="Demolish",
    post_text="Demolish the bridge",
    link="Demolish it",
    group="Engineers",
    picking=Pickable(
        lambda books: own_units(books, UnitKind.ENGINEER), "No engineer of this side is on the map."
    ).picked(engineer="demolishes"),
    helpers=("spark.bridge_demolition",),
    offers=offering(bridge=bridge_ends(BridgeState.IN_PLAY)),
)
def plan_demolish(books: Books, inputs: DemolishInputs) -> ActionPlan:
    """An engineer takes a bridge off the map; it costs all its movement."""
    engineers = known_units(books, inputs.engineer)
    bridge = meant_bridge(books, inputs.bridge, BridgeState.IN_PLAY)
    in_play = markers_on_map(books)
    # 7GdMiner demolishes like any engineer, though it may not build (SP-BRDG-06, SP-SPEC-04).
    name = f"{engineers[0].name}, {ANY_ENGINEER}" if engineers else ""
    ruling = bridge_demolition(BridgeDemolitionInputs(name, in_play), books.tables)
    others = other_side(books, engineers, "SP-TCE-42")
    refusals = [*_who_faults(engineers, bridge), *others, *tired(books, engineers, "SP-TCE-42")]
    facts: tuple[Fact, ...] = ()
    if bridge is None:
        refusals.append(unknown_bridge(books, inputs.bridge, BridgeState.IN_PLAY, _CASE))
    # Nothing is taken off the map as long as anything stands against it.
    elif not refusals:
        facts = (
            # The marker is free for another bridge from now on (SP-BRDG-05).
            *bridge_facts(books, replace(bridge, gone=books.turn)),
            *spend(books, engineers[0].id, ALL),
        )
    place = bridge.place if bridge else inputs.bridge.strip() or "?"
    return ActionPlan(
        f"Bridge demolished, {place}", "", ruling, facts=facts, refusals=tuple(refusals)
    )


def _who_faults(engineers: tuple[SparkUnit, ...], bridge: Bridge | None) -> Iterator[Fault]:
    yield from (*unfit_units(engineers, "engineer"), *driven_off(engineers))
    yield from asleep(engineers)
    yield from not_one(engineers, "engineer", "Pick one engineer.", _CASE)
    for unit in engineers:
        if unit.kind is not UnitKind.ENGINEER:
            yield against(unit, "is not an engineer.", _CASE, "Only engineers demolish bridges.")
        if bridge is not None and not _is_near(unit, bridge):
            sentence = f"is in {unit.state.hex}, not at the bridge."
            yield against(unit, sentence, _CASE, "Check the hex.")


def _is_near(unit: SparkUnit, bridge: Bridge) -> bool:
    """Whether a unit stands at an end of the bridge or next to it, as far as its hex is known."""
    place = unit.state.hex.strip()
    ends = (bridge.start, bridge.end)
    # Where its hex is not known the player is believed.
    return not is_hex(place) or any(place in {end, *neighbours(end)} for end in ends)
