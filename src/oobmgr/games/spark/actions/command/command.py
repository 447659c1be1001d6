"""Units out of command, in command again, and those that a lost headquarters leaves suppressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, ruled
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.marker_ways import Way, laid_on, set_ways
from oobmgr.games.spark.actions.picked import (
    against,
    ids_of,
    in_no_hex,
    known_units,
    nobody_picked,
    other_side,
    unfit_units,
    units_told,
)
from oobmgr.games.spark.command.formations import formation_name, is_bound
from oobmgr.games.spark.command.lines import broken_lines
from oobmgr.games.spark.picking.by_hex import LIVING, Pickable
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, living_units, units_of
from oobmgr.games.spark.words import GERMAN, IMPULSE_PHASES, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books

_WAYS: Final = {
    "without": Way(
        Marker.OUT_OF_COMMAND,
        laid=True,
        after="out of command",
        case="SP-CMD-07",
        text="half its movement, no loss in fire",
    ),
    "again": Way(Marker.OUT_OF_COMMAND, laid=False, after="in command", case="SP-CMD-07"),
}


@dataclass(frozen=True)
class CommandInputs:
    """The units whose command changes."""

    without: tuple[int, ...] = units_told(
        "Units that are out of command.", "SP-CMD-04", label="Out of command"
    )
    again: tuple[int, ...] = units_told(
        "Units that are in command again.", "SP-CMD-07", label="In command again"
    )


def propose_command(books: Books) -> CommandInputs:
    """Units that Unit Integrity cuts off where they stand, as far as hexes are known."""
    # Proposed and not written: only the players know what else may hold a line together.
    cut_off = (unit for line in broken_lines(books) for unit in line.cut_off)
    # Those who are out of command already would be refused, those of the other side asked about.
    fresh = ids_of(
        unit
        for unit in cut_off
        if Marker.OUT_OF_COMMAND not in unit.markers and unit.state.side == books.side
    )
    return CommandInputs(tuple(dict.fromkeys(fresh)))


@action(
    "SP-CMD-04 SP-CMD-02..03 SP-CMD-07",
    phases=IMPULSE_PHASES,
    title="Out of command",
    propose=propose_command,
    tab="Command",
    post_text="Set command",
    link="Set command",
    group="Command",
    picking=LIVING.picked(without="out of command", again="in command"),
    helpers=("spark.unit_integrity",),
)
def plan_command(books: Books, inputs: CommandInputs) -> ActionPlan:
    """Units that are out of command, and those that are in command again."""
    done = set_ways(books, inputs, _WAYS)
    lines = broken_lines(books)
    broken = (Step(line.formation, "broken", line.words, "SP-CMD-04") for line in lines)
    changed = len(done.units)
    without = counted(len(inputs.without), "unit")
    return ActionPlan(
        f"Command: {counted(changed, 'unit')}",
        f"{without} out of command, {len(inputs.again)} in command again.",
        ruled("Units changed", changed, case="SP-CMD-02", before=(*broken, *done.working)),
        facts=done.facts,
        warnings=tuple(_doubts(books, inputs, done.units)) if done.units else (),
        refusals=done.refusals,
    )


def _doubts(books: Books, inputs: CommandInputs, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """Questions about units whose command changes out of turn, or for no known reason."""
    for fault in other_side(books, units, "SP-CMD-07", "Check that this is what you mean."):
        yield fault.question()
    yield from _free(known_units(books, inputs.without))


def _free(units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question about units that Unit Integrity does not bind, and units in a pool."""
    yield from in_no_hex(units, "SP-CMD-04")
    for unit in units:
        # Integrity is one way to lose command; the others are in the rulebook alone, so a unit that
        # is not bound by it is asked about and not refused.
        if not is_bound(unit):
            sentence = "is not bound by Unit Integrity."
            advice = "Check that it is out of command for another reason."
            yield against(unit, sentence, "SP-CMD-03", advice).question()


_LOST: Final = "SP-CMD-01"


@dataclass(frozen=True)
class HeadquartersInputs:
    """The units that could trace command to the lost headquarters and to no other."""

    units: tuple[int, ...] = units_told(
        "Units that traced command to it, and to no other headquarters.",
        _LOST,
        label="Units under it",
    )


def _german_units(books: Books) -> tuple[SparkUnit, ...]:
    return tuple(unit for unit in living_units(books) if unit.state.side == GERMAN)


def _lost_headquarters(books: Books) -> tuple[SparkUnit, ...]:
    """The German headquarters that are dead."""
    return tuple(
        unit
        for unit in units_of(books)
        if unit.state.side == GERMAN
        and unit.kind is UnitKind.HEADQUARTERS
        and unit.state.status is UnitStatus.DEAD
    )


def _none_lost(books: Books) -> tuple[Fault, ...]:
    """A question where the books know of no headquarters that was lost."""
    # Its boxes may not be in the books, so this is asked and not refused.
    if _lost_headquarters(books):
        return ()
    advice = "Check that it is lost; strike its boxes if the books have it."
    fault = Fault("No German headquarters is lost in the books.", "units", "", advice, _LOST)
    return (fault.question(),)


def propose_headquarters(books: Books) -> HeadquartersInputs:
    """The units of the formations whose headquarters are dead, unless they are down already."""
    lost = {formation_name(unit.state) for unit in _lost_headquarters(books)}
    # By formation, for the books know who belongs to it and not whom it could reach.
    theirs = (unit for unit in _german_units(books) if formation_name(unit.state) in lost)
    return HeadquartersInputs(ids_of(unit for unit in theirs if not _is_down(unit)))


@action(
    "SP-CMD-01 SP-CTR-08",
    name="headquarters_lost",
    phases=IMPULSE_PHASES,
    title="German headquarters lost",
    propose=propose_headquarters,
    tab="HQ lost",
    post_text="Suppress them",
    link="Suppress them",
    group="Command",
    picking=Pickable(_german_units, "No German unit is on the map.").picked(units="suppressed"),
)
def plan_headquarters(books: Books, inputs: HeadquartersInputs) -> ActionPlan:
    """Units that depended on it alone are suppressed at once."""
    units = known_units(books, inputs.units)
    # A unit that is disrupted stays so: it is the worse of the two.
    fresh = [unit for unit in units if not _is_down(unit)]
    lines = (
        Step(one.name, "suppressed" if one in fresh else "stays as it is", case=_LOST)
        for one in units
    )
    return ActionPlan(
        f"Headquarters lost: {counted(len(fresh), 'unit')} suppressed",
        "",
        ruled("Units suppressed", len(fresh), case=_LOST, before=lines),
        facts=laid_on(books, fresh, Marker.SUPPRESSED),
        warnings=(*in_no_hex(units, _LOST), *_none_lost(books)),
        refusals=tuple(_not_theirs(units)),
    )


def _is_down(unit: SparkUnit) -> bool:
    return Marker.SUPPRESSED in unit.markers or Marker.DISRUPTED in unit.markers


def _not_theirs(units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    yield from unfit_units(units)
    yield from nobody_picked(units, advice="Pick those that depended on it alone.")
    for unit in units:
        if unit.state.side != GERMAN:
            yield against(unit, "is Soviet: only a German headquarters does this.", _LOST)
    if units and all(_is_down(unit) for unit in units):
        sentence = "All of them are suppressed or disrupted already."
        yield Fault(sentence, "units", "", "Nothing to do.", _LOST)
