"""A filter above a table: its name, what it is set to, and a menu with counts."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy

from oobmgr.domain.values import dataclass
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import draw_box, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.painted_button import PaintedButton
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.word_menu import WordMenu

_PADDING = 4
_ARROW = 11
_WIDEST = 150


@dataclass(frozen=True, slots=True)
class FilterChoice:
    """An entry of the menu: saved value, words, and how many rows it would show."""

    value: str
    label: str
    count: int


class FilterMenu(PaintedButton):
    """Shows "Side Blue"; a click, Space, Enter or Down opens the menu. Empty stands for all.

    Where there is no room for both, what it is set to takes the place of its name.
    """

    changed = Signal(str)

    def __init__(self, name: str, choices: Callable[[], Sequence[FilterChoice]]) -> None:
        """Make a filter that is set to all; `choices` is asked each time the menu opens."""
        super().__init__()
        self._name = name
        self._choices = choices
        self.value = ""
        self._label = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Several share one line with other things, and may all be set.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self._describe()

    def set_value(self, value: str, label: str = "") -> None:
        """Show another setting, without telling of it."""
        self.value = value
        self._label = label or value
        self._describe()
        self.updateGeometry()
        self.update()

    def menu(self) -> QMenu:
        """Return the menu as it would open now."""
        menu = WordMenu(self)
        menu.setAccessibleName(tr(self._name))
        choices = list(self._choices())
        total = sum(choice.count for choice in choices)
        for choice in (FilterChoice("", "all", total), *choices):
            # What stands behind a tab Qt puts at the right edge, where other menus show their keys.
            action = menu.addAction(tr(f"{choice.label or 'none'}\t{choice.count:,}"))
            action.setCheckable(True)
            action.setData(choice)
            if choice.value == self.value:
                action.setChecked(True)
                menu.setActiveAction(action)
            # Bound as a default: otherwise every entry would choose the last one.
            action.triggered.connect(lambda _=False, c=choice: self._choose(c))
        return menu

    def open_menu(self) -> None:
        """Open the menu below the words."""
        menu = self.menu()
        # It is made anew each time, with the counts of that moment.
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _choose(self, choice: FilterChoice) -> None:
        if choice.value != self.value:
            self.set_value(choice.value, choice.label)
            self.changed.emit(choice.value)

    def _describe(self) -> None:
        self.setAccessibleName(tr(f"{self._name}: {self._label if self.value else 'all'}"))
        self.setToolTip(plain_tip(f"{self._name}: {self._label}") if self.value else "")

    # Qt

    def sizeHint(self) -> QSize:
        # A formation may have a very long name, and several filters share one line.
        value = min(text_width(self._label, font(BODY_PX, SEMIBOLD)), scaled(_WIDEST))
        return self.minimumSizeHint() + QSize(value + 4 if self.value else 0, 0)

    def minimumSizeHint(self) -> QSize:
        name = text_width(self._name, font(BODY_PX))
        return QSize(name + scaled(_ARROW) + 4 + 2 * _PADDING, scaled(24))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse():
            draw_box(painter, rect, ground="accentsoft")
        side = scaled(_ARROW)
        inner = rect.adjusted(_PADDING, 0, -_PADDING - side - 4, 0)
        if not self.value or self.width() >= self.sizeHint().width():
            inner.setLeft(inner.left() + draw_text(painter, inner, self._name, "ink2") + 4)
        if self.value:
            draw_text(painter, inner, self._label, "ink", font(BODY_PX, SEMIBOLD))
        arrow = QRectF(rect.right() - _PADDING - side, rect.top(), side, rect.height())
        draw_icon(painter, arrow, "chevron_down", "ink2")
        if self.hasFocus():
            draw_focus_ring(painter, rect)
