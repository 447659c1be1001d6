from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.workbook import Workbook

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.export import ExportCancelled, Paper, export_workbook
from oobmgr.exchange.export.order_of_battle import trait_value
from oobmgr.exchange.export.sheets import Kind
from oobmgr.exchange.order_of_battle import read_order_of_battle
from tests.unit.exchange.hand_made_books import DANGEROUS, MOVEMENTS, HandMadeBooks

ALIKE = (
    "side", "nation", "designation", "type", "size", "path", "ratings", "traits", "steps",
    "arrival", "hex", "setup", "note", "source_key",
)  # fmt: skip
LISTS = ("Units", "Formations", "Air", "Ledger", "Balances", "Supply")


@pytest.fixture
def book(tmp_path: Path) -> Workbook:
    return load_workbook(export_workbook(HandMadeBooks(), tmp_path / "out.xlsx"))


def column(book: Workbook, sheet: str, heading: str) -> list[object]:
    rows = list(book[sheet].iter_rows(values_only=True))
    top = next(i for i, row in enumerate(rows) if heading in row)
    place = rows[top].index(heading)
    return [row[place] for row in rows[top + 1 :]]


def test_the_sheets_of_a_workbook(book: Workbook) -> None:
    assert book.sheetnames == ["About", *LISTS, "Plot"]


@pytest.mark.parametrize("heading", ["Designation", "Notes", "Setup"])
def test_text_stays_text_whatever_it_begins_with(book: Workbook, heading: str) -> None:
    assert column(book, "Units", heading) == list(DANGEROUS)


def test_no_cell_that_somebody_typed_is_a_formula(book: Workbook) -> None:
    for name in ("Units", "Formations", "Air", "Ledger"):
        kinds = {cell.data_type for row in book[name].iter_rows() for cell in row}
        assert kinds <= {"s", "n"}
    assert book["About"]["B1"].data_type == "s"
    assert book["About"]["B5"].value == "Axis: +Ada, Soviet: Ben"


def test_text_that_looks_like_a_formula_is_marked_as_text(book: Workbook) -> None:
    sheet = book["Units"]
    cells = [row[2] for row in sheet.iter_rows(min_row=2)]
    marked = [str(cell.value) for cell in cells if cell.quotePrefix]
    assert marked == [text for text in DANGEROUS if text[0] in "=+-@\t"]
    # Typed anew, it must not become a date.
    assert {row[6].number_format for row in sheet.iter_rows(min_row=2)} == {"@"}


def test_a_half_is_a_number_and_a_third_stays_text() -> None:
    assert trait_value("1/2", Kind.NUMBER) == 0.5
    assert trait_value("3", Kind.NUMBER) == 3
    assert trait_value("1/3", Kind.NUMBER) == "1/3"
    assert trait_value("about 2", Kind.NUMBER) == "about 2"
    assert trait_value("3", None) == "3"


def test_equivalents_are_numbers(book: Workbook) -> None:
    assert set(column(book, "Units", "RE")) == {0.5}


def test_every_movement_is_in_the_ledger_by_side_and_pool(book: Workbook) -> None:
    assert sorted(int(str(n)) for n in column(book, "Ledger", "No")) == [
        number for number, _ in enumerate(MOVEMENTS, 1)
    ]
    groups = list(
        zip(*(column(book, "Ledger", heading) for heading in ("Side", "Good", "Pool")), strict=True)
    )
    seen = list(dict.fromkeys(groups))
    assert [group for group in seen for _ in range(groups.count(group))] == groups


