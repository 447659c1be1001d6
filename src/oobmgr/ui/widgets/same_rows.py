"""A table that shows the same rows as before when rows take another height."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtWidgets import QTableView

_SETTLED_MS: Final = 600
"""So long what stands around a table may take to find its place in another size of text."""


@contextmanager
def same_rows(table: QTableView) -> Iterator[None]:
    """Begin with the same row once rows have another height, and show what is selected in sight.

    By itself a table stands as many pixels from its top as before, which are other rows.
    """
    rows, model = table.verticalHeader(), table.model()
    before, top = rows.defaultSectionSize(), table.rowAt(0)
    last = table.rowAt(table.viewport().height() - 1)
    seen = range(top, (last if last >= 0 else model.rowCount() - 1) + 1) if top >= 0 else range(0)
    selected = table.selectionModel()
    chosen = [at for at in seen if selected.isRowSelected(at, QModelIndex())]
    # What is brought into sight last wins: the first that is selected.
    wanted = [QPersistentModelIndex(model.index(at, 0))
              for at in (*seen[:1], *chosen[-1:], *chosen[:1])]  # fmt: skip
    yield
    if wanted and rows.defaultSectionSize() != before:
        for earlier in table.findChildren(
            _Keeper, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            earlier.end()
        _Keeper(table, wanted)


class _Keeper(QObject):
    """Shows the first of some rows at the top, and the others in sight, until all has its place."""

    def __init__(self, table: QTableView, wanted: Sequence[QPersistentModelIndex]) -> None:
        super().__init__(table)
        self._table, self._wanted = table, wanted
        table.viewport().installEventFilter(self)
        self._show()
        QTimer.singleShot(_SETTLED_MS, self, self.end)

    def end(self) -> None:
        """Leave the table to who scrolls it."""
        self._table.viewport().removeEventFilter(self)
        self._wanted = ()
        self.deleteLater()

    def _show(self) -> None:
        bar, hint = self._table.horizontalScrollBar(), QTableView.ScrollHint
        along = bar.value()
        for place, index in enumerate(self._wanted):
            if index.isValid():
                self._table.scrollTo(index, hint.EnsureVisible if place else hint.PositionAtTop)
        bar.setValue(along)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            # Once the table knows its new size itself.
            QTimer.singleShot(0, self, self._show)
        elif event.type() in {QEvent.Type.Wheel, QEvent.Type.MouseButtonPress}:
            self.end()
        return super().eventFilter(watched, event)
