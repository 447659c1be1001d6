from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from oobmgr.ui.viewmodels.turn_units import PickRow
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.turn.accordion import RowHead
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.columns import GroupRow
from oobmgr.ui.widgets.working_view import WorkingView
from tests.ui.turn.playing import Player


def _is_called(designation: str, row: PickRow) -> bool:
    return row.designation == designation


def tick(player: Player, *designations: str) -> None:
    """Go to units in the list and press Space on each."""
    table = player.find("picker", PickTable)
    table.setFocus()
    for designation in designations:
        at = table.list_model.find(partial(_is_called, designation))
        assert at >= 0, designation
        table.setCurrentIndex(table.list_model.index(at, 2))
        player.qtbot.keyClick(table, Qt.Key.Key_Space)
    player.settle()


def shown(player: Player) -> list[str]:
    model = player.find("picker", PickTable).list_model
    rows = [model.row_at(at) for at in range(model.rowCount())]
    return [row.designation for row in rows if row is not None]


@pytest.fixture
def moving(player: Player) -> Player:
    player.posted("initial")
    player.go_to("movement")
    return player


def test_air_groups_are_priced_and_posted(player: Player) -> None:
    player.posted("initial")
    player.go_to("air")
    player.enter("fighters", 7)
    player.enter("others", 5)
    # 7 ÷ 3 + 5 ÷ 2 = 4 5/6, up to 5.
    assert player.working()["To pay, rounded up"] == "5"
    assert player.find("post").accessibleName() == "Post 5 SP (Ctrl+Enter)"
    player.post(at="others")
    assert player.held() == 195
    assert player.find("fighters", QSpinBox).value() == 0
    assert "12 air groups fly for 5 SP." in _posted(player)[0]


def test_what_flew_before_is_counted_in_the_sum_of_the_phase(player: Player) -> None:
    player.posted("initial")
    player.go_to("air")
    player.enter("fighters", 1)
    player.post(at="fighters")
    player.enter("fighters", 2)
    # 1 ÷ 3 cost 1 SP; with 2 more it is 1 exactly, so nothing is to pay.
    assert player.working()["To pay, rounded up"] == "0"
    player.post(at="fighters")
    assert player.held() == 199
    assert len(_posted(player)) == 2


def _posted(player: Player) -> list[str]:
    """The lines of what was posted that are in sight."""
    heads = [head for head in player.screen.findChildren(RowHead) if head.isVisible()]
    names = {head.objectName(): head.accessibleName() for head in heads}
    return [text for name, text in names.items() if name.startswith("posted_")]


def test_only_units_of_the_playing_side_that_pay_are_offered(moving: Player) -> None:
    assert shown(moving) == ["3", "4", "10", "29"]


def test_space_ticks_units_and_the_working_prices_them(moving: Player) -> None:
    tick(moving, "3", "10")
    # 1 + ½ = 1 ½, up to 2.
    assert moving.working()["To pay, rounded up"] == "2"
    assert moving.text("picked") == "2 picked: 1 panzer, 1 motorized"
    moving.post(at="picker")
    assert moving.held() == 198
    # They have paid now, and the list says so.
    model = moving.find("picker", PickTable).list_model
    paid = {row.designation: row.paid for row in model.rows}
    assert paid == {"3": "paid", "4": "", "10": "paid", "29": ""}


def test_the_list_stands_on_its_first_row_when_the_phase_opens(moving: Player) -> None:
    table = moving.find("picker", PickTable)
    table.setFocus()
    assert table.currentIndex().row() == 0
    moving.qtbot.keyClick(table, Qt.Key.Key_Space)
    moving.settle()
    assert moving.text("picked") != "none picked"


def test_space_on_a_formation_ticks_all_of_it(moving: Player) -> None:
    table = moving.find("picker", PickTable)
    table.setFocus()
    heads = [
        at
        for at in range(table.list_model.rowCount())
        if isinstance(table.list_model.group_at(at), GroupRow)
    ]
    table.setCurrentIndex(table.list_model.index(heads[0], 0))
    moving.key(Qt.Key.Key_Space, at="picker")
    assert moving.text("picked") == "3 picked: 2 panzer, 1 motorized"


