"""Soviet reinforcements: inactive on the map from the start, and woken."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, ruled
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.new_hex import enemies_there
from oobmgr.games.spark.actions.picked import (
    acting,
    against,
    ids_of,
    known_units,
    nobody_picked,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults, moved
from oobmgr.games.spark.movement.hexes import HEXES
from oobmgr.games.spark.options import ALL_ACTIVE, chosen
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.picking.known_hexes import unit_hexes
from oobmgr.games.spark.reinforcements.activation import TriggerKind
from oobmgr.games.spark.reinforcements.waiting import (
    assaulted,
    due_now,
    inactive,
    to_be_marked,
    wake,
)
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import REINFORCEMENT, SparkUnit, units_of
from oobmgr.games.spark.words import IMPULSE_PHASES, INITIATIVE, MOVEMENT, SOVIET, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, open_told
from oobmgr.rules.offered_words import offering

_GROUP: Final = "Reinforcements"


# ----------------------------------------------------------------------------- to be marked


@dataclass(frozen=True)
class InactiveInputs:
    """Soviet reinforcements that stand on the map and do nothing until their turn."""

    units: tuple[int, ...] = units_told(
        "Units that are not active yet.", "SP-REINF-02", label="Not active yet"
    )
    until: TurnCode | None = open_told(
        "The turn in which they become active; left blank where each has its own.",
        "SP-REINF-02",
        read=lambda raw: CALENDAR.parse(str(raw)) if raw else None,
        label="Active from",
    )
    hex: str = HEXES.told("Their hex; left blank to keep it.", "SP-REINF-01", label="Hex")


def not_all_active(books: Books) -> bool:
    """Whether there are inactive units in this campaign at all (SP-REINF-09)."""
    return not chosen(books.options, ALL_ACTIVE)


def _soviet_units(books: Books) -> tuple[SparkUnit, ...]:
    """The Soviet units that live, those that are still expected among them."""
    return tuple(
        unit
        for unit in units_of(books)
        if unit.state.side == SOVIET and unit.state.status is not UnitStatus.DEAD
    )


def propose_inactive(books: Books) -> InactiveInputs:
    """Every reinforcement that was not marked yet, each with the turn of its own."""
    return InactiveInputs(ids_of(to_be_marked(books)))


@action(
    "SP-REINF-02 SP-REINF-01 SP-REINF-05",
    phases=(INITIATIVE, *MOVEMENT),
    title="Inactive reinforcements",
    propose=propose_inactive,
    offered=not_all_active,
    not_now=Fault("All Soviet units are active in this campaign.", case="SP-REINF-09"),
    tab="Inactive",
    post_text="Mark them inactive",
    link="Mark them",
    group=_GROUP,
    picking=Pickable(_soviet_units, "No Soviet unit is in the books.").picked(units="inactive"),
    offers=offering(hex=unit_hexes),
)
def plan_inactive(books: Books, inputs: InactiveInputs) -> ActionPlan:
    """Soviet reinforcements are on the map and do nothing until their turn."""
    units = known_units(books, inputs.units)
    facts: list[Fact] = []
    working: list[Step] = []
    for unit in units:
        # Without a date of either kind it sleeps until direct fire or an assault wakes it.
        turn = inputs.until or unit.state.arrival or None
        facts += set_marker(books, unit.id, Marker.INACTIVE, turn or True)
        if unit.state.status is UnitStatus.DUE:
            # Those that the order of battle still expects stand on the map from the start, too.
            facts.append(
                Fact(Subject.UNIT, str(unit.id), "status", UnitStatus.DUE, UnitStatus.ON_MAP)
            )
        facts += moved(unit, inputs.hex)
        words = f"until {CALENDAR.label(turn)}" if turn else "until it is woken"
        working.append(Step(unit.name, "inactive", words, "SP-REINF-02"))
    return ActionPlan(
        f"{counted(len(units), 'reinforcement')} inactive",
        "",
        ruled("Inactive", len(units), case="SP-REINF-02", before=working),
        facts=tuple(facts),
        warnings=(*_no_reinforcements(books, units, inputs), *hex_doubts(books, inputs.hex, "hex")),
        refusals=tuple(_not_markable(books, units, inputs)),
    )


def _no_reinforcements(
    books: Books, units: tuple[SparkUnit, ...], inputs: InactiveInputs
) -> Iterator[Fault]:
    """A question about units that nothing in the books calls reinforcements (SP-REINF-01)."""
    expected = {unit.id for unit in to_be_marked(books)}
    for unit in units:
        if not (unit.id in expected or unit.is_marked(REINFORCEMENT) or unit.state.arrival):
            sheet = "is not a reinforcement on its sheet."
            open_turn = "is not a reinforcement on its sheet, and has no turn of its own."
            # One that is told with it is its turn, and nothing is missing but the sheet's word.
            sentence = sheet if inputs.until is not None else open_turn
            yield against(
                unit, sentence, "SP-REINF-01", "Check that this is what you mean."
            ).question()


def _not_markable(
    books: Books, units: tuple[SparkUnit, ...], inputs: InactiveInputs
) -> Iterator[Fault]:
    yield from nobody_picked(units, advice="Pick reinforcements.", case="SP-REINF-02")
    for unit in units:
        yield from acting(unit)
        if unit.state.side != SOVIET:
            sentence = "is German: only Soviet reinforcements begin on the map."
            yield against(unit, sentence, "SP-REINF-01")
        elif unit.state.status is UnitStatus.DEAD:
            yield against(unit, "is dead.", "SP-REINF-02")
        # With another turn or another hex it is a change, and may be posted.
        elif unit.markers.held.get(Marker.INACTIVE) == (
            inputs.until or unit.state.arrival or True
        ) and not moved(unit, inputs.hex):
            yield against(unit, "is inactive until then already.", "SP-REINF-02")
    if inputs.hex.strip():
        yield from hex_faults(books, inputs.hex, "hex", "SP-REINF-01")
    yield from enemies_there(books, units, inputs.hex, "SP-REINF-01")
    if inputs.until is not None and inputs.until <= books.turn:
        sentence = f"{CALENDAR.label(inputs.until)} is not a turn to come."
        yield Fault(sentence, "until", inputs.until, "Enter a later one.", "SP-REINF-02")


# ------------------------------------------------------------------------------- to be woken


class Cause(StrEnum):
    """Why reinforcements become active."""

    DATE = "date"
    DIRECT_FIRE = "direct_fire"
    ASSAULT = "assault"


@dataclass(frozen=True)
class ActivateInputs:
    """Reinforcements that become active, and why."""

    units: tuple[int, ...] = units_told(
        "Units whose turn has come, or that were fired at or assaulted.",
        "SP-REINF-03",
        label="Units that wake",
    )
    cause: Cause = choice_told(
        "Why. Direct fire and assault wake those around them, too.",
        "SP-REINF-03",
        Cause.DATE,
        label="Cause",
    )


def propose_activate(books: Books) -> ActivateInputs:
    """Those whose turn has come; those that are being assaulted, where any are."""
    # Those that are assaulted go first: their cause wakes the units around them as well
    # (SP-REINF-03).
    if struck := assaulted(books):
        return ActivateInputs(ids_of(struck), Cause.ASSAULT)
    return ActivateInputs(ids_of(due_now(books)))


@action(
    "SP-REINF-03 SP-REINF-02 SP-REINF-04",
    phases=(INITIATIVE, *IMPULSE_PHASES),
    title="Reinforcements become active",
    propose=propose_activate,
    tab="Activate",
    post_text="Wake them",
    link="Wake them",
    group=_GROUP,
    helpers=("spark.reinforcement_activation",),
    **Pickable(inactive, "No reinforcement is inactive.").offering("SP-REINF-02", units="wakes"),
)
def plan_activate(books: Books, inputs: ActivateInputs) -> ActionPlan:
    """By their turn, or ahead of it by direct fire or assault, with those around them."""
    picked = known_units(books, inputs.units)
    by_date = inputs.cause is Cause.DATE
    kind = TriggerKind.SCHEDULED if by_date else TriggerKind(inputs.cause.value)
    found = wake(books, picked, kind)
    woken = found.units
    named = {unit.id for unit in picked}
    lines = (
        Step(unit.name, "active", case="SP-REINF-02")
        if unit.id in named
        else Step(unit.name, "active", "in the hex or next to it", "SP-REINF-03")
        for unit in woken
    )
    return ActionPlan(
        f"Active: {unit_names(woken)}" if woken else "Reinforcements active",
        "",
        ruled("Become active", len(woken), case="SP-REINF-04", before=lines),
        facts=found.facts,
        # Fire and assault wake units ahead of their date, so only by date can it be too early.
        warnings=tuple(_too_early(books, woken) if by_date else _unstruck(books, inputs, picked)),
        refusals=tuple(_not_asleep(picked)),
    )


def _too_early(books: Books, woken: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question about units that are woken by date before theirs."""
    due = {unit.id for unit in due_now(books)}
    for unit in woken:
        if unit.id not in due:
            advice = "Say what woke it, or leave it out."
            yield against(unit, "is not due yet.", "SP-REINF-02", advice).question()


def _unstruck(
    books: Books, inputs: ActivateInputs, picked: tuple[SparkUnit, ...]
) -> Iterator[Fault]:
    """A question about units that an assault wakes of which the books do not know (SP-REINF-03).

    Direct fire wakes its targets as it is posted; by hand it is that of a sheet that is hidden.
    """
    struck = {unit.id for unit in assaulted(books)}
    for unit in picked if inputs.cause is Cause.ASSAULT else ():
        if unit.id not in struck and Marker.INACTIVE in unit.markers:
            sentence = "is assaulted by no unit in the books."
            yield against(
                unit, sentence, "SP-REINF-03", "Place the Assault Markers first."
            ).question()


def _not_asleep(picked: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    yield from nobody_picked(picked, advice="Pick those that wake.", case="SP-REINF-03")
    for unit in picked:
        if Marker.INACTIVE not in unit.markers:
            yield against(unit, "is active already.", "SP-REINF-04")
