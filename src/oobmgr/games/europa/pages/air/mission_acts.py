"""What a player does with missions on the board: places one, joins one, does what comes next."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from oobmgr.campaign.commands import PostAction
from oobmgr.domain.errors import OobmgrError
from oobmgr.games.europa.air.board_rows import MissionRow, MissionStep
from oobmgr.games.europa.pages.air.action_dialog import ActionDialog
from oobmgr.games.europa.pages.air.board import AirBoard
from oobmgr.games.europa.pages.air.missions import ShownMissions, with_card
from oobmgr.games.europa.pages.air.viewmodel import ShownCard
from oobmgr.rules.inputs import decode
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.widgets.own_letters import keep_letters

_NO_MISSION: Final = "Missions are placed in the phase for it, by the side that is playing."
_MOVE_FIRST: Final = "Post the move first; then the group can fly a mission from there."


class MissionActs(QWidget):
    """Opens the forms of missions beside the board. It has no face of its own."""

    case_opened = Signal(str)

    def __init__(self, desk: Desk, board: AirBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._desk = desk
        self._board = board
        self._missions = ShownMissions("", ())
        panel = board.missions
        panel.new_asked.connect(lambda: self._place(None, None, 0))
        panel.opened.connect(self._do_next)
        panel.taken_back.connect(self._take_back)
        panel.menu_asked.connect(self._show_menu)
        panel.dropped.connect(self._drop)
        panel.case_opened.connect(self.case_opened)
        board.mission_asked.connect(self.join)

    def show_missions(self, missions: ShownMissions) -> None:
        """Show the missions of a side."""
        self._missions = missions
        self._board.missions.show_missions(missions)

    # Placing and joining

    def join(self, card: ShownCard, every: bool) -> None:
        """Let groups of a card fly: a new mission, or one of those that can still be changed."""
        if not self._may_fly(card):
            return
        number = card.number if every else 1
        known = [row for row in self._missions.rows if row.raw is not None]
        if not known:
            self._place(None, card, number)
            return
        menu = QMenu(self._board)
        keep_letters(menu)
        # Without this every menu that was ever opened would live as long as the board.
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("New mission"), partial(self._place, None, card, number))
        for row in known:
            words = f"{row.number}: {row.name} {row.target}".rstrip()
            menu.addAction(tr(words), partial(self._place, row, card, number))
        # It was opened with a key, so Enter should do something at once.
        menu.setActiveAction(menu.actions()[0])
        widget = self._board.widget_of(card)
        menu.popup(widget.mapToGlobal(widget.rect().bottomLeft()))

    def _may_fly(self, card: ShownCard) -> bool:
        if not self._missions.action or card.side != self._missions.side:
            self._desk.announced.emit(_NO_MISSION)
            return False
        if card.source:
            self._desk.announced.emit(_MOVE_FIRST)
            return False
        return True

    def _drop(self, row: MissionRow | None, dragged: object) -> None:
        card = self._board.card_of(dragged)
        if card is not None and self._may_fly(card):
            # A card that is dropped means one of its groups; more are entered in the form.
            self._place(row, card, 1)

    def _place(self, row: MissionRow | None, card: ShownCard | None, number: int) -> None:
        if self._missions.action:
            raw = with_card(row, card, number)
            self._open(MissionStep(self._missions.action, "", raw))

    # What can be done with one

    def _do_next(self, row: MissionRow) -> None:
        if row.steps:
            self._open(row.steps[0])
        else:
            self._desk.announced.emit(f"{row.name}: {row.note}.")

    def _show_menu(self, row: MissionRow, at: QPoint) -> None:
        if not row.steps:
            self._do_next(row)
            return
        menu = QMenu(self._board)
        keep_letters(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for step in row.steps:
            act = partial(self._post if step.direct else self._open, step)
            menu.addAction(tr(step.words if step.direct else f"{step.words}…"), act)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(at)

    def _take_back(self, row: MissionRow) -> None:
        """Delete: take the mission back, where that is all it needs."""
        cancel = next((one for one in row.steps if one.direct and "mission" in one.raw), None)
        if cancel is not None:
            self._post(cancel)
        else:
            self._desk.announced.emit(f"{row.name} cannot be taken back any more.")

    def _post(self, step: MissionStep) -> None:
        """Post an action that needs no form; undo takes it back."""
        action = self._desk.game.action(step.action)
        command = PostAction(step.action, decode(action.inputs, step.raw))
        self._desk.execute(command, None, self._refused)

    def _refused(self, error: OobmgrError) -> None:
        self._desk.announced.emit(" ".join(fault.note() for fault in error.faults))

    def _open(self, step: MissionStep) -> None:
        """Open the form of a step; the groups to place are all that are operable at bases."""
        if step.action == self._missions.action:
            step = replace(step, attackers=self._missions.choices)
        action = self._desk.game.action(step.action)
        dialog = ActionDialog(self._desk, action, self._board, step)
        dialog.case_opened.connect(self.case_opened)
        before = QApplication.focusWidget()
        dialog.finished.connect(lambda _: self._come_back(before))
        dialog.open()

    def _come_back(self, before: QWidget | None) -> None:
        """Go back to the card or the line from which a form was opened."""
        self._board.window().activateWindow()
        # What had the focus may be gone by now: posting draws the board anew.
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            self._board.focus_first()
