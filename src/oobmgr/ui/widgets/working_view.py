"""The working of a ruling, as the player would have written it in pencil."""

from typing import Final, Literal

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from oobmgr.domain.values import dataclass
from oobmgr.rules.case_names import shown_case
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import colour, theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import (
    LEFT,
    RIGHT,
    chip_rect,
    chip_size,
    draw_chip,
    draw_rule,
    draw_text,
    text_width,
    whole,
)
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import ABOUT_ROLE, About

WorkingKind = Literal["heading", "line", "sum", "result"]

_ROOT: Final = QModelIndex()
_LABEL, _ARITHMETIC, _VALUE, _CASE = range(4)
_ROW: Final = 21
_VALUE_WIDTH: Final = 68
_GAP: Final = 12
_NEXT_LINE: Final = 15
"""How far below each other the lines of a label stand that does not fit into one."""
_MOST_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class WorkingRow:
    """One line of the working; everything is text, worked out elsewhere.

    Attributes:
        kind: A heading, a line, a sum (ruled above) or the result (double ruled below).
        label: What is counted.
        arithmetic: How, such as "93 × 85 %".
        value: What comes out, with a true minus and a thin space where it is taken away.
        case: The id of the case that says so; empty for plain arithmetic.
    """

    kind: WorkingKind
    label: str
    arithmetic: str = ""
    value: str = ""
    case: str = ""

    @property
    def chip(self) -> str:
        """The case as its chip writes it."""
        return shown_case(self.case)


class _WorkingModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[WorkingRow, ...] = ()

    def set_rows(self, rows: tuple[WorkingRow, ...]) -> None:
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 4

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.label, row.arithmetic, row.value, row.chip)[index.column()]
        if role == ABOUT_ROLE:
            return About(row.label, row.value, row.arithmetic, row.case)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = (
                row.label,
                row.arithmetic,
                row.value,
                row.case and f"case {row.chip}",
            )
            return ", ".join(tr(word) for word in words if word)
        if role == Qt.ItemDataRole.ToolTipRole and index.column() != _CASE:
            # Values, too: a long one is cut where even its share of the room is too little.
            said = [row.value] if index.column() == _VALUE else [row.label, row.arithmetic]
            return plain_tip(" ".join(tr(word) for word in said if word))
        return None


def label_face(row: WorkingRow) -> QFont:
    """Return the face of a label: sums are half-bold."""
    return font(BODY_PX) if row.kind == "line" else font(BODY_PX, SEMIBOLD)


def _value_face(row: WorkingRow) -> QFont:
    """Return the face of a value: sums and results are half-bold."""
    return font(BODY_PX, SEMIBOLD) if row.kind in {"sum", "result"} else font(BODY_PX)


class WorkingDelegate(QStyledItemDelegate):
    """Draws labels, pencil arithmetic, ruled values and chips."""

    def __init__(self, view: "WorkingView") -> None:
        super().__init__(view)
        self._view = view

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = whole(option.rect)
        row = self._view.rows[index.row()]
        if self._view.marked == index.row():
            painter.fillRect(rect, colour("accentsoft"))
        column = index.column()
        if column != _LABEL:  # in a line of two, what is reckoned stands beside the last
            rect = rect.adjusted(0, rect.height() - row_px(_ROW), 0, 0)
        if column == _LABEL:
            self._paint_label(painter, rect, row)
        elif column == _ARITHMETIC:
            rect = rect.adjusted(-self._view.left_over(row), 0, 0, 0)
            face = font(BODY_PX, italic=True)
            draw_text(painter, rect.adjusted(0, 0, -_GAP, 0), row.arithmetic, "pencil", face, RIGHT)
        elif column == _VALUE:
            self._paint_value(painter, rect, row)
        elif row.case:
            draw_chip(painter, chip_rect(rect, row.chip, margin=1), row.chip)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, row_px(_ROW))

    def _paint_label(self, painter: QPainter, rect: QRectF, row: WorkingRow) -> None:
        if row.kind == "heading":
            # A heading has no arithmetic, so it may use the room of that column.
            rect = rect.adjusted(0, 0, self._view.columnWidth(_ARITHMETIC), 0)
            draw_text(painter, rect, row.label, "ink2", font(LABEL_PX, SEMIBOLD))
            return
        rect.setWidth(self._view.label_room(row))
        lines = self._view.label_lines(row)
        high = row_px(_ROW)
        for at, words in enumerate(lines):
            top = rect.bottom() - high - (len(lines) - 1 - at) * scaled(_NEXT_LINE)
            line = QRectF(rect.left(), top, rect.width(), high)
            # Said already: "Stand", as a state is called elsewhere, is a word of ours with another
            # meaning.
            draw_text(painter, line, AsWritten(words), "ink", label_face(row), LEFT)

    def _paint_value(self, painter: QPainter, rect: QRectF, row: WorkingRow) -> None:
        summed = row.kind in {"sum", "result"}
        if summed:
            draw_rule(painter, rect.left(), rect.right(), rect.top(), "ink")
        if row.kind == "result":
            draw_rule(painter, rect.left(), rect.right(), rect.bottom() - 3, "ink")
            draw_rule(painter, rect.left(), rect.right(), rect.bottom() - 1, "ink")
        face = _value_face(row)
        text = rect.adjusted(0, 1 if summed else 0, 0, -2 if row.kind == "result" else 0)
        draw_text(painter, text, row.value, "ink" if summed else "ink2", face, RIGHT)


