"""Files that took the program down, or might: each is read, or refused in one sentence."""

from __future__ import annotations

import io
import os
import pickle
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from string import ascii_uppercase

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import lettered
from oobmgr.domain.units import UnitValues
from oobmgr.exchange import apart, delimited, readings, sheet_xml, strays, unit_rows, workbooks
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.bounds import MOST_BLANK_ROWS, MOST_COLUMNS, MOST_ROWS
from oobmgr.exchange.delimited import rows_of
from oobmgr.exchange.made_keys import made_key
from oobmgr.exchange.order_of_battle import order_of_battle_of, read_order_of_battle
from oobmgr.exchange.raw_sheets import Behind, RawSheet
from oobmgr.exchange.workbooks import read_sheets
from oobmgr.known_games import game
from oobmgr.ui.operations.jobs import Cancelled
from tests.unit.exchange.made_workbooks import Cell, make_workbook
from tests.unit.exchange.trial_lists import saved

EUROPA = game("europa")
SHEET = "xl/worksheets/sheet1.xml"


def edited(folder: Path, edit: Callable[[bytes], bytes]) -> Path:
    """The good workbook with the XML of its sheet of units changed."""
    path = folder / "edited.xlsx"
    with (
        zipfile.ZipFile(make_workbook(folder / "good.xlsx")) as good,
        zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out,
    ):
        for name in good.namelist():
            xml = good.read(name)
            out.writestr(name, edit(xml) if name == SHEET else xml)
    return path


def with_row(row: str) -> Callable[[bytes], bytes]:
    return lambda xml: xml.replace(b"</sheetData>", f"{row}</sheetData>".encode())


def strays_of(path: Path) -> list[str]:
    """What is said of the workbook, from which both units were read all the same."""
    reading = read_order_of_battle(path, EUROPA)
    assert [unit.source_key for unit in reading.units] == ["GE.61", "GE.f1"]
    assert not reading.errors
    return [problem.message for problem in reading.problems]


def refusal(path: Path) -> str:
    with pytest.raises(BadInput) as caught:
        read_apart(path)
    (fault,) = caught.value.faults
    assert fault.advice
    return fault.message


@pytest.mark.parametrize("cell", ["XFD1048576", "B1048576", "XFD3", "IW2", "AAA1"])
def test_a_stray_cell_costs_nothing_and_is_told(tmp_path: Path, cell: str) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {f"Axis!{cell}": "x"})
    assert strays_of(path) == [f"Cells far outside the table were not read: {cell}."]
    # No room was made for it: the sheet is as large as its table.
    units = read_sheets(path)[0]
    assert (len(units.rows), len(units.rows[0])) == (3, 23)


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ('<row r="900000000"><c r="A900000000"><v>1</v></c></row>', "A900000000"),
        ('<row r="5"><c r="A900000000"><v>1</v></c></row>', "A900000000"),
        ('<row r="900000000"><c><v>1</v></c></row>', "A10000000"),
        (f'<row r="7"><c r="A{"9" * 5000}" t="e"><v>#REF!</v></c></row>', "A99999999999"),
        (f'<row r="{"9" * 5000}"><c r="A7" t="e"><v>#REF!</v></c></row>', "A7"),
    ],
)
def test_an_address_that_no_sheet_can_have(tmp_path: Path, row: str, told: str) -> None:
    (said,) = strays_of(edited(tmp_path, with_row(row)))
    assert said == f"Cells far outside the table were not read: {told}."


def test_many_strays_are_one_line(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {f"Axis!XFD{row}": "x" for row in range(1, 10)})
    assert strays_of(path) == [
        "Cells far outside the table were not read: XFD1, XFD2, XFD3, XFD4, XFD5, …."
    ]


def test_what_is_within_reach_stays(tmp_path: Path) -> None:
    last = 3 + MOST_BLANK_ROWS
    cells = {f"Axis!A{last}": "GE.99", "Axis!IV2": "a note", f"Axis!A{last + 150_000}": "x"}
    path = make_workbook(tmp_path / "a.xlsx", cells)
    units = read_sheets(path)[0]
    assert units.strays.names == (f"A{last + 150_000}",)
    assert (len(units.rows), len(units.rows[0])) == (last, MOST_COLUMNS)
    assert units.rows[last - 1][0] == "GE.99"


def test_hidden_columns_are_told_beside_strays(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {"Axis!XFD1": "x"}, hidden_columns=("C",))
    assert read_sheets(path)[0].behind.hidden_columns == ((2, 2),)


def test_blank_cells_far_out_are_not_worth_a_word(tmp_path: Path) -> None:
    row = '<row r="1048576"><c r="XFD1048576" s="0"/></row>'
    assert strays_of(edited(tmp_path, with_row(row))) == []


