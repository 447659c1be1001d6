"""Whether the sheets of a side are hidden, in the bar above the pages; a press changes it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.widgets.paint import TagKind, draw_focus_ring, draw_tag, tag_size
from oobmgr.ui.widgets.painted_button import PaintedButton

_RING: Final = 3


class LockChip(PaintedButton):
    """A tag with a lock: "Blue sheet hidden", or "Blue sheet open"."""

    def __init__(self, side: str, name: str) -> None:
        """Make a chip for the sheets of a side, which is called `name`."""
        super().__init__()
        self.side = side
        self._name = name
        self.hides = True
        self._compact = False
        theme_changes().changed.connect(self.updateGeometry)
        self.show_hidden(hidden=True)

    def show_hidden(self, *, hidden: bool) -> None:
        """Say whether the sheets are hidden."""
        self.hides = hidden
        state = "hidden" if hidden else "open"
        self.setText(f"{self._name} sheet {state}")
        self.setAccessibleName(self.text())
        act = "Press to unlock them." if hidden else "Press to hide them again."
        self.setToolTip(tr(f"The {self._name} sheets are {state}. {act}"))
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Leave the side's name alone beside the lock, where there is no room for the words."""
        self._compact = compact
        self.updateGeometry()
        self.update()

    def _words(self) -> str:
        return self._name if self._compact else self.text()

    # Qt

    def sizeHint(self) -> QSize:
        return tag_size(self._words(), with_icon=True) + QSize(2 * _RING, 2 * _RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inner = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        # Open is the state to be warned of: the opponent may come to the screen.
        kind = TagKind.NEUTRAL if self.hides else TagKind.WARN
        draw_tag(painter, inner, self._words(), kind, "lock" if self.hides else "eye")
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=6)
