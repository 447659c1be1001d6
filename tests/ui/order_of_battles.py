"""A campaign with units, on a desk, for the tests of the pages that show them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.screen import Screen
from tests.campaigns import campaign_at
from tests.waiting import rest


def axis(number: int) -> UnitValues:
    """Every fifth a panzer division of two steps, the others infantry of two steps."""
    panzer = number % 5 == 0
    return UnitValues(
        side=SideId("axis"),
        nation="Germany" if number % 10 else "Romania",
        designation=str(number),
        type="panzer" if panzer else "infantry",
        size="XX",
        path=("Army Group Centre", f"{number // 20} Corps"),
        steps=2,
        ratings={"attack": 10 if panzer else 7, "defense": 10 if panzer else 7, "move": 10},
        traits={"cadre": "4-8", "cm": "C/M"} if panzer else {"cadre": "2-6"},
        hex=f"1B {2000 + number}" if number < 10 else "",
        note="the old guard" if number == 7 else "",
    )


def soviet(number: int) -> UnitValues:
    """Rifle divisions of one step."""
    return UnitValues(
        side=SideId("soviet"),
        nation="Soviet Union",
        designation=str(number),
        type="rifle",
        size="XX",
        path=("Western Front", f"{number // 25} Rifle Corps"),
        steps=1,
        ratings={"attack": 4, "defense": 4, "move": 6},
    )


UNITS = (*(axis(n) for n in range(100)), *(soviet(n) for n in range(100)))


def new_campaign(folder: Path, units: tuple[UnitValues, ...] = UNITS) -> Campaign:
    """A campaign of Revised Europa with these units."""
    commands = [ImportOrderOfBattle(units, (), "test")] if units else []
    return campaign_at(folder / "test.oob", NewCampaign("Test", "europa", "barbarossa"), *commands)


def shown(screen: Screen, desk: Desk, qtbot: QtBot) -> None:
    """Show a page and wait until it has read; it hears of changes as in the window."""
    qtbot.addWidget(screen)
    desk.changed.connect(screen.on_changed)
    screen.resize(1264, 756)
    screen.show()
    screen.refresh_if_stale()
    settled(desk, qtbot)


def settled(desk: Desk, qtbot: QtBot) -> None:
    """Wait until the worker has nothing left and nothing new is asked."""
    rest(qtbot, lambda: [desk.queue])


def press(widget: QWidget, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """Press a key as a person does."""
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    QTest.keyClick(widget, key, held)


def click(widget: QWidget, at: QPoint) -> None:
    """Click into a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
