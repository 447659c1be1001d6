"""What holds a window that is closed while files are being written, until they are whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from oobmgr.ui.operations.jobs import JobQueue
    from oobmgr.ui.widgets.message_bar import MessageBar

_WAITS: Final = "A file is being written: the window closes once it is whole."


class LastFiles(QObject):
    """Closes its window as soon as the last file is there; one that fails keeps it open.

    Without this, it would stand still for so long, and what went wrong would be told to nobody.
    """

    def __init__(self, window: QWidget, message: MessageBar) -> None:
        super().__init__(window)
        self._window, self._message = window, message
        self._holds = False

    def hold(self, *queues: JobQueue | None) -> bool:
        """Whether the window is to stay for what these queues are writing."""
        busy = [queue for queue in queues if queue is not None and queue.files]
        for queue in busy:
            queue.file_done.connect(self._done, Qt.ConnectionType.SingleShotConnection)
        if busy:
            self._holds = True
            self._message.tell(_WAITS, kind="ok")
        return bool(busy)

    def _done(self, whole: bool) -> None:
        # Told once for each time that the window was to close.
        if not self._holds:
            return
        self._holds = False
        self._message.dismiss()
        if whole:
            # Where another file is being written, it is held again. Not within the answer: the
            # queue that gives it goes with the window.
            QTimer.singleShot(0, self._window, self._window.close)
