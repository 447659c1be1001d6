"""On every page of every game: dice, lists and buttons stay in their places while lines come."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from oobmgr.domain.errors import Fault
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.pages import TURN
from oobmgr.ui.viewmodels.turn_units import PickRow
from oobmgr.ui.views.turn.picker import UnitPicker
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.working_view import WorkingView
from tests.ui.desks import settle
from tests.ui.test_hands_on_the_keyboard import Hands, seen_part

IN_HAND = (NumberField, QLineEdit, QAbstractItemView, QAbstractButton)


@pytest.fixture(params=["europa", "spark", "balkans"])
def hands(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(qtbot, tmp_path, request.param)


def places(hands: Hands) -> Mapping[QWidget, QPoint]:
    """Where everything that a hand reaches for stands in the window."""
    return {
        one: one.mapTo(hands.window, QPoint(0, 0))
        for one in hands.in_sight(QWidget)
        if isinstance(one, IN_HAND) and not isinstance(one, WorkingView)
    }


def lies_on_top(hands: Hands, line: QWidget) -> bool:
    """Whether the whole of a line is seen and nothing covers it."""
    corners = (line.rect().topLeft(), line.rect().center(), line.rect().bottomRight())
    found = [hands.window.childAt(line.mapTo(hands.window, corner)) for corner in corners]
    whole = seen_part(line) == line.rect()
    return whole and all(one is line or line.isAncestorOf(one) for one in found if one is not None)


def moved(hands: Hands, before: Mapping[QWidget, QPoint]) -> list[str]:
    """What stands elsewhere than before."""
    now = places(hands)
    return [
        f"{hands.page}: {one.objectName() or type(one).__name__} {place} {now[one]}"
        for one, place in before.items()
        if one in now and now[one] != place
    ]


def pick_row(number: int) -> PickRow:
    return PickRow(
        id=number,
        designation=str(number),
        type="infantry",
        size="XX",
        emblem=next(iter(Emblem)),
        rating_text="7-6",
        formation="18th Army",
        place="",
        kind="infantry",
        price_text="\u00bd SP",
        paid="",
        group="18th Army",
    )


def test_a_message_moves_nothing(hands: Hands) -> None:
    for page in hands.workspace.pages:
        hands.go(page.key)
        before = places(hands)
        hands.workspace.message.tell_faults([Fault("is not known here.", "side", "x")] * 5)
        settle(hands.qtbot, hands.window)
        assert hands.workspace.message.isVisible()
        assert lies_on_top(hands, hands.workspace.message)
        assert moved(hands, before) == []
        hands.window.progress.start("Reading the workbook", 10)
        settle(hands.qtbot, hands.window)
        assert lies_on_top(hands, hands.window.progress)
        assert moved(hands, before) == []
        hands.window.progress.finish()
        hands.workspace.message.dismiss()
        settle(hands.qtbot, hands.window)
        assert moved(hands, before) == []


def test_what_is_open_before_going_on_moves_nothing(hands: Hands) -> None:
    hands.go(TURN)
    before = places(hands)
    hands.workspace.go_on()
    settle(hands.qtbot, hands.window)
    screen = hands.workspace.screen_shown
    assert isinstance(screen, TurnScreen)
    assert screen.phase is not None
    leaving = screen.phase.leaving
    if hands.workspace.desk.game.id == "balkans":
        assert not leaving.isVisible()  # nothing is open before its next phase
        return
    assert lies_on_top(hands, leaving)
    assert moved(hands, before) == []
    QTest.keyClick(hands.focus, Qt.Key.Key_Escape)
    settle(hands.qtbot, hands.window)
    assert not leaving.isVisible()
    assert moved(hands, before) == []


def test_the_units_that_come_late_move_nothing(qtbot: QtBot) -> None:
    picker = UnitPicker({"units": "pays"})
    field = NumberField("divisions")
    shown = QWidget()
    down(picker, field, STRETCH, on=shown)
    qtbot.addWidget(shown)
    shown.resize(500, 500)
    shown.show()
    place = field.pos()
    for count in (40, 2, 40):
        picker.set_rows([pick_row(number) for number in range(count)])
        QCoreApplication.processEvents()
        assert field.pos() == place
    picker.set_rows([])
    QCoreApplication.processEvents()
    assert picker.empty.isVisible()
    assert field.y() < place.y()


def test_what_is_typed_moves_nothing(hands: Hands) -> None:
    for page in hands.workspace.pages:
        hands.go(page.key)
        for field in hands.in_sight(NumberField):
            if not seen_part(field).isValid():
                continue
            field.setFocus()
            before = places(hands)
            QTest.keyClicks(hands.focus, "1")
            settle(hands.qtbot, hands.window)
            assert moved(hands, before) == [], field.objectName()


def test_a_field_is_not_replaced_while_others_are_filled_in(hands: Hands) -> None:
    """Whoever types on while the page asks loses no digit: the field that he is in stays."""
    for page in hands.workspace.pages:
        hands.go(page.key)
        for field in hands.in_sight(NumberField):
            if not isValid(field) or not seen_part(field).isValid():
                continue
            before = {one: one.accessibleName() for one in hands.in_sight(NumberField)}
            field.setFocus()
            QTest.keyClicks(hands.focus, "1")
            settle(hands.qtbot, hands.window)
            there = {one.accessibleName() for one in hands.in_sight(NumberField)}
            gone = [name for one, name in before.items() if not isValid(one) and name in there]
            assert gone == [], f"{page.key}: {field.objectName() if isValid(field) else 'itself'}"
