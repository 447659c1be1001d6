"""The form of an action of the Turn page, beside the board: a new base, repair, set-up."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

from oobmgr.games.europa.air.board_rows import MissionStep
from oobmgr.games.europa.pages.air.mission_forms import RecordsForm, mission_form
from oobmgr.rules.actions import Action
from oobmgr.ui.dialogs.helped import help_with
from oobmgr.ui.dialogs.size import DialogSize, drawn
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.viewmodels.turn_reading import TurnReading, read_turn
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.forms import make_form
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.roll_button import roll_dice


class ActionDialog(QDialog):
    """Shows an action as the Turn page does; stays open, so that several can be posted.

    `step` is one of a mission: the form opens with what it gives, and closes once it is posted.
    """

    guide = "air.md"

    case_opened = Signal(str)

    def __init__(
        self, desk: Desk, action: Action, parent: QWidget, step: MissionStep | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("action_dialog")
        self.setWindowTitle(tr(action.title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._desk = desk
        self._books = Reading(desk, self)
        self._action = action
        self._step = step
        self.panel: ActionPanel | None = None
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        down(self._area, on=self)
        DialogSize(self).fit(drawn(860, 600))
        CommandKeys("post", self, self._post)
        CommandKeys("roll", self, partial(roll_dice, self))
        help_with(self, self.guide)
        desk.changed.connect(self._read)
        self._read()

    def _read(self) -> None:
        self._books.ask(read_turn, self._show)

    def _show(self, reading: TurnReading) -> None:
        """Open the form on what was read; an action that is not offered any more closes it."""
        if self._action.name not in reading.page.forms:
            self.close()
            return
        first = self.panel is None
        panel = self.panel or self._made(reading)
        panel.open_on(reading.page, self._step.raw if self._step else None)
        if first:
            # A record that was just added takes no focus before its layout has shown it.
            QTimer.singleShot(0, self, partial(self._focus_first, panel))
        panel.offer_units()

    def _focus_first(self, panel: ActionPanel) -> None:
        if isinstance(panel.form, RecordsForm):
            panel.form.focus_first()
        else:
            panel.focus_first()

    def _made(self, reading: TurnReading) -> ActionPanel:
        game = self._desk.game
        if self._step is None:
            form = make_form(self._action, reading, game)
        else:
            form = mission_form(self._action, self._step, game.calendar)
        self.panel = ActionPanel(self._desk, self._action, form, self._action.post_text)
        self.panel.case_opened.connect(self.case_opened)
        if self._step is not None:
            self.panel.written.connect(self.accept)
        self._area.setWidget(self.panel)
        return self.panel

    def _post(self) -> None:
        if self.panel is not None:
            self.panel.post()

    # Qt

    def reject(self) -> None:
        """Leave, unless something is entered: then ask first, as the page does."""
        if self.panel is None or not self.panel.put_away():
            super().reject()

    def done(self, result: int) -> None:
        if self.panel is not None:
            self.panel.let_go()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return  # Enter belongs to the fields; Ctrl+Enter posts
        super().keyPressEvent(event)