@pytest.mark.parametrize("cells", ["<c>" * 200_000, "<c " * 200_000])
def test_cells_that_never_end(tmp_path: Path, cells: str) -> None:
    path = edited(tmp_path, with_row(f'<row r="7"><c r="A7" t="e"><f>1</f>{cells}</row>'))
    assert refusal(path) == "edited.xlsx is damaged, or is not an Excel workbook."


def test_a_column_that_ends_beyond_all_numbers(tmp_path: Path) -> None:
    columns = f'<cols><col min="{"9" * 5000}" max="2" hidden="1"/></cols><sheetData>'.encode()
    assert strays_of(edited(tmp_path, lambda xml: xml.replace(b"<sheetData>", columns))) == []


def test_a_workbook_that_is_far_larger_than_it_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workbooks, "MOST_UNPACKED", 1_000_000)
    path = edited(tmp_path, with_row(" " * 2_000_000))
    with pytest.raises(BadInput) as caught:
        read_sheets(path)
    message = caught.value.faults[0].message
    assert message == "edited.xlsx holds 2 MB when unpacked; 1 MB can be read."


def test_a_list_of_too_many_columns(tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    path.write_text("ID;Side\n" + ";" * 100_000, encoding="utf-8")
    assert refusal(path) == "wide.csv has 100,001 columns in row 2; 256 can be read."


def test_more_rows_than_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "long.csv"
    path.write_text("ID,Side\n" + "a,Axis\n,\n" * MOST_ROWS, encoding="utf-8")
    assert refusal(path) == "long.csv holds 100,001 rows; 100,000 can be read."
    monkeypatch.setattr(delimited, "MOST_ROWS", 2)
    with pytest.raises(BadInput, match=r"a\.xlsx holds 6 rows; 2 can be read"):
        read_sheets(make_workbook(tmp_path / "a.xlsx"))


def listed(*rows: str) -> tuple[RawSheet, ...]:
    """A list in the program's own layout, with these rows of units."""
    heads = "ID,Side,Nation,Designation,Type,Size,Parent,Ratings,Steps"
    path = Path("a.csv")
    return (RawSheet("a", rows_of("\n".join((heads, *rows)), path), Behind()),)


def test_more_faults_than_can_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MOST_PROBLEMS", 10)
    bad = [f"u{at},Nobody,Germany,{at},infantry,XX,X,7-6," for at in range(6)]
    assert len(order_of_battle_of("a.csv", listed(*bad[:5]), EUROPA).problems) == 10
    with pytest.raises(BadInput) as caught:
        order_of_battle_of("a.csv", listed(*bad), EUROPA)
    (fault,) = caught.value.faults
    assert (fault.where, fault.value) == ("a!B2", "Nobody")
    assert fault.message.startswith("More than 10 cells cannot be read. The first: 'Nobody'")
    assert fault.advice


def test_more_units_than_can_be_read_in_few_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MOST_ROWS", 2_000)
    rows = "Unit,Nation,Type,Size,Quantity,Ratings\n" + "7,Ger,infantry,XX,999,7-6\n" * 3
    few = (RawSheet("a", rows_of(rows, Path("a.csv")), Behind()),)
    with pytest.raises(BadInput, match="has more than 2,000 units"):
        order_of_battle_of("a.csv", few, EUROPA)


def test_units_that_look_alike_are_counted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(unit: UnitValues, number: int = 1) -> str:
        made.append(number)
        return made_key(unit, number)

    monkeypatch.setattr(unit_rows, "made_key", counted)
    alike = listed(*["Axis,Germany,7,infantry,XX,X,7-6,2"] * 50)
    rows = [row[:8] for row in alike[0].rows]
    rows[0] = ["Side", "Nation", "Designation", "Type", "Size", "Parent", "Ratings", "Steps"]
    units = order_of_battle_of("a.csv", (replace(alike[0], rows=rows),), EUROPA).units
    assert len({unit.source_key for unit in units}) == 50
    # Each is looked up once more than the first: no search from the first on.
    assert len(made) < 2 * 50


def test_a_long_text_in_many_cells_is_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "alike.csv"
    path.write_text("ID,Note\n" + f"a,{'x' * 30_000}\n" * 50, encoding="utf-8")
    (sheet,) = read_apart(path)
    assert len({id(row[1]) for row in sheet.rows[1:]}) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no limit for a process")
def test_a_file_that_takes_too_much_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "MOST_MEMORY", 150_000_000)
    path = tmp_path / "long.csv"
    path.write_text(("x" * 999 + "\n") * 40_000, encoding="utf-8")
    assert refusal(path) == "long.csv takes more than 150 MB of memory to read."


