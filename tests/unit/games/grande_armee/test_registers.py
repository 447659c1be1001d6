"""The registers of counters on paper and in the workbook."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook
from tests.game_table import GameTable
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.domain.accounts import SideId
from oobmgr.exchange.export import export_workbook
from oobmgr.reports.listed import reports_of
from oobmgr.rules.reporting import RowKind


def register(table: GameTable, side: SideId, title: str) -> list[list[str]]:
    """The rows of a table of the register as they are printed."""
    made = reports_of(table.queries, None, ["registers"], [side])
    (report,) = made
    section = next(one for one in report.sections if one.title == title)
    return [list(map(str, row.cells)) for row in section.rows]


def test_leaders_with_what_became_of_them(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    table.announce()
    table.deploy()
    table.post("battle_leaders", side="attacker", units="Ney")
    table.post("battle_result", result="D2 L1", points=0)
    table.post("leader_fallen", units="Ney", cause="killed_in_battle")
    rows = {row[0]: row[1:] for row in register(table, FRANCE, "Leaders")}
    assert rows["Ney"][-1] == "eliminated"
    assert rows["Davout"] == [
        "corps leader", "France", "5-3", "–", "I", "A3827", "in command",
    ]  # fmt: skip


def test_depots_and_trains_on_the_map_and_off_it(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.in_turn()
    realm.post("build_depot", units="1 Depot", hex="A3528")
    rows = {row[0]: row[1:] for row in register(realm, FRANCE, "Depots and trains")}
    assert rows["1 Depot"] == ["depot", "France", "A3528", "on the map"]
    assert rows["7 Train"][-1] == "off the map"
    rows = {row[0]: row[1:] for row in register(realm, COALITION, "Depots and trains")}
    assert set(rows) == {"9 Depot", "8 Depot"}


def test_detachments_and_powers(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.post("index_markers", boxes={"Austria": 5})
    realm.go_to(FRANCE, "income")
    realm.give("France", resource=10, replacement=4)
    realm.in_turn()
    realm.post("drop", units="8 Div", points=2, number=7)
    assert register(realm, FRANCE, "Detachments") == [
        ["France 7", "2", "France", "A3728", "Grande Armée / III Corps"]
    ]
    assert register(realm, FRANCE, "Powers") == [["France", "10", "4", "–"]]


@pytest.mark.parametrize("title", ["Leaders", "Depots and trains", "Detachments", "Powers"])
def test_the_workbook_has_them(tmp_path: Path, title: str) -> None:
    realm = Realm(tmp_path)
    path = tmp_path / "books.xlsx"
    export_workbook(realm.queries, path, reports=partial(reports_of, realm.queries))
    book = CalamineWorkbook.from_path(str(path))
    rows = book.get_sheet_by_name("Leaders and counters").to_python()
    assert any(str(row[0]).startswith(title) for row in rows)


@pytest.mark.parametrize("sheet", ["set-up", "pack-up"])
def test_leaders_and_trains_have_no_sp_where_the_game_is_set_up(tmp_path: Path, sheet: str) -> None:
    realm = Realm(tmp_path)
    (made,) = reports_of(realm.queries, None, [sheet], [FRANCE])
    rows = {
        (row.cells[1], row.cells[2]): row.cells[5]
        for row in made.sections[0].rows
        if row.kind is RowKind.LINE
    }
    assert rows["8 Div", "infantry division"] == 8
    assert rows["Ney", "corps leader"] is rows["1 Train", "supply train"] is None
