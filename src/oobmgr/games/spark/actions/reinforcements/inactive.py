"""Soviet reinforcements: inactive on the map from the start, and woken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.assault.places import known_units, units_told
from oobmgr.games.spark.actions.roster.marking import unit_names
from oobmgr.games.spark.options import chosen
from oobmgr.games.spark.reinforcements.activation import TriggerKind
from oobmgr.games.spark.reinforcements.options import ALL_ACTIVE
from oobmgr.games.spark.reinforcements.waiting import (
    assaulted,
    due_now,
    inactive,
    to_be_marked,
    wake,
)
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import SOVIET, Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def _read_turn(raw: Any) -> TurnCode | None:  # noqa: ANN401 - JSON
    return CALENDAR.parse(str(raw)) if raw else None


# ----------------------------------------------------------------------------- to be marked


@dataclass(frozen=True)
class InactiveInputs:
    """Soviet reinforcements that stand on the map and do nothing until their turn."""

    units: tuple[int, ...] = units_told("Units that are not active yet.", "SP-REINF-02")
    until: TurnCode | None = told(
        "The turn in which they become active; left open where each has its own.",
        default=None,
        read=_read_turn,
        case="SP-REINF-02",
    )
    hex: str = told("Their hex; left open to keep it.", default="", case="SP-REINF-01")


def not_all_active(books: Books) -> bool:
    """Whether there are inactive units in this campaign at all (SP-REINF-09)."""
    return not chosen(books.options, ALL_ACTIVE)


def soviet_units(books: Books) -> tuple[SparkUnit, ...]:
    """The Soviet units that live, those that are still expected among them."""
    return tuple(
        unit
        for unit in units_of(books)
        if unit.state.side == SOVIET and unit.state.status is not UnitStatus.DEAD
    )


def propose_inactive(books: Books) -> InactiveInputs:
    """Every reinforcement that was not marked yet, each with the turn of its own."""
    return InactiveInputs(tuple(int(unit.id) for unit in to_be_marked(books)))


def plan_inactive(books: Books, inputs: InactiveInputs) -> ActionPlan:
    """Put Soviet reinforcements on the map as inactive (SP-REINF-01, SP-REINF-02).

    Raises:
        BadInput: There is no such unit.
    """
    units = known_units(books, inputs.units)
    facts: list[Fact] = []
    working: list[Step] = []
    for unit in units:
        until = inputs.until or unit.state.arrival or None
        facts += set_marker(books, unit.id, Marker.INACTIVE, until or True)
        facts += _on_map(unit, inputs.hex)
        words = f"until {CALENDAR.label(until)}" if until else "until it is woken"
        working.append(Step(unit.name, "inactive", words, "SP-REINF-02"))
    working.append(Step("Inactive", len(units), case="SP-REINF-02", kind=StepKind.RESULT))
    return ActionPlan(
        f"{counted(len(units), 'reinforcement')} inactive",
        "",
        Ruling(len(units), tuple(working)),
        facts=tuple(facts),
        refusals=tuple(_not_markable(books, units, inputs)),
    )


def _on_map(unit: SparkUnit, place: str) -> Iterator[Fact]:
    state = unit.state
    if state.status is UnitStatus.DUE:
        yield Fact(Subject.UNIT, str(unit.id), "status", UnitStatus.DUE, UnitStatus.ON_MAP)
    if place.strip() and place.strip() != state.hex:
        yield Fact(Subject.UNIT, str(unit.id), "hex", state.hex, place.strip())


def _not_markable(
    books: Books, units: tuple[SparkUnit, ...], inputs: InactiveInputs
) -> Iterator[Fault]:
    if not units:
        yield Fault("Nothing is entered.", "units", advice="Pick reinforcements.",
                    case="SP-REINF-02")  # fmt: skip
    for unit in units:
        if unit.state.side != SOVIET:
            sentence = "is German: only Soviet reinforcements begin on the map."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", "SP-REINF-01")
        elif unit.state.status is UnitStatus.DEAD:
            yield Fault("is dead.", unit.name, str(unit.id), "Leave it out.", "SP-REINF-02")
    if inputs.until is not None and inputs.until <= books.turn:
        sentence = f"{CALENDAR.label(inputs.until)} is no turn to come."
        yield Fault(sentence, "until", inputs.until, "Enter a later one.", "SP-REINF-02")


# ------------------------------------------------------------------------------- to be woken


class Cause(StrEnum):
    """Why reinforcements become active."""

    DATE = "date"
    DIRECT_FIRE = "direct_fire"
    ASSAULT = "assault"


_KINDS = {
    Cause.DATE: TriggerKind.SCHEDULED,
    Cause.DIRECT_FIRE: TriggerKind.DIRECT_FIRE,
    Cause.ASSAULT: TriggerKind.ASSAULT,
}


@dataclass(frozen=True)
class ActivateInputs:
    """Reinforcements that become active, and why."""

    units: tuple[int, ...] = units_told(
        "Units whose turn has come, or that were fired at or assaulted.", "SP-REINF-03"
    )
    cause: Cause = told(
        "Why. Direct fire and assault wake those around them, too.",
        default=Cause.DATE,
        case="SP-REINF-03",
    )


def any_inactive(books: Books) -> bool:
    """Whether some reinforcement is not active yet."""
    return bool(inactive(books))


def propose_activate(books: Books) -> ActivateInputs:
    """Those whose turn has come; those that are being assaulted, where any are."""
    if struck := assaulted(books):
        return ActivateInputs(tuple(int(unit.id) for unit in struck), Cause.ASSAULT)
    return ActivateInputs(tuple(int(unit.id) for unit in due_now(books)))


def plan_activate(books: Books, inputs: ActivateInputs) -> ActionPlan:
    """Wake reinforcements, with those around them where fire or assault did it (SP-REINF-02 to 04).

    Raises:
        BadInput: There is no such unit.
    """
    picked = known_units(books, inputs.units)
    found = wake(books, picked, _KINDS[inputs.cause])
    woken = found.units
    working = [_line(unit, unit.id in {one.id for one in picked}) for unit in woken]
    working.append(Step("Become active", len(woken), case="SP-REINF-04", kind=StepKind.RESULT))
    return ActionPlan(
        f"Active: {unit_names(woken)}" if woken else "Reinforcements active",
        "",
        Ruling(len(woken), tuple(working)),
        facts=found.facts,
        warnings=tuple(_too_early(books, woken, inputs.cause)),
        refusals=tuple(_not_asleep(picked)),
    )


def _line(unit: SparkUnit, picked: bool) -> Step:  # noqa: FBT001 - which of two lines
    words = "" if picked else "in the hex or next to it"
    return Step(unit.name, "active", words, "SP-REINF-02" if picked else "SP-REINF-03")


def _too_early(books: Books, woken: tuple[SparkUnit, ...], cause: Cause) -> Iterator[Fault]:
    """Units that are woken by date before theirs."""
    due = {unit.id for unit in due_now(books)}
    for unit in woken:
        if cause is Cause.DATE and unit.id not in due:
            sentence = "is not due yet."
            advice = "Say what woke it, or leave it out."
            yield Fault(sentence, unit.name, str(unit.id), advice, "SP-REINF-02")


def _not_asleep(picked: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    if not picked:
        yield Fault("Nothing is entered.", "units", advice="Pick those that wake.",
                    case="SP-REINF-03")  # fmt: skip
    for unit in picked:
        if Marker.INACTIVE not in unit.markers:
            yield Fault("is active already.", unit.name, str(unit.id), "Leave it out.",
                        "SP-REINF-04")  # fmt: skip
