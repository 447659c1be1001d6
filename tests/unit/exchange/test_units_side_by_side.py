"""Sheets on which each unit is a column, and what it is stands down the first one."""

from __future__ import annotations

from pathlib import Path

from openpyxl import load_workbook

from oobmgr.exchange.layouts.upright import upright
from oobmgr.exchange.marked_copy import save_marked_copy
from oobmgr.exchange.mends import mend, originals
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import Severity
from oobmgr.exchange.workbooks import read_sheets
from tests.unit.exchange.trial_lists import EUROPA, read, saved

ACROSS = (
    (None, "Romanian forces, 22 June 1941"),
    (),
    (None, "Unit:", "Guard", "1st Armoured", "5th Cavalry"),
    (None, "Kind:", "Infantry", "Armd", "Cavalry"),
    (None, "Size:", "Division", "Division", "Brigade"),
    (None, "Attack", 5, 6, 2),
    (None, "Defence", 6, 5, 2),
    (None, "Movement", 6, 10, 8),
    (None, "Steps", 2, 2, 1),
    (None, "Army", "4th Army", "4th Army", "3rd Army"),
    (),
    (None, "Unit:", "6th Cavalry", "Fortress"),
    (None, "Kind:", "Cavalry", "Infantry"),
    (None, "Size:", "Brigade", "Brigade"),
    (None, "Attack", 2, 1),
    (None, "Defence", 2, 2),
    (None, "Movement", 8, 4),
    (None, "Steps", 1, 1),
    (None, "Army", "3rd Army", "4th Army"),
)


def test_each_column_is_a_unit_of_every_table_below_the_other(tmp_path: Path) -> None:
    reading = read(saved(tmp_path / "a.xlsx", *ACROSS, title="Romania"))
    assert [
        (u.nation, u.designation, u.type, u.size, *u.ratings.values(), u.steps, u.path)
        for u in reading.units
    ] == [
        ("Romania", "Guard", "infantry", "XX", 5, 6, 6, 2, ("4th Army",)),
        ("Romania", "1st Armoured", "armoured", "XX", 6, 5, 10, 2, ("4th Army",)),
        ("Romania", "5th Cavalry", "cavalry", "X", 2, 2, 8, 1, ("3rd Army",)),
        ("Romania", "6th Cavalry", "cavalry", "X", 2, 2, 8, 1, ("3rd Army",)),
        ("Romania", "Fortress", "infantry", "X", 1, 2, 4, 1, ("4th Army",)),
    ]
    assert (reading.questions, reading.left_out) == ((), 0)
    assert [(one.found, one.severity) for one in reading.problems] == [
        ("units side by side", Severity.WARNING)
    ]


def test_what_is_wrong_with_a_cell_is_told_where_the_workbook_has_it(tmp_path: Path) -> None:
    odd = (None, "Kolour", "red", "blue", "red")
    rows = (*ACROSS[:8], (None, "Steps", 2, "two", 1), ACROSS[9], odd)
    source = saved(tmp_path / "a.xlsx", *rows)
    reading = read(source)
    assert [(one.cell, one.found) for one in reading.errors] == [("D9", "two")]
    assert "Axis!row 11" in [one.where for one in reading.problems]
    raw = upright(read_sheets(source), EUROPA)
    copy = save_marked_copy(source, raw, reading.problems, tmp_path / "b.xlsx")
    sheet = load_workbook(copy)["Axis"]
    comment = sheet["D9"].comment
    assert (sheet["D9"].value, sheet["C3"].value, comment is not None) == ("two", "Guard", True)
    mended = read_order_of_battle(source, EUROPA, {mend("Axis!D9"): "2"})
    assert (mended.errors, len(mended.units)) == ((), 3)
    assert originals(raw, {mend("Axis!D9"): "2"}) == {"cell:Axis!D9": "two"}


def test_a_question_and_a_unit_name_the_cells_of_the_workbook(tmp_path: Path) -> None:
    odd = (None, "Kind:", "Infantry", "Zorg", "Cavalry")
    reading = read(saved(tmp_path / "a.xlsx", *ACROSS[:3], odd, *ACROSS[4:10], title="Romania"))
    (question,) = (one for one in reading.questions if one.word == "Zorg")
    assert question.cells == ("Romania!D4",)
    places = [reading.cell_of(place, "designation") for place in reading.unit_places]
    assert places == ["Romania!C3", "Romania!D3", "Romania!E3"]


def test_a_list_a_cover_and_a_long_sheet_stay_as_they_are(tmp_path: Path) -> None:
    # A cover has words of a list as well, but tells of no unit; and below headings in a row the
    # first column may hold anything, even other headings.
    cover = (("Name", "My campaign"), ("Side", "Axis"), ("Turn", "Jul I 41"), ("Player", "Anna"))
    odd = tuple((name, "Inf", "XX", "7-6", "XXX") for name in ("Corps", "Number", "Type", "Steps"))
    listed = (("Unit", "Type", "Size", "Ratings", "Army"), *odd)
    unit = (("Unit", "1"), ("Type", "Inf"), ("Size", "XX"), ("Ratings", "7-6"))
    for number, rows in enumerate((cover, listed, (*unit, *[("x",)] * 400))):
        sheets = read_sheets(saved(tmp_path / f"{number}.xlsx", *rows))
        assert upright(sheets, EUROPA) == sheets
