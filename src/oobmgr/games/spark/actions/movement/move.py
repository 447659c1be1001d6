"""A move: units, their way with what it costs, and where they end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.unit_texts import MOST_TEXT_LETTERS
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.marking import (
    assault_marked,
    laid_already,
    no_enemy_known,
)
from oobmgr.games.spark.actions.budget import Budget, budgets_of
from oobmgr.games.spark.actions.marker_ways import taken_off
from oobmgr.games.spark.actions.movement.arrival import arrival_faults, arrival_warnings
from oobmgr.games.spark.actions.movement.so_far import (
    not_so_far,
    stopped_on_the_way,
    unsure_way,
)
from oobmgr.games.spark.actions.movement.way_faults import (
    detraining_faults,
    ends_in_column,
    lost_bridges,
    unknown_costs,
    way_faults,
)
from oobmgr.games.spark.actions.picked import against, known_units, unable, unit_names, units_told
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults, moved
from oobmgr.games.spark.movement.costs import (
    MovementCostInputs,
    StepCost,
    movement_cost,
    path_costs,
    path_total,
)
from oobmgr.games.spark.movement.hexes import are_adjacent, is_hex
from oobmgr.games.spark.movement.path import Act, Ground, PathStep, Road
from oobmgr.games.spark.movement.shorthand import read_way
from oobmgr.games.spark.movement.spent import spend
from oobmgr.games.spark.movement.terrain_costs import PROHIBITED
from oobmgr.games.spark.options import STREAMS, chosen
from oobmgr.games.spark.picking.by_hex import OWN
from oobmgr.games.spark.picking.known_hexes import enemy_hexes, own_hexes
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import MOVEMENT, Marker
from oobmgr.rules.actions import ActionPlan, RowFigures, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, list_told, text_told
from oobmgr.rules.offered_words import offering


@dataclass(frozen=True)
class MoveInputs:
    """Units that move together, what they do on the way, and where they end."""

    units: tuple[int, ...] = units_told("Units that move together.", "SP-MOVE-16")
    to: str = text_told(
        "The hex in which they end; left blank where they stay.", "SP-MOVE-05", label="To hex"
    )
    path: tuple[PathStep, ...] = list_told(
        "What they do on the way, in order.", "SP-TCE-51", label="Way"
    )
    way: str = text_told(
        "Their route in short, after what is listed: terrain, roads and acts, as woods, clear×3, "
        "stream; a plus for several in one hex.",
        "SP-TCE-51",
        letters=MOST_TEXT_LETTERS,
        label="Route in short",
        words=lambda: (*Ground, *Road, *Act),
    )
    fog: bool = flag_told("Whether there is fog.", "SP-TCE-66", label="Fog")
    trench: bool = flag_told("Whether they end in a trench.", "SP-TCE-60", label="Ends in a trench")
    marker: str = text_told(
        "The hex at which their Assault Marker points.", "SP-TCE-37", label="Assault Marker at"
    )
    bank: str = text_told(
        "The stream bank on which they end, in your own words.", "SP-STRM-04", label="Stream bank"
    )


@dataclass(frozen=True)
class Moved(RowFigures):
    """What came of a move: its points, what is left to the unit with the least, and each step."""

    points: Fraction | str = Fraction(0)
    left: Fraction | None = None


def left_out_now(books: Books) -> frozenset[str]:
    """What the form does not ask: the bank, without the optional stream rules (SP-STRM-04)."""
    return frozenset() if chosen(books.options, STREAMS) else frozenset({"bank"})


@action(
    "SP-TCE-51 SP-BRDG-07 SP-CTR-04 SP-INIT-08 SP-MAP-25 SP-MOVE-02..03 SP-MOVE-05..08 "
    "SP-MOVE-11 SP-MOVE-14 SP-MOVE-16..17 SP-STACK-01..02 SP-STRM-04..05",
    phases=MOVEMENT,
    title="Move units",
    tab="Move",
    post_text="Post the move",
    link="Enter the move",
    group="Movement",
    rows="path",
    left_out=left_out_now,
    picking=OWN.picked(units="moves"),
    helpers=("spark.movement_cost", "spark.movement_allowance", "spark.stream_crossing"),
    offers=offering(to=own_hexes, marker=enemy_hexes),
)
def plan_move(books: Books, inputs: MoveInputs) -> ActionPlan:
    """Where units go, step by step, against the movement points that they have."""
    units = known_units(books, inputs.units)
    # Counted before the short way is read, which has no rows in the form.
    listed = len(inputs.path)
    try:
        # What was typed in short comes behind what was listed, as the form says.
        inputs = replace(inputs, path=(*inputs.path, *read_way(inputs.way, "way")), way="")
    except BadInput as error:
        return ActionPlan.refused("Move", error.faults)
    budgets = budgets_of(books, units)
    # Together they go only as far as the one with the fewest points.
    least = min(budgets, key=lambda one: one.points, default=None)
    costs: tuple[StepCost, ...] = ()
    if budgets and inputs.path:
        costs = path_costs(_cost_inputs(books, inputs, budgets), books.tables)
    total, to = path_total(costs), inputs.to.strip()
    result = Moved(_row_words(costs)[:listed], total, _left(total, least))
    return ActionPlan(
        _title(units, to),
        _sentence(result),
        Ruling(result, tuple(_working(books, inputs, least, budgets))),
        facts=tuple(_facts(books, inputs, units, total)),
        warnings=(
            *arrival_warnings(books, units, to),
            *hex_doubts(books, to, "to"),
            *hex_doubts(books, inputs.marker, "marker"),
            *unsure_way(books, units, to, inputs.path),
            *lost_bridges(books, units, to, inputs.path),
            *_marker_warnings(books, inputs, units),
            *_outside_the_trench(inputs, units),
        ),
        refusals=(
            *unable(books, units),
            *_nowhere(books, inputs, units),
            *stopped_on_the_way(books, units, to),
            *not_so_far(books, budgets, to, inputs.path),
            *way_faults(inputs.path, units, costs),
            *_too_far(total, least),
            *_full(books, inputs, units),
            *_marker_faults(books, inputs, units),
            *detraining_faults(inputs.path, units),
            *unknown_costs(inputs.path, units),
        ),
    )


def _title(units: tuple[SparkUnit, ...], to: str) -> str:
    names = unit_names(units)
    moving = f"{names} → {to}" if to else f"{names}: on the way"
    return moving if units else "Move"


def _sentence(done: Moved) -> str:
    """What the way costs and what is left; empty where it is prohibited, or nobody goes."""
    if done.left is None or not isinstance(done.points, Fraction):
        return ""
    points = "movement point" if done.points == 1 else "movement points"
    return f"{shown(done.points)} {points}, {shown(done.left)} left."


def _cost_inputs(
    books: Books, inputs: MoveInputs, budgets: tuple[Budget, ...]
) -> MovementCostInputs:
    return MovementCostInputs(
        inputs.path,
        # All kinds of the stack, for in each hex it pays what costs the dearest of them
        # (SP-MOVE-16).
        stack=tuple(dict.fromkeys(budget.mode for budget in budgets)),
        fog=inputs.fog,
        allowance=min(budgets, key=lambda one: one.points).points,
        options=books.options,
    )


def _working(
    books: Books, inputs: MoveInputs, least: Budget | None, budgets: tuple[Budget, ...]
) -> Iterator[Step]:
    """The allowance of the unit that has least, then the way step by step."""
    if least is None:
        return
    if len(budgets) > 1:
        yield Step("Least has", least.unit.name, case="SP-MOVE-16", kind=StepKind.HEADING)
    yield from least.working
    if inputs.path:
        yield from movement_cost(_cost_inputs(books, inputs, budgets), books.tables).working


def _row_words(costs: tuple[StepCost, ...]) -> tuple[str, ...]:
    """What each step costs and what has been spent with it: ``4, 5 ½ so far``."""
    so_far = Fraction(0)
    words = []
    for cost in costs:
        if cost.points is None:
            words.append(cost.why)
        # Building and demolishing take whatever is left (SP-TCE-41), so no sum can be told behind
        # them.
        elif cost.takes_all:
            words.append("all")
        else:
            so_far += cost.points
            words.append(f"{shown(cost.points)} MP, {shown(so_far)} so far")
    return tuple(words)


def _left(total: Fraction | str, least: Budget | None) -> Fraction | None:
    return least.points - total if least is not None and isinstance(total, Fraction) else None


# ----------------------------------------------------------------------------- what is wrong


def _nowhere(books: Books, inputs: MoveInputs, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    """A hex that is none, or a move without one and without a way (SP-MOVE-05)."""
    to = inputs.to.strip()
    if to:
        return hex_faults(books, to, "to", "SP-MOVE-05")
    if inputs.path or not units:
        return ()
    advice = "Enter the hex in which they end, or their route."
    return (Fault("is missing.", "to", advice=advice, case="SP-MOVE-05", missing=True),)


def _full(books: Books, inputs: MoveInputs, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    """Why the units cannot stand in the hex in which they end."""
    # One column among them is enough: for columns the limit holds at any time.
    in_column = any(ends_in_column(inputs.path, unit) for unit in units)
    return tuple(arrival_faults(books, units, inputs.to.strip(), in_column=in_column))


def _too_far(total: Fraction | str, least: Budget | None) -> tuple[Fault, ...]:
    left = _left(total, least)
    # A way that is prohibited has no cost to hold against the points.
    if least is None or left is None or left >= 0:
        return ()
    sentence = f"The route costs {shown(-left)} more than {least.unit.name} has."
    advice = "Shorten it, or let the others go alone."
    return (Fault(sentence, "path", advice=advice, case="SP-MOVE-17"),)


def _places_marker(inputs: MoveInputs) -> bool:
    return any(step.do is Act.PLACE_ASSAULT_MARKER for step in inputs.path)


def _marker_faults(
    books: Books, inputs: MoveInputs, units: tuple[SparkUnit, ...]
) -> Iterator[Fault]:
    """An Assault Marker needs a hex next to the units, and its step on the way (SP-TCE-37)."""
    place = inputs.marker.strip()
    if not place:
        return
    yield from hex_faults(books, place, "marker", "SP-CTR-06")
    if not _places_marker(inputs):
        advice = "Add the step that places the marker: it costs movement points."
        sentence = f"The Assault Marker on {place} is not paid for."
        yield Fault(sentence, "marker", place, advice, "SP-TCE-37")
    if sum(step.do is Act.PLACE_ASSAULT_MARKER for step in inputs.path) > 1:
        sentence = "The Assault Marker is placed twice on the way."
        yield Fault(sentence, "marker", place, "Pay for it once.", "SP-TCE-37")
    # Whoever goes on leaves his old marker behind, so only those who stay may have one already.
    yield from laid_already((one for one in units if not moved(one, inputs.to)), place)
    ends = _ends(inputs, units)
    if is_hex(place) and is_hex(ends) and not are_adjacent(ends, place):
        yield Fault(f"is not next to {ends}.", "marker", place, "Check the hex.", "SP-CTR-06")


def _marker_warnings(
    books: Books, inputs: MoveInputs, units: tuple[SparkUnit, ...]
) -> Iterator[Fault]:
    """A marker that points nowhere, or at nobody, and markers that stay behind with the hex."""
    if is_hex(inputs.marker):
        yield from no_enemy_known(books, inputs.marker.strip(), "marker")
    if _places_marker(inputs) and not inputs.marker.strip():
        advice = "Enter the hex at which it points, or place it later."
        yield Fault("The Assault Marker points nowhere.", "marker", "", advice, "SP-CTR-06")
    for unit in units:
        if _leaves_marker(inputs, unit):
            place = unit.markers.assault_hex
            sentence = f"goes on: its Assault Marker toward {place} comes off."
            yield against(unit, sentence, "SP-CTR-06", "Place it again where the unit ends.")


def _ends(inputs: MoveInputs, units: tuple[SparkUnit, ...]) -> str:
    """The hex in which the units end."""
    return inputs.to.strip() or (units[0].state.hex if units else "")


def _leaves_marker(inputs: MoveInputs, unit: SparkUnit) -> bool:
    """Whether a unit that goes on leaves the hex from which its Assault Marker points."""
    marked = unit.markers.assault_hex and not inputs.marker.strip()
    return bool(marked and moved(unit, inputs.to))


def _outside_the_trench(inputs: MoveInputs, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Units that end beside the trench that the others of their stack occupy."""
    for unit in units if inputs.trench else ():
        if not _digs_in(inputs, unit):
            sentence = "occupies no entrenchment: it stays outside."
            yield against(unit, sentence, "SP-TCE-60", "Neither AFV, balloons nor columns do.")


