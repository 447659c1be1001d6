"""Sheets on which each unit is a column, and what it is stands down the first one."""

from __future__ import annotations

from pathlib import Path

from openpyxl import load_workbook

from oobmgr.exchange.layouts.upright import upright
from oobmgr.exchange.marked_copy import save_marked_copy
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


def test_what_is_wrong_with_a_cell_is_told_where_the_turned_sheet_has_it(tmp_path: Path) -> None:
    source = saved(tmp_path / "a.xlsx", *ACROSS[:8], (None, "Steps", 2, "two", 1), ACROSS[9])
    reading = read(source)
    assert [(one.cell, one.found) for one in reading.errors] == [("G6", "two")]
    raw = upright(read_sheets(source), EUROPA)
    copy = save_marked_copy(source, raw, reading.problems, tmp_path / "b.xlsx")
    sheet = load_workbook(copy)["Axis"]
    comment = sheet["G6"].comment
    assert (sheet["G6"].value, comment is not None) == ("two", True)


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
