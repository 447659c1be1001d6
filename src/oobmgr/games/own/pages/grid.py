"""The grid in which a section of a description is typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QCompleter, QLineEdit, QMenu, QStyleOptionViewItem, QWidget

from oobmgr.games.own.description.parts import PartKind
from oobmgr.games.own.pages.model import SectionModel
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, font, row_px, scaled
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import LEFT, draw_text, text_width
from oobmgr.ui.widgets.typed_grid import PADDING, TypedCell, TypedGrid

_NARROWEST: Final = 44
_WIDEST: Final = 220
_NEW: Final = "+"
_MOVES: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SEVERAL: Final = frozenset({PartKind.SOME, PartKind.FACTORS, PartKind.AMOUNTS})


class _EntryCell(TypedCell):
    """Draws entries in ink, faults in red, the row for a new entry in pencil."""

    def __init__(self, cells: SectionModel) -> None:
        super().__init__()
        self._cells = cells

    def ground(self, index: Index, *, selected: bool) -> Token:
        if selected:
            return "accentsoft"
        if self._cells.fault(index):
            return "errsoft"
        return "sheet" if self._cells.writable(index) else "panel"

    def write(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        text, token, face = _content(self._cells, index, self._cells.fault(index))
        draw_text(painter, rect, text, token, face, LEFT)

    # Qt

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        part = self._cells.part(index)
        if isinstance(editor, QLineEdit) and part.kind not in _SEVERAL:
            completer = QCompleter(list(self._cells.sheets.choices(part)), editor)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            editor.setCompleter(completer)
        return editor


def _content(model: SectionModel, index: Index, fault: str) -> tuple[str, Token, QFont]:
    text = str(index.data() or "")
    if fault:
        return text or "?", "err", font(BODY_PX, MEDIUM)
    if model.is_new(index) and not text:
        return _NEW if index.column() == 0 else "", "pencil", font(BODY_PX)
    return text, "ink" if model.writable(index) else "ink2", font(BODY_PX)


class SectionGrid(TypedGrid):
    """One section; a row behind the last begins a new entry."""

    key_hints = (
        ("Enter", "next cell"),
        ("F2", "change the entry"),
        ("F4 Alt+↓", "list of what may stand here"),
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
        menu = QMenu(self)
        menu.setAccessibleName(part.label)
        for word in known:
            menu.addAction(word)
        menu.triggered.connect(lambda action: self._picked(action.text(), part.kind))
        menu.setActiveAction(menu.actions()[0])
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
        """Give each column the width of what stands in it."""
        self.verticalHeader().setDefaultSectionSize(row_px(26))
        face = font(BODY_PX, MEDIUM)
        last = self.cells.columnCount() - 1
        for column in range(last + 1):
            rows = range(self.cells.rowCount())
            head = self.cells.headerData(column, Qt.Orientation.Horizontal)
            texts = [str(self.cells.index(row, column).data() or "") for row in rows]
            wide = max(text_width(text, face) for text in (*texts, str(head)))
            room = max(scaled(_NARROWEST), wide + 2 * PADDING + 4)
            explains = self.cells.section.single and column == last
            entered = self.cells.section.single and column == 1
            wanted = room if explains else min(scaled(_WIDEST), room)
            self.setColumnWidth(column, scaled(_WIDEST) if entered else wanted)

    def own_key(self, event: QKeyEvent, held: Qt.KeyboardModifier) -> bool:
        alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
        if event.key() in _MOVES and held == alt | shift:
            self.move_row(_MOVES[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete and held == Qt.KeyboardModifier.ControlModifier:
            self.drop_row()
        else:
            return False
        return True
