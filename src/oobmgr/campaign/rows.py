"""Frozen rows that queries return. Screens, sheets and exports are made from these alone."""

from collections.abc import Iterable, Mapping
from typing import Any

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import NOT_ENTERED, shown
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import OptionValue
from oobmgr.rules.charts import Chart, ChartCopy, ChartEntry
from oobmgr.rules.marks import UnitMark


@dataclass(frozen=True, slots=True)
class Summary:
    """Which campaign this is and where it stands.

    `who` plays now: a side, a part of the turn by its own name, or both players. `campaign_id` is
    the same for every copy of the file, `last_entry` the number of its last transaction.
    """

    name: str
    game_id: str
    game_name: str
    scenario: str
    scenario_name: str
    variant: str
    variant_name: str
    turn: str
    turn_label: str
    side: str
    phase: str
    phase_name: str
    players: Mapping[str, str]
    units: int
    transactions: int
    created_at: str
    options: Mapping[str, OptionValue]
    who: str = ""
    campaign_id: str = ""
    last_entry: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitRow(UnitState):
    """A unit as tables show it: its state, and what the game says of it in words.

    `marks` are words on it with what they do, such as its supply state.
    """

    rating_text: str
    arrival_label: str
    marks: tuple[UnitMark, ...] = ()

    @property
    def off_map(self) -> bool:
        """Whether it stands beside the map, or was taken off it."""
        return any(mark.away for mark in self.marks)


@dataclass(frozen=True, slots=True)
class FormationRow:
    """A formation in tree order; units and steps count everything below it.

    `unsure` are the units among them whose steps nobody entered; no sum of steps has them.
    """

    id: int
    side: str
    path: tuple[str, ...]
    name: str
    level: int
    parent_id: int | None
    units: int
    steps: int
    steps_left: int
    unsure: int = 0


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A record of a game's own kind, with its values by field."""

    id: int
    kind: Subject
    values: Mapping[str, JsonValue]


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One thing that happened to a unit."""

    transaction: int
    title: str
    sentence: str
    turn_label: str
    phase_name: str
    cases: tuple[str, ...]
    undone: bool


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One movement of a good between two accounts (or a transaction that moved none).

    `change` is what it did to the pool concerned, `balance` what the pool held after it.
    `state` is posted, undone, undo, adjusted or lost, with `state_text` for the tag.
    """

    transaction: int
    turn: str
    turn_label: str
    turn_short: str
    phase: str
    phase_name: str
    side: str
    what: str
    source_account: str
    target_account: str
    source_name: str
    target_name: str
    good: str
    sign: str
    change: int
    balance: int | None
    cases: tuple[str, ...]
    state: str
    state_text: str


@dataclass(frozen=True, slots=True)
class PostingRow:
    """One leg of a transaction, named."""

    account: str
    account_name: str
    good: str
    sign: str
    amount: int


@dataclass(frozen=True, slots=True)
class TransactionDetail:
    """Everything about one transaction."""

    id: int
    kind: str
    title: str
    sentence: str
    turn: str
    turn_label: str
    side: str
    phase: str
    phase_name: str
    player: str
    at: str
    command: str
    # As stored, for scripts: what a command holds changes from version to version.
    command_values: Any
    working: tuple[Step, ...]
    notes: tuple[str, ...]
    cases: tuple[str, ...]
    postings: tuple[PostingRow, ...]
    facts: tuple[Fact, ...]
    facts_left_out: int
    reverses: int | None
    undone_by: int | None


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """What an account holds. `limit` is the pool's present ceiling, where it has one.

    One that is not `entered` holds what nobody told yet: its amount stands for nothing.
    """

    side: str
    account: str
    account_name: str
    good: str
    good_name: str
    sign: str
    amount: int
    limit: int | None
    entered: bool = True

    @property
    def known(self) -> int | None:
        """What it holds; None where nobody entered it."""
        return self.amount if self.entered else None


def held_words(rows: Iterable[BalanceRow]) -> str:
    """What accounts hold together: ``12``; ``not entered``; ``12, 1 not entered``."""
    all_ = tuple(rows)
    held, waiting = sum(row.known or 0 for row in all_), sum(not row.entered for row in all_)
    if not waiting:
        return shown(held)
    return f"{shown(held)}, {waiting} not entered" if waiting < len(all_) else NOT_ENTERED


@dataclass(frozen=True, slots=True)
class CountableRow:
    """Something that players can count on the table: its words, and what the books hold.

    `place` is the locality where points have one; with `elsewhere` it is one to be named, where the
    books hold nothing. What was not `entered` is counted in as what lies there at the start.
    """

    side: str
    emblem: str
    good: str
    sign: str
    place: str
    name: str
    booked: int
    elsewhere: bool = False
    entered: bool = True

    @property
    def booked_words(self) -> str:
        """What the books hold: ``12 SP``, ``not entered``."""
        return f"{shown(self.booked)} {self.sign}" if self.entered else NOT_ENTERED


@dataclass(frozen=True, slots=True)
class HouseRuleRow:
    """A number (or a yes or no) of the rules: as printed, as it holds now, why and since when.

    `printed` and `now` are as players write them, without `unit`; `saved` is the value now as text
    to edit. Turn and reason are empty where no house rule holds.
    """

    path: str
    name: str
    case: str
    unit: str
    printed: str
    now: str
    saved: str
    overridden: bool
    turn: str
    turn_label: str
    reason: str


@dataclass(frozen=True, slots=True)
class TurnFigures:
    """What happened to one side's pool in one turn.

    `stock_after_initial` is the stock when the Initial Phase was over, None before that; `limit`
    the ceiling of that turn; `current` marks the turn being played. Where not all of the pool was
    `entered`, its stocks are what is known of it.
    """

    side: str
    good: str
    turn: str
    turn_label: str
    turn_short: str
    opening_stock: int
    received: int
    spent: int
    lost: int
    exchanged: int
    adjusted: int
    stock_after_initial: int | None
    closing_stock: int
    limit: int | None
    current: bool
    entered: bool = True


@dataclass(frozen=True, slots=True)
class ChartRow:
    """A chart that the player fills in, and his copy; None where it is still to be filled in.

    `turn_label` names the turn in which the copy was posted as it is now.
    """

    chart: Chart
    copy: ChartCopy | None
    turn_label: str = ""


@dataclass(frozen=True, slots=True)
class UndoState:
    """What undo and redo would do, by title; None where there is nothing."""

    undo: str | None
    redo: str | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What a command would write. `refusals` say why it cannot be posted."""

    title: str
    sentence: str
    working: tuple[Step, ...]
    notes: tuple[str, ...]
    postings: tuple[PostingRow, ...]
    facts: tuple[Fact, ...]
    warnings: tuple[Fault, ...]
    refusals: tuple[Fault, ...]
    result: Any
    looked_up: tuple[ChartEntry, ...] = ()
    new_units: int = 0
    new_formations: int = 0
