"""Formations of one name, such as the army troops of each army, wherever they stand in one list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddFormation, MergeFormations, Regroup
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.reports.organisation import changed
from oobmgr.rules.unit_words import PLAIN_STEPS
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.ledger_detail import unit_lines
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.chart_panel import ChartPanel
from tests.ui.order_of_battle.hands import child, prompt
from tests.ui.order_of_battles import axis, new_campaign, settled

PATHS = (("5th Army", "Army troops"), ("6th Army", "Army troops"), ("6th Army", "1 Corps"))
CALLED = ["Army troops, 5th Army", "Army troops, 6th Army", "1 Corps"]
AXIS = SideId("axis")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    units = (replace(axis(number), path=path) for number, path in enumerate(PATHS, 1))
    made = Desk(new_campaign(tmp_path, tuple(units)))
    yield made
    made.close()


def ids(desk: Desk) -> dict[tuple[str, ...], int]:
    return {row.path: row.id for row in desk.campaign.queries.formations()}


def heads(screen: OrderOfBattleScreen) -> list[str]:
    model = screen.table.units
    rows = (model.group_at(at) for at in range(model.rowCount()))
    return [row.label for row in rows if row is not None]


def test_the_heads_of_groups_and_the_column_name_the_army(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    assert heads(screen) == CALLED
    column = next(one for one in screen.table.units.columns if one.key == "formation")
    assert [column.text(line) for line in screen.books.lines] == CALLED
    # As soon as there is but one of them, its name says it.
    one, other = (FormationId(ids(desk)[PATHS[at]]) for at in (0, 2))
    desk.execute(MergeFormations((one,), other))
    settled(desk, qtbot)
    assert heads(screen) == ["Army troops", "1 Corps"]


def test_lists_of_formations_name_the_army(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.tree.tree.select(NodeKey("formation", "axis", ids(desk)[PATHS[2]]))
    screen.formations.by_name["move_formation"].trigger()
    completer = child(prompt(screen), "prompt_parent").completer()
    assert completer is not None
    model = completer.model()
    offered = [model.data(model.index(at, 0)) for at in range(model.rowCount())]
    assert {" / ".join(path) for path in PATHS[:2]} <= set(offered)
    prompt(screen).close()
    chart = ChartPanel(desk)
    qtbot.addWidget(chart)
    desk.read(chart.question(None), chart.show_reading)
    settled(desk, qtbot)
    box = chart.formation
    assert set(CALLED) <= {box.itemText(at).strip() for at in range(box.count())}


def test_entries_and_the_chart_say_of_which_army(desk: Desk) -> None:
    session, queries = desk.campaign.session, desk.campaign.queries
    before = queries.units()
    assert [line.label for line in unit_lines(before)] == CALLED
    moved = session.execute(Regroup(AXIS, PATHS[1], (UnitId(before[0].id),), ()))
    assert moved.title == "Moved 1 infantry XX to Army troops, 6th Army"
    told = changed(queries.units(), before, PLAIN_STEPS)
    assert [one.words for one in told.values()] == ["→ from Army troops, 5th Army"]
    one, other = (FormationId(ids(desk)[path]) for path in PATHS[:2])
    merged = session.execute(MergeFormations((one,), other))
    assert merged.title == "Merged Army troops, 5th Army into Army troops, 6th Army"
    assert session.execute(AddFormation(AXIS, PATHS[0])).title == "Added Army troops, 5th Army"
