"""How the rows of a table are drawn, each as one: its ground, its rule, then cell by cell."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import Any, Final, NamedTuple, cast

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QTableView

from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.elision import whole_parts
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import RIGHT, draw_rule, draw_selected, draw_text, text_width
from oobmgr.ui.widgets.table_delegate import ACCENT_BAR, CELL_PADDING, Cell, TableDelegate

_BETWEEN: Final = 8
"""What parts the texts in the head of a group, in pixels."""


class _Place(NamedTuple):
    """A column in sight: from where to where, and what draws its cells."""

    at: int
    left: int
    width: int
    column: Column[Any]
    delegate: TableDelegate


class _Line(NamedTuple):
    """A row in sight: its place, from where to where, and what stands in it."""

    at: int
    top: int
    height: int
    row: Any


class RowDrawing:
    """Draws rows of a table as its columns stand now, for as long as one painting takes."""

    def __init__(self, table: QTableView, model: ListTableModel[Any], sight: QRect) -> None:
        """Look once where the columns stand; those out of `sight` are left out."""
        self._table = table
        self._model = model
        self._places = [
            one
            for one in _columns(table, model)
            if one.left <= sight.right() and one.left + one.width > sight.left()
        ]
        self._left = min((one.left for one in self._places), default=0)
        self._right = max((one.left + one.width for one in self._places), default=0)

    def draw(self, painter: QPainter, places: Sequence[int]) -> None:
        """Draw the rows at these places, of which none is the head of a group."""
        table = self._table
        lines = [
            _Line(at, table.rowViewportPosition(at), table.rowHeight(at), row)
            for at in places
            if (row := self._model.row_at(at)) is not None
        ]
        if not lines or not self._places:
            return
        for line in lines:
            self._draw_ground(painter, line)
        # Column by column: what is drawn alike follows each other, in the same face and colour,
        # and symbols that are drawn for the first time take a third of the time so.
        for one in self._places:
            # What finds no room must not run into the next cell.
            painter.setClipRect(one.left, 0, one.width, table.viewport().height())
            left, width = one.left + CELL_PADDING, one.width - 2 * CELL_PADDING
            for line in lines:
                room = QRectF(left, line.top, width, line.height - 1)
                one.delegate.paint_content(painter, room, Cell(self._model, one.column, line.row))
        painter.setClipping(False)

    def _draw_ground(self, painter: QPainter, line: _Line) -> None:
        whole = QRectF(self._left, line.top, self._right - self._left, line.height)
        # Rows are chosen as wholes, so that one cell speaks for all of them.
        index = self._model.index(line.at, self._places[0].at)
        if self._table.selectionModel().isSelected(index):
            draw_selected(painter, whole, bar=False)
            for one in self._places:
                if not one.at:
                    bar = QRectF(one.left, line.top, ACCENT_BAR, line.height)
                    painter.fillRect(bar, colour("accent"))
        # After the ground of a chosen row, which would cover it.
        draw_rule(painter, whole.left(), whole.right(), whole.bottom() - 1, "line")


def _columns(table: QTableView, model: ListTableModel[Any]) -> Iterator[_Place]:
    for at, column in enumerate(model.columns):
        # A hidden one has no width.
        if width := table.columnWidth(at):
            # A column without one of its own is drawn by that of the table.
            own = cast("TableDelegate | None", table.itemDelegateForColumn(at))
            delegate = own or cast("TableDelegate", table.itemDelegate())
            yield _Place(at, table.columnViewportPosition(at), width, column, delegate)


def group_width(group: GroupRow) -> int:
    """The width from which the head of a group stands whole."""
    left = text_width(group.label, font(NAME_PX, SEMIBOLD))
    detail = text_width(group.detail, font(BODY_PX)) + _BETWEEN if group.detail else 0
    right = text_width(group.right, font(BODY_PX)) + _BETWEEN
    return scaled(12) + 13 + ceil(left) + ceil(detail) + ceil(right) + CELL_PADDING


def draw_group(painter: QPainter, rect: QRectF, group: GroupRow, *, closed: bool) -> None:
    """Draw the head of a group, open or closed."""
    painter.fillRect(rect, colour("panel"))
    draw_rule(painter, rect.left(), rect.right(), rect.bottom() - 1, "line")
    arrow = "chevron_right" if closed else "chevron_down"
    draw_icon(painter, QRectF(rect.left() + 8, rect.top(), scaled(12), rect.height()), arrow)
    inner = rect.adjusted(scaled(12) + 13, 0, -CELL_PADDING, -1)
    group = with_room(group, inner.width())
    middle = Qt.TextElideMode.ElideMiddle
    used = draw_text(painter, inner, group.label, "ink", font(NAME_PX, SEMIBOLD), elide=middle)
    draw_text(painter, inner.adjusted(used + _BETWEEN, 0, 0, 0), group.detail, "ink2")
    draw_text(painter, inner, group.right, "ink", font(BODY_PX), RIGHT)


def with_room(group: GroupRow, room: float) -> GroupRow:
    """The head of a group as it finds room: its name first, then the figure, then the detail.

    What is not whole is left out by its commas; who hovers over the head is told all of it.
    """
    left = room - text_width(group.label, font(NAME_PX, SEMIBOLD))
    right = _whole(group.right, left)
    return replace(group, right=right, detail=_whole(group.detail, left - _taken(right)))


def _whole(words: str, room: float) -> str:
    """As many parts of a text as find room beside what stands before it."""
    return AsWritten(whole_parts(tr(words), lambda part: _taken(AsWritten(part)) <= room))


def _taken(words: str) -> float:
    """The room that a text of a head takes, with what parts it from the one before."""
    return text_width(words, font(BODY_PX)) + _BETWEEN if words else 0
