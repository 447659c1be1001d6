"""The end of the program that the system asks for: SIGTERM, SIGHUP, Ctrl+C on the console."""

from __future__ import annotations

import contextlib
import signal
import socket
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

if TYPE_CHECKING:
    from types import FrameType

_ASK: Final = frozenset({"sigterm", "sigint", "sighup"})
"""The signals that ask for an end; not each system has them all."""
_MOST_BYTES: Final = 64


class EndedFromOutside(QObject):
    """Hears what the system sends, and tells of it in the loop of Qt, where all is whole."""

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Qt waits in its own code, where Python hears nothing: a byte on a socket wakes it.
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)
        reads = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._heard.fileno(), reads, self)
        self._notifier.setEnabled(False)
        self._notifier.activated.connect(lambda *_: self._hear())
        self._before: dict[int, object] = {}
        self._woken = -1

    def install(self) -> None:
        """Take the place of Python's own ways, which would end in the middle of anything."""
        self._woken = signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        for one in signal.Signals:
            # Started with `nohup`, it is to live on.
            if one.name.lower() in _ASK and signal.getsignal(one) is not signal.SIG_IGN:
                self._before[one] = signal.signal(one, _leave_it_to_the_socket)
        self._notifier.setEnabled(True)

    def restore(self) -> None:
        """Give Python its ways back."""
        self._notifier.setEnabled(False)
        for one, before in self._before.items():
            signal.signal(one, before)  # type: ignore[arg-type]
        self._before.clear()
        signal.set_wakeup_fd(self._woken)
        self._heard.close()
        self._told.close()

    def _hear(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._heard.recv(_MOST_BYTES)
        self.asked.emit()


def _leave_it_to_the_socket(_: int, __: FrameType | None) -> None:
    """Do nothing here: this runs wherever Python happens to be."""
