"""The table in which rows are ticked with Space, with keys of their own, or with a click."""

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.tables import RowTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import draw_box
from oobmgr.ui.widgets.presses import is_left
from oobmgr.ui.widgets.table_delegate import Cell, TableDelegate

_BOX: Final = 14
_LEAST_NAME, _LEAST_WORDS = 96, 84
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_POST: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class TickDelegate(TableDelegate):
    """A box to tick; how a unit is picked stands in words in the last column."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        side = scaled(_BOX)
        top = round(rect.top() + (rect.height() - side) / 2)
        box = QRectF(round(rect.left()), top, side, side)
        picked = bool(cell.value)
        edge: Token = "accent" if picked else "ctl"
        ground: Token = "accent" if picked else "sheet"
        draw_box(painter, box, edge=edge, ground=ground, radius=2)
        if picked:
            draw_icon(painter, box.adjusted(1, 1, -1, -1), "check", "onaccent")


class PickTable(RowTable):
    """Space ticks the selected units (or the whole group), a click on a box ticks one.

    Further letters are keys by `on_key`, further cells that a click acts on by `on_click`. While
    rows are picked, a digit is no key of the window: `digit_typed` carries it.
    """

    ticked = Signal(object)
    digit_typed = Signal(str)

    def __init__(self, model: ListTableModel[Any]) -> None:
        super().__init__(model)
        self._keys: dict[int, Callable[[list[Any]], None]] = {}
        self._clicks: dict[str, Callable[[Any, bool], None]] = {}
        self.holds_picks: Callable[[], bool] = lambda: False
        """Whether rows are picked: a digit typed then is meant for a field, not for a page."""
        self.gives_way: Sequence[str] = ()
        """Columns that go where the table would scroll, one after the other; the last words of a
        row, which say what it pays or loses, would else be out of sight."""
        self._left_out: AbstractSet[str] = frozenset()
        self._placing = False
        # Other rows leave the table without a current one.
        model.modelReset.connect(self._stand)

    def leave_out(self, keys: AbstractSet[str]) -> None:
        """Leave these columns out, and of those that give way as many as there is no room for."""
        self._left_out = keys
        self._place_columns()

    def least_width(self, at: int) -> int:
        """Return how wide a name is at least: cut in its middle it still says which unit it is."""
        least = _LEAST_NAME if self.list_model.columns[at].strong else _LEAST_WORDS
        return min(super().least_width(at), max(scaled(least), self.head_width(at)))

    @property
    def least_length(self) -> int:
        """How wide the rows are once every column that gives way has gone."""
        gone = self._left_out | set(self.gives_way)
        columns = enumerate(self.list_model.columns)
        stay = [(at, column.stretch) for at, column in columns if column.key not in gone]
        return sum(self.least_width(at) if wide else self.columnWidth(at) for at, wide in stay)

    def _place_columns(self) -> None:
        # Each column that goes makes the viewport tell of its size again.
        if self._placing:
            return
        self._placing = True
        out = set(self._left_out)
        for key in ("", *self.gives_way):
            out.add(key)
            for at, column in enumerate(self.list_model.columns):
                self.setColumnHidden(at, column.key in out)
            if self.horizontalHeader().length() <= self.viewport().width():
                break
        self._placing = False

    def on_key(self, key: Qt.Key, act: Callable[[list[Any]], None]) -> None:
        """Let a key without modifiers act on the rows that it is meant for."""
        self._keys[key] = act

    def on_click(self, column: str, act: Callable[[Any, bool], None]) -> None:
        """Let a click into a column act on its row; also told is whether Shift was held."""
        self._clicks[column] = act

    def meant(self, at: int) -> list[Any]:
        """Return what a key at a place is for: the selected rows, or those of a group."""
        group = self.list_model.group_at(at)
        rows = self.selected_rows()
        if group is not None:
            members = self.list_model.shown_members(group)
            # After Ctrl+A the head is selected with its rows and all others.
            return rows if members and all(row in rows for row in members) else members
        current = self.list_model.row_at(at)
        # Ctrl may have taken the current row out of the selection: a key is meant for where one
        # stands.
        return rows if current is None or current in rows else [current]

    def _stand(self) -> None:
        """Stand on the first row where the focus is on none: Space would tick nothing."""
        if self.hasFocus() and not self.currentIndex().isValid() and self.list_model.rowCount():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.list_model.index(0, 0), flag)

    def _is_own_digit(self, event: QKeyEvent) -> bool:
        digit = event.text().isdecimal() and not event.modifiers() & ~_KEYPAD
        return digit and self.holds_picks()

    # Qt

    def event(self, event: QEvent) -> bool:
        # Else a digit that is meant for a die would turn the page before the table hears of it.
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and self._is_own_digit(event):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # A click stands on the row that it is on; to go to the first would scroll that row away.
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._stand()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, key = self.currentIndex(), event.key()
        if key in _POST and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Ctrl+Enter belongs to the page: it posts
        elif key == Qt.Key.Key_Space and index.isValid():
            self.ticked.emit(self.meant(index.row()))
        elif key in self._keys and index.isValid() and not event.modifiers():
            self._keys[key](self.meant(index.row()))
        elif self._is_own_digit(event):
            self.digit_typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = self.list_model.row_at(index.row()) if index.isValid() else None
        if row is None or not self.isEnabled() or not is_left(event):
            super().mousePressEvent(event)
            return
        act = self._clicks.get(self.list_model.columns[index.column()].key)
        if act or index.column() == 0:
            # So that a Space that follows is for the row that was clicked.
            self.setCurrentIndex(index)
            if act:
                act(row, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            else:
                self.ticked.emit([row])
            return
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.gives_way:
            self._place_columns()
