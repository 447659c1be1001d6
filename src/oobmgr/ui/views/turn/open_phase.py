"""The open phase: its head with a tab for each action, what was posted, and the present panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QTabBar, QVBoxLayout, QWidget

from oobmgr.campaign.rows import TransactionDetail
from oobmgr.rules.game import Action
from oobmgr.ui.icons import draw_icon, icon
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.turn import tab_text
from oobmgr.ui.views.turn.accordion import PostedList
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.leaving import LeavingPanel
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.paint import draw_box, draw_rule, draw_text, text_width
from oobmgr.ui.widgets.table_delegate import struck_out
from oobmgr.ui.widgets.texts import TextLabel

_HEAD: Final = 38
_MOST_IN_HEAD: Final = 6
"""How many tabs stand beside the name of the phase; more have a row of their own."""
_BAR: Final = 3


class PhaseName(QWidget):
    """The name of the open phase, with the chevron of an open row."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self._struck = False
        self.setAccessibleName(f"{text}, open")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def strike(self, *, struck: bool) -> None:
        """Strike the name of a phase that is not held."""
        self._struck = struck
        self.setAccessibleName(f"{self._text}, {'not held' if struck else 'open'}")
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(text_width(self._text, font(SECTION_PX, SEMIBOLD)) + 34, scaled(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        draw_icon(painter, QRectF(8, 0, 13, rect.height()), "chevron_down", "ink2")
        face = font(SECTION_PX, SEMIBOLD)
        words = rect.adjusted(30, 0, 0, 0)
        if self._struck:
            draw_text(painter, words, self._text, "off", struck_out(face))
        else:
            draw_text(painter, words, self._text, "ink", face)


class OpenPhase(QFrame):
    """The phase being played. Panels are made when their tab is first shown."""

    next_asked = Signal()
    case_opened = Signal(str)
    tab_shown = Signal(str)

    def __init__(
        self,
        name: str,
        actions: Sequence[Action],
        make: Callable[[Action], ActionPanel],
        next_text: str,
    ) -> None:
        super().__init__()
        self._actions = tuple(actions)
        self._make = make
        self._panels: dict[str, ActionPanel] = {}
        self._current = ""
        self.tabs = QTabBar()
        self.tabs.setObjectName("actions")
        self.tabs.setAccessibleName(f"Actions of the {name}")
        self.tabs.setDrawBase(False)
        self.tabs.setIconSize(QSize(13, 13))
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        for action in self._actions:
            at = self.tabs.addTab(tab_text(action))
            self.tabs.setTabToolTip(at, action.sentence)
        self.next_button = KeyButton(next_text, "N")
        self.next_button.setObjectName("next_phase")
        self.next_button.clicked.connect(self.next_asked)
        self.leaving = LeavingPanel()
        self.leaving.hide()
        self.notice = TextLabel(token="warn", wrap=True)
        self.notice.setObjectName("notice")
        self.notice.setContentsMargins(14, 8, 14, 0)
        self.notice.hide()
        self._posted = QVBoxLayout()
        self._lay_out(name)
        self.tabs.currentChanged.connect(self._show_tab)

    def _lay_out(self, name: str) -> None:
        head = QWidget()
        head.setFixedHeight(row_px(_HEAD))
        line = QHBoxLayout(head)
        line.setContentsMargins(0, 0, 8, 0)
        line.setSpacing(8)
        self.name = PhaseName(name)
        self.name.setObjectName("phase_name")
        line.addWidget(self.name)
        own_row = self.tabs.count() > _MOST_IN_HEAD
        if own_row:
            line.addStretch(1)
        else:
            line.addWidget(self.tabs, 1, Qt.AlignmentFlag.AlignBottom)
        line.addWidget(self.next_button)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(_BAR, 1, 1, 1)
        self._layout.setSpacing(0)
        self._layout.addWidget(head)
        if own_row:
            # Beside the name so many would be cut to a letter or two; what has no room scrolls.
            self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
            self._layout.addWidget(self.tabs)
        self._layout.addWidget(self.leaving)
        self._layout.addWidget(self.notice)
        holder = QWidget()
        holder.setLayout(self._posted)
        self._posted.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(holder)

    @property
    def panel(self) -> ActionPanel | None:
        """The panel that is shown."""
        return self._panels.get(self._current)

    @property
    def panels(self) -> tuple[ActionPanel, ...]:
        """The panels that were opened so far."""
        return tuple(self._panels.values())

    def show_first(self) -> None:
        """Show the action that gives the phase its name."""
        if self._actions:
            self._show_tab(self.tabs.currentIndex())

    def show_action(self, name: str) -> bool:
        """Show the tab of an action; False where this phase has none."""
        names = [action.name for action in self._actions]
        if name not in names:
            return False
        self.tabs.setCurrentIndex(names.index(name))
        return True

    def _show_tab(self, at: int) -> None:
        action = self._actions[at]
        if self.panel is not None:
            self.panel.hide()
        if action.name not in self._panels:
            panel = self._make(action)
            self._panels[action.name] = panel
            self._layout.addWidget(panel)
        self._current = action.name
        self._panels[action.name].show()
        self.tab_shown.emit(action.name)

    def mark_tabs(self, pencil: AbstractSet[str], posted: AbstractSet[str]) -> None:
        """Mark the tabs of actions that are in pencil, or that were posted in this phase."""
        for at, action in enumerate(self._actions):
            words, picture = tab_text(action), QIcon()
            if action.name in pencil:
                words, picture = f"{words}, in pencil", icon("pencil", "pencil")
            elif action.name in posted:
                words, picture = f"{words}, posted", icon("check", "ok")
            self.tabs.setTabIcon(at, picture)
            self.tabs.setAccessibleTabName(at, words)

    def show_posted(self, transactions: Sequence[TransactionDetail]) -> None:
        """List what stands in this phase above the form."""
        while (item := self._posted.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        listed = PostedList(transactions)
        listed.setObjectName("posted")
        listed.case_opened.connect(self.case_opened)
        self._posted.addWidget(listed)

    def show_notice(self, text: str) -> None:
        """Say why the phase is not held, and strike its name; nothing if empty."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        self.name.strike(struck=bool(text))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        draw_box(painter, rect, edge="line2", ground="sheet")
        painter.fillRect(QRectF(0, 0, _BAR, rect.height()), colour("accent"))
        draw_rule(painter, _BAR, rect.right() - 1, row_px(_HEAD), "line")
