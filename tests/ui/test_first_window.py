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
from tests.ui.desks import make_sample, settle


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

    def watch(self: MainWindow, settings: Settings, services: Services) -> None:
        worn.append(qapp.styleSheet())
        made(self, settings, services)

    monkeypatch.setattr(MainWindow, "__init__", watch)
    window = first_window(qapp, Settings(tmp_path / "a"), Services(make_sample=make_sample))
    qtbot.addWidget(window)
    assert (worn, qapp.styleSheet()) == ([""], sheet)
    assert window.findChild(QLabel) is not None
