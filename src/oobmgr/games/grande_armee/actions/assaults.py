"""Assaults on fortresses, and how a siege ends: losses of both sides, and what surrenders.

What an assault costs and when a garrison gives up the errata do not say: players enter both by
their own rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.siege import GROUP
from oobmgr.games.grande_armee.battle.crossing import FORTRESS
from oobmgr.games.grande_armee.battle.fates import FATE, Cause
from oobmgr.games.grande_armee.battle.forces import persons
from oobmgr.games.grande_armee.battle.losing import Losses, lose
from oobmgr.games.grande_armee.battle.named import points_of_each, points_told
from oobmgr.games.grande_armee.words import SIEGE
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    units_of,
    units_told,
)


def _in_hexes(books: Books) -> tuple[UnitState, ...]:
    """All units in a hex but leaders, who go with the last of their command."""
    return tuple(
        unit
        for unit in units_of(books, UnitStatus.ON_MAP)
        if unit.hex and unit.steps_left and not army.is_leader(unit)
    )


def _said(_: Books, unit: UnitState) -> str:
    points = counted(army.strength(unit), "SP", "SP")
    return f"{unit.nation}, {points}" if army.has_strength(unit) else unit.nation


_THERE: Final = Pickable(_in_hexes, "No unit is in a hex.", _said)


@dataclass(frozen=True)
class AssaultInputs:
    """What an assault on a fortress costs, and what surrenders in it."""

    units: tuple[int, ...] = units_told("The units of both sides that lose strength.", FORTRESS)
    points: tuple[int, ...] = points_told(
        "The strength points of each, by your own rules.", FORTRESS
    )
    fallen: tuple[int, ...] = units_told(
        "The units, trains and depots that surrender with the fortress.",
        FORTRESS,
        label="What surrenders",
    )


@action(
    "LGA-SIEGE-01 LGA-LDR-08",
    phases=(SIEGE,),
    title="Assault and end of a siege",
    name="assault",
    tab="Assault",
    post_text="Post the assault",
    group=GROUP,
    **_THERE.offering(FORTRESS, units="loses SP", fallen="surrenders"),
)
def plan_assault(books: Books, inputs: AssaultInputs) -> ActionPlan:
    """Take what an assault costs off both sides, and what surrenders when the fortress falls."""
    units, fallen = known_units(books, inputs.units), known_units(books, inputs.fallen)
    pairs, faults = points_of_each(units, inputs.points, FORTRESS)
    both = (*units, *fallen)
    refusals = (*faults, *_pick_faults(units, fallen), *_place_faults(both))
    if refusals:
        return ActionPlan.refused("Assault", refusals)
    gone = [(unit, unit.steps_left) for unit in fallen]
    # As in battle, which the errata do not say of an assault; `_leaders` tells the players so.
    written = lose(books, (*pairs, *gone), Cause.COMMAND_LOST, FORTRESS)
    lost = sum(points for _, points in pairs)
    given_up = sum(army.strength(unit) for unit in fallen)
    lines = [*written.working, Step("Lost in the assault", lost, "", FORTRESS)]
    if fallen:
        lines.append(Step("Surrendered", given_up, names_of(fallen), FORTRESS))
    total = Step("SP in all", lost + given_up, f"{lost} + {given_up}", FORTRESS, StepKind.SUM)
    # All of them stand in one hex, which was asked for above.
    place = both[0].hex
    return ActionPlan(
        f"{place} falls" if fallen else f"Assault on {place}: {lost} SP lost",
        "Enter under Towns who is in it now, where it is a town." if fallen else "",
        Ruling(lost + given_up, (*lines, total)),
        written.postings,
        written.facts,
        warnings=(
            *_left_behind(books, (*pairs, *gone), fallen),
            *_leaders(written),
            *_leaders_there(books, fallen, written),
        ),
    )


def _pick_faults(units: tuple[UnitState, ...], fallen: tuple[UnitState, ...]) -> Iterator[Fault]:
    if not units and not fallen:
        advice = "Pick those that lose SP or surrender."
        yield Fault("No unit is picked.", "units", advice=advice, case=FORTRESS, missing=True)
    for unit in fallen:
        if army.is_leader(unit):
            advice = "He goes with the last of his command."
            yield against(unit, "is a leader.", FORTRESS, advice)
        elif unit in units:
            advice = "What surrenders is gone with all it has: pick it once."
            yield against(unit, "loses SP, and surrenders.", FORTRESS, advice)
        elif unit.side != fallen[0].side:
            yield against(unit, "belongs to the other side.", FORTRESS, "One side surrenders.")
    for unit in (*units, *fallen):
        if unit.status is not UnitStatus.ON_MAP:
            yield against(unit, "is not on the map.", FORTRESS)


def _place_faults(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Besiegers share the hex of the fortress, so that one hex is meant."""
    hexes = sorted({unit.hex or "no hex" for unit in units})
    if len(hexes) > 1 or hexes == ["no hex"]:
        sentence = f"They are in {', '.join(hexes)}."
        yield Fault(sentence, "units", advice="Enter one fortress.", case=FORTRESS)


def _left_behind(
    books: Books, lost: tuple[tuple[UnitState, int], ...], fallen: tuple[UnitState, ...]
) -> Iterator[Fault]:
    """What is asked where nobody besieges, or where some of a garrison stays behind."""
    place = lost[0][0].hex
    here = [one for one in _in_hexes(books) if one.hex == place]
    # The books know no fortresses, only who stands where: so it is asked and not refused.
    if len({one.side for one in here if army.has_strength(one)}) == 1:
        sentence = f"Only one side has units in {place}."
        yield Fault(sentence, "units", "", "Is it besieged?", FORTRESS).question()
    gone = {unit.id for unit, points in lost if points == unit.steps_left}
    left = [one for one in here if fallen and one.side == fallen[0].side and one.id not in gone]
    if left:
        sentence = f"{names_of(left)}: still in {place}."
        yield Fault(sentence, "fallen", "", "Do they not surrender?", FORTRESS).question()


def _leaders(written: Losses) -> Iterator[Fault]:
    # An assault may be no battle by the basic rules, so where leaders go is told (L-04).
    if written.leaders:
        sentence = f"{persons(written.leaders)}: lost with the command, as in battle."
        advice = "Whether an assault is one your rules say."
        yield Fault(sentence, "units", "", advice, FATE)


def _leaders_there(books: Books, fallen: tuple[UnitState, ...], written: Losses) -> Iterator[Fault]:
    """Tells of leaders in a fortress that falls who have no command to be lost with."""
    lost = {leader.id for leader in written.leaders}
    left = tuple(
        unit
        for unit in units_of(books, UnitStatus.ON_MAP)
        if fallen and army.is_leader(unit) and unit.id not in lost
        if (unit.side, unit.hex) == (fallen[0].side, fallen[0].hex)
    )
    if left:
        sentence = f"{persons(left)}: still in {fallen[0].hex}."
        advice = "Enter under Fallen what became of them."
        yield Fault(sentence, "fallen", "", advice, FATE)
