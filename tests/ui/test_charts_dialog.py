"""Charts filled in as a person does it: typed, picked, pasted, put right, posted, taken along."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, FillChart
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.errors import OobmgrError
from oobmgr.known_games import game
from oobmgr.rules.charts import ChartCopy
from oobmgr.ui.dialogs.charts import ChartsDialog
from oobmgr.ui.dialogs.charts_list import OWN, PENCIL
from oobmgr.ui.dialogs.what_is_this import WhatIsThis
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.viewmodels.charts import HEAD
from oobmgr.ui.widgets.guide_part import refusal_at
from tests.campaigns import campaign_at
from tests.ui.charts_by_keys import (
    CONTROL,
    SHIFT,
    choose,
    clipboard,
    enter,
    focused,
    opened_by_key,
    post,
    press,
    problems,
    row_of,
    stored,
    tags,
)
from tests.ui.desks import new_campaign, open_window, settle, until

SUCCESS = {"columns": ["partisans"], "cells": [["no"]] * 4 + [["yes"]] * 2}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(FillChart("success", SUCCESS))
    return open_window(qtbot, tmp_path, campaign, page="exchange")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[ChartsDialog]:
    """The dialogs that the window opened; they do not wait for the player."""
    dialogs: list[ChartsDialog] = []

    def show(dialog: ChartsDialog) -> int:
        dialog.show()
        dialogs.append(dialog)
        return 0

    monkeypatch.setattr(ChartsDialog, "exec", show)
    monkeypatch.setattr(ChartsDialog, "deleteLater", lambda _: None)
    return dialogs


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, opened: list[ChartsDialog]) -> ChartsDialog:
    """The dialog as Ctrl+H opens it."""
    return opened_by_key(qtbot, window, opened)


def test_it_lists_the_charts_and_shows_which_are_filled_in(
    qtbot: QtBot, window: MainWindow, dialog: ChartsDialog
) -> None:
    assert tags(dialog) == {"success": OWN}
    assert dialog.list.lines.matched == len(game("europa").charts())
    choose(qtbot, dialog, "mission")
    assert dialog.panel.title.accessibleName() == "Success table"
    assert dialog.panel.since.text() == f"6 entries, since {row_of(window, 'success').turn_label}."
    assert dialog.panel.tag.tag.text == OWN
    assert not dialog.action.isVisible()
    assert problems(dialog) == []


def test_it_opens_at_a_chart_and_shows_the_case_that_asks_for_it(
    qtbot: QtBot, window: MainWindow, opened: list[ChartsDialog]
) -> None:
    window.rules.show_charts("flak")
    until(qtbot, lambda: bool(opened[0].list.lines.matched))
    opened[0].activateWindow()
    settle(qtbot, window)
    dialog = opened[0]
    assert dialog.panel.title.accessibleName() == "Flak results"
    cases: list[str] = []
    dialog.case_opened.connect(cases.append)
    press(qtbot, Qt.Key.Key_F1, SHIFT)
    (told,) = dialog.findChildren(WhatIsThis)
    assert told.figure.text().startswith("Flak results. What flak does")
    qtbot.mouseClick(told.case.chip, Qt.MouseButton.LeftButton)
    assert cases == ["MIS-09"]


def test_a_schedule_is_typed_posted_and_undone_with_the_keys_alone(
    qtbot: QtBot, window: MainWindow, dialog: ChartsDialog
) -> None:
    choose(qtbot, dialog, "resource points")
    assert dialog.grid.place == (0, HEAD)
    enter(qtbot, "jul i 41", "3", "2", "aug i 41", "x")
    sheet = dialog.grid.cells.sheet
    assert sheet is not None
    assert sheet.rows == ("July I 1941", "August I 1941")
    place = "Turn August I 1941, side Axis"
    told = "x is not a number that can go here. Enter a whole number up to 999."
    assert problems(dialog) == [f"{place}: {told}"]
    assert not dialog.action.isVisible()
    assert tags(dialog)["resource_schedule"] == PENCIL
    press(qtbot, Qt.Key.Key_Up)
    press(qtbot, Qt.Key.Key_F8)
    assert dialog.grid.place == (1, 0)
    enter(qtbot, "4")
    assert problems(dialog) == []
    assert dialog.action.text() == "Post Resource Points of the reinforcement schedule"
    post(qtbot, window)
    copy = stored(window, "resource_schedule")
    assert copy == ChartCopy(
        ("1941-07-I", "1941-08-I"), ("Axis", "Soviet"), (("3", "2"), ("4", ""))
    )
    assert tags(dialog)["resource_schedule"] == OWN
    assert not dialog.action.isVisible()
    press(qtbot, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    window.menus.give("undo")
    settle(qtbot, window)
    assert stored(window, "resource_schedule") is None


def test_what_is_being_typed_is_posted_too(
    qtbot: QtBot, window: MainWindow, dialog: ChartsDialog
) -> None:
    choose(qtbot, dialog, "resource points")
    enter(qtbot, "jul i 41", "3")
    qtbot.keyClicks(focused(), "7")
    post(qtbot, window)
    copy = stored(window, "resource_schedule")
    assert copy is not None
    assert copy.cells == (("3", "7"),)


def test_results_are_meant_by_their_first_letters_or_picked_from_the_list(
    qtbot: QtBot, dialog: ChartsDialog
) -> None:
    choose(qtbot, dialog, "EFT")
    enter(qtbot, "o", "inop", "R")
    assert dialog.grid.place == (1, 1)
    for key, held in (
        (Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier),
    ):
        press(qtbot, key, held)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        qtbot.keyClick(menu, Qt.Key.Key_Up)  # from the first to the last
        qtbot.keyClick(menu, Qt.Key.Key_Return)
    sheet = dialog.grid.cells.sheet
    assert sheet is not None
    assert sheet.cells[:3] == (
        ("operable", "inoperable"), ("remnants", "stays"), ("stays", ""),
    )  # fmt: skip
    assert problems(dialog) == []
    enter(qtbot, "maybe")
    assert problems(dialog)[0].startswith("Die 3, box EET: maybe is not a result of this chart.")
    assert dialog.grid.cells.fault(dialog.grid.cells.at((2, 1))) == problems(dialog)[0]


def test_a_block_of_a_spreadsheet_fills_from_the_current_cell_and_comes_back(
    qtbot: QtBot, window: MainWindow, dialog: ChartsDialog
) -> None:
    choose(qtbot, dialog, "repair")
    assert dialog.grid.place == (HEAD, 0)
    clipboard("German\tRumanian\r\n" + "no\tno\r\n" * 3)
    press(qtbot, Qt.Key.Key_V, CONTROL)
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Left)
    clipboard("1\n2\n3\n")
    press(qtbot, Qt.Key.Key_V, CONTROL)
    sheet = dialog.grid.cells.sheet
    assert sheet is not None
    assert (sheet.rows, sheet.columns) == (("1", "2", "3"), ("German", "Rumanian"))
    assert sheet.cells == (("no", "no"),) * 3
    press(qtbot, Qt.Key.Key_Down, SHIFT)
    press(qtbot, Qt.Key.Key_Right, SHIFT)
    press(qtbot, Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "1\tno\n2\tno"
    post(qtbot, window)
    assert stored(window, "air_repair") == ChartCopy(sheet.rows, sheet.columns, sheet.cells)


def test_what_lies_beyond_a_printed_chart_is_told(qtbot: QtBot, dialog: ChartsDialog) -> None:
    choose(qtbot, dialog, "EFT")
    clipboard("stays\tstays\tstays\n" * 7)
    press(qtbot, Qt.Key.Key_V, CONTROL)
    assert dialog.problem.text() == "Left out, beyond the edge of the chart: 9 pasted entries."
    # Nothing is refused: F1 leads to the charts, not to what the guide says of refusals.
    assert refusal_at(dialog.grid, dialog) == ""
    dialog.tell_problem("It may not.")
    assert refusal_at(dialog.grid, dialog) == OobmgrError.guide
    sheet = dialog.grid.cells.sheet
    assert sheet is not None
    assert sheet.cells == (("stays", "stays"),) * 6
    assert dialog.action.text() == "Post Recovery of lost groups"
    press(qtbot, Qt.Key.Key_Delete)
    assert problems(dialog) == []


def test_rows_and_columns_are_inserted_and_removed(qtbot: QtBot, dialog: ChartsDialog) -> None:
    choose(qtbot, dialog, "mission")
    sheet = dialog.grid.cells.sheet
    assert sheet is not None
    dialog.grid.go_to((HEAD, 0))
    assert dialog.panel.more.text() == "Insert attempt"
    press(qtbot, Qt.Key.Key_Insert)
    enter(qtbot, "commandos")
    assert (found := dialog.grid.cells.sheet) is not None
    assert found.columns == ("commandos", "partisans")
    assert found.cells[5] == ("", "yes")
    dialog.grid.go_to((0, 0))
    qtbot.mouseClick(dialog.panel.fewer, Qt.MouseButton.LeftButton)
    assert dialog.grid.cells.sheet == sheet
    assert tags(dialog) == {"success": OWN}
    dialog.grid.go_to((2, HEAD))
    enter(qtbot, "x")
    assert dialog.grid.cells.sheet == sheet, "the rules print this name"


def test_it_is_taken_out_and_what_is_typed_is_put_away(
    qtbot: QtBot, window: MainWindow, dialog: ChartsDialog
) -> None:
    choose(qtbot, dialog, "mission")
    enter(qtbot, "y")
    assert tags(dialog) == {"success": PENCIL}
    qtbot.mouseClick(dialog.panel.away, Qt.MouseButton.LeftButton)
    press(qtbot, Qt.Key.Key_Escape)
    assert tags(dialog) == {"success": PENCIL}
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.asking.isVisible()
    assert "Success table" in dialog.asking.accessibleName()
    press(qtbot, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.panel.away, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.asking.go, Qt.MouseButton.LeftButton)
    assert tags(dialog) == {"success": OWN}
    press(qtbot, Qt.Key.Key_Delete, CONTROL | SHIFT)
    settle(qtbot, window)
    assert stored(window, "success") is None
    assert tags(dialog) == {}


def test_charts_go_to_the_next_campaign_by_a_file(
    qtbot: QtBot,
    window: MainWindow,
    dialog: ChartsDialog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "charts.json"
    monkeypatch.setattr("oobmgr.ui.dialogs.files._chosen", lambda _: file)
    choose(qtbot, dialog, "resource points")
    enter(qtbot, "jul i 41", "3", "2")
    post(qtbot, window)
    press(qtbot, Qt.Key.Key_S, CONTROL | SHIFT)
    settle(qtbot, window)
    assert dialog.sentence.text() == f"Wrote 2 charts to {file}."
    kept = {name: stored(window, name) for name in ("success", "resource_schedule")}
    for _ in kept:
        assert window.desk is not None
        window.desk.undo()
        settle(qtbot, window)
    assert tags(dialog) == {}
    press(qtbot, Qt.Key.Key_O, CONTROL | SHIFT)
    settle(qtbot, window)
    assert tags(dialog) == dict.fromkeys(kept, PENCIL)
    assert dialog.action.text() == "Post 2 charts"
    before = window.desk.campaign.queries.version() if window.desk else 0
    post(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.queries.version() == before + 1
    assert {name: stored(window, name) for name in kept} == kept


def test_of_a_bad_file_nothing_is_taken_and_everything_is_told(
    qtbot: QtBot,
    window: MainWindow,
    dialog: ChartsDialog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "charts.json"
    monkeypatch.setattr("oobmgr.ui.dialogs.files._chosen", lambda _: file)
    good = {"columns": ["x"], "cells": [["yes"]] * 6}
    bad = {"rows": ["1941-07-I", "soon"], "cells": [["many", "1"], []]}
    charts = {"success": good, "resource_schedule": bad}
    file.write_text(json.dumps({"oobmgr charts": 1, "game": "europa", "charts": charts}))
    qtbot.mouseClick(dialog.read, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert len(problems(dialog)) == 2
    assert "'soon' is not a turn." in problems(dialog)[0]
    assert "Turn July I 1941, side Axis: many is not a number" in problems(dialog)[1]
    assert dialog.panel.amiss.accessibleName() == "Nothing was taken from the file"
    assert tags(dialog) == {"success": OWN}
    assert not dialog.action.isVisible()


def test_hints_stay_apart_from_entries(
    qtbot: QtBot,
    window: MainWindow,
    opened: list[ChartsDialog],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    charts = dict(game("europa").charts())
    triage = replace(charts["air_triage"], known={"1|EFT": "operable"})
    assert window.desk is not None
    printed = window.desk.game
    # The game is frozen: it is put aside for one that gives a hint away.
    hinting = replace(printed, charts=lambda: charts | {"air_triage": triage})
    monkeypatch.setattr(window.desk.campaign._kept, "_game", hinting)  # noqa: SLF001 - of the books
    window.desk.campaign.queries.game = hinting
    dialog = opened_by_key(qtbot, window, opened)
    choose(qtbot, dialog, "EFT")
    index = dialog.grid.cells.at((0, 0))
    assert index.data() == ""
    assert dialog.grid.cells.hint(index) == "operable"
    assert "The rules' text says operable here" in dialog.panel.note.text()
    enter(qtbot, "stays")
    assert dialog.grid.cells.hint(index) == ""
    assert problems(dialog) == []


def test_it_is_read_only_while_looking_back(
    qtbot: QtBot, window: MainWindow, opened: list[ChartsDialog]
) -> None:
    assert window.desk is not None
    assert window.workspace is not None
    window.desk.execute(Advance("turn", anyway=True))
    settle(qtbot, window)
    window.workspace.look_step(-1)
    settle(qtbot, window)
    dialog = opened_by_key(qtbot, window, opened)
    choose(qtbot, dialog, "mission")
    enter(qtbot, "y")
    clipboard("yes")
    press(qtbot, Qt.Key.Key_V, CONTROL)
    press(qtbot, Qt.Key.Key_Delete)
    press(qtbot, Qt.Key.Key_Insert)
    press(qtbot, Qt.Key.Key_Delete, CONTROL | SHIFT)
    settle(qtbot, window)
    assert tags(dialog) == {"success": OWN}
    assert stored(window, "success") is not None
    assert not dialog.panel.out.isVisible()
    assert not dialog.read.isVisible()
    assert "looking back" in dialog.sentence.text()


def test_names_stay_in_sight_and_a_click_on_them_finds_them(
    qtbot: QtBot, dialog: ChartsDialog
) -> None:
    choose(qtbot, dialog, "repair")
    clipboard("German\n" + "no\n" * 60)
    press(qtbot, Qt.Key.Key_V, CONTROL)
    dialog.grid.go_to((59, 0))
    assert dialog.grid.verticalScrollBar().value() > 0
    box = dialog.grid.visualRect(dialog.grid.currentIndex())
    top = QPoint(box.center().x(), 3)
    assert dialog.grid.indexAt(top).data() == "German"
    dialog.grid.go_to((20, 0))
    dialog.grid.go_to((8, 0))
    box = dialog.grid.visualRect(dialog.grid.currentIndex())
    assert box.top() >= dialog.grid.rowHeight(0), "not under the names"


def test_a_chart_whose_entries_may_be_left_out_is_posted_half_filled_and_says_how_far(
    qtbot: QtBot, tmp_path: Path, opened: list[ChartsDialog]
) -> None:
    books = campaign_at(tmp_path / "b.oob", NewCampaign("Tuesdays", "spark", "combat_example"))
    window = open_window(qtbot, tmp_path, books, page="exchange")
    dialog = opened_by_key(qtbot, window, opened)
    choose(qtbot, dialog, "Anti-tank")
    enter(qtbot, "1M", "0")
    post(qtbot, window)
    copy = stored(window, "antitank_combat_results")
    assert copy is not None
    assert copy.cells[0][:3] == ("1M", "0", "")
    assert dialog.panel.since.text().startswith("2 of 70 entries, since ")
