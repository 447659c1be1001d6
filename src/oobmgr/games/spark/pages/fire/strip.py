"""The columns of a fire table in a strip: where the fire starts, and where its shifts bring it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.wording import with_capital
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import CENTRE, draw_box, draw_hatch, draw_text
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts

_HEIGHT = 24


class ColumnStrip(QWidget):
    """Equal cells: the final column filled, the start dashed, what lies between hatched."""

    spoken_role = Role.List

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("columns")
        self.columns: tuple[str, ...] = ()
        self.start = ""
        self.final = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: tuple[str, ...], start: str, final: str) -> None:
        """Show another table and other columns; an empty one is not known yet."""
        self.columns, self.start, self.final = columns, start, final
        self.setVisible(bool(columns))
        words = f"starts at {start}, column {final}" if final else "no column yet"
        self.setAccessibleName(tr(f"Columns {', '.join(columns)}: {words}"))
        self.setToolTip(tr(with_capital(words)))
        tell_parts(self)
        self.updateGeometry()
        self.update()

    @property
    def spoken_at(self) -> int:
        """Nothing here has a mark."""
        return -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The columns, for screen readers: where the fire starts, and where it comes out."""
        states = ((self.start, "the fire starts here"), (self.final, "the column of the fire"))
        return [
            SpokenPart(", ".join([name, *(words for at, words in states if at == name)]), cell)
            for name, cell in zip(self.columns, self._cells(), strict=True)
        ]

    def _between(self) -> range:
        """The cells from start to final, those two left out."""
        if self.start not in self.columns or self.final not in self.columns:
            return range(0)
        ends = sorted((self.columns.index(self.start), self.columns.index(self.final)))
        return range(ends[0] + 1, ends[1])

    def _cells(self) -> list[QRectF]:
        step = self.width() / max(1, len(self.columns))
        edges = [round(at * step) for at in range(len(self.columns) + 1)]
        return [QRectF(left, 0, right - left, self.height()) for left, right in pairwise(edges)]

    def _paint_cell(self, painter: QPainter, at: int, cell: QRectF) -> None:
        name = self.columns[at]
        ink: Token = "ink"
        face = font(BODY_PX)
        if name == self.final:
            draw_box(painter, cell.adjusted(1, 1, -1, -1), ground="accent", radius=3)
            ink, face = "onaccent", font(BODY_PX, SEMIBOLD)
        elif name == self.start:
            draw_box(painter, cell.adjusted(2, 2, -2, -2), edge="ink", radius=3, dashed=True)
        elif at in self._between():
            draw_hatch(painter, cell.adjusted(1, 1, -1, -1), "line2", width=1.0)
            ink = "pencil"
        draw_text(painter, cell, name, ink, face, CENTRE)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), scaled(_HEIGHT))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_box(painter, QRectF(self.rect()), edge="ctl", ground="sheet")
        cells = self._cells()
        for cell in cells[1:]:
            draw_box(painter, QRectF(cell.left(), 1, 1, cell.height() - 2), ground="line", radius=0)
        for at, cell in enumerate(cells):
            self._paint_cell(painter, at, cell)
