"""Running a function in a worker thread and bringing its answer back to the GUI thread.

Qt's objects may only die in the thread they live in. Three things keep them from dying in a
worker: Python looks for cyclic garbage only while no worker is busy, what a job holds is let go of
in the GUI thread, and a worker knows no object of Qt's but the one that brings answers across.

Nor may Qt ever wait for a worker of itself, as it would for threads of its own that it destroys
with a window: it would hold the interpreter, which the worker needs to come to its end.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from oobmgr.domain.errors import OobmgrError
from oobmgr.ui import garbage

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")
Progress = Callable[[int, int], None]
_PATIENCE_S: Final = 0.1


class Cancelled(Exception):  # noqa: N818 - not an error: the player asked for it
    """Raised inside a job that the player cancelled."""


@dataclass(slots=True)
class _Waiting:
    """Who waits for a job. Known in the GUI thread alone, which is where it is let go of."""

    work: object  # so that what it refers to does not die in the worker
    answered: Callable[[Any, Exception | None], None]
    progressed: Progress | None

    def drop(self) -> None:
        """Let fall what still comes over: nobody is left who wants it."""
        self.answered, self.progressed = _let_fall, None


class _Switchboard(QObject):
    """Hands the answers of all workers over to those who wait in the GUI thread.

    There is one, and it outlives every window: a worker may come to its end after its window did.
    """

    answered = Signal(int, object, object)
    progressed = Signal(int, int, int)

    def __init__(self) -> None:
        super().__init__()
        self._waiting: dict[int, _Waiting] = {}
        self._numbers = count()
        self.answered.connect(self._deliver)
        self.progressed.connect(self._tell)

    def take_in(self, waiting: _Waiting) -> int:
        """Note who waits; gives the number under which the worker answers."""
        number = next(self._numbers)
        self._waiting[number] = waiting
        # Until the answer is delivered, not only while the worker runs: it travels with objects
        # too.
        garbage.hold()
        return number

    def strike(self, number: int) -> _Waiting | None:
        """Wait no more for this answer; gives who did, None where it was struck before."""
        waiting = self._waiting.pop(number, None)
        if waiting is not None:
            garbage.release()
        return waiting

    @Slot(int, object, object)
    def _deliver(self, number: int, result: object, error: Exception | None) -> None:
        waiting = self.strike(number)
        if waiting is not None:
            waiting.answered(result, error)

    @Slot(int, int, int)
    def _tell(self, number: int, now: int, of: int) -> None:
        waiting = self._waiting.get(number)
        if waiting is not None and waiting.progressed is not None:
            waiting.progressed(now, of)


@cache
def _switchboard() -> _Switchboard:
    """The one switchboard. First asked for in the GUI thread, where it lives."""
    return _Switchboard()


def _at_once() -> None:
    """Wait for nothing."""


def _let_fall(_result: object, _error: Exception | None) -> None:
    """Do nothing with an answer that comes too late."""


class Job:
    """A handle on running work: `cancel` asks it to stop at its next progress report."""

    def __init__(self) -> None:
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop. What it has not written stays unwritten."""
        self._stop.set()

    @property
    def cancelled(self) -> bool:
        """Whether somebody asked it to stop."""
        return self._stop.is_set()


