"""Running a function in a worker thread and bringing its answer back to the GUI thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from oobmgr.domain.errors import OobmgrError

T = TypeVar("T")
Progress = Callable[[int, int], None]


class Cancelled(Exception):  # noqa: N818 - not an error: the player asked for it
    """Raised inside a job that the player cancelled."""


class _Carrier(QObject):
    """Lives in the GUI thread; its signals cross over from the worker."""

    finished = Signal(object)
    failed = Signal(object)
    progressed = Signal(int, int)

    def __init__(
        self,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        progressed: Progress | None,
    ) -> None:
        super().__init__()
        self._done, self._failed, self._progressed = done, failed, progressed
        self.finished.connect(self._deliver)
        self.failed.connect(self._report)
        self.progressed.connect(self._tell)

    def drop(self) -> None:
        """Let what still comes over fall: nobody is left who wants it."""
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


class _Runner(QRunnable):
    def __init__(self, work: Callable[[Progress], Any], carrier: _Carrier, job: Job) -> None:
        super().__init__()
        self._work, self._carrier, self._job = work, carrier, job

    def run(self) -> None:
        """Qt calls this in the worker thread."""
        try:
            result = self._work(self._progress)
        except Exception as error:  # noqa: BLE001 - every failure is shown by the GUI thread
            self._carrier.failed.emit(error)
        else:
            self._carrier.finished.emit(result)

    def _progress(self, now: int, of: int) -> None:
        if self._job.cancelled:
            raise Cancelled
        self._carrier.progressed.emit(now, of)


class JobQueue(QObject):
    """One worker thread: jobs run one after the other, in the order in which they came."""

    idle_changed = Signal(bool)
    crashed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._carriers: set[_Carrier] = set()
        self._closed = False

    def run(
        self,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        failed: Callable[[OobmgrError], None],
        progressed: Progress | None = None,
    ) -> Job:
        """Run `work(progress)` in the worker; one of the callbacks follows in this thread.

        An error that is no `OobmgrError` is a bug of ours and is sent as `crashed`.
        """
        job = Job()
        if self._closed:
            return job

        def finish(result: T) -> None:
            self._forget(carrier)
            done(result)

        def fail(error: Exception) -> None:
            self._forget(carrier)
            if isinstance(error, OobmgrError):
                failed(error)
            elif not isinstance(error, Cancelled):
                self.crashed.emit(error)

        carrier = _Carrier(finish, fail, progressed)
        self._carriers.add(carrier)
        if len(self._carriers) == 1:
            self.idle_changed.emit(False)
        self._pool.start(_Runner(work, carrier, job))
        return job

    def _forget(self, carrier: _Carrier) -> None:
        self._carriers.discard(carrier)
        if not self._carriers:
            self.idle_changed.emit(True)

    @property
    def idle(self) -> bool:
        """Whether nothing is running or waiting."""
        return not self._carriers

    def wait(self) -> None:
        """Block until the worker has nothing left, as before the file is closed."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Wait, let every answer fall that was not delivered, and take no work from now on.

        The windows that would show it are going.
        """
        self._closed = True
        self.wait()
        for carrier in self._carriers:
            carrier.drop()
        self._carriers.clear()
