"""The sheets of the reports in the workbook, read back."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook

from oobmgr.campaign.file import Campaign
from oobmgr.exchange.export import Paper, export_workbook
from oobmgr.games.europa.report_list import REPORTS
from oobmgr.reports.listed import reports_of
from oobmgr.rules.reporting import Report
from tests.unit.reports.kept_books import kept_books


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with kept_books(tmp_path) as made:
        yield made


def written(campaign: Campaign, path: Path, paper: Paper = Paper.A4) -> Workbook:
    made = partial(reports_of, campaign.queries)
    return load_workbook(export_workbook(campaign.queries, path, paper=paper, reports=made))


def rows_of(book: Workbook, title: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in book[title].iter_rows(values_only=True)]


def test_each_report_has_a_sheet_with_the_rows_of_both_sides(
    campaign: Campaign, tmp_path: Path
) -> None:
    book = written(campaign, tmp_path / "out.xlsx")
    assert [name for name in book.sheetnames if name in {k.title for k in REPORTS}] == [
        kind.title for kind in REPORTS
    ]
    for made in reports_of(campaign.queries):
        _holds(rows_of(book, made.title), made)


def _holds(found: list[tuple[object, ...]], made: Report) -> None:
    """The rows stand below the report's title, in order, whatever is filled up with blanks."""
    at = next(at for at, row in enumerate(found) if row[0] == made.full_title)
    below = iter(found[at:])
    for section in made.sections:
        for row in section.rows:
            wanted = tuple(cell or None if isinstance(cell, str) else cell for cell in row.cells)
            assert any(row_found[: len(wanted)] == wanted for row_found in below), (made, row)


def test_numbers_are_numbers_and_names_are_text(campaign: Campaign, tmp_path: Path) -> None:
    book = written(campaign, tmp_path / "out.xlsx")
    pile = book["Dead pile"]
    (row,) = [row for row in pile.iter_rows() if row[0].value == "61"]
    assert [cell.data_type for cell in row[:6]] == ["s", "s", "s", "s", "n", "n"]
    assert not any(
        cell.data_type == "f" for kind in REPORTS for row in book[kind.title] for cell in row
    )


def test_words_behind_a_number_stand_apart_from_it(campaign: Campaign, tmp_path: Path) -> None:
    book = written(campaign, tmp_path / "out.xlsx")
    seen = 0
    for kind in REPORTS:
        for row in book[kind.title].iter_rows():
            for left, right in pairwise(row):
                if left.data_type == "n" and left.value is not None and right.data_type == "s":
                    seen += 1
                    assert left.alignment.horizontal == "right"
                    assert right.alignment.indent == 1, (kind.title, right.coordinate)
    assert seen


@pytest.mark.parametrize("paper", list(Paper))
def test_each_side_begins_a_page_of_the_paper(
    campaign: Campaign, tmp_path: Path, paper: Paper
) -> None:
    book = written(campaign, tmp_path / "out.xlsx", paper)
    for kind in REPORTS:
        sheet = book[kind.title]
        assert str(sheet.page_setup.paperSize) == paper.value
        second = next(
            cell.row
            for (cell,) in sheet.iter_rows(max_col=1)
            if cell.value == f"{kind.title}, Soviet"
        )
        assert [mark.id for mark in sheet.row_breaks.brk] == [second - 1]
        assert sheet.print_area.endswith(f"${sheet.max_row}") or sheet.print_area


def test_about_tells_of_the_reports(campaign: Campaign, tmp_path: Path) -> None:
    book = written(campaign, tmp_path / "out.xlsx")
    first = {row[0] for row in rows_of(book, "About")}
    assert {kind.title for kind in REPORTS} <= first


def test_without_reports_there_is_no_such_sheet(campaign: Campaign, tmp_path: Path) -> None:
    book = load_workbook(export_workbook(campaign.queries, tmp_path / "out.xlsx"))
    assert {kind.title for kind in REPORTS}.isdisjoint(book.sheetnames)
