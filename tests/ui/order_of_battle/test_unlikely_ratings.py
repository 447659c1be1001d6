"""A rating that no counter prints: a list tells of it, and whoever types it by hand is asked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.order_of_battle.hands import child, prompt, select, unit, write
from tests.ui.order_of_battles import press, settled

ASKED = "Attack 66 is more than any counter prints."


def test_the_form_of_a_new_unit_asks(screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot) -> None:
    select(screen, "8")
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    for field, text in (("type", "infantry"), ("rating:attack", "66"), ("rating:defense", "6"),
                        ("rating:move", "6")):  # fmt: skip
        child(asked, f"prompt_{field}").setText(text)
    write(child(asked, "prompt_designation"), "999", qtbot)
    settled(desk, qtbot)
    assert asked.isVisible()
    fault = asked.findChild(QLabel, "prompt_fault_rating:attack")
    assert fault is not None
    assert ASKED in fault.text()
    assert asked.verb.text() == "Post it all the same"
    press(child(asked, "prompt_formation"), Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert unit(desk, "999").ratings["attack"] == 66


def test_the_fields_of_a_unit_ask(screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot) -> None:
    select(screen, "8")
    settled(desk, qtbot)
    form = screen.inspector.one.form
    assert form is not None
    before = unit(desk, "8").ratings["attack"]
    line = form.lines["rating:attack"]
    write(line, "66", qtbot)
    settled(desk, qtbot)
    assert ASKED in line.fault.text()
    assert unit(desk, "8").ratings["attack"] == before
    press(line, Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert unit(desk, "8").ratings["attack"] == 66
