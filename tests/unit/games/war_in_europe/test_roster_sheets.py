"""The Roster Sheets of War in Europe: rows, marks, what lies where, and what an import brings."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.export import export_workbook
from oobmgr.rules.rosters import RosterRow


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def _row(table: Table, name: str) -> RosterRow:
    book = table.queries.roster()
    assert book is not None
    return next(row for row in book.rows if row.unit.designation == name)


def _words(table: Table, name: str) -> list[str]:
    return [mark.words for mark in _row(table, name).marks]


def test_each_side_has_its_sheet_with_its_points(table: Table) -> None:
    table.air("Axis", "West", 12)
    table.air("Italy", "South", 3)
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="East", kind="infantry", points=5)
    book = table.queries.roster()
    rules = table.campaign.game.roster
    assert book is not None
    assert rules is not None
    assert [sheet.title for sheet in book.sheets] == ["Axis units", "Allied units", "Soviet units"]
    axis = [row for row in book.rows if row.unit.side == AXIS]
    totals = {one.label: one.figure for one in rules.totals(book.sheets[0], axis, book.standing)}
    assert totals == {
        "Steps": "10",
        "Kampfgruppen": "0",
        "Replacement Points": "5",
        "Air Points": "15",
        "Amphibious Points": "0",
    }


def test_a_row_says_where_a_unit_is_and_since_when(table: Table) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    table.post("airborne_box", units="7 Flieger", front="South")
    table.post("fortify", units="7 Pz")
    table.post("cut_off", units="7 Pz")
    assert _words(table, "12") == ["at sea, since 1/5"]
    assert _words(table, "7 Flieger") == ["airborne box South"]
    assert _words(table, "7 Pz") == ["cut off from rail", "fortified, since 1/5"]
    table.campaign.session.undo()
    assert _words(table, "7 Pz") == ["fortified, since 1/5"]


def test_a_kampfgruppe_has_the_ratings_of_its_own_side(table: Table) -> None:
    table.own_turn(AXIS, "combat")
    edit = EditUnits((UnitId(table.ids["7 Pz"]),), {"trait:kampfgruppe": "1–2–8"})
    table.campaign.session.execute(edit)
    assert _row(table, "7 Pz").strengths[0].text == "5-5-8"
    table.post("mark_units", units="7 Pz", marker="kampfgruppe")
    row = _row(table, "7 Pz")
    assert (row.flipped, row.strengths[0].text) == (True, "1-2-8")
    table.lose("7 Pz")
    assert _row(table, "7 Pz").strengths[0].text == "–"
    with pytest.raises(BadInput, match="not a set of ratings"):
        table.campaign.session.execute(
            EditUnits((UnitId(table.ids["12"]),), {"trait:kampfgruppe": "strong"})
        )


def test_marks_are_the_entries_of_their_forms(table: Table) -> None:
    table.own_turn(AXIS, "movement")
    assert "Combat or Mechanized" in table.refused("mark_units", units="12", marker="kampfgruppe")
    assert "not Axis" in table.refused("mark_units", units="50", marker="cut off")
    assert "is linked already" in table.refused(
        "mark_units", units="12", marker="cut off", on=False
    )
    table.go_to(AXIS, "combat")
    table.post("mark_units", units="12, 50", marker="kampfgruppe")
    assert table.marks("12") == table.marks("50") == ("kampfgruppe",)
    assert "kampfgruppe already" in table.refused("mark_units", units="12", marker="kampfgruppe")
    table.go_to(ALLIED, "replacement")
    table.post("mark_units", units="50", marker="kampfgruppe", on=False)
    assert table.marks("50") == ()


def test_a_workbook_tells_ratings_now_and_what_holds_and_is_read_back(
    table: Table, tmp_path: Path
) -> None:
    table.own_turn()
    table.post("fortify", units="7 Pz")
    workbook = tmp_path / "books.xlsx"
    export_workbook(table.campaign.queries, workbook)
    rows = load_workbook(workbook)["Units"].iter_rows(values_only=True)
    heads = next(rows)
    row = next(dict(zip(heads, row, strict=True)) for row in rows if row[2] == "7 Pz")
    assert (row["Ratings now"], row["Markers"]) == ("5-5-8", "fortified, since 1/5")


def test_the_printed_sheet_ticks_marks_and_says_where_a_unit_is(table: Table) -> None:
    table.own_turn()
    table.post("fortify", units="7 Pz")
    table.post("cut_off", units="7 Pz")
    table.post("set_out", units="12")
    now = table.queries.sheet_now()
    assert now.ticked == {table.ids["7 Pz"]: frozenset("FC")}
    assert now.noted == {table.ids["12"]: "at sea, since 1/5"}