def _digs_in(inputs: MoveInputs, unit: SparkUnit) -> bool:
    return inputs.trench and unit.may_dig_in and not ends_in_column(inputs.path, unit)


# -------------------------------------------------------------------------- what is written


def _facts(
    books: Books, inputs: MoveInputs, units: tuple[SparkUnit, ...], total: Fraction | str
) -> Iterator[Fact]:
    if is_hex(inputs.marker):
        yield from assault_marked(books, units, inputs.marker.strip())
    for unit in units:
        goes = moved(unit, inputs.to)
        yield from goes
        if _leaves_marker(inputs, unit):
            yield from taken_off(books, (unit,), Marker.ASSAULT, Marker.INVOLVED)
        yield from set_marker(books, unit.id, Marker.IN_COLUMN, ends_in_column(inputs.path, unit))
        if goes or inputs.trench:
            # A unit that goes on leaves its entrenchment, and may enter another (SP-TCE-60).
            yield from set_marker(books, unit.id, Marker.ENTRENCHED, _digs_in(inputs, unit))
        if inputs.path:
            # Only a stream in the last hex still shifts fire and assaults (SP-STRM-13).
            yield from set_marker(books, unit.id, Marker.CROSSED_STREAM, crossed_last(inputs.path))
        # The bank belongs to the hex: who has moved stands on none until one is named (SP-STRM-04).
        if goes or inputs.bank.strip():
            yield from set_marker(books, unit.id, Marker.STREAM_BANK, inputs.bank.strip())
        # A prohibited way is refused, and has no points to note.
        if inputs.path and total != PROHIBITED:
            yield from spend(books, unit.id, total)


def crossed_last(path: tuple[PathStep, ...]) -> bool:
    """Whether the last hex of a way was entered, or gone about, over a stream off the road."""
    crossed = False
    for step in path:
        if step.do is Act.CROSS_STREAM:
            crossed = True
        elif step.do in {Act.ENTER, Act.ROAD}:
            # By road it came over a bridge, which neither shifts fire nor lowers morale
            # (SP-STRM-13).
            crossed = step.do is Act.ENTER and bool(step.streams or "stream" in step.terrain)
    return crossed
