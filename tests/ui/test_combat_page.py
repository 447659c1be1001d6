"""The page "Combat": battles picked, fought and posted, with keys alone and with the mouse."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, FillChart, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.europa.combat.battle_rows import Combatant
from oobmgr.games.europa.pages.combat.form import BattlePanel
from oobmgr.games.europa.pages.combat.screen import CombatScreen
from oobmgr.games.europa.pages.combat.unit_list import FighterList
from oobmgr.known_games import all_games
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, unit, until

NO_KEYS = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


def army() -> ImportOrderOfBattle:
    """Two divisions and guns of the Axis; a rifle division and antitank guns of the Soviets."""
    red: dict[str, object] = {
        "side": "soviet", "nation": "Soviet Union", "path": ("Western Front",), "steps": 1,
    }  # fmt: skip
    return ImportOrderOfBattle(
        (
            unit("1", traits={"cadre": "2-6", "re": "3"}),
            unit(
                "3", type="panzer", traits={"cadre": "4-8", "aeca": "full", "atec": "full"},
                ratings={"attack": 10, "defense": 10, "move": 10},
            ),
            unit("7", type="artillery", size="III", steps=1,
                 ratings={"attack": 4, "defense": 2, "move": 8}),
            unit("104", type="rifle", ratings={"attack": 4, "defense": 4, "move": 6}, **red),
            unit("9", type="antitank", size="X", traits={"atec": "full"},
                 ratings={"attack": 2, "defense": 3, "move": 8}, **red),
        )
    )  # fmt: skip


def campaign(folder: Path, phases: int = 3) -> Campaign:
    """Both armies on the map, in the Combat Phase of the Axis or in another."""
    options = {"surprise_turn": "skip"}
    books = campaign_at(
        folder / "combat.oob", NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    )
    books.session.execute(army())
    for _ in range(phases):
        books.session.execute(Advance(anyway=True))
    return books


def fill(books: Campaign, chart: str, entry: str) -> None:
    """A table that says the same everywhere."""
    layout = all_games()[0].charts()[chart]
    columns = layout.columns or ("1-5", "6+")
    copy = {
        "rows": list(layout.rows),
        "columns": list(columns),
        "cells": [[entry] * len(columns) for _ in layout.rows],
    }
    books.session.execute(FillChart(chart, copy))


class Fighter:
    """Plays on the page as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path, books: Campaign) -> None:
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, folder, books)
        self.window.activateWindow()
        until(qtbot, self.window.isActiveWindow)
        qtbot.keyClick(self.window, Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
        self.settle()
        assert self.window.workspace is not None
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, CombatScreen)
        self.screen = screen

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    @property
    def panel(self) -> BattlePanel:
        assert self.screen.panel is not None
        return self.screen.panel

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    # Keys

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, key, held)
        self.settle()

    def type(self, text: str) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)
        self.settle()

    def tab_to(self, name: str) -> QWidget:
        """Go on with Tab until the focus is where it is wanted."""
        for _ in range(80):
            focus = QApplication.focusWidget()
            if focus is not None and focus.objectName() == name:
                return focus
            assert focus is not None
            self.qtbot.keyClick(focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def find_and_pick(self, text: str) -> None:
        """Search the list in which the focus is, go down, pick, and clear the search."""
        self.key(Qt.Key.Key_F, CONTROL)
        self.type(text)
        self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_F, CONTROL)
        self.key(Qt.Key.Key_Escape)
        self.key(Qt.Key.Key_Down)

    # Mouse

    def find(self, name: str) -> Any:  # noqa: ANN401 - whatever is called so
        found = [one for one in self.screen.findChildren(QWidget, name) if one.isVisible()]
        assert found, f"no {name}"
        return found[-1]

    def click(self, name: str) -> None:
        self.qtbot.mouseClick(self.find(name), LEFT)
        self.settle()

    def list_of(self, side: str) -> FighterList:
        form = self.panel.battle_form
        return form.attackers if side == "axis" else form.defenders

    def click_cell(self, side: str, name: str, column: str) -> None:
        units = self.list_of(side)
        at = units.model.find(lambda row: row.name == name)
        columns = [one.key for one in units.model.columns]
        rect = units.table.visualRect(units.model.index(at, columns.index(column)))
        middle: QPoint = rect.center()
        self.qtbot.mouseClick(units.table.viewport(), LEFT, pos=middle)
        self.settle()

    def segment(self, name: str, word: str) -> None:
        control = self.find(name)
        assert isinstance(control, SegmentedControl)
        control.setFocus()
        self.qtbot.keyClick(control, word[0])
        self.settle()

    # What is shown and stored

    @property
    def faults(self) -> list[str]:
        return [line.accessibleName() for line in self.panel.pane.fault_lines]

    @property
    def headline(self) -> str:
        return str(self.find("headline").text())

    def unit(self, name: str) -> Mapping[str, Any]:
        for row in self.books.queries.units():
            if f"{row.designation} {row.type}" == name:
                return {"steps": row.steps_left, "status": row.status}
        raise AssertionError(name)

    @property
    def last_title(self) -> str:
        return self.books.queries.transaction(self.books.queries.version()).title


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Fighter:
    return Fighter(qtbot, tmp_path, campaign(tmp_path))


