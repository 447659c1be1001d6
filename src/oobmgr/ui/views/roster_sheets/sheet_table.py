"""A Roster Sheet as a table on paper: formations, lines of units, boxes that take marks."""

from collections.abc import Hashable, Mapping, Sequence
from functools import reduce
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView

from oobmgr.domain.postings import UnitId
from oobmgr.rules.rosters import MOST_BOXES, RosterHeading, RosterRules
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import tr
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font, row_px
from oobmgr.ui.viewmodels.roster_sheets import GroupKey, SheetLine, group_labels
from oobmgr.ui.views.roster_sheets.sheet_columns import (
    DESIGNATION,
    RATINGS,
    SYMBOL,
    TYPE,
    boxes_of,
    sheet_columns,
    status_column,
    steps_column,
    tags_of,
)
from oobmgr.ui.views.tables import SharingTable
from oobmgr.ui.widgets.column_widths import width_of_title
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.key_readers import READS_DIGITS
from oobmgr.ui.widgets.list_model import Index, ListTableModel
from oobmgr.ui.widgets.paint import RIGHT, draw_rule, draw_text, text_width
from oobmgr.ui.widgets.steps import (
    StepDelegate,
    boxes_width,
    not_entered_width,
    paint_step_boxes,
)
from oobmgr.ui.widgets.table_delegate import ACCENT_BAR, CELL_PADDING, draw_cell_text, symbol_cell
from oobmgr.ui.widgets.tags import draw_tags

_ROW_PX: Final = 24
_HEAD_PX: Final = 26
_WORDS: Final = {DESIGNATION: (84, 190, 72), TYPE: (84, 170, 56)}
_STATUS_PX: Final = 112
_BACK: Final = frozenset(
    {
        QAbstractItemView.CursorAction.MoveUp,
        QAbstractItemView.CursorAction.MovePageUp,
        QAbstractItemView.CursorAction.MoveEnd,
    }
)