class _Turnstile:
    """Counts writes, so that a read waits for those that were asked for before it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.asked = 0
        self._done = 0

    def done(self) -> None:
        """One more write is done. They come in the order in which they were asked for."""
        with self._changed:
            self._done += 1
            self._changed.notify_all()

    def wait(self, number: int) -> None:
        """Block until so many writes are done."""
        with self._changed:
            self._changed.wait_for(lambda: self._done >= number)


class _Pace:
    """Lets a worker begin no further job before its answer was taken in the GUI thread.

    Both compute in Python, which one of them can at a time: a page that is laid out of an answer
    would stand still again and again for the job that follows.
    """

    def __init__(self) -> None:
        self._taken = threading.Event()
        self.hurried = False
        """Whether the GUI thread waits for the worker, and can take no answer."""

    def give(self) -> None:
        """In the worker, before an answer goes over."""
        self._taken.clear()

    def take(self) -> None:
        """In the GUI thread, once all is done that came of an answer."""
        self._taken.set()

    def rest(self) -> None:
        """In the worker, after an answer: wait until it is taken, but not for ever."""
        # A window may have gone, or be busy with what has nothing to do with it.
        if not self.hurried:
            self._taken.wait(_PATIENCE_S)


class _Run:
    """One job in the worker thread. `begin` is called before it, `end` after it.

    `rest` is called when its answer has gone over.
    """

    def __init__(
        self,
        number: int,
        work: Callable[[Progress], Any],
        job: Job,
        begin: Callable[[], None],
        end: Callable[[], None],
        rest: Callable[[], None],
    ) -> None:
        self._number, self._job = number, job
        self._work: Callable[[Progress], Any] | None = work
        self._begin, self._end, self._rest = begin, end, rest
        self._switchboard = _switchboard()

    def __call__(self) -> None:
        """Do it, and send what came of it across."""
        self._begin()
        try:
            result = self._result()
        except Exception as error:  # noqa: BLE001 - every failure is shown by the GUI thread
            self._end()
            self._switchboard.answered.emit(self._number, None, error)
        else:
            self._end()
            self._switchboard.answered.emit(self._number, result, None)
            # Held by the answer alone from here on: what it refers to is not to die in the worker.
            del result
        self._rest()

    def _result(self) -> Any:  # noqa: ANN401 - whatever the work gives
        """Do the work once; the GUI thread alone holds it when the answer goes over."""
        # The worker's frame keeps no hold on it: it may refer to widgets, which are not to die
        # there.
        work, self._work = self._work, None
        assert work is not None  # noqa: S101 - a worker runs it once
        return work(self._progress)

    def _progress(self, now: int, of: int) -> None:
        if self._job.cancelled:
            raise Cancelled
        self._switchboard.progressed.emit(self._number, now, of)


class JobQueue(QObject):
    """Three worker threads, each of which takes its jobs in the order in which they came.

    One is for writes, one for what nobody waits for, one for all else. What a person marks is in
    the file at once, however long a page takes to be read, and no page waits for a check of the
    whole books. A read sees every write that was asked for before it.
    """

    idle_changed = Signal(bool)
    crashed = Signal(object)
    file_done = Signal(bool)
    """A file has been written, or (False) has not; what its answer leads to is done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writes, self._pace = _Turnstile(), _Pace()
        self._waiting: dict[int, _Waiting] = {}
        self._spent: dict[ThreadPoolExecutor, object] = {}
        self._closed = False
        self.files = 0
        """How many files are being written, or wait for it."""
        # A window may go without a word, as where the program ends over an error of ours.
        waiting = self._waiting
        self.destroyed.connect(lambda: _drop(waiting))

    def run(
        self,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        failed: Callable[[OobmgrError], None],
        progressed: Progress | None = None,
        *,
        writes: bool = False,
        aside: bool = False,
        file: bool = False,
    ) -> Job:
        """Run `work(progress)` in a worker; one of the callbacks follows in this thread.

        `writes` says that it is a short write, which waits for no read; `aside` that nothing is to
        wait for it, `file` that the window is to wait for it before it closes. An error that is no
        `OobmgrError` is a bug of ours and is sent as `crashed`.
        """
        job = Job()
        # A window that is closing may still ask; nobody would take the answer.
        if self._closed:
            return job

        def answer(result: T, error: Exception | None) -> None:
            self._forget(number, worker, error)
            if error is None:
                done(result)
            else:
                self._fail(error, failed)
            if file:
                self.files -= 1
                self.file_done.emit(error is None)

        self.files += file
        writer, reader, beside = self._workers
        worker = writer if writes else beside if aside else reader
        waiting = _Waiting(work, answer, progressed)
        number = _switchboard().take_in(waiting)
        self._waiting[number] = waiting
        if len(self._waiting) == 1:
            self.idle_changed.emit(False)
        begin, end = self._order(writes=writes)
        rest = _at_once
        if worker is reader:
            end, rest = self._pace.give, self._pace.rest
        worker.submit(_Run(number, work, job, begin, end, rest))
        return job

    def _order(self, *, writes: bool) -> tuple[Callable[[], None], Callable[[], None]]:
        """What the worker does before and after a job, so that reads see the writes before them."""
        turnstile = self._writes
        if writes:
            turnstile.asked += 1
            return _at_once, turnstile.done
        # Counted when it is asked, not when it begins: later writes are none of its concern.
        before = turnstile.asked
        return lambda: turnstile.wait(before), _at_once

    def _fail(self, error: Exception, failed: Callable[[OobmgrError], None]) -> None:
        if isinstance(error, OobmgrError):
            failed(error)
        # Whoever cancels a job knows why it does not answer.
        elif not isinstance(error, Cancelled):
            self.crashed.emit(error)

    def _forget(self, number: int, worker: ThreadPoolExecutor, error: Exception | None) -> None:
        # The worker may still be leaving the job, and hold what an error holds; it is out of it
        # when its next answer comes.
        self._spent[worker] = self._waiting.pop(number), error
        if not self._waiting:
            self.idle_changed.emit(True)
        _, reader, _ = self._workers
        if worker is reader:
            # After what comes of it now, and with it the laying out of what changed.
            QTimer.singleShot(0, self._pace.take)

    @cached_property
    def _workers(self) -> tuple[ThreadPoolExecutor, ThreadPoolExecutor, ThreadPoolExecutor]:
        """Who writes, who reads, and who does what nobody waits for."""
        # Loaded by the first job, for the first window is there before it.
        from concurrent.futures import ThreadPoolExecutor

        # With one thread each, no answer overtakes one that was asked for before.
        return ThreadPoolExecutor(1), ThreadPoolExecutor(1), ThreadPoolExecutor(1)

    @property
    def idle(self) -> bool:
        """Whether nothing is running or waiting."""
        return not self._waiting

    def wait(self) -> None:
        """Block until the workers have nothing left, as before the file is closed."""
        if self._closed:
            return
        self._hurry(on=True)
        # All three, since a check of the whole books holds the file as well.
        for worker in self._workers:
            worker.submit(_at_once).result()
        self._hurry(on=False)

    def close(self) -> None:
        """Wait, let every answer fall that was not delivered, and take no work from now on.

        The windows that would show it are going.
        """
        # First: a callback that is still delivered while the workers end may ask for more.
        self._closed = True
        self._hurry(on=True)
        for worker in self._workers:
            # Waits for what has begun, so that no file is closed under a statement that is running.
            worker.shutdown()
        for number in self._waiting:
            _switchboard().strike(number)
        self._waiting.clear()
        self._spent.clear()
        self.files = 0

    def _hurry(self, *, on: bool) -> None:
        self._pace.hurried = on
        self._pace.take()


def _drop(waiting: Mapping[int, _Waiting]) -> None:
    """Let fall whatever is still on its way to a queue that is gone."""
    for each in waiting.values():
        each.drop()
