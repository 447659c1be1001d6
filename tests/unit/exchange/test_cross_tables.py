"""Cross tables: units by turns, types by formations, formations by nations."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from pathlib import Path

import pytest
from openpyxl import Workbook

from oobmgr.domain.units import UnitValues
from oobmgr.exchange.layouts.questions import LEAVE_OUT
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game

EUROPA = game("europa")
Rows = tuple[tuple[str | float | dt.date | None, ...], ...]


def read(folder: Path, rows: Rows, sheet: str = "Germany", **said: str) -> OrderOfBattleReading:
    book = Workbook()
    page = book.active
    assert page is not None
    page.title = sheet
    for row in rows:
        page.append(row)
    book.save(folder / "cross.xlsx")
    answers = {f"cross:{sheet}:{key.replace('_', ' ')}": text for key, text in said.items()}
    return read_order_of_battle(folder / "cross.xlsx", EUROPA, answers)


def told(reading: OrderOfBattleReading, *fields: str) -> Counter[tuple[object, ...]]:
    """How many units there are of each kind, by these fields."""
    return Counter(tuple(getattr(unit, field) for field in fields) for unit in reading.units)


def ratings(unit: UnitValues) -> tuple[object, ...]:
    return tuple(unit.ratings.values())


BY_TURN: Rows = (
    ("German reinforcements",),
    ("Unit", "July I 41", "July II 41", "Aug I 41", "Total"),
    ("7-6 Inf XX", 2, 1, None, 3),
    ("9-10 Pz XX", None, "x2", 1, 3),
    ("2-8 Cav X", 0, None, None, 0),
    ("Total", 2, 3, 1, 6),
)


def test_units_by_turn_are_so_many_each(tmp_path: Path) -> None:
    reading = read(tmp_path, BY_TURN)
    assert told(reading, "type", "size", "arrival") == {
        ("infantry", "XX", "1941-07-I"): 2,
        ("infantry", "XX", "1941-07-II"): 1,
        ("panzer", "XX", "1941-07-II"): 2,
        ("panzer", "XX", "1941-08-I"): 1,
    }
    # A plain number might be a strength: that is asked, once for the table.
    [question] = reading.questions
    assert question.text == (
        "B to D of Germany (July I 41 to Aug I 41) hold numbers: so many units each?"
    )
    assert (question.proposal, question.choices) == ("units", ("units", LEAVE_OUT))
    assert reading.problems == ()
    # Each unit is where it is told of, and none is another's double.
    assert [place.row for place in reading.unit_places] == [3, 3, 3, 4, 4, 4]
    assert len({unit.source_key for unit in reading.units}) == len(reading.units)


def test_an_answer_leaves_the_numbers_out(tmp_path: Path) -> None:
    reading = read(tmp_path, BY_TURN, July_I_41_to_Aug_I_41=LEAVE_OUT)
    assert told(reading, "type", "arrival") == {
        ("infantry", ""): 1, ("panzer", ""): 1, ("cavalry", ""): 1,
    }  # fmt: skip
    assert not reading.questions


def test_a_sign_for_the_number_needs_no_question(tmp_path: Path) -> None:
    rows: Rows = (
        ("Typ", "Gr.", "Werte", "18. Armee", "16. Armee", "4th Panzer Group"),
        ("Inf", "XX", "7-6", "x6", "8x", None),
        ("Pz", "XX", "9-10", None, None, "× 3"),
        ("Art", "III", "4-2-8", "x2", "x1", "-"),
    )
    reading = read(tmp_path, rows)
    assert not reading.questions
    assert told(reading, "type", "size", "path") == {
        ("infantry", "XX", ("18. Armee",)): 6,
        ("infantry", "XX", ("16. Armee",)): 8,
        ("panzer", "XX", ("4th Panzer Group",)): 3,
        ("artillery", "III", ("18. Armee",)): 2,
        ("artillery", "III", ("16. Armee",)): 1,
    }
    assert {ratings(unit) for unit in reading.units} == {(7, 7, 6), (9, 9, 10), (4, 2, 8)}


BY_NATION: Rows = (
    ("Army", "Germany", "RUM", "Italy"),
    ("11th Army", "7-6 Inf XX", "4-6 Inf XX, 2x 1-5 Cav X", None),
    ("6th Army", "x3 7-6 Inf XX; 9-10 Pz XX", "some more", "4-8 Mot XX"),
    ("17th Army", None, "5-6 Mtn X", "4-6 Inf XX x2"),
)


def test_units_stand_in_the_cells_of_formations_by_nations(tmp_path: Path) -> None:
    reading = read(tmp_path, BY_NATION, "Axis")
    assert not reading.questions
    assert told(reading, "nation", "type", "path") == {
        ("Germany", "infantry", ("11th Army",)): 1,
        ("Germany", "infantry", ("6th Army",)): 3,
        ("Germany", "panzer", ("6th Army",)): 1,
        ("Romania", "infantry", ("11th Army",)): 1,
        ("Romania", "cavalry", ("11th Army",)): 2,
        ("Romania", "mountain", ("17th Army",)): 1,
        ("Italy", "motorised infantry", ("6th Army",)): 1,
        ("Italy", "infantry", ("17th Army",)): 2,
    }
    # What nobody can read is told with its cell, and counted as left out.
    [problem] = reading.problems
    assert (problem.where, problem.found) == ("Axis!C3", "some more")
    assert "neither a number of units nor units" in problem.message
    assert reading.left_out == 1


BY_CORPS: Rows = (
    ("Verband", "Inf", "Pz", "Art", "Summe"),
    ("18. Armee", None, None, 2, 2),
    ("    I. AK", 3, None, 1, 4),
    ("    XXXXI. Pz.K.", 1, 2, None, 3),
    ("    L. AK", None, None, None, None),
    ("Summe", 4, 2, 3, 9),
)


def test_types_by_formations_ask_for_what_they_lack(tmp_path: Path) -> None:
    reading = read(tmp_path, BY_CORPS)
    assert told(reading, "type", "path") == {
        ("artillery", ("18. Armee",)): 2,
        ("infantry", ("18. Armee", "I. AK")): 3,
        ("artillery", ("18. Armee", "I. AK")): 1,
        ("infantry", ("18. Armee", "XXXXI. Pz.K.")): 1,
        ("panzer", ("18. Armee", "XXXXI. Pz.K.")): 2,
    }
    assert reading.empty_formations == (("axis", ("18. Armee", "L. AK")),)
    asked = {question.id: question.choices for question in reading.questions}
    assert asked == {
        "cross:Germany:Inf to Art": ("XX", "X", "III", "II", LEAVE_OUT),
        "lacking:Germany": ("0-0", LEAVE_OUT),
    }
    answered = read(tmp_path, BY_CORPS, Inf_to_Art="III")
    assert told(answered, "size") == {("III",): 9}


def test_corps_without_a_word_for_it_stand_side_by_side(tmp_path: Path) -> None:
    rows: Rows = (
        ("Korps", "Inf Div", "Pz Div"),
        ("I. AK", "x1", None),
        ("LVI. Pz.K.", None, "x2"),
        ("XX. AK", None, None),
        ("Gruppe Nord", "x1", None),
    )
    reading = read(tmp_path, rows)
    assert told(reading, "size", "path") == {
        ("XX", ("I. AK",)): 1, ("XX", ("LVI. Pz.K.",)): 2, ("XX", ("Gruppe Nord",)): 1,
    }  # fmt: skip
    assert reading.empty_formations == (("axis", ("XX. AK",)),)


def test_numbers_alone_by_nation_ask_what_the_units_are(tmp_path: Path) -> None:
    rows: Rows = (("Army", "Germany", "Romania"), ("11th Army", 3, 2), ("6th Army", 4, None))
    reading = read(tmp_path, rows, "Axis")
    question = next(one for one in reading.questions if one.id.startswith("cross:"))
    assert question.text.endswith("hold numbers: so many units each, of which kind?")
    assert question.proposal == "infantry XX"
    answered = read(tmp_path, rows, "Axis", Germany_to_Romania="cavalry X")
    assert told(answered, "nation", "type", "size", "path") == {
        ("Germany", "cavalry", "X", ("11th Army",)): 3,
        ("Germany", "cavalry", "X", ("6th Army",)): 4,
        ("Romania", "cavalry", "X", ("11th Army",)): 2,
    }


@pytest.mark.parametrize(
    ("above", "heads", "column", "value"),
    [
        ((None, None, None, "1941", None, "1942"), ("Jul I", "Jul II", "Jan I"),
         "arrival", ["1941-07-I", "1941-07-II", "1942-01-I"]),
        ((None, None, None, "18. Armee", None, "16. Armee"), ("I. AK", "XXVI. AK", "II. AK"),
         "path", [("18. Armee", "I. AK"), ("18. Armee", "XXVI. AK"), ("16. Armee", "II. AK")]),
    ],
)  # fmt: skip
def test_headings_stand_in_two_rows(
    above: tuple[str | None, ...], heads: tuple[str, ...], column: str, value: list[object],
    tmp_path: Path,
) -> None:  # fmt: skip
    rows: Rows = (
        above, ("Type", "Size", "Ratings", *heads),
        ("Inf", "XX", "7-6", "x1", "x1", "x1"), ("Pz", "XX", "9-10", None, "x1", None),
    )  # fmt: skip
    reading = read(tmp_path, rows)
    assert told(reading, "type", column) == {
        ("infantry", value[0]): 1, ("infantry", value[1]): 1, ("infantry", value[2]): 1,
        ("panzer", value[1]): 1,
    }  # fmt: skip


def test_strengths_by_turn_beside_units_are_not_counts(tmp_path: Path) -> None:
    rows: Rows = (
        ("Unit", "Type", "Size", "Ratings", "June II 41", "July I 41"),
        ("1", "infantry", "XX", "7-6", 2, 1),
        ("11", "infantry", "XX", "7-6", 2, 2),
    )
    reading = read(tmp_path, rows)
    [question] = reading.questions
    assert question.proposal == LEAVE_OUT
    assert told(reading, "designation", "arrival") == {("1", ""): 1, ("11", ""): 1}


def test_other_tables_stand_on_the_same_sheet(tmp_path: Path) -> None:
    rows: Rows = (
        ("Unit", "July I 41", "July II 41"),
        ("7-6 Inf XX", "x2", "x1"),
        (),
        ("Name", "Type", "Size", "Ratings", "Parent"),
        ("6", "Pz", "XX", "9-10", "4th Panzer Group"),
        (),
        ("Unit", "Aug I 41", "Aug II 41"),
        ("4-6 Inf XX", "x1", "x1"),
    )
    reading = read(tmp_path, rows)
    assert (reading.questions, reading.problems) == ((), ())
    assert told(reading, "designation", "arrival") == {
        ("7-6 Inf XX", "1941-07-I"): 2, ("7-6 Inf XX", "1941-07-II"): 1, ("6", ""): 1,
        ("4-6 Inf XX", "1941-08-I"): 1, ("4-6 Inf XX", "1941-08-II"): 1,
    }  # fmt: skip


def test_ratings_stand_across_with_the_numbers_of_units_below(tmp_path: Path) -> None:
    rows: Rows = (
        ("Germans, by value",),
        ("Type", "Size", "7-6", "5-6", "4-6", "Total"),
        ("Inf", "XX", 3, 1, None, 4),
        ("Mtn", "XX", None, 2, 1, 3),
    )
    reading = read(tmp_path, rows)
    assert [one.id for one in reading.questions] == ["cross:Germany:7-6 to 4-6"]
    found = Counter((unit.type, *ratings(unit)) for unit in reading.units)
    assert found == {
        ("infantry", 7, 7, 6): 3,
        ("infantry", 5, 5, 6): 1,
        ("mountain", 5, 5, 6): 2,
        ("mountain", 4, 4, 6): 1,
    }
    assert reading.left_out == 0


def test_ratings_across_that_became_dates_are_put_right(tmp_path: Path) -> None:
    head = ("Type", "Size", dt.date(2026, 7, 6), dt.date(2026, 5, 6))
    reading = read(tmp_path, (head, ("Inf", "XX", "x3", "x1")))
    assert Counter(map(ratings, reading.units)) == {(7, 7, 6): 3, (5, 5, 6): 1}


def test_two_sides_of_a_counter_below_a_title_are_no_headings(tmp_path: Path) -> None:
    rows: Rows = (
        ("Unit", "Type", "Size", "Values", "Cadre"),
        ("18th Army",),
        ("1", "Inf", "XX", "7-6", "2-6"),
        ("11", "Inf", "XX", "7-6", "3-6"),
    )
    reading = read(tmp_path, rows)
    assert [unit.designation for unit in reading.units] == ["1", "11"]


def test_cross_tables_stand_side_by_side(tmp_path: Path) -> None:
    rows: Rows = (
        ("Infantry", None, None, None, "Panzers", None, None),
        ("Unit", "July I 41", "July II 41", None, "Unit", "July II 41", "Aug I 41"),
        ("7-6 Inf XX", "x2", "x1", None, "9-10 Pz XX", "x1", None),
        ("5-6 Inf XX", None, "x1", None, "7-10 Pz XX", None, "x2"),
        ("4-6 Inf XX", "x1", None, None, None, None, None),
    )
    reading = read(tmp_path, rows)
    assert reading.questions == ()
    assert told(reading, "designation", "arrival") == {
        ("7-6 Inf XX", "1941-07-I"): 2, ("7-6 Inf XX", "1941-07-II"): 1,
        ("5-6 Inf XX", "1941-07-II"): 1, ("4-6 Inf XX", "1941-07-I"): 1,
        ("9-10 Pz XX", "1941-07-II"): 1, ("7-10 Pz XX", "1941-08-I"): 2,
    }  # fmt: skip
    assert (reading.left_out, reading.problems) == (0, ())
    assert len({unit.source_key for unit in reading.units}) == 8


def test_a_gap_before_the_cells_is_no_second_table(tmp_path: Path) -> None:
    rows: Rows = (
        ("Type", "Size", "Values", None, "July I 41", "July II 41", "Aug I 41"),
        ("Inf", "XX", "7-6", None, "x2", "x1", "x1"),
    )
    assert len(read(tmp_path, rows).units) == 4
