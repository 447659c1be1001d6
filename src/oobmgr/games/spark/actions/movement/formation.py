"""Column, entrenchment: what units take up or leave without going to another hex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.budget import paid
from oobmgr.games.spark.actions.marker_ways import Way, WaysSet, set_ways, taken_off
from oobmgr.games.spark.actions.movement.arrival import formation_warnings, too_many_in_column
from oobmgr.games.spark.actions.picked import (
    against,
    asleep,
    driven_off,
    in_no_hex,
    unit_names,
    units_told,
)
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.movement.path import Act
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, IMPULSE_PHASES, MOVEMENT, Marker
from oobmgr.games.spark.written import NOTHING, Written
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class FormationInputs:
    """Units that enter column, and those that leave it, without going to another hex."""

    column: tuple[int, ...] = units_told("Units that enter column.", "SP-MOVE-11")
    deployed: tuple[int, ...] = units_told("Units that deploy.", "SP-MOVE-01")


@dataclass(frozen=True)
class TrenchInputs:
    """Units that occupy the entrenchment of their hex, and those that leave it."""

    inside: tuple[int, ...] = units_told(
        "Units that occupy the entrenchment.", "SP-TCE-60", label="In the entrenchment"
    )
    outside: tuple[int, ...] = units_told("Units that leave it.", "SP-TCE-60")


def cannot_dig_in(unit: SparkUnit) -> tuple[Fault, ...]:
    """The refusal of a unit that occupies no entrenchment (SP-TCE-60, SP-CTR-12)."""
    # Told first: a column could occupy one as soon as it deploys.
    if Marker.IN_COLUMN in unit.markers:
        sentence = "is in column, and so in no entrenchment."
        return (against(unit, sentence, "SP-TCE-60", "Deploy it first."),)
    if unit.may_dig_in:
        return ()
    advice = "Only personnel and weapons do, and no balloon."
    return (against(unit, "cannot occupy an entrenchment.", "SP-TCE-60", advice),)


_FORMATION: Final = {
    "column": Way(Marker.IN_COLUMN, laid=True, after="in column", case="SP-MOVE-11"),
    "deployed": Way(Marker.IN_COLUMN, laid=False, after="deployed", case="SP-MOVE-01"),
}
_TRENCH: Final = {
    "inside": Way(
        Marker.ENTRENCHED,
        laid=True,
        after="entrenched",
        case="SP-TCE-60",
        barred=cannot_dig_in,
    ),
    "outside": Way(
        Marker.ENTRENCHED,
        laid=False,
        after="not entrenched",
        case="SP-TCE-60",
        unchanged="is not entrenched.",
    ),
}


@action(
    "SP-MOVE-01 SP-MOVE-11 SP-CTR-06 SP-STACK-01 SP-TCE-71 SP-ZOC-05 SP-ZOC-12",
    phases=IMPULSE_PHASES,
    title="Column and deployed",
    tab="Column",
    post_text="Set formation",
    link="Set the formation",
    group="Movement",
    picking=LIVING.picked(column="in column", deployed="deploys"),
    helpers=("spark.movement_cost",),
)
def plan_formation(books: Books, inputs: FormationInputs) -> ActionPlan:
    """Units that enter or leave column without a move, such as after an assault."""
    done = set_ways(books, inputs, _FORMATION)
    entering = tuple(unit for unit in done.units if unit.id in inputs.column)
    deploying = tuple(unit for unit in done.units if unit.id in inputs.deployed)
    # First whether they may at all: what it costs would be told for nothing.
    late = (*_not_entering(books, entering), *_not_deploying(books, deploying))
    cost = Written() if late else paid(books, entering, Act.ENTER_COLUMN, "SP-MOVE-11")
    # Entering column leaves an entrenchment, so the marker goes by itself.
    dug_in = tuple(unit for unit in entering if Marker.ENTRENCHED in unit.markers)
    leaving = (Step(one.name, "leaves its entrenchment", "", "SP-TCE-60") for one in dug_in)
    return _plan(
        done,
        "Formation",
        Written(
            facts=(*cost.facts, *taken_off(books, dug_in, Marker.ENTRENCHED)),
            working=(*cost.working, *leaving),
            warnings=(
                *in_no_hex(done.units, "SP-MOVE-11"),
                *_pays_elsewhere(books, deploying),
                *_no_known_road(entering),
                *_assaulting_in_column(entering),
                *_beside_the_enemy(books, done.units),
            ),
            refusals=(*late, *cost.refusals, *_crowded(books, entering)),
        ),
    )


def _not_entering(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Units that cannot enter column now: it takes movement points of their own phase."""
    for unit in units:
        if unit.state.side != books.side or books.phase not in MOVEMENT:
            sentence = "enters column in the Movement Phase of its own side only."
            yield against(unit, sentence, "SP-MOVE-11")


