"""The desk: what the windows use of an open campaign. No window touches the books otherwise."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from time import sleep
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from oobmgr.campaign.program_log import log
from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.domain.errors import Fault, FileMoved, OobmgrError, Refused
from oobmgr.domain.postings import Subject
from oobmgr.domain.values import dataclass
from oobmgr.rules.descriptions import KEY, TEXT
from oobmgr.ui.language import ENGLISH, keep_names, language
from oobmgr.ui.operations.jobs import Job, JobQueue, Progress

if TYPE_CHECKING:
    from oobmgr.campaign.commands import Command
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import Preview
    from oobmgr.campaign.session import Posted
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import TransactionId
    from oobmgr.rules.game import Game

T = TypeVar("T")
Failed = Callable[[OobmgrError], None]

_PAUSE_SECONDS: Final = 0.1
CHANGED_OUTSIDE: Final = "Another program changed this campaign. Everything has been reloaded."
"""What is announced once the window has noticed."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of a write: one of the two, and whether another program had written meanwhile."""

    posted: Posted | None
    error: OobmgrError | None
    strangers: bool


class Desk(QObject):
    """One open campaign. Commands and questions run in a worker; answers come back as calls.

    `changed` carries the frozenset of `Topic` that a write touched; `announced` a sentence for the
    status bar, `withdrawn` one that does not hold any more; `failed` an `OobmgrError` that no
    caller took; `crashed` a bug of ours;
    `described` comes when the campaign carries another description of its game than was opened;
    `veil_changed` the sides whose sheets are hidden from now on, none where some were unlocked;
    `moved` a `FileMoved`, once, when the file does not lie in its place any more, and `put_back`
    comes once it does again.

    Other programs may write to the same file. The desk knows its own writes by their numbers: after
    any other, every screen reads again, and undo and redo wait until it has.
    """

    changed = Signal(object)
    announced = Signal(str)
    withdrawn = Signal(str)
    failed = Signal(object)
    crashed = Signal(object)
    veil_changed = Signal(object)
    moved = Signal(object)
    put_back = Signal()
    described = Signal()

    def __init__(self, campaign: Campaign, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.campaign = campaign
        self.queue = JobQueue(self)
        self.queue.crashed.connect(self.crashed)
        # The last transaction that the screens know of. Only the workers read and change it.
        self._known = 0
        self._looking = threading.Lock()
        self._hidden = campaign.veil.hidden
        self._in_place = True
        self.look_around()

    @property
    def game(self) -> Game:
        """The rules of this campaign."""
        return self.campaign.game

    @property
    def in_place(self) -> bool:
        """Whether the file lay where it was opened when it was last looked at."""
        return self._in_place

    def execute(
        self,
        command: Command,
        done: Callable[[Posted], None] | None = None,
        failed: Failed | None = None,
        *,
        meant: bool = True,
    ) -> Job:
        """Post a command. Screens hear of it through `changed`.

        What was shown to nobody before is not `meant` yet: where it is doubtful, that comes back as
        `Doubtful`, and nothing is written.
        """
        execute = partial(self.campaign.session.execute, command, meant=meant)
        return self._write(execute, done, failed)

    def undo(self) -> Job:
        """Take back the last thing done, unless another program did something after it."""
        undo = partial(self._reverse, self.campaign.session.undo, "undone")
        return self._write(undo, None, None, lambda posted: f"Undone: {posted.reversed_title}")

    def redo(self) -> Job:
        """Do again what was undone last, unless another program did something after it."""
        redo = partial(self._reverse, self.campaign.session.redo, "redone")
        return self._write(redo, None, None, lambda posted: f"Redone: {posted.reversed_title}")

    def revoke(self, transaction: TransactionId, failed: Failed | None = None) -> Job:
        """Take back one older transaction."""
        revoke = partial(self.campaign.session.revoke, transaction)
        return self._write(revoke, None, failed, lambda posted: f"Undone: {posted.reversed_title}")

    def unlock(
        self,
        side: SideId,
        passphrase: str,
        *,
        for_part: bool = False,
        done: Callable[[], None] | None = None,
        failed: Failed | None = None,
    ) -> Job:
        """Open a side's sheets; every screen reads again."""
        veil = self.campaign.veil

        # The screens first: what the caller does next should find the sheets open.
        def finish(_: None) -> None:
            self._see_veil()
            if done is not None:
                done()

        return self.work(lambda _: veil.unlock(side, passphrase, for_part=for_part), finish, failed)

    def lock(self, side: SideId | None = None) -> Job:
        """Hide a side's sheets again, or those of all sides that have a passphrase."""
        return self.work(lambda _: self.campaign.veil.lock(side), lambda _: self._see_veil())

    def set_passphrase(
        self,
        side: SideId,
        new: str | None,
        old: str,
        done: Callable[[Posted], None] | None = None,
        failed: Failed | None = None,
    ) -> Job:
        """Set, change or (None) take off the passphrase of a side's sheets."""
        return self._write(lambda: self.campaign.set_passphrase(side, new, old), done, failed)

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
        """Ask the books something: all that a question asks is answered from one moment."""
        queries = self.campaign.queries

        # From one moment: between two readings of a page another program may write.
        def ask(_: Progress) -> T:
            with queries.one_moment():
                # Before the answer, which may have sentences with such a name in them.
                if language() != ENGLISH:
                    keep_names(queries.names_given())
                return question(queries)

        return self.work(ask, done, failed)

    def check(self, done: Callable[[bool], None]) -> Job:
        """Ask whether the books agree with themselves; nothing waits for the answer."""
        check = self.campaign.queries.check
        return self.queue.run(lambda _: not check(), done, self.failed.emit, aside=True)

    def work(
        self,
        job: Callable[[Progress], T],
        done: Callable[[T], None],
        failed: Failed | None = None,
        progressed: Progress | None = None,
    ) -> Job:
        """Any longer job, such as reading a workbook or writing a PDF."""
        # Whoever does not take a fault himself leaves it to the window.
        return self.queue.run(job, done, failed or self.failed.emit, progressed)

    def write_file(
        self,
        job: Callable[[Progress], T],
        done: Callable[[T], None],
        failed: Failed | None = None,
        progressed: Progress | None = None,
    ) -> Job:
        """Write a file: the window closes only once it is whole."""
        return self.queue.run(job, done, failed or self.failed.emit, progressed, file=True)

    def refresh_all(self) -> None:
        """Tell every screen to read again, as after another program wrote to the file."""
        self.changed.emit(ALL_TOPICS)

    def look_around(self) -> None:
        """See in the worker whether another program wrote to the file, or moved it, and tell of it.

        A file that cannot be read is not told here: whatever is asked of it next tells.
        """

        def tell(strangers: bool) -> None:
            # The look succeeded, so a file that had been away is back.
            if not self._in_place:
                self._in_place = True
                self.put_back.emit()
            self._see_veil()
            if strangers:
                self._tell_of_strangers()
                self._see_description()

        def failed(error: OobmgrError) -> None:
            # Once: it is looked at again and again.
            if isinstance(error, FileMoved) and self._in_place:
                self._in_place = False
                self.moved.emit(error)

        self.work(lambda _: self._strangers(), tell, failed)

    def remind(self) -> None:
        """Tell once more of a file that does not lie in its place, and of the way out."""
        try:
            self.campaign.check_in_place()
        except FileMoved as error:
            self.moved.emit(error)

    def close(self) -> None:
        """Finish what is running and let go of the file."""
        self.queue.close()
        self.campaign.close()

    def _write(
        self,
        write: Callable[[], Posted],
        done: Callable[[Posted], None] | None,
        failed: Failed | None,
        words: Callable[[Posted], str] = attrgetter("title"),
    ) -> Job:
        # What a page tells itself; of all else the bar writes when it tells of it.
        tell = logged(failed) if failed else self.failed.emit

        def finish(outcome: _Outcome) -> None:
            # The veil first: pages that are thrown away need not read what was posted.
            posted, error = outcome.posted, outcome.error
            self._see_veil()
            if outcome.strangers:
                self._tell_of_strangers()
            if posted is not None:
                # After strangers everything was told to read again just now, these topics among it.
                if not outcome.strangers:
                    self.changed.emit(posted.topics)
                self.announced.emit(words(posted))
                if done is not None:
                    done(posted)
                # Last, for it may close this desk.
                self._see_description()
            elif error is not None:
                if outcome.strangers:
                    self._once_read(lambda: tell(error))
                else:
                    tell(error)

        return self.queue.run(lambda _: self._outcome(write), finish, tell, writes=True)

    def _once_read(self, act: Callable[[], None]) -> None:
        """Do something once no screen reads any more, for what is read would overwrite it.

        The worker waits a moment, because pages read what is selected only after a pause.
        """

        # Asked in the worker, behind all that was asked before; its answer comes when that is read.
        def look(_: None) -> None:
            if self.queue.idle:
                act()
            else:
                self._once_read(act)

        self.work(lambda _: sleep(_PAUSE_SECONDS), look)

    def _see_veil(self) -> None:
        """Tell of sheets that are hidden or open since the last time."""
        before, self._hidden = self._hidden, self.campaign.veil.hidden
        if before != self._hidden:
            self.veil_changed.emit(self._hidden - before)
            self.refresh_all()

    def _see_description(self) -> None:
        """Tell where the campaign carries another description: what is open rests on the old."""
        before = self.game.description
        # Only games that are made from a text carry one.
        if not before:
            return

        def tell(now: object) -> None:
            if now != before:
                self.described.emit()

        question = self.campaign.queries.facts
        self.work(lambda _: question(Subject.DESCRIPTION).get((KEY, TEXT)), tell, lambda _: None)

    def _tell_of_strangers(self) -> None:
        self.refresh_all()
        self.announced.emit(CHANGED_OUTSIDE)

    # In the workers

    def _outcome(self, write: Callable[[], Posted]) -> _Outcome:
        """Write; see also whether others had written since the screens were read."""
        try:
            with self._looking:
                # Within the lock: between the write and noting its number, a look from the other
                # worker would take our own entry for somebody else's.
                posted = write()
                # 0: nothing was read yet, so that nothing on the screen can be out of date.
                # One above the last that the screens know: then nobody wrote in between.
                strangers = self._known not in {0, posted.transaction - 1}
                self._known = posted.transaction
        except OobmgrError as error:
            return _Outcome(None, error, self._strangers_if_readable())
        return _Outcome(posted, None, strangers)

    def _strangers(self) -> bool:
        """Whether there is a transaction that the screens do not know of; from now on they do."""
        # SQLite goes on reading and writing a file that was moved away, and says nothing.
        self.campaign.check_in_place()
        with self._looking:
            before, self._known = self._known, self.campaign.queries.version()
        strangers = before not in {0, self._known}
        if strangers:
            self.campaign.veil.look()
        return strangers

    def _strangers_if_readable(self) -> bool:
        try:
            return self._strangers()
        except OobmgrError:  # the first error says it all
            return False

    def _reverse(self, reverse: Callable[[], Posted], done: str) -> Posted:
        # Undone is what the player sees as the last; after others wrote it would be something else.
        if self._known not in {0, self.campaign.queries.version()}:
            raise Refused(
                Fault(
                    f"another program changed this campaign, so nothing was {done}.",
                    advice="Everything has been reloaded: see what would now be undone or redone.",
                )
            )
        return reverse()


def logged(failed: Failed) -> Failed:
    """Write what is refused into the log of the program, for reports, and go on with it."""

    def tell(error: OobmgrError) -> None:
        log(f"refused: {error}")
        failed(error)

    return tell
