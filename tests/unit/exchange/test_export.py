from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.utils.cell import coordinate_from_string
from openpyxl.workbook import Workbook

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.export import ExportCancelled, Paper, export_workbook
from oobmgr.exchange.export.colours import SIDES
from oobmgr.exchange.export.order_of_battle import trait_value
from oobmgr.exchange.export.tables import Kind
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme.tokens import LIGHT
from tests.unit.exchange.hand_made_books import DANGEROUS, MOVEMENTS, HandMadeBooks

ALIKE = (
    "side", "nation", "designation", "type", "size", "path", "ratings", "traits", "steps",
    "arrival", "hex", "setup", "note", "source_key",
)  # fmt: skip
LISTS = (
    "Units", "Formations", "Air", "Holdings", "Ledger", "Balances", "Pools by turn", "Supply",
)  # fmt: skip


@pytest.fixture
def book(tmp_path: Path) -> Workbook:
    return load_workbook(export_workbook(HandMadeBooks(), tmp_path / "out.xlsx"))


def column(book: Workbook, sheet: str, heading: str) -> list[object]:
    rows = list(book[sheet].iter_rows(values_only=True))
    top = next(i for i, row in enumerate(rows) if heading in row)
    place = rows[top].index(heading)
    return [row[place] for row in rows[top + 1 :]]


def test_the_sheets_of_a_workbook(book: Workbook) -> None:
    assert book.sheetnames == [
        "About", "Units", "Formations", "Air", "Axis roster", "Holdings", "Ledger", "Balances",
        "Pools by turn", "Supply", "Plot", "Lists",
    ]  # fmt: skip


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


def test_formulas_carry_what_they_come_to(tmp_path: Path) -> None:
    path = export_workbook(HandMadeBooks(), tmp_path / "out.xlsx")
    live, kept = load_workbook(path), load_workbook(path, data_only=True)
    formulas = {
        (sheet.title, cell.coordinate)
        for sheet in live.worksheets
        for row in sheet.iter_rows()
        for cell in row
        if cell.data_type == "f"
    }
    assert {name for name, _ in formulas} == {"About", "Balances", "Pools by turn", "Supply"}
    assert all(kept[name][cell].value is not None for name, cell in formulas)
    assert kept["About"]["B7"].value == "The balances agree with the program."
    # By hand: 100 opened, 6 of the special pool, 93 received, 41 spent and taken back, 12 lost,
    # 3 adjusted.
    axis = column(kept, "Supply", "Closing stock")[:4]
    assert axis == [106, 187, 187, 184]
    assert column(kept, "Supply", "Closing stock") == column(kept, "Supply", "Program")
    for heading in ("After", "Program"):
        assert column(kept, "Balances", heading)[:4] == axis
    assert set(column(kept, "Balances", "Difference")) == {0}
    assert column(kept, "Pools by turn", "axis pool, sp") == axis


def test_steps_are_boxes_of_their_own(book: Workbook) -> None:
    sheet = book["Axis roster"]
    assert sheet["A1"].value == "Axis roster"
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=4)]
    at = rows[0].index("Steps")
    assert [row[at : at + 2] for row in rows[1:3]] == [[None, None], ["□", "×"]]
    assert [row[0] for row in rows[1:3]] == ["4th Army / =1+1 Corps", "=1+1"]
    assert sheet.cell(6, at + 2).font.strike


def test_cells_are_chosen_from_lists_and_rows_marked(book: Workbook) -> None:
    sheet = book["Units"]
    rules = {
        min(area.min_col for area in rule.sqref.ranges): rule
        for rule in sheet.data_validations.dataValidation
    }
    headings = [cell.value for cell in sheet[1]]
    side = rules[headings.index("Side") + 1]
    assert (side.type, side.errorStyle or "stop") == ("list", "stop")
    name, area = str(side.formula1).removeprefix("=").split("!")
    assert [row[0].value for row in book[name][area.replace("$", "")]] == ["Axis", "Soviet"]
    steps = rules[headings.index("Steps left") + 1]
    assert (steps.type, steps.formula1, steps.formula2) == ("whole", "0", "60")
    marked = [rule.formula[0] for rules in sheet.conditional_formatting for rule in rules.rules]
    left, steps_at = (
        get_column_letter(headings.index(name) + 1) for name in ("Steps left", "Steps")
    )
    assert f"AND(ISNUMBER(${left}2),${left}2<${steps_at}2)" in marked


