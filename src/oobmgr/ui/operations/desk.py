"""The desk: what the windows use of an open campaign. No window touches the books otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.domain.errors import OobmgrError
from oobmgr.ui.operations.jobs import Job, JobQueue, Progress

if TYPE_CHECKING:
    from oobmgr.campaign.commands import Command
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import Preview
    from oobmgr.campaign.session import Posted
    from oobmgr.domain.postings import TransactionId
    from oobmgr.rules.game import Game

T = TypeVar("T")
Failed = Callable[[OobmgrError], None]


class Desk(QObject):
    """One open campaign. Commands and questions run in a worker; answers come back as calls.

    `changed` carries the frozenset of `Topic` that a write touched; `announced` a sentence for the
    status bar; `failed` an `OobmgrError` that no caller took; `crashed` a bug of ours.
    """

    changed = Signal(object)
    announced = Signal(str)
    failed = Signal(object)
    crashed = Signal(object)

    def __init__(self, campaign: Campaign, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.campaign = campaign
        self.queue = JobQueue(self)
        self.queue.crashed.connect(self.crashed)

    @property
    def game(self) -> Game:
        """The rules of this campaign."""
        return self.campaign.game

    def execute(
        self,
        command: Command,
        done: Callable[[Posted], None] | None = None,
        failed: Failed | None = None,
    ) -> Job:
        """Post a command. Screens hear of it through `changed`."""
        return self._write(lambda: self.campaign.session.execute(command), done, failed)

    def undo(self) -> Job:
        """Take back the last thing done."""
        return self._write(self.campaign.session.undo, None, None)

    def redo(self) -> Job:
        """Do again what was undone last."""
        return self._write(self.campaign.session.redo, None, None)

    def revoke(self, transaction: TransactionId, failed: Failed | None = None) -> Job:
        """Take back one older transaction."""
        return self._write(lambda: self.campaign.session.revoke(transaction), None, failed)

    def preview(
        self, command: Command, done: Callable[[Preview], None], failed: Failed | None = None
    ) -> Job:
        """What a command would write."""
        return self.work(lambda _: self.campaign.session.preview(command), done, failed)

    def read(
        self,
        question: Callable[[Queries], T],
        done: Callable[[T], None],
        failed: Failed | None = None,
    ) -> Job:
        """Ask the books something."""
        return self.work(lambda _: question(self.campaign.queries), done, failed)

    def work(
        self,
        job: Callable[[Progress], T],
        done: Callable[[T], None],
        failed: Failed | None = None,
        progressed: Progress | None = None,
    ) -> Job:
        """Any longer job, such as reading a workbook or writing a PDF."""
        return self.queue.run(job, done, failed or self.failed.emit, progressed)

    def refresh_all(self) -> None:
        """Tell every screen to read again, as after another program wrote to the file."""
        self.changed.emit(ALL_TOPICS)

    def close(self) -> None:
        """Finish what is running and let go of the file."""
        self.queue.close()
        self.campaign.close()

    def _write(
        self,
        write: Callable[[], Posted],
        done: Callable[[Posted], None] | None,
        failed: Failed | None,
    ) -> Job:
        def finish(posted: Posted) -> None:
            self.changed.emit(posted.topics)
            self.announced.emit(posted.title)
            if done is not None:
                done(posted)

        return self.work(lambda _: write(), finish, failed)
