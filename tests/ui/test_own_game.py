"""A game of one's own in the window: played, printed, changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, EditUnits, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign, open_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.own.pages.dialog import DescriptionDialog
from oobmgr.games.own.pages.screen import DescriptionScreen
from oobmgr.games.own.sample import sample_text
from oobmgr.rules.inputs import decode
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from tests.ui.desks import open_window, settle, until
from tests.ui.own_game_editing import (
    ALT,
    CONTROL,
    KEY,
    SHIFT,
    describe_two_hills,
    press,
    section,
    type_cell,
    type_row,
)


def in_dialog(act: Callable[[DescriptionDialog], None]) -> None:
    """Do something in the dialog that is about to open."""

    def find() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, DescriptionDialog):
            QTimer.singleShot(20, find)
            return
        try:
            act(dialog)
        finally:
            dialog.done(dialog.result())  # whatever failed above: the test goes on

    QTimer.singleShot(0, find)


def test_a_campaign_begins_from_nothing_and_is_played_three_turns(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path)
    dialog = NewCampaignDialog(tmp_path, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.games.buttons["own"], Qt.MouseButton.LeftButton)
    until(qtbot, dialog.describe.isVisible)

    def fill_in(asked: DescriptionDialog) -> None:
        describe_two_hills(qtbot, asked.editor)
        qtbot.mouseClick(asked.action, Qt.MouseButton.LeftButton)

    in_dialog(fill_in)
    qtbot.mouseClick(dialog.describe.button, Qt.MouseButton.LeftButton)
    assert dialog.game.name == "Two Hills"
    assert dialog.name.field.text() == "Two Hills"
    assert list(dialog.players) == ["north", "south"]  # the ids follow the names
    qtbot.mouseClick(dialog.action, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: dialog.campaign is not None)
    campaign = dialog.campaign
    assert campaign is not None
    assert campaign.path.name == "two-hills.oob"
    campaign.session.execute(ImportOrderOfBattle((_foot("1st"), _foot("2nd")), source="hand"))
    window.show_campaign(campaign)
    settle(qtbot, window)
    for turn in range(3):
        _play_turn(qtbot, window, turn)
    held = {row.account: row.amount for row in campaign.queries.balances()}
    # 1 each turn and 2 for the one place that each holds.
    assert {held["pool:north"], held["pool:south"]} == {9}
    assert campaign.queries.check() == ()


def _foot(name: str, side: str = "north") -> UnitValues:
    return UnitValues(
        side=SideId(side), nation="North", designation=name, type="foot", size="II",
        ratings={}, traits={}, steps=2, path=("Army",),
    )  # fmt: skip


def _play_turn(qtbot: QtBot, window: MainWindow, turn: int) -> None:
    """Both sides post their income with Ctrl+Enter, and go on with N."""
    workspace = window.workspace
    assert workspace is not None
    qtbot.keyClick(window, KEY.Key_1, ALT)
    settle(qtbot, window)
    desk = workspace.desk
    for side in ("north", "south"):
        assert desk.campaign.queries.sequence().side == side
        before = desk.campaign.queries.version()
        window.menus.give("post")
        settle(qtbot, window)
        assert desk.campaign.queries.version() == before + 1, (turn, side)
        for _ in range(2):
            window.menus.give("next_phase")
            settle(qtbot, window)


def put_away(qtbot: QtBot, page: DescriptionScreen) -> None:
    """Ask as Esc does, and answer that what was typed may go."""
    assert page.put_away()
    assert page.asking.isVisible()
    assert page.holds_pencil()
    qtbot.mouseClick(page.asking.go, Qt.MouseButton.LeftButton)
    assert not page.holds_pencil()


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    new = NewCampaign("Valley", "own", description=sample_text())
    return create_campaign(tmp_path / "valley.oob", new)


def test_the_game_is_changed_on_its_page_and_the_campaign_goes_on(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    page = show_page(qtbot, window)
    grid = section(page.editor, "goods")
    type_row(qtbot, grid, 0, "Guilders")
    settle(qtbot, window)
    until(qtbot, page.action.isEnabled)
    assert "Goods: changed Florins, now Guilders" in page.effect.text()
    page.post()
    until(qtbot, lambda: window.desk is not None and window.desk.campaign is not campaign)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.game.goods[0].name == "Guilders"
    # What would break the books is said, and cannot be posted.
    page = show_page(qtbot, window)
    grid = section(page.editor, "goods")
    grid.setCurrentIndex(grid.cells.index(1, 0))
    qtbot.keyClick(grid, KEY.Key_Delete, CONTROL)
    for key, row in (("income", 3), ("rates", 0), ("start", 4)):
        grid = section(page.editor, key)
        grid.setCurrentIndex(grid.cells.index(row, 0))
        qtbot.keyClick(grid, KEY.Key_Delete, CONTROL)
    assert page.editor.reading.faults == ()
    until(qtbot, lambda: "cannot be removed" in page.effect.text())
    assert not page.action.isEnabled()
    put_away(qtbot, page)
    assert not page.holds_pencil()


def test_what_is_typed_in_a_cell_is_no_key_of_the_window(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    page = show_page(qtbot, window)
    before = campaign.queries.version()
    # 1 leads to the Turn page elsewhere, and N goes on to the next phase.
    for name, at, text in (("income", 2, "12"), ("goods", 0, "Nails")):
        grid = section(page.editor, name)
        grid.setCurrentIndex(grid.cells.index(0, at))
        settle(qtbot, window)
        press(qtbot, *text, KEY.Key_Return)
        settle(qtbot, window)
        assert grid.cells.index(0, at).data() == text
    assert window.workspace is not None
    assert window.workspace.screen_shown is page
    assert campaign.queries.version() == before
    put_away(qtbot, page)


def test_the_totals_of_a_sheet_follow_what_goods_and_places_do(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    campaign.session.execute(ImportOrderOfBattle((_crown(),)))
    window = open_window(qtbot, tmp_path, campaign)
    desk = window.desk
    assert desk is not None

    def totals() -> dict[str, str]:
        """The figures above the sheet, once it is shown."""
        assert window.workspace is not None
        qtbot.keyClick(window, KEY.Key_3, ALT)
        settle(qtbot, window)
        page = window.workspace.screen_shown
        assert isinstance(page, RosterSheetsScreen)
        return {one.label: one.figure for one in page.totals.totals}

    assert (totals()["Florins"], totals()["Places"]) == ("10", "2")
    qtbot.keyClick(window, KEY.Key_1, ALT)
    for command in (
        Advance(anyway=True),
        _posted(campaign, "receive", good="florins", amount=3),
        Advance(anyway=True),
        _posted(campaign, "place", place="high_pass", holder="crown"),
    ):
        desk.execute(command)
        settle(qtbot, window)
    assert (totals()["Florins"], totals()["Places"]) == ("13", "3")


def _posted(campaign: Campaign, name: str, **inputs: object) -> PostAction:
    return PostAction(name, decode(campaign.game.action(name).inputs, inputs))


def test_a_unit_that_is_still_to_come_is_told_on_its_sheet_and_not_counted(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    later = replace(_crown(), designation="2nd", arrival=TurnCode("1836-04-11-t01"))
    campaign.session.execute(ImportOrderOfBattle((_crown(), later)))
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    qtbot.keyClick(window, KEY.Key_3, ALT)
    settle(qtbot, window)
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, RosterSheetsScreen)
    assert page.totals.totals[0].figure == "3"
    rows = {line.row.unit.designation: line.row for line in page.table.units.rows}
    assert [mark.words for mark in rows["2nd"].marks] == ["arrives 11 Apr Day"]
    assert rows["1st"].marks == ()


def show_page(qtbot: QtBot, window: MainWindow) -> DescriptionScreen:
    workspace = window.workspace
    assert workspace is not None
    qtbot.keyClick(window, KEY.Key_5, ALT)
    settle(qtbot, window)
    page = workspace.screen_shown
    assert isinstance(page, DescriptionScreen)
    return page


def test_f8_leads_to_what_is_wrong_in_the_description(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    page = show_page(qtbot, window)
    type_row(qtbot, section(page.editor, "income"), 1, "", "suplies")
    wrong = page.editor.grid.cells.index(1, 1)
    section(page.editor, "sides")
    qtbot.keyClick(page.editor.grid, KEY.Key_F8)
    assert page.editor.list.current_key() == "income"
    assert page.editor.grid.currentIndex() == wrong
    put_away(qtbot, page)


def test_another_program_changes_the_description_of_an_open_campaign(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    from oobmgr.campaign.commands import ChangeDescription

    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    type_row(qtbot, section(show_page(qtbot, window).editor, "goods"), 1, "Lead")
    with open_campaign(campaign.path) as other:
        text = sample_text().replace('"Florins"', '"Ducats"')
        other.session.execute(ChangeDescription(text))
    assert window.desk is not None
    window.desk.look_around()
    until(qtbot, lambda: window.desk is not None and window.desk.campaign is not campaign)
    settle(qtbot, window)
    assert window.desk.game.goods[0].name == "Ducats"
    assert window.workspace is not None
    assert "with nothing in pencil" in window.workspace.message.text


def test_a_correction_is_undone_with_the_keys_of_the_window(
    qtbot: QtBot, tmp_path: Path, campaign: Campaign
) -> None:
    campaign.session.execute(ImportOrderOfBattle((_crown(),)))
    window = open_window(qtbot, tmp_path, campaign)
    assert window.desk is not None
    window.desk.execute(EditUnits((UnitId(1),), {"hex": "0101"}))
    settle(qtbot, window)
    page = show_page(qtbot, window)
    grid = section(page.editor, "goods")
    type_cell(qtbot, grid, "Guilders")
    # In the grid the keys take back what was typed, and leave the books alone.
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    settle(qtbot, window)
    assert not page.holds_pencil()
    assert [unit.hex for unit in campaign.queries.units()] == ["0101"]
    qtbot.keyClick(window, KEY.Key_2, ALT)
    settle(qtbot, window)
    qtbot.keyClick(window.focusWidget(), KEY.Key_Z, CONTROL)
    settle(qtbot, window)
    assert [unit.hex for unit in campaign.queries.units()] == [""]
    qtbot.keyClick(window.focusWidget(), KEY.Key_Z, CONTROL | SHIFT)
    settle(qtbot, window)
    assert [unit.hex for unit in campaign.queries.units()] == ["0101"]


def _crown() -> UnitValues:
    return UnitValues(
        side=SideId("crown"), nation="Aldmark", designation="1st", type="line infantry", size="III",
        ratings={"attack": 4, "defense": 5, "move": 3}, traits={}, steps=3, path=("Army",),
    )  # fmt: skip


FIVE_SIDES = (
    'oobmgr = 1\n[game]\nname = "Five Hills"\n[phases.dawn]\nname = "Dawn"\ntogether = true\n'
    '[phases.march]\nname = "March"\n[goods.corn]\nname = "Corn"\n'
    '[income.fields]\nname = "Fields"\ngood = "corn"\namount = 4\n'
    + "".join(f'[sides.side_{n}]\nname = "Side {n}"\n' for n in range(1, 6))
)


def test_every_side_of_five_has_its_turn_in_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    new = NewCampaign("Five", "own", description=FIVE_SIDES)
    campaign = create_campaign(tmp_path / "five.oob", new)
    sides = [side.id for side in campaign.game.sides]
    campaign.session.execute(ImportOrderOfBattle(tuple(_foot("1st", side) for side in sides)))
    window = open_window(qtbot, tmp_path, campaign)
    assert window.desk is not None
    played: list[str] = []
    while not played or campaign.queries.sequence().turn == "0001":
        played.append(campaign.queries.sequence().side)
        for key in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4):
            qtbot.keyClick(window, key, ALT)
            settle(qtbot, window)
            assert not window.grab().isNull()
        campaign.session.execute(Advance(anyway=True))
        window.desk.refresh_all()
        settle(qtbot, window)
    assert played == [sides[0], *sides]


def test_a_unit_is_added_by_hand_with_what_its_game_knows_left_out(
    qtbot: QtBot, tmp_path: Path, campaign: Campaign
) -> None:
    window = open_window(qtbot, tmp_path, campaign)
    qtbot.keyClick(window, KEY.Key_2, ALT)
    settle(qtbot, window)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Insert)
    (asked,) = window.findChildren(Prompt)
    for field, text in (("designation", "1st Foot"), ("type", "line infantry")):
        qtbot.keyClicks(asked.findChild(QLineEdit, f"prompt_{field}"), text)
    steps = asked.findChild(QLineEdit, "prompt_steps")
    assert steps is not None
    qtbot.keyClicks(steps, "many")
    qtbot.mouseClick(asked.verb, Qt.MouseButton.LeftButton)
    assert campaign.queries.units() == ()
    steps.clear()
    # Ratings stand on the counter: nobody but the player knows them.
    qtbot.mouseClick(asked.verb, Qt.MouseButton.LeftButton)
    assert campaign.queries.units() == ()
    for rating in ("attack", "defense", "move"):
        qtbot.keyClicks(asked.findChild(QLineEdit, f"prompt_rating:{rating}"), "5")
    qtbot.mouseClick(asked.verb, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    (unit,) = campaign.queries.units()
    assert (unit.nation, unit.steps, unit.path) == ("Aldmark", 4, ("Unassigned units",))
