"""The Roster Sheets of War in Europe: rows, marks, what lies where, and what an import brings."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle
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
    assert book.sheets[2].subtitle == "War in Europe, 3 sheets of counters"
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


def _told_everywhere(table: Table, folder: Path, cli: CommandLine) -> dict[str, str]:
    """What each list says of the paratroops: page, workbook, paper, command line."""
    (row,) = table.table("production", "Airborne boxes")
    workbook = export_workbook(table.campaign.queries, folder / "books.xlsx")
    units = load_workbook(workbook)["Units"].iter_rows(values_only=True)
    heads = next(units)
    listed = (dict(zip(heads, one, strict=True)) for one in units)
    return {
        "sheet": _words(table, "7 Flieger")[0],
        "page": ", ".join(row[2:]),
        "workbook": next(str(one["Markers"]) for one in listed if one[heads[2]] == "7 Flieger"),
        "paper": table.queries.sheet_now().noted[UnitId(table.ids["7 Flieger"])],
        "commands": cli.does("sheets", table.campaign.path, "--side", "axis").out,
    }


def test_a_unit_in_transit_is_told_from_one_in_its_box(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli = CommandLine(capsys)
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="West")
    table.post("airborne_transfer", units="7 Flieger", to_front="South")
    said = "in transit from West to airborne box South, ready 2/5"
    told = _told_everywhere(table, tmp_path, cli)
    # On the page beside a form there is less room, and a column for the front.
    assert told.pop("page") == "South, from West, ready 2/5"
    assert {name: said in words for name, words in told.items()} == dict.fromkeys(told, True)
    assert "7 Flieger" in cli.does("units", table.campaign.path, "--status", "in transit").out
    (mark,) = next(u for u in table.queries.units() if u.designation == "7 Flieger").marks
    assert mark.full == "In transit: from West, to the box South, ready 2/5/41"
    table.next_turn(AXIS, "replacement")
    told = _told_everywhere(table, tmp_path, cli)
    assert (told["sheet"], told["page"]) == ("airborne box South", "South, ready")
    assert "transit" not in " ".join(told.values())
    # The arrival is an entry like any other, and comes back with its phase.
    while table.queries.sequence().turn != "1941-05-1":
        table.campaign.session.undo()
    assert _words(table, "7 Flieger") == [said]


@pytest.mark.parametrize(("origin", "whence"), [("East", "from East "), (None, "")])
def test_a_workbook_tells_whence_a_unit_comes(
    table: Table, tmp_path: Path, origin: str | None, whence: str
) -> None:
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="West")
    workbook = export_workbook(table.campaign.queries, tmp_path / "books.xlsx")
    book = load_workbook(workbook)
    heads = [cell.value for cell in book["Marks"][1]]
    whence_at, when_at = heads.index("From") + 1, heads.index("Since") + 1
    book["Marks"].cell(2, whence_at).value = origin
    book["Marks"].cell(2, when_at).value = "3/5/41"
    book.save(workbook)
    found = compared(read_order_of_battle(workbook, table.campaign.game), table.queries)
    table.campaign.session.execute(found.to_command(found.tickable))
    assert _words(table, "7 Flieger") == [f"in transit {whence}to airborne box West, ready 3/5"]
    assert "in transit" in table.refused("airborne_drop", units="7 Flieger", hex="C0001")
    # Read back again it is the same, with the front still open where nobody named it.
    again = export_workbook(table.campaign.queries, tmp_path / "again.xlsx")
    assert load_workbook(again)["Marks"].cell(2, whence_at).value == origin
    found = compared(read_order_of_battle(again, table.campaign.game), table.queries)
    assert found.changed_records == ()


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
