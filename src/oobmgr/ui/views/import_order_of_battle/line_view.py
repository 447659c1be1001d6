"""The list in which the units as they will be are drawn as a tree."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.views.import_order_of_battle.unit_lines import (
    LEFT_OUT,
    NEW,
    TAGS,
    Path,
    UnitLine,
    without_closed,
)
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import Index, ListTableModel
from oobmgr.ui.widgets.paint import RIGHT, draw_focus_ring, draw_rule, draw_tag, draw_text, tag_size
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.presses import is_left
from oobmgr.ui.widgets.table_delegate import struck_out

_ROW_PX: Final = 24
_INDENT: Final = 14
_RATINGS: Final = 56
_MARK: Final = 12
_SYMBOL: Final = 22


class _LineDelegate(QStyledItemDelegate):
    """Draws a formation with its arrow, or a unit with symbol, tag and ratings."""

    def __init__(self, view: LineView) -> None:
        super().__init__(view)
        self._view = view

    # Qt

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, row_px(_ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model: Any = index.model()
        line: UnitLine = model.row_at(index.row())
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colour("accentsoft"))
            painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), colour("accent"))
        draw_rule(painter, rect.left(), rect.right() + 1, rect.bottom(), "line")
        inner = rect.adjusted(10 + line.level * _INDENT, 0, -12, -1)
        if line.is_formation:
            self._paint_formation(painter, inner, line)
        else:
            self._paint_unit(painter, inner, line)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect, radius=2)

    def _paint_formation(self, painter: QPainter, rect: QRectF, line: UnitLine) -> None:
        arrow = "chevron_right" if line.path in self._view.closed else "chevron_down"
        draw_icon(
            painter, QRectF(rect.left(), rect.top(), scaled(_MARK), rect.height()), arrow, "ink2"
        )
        words = rect.adjusted(scaled(_MARK) + 6, 0, 0, 0)
        used = draw_text(painter, words, line.title, "ink", font(NAME_PX, SEMIBOLD))
        draw_text(painter, words.adjusted(used + 8, 0, 0, 0), line.detail, "ink2")

    def _paint_unit(self, painter: QPainter, rect: QRectF, line: UnitLine) -> None:
        # What cannot be read, and a record, is no unit: there is no symbol to draw.
        if line.emblem:
            mark = QRectF(rect.left(), rect.top(), scaled(_SYMBOL), rect.height())
            draw_symbol(painter, mark, line.type, line.size, Emblem(line.emblem))
        if line.right:
            draw_text(painter, rect, line.right, "ink", font(BODY_PX), RIGHT)
        out = line.fate == LEFT_OUT
        right = rect.right() - (scaled(_RATINGS) if line.right else 0)
        size = tag_size(line.fate)
        top = round(rect.top() + (rect.height() - size.height()) / 2)
        tag = QRectF(right - size.width(), top, size.width(), size.height())
        draw_tag(painter, tag, line.fate, TAGS[line.fate])
        left = rect.left() + scaled(_SYMBOL) + 7
        words = QRectF(left, rect.top(), tag.left() - left - 8, rect.height())
        face = struck_out(font(BODY_PX)) if out else font(BODY_PX)
        ink: Token = "off" if out else "ink"
        used = draw_text(painter, words, line.title, ink, face, elide=Qt.TextElideMode.ElideMiddle)
        draw_text(painter, words.adjusted(used + 8, 0, 0, 0), line.detail, "ink2")


class LineView(QTableView):
    """Formations open and close with Left, Right or a click; a unit leads to its row."""

    place_picked = Signal(str, int)

    def __init__(self) -> None:
        super().__init__()
        self.closed: frozenset[Path] = frozenset()
        self._lines: tuple[UnitLine, ...] = ()
        self._shown = ListTableModel[UnitLine](
            (
                Column(
                    key="t",
                    title="",
                    text=_spoken,
                    tooltip=lambda line: line.note or line.title,
                    sentence="A unit of the workbook, or what is asked about it.",
                ),
            )
        )
        self.setModel(self._shown)
        self.setItemDelegate(_LineDelegate(self))
        # A table, for Qt's list asks for each of twenty thousand lines whenever they change.
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        follow_text(self, _ROW_PX, lambda _, px: rows.setDefaultSectionSize(px), measure=row_px)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("The units as they will be"))
        self.selectionModel().currentChanged.connect(self._moved)

    @property
    def lines(self) -> tuple[UnitLine, ...]:
        """What is shown, closed formations without what is below them."""
        return tuple(self._shown.rows)

    def set_lines(self, lines: tuple[UnitLine, ...]) -> None:
        """Show other lines, everything open."""
        self._lines = lines
        # Of another workbook nothing is known to be worth folding away.
        self.closed = frozenset()
        self._shown.set_rows(lines)

    def _turn(self, at: int) -> None:
        line = self._shown.row_at(at)
        if line is None or not line.is_formation:
            return
        self.closed ^= {line.path}
        self._shown.set_rows(without_closed(self._lines, self.closed))
        # Only rows below it have come or gone, so the formation stays where it was.
        self.setCurrentIndex(self._shown.index(at, 0))

    def _moved(self, current: QModelIndex) -> None:
        line = self._shown.row_at(current.row()) if current.isValid() else None
        if line is not None and line.place is not None:
            # Rows are counted from 1 in a workbook and from 0 in a table.
            self.place_picked.emit(line.place.sheet, line.place.row - 1)

    # Qt

    def moveCursor(
        self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # In a table they lead along the row, which has one cell.
        if action in {QTableView.CursorAction.MoveHome, QTableView.CursorAction.MoveEnd}:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # First as ever, so that the row is current before rows below it come or go.
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and is_left(event):
            self._turn(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        line = self._shown.row_at(index.row()) if index.isValid() else None
        opens = {Qt.Key.Key_Left: False, Qt.Key.Key_Right: True}
        if line is not None and line.is_formation and event.key() in opens:
            # The arrows open and close and never turn round, however often they are pressed.
            if (line.path in self.closed) == opens[Qt.Key(event.key())]:
                self._turn(index.row())
        else:
            super().keyPressEvent(event)


def _spoken(line: UnitLine) -> str:
    parts = (line.title, line.detail, line.right, "" if line.fate == NEW else line.fate)
    return tr_each(", ", filter(None, parts))
