"""Columns that take what width is left, and never less than they are read with."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHeaderView, QTableView


class Stretching(QObject):
    """Gives the stretched columns of a table what the others leave, or their least width.

    Qt would make a stretched column as narrow as a letter before the table scrolls. `least` says
    how wide a column is at least; one whose width the player draws himself is left to him.
    """

    def __init__(self, table: QTableView, least: Callable[[int], int]) -> None:
        super().__init__(table)
        self._table, self._least = table, least
        self._columns: tuple[int, ...] = ()
        self._doing = False
        self._head.sectionResized.connect(lambda *_: self.keep())

    @property
    def _head(self) -> QHeaderView:
        # Asked for each time: what Python keeps of a part that Qt made can die before that part.
        return self._table.horizontalHeader()

    def stretch(self, columns: tuple[int, ...]) -> None:
        """Stretch these columns and no others."""
        self._columns = columns
        for at in columns:
            self._head.setSectionResizeMode(at, QHeaderView.ResizeMode.Fixed)
        self.keep()

    def keep(self) -> None:
        """Share what the other columns leave; where that is too little, the table scrolls."""
        if self._doing:
            return
        head, drawn = self._head, QHeaderView.ResizeMode.Interactive
        shown = [at for at in self._columns if not head.isSectionHidden(at)]
        columns = [at for at in shown if head.sectionResizeMode(at) != drawn]
        others = (at for at in range(head.count()) if at not in columns)
        left = self._table.viewport().width() - sum(map(head.sectionSize, others))
        self._doing = True
        # Each its part of what is still there, so that no pixel is left over.
        for waiting, at in zip(range(len(columns), 0, -1), columns, strict=True):
            head.resizeSection(at, max(self._least(at), left // waiting))
            left -= head.sectionSize(at)
        self._doing = False