def test_a_battle_is_fought_with_keys_alone(player: Fighter) -> None:
    # The focus is on the attackers: pick both divisions.
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "attackers_table"
    player.find_and_pick("infantry")
    player.find_and_pick("panzer")
    player.tab_to("defenders_table")
    player.find_and_pick("rifle")
    # 7 + 10 = 17 to 4 is 4.25: 4-1; armor 10 reaches 4: one right.
    assert player.headline == "17 : 4, column 5-1"
    player.tab_to("place")
    player.type("Brest")
    player.tab_to("roll")
    player.type("8")
    # Armor against none: the roll of 8 gains 1.
    assert any("Column 5-1, roll 9" in fault for fault in player.faults)
    assert not player.panel.pane.button.isEnabled()
    result = player.tab_to("result")
    assert isinstance(result, QComboBox)
    player.type("X1")
    player.key(Qt.Key.Key_Return)
    assert result.currentText() == "X1"
    # Half of 4 is 2 for both: X on the infantry and on the rifles.
    assert len(player.panel.outcome.toll_lines) == 2
    while QApplication.focusWidget() is not player.list_of("axis").table:
        player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Home, CONTROL)
    player.key(Qt.Key.Key_X)
    player.tab_to("defenders_table")
    player.key(Qt.Key.Key_X)
    assert not player.faults
    player.key(Qt.Key.Key_Return, CONTROL)
    assert player.last_title == "Attack on Brest: 5-1, X1; Axis lost 1 step, Soviet lost 1 step"
    assert player.unit("1 infantry") == {"steps": 1, "status": "on_map"}
    assert player.unit("104 rifle") == {"steps": 0, "status": "dead"}
    # The form is empty again, and undo gives all of it back.
    assert not player.list_of("axis").lists.picks
    player.key(Qt.Key.Key_Z, CONTROL)
    assert player.unit("104 rifle") == {"steps": 1, "status": "on_map"}
    assert player.unit("1 infantry") == {"steps": 2, "status": "on_map"}


