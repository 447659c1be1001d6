"""A page that changes with the head of its window is painted once, when both are there."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.shell.page_area import PageArea
from tests.waiting import rest


def test_what_was_held_is_painted_in_a_round_of_its_own(qtbot: QtBot) -> None:
    area = PageArea(QWidget())
    qtbot.addWidget(area)
    area.hold()
    area.release()
    assert not area.updatesEnabled(), "it was painted in the round in which it was laid out"
    rest(qtbot)
    assert area.updatesEnabled()


def test_what_changes_again_meanwhile_is_not_painted(qtbot: QtBot) -> None:
    area = PageArea(QWidget())
    qtbot.addWidget(area)
    area.hold()
    area.release()
    area.hold()
    rest(qtbot)
    assert not area.updatesEnabled()
    area.release()
    rest(qtbot)
    assert area.updatesEnabled()
