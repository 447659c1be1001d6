"""Work on the window that is done in steps, between which the window takes keys and paints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

_OVER: Final = object()


class InRounds(QObject):
    """Takes one step in each round of the window's loop, and goes with its owner.

    A page of hundreds of widgets that is made in one go keeps every key waiting until it is there.
    What is being made is not to be seen before it is whole.
    """

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._steps: Iterator[None] = iter(())
        # No interval: the next round, behind what waits in the loop already.
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._step)

    def run(self, steps: Iterator[None]) -> None:
        """Take the first step now and the others one by one; what was begun before is left."""
        self._timer.stop()
        self._steps = steps
        self._step()

    def _step(self) -> None:
        steps = self._steps
        # A step may have begun something else.
        if next(steps, _OVER) is not _OVER and steps is self._steps:
            self._timer.start()
