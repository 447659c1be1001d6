"""Cells with an error, or a formula without a result: told with their place, never blanks."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.cells import Unreadable
from oobmgr.exchange.order_of_battle import order_of_battle_of
from tests.unit.exchange import players_books
from tests.unit.exchange.players_books import MANIFEST, ODS, TEXT
from tests.unit.exchange.trial_lists import EUROPA, read, saved


def test_errors_and_formulas_without_a_result_are_never_blanks(tmp_path: Path) -> None:
    reading = read(players_books.hidden_and_formulas(tmp_path / "list.xlsx"))
    assert [(p.where, p.found) for p in reading.errors] == [("Germans!D5", "=A3&B3")]
    # A unit can do without its equivalents: they are told, and the row stays in.
    told = {p.where: p.found for p in reading.warnings}
    assert (told["Germans!F3"], told["Germans!F6"]) == ("=1+2", "#REF!")
    assert {"Germans!row 4", "Germans!column G"} <= told.keys()


@pytest.mark.parametrize("name", ["errors.ods", "errors.xls"])
def test_errors_of_other_formats_are_told_with_their_cells(name: str) -> None:
    """The kept files were saved by LibreOffice: 1/0 in a note, NA() for steps, an unknown name.

    Two blank rows stand between the units; numbers of the old format are whole ones.
    """
    raw = read_apart(Path(__file__).parents[2] / "data" / "order_of_battle" / name)
    assert [dict(sheet.behind.unreadable) for sheet in raw] == [
        {(1, 9): Unreadable("#DIV/0!"), (2, 8): Unreadable("#N/A"), (5, 3): Unreadable("#NAME?")},
        {(3, 2): Unreadable("#DIV/0!")},
    ]
    reading = order_of_battle_of(name, raw, EUROPA)
    # Only a note may be without its value.
    assert [(unit.designation, unit.steps) for unit in reading.units] == [("1", 2)]
    assert [(p.cell, p.found, str(p.severity)) for p in reading.problems] == [
        ("J2", "#DIV/0!", "warning"), ("I3", "#N/A", "error"), ("D6", "#NAME?", "error"),
    ]  # fmt: skip


def test_a_formula_without_a_result_is_told_in_an_open_document(tmp_path: Path) -> None:
    """Cells and rows that the file repeats are counted."""
    cell = '<table:table-cell table:formula="of:=[.A1]+1" table:number-columns-repeated="2"/>'
    path = tmp_path / "bare.ods"
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        out.writestr("META-INF/manifest.xml", MANIFEST)
        rows = f'<table:table-row table:number-rows-repeated="3"/><table:table-row>{TEXT}{cell}'
        sheet = f'<table:table table:name="A">{rows}{TEXT}</table:table-row></table:table>'
        out.writestr("content.xml", ODS.format(sheet))
    (sheet_read,) = read_apart(path)
    bare = Unreadable("=[.A1]+1")
    assert dict(sheet_read.behind.unreadable) == {(3, 1): bare, (3, 2): bare}
    assert sheet_read.rows[3][1:3] == [bare, bare]


def test_a_subtotal_without_a_result_is_no_unit(tmp_path: Path) -> None:
    """A workbook that a script wrote has no results; its headings head what stands below them."""
    path = saved(
        tmp_path / "a.xlsx", ("Unit", "Type", "Size", "Ratings", "RE", "Nat"),
        ("18th Army",), ("I Corps", None, None, None, "=SUM(E4:E4)"),
        ("61", "Inf", "XX", "7-6", 3, "D"),
        ("XXVI Corps", None, None, "=COUNT(E6:E6)", "=SUM(E6:E6)"),
        ("63", "Inf", "XX", "7-6", 3, "D"),
    )  # fmt: skip
    reading = order_of_battle_of("a.xlsx", read_apart(path), EUROPA)
    assert [(unit.designation, unit.path) for unit in reading.units] == [
        ("61", ("18th Army", "I Corps")), ("63", ("18th Army", "XXVI Corps")),
    ]  # fmt: skip
    assert [(p.cell, str(p.severity)) for p in reading.problems] == [
        ("E3", "warning"), ("E5", "warning"),
    ]  # fmt: skip
