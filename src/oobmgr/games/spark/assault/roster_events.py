"""A Roster Sheet after a list of events: steps lost and statuses taken, unit by unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.roster.strength import is_flipped
from oobmgr.games.spark.words import Marker
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import text_told
from oobmgr.rules.inputs import decode, told
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.scalars import read_whole
from oobmgr.rules.tables import Tables

LOSS: Final = "loss"
STATUS: Final = "status"
_STATUSES: Final = tuple(str(marker) for marker in (Marker.SUPPRESSED, Marker.DISRUPTED))


@dataclass(frozen=True)
class RosterEvent:
    """Something that happened to a unit: steps lost, or a status laid on it."""

    unit: str = told("Which unit.")
    steps: int = told("Steps lost.", default=0, low=0, high=MOST_STEPS, unit="steps")
    status: str = text_told(
        "Or its status: suppressed or disrupted.",
        words=lambda: (Marker.SUPPRESSED, Marker.DISRUPTED),
    )


def read_events(raw: object) -> tuple[RosterEvent, ...]:
    """Events as lists ``[unit, "loss", 2]`` or ``[unit, "status", "disrupted"]``, or as rows.

    A row of a form names the fields of `RosterEvent`; one with a status is a status.

    Raises:
        BadInput: An entry is neither.
    """
    if isinstance(raw, str) or not isinstance(raw, Sequence):
        raise ValueError("must be a list.")  # noqa: TRY004 - reported as a fault of the value
    return tuple(_event(entry) for entry in raw)


def _event(raw: Any) -> RosterEvent:  # noqa: ANN401 - JSON
    if isinstance(raw, RosterEvent):
        return raw
    if isinstance(raw, Mapping):
        row = decode(RosterEvent, raw)
        # A form has both fields, with no step in the one that is not meant.
        what, value = (STATUS, row.status) if row.status else (LOSS, row.steps)
        return _event([row.unit, what, value])
    try:
        unit, what, value = raw
    except (TypeError, ValueError):
        advice = 'Write [unit, "loss", steps] or [unit, "status", status].'
        raise BadInput(Fault("is not an event.", "", str(raw), advice)) from None
    if what == LOSS:
        steps = read_whole(value)
        if not 0 <= steps <= MOST_STEPS:
            raise BadInput(Fault(f"must be from 0 to {MOST_STEPS} steps.", "", str(value)))
        return RosterEvent(str(unit), steps=steps)
    if what == STATUS and value in _STATUSES:
        return RosterEvent(str(unit), status=str(value))
    wrong, known = (value, _STATUSES) if what == STATUS else (what, (LOSS, STATUS))
    advice = did_you_mean(str(wrong), known)
    raise BadInput(Fault(f"{wrong!r} is not known here.", "", str(raw), advice))


@dataclass(frozen=True)
class RosterAfterInputs:
    """The steps of units at the start, and what happened to them."""

    start: Mapping[str, int] = told(
        "The steps of each unit at full strength.",
        unit="steps",
        low=1,
        high=MOST_STEPS,
        case="SP-ROSTER-13",
    )
    events: tuple[RosterEvent, ...] = told(
        "What happened, in order: a unit, loss or status, and how many steps or which status.",
        read=read_events,
        case="SP-ROSTER-13",
        label="Events",
    )


@dataclass(frozen=True)
class RosterRow:
    """What the answer holds for each unit by its name: a list of these three."""

    steps: int = told("Steps left.", unit="steps")
    statuses: tuple[str, ...] = told("Its markers.")
    flipped: bool = told("Whether its counter is flipped.")


RosterAfter = Mapping[str, tuple[int, tuple[str, ...], bool]]


@calculator(
    "SP-ROSTER-12..13 SP-MC-18", title="Roster after events", answer=RosterRow, also="SP-EX-02..18"
)
def roster_after_example(inputs: RosterAfterInputs, tables: Tables) -> Ruling[RosterAfter]:
    """Steps, status and side of units after a list of losses and statuses.

    Raises:
        BadInput: An event names a unit that is not there, or takes more steps than it has.
    """
    steps = dict(inputs.start)
    statuses: dict[str, tuple[str, ...]] = dict.fromkeys(steps, ())
    working = []
    for event in inputs.events:
        _check(event, steps)
        if event.status:
            # Disrupted takes the place of suppressed.
            statuses[event.unit] = (
                max((*statuses[event.unit], event.status), key=_STATUSES.index),
            )
            working.append(Step(event.unit, event.status, case="SP-MC-18"))
            continue
        before = steps[event.unit]
        steps[event.unit] -= event.steps
        text = f"{before} − {event.steps}"
        working.append(Step(event.unit, steps[event.unit], text, "SP-ROSTER-13"))
    rows = {
        unit: (left, statuses[unit], is_flipped(left, inputs.start[unit], tables))
        for unit, left in steps.items()
    }
    turned = ", ".join(unit for unit, row in rows.items() if row[-1]) or "none"
    working.append(Step("Flipped", turned, case="SP-ROSTER-12", kind=StepKind.RESULT))
    return Ruling(MappingProxyType(rows), tuple(working))


def _check(event: RosterEvent, steps: Mapping[str, int]) -> None:
    if event.unit not in steps:
        advice = did_you_mean(event.unit, steps)
        raise BadInput(Fault(f"There is no unit {event.unit!r}.", "events", event.unit, advice))
    if event.steps > steps[event.unit]:
        message = f"{event.unit} has {steps[event.unit]} steps left."
        raise BadInput(Fault(message, "events", str(event.steps), case="SP-ROSTER-13"))
