"""The page is made in steps, between which the window takes keys; it is seen when it is whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.games.europa.combat.battle_rows import BattleKind
from oobmgr.games.europa.pages.combat.form import BattlePanel
from oobmgr.games.europa.pages.combat.screen import CombatScreen
from oobmgr.ui.main_window import MainWindow
from tests.ui.combat.fighter import Fighter, campaign
from tests.ui.desks import open_window, settle, until


def seen(screen: CombatScreen) -> list[QWidget]:
    return [panel for panel in screen.findChildren(BattlePanel) if panel.isVisible()]


def rounds_until_whole(screen: CombatScreen) -> int:
    """Let the page be made, of which nothing is painted before it is whole."""
    rounds, before = 0, seen(screen)
    while screen.panel is None:
        assert not screen.updatesEnabled()
        assert seen(screen) == before
        QCoreApplication.processEvents()
        rounds += 1
    assert screen.updatesEnabled()
    assert seen(screen) == [screen.panel]
    return rounds


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, campaign(tmp_path))


def opened(qtbot: QtBot, window: MainWindow) -> CombatScreen:
    """The page once its answer has come, and before its form is made."""
    assert window.workspace is not None
    window.workspace.show_page("combat")
    screen = window.workspace.screen_shown
    assert isinstance(screen, CombatScreen)
    assert screen.panel is None
    until(qtbot, lambda: screen.reading is not None)
    return screen


def test_the_page_is_made_in_several_rounds(qtbot: QtBot, window: MainWindow) -> None:
    screen = opened(qtbot, window)
    assert rounds_until_whole(screen) >= 4
    settle(qtbot, window)
    assert screen.panel is not None
    table = screen.panel.battle_form.attackers.table
    assert table.hasFocus()
    assert table.list_model.rowCount() == 3


def test_another_kind_is_made_while_the_first_is_on_its_way(
    qtbot: QtBot, window: MainWindow
) -> None:
    screen = opened(qtbot, window)
    screen.kinds.changed.emit("bombardment")
    rounds_until_whole(screen)
    settle(qtbot, window)
    assert list(screen.panels) == [BattleKind.BOMBARDMENT]
    assert screen.title.text() == "Bombardment"
    screen.kinds.changed.emit("attack")
    assert screen.title.text() == "Bombardment", "the head of one stood above the form of another"
    rounds_until_whole(screen)
    settle(qtbot, window)
    assert seen(screen) == [screen.panels[BattleKind.ATTACK]]


def test_books_that_change_meanwhile_are_listed(player: Fighter) -> None:
    screen = player.screen
    screen.kinds.changed.emit("bombardment")
    screen.refresh()
    rounds_until_whole(screen)
    player.settle()
    assert player.panel.battle_form.sheet_shown is screen.sheet
    assert screen.panel is screen.panels[BattleKind.BOMBARDMENT]
    player.key(Qt.Key.Key_Space)
    assert player.list_of("axis").lists.picks
