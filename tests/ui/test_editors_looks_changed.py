"""The editor of one unit or of several, open while the look changes, looks as if opened in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.desks import settle
from tests.ui.looks import BOOKS, Look, dressing_window, wear_look

_SIZE = (1280, 800)
_SMALL: Look = (100, _SIZE, "light")
_LARGE: Look = (150, _SIZE, "dark")
_LARGEST: Look = (200, _SIZE, "light")


def page_of(qtbot: QtBot, window: MainWindow) -> OrderOfBattleScreen:
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    return page


def opened(qtbot: QtBot, window: MainWindow, page: OrderOfBattleScreen, number: int) -> QWidget:
    """The editor of so many units: the panel beside the list, or the form."""
    units = [line.unit.id for line in page.table.units.rows[:number]]
    page.table.select_keys(set(units))
    settle(qtbot, window)
    page.edit()
    settle(qtbot, window)
    if number == 1:
        return page.inspector
    return next(one for one in window.findChildren(QDialog) if one.isVisible())


def picture(qtbot: QtBot, window: MainWindow, editor: QWidget) -> QImage:
    # The ring of the focus and where one has scrolled to are no matters of the look.
    (editor if editor.isWindow() else window).setFocus()
    settle(qtbot, window)
    for area in editor.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(0)
    settle(qtbot, window)
    return editor.grab().toImage()


@pytest.mark.usefixtures("open_beside")
@pytest.mark.parametrize(
    "looks",
    [(_SMALL, _LARGE), (_LARGE, _SMALL), (_SMALL, _LARGEST)],
    ids=["grown", "shrunk", "doubled"],
)
@pytest.mark.parametrize("game", ["europa", "spark"])
@pytest.mark.parametrize("number", [1, 3])
def test_an_open_editor_of_units_follows_the_look(
    qtbot: QtBot,
    tmp_path: Path,
    qapp: QApplication,
    number: int,
    game: str,
    looks: tuple[Look, Look],
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path))
    wear_look(qtbot, window, *looks[0])
    page = page_of(qtbot, window)
    editor = opened(qtbot, window, page, number)
    picture(qtbot, window, editor)
    wear_look(qtbot, window, *looks[1])
    assert editor.isVisible()
    changed = picture(qtbot, window, editor)
    if isinstance(editor, QDialog):
        editor.done(0)
        editor.deleteLater()
    else:
        page.inspector.set_editing(False)
    page.table.clearSelection()
    settle(qtbot, window)
    again = picture(qtbot, window, opened(qtbot, window, page, number))
    assert changed == again
