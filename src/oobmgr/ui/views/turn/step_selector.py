"""The steps of the open phase in one line, where there is no room for the list beside it."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from oobmgr.ui.icons import draw_icon, icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.turn_guide import Guide
from oobmgr.ui.views.turn.step_list import MARKS
from oobmgr.ui.widgets.paint import draw_box, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.word_menu import WordMenu

_HEIGHT: Final = 26
_MARK: Final = 13
_NONE_SHOWN: Final = "Choose a step"


class StepSelector(QAbstractButton):
    """The chosen step and how many there are; a click or Space opens the menu of all.

    Up and Down go through the steps, Enter or Right into the form. The signals are those of the
    list, `StepList`.
    """

    picked = Signal(str)
    entered = Signal()

    def __init__(self, phase: str) -> None:
        super().__init__()
        self._phase = phase
        self._guide = Guide()
        self._current = ""
        self.setObjectName("step_selector")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)

    def show_guide(self, guide: Guide, current: str) -> None:
        """Show the chosen one of these steps."""
        self._guide = guide
        self._current = current
        words = guide.words(current) or _NONE_SHOWN
        self.setAccessibleName(tr(f"Actions of the {self._phase}: {words}, {self._place()}"))
        self.setToolTip(plain_tip(self.accessibleName()))
        self.updateGeometry()
        self.update()

    def _title(self) -> str:
        step = self._guide.step(self._current)
        return step.text if step else self._guide.words(self._current) or _NONE_SHOWN

    def _place(self) -> str:
        names = self._guide.stops
        due = sum(1 for step in self._guide.steps if step.pressing)
        more = f", {due} to deal with" if due else ""
        if self._current not in names:
            return f"{len(names)}{more}"
        return f"{names.index(self._current) + 1} of {len(names)}{more}"

    def menu(self) -> WordMenu:
        """Return the menu as it would open now."""
        menu = WordMenu(self)
        menu.setAccessibleName(tr(f"Actions of the {self._phase}"))
        heading = ""
        for step in self._guide.steps:
            if heading and step.group != heading:
                menu.addSeparator()
            heading = step.group
            state = step.words.removeprefix(step.text).removeprefix(", ")
            # What stands behind a tab a menu writes at its right edge, as it does keys.
            entry = menu.addAction(tr(f"{step.text}\t{state}"))
            mark, ink = MARKS.get(step.state, ("", "ink2"))
            entry.setData(step.name)
            entry.setIcon(icon(mark, ink) if mark else QIcon())
            entry.triggered.connect(lambda _=False, name=step.name: self._pick(name))
        menu.addSeparator()
        for fold in self._guide.folds:
            entry = menu.addAction(tr(fold.text))
            entry.triggered.connect(lambda _=False, name=fold.name: self._pick(name))
        return menu

    def open_menu(self) -> None:
        """Open the menu below the words."""
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        # Arrow keys go on from the step that is shown, not from either end.
        shown = (entry for entry in menu.actions() if entry.data() == self._current)
        if self._current and (entry := next(shown, None)) is not None:
            menu.setActiveAction(entry)

    def _pick(self, name: str) -> None:
        self.picked.emit(name)
        self.entered.emit()

    def _go(self, by: int) -> None:
        if self._guide.stops:
            self.picked.emit(self._guide.beside(self._current, by))

    # Qt

    def sizeHint(self) -> QSize:
        face = font(BODY_PX, SEMIBOLD)
        words = text_width(self._title(), face) + text_width(self._place(), font(BODY_PX))
        return QSize(words + 50 + 2 * scaled(_MARK), row_px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(140), row_px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Ctrl+Enter belongs to the page: it posts
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self._go(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        draw_box(painter, rect, edge="ctl", ground="accentsoft" if self.isDown() else "sheet")
        step = self._guide.step(self._current)
        left, side = 10.0, scaled(_MARK)
        mark, ink = MARKS.get(step.state, ("", "ink2")) if step else ("", "ink2")
        if mark:
            draw_icon(painter, QRectF(left, 0, side, rect.height()), mark, ink)
            left += side + 6
        arrow = QRectF(rect.right() - 11 - side, 0, side, rect.height())
        words = QRectF(left, 0, arrow.left() - left - 6, rect.height())
        left += draw_text(painter, words, self._title(), "ink", font(BODY_PX, SEMIBOLD)) + 10
        place = QRectF(left, 0, max(0.0, arrow.left() - left - 4), rect.height())
        # Half of it would be another place: without room for all of it the first words, or nothing.
        told = (self._place(), self._place().partition(",")[0])
        fits = next((one for one in told if text_width(one, font(BODY_PX)) <= place.width()), "")
        draw_text(painter, place, fits, "ink2")
        draw_icon(painter, arrow, "chevron_down", "ink2")
        if self.hasFocus():
            draw_focus_ring(painter, rect)
