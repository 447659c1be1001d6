"""The grid in which a chart is filled in: typed, picked, pasted, with names that stay in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QStyleOptionViewItem

from oobmgr.ui.dialogs.charts_model import ChartModel
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, REGULAR, font, row_px, scaled
from oobmgr.ui.viewmodels.charts import HEAD, Place
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.own_letters import keep_letters
from oobmgr.ui.widgets.paint import CENTRE, LEFT, draw_text, text_width
from oobmgr.ui.widgets.typed_grid import PADDING, TypedCell, TypedGrid

if TYPE_CHECKING:
    from collections.abc import Sequence

_NARROWEST: Final = 50
_WIDEST: Final = 220
_LEAST_ROWS: Final = 3
_ROW_PX: Final = 24


class _ChartCell(TypedCell):
    """Draws names on the ground of heads, entries in ink, hints in pencil, faults in red."""

    field_width = 80

    def __init__(self, cells: ChartModel) -> None:
        super().__init__(cells)
        self._cells = cells

    def ground(self, index: Index, *, selected: bool) -> Token:
        return _ground(self._cells, index, selected=selected)

    def write(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        text, token, face = _content(self._cells, index)
        draw_text(painter, rect, text, token, face, LEFT if index.column() == 0 else CENTRE)


def _ground(model: ChartModel, index: Index, *, selected: bool) -> Token:
    if selected:
        return "accentsoft"
    if model.fault(index):
        return "errsoft"
    if index.row() == 0 or index.column() == 0:
        return "alt" if model.writable(index) else "panel"
    return "sheet"


def _content(model: ChartModel, index: Index) -> tuple[str, Token, QFont]:
    head = index.row() == 0 or index.column() == 0
    text = str(index.data() or "")
    if model.fault(index):
        # A fault that stands in an empty cell would be invisible without a word.
        return text or model.prompt(index) or "?", "err", font(BODY_PX, MEDIUM)
    if text:
        return text, "ink2" if head else "ink", font(BODY_PX, MEDIUM if head else REGULAR)
    face = QFont(font(BODY_PX))
    face.setItalic(True)
    return model.prompt(index) or model.hint(index), "pencil", face


class ChartGrid(TypedGrid):
    """One chart. Enter goes to the next cell; names stay in sight when the rest is scrolled.

    `pasted` carries the place and the block of texts, `cleared` the places that were emptied.
    """

    key_hints = (
        ("Ctrl+F", "search"),
        ("Enter", "next cell"),
        ("F2", "change the entry"),
        ("F4 Alt+↓", "list of results"),
        ("Ctrl+V", "paste a block"),
        ("Ctrl+C", "copy a block"),
        ("Del", "empty"),
        ("Ins", "insert a row or column"),
        ("Ctrl+Del", "remove a row or column"),
        ("F8", "next problem"),
        ("Ctrl+Enter", "post"),
        ("Ctrl+Shift+Del", "take out"),
        ("Ctrl+Shift+O", "read from a file"),
        ("Ctrl+Shift+S", "write to a file"),
        ("Shift+F1", "what is this"),
    )

    pasted = Signal(tuple, list)
    cleared = Signal(list)
    line_asked = Signal()
    line_dropped = Signal()

    def __init__(self) -> None:
        self.cells = ChartModel()
        super().__init__(self.cells, _ChartCell(self.cells))
        self.setAccessibleName(tr("Chart"))
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(24)

    # Where one is

    @property
    def place(self) -> Place:
        """The place of the current cell; that of the corner where there is none."""
        index = self.currentIndex()
        return self.cells.place(index) if index.isValid() else (HEAD, HEAD)

    def go_to(self, place: Place) -> None:
        """Make a place the current one, and bring it into sight."""
        index = self.cells.at(place)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def start(self) -> None:
        """Go to the first empty place that can be written, or to the first entry."""
        sheet = self.cells.sheet
        if sheet is None:
            return
        # Names come first: without them there is no cell to fill.
        if sheet.names_columns and not sheet.columns:
            self.go_to((HEAD, 0))
        elif sheet.names_rows and not sheet.rows:
            self.go_to((0, HEAD))
        else:
            self.go_to((0, 0))

    def passes_by(self, found: QModelIndex, start: QModelIndex) -> bool:
        """Whether a cell stands in the free column.

        Names of columns are entered one after the other until one is left empty.
        """
        sheet = self.cells.sheet
        if sheet is None or self.cells.place(found)[1] < len(sheet.columns):
            return False
        return found.row() > 0 or start.row() > 0

    def pick(self) -> None:
        """Open the list of what may stand in the cell."""
        sheet, index = self.cells.sheet, self.currentIndex()
        if sheet is None or not sheet.chart.entries or HEAD in self.place:
            return
        if not self.cells.writable(index):
            return
        menu = QMenu(self)
        keep_letters(menu)
        menu.setAccessibleName(tr("Results of this chart"))
        for entry in sheet.chart.entries:
            menu.addAction(entry)
        held = [action for action in menu.actions() if action.text() == index.data()]
        # The entry that is there is the one that Enter leaves as it is.
        menu.setActiveAction(held[0] if held else menu.actions()[0])
        menu.triggered.connect(lambda action: self._picked(action.text()))
        self.open_list(menu)

    def _picked(self, text: str) -> None:
        self.cells.setData(self.currentIndex(), text)
        self.go_on()

    # Blocks

    def block(self) -> str:
        """The selected cells as spreadsheets take them."""
        chosen = self.selectionModel().selection().toList()
        if not chosen:
            return ""
        # There is one part only, for the grid lets one block be selected.
        part = chosen[0]
        return "\n".join(
            "\t".join(self._copied(row, column) for column in range(part.left(), part.right() + 1))
            for row in range(part.top(), part.bottom() + 1)
        )

    def _copied(self, row: int, column: int) -> str:
        # The corner names rows and columns, and is no part of the chart.
        return "" if row == column == 0 else str(self.cells.index(row, column).data() or "")

    def paste_block(self, lines: list[list[str]]) -> None:
        self.pasted.emit(self.place, lines)

    def clear_cells(self, indexes: list[QModelIndex]) -> None:
        if indexes:
            self.cleared.emit([self.cells.place(index) for index in indexes])

    # Sizes

    def fit(self) -> None:
        """Give each column the width of what stands in it, and rows their height."""
        self.verticalHeader().setDefaultSectionSize(row_px(_ROW_PX))
        face = font(BODY_PX, MEDIUM)
        for column in range(self.cells.columnCount()):
            rows = range(self.cells.rowCount())
            cells = [self.cells.index(row, column) for row in rows]
            widths = [text_width(str(c.data() or self.cells.prompt(c)), face) for c in cells]
            wide = max(widths, default=0) + 2 * PADDING + 2
            self.setColumnWidth(column, min(scaled(_WIDEST), max(scaled(_NARROWEST), wide)))

    # Names that stay

    def _pinned(self) -> Sequence[tuple[QModelIndex, QRect]]:
        """Cells of names whose own place is scrolled away, with where they are drawn instead."""
        left, top = self.horizontalOffset() > 0, self.verticalOffset() > 0
        found: list[tuple[QModelIndex, QRect]] = []
        if top:
            found += [self._pin(0, column) for column in range(self.cells.columnCount())]
        if left:
            found += [self._pin(row, 0) for row in range(self.cells.rowCount())]
        # Last, so that it is painted over the names that pass below it.
        if left and top:
            found.append(self._pin(0, 0))
        return found

    def _pin(self, row: int, column: int) -> tuple[QModelIndex, QRect]:
        index = self.cells.index(row, column)
        box = QRect(self.visualRect(index))
        if row == 0:
            box.moveTop(max(0, box.top()))
        if column == 0:
            box.moveLeft(max(0, box.left()))
        return index, box

    def ringed(self, index: QModelIndex) -> QRect:
        return self._pin(index.row(), index.column())[1]

    def own_key(self, event: QKeyEvent, held: Qt.KeyboardModifier) -> bool:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.block())
        elif event.key() == Qt.Key.Key_Insert and held == Qt.KeyboardModifier.NoModifier:
            self.line_asked.emit()
        elif event.key() == Qt.Key.Key_Delete and held == Qt.KeyboardModifier.ControlModifier:
            self.line_dropped.emit()
        else:
            return False
        return True

    # Qt

    def sizeHint(self) -> QSize:
        # No more: what stands around it scrolls as soon as less room than this is left.
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, _LEAST_ROWS * row_px(_ROW_PX)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        for index, box in self._pinned():
            option = QStyleOptionViewItem()
            # Painted by hand: Qt draws a cell only where it stands, and this one is shown
            # elsewhere.
            option.rect = box
            self.itemDelegate().paint(painter, option, index)
        painter.end()
        self.paint_ring()

    def indexAt(self, point: QPoint) -> QModelIndex:
        # From the one that is painted last, over the others: the corner.
        for index, box in reversed(self._pinned()):
            if box.contains(point):
                return index
        return super().indexAt(point)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        super().scrollTo(index, hint)
        # What Qt brings to an edge would lie below the names that stay there.
        box = self.visualRect(index)
        hidden_top = self.rowHeight(0) - box.top() if index.row() else 0
        hidden_left = self.columnWidth(0) - box.left() if index.column() else 0
        for bar, hidden in (
            (self.verticalScrollBar(), hidden_top), (self.horizontalScrollBar(), hidden_left),
        ):  # fmt: skip
            if hidden > 0:
                bar.setValue(bar.value() - hidden)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.viewport().update()