def test_units_to_pick_are_found_by_what_finds_them_elsewhere(moving: Player) -> None:
    model = moving.find("picker", PickTable).list_model
    every = model.matched
    for words, kind in (
        ("panzer", "panzer"),
        ("pnzer", "panzer"),
        ("germany panzer", "panzer"),
        ("grmany motorised", "motorised infantry"),
    ):
        model.set_filter(words)
        moving.settle()
        found = [row.type for row in model.found_rows()]
        assert set(found) == {kind}, words
        assert len(found) < every


def test_a_click_on_the_box_ticks_one_unit(moving: Player) -> None:
    table = moving.find("picker", PickTable)
    at = table.list_model.find(lambda row: row.designation == "4")
    point = table.visualRect(table.list_model.index(at, 0)).center()
    moving.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    moving.settle()
    assert moving.text("picked") == "1 picked: 1 panzer"


def test_search_narrows_the_list_and_pick_all_takes_what_is_shown(moving: Player) -> None:
    search = moving.find("pick_search", QLineEdit)
    search.setFocus()
    moving.qtbot.keyClicks(search, "motor")
    assert shown(moving) == ["10", "29"]
    moving.click("pick_all")
    assert moving.working()["Motorized: 2"] == "1"
    moving.click("pick_none")
    assert moving.text("picked") == "none picked"


def test_units_by_rail_are_picked_apart(moving: Player) -> None:
    tick(moving, "3")
    moving.press("pick_as", "b")
    tick(moving, "4")
    panel = moving.screen.phase.panel if moving.screen.phase else None
    assert panel is not None
    raw = panel.form.raw()
    ids = {row.designation: row.id for row in moving.find("picker", PickTable).list_model.rows}
    assert raw["units"] == [ids["3"]]
    assert raw["rail_units"] == [ids["4"]]


def test_counts_are_entered_without_an_order_of_battle(without_units: Player) -> None:
    player = without_units
    player.posted("initial")
    player.go_to("movement")
    player.enter("count_panzer", 16)
    player.enter("count_motorized", 13)
    # 16 + 6 ½ = 22 ½, up to 23.
    assert player.working()["To pay, rounded up"] == "23"
    assert "SP 200 → 177 of 200" in player.text("change")
    player.post(at="count_motorized")
    assert player.held() == 177


def test_a_price_above_the_pool_is_refused_with_what_to_do(without_units: Player) -> None:
    player = without_units
    player.posted("initial")
    player.go_to("movement")
    player.enter("count_panzer", 230)
    assert player.faults() == [
        "The price is 230 SP; the pool holds 200. Leave out what costs 30 SP, or let it act unpaid."
    ]
    assert not player.find("post").isEnabled()
    player.post(at="count_panzer")
    assert player.held() == 200


def test_attacks_and_bombardments(moving: Player) -> None:
    tick(moving, "3")
    moving.post(at="picker")
    moving.go_to("combat")
    tick(moving, "3", "45", "31")
    moving.enter("bombardments", 2)
    # The panzer division paid in movement; 2 × ½ + 2 = 3.
    assert moving.working()["Divisions attacking: 2"] == "1"
    assert moving.working()["To pay, rounded up"] == "3"
    moving.post(at="bombardments")
    assert moving.held() == 196


def test_an_overrun_is_a_step_of_its_own(moving: Player) -> None:
    moving.show_step("Overrun")
    moving.enter("count_infantry", 3)
    # 3 × ½ = 1 ½, up to 2.
    assert moving.working()["To pay, rounded up"] == "2"
    moving.post(at="count_infantry")
    assert moving.held() == 198


def test_a_step_tells_what_is_in_pencil_and_what_is_posted(moving: Player) -> None:
    assert moving.step("Divisions") == "Divisions, due"
    moving.enter("count_panzer", 2)
    assert moving.step("Divisions") == "Divisions, in pencil"
    moving.show_step("Overrun")
    assert moving.step("Divisions") == "Divisions, in pencil"
    moving.show_step("Divisions")
    assert moving.find("count_panzer", QSpinBox).value() == 2
    moving.post(at="count_panzer")
    # Two of the four mechanised divisions have not paid.
    assert moving.step("Divisions") == "Divisions, due, posted"


