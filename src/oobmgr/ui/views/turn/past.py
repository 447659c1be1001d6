"""Looking back: what was posted in a turn, by side and phase, with its working."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import BalanceRow, TransactionDetail, held_words
from oobmgr.campaign.turn_rows import PlayerTurnRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game
from oobmgr.ui.views.turn.accordion import PostedList, Row, RowHead
from oobmgr.ui.views.turn.late_entry import late_links
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_LATEST: Final = 8  # lines of a phase: to lay out hundreds takes seconds


@dataclass(frozen=True, slots=True)
class PastPage:
    """A turn as it was left: what was posted, and the pools at its end.

    `late` says that what was missed in it can still be entered.
    """

    turn: str
    label: str
    player_turns: tuple[PlayerTurnRow, ...]
    transactions: tuple[TransactionDetail, ...]
    balances: tuple[BalanceRow, ...]
    late: bool


def read_past(queries: Queries, turn: str) -> PastPage:
    """Read a past turn."""
    # To go on is not a deed; what undid another is told at that one.
    found = tuple(one for one in queries.done_in(turn) if one.command != Advance.__name__)
    label = queries.game_at(turn).calendar.label(TurnCode(turn))
    held = queries.closed_player_turns(turn)
    late = any(place.turn == turn for place in queries.earlier_positions())
    return PastPage(turn, label, held, found, queries.balances(turn), late)


class PastView(QWidget):
    """Shows a past turn, read-only."""

    case_opened = Signal(str)
    left = Signal()
    late_wanted = Signal(str, str, str)

    def __init__(self, page: PastPage, game: Game) -> None:
        super().__init__()
        self.setObjectName("past")
        title = SectionTitle(page.label, "as it was posted")
        back = named(title.add_link("Back to now"), "back_to_now")
        back.clicked.connect(self.left)
        pools = TextLabel(_pools(page.balances, game), token="ink2", wrap=True)
        layout = down(title, pools, on=self, spacing=4)
        for player_turn in page.player_turns:
            self._add_player_turn(layout, page, player_turn)
        if not page.transactions:
            layout.addWidget(TextLabel("Nothing was posted in this turn.", token="ink2"))
        layout.addStretch(1)

    def _add_player_turn(self, layout: QVBoxLayout, page: PastPage, held: PlayerTurnRow) -> None:
        own = [one for one in page.transactions if one.side == held.side]
        by_phase = [(row, [one for one in own if one.phase == row.id]) for row in held.phases]
        # A player turn in which nothing was posted is named only where something can still be
        # entered.
        if not page.late and not any(posted for _, posted in by_phase):
            return
        layout.addSpacing(6)
        layout.addWidget(SectionTitle(held.name, small=True))
        for row, posted in by_phase:
            if posted:
                layout.addWidget(self._row(f"{row.name} Phase", held.side, row.id, posted))
        if page.late:
            enter = partial(self.late_wanted.emit, page.turn, held.side)
            layout.addWidget(late_links((row.name, partial(enter, row.id)) for row in held.phases))

    def _row(self, name: str, side: str, phase: str, posted: Sequence[TransactionDetail]) -> Row:
        standing = sum(one.undone_by is None for one in posted)
        undone = f", {len(posted) - standing} undone" if standing < len(posted) else ""
        head = named(RowHead(name, f"{standing} posted{undone}"), f"past_{side}_{phase}")
        row = Row(head, lambda: self._listed(posted))
        # Open from the start: who looks back at a turn wants to see what was posted in it.
        head.setChecked(True)
        return row

    def _listed(self, posted: Sequence[TransactionDetail]) -> QWidget:
        listed = PostedList(posted, latest=_LATEST)
        listed.case_opened.connect(self.case_opened)
        return listed


def _pools(balances: Sequence[BalanceRow], game: Game) -> str:
    """The pools at the end of the turn in one line."""
    parts = []
    for side in game.sides:
        for good in game.goods:
            own = [row for row in balances if row.side == side.id and row.good == good.id]
            if own:
                parts.append(f"{side.name} {good.sign} {held_words(own)}")
    return f"At its end: {', '.join(parts)}." if parts else ""
