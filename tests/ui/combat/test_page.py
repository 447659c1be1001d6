"""The page "Combat" itself: its pencil, its phases, and what it shows of the past."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import NewCampaign
from oobmgr.games.europa.combat.battle_rows import Combatant
from oobmgr.games.europa.pages.combat.unit_list import FighterList
from oobmgr.ui.views.turn.leaving import LeavingPanel
from tests.campaigns import campaign_at, post
from tests.ui.combat.fighter import Fighter, campaign
from tests.ui.desks import unit


def shown(units: FighterList) -> list[Combatant]:
    rows = (units.model.row_at(at) for at in range(units.model.rowCount()))
    return [row for row in rows if row is not None]


def test_pencil_is_put_away_after_asking(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.key(Qt.Key.Key_Escape)
    assert player.panel.asking.isVisible()
    assert player.screen.holds_pencil()
    player.click("put_away")
    assert not player.screen.holds_pencil()
    assert not player.list_of("axis").lists.picks


def test_a_hex_is_set_for_units_that_are_selected(player: Fighter) -> None:
    units = player.list_of("axis")
    units.table.clearSelection()
    with player.qtbot.waitSignal(units.told) as said:
        player.click("attackers_set_hex")
    assert said.args == ["Select units in the list first."]


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


def test_the_state_of_one_unit_among_many_is_not_cut(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path, phases=0)
    books.session.execute(ImportOrderOfBattle(tuple(unit(str(n)) for n in range(20, 60))))
    first = next(row.id for row in books.queries.units() if row.designation == "20")
    post(books, "supply_states", unsupplied=[first])
    for _ in range(3):
        books.session.execute(Advance(anyway=True))
    player = Fighter(qtbot, tmp_path, books)
    table = player.list_of("axis").table
    at = [column.key for column in table.list_model.columns].index("state")
    assert table.columnWidth(at) >= table.longest(at)


def test_a_battle_in_pencil_is_not_left_behind_in_silence(player: Fighter) -> None:
    """N lists the battle that lies ready on this page, as it lists a form of the Turn page."""
    player.key(Qt.Key.Key_Space)
    assert player.screen.holds_pencil()
    player.key(Qt.Key.Key_N)
    leaving = player.window.findChild(LeavingPanel)
    assert leaving is not None
    assert leaving.isVisible()
    assert "Combat: in pencil, not posted." in leaving.accessibleName()
    assert player.books.queries.sequence().phase == "combat"
    # Asked and answered: the second N goes on.
    player.key(Qt.Key.Key_N)
    assert player.books.queries.sequence().phase == "exploitation"
