"""A list of units to pick from: searched, grouped by formation, ticked with Space."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, TypeVar

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionViewItem, QVBoxLayout, QWidget

from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.rules.picking import PRICE
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.viewmodels.turn_units import PickRow, picked_words
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.list_model import Column, GroupRow, ListTableModel
from oobmgr.ui.widgets.paint import draw_box
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.table_delegate import SymbolDelegate, TableDelegate, cell_value
from oobmgr.ui.widgets.texts import TextLabel

Row = TypeVar("Row")
_BOX: Final = 14
_ROWS: Final = 9
_FEWEST_ROWS: Final = 4
_RATINGS: Final = 3
_RATINGS_FROM: Final = 380
"""A narrower list gives the room of the ratings to the names."""
_SHORT: Final = frozenset({PRICE, "Hex"})
"""Last columns whose words are short. Others hold a state with its turn, and need the room of the
class, which prices nothing there."""
_EMPTY: Final = (
    "No unit on the map pays for this. Import an order of battle, or enter counts below."
)


class TickDelegate(TableDelegate):
    """A box to tick; how a unit is picked stands in words in the last column."""

    def paint_content(
        self,
        painter: QPainter,
        rect: QRectF,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the box and its tick."""
        top = round(rect.top() + (rect.height() - _BOX) / 2)
        box = QRectF(round(rect.left()), top, _BOX, _BOX)
        picked = bool(cell_value(index))
        edge, ground = ("accent", "accent") if picked else ("ctl", "sheet")
        draw_box(painter, box, edge=edge, ground=ground, radius=2)  # type: ignore[arg-type]
        if picked:
            draw_icon(painter, box.adjusted(1, 1, -1, -1), "check", "onaccent")


def tick_columns(
    picked: Callable[[Row], str], symbol: Callable[[Row], tuple[str, str, Emblem]]
) -> tuple[Column[Row], Column[Row]]:
    """The first columns of a list to pick from: a box to tick, and the symbol of the unit.

    `picked` says in a word how a row is picked, empty where it is not; `symbol` is type, size and
    side.
    """
    return (
        Column(
            key="pick",
            title="",
            text=lambda row: f"picked, {picked(row)}" if picked(row) else "",
            width=30,
            paint=picked,
            search=False,
        ),
        Column(
            key="symbol",
            title="",
            text=lambda row: symbol(row)[0],
            width=40,
            paint=symbol,
            search=False,
        ),
    )


class PickTable(DataTable):
    """Space ticks the selected units (or the whole formation), a click on a box ticks one."""

    ticked = Signal(object)

    def __init__(self, model: ListTableModel[Any], parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        model.modelReset.connect(self._stand)

    def _stand(self) -> None:
        """Stand on the first row where the focus is on none: Space would tick nothing."""
        if self.hasFocus() and not self.currentIndex().isValid() and self.list_model.rowCount():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.list_model.index(0, 0), flag)

    # Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # A click stands on the row that it is on; to go to the first would scroll that row away.
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._stand()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self.ticked.emit(self.meant(index.row()))
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in {
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        }:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = self.list_model.row_at(index.row()) if index.isValid() else None
        if row is not None and index.column() == 0 and self.isEnabled():
            self.setCurrentIndex(index)
            self.ticked.emit([row])
            return
        super().mousePressEvent(event)

    def meant(self, at: int) -> list[Any]:
        """Return what a key at a place is for: the selected rows, or those of a group."""
        group = self.list_model.group_at(at)
        if group is not None:
            return self.list_model.members(group)
        rows = self.selected_rows()
        current = self.list_model.row_at(at)
        return rows if current is None or current in rows else [current]


