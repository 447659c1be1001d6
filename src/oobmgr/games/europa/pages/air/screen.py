"""The page "Air": moves and activations collect in pencil on the board, and are posted together."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import Preview
from oobmgr.campaign.topics import IN_PLAY, Topic
from oobmgr.games.europa.air.board_rows import Board, Force
from oobmgr.games.europa.pages.air.action_dialog import ActionDialog
from oobmgr.games.europa.pages.air.board import AirBoard
from oobmgr.games.europa.pages.air.head import AirHead
from oobmgr.games.europa.pages.air.mission_acts import MissionActs
from oobmgr.games.europa.pages.air.missions import MISSION_LETTER, show_missions
from oobmgr.games.europa.pages.air.pencil import AirPencil, Asked, Entry, to_post
from oobmgr.games.europa.pages.air.popups import CardActs, DetailsPopup, MovePopup, show_card_menu
from oobmgr.games.europa.pages.air.poster import Poster
from oobmgr.games.europa.pages.air.viewmodel import (
    SET_UP,
    AirReading,
    Marks,
    ShownBox,
    ShownCard,
    ShownForce,
    detail_lines,
    more_actions,
    read_air,
    show_force,
)
from oobmgr.games.europa.pages.air.working_bar import Answer, WorkingBar, faults_by_entry
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.putting_away import PutAwayLine
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.widgets.asking_line import AskingLine
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import EmptyState

_NOTHING: Final = "The books hold no air groups."
_NOTHING_THEN: Final = "The books held no air groups at the end of this turn."
_NO_TICK: Final = "Groups are activated in the phase for it, by the side that is playing."
_MOVE_FIRST: Final = "Post the move first; then the group can be activated where it is."
_GO_ON: Final = "In pencil, not posted: {}. Go on without?"
_PAST: Final = "This is a past turn. Return to now to change anything."


class AirScreen(ReadingPage[AirReading]):
    """The board of a nation, the tabs of the others, and what is in pencil at the foot."""

    key, name = "air", "Air"
    topics = frozenset({Topic.RECORDS, Topic.OPTIONS}) | IN_PLAY
    key_hints = (
        ("← → ↑ ↓", "go to a card"),
        ("Space", "activate"),
        ("V B I F E R", "to Available, a base, Inoperable, EFT, EET, Remnants"),
        (MISSION_LETTER, "fly a mission"),
        ("Ctrl+Enter", "post"),
        ("Enter", "details"),
        ("+ −", "one more, one less"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.pencil = AirPencil()
        self._nation: tuple[str, str] | None = None
        self._faults: Mapping[Entry, str] = {}
        self._told_pools = False
        self.head = AirHead()
        self.board = AirBoard()
        self.bar = WorkingBar(desk.game)
        self.asking = PutAwayLine()
        self.leaving = named(AskingLine("", "Go on anyway"), "leaving_air")
        self.leaving.go.setObjectName("go_on_anyway")
        self.leaving.stay.setObjectName("stay")
        self._go_on: Callable[[], None] = lambda: None
        self.empty = EmptyState(_NOTHING)
        self.empty.button.setObjectName(f"open_{SET_UP}")
        self.stack = QStackedWidget()
        self.poster = Poster(desk, self._parts, self)
        self.missions = MissionActs(desk, self.board, self)
        self.stack.addWidget(self.board)
        self.stack.addWidget(self.empty)
        down(self.head, (self.stack, 1), self.asking, self.leaving, self.bar, on=self, spacing=0)
        self._connect()
        self.setFocusProxy(self.board)

    def _connect(self) -> None:
        self.head.nation_picked.connect(self._pick_nation)
        self.head.case_opened.connect(self.case_opened)
        self.board.moved.connect(self._move)
        self.board.ticked.connect(self._tick)
        self.board.counted.connect(self._count)
        self.board.details_asked.connect(self._show_details)
        self.board.menu_asked.connect(self._show_menu)
        self.board.link_picked.connect(self.open_action)
        self.board.told.connect(self.desk.announced)
        self.bar.posted.connect(self.post)
        self.bar.cleared.connect(self.put_away)
        self.bar.case_opened.connect(self.case_opened)
        self.poster.answered.connect(self._show_answers)
        self.poster.written.connect(self._posted)
        self.poster.refused.connect(self._refused)
        self.missions.case_opened.connect(self.case_opened)
        self.asking.confirmed.connect(lambda: self._write(AirPencil()))
        self.leaving.confirmed.connect(self._leave)
        self.empty.acted.connect(lambda: self.open_action(SET_UP))

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], AirReading]:
        """The boards of both sides."""
        return lambda queries: read_air(queries, as_of)

    def show_reading(self, reading: AirReading, _: AirReading | None) -> None:
        """Draw the boards; of the pencil stays what still fits them."""
        # A past turn is only looked at: the pencil waits for the return to now.
        if not reading.past:
            self.pencil = self.pencil.fitting(reading.boards)
        self._show()
        self.poster.ask()

    @property
    def _past(self) -> bool:
        return self.reading is None or self.reading.past

    def _chosen(self, reading: AirReading) -> int:
        """Which tab is shown: the one that was picked, else the first with groups."""
        keys = [(board.side, force.nation) for board, force in reading.forces]
        if self._nation in keys:
            return keys.index(self._nation)
        numbers = [force.number for _, force in reading.forces]
        return next((at for at, number in enumerate(numbers) if number), 0)

    def _show(self) -> None:
        """Draw what was read, with the pencil on it."""
        reading = self.reading
        if reading is None:
            return
        if reading.empty:
            self._show_empty(reading)
            return
        at = self._chosen(reading)
        board, force = reading.forces[at]
        self._nation = (board.side, force.nation)
        shown = self._shown(board, force)
        self.head.show()
        self.head.show_tabs([f"{one.name} {one.number}" for _, one in reading.forces], at)
        self.head.show_force(shown)
        self.board.show_force(shown, past=reading.past)
        self.missions.show_missions(show_missions(reading, board))
        self.board.bases.set_links(() if reading.past else more_actions(self.desk.game, reading))
        # What is in pencil belongs to the present; it is kept while a past turn is shown.
        self.bar.show_pencil(AirPencil() if reading.past else self.pencil)
        first = self.stack.currentWidget() is not self.board or self.board.hasFocus()
        self.stack.setCurrentWidget(self.board)
        if first and self.is_at_work:
            self.board.focus_first()

    def _shown(self, board: Board, force: Force) -> ShownForce:
        assert self.reading is not None  # noqa: S101 - only what was read is shown
        marks = Marks() if self._past else Marks(self.pencil, self._faults)
        return show_force(self.reading, board, force, self.desk.game, marks)

    def _show_empty(self, reading: AirReading) -> None:
        action = next((one for one in self.desk.game.actions if one.name == SET_UP), None)
        offered = action is not None and SET_UP in reading.offered
        self.empty.set_sentence(_NOTHING_THEN if reading.past else _NOTHING)
        self.empty.button.setVisible(offered)
        if action is not None:
            self.empty.button.write(action.title)
        self.head.hide()
        self.bar.hide()
        self.stack.setCurrentWidget(self.empty)

    def _pick_nation(self, at: int) -> None:
        if self.reading is not None:
            board, force = self.reading.forces[at]
            self._nation = (board.side, force.nation)
            self._show()

    # Pencil

    def _write(self, pencil: AirPencil) -> None:
        """Put something else in pencil."""
        self.asking.leave()
        self.leaving.leave()
        self.pencil = pencil
        self._faults = {}
        self._show()
        self.poster.ask_soon()

    def _tick(self, card: ShownCard) -> None:
        """Activate all of a card that are not; again, none of them in pencil."""
        if self._may_tick(card):
            idle = card.number - card.active
            self._write(self.pencil.with_active(card.lying, 0 if card.pencilled else idle))

    def _count(self, card: ShownCard, by: int) -> None:
        """Activate one more or one less."""
        if self._may_tick(card):
            number = min(card.number - card.active, max(0, card.pencilled + by))
            self._write(self.pencil.with_active(card.lying, number))

    def _may_tick(self, card: ShownCard) -> bool:
        words = self._no_tick(card)
        if words:
            self.desk.announced.emit(words)
        return not words

    def _no_tick(self, card: ShownCard) -> str:
        """Why a card cannot be activated; empty where it can."""
        force = self.board.force
        if self._past:
            return _PAST
        if force is None or not force.may_activate:
            return _NO_TICK
        if card.source:
            return _MOVE_FIRST
        if card.active >= card.number:
            return f"{card.name} is activated already. Undo takes it back."
        return ""

    def _move(self, card: ShownCard, targets: tuple[ShownBox, ...], every: bool) -> None:
        """Move a card, after asking where to and how many, where there is a choice."""
        if self._past:
            self.desk.announced.emit(_PAST)
            return
        ask_number = card.number > 1 and not every
        if len(targets) == 1 and not ask_number:
            self._moved(card, targets[0].key, card.number)
            return
        popup = MovePopup(card, targets, self, ask_number=ask_number)
        popup.chosen.connect(lambda key, number: self._moved(card, key, number))
        popup.open_below(self.board.widget_of(card))

    def _moved(self, card: ShownCard, target: str, number: int) -> None:
        via = card.box if card.source else ""
        self._write(self.pencil.with_move(card.lying, target, number, via))

    # Details and menu

    def _show_details(self, card: ShownCard) -> None:
        if self.board.force is not None:
            popup = DetailsPopup(card.name, detail_lines(card, self.board.force), self)
            popup.open_below(self.board.widget_of(card))

    def _show_menu(self, card: ShownCard, at: QPoint) -> None:
        force = self.board.force
        if force is None:
            return
        flies = self.reading is not None and self.reading.may_fly(force.side) and not card.source
        acts = CardActs(
            self._show_details,
            None if self._no_tick(card) else self._tick,
            None if self._past else partial(self._move, every=False),
            partial(self.missions.join, every=False) if flies else None,
        )
        show_card_menu(self, card, force, acts, at)

    def open_action(self, name: str) -> None:
        """Open the form of an action of the Turn page beside the board."""
        dialog = ActionDialog(self.desk, self.desk.game.action(name), self)
        dialog.case_opened.connect(self.case_opened)
        dialog.open()

    # What would come of it

    def _parts(self) -> tuple[Asked, ...]:
        if self.reading is None or self.reading.past:
            return ()
        return to_post(self.pencil, self.reading.boards)

    def _show_answers(self, answers: tuple[Answer, ...]) -> None:
        self.bar.show_answers(answers, self.pencil)
        # While parts are posted one by one, an answer must not offer the rest once more.
        self.bar.button.setEnabled(self.bar.button.isEnabled() and not self.poster.posting)
        faults = faults_by_entry(answers)
        if faults != self._faults:
            self._faults = faults
            self._show()
        self._tell_pools(next((a.preview for a in answers if a.prices), None))

    def _tell_pools(self, preview: Preview | None) -> None:
        """Let the pools show the price; a page with nothing in pencil announces nothing."""
        if preview is not None or self._told_pools:
            self._told_pools = preview is not None
            self.pencil_changed.emit(preview)

    # What every screen does

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil, activations before moves."""
        self.asking.leave()
        self.bar.button.setEnabled(False)
        self.poster.post()

    def _posted(self, part: Asked) -> None:
        """Take what is ink now out of the pencil; the books are being read again already."""
        self.pencil = self.pencil.without(part)

    def _refused(self, answer: Answer) -> None:
        self.desk.announced.emit(" ".join(fault.note() for fault in answer.faults))
        self._show_answers((answer,))

    def holds_pencil(self) -> bool:
        """Whether moves or activations are entered on the boards."""
        return bool(self.pencil)

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes; asked again, keep it."""
        for line in (self.asking, self.leaving):
            if line.isVisible():
                line.leave()
                return True
        if self._past or not self.pencil:
            return False
        self.asking.ask()
        return True

    def ask_before_going_on(self, go_on: Callable[[], None]) -> bool:
        """N: ask before what is in pencil goes, for the next phase has no use for it."""
        if self._past or not self.pencil:
            return False
        self._go_on = go_on
        self.leaving.set_question(_GO_ON.format(self.pencil.words))
        # Once the page is in sight: only then can the question take the focus.
        QTimer.singleShot(0, self.leaving, self.leaving.ask)
        return True

    def _leave(self) -> None:
        self._write(AirPencil())
        self._go_on()

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.asking.leave()
        self.leaving.leave()
