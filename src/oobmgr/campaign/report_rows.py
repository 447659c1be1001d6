"""What reports are made of, as frozen rows of one moment."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from oobmgr.campaign.rows import UnitRow
from oobmgr.campaign.turn_rows import ReminderRow, WarningRow
from oobmgr.domain.accounts import Account
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game
from oobmgr.rules.tables import Tables


@dataclass(frozen=True, slots=True)
class ReportTurn:
    """A turn by its saved code and its name."""

    code: str
    label: str
    short: str


@dataclass(frozen=True, slots=True)
class MoveRow:
    """Something that moved in a turn and counts: what was taken back within the turn is left out.

    `back` says that it takes back what was posted in an earlier turn.
    """

    turn: str
    transaction: int
    what: str
    source: Account
    target: Account
    good: str
    amount: int
    cases: tuple[str, ...] = ()
    back: bool = False


@dataclass(frozen=True, slots=True)
class StatusRow:
    """A unit whose status changed: it arrived, it died, it came back."""

    turn: str
    unit_id: int
    old: str
    new: str


@dataclass(frozen=True)
class SideMaterial:
    """What reports need of one side: the weather of its turn by zone, and what they read.

    `read` is what each report reads of the books for itself, by the report's name.
    """

    weather: Mapping[str, str] = field(default_factory=dict)
    read: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class ReportMaterial:
    """A campaign at the end of a turn, or now.

    Attributes:
        game: The game as it was then.
        campaign: Its name, with that of its game.
        turn: The turn that the reports are of.
        past: Whether that turn is over.
        state: Where play stands in words.
        turns: The turns that were played up to it, oldest first.
        ahead: The turns after it, soonest first.
        units: All units as they were.
        tables: The tables of the game as they were, house rules included.
        moves: Everything that moved, oldest first.
        statuses: Units that arrived, died or came back.
        limits: The ceilings of pools, by account and good.
        waiting: Stocks that nobody entered, by account and good.
        sides: What is needed of each side.
        warnings: What looks forgotten; none for a turn that is over.
        reminders: What changes by date in the turn and in those ahead.
        on_turn: The side that plays, empty for a turn that is over.
        unseen: The sides whose books are hidden, or not in this file.
        taken_back: The numbers of entries that stand in the turn and were taken back since.
    """

    # The same rulebook for everybody: it says nothing of a campaign, and it is long to print.
    game: Game = field(repr=False)
    campaign: str
    turn: ReportTurn
    past: bool
    state: str
    turns: tuple[ReportTurn, ...]
    ahead: tuple[ReportTurn, ...]
    units: tuple[UnitRow, ...]
    tables: Tables = field(repr=False)
    moves: tuple[MoveRow, ...]
    statuses: tuple[StatusRow, ...]
    limits: Mapping[tuple[str, str], int]
    sides: Mapping[str, SideMaterial]
    warnings: tuple[WarningRow, ...] = ()
    reminders: tuple[ReminderRow, ...] = ()
    on_turn: str = ""
    # Named and not just left out: an empty report would say that nothing happened.
    unseen: frozenset[str] = frozenset()
    taken_back: tuple[int, ...] = ()
    waiting: frozenset[tuple[str, str]] = frozenset()
