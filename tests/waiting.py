"""Waiting for the window to come to rest: for what it does, never for a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.jobs import JobQueue

LONGEST_MS = 120_000
"""After so long nothing will come any more, however busy the machine is."""
_PAUSE_MS = 450
"""A timer of at most this length waits for the player to pause; a longer one shows or repeats."""
_PASSES = 3
"""An answer may ask anew, and what it shows may ask once more."""


def rest(qtbot: QtBot, queues: Callable[[], Iterable[JobQueue]] = tuple) -> None:
    """Wait until the queues are idle, no short timer runs and nothing new came of it."""

    def resting() -> bool:
        for _ in range(_PASSES):
            qtbot.wait(1)
            if not all(queue.idle for queue in queues()) or pausing():
                return False
        return True

    qtbot.waitUntil(resting, timeout=LONGEST_MS)


def pausing() -> bool:
    """Whether some window waits for a pause in what is typed or chosen."""
    return any(
        timer.isActive() and timer.isSingleShot() and timer.interval() <= _PAUSE_MS
        for window in QApplication.topLevelWidgets()
        for timer in window.findChildren(QTimer)
    )
