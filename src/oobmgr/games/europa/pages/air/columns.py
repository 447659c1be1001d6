"""Boxes in as many columns as there is room for, each below the last in the shortest one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from oobmgr.games.europa.pages.air.boxes import BoxPanel
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.boxes import across, down, let_scroll
from oobmgr.ui.widgets.parts import discard

_GAP: Final = 8
_HEAD_IN_CARDS: Final = 2  # the head and the gap of a box are about as high as two cards


class Columns(QWidget):
    """Stacks boxes; `least` is the width of a column in pixels at normal size of text."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        self._panels: list[BoxPanel] = []
        self._drawn: list[list[BoxPanel]] = []
        self._stacks: list[QVBoxLayout] = []
        self._layout = across(on=self, margins=(_GAP, _GAP, _GAP, _GAP), spacing=_GAP)

    def set_panels(self, panels: Sequence[BoxPanel]) -> None:
        """Show these boxes; those that are shown no more are let go of."""
        for old in self._panels:
            if old not in panels:
                discard(old)
        self._panels = list(panels)
        self.spread()

    def spread(self) -> None:
        """Deal the boxes out to the columns that there is room for now."""
        number = max(1, (self.width() - _GAP) // (scaled(self._least) + _GAP))
        dealt: list[list[BoxPanel]] = [[] for _ in range(min(number, max(1, len(self._panels))))]
        heights = [0] * len(dealt)
        for panel in self._panels:
            at = heights.index(min(heights))
            dealt[at].append(panel)
            heights[at] += len(panel.box.cards) + _HEAD_IN_CARDS
        if dealt != self._drawn:
            self._drawn = dealt
            self._place(dealt)

    def _place(self, dealt: list[list[BoxPanel]]) -> None:
        while len(self._stacks) < len(dealt):
            stack = down(spacing=_GAP)
            self._stacks.append(stack)
            self._layout.addLayout(stack, 1)
        for stack in self._stacks:  # taken out, not thrown away: they are dealt out again below
            while stack.takeAt(0) is not None:
                pass
        for at, stack in enumerate(self._stacks):
            used = at < len(dealt)
            self._layout.setStretch(at, 1 if used else 0)
            for panel in dealt[at] if used else []:
                stack.addWidget(panel)
                panel.show()
            stack.addStretch(1)
        while len(self._stacks) > len(dealt):
            gone = self._stacks.pop()
            self._layout.removeItem(gone)
            gone.deleteLater()

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(self._least) + 2 * _GAP, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.spread()


class ScrolledColumns(QScrollArea):
    """Columns of boxes that scroll up and down."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__()
        self.columns = Columns(least)
        self.setAccessibleName(name)
        let_scroll(self, self.columns)
        self.setMinimumWidth(scaled(least) + 2 * _GAP + 12)
