"""The table of the program: list-backed, fixed rows, no widget in any cell."""

from collections.abc import Callable, Hashable
from collections.abc import Set as AbstractSet
from typing import Any, Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.widgets.column_widths import width_of_head, width_of_longest, width_of_most
from oobmgr.ui.widgets.columns import GroupRow
from oobmgr.ui.widgets.list_groups import joined
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import draw_focus_ring
from oobmgr.ui.widgets.presses import is_left
from oobmgr.ui.widgets.same_rows import same_rows
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.stretching import Stretching
from oobmgr.ui.widgets.table_delegate import TableDelegate
from oobmgr.ui.widgets.table_rows import RowDrawing, draw_group

_Index = QModelIndex | QPersistentModelIndex
_LEAST_NAME: Final = 130
_BY_TAB: Final = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
_LEAST_PROSE: Final = 120


class DataTable(QTableView):
    """Shows a `ListTableModel`: select rows, sort by the head, close groups, copy as text."""

    row_opened = Signal(object)

    rows_px = 26
    """How high a row is drawn at normal size of text; the head is 28."""
    marks_column = False
    """Whether keys do something to a column, so that one must see in which the keyboard stands."""

    def __init__(
        self, model: ListTableModel[Any], parent: QWidget | None = None, *, name: str = ""
    ) -> None:
        """Make a table of a model; `name` is told to screen readers."""
        super().__init__(parent)
        self.list_model = model
        self._fits = False
        self._least: dict[int, int] = {}
        self.setModel(model)
        self.setAccessibleName(tr(name))
        self.setItemDelegate(TableDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Rules are painted by the delegate: below rows, and nowhere between columns.
        self.setShowGrid(False)
        self.setWordWrap(False)
        # Tab leads out of the table, as out of any other part; arrows move in it.
        self.setTabKeyNavigation(False)
        self._set_up_heads()
        # Not `activated`, which some desktops send for a single click.
        self.doubleClicked.connect(self._open)
        self._chosen: tuple[int, set[tuple[int, int]]] = (-1, set())
        self._chosen_rows: list[Any] = []
        self._held_column = 0
        self._held = self._held_current = frozenset[Hashable]()
        # A view forgets what is selected whenever its model begins anew.
        model.modelAboutToBeReset.connect(self._hold)
        model.modelReset.connect(self._restore)
        theme_changes().changed.connect(self._wear)

    def _set_up_heads(self) -> None:
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setMinimumSectionSize(24)
        head.setStretchLastSection(False)
        head.sectionClicked.connect(self._sort)
        self._stretching = Stretching(self, self.least_width)
        # Heads ask for each column whether all of its rows are selected, which takes longer than
        # to paint the rows; they do not show it, so that they look at a selection of nothing.
        head.setSelectionModel(QItemSelectionModel(self.list_model, head))
        # A narrow column says with dots that its head goes on.
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._measure()

    def _measure(self) -> None:
        """Give rows and heads the height that the size of text asks for."""
        rows = self.verticalHeader()
        # Qt lets the rows that are there follow only if they have the usual height at the moment,
        # which a larger least one would take from them.
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(row_px(self.rows_px))
        rows.setMinimumSectionSize(row_px(20))
        self.horizontalHeader().setFixedHeight(row_px(28))

    def _wear(self) -> None:
        """Take the size of text that is in force now, where it is another one than before."""
        before = self.verticalHeader().defaultSectionSize()
        with same_rows(self):
            self._measure()
        if self.verticalHeader().defaultSectionSize() != before:
            self.refit()

    def refit(self) -> None:
        """Give the columns the widths that their texts take in another size."""
        if self._fits:
            self.fit_columns()

    def choose_one(self) -> None:
        """Let no more than one row at a time be chosen."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def current_row(self) -> Any:  # noqa: ANN401 - a row of whatever the model lists
        """The row that is chosen; None at the head of a group, or where none is."""
        index = self.currentIndex()
        return self.list_model.row_at(index.row()) if index.isValid() else None

    def choose_first(self) -> None:
        """Choose the first row that is shown, with the head of its group in sight."""
        at = self.list_model.find(lambda _: True)
        if at >= 0:
            self.selectRow(at)
            self.scrollToTop()

    def search_with(self, field: SearchField) -> None:
        """Let a field filter the rows; Down and Enter lead from it to the chosen one."""
        field.searched.connect(self.list_model.set_filter)
        for leading in (field.down_asked, field.returnPressed):
            leading.connect(self._go)

    def _go(self) -> None:
        if self.list_model.matched:
            if self.current_row() is None:
                self.choose_first()
            self.setFocus()

    def add_key(self, key: str, act: Callable[[], object]) -> None:
        """Let a key do something while the table has the focus."""
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        # Not for the whole window: the same letter may be a key of another part of the page.
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(act)
        self.addAction(action)

    def selected_rows(self) -> list[Any]:
        """Return the selected rows in the order in which they stand, heads of groups left out."""
        # By ranges, as Qt holds them: it takes long to name thousands of selected rows one by one.
        ranges = self.selectionModel().selection().toList()
        chosen = self.list_model.edition, {(part.top(), part.bottom()) for part in ranges}
        # A change of the selection is heard by many, each of whom asks which rows they are.
        if chosen != self._chosen:
            spans = (range(top, bottom + 1) for top, bottom in chosen[1])
            places = sorted(set().union(*spans))
            self._chosen, self._chosen_rows = chosen, self.list_model.rows_at(places)
        return list(self._chosen_rows)

    def select_keys(self, keys: AbstractSet[Hashable]) -> None:
        """Select the shown rows with these keys, and no others."""
        chosen = QItemSelection()
        last = self.list_model.columnCount() - 1
        for first, final in joined(self.list_model.places_of(keys), self.list_model.is_head):
            chosen.select(self.list_model.index(first, 0), self.list_model.index(final, last))
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _hold(self) -> None:
        """Remember what is selected before the rows come anew."""
        model, row = self.list_model, self.current_row()
        self._held_column = max(0, self.currentIndex().column())
        self._held = frozenset(model.key_of(row) for row in self.selected_rows())
        self._held_current = frozenset() if row is None else frozenset({model.key_of(row)})

    def _restore(self) -> None:
        """Select again what was selected and is shown; keys that stood on a head stand there."""
        held = self._held_current or (self._held if self.hasFocus() else frozenset())
        places = self.list_model.places_of(held) if held else []
        if places:
            # Only the current cell: to select its row would be another selection than the one held.
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            index = self.list_model.index(places[0], self._held_column)
            self.selectionModel().setCurrentIndex(index, flag)
        if self._held:
            self.select_keys(self._held)

    def fit_columns(self) -> None:
        """Size columns without a width of their own to the 95th percentile of their text."""
        self._fits = True
        head, columns = self.horizontalHeader(), self.list_model.columns
        self._least = {at: self._least_read(at) for at, one in enumerate(columns) if one.stretch}
        for at, column in enumerate(columns):
            if not column.stretch:
                head.setSectionResizeMode(at, QHeaderView.ResizeMode.Interactive)
                wide = scaled(column.width) if column.width else self.needed(at)
                if column.whole:
                    wide = max(wide, self.longest(at))
                head.resizeSection(at, max(wide, self.head_width(at)))
        self._stretching.stretch(tuple(self._least))

    def _least_read(self, at: int) -> int:
        """The width with which a stretched column can be read."""
        strong = self.list_model.columns[at].strong
        most = scaled(_LEAST_NAME if strong else _LEAST_PROSE)
        return max(self.head_width(at), min(most, self.needed(at)))

    def least_width(self, at: int) -> int:
        """Return how wide a stretched column is at least; a table may say otherwise."""
        return self._least.get(at, 0)

    def head_width(self, at: int) -> int:
        """Return the width that the head of a column takes, sorted or not."""
        return width_of_head(self.list_model.columns[at])

    def longest(self, at: int) -> int:
        """Return the width that the longest text of a column takes."""
        return width_of_longest(self.list_model.columns[at], self.list_model.rows)

    def needed(self, at: int) -> int:
        """Return the width that 95 of 100 texts of a column take."""
        return width_of_most(self.list_model.columns[at], self.list_model.rows)

    def _sort(self, section: int) -> None:
        held = self.list_model.sorted_by
        shift = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        if shift and held is not None and held[0] != section:
            self.sort_further(section)
        else:
            self.sort_from(section)

    def sort_from(self, section: int) -> None:
        """Sort by a column; again, the other way round; a third time, as the rows came."""
        held = self.list_model.sorted_by
        if held is None or held[0] != section:
            self.list_model.sort_by(section)
        elif not held[1]:
            self.list_model.sort_by(section, descending=True)
        else:
            # A third click gives back the order in which the rows came.
            self.list_model.sort_by(-1)

    def sort_further(self, section: int) -> None:
        """Sort what is alike by a further column; again, the other way round."""
        model = self.list_model
        if model.sorted_by is None:
            model.sort_by(section)
            return
        column, descending = model.sorted_by
        if section == column:
            # It would stand among its own further ones, and each of those a place too far behind.
            model.sort_by(column, descending=not descending, then=model.then_by)
            return
        others = [one for one in model.then_by if one[0] != section]
        turned = (section, False) in model.then_by
        model.sort_by(column, descending=descending, then=[*others, (section, turned)])

    def _open(self, index: QModelIndex) -> None:
        row = self.list_model.row_at(index.row()) if index.isValid() else None
        if row is not None:
            self.row_opened.emit(row)

    def selection_as_text(self) -> str:
        """Return the selected rows as tab-separated lines, which spreadsheets paste as cells."""
        columns = [c for at, c in enumerate(self.list_model.columns) if not self.isColumnHidden(at)]
        named = [column for column in columns if column.title]
        return "\n".join("\t".join(c.text(row) for c in named) for row in self.selected_rows())

    def paint_group(self, painter: QPainter, rect: QRectF, group: GroupRow) -> None:
        # A head goes across all columns, to the edge of what is in sight.
        rect.setRight(self.viewport().width())
        draw_group(painter, rect, group, closed=self.list_model.is_collapsed(group))

    def _paint_focus(self, painter: QPainter) -> None:
        current = self.currentIndex()
        if not (self.hasFocus() and current.isValid()):
            return
        ring = QRectF(self._row_rect(current.row())).adjusted(0, 0, 0, -1)
        ring.setRight(min(ring.right(), self.viewport().width()))
        draw_focus_ring(painter, ring, radius=2)
        cell = QRectF(self.visualRect(current)).intersected(ring)
        if self.marks_column and not cell.isEmpty() and not self.list_model.is_head(current.row()):
            draw_focus_ring(painter, cell, radius=2)

    def _row_rect(self, at: int) -> QRect:
        width = max(self.viewport().width(), self.horizontalHeader().length())
        left = -self.horizontalOffset()
        return QRect(left, self.rowViewportPosition(at), width, self.rowHeight(at))

    def _visible_rows(self) -> range:
        # Where no row is, Qt answers -1: at the top of an empty table, and below the last row.
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        return range(first, (self.list_model.rowCount() if last < 0 else last + 1))

    # Qt

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        # Qt draws the two cells anew; the ring goes round their whole rows.
        for index in (current, previous):
            if index.isValid():
                self.viewport().update(self._row_rect(index.row()))

    def paintEvent(self, event: QPaintEvent) -> None:
        # Each row as one. On Qt's way each cell is called for by itself, with all that it is asked
        # for before: that took as long as the drawing.
        painter, region = QPainter(self.viewport()), event.region()
        places = [at for at in self._visible_rows() if region.intersects(self._row_rect(at))]
        rows = [at for at in places if not self.list_model.is_head(at)]
        RowDrawing(self, self.list_model, event.rect()).draw(painter, rows)
        for at in places:
            if group := self.list_model.group_at(at):
                self.paint_group(painter, QRectF(self._row_rect(at)), group)
        self._paint_focus(painter)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # With Tab one comes to the row where the keyboard stood, which may be scrolled away.
        if event.reason() in _BY_TAB and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if is_left(event) and index.isValid() and self.list_model.is_head(index.row()):
            # Not handed on: a press on a head would clear the selection of the rows. Yet the next
            # key is for this group, not for where the keyboard stood before.
            self.list_model.toggle_group(index.row())
            head, flag = self.list_model.index(index.row(), 0), QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(head, flag.NoUpdate)
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selection_as_text())
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and index.isValid():
            self._activate(index)
        elif index.isValid() and self._folds(index.row(), event.key()):
            self._fold(index.row())
        else:
            super().keyPressEvent(event)

    def _activate(self, index: QModelIndex) -> None:
        if self.list_model.is_head(index.row()):
            self._fold(index.row())
        else:
            self._open(index)

    def _folds(self, at: int, key: int) -> bool:
        group = self.list_model.group_at(at)
        if group is None:
            return False
        closed = self.list_model.is_collapsed(group)
        return key == (Qt.Key.Key_Right if closed else Qt.Key.Key_Left)

    def _fold(self, at: int) -> None:
        self.list_model.toggle_group(at)
        self.setCurrentIndex(self.list_model.index(at, 0))

    def keyboardSearch(self, search: str) -> None:
        """Go nowhere: letters are keys of the page, and would else jump to another row."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Heads of groups and the focus ring are as wide as the view, not as the columns.
        super().resizeEvent(event)
        self._stretching.keep()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(640, 400)