def test_the_cover_leads_to_every_sheet(book: Workbook) -> None:
    cover = book["About"]
    links = [
        (row[0].value, str(row[0].hyperlink.location)) for row in cover.iter_rows(max_col=1)
        if row[0].hyperlink is not None
    ]  # fmt: skip
    assert [name for name, _ in links] == book.sheetnames[1:]
    assert [place for _, place in links] == [f"'{name}'!A1" for name in book.sheetnames[1:]]


@pytest.mark.parametrize(
    "text", ["<r>bold</r>", "<r><t>x</t></r>", "_x0041_x0041_", "_x0041_", '<a> & "b"', "]]>"]
)
def test_text_that_looks_like_the_format_is_read_back_as_it_was(tmp_path: Path, text: str) -> None:
    path = export_workbook(HandMadeBooks(notes=(text,)), tmp_path / "out.xlsx")
    assert column(load_workbook(path), "Units", "Notes") == [text]
    (unit,) = read_order_of_battle(path, HandMadeBooks.game).units
    assert unit.note == text


def test_the_colours_are_those_of_the_window() -> None:
    for emblem in Emblem:
        assert SIDES[emblem] == (LIGHT[emblem.token], LIGHT[emblem.soft])


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_tables_that_print_well(book: Workbook, name: str) -> None:
    sheet = book[name]
    (table,) = sheet.tables.values()
    top, bottom = (int("".join(filter(str.isdigit, end))) for end in table.ref.split(":"))
    assert bottom == sheet.max_row
    assert [c.name for c in table.tableColumns] == [cell.value for cell in sheet[top]]
    # The headings stay in sight, and beside them what tells the rows apart.
    held = coordinate_from_string(str(sheet.freeze_panes))
    assert (held[1], sheet["A1"].column_letter <= held[0] <= "E") == (top + 1, True)
    assert sheet.print_title_rows == f"${top}:${top}"
    assert sheet.page_setup.orientation == "landscape"
    assert sheet.sheet_properties.pageSetUpPr is not None
    assert sheet.sheet_properties.pageSetUpPr.fitToPage
    # One page wide, which is what a file means that does not say it, and as long as it is.
    assert (sheet.page_setup.fitToWidth or 1, sheet.page_setup.fitToHeight) == (1, 0)
    assert sheet.oddFooter is not None
    assert sheet.oddFooter.center.text == "Page &P of &N"
    assert sheet.oddHeader is not None
    assert sheet.oddHeader.left.text == "=Kursk && friends, July II 1941"


def test_a_plot_for_each_side(tmp_path: Path) -> None:
    path = export_workbook(HandMadeBooks(), tmp_path / "out.xlsx")
    with zipfile.ZipFile(path) as archive:
        plots = [archive.read(n) for n in archive.namelist() if n.startswith("xl/charts/chart")]
    supply = sorted(plot for plot in plots if b"supply by turn" in plot)
    colours = (LIGHT["square"], LIGHT["diamond"])
    told = zip(supply, (("2", "5"), ("6", "9")), colours, strict=True)
    for plot, rows, colour in told:
        for letter in "DEJ":
            assert f"Supply!${letter}${rows[0]}:${letter}${rows[1]}".encode() in plot
        assert colour.removeprefix("#").encode() in plot
    # What they show lies in them, for programs that draw without working anything out.
    assert b"<c:v>187</c:v>" in supply[0]
    pools = [plot for plot in plots if b"pools by turn" in plot]
    assert [(colour.removeprefix("#").encode() in plot) for plot, colour in
            zip(pools, colours, strict=True)] == [True, True]  # fmt: skip


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
