"""The page of Roster Sheets: boxes and markers by key and by click, row codes, what is stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.errors import Fault, Refused
from oobmgr.domain.postings import UnitId
from oobmgr.ui.views.roster_sheets.details import UnitDetails
from oobmgr.ui.views.roster_sheets.sheet_table import SheetTable
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, until
from tests.ui.roster_sheets.player import CONTROL, LEFT, Player


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    path = tmp_path / "spark.oob"
    campaign = campaign_at(path, NewCampaign("Spark", "spark", "combat_example"))
    return Player(qtbot, open_window(qtbot, tmp_path, campaign, page="exchange"), campaign)


def test_a_key_crosses_the_rightmost_box_off_and_another_takes_it_back(player: Player) -> None:
    player.go("387/136")
    player.press("x")
    assert player.cell("387/136", "steps") == "8 steps, 1 lost"
    assert player.cell("387/136", "Regular strength now") == "7"
    assert player.stored("387/136") == (7, {})
    assert player.heading("136th Rifle Division") == "23 of 24 steps entered"
    assert player.total("Steps on this sheet") == "72 of 73"
    player.press("X")
    assert player.cell("387/136", "steps") == "8 steps, 0 lost"
    assert player.stored("387/136") == (8, {})


def test_a_key_paints_its_own_line_and_no_other(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = []

    def noted(_: SheetTable, __: object, at: int, ___: object) -> None:
        painted.append(at)

    line = player.go("387/136")
    player.settle()
    player.table.repaint()
    was_active = QAccessible.isActive()
    QAccessible.setActive(False)
    monkeypatch.setattr(SheetTable, "_paint_line", noted)
    player.press("x")
    QAccessible.setActive(was_active)
    assert painted == player.table.units.places_of({line.id})


def test_a_click_on_an_open_box_marks_and_on_a_crossed_one_takes_back(player: Player) -> None:
    player.click_box("541/136", 2)
    assert player.row("541/136").unit.steps_left == 7
    player.click_box("541/136", 0)
    assert player.stored("541/136") == (6, {})
    player.click_box("541/136", 7)
    assert player.stored("541/136") == (7, {})


def test_digits_set_the_boxes_left_of_all_selected_units_in_one_entry(player: Player) -> None:
    first = player.go("387/136")
    player.table.select_keys({first.id, player.line("541/136").id})
    before = player.campaign.queries.version()
    player.press("5")
    assert [player.stored(name)[0] for name in ("387/136", "541/136")] == [5, 5]
    assert player.campaign.queries.version() == before + 1
    player.press("9")
    assert player.stored("387/136")[0] == 5
    assert player.window.status.told == "387/136 has only 8 boxes."


def test_a_counter_turns_over_at_half_and_the_player_is_told(player: Player) -> None:
    player.go("387/136")
    player.press("4")
    player.settle()
    assert player.row("387/136").flipped
    assert "flipped" in player.cell("387/136", "status")
    assert "Turn its counter over." in player.window.status.told


def test_undo_takes_the_mark_off_the_sheet_again(player: Player) -> None:
    player.go("387/136")
    player.press("x", "x")
    player.settle()
    player.qtbot.keyClick(player.window, Qt.Key.Key_Z, CONTROL)
    player.settle()
    assert player.row("387/136").unit.steps_left == 7
    assert player.stored("387/136") == (7, {})


@pytest.mark.parametrize(
    ("key", "field", "word"),
    [
        ("s", "suppressed", "suppressed"),
        ("d", "disrupted", "disrupted"),
        ("o", "out_of_supply", "out of supply"),
        ("c", "in_column", "in column"),
        ("e", "entrenched", "entrenched"),
    ],
)
def test_a_letter_lays_a_marker_and_takes_it_off(
    player: Player, key: str, field: str, word: str
) -> None:
    # What units begin the game with is laid before it begins, what fire does in its phases.
    if field in {"suppressed", "disrupted"}:
        player.to_the_movement_phase()
    player.go("387/136")
    player.press(key)
    assert player.cell("387/136", "status") == word
    assert player.stored("387/136") == (8, {field: True})
    player.press(key)
    assert player.cell("387/136", "status") == ""
    assert player.stored("387/136") == (8, {})


def test_a_doubtful_mark_is_asked_about_and_answered_by_keys(player: Player) -> None:
    """Nobody is suppressed before the first shot: it may have been forgotten, or be a slip."""
    player.go("387/136")
    foot = player.screen.paper.foot
    player.press("s")
    player.settle()
    assert player.types_a_line()
    assert foot.label.text() == "387/136, suppressed"
    assert "Suppressed is not placed in this phase" in foot.fault.text()
    assert "Enter posts it all the same." in foot.fault.text()
    assert player.stored("387/136") == (8, {})
    assert player.cell("387/136", "status") == ""
    # Esc leaves it; keys that were meant for the sheet confirm nothing.
    player.qtbot.keyClick(foot.field, Qt.Key.Key_Escape)
    assert not player.types_a_line()
    assert player.table.hasFocus()
    player.press("s")
    player.settle()
    player.press("d", "enter")
    player.settle()
    assert player.types_a_line()
    assert player.stored("387/136") == (8, {})
    player.press("enter")
    player.settle()
    assert not player.types_a_line()
    assert player.table.hasFocus()
    assert player.cell("387/136", "status") == "suppressed"
    assert player.stored("387/136") == (8, {"suppressed": True})
    # It is taken off without a word.
    player.press("s")
    assert player.stored("387/136") == (8, {})


def test_a_row_code_with_a_doubtful_mark_is_given_twice(player: Player) -> None:
    code = player.line("387/136").code
    player.go("387/136")
    player.press("/", f"{code} S", "enter")
    player.settle()
    assert "Suppressed is not placed in this phase" in player.screen.paper.foot.fault.text()
    assert player.stored("387/136") == (8, {})
    player.press("enter")
    player.settle()
    assert player.stored("387/136") == (8, {"suppressed": True})


def test_a_marker_is_laid_on_those_that_lack_it_before_it_is_taken_off(player: Player) -> None:
    player.to_the_movement_phase()
    first = player.go("387/136")
    player.press("s")
    player.table.select_keys({first.id, player.line("541/136").id})
    player.press("s")
    assert player.stored("541/136")[1] == {"suppressed": True}
    assert player.stored("387/136")[1] == {"suppressed": True}
    player.press("s")
    assert player.stored("387/136")[1] == player.stored("541/136")[1] == {}


def test_an_assault_marker_asks_for_its_hex(player: Player) -> None:
    player.to_the_movement_phase()
    player.go("387/136")
    player.press("a")
    foot = player.screen.paper.foot
    assert player.types_a_line()
    assert foot.label.text() == "387/136, Assault Marker: hex"
    player.press("Marino", "enter")
    player.settle()
    assert "is not a hex" in foot.fault.text()
    assert player.stored("387/136")[1] == {}
    foot.field.clear()
    player.press("1712", "enter")
    player.settle()
    assert not player.types_a_line()
    assert player.table.hasFocus()
    assert player.cell("387/136", "status") == "AM 1712"
    assert player.stored("387/136")[1] == {"assault": "1712"}
    assert player.total("Assault Markers") == "1"
    player.press("a")
    foot.field.clear()
    player.press("enter")
    player.settle()
    assert player.stored("387/136")[1] == {}


def test_a_row_code_marks_the_row_that_it_names(player: Player) -> None:
    player.to_the_movement_phase()
    code = player.line("541/136").code
    player.press(code, *(f" {word}" for word in ("-2", "S")), "enter")
    player.settle()
    assert player.stored("541/136") == (6, {"suppressed": True})
    assert [line.row.unit.designation for line in player.table.chosen()] == ["541/136"]


def test_a_row_code_of_army_a_may_begin_in_small(player: Player) -> None:
    code = player.line("541/136").code
    assert code.startswith("A")
    player.press("a", f"{code[1:]} -1", "enter")
    player.settle()
    assert player.stored("541/136") == (7, {})


def test_a_row_code_that_is_none_stays_with_what_is_wrong(player: Player) -> None:
    player.press("/", "A99 -2", "enter")
    foot = player.screen.paper.foot
    assert player.types_a_line()
    assert "A99" in foot.fault.text()
    assert foot.field.text() == "A99 -2"
    player.qtbot.keyClick(foot.field, Qt.Key.Key_Escape)
    assert not player.types_a_line()


def test_boxes_that_are_not_entered_take_no_mark_until_they_are(player: Player) -> None:
    player.go("248/86")
    assert player.cell("248/86", "steps") == "boxes not entered"
    player.press("x")
    player.settle()
    assert player.window.status.told == (
        "The boxes of 248/86 are not entered. Press B to enter them."
    )
    player.press("b", "2 3 four", "enter")
    assert "Enter how many boxes there are" in player.screen.paper.foot.fault.text()
    # Python itself refuses to read such a number, with an error that nobody expects.
    player.screen.paper.foot.field.setText("9" * 5000)
    player.press("enter")
    assert "Enter how many boxes there are" in player.screen.paper.foot.fault.text()
    player.screen.paper.foot.field.clear()
    player.press("2 3 4 5 6", "enter")
    player.settle()
    assert player.row("248/86").boxes == ("2", "3", "4", "5", "6")
    player.press("x")
    assert player.cell("248/86", "AT strength now") == "5"
    assert player.stored("248/86")[0] == 4


def test_boxes_that_are_entered_anew_replace_the_old_and_keep_what_is_lost(player: Player) -> None:
    player.go("248/86")
    player.press("b", "2 3 4 5 6", "enter")
    player.settle()
    player.press("xx", "b")
    assert player.screen.paper.foot.field.text() == "2 3 4 5 6"
    player.press("1 2 3 4 5 6", "enter")
    player.settle()
    assert player.row("248/86").boxes == ("1", "2", "3", "4", "5", "6")
    assert player.stored("248/86")[0] == 4
    assert player.cell("248/86", "steps") == "6 steps, 2 lost"


def test_the_hex_of_a_marker_is_replaced_by_what_is_typed(player: Player) -> None:
    player.to_the_movement_phase()
    player.go("387/136")
    for place in ("1712", "1711"):
        player.press("a", place, "enter")
        player.settle()
    assert player.stored("387/136")[1]["assault"] == "1711"


def test_an_assault_marker_out_of_its_phase_is_taken_back_with_the_reason(player: Player) -> None:
    player.go("387/136")
    player.press("a", "1712", "enter")
    player.settle()
    assert "assault" not in player.stored("387/136")[1]
    assert "is placed in the Movement Phase" in player.screen.paper.foot.fault.text()


def test_what_the_books_refuse_is_taken_back_with_its_reason(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise Refused(Fault("The file is locked.", advice="Try again."))

    player.go("387/136")
    monkeypatch.setattr(player.campaign.session, "execute", refuse)
    player.press("x")
    player.settle()
    assert player.row("387/136").unit.steps_left == 8
    assert player.window.status.told == "The file is locked. Try again."


def test_what_another_page_or_program_wrote_stands_on_the_sheet(player: Player) -> None:
    unit = UnitId(player.go("387/136").id)
    desk = player.window.desk
    assert desk is not None
    desk.execute(LoseSteps((unit,), 3))
    player.settle()
    assert player.row("387/136").unit.steps_left == 5
    player.campaign.session.execute(LoseSteps((unit,), 1))
    desk.look_around()
    player.settle()
    assert player.row("387/136").unit.steps_left == 4


def test_tab_goes_from_formation_to_formation_and_arrows_skip_their_heads(player: Player) -> None:
    player.table.go_to_first()
    assert player.table.chosen()[0].row.unit.path[-1] == "86th Rifle Division"
    player.press("down", "down", "down")
    assert player.table.chosen()[0].row.unit.path[-1] == "136th Rifle Division"
    player.press("tab")
    assert player.table.chosen()[0].row.unit.path[-1] == "268th Rifle Division"


def test_the_other_sheets_are_a_choice_away(player: Player) -> None:
    chooser = player.screen.paper.chooser
    assert chooser.options == ("67th Army", "2nd Shock, 8th Army", "German forces")
    chooser.setFocus()
    player.qtbot.keyClick(chooser, Qt.Key.Key_Right)
    assert player.screen.paper.empty.isVisible()
    chooser.setFocus()
    player.qtbot.keyClick(chooser, Qt.Key.Key_Right)
    assert player.screen.paper.title.text() == "German forces"
    assert player.cell("2/503", "steps") == "4 steps, 0 lost"
    assert player.row("2/503").boxes == ("", "", "15", "18")


def test_details_tell_how_a_strength_came_about(player: Player) -> None:
    player.go("387/136")
    player.press("x", "enter")
    details = player.window.findChild(UnitDetails)
    assert details is not None
    assert "Regular strength now 7" in details.accessibleName()
    player.qtbot.keyClick(details, Qt.Key.Key_Escape)
    until(player.qtbot, lambda: player.window.findChild(UnitDetails) is None)


def test_the_working_of_a_strength_is_told_on_hover(player: Player) -> None:
    line = player.go("387/136")
    model = player.table.units
    column = next(at for at, one in enumerate(model.columns) if one.title == "Reg.")
    index = model.index(model.places_of({line.id})[0], column)
    tip = index.data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Regular strength now: 8\nas many as its steps [3.1]"
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == tip


def test_digits_belong_to_the_sheet_and_letters_of_the_window_work(player: Player) -> None:
    player.go("387/136")
    player.press("2")
    player.settle()
    workspace = player.window.workspace
    assert workspace is not None
    assert workspace.screen_shown is player.screen
    player.press("w")
    player.settle()
    assert workspace.screen_shown is not player.screen


def test_f_hands_units_to_the_fire_beside_the_sheet(player: Player) -> None:
    player.go("387/136")
    player.press("f")
    player.settle()
    assert player.screen.beside is not None
    assert player.screen.beside.isVisible()


def test_a_head_selects_its_formation(player: Player) -> None:
    model = player.table.units
    groups = {at: model.group_at(at) for at in range(model.rowCount())}
    place = next(at for at, one in groups.items() if one and one.label == "136th Rifle Division")
    rect = player.table.visualRect(model.index(place, 0))
    player.qtbot.mouseClick(player.table.viewport(), LEFT, pos=rect.topLeft() + QPoint(30, 8))
    chosen = [line.row.unit.designation for line in player.table.chosen()]
    assert chosen == ["387/136", "541/136", "733/136", "291/136"]
    player.press("x")
    assert [player.stored(name)[0] for name in chosen] == [7, 7, 7, 5]


def test_many_marks_in_a_row_are_all_in_the_file(player: Player) -> None:
    player.table.go_to_first()
    for _ in range(6):
        player.press("x", "x", "down")
    player.settle()
    stored = {row.id: row.steps_left for row in player.campaign.queries.units()}
    shown = [line.row.unit for line in player.table.units.rows]
    assert {unit.id: unit.steps_left for unit in shown}.items() <= stored.items()
    assert sum(unit.steps_left for unit in shown) < sum(unit.steps for unit in shown)
    assert not player.campaign.queries.check()
