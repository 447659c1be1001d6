"""Charts that the player fills in: layouts, reading with every fault, looking up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.errors import BadInput
from oobmgr.known_games import all_games, game
from oobmgr.rules.charts import (
    Chart,
    ChartCopy,
    EntryKind,
    RowKind,
    blank_copy,
    check_copy,
    matching_entry,
    named_turns,
    read_copy,
    stored_copy,
)
from oobmgr.rules.table_files import load_charts

CALENDAR = game("europa").calendar
GRID = Chart("grid", "Grid", "Tries things.", "AB-01", "Roll", "Column",
             ("1", "2"), ("1-1", "2-1"), ("0", "AR", "D1DR"), EntryKind.RESULT,
             known={"1|2-1": "AR"})  # fmt: skip
SCHEDULE = Chart("schedule", "Schedule", "Tells arrivals.", "AB-05", "Turn", "Side",
                 columns=("Axis", "Soviet"), kind=EntryKind.NUMBER, row_kind=RowKind.TURN
                 )  # fmt: skip


def read(chart: Chart, **raw: Any) -> ChartCopy:  # noqa: ANN401 - any JSON value
    return read_copy(chart, raw, CALENDAR)


def faults(chart: Chart, **raw: Any) -> list[str]:  # noqa: ANN401 - any JSON value
    with pytest.raises(BadInput) as caught:
        read(chart, **raw)
    return [fault.sentence() for fault in caught.value.faults]


def test_results_are_known_however_they_are_typed() -> None:
    copy = read(GRID, cells=[["0", " ar "], ["d1 dr", "AR"]])
    assert copy.cells == (("0", "AR"), ("D1DR", "AR"))
    assert copy.entry("2", "1-1") == "D1DR"
    assert copy.entry("3", "1-1") == copy.entry("1", "9-1") == ""


def test_every_entry_that_is_amiss_is_named_by_row_and_column() -> None:
    said = faults(GRID, cells=[["0", ""], ["DX", "AR", "0"]])
    assert len(said) == 2
    assert said[0].startswith("Grid: Roll 2: There are 3 entries for 2 columns.")
    assert said[1].startswith("Grid: Roll 2, column 1-1: DX is not a result of this chart.")


def test_a_number_of_thousands_of_digits_is_told() -> None:
    """Python itself refuses to read one, with an error that nobody expects."""
    (said,) = faults(SCHEDULE, rows=["Jul I 41"], columns=["Axis", "Soviet"], cells=[["9" * 5000]])
    assert said.endswith("is not a number that can go here. Enter a whole number up to 999.")


def test_rows_of_the_rules_cannot_be_renamed() -> None:
    said = faults(GRID, rows=["1", "3"], cells=[["0", "0"], ["0", "0"]])
    assert said == ["Grid: rows: The rows are not those of the rules: 1, 2."]


def test_turns_are_read_as_players_write_them_and_blanks_stay() -> None:
    copy = read(SCHEDULE, rows=["July I 1941", "Aug I 1941"], cells=[["2", ""], [None, "+1"]])
    assert copy.rows == ("1941-07-I", "1941-08-I")
    assert copy.cells == (("2", ""), ("", "1"))


@pytest.mark.parametrize(
    ("rows", "cells", "words"),
    [
        ([], [], "No turn is named."),
        (["soon"], [["1", "1"]], "'soon' is not a turn."),
        (["July I 1941", "1941-07-I"], [["1", "1"]] * 2, "appears twice"),
        (["July I 1941"], [["many", "1"]], "many is not a number"),
        (["July I 1941"], [["1000", "1"]], "up to 999"),
        (["July I 1941"], [["1", "1"], ["1", "1"]], "2 lines of entries for 1 rows"),
        ([""], [["1", "1"]], "has no name"),
    ],
)
def test_a_bad_schedule_says_what_is_wrong(
    rows: list[str], cells: list[list[str]], words: str
) -> None:
    assert words in " ".join(faults(SCHEDULE, rows=rows, cells=cells))


def test_each_fault_knows_its_place_and_names_turns_as_players_do() -> None:
    raw = {"rows": ["1941-07-I", "soon"], "cells": [["2", "many"], ["1", "1"]]}
    _, found = check_copy(SCHEDULE, raw, CALENDAR)
    assert [(each.row, each.column) for each in found] == [(1, None), (0, 1)]
    assert found[1].fault.where == "Schedule: Turn July I 1941, side Soviet"
    _, found = check_copy(GRID, {"cells": [["0", ""], ["AR", "no"]]}, CALENDAR)
    assert [(each.row, each.column) for each in found] == [(1, 1)]


def test_an_entry_is_added_where_its_row_or_column_is_new() -> None:
    copy = ChartCopy(("7",), ("2-1",), (("D1",),))
    assert copy.with_entry("7", "2-1", "D2") == ChartCopy(("7",), ("2-1",), (("D2",),))
    more = copy.with_entry("8", "3-1", "D3")
    assert more == ChartCopy(("7", "8"), ("2-1", "3-1"), (("D1", ""), ("", "D3")))


def test_a_chart_is_filled_in_as_far_as_its_owner_likes() -> None:
    for known in all_games():
        for chart in known.charts().values():
            row = known.calendar.example if named_turns(chart) else "1"
            rows, columns = chart.rows or (row,), chart.columns or ("a",)
            raw = {"rows": rows, "columns": columns, "cells": [["" for _ in columns] for _ in rows]}
            assert read_copy(chart, raw, known.calendar).filled == 0, chart.id


def test_a_chart_without_lines_is_no_half_filled_one() -> None:
    assert faults(GRID, cells=3) == ["Grid: cells: There are no lines of entries."]


@pytest.mark.parametrize(
    ("typed", "meant"), [("d", "D1DR"), ("d1 d", "D1DR"), ("a", "AR"), ("x", "x"), ("", "")]
)
def test_a_result_is_meant_by_its_first_letters(typed: str, meant: str) -> None:
    assert matching_entry(GRID, typed) == meant


def test_letters_that_begin_two_results_mean_neither_unless_one_is_whole() -> None:
    chart = Chart("bomb", "Bomb", "Tries.", "AB-02", "Roll", "Factors", kind=EntryKind.RESULT,
                  entries=("C", "C1R", "Re", "Re1R"))  # fmt: skip
    assert matching_entry(chart, "c") == "C"
    assert matching_entry(chart, "r") == "r"
    assert matching_entry(chart, "re1") == "Re1R"


def test_what_is_no_chart_at_all() -> None:
    nonsense: list[object] = [None, 3, [], "x"]
    for raw in nonsense:
        with pytest.raises(BadInput, match="rows, columns and cells"):
            read_copy(GRID, raw, CALENDAR)


@given(st.lists(st.lists(st.sampled_from(GRID.entries), min_size=2, max_size=2), min_size=2,
                max_size=2))  # fmt: skip
def test_a_copy_comes_back_as_it_was_saved(cells: list[list[str]]) -> None:
    copy = read(GRID, cells=cells)
    assert stored_copy(copy.as_json()) == copy
    assert read_copy(GRID, copy.as_json(), CALENDAR) == copy


def test_a_blank_copy_has_all_that_is_printed_and_hints_stay_apart() -> None:
    blank = blank_copy(GRID)
    assert blank.cells == (("", ""), ("", ""))
    assert GRID.hint("1", "2-1") == "AR"
    assert GRID.hint("1", "1-1") == ""
    assert read(GRID, **blank.as_json()) == blank


@pytest.mark.parametrize("each", all_games(), ids=lambda each: each.id)
def test_charts_of_a_game_rest_on_cases_and_ship_no_entry(each: Any) -> None:  # noqa: ANN401
    cases = each.cases()
    for chart in each.charts().values():
        assert chart.case in cases, chart.id
        assert chart.title
        assert chart.sentence.endswith(".")
        for place, entry in chart.known.items():
            row, column = place.split("|")
            assert row in chart.rows
            assert column in chart.columns
            assert chart.kind is not EntryKind.RESULT or entry in chart.entries


def test_a_bad_layout_says_all_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('title = "A"\nkind = "result"\nrow = 3\n', encoding="utf-8")
    (tmp_path / "b.toml").write_text("title = [", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_charts(tmp_path)
    said = str(caught.value)
    for words in ("sentence is missing", "case is missing", "'row' is not part of a chart",
                  "lists its entries", "b.toml"):  # fmt: skip
        assert words in said
