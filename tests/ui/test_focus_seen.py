"""Whoever goes through a window with Tab sees where he is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.views.replay.body import StepBody
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.working_view import WorkingRow, WorkingView
from tests.depth import deep
from tests.ui.combat.test_battles import three_picked
from tests.ui.fire.gunner import ASSAULTS, Gunner, aim, throw
from tests.ui.fire.gunner import campaign as fire_campaign
from tests.ui.looks import BOOKS, EVERY_LOOK, USUAL, dressing_window, wear_look
from tests.ui.test_balkans_pages import Player
from tests.ui.unseen_focus import unseen_focus
from tests.ui.walk import Walk
from tests.unit.games.grande_armee.battle_table import BattleTable

_LOOKS = EVERY_LOOK if deep(0, nightly=1) else [USUAL]


class _Greedy(QLineEdit):
    def focusNextPrevChild(self, _: bool) -> bool:
        return True


def test_unseen_focus_is_found(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    plain, away = QLabel("Plain"), QPushButton("Away")
    plain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    down(QLineEdit(), QPushButton("Seen"), plain, _Greedy(), on=root)
    away.setParent(root)
    away.move(0, 2000)
    root.setTabOrder(plain, away)
    root.show()
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    assert [fault.split(",")[0] for fault in unseen_focus(root)] == [
        "focus unseen: QLabel < QWidget",
        "out of sight: QPushButton < QWidget",
        "Tab ends: _Greedy < QWidget",
    ]


@pytest.mark.parametrize("game", BOOKS)
def test_the_focus_is_seen_on_every_page(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path))
    found: dict[str, str] = {}
    for look in _LOOKS:
        wear_look(qtbot, window, *look)
        walk = Walk(qtbot, window, look, unseen_focus)
        assert window.workspace is not None
        walk.pages(page.key for page in window.workspace.pages)
        found |= walk.found
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())


def test_the_focus_is_seen_in_a_battle_that_is_fought(qtbot: QtBot, tmp_path: Path) -> None:
    player = three_picked(qtbot, tmp_path)
    player.name_target("1B 1922")
    player.click("roll_roll")
    assert list(unseen_focus(player.window)) == []


def test_the_focus_is_seen_in_a_fire_of_an_assault(qtbot: QtBot, tmp_path: Path) -> None:
    gunner = Gunner(qtbot, tmp_path, fire_campaign(tmp_path))
    aim(gunner, *ASSAULTS["1712"], segment="offensive_1", assault="1712")
    throw(gunner, "II/399/170", 9, 7)
    assert list(unseen_focus(gunner.window)) == []


def test_the_focus_is_seen_in_the_battle_of_two_armies(qtbot: QtBot, tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    table.announce()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_deploy")
    assert list(unseen_focus(player.window)) == []


def test_tab_passes_a_working_by_while_it_is_empty(qtbot: QtBot) -> None:
    root, before, after, working = QWidget(), QLineEdit(), QLineEdit(), TallWorking()
    qtbot.addWidget(root)
    down(before, working, after, on=root)
    root.show()
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert after.hasFocus()
    working.set_rows((WorkingRow("line", "Snow", "", "1"),))
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert working.hasFocus()
    # What it held was posted, or is gone.
    working.set_rows(())
    assert before.hasFocus()


@pytest.mark.parametrize("stacked", [False, True])
def test_the_words_of_a_step_show_that_they_have_the_focus(qtbot: QtBot, *, stacked: bool) -> None:
    words = TextLabel("The 67th Army crosses. " * 40, wrap=True)
    body = StepBody(words, WorkingView(), WorkingView())
    root = QWidget()
    qtbot.addWidget(root)
    down(body, QLineEdit(), on=root)
    body.stand(stacked=stacked)
    root.resize(400, 160)
    root.show()
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    assert list(unseen_focus(root)) == []
    area = body if stacked else body.findChild(QScrollArea, "replay_words")
    assert isinstance(area, QScrollArea)
    assert area.focusPolicy() == Qt.FocusPolicy.StrongFocus
