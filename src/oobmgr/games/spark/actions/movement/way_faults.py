"""What is wrong with a way: steps that cannot be taken so, or not by these units."""

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.picked import against
from oobmgr.games.spark.engineers.records import BridgeState, bridges
from oobmgr.games.spark.movement.costs import StepCost
from oobmgr.games.spark.movement.hexes import same_hex
from oobmgr.games.spark.movement.path import Act, Ground, PathStep
from oobmgr.games.spark.movement.terrain_costs import PROHIBITED
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import GERMAN, Marker
from oobmgr.rules.books import Books

_BRIDGES: Final = frozenset({Act.BUILD_BRIDGE, Act.DEMOLISH_BRIDGE})
_IN_COLUMN: Final = frozenset({Act.ROAD, Act.CROSS_BRIDGE, Act.DEPLOY})


def way_faults(
    path: tuple[PathStep, ...], units: tuple[SparkUnit, ...], costs: tuple[StepCost, ...]
) -> Iterator[Fault]:
    """Steps that are prohibited, that have a form of their own, or that need or bar a column."""
    # A prohibited step has no price: its reason stands in place of it.
    for at, cost in enumerate(costs, 1):
        if cost.points is None:
            yield Fault(f"Step {at}: {cost.why}.", "path", PROHIBITED, case=cost.why_case)
    for step in path:
        if step.do in _BRIDGES:
            advice = "Enter it with the form of its own, which keeps the bridge."
            yield Fault("Bridges are entered elsewhere.", "path", advice=advice, case="SP-TCE-41")
    yield from _formation_faults(path, units)


def _formation_faults(path: tuple[PathStep, ...], units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Steps that need a column, or need that there is none yet (SP-MOVE-03, SP-MOVE-11)."""
    for unit in units:
        column = Marker.IN_COLUMN in unit.markers
        for at, step in enumerate(path, 1):
            # A bridged hexside is crossed in column alone (SP-TCE-64).
            needs = step.do in _IN_COLUMN or step.bridge_hexside
            if needs and not column:
                sentence = f"{unit.name} is not in column at step {at}."
                advice = "Enter column first, on a road hex."
                # One refusal for each unit: the steps after it depend on this one.
                yield Fault(sentence, "path", step.do, advice, "SP-MOVE-11")
                break
            if step.do is Act.ENTER_COLUMN and column:
                sentence = f"{unit.name} is in column already at step {at}."
                yield Fault(sentence, "path", step.do, "Deploy first.", "SP-MOVE-11")
                break
            column = _column_after(step, column=column)


def detraining_faults(path: tuple[PathStep, ...], units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Only German reinforcements detrain (SP-TCE-40)."""
    if not any(step.do is Act.DETRAIN for step in path):
        return
    for unit in units:
        if unit.state.side != GERMAN:
            sentence = "does not detrain: only German reinforcements do."
            yield against(unit, sentence, "SP-TCE-40", "Enter its route without that step.")


def unknown_costs(path: tuple[PathStep, ...], units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Units of which nobody entered what the way costs them (SP-CTR-09, SP-TCE-61)."""
    # Ice asks for the dots of an AFV, and land does not.
    water = any(step.river_hexside or Ground.RIVER_LAKE_HEX in step.terrain for step in path)
    # Without a way nothing has to be paid for, so what a unit is does not matter yet.
    for unit in units if path else ():
        if not unit.is_known:
            sentence = f"is of an unknown type: {unit.state.type}."
            yield against(unit, sentence, "SP-CTR-09", "Edit the unit.")
        elif unit.armor_is_open and water:
            sentence = "has no armor entered, and the ice asks for it."
            yield against(unit, sentence, "SP-TCE-61", "Edit the unit.")


def lost_bridges(
    books: Books, units: tuple[SparkUnit, ...], to: str, path: tuple[PathStep, ...]
) -> Iterator[Fault]:
    """Asks about a way over a bridge that is demolished, or not finished yet (SP-BRDG-07)."""
    if not any(_crosses(step) for step in path):
        return
    for bridge in bridges(books):
        if bridge.state is BridgeState.IN_PLAY:
            continue
        ends = bridge.start, bridge.end
        # Only where both its ends are those of the way: others may lead over bridges of the map.
        for unit in units:
            at = unit.state.hex
            if any(same_hex(at, one) and same_hex(to, other) for one, other in (ends, ends[::-1])):
                name = f"The bridge from {bridge.start} to {bridge.end}"
                building = bridge.state is BridgeState.BUILDING
                sentence = f"{name} is still being built." if building else f"{name} is gone."
                advice = "Check that you mean another bridge."
                yield Fault(sentence, "path", bridge.place, advice, "SP-BRDG-07").question()
                break


def _crosses(step: PathStep) -> bool:
    return step.do is Act.CROSS_BRIDGE or step.bridge_hexside or bool(step.bridges)


def ends_in_column(path: tuple[PathStep, ...], unit: SparkUnit) -> bool:
    """Whether a unit ends in column."""
    column = Marker.IN_COLUMN in unit.markers
    for step in path:
        column = _column_after(step, column=column)
    return column


def _column_after(step: PathStep, *, column: bool) -> bool:
    return step.do is Act.ENTER_COLUMN or (column and step.do is not Act.DEPLOY)
