"""What is doubtful of an entry by hand is asked beside its field before anything is posted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from oobmgr.ui.widgets.texts import TextLabel
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle

ENTER = Qt.Key.Key_Return
BEYOND = (
    "9999 is beyond every hex that the rules name: column 35 and row 39 are their last. "
    "Check that it is on your map."
)
OPEN = "The armor of Tiger company is not known: AT fire at it waits. Enter one of none, hollow,"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    new = NewCampaign("Tuesdays", "spark", "combat_example", "standard", {})
    return open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", new))


def page(window: MainWindow, key: str) -> QWidget:
    assert window.workspace is not None
    window.workspace.show_page(key)
    found = window.workspace.screen_of(key)
    assert found is not None
    return found


def names(window: MainWindow) -> dict[str, str]:
    """The units of the books, each with its hex."""
    assert window.desk is not None
    return {row.designation: row.hex for row in window.desk.campaign.queries.units()}


def boxes(window: MainWindow, designation: str) -> tuple[int, str]:
    assert window.desk is not None
    rows = window.desk.campaign.queries.units()
    row = next(one for one in rows if one.designation == designation)
    return row.steps, row.traits.get("boxes", "")


def order_of_battle(qtbot: QtBot, window: MainWindow) -> OrderOfBattleScreen:
    found = page(window, "order_of_battle")
    settle(qtbot, window)
    assert isinstance(found, OrderOfBattleScreen)
    return found


def opened(window: MainWindow) -> Prompt:
    (prompt,) = (one for one in window.findChildren(Prompt) if one.isVisible())
    return prompt


def fill(qtbot: QtBot, prompt: Prompt, field: str, text: str) -> None:
    box = prompt.findChild(QWidget, f"prompt_{field}")
    assert box is not None
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(box, text)


def said(prompt: QWidget, field: str) -> str:
    label = prompt.findChild(TextLabel, f"prompt_fault_{field}")
    assert label is not None
    return label.text() if label.isVisible() else ""


def submit(qtbot: QtBot, window: MainWindow, prompt: Prompt) -> None:
    qtbot.mouseClick(prompt.verb, Qt.MouseButton.LeftButton)
    settle(qtbot, window)


def test_a_new_unit_is_asked_about_before_it_is_added(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(order_of_battle(qtbot, window).table, Qt.Key.Key_Insert)
    prompt = opened(window)
    for field, text in (
        ("designation", "9/502"), ("nation", "Germany"), ("type", "Tiger company"),
        ("hex", "9999"),
    ):  # fmt: skip
        fill(qtbot, prompt, field, text)
    submit(qtbot, window, prompt)
    assert "9/502" not in names(window)
    assert said(prompt, "hex") == BEYOND
    assert said(prompt, "trait:armor").startswith(OPEN)
    assert prompt.verb.text() == "Post it all the same"
    # Another hex is another entry: nothing of it is confirmed yet.
    fill(qtbot, prompt, "hex", "9998")
    assert (said(prompt, "hex"), prompt.verb.text()) == ("", "Add the unit")
    submit(qtbot, window, prompt)
    assert "9/502" not in names(window)
    submit(qtbot, window, prompt)
    assert names(window)["9/502"] == "9998"


def test_a_unit_without_doubts_is_added_at_once(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(order_of_battle(qtbot, window).table, Qt.Key.Key_Insert)
    prompt = opened(window)
    for field, text in (("designation", "1/9"), ("type", "infantry"), ("hex", "1712")):
        fill(qtbot, prompt, field, text)
    submit(qtbot, window, prompt)
    assert names(window)["1/9"] == "1712"


def test_a_field_beside_the_table_asks_before_it_is_posted(
    qtbot: QtBot, window: MainWindow
) -> None:
    screen = order_of_battle(qtbot, window)
    line = next(one for one in screen.books.lines if one.unit.designation == "284/86")
    screen.table.setCurrentIndex(
        screen.table.units.index(screen.table.units.places_of({line.unit.id})[0], 1)
    )
    screen.table.selectRow(screen.table.currentIndex().row())
    screen.edit()
    settle(qtbot, window)
    assert screen.inspector.one.form is not None
    field = screen.inspector.one.form.lines["hex"]
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "9999")
    qtbot.keyClick(field, ENTER)
    settle(qtbot, window)
    assert field.fault.text() == f"{BEYOND} Enter posts it all the same."
    assert names(window)["284/86"] == "1610"
    qtbot.keyClicks(field, "8")
    assert not field.fault.isVisible()
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.keyClick(field, ENTER)
    settle(qtbot, window)
    assert names(window)["284/86"] == "9999"


def test_boxes_that_the_counter_contradicts_are_asked_about(
    qtbot: QtBot, window: MainWindow
) -> None:
    screen = page(window, "roster_sheets")
    assert isinstance(screen, RosterSheetsScreen)
    settle(qtbot, window)
    assert window.desk is not None
    rows = window.desk.campaign.queries.units()
    unit = next(one for one in rows if one.designation == "284/86")
    before = boxes(window, "284/86")
    screen.show_unit(unit.id)
    settle(qtbot, window)
    qtbot.keyClick(screen.table, Qt.Key.Key_B)
    foot = screen.paper.foot
    foot.field.selectAll()
    qtbot.keyClicks(foot.field, "6 5 4")
    qtbot.keyClick(foot.field, ENTER)
    settle(qtbot, window)
    assert boxes(window, "284/86") == before
    assert "fall from left to right." in foot.fault.text()
    assert "neither regular nor AT strength 4" in foot.fault.text()
    assert foot.fault.text().endswith("Enter posts it all the same.")
    # Read whole, not cut by the height of one line.
    assert foot.fault.height() >= foot.fault.heightForWidth(foot.fault.width())
    qtbot.keyClick(foot.field, ENTER)
    settle(qtbot, window)
    assert boxes(window, "284/86") == (3, "6 5 4")
