"""Missions on the page "Air": placed, joined and resolved with keys and with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign
from oobmgr.games.europa.air.board_rows import MissionRow
from oobmgr.games.europa.pages.air.action_dialog import ActionDialog
from oobmgr.games.europa.pages.air.cards import Dragged
from oobmgr.games.europa.pages.air.mission_forms import PlacingForm
from oobmgr.games.europa.pages.air.missions import MissionLine
from oobmgr.ui.views.forms.working import FaultLine
from tests.campaigns import played_once, post
from tests.ui.air.flyer import SHIFT, Flyer, on_bases
from tests.ui.desks import open_window

CONTROL = Qt.KeyboardModifier.ControlModifier


class Captain(Flyer):
    """Plays with missions as a person does."""

    @property
    def missions(self) -> tuple[MissionRow, ...]:
        return self.board().missions

    @property
    def lines(self) -> list[MissionLine]:
        return [line for line in self.screen.board.missions.lines if line.isVisible()]

    @property
    def dialog(self) -> ActionDialog:
        found = [one for one in self.window.findChildren(ActionDialog) if one.isVisible()]
        assert found, "no form is open"
        return found[-1]

    @property
    def asked(self) -> bool:
        return any(one.isVisible() for one in self.window.findChildren(ActionDialog))

    def in_form(self, name: str) -> QWidget:
        return next(one for one in self.dialog.findChildren(QWidget, name) if one.isVisible())

    def types(self, name: str, text: str) -> None:
        field = self.in_form(name)
        field.setFocus()
        assert isinstance(field, QLineEdit | QSpinBox)
        field.selectAll()
        QTest.keyClicks(field, text)
        self.settle()

    def picks(self, name: str, words: str) -> None:
        field = self.in_form(name)
        assert isinstance(field, QComboBox)
        field.setFocus()
        QTest.keyClicks(field, words[:3])
        while field.currentText() != words:
            before = field.currentIndex()
            QTest.keyClick(field, Qt.Key.Key_Down)
            assert field.currentIndex() != before, field.currentText()
        field.activated.emit(field.currentIndex())
        self.settle()

    def post_form(self) -> None:
        QTest.keyClick(self.dialog, Qt.Key.Key_Return, CONTROL)
        self.settle()

    def says(self) -> list[str]:
        found = self.dialog.findChildren(FaultLine)
        return [line.accessibleName() for line in found if line.isVisible()]

    def menu(self) -> QMenu:
        found = QApplication.activePopupWidget()
        assert isinstance(found, QMenu)
        return found

    def placed(self, kind: str, *groups: tuple[str, int, str], target: str = "1B 2118") -> None:
        listed = [{"card": c, "box": "Warszawa", "number": n, "role": r} for c, n, r in groups]
        inputs = {"kind": kind, "target": target, "activate": True, "groups": listed}
        post(self.books, "air_mission", **inputs)
        self.refresh()

    def refresh(self) -> None:
        assert self.window.desk is not None
        self.window.desk.refresh_all()
        self.settle()


@pytest.fixture
def captain(qtbot: QtBot, tmp_path: Path) -> Captain:
    """The Axis Air Phase: at Warszawa 3 He111, 2 Me109F and 2 Ju52."""
    return Captain(qtbot, open_window(qtbot, tmp_path, on_bases(tmp_path), page="exchange"))


@played_once
def over_kiev(folder: Path) -> Campaign:
    """As `captain`, a turn later; the Soviets have 2 I16 at Kiev, one of them on Patrol."""
    books = on_bases(folder)
    step = Advance(anyway=True)
    for _ in range(4):
        books.session.execute(step)
    post(books, "initial")
    books.session.execute(step)
    post(books, "air_base", name="Kiev", hex="3A 1018", city="major", airfield=True)
    post(books, "air_move", moves=[{"card": "I16", "target": "Kiev", "number": 2}])
    patrol = [{"card": "I16", "box": "Kiev"}]
    post(books, "air_mission", kind="patrol", target="3A 1018", activate=True, groups=patrol)
    for _ in range(4):
        books.session.execute(step)
    post(books, "initial")
    books.session.execute(step)
    return books


# ---------------------------------------------------------------------------------- placing


# 1 other group is 1/2, up 1 SP (SP-09).
def test_a_mission_is_placed_by_keys_alone(captain: Captain) -> None:
    before = captain.sp()
    captain.go_to("Warszawa", "He111")
    captain.key(Qt.Key.Key_M)
    captain.settle()
    assert captain.dialog.panel is not None
    assert isinstance(captain.dialog.panel.form, PlacingForm)
    captain.types("target", "1B 2118")
    captain.post_form()
    assert not captain.asked
    (row,) = captain.missions
    assert (row.name, row.target) == ("Ground support", "1B 2118")
    assert captain.lines[0].accessibleName() == (
        "1: Ground support, 1B 2118, 1 He111 from Warszawa, 1 of 3 striking, 1 of 4 in all"
    )
    assert captain.sp() == before - 1
    assert "1 flies" in captain.card("Warszawa", "He111").accessibleName()
    assert captain.at.card.name == "He111"


def test_a_form_says_what_the_rules_refuse(captain: Captain) -> None:
    captain.go_to("Warszawa", "Ju52")
    captain.key(Qt.Key.Key_M)
    captain.settle()
    captain.types("target", "1B 2118")
    assert any("Ju52 does not fly this" in words for words in captain.says())
    captain.post_form()
    assert captain.asked
    assert not captain.missions


def test_more_groups_join_a_mission_from_the_menu(captain: Captain) -> None:
    captain.placed("yard", ("He111", 1, "main"))
    captain.go_to("Warszawa", "Me109F")
    captain.key(Qt.Key.Key_M)
    assert [act.text() for act in captain.menu().actions()] == [
        "New mission", "1: Yard bombed 1B 2118",
    ]  # fmt: skip
    QTest.keyClick(captain.menu(), Qt.Key.Key_Down)
    QTest.keyClick(captain.menu(), Qt.Key.Key_Return)
    captain.settle()
    assert captain.dialog.panel is not None
    groups = captain.dialog.panel.form.raw()["groups"]
    assert [(one["card"], one["number"], one["role"]) for one in groups] == [
        ("Germany/He111/2", 1, "main"), ("Germany/Me109F/2", 1, "main"),
    ]  # fmt: skip
    captain.post_form()
    assert captain.missions[0].groups == "1 He111 from Warszawa, 1 Me109F from Warszawa"


def test_shift_m_takes_all_of_a_card(captain: Captain) -> None:
    captain.go_to("Warszawa", "He111")
    captain.key(Qt.Key.Key_M, SHIFT)
    captain.settle()
    captain.types("target", "1B 2118")
    captain.post_form()
    assert captain.missions[0].groups == "3 He111 from Warszawa"


def dropped_on(captain: Captain, target: QWidget, name: str) -> None:
    """Drop a card of Warszawa on something."""
    data = Dragged.of(captain.card("Warszawa", name).card).mime()
    at = target.rect().center()
    buttons, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.MoveAction
    enter = QDragEnterEvent(QPoint(at), copy, data, buttons, held)
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(at), copy, data, buttons, held))
    captain.settle()


def test_cards_are_dropped_on_the_panel_and_on_a_mission(captain: Captain) -> None:
    dropped_on(captain, captain.screen.board.missions, "He111")
    captain.types("target", "1B 2118")
    captain.post_form()
    dropped_on(captain, captain.lines[0], "He111")
    captain.post_form()
    assert [row.groups for row in captain.missions] == ["2 He111 from Warszawa"]


def test_the_link_opens_an_empty_form(captain: Captain) -> None:
    captain.click("new_mission")
    captain.settle()
    assert captain.dialog.panel is not None
    assert captain.dialog.panel.form.raw()["groups"] == []
    captain.picks("kind", "alert")
    QTest.mouseClick(captain.in_form("groups_add"), Qt.MouseButton.LeftButton)
    captain.settle()
    captain.picks("card", "Me109F, Warszawa: 2")
    captain.post_form()
    assert [(row.name, row.groups) for row in captain.missions] == [
        ("Alert", "1 Me109F from Warszawa"),
    ]  # fmt: skip


def test_no_mission_is_placed_in_another_phase(captain: Captain) -> None:
    captain.books.session.execute(Advance(anyway=True))
    captain.refresh()
    told: list[str] = []
    captain.screen.desk.announced.connect(told.append)
    captain.go_to("Warszawa", "He111")
    captain.key(Qt.Key.Key_M)
    assert not captain.asked
    assert told[-1].startswith("Missions are placed in the phase for it")
    assert not captain.there("new_mission")


# --------------------------------------------------------------------------- among the lines


def test_arrows_lead_from_the_bases_to_the_missions_and_back(captain: Captain) -> None:
    captain.placed("yard", ("He111", 1, "main"))
    captain.placed("patrol", ("Me109F", 1, "main"))
    last = max(captain.panel("Warszawa").cards, key=lambda card: card.y())
    last.setFocus()
    captain.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is captain.lines[0]
    captain.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is captain.lines[1]
    captain.key(Qt.Key.Key_Up)
    captain.key(Qt.Key.Key_Up)
    assert captain.at.card.box_name == "Warszawa"


def test_delete_takes_a_mission_back_and_undo_brings_it_again(captain: Captain) -> None:
    captain.placed("yard", ("He111", 1, "main"))
    captain.lines[0].setFocus()
    captain.key(Qt.Key.Key_Delete)
    captain.settle()
    assert not captain.missions
    captain.key(Qt.Key.Key_Z, CONTROL)
    captain.settle()
    assert [row.name for row in captain.missions] == ["Yard bombed"]


def test_space_lists_what_can_be_done(captain: Captain) -> None:
    captain.placed("ground_support", ("He111", 1, "main"))
    captain.lines[0].setFocus()
    captain.key(Qt.Key.Key_Space)
    assert [act.text() for act in captain.menu().actions()] == [
        "Resolve the strike…", "Enemy interceptors…", "Flak…", "Change it…", "Take it back",
        "Bring it home",
    ]  # fmt: skip
    for _ in range(5):
        QTest.keyClick(captain.menu(), Qt.Key.Key_Down)
    QTest.keyClick(captain.menu(), Qt.Key.Key_Return)
    captain.settle()
    assert captain.missions[0].note == "over"


# ------------------------------------------------------------------------------- resolving


def test_a_strike_is_resolved_by_keys(captain: Captain) -> None:
    captain.placed("ground_support", ("He111", 2, "main"))
    captain.lines[0].setFocus()
    captain.key(Qt.Key.Key_Return)
    captain.settle()
    names = {one.objectName() for one in captain.dialog.findChildren(QWidget) if one.isVisible()}
    assert "roll" in names
    assert not names & {"mission", "die", "rail", "grounded_add"}
    captain.picks("result", "1R")
    captain.post_form()
    assert captain.missions[0].note == "over, result: 1R"
    assert not captain.asked


def test_dice_can_be_rolled_and_stay_in_the_ledger(captain: Captain) -> None:
    captain.placed("ground_support", ("He111", 2, "main"))
    captain.lines[0].setFocus()
    captain.key(Qt.Key.Key_Return)
    captain.settle()
    captain.types("factors", "12")
    QTest.mouseClick(captain.in_form("roll_roll"), Qt.MouseButton.LeftButton)
    captain.settle()
    roll = captain.in_form("roll")
    assert isinstance(roll, QSpinBox)
    rolled = roll.value()
    assert 2 <= rolled <= 12
    assert any("Look up 12 factors" in s for s in captain.says())
    captain.picks("result", "none")
    captain.post_form()
    values = captain.last["inputs"]
    assert (values["roll"], values["result"]) == (rolled, "none")


def test_f5_rolls_in_the_form_of_a_mission(captain: Captain) -> None:
    captain.placed("ground_support", ("He111", 2, "main"))
    captain.lines[0].setFocus()
    captain.key(Qt.Key.Key_Return)
    captain.settle()
    roll = captain.in_form("roll")
    assert isinstance(roll, QSpinBox)
    assert roll.value() == 0
    QTest.keyClick(captain.dialog, Qt.Key.Key_F5)
    captain.settle()
    assert 2 <= roll.value() <= 12


def test_interceptors_fight_an_escort_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    captain = Captain(qtbot, open_window(qtbot, tmp_path, over_kiev(tmp_path), page="exchange"))
    captain.placed("yard", ("He111", 2, "main"), ("Me109F", 1, "escort"))
    captain.lines[0].setFocus()
    captain.key(Qt.Key.Key_Space)
    QTest.keyClick(captain.menu(), Qt.Key.Key_Down)
    QTest.keyClick(captain.menu(), Qt.Key.Key_Return)
    captain.settle()
    card, target = captain.in_form("card"), captain.in_form("target")
    assert isinstance(card, QComboBox)
    assert isinstance(target, QComboBox)
    assert card.currentText() == "I16, Kiev, on Patrol"
    assert target.currentText() == "Me109F, Warszawa, escort"
    assert QApplication.focusWidget() is card
    for name in ("hit", "back"):
        field = captain.in_form(name)
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_R)
        captain.settle()
    captain.post_form()
    assert captain.missions[0].note == "1 fought and left"
    assert captain.board("soviet").missions == ()


# ------------------------------------------------------------------------------- going on


def test_n_asks_about_pencil_on_the_page(captain: Captain) -> None:
    captain.go_to("Warszawa", "He111")
    captain.key(Qt.Key.Key_Space)
    captain.key(Qt.Key.Key_N)
    assert captain.find("leaving_air").accessibleName() == (
        "In pencil, not posted: 3 groups to activate. Go on without?"
    )
    captain.key(Qt.Key.Key_Escape)
    assert not captain.there("leaving_air")
    assert captain.books.queries.sequence().phase == "air"
    captain.key(Qt.Key.Key_N)
    captain.click("go_on_anyway")
    captain.settle()
    assert not captain.screen.pencil
    assert captain.window.workspace is not None
    assert captain.window.workspace.screen_shown is not captain.screen


def test_n_asks_on_the_page_with_the_pencil_whichever_page_is_shown(captain: Captain) -> None:
    captain.go_to("Warszawa", "He111")
    captain.key(Qt.Key.Key_Space)
    captain.key(Qt.Key.Key_1)
    captain.key(Qt.Key.Key_N)
    captain.settle()
    assert captain.there("leaving_air")
    assert captain.window.workspace is not None
    assert captain.window.workspace.screen_shown is captain.screen
