"""Names that only a damaged or foreign file can hold are printed as they stand, on every sheet."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader

from oobmgr.campaign.file import open_campaign
from oobmgr.exchange.export.workbook import export_workbook
from oobmgr.reports.drawing import Document, Text
from oobmgr.reports.listed import reports_of
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.report_pages import report_pages
from oobmgr.reports.report_text import terminal_text
from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import roster_sheet
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.pdf import write_pdf
from oobmgr.ui.viewmodels.printed_roster import roster_of
from tests.ui.test_plain_texts import GAMES, TAG, hostile

pytestmark = pytest.mark.usefixtures("qapp")

NAMES: Final = (
    f"\x00\x07\x1b[31m{TAG}\r\n\x7f\ufffe \u202e\u05d0\u05d1 \u2066\u0645",
    TAG + "n" * 500,
)
"""Control characters and signs that turn a line around; more letters than are taken."""


def renamed(path: Path, name: str) -> None:
    """Write a name into the texts of units, formations and campaign, behind the program."""
    with closing(sqlite3.connect(path)) as books, books:
        for column in ("nation", "designation", "type", "hex", "setup", "note"):
            books.execute(f"UPDATE unit SET {column} = ? WHERE id < 9", (name,))  # noqa: S608 - the list above
        books.execute("UPDATE formation SET name = ? WHERE id < 9", (name,))
        books.execute("UPDATE campaign SET name = ?", (name,))


def telling(document: Document) -> int:
    """The first page that tells the tag as it was typed."""
    for number, page in enumerate(document.pages):
        if any("<img" in item.text for item in page if isinstance(item, Text)):
            return number
    pytest.fail("no page tells the name")


@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_prints_names_as_they_stand(tmp_path: Path, game: str) -> None:
    path = tmp_path / "a.oob"
    hostile(path, game).close()
    for number, name in enumerate(NAMES):
        renamed(path, name)
        with open_campaign(path) as campaign:
            reports = reports_of(campaign.queries)
            documents = [
                report_pages(reports, PageSetup(), PrintedMetrics()),
                roster_sheet(roster_of(campaign.queries), RosterOptions(), PrintedMetrics()),
            ]
            export_workbook(campaign.queries, tmp_path / f"{number}.xlsx")
        assert all(terminal_text(report) for report in reports)
        for document in documents:
            write_pdf(document, tmp_path / "a.pdf")
            printed = PdfReader(tmp_path / "a.pdf").pages
            assert len(printed) == len(document.pages)
            assert "<img" in printed[telling(document)].extract_text()
