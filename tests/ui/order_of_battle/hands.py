"""What a player does on the page "Order of battle"."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.rows import FormationRow, UnitRow
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.filter_menu import FilterMenu
from tests.ui.order_of_battles import press

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def unit(desk: Desk, designation: str, side: str = "axis") -> UnitRow:
    rows = desk.campaign.queries.units()
    return next(row for row in rows if row.designation == designation and row.side == side)


def names(screen: OrderOfBattleScreen) -> list[str]:
    model = screen.table.units
    lines = (model.row_at(at) for at in range(model.rowCount()))
    return [f"{line.unit.designation} {line.unit.type}" for line in lines if line is not None]


def select(screen: OrderOfBattleScreen, *designations: str, side: str = "axis") -> None:
    ids = {unit(screen.desk, name, side).id for name in designations}
    screen.table.select_keys(ids)


def prompt(screen: OrderOfBattleScreen) -> Prompt:
    found = [one for one in screen.findChildren(Prompt) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def child(parent: QWidget, name: str) -> QLineEdit:
    found = parent.findChild(QLineEdit, name)
    assert found is not None, name
    return found


def choose(menu: FilterMenu, words: str) -> None:
    action = next(a for a in menu.menu().actions() if a.text().split("\t")[0] == words)
    action.trigger()


def come_back(screen: OrderOfBattleScreen, widget: QWidget, qtbot: QtBot) -> None:
    """The window system gives the focus back when a dialog closes; here nobody else does."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    widget.setFocus()


def write(field: QLineEdit, text: str, qtbot: QtBot) -> None:
    field.selectAll()
    if text.isascii():
        qtbot.keyClicks(field, text)
    else:  # Qt's test keys know no other letters; this is how a paste comes
        field.insert(text)
    press(field, Qt.Key.Key_Return)


def formation(desk: Desk, name: str) -> FormationRow:
    return next(row for row in desk.campaign.queries.formations() if row.name == name)


def key(desk: Desk, name: str) -> NodeKey:
    row = formation(desk, name)
    return NodeKey("formation", row.side, row.id)
