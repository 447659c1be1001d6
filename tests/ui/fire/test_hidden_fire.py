"""The page of fires where a sheet is hidden: one's own half of a fire stands beside Unlock."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.games.spark.pages.fire.screen import FireScreen
from oobmgr.games.spark.words import GERMAN
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.pick_table import PickTable
from tests.ui.desks import settle
from tests.ui.fire.gunner import CONTROL, Gunner, campaign
from tests.ui.test_hidden_sheets import Table

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> FireScreen:
    table = Table(qtbot, tmp_path)
    while table.books.queries.sequence().phase != "first_combat":
        table.books.session.execute(Advance(anyway=True))
    assert table.window.desk is not None
    table.window.desk.refresh_all()
    shown = table.page("fire")
    assert isinstance(shown, FireScreen)
    table.settle()
    return shown


@pytest.mark.parametrize("half", ["fire_unseen", "fire_taken"])
def test_a_hidden_sheet_leaves_ones_own_half_of_a_fire(
    page: FireScreen, half: str, qtbot: QtBot
) -> None:
    assert page.work.currentWidget() is page.hidden
    assert "sheets are hidden. Unlock them" in page.hidden.accessibleName()
    qtbot.mouseClick(page.hidden.halves[half], LEFT)
    assert page.work.currentWidget() is page.step
    assert page.step.findChild(QWidget, f"panel_{half}") is not None
    window = page.window()
    assert isinstance(window, MainWindow)
    settle(qtbot, window)
    picker = page.step.findChild(PickTable)
    assert picker is not None
    assert picker.list_model.rows
    page.step.back.click()
    assert page.work.currentWidget() is page.hidden


def steps_of(g: Gunner, name: str) -> int:
    """The steps that a unit has left."""
    return next(unit.steps_left for unit in g.books.queries.units() if unit.designation == name)


def test_a_named_counter_is_told_only_what_the_rules_tell(qtbot: QtBot, tmp_path: Path) -> None:
    """One seat, by keys: nothing is seen of the result before it is posted, then what map shows."""
    books = campaign(tmp_path)
    books.set_passphrase(GERMAN, "geheim")
    books.veil.lock()
    g = Gunner(qtbot, tmp_path, books)
    g.click("fire_unseen")
    g.find("place").setText("1712")
    g.find("assault").setText("1712")
    g.key(Qt.Key.Key_F, CONTROL)
    g.type("387/136, 541/136, 1/61T, 7GdMiner")
    g.key(Qt.Key.Key_Return)
    assert g.focus.objectName() == "counter"
    for field, typed in (("counter", "II/399/170"), ("red", "9"), ("gray", "7"), ("result", "1M")):
        g.tab_to(field)
        g.type(typed)
    seen = " ".join(label.text() for label in g.screen.step.findChildren(QLabel))
    assert "suppressed" not in seen
    told: list[str] = []
    assert g.window.desk is not None
    g.window.desk.announced.connect(told.append)
    g.key(Qt.Key.Key_Return, CONTROL)
    assert told[-1] == "1712: 1 step, morale check, suppressed."
    g.books.veil.unlock(GERMAN, "geheim")
    assert steps_of(g, "II/399/170") == 4


def test_a_file_for_one_side_offers_its_halves(qtbot: QtBot, tmp_path: Path) -> None:
    with campaign(tmp_path) as books:
        hand_over(books, GERMAN, tmp_path / "german.oob")
    g = Gunner(qtbot, tmp_path, open_campaign(tmp_path / "german.oob"))
    assert g.screen.work.currentWidget() is g.screen.hidden
    assert "This file holds nothing of the" in g.screen.hidden.accessibleName()
    assert not g.screen.hidden.state.button.isVisible()
    g.click("fire_taken")
    g.find("slip").setText("1712; II/399/170; R18; 9; 7; direct")
    g.find("result").setText("1M")
    g.settle()
    g.key(Qt.Key.Key_Return, CONTROL)
    assert steps_of(g, "II/399/170") == 4
