"""The tables of an export in every format, read back by readers that are not ours."""

from __future__ import annotations

import csv
import json
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from python_calamine import CalamineWorkbook

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.export import FORMATS, ExportCancelled, export_records, records
from oobmgr.exchange.export.contents import contents_of, table_names
from oobmgr.exchange.export.source import gather
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.known_games import all_games
from oobmgr.rules.game import Game
from tests.unit.exchange.hand_made_books import DANGEROUS, HandMadeBooks

NOTES = (*DANGEROUS, "two\nlines", "  spaces   in it ", "a|b", "tab\there", "ä \u2192 \U0001f409")
TABLES = (
    "Units", "Formations", "Air", "Holdings", "Ledger", "Balances", "Pools by turn", "Supply",
)  # fmt: skip
Rows = list[dict[str, Any]]


def written(folder: Path, ending: str, *tables: str) -> Path:
    return export_records(HandMadeBooks(notes=NOTES), folder / f"out{ending}", tables=tables)


def in_workbook(folder: Path, name: str) -> Rows:
    """The rows of a table as the workbook has them, with what its formulas come to."""
    sheet = load_workbook(written(folder, ".xlsx"), data_only=True)[name]
    rows = [list(row) for row in sheet.iter_rows(values_only=True)]
    top = next(at for at, row in enumerate(rows) if "Side" in row or "Turn" in row)
    return [dict(zip(map(str, rows[top]), row, strict=True)) for row in rows[top + 1 :]]


@pytest.mark.parametrize("name", TABLES)
def test_json_holds_what_the_workbook_holds(tmp_path: Path, name: str) -> None:
    found = json.loads(written(tmp_path, ".json").read_text(encoding="utf-8"))
    assert (found["oobmgr tables"], found["game"]) == (1, "europa")
    assert tuple(found["tables"]) == TABLES
    table = found["tables"][name]
    names = [column["name"] for column in table["columns"]]
    rows = [dict(zip(names, row, strict=True)) for row in table["rows"]]
    assert rows == in_workbook(tmp_path, name)


def test_a_table_that_is_named_twice_is_written_once(tmp_path: Path) -> None:
    found = json.loads(written(tmp_path, ".json", "Units", "units").read_text(encoding="utf-8"))
    assert [row[-2] for row in found["tables"]["Units"]["rows"]] == list(NOTES)
    headings = written(tmp_path, ".md", "Units", "units").read_text(encoding="utf-8")
    assert headings.count("## Units") == 1


@pytest.mark.parametrize("name", ["Units", "Ledger", "Supply"])
def test_open_document_holds_what_the_workbook_holds(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, ".ods")
    with zipfile.ZipFile(path) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
    with CalamineWorkbook.from_path(path) as book:
        assert tuple(book.sheet_names) == TABLES
        head, *rows = book.get_sheet_by_name(name).to_python()
    assert [dict(zip(head, row, strict=True)) for row in rows] == [
        # This reader passes over the element that stands for a tab.
        {key: str(value or "").replace("\t", "") if isinstance(value, str | None) else value
         for key, value in row.items()}
        for row in in_workbook(tmp_path, name)
    ]  # fmt: skip


@pytest.mark.parametrize(("ending", "delimiter"), [(".csv", ","), (".tsv", "\t")])
def test_text_files_hold_one_table(tmp_path: Path, ending: str, delimiter: str) -> None:
    def read(*tables: str) -> Rows:
        path = written(tmp_path, ending, *tables)
        with path.open(encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file, delimiter=delimiter))

    assert [row["Notes"] for row in read()] == list(NOTES)
    ledger = in_workbook(tmp_path, "Ledger")
    assert [row["Amount"] for row in read("ledger")] == [str(row["Amount"]) for row in ledger]


@pytest.mark.parametrize("ending", [".ods", ".csv", ".tsv"])
def test_units_are_read_back(tmp_path: Path, ending: str) -> None:
    books = HandMadeBooks(notes=("61", "=1+1", "two words", "ä"))
    reading = read_order_of_battle(export_records(books, tmp_path / f"b{ending}"), books.game)
    assert reading.errors == ()
    assert [(u.designation, u.steps, u.steps_left, u.ratings, u.path) for u in reading.units] == [
        (row.designation, row.steps, row.steps_left, row.ratings, row.path) for row in books.units()
    ]


def test_markdown_shows_what_is_there_as_it_is(tmp_path: Path) -> None:
    lines = written(tmp_path, ".md", "Units").read_text(encoding="utf-8").splitlines()
    assert lines[:5] == ["# =Kursk &amp; friends", "", "July II 1941", "", "## Units"]
    head, rule, *rows = lines[6:]
    assert rule.count("---") == head.count("|") - 1
    assert len(rows) == len(NOTES)
    # Each row has as many cells as the head, whatever signs stand in them.
    assert {row.replace("\\|", "").count("|") for row in rows} == {head.count("|")}
    assert any("two<br>lines" in row for row in rows)
    assert any(r"a\|b" in row for row in rows)


def test_an_unknown_ending_is_refused_with_the_list(tmp_path: Path) -> None:
    for name in ("out.pdf", "out", "out.xls"):
        with pytest.raises(BadInput) as refused:
            export_records(HandMadeBooks(), tmp_path / name)
        assert all(ending in str(refused.value.faults[0].advice) for ending in FORMATS)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "tables", "message"),
    [
        ("a.xlsx", ("Units",), "a workbook holds every table"),
        ("a.csv", ("Units", "Ledger"), "holds one table"),
        ("a.json", ("Unit",), "there is no table 'Unit'"),
    ],
)
def test_tables_that_cannot_be_had(
    tmp_path: Path, name: str, tables: tuple[str, ...], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        export_records(HandMadeBooks(), tmp_path / name, tables=tables)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_table_is_refused_before_anything_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large campaign is read for minutes."""
    read: list[object] = []
    monkeypatch.setattr(records, "gather", lambda *asked: read.append(asked))
    with pytest.raises(BadInput, match="there is no table 'Unit'") as refused:
        export_records(HandMadeBooks(), tmp_path / "a.csv", tables=("Unit",))
    assert "Units" in refused.value.faults[0].advice
    assert read == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_names_of_the_tables_are_known_before_they_are_read(game: Game) -> None:
    books = HandMadeBooks()
    material = replace(gather(books, lambda: None), game=game)
    held = [table.name for table in contents_of(material).tables]
    assert list(table_names(game)) == held


@pytest.mark.parametrize("ending", [".ods", ".csv", ".json", ".md"])
def test_what_is_stopped_leaves_nothing(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    path.write_text("the file of last week")
    books = HandMadeBooks(notes=tuple(str(number) for number in range(450)))
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 6

    with pytest.raises(ExportCancelled):
        export_records(books, path, cancelled=cancelled)
    assert path.read_text() == "the file of last week"
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
