"""The grid in which a section of a description is typed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from oobmgr.games.own.description.parts import PartKind
from oobmgr.games.own.pages.model import SectionModel
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, font, row_px, scaled
from oobmgr.ui.widgets.found_words import FindingCompleter, FoundWords
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.offers import OFFERED
from oobmgr.ui.widgets.paint import LEFT, draw_text, text_width
from oobmgr.ui.widgets.typed_grid import PADDING, TypedCell, TypedGrid
from oobmgr.ui.widgets.word_menu import WordMenu

_NARROWEST: Final = 44
_WIDEST: Final = 220
_MOST_LINES: Final = 4
# Room downwards for any text: only how high it becomes is asked.
_NO_END: Final = 10_000
_WRAPPED: Final = int(LEFT | Qt.TextFlag.TextWordWrap)
_NEW: Final = "+"
_MOVES: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_End: Final = QAbstractItemDelegate.EndEditHint
_LEAVES: Final = {
    Qt.Key.Key_Return: _End.SubmitModelCache, Qt.Key.Key_Enter: _End.SubmitModelCache,
    Qt.Key.Key_Tab: _End.EditNextItem, Qt.Key.Key_Backtab: _End.EditPreviousItem,
}  # fmt: skip
"""The keys that leave the field of a cell, and where they lead."""
_SEVERAL: Final = frozenset({PartKind.SOME, PartKind.FACTORS, PartKind.AMOUNTS})


class _EntryCell(TypedCell):
    """Draws entries in ink, faults in red, the row for a new entry in pencil."""

    def __init__(self, cells: SectionModel) -> None:
        super().__init__(cells)
        self._cells = cells

    def ground(self, index: Index, *, selected: bool) -> Token:
        if selected:
            return "accentsoft"
        if self._cells.fault(index):
            return "errsoft"
        return "sheet" if self._cells.writable(index) else "panel"

    def write(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        text, token, face = _content(self._cells, index, self._cells.fault(index))
        if text_width(text, face) <= rect.width():
            draw_text(painter, rect, text, token, face, LEFT)
            return
        painter.setFont(face)
        painter.setPen(colour(token))
        painter.drawText(rect, _WRAPPED, text)

    # Qt

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        part = self._cells.part(index)
        # Where several words may stand, a completer would replace them all by one.
        if isinstance(editor, QLineEdit) and part.kind not in _SEVERAL:
            offer = _Offer(self._cells.sheets.choices(part), editor)
            offer.taken.connect(partial(self._take, editor))
        return editor

    def _take(self, editor: QLineEdit, hint: QAbstractItemDelegate.EndEditHint) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, hint)


class _Offer(FindingCompleter):
    """Offers words below the field of a cell. `taken` tells how the field is left, with a word."""

    taken = Signal(QAbstractItemDelegate.EndEditHint)

    def __init__(self, words: Sequence[str], field: QLineEdit) -> None:
        super().__init__(FoundWords(words, field, begins=True), field)
        self._field = field
        field.setCompleter(self)
        self.activated.connect(lambda _: self.taken.emit(_LEAVES[Qt.Key.Key_Return]))
        # Behind the filter of the base class, and so asked before it.
        if (offered := self.popup()) is not None:
            offered.setObjectName(OFFERED)
            offered.installEventFilter(self)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The base class only closes the list, and the cell would want the key once more.
        pressed = event.type() == QEvent.Type.KeyPress
        if isinstance(watched, QAbstractItemView) and pressed and isinstance(event, QKeyEvent):
            hint = _LEAVES.get(Qt.Key(event.key()))
            if hint is not None and not watched.currentIndex().isValid():
                watched.hide()
                # With a single word left it is plain which one is meant, though none is marked.
                if self.completionCount() == 1:
                    self._field.setText(self.currentCompletion())
                self.taken.emit(hint)
                return True
        return super().eventFilter(watched, event)


def _content(model: SectionModel, index: Index, fault: str) -> tuple[str, Token, QFont]:
    text = str(index.data() or "")
    if fault:
        # Where the fault is that nothing was entered, there has to be something to see.
        return text or "?", "err", font(BODY_PX, MEDIUM)
    if model.is_new(index) and not text:
        return _NEW if index.column() == 0 else "", "pencil", font(BODY_PX)
    return text, "ink" if model.writable(index) else "ink2", font(BODY_PX)


def narrowed(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Widths of columns that have room together: the widest give way first, none beyond its least.

    Where not even the least have room, all are as wanted, and the grid scrolls.
    """
    if sum(wanted) <= room or sum(least) > room:
        return list(wanted)
    for most in range(max(wanted), 0, -1):
        widths = [max(low, min(wide, most)) for wide, low in zip(wanted, least, strict=True)]
        if sum(widths) <= room:
            return widths
    return list(least)


