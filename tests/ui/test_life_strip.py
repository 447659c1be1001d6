"""The life of a unit as a strip: in the order of battle, and below the organisation chart."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from oobmgr.campaign.queries.lives import Event, Life, LifeTurn
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.theme.fonts import CHIP_PX, font
from oobmgr.ui.viewmodels.lives import life_columns
from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.widgets.life_strip import LIFE_KEYS, LifeColumn, LifePanel, LifeStrip
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.looks import HARDEST, dressing_window, wear_look
from tests.unit.reports.kept_books import FIRST, TORINO, kept_books


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")


def words(panel: LifePanel) -> list[str]:
    return [column.words for column in panel.strip.columns]


def test_a_unit_shows_its_life_in_the_order_of_battle(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_2)
    settle(qtbot, window)
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    page.show_unit(FIRST)
    settle(qtbot, window)
    life = page.inspector.one.life
    # As worked out in `kept_books`.
    assert words(life) == [
        "Surprise turn, June 1941: 1 step; 1 step lost",
        "June II 1941: 0 steps; 1 step lost, destroyed",
        "July I 1941: 1 step; 1 step back, rebuilt",
    ]
    assert [column.signs for column in life.strip.columns] == ["−1", "×−1", "+1"]
    told = life.findChild(QLabel, "life_told")
    assert told is not None
    QTest.keyClick(life.strip, Qt.Key.Key_Left)
    assert told.text() == "June II 1941: 0 steps; 1 step lost, destroyed"
    page.show_unit(TORINO)
    settle(qtbot, window)
    assert words(life)[-1] == "July I 1941: not there yet"


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("where", ["order_of_battle", "pictures"])
def test_a_turn_of_a_life_leads_to_its_entry(
    qtbot: QtBot, window: MainWindow, by: str, where: str
) -> None:
    """Of the turns with an event; of one without, that is said."""
    assert window.workspace is not None
    window.workspace.show_page(where)
    settle(qtbot, window)
    page = window.workspace.screen_shown
    if isinstance(page, OrderOfBattleScreen):
        page.show_unit(FIRST)
        life = page.inspector.one.life
    else:
        assert isinstance(page, PicturesScreen)
        page.chart.view.setFocus()
        QTest.keyClick(page.chart.view, Qt.Key.Key_Down)
        life = page.chart.life
    qtbot.waitUntil(lambda: len(life.strip.columns) > 1 and life.strip.isVisible())
    settle(qtbot, window)
    own = page.key_hints
    life.strip.setFocus()
    qtbot.waitUntil(lambda: page.key_hints == LIFE_KEYS)
    assert window.status.hints == LIFE_KEYS
    entry = next(one.entry for one in life.strip.columns if one.entry)
    at = next(n for n, one in enumerate(life.strip.columns) if one.entry == entry)
    life.strip.choose(at)
    if by == "keys":
        QTest.keyClick(life.strip, Qt.Key.Key_Return)
    else:
        place = life.strip.spoken_parts()[at].rect
        assert place is not None
        centre = place.center().toPoint()
        QTest.mouseDClick(life.strip, Qt.MouseButton.LeftButton, pos=centre)
    settle(qtbot, window)
    ledger = window.workspace.screen_shown
    assert isinstance(ledger, LedgerScreen)
    assert page.key_hints == own
    line = ledger.table.current_line()
    assert line is not None
    assert line.number == entry


def test_a_turn_in_which_nothing_happened_says_so(qtbot: QtBot) -> None:
    panel = LifePanel()
    qtbot.addWidget(panel)
    panel.set_columns((LifeColumn("T1", 2, "", "Turn 1: 2 steps"),), 2)
    asked: list[int] = []
    panel.entry_wanted.connect(asked.append)
    QTest.keyClick(panel.strip, Qt.Key.Key_Return)
    assert asked == []
    assert panel.told.text() == "Nothing happened: the ledger has no entry for it."


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_line_of_the_history_leads_to_its_entry(
    qtbot: QtBot, window: MainWindow, by: str
) -> None:
    """A click and Enter did nothing there."""
    qtbot.keyClick(window, Qt.Key.Key_2)
    settle(qtbot, window)
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    page.show_unit(FIRST)
    settle(qtbot, window)
    history = page.inspector.one.history
    second = history.rows[1]
    if by == "mouse":
        place = history.placed(history.width())[1].box.center().toPoint()
        QTest.mouseClick(history, Qt.MouseButton.LeftButton, pos=place)
    else:
        QTest.keyClick(history, Qt.Key.Key_Down)
        QTest.keyClick(history, Qt.Key.Key_Return)
    settle(qtbot, window)
    ledger = window.workspace.screen_shown
    assert isinstance(ledger, LedgerScreen)
    line = ledger.table.current_line()
    assert line is not None
    assert str(line.number) == second.id


def test_a_formation_and_a_unit_show_theirs_below_the_chart(
    qtbot: QtBot, window: MainWindow
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F3)
    settle(qtbot, window)
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    # The whole front: 8 - 1, then 2 and a destroyed unit, then the cadre and the 9th.
    assert words(page.chart.life) == [
        "Surprise turn, June 1941: 7 steps; 1 step lost",
        "June II 1941: 5 steps; 2 steps lost, 1 destroyed",
        "July I 1941: 8 steps; 1 arrived, 1 step back, 1 rebuilt",
    ]
    for _ in range(2):
        QTest.keyClick(page.chart.view, Qt.Key.Key_Down)
    settle(qtbot, window)
    assert page.chart.told.text().startswith("1 infantry")
    assert words(page.chart.life)[1] == "June II 1941: 0 steps; 1 step lost, destroyed"


@pytest.mark.parametrize("text_pct", [100, 150, 200])
def test_the_strip_stays_in_sight_below_the_chart(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, text_pct: int
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    qtbot.keyClick(window, Qt.Key.Key_F3)
    wear_look(qtbot, window, text_pct, (1280, 800), "light")
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    life = page.chart.life
    assert life.isVisible()
    assert life.visibleRegion().boundingRect() == life.rect()
    # What is chosen on the chart is in sight above it.
    assert page.chart.view.height() > 100 * text_pct // 100


def test_the_chart_and_the_strip_fit_into_a_small_window_in_large_text(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    qtbot.keyClick(window, Qt.Key.Key_F3)
    wear_look(qtbot, window, *HARDEST)
    area = window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    # The numbers of steps stand whole between the signs and the names of the turns.
    strip = page.chart.life.strip
    assert strip.height() >= strip.minimumSizeHint().height() > 3 * font(CHIP_PX).pixelSize()


def test_of_a_long_life_the_turn_that_is_chosen_is_in_sight(qtbot: QtBot) -> None:
    strip = LifeStrip()
    qtbot.addWidget(strip)
    strip.resize(200, strip.sizeHint().height())
    strip.show()
    columns = tuple(LifeColumn(f"T{n}", n, "", f"Turn {n}") for n in range(40))
    strip.set_columns(columns, 39)
    chosen: list[int] = []
    strip.chosen.connect(chosen.append)
    QTest.mouseMove(strip, QPoint(20, 20))
    last = chosen[-1]
    assert 30 <= last < 39, "the columns at the end are in sight"
    QTest.keyClick(strip, Qt.Key.Key_Home)
    QTest.mouseMove(strip, QPoint(60, 20))
    assert chosen[-2:] == [0, 1]
    # The mouse reaches what has no room, too: it came to the turns in sight only.
    QTest.keyClick(strip, Qt.Key.Key_End)
    first = 39 - (200 - 2 * 12) // 30
    for _ in range(3):
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(4, 20))
    assert chosen[-1] == first - 2
    QTest.mouseMove(strip, QPoint(5, 20))
    assert chosen[-1] == first - 2, "over the arrow nothing moves by itself"
    QTest.keyClick(strip, Qt.Key.Key_Home)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(197, 20))
    assert chosen[-1] == (200 - 2 * 12) // 30


def test_units_that_went_elsewhere_are_counted_as_one_says_it() -> None:
    """*2 another formation* stood below the chart."""
    gone = LifeTurn("July I 1941", "Jul I", 4, {Event.REGROUPED: 2, Event.MOVED: 1, Event.LOST: 1})
    (column,) = life_columns(Life((gone,), 5), several=True)
    told = "1 step lost, 2 to another formation, 1 to another place"
    assert column.words == f"July I 1941: 4 steps; {told}"
    (column,) = life_columns(Life((gone,), 5))
    assert column.words == "July I 1941: 4 steps; 1 step lost, another formation, another place"
