"""What takes long to make is made in steps, between which the window takes keys."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.rounds import InRounds
from tests.waiting import rest


def steps(done: list[str], *names: str) -> Iterator[None]:
    for name in names:
        done.append(name)
        yield


def test_each_round_takes_one_step(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    InRounds(owner).run(steps(done, "a", "b", "c"))
    seen = [len(done)]
    while len(done) < 3:
        QCoreApplication.processEvents()
        seen.append(len(done))
    assert sorted(set(seen)) == [1, 2, 3]
    rest(qtbot)
    assert done == ["a", "b", "c"]


def test_what_was_begun_before_is_left(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    rounds = InRounds(owner)
    rounds.run(steps(done, "a", "b"))
    rounds.run(steps(done, "c", "d"))
    rest(qtbot)
    QCoreApplication.processEvents()
    while len(done) < 3:
        QCoreApplication.processEvents()
    assert done == ["a", "c", "d"]


def test_a_step_may_begin_something_else(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    rounds = InRounds(owner)

    def turning() -> Iterator[None]:
        rounds.run(steps(done, "c", "d"))
        yield
        done.append("b")

    rounds.run(turning())
    while len(done) < 2:
        QCoreApplication.processEvents()
    rest(qtbot)
    assert done == ["c", "d"]


def test_nothing_is_made_for_an_owner_that_is_gone(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    InRounds(owner).run(steps(done, "a", "b"))
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    rest(qtbot)
    QCoreApplication.processEvents()
    assert done == ["a"]