def test_cells_scattered_down_many_columns_cost_what_is_in_them(tmp_path: Path) -> None:
    # All rows between them, with room for every column, would take gigabytes.
    scattered = {f"{lettered(at % 256)}{at}": at for at in range(9_000, 250_000, 9_001)}
    rows = (f'<row r="{cell.lstrip(ascii_uppercase)}"><c r="{cell}"><v>{at}</v></c></row>'
            for cell, at in scattered.items())  # fmt: skip
    units = read_apart(edited(tmp_path, with_row("".join(rows))))[0]
    assert len(units.rows) == max(scattered.values())
    assert {f"{lettered(column)}{number}": cell
            for number, row in enumerate(units.rows[3:], 4) if row is not units.rows[3]
            for column, cell in enumerate(row) if cell != ""} == scattered  # fmt: skip
    assert len({len(row) for row in units.rows}) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no limit for a process")
def test_more_cells_than_there_is_memory_for(tmp_path: Path) -> None:
    cell = '<c r="IV{at}"><v>1</v></c>'
    rows = (f'<row r="{at}">{cell.format(at=at)}</row>' for at in range(4, 90_000))
    path = edited(tmp_path, with_row("".join(rows)))
    assert refusal(path) == "edited.xlsx takes more than 600 MB of memory to read."


@pytest.mark.parametrize("cell", ["XFD9", "A999999", "CB9"])
def test_a_large_sheet_is_read_piece_by_piece_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cell: str
) -> None:
    cells: dict[str, Cell] = {"Axis!S3": "=1/0", "Axis!B2": True, f"Axis!{cell}": "x"}
    path = make_workbook(tmp_path / "a.xlsx", cells, hidden_rows=(3,), hidden_columns=("C",))
    as_one = read_sheets(path)
    monkeypatch.setattr(sheet_xml, "_LARGE", 0)
    monkeypatch.setattr(sheet_xml, "_PIECE", 300)
    assert read_sheets(path) == as_one


def test_a_long_list_is_not_taken_for_a_scattered_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every fourth row is blank, so that no more hold something than can be read.
    held = (at for at in range(4, 120_000) if at % 4)
    rows = "".join(f'<row r="{at}"><c r="A{at}"><v>1</v></c></row>' for at in held)
    path = edited(tmp_path, with_row(rows))
    monkeypatch.setattr(sheet_xml, "_LARGE", 0)
    # Each of its rows has a far number; to write them all anew would take a minute.
    monkeypatch.setattr(strays, "_rows", None)
    assert len(read_sheets(path)[0].rows) == 119_999


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="nothing here keeps a reader waiting")
def test_a_file_that_takes_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "never.csv"
    os.mkfifo(path)
    monkeypatch.setattr(apart, "MOST_SECONDS", 1)
    assert refusal(path) == "never.csv was not read within 1 second."


def test_a_reader_that_falls_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Any module that ends with an error of its own.
    monkeypatch.setattr(apart, "_READER", "zipfile")
    said = refusal(make_workbook(tmp_path / "a.xlsx"))
    assert said == "a.xlsx cannot be read: the workbook reader crashed on it."


def test_cancelling_ends_the_reading(tmp_path: Path) -> None:
    def cancel() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_apart(make_workbook(tmp_path / "a.xlsx"), cancel)


def test_an_answer_builds_nothing_else() -> None:
    with pytest.raises(pickle.UnpicklingError, match=r"posix\.system"):
        apart._Answer(io.BytesIO(b"cposix\nsystem\n.")).load()  # noqa: SLF001 - what guards it


def test_apart_and_at_hand_read_the_same(tmp_path: Path) -> None:
    cells: dict[str, Cell] = {"Axis!U2": 0, "Axis!S3": "=1/0", "Axis!B2": True, "Axis!XFD9": "x"}
    path = make_workbook(tmp_path / "a.xlsx", cells, hidden_rows=(3,))
    assert read_apart(path) == read_sheets(path)
    assert order_of_battle_of("a.xlsx", read_apart(path), EUROPA) == read_order_of_battle(
        path, EUROPA
    )


@pytest.mark.parametrize("heading", ["Level", "Number"])
def test_a_cell_of_thousands_of_digits_is_no_number(tmp_path: Path, heading: str) -> None:
    """Python itself refuses to read such a number, with an error that no reader expects."""
    head = ("Unit", "Nat", "Type", "Size", "Values", "Formation", heading)
    units = [("61", "D", "infantry", "XX", "7-6", "I Corps", "9" * 5000)] * 2
    reading = read_order_of_battle(saved(tmp_path / "list.xlsx", head, *units), EUROPA)
    assert [unit.designation for unit in reading.units] == ["61", "61"]
