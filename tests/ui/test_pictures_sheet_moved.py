"""The sheet of the organisation chart is moved by keys, and what is chosen stays chosen."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.pictures.screen import PicturesScreen
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, unit
from tests.ui.listening import listening

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ORDER = ImportOrderOfBattle(
    tuple(
        unit(f"{corps}{at}", path=("Army", f"{corps} Corps"))
        for corps in range(1, 10)
        for at in range(3)
    )
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    campaign = campaign_at(tmp_path / "c.oob", NewCampaign("C", "europa", "barbarossa"), ORDER)
    window = open_window(qtbot, tmp_path, campaign)
    window.resize(1280, 800)
    qtbot.keyClick(window, Key.Key_F3)
    settle(qtbot, window)
    return window


def page_of(window: MainWindow) -> PicturesScreen:
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    return page


def test_ctrl_with_arrows_moves_the_sheet_and_the_next_arrow_goes_back(
    window: MainWindow,
) -> None:
    view = page_of(window).chart.view
    QTest.keyClick(view, Key.Key_Down)
    chosen, down = view.spot, view.verticalScrollBar()
    for _ in range(8):
        QTest.keyClick(view, Key.Key_Down, CTRL)
    assert down.value() == 8 * down.singleStep()
    assert view.spot == chosen
    assert chosen is not None
    assert view.rect_of(chosen).bottom() < 0
    QTest.keyClick(view, Key.Key_Up, CTRL)
    assert down.value() == 7 * down.singleStep()
    QTest.keyClick(view, Key.Key_Right)
    assert view.spot is not None
    assert view.spot != chosen
    assert view.viewport().rect().contains(view.rect_of(view.spot).toAlignedRect())


def test_an_enlarged_sheet_moves_to_the_sides(window: MainWindow, qtbot: QtBot) -> None:
    view = page_of(window).chart.view
    window.resize(700, 600)
    view.set_zoom(5)
    settle(qtbot, window)
    across = view.horizontalScrollBar()
    assert across.maximum() > 0
    QTest.keyClick(view, Key.Key_Right, CTRL)
    assert across.value() == min(across.maximum(), across.singleStep())
    QTest.keyClick(view, Key.Key_Left, CTRL)
    assert across.value() == 0


def test_home_shows_the_title_again(window: MainWindow) -> None:
    view = page_of(window).chart.view
    for key in (Key.Key_End, Key.Key_Home):
        QTest.keyClick(view, key)
    assert view.verticalScrollBar().value() == 0
    # Also where the first is chosen all the while.
    QTest.keyClick(view, Key.Key_PageDown)
    assert view.verticalScrollBar().value() > 0
    QTest.keyClick(view, Key.Key_Home)
    assert view.verticalScrollBar().value() == 0


def test_ctrl_with_equals_enlarges_without_shift(window: MainWindow) -> None:
    view = page_of(window).chart.view
    QTest.keyClick(view, Key.Key_Equal, CTRL)
    assert view.zoom > 1


def test_what_stands_above_a_chosen_formation_has_its_life(
    window: MainWindow, qtbot: QtBot
) -> None:
    chart = page_of(window).chart
    chart.choose_path("axis", ("Army", "2 Corps"))
    settle(qtbot, window)
    QTest.keyClick(chart.view, Key.Key_Home)
    settle(qtbot, window)
    assert chart.told.text().startswith("Army: 3 units, 6 steps")
    assert chart.life.strip.columns[-1].words.endswith("6 steps")


def test_what_to_do_with_what_is_cut_is_read_aloud(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = listening(monkeypatch)
    QTest.keyClick(page_of(window).chart.view, Key.Key_X, CTRL)
    assert told == [("Go to another formation and press Ctrl+V to move it there.", False)]


def test_what_is_in_sight_stays_where_what_is_chosen_is_not(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Dropped far below its old place, a unit sent the sheet as far again."""
    view = page_of(window).chart.view
    view.set_zoom(2)
    settle(qtbot, window)
    for _ in range(2):
        QTest.keyClick(view, Key.Key_Down)
    assert view.chart is not None
    grabbed = view.spot
    QTest.keyClick(view, Key.Key_PageDown)
    down = view.verticalScrollBar().value()
    assert down < view.verticalScrollBar().maximum() / 2
    assert grabbed is not None
    assert view.rect_of(grabbed).bottom() < 0
    view.dropped.emit(grabbed, ("Army", "8 Corps"))
    settle(qtbot, window)
    assert view.spot is not None
    assert view.chart.body.path_of(view.spot) == ("Army", "8 Corps")
    assert view.verticalScrollBar().value() == down


def test_an_enlarged_sheet_stays_at_what_was_in_sight(window: MainWindow) -> None:
    view = page_of(window).chart.view
    QTest.keyClick(view, Key.Key_PageDown)
    down = view.verticalScrollBar().value()
    assert down > view.height() / 2
    view.set_zoom(2)
    assert view.verticalScrollBar().value() == 2 * down
