"""Parts of a page with an edge between them that the player moves."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.side_by_side import Room

PLACED: Final = "placed"
"""The property of a splitter whose parts are as wide as the player wants them."""


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


class _Shares(QObject):
    """Shares the room of a splitter, and anew when there is more or less; it goes with it."""

    def __init__(self, splitter: QSplitter, sizes: Callable[[], Sequence[int]]) -> None:
        super().__init__(splitter)
        self._splitter = splitter
        self._sizes = sizes
        self._shared: list[int] = []
        self._settled = True
        # Qt tells of the player's hand alone: `setSizes` is silent.
        splitter.splitterMoved.connect(lambda *_: splitter.setProperty(PLACED, True))
        # Bars above and beside grow with the text as well: how much is left is known when all
        # have their sizes.
        self.later = QTimer(self, singleShot=True, interval=0)
        self.later.timeout.connect(self._share)
        theme_changes().changed.connect(self.later.start)
        splitter.installEventFilter(self)
        self._share()

    def _share(self) -> None:
        sizes = list(self._sizes())
        if (sizes != self._shared or not self._settled) and not self._splitter.property(PLACED):
            self._shared, self._settled = sizes, True
            self._splitter.setSizes(sizes)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Parts that need less room than before, as in smaller text, leave it to the others.
        shared = {QEvent.Type.Resize, QEvent.Type.LayoutRequest}
        if event.type() in shared and not self._splitter.property(PLACED):
            self._settled = event.type() == QEvent.Type.Resize
            self.later.start()
        return super().eventFilter(watched, event)


def share(splitter: QSplitter, sizes: Callable[[], Sequence[int]]) -> None:
    """Give the parts of a splitter these sizes, and again in another size of text or window.

    Once the player has moved an edge, the sizes are his.
    """
    _Shares(splitter, sizes)


def share_again(splitter: QSplitter) -> None:
    """Ask for the sizes of the parts anew, as where what they show wants more room or less."""
    for shares in splitter.findChildren(_Shares):
        shares.later.start()