def test_a_battle_posted_twice_in_haste_is_posted_once_and_put_away(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    result = player.find("result")
    result.setFocus()
    player.type("0")
    player.key(Qt.Key.Key_Return)
    before = player.books.queries.version()
    for _ in range(3):
        focus = QApplication.focusWidget()
        assert focus is not None
        player.qtbot.keyClick(focus, Qt.Key.Key_Return, CONTROL)
    player.settle()
    assert player.books.queries.version() == before + 1
    assert not player.list_of("axis").lists.picks
    assert not player.panel.touched
    assert not any("attacked already" in fault for fault in player.faults)


def test_a_battle_is_fought_with_the_mouse_and_the_players_chart(
    qtbot: QtBot, tmp_path: Path
) -> None:
    books = campaign(tmp_path)
    fill(books, "ground_combat", "D1DR")
    player = Fighter(qtbot, tmp_path, books)
    player.click_cell("axis", "3 panzer", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.click_cell("soviet", "9 antitank", "pick")
    # 10 to 7 is 1.43: 3-2, armor one right: 2-1.
    assert player.headline == "10 : 7, column 2-1"
    player.click("roll_roll")
    assert 2 <= player.find("roll").value() <= 12
    assert player.find("outcome_result").text() == "D1DR"
    assert player.find("retreat").text().startswith("The defender retreats 2 hexes")
    assert any("Soviet must lose 4" in fault for fault in player.faults)
    player.click("pick_losses_soviet")
    assert player.list_of("soviet").model.matched == 2
    player.click_cell("soviet", "104 rifle", "loss")
    assert not player.faults
    assert player.panel.pane.button.text() == "Post the battle, 1 SP"
    player.click("post")
    assert player.last_title == "Attack on a hex: 2-1, D1DR; Soviet lost 1 step"
    detail = player.books.queries.transaction(player.books.queries.version())
    assert detail.command_values["inputs"]["roll"] in range(2, 13)


def test_terrain_and_flags_change_the_column_at_once(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    # 7 to 4 is 1.75: 2-1 is as near as 3-2, and a tie goes to the defender.
    assert player.headline == "7 : 4, column 3-2"
    terrain = player.find("ground_terrain")
    terrain.setFocus()
    player.type("Woods")
    player.key(Qt.Key.Key_Return)
    assert player.headline == "7 : 4, column 1-1"
    player.click("more")
    shift = player.find("shift")
    shift.setFocus()
    player.key(Qt.Key.Key_Up)
    assert player.headline == "7 : 4, column 3-2"


def test_losses_go_round_with_x_and_to_zones_with_z(player: Fighter) -> None:
    def loss() -> str:
        units = player.list_of("axis")
        row = units.rows[0]
        return next(c.text(row) for c in units.model.columns if c.key == "loss")

    player.key(Qt.Key.Key_Home, CONTROL)
    player.key(Qt.Key.Key_X)
    assert loss() == ""
    player.key(Qt.Key.Key_Space)
    for words in ("to cadre", "lost", ""):
        player.key(Qt.Key.Key_X)
        assert loss() == words
    player.key(Qt.Key.Key_Z)
    assert loss() == "zones: cadre"
    player.key(Qt.Key.Key_Z)
    assert loss() == ""


def test_units_attack_from_the_hex_that_is_set(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "unit")
    field = player.find("attackers_hex")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    player.type("1B 1309")
    player.key(Qt.Key.Key_Return)
    player.click_cell("soviet", "104 rifle", "pick")
    labels = [step.label for step in player.panel.preview.working] if player.panel.preview else []
    assert "From 1B 1309" in labels


def test_figures_are_entered_by_hand(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.list_of("axis").table.setFocus()
    player.key(Qt.Key.Key_H)
    dialog = player.screen.findChild(ByHandDialog)
    assert isinstance(dialog, ByHandDialog)
    field = dialog.findChild(QLineEdit, "af")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    player.type("12")
    player.key(Qt.Key.Key_Return, CONTROL)
    assert player.headline == "12 : 4, column 3-1"
    units = player.list_of("axis")
    now = next(column for column in units.model.columns if column.key == "now")
    assert now.text(units.rows[0]) == "12-7"
    # Another look, and the books hold again.
    player.window.activateWindow()
    until(player.qtbot, player.window.isActiveWindow)
    units.table.setFocus()
    player.key(Qt.Key.Key_H)
    player.click("by_hand_forget")
    assert player.headline.startswith("7 : 4")


def test_who_does_not_pay_attacks_at_half(player: Fighter) -> None:
    player.segment("attackers_way", "unpaid")
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    # 3 1/2, up, to 4.
    assert player.headline == "4 : 4, column 1-1"
    player.segment("attackers_way", "attacks")
    player.click_cell("axis", "1 infantry", "pick")
    assert player.headline.startswith("7 : 4")


def test_a_bombardment_is_fired_and_used_by_the_attack(player: Fighter) -> None:
    player.segment("battle_kind", "bombardment")
    assert [row.name for row in shown(player.list_of("axis"))] == ["7 artillery"]
    player.click_cell("axis", "7 artillery", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    place = player.find("place")
    place.setFocus()
    player.type("Brest")
    # 3 REs in the hex: thin, one column left.
    assert player.headline == "4 factors, 1 column left"
    result = player.find("result")
    result.setFocus()
    player.type("1R")
    player.key(Qt.Key.Key_Return)
    player.click("post")
    assert player.last_title == "Bombarded Brest: 1R"
    assert player.find("fire").text() == "Brest: bombarded: 1R"
    player.segment("battle_kind", "attack")
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.find("place").setFocus()
    player.type("Brest")
    assert player.headline == "7 : 4, column 2-1"


def shown(units: FighterList) -> list[Combatant]:
    rows = (units.model.row_at(at) for at in range(units.model.rowCount()))
    return [row for row in rows if row is not None]


def test_pencil_is_put_away_after_asking(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.key(Qt.Key.Key_Escape)
    assert player.panel.asking.isVisible()
    player.click("put_away")
    assert not player.list_of("axis").lists.picks


@pytest.mark.parametrize(("phases", "words"), [(0, "from the Air Phase on"), (2, "overrun")])
def test_the_page_says_what_is_fought_in_a_phase(
    qtbot: QtBot, tmp_path: Path, phases: int, words: str
) -> None:
    player = Fighter(qtbot, tmp_path, campaign(tmp_path, phases))
    overrun = phases == 2
    assert player.screen.notice.isVisible() is not overrun
    if overrun:
        assert player.screen.title.text() == "Overrun"
    else:
        assert words in player.screen.notice.text()
        player.click_cell("axis", "1 infantry", "pick")
        assert not player.list_of("axis").lists.picks
        assert not player.panel.pane.isVisible()


def test_a_past_turn_is_only_looked_at(player: Fighter) -> None:
    player.screen.look_at("1941-06-II")
    player.settle()
    assert "past turn" in player.screen.notice.text()
    player.click_cell("axis", "1 infantry", "pick")
    assert not player.list_of("axis").lists.picks


def test_a_past_turn_has_the_units_as_they_were(player: Fighter) -> None:
    first = player.books.queries.turns()[0].turn
    for _ in range(2):
        player.books.session.execute(Advance("turn", anyway=True))
    hurt = next(row.id for row in player.books.queries.units() if row.designation == "1")
    player.books.session.execute(LoseSteps((hurt,)))

    def steps_left() -> int:
        assert player.screen.reading is not None
        sheet = player.screen.reading.sheet
        units = (*sheet.attackers, *sheet.defenders)
        return next(unit.steps_left for unit in units if unit.unit == hurt)

    assert player.window.desk is not None
    player.window.desk.refresh_all()
    player.settle()
    assert steps_left() == 1
    player.screen.look_at(first)
    player.settle()
    assert steps_left() == 2


def test_an_empty_campaign_says_what_will_be_here(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign_at(tmp_path / "e.oob", NewCampaign("Empty", "europa", "barbarossa"))
    player = Fighter(qtbot, tmp_path, books)
    assert player.screen.empty.isVisible()
    assert "Import an order of battle" in player.screen.empty.accessibleName()
