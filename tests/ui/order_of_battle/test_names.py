"""A text replaced in names: looked for in the worker, shown with what would be, and posted."""

from __future__ import annotations

import threading
from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import RenameFormation
from oobmgr.campaign.name_changes import NameChange, name_changes
from oobmgr.campaign.rows import FormationRow, UnitRow
from oobmgr.domain.postings import FormationId
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle import names_dialog
from oobmgr.ui.views.order_of_battle.names_dialog import NamesDialog
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.order_of_battle.hands import formation
from tests.ui.order_of_battles import press, settled


def test_names_are_found_and_replaced_with_a_preview(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.formations.by_name["replace_names"].trigger()
    (dialog,) = screen.findChildren(NamesDialog)
    assert not dialog.verb.isEnabled()
    qtbot.keyClicks(dialog.wanted, "rifle corps")
    qtbot.keyClicks(dialog.replacement, "Tank Corps")
    qtbot.waitUntil(lambda: dialog.model.matched == 4)
    shown = [dialog.model.row_at(at) for at in range(4)]
    assert [one.new for one in shown if one] == [f"{n} Tank Corps" for n in range(4)]
    assert dialog.told.text() == "4 names would change."
    dialog.replacement.setText("")
    qtbot.waitUntil(lambda: (row := dialog.model.row_at(0)) is not None and row.new == "0")
    dialog.replacement.setText("Tank Corps")
    press(dialog.replacement, Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert formation(desk, "3 Tank Corps").units == 25
    assert not screen.findChildren(NamesDialog) or not dialog.isVisible()


def test_a_name_whose_tick_is_taken_off_stays_as_it_is(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """All lines or none: one name that came out wrong forbade all."""
    screen.formations.by_name["replace_names"].trigger()
    (dialog,) = screen.findChildren(NamesDialog)
    assert dialog.verb.text() == "Replace"
    qtbot.keyClicks(dialog.wanted, "rifle corps")
    qtbot.keyClicks(dialog.replacement, "Tank Corps")
    qtbot.waitUntil(lambda: dialog.model.matched == 4)
    assert dialog.verb.text() == "Replace 4 names"
    assert dialog.model.data(dialog.model.index(1, 0)) == "ticked"
    dialog.table.setCurrentIndex(dialog.model.index(1, 1))
    press(dialog.table, Qt.Key.Key_Space)
    assert dialog.model.data(dialog.model.index(1, 0)) == ""
    assert dialog.told.text() == "3 of 4 names would change."
    assert dialog.verb.text() == "Replace 3 names"
    dialog.table.selectAll()
    press(dialog.table, Qt.Key.Key_Space)  # one is not ticked yet: all are
    press(dialog.table, Qt.Key.Key_Space)
    assert not dialog.verb.isEnabled()
    press(dialog.table, Qt.Key.Key_Space)
    dialog.table.setCurrentIndex(dialog.model.index(1, 1))
    press(dialog.table, Qt.Key.Key_Space)
    dialog.replacement.setText("Armour")  # another word for the rest: what was left out stays so
    qtbot.waitUntil(lambda: (row := dialog.model.row_at(0)) is not None and "Armour" in row.new)
    assert dialog.verb.text() == "Replace 3 names"
    dialog.verb.click()
    settled(desk, qtbot)
    now = {row.name for row in desk.campaign.queries.formations()}
    assert {"0 Armour", "1 Rifle Corps", "2 Armour", "3 Armour"} <= now


def test_names_that_would_change_are_read_in_full(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """One long name among many short ones: its other end is what was replaced."""
    long = "1st Rifle Corps (reserve of the Army Group)"
    desk.execute(RenameFormation(FormationId(formation(desk, "3 Rifle Corps").id), long))
    settled(desk, qtbot)
    screen.formations.by_name["replace_names"].trigger()
    (dialog,) = screen.findChildren(NamesDialog)
    qtbot.keyClicks(dialog.wanted, "1")
    qtbot.keyClicks(dialog.replacement, "2")
    qtbot.waitUntil(lambda: dialog.model.matched > 40)
    for at in (2, 3):
        assert dialog.table.columnWidth(at) >= dialog.table.longest(at)


def test_names_are_looked_through_in_the_worker(
    screen: OrderOfBattleScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def noted(
        units: Iterable[UnitRow], formations: Iterable[FormationRow], find: str, replacement: str
    ) -> tuple[NameChange, ...]:
        threads.append(threading.current_thread())
        return name_changes(units, formations, find, replacement)

    monkeypatch.setattr(names_dialog, "name_changes", noted)
    screen.formations.by_name["replace_names"].trigger()
    (dialog,) = screen.findChildren(NamesDialog)
    qtbot.keyClicks(dialog.wanted, "rifle corps")
    qtbot.waitUntil(lambda: dialog.model.matched == 4)
    assert threads
    assert threading.main_thread() not in threads
