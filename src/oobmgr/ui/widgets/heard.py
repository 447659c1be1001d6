"""What changes bit by bit, told to a screen reader so that it does not talk all the time.

Where nobody listens nothing is waited for and nothing sent.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr_each
from oobmgr.ui.widgets.announcing import announce, listened

_SETTLED_MS: Final = 450
"""As long as this nothing changed any more: who types goes on sooner."""
_APART_MS: Final = 1500
"""What is read aloud takes about so long; quick work says only that it begins and ends."""
_PARTS: Final = 4


class Settled(QObject):
    """Has sentences read aloud once they stay as they are, and of them only those that are new.

    What is said first is what one meets on coming, and is not read.
    """

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        self._now: tuple[str, ...] | None = None
        self._told: tuple[str, ...] = ()
        self._pause = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._pause.timeout.connect(self._tell)

    def say(self, *sentences: str) -> None:
        """These hold now, in the place of those before."""
        first, self._now = self._now is None, sentences
        if first or not listened():
            self._told = sentences
            self._pause.stop()
        elif sentences != self._told:
            self._pause.start()
        else:
            # Gone and come back meanwhile.
            self._pause.stop()

    def _tell(self) -> None:
        now = self._now or ()
        new = [one for one in now if one and one not in self._told]
        self._told = now
        if new and self._part.isVisible():
            announce(self._part, tr_each(". ", new))


class Quarters:
    """Tells that long work begins, and how far it is: each quarter once, none soon after words."""

    def __init__(self, part: QWidget) -> None:
        self._part = part
        self._reached = 0
        self._since = QElapsedTimer()

    def begin(self, words: str) -> None:
        """Work begins."""
        self._reached = 0
        self._since.start()
        announce(self._part, words)

    def reach(self, done: int, total: int) -> None:
        """So many pieces of all are done; their end is told by who knows what came of it."""
        reached = _PARTS * done // total if total > 0 else 0
        if not self._reached < reached < _PARTS or not listened():
            return
        self._reached = reached
        if self._since.elapsed() >= _APART_MS:
            self._since.start()
            announce(self._part, f"{100 * reached // _PARTS} percent done")
