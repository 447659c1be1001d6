"""Units that are transferred from one leader's chart to another's, as far as its boxes go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import asked_for, faults_of
from oobmgr.games.grande_armee.battle.fates import Cause
from oobmgr.games.grande_armee.battle.forces import persons
from oobmgr.games.grande_armee.battle.losing import fall, left_alone
from oobmgr.games.grande_armee.command.army import (
    Command,
    commands,
    in_reserve,
    needs_marker,
    rank_order,
)
from oobmgr.games.grande_armee.command.chart import FitInputs, organisation_chart_fit
from oobmgr.games.grande_armee.units import RESERVE, has_strength, is_leader, own_units
from oobmgr.games.grande_armee.words import COMMAND
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    units_told,
)

_BOXES: Final = "LGA-AOC-01"
_RESERVE: Final = "LGA-STK-04"
GROUP: Final = "Command"


def led(books: Books) -> dict[str, Command]:
    """The commands of the side that plays by their leaders, as they are chosen."""
    found = (one for one in commands(books, books.side) if one.leader is not None)
    # Whoever leads nothing has no chart to go to.
    return {one.leader.designation: one for one in found if one.leader is not None}


_OWN: Final = Pickable(
    own_units, "This side has no unit on the map.", lambda _, unit: " / ".join(unit.path)
)


@dataclass(frozen=True)
class TransferInputs:
    """Units, and the leader whose chart they go to."""

    units: tuple[int, ...] = units_told("The units.", _BOXES)
    to: str = text_told("The leader whose chart they go to.", _BOXES, label="To the chart of")


@action(
    f"{_BOXES} {_RESERVE} LGA-LDR-08",
    phases=(COMMAND,),
    title="Transfer",
    tab="Transfer",
    post_text="Post the transfer",
    group=GROUP,
    helpers=("grande_armee.organisation_chart_fit",),
    offers=lambda books: {"to": tuple(led(books))},
    **_OWN.offering(_BOXES, units="is transferred"),
)
def plan_transfer(books: Books, inputs: TransferInputs) -> ActionPlan:
    """Transfer units or leaders to another leader's chart, where they have boxes there."""
    units, found = known_units(books, inputs.units), led(books)
    target = next((one for name, one in found.items() if folded(name) == folded(inputs.to)), None)
    if target is None or target.leader is None:
        fault = _no_leader(inputs.to, found)
        return ActionPlan.refused("Transfer", (*faults_of(books, units, _BOXES), fault))
    fit = _fit(books, target, units)
    alone = left_alone(books, units, target.path)
    # To the pool and not to the dead (12.64), and nobody scores for him (18.2).
    gone = [fall(books, leader, Cause.TRANSFER) for leader in alone]
    return ActionPlan(
        f"Transferred to {target.leader.designation}: {names_of(units)}",
        f"{persons(alone)}: back in the pool, and nobody scores." if alone else "",
        Ruling(fit.result, (*fit.working, *(line for one in gone for line in one.working))),
        tuple(posting for one in gone for posting in one.postings),
        (*_facts(units, target.leader), *(fact for one in gone for fact in one.facts)),
        warnings=tuple(_warnings(target)),
        refusals=tuple(_faults(books, units, target, fit)),
    )


def _no_leader(name: str, found: dict[str, Command]) -> Fault:
    if not name.strip():
        return asked_for("to", "Choose the leader whose chart they go to.", _BOXES)
    advice = did_you_mean(name, found)
    return Fault(f"{name.strip()} leads nothing on this side.", "to", name, advice, _BOXES)


def _facts(units: tuple[UnitState, ...], leader: UnitState) -> Iterator[Fact]:
    for unit in units:
        if unit.formation != leader.formation:
            yield Fact(Subject.UNIT, str(unit.id), "formation", unit.formation, leader.formation)


def _fit(books: Books, target: Command, units: tuple[UnitState, ...]) -> Ruling[bool]:
    """Whether the chart has boxes for its units and the new ones."""
    here = {unit.id for unit in target.units}
    # Those of the leader count once, even if they are picked again.
    all_units = (*target.units, *(u for u in units if has_strength(u) and u.id not in here))
    capacity = target.capacity
    # Unknown boxes forbid nothing; a warning says so.
    if capacity.upper is None or capacity.bottom is None:
        words = "the boxes of the chart are not entered"
        return Ruling(result=True, working=(Step("They fit", None, words, _BOXES),))
    multi = sum(map(needs_marker, all_units))
    inputs = FitInputs(
        multi, len(all_units) - multi, capacity.upper, capacity.bottom, books.options
    )
    return organisation_chart_fit(inputs, books.tables)