class SectionGrid(TypedGrid):
    """One section; a row behind the last begins a new entry."""

    key_hints = (
        ("Enter", "next cell"),
        ("F2", "change the entry"),
        ("F4 Alt+↓", "list of what may be entered here"),
        ("Alt+Shift+↑↓", "move the row"),
        ("Ctrl+Del", "remove the row"),
        ("Ctrl+V", "paste a block"),
        ("Ctrl+Z", "take back what was typed"),
        ("F8", "next problem"),
        ("F6", "sections and grid"),
    )

    def __init__(self) -> None:
        self.cells = SectionModel()
        super().__init__(self.cells, _EntryCell(self.cells))
        self.setObjectName("description_grid")
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.cells.layoutChanged.connect(self.fit)

    def start(self) -> None:
        """Go to the first cell that can be typed into."""
        for row in range(self.cells.rowCount()):
            for column in range(self.cells.columnCount()):
                index = self.cells.index(row, column)
                if self.cells.writable(index):
                    self.setCurrentIndex(index)
                    return

    def pick(self) -> None:
        """Open the list of what may stand in the cell."""
        index = self.currentIndex()
        if not self.cells.writable(index):
            return
        part = self.cells.part(index)
        known = self.cells.sheets.choices(part)
        if not known:
            return
        menu = WordMenu(self, known)
        menu.setAccessibleName(tr(part.label))
        menu.triggered.connect(lambda action: self._picked(action.text(), part.kind))
        self.open_list(menu)

    def _picked(self, word: str, kind: PartKind) -> None:
        index = self.currentIndex()
        if kind not in _SEVERAL:
            self.cells.setData(index, word)
            self.go_on()
            return
        held = [one.strip() for one in str(index.data() or "").split(",") if one.strip()]
        same = [one for one in held if one.rpartition(" ")[0] == word or one == word]
        number = "" if kind is PartKind.SOME else " 1"
        # Picked again, a word is taken out: the list is a switch for each of them.
        held = [one for one in held if one not in same] if same else [*held, f"{word}{number}"]
        self.cells.setData(index, ", ".join(held))

    def drop_row(self) -> None:
        """Take the entry of the current row away."""
        if not self.cells.section.single and not self.cells.is_new(self.currentIndex()):
            self.cells.sheets.drop(self.cells.section.key, self.currentIndex().row())
            self.cells.layoutChanged.emit()
            self.cells.written.emit()

    def move_row(self, by: int) -> None:
        """Move the entry of the current row up or down."""
        index = self.currentIndex()
        if self.cells.section.single:
            return
        if self.cells.sheets.move(self.cells.section.key, index.row(), by):
            self.cells.layoutChanged.emit()
            self.setCurrentIndex(self.cells.index(index.row() + by, index.column()))
            self.cells.written.emit()

    def paste_block(self, lines: list[list[str]]) -> None:
        self.cells.write_block(self.currentIndex(), lines)

    def clear_cells(self, indexes: list[QModelIndex]) -> None:
        self.cells.clear(indexes)

    def fit(self) -> None:
        """Give each column the width of what stands in it, or less, down to that of its heading."""
        self.verticalHeader().setDefaultSectionSize(row_px(26))
        columns = range(self.cells.columnCount())
        widths = [self._wanted(column) for column in columns]
        if not self.cells.section.single:
            least = [self._room(self._heading(column)) for column in columns]
            widths = narrowed(widths, least, self.viewport().width())
        for column, width in zip(columns, widths, strict=True):
            self.setColumnWidth(column, width)
        for row in range(self.cells.rowCount()):
            self.setRowHeight(row, max(self._height(row, column) for column in columns))

    def _height(self, row: int, column: int) -> int:
        """The height in which a cell can be read line below line, up to a few lines."""
        text = str(self.cells.index(row, column).data() or "")
        if self._room(text) <= self.columnWidth(column):
            return row_px(26)
        metrics = QFontMetrics(font(BODY_PX, MEDIUM))
        room = QRect(0, 0, self.columnWidth(column) - 2 * PADDING, _NO_END)
        lines = metrics.boundingRect(room, _WRAPPED, text).height() // metrics.lineSpacing()
        return row_px(26) + (min(lines, _MOST_LINES) - 1) * metrics.lineSpacing()

    def cut(self, index: Index) -> bool:
        """Whether a cell may show less than stands in it."""
        text = str(index.data() or "")
        return self.cells.writable(index) and self._room(text) > self.columnWidth(index.column())

    def _wanted(self, column: int) -> int:
        """The width in which all that stands in a column can be read, within bounds."""
        if self.cells.section.single and column == 1:
            return scaled(_WIDEST)
        rows = range(self.cells.rowCount())
        texts = [str(self.cells.index(row, column).data() or "") for row in rows]
        room = max(self._room(text) for text in (*texts, self._heading(column)))
        # The column that explains is only read, so it may be as wide as its words.
        explains = self.cells.section.single and column == self.cells.columnCount() - 1
        return room if explains else min(scaled(_WIDEST), room)

    def _heading(self, column: int) -> str:
        return AsWritten(self.cells.headerData(column, Qt.Orientation.Horizontal))

    @staticmethod
    def _room(text: str) -> int:
        wide = text_width(text, font(BODY_PX, MEDIUM))
        return max(scaled(_NARROWEST), int(wide) + 2 * PADDING + 4)

    def own_key(self, event: QKeyEvent, held: Qt.KeyboardModifier) -> bool:
        alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
        if event.key() in _MOVES and held == alt | shift:
            self.move_row(_MOVES[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete and held == Qt.KeyboardModifier.ControlModifier:
            self.drop_row()
        else:
            return False
        return True

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
