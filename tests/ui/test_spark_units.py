"""Units of Operation Spark in the window: a text file imported, one added by hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.places import resources_dir
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.viewmodels.selected_units import (
    selected,
)
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.unit_columns import STEPS
from oobmgr.ui.widgets.steps import not_entered_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle

SAMPLE = resources_dir() / "samples" / "operation_spark_1943.csv"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    new = NewCampaign("Spark", "spark", "spark")
    return open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", new), page="exchange")


def units(window: MainWindow) -> dict[str, UnitRow]:
    assert window.desk is not None
    return {row.designation: row for row in window.desk.campaign.queries.units()}


def screen(window: MainWindow, key: str) -> QWidget:
    assert window.workspace is not None
    found = window.workspace.screen_of(key)
    assert found is not None
    return found


def take_sample(qtbot: QtBot, window: MainWindow) -> None:
    window.files.take(SAMPLE)
    settle(qtbot, window)
    page = screen(window, "exchange")
    assert isinstance(page, ImportScreen)
    assert page.preview.accept.text() == "Add 50 units"
    # The armor of the Tigers: no text tells it.
    assert page.preview.problems.model.rowCount() == 1
    qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window)


def test_a_text_file_is_shown_and_taken_in_one_entry(qtbot: QtBot, window: MainWindow) -> None:
    take_sample(qtbot, window)
    found = units(window)
    assert len(found) == 50
    assert found["2/503"].traits["boxes"] == "- - 15 18"
    assert found["1106"].ratings == {"regular": 8, "at": 2, "range": 22, "morale": 6}
    window.menus.give("undo")
    settle(qtbot, window)
    assert units(window) == {}


def test_a_unit_is_added_with_what_its_counter_has_and_no_more(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = page_of_the_sample(qtbot, window)
    qtbot.keyClick(page.table, Qt.Key.Key_Insert)
    (prompt,) = (one for one in window.findChildren(Prompt) if one.isVisible())

    def fill(field: str, text: str) -> None:
        box = prompt.findChild(QWidget, f"prompt_{field}")
        assert box is not None
        box.setFocus()
        # The nation of the unit that is selected stands there already.
        qtbot.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(box, text)

    values = {"designation": "34 Ski", "nation": "Soviet Union", "type": "ski brigade",
              "rating:regular": "6", "rating:at": "none", "rating:morale": "7"}  # fmt: skip
    for field, text in values.items():
        fill(field, text)
    path = prompt.findChild(QWidget, "prompt_formation")
    assert path is not None
    if not path.property("text"):
        qtbot.keyClicks(path, "67th Army")
    qtbot.keyClick(path, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert prompt.isVisible()  # "none" is not a rating, and said so
    box = prompt.findChild(QLineEdit, "prompt_rating:at")
    assert box is not None
    # Python itself refuses to read such a number, with an error that nobody expects.
    box.setText("9" * 5000)
    qtbot.keyClick(path, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert prompt.isVisible()
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(box, Qt.Key.Key_Delete)
    qtbot.keyClick(path, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert units(window)["34 Ski"].ratings == {"regular": 6, "morale": 7}


def test_what_nobody_knows_of_a_type_is_said_in_the_form_that_adds_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = page_of_the_sample(qtbot, window)
    qtbot.keyClick(page.table, Qt.Key.Key_Insert)
    (prompt,) = (one for one in window.findChildren(Prompt) if one.isVisible())

    def field(name: str) -> QLineEdit:
        box = prompt.findChild(QLineEdit, f"prompt_{name}")
        assert box is not None
        return box

    values = {"designation": "9 Grom", "nation": "Soviet Union", "type": "grom battalion",
              "formation": "67th Army", "rating:regular": "6", "trait:armor": "heavy"}  # fmt: skip
    for name, text in values.items():
        field(name).setText(text)
    qtbot.keyClick(field("type"), Qt.Key.Key_Return)
    settle(qtbot, window)
    told = prompt.findChild(QLabel, "prompt_fault_trait:armor")
    assert told is not None
    assert "is not an armor rating" in told.text()
    field("trait:armor").setText("2")
    qtbot.keyClick(field("type"), Qt.Key.Key_Return)
    settle(qtbot, window)
    told = prompt.findChild(QLabel, "prompt_fault_type")
    assert told is not None
    assert "It is not known what grom battalion is." in told.text()
    field("trait:counts_as").setText("tank")
    qtbot.keyClick(field("type"), Qt.Key.Key_Return)
    settle(qtbot, window)
    traits = units(window)["9 Grom"].traits
    assert (traits["counts_as"], traits["armor"]) == ("tank", "2")


def page_of_the_sample(qtbot: QtBot, window: MainWindow) -> OrderOfBattleScreen:
    """The order of battle with the units of the sample in it."""
    take_sample(qtbot, window)
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    page = screen(window, "order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)
    return page


def test_a_trait_is_set_and_held_to_the_rules(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of_the_sample(qtbot, window)
    value = trait_field(qtbot, window, page, "Tiger", "armor")
    qtbot.keyClicks(value, "heavy")
    qtbot.keyClick(value, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert value.isVisible()  # no armor of the rules, and said so
    value.setText("2")
    qtbot.keyClick(value, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert units(window)["2/503"].traits["armor"] == "2"
    assert "Taken as AFV, on tracks, armor 2" in page.inspector.one.facts.accessibleName()


def test_a_trait_is_set_of_several_units_at_once(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of_the_sample(qtbot, window)
    value = trait_field(qtbot, window, page, "T-60", "armor")
    qtbot.keyClicks(value, "2")
    qtbot.keyClick(value, Qt.Key.Key_Return)
    settle(qtbot, window)
    armor = {name: one.traits.get("armor") for name, one in units(window).items()}
    assert (armor["1/61T"], armor["2/61T"], armor["2/503"]) == ("2", "2", None)


def trait_field(
    qtbot: QtBot, window: MainWindow, page: OrderOfBattleScreen, words: str, trait: str
) -> QLineEdit:
    """The field of a trait in the form that edits all units that a search finds, rubbed out."""
    page.filters.search.setText(words)
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    (prompt,) = (one for one in window.findChildren(Prompt) if one.isVisible())
    value = prompt.findChild(QLineEdit, f"prompt_trait:{trait}")
    assert value is not None
    value.selectAll()
    return value


def test_boxes_that_nobody_entered_are_in_no_sum(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of_the_sample(qtbot, window)
    lines = page.books.lines
    known = [line.unit for line in lines if "steps_unknown" not in line.unit.traits]
    sums = selected(lines)
    assert sums.steps == sum(row.steps for row in known)
    assert sums.steps_words.endswith(f"and {50 - len(known)} units with unknown steps")


@pytest.mark.usefixtures("in_german")
def test_boxes_that_nobody_entered_are_framed_whole_in_german(
    qtbot: QtBot, window: MainWindow
) -> None:
    """The right edge of the frame and the end of its words lay under the next column."""
    table = page_of_the_sample(qtbot, window).table
    assert table.columnWidth(STEPS) >= not_entered_width() + 2 * CELL_PADDING
