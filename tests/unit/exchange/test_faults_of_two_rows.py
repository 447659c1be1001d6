"""Faults that two cells are needed to see, and errors in cells that a unit can do without."""

from __future__ import annotations

from pathlib import Path

from openpyxl import Workbook

from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading, Severity
from oobmgr.known_games import game
from tests.unit.exchange.made_workbooks import Cell, make_workbook

EUROPA = game("europa")
HEADINGS = ("ID", "Side", "Nation", "Designation", "Type", "Size", "Parent", "Ratings", "Steps")


ROUND = "are below themselves: 2nd Army, 1st Army, 2nd Army."


def unit(key: str, name: str, parent: str) -> tuple[Cell, ...]:
    return key, "Axis", "Germany", name, "infantry", "XX", parent, "7-6", 1


def head(key: str, name: str, parent: str = "") -> tuple[Cell, ...]:
    return key, "Axis", "Germany", name, None, None, parent, None, None


def read(
    folder: Path, *rows: tuple[Cell, ...], headings: tuple[str, ...] = HEADINGS
) -> OrderOfBattleReading:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "List"
    for row in (headings, *rows):
        sheet.append(row)
    book.save(folder / "list.xlsx")
    return read_order_of_battle(folder / "list.xlsx", EUROPA)


def paths(reading: OrderOfBattleReading) -> dict[str, tuple[str, ...]]:
    return {one.designation: one.path for one in reading.units}


def told(reading: OrderOfBattleReading) -> list[tuple[str, str, str]]:
    return [(problem.where, problem.message, problem.mend) for problem in reading.problems]


def test_a_parent_may_be_given_by_its_id(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        head("H1", "18th Army"), head("H2", "I Corps", "H1"), unit("U1", "11", "H2"),
        unit("U2", "21", "H2"), unit("U3", "Army troops", "H1"),
    )  # fmt: skip
    assert paths(reading) == {
        "11": ("18th Army", "I Corps"), "21": ("18th Army", "I Corps"),
        "Army troops": ("18th Army",),
    }  # fmt: skip
    assert (reading.problems, reading.left_out) == ((), 0)


def test_a_parent_by_id_is_found_in_a_layout_of_ones_own(tmp_path: Path) -> None:
    headings = ("Nr", "Seite", "Nat.", "Einheit", "Art", "Größe", "Unterstellt", "Werte", "Stufen")
    reading = read(
        tmp_path, head("H1", "18. Armee"), head("H2", "I. Korps", "H1"),
        *(unit(f"U{number}", str(number), "H2") for number in range(11, 15)), headings=headings,
    )  # fmt: skip
    assert set(paths(reading).values()) == {("18. Armee", "I. Korps")}


def test_a_parent_may_be_given_by_the_name_of_its_row(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        head("", "18th Army"), head("", "I Corps", "18th Army"), unit("U1", "11", "I Corps"),
        unit("U2", "21", "18th Army"), unit("U3", "9", "Army Group reserve"),
    )  # fmt: skip
    assert paths(reading) == {
        "11": ("18th Army", "I Corps"), "21": ("18th Army",), "9": ("Army Group reserve",)
    }  # fmt: skip
    assert reading.problems == ()


def test_a_unit_that_leads_others_is_the_head_of_its_formation(tmp_path: Path) -> None:
    reading = read(tmp_path, head("H", "Army"), unit("D", "1st", "H"), unit("R", "2nd", "D"))
    assert paths(reading) == {"1st": ("Army", "1st"), "2nd": ("Army", "1st")}


def test_a_parent_that_does_not_exist_is_told_with_the_nearest(tmp_path: Path) -> None:
    reading = read(
        tmp_path, head("HQ18", "18th Army"), unit("U1", "11", "HQ18"), unit("U2", "21", "HQ81")
    )
    assert told(reading) == [("List!G4", "There is no row HQ81 to be below.", "HQ18")]
    assert (list(paths(reading)), reading.left_out) == (["11"], 1)


def test_rows_that_stand_below_themselves_are_told(tmp_path: Path) -> None:
    reading = read(
        tmp_path, head("A", "1st Army", "B"), head("B", "2nd Army", "A"), unit("U1", "11", "B"),
        head("C", "3rd Army"), unit("U2", "12", "C"), unit("U3", "13", "U3"),
    )  # fmt: skip
    assert [(where, message) for where, message, _ in told(reading)] == [
        ("List!G2", "The row is below itself: 1st Army, 2nd Army, 1st Army."),
        ("List!G3", "The row is below itself: 2nd Army, 1st Army, 2nd Army."),
        ("List!G4", f"The row is below formations that {ROUND}"),
        ("List!G7", "The row is below itself: 13, 13."),
    ]  # fmt: skip
    assert (paths(reading), reading.left_out) == ({"12": ("3rd Army",)}, 2)


def test_a_cadre_stronger_than_its_unit_is_told_and_read(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {"Axis!L2": "8-6"})
    reading = read_order_of_battle(path, EUROPA)
    (problem,) = reading.problems
    assert (problem.where, problem.message) == (
        "Axis!L2", "The cadre 8-6 is stronger than its unit."
    )  # fmt: skip
    assert problem.severity is Severity.WARNING
    assert len(reading.units) == 2
    even = make_workbook(tmp_path / "b.xlsx", {"Axis!L2": "7-6"})
    assert read_order_of_battle(even, EUROPA).problems == ()


def test_an_error_in_an_optional_column_leaves_the_row_in(tmp_path: Path) -> None:
    cells: dict[str, Cell] = {
        "Axis!M2": "=1/0",
        "Axis!W2": "=A1",
        "Axis!L2": "=B2",
        "Axis!U3": "=1",
    }
    reading = read_order_of_battle(make_workbook(tmp_path / "a.xlsx", cells), EUROPA)
    assert [(p.where, str(p.severity)) for p in reading.problems] == [
        ("Axis!L2", "warning"), ("Axis!M2", "warning"), ("Axis!W2", "warning"),
        ("Axis!U3", "error"),
    ]  # fmt: skip
    assert "formula =B2 without a stored result. It is read as blank" in reading.problems[0].message
    (first,) = reading.units
    assert (first.designation, first.note) == ("61", "")
    assert not {"cadre", "re"} & first.traits.keys()
