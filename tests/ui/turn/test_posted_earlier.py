"""A phase with many posted entries: the form below them stays in sight."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.ui.views.turn.accordion import PostedList
from tests.campaigns import post
from tests.ui.turn.test_move_form import Mover

POSTED = 7


def test_the_last_entries_stand_above_the_form_and_a_key_shows_the_others(
    qtbot: QtBot, tmp_path: Path
) -> None:
    mover = Mover(qtbot, tmp_path)
    for unit in mover.books.queries.units()[:POSTED]:
        post(mover.books, "mark_units", units=[unit.id])
    assert mover.window.desk is not None
    mover.window.desk.refresh_all()
    mover.settle()

    (listed,) = (
        found for found in mover.window.findChildren(PostedList, "posted") if found.isVisible()
    )
    assert [row.isVisible() for row in listed.rows] == [True] * 4
    assert listed.earlier.text() == "3 posted earlier"
    listed.earlier.setFocus()
    QTest.keyClick(listed.earlier, Qt.Key.Key_Return)
    mover.settle()
    assert [row.isVisible() for row in listed.rows] == [True] * POSTED
    assert not listed.earlier.isVisible()
    assert listed.rows[0].head.hasFocus()