def _warnings(target: Command) -> Iterator[Fault]:
    if not target.capacity.known and target.leader is not None:
        advice = "Enter the boxes of his chart with the leader; until then nothing is checked."
        where = target.leader.designation
        yield Fault("has a chart whose boxes are not entered.", where, "", advice, _BOXES)


def _faults(
    books: Books, units: tuple[UnitState, ...], target: Command, fit: Ruling[bool]
) -> Iterator[Fault]:
    yield from faults_of(books, units, _BOXES)
    leader = target.leader
    if leader is None:
        # Without a leader it was refused before.
        return
    for unit in units:
        if unit.id == leader.id:
            yield against(unit, "is this leader himself.", _BOXES)
        elif unit.path == target.path:
            yield against(unit, f"is on the chart of {leader.designation} already.", _BOXES)
        # He would stand under one who ranks no higher than he.
        elif is_leader(unit) and rank_order(unit) <= rank_order(leader):
            message = f"is not below {leader.designation} in rank."
            yield against(unit, message, "LGA-CMD-02", "Choose a higher leader.")
        # He alone would leave his units behind without a leader.
        elif is_leader(unit) and _has_own(books, unit):
            advice = "Move his formation in the order of battle: his units come along with it."
            yield against(unit, "has units of his own.", _BOXES, advice)
    if units and not fit.result:
        counts = (f"{one.label.lower()} {one.value}, {one.arithmetic}" for one in fit.working[:-1])
        advice = f"Transfer fewer, or make room: {'; '.join(counts)}."
        yield Fault("has no boxes for them.", leader.designation, "", advice, _BOXES)


def _has_own(books: Books, leader: UnitState) -> bool:
    return any(
        one.leader is not None and one.leader.id == leader.id and bool(one.units)
        for one in commands(books, leader.side)
    )


# --------------------------------------------------------------------------------- Army Reserve


@dataclass(frozen=True)
class ReserveInputs:
    """Units that come into an Army Reserve, or leave it."""

    units: tuple[int, ...] = units_told("The units.", _RESERVE)
    reserve: bool = flag_told(
        "Whether they belong to it from now on.", _RESERVE, default=True, label="In the reserve"
    )


def _reserve_words(_: Books, unit: UnitState) -> str:
    return "Army Reserve" if in_reserve(unit) else unit.nation


_RESERVES: Final = Pickable(
    lambda books: tuple(unit for unit in own_units(books) if has_strength(unit)),
    "This side has no unit with strength points on the map.",
    _reserve_words,
)


@action(
    _RESERVE,
    phases=(COMMAND,),
    title="Army Reserve",
    name="reserve",
    tab="Army Reserve",
    post_text="Post the reserve",
    group=GROUP,
    helpers=("grande_armee.army_reserve_1813",),
    **_RESERVES.offering(_RESERVE, units="comes or goes"),
)
def plan_reserve(books: Books, inputs: ReserveInputs) -> ActionPlan:
    """Add units to the Army Reserve or take them away, as a transfer does."""
    units = known_units(books, inputs.units)
    refusals = list(faults_of(books, units, _RESERVE))
    state = "is in it already." if inputs.reserve else "is not in it."
    refusals += [
        against(unit, state, _RESERVE) for unit in units if in_reserve(unit) is inputs.reserve
    ]
    words = "in the Army Reserve" if inputs.reserve else "out of the Army Reserve"
    # A trait that is away is stored as nothing, not as no.
    old, new = (None, "yes") if inputs.reserve else ("yes", None)
    return ActionPlan(
        f"{names_of(units)}: {words}",
        "",
        Ruling(len(units), tuple(Step(unit.designation, words, "", _RESERVE) for unit in units)),
        facts=tuple(
            Fact(Subject.UNIT, str(unit.id), f"trait:{RESERVE}", old, new)
            for unit in units
            if in_reserve(unit) is not inputs.reserve
        ),
        refusals=tuple(refusals),
    )
