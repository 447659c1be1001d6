"""Rows painted one below the other, each as high as its words need."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.what_is import About


class _Boxed(Protocol):
    @property
    def box(self) -> QRectF: ...


Row = TypeVar("Row")
Placed = TypeVar("Placed", bound=_Boxed)


class PaintedRows(QWidget, Generic[Row, Placed]):
    """A list that lays its rows out anew for every width; Up and Down move a mark along them."""

    spoken_role = Role.List

    case_opened = Signal(str)

    width_px = 252
    above_px = 0
    between_px = 0
    below_px = 0

    def __init__(self, height: QSizePolicy.Policy) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()
        self._at = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, height)
        # Without it layouts would take the height of the hint, whatever width the rows got.
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        self.rows = rows
        # The mark keeps its place where there are enough rows: after one is dealt with, the next is
        # meant.
        self._mark(self._at)
        self.updateGeometry()

    def _mark(self, at: int) -> None:
        """Put the mark on the row at a place, or on the nearest there is."""
        self._at = max(0, min(at, len(self.rows) - 1))
        self._describe()
        tell_parts(self)
        self.update()

    @property
    def spoken_at(self) -> int:
        """Which row has the mark, for screen readers."""
        return self._at if self.rows else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The rows, for screen readers."""
        placed = zip(self.rows, self.placed(self.width()), strict=True)
        return [SpokenPart(self._words(row), one.box) for row, one in placed]

    @abstractmethod
    def _words(self, row: Row) -> str:
        """A row in words."""

    @property
    def marked(self) -> Row | None:
        """The row with the mark; None where there is none."""
        return self.rows[self._at] if self.rows else None

    @abstractmethod
    def _describe(self) -> None:
        """Say in words what is shown."""

    @abstractmethod
    def _place(self, row: Row, top: float, width: float) -> Placed:
        """Lay out a row that begins at this height."""

    @abstractmethod
    def _about(self, row: Row) -> About:
        """What a row is, for who asks."""

    def about(self, at: QPoint | None) -> About | None:
        """What the row at a point is, or that with the mark."""
        if at is None:
            return None if self.marked is None else self._about(self.marked)
        placed = zip(self.rows, self.placed(self.width()), strict=True)
        return next((self._about(r) for r, one in placed if one.box.contains(QPointF(at))), None)

    def placed(self, width: float) -> list[Placed]:
        """Return where the rows stand in a list of this width."""
        found: list[Placed] = []
        top = float(self.above_px)
        for row in self.rows:
            found.append(self._place(row, top, width))
            top = found[-1].box.bottom() + self.between_px
        return found

    # Qt

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        placed = self.placed(width)
        return round(placed[-1].box.bottom()) + self.below_px if placed else 0

    def sizeHint(self) -> QSize:
        # As high as it is at its present width: before it is laid out, it has none.
        usual = scaled(self.width_px)
        return QSize(usual, self.heightForWidth(max(self.width(), usual)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self._mark(self._at + (1 if event.key() == Qt.Key.Key_Down else -1))
        else:
            super().keyPressEvent(event)
