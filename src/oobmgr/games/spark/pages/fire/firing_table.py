"""The units that fire, in a table as high as its rows: what each brings, and whether it may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent

from oobmgr.games.spark.pages.fire.viewmodel import FiringRow
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.key_readers import READS_DIGITS, READS_LETTERS
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.presses import is_left

_ROW: Final = 24
_HEX: Final = 0
_ROOM_FOR_HEXES: Final = 340
_MODE: Final = "mode"
_MOST: Final = 10
_LEAVE: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Backspace})


class FiringTable(DataTable):
    """Space or Del takes units out of the fire, M fires another way, H enters more of a unit."""

    taken_out = Signal(object)
    mode_asked = Signal(object)
    details_asked = Signal(int)

    rows_px = _ROW

    def __init__(self) -> None:
        self._firing: ListTableModel[FiringRow] = ListTableModel(_columns(), lambda row: row.unit)
        super().__init__(self._firing)
        self.setObjectName("firing")
        self.setAccessibleName(
            tr("Firing units: Space takes out, M fires another way, H for details")
        )
        self.setProperty(READS_LETTERS, True)
        self.setProperty(READS_DIGITS, True)
        self.horizontalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.row_opened.connect(lambda row: self.details_asked.emit(row.unit))
        self._fit()

    def refit(self) -> None:
        super().refit()
        self._fit()

    @property
    def rows(self) -> Sequence[FiringRow]:
        """The units that are shown."""
        return self._firing.rows

    def show_rows(self, rows: tuple[FiringRow, ...]) -> None:
        """Show other units."""
        if rows == self._firing.rows:
            return
        self._firing.set_rows(rows)
        self.fit_columns()
        self._fit()

    def _fit(self) -> None:
        number = len(self._firing.rows)
        self.setVisible(bool(number))
        self.setFixedHeight(row_px(_ROW) * min(number, _MOST) + 2)

    def _meant(self) -> list[FiringRow]:
        rows: list[FiringRow] = self.selected_rows()
        index = self.currentIndex()
        current = self._firing.row_at(index.row()) if index.isValid() else None
        return rows if rows or current is None else [current]

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A letter with a modifier is a command of the window, not of the table.
        rows = self._meant() if not event.modifiers() else []
        if rows and event.key() in _LEAVE:
            self.taken_out.emit([row.unit for row in rows])
        elif rows and event.key() == Qt.Key.Key_M:
            self.mode_asked.emit([row.unit for row in rows])
        elif rows and event.key() == Qt.Key.Key_H:
            self.details_asked.emit(rows[0].unit)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = self._firing.row_at(index.row()) if index.isValid() else None
        super().mousePressEvent(event)
        if row is None or not is_left(event):
            return
        if self._firing.columns[index.column()].key == _MODE:
            self.mode_asked.emit([row.unit])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give up the hexes where the names would find no room; the tooltip has them, too."""
        self.setColumnHidden(_HEX, self.width() < scaled(_ROOM_FOR_HEXES))
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), self.height())


def _columns() -> tuple[Column[FiringRow], ...]:
    return (
        Column(
            key="hex", title="", text=lambda row: row.hex or "\N{EN DASH}", width=50, token="ink2",
            sentence="Where the firing unit is.",
        ),
        Column(
            key="name", title="", text=lambda row: row.name, stretch=True, elide="apart",
            token=lambda row: "ink" if row.may else "off", tooltip=lambda row: row.told,
            sentence="The unit that fires.",
        ),
        Column(
            key="points", title="", text=lambda row: row.points, align="right", width=58,
            sentence="What the unit adds to the fire.",
        ),
        Column(
            key=_MODE, title="", text=lambda row: row.mode, width=58, token="ink2",
            tooltip=lambda row: f"{row.name} fires {row.mode}: click or M for another way",
            sentence="How the unit fires. A click or M chooses another way.",
        ),
        Column(
            key="words", title="", text=lambda row: row.words, width=70,
            token=lambda row: "ok" if row.may else "err", tooltip=lambda row: row.words,
            sentence="Whether the unit may fire at this target, and if not, why.",
        ),
    )  # fmt: skip
