"""What posts a battle, and what is told of it, stays in sight: the form above it scrolls."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.errors import Fault
from oobmgr.ui.application import wear
from oobmgr.ui.views.turn.told_lines import refusal_line
from tests.campaigns import campaign_at, post, sample_order
from tests.ui.combat.fighter import Fighter

PHASES = {"attack": 3, "overrun": 2, "bombardment": 3}


def many_told(qtbot: QtBot, folder: Path, what: str, height: int) -> Fighter:
    """Stacks over every limit, at a place that nobody knows, in a window of 1280 pixels."""
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    books = campaign_at(folder / "combat.oob", new, sample_order())
    post(books, "initial")
    for _ in range(PHASES[what]):
        books.session.execute(Advance(anyway=True))
    player = Fighter(qtbot, folder, books)
    player.window.resize(1280, height)
    player.settle()
    if what == "bombardment":
        player.segment("battle_kind", "bombardment")
    return player


def enter(player: Fighter, what: str) -> None:
    form = player.panel.battle_form
    guns = what == "bombardment"
    rows = [row for row in form.attackers.rows if row.fires is guns]
    form.attackers.pick(rows[:20])
    form.defenders.pick(form.defenders.rows[:14])
    player.name_target("Narnia")
    player.find("result").setFocus()
    player.type("C1R" if guns else "X1")
    player.key(Qt.Key.Key_Return)
    player.settle()


def seen_whole(part: QWidget) -> bool:
    """Whether nothing of a part is out of sight, and no line of its words is cut."""
    needed = part.heightForWidth(part.width())
    whole = part.visibleRegion().boundingRect() == QRect(QPoint(0, 0), part.size())
    return whole and part.height() >= needed


def assert_foot_in_sight(player: Fighter) -> None:
    pane = player.panel.pane
    assert len(pane.fault_lines) > 1
    for part in (pane.button, *pane.fault_lines):
        assert seen_whole(part), f"{part.accessibleName()}: {part.geometry()}"


@pytest.mark.parametrize("height", [800, 900])
@pytest.mark.parametrize("what", list(PHASES))
def test_post_and_warnings_are_in_sight_in_each_kind_of_battle(
    qtbot: QtBot, tmp_path: Path, what: str, height: int
) -> None:
    player = many_told(qtbot, tmp_path, what, height)
    enter(player, what)
    assert_foot_in_sight(player)
    player.click("more")
    assert_foot_in_sight(player)


@pytest.mark.parametrize("what", list(PHASES))
def test_lists_drawn_large_leave_the_foot_its_room(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    player = many_told(qtbot, tmp_path, what, 800)
    player.panel.rows.setProperty("placed", True)
    player.panel.rows.setSizes([600, 10])
    player.settle()
    enter(player, what)
    assert_foot_in_sight(player)


@pytest.mark.parametrize("what", list(PHASES))
def test_large_text_leaves_the_foot_in_sight(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, what: str
) -> None:
    player = many_told(qtbot, tmp_path, what, 900)
    window = player.window
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    window.change_preferences(replace(window.settings.preferences, text_pct=125))
    player.settle()
    enter(player, what)
    assert_foot_in_sight(player)


def test_more_warnings_than_have_room_scroll_below_the_button(qtbot: QtBot, tmp_path: Path) -> None:
    player = many_told(qtbot, tmp_path, "bombardment", 800)
    pane = player.panel.pane
    faults = [Fault(f"Gun {number} is in no hex from which it could fire.") for number in range(40)]
    pane.show_faults([refusal_line(fault) for fault in faults])
    player.settle()
    assert seen_whole(pane.button)
    last = pane.fault_lines[-1]
    player.panel.foot.ensureWidgetVisible(last)
    assert seen_whole(last)
    assert player.panel.battle_form.isVisible()
    assert player.panel.area.height() > 0
