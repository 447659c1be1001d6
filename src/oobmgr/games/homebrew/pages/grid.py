"""The grid in which a section of a description is typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QCompleter,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from oobmgr.games.homebrew.description.parts import PartKind
from oobmgr.games.homebrew.pages.model import SectionModel
from oobmgr.ui.theme import Token, colour, theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, font, row_px, scaled
from oobmgr.ui.widgets.paint import LEFT, draw_focus_ring, draw_text, text_width, whole

Index = QModelIndex | QPersistentModelIndex
_PADDING: Final = 8
_NARROWEST: Final = 64
_WIDEST: Final = 250
_NEW: Final = "+"
_EndHint = QAbstractItemDelegate.EndEditHint
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_CLEARS: Final = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_MOVES: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SEVERAL: Final = frozenset({PartKind.SOME, PartKind.FACTORS, PartKind.AMOUNTS})


class _CellDelegate(QStyledItemDelegate):
    """Draws entries in ink, faults in red, the row for a new entry in pencil."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, SectionModel):
            return
        rect = whole(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setClipRect(rect)
        fault = model.fault(index)
        ground: Token = "accentsoft" if selected else "errsoft" if fault else "sheet"
        if not selected and not fault and not model.writable(index):
            ground = "panel"
        painter.fillRect(rect, colour(ground))
        line = colour("line")
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), line)
        painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), line)
        text, token, face = _content(model, index, fault)
        draw_text(painter, rect.adjusted(_PADDING, 0, -_PADDING, -1), text, token, face, LEFT)
        painter.restore()

    # Qt

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        model = index.model()
        if isinstance(model, SectionModel) and model.part(index).kind not in _SEVERAL:
            known = model.sheets.choices(model.part(index))
            completer = QCompleter(list(known), editor)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            editor.setCompleter(completer)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        room = option.rect
        editor.setGeometry(room.adjusted(-1, -1, max(0, scaled(120) - room.width()), 1))


def _content(model: SectionModel, index: Index, fault: str) -> tuple[str, Token, QFont]:
    text = str(index.data() or "")
    if fault:
        return text or "?", "err", font(BODY_PX, MEDIUM)
    if model.is_new(index) and not text:
        return _NEW if index.column() == 0 else "", "pencil", font(BODY_PX)
    return text, "ink" if model.writable(index) else "ink2", font(BODY_PX)


class SectionGrid(QTableView):
    """One section. Enter goes to the next cell, a row behind the last begins a new entry.

    `moved` tells that another cell is the current one.
    """

    key_hints = (
        ("Enter", "next cell"),
        ("F2", "change the entry"),
        ("F4 Alt+↓", "list of what may stand here"),
        ("Alt+Shift+↑↓", "move the row"),
        ("Ctrl+Del", "remove the row"),
        ("Ctrl+V", "paste a block"),
        ("F8", "next problem"),
        ("F6", "sections and grid"),
    )

    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cells = SectionModel()
        self.cells.setParent(self)
        self.setModel(self.cells)
        self.setItemDelegate(_CellDelegate(self))
        self.setObjectName("description_grid")
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.AnyKeyPressed | triggers.DoubleClicked | triggers.EditKeyPressed
        )
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        for change in (self.cells.modelReset, self.cells.layoutChanged):
            change.connect(self.fit)
        self.cells.dataChanged.connect(lambda *_: self.fit())
        theme_changes().changed.connect(self.fit)

    def start(self) -> None:
        """Go to the first cell that can be typed into."""
        for row in range(self.cells.rowCount()):
            for column in range(self.cells.columnCount()):
                index = self.cells.index(row, column)
                if self.cells.writable(index):
                    self.setCurrentIndex(index)
                    return

    def go_on(self, step: int = 1) -> None:
        """Go to the next cell that can be typed into, or back."""
        columns = self.cells.columnCount()
        index = self.currentIndex()
        at = index.row() * columns + index.column() + step
        while 0 <= at < self.cells.rowCount() * columns:
            found = self.cells.index(*divmod(at, columns))
            if self.cells.writable(found):
                self.setCurrentIndex(found)
                self.scrollTo(found)
                return
            at += step

    def pick(self) -> None:
        """Open the list of what may stand in the cell."""
        index = self.currentIndex()
        if not self.cells.writable(index):
            return
        part = self.cells.part(index)
        known = self.cells.sheets.choices(part)
        if not known:
            return
        menu = QMenu(self)
        menu.setAccessibleName(part.label)
        for word in known:
            menu.addAction(word)
        menu.triggered.connect(lambda action: self._picked(action.text(), part.kind))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()))

    def _picked(self, word: str, kind: PartKind) -> None:
        index = self.currentIndex()
        if kind not in _SEVERAL:
            self.cells.setData(index, word)
            self.go_on()
            return
        held = [one.strip() for one in str(index.data() or "").split(",") if one.strip()]
        same = [one for one in held if one.rpartition(" ")[0] == word or one == word]
        number = "" if kind is PartKind.SOME else " 1"
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

    def paste(self) -> None:
        """Paste a block of texts from the current cell on."""
        text = QGuiApplication.clipboard().text().rstrip("\r\n")
        start = self.currentIndex()
        if not text or not start.isValid():
            return
        for down, line in enumerate(text.splitlines()):
            for right, word in enumerate(line.split("\t")):
                index = self.cells.index(start.row() + down, start.column() + right)
                if index.isValid():
                    self.cells.setData(index, word)

    def fit(self) -> None:
        """Give each column the width of what stands in it."""
        self.verticalHeader().setDefaultSectionSize(row_px(26))
        face = font(BODY_PX, MEDIUM)
        last = self.cells.columnCount() - 1
        for column in range(last + 1):
            rows = range(self.cells.rowCount())
            head = self.cells.headerData(column, Qt.Orientation.Horizontal)
            texts = [str(self.cells.index(row, column).data() or "") for row in rows]
            wide = max(text_width(text, face) for text in (*texts, str(head)))
            room = max(scaled(_NARROWEST), wide + 2 * _PADDING + 4)
            explains = self.cells.section.single and column == last
            entered = self.cells.section.single and column == 1
            wanted = room if explains else min(scaled(_WIDEST), room)
            self.setColumnWidth(column, scaled(_WIDEST) if entered else wanted)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() and self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            box = QRectF(self.visualRect(self.currentIndex()))
            draw_focus_ring(painter, box.adjusted(0, 0, -1, -1), radius=2)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        self.moved.emit()

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
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
        alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
        plain = held == Qt.KeyboardModifier.NoModifier
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif key in _ENTER and plain:
            self.go_on()
        elif (key == Qt.Key.Key_F4 and plain) or (key == Qt.Key.Key_Down and held == alt):
            self.pick()
        elif key in _MOVES and held == alt | shift:
            self.move_row(_MOVES[key])
        elif key == Qt.Key.Key_Delete and held == Qt.KeyboardModifier.ControlModifier:
            self.drop_row()
        elif key in _CLEARS and plain:
            for index in self.selectedIndexes():
                self.cells.setData(index, "")
        elif key in _ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(scaled(560), scaled(300))
