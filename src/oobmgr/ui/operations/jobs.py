"""Running a function in a worker thread and bringing its answer back to the GUI thread.

Qt's objects may only die in the thread they live in. Two things keep them from dying in a worker:
Python looks for cyclic garbage only while no worker is busy, and what a job holds is let go of in
the GUI thread.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThread, QThreadPool, Signal, Slot

from oobmgr.domain.errors import OobmgrError

T = TypeVar("T")
Progress = Callable[[int, int], None]


class Cancelled(Exception):  # noqa: N818 - not an error: the player asked for it
    """Raised inside a job that the player cancelled."""


class _Garbage:
    """Keeps Python from looking for cyclic garbage while any worker of the program is busy.

    It looks wherever memory is asked for, so a worker would come to destroy a window's objects.
    """

    def __init__(self) -> None:
        self._busy = 0
        self._was_on = False

    def hold(self) -> None:
        """Collect nothing from now on, until `release` was called as often. In the GUI thread."""
        if not self._busy:
            self._was_on = gc.isenabled()
            gc.disable()
        self._busy += 1

    def release(self) -> None:
        """Go on collecting, if nobody else holds it. In the GUI thread."""
        self._busy -= 1
        if not self._busy and self._was_on:
            gc.enable()


_GARBAGE = _Garbage()


class _Carrier(QObject):
    """Lives in the GUI thread; its signals cross over from the worker."""

    finished = Signal(object)
    failed = Signal(object)
    progressed = Signal(int, int)

    def __init__(
        self,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        progressed: Progress | None,
    ) -> None:
        super().__init__()
        self._held: object = work  # so that what it refers to does not die in the worker
        self._done, self._failed, self._progressed = done, failed, progressed
        self.finished.connect(self._deliver)
        self.failed.connect(self._report)
        self.progressed.connect(self._tell)

    def drop(self) -> None:
        """Let go of the work, and let what still comes over fall: nobody is left who wants it."""
        self._held = None
        self._done = self._failed = _let_fall
        self._progressed = None

    @Slot(object)
    def _deliver(self, result: object) -> None:
        self._done(result)

    @Slot(object)
    def _report(self, error: Exception) -> None:
        self._failed(error)

    @Slot(int, int)
    def _tell(self, now: int, of: int) -> None:
        if self._progressed is not None:
            self._progressed(now, of)


def _at_once() -> None:
    """Wait for nothing."""


def _let_fall(_: object) -> None:
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


class _Runner(QRunnable):
    """One job. `begin` is called before it, `end` after it, in the worker thread."""

    def __init__(
        self,
        work: Callable[[Progress], Any],
        carrier: _Carrier,
        job: Job,
        begin: Callable[[], None],
        end: Callable[[], None],
    ) -> None:
        super().__init__()
        self._work: Callable[[Progress], Any] | None = work
        self._carrier, self._job = carrier, job
        self._begin, self._end = begin, end

    def run(self) -> None:
        """Qt calls this in the worker thread."""
        self._begin()
        try:
            result = self._answer()
        except Exception as error:  # noqa: BLE001 - every failure is shown by the GUI thread
            self._end()
            self._carrier.failed.emit(error)
        else:
            self._end()
            self._carrier.finished.emit(result)

    def _answer(self) -> Any:  # noqa: ANN401 - whatever the work gives
        """Do the work once; the carrier alone holds it when the answer goes over."""
        work, self._work = self._work, None
        assert work is not None  # noqa: S101 - Qt runs it once
        return work(self._progress)

    def _progress(self, now: int, of: int) -> None:
        if self._job.cancelled:
            raise Cancelled
        self._carrier.progressed.emit(now, of)


class JobQueue(QObject):
    """Three worker threads, each of which takes its jobs in the order in which they came.

    One is for writes, one for what nobody waits for, one for all else. What a person marks is in
    the file at once, however long a page takes to be read, and no page waits for a check of the
    whole books. A read sees every write that was asked for before it.
    """

    idle_changed = Signal(bool)
    crashed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._readers, self._writers, self._aside = (QThreadPool(self) for _ in range(3))
        for pool in self._pools:
            # With one thread each, no answer overtakes one that was asked for before.
            pool.setMaxThreadCount(1)
        self._aside.setThreadPriority(QThread.Priority.LowestPriority)
        self._writes = _Turnstile()
        self._carriers: set[_Carrier] = set()
        self._spent: dict[QThreadPool, _Carrier] = {}
        self._closed = False

    def run(
        self,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        failed: Callable[[OobmgrError], None],
        progressed: Progress | None = None,
        *,
        writes: bool = False,
        aside: bool = False,
    ) -> Job:
        """Run `work(progress)` in a worker; one of the callbacks follows in this thread.

        `writes` says that it is a short write, which waits for no read; `aside` that nothing is to
        wait for it. An error that is no `OobmgrError` is a bug of ours and is sent as `crashed`.
        """
        job = Job()
        # A window that is closing may still ask; nobody would take the answer.
        if self._closed:
            return job

        def finish(result: T) -> None:
            self._forget(carrier, pool)
            done(result)

        def fail(error: Exception) -> None:
            self._forget(carrier, pool)
            if isinstance(error, OobmgrError):
                failed(error)
            # Whoever cancels a job knows why it does not answer.
            elif not isinstance(error, Cancelled):
                self.crashed.emit(error)

        pool = self._writers if writes else self._aside if aside else self._readers
        carrier = _Carrier(work, finish, fail, progressed)
        self._carriers.add(carrier)
        _GARBAGE.hold()
        if len(self._carriers) == 1:
            self.idle_changed.emit(False)
        pool.start(self._runner(work, carrier, job, writes=writes))
        return job

    def _runner(
        self, work: Callable[[Progress], Any], carrier: _Carrier, job: Job, *, writes: bool
    ) -> _Runner:
        turnstile = self._writes
        if writes:
            turnstile.asked += 1
            return _Runner(work, carrier, job, _at_once, turnstile.done)
        # Counted when it is asked, not when it begins: later writes are none of its concern.
        before = turnstile.asked
        return _Runner(work, carrier, job, lambda: turnstile.wait(before), _at_once)

    def _forget(self, carrier: _Carrier, pool: QThreadPool) -> None:
        self._carriers.discard(carrier)
        carrier.drop()
        # The worker may still be leaving the job; it is out of it when the next answer comes.
        self._spent[pool] = carrier
        _GARBAGE.release()
        if not self._carriers:
            self.idle_changed.emit(True)

    @property
    def _pools(self) -> tuple[QThreadPool, ...]:
        return self._writers, self._readers, self._aside

    @property
    def idle(self) -> bool:
        """Whether nothing is running or waiting."""
        return not self._carriers

    def wait(self) -> None:
        """Block until the workers have nothing left, as before the file is closed."""
        # All three, since a check of the whole books holds the file as well.
        for pool in self._pools:
            pool.waitForDone()

    def close(self) -> None:
        """Wait, let every answer fall that was not delivered, and take no work from now on.

        The windows that would show it are going.
        """
        self._closed = True
        self.wait()
        for carrier in self._carriers:
            carrier.drop()
            _GARBAGE.release()
        self._carriers.clear()
        self._spent.clear()
