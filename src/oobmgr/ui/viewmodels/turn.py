"""The turn as its screen shows it: where play stands, what was posted, what comes next."""

from collections.abc import Iterable, Mapping
from typing import Any

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import BalanceRow, Summary, TransactionDetail, UnitRow
from oobmgr.campaign.turn_rows import (
    FormRow,
    PhaseRow,
    PlayerTurnRow,
    ReminderRow,
    SequenceRow,
    TurnRow,
    WarningRow,
)
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.values import dataclass
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game


@dataclass(frozen=True, slots=True)
class TurnPage:
    """Everything that the screen shows of the turn being played, read in one go.

    `posted` are the actions of this turn that stand, oldest first; `forms` says how the form of
    each action of this phase opens.
    """

    summary: Summary
    sequence: SequenceRow
    warnings: tuple[WarningRow, ...]
    reminders: tuple[ReminderRow, ...]
    arrivals: tuple[UnitRow, ...]
    balances: tuple[BalanceRow, ...]
    turns: tuple[TurnRow, ...]
    posted: tuple[TransactionDetail, ...]
    forms: Mapping[str, FormRow]
    due: int

    @property
    def place(self) -> tuple[str, str, str]:
        """Turn, side and phase being played."""
        return self.sequence.turn, self.sequence.side, self.sequence.phase

    @property
    def now(self) -> PlayerTurnRow:
        """The player turn being played."""
        return next(row for row in self.sequence.player_turns if row.state == "now")

    @property
    def phase(self) -> PhaseRow:
        """The phase being played."""
        return next(row for row in self.now.phases if row.state == "now")

    @property
    def closed(self) -> tuple[TurnRow, ...]:
        """The turns before this one, oldest first."""
        # Codes of turns sort in the order of play.
        return tuple(row for row in self.turns if row.turn < self.sequence.turn)

    def posted_in(self, side: str, phase: str) -> tuple[TransactionDetail, ...]:
        """The actions that stand in one phase of a side, oldest first."""
        return tuple(one for one in self.posted if (one.side, one.phase) == (side, phase))

    def posted_once(self, action: str) -> TransactionDetail | None:
        """The posting of an action in this player turn, None where it is still to do."""
        # The latest, where it was posted several times.
        own = (one for one in reversed(self.posted) if one.side == self.sequence.side)
        return next((one for one in own if action_of(one) == action), None)


def read_page(queries: Queries, units: Iterable[UnitRow]) -> TurnPage:
    """Read what the screen shows; `units` are all units as they are now."""
    sequence = queries.sequence()
    done = queries.done_in(sequence.turn, PostAction.__name__)
    return TurnPage(
        summary=queries.summary(),
        sequence=sequence,
        warnings=queries.warnings(),
        reminders=queries.reminders(5),
        arrivals=queries.arrivals(3),  # turns ahead, as the panel says where nobody comes
        balances=queries.balances(),
        turns=queries.turns(),
        posted=tuple(one for one in done if one.undone_by is None),
        # Every form of the phase, not the open one alone: each step says whether it is settled.
        forms={name: queries.form(name) for name in sequence.actions_now},
        due=sum(1 for unit in units if unit.status == "due"),
    )


def action_of(transaction: TransactionDetail) -> str:
    """The name of the action that a transaction posted, empty where it posted none."""
    values = transaction.command_values
    return str(values.get("action", "")) if isinstance(values, Mapping) else ""


def inputs_of(transaction: TransactionDetail) -> Mapping[str, Any]:
    """The raw inputs that a transaction was posted with."""
    values = transaction.command_values
    inputs = values.get("inputs", {}) if isinstance(values, Mapping) else {}
    return inputs if isinstance(inputs, Mapping) else {}


def actions_now(game: Game, page: TurnPage) -> tuple[Action, ...]:
    """The actions that can be posted in this phase, in the order of the game."""
    return tuple(action for action in game.actions if action.name in page.sequence.actions_now)


def tab_text(action: Action) -> str:
    """The word on the step of an action."""
    return action.tab or action.title


def phase_line(
    row: PhaseRow, posted: tuple[TransactionDetail, ...], line: str, sentence: str
) -> str:
    """What a closed phase says in one line; of one to come `line`, or else its `sentence`."""
    if row.state == "not_held":
        return "not held in this turn"
    if row.state == "done":
        # What came of an entry says nothing without what it was; of what was undone nothing came.
        stand = (one for one in posted if one.undone_by is None)
        said = (". ".join(filter(None, (one.title, one.sentence))) for one in stand)
        return "; ".join(words.rstrip(".") for words in said) or "nothing posted"
    return line or sentence


def closed_line(row: TurnRow) -> str:
    """What the row of a closed turn says."""
    return f"closed, {counted(row.transactions, 'transaction')}"


def spent_text(transaction: TransactionDetail) -> str:
    """What a posting took from or brought to the pools, as ``− 14 SP``."""
    sums: dict[str, int] = {}
    for posting in transaction.postings:
        # With the accounts at the other end every sum would be zero.
        if posting.account.split(":")[0] in {"pool", "special"}:
            sums[posting.sign] = sums.get(posting.sign, 0) + posting.amount
    return ", ".join(f"{signed(amount)} {sign}" for sign, amount in sums.items() if amount)


def places_of(page: TurnPage) -> tuple[str, ...]:
    """The localities in which the playing side holds something."""
    found = [
        # As accounts are saved: pool:side:locality.
        row.account.split(":", 2)[2]
        for row in page.balances
        if row.side == page.sequence.side and row.account.startswith("pool:") and row.amount
        if row.account.count(":") > 1
    ]
    return tuple(dict.fromkeys(found))