def test_the_pools_hear_of_the_pencil_that_is_in_sight(moving: Player) -> None:
    heard: list[object] = []
    moving.screen.pencil_changed.connect(heard.append)
    moving.enter("count_panzer", 2)
    assert [row.amount for row in getattr(heard[-1], "postings", ())] == [-2, 2]
    moving.show_step("Rail capacity")
    assert getattr(heard[-1], "postings", None) == ()


def test_an_empty_form_says_what_to_enter_before_it_complains(player: Player) -> None:
    player.show_step("Resource Points")
    assert player.faults() == ["Enter the place."]  # all that have none are proposed
    player.enter("amount", 0)
    assert player.faults()[0] == "Enter how many."
    player.enter("amount", 4)
    assert player.faults() == ["Enter the place."]
    player.post(at="amount")
    assert player.faults() == ["To is missing. Enter the place."]


def test_resource_points_are_placed(player: Player) -> None:
    player.show_step("Resource Points")
    player.enter("amount", 4)
    target = player.find("target", QLineEdit)
    target.setFocus()
    player.qtbot.keyClicks(target, "Lublin")
    player.settle()
    player.post(at="target")
    held = {row.account: row.amount for row in player.books.queries.balances()}
    assert held["pool:axis:Lublin"] == 4
    assert held["pool:axis:unplaced"] == 36


def test_rail_capacity_takes_no_more_points_than_its_limit(player: Player) -> None:
    player.show_step("Rail capacity")
    player.enter("resource_points", 4)
    assert any("German railways take 3 Resource Points" in line for line in player.faults())
    player.enter("resource_points", 3)
    assert player.working()["Rail capacity in REs"] == "60"


def test_no_exploitation_in_mud_everywhere(player: Player) -> None:
    player.posted("initial", weather=dict.fromkeys("ABCDG", "mud"))
    player.go_to("combat")
    head = player.find("phase_exploitation").accessibleName()
    assert "not held: Mud or Snow in every zone" in head
    assert "struck" in head
    player.go_to("exploitation")
    assert player.find("phase_name").accessibleName() == "Exploitation Phase, not held"
    assert player.step("Divisions") == ""
    assert player.step("Overrun") == ""
    player.open_fold("Not now")
    assert player.folded("Not now")["Overrun"] == "There is Mud or Snow in every zone."
    assert player.find("fold_not_now").accessibleName().startswith("Not now: ")
    chips = [chip.text() for chip in player.find("fold_not_now").findChildren(CaseChip)]
    assert "SOP 06" in chips


def test_mud_in_one_zone_is_said_on_the_row(player: Player) -> None:
    player.press("weather_B", "m")
    player.clear()
    player.click("post")
    assert (
        "not for units that start in zone B" in player.find("phase_exploitation").accessibleName()
    )


def test_exploitation_is_paid_again(moving: Player) -> None:
    tick(moving, "3")
    moving.post(at="picker")
    moving.go_to("exploitation")
    tick(moving, "3")
    moving.post(at="picker")
    assert moving.held() == 198


def test_the_surprise_turn_asks_for_what_belongs_to_it(qtbot: QtBot, tmp_path: Path) -> None:
    from oobmgr.campaign.file import NewCampaign
    from tests.campaigns import campaign_at

    new = NewCampaign("Surprise", "europa", "barbarossa", "full", {"surprise_turn": "play"})
    player = Player(qtbot, campaign_at(tmp_path / "surprise.oob", new))
    player.enter("others", 10)
    assert player.there("ju87")
    assert "not held in this turn" in player.find("phase_movement").accessibleName()
    assert "Surprise SP 80 → 75" in player.text("change")
    player.desk.close()


def test_a_row_opens_what_was_posted_with_its_working(player: Player) -> None:
    player.posted("initial")
    player.go_to("air")
    player.click("phase_initial")
    heads = _posted(player)
    assert "100 SP received, stock 200 of at most 200." in heads[0]
    number = player.books.queries.version() - 1
    player.click(f"posted_{number}")
    lines = player.find(f"working_{number}", WorkingView).rows
    assert [row.value for row in lines if row.label == "Stock at the close"] == ["200"]
