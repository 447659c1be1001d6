"""Parts of a page with an edge between them that the player moves."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.shares import share_again
from oobmgr.ui.widgets.side_by_side import Room


def split(
    *parts: QWidget,
    growing: tuple[int, ...],
    closing: bool = True,
    name: str = "",
    upright: bool = False,
    within: QWidget | None = None,
) -> QSplitter:
    """The parts from left to right, or from above to below (`upright`), with a fine line between.

    Those that are `growing`, counted from 0, take the room that is left. The others can be drawn
    shut, unless nothing is `closing`.

    Parts that are filled only afterwards, in a splitter that stands `within` its page from the
    start, are quicker: Qt dresses a table anew each time that something around it gets a parent.
    """
    way = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
    splitter = named(QSplitter(way, within), name)
    splitter.setHandleWidth(1)
    for at, part in enumerate(parts):
        splitter.addWidget(part)
        splitter.setStretchFactor(at, int(at in growing))
        splitter.setCollapsible(at, closing and at not in growing)
    return splitter


class Turning(QSplitter):
    """Parts side by side, none of which can be drawn shut; one above the other without room.

    `needed` says from which width they have room, if that is not what they need themselves. As with
    `split`, it stands `within` its page from the start where that is quicker.
    """

    def __init__(
        self,
        *parts: QWidget,
        needed: Callable[[], int] | None = None,
        within: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, within)
        self.setChildrenCollapsible(False)
        for part in parts:
            self.addWidget(part)
        self._room = Room(self, needed or self._needed, self._turn)

    def _needed(self) -> int:
        return sum(self._widths()) + self.handleWidth()

    def _widths(self) -> list[int]:
        parts = (self.widget(at) for at in range(self.count()))
        shown = (part for part in parts if part is not None and not part.isHidden())
        return [max(part.minimumSizeHint().width(), part.minimumWidth()) for part in shown]

    def _turn(self, stacked: bool) -> None:
        way = Qt.Orientation
        self.setOrientation(way.Vertical if stacked else way.Horizontal)
        share_again(self)

    # Qt

    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview) -> bool:
        # What was kept tells the way of another window as well.
        restored = super().restoreState(state)
        self._turn(self._room.stacked)
        return restored

    def minimumSizeHint(self) -> QSize:
        # As narrow as the widest part: side by side they need more, but then they are turned.
        return QSize(max(self._widths(), default=0), super().minimumSizeHint().height())
