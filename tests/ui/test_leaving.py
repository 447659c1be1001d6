"""What is in pencil is asked about once before its campaign is left, whichever way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.games.own.pages.screen import DescriptionScreen
from oobmgr.games.own.sample import sample_text
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.own_game_editing import ALT, CONTROL, KEY, section, type_row


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """A campaign with another name of a good in pencil, and a second campaign beside it."""
    new_campaign(tmp_path / "other.oob", "Other").close()
    valley = NewCampaign("Valley", "own", description=sample_text())
    opened = open_window(qtbot, tmp_path, create_campaign(tmp_path / "valley.oob", valley))
    qtbot.keyClick(opened, KEY.Key_5, ALT)
    settle(qtbot, opened)
    assert opened.workspace is not None
    page = opened.workspace.screen_shown
    assert isinstance(page, DescriptionScreen)
    type_row(qtbot, section(page.editor, "goods"), 0, "Guilders")
    # It is asked wherever the player is.
    qtbot.keyClick(page, KEY.Key_1, ALT)
    settle(qtbot, opened)
    return opened


def open_other(window: MainWindow) -> None:
    assert window.desk is not None
    window.open_path(window.desk.campaign.path.with_name("other.oob"))


WAYS: dict[str, Callable[[MainWindow], object]] = {
    "Valley is closed": lambda window: window.menus.give("close"),
    "Other is opened": open_other,
    "the sample is opened": lambda window: window.menus.give("sample"),
    "the window is closed": MainWindow.close,
}


@pytest.mark.parametrize("way", WAYS)
def test_pencil_is_asked_about_before_its_campaign_is_left(
    qtbot: QtBot, window: MainWindow, way: str
) -> None:
    leaving, before = window.leaving, window.workspace
    for key in (KEY.Key_Return, KEY.Key_Escape):
        WAYS[way](window)
        settle(qtbot, window)
        assert "entered but not posted on The game?" in leaving.accessibleName()
        assert leaving.stay.hasFocus()
        qtbot.keyClick(leaving.stay, key)
        settle(qtbot, window)
        assert leaving.isHidden()
        assert window.isVisible()
        assert window.workspace is before
    WAYS[way](window)
    qtbot.mouseClick(leaving.go, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert leaving.isHidden()
    assert window.isVisible() == (way != "the window is closed")
    assert window.windowTitle().startswith("Other") == (way == "Other is opened")
    assert window.workspace is not before


def test_a_campaign_with_nothing_in_pencil_is_left_at_once(
    qtbot: QtBot, window: MainWindow
) -> None:
    qtbot.keyClick(window, KEY.Key_5, ALT)
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, DescriptionScreen)
    page.editor.set_text(window.workspace.desk.game.description)
    qtbot.keyClick(page, KEY.Key_W, CONTROL)
    assert window.leaving.isHidden()
    assert window.windowTitle() == "oobmgr"
