"""The first window is dressed as a whole, and looks as one that is dressed part by part."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from oobmgr.ui.application import first_window, wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Preferences, Settings
from oobmgr.ui.views.welcome import Welcome
from tests.ui.desks import full_campaign, make_sample, settle, until


def seen(qtbot: QtBot, window: MainWindow) -> QImage:
    qtbot.addWidget(window)
    window.resize(1180, 780)
    window.show()
    settle(qtbot, window)
    return window.grab().toImage()


@pytest.mark.parametrize("text_pct", [100, 150])
def test_it_looks_as_if_it_were_dressed_part_by_part(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, text_pct: int
) -> None:
    wear(qapp, Preferences(text_pct=text_pct, theme="dark"))
    services = Services(make_sample=make_sample)
    windows = (
        first_window(qapp, Settings(tmp_path / "a"), services),
        MainWindow(Settings(tmp_path / "b"), services),
    )
    whole, parts = (seen(qtbot, window) for window in windows)
    assert whole == parts


def test_the_application_is_dressed_again_once_it_is_made(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, worn = qapp.styleSheet(), []
    made = MainWindow.__init__

    def watch(self: MainWindow, settings: Settings, services: Services, *, opening: bool) -> None:
        worn.append(qapp.styleSheet())
        made(self, settings, services, opening=opening)

    monkeypatch.setattr(MainWindow, "__init__", watch)
    window = first_window(qapp, Settings(tmp_path / "a"), Services(make_sample=make_sample))
    qtbot.addWidget(window)
    assert (worn, qapp.styleSheet()) == ([""], sheet)
    assert window.findChild(QLabel) is not None


def opening_window(qtbot: QtBot, qapp: QApplication, path: Path) -> MainWindow:
    """A window that was started with a file, once that is open or known to be none."""
    settings = Settings(path.with_name("settings.json"))
    window = first_window(qapp, settings, Services(make_sample=make_sample), opening=True)
    qtbot.addWidget(window, before_close_func=lambda _: window.shut())
    window.show()
    window.activateWindow()
    until(qtbot, window.isActiveWindow)
    assert window.findChildren(Welcome) == []
    assert not window.bar_end.field.hasFocus()  # it would read the first key of the page
    window.open_path(path)
    settle(qtbot, window)
    return window


def test_a_window_that_is_started_with_a_file_makes_the_welcome_page_when_that_is_closed(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    full_campaign(tmp_path / "a.oob").close()
    window = opening_window(qtbot, qapp, tmp_path / "a.oob")
    assert window.windowTitle() == "Tuesdays – oobmgr"
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert page is not None
    here = QApplication.focusWidget()
    assert here is not None
    assert page.isAncestorOf(here)
    assert window.findChildren(Welcome) == []
    window.menus.give("close")
    settle(qtbot, window)
    assert window.stack.currentWidget() is window.welcome
    assert [row.name for row in window.welcome.recent.campaigns] == ["Tuesdays"]


def test_a_window_that_is_started_with_no_file_shows_the_welcome_page_and_why(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = opening_window(qtbot, qapp, tmp_path / "none.oob")
    assert "there is no such file." in window.message.text
    assert window.stack.currentWidget() is window.welcome
    assert window.welcome.start["new"].hasFocus()
