"""The copy of a workbook in which every problem stands at its cell."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.marked_copy import save_marked_copy
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.workbooks import read_sheets
from oobmgr.known_games import game
from tests.unit.exchange import players_books
from tests.unit.exchange.made_workbooks import make_workbook

EUROPA = game("europa")


def marked(source: Path, target: Path) -> Path:
    raw = read_sheets(source)
    reading = order_of_battle_of(source.name, raw, EUROPA)
    return save_marked_copy(source, raw, reading.problems, target)


def test_cells_with_problems_are_coloured_and_say_what_is_wrong(tmp_path: Path) -> None:
    source = make_workbook(
        tmp_path / "a.xlsx",
        {
            "Axis!F2": "XY",
            "Axis!L3": "9-9",
            "Axis!Z1": "Luck",
            "Axis!Z2": "=1+1",
            "Axis!H1": "Ratings",
        },
    )
    before = source.read_bytes()
    book = load_workbook(marked(source, tmp_path / "b.xlsx"))
    assert source.read_bytes() == before
    assert book.sheetnames == ["Problems", "Axis", "Air", "About"]
    sheet = book["Axis"]
    wrong, odd = sheet["F2"], sheet["L3"]
    assert wrong.comment is not None
    assert odd.comment is not None
    assert "XY" in wrong.comment.text
    assert "stronger than its unit" in odd.comment.text
    assert wrong.fill.fgColor.rgb != odd.fill.fgColor.rgb != sheet["A2"].fill.fgColor.rgb
    assert sheet["A2"].comment is None
    # All else of it is as it was, formulas too.
    assert (sheet["A2"].value, sheet["Z2"].value) == ("GE.61", "=1+1")
    listed = [[cell.value for cell in row] for row in book["Problems"].iter_rows(min_row=2)]
    assert [row[0] for row in listed] == ["Axis!column Z", "Axis!F2", "Axis!L3"]
    assert book["Problems"]["A3"].hyperlink.location or book["Problems"]["A3"].hyperlink.target


def test_another_kind_of_file_is_copied_by_its_values(tmp_path: Path) -> None:
    source = tmp_path / "list.csv"
    source.write_text("Unit;Type;Size;Values\n=1;Inf;XX;7-6\n2;Inf;XX;seven\n", encoding="utf-8")
    book = load_workbook(marked(source, tmp_path / "b.xlsx"))
    sheet = book["list"]
    assert (sheet["A2"].value, sheet["A2"].data_type) == ("=1", "s")
    assert sheet["D3"].comment is not None


def test_a_hundred_faults_stand_in_a_hundred_cells(tmp_path: Path) -> None:
    source = players_books.planted_faults(tmp_path / "a.xlsx")
    raw = read_sheets(source)
    problems = order_of_battle_of(source.name, raw, EUROPA).problems
    book = load_workbook(marked(source, tmp_path / "b.xlsx"))
    cells = {cell.coordinate for row in book["Axis"] for cell in row if cell.comment}
    assert cells == {problem.cell for problem in problems if problem.of_a_cell}


def test_the_workbook_itself_is_never_written_over(tmp_path: Path) -> None:
    source = make_workbook(tmp_path / "a.xlsx", {"Axis!F2": "XY"})
    with pytest.raises(BadInput, match="the workbook itself"):
        marked(source, source)
    with pytest.raises(BadInput, match="Excel workbook"):
        marked(source, tmp_path / "b.ods")