class UnitPicker(QWidget):
    """Picks units for one or several inputs, each a way in which a unit acts ("by rail").

    `filled` is sent when there are units to pick from where there were none.
    """

    changed = Signal()
    filled = Signal()

    def __init__(
        self,
        modes: Mapping[str, str],
        parent: QWidget | None = None,
        *,
        column: str = PRICE,
        empty: str = "",
        most_rows: int = _ROWS,
    ) -> None:
        """Make an empty picker.

        Args:
            modes: For each input that takes units, the word for what picking means.
            parent: The widget that this stands in.
            column: The head of the last column.
            empty: What to say where there is no unit to pick.
            most_rows: How many rows are in sight at once.
        """
        super().__init__(parent)
        self._most_rows = most_rows
        self._column = column
        self._nothing = empty or _EMPTY
        self._modes = dict(modes)
        self._picks: dict[int, str] = {}
        self._model: ListTableModel[PickRow] = ListTableModel(self._columns(), lambda row: row.id)
        self._model.set_grouping(lambda row: row.group, _head)
        self._build()

    def _build(self) -> None:
        self.search = SearchField("Find a unit")
        self.search.setObjectName("pick_search")
        self.search.searched.connect(self._model.set_filter)
        words = tuple(self._modes.values())
        self.mode = SegmentedControl("Picked units", words, quiet="")
        self.mode.setObjectName("pick_as")
        if len(words) == 1:
            self.mode.hide()  # never shown from here: without a parent it would be a window
        self.table = PickTable(self._model)
        self.table.setObjectName("picker")
        self.table.setAccessibleName("Units to pick, Space ticks")
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        self.table.setItemDelegateForColumn(1, SymbolDelegate(self.table))
        self.table.ticked.connect(self._tick)
        self.table.row_opened.connect(lambda row: self._tick([row]))
        self.search.down_asked.connect(self.table.setFocus)
        self.summary = FittedLabel("none picked", token="ink2")
        self.summary.setObjectName("picked")
        self.every = LinkButton("Pick all shown")
        self.every.setObjectName("pick_all")
        self.every.clicked.connect(self._tick_shown)
        self.none = LinkButton("Pick none", quiet=True)
        self.none.setObjectName("pick_none")
        self.none.clicked.connect(self._untick_all)
        self.empty = TextLabel(self._nothing, token="ink2", wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.search, 1)
        head.addWidget(self.mode)
        foot = QHBoxLayout()
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.every)
        foot.addWidget(self.none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.table)
        layout.addWidget(self.empty)
        layout.addLayout(foot)
        self._fit()

    def _columns(self) -> tuple[Column[PickRow], ...]:
        short = self._column in _SHORT
        kind: Column[PickRow] = Column(
            key="class", title="Class", text=lambda row: row.kind, width=scaled(94)
        )
        return (
            *tick_columns(self._picked, lambda row: (row.type, row.size, Emblem(row.emblem))),
            Column(
                key="unit",
                title="Unit",
                text=lambda row: row.designation,
                stretch=True,
                strong=True,
                elide="middle",
                tooltip=lambda row: f"{row.designation}, {row.type}, {row.formation}",
                words=lambda row: f"{row.type}\n{row.formation}\n{row.place}",
            ),
            Column(
                key="ratings", title="Ratings", text=lambda row: row.rating_text, width=scaled(62)
            ),
            *((kind,) if short else ()),
            Column(
                key="price",
                title=self._column,
                text=self._last_word,
                token=lambda row: "ok" if row.paid else "ink",
                align="right",
                width=scaled(76 if short else 112),
            ),
        )

    def _picked(self, row: PickRow) -> str:
        return self._modes.get(self._picks.get(row.id, ""), "")

    def _last_word(self, row: PickRow) -> str:
        """The price; in its place what was paid already, or another way of acting."""
        way = self._picks.get(row.id)
        plain = self._column == PRICE and way == next(iter(self._modes))
        return ("" if plain else self._picked(row)) or row.paid or row.price_text

    def set_rows(self, rows: Sequence[PickRow]) -> None:
        """Offer other units; picks of units that are gone are dropped."""
        empty = not self._model.rows
        known = {row.id for row in rows}
        self._picks = {unit: mode for unit, mode in self._picks.items() if unit in known}
        self._model.set_rows(tuple(rows))
        self.table.fit_columns()
        self._fit()
        self._describe()
        if empty and rows:
            self.filled.emit()

    def _fit(self) -> None:
        number = self._model.rowCount()
        self.table.setVisible(bool(self._model.rows))
        self.search.setVisible(bool(self._model.rows))
        self.empty.setVisible(not self._model.rows)
        for link in (self.every, self.none, self.summary):
            link.setVisible(bool(self._model.rows))
        shown = max(_FEWEST_ROWS, min(number, self._most_rows))
        self.table.setFixedHeight(row_px(28) + row_px(26) * shown + 2)

    def _tick(self, rows: Sequence[PickRow]) -> None:
        """Tick units in the present way; untick them if all of them are ticked so."""
        mode = self._mode()
        ids = [row.id for row in rows]
        if all(self._picks.get(unit) == mode for unit in ids):
            for unit in ids:
                self._picks.pop(unit, None)
        else:
            self._picks |= dict.fromkeys(ids, mode)
        self._told()

    def _tick_shown(self) -> None:
        shown = [self._model.row_at(at) for at in range(self._model.rowCount())]
        mode = self._mode()
        self._picks |= {row.id: mode for row in shown if row is not None and not row.paid}
        self._told()

    def _untick_all(self) -> None:
        self._picks.clear()
        self._told()

    def _mode(self) -> str:
        return next(name for name, word in self._modes.items() if word == self.mode.value)

    def _told(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        self.summary.set_words(picked_words(self._model.rows, self._picks.keys()))
        self.table.viewport().update()

    def raw(self) -> dict[str, list[int]]:
        """The picked units by input."""
        return {
            name: [unit for unit, mode in self._picks.items() if mode == name]
            for name in self._modes
        }

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Pick other units, without telling of it."""
        self._picks = {int(unit): name for name in self._modes for unit in raw.get(name) or ()}
        self._describe()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(_RATINGS, event.size().width() < scaled(_RATINGS_FROM))


def _head(key: Hashable, rows: Sequence[PickRow]) -> GroupRow:
    word = "unit" if len(rows) == 1 else "units"
    above, _, own = str(key).rpartition(PATH_SEPARATOR)
    return GroupRow(key, own, above, f"{len(rows)} {word}")
