"""The worker: what it may not do to the objects of the window."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from oobmgr.domain.errors import BadInput, Fault, OobmgrError
from oobmgr.ui.operations.jobs import JobQueue, Progress


@pytest.fixture
def queue() -> Iterator[JobQueue]:
    made = JobQueue()
    yield made
    made.close()
    assert gc.isenabled()


def nobody(error: OobmgrError) -> None:
    raise error


def test_no_garbage_is_looked_for_while_a_worker_is_busy(queue: JobQueue, qtbot: QtBot) -> None:
    other = JobQueue()
    held = threading.Event()
    seen: list[bool] = []

    def look(_: Progress) -> bool:
        return gc.isenabled()

    def look_later(progress: Progress) -> bool:
        held.wait(10)
        return look(progress)

    queue.run(look_later, seen.append, nobody)
    other.run(look, seen.append, nobody)
    qtbot.waitUntil(lambda: other.idle)
    assert not gc.isenabled(), "the first worker is still busy"
    held.set()
    qtbot.waitUntil(lambda: queue.idle)
    assert seen == [False, False]
    assert gc.isenabled()
    other.close()


def test_a_read_begins_once_all_is_done_that_came_of_the_answer_before(
    queue: JobQueue, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oobmgr.ui.operations.jobs._PATIENCE_S", 60)
    told: list[str] = []
    begun = threading.Event()

    def begin(_: Progress) -> None:
        told.append("begun")
        begun.set()

    queue.run(lambda _: None, lambda _: told.append("shown"), nobody)
    queue.run(begin, lambda _: None, nobody)
    # Nothing is delivered here yet, as while a page is painted.
    assert not begun.wait(0.1)
    qtbot.waitUntil(lambda: queue.idle)
    assert told == ["shown", "begun"]


def test_a_queue_that_is_waited_for_asks_for_no_answer_to_be_taken(
    queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oobmgr.ui.operations.jobs._PATIENCE_S", 60)
    done: list[int] = []

    def note(_: Progress, number: int) -> None:
        done.append(number)

    for number in range(3):
        queue.run(partial(note, number=number), lambda _: None, nobody)
    queue.wait()
    assert done == [0, 1, 2]


def test_a_refusal_and_a_closed_queue_let_it_go_on(queue: JobQueue, qtbot: QtBot) -> None:
    refused: list[str] = []

    def refuse(_: Progress) -> None:
        raise BadInput(Fault("No such unit."))

    queue.run(refuse, lambda _: None, lambda error: refused.append(str(error)))
    qtbot.waitUntil(lambda: queue.idle)
    assert refused == ["No such unit."]
    assert gc.isenabled()
    queue.run(lambda _: None, lambda _: None, nobody)
    queue.close()
    assert gc.isenabled()


def test_what_a_job_holds_dies_in_the_thread_of_the_window(queue: JobQueue, qtbot: QtBot) -> None:
    gc.freeze()  # what earlier tests have left need not be looked at again
    threads: list[threading.Thread] = []

    def start() -> None:
        page = QObject()
        weakref.finalize(page, lambda: threads.append(threading.current_thread()))
        queue.run(lambda _: page.objectName(), lambda _: None, nobody)

    start()
    qtbot.waitUntil(lambda: queue.idle)
    queue.run(lambda _: None, lambda _: None, nobody)
    qtbot.waitUntil(lambda: queue.idle)
    gc.collect()
    assert threads == [threading.main_thread()]


def test_a_window_goes_without_waiting_for_a_worker_that_it_did_not_close(qtbot: QtBot) -> None:
    window, held = QObject(), threading.Event()
    told: list[object] = []
    queue = JobQueue(window)
    queue.run(lambda _: held.wait(), told.append, nobody)
    window.deleteLater()
    # Here it stood still for ever: Qt waited for the worker, and the worker for the interpreter.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not gc.isenabled(), "the worker is still busy"
    held.set()
    qtbot.waitUntil(gc.isenabled)
    assert told == [], "nobody is left who wants the answer"


def test_a_closed_queue_has_done_all_that_was_asked_for(queue: JobQueue) -> None:
    done: list[int] = []
    told: list[object] = []
    for each in (0, 1, 2):
        queue.run(partial(_note, done, each), told.append, nobody, writes=True)
    queue.close()
    assert done == [0, 1, 2]
    queue.run(partial(_note, done, 3), told.append, nobody)
    QCoreApplication.processEvents()
    assert (len(done), told, queue.idle) == (3, [], True)


def _note(done: list[int], number: int, _: Progress) -> None:
    done.append(number)
