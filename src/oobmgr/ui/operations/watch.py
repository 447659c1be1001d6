"""Watching the file of a campaign: another program, such as the command line, may write to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from oobmgr.ui.operations.desk import Desk

# Often enough to seem at once, and so rarely that looking at the file costs nothing.
_EVERY_MS: Final = 500


class FileWatch(QObject):
    """Lets a desk look around twice a second, and at once when asked. It lives with the desk."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def stop(self) -> None:
        """Look no more of its own accord."""
        self._timer.stop()

    def look(self) -> None:
        """Look now. While the desk works nobody needs to: it looks at each write itself."""
        if self._desk.queue.idle:
            self._desk.look_around()
