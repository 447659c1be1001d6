"""The sheet as it is: every cell untouched, columns told by a word and a swatch, marks framed."""

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from oobmgr.domain.quantities import lettered
from oobmgr.exchange.cells import shown
from oobmgr.exchange.readings import Problem, Severity
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token, colour, theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.views.import_order_of_battle.material import SheetLook
from oobmgr.ui.widgets.key_readers import READS_DIGITS, READS_LETTERS
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import CENTRE, draw_box, draw_marked, draw_text, text_width
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.table_delegate import struck_out
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import ABOUT_ROLE, About

_ROOT: Final = QModelIndex()
_NOT_READ: Final = "not read"
_READ_AS: Final = "What this column of the list is read as. A click on its head changes it."
_NO_MEANING: Final = "Nothing in this column is read. A click on its head says what it holds."
_SWATCHES: Final[tuple[Token, ...]] = (
    "column1", "column2", "column3", "column4", "column5", "column6",
)  # fmt: skip
_SAMPLE: Final = 120  # rows that a column is measured by; all of a large sheet would take long
_WIDEST: Final = 220
_NARROWEST: Final = 54
_MARK_LOOK: Final[dict[Severity, tuple[Token, Token, Token]]] = {
    Severity.ERROR: ("err", "errsoft", "err"),
    Severity.WARNING: ("warn", "warnsoft", "warnline"),
    Severity.NOTE: ("ink2", "panel", "line2"),
}


class SheetModel(QAbstractTableModel):
    """The cells of one sheet as a person sees them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sheet: SheetLook | None = None

    def set_sheet(self, sheet: SheetLook | None) -> None:
        """Show another sheet."""
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def text(self, row: int, column: int) -> str:
        """What stands in a cell, counted from 0; empty beyond the end of its row."""
        if self.sheet is None or row >= len(self.sheet.rows):
            return ""
        cells = self.sheet.rows[row]
        # As somebody wrote it: what is read from it is told beside.
        return AsWritten(shown(cells[column]) if column < len(cells) else "")

    def problem(self, row: int, column: int) -> Problem | None:
        """What is wrong with a cell."""
        return self.sheet.marks.get((row, column)) if self.sheet else None

    def _said(self, row: int, column: int) -> str:
        word = self.sheet.words.get(column, _NOT_READ) if self.sheet else _NOT_READ
        place = f"{lettered(column)}{row + 1}"
        return f"{tr(word)}, {place}: {self.text(row, column) or tr('nothing')}"

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() or self.sheet is None else len(self.sheet.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() or self.sheet is None else self.sheet.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), index.column())
        # Screen readers read cells one by one: without its column and place a number says nothing.
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._said(index.row(), index.column())
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            problem = self.problem(index.row(), index.column())
            return plain_tip(problem.sentence()) if problem else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if self.sheet is None:
            return None
        if role == ABOUT_ROLE and orientation == Qt.Orientation.Horizontal:
            word = self.sheet.words.get(section, "")
            meaning = _READ_AS if word else _NO_MEANING
            return About(f"Column {lettered(section)}", word or _NOT_READ, meaning, term=word)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        return f"{self.sheet.words.get(section, _NOT_READ)}, {lettered(section)}"


class _ColumnHead(QHeaderView):
    """Each column's meaning in a word over its letter, with a swatch and a line in its colour."""

    def __init__(self, model: SheetModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sheet = model
        follow_text(self, 40, QWidget.setFixedHeight)
        self.setMinimumSectionSize(36)

    # Qt

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 - Qt's
        sheet = self._sheet.sheet
        word = sheet.words.get(logicalIndex, "") if sheet else ""
        cell = QRectF(rect)
        painter.save()
        painter.fillRect(cell, colour("panel"))
        token: Token = "line2"
        if word and sheet:
            # By place among the columns that are read: two that stand side by side never look the
            # same.
            token = _SWATCHES[sorted(sheet.words).index(logicalIndex) % len(_SWATCHES)]
        painter.fillRect(QRectF(cell.right() - 1, cell.top(), 1, cell.height()), colour("line"))
        foot = QRectF(cell.left(), cell.bottom() - 3, cell.width(), 3)
        painter.fillRect(foot, colour(token))
        swatch = QRectF(cell.left() + 6, cell.top() + scaled(9), 8, 8)
        draw_box(
            painter, swatch, edge=None if word else "ctl", ground=token if word else None, radius=1
        )
        line = QRectF(cell.left() + 19, cell.top() + scaled(4), cell.width() - 24, scaled(18))
        draw_text(painter, line, word or "not read", "ink" if word else "ink2", _head_font(word))
        letter = QRectF(cell.left() + 6, line.bottom() - 2, cell.width() - 10, scaled(15))
        draw_text(painter, letter, lettered(logicalIndex), "ink2", font(LABEL_PX))
        painter.restore()


class _RowHead(QHeaderView):
    """Row numbers; those of rows that are left out are struck."""

    def __init__(self, model: SheetModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._sheet = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(18)
        self.measure()

    def measure(self) -> None:
        """Give the rows the height that the size of text asks for."""
        self.setDefaultSectionSize(row_px(22))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(text_width("00000", font(LABEL_PX)) + 8, 0)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 - Qt's
        sheet = self._sheet.sheet
        out = sheet is not None and logicalIndex in sheet.left_out
        cell = QRectF(rect)
        painter.save()
        painter.fillRect(cell, colour("panel"))
        painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), colour("line"))
        painter.fillRect(QRectF(cell.right() - 1, cell.top(), 1, cell.height()), colour("line2"))
        face = struck_out(font(LABEL_PX)) if out else font(LABEL_PX)
        draw_text(painter, cell, str(logicalIndex + 1), "err" if out else "ink2", face, CENTRE)
        painter.restore()