class SheetTable(SharingTable):
    """One sheet. Arrows go from unit to unit, Tab to the next formation, digits set steps.

    `box_clicked` carries the line and the box; `steps_typed` a digit; `letter_typed` a letter or
    sign that no row takes; `row_opened` (of every table) the line for its details.
    """

    box_clicked = Signal(object, int)
    steps_typed = Signal(int)
    letter_typed = Signal(str)

    rows_px = _ROW_PX

    def __init__(self, rules: RosterRules) -> None:
        self.units: ListTableModel[SheetLine] = ListTableModel(
            sheet_columns(rules), row_key=lambda line: line.id
        )
        self._rules = rules
        self._steps, self._status = steps_column(rules), status_column(rules)
        self._headings: dict[Hashable, RosterHeading] = {}
        self._labels: dict[GroupKey, str] = {}
        super().__init__(self.units, _WORDS, _STATUS_PX)
        self.units.setParent(self)
        self.setObjectName("roster_sheet")
        self.setAccessibleName(tr("Roster Sheet"))
        self.setProperty("ground", "paper")
        self.setProperty(READS_DIGITS, True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        # Its order is that of the paper: nothing can be sorted.
        self.horizontalHeader().setSectionsClickable(False)
        boxes = StepDelegate(self)
        boxes.step_clicked.connect(self._box_clicked)
        self.setItemDelegateForColumn(self._steps, boxes)
        self._fitted = ""

    def _measure(self) -> None:
        super()._measure()
        self.horizontalHeader().setFixedHeight(row_px(_HEAD_PX))

    def refit(self) -> None:
        self.fit_lines(self.units.rows)

    # What is shown

    def set_sheet(
        self, key: str, lines: Sequence[SheetLine], heads: dict[Hashable, RosterHeading]
    ) -> None:
        """Show the lines of a sheet; on the same sheet, selection and scroll stay."""
        if self._fitted != key:
            self.verticalScrollBar().setValue(0)
        self._fitted = key
        self._headings = heads
        # Once for the sheet: a mark asks for the head of its formation, and changes no name.
        self._labels = group_labels(line.group for line in lines)
        self.units.set_grouping(lambda line: line.group, self._head)
        self.set_lines(lines)
        # Keys go to the current line, and without one the first would be lost.
        if not self.currentIndex().isValid():
            self.go_to_first()

    def show_again(
        self,
        lines: Sequence[SheetLine],
        heads: Mapping[Hashable, RosterHeading],
        *,
        at_once: bool = False,
    ) -> None:
        """Paint some lines as they are now, with the heads of their formations.

        `at_once` does it before anything else that waits, as a key asks for.
        """
        # Before the rows, since the heads of their groups are asked for as these change.
        self._headings |= heads
        self.units.replace_rows({line.id: line for line in lines})
        if at_once:
            places = self.units.places_of({line.id for line in lines})
            rows = (self._row_rect(at) for at in places)
            # `repaint` paints before it returns; `update` would wait behind every event that is
            # queued.
            self.viewport().repaint(QRegion(reduce(QRect.united, rows, QRect())))

    def _head(self, key: Hashable, lines: Sequence[SheetLine]) -> GroupRow:
        heading = self._headings.get(key)
        group = key if isinstance(key, tuple) else ()
        detail, right = (heading.detail, heading.right) if heading else ("", "")
        return GroupRow(key, self._labels.get(group, ""), detail, right)

    def head_width(self, at: int) -> int:
        """Return the width that the head of a column takes: a sheet is never sorted."""
        return width_of_title(self.units.columns[at])

    def fit_lines(self, lines: Sequence[SheetLine]) -> None:
        self.show_all_columns()
        self.fit_columns()
        most = max((min(MOST_BOXES, boxes_of(line.row).total) for line in lines), default=0)
        boxes = boxes_width(most) + 2 * CELL_PADDING
        self.setColumnWidth(self._steps, max(boxes, not_entered_width() + 2 * CELL_PADDING))
        every = range(len(self.units.columns))
        self.share_among(at for at in every if at not in {*_WORDS, self._status})

    def given_up(self) -> Sequence[int]:
        """What the details tell as well: what units did, the type, then what else is printed."""
        return (self._status + 1, TYPE, *range(self._steps - 1, RATINGS, -1), RATINGS)

    # Where one is

    def chosen(self) -> list[SheetLine]:
        """The selected lines, or the current one where none is selected."""
        line = self.current_row()
        return self.selected_rows() or ([line] if line is not None else [])

    def go_to(self, unit: UnitId) -> bool:
        """Select one unit and bring it into sight; False where it is not on this sheet."""
        places = self.units.places_of({unit})
        if places:
            self._select(places[0])
        return bool(places)

    def go_to_first(self) -> None:
        """Select the first unit of the sheet."""
        at = self.units.find(lambda _: True)
        if at >= 0:
            self._select(at)

    def go_to_formation(self, by: int) -> bool:
        """Select the first unit of the next formation (1) or of the one before (-1).

        False at the ends of the sheet.
        """
        heads = [at for at in range(self.units.rowCount()) if self.units.is_head(at)]
        here = max((at for at in heads if at < self.currentIndex().row()), default=-1)
        place = heads.index(here) + by if here in heads else 0  # no unit yet: to the first one
        if not 0 <= place < len(heads):
            return False
        self._select(heads[place] + 1)
        return True

    def _select(self, at: int) -> None:
        index = self.units.index(at, DESIGNATION)
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        self.scrollTo(index)

    def _box_clicked(self, index: QModelIndex, box: int) -> None:
        line = self.units.row_at(index.row())
        if line is not None:
            self.box_clicked.emit(line, box)

    def _paint_line(self, painter: QPainter, at: int, rect: QRect) -> None:
        """Draw a line as one, without a way through Qt for each cell.

        On that way each cell would wait for the workers' turn, and a key has sixteen milliseconds.
        """
        line = self.units.row_at(at)
        if line is None:
            return
        area = QRectF(rect)
        if self.selectionModel().isSelected(self.units.index(at, 0)):
            painter.fillRect(area, colour("accentsoft"))
            bar = QRectF(area.left(), area.top(), ACCENT_BAR, area.height())
            painter.fillRect(bar, colour("accent"))
        draw_rule(painter, area.left(), area.right(), area.bottom() - 1, "paperline")
        top, height = area.top(), area.height() - 1
        for at_column, column in enumerate(self.units.columns):
            width = self.columnWidth(at_column)
            if width <= 0:
                continue
            left = self.columnViewportPosition(at_column) + CELL_PADDING
            cell = QRectF(left, top, width - 2 * CELL_PADDING, height)
            self._paint_cell(painter, cell, at_column, column, line)

    def _paint_cell(
        self,
        painter: QPainter,
        cell: QRectF,
        at: int,
        column: Column[SheetLine],
        line: SheetLine,
    ) -> None:
        if at == SYMBOL:
            unit = line.row.unit
            draw_symbol(painter, symbol_cell(cell), unit.type, unit.size, Emblem(line.emblem))
        elif at == self._steps:
            paint_step_boxes(painter, cell, boxes_of(line.row))
        elif at == self._status:
            draw_tags(painter, cell, tags_of(line))
        else:
            draw_cell_text(painter, cell, column, line, lambda: self.units.terms(column))

    def paint_group(self, painter: QPainter, rect: QRectF, group: GroupRow) -> None:
        painter.fillRect(rect, colour("paper"))
        draw_rule(painter, rect.left(), rect.right(), rect.bottom() - 1, "ink")
        right = text_width(group.right, font(BODY_PX))
        inner = rect.adjusted(CELL_PADDING, 0, -CELL_PADDING, -1)
        left = inner.adjusted(0, 0, -right - CELL_PADDING, 0)
        used = draw_text(painter, left, group.label, "ink", font(NAME_PX, SEMIBOLD))
        draw_text(painter, left.adjusted(used + 10, 0, 0, 0), group.detail, "ink2")
        draw_text(painter, inner, group.right, "ink2", font(BODY_PX), RIGHT)

    # Qt

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        # Qt would have a pixel of the row below painted, too, and with it all of that row: a key
        # has no time for three lines in place of one. Screen readers are told by Qt alone.
        if QAccessible.isActive():
            super().dataChanged(first, last, roles)
            return
        for at in range(first.row(), last.row() + 1):
            self.viewport().update(self._row_rect(at))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        region = event.region()
        for at in self._visible_rows():
            rect = self._row_rect(at)
            if not region.intersects(rect):
                continue
            group = self.units.group_at(at)
            if group is None:
                self._paint_line(painter, at, rect)
            else:
                self.paint_group(painter, QRectF(rect), group)
        self._paint_focus(painter)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        index = super().moveCursor(action, modifiers)
        by = -1 if action in _BACK else 1
        while index.isValid() and self.units.is_head(index.row()):
            # Heads take no cursor: it goes on to the next unit in its direction.
            index = index.siblingAtRow(index.row() + by)
        return index if index.isValid() else self.currentIndex()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        group = self.units.group_at(index.row()) if index.isValid() else None
        if group is not None:
            # A head takes no cursor; a click on it chooses the formation, to be marked as a whole.
            self.select_keys({line.id for line in self.units.members(group)})
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text, held = event.text(), event.modifiers()
        # The keypad counts as a modifier, and a capital letter is one, too.
        plain = not held & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if plain and text.isdecimal():
            self.steps_typed.emit(int(text))
        elif plain and text.isalpha():
            self.letter_typed.emit(text)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # At its ends Tab leaves the sheet, as it leaves any other table.
        return self.go_to_formation(1 if forward else -1) or super().focusNextPrevChild(forward)
