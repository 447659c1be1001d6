"""The battle page of La Grande Armée, played with keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.rules.charts import ChartCopy
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.buttons import LinkButton
from tests.ui.test_balkans_pages import Player
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def test_a_battle_is_announced_by_its_units(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle")
    player.pick("8 Div")
    player.type("hex", "A3826")
    assert any("No enemy unit" in line for line in player.refusals())
    player.type("hex", "a3828")
    player.post()
    rows = player.rows("Battle 1, round 1")
    assert ("Hex", "A3827", "A3828", "") in rows
    assert rows[2][:3] == ("Front", "–", "–")


def test_bids_above_their_bound_are_not_posted(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.announce()
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_bids")
    player.type("least", "3")
    player.type("bids", "3 6 10")
    assert any("The bound is 9 SP" in line for line in player.refusals())
    player.type("bids", "3 6 9")
    assert player.refusals() == []
    player.post()
    assert player.rows("Bids")[-1] == ("defender", "–", "at most 12", "")


def test_a_result_is_kept_in_the_chart_and_the_chart_puts_a_slip_right(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.announce()
    table.deploy()
    player = Player(qtbot, tmp_path, table)

    def click(words: str) -> None:
        links = [one for one in player.page.findChildren(LinkButton) if one.text() == words]
        qtbot.mouseClick(links[0], Qt.MouseButton.LeftButton)
        player.settle()

    player.go("6", "battle_result")
    for field, text in (("column", "2-1"), ("die", "7"), ("points", "0"), ("result", "D2 L1")):
        player.type(field, text)
    click("Keep it in the chart")
    kept = next(c for c in table.queries.charts() if c.chart.id == "battle_results").copy
    assert kept == ChartCopy(("7",), ("2-1",), (("D2 L1",),))
    player.type("result", "D1")
    click("Take D2 L1")
    player.post()
    assert ("Result", "D2 L1", "") in [row[:3] for row in player.rows("Battle 1, round 1")]


@pytest.mark.parametrize(
    ("action", "field"),
    [("battle_defense", "stand"), ("battle_bids", "least"), ("battle_result", "column")],
)
def test_the_first_words_of_a_step_are_not_taken_for_the_only_battle(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, table: BattleTable, action: str, field: str
) -> None:
    table.announce()
    table.deploy()
    player = Player(qtbot, tmp_path, table)
    player.go("6", action)
    assert player.page.phase is not None
    player.page.phase.focus_form()
    at = qapp.focusWidget()
    assert at is not None
    assert at.objectName() == field
    assert [w for w in player.page.findChildren(QWidget, "battle") if w.isVisible()] == []


def test_which_battle_is_asked_once_there_are_two(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.add(COALITION, "Prussia", "9 Pr", "infantry division", "A3826")
    table.announce(units="8 Div")
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_bids")
    assert not any(w.isVisible() for w in player.page.findChildren(QWidget, "battle"))
    # The form that stands there already gets the field, too.
    player.go("6", "battle")
    player.pick("9 Div")
    player.type("hex", "A3826")
    player.post()
    player.go("6", "battle_bids")
    player.type("least", "2")
    player.type("bids", "2 4")
    assert any("Say which: 1 at A3828, 2 at A3826." in line for line in player.refusals())
    player.type("battle", "2")
    player.post()
    assert ("defender", "4 SP", "at most 4", "") in player.rows("Bids")


def test_the_hexes_that_can_be_attacked_are_offered(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle")
    place = player.shown("hex")
    assert isinstance(place, QLineEdit)
    completer = place.completer()
    assert completer is not None
    known = completer.model()
    # 3 Pr (A3825) and 4 Pr (A3830) are two hexes off; the depot at A3728 is beside A3827.
    offered = [known.index(row, 0).data() for row in range(known.rowCount())]
    assert offered == ["A3728", "A3828"]


def test_losses_come_off_the_picked_unit(qtbot: QtBot, tmp_path: Path, table: BattleTable) -> None:
    table.fought(1)
    player = Player(qtbot, tmp_path, table)
    player.go("6", "battle_losses")
    player.pick("8 Div")
    player.type("points", "9")
    assert any("cannot lose 9" in line for line in player.refusals())
    player.type("points", "3")
    player.post()
    assert ("8 Div infantry division", "front", "5", "") in player.rows("French units")
    assert table.sp("8 Div") == 5
    assert table.unaccounted() == 0


def test_a_battle_leads_to_its_next_step_and_never_to_its_end(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    player = Fighter(qtbot, tmp_path, table)
    player.go("6")
    player.step("battle", "8 Div", hex="A3828")
    assert player.at_step() == "Lines"
    player.step("battle_lines", "8 Div")
    player.step("battle_lines", "1 Pr", "2 Pr", "Pr Cav")
    assert player.at_step() == "Result"
    player.step("battle_result", result="D2 L1", points="0")
    assert player.at_step() == "Losses"
    steps = [action.name for action in player.table.campaign.game.actions]
    # Only an open battle has a pursuit: what ends it stands behind.
    assert steps.index("pursuit") < steps.index("battle_end")


def test_bids_give_way_to_the_next_step_though_nobody_has_to_bid(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    table.announce()
    table.deploy()
    player = Fighter(qtbot, tmp_path, table)
    player.go("6")
    assert player.page.phase is not None
    bids = player.page.phase.guide.step("battle_bids")
    assert bids is not None
    assert (str(bids.state), bids.pressing) == ("", False)
    player.step("battle_bids", least="2", bids="2 4")
    assert ("defender", "4 SP", "at most 4", "") in player.rows("Bids")
    assert player.at_step() == "Result"
    player.page.phase.show_action("battle_bids")
    player.settle()
    assert player.typed("least", "bids") == ["left blank", ""]


def test_the_order_of_battle_strikes_strength_points(
    qtbot: QtBot, tmp_path: Path, table: BattleTable
) -> None:
    player = Player(qtbot, tmp_path, table)
    assert player.window.workspace is not None
    QTest.keyClicks(player.window, "2")
    player.settle()
    page = player.window.workspace.stack.currentWidget()
    assert isinstance(page, OrderOfBattleScreen)
    texts = {name: page.units.by_name[name].text() for name in ("lose_step", "restore_step")}
    assert texts == {"lose_step": "Lose an SP", "restore_step": "Take an SP back"}
    assert ("X", "lose an SP") in page.key_hints
    buttons = [one.text() for one in page.bar.findChildren(QAbstractButton)]
    assert any(text.startswith("Lose an SP") for text in buttons)


class Fighter(Player):
    """A person who goes through the steps of a battle on its page."""

    def at_step(self) -> str:
        """The step that is shown."""
        assert self.page.panel is not None
        return self.page.panel.action.tab

    def typed(self, *fields: str) -> list[str]:
        """What stands in fields of the form."""
        found = [self.shown(field) for field in fields]
        return [one.text() for one in found if isinstance(one, QLineEdit | QSpinBox)]

    def step(self, action: str, *units: str, **typed: str) -> None:
        """Go to a step, tick units, type into fields, and post it."""
        assert self.page.phase is not None
        self.page.phase.show_action(action)
        self.settle()
        for name in units:
            self.pick(name)
        for field, text in typed.items():
            self.type(field, text)
        # Leaders who help nobody are told of at a result; nothing stops it.
        assert [line for line in self.refusals() if not line.startswith("No leader of")] == []
        self.post()


def test_a_battle_is_fought_to_its_end_by_keys(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, table: BattleTable
) -> None:
    player = Fighter(qtbot, tmp_path, table)
    player.go("6")
    player.step("battle", "8 Div", hex="A3828")
    player.step("battle_lines", "8 Div")
    player.step("battle_lines", "1 Pr", "2 Pr", "Pr Cav")
    player.step("battle_leaders", "Souham")
    player.step("battle_bids", least="2", bids="2 4")
    player.step("battle_result", result="D2 L1", points="2")
    player.step("battle_losses", "8 Div", points="2")
    player.step("battle_losses", "1 Pr", points="4")
    player.step("battle_round", cost="1")
    player.step("battle_result", result="rout", points="0")
    # Leaders go along with those who rout.
    player.step(
        *("battle_rout", "1 Pr", "2 Pr", "Pr Cav", "Blucher", "Yorck", "Generic A", "Horn"),
        hex="A3830",
    )
    assert player.page.phase is not None
    player.page.phase.show_action("pursuit")
    player.settle()
    player.pick("8 Div")
    # The same list takes those who lose: the arrow key goes to the other way of picking.
    mode = player.shown("pick_as")
    mode.setFocus()
    QTest.keyClick(qapp.focusWidget() or mode, Qt.Key.Key_Right)
    player.pick("1 Pr")
    player.type("points", "1")
    assert player.refusals() == []
    player.post()
    player.page.phase.show_action("battle_end")
    player.settle()
    player.choose("end", "a side is gone")
    player.post()
    assert player.rows("Battles of the turn") == [
        ("1 at A3828", "D2 L1", "", ""),
        ("", "rout", "6 : 8", "a side is gone"),
    ]
    # 8 − 2; 6 − 4 − 1, beside 5 and 2.
    assert [table.sp(unit) for unit in ("8 Div", "1 Pr", "2 Pr", "Pr Cav")] == [6, 1, 5, 2]
    assert table.unaccounted() == 0


def test_a_garrison_starves_by_keys(qtbot: QtBot, tmp_path: Path, table: BattleTable) -> None:
    table.go_to(FRANCE, "attrition")
    player = Fighter(qtbot, tmp_path, table)
    player.go("6")
    player.step("garrison_attrition", "16 Div", points="2")
    assert table.sp("16 Div") == 2
    assert table.unaccounted() == 0


def test_a_besieged_depot_becomes_trains_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    table = BattleTable(tmp_path, scenario_case="19.5", first_turn="II April 1813")
    table.add(FRANCE, "France", "Depot 1", "depot", "A4311")
    table.add(COALITION, "Prussia", "Besieger", "infantry division", "A4312")
    table.go_to(FRANCE, "siege")
    player = Fighter(qtbot, tmp_path, table)
    player.go("6")
    player.step("siege_trains", "Depot 1", roll="4")
    assert player.rows("Trains in besieged fortresses") == [("A4311", "4", "")]
    assert table.sp("Depot 1") == 0


@pytest.mark.parametrize("phase", ["combat", "attrition"])
def test_after_the_last_of_the_pool_is_called_no_other_form_opens(
    qtbot: QtBot, tmp_path: Path, table: BattleTable, phase: str
) -> None:
    table.go_to(FRANCE, phase)
    table.post("leader_fallen", units="Kleist, Horn", cause="attrition")
    player = Fighter(qtbot, tmp_path, table)
    player.go("6")
    player.step("leader_called", "Kleist", hex="A3830")
    # Horn is still in the pool.
    assert player.at_step() == "Called again"
    player.step("leader_called", "Horn", hex="A3830")
    assert player.page.panel is None
    assert player.page.phase is not None
    selector = player.page.phase.selector
    assert "Choose a step" in selector.accessibleName()
    # By the arrow key one goes to the first of those that are left.
    QTest.keyClick(selector, Qt.Key.Key_Down)
    player.settle()
    assert player.page.phase.step == player.page.phase.guide.steps[0]
    # Taken back, the step is there again.
    QTest.keyClick(player.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.settle()
    player.step("leader_called", "Horn", hex="A3830")
    assert player.page.panel is None
