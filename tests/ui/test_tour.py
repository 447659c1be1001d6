"""The tour: it points at the real controls, by mouse and keys, and can be left at any time."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.domain.places import resources_dir
from oobmgr.exchange import sample
from oobmgr.known_games import GAMES
from oobmgr.rules.tours import read_tour
from oobmgr.ui.application import wear
from oobmgr.ui.language import tr
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Preferences, campaigns_folder
from oobmgr.ui.shell.tour import Bubble, Tour, beside
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.search_field import SearchField
from tests.ui.desks import make_sample, new_campaign, open_window, settle

LEFT = Qt.MouseButton.LeftButton


def touring(
    qtbot: QtBot, folder: Path, made: Callable[[Path], object] = make_sample
) -> tuple[MainWindow, Tour]:
    """A window whose tour was asked for on the welcome page, on what is `made` as its sample."""
    window = open_window(qtbot, folder)
    window.services = Services(made)
    window.resize(1280, 800)
    qtbot.mouseClick(window.welcome.tour, LEFT)
    settle(qtbot, window)
    (tour,) = window.findChildren(Tour)
    return window, tour


def ringed(tour: Tour, window: MainWindow) -> bool:
    target = tour.target
    if target is None or not tour.ring.isVisible():
        return False
    seen = placed(target, window)
    return seen.height() > 15 and tour.ring.geometry().contains(seen)


def over(window: MainWindow) -> bool:
    """Whether nothing of the tour is in sight any more."""
    return not any(bubble.isVisible() for bubble in window.findChildren(Bubble))


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, key)
    settle(qtbot, window)


def placed(target: QWidget, window: MainWindow) -> QRect:
    """What of a control is in sight."""
    seen = target.visibleRegion().boundingRect()
    return QRect(target.mapTo(window, seen.topLeft()), seen.size())


def test_every_stop_points_at_a_control_that_is_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    window, tour = touring(qtbot, tmp_path, sample.make_sample)
    seen = []
    for number, stop in enumerate(tour.stops, start=1):
        qtbot.waitUntil(partial(ringed, tour, window))
        assert window.rect().contains(tour.bubble.geometry())
        assert tour.bubble.title.text() == stop.title
        assert tour.bubble.place.text() == f"{number} of {len(tour.stops)}"
        assert tour.bubble.next.hasFocus()
        seen.append(stop.at)
        press(qtbot, window, Qt.Key.Key_Return)
    assert len(seen) == len(tour.stops)
    assert over(window)
    assert window.workspace is not None


def test_back_by_mouse_and_the_page_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window, tour = touring(qtbot, tmp_path)
    assert not tour.bubble.back.isEnabled()
    assert window.workspace is not None
    while tour.stop.page != "ledger":
        qtbot.mouseClick(tour.bubble.next, LEFT)
    settle(qtbot, window)
    assert window.workspace.page is not None
    assert window.workspace.page.key == "ledger"
    qtbot.mouseClick(tour.bubble.back, LEFT)
    settle(qtbot, window)
    assert window.workspace.page.key == "order_of_battle"


@pytest.mark.parametrize("from_page", [False, True], ids=["in the bubble", "on the page"])
def test_esc_leaves_at_any_time(qtbot: QtBot, tmp_path: Path, from_page: bool) -> None:
    window, _ = touring(qtbot, tmp_path)
    press(qtbot, window, Qt.Key.Key_Return)
    if from_page:
        assert window.workspace is not None
        assert window.workspace.screen_shown is not None
        window.workspace.screen_shown.setFocus()
    press(qtbot, window, Qt.Key.Key_Escape)
    assert over(window)
    assert window.workspace is not None


def test_it_plays_on_a_copy_which_is_made_anew(qtbot: QtBot, tmp_path: Path) -> None:
    window, tour = touring(qtbot, tmp_path)
    assert window.desk is not None
    first = window.desk.campaign
    assert first.path.name not in {entry.sample.file_name for entry in GAMES if entry.sample}
    assert first.path.parent == campaigns_folder()
    before = first.queries.version()
    window.desk.execute(Advance("phase", anyway=True))
    settle(qtbot, window)
    assert first.queries.version() > before
    tour.end()
    window.menus.give("tour")
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.path == first.path
    assert window.desk.campaign.queries.version() == before


def test_who_left_it_in_the_middle_goes_on_there(qtbot: QtBot, tmp_path: Path) -> None:
    """It began anew, on a campaign made anew: what was posted on the way was gone."""
    window, tour = touring(qtbot, tmp_path)
    assert window.desk is not None
    for _ in range(4):
        qtbot.mouseClick(tour.bubble.next, LEFT)
    window.desk.execute(Advance("phase", anyway=True))
    settle(qtbot, window)
    posted = window.desk.campaign.queries.version()
    qtbot.mouseClick(tour.bubble.leave, LEFT)
    window.menus.give("tour")
    settle(qtbot, window)
    again = window.findChildren(Tour)[-1]
    assert again.stop == again.stops[4]
    assert window.desk.campaign.queries.version() == posted
    # Told to its end it begins anew.
    while not over(window):
        qtbot.mouseClick(again.bubble.next, LEFT)
    window.menus.give("tour")
    settle(qtbot, window)
    assert window.findChildren(Tour)[-1].stop == again.stops[0]
    assert window.desk.campaign.queries.version() < posted


def test_a_narrow_window_has_the_name_of_the_campaign_at_its_foot(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """The frame stood around an empty corner."""
    window, tour = touring(qtbot, tmp_path)
    assert window.workspace is not None
    wide = tour.target
    assert wide is window.workspace.navigation.head
    window.resize(1024, 700)
    settle(qtbot, window)
    narrow = tour.target
    assert narrow is window.status.file


def test_in_large_text_it_points_at_nothing_that_has_no_room(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    """Undo is in its menu alone there, and the working must be scrolled to."""
    wear(qapp, Preferences(theme="light", text_pct=200))
    window, tour = touring(qtbot, tmp_path, sample.make_sample)
    window.resize(1024, 700)
    settle(qtbot, window)
    targets = {}
    for stop in tour.stops:
        qtbot.waitUntil(partial(ringed, tour, window))
        targets[stop.title] = tour.target
        press(qtbot, window, Qt.Key.Key_Return)
    assert not window.bar_end.undo.isVisible()
    assert targets["Undo"] is window.menuBar()
    assert over(window)


def test_no_stop_hides_the_search_that_it_tells_of(qtbot: QtBot, tmp_path: Path) -> None:
    """In a small window the bubble lay over the field in which it asks to type."""
    window, tour = touring(qtbot, tmp_path, sample.make_sample)
    window.resize(1024, 700)
    settle(qtbot, window)
    while "Ctrl+F" not in tour.stop.sentence:
        tour.go(1)
        settle(qtbot, window)
    qtbot.waitUntil(partial(ringed, tour, window))
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    search = page.findChild(SearchField)
    assert search is not None
    assert search.isVisible()
    assert not tour.bubble.geometry().intersects(placed(search, window))


@pytest.mark.usefixtures("in_german")
def test_a_stop_tells_of_itself_in_german(qtbot: QtBot, tmp_path: Path) -> None:
    """Two stops were English, and one was said twice: "Phase Die Schritte der"."""
    _, tour = touring(qtbot, tmp_path)
    told = []
    for stop in tour.stops:
        told.append(tour.bubble.sentence.text())
        assert told[-1] == tr(stop.sentence)
        qtbot.mouseClick(tour.bubble.next, LEFT)
    assert told[4].startswith("Die Schritte der Phase")
    assert not [words for words in told if " the " in words]


def test_it_ends_with_its_campaign(qtbot: QtBot, tmp_path: Path) -> None:
    window, _ = touring(qtbot, tmp_path)
    window.show_campaign(new_campaign(tmp_path / "other.oob"))
    settle(qtbot, window)
    assert over(window)


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_tours_can_be_read(entry: object) -> None:
    for game in GAMES:
        if game is entry and game.sample is not None and game.sample.tour:
            stops = read_tour(resources_dir() / "samples" / game.sample.tour)
            assert all(stop.title and stop.sentence and stop.at for stop in stops)


@pytest.mark.parametrize(
    ("target", "at"),
    [
        (QRect(100, 50, 200, 40), QPoint(100, 99)),  # below
        (QRect(100, 500, 200, 290), QPoint(309, 500)),  # beside it: below there is no room
        (QRect(500, 500, 490, 290), QPoint(190, 500)),  # at its left
        (QRect(0, 650, 1000, 100), QPoint(10, 440)),  # above
        (QRect(0, 0, 1000, 800), QPoint(669, 569)),  # nowhere outside
        (QRect(280, 240, 710, 550), QPoint(659, 559)),  # in a table, not over its search
    ],
)
def test_a_bubble_stands_where_there_is_room(target: QRect, at: QPoint) -> None:
    size = QSize(300, 200)
    assert beside(target, size, QRect(0, 0, 1000, 800)) == at


def test_the_control_can_be_used_while_it_is_pointed_at(qtbot: QtBot, tmp_path: Path) -> None:
    window, tour = touring(qtbot, tmp_path)
    qtbot.waitUntil(tour.ring.isVisible)
    middle = tour.ring.geometry().center()
    assert window.childAt(middle) is not tour.ring
