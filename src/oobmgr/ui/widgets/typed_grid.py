"""The base of grids that are typed into cell by cell, as a spreadsheet is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour, theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.key_readers import READS_DIGITS, READS_LETTERS
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import draw_focus_ring, draw_marked, whole

PADDING: Final = 8
_EndHint = QAbstractItemDelegate.EndEditHint
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_CLEARS: Final = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})


class TypedModel(QAbstractTableModel):
    """A table whose cells can be typed into, all or some of them."""

    def writable(self, index: Index) -> bool:
        """Whether something can be typed there."""
        raise NotImplementedError

    def fault(self, index: Index) -> str:
        """What is wrong with what stands there; empty where nothing is."""
        raise NotImplementedError


class TypedCell(QStyledItemDelegate):
    """Draws a cell in its ruled box, and opens a field over it that may be wider than the cell."""

    field_width = 120

    def __init__(self, cells: TypedModel) -> None:
        super().__init__()
        self._typed = cells

    def ground(self, index: Index, *, selected: bool) -> Token:
        """The colour of a cell."""
        raise NotImplementedError

    def write(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Draw the text of a cell into the room inside its padding."""
        raise NotImplementedError

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = whole(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, colour(self.ground(index, selected=selected)))
        line = colour("line")
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), line)
        painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), line)
        if self._typed.fault(index):
            cell = rect.adjusted(0, 0, -1, -1)
            draw_marked(painter, cell, edge="err", ground=self.ground(index, selected=selected))
        self.write(painter, rect.adjusted(PADDING, 0, -PADDING, -1), index)
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(tr(str(index.data(Qt.ItemDataRole.AccessibleTextRole))))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        wider = max(0, scaled(self.field_width) - option.rect.width())
        # Wider than its cell, where what is typed would not be seen whole.
        editor.setGeometry(option.rect.adjusted(-1, -1, wider, 1))


class TypedGrid(QTableView):
    """Cells to type into. Enter goes to the next that can be written; blocks can be pasted.

    `moved` tells that another cell is the current one.
    """

    moved = Signal()

    def __init__(self, cells: TypedModel, delegate: TypedCell) -> None:
        super().__init__()
        self._typed = cells
        # A view owns neither its model nor its delegate: without a parent they would be collected.
        cells.setParent(self)
        delegate.setParent(self)
        self.setModel(cells)
        self.setItemDelegate(delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        # One block, as the clipboard holds one: what was copied from several would have gaps.
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.AnyKeyPressed | triggers.DoubleClicked | triggers.EditKeyPressed
        )
        # Typing begins in the grid, before a cell has its field: 5 and N are text, no keys here.
        self.setProperty(READS_LETTERS, True)
        self.setProperty(READS_DIGITS, True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        # Tab leads out of the grid, as out of any other part; Enter goes from cell to cell.
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()
        cells.modelReset.connect(self.fit)
        cells.dataChanged.connect(lambda *_: self.fit())
        theme_changes().changed.connect(self.fit)

    # What a grid of a kind does

    def fit(self) -> None:
        """Give each column the width of what stands in it, and rows their height."""
        raise NotImplementedError

    def pick(self) -> None:
        """Open the list of what may stand in the cell."""
        raise NotImplementedError

    def paste_block(self, lines: list[list[str]]) -> None:
        """Write texts line by line, from the current cell on."""
        raise NotImplementedError

    def clear_cells(self, indexes: list[QModelIndex]) -> None:
        """Empty cells that can be written."""
        raise NotImplementedError

    def passes_by(self, found: QModelIndex, start: QModelIndex) -> bool:
        """Whether Enter in the cell at `start` leaves out a cell that could be written."""
        return False

    def own_key(self, event: QKeyEvent, held: Qt.KeyboardModifier) -> bool:
        """Do what a key means in this grid alone; False where it means nothing here."""
        return False

    def ringed(self, index: QModelIndex) -> QRect:
        """Where the current cell is drawn."""
        return self.visualRect(index)

    def paint_ring(self) -> None:
        """Draw the ring around the current cell while the grid has the focus."""
        if self.hasFocus() and self.currentIndex().isValid():
            box = QRectF(self.ringed(self.currentIndex()))
            draw_focus_ring(QPainter(self.viewport()), box.adjusted(0, 0, -1, -1), radius=2)

    # Going on

    def go_on(self, step: int = 1) -> None:
        """Go to the next cell that can be written, or back: along the row, then the row below."""
        index = self.currentIndex()
        across = self._typed.columnCount()
        at, last = index.row() * across + index.column() + step, self._typed.rowCount() * across
        while 0 <= at < last:
            found = self._typed.index(*divmod(at, across))
            if self._typed.writable(found) and not self.passes_by(found, index):
                self.setCurrentIndex(found)
                self.scrollTo(found)
                return
            at += step

    def open_list(self, menu: QMenu) -> None:
        """Show a list below the current cell; it is gone with the choice."""
        # Deleted by an event, for what was chosen is told only after the menu is hidden.
        menu.aboutToHide.connect(menu.deleteLater)
        corner = self.visualRect(self.currentIndex()).bottomLeft()
        menu.popup(self.viewport().mapToGlobal(corner))

    def _paste(self) -> None:
        # Spreadsheets end the last line, too; it would clear the row below the block.
        text = QGuiApplication.clipboard().text().rstrip("\r\n")
        if text and self.currentIndex().isValid():
            self.paste_block([line.split("\t") for line in text.splitlines()])

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.paint_ring()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # The ring may go round more than the cell, which is all that Qt paints anew.
        self.viewport().update()
        self.moved.emit()

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        # Qt itself would go to the neighbour, even where nothing can be written.
        super().closeEditor(editor, _EndHint.NoHint)
        self.setFocus()
        if hint in {_EndHint.SubmitModelCache, _EndHint.EditNextItem}:
            self.go_on()
        elif hint == _EndHint.EditPreviousItem:
            self.go_on(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState and not self.hasFocus():
            return  # Enter reaches the grid from its field, too, which tells of itself
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = held == Qt.KeyboardModifier.NoModifier
        listed = held == Qt.KeyboardModifier.AltModifier and event.key() == Qt.Key.Key_Down
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        elif event.key() in _ENTER and plain:
            self.go_on()
        elif listed or (event.key() == Qt.Key.Key_F4 and plain):
            self.pick()
        elif event.key() in _CLEARS and plain:
            self.clear_cells([i for i in self.selectedIndexes() if self._typed.writable(i)])
        elif self.own_key(event, held):
            event.accept()
        elif event.key() in _ENTER:
            event.ignore()  # with Ctrl it posts, which is the work of what holds the grid
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(scaled(560), scaled(300))
