"""The page of air strikes and AA fire, played with the keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.rules.page_tables import TableRow
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.picker import UnitPicker
from oobmgr.ui.views.works.screen import WorksScreen
from oobmgr.ui.widgets.buttons import LinkButton
from tests.campaigns import campaign_at, post
from tests.ui.desks import open_window, settle


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A campaign in the Soviet Air strikes Phase, with five air points."""
    new = NewCampaign("Neva", "spark", "combat_example")
    books = campaign_at(tmp_path / "neva.oob", new)
    post(books, "air_power", side="Soviet", points=5, secret=False)
    while books.queries.sequence().phase != "first_air_strikes":
        books.session.execute(Advance(anyway=True))
    opened = open_window(qtbot, tmp_path, books, page="exchange")
    yield opened
    opened.close_campaign()


def go_there(qtbot: QtBot, window: MainWindow) -> WorksScreen:
    """Go to the page by its digit."""
    QTest.keyClick(window, Qt.Key.Key_6)
    settle(qtbot, window)
    assert window.workspace is not None
    page = window.workspace.stack.currentWidget()
    assert isinstance(page, WorksScreen)
    return page


def shown(page: QWidget, name: str) -> QWidget:
    """The control of this name that is in sight."""
    return next(w for w in page.findChildren(QWidget, name) if w.isVisible())


def table(page: WorksScreen, title: str) -> tuple[TableRow, ...]:
    return next(card.table_shown.rows for card in page.cards if card.table_shown.title == title)


def panel(page: WorksScreen) -> ActionPanel:
    assert page.phase is not None
    found = page.phase.panel
    assert found is not None
    return found


def pick(qtbot: QtBot, window: MainWindow, page: WorksScreen, words: str) -> None:
    """Find units by words and tick the first of them with Space."""
    search = shown(page, "pick_search")
    search.setFocus()
    QTest.keyClicks(search, words)
    settle(qtbot, window)
    table_of = page.findChildren(UnitPicker)
    picker = next(one for one in table_of if one.isVisible())
    picker.table.setFocus()
    QTest.keyClick(picker.table, Qt.Key.Key_Space)
    settle(qtbot, window)


def test_a_strike_is_found_by_hex_read_and_posted(qtbot: QtBot, window: MainWindow) -> None:
    page = go_there(qtbot, window)
    assert page.phase is not None
    page.phase.show_action("air_strike")
    settle(qtbot, window)
    pick(qtbot, window, page, "1714")
    points = shown(page, "points")
    assert isinstance(points, QSpinBox)
    assert points.value() == 5
    points.setFocus()
    points.selectAll()
    QTest.keyClicks(points, "3")
    for name, die in (("red", "9"), ("gray", "1")):
        field = shown(page, name)
        assert isinstance(field, QSpinBox)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, die)
    result = shown(page, "result")
    assert isinstance(result, QLineEdit)
    QTest.keyClicks(result, "1M")
    settle(qtbot, window)
    desk = window.desk
    assert desk is not None
    links = [one for one in page.findChildren(LinkButton) if one.text() == "Keep it in the chart"]
    qtbot.mouseClick(links[0], Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    chart = next(c for c in desk.campaign.queries.charts() if c.chart.id == "combat_results")
    assert chart.copy is not None
    assert (chart.copy.filled, [*filter(None, chart.copy.cells[8])]) == (1, ["1M"])
    QTest.keyClick(result, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)
    unit = next(u for u in desk.campaign.queries.units() if u.designation == "I/399/170")
    assert unit.steps_left == 4
    assert table(page, "Air points")[0].cells == ("Soviet", "2")


def test_an_aa_unit_that_shot_is_marked_in_its_table(qtbot: QtBot, window: MainWindow) -> None:
    page = go_there(qtbot, window)
    assert panel(page).action.name == "aa_fire"
    assert [row.state for row in table(page, "AA units")] == ["", "", ""]
    pick(qtbot, window, page, "1/51 LW")
    place = shown(page, "place")
    place.setFocus()
    QTest.keyClicks(place, "1710")
    QTest.keyClick(place, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)
    # Its dice are open: nothing is posted, and the form says so.
    assert "has shot" not in [row.state for row in table(page, "AA units")]
    said = [label.text() for label in panel(page).findChildren(QLabel) if label.isVisible()]
    assert any("Enter the dice, or let them roll." in text for text in said)
    for die, digit in (("striking", "4"), ("shooting", "9")):
        field = shown(page, die)
        field.setFocus()
        QTest.keyClicks(field, digit)
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)
    assert [row.state for row in table(page, "AA units")].count("has shot") >= 1


def test_in_another_phase_the_page_says_when_it_is_done(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk is not None
    window.desk.campaign.session.execute(Advance())
    window.desk.refresh_all()
    page = go_there(qtbot, window)
    words = page.notice.text()
    assert words.startswith("Nothing on this page can be entered in the Combat Phase.")
    assert "Air strikes" in words