def test_balances_are_formulas_over_the_ledger(book: Workbook) -> None:
    for heading in ("Before", "In", "Out", "After", "Difference"):
        assert all(str(value).startswith("=") for value in column(book, "Balances", heading))
    assert "SUMIFS(Ledger[Amount]" in str(column(book, "Balances", "In")[0])
    assert all(isinstance(value, int) for value in column(book, "Balances", "Program"))


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_tables_that_print_well(book: Workbook, name: str) -> None:
    sheet = book[name]
    (table,) = sheet.tables.values()
    top, bottom = (int("".join(filter(str.isdigit, end))) for end in table.ref.split(":"))
    assert bottom == sheet.max_row
    assert [c.name for c in table.tableColumns] == [cell.value for cell in sheet[top]]
    assert sheet.freeze_panes == f"A{top + 1}"
    assert sheet.print_title_rows == f"${top}:${top}"
    assert (sheet.page_setup.orientation, sheet.page_setup.fitToWidth) == ("landscape", 1)
    assert sheet.page_setup.fitToHeight == 0
    assert sheet.oddFooter is not None
    assert sheet.oddFooter.center.text == "Page &P of &N"
    assert sheet.oddHeader is not None
    assert sheet.oddHeader.left.text == "=Kursk && friends, July II 1941"


def test_a_plot_for_each_side(tmp_path: Path) -> None:
    path = export_workbook(HandMadeBooks(), tmp_path / "out.xlsx")
    with zipfile.ZipFile(path) as archive:
        plots = [archive.read(n) for n in archive.namelist() if n.startswith("xl/charts/chart")]
    assert len(plots) == 2
    for plot, rows in zip(sorted(plots), (("2", "5"), ("6", "9")), strict=True):
        for letter in "DEJ":
            area = f"'Supply'!${letter}${rows[0]}:${letter}${rows[1]}".encode()
            assert area in plot


@pytest.mark.parametrize(("paper", "code"), [(Paper.A4, 9), (Paper.LETTER, 1)])
def test_the_paper(tmp_path: Path, paper: Paper, code: int) -> None:
    path = export_workbook(HandMadeBooks(), tmp_path / "out.xlsx", paper=paper)
    assert {int(s.page_setup.paperSize or 0) for s in load_workbook(path).worksheets} == {code}


def test_letters_that_no_workbook_can_hold_are_left_away(tmp_path: Path) -> None:
    books = HandMadeBooks(notes=("bell\x07", "x" * 40_000))
    book = load_workbook(export_workbook(books, tmp_path / "out.xlsx"))
    assert column(book, "Units", "Notes") == ["bell", "x" * 32_767]


def test_a_campaign_without_units(tmp_path: Path) -> None:
    book = load_workbook(export_workbook(HandMadeBooks(notes=()), tmp_path / "out.xlsx"))
    (table,) = book["Units"].tables.values()
    assert table.ref.endswith("2")


def test_what_was_exported_can_be_imported(tmp_path: Path) -> None:
    books = HandMadeBooks(notes=("61", "=1+1", "217"))
    reading = read_order_of_battle(export_workbook(books, tmp_path / "out.xlsx"), books.game)
    assert [p.found for p in reading.problems] == ["61inf", "=1+1inf", "217inf"]  # odd types
    assert reading.errors == ()
    for unit, row in zip(reading.units, books.units(), strict=True):
        for field in ALIKE:
            assert getattr(unit, field) == getattr(row, field)
    assert [(g.values["aircraft"], g.values["groups"]) for g in reading.records] == [("=Me109F", 8)]


def test_progress_runs_to_the_end(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    books = HandMadeBooks(notes=tuple(str(number) for number in range(450)))
    export_workbook(books, tmp_path / "a.xlsx", progress=lambda *at: told.append(at))
    assert len(told) > 2
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_a_stopped_export_leaves_nothing_and_touches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "out.xlsx"
    path.write_text("the workbook of last week")
    books = HandMadeBooks(notes=tuple(str(number) for number in range(450)))
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 5

    with pytest.raises(ExportCancelled):
        export_workbook(books, path, cancelled=cancelled)

    assert len(asked) == 6
    assert path.read_text() == "the workbook of last week"
    assert [p.name for p in tmp_path.iterdir()] == ["out.xlsx"]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        export_workbook(HandMadeBooks(), tmp_path / "missing" / "out.xlsx")
