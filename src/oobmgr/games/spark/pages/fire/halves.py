"""The lists of a fire beside the fire, and the working where it has room to be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.games.spark.pages.fire.unit_list import FireUnits
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.shares import share, share_again
from oobmgr.ui.widgets.side_by_side import Room, widest

_LIST_SHARES: Final = (0.30, 0.16, 0.54)
"""What units that fire, units fired at and the working have of the height at first."""
_ROWS: Final = 3
"""The rows that each list shows at first, where that leaves some lines to the working."""
_LEAST_WORKING: Final = 90
"""How high those are, at normal size of text."""
_BELOW: Final = 0.2
"""What the working has of it below both."""


_READABLE: Final = 110
"""How high the working is then at least, at normal size of text: a head and four lines."""


def tight_split(
    name: str,
    *parts: tuple[QWidget, int],
    way: Qt.Orientation = Qt.Orientation.Horizontal,
) -> QSplitter:
    """Parts with a bar between them, none of which can be pushed away; the numbers share room."""
    splitter = named(QSplitter(way), name)
    splitter.setChildrenCollapsible(False)
    for at, (part, stretch) in enumerate(parts):
        splitter.addWidget(part)
        splitter.setStretchFactor(at, stretch)
    return splitter


class FireHalves(QSplitter):
    """Lists at the left, the fire at the right; the lines of the working are many.

    They stand below the lists where those are wide enough for them, and else below both.
    """

    def __init__(self, lists: Sequence[FireUnits], fire: QWidget, reason: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.setObjectName("fire_halves")
        self.setChildrenCollapsible(False)
        self._units, self._fire, self._reason = lists, fire, reason
        upright = Qt.Orientation.Vertical
        firers, targets = lists
        parts = (firers, 1), (targets, 0), (reason, 5)
        self.lists = tight_split("fire_lists", *parts, way=upright)
        self.across = tight_split("fire_across", (self.lists, 1), (fire, 0))
        self.addWidget(self.across)
        # Later: while Qt dresses a window, or lays it out, no part of it may get another parent.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place)
        self._room = Room(self, self._needed, lambda _: self._later.start())
        theme_changes().changed.connect(self._later.start)
        share(self.lists, self._list_sizes)
        share(self, lambda: [round(self.height() * part) for part in (1 - _BELOW, _BELOW)])

    def share_across(self, wanted: Callable[[], int]) -> None:
        """Give the fire this width at first, or less where the rows of the lists take more."""

        def sizes() -> tuple[int, int]:
            room = self.width() - self.across.handleWidth()
            rows = max(units.whole_rows for units in self._units)
            fire = max(self._least_fire, min(wanted(), room - rows))
            return room - fire, fire

        share(self.across, sizes)

    def share_lists(self) -> None:
        """Share the height anew: the lists have other units."""
        share_again(self.lists)

    def _list_sizes(self) -> list[int]:
        """Their shares; the working, which scrolls, gives up what a few rows in each list take."""
        high = self.height()
        rows = next(filter(self._has_room, range(_ROWS, 1, -1)), 1)
        parts = zip(self._heights(rows), _LIST_SHARES, strict=False)  # the last is the working's
        lists = [max(round(high * part), needed) for needed, part in parts]
        return [*lists, high - sum(lists)]

    def _heights(self, rows: int) -> list[int]:
        """How high the lists are that show so many rows, or all that they have."""
        return [one.height_of(min(rows, max(1, len(one.nameable)))) for one in self._units]

    def _has_room(self, rows: int) -> bool:
        """Whether the lists can show so many rows, with some lines of the working below them."""
        return sum(self._heights(rows)) + scaled(_LEAST_WORKING) <= self.height()

    @property
    def whole_width(self) -> int:
        """The width from which the rows of both lists are whole."""
        return self._beside(max(units.whole_rows for units in self._units))

    @property
    def _least_fire(self) -> int:
        return max(self._fire.minimumSizeHint().width(), self._fire.minimumWidth())

    def _beside(self, left: int) -> int:
        return left + self.across.handleWidth() + self._least_fire

    def _needed(self) -> int:
        """The width from which the working can be read below the lists."""
        return self._beside(widest((*self._units, self._reason)))

    def _place(self) -> None:
        below_both = self._room.stacked
        (self if below_both else self.lists).addWidget(self._reason)
        # Below both the page scrolls anyway: cut, it would be read through a slit.
        self._reason.setMinimumHeight(scaled(_READABLE) if below_both else 0)
        self._reason.show()
        for splitter in (self, self.lists):
            share_again(splitter)

    # Qt

    def minimumSizeHint(self) -> QSize:
        # With the working below the lists it needs more, but then it has it below both.
        lists = max(self._beside(widest(self._units)), self._reason.minimumSizeHint().width())
        return QSize(lists, super().minimumSizeHint().height())
