"""Charts of air combat and flak read by numbers: spans of columns, rolls beyond the rows."""

from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Subject
from oobmgr.games.europa.chart_lookup import ChartFields, chart_entry
from oobmgr.rules.charts import COPY, ChartCopy

FIELDS = ChartFields("hit", "column")


def with_chart(rows: str, columns: str, *lines: str) -> FakeBooks:
    books = FakeBooks()
    copy = ChartCopy(
        tuple(rows.split()), tuple(columns.split()), tuple(tuple(one.split()) for one in lines)
    )
    books.known[Subject.CHART, "flak", COPY] = copy.as_json()
    return books


@pytest.mark.parametrize(
    ("column", "roll", "found"),
    [
        ("1", 2, ("0", "1-2")),
        ("2", 3, ("R", "1-2")),
        ("4", 2, ("A", "3-5")),
        ("9", 2, ("X", "6+")),
        ("0", 2, ("0", "1-2")),
        ("3-5", 3, ("X", "3-5")),
        ("4", 1, ("A", "3-5")),
        ("4", 9, ("X", "3-5")),
    ],
)
def test_numbers_find_their_column_and_the_ends_go_on(
    column: str, roll: int, found: tuple[str, str]
) -> None:
    books = with_chart("2 3", "1-2 3-5 6+", "0 A X", "R X X")
    assert chart_entry(books, "flak", column, roll, FIELDS, "MIS-09") == found


def test_a_shift_moves_the_column_and_stops_at_the_end() -> None:
    books = with_chart("2", "1-2 3-5 6+", "0 A X")
    assert chart_entry(books, "flak", "1", 2, FIELDS, "MIS-09", shift=1) == ("A", "3-5")
    assert chart_entry(books, "flak", "1", 2, FIELDS, "MIS-09", shift=-4) == ("0", "1-2")


@pytest.mark.parametrize("column", ["-2", "−2"])
def test_differences_are_found_with_any_sign(column: str) -> None:
    books = with_chart("7", "-2 0 +2", "R A X")
    assert chart_entry(books, "flak", column, 7, FIELDS, "MIS-04") == ("R", "-2")
    assert chart_entry(books, "flak", "2", 7, FIELDS, "MIS-04") == ("X", "+2")


def test_an_unknown_column_is_told_with_those_that_are_there() -> None:
    books = with_chart("7", "light heavy", "R A")
    with pytest.raises(BadInput) as told:
        chart_entry(books, "flak", "hevy", 7, FIELDS, "MIS-09")
    assert told.value.faults[0].note() == "Your chart has no column hevy. Did you mean heavy?"
    with pytest.raises(BadInput) as missing:
        chart_entry(FakeBooks(), "flak", "4", 7, FIELDS, "MIS-09")
    assert missing.value.faults[0].where == "hit"
    assert missing.value.faults[0].note() == (
        "Your chart is not filled in: column 4, roll 7. "
        "Look up column 4, roll 7, in the table, and enter the result."
    )
