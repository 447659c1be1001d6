"""A dialog that is open while the look changes shows what one opened in that look shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.application import wear
from oobmgr.ui.commands import COMMANDS, obey
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Preferences
from oobmgr.ui.widgets.boxes import down
from tests.ui.desks import full_campaign, settle
from tests.ui.looks import Look, dressing_window, wear_look

_SIZE = (1280, 800)
_SMALL: Look = (100, _SIZE, "light")
_LARGE: Look = (150, _SIZE, "dark")


def opened(qtbot: QtBot, window: MainWindow, name: str) -> QDialog:
    """The dialog that a command of the menus opens."""
    obey(window, next(one for one in COMMANDS if one.id == name))
    settle(qtbot, window)
    return next(one for one in window.findChildren(QDialog) if one.isVisible())


def picture(qtbot: QtBot, window: MainWindow, dialog: QDialog) -> QImage:
    # The ring of the focus is not a matter of the look.
    dialog.setFocus()
    settle(qtbot, window)
    return dialog.grab().toImage()


@pytest.mark.usefixtures("open_beside")
@pytest.mark.parametrize("looks", [(_SMALL, _LARGE), (_LARGE, _SMALL)], ids=["grown", "shrunk"])
@pytest.mark.parametrize("name", ["options", "charts", "keys", "guide"])
def test_an_open_dialog_follows_the_look(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, name: str, looks: tuple[Look, Look]
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    wear_look(qtbot, window, *looks[0])
    dialog = opened(qtbot, window, name)
    picture(qtbot, window, dialog)
    wear_look(qtbot, window, *looks[1])
    changed = picture(qtbot, window, dialog)
    dialog.done(0)
    dialog.deleteLater()
    settle(qtbot, window)
    assert changed == picture(qtbot, window, opened(qtbot, window, name))


def test_every_tab_has_the_size_of_the_text(qtbot: QtBot, qapp: QApplication) -> None:
    """Qt passes by some widgets, other ones in each run, where a style sheet is put on again."""
    root = QWidget()
    qtbot.addWidget(root)
    tabs = [QTabWidget() for _ in range(40)]
    for one in tabs:
        one.addTab(QWidget(), "General")
    down(*tabs, on=root)
    root.show()
    for text_pct in (100, 150, 100, 200):
        wear(qapp, replace(Preferences(), theme="light", text_pct=text_pct))
        sizes = {one.tabBar().font().pixelSize() for one in tabs}
        assert sizes == {12 * text_pct // 100}
