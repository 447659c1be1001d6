"""A page that changes with the head of its window is painted once, when both are there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.shell.page_area import PageArea
from tests.ui.desks import full_campaign, open_window, settle
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


def test_a_page_is_no_higher_for_one_that_was_seen_before(qtbot: QtBot, tmp_path: Path) -> None:
    """In German Combat is higher than the window; after it Pictures scrolled, its strip below."""
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    window.resize(1280, 800)
    settle(qtbot, window)
    assert window.workspace is not None
    bar = window.workspace.area.verticalScrollBar()
    qtbot.keyClick(window, Qt.Key.Key_5)
    settle(qtbot, window)
    high, combat = QLabel("as high as Combat is in German"), window.workspace.screen_shown
    high.setMinimumHeight(600)
    # With words that wrap, a page has a height for its width, as with the longer ones of German.
    high.setWordWrap(True)
    assert combat is not None
    layout = combat.layout()
    assert layout is not None
    layout.addWidget(high)
    settle(qtbot, window)
    assert bar.maximum() > 0
    qtbot.keyClick(window, Qt.Key.Key_F3)
    settle(qtbot, window)
    assert bar.maximum() == 0
