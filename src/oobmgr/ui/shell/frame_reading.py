"""What the frame shows of a campaign, read again after each change; then the books are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from oobmgr.campaign.topics import IN_PLAY, Topic
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.shell.glance import look

if TYPE_CHECKING:
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.shell.glance import Glance

_CHECKED_AFTER = IN_PLAY | {Topic.FORMATIONS}
CHECKED_AFTER_MS = 1000
"""So long the player rests before the whole books are checked."""


class FrameReading(QObject):
    """Reads a `Glance` of the books, one at a time.

    `read_again` carries it. `ended` is sent when it is shown, or could not be read, and no further
    one is asked for. `checked` says whether the books agree with themselves.
    """

    read_again = Signal(object)
    ended = Signal()
    checked = Signal(bool)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self.desk = desk
        self._as_of: str | None = None
        self._asked = False
        self._unread = False
        self._check_timer = QTimer(self, singleShot=True, interval=CHECKED_AFTER_MS)
        self._check_timer.timeout.connect(self._check)

    def read(self, as_of: str | None, topics: frozenset[Topic]) -> None:
        """Read the frame as of a turn; later check the books, where a step of play was taken.

        What is asked for meanwhile is read once, when the answer is there.
        """
        if topics & _CHECKED_AFTER:
            self._check_timer.start()
        self._as_of = as_of
        self._unread = True
        if not self._asked:
            self._read()

    def _read(self) -> None:
        self._asked = True
        self._unread = False
        as_of = self._as_of  # it may be another when the worker comes to it
        self.desk.read(lambda queries: look(queries, as_of), self._answered, self._failed)

    def _answered(self, glance: Glance) -> None:
        self._asked = False
        self.read_again.emit(glance)
        if self._unread:
            self._read()
        else:
            self.ended.emit()

    def _failed(self, error: OobmgrError) -> None:
        self._asked = False
        self.ended.emit()
        self.desk.failed.emit(error)

    def _check(self) -> None:
        """Check the books, once nothing else runs: in a large campaign it takes a while."""
        if self.desk.queue.idle:
            self.desk.check(while_there(self, self.checked.emit))
        else:
            self._check_timer.start()