def _crowded(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Hexes that hold too many steps for a column (SP-STACK-01)."""
    # At once, and not at the end of the phase: a column is held to the limit all the time
    # (SP-STACK-01).
    for here, some in _by_hex(units):
        yield from too_many_in_column(books, some, here)


def _no_known_road(units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A word on the road that a column needs: the map has it, the books do not."""
    for here, some in _by_hex(units):
        advice = f"Check that {here} has a road, and say which they take."
        sentence = "enters column on a road hex only."
        yield Fault(sentence, unit_names(some), here, advice, "SP-TCE-71")


def _assaulting_in_column(units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A word on units whose Assault Marker lies already: they would assault as they are then."""
    for unit in units:
        if place := unit.markers.assault_hex:
            sentence = f"has an Assault Marker toward {place}, and would assault in column."
            yield against(unit, sentence, "SP-MOVE-01", "Leave it out if it should not.")


def _beside_the_enemy(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Units that change formation next to an enemy (SP-ZOC-05), in the Movement Phase alone."""
    for here, some in _by_hex(units) if books.phase in MOVEMENT else ():
        yield from formation_warnings(books, some, here)


def _by_hex(units: tuple[SparkUnit, ...]) -> tuple[tuple[str, tuple[SparkUnit, ...]], ...]:
    """Units by the hexes in which they stand, as far as the books know them."""
    found: dict[str, list[SparkUnit]] = {}
    for unit in units:
        if is_hex(unit.state.hex):
            found.setdefault(unit.state.hex, []).append(unit)
    return tuple((here, tuple(some)) for here, some in found.items())


def _not_deploying(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Units that cannot deploy now: they move, or took part in assault combat (SP-MOVE-01)."""
    for unit in units:
        moves = unit.state.side == books.side and books.phase in MOVEMENT
        # Whoever fought may deploy where he stands, without points.
        fought = books.phase in COMBAT and Marker.PARTICIPATED in unit.markers
        if not (moves or fought):
            sentence = "deploys in its own Movement Phase, or after assault combat."
            yield against(unit, sentence, "SP-MOVE-01")


def _pays_elsewhere(books: Books, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    """A word where deploying costs what the terrain of the hex does, which nobody entered."""
    # Only movement is paid with points; after combat nothing is.
    if books.phase not in MOVEMENT or not units:
        return ()
    sentence = "deploys here at no movement cost."
    advice = "Enter it as a step of its move: it costs the terrain of the hex."
    return (Fault(sentence, unit_names(units), advice=advice, case="SP-MOVE-06"),)


@action(
    "SP-TCE-60 SP-CTR-12 SP-MAP-19..20 SP-SPEC-01",
    name="entrenchment",
    phases=IMPULSE_PHASES,
    title="Entrenchment",
    post_text="Set entrenchment",
    link="Set the entrenchment",
    group="Movement",
    picking=LIVING.picked(inside="inside", outside="outside"),
)
def plan_trench(books: Books, inputs: TrenchInputs) -> ActionPlan:
    """Units that occupy the entrenchment of their hex, or leave it."""
    done = set_ways(books, inputs, _TRENCH)
    beside = Written(warnings=tuple(_not_their_time(books, done.units)))
    return _plan(done, "Entrenchment", beside)


def _not_their_time(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question about units in a trench that is in no hex, or entered while others play.

    Asked and not refused: one that retreated or withdrew may end in a trench, and a trench that
    was forgotten at the start is entered in the first impulse.
    """
    others = tuple(
        unit
        for unit in units
        if unit.state.side != books.side and Marker.INVOLVED not in unit.markers
    )
    if others:
        sentence = f"{unit_names(others)}: the other side plays, and they neither move nor retreat."
        advice = "Go on if this was forgotten, or where a retreat ended in the entrenchment."
        yield Fault(sentence, "units", "", advice, "SP-TCE-60").question()
    if books.phase not in {*MOVEMENT, *COMBAT} and len(others) < len(units):
        sentence = "No unit moves, retreats or advances in this phase."
        advice = "Go on if this was forgotten."
        yield Fault(sentence, "units", "", advice, "SP-TCE-60").question()
    for unit in units:
        place = unit.state.hex.strip()
        if place and not is_hex(place):
            sentence = f"is in {place}, which has no entrenchment."
            yield against(unit, sentence, "SP-MAP-19", "Enter its hex first.").question()


def _plan(done: WaysSet, title: str, beside: Written = NOTHING) -> ActionPlan:
    """A plan of what became of the units, with what is written beside it."""
    return ActionPlan(
        f"{title}: {counted(len(done.units), 'unit')}" if done.units else title,
        "",
        Ruling(len(done.facts), (*done.working, *beside.working)),
        facts=(*done.facts, *beside.facts),
        warnings=beside.warnings,
        refusals=(*done.refusals, *asleep(done.units), *driven_off(done.units), *beside.refusals),
    )
