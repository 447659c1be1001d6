"""What holds a window, or a campaign, that is closed while files are being written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from oobmgr.ui.operations.jobs import JobQueue
    from oobmgr.ui.widgets.message_bar import MessageBar

WINDOW: Final = "A file is being written: the window closes once it is whole."
CAMPAIGN: Final = "A file is being written: the campaign closes once it is whole."
OTHER: Final = "A file is being written: the other campaign is opened once it is whole."


class LastFiles(QObject):
    """Goes on with what closes a window or its campaign as soon as the last file is there.

    One that fails keeps it open. Without this, the window would stand still for so long, and what
    went wrong would be told to nobody.
    """

    def __init__(self, window: QWidget, message: MessageBar) -> None:
        super().__init__(window)
        self._window, self._message = window, message
        self._go_on: Callable[[], object] | None = None

    def hold(self, go_on: Callable[[], object], words: str, *queues: JobQueue | None) -> bool:
        """Whether to wait for what these queues are writing; then it goes on by itself."""
        busy = [queue for queue in queues if queue is not None and queue.files]
        for queue in busy:
            queue.file_done.connect(self._done, Qt.ConnectionType.SingleShotConnection)
        if busy:
            # Of several ways out the last that was taken counts.
            self._go_on = go_on
            self._message.tell(words, kind="ok")
        return bool(busy)

    def after(self, go_on: Callable[[], object], words: str, queue: JobQueue | None) -> None:
        """Go on at once where this queue writes no file, else after the last of its files."""

        def once_more() -> None:
            self.after(go_on, words, queue)

        if not self.hold(once_more, words, queue):
            go_on()

    def _done(self, whole: bool) -> None:
        # Told once for each time that something was to close.
        if (go_on := self._go_on) is None:
            return
        self._go_on = None
        self._message.dismiss()
        if whole:
            # Where another file is being written, it is held again. Not within the answer: the
            # queue that gives it goes with the window or with the campaign.
            QTimer.singleShot(0, self._window, go_on)
