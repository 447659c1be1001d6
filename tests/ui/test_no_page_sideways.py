"""What pages show once something is chosen: in large text they scroll down, not sideways."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.ui import language
from oobmgr.ui.language import tr, tr_cells
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.reports.screen import PrintScreen
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from oobmgr.ui.views.screen import Screen
from oobmgr.ui.views.splitting import Turning
from oobmgr.ui.views.turn.picker import UnitPicker
from tests.ui.desks import settle
from tests.ui.looks import BOOKS, HARDEST, SMALL, dressing_window, wear_look
from tests.ui.stains import stains
from tests.ui.walk import Walk
from tests.waiting import rest


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> MainWindow:
    """The hardest look, on a game that has a panel beside its sheets."""
    shown = dressing_window(qtbot, qapp, tmp_path, BOOKS["spark"](tmp_path), page="exchange")
    wear_look(qtbot, shown, *HARDEST)
    return shown


def page(qtbot: QtBot, window: MainWindow, key: str) -> Screen:
    assert window.workspace is not None
    window.workspace.show_page(key)
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, Screen)
    return screen


def beyond(qtbot: QtBot, window: MainWindow) -> int:
    """How many pixels of the page are beyond its edge."""
    settle(qtbot, window)
    area = window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    return area.horizontalScrollBar().maximum()


def test_each_picture_is_whole_and_each_roster_is_printed(qtbot: QtBot, window: MainWindow) -> None:
    pictures = page(qtbot, window, "pictures")
    assert isinstance(pictures, PicturesScreen)
    for kind in pictures.panels:
        pictures.kinds._choose(kind)  # noqa: SLF001 - as a click on the word does
        assert beyond(qtbot, window) == 0, kind
        assert list(stains(window)) == []
    printing = page(qtbot, window, "print")
    assert isinstance(printing, PrintScreen)
    printing.show_sheet("roster")
    assert beyond(qtbot, window) == 0
    choices = printing.panel.choices
    assert choices is not None
    assert choices.share.isVisible()
    assert list(stains(window)) == []


def test_the_panel_beside_a_sheet_stands_below_it_where_it_has_no_room(
    qtbot: QtBot, window: MainWindow
) -> None:
    sheets = page(qtbot, window, "roster_sheets")
    assert isinstance(sheets, RosterSheetsScreen)
    assert sheets.beside is not None
    sheets.strip.click()
    assert beyond(qtbot, window) == 0
    assert sheets.beside.isVisible()
    below = sheets.beside.mapTo(sheets, sheets.beside.rect().topLeft())
    assert below.y() > sheets.paper.mapTo(sheets, sheets.paper.rect().bottomLeft()).y()
    # The heads, that of a formation and three rows.
    assert sheets.table.viewport().height() >= 4 * sheets.table.rowHeight(1)
    wear_look(qtbot, window, 100, (1440, 900), "dark")
    assert below.x() < sheets.beside.mapTo(sheets, sheets.beside.rect().topLeft()).x()


def test_what_is_selected_is_summed_up_whole_below_three_units(
    qtbot: QtBot, window: MainWindow
) -> None:
    units = page(qtbot, window, "order_of_battle")
    assert isinstance(units, OrderOfBattleScreen)
    units.table.selectAll()
    assert beyond(qtbot, window) == 0
    words = units.bar.words
    assert words.height() >= words.heightForWidth(words.width())
    assert words.geometry().bottom() <= units.bar.kinds.geometry().top()
    assert units.table.viewport().height() >= 3 * units.table.rowHeight(1)


@pytest.mark.usefixtures("in_german", "open_beside")
def test_dialogs_fit_into_a_small_screen(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["europa"](tmp_path), page="exchange")
    wear_look(qtbot, window, *HARDEST)

    def too_wide(dialog: QWidget) -> list[str]:
        least = max(dialog.width(), dialog.minimumSizeHint().width())
        areas = [one for one in dialog.findChildren(QScrollArea) if one.isVisible()]
        beyond = [one.horizontalScrollBar().maximum() for one in areas]
        return [f"{least} {beyond}"] if least > SMALL[0] or any(beyond) else []

    walk = Walk(qtbot, window, HARDEST, too_wide)
    walk.open("charts")
    walk.open("new")
    assert not walk.found, walk.told()


def test_rows_to_pick_from_in_a_form_are_whole(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["spark"](tmp_path), page="exchange")
    wear_look(qtbot, window, 200, (1280, 800), "dark")
    looked: list[UnitPicker] = []

    def beyond(root: QWidget) -> list[int]:
        shown = [one for one in root.findChildren(UnitPicker) if one.table.isVisible()]
        looked.extend(shown)
        bars = [one.table.horizontalScrollBar().maximum() for one in shown]
        return [bar for bar in bars if bar]

    walk = Walk(qtbot, window, 200, beyond)
    walk.forms()
    assert looked
    assert not walk.found, walk.told()


def test_what_was_kept_of_another_window_does_not_turn_parts(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def made(width: int) -> Turning:
        parts = [QWidget() for _ in range(2)]
        for part in parts:
            part.setMinimumWidth(100)
        turning = Turning(*parts)
        turning.setParent(window)
        turning.resize(width, 300)
        turning.show()
        rest(qtbot)
        return turning

    wide, narrow = made(400), made(150)
    ways = Qt.Orientation
    for one, way in ((wide, ways.Horizontal), (narrow, ways.Vertical)):
        assert one.orientation() is way
    kept = narrow.saveState()
    narrow.restoreState(wide.saveState())
    wide.restoreState(kept)
    rest(qtbot)
    for one, way in ((wide, ways.Horizontal), (narrow, ways.Vertical)):
        assert one.orientation() is way


@pytest.mark.usefixtures("in_german")
def test_the_words_of_a_table_are_said_cell_by_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of a hundred lines, said as one text, kept the window still for minutes."""
    asked: list[str] = []

    def said(text: str) -> str:
        asked.append(text)
        return tr(text)

    assert tr_cells("Unit\tStatus\nRiga\tSteps") == f"{tr('Unit')}\t{tr('Status')}\nRiga\tSchritte"
    monkeypatch.setattr(language, "tr", said)
    tr_cells("\n".join(f"{at}\tThe unit\t{at} steps" for at in range(300)))
    assert asked
    assert not any("\t" in text or "\n" in text for text in asked)


def test_a_past_turn_is_told_within_a_small_window(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["europa"](tmp_path), page="exchange")
    wear_look(qtbot, window, *HARDEST)
    assert window.workspace is not None
    assert window.desk is not None
    window.desk.campaign.session.execute(Advance("turn", anyway=True))
    window.desk.refresh_all()
    settle(qtbot, window)
    window.workspace.look_step(-1)
    for key in ("order_of_battle", "ledger"):
        page(qtbot, window, key)
        assert beyond(qtbot, window) == 0, key
        assert list(stains(window)) == []
