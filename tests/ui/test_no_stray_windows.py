"""No page opens a window of its own for a moment, which would take the keyboard away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.known_games import GAMES, game
from oobmgr.ui.main_window import MainWindow
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle


class ShownWindows(QObject):
    """Notes every window that is shown besides the program's own."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        stray = isinstance(watched, QWidget) and not isinstance(watched, MainWindow)
        if stray and event.type() is QEvent.Type.Show and watched in QApplication.topLevelWidgets():
            self.names.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("game_id", [entry.id for entry in GAMES])
def test_every_page_leaves_the_keyboard_to_the_window(
    game_id: str, qtbot: QtBot, tmp_path: Path
) -> None:
    known = game(game_id)
    start = known.scenarios[0]
    new = NewCampaign("Tuesdays", game_id, start.id, start.variants[0].id, {})
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", new))
    workspace = window.workspace
    assert workspace is not None
    window.activateWindow()
    settle(qtbot, window)
    shown = ShownWindows()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(shown)
    pages = set()
    for key in "1234567890":
        qtbot.keyClick(window, getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.AltModifier)
        settle(qtbot, window)
        pages.add(type(workspace.screen_shown).__name__)
    application.removeEventFilter(shown)
    assert shown.names == []
    assert window.isActiveWindow()
    assert len(pages) > 5
