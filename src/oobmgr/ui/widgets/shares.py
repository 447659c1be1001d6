"""The room of a splitter, shared among its parts until the player moves an edge."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QSplitter

from oobmgr.ui.theme import theme_changes

PLACED: Final = "placed"
"""The property of a splitter whose parts are as wide as the player wants them."""


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