class CellMarkDelegate(QStyledItemDelegate):
    """Draws a cell, framed in red or amber where something is to be said of it."""

    def __init__(self, model: SheetModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        row, column = index.row(), index.column()
        sheet = self._model.sheet
        problem = self._model.problem(row, column)
        heading = sheet is not None and row <= sheet.heading_row
        ground: Token = "alt" if heading else "sheet"
        if option.state & QStyle.StateFlag.State_Selected:
            ground = "accentsoft"
        painter.fillRect(rect, colour(ground))
        painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), colour("line"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colour("line"))
        ink: Token = "ink"
        face = font(BODY_PX, SEMIBOLD) if heading else font(BODY_PX)
        if problem is not None:
            ink, soft, edge = _MARK_LOOK[problem.severity]
            # Amber and red are alike in grey.
            dashed = problem.severity is not Severity.ERROR
            cell = rect.adjusted(0, 0, -1, -1)
            draw_marked(painter, cell, edge=edge, ground=soft, dashed=dashed)
            face = font(BODY_PX, SEMIBOLD)
        elif sheet is not None and row in sheet.left_out:
            ink, face = "off", struck_out(font(BODY_PX))
        text = self._model.text(row, column)
        draw_text(painter, rect.adjusted(6, 0, -4, 0), text, ink, face)


class SheetView(QTableView):
    """The cells of a sheet, to look at; going to a cell brings it into sight.

    A click on the head of a column asks what it holds: `column_picked` gives its number from 0.
    `cell_picked` is the cell, row and column from 0, on which the player went himself. What he
    types there is `typed`: in spreadsheets it goes into the cell.
    """

    column_picked = Signal(int)
    cell_picked = Signal(int, int)
    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.sheet_model = SheetModel(self)
        self.setModel(self.sheet_model)
        self.setItemDelegate(CellMarkDelegate(self.sheet_model, self))
        self.setHorizontalHeader(_ColumnHead(self.sheet_model, self))
        self._rows = _RowHead(self.sheet_model, self)
        self.setVerticalHeader(self._rows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        # Tab leads on to the next panel, not through thousands of cells.
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("The sheet as it is"))
        self.setProperty(READS_LETTERS, True)
        self.setProperty(READS_DIGITS, True)
        self.horizontalHeader().setSectionsClickable(True)
        self.horizontalHeader().sectionClicked.connect(self.column_picked)
        # The one where it stands already, too, to which a problem may have led.
        self.clicked.connect(lambda index: self.cell_picked.emit(index.row(), index.column()))
        self._sheet: SheetLook | None = None
        theme_changes().changed.connect(self._wear)

    def show_sheet(self, sheet: SheetLook | None) -> None:
        """Show a sheet, its columns as wide as most of their text."""
        self.sheet_model.set_sheet(sheet)
        self._sheet = sheet
        self._fit()

    def _fit(self) -> None:
        if self._sheet is not None:
            for column in range(self._sheet.columns):
                self.setColumnWidth(column, self._fitting(self._sheet, column))

    def _wear(self) -> None:
        """Follow another size of text."""
        self._rows.measure()
        self._fit()
        self.updateGeometries()  # the heads are as high and as wide as their text

    def go_to(self, row: int, column: int) -> None:
        """Bring a cell into sight and mark it; -1 goes to the row."""
        index = self.sheet_model.index(row, max(0, column))
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _fitting(self, sheet: SheetLook, column: int) -> int:
        face = font(BODY_PX)
        texts = (self.sheet_model.text(row, column) for row in range(min(_SAMPLE, len(sheet.rows))))
        wide = max((text_width(text, face) for text in texts), default=0)
        word = sheet.words.get(column, "not read")
        head = text_width(word, _head_font(word)) + 30
        return max(scaled(_NARROWEST), min(scaled(_WIDEST), max(wide + 16, head)))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        with_letter = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        held = event.modifiers() & ~with_letter
        if text.strip() and text.isprintable() and not held and self.currentIndex().isValid():
            self.typed.emit(text)
            return
        super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # Without the keys it was led there from beside, where the player goes on.
        if current.isValid() and self.hasFocus():
            self.cell_picked.emit(current.row(), current.column())


def _head_font(word: str) -> QFont:
    return font(LABEL_PX, SEMIBOLD) if word else font(LABEL_PX)
