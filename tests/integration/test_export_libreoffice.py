"""The exported workbook, recalculated by LibreOffice, shows the program's own figures."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from python_calamine import CalamineWorkbook

from oobmgr.campaign.commands import Advance, CountIn
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.places import resources_dir
from oobmgr.exchange.export import ExportQueries, export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from tests.campaigns import campaign_at
from tests.unit.exchange.hand_made_books import DANGEROUS, HandMadeBooks

OFFICE = shutil.which("soffice") or shutil.which("libreoffice")
pytestmark = pytest.mark.skipif(
    OFFICE is None, reason="LibreOffice is not installed (apt install libreoffice-calc-nogui)"
)
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"
Records = list[dict[str, Any]]
Recalculate = Callable[[Path], Path]


@dataclass(frozen=True)
class Recalculated:
    """A workbook after LibreOffice has computed every formula."""

    path: Path

    def records(self, sheet: str, heading: str) -> Records:
        """The rows below the row that holds the heading."""
        with CalamineWorkbook.from_path(self.path) as workbook:
            rows = workbook.get_sheet_by_name(sheet).to_python(skip_empty_area=False)
        top = next(number for number, row in enumerate(rows) if heading in row)
        names = [str(name) for name in rows[top]]
        return [dict(zip(names, row, strict=True)) for row in rows[top + 1 :]]

    def text(self, sheet: str, row: int, column: int) -> object:
        """One cell, counted from 0."""
        with CalamineWorkbook.from_path(self.path) as workbook:
            return workbook.get_sheet_by_name(sheet).to_python(skip_empty_area=False)[row][column]


@pytest.fixture(scope="module")
def recalculate(tmp_path_factory: pytest.TempPathFactory) -> Recalculate:
    profile = tmp_path_factory.mktemp("profile")

    def run(path: Path) -> Path:
        target = path.parent / "recalculated"
        subprocess.run(
            [
                str(OFFICE), f"-env:UserInstallation={profile.as_uri()}", "--headless",
                "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", str(target), str(path),
            ],
            check=True, capture_output=True, timeout=180,
        )  # fmt: skip
        return target / path.name

    return run


def check_against(queries: ExportQueries, book: Recalculated) -> None:
    """Compare every balance and every figure by turn with what the program itself answers."""
    labels = {row.turn_label: row.turn for row in queries.figures_by_turn("sp")}
    balances = book.records("Balances", "After")
    assert balances
    assert {record["Turn"] for record in balances} == set(labels)
    compared = 0
    for label, turn in labels.items():
        after = {(r["Pool"], r["Good"]): r["After"] for r in balances if r["Turn"] == label}
        own = {(row.account_name, row.good_name): row.amount for row in queries.balances(turn)}
        for key, amount in own.items():
            assert after.pop(key) == amount
            compared += 1
        # A pool of another turn holds nothing yet, or nothing any more.
        assert set(after.values()) <= {0}
    assert compared
    assert {record["Difference"] for record in balances} == {0}
    assert book.text("Balances", 0, 1) == "agrees with the program"
    assert book.text("About", 6, 1) == "The balances agree with the program."


def check_supply(queries: ExportQueries, book: Recalculated) -> None:
    names = {side.id: side.name for side in queries.game.sides}
    figures = queries.figures_by_turn("sp")
    records = book.records("Supply", "Closing stock")
    assert len(records) == len(figures)
    for record, row in zip(records, figures, strict=True):
        assert (record["Side"], record["Turn"]) == (names[SideId(row.side)], row.turn_label)
        assert record["Opening stock"] == row.opening_stock
        assert record["Received"] == row.received
        assert record["Spent"] == row.spent
        assert record["Lost"] == row.lost
        assert record["Given in exchange"] == row.exchanged
        assert record["Adjusted"] == row.adjusted
        assert record["Closing stock"] == record["Program"] == row.closing_stock
        assert record["Difference"] == 0


def test_movements_of_every_kind(tmp_path: Path, recalculate: Recalculate) -> None:
    books = HandMadeBooks()
    book = Recalculated(recalculate(export_workbook(books, tmp_path / "out.xlsx")))
    check_against(books, book)
    check_supply(books, book)


def test_typed_text_survives_another_program(tmp_path: Path, recalculate: Recalculate) -> None:
    path = recalculate(export_workbook(HandMadeBooks(), tmp_path / "out.xlsx"))
    sheet = load_workbook(path)["Units"]
    at = [cell.value for cell in sheet[1]].index("Notes")
    cells = [row[at] for row in sheet.iter_rows(min_row=2)]
    assert [cell.value for cell in cells] == list(DANGEROUS)
    assert {cell.data_type for cell in cells} == {"s"}


def test_a_falsified_ledger_is_found_out(tmp_path: Path, recalculate: Recalculate) -> None:
    path = export_workbook(HandMadeBooks(), tmp_path / "out.xlsx")
    workbook = load_workbook(path)
    ledger = workbook["Ledger"]
    amount = [cell.value for cell in ledger[1]].index("Amount") + 1
    ledger.cell(2, amount).value = 1_000_000
    workbook.save(tmp_path / "false.xlsx")
    book = Recalculated(recalculate(tmp_path / "false.xlsx"))
    assert book.text("Balances", 0, 1) == "DIFFERS"
    assert book.text("About", 6, 1) == "The balances differ."


def test_a_campaign_with_the_sample_order_of_battle(
    tmp_path: Path, recalculate: Recalculate
) -> None:
    new = NewCampaign("Trial", "europa", "barbarossa", "full")
    with campaign_at(tmp_path / "trial.oob", new) as campaign:
        session = campaign.session
        session.execute(to_command(read_order_of_battle(SAMPLE, campaign.game)))
        session.execute(CountIn(SideId("axis"), GoodId("sp"), 93, "counted again"))
        session.execute(Advance("turn", anyway=True))
        session.execute(CountIn(SideId("soviet"), GoodId("sp"), 61, "counted again"))
        session.execute(CountIn(SideId("axis"), GoodId("sp"), 12, "a mistake"))
        session.undo()

        path = export_workbook(campaign.queries, tmp_path / "out.xlsx")
        book = Recalculated(recalculate(path))

        assert len({row.turn for row in campaign.queries.figures_by_turn("sp")}) == 2
        check_against(campaign.queries, book)
        check_supply(campaign.queries, book)
        units = book.records("Units", "Designation")
        assert len(units) == 940
        assert [unit["Designation"] for unit in units] == [
            unit.designation for unit in campaign.queries.units()
        ]
        assert sum(unit["RE"] for unit in units) == 2116.5
