"""Replacement points are taken and spent on the Turn page, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, LoseSteps
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.ui.turn.playing import Player, campaign
from tests.ui.turn.test_phases import shown, tick


def division(designation: str, nation: str = "Germany") -> UnitValues:
    return UnitValues(
        side=SideId("axis"),
        nation=nation,
        designation=designation,
        type="infantry",
        size="XX",
        path=("2nd Army", "XII Corps"),
        steps=2,
        ratings={"attack": 7, "defense": 7, "move": 6},
        traits={"cadre": "2-6", "re": "3"},
    )


ORDER = tuple(division(name) for name in ("31", "34", "45"))
FIRST, SECOND, THIRD = (UnitId(number) for number in (1, 2, 3))


@pytest.fixture
def july(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """July I 1941: the 31st is dead (7), the 34th a cadre (5), so 12 lost bring 3 points."""
    books = campaign(tmp_path, ORDER)
    books.session.execute(LoseSteps((FIRST, SECOND)))
    books.session.execute(LoseSteps((FIRST,)))
    books.session.execute(Advance("turn", anyway=True))
    player = Player(qtbot, books)
    yield player
    player.settle()
    player.desk.close()


def go_to_step(player: Player, text: str) -> None:
    """Walk the guided list with the arrow keys, and go into the form with Enter."""
    steps = player.find("actions", StepList)
    names = [step.name for step in steps.guide.steps]
    wanted = next(step.name for step in steps.guide.steps if step.text == text)
    by = names.index(wanted) - names.index(steps.current)
    steps.setFocus()
    for _ in range(abs(by)):
        QTest.keyClick(steps, Qt.Key.Key_Down if by > 0 else Qt.Key.Key_Up)
    assert steps.current == wanted
    QTest.keyClick(steps, Qt.Key.Key_Return)
    player.settle()


def test_points_are_taken_and_a_cadre_comes_back(july: Player) -> None:
    go_to_step(july, "Replacements")
    assert july.working()["Points received"] == "3"
    july.post()
    assert july.held(good="infantry_point") == 3
    go_to_step(july, "Rebuild")
    assert shown(july) == ["31", "34"], "the 45th has nothing to rebuild"
    july.find("pick_as", SegmentedControl).setFocus()
    QTest.keyClick(july.find("pick_as"), Qt.Key.Key_Right)
    assert july.value("pick_as") == "as cadre"
    tick(july, "31")
    assert july.working()["31 infantry, cadre"] == "2"
    assert july.working()["Germany, infantry"] == "1"
    july.post()
    assert july.held(good="infantry_point") == 1
    row = next(row for row in july.books.queries.units() if row.id == FIRST)
    assert (row.steps_left, row.status) == (1, "on_map")
    assert july.books.queries.check() == ()


def test_a_price_that_is_not_known_is_entered_by_hand(july: Player) -> None:
    july.posted("replacements")
    july.desk.refresh_all()
    july.settle()
    go_to_step(july, "Rebuild")
    table = july.find("picker", PickTable)
    texts = [table.list_model.row_at(at) for at in range(table.list_model.rowCount())]
    assert {row.designation: row.price_text for row in texts if row} == {
        "31": "your chart",
        "34": "your chart",
    }
    tick(july, "34")
    (fault,) = july.faults()
    assert fault.startswith("34 infantry has no price to full strength in your chart.")
    assert fault.endswith("Enter the price from your chart of special costs.")
    july.enter("price_infantry", 3)
    assert july.faults() == []
    july.post()
    row = next(row for row in july.books.queries.units() if row.id == SECOND)
    assert row.steps_left == 2
    assert july.held(good="infantry_point") == 0
