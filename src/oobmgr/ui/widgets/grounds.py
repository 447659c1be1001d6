"""Parts of a window with a ground of their own, and the thin rules between parts."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from oobmgr.ui.theme import Token, colour
from oobmgr.ui.widgets.spoken import Role

Edge: TypeAlias = Literal["top", "right", "bottom", "left"]
Edges: TypeAlias = tuple[tuple[Edge, Token], ...]

BELOW: Final[Edges] = (("bottom", "line"),)
"""A line that parts a bar from what stands below it."""


class Ground(QWidget):
    """A part that paints its `ground`, and lines along those of its `edges` that are named.

    What it paints besides comes after that of this class.
    """

    spoken_role = Role.Grouping

    ground: Token = "sheet"
    edges: Edges = ()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(self.ground))
        for edge, token in self.edges:
            painter.fillRect(self._line(edge), colour(token))

    def _line(self, edge: Edge) -> QRect:
        width, height = self.width(), self.height()
        if edge in {"top", "bottom"}:
            return QRect(0, height - 1 if edge == "bottom" else 0, width, 1)
        return QRect(width - 1 if edge == "right" else 0, 0, 1, height)


class Rule(Ground):
    """A thin rule between parts that stand one below the other."""

    spoken_role = Role.Separator

    def __init__(self, token: Token = "line2") -> None:
        super().__init__()
        self.ground = token
        self.setFixedHeight(1)
