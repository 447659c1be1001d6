"""Frozen rows about the turn: its sequence, the forms of its actions, what looks forgotten."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from oobmgr.domain.accounts import SideId
from oobmgr.domain.values import dataclass
from oobmgr.rules.actions import Openings


@dataclass(frozen=True, slots=True)
class PhaseRow:
    """A phase of a player turn: done, now, later or not_held; titles of what was posted in it."""

    id: str
    name: str
    state: str
    posted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerTurnRow:
    """One side's part of the turn and how it is called, in full and short: done, now or later.

    A `shared` one is played by both sides together.
    """

    side: str
    side_name: str
    name: str
    state: str
    phases: tuple[PhaseRow, ...]
    short: str = ""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class NotNowRow:
    """An action of the phase that means nothing now: why not, and the case that says so."""

    action: str
    title: str
    sentence: str
    case: str


@dataclass(frozen=True, slots=True)
class SequenceRow:
    """Where the sequence of play stands, what can be posted now, and what of the phase cannot."""

    turn: str
    turn_label: str
    side: str
    phase: str
    player_turns: tuple[PlayerTurnRow, ...]
    actions_now: tuple[str, ...]
    weather: Mapping[str, str]
    not_now: tuple[NotNowRow, ...] = ()


@dataclass(frozen=True, slots=True)
class FormRow:
    """How the form of an action opens: raw inputs, and the inputs without meaning now.

    `shown` is what a form of the action's own shows of the books, None where it has none;
    `settled` that nothing is left to decide in it; `offered` the words that the books know for an
    input or a field of what it lists; `openings` how it opens by the words of an input, where it
    opens with each otherwise.
    """

    inputs: Mapping[str, Any]
    left_out: frozenset[str] = frozenset()
    shown: Any = None
    settled: bool = False
    offered: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    openings: Openings | None = None


@dataclass(frozen=True, slots=True)
class WarningRow:
    """Something that looks forgotten; `foreseen` and `told` as `oobmgr.rules.checks.Warning`."""

    kind: str
    title: str
    sentence: str
    case: str
    action: str
    must: bool
    silenced: bool
    foreseen: bool = False
    told: bool = False


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """A switch that falls due in a coming turn, for a side; None for all."""

    turn: str
    turn_label: str
    text: str
    case: str
    side: SideId | None = None


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn that has been played, for looking back."""

    turn: str
    label: str
    transactions: int
