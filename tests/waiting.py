"""Waiting for the window to come to rest: for what it does, never for a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QTimer,
    QTimerEvent,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.jobs import JobQueue

LONGEST_MS = 120_000
"""After so long nothing will come any more, however busy the machine is."""
_PAUSE_MS = 450
"""A timer of at most this length waits for the player to pause; a longer one shows or repeats."""
_MOST_PASSES = 20_000
"""More than any page takes: one that asks again and again would never come to rest."""


def rest(qtbot: QtBot, queues: Callable[[], Iterable[JobQueue]] = tuple) -> None:
    """Wait until the queues are idle, no short timer runs and no event is left to deliver.

    A short timer runs out at once as soon as the queues are idle: the player has paused.
    """
    events = QAbstractEventDispatcher.instance()
    for _ in range(_MOST_PASSES):
        # Each pass delivers one round: a layout inside others takes as many as it lies deep.
        moved = events.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if moved:
            continue
        if busy := next((queue for queue in queues() if not queue.idle), None):
            qtbot.waitSignal(busy.idle_changed, timeout=LONGEST_MS).wait()
        elif pauses := _pauses():
            for timer in pauses:
                _run_out(timer)
        else:
            return
    raise AssertionError("the window does not come to rest")


def _pauses() -> list[QTimer]:
    """The timers that wait for a pause in what is typed or chosen."""
    return [
        timer
        for window in QApplication.topLevelWidgets()
        if window.parent() is None  # else it is looked through with the window that it belongs to
        for timer in window.findChildren(QTimer)
        if timer.isActive() and timer.isSingleShot() and timer.interval() <= _PAUSE_MS
    ]


def _run_out(timer: QTimer) -> None:
    # What an earlier one has set off may have stopped it.
    if timer.isActive():
        QCoreApplication.sendEvent(timer, QTimerEvent(timer.timerId()))
