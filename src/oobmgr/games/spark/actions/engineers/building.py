"""Bridges that an engineer and a bridging unit begin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.engineers.meant import not_one
from oobmgr.games.spark.actions.picked import (
    against,
    asleep,
    driven_off,
    ids_of,
    known_units,
    other_side,
    tired,
    unfit_units,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults
from oobmgr.games.spark.engineers.bridges import (
    ANY_ENGINEER,
    MOST,
    WATER_ALIASES,
    BridgeMayBeBuiltInputs,
    Water,
    bridge_may_be_built,
    why_not,
)
from oobmgr.games.spark.engineers.records import (
    Bridge,
    BridgeState,
    bridge_facts,
    last_built,
    markers_on_map,
    standing,
)
from oobmgr.games.spark.movement.hexes import are_adjacent, beyond, is_hex, neighbours, same_hex
from oobmgr.games.spark.movement.spent import spend
from oobmgr.games.spark.movement.terrain_costs import ALL
from oobmgr.games.spark.picking.by_hex import Pickable, own_units
from oobmgr.games.spark.picking.known_hexes import own_hexes, unit_hexes
from oobmgr.games.spark.turns import section_number
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import NO_BRIDGES, SparkUnit, living_units
from oobmgr.games.spark.words import MOVEMENT, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, flag_told, text_told
from oobmgr.rules.offered_words import offering

_GROUP: Final = "Engineers"


@dataclass(frozen=True)
class BuildBridgeInputs:
    """An engineer and a bridging unit, and the banks between which they build."""

    engineer: tuple[int, ...] = units_told("The engineer unit.", "SP-BRDG-02")
    pontoon: tuple[int, ...] = units_told("The bridging unit.", "SP-BRDG-02")
    start: str = text_told("The hex that they are in.", "SP-BRDG-02")
    end: str = text_told(
        "The hex on the far bank, beyond a river hex too.", "SP-BRDG-03", label="Far bank"
    )
    water: Water = choice_told("Over which water.", "SP-BRDG-01", Water.NEVA, WATER_ALIASES)
    partial: bool = flag_told(
        "Whether they are in a hex that is part land, part water.",
        "SP-BRDG-02",
        default=True,
        label="Part land, part water?",
    )
    enemy_near: bool = flag_told(
        "Whether an enemy is next to a hexside that is bridged.",
        "SP-BRDG-03",
        label="Enemy next to it?",
    )


def nobody_builds(books: Books) -> BuildBridgeInputs:
    """The form as it opens: the pair that stands together, where there is only one."""
    pairs = [
        # Both in one hex, or they could not begin together.
        (engineer, pontoon)
        for engineer in own_units(books, UnitKind.ENGINEER)
        for pontoon in own_units(books, UnitKind.BRIDGING)
        if not engineer.is_marked(NO_BRIDGES)
        and is_hex(engineer.state.hex)
        and same_hex(engineer.state.hex, pontoon.state.hex)
    ]
    # Of several pairs the player picks: any guess might be the wrong bank.
    if len(pairs) != 1:
        return BuildBridgeInputs()
    engineer, pontoon = pairs[0]
    return BuildBridgeInputs(ids_of((engineer,)), ids_of((pontoon,)), engineer.state.hex)


# ------------------------------------------------------------------------------- to begin


@action(
    "SP-BRDG-02 SP-BRDG-01 SP-BRDG-03 SP-SPEC-04",
    phases=MOVEMENT,
    title="Begin a bridge",
    propose=nobody_builds,
    offered=lambda books: books.side == SOVIET,
    not_now=Fault("Only the Soviet side builds bridges.", case="SP-BRDG-05"),
    tab="Begin",
    post_text="Begin the bridge",
    link="Begin it",
    group=_GROUP,
    picking=Pickable(
        lambda books: own_units(books, UnitKind.ENGINEER, UnitKind.BRIDGING),
        "No engineer and no bridging unit of this side is on the map.",
    ).picked(engineer="engineer", pontoon="bridging"),
    helpers=("spark.bridge_may_be_built",),
    offers=offering(start=own_hexes, end=unit_hexes),
)
def plan_build_bridge(books: Books, inputs: BuildBridgeInputs) -> ActionPlan:
    """An engineer and a bridging unit begin a bridge, with all their movement."""
    engineers, pontoons = known_units(books, inputs.engineer), known_units(books, inputs.pontoon)
    # The working is shown for the first of each, whatever else is refused.
    engineer, pontoon = next(iter(engineers), None), next(iter(pontoons), None)
    ruling = bridge_may_be_built(_asked(books, inputs, engineer, pontoon), books.tables)
    place = f"{inputs.start.strip() or '?'} to {inputs.end.strip() or '?'}"
    refusals = (
        *_who_faults(books, engineers, pontoons),
        *tired(books, (*engineers, *pontoons), "SP-TCE-41"),
        *_where_faults(books, inputs, engineer, pontoon),
        *(_faults(ruling) if engineer and pontoon else ()),
    )
    return ActionPlan(
        f"Bridge begun, {place}",
        "The bridge is begun; its marker is placed when it is finished.",
        ruling,
        facts=() if refusals else _begun(books, inputs, engineers[0], pontoons[0]),
        warnings=(
            *(one.question() for one in _far_bank(inputs)),
            *_few_markers(books),
            *hex_doubts(books, inputs.start, "start"),
            *hex_doubts(books, inputs.end, "end"),
        ),
        refusals=refusals,
    )


def _asked(
    books: Books, inputs: BuildBridgeInputs, engineer: SparkUnit | None, pontoon: SparkUnit | None
) -> BridgeMayBeBuiltInputs:
    # What the player saw goes with what the books know: either is enough.
    near = inputs.enemy_near or enemy_near(books, inputs.start, inputs.end)
    # By the bridging unit, which is the one that rests.
    last = last_built(books, pontoon.id) if pontoon else None
    return BridgeMayBeBuiltInputs(
        # Its kind beside its name: the rule believes no bare designation.
        engineer=f"{engineer.name}, {ANY_ENGINEER}" if engineer else "",
        pontoon=pontoon is not None,
        hexside=inputs.water,
        partial_hex=inputs.partial,
        enemy_adjacent_to_bridged_hexsides=near,
        pontoon_last_built_turn_section=section_number(last) if last else None,
        turn_section=section_number(books.turn),
        bridges_in_play=markers_on_map(books),
    )


def enemy_near(books: Books, start: str, end: str) -> bool:
    """Whether enemy units stand at the ends of a bridge or between them (SP-BRDG-03)."""
    start, end = start.strip(), end.strip()
    # The one hex that touches both banks is the water between them.
    between = set(neighbours(start)) & set(neighbours(end))
    ends = {place for place in (start, end) if is_hex(place)}
    # Between banks that lie side by side there is no hex: only their hexside is bridged.
    touched = ends if are_adjacent(start, end) else ends | between
    enemies = (unit for unit in living_units(books) if unit.state.side != SOVIET)
    return any(unit.state.hex.strip() in touched for unit in enemies)


def _who_faults(
    books: Books, engineers: tuple[SparkUnit, ...], pontoons: tuple[SparkUnit, ...]
) -> Iterator[Fault]:
    for name, units, kind, word in (
        ("engineer", engineers, UnitKind.ENGINEER, "an engineer"),
        ("pontoon", pontoons, UnitKind.BRIDGING, "a bridging unit"),
    ):
        yield from not_one(units, name, f"Pick {word}.", "SP-BRDG-02")
        for unit in units:
            if unit.kind is not kind:
                yield against(unit, f"is not {word}.", "SP-BRDG-02", "Pick another.")
        yield from (*unfit_units(units, name), *driven_off(units))
        yield from asleep(units)
        yield from other_side(books, units, "SP-TCE-41")


def _where_faults(
    books: Books, inputs: BuildBridgeInputs, engineer: SparkUnit | None, pontoon: SparkUnit | None
) -> Iterator[Fault]:
    yield from hex_faults(books, inputs.start, "start", "SP-BRDG-02", "Enter their hex")
    yield from hex_faults(books, inputs.end, "end", "SP-BRDG-03", "Enter the far bank")
    if is_hex(inputs.end) and same_hex(inputs.start, inputs.end):
        yield Fault("is where it begins.", "end", inputs.end, "Enter the far bank.", "SP-BRDG-03")
    for unit in (engineer, pontoon):
        # Compared only where both hexes are known.
        away = unit is not None and is_hex(unit.state.hex) and is_hex(inputs.start)
        if unit is not None and away and not same_hex(unit.state.hex, inputs.start):
            sentence = f"is in {unit.state.hex}."
            yield against(unit, sentence, "SP-BRDG-02", "Both must be there.")
    for bridge in standing(books):
        # A bridge is the same from either bank.
        if {bridge.start, bridge.end} == {inputs.start.strip(), inputs.end.strip()}:
            sentence = f"There is a bridge {bridge.state} already."
            yield Fault(sentence, "end", inputs.end, case="SP-BRDG-05")


def _faults(ruling: Ruling[Any]) -> Iterator[Fault]:
    """The conditions that are not met, as refusals."""
    # The last line is the result, which the conditions before it explain.
    for line in ruling.working[:-1]:
        if line.value is False:
            yield Fault(why_not(line), "engineer", case=line.case)


def _far_bank(inputs: BuildBridgeInputs) -> Iterator[Fault]:
    """Whether the far bank lies next to it, or straight on beyond one river hex."""
    start, end = inputs.start.strip(), inputs.end.strip()
    if not (is_hex(start) and is_hex(end)) or are_adjacent(start, end):
        return
    # Straight on and not around a bend: a bridge has no corner.
    if end not in {beyond(start, over) for over in neighbours(start)}:
        sentence = f"{end} is neither next to {start} nor straight on beyond one hex."
        yield Fault(sentence, "end", end, "Check the hexes.", "SP-BRDG-03")


def _few_markers(books: Books) -> Iterator[Fault]:
    """A word on more bridges being built than there are markers left to finish them with."""
    most = books.tables.cell(MOST)
    left = most.whole - markers_on_map(books)
    building = len(standing(books, BridgeState.BUILDING)) + 1
    # With no marker at all it is refused, which says enough.
    if 0 < left < building:
        sentence = f"{counted(left, 'Bridge Marker')} for {building} bridges being built."
        advice = "Another must be demolished before all of them are finished."
        yield Fault(sentence, "start", advice=advice, case=most.case)


def _begun(
    books: Books, inputs: BuildBridgeInputs, engineer: SparkUnit, pontoon: SparkUnit
) -> tuple[Fact, ...]:
    bridge = Bridge(
        inputs.start.strip(), inputs.end.strip(), books.turn, inputs.water, engineer.id, pontoon.id
    )
    return (
        *bridge_facts(books, bridge),
        *spend(books, engineer.id, ALL),
        *spend(books, pontoon.id, ALL),
    )