class WorkingView(QTableView):
    """Shows the working: a click on a chip or Enter opens its case, Ctrl+C copies all of it."""

    case_opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = _WorkingModel()
        self._reached_by = self.focusPolicy()
        self.setModel(self._rows)
        self.setItemDelegate(WorkingDelegate(self))
        self.setAccessibleName(tr("The working"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        # Tab goes on to the next widget: from cell to cell there is nothing to do.
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A line is read, not picked; the cursor alone says where Enter opens a case.
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # The working stands on pages of different grounds.
        self.setStyleSheet("QTableView { background: transparent; }")
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().hide()
        # Otherwise Qt keeps room for a heading, and a column of cases without any could not vanish.
        self.horizontalHeader().setMinimumSectionSize(0)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(_LABEL, QHeaderView.ResizeMode.Stretch)
        theme_changes().changed.connect(self._measure)
        self.clicked.connect(self._clicked)
        self._measure()
        self._pass_by()

    @property
    def rows(self) -> tuple[WorkingRow, ...]:
        """The lines that are shown."""
        return self._rows.rows

    @property
    def rows_shown(self) -> tuple[WorkingRow, ...]:
        """The lines without those that are hidden, which stand elsewhere and take no width here."""
        return tuple(row for at, row in enumerate(self.rows) if not self.isRowHidden(at))

    @property
    def marked(self) -> int:
        """The line that has the focus, or -1."""
        return self.currentIndex().row() if self.hasFocus() else -1

    def set_rows(self, rows: tuple[WorkingRow, ...]) -> None:
        """Show another working."""
        self._rows.set_rows(rows)
        self._pass_by()
        self._measure()
        self.updateGeometry()

    def _pass_by(self) -> None:
        """Take no focus while there is no line: nothing would show it."""
        super().setFocusPolicy(self._reached_by if self.rows else Qt.FocusPolicy.NoFocus)
        if not self.rows and self.hasFocus():
            self.focusPreviousChild()

    def stacked(self, _: WorkingRow, /) -> bool:
        """Return whether a line's arithmetic stands below its label, for want of room beside it."""
        return False

    def words_room(self) -> int:
        """Return the width that a label and its arithmetic have together."""
        return self.viewport().width() - self.columnWidth(_VALUE) - self.columnWidth(_CASE)

    def label_room(self, row: WorkingRow) -> int:
        """Return the width for a label: it may use what its own arithmetic leaves free."""
        if self.stacked(row):
            return self.words_room() - _GAP // 2
        used = text_width(row.arithmetic, font(BODY_PX, italic=True)) if row.arithmetic else 0
        free = self.columnWidth(_ARITHMETIC) - used - (2 * _GAP if used else _GAP)
        # Not the width of its column: Qt stretches that only when it lays out the next time.
        others = (_ARITHMETIC, _VALUE, _CASE)
        column = self.viewport().width() - sum(self.columnWidth(other) for other in others)
        return column + max(0, free) - _GAP // 2

    def left_over(self, row: WorkingRow) -> int:
        """Return the width of the column of labels that a line's arithmetic may use as well."""
        column = self.columnWidth(_LABEL)
        if self.stacked(row):
            return column
        return max(0, column - text_width(row.label, label_face(row)) - _GAP)

    def label_lines(self, row: WorkingRow) -> tuple[str, ...]:
        """Break a label between words where it is too long; what is left is elided when drawn."""
        room = self.label_room(row)
        face = label_face(row)
        lines: list[str] = []
        # Lines are broken in the words that are drawn, which may be longer than ours.
        for word in tr(row.label).split():
            joined = f"{lines[-1]} {word}" if lines else word
            if lines and text_width(joined, face) > room and len(lines) < _MOST_LINES:
                lines.append(word)
            else:
                lines[-1:] = [joined]
        return (*lines, "") if self.stacked(row) else tuple(lines)

    def _fit_rows(self) -> None:
        """Give each row the height that its label takes in this width."""
        before = self._height()
        for at, row in enumerate(self.rows):
            more = 0 if row.kind == "heading" else len(self.label_lines(row)) - 1
            self.setRowHeight(at, row_px(_ROW) + max(0, more) * scaled(_NEXT_LINE))
        # Only then, for it lays out all that is around.
        if self._height() != before:
            self.updateGeometry()

    def _height(self) -> int:
        return sum(self.rowHeight(at) for at in range(len(self.rows)))

    def as_text(self) -> str:
        """Return the working as text: columns separated by tabs, sums ruled with dashes."""
        lines: list[str] = []
        for row in self.rows:
            if row.kind == "heading":
                lines.append(row.label)
                continue
            if row.kind in {"sum", "result"}:
                lines.append("\t\t-----")
            words = [row.label, row.arithmetic, row.value, row.chip]
            lines.append("\t".join(words).rstrip())
        return "\n".join(lines)

    def copy(self) -> None:
        """Put the working on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.as_text())

    def _measure(self) -> None:
        self.verticalHeader().setMinimumSectionSize(row_px(_ROW))
        self.verticalHeader().setDefaultSectionSize(row_px(_ROW))
        self._fit_columns()
        self._fit_rows()

    def _fit_columns(self) -> None:
        """Give each column the width that what stands in it takes."""
        face = font(BODY_PX, italic=True)
        pencil = max((text_width(row.arithmetic, face) for row in self.rows_shown), default=0)
        chips = max((chip_size(row.chip).width() for row in self.rows_shown if row.case), default=0)
        # Longer arithmetic takes what its own label leaves free (`left_over`).
        self.setColumnWidth(_ARITHMETIC, min(pencil + _GAP + 2, scaled(220)) if pencil else _GAP)
        # Most are figures; words, such as what a table brings, take what they need of two fifths.
        values = max(
            (text_width(row.value, _value_face(row)) for row in self.rows_shown), default=0
        )
        most = max(scaled(120), self.viewport().width() * 2 // 5)
        self.setColumnWidth(_VALUE, max(scaled(_VALUE_WIDTH), min(values + 6, most)))
        self.setColumnWidth(_CASE, chips + 26 if chips else 2)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == _CASE:
            self._open(index)

    def _open(self, index: QModelIndex) -> None:
        case = self.rows[index.row()].case if index.isValid() else ""
        if case:
            self.case_opened.emit(case)

    # Qt

    def setFocusPolicy(self, policy: Qt.FocusPolicy) -> None:
        self._reached_by = policy
        self._pass_by()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Without a cursor, Enter would have nothing to open after Tab led here.
        if not self.currentIndex().isValid() and self.rows:
            self.setCurrentIndex(self._rows.index(0, 0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def chip_point(self, at: int) -> QPointF:
        """Return the middle of the chip of a line, in the coordinates of the viewport."""
        return QRectF(self.visualRect(self._rows.index(at, _CASE))).center()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
        self._fit_rows()

    def sizeHint(self) -> QSize:
        return QSize(scaled(400), self._height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(240), row_px(_ROW) * min(4, len(self.rows)))
