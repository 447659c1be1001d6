"""Ratings in workbooks of players: dates that were ratings, strengths, what is missing of them."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from oobmgr.exchange.groups import grouped
from oobmgr.exchange.layouts.questions import LEAVE_OUT
from oobmgr.exchange.order_of_battle import read_order_of_battle
from tests.unit.exchange.trial_lists import EUROPA, read, saved


def test_ratings_that_became_dates_are_put_right_and_told(tmp_path: Path) -> None:
    head = ("Unit", "Nat", "Type", "Size", "Values", "Kader")
    path = saved(
        tmp_path / "a.xlsx", head,
        (61, "D", "Inf", "XX", dt.date(2026, 7, 6), dt.date(2026, 2, 6)),
        ("62", "D", "Inf", "XX", dt.date(2008, 6, 4), None),
    )  # fmt: skip
    reading = read(path)
    assert [dict(unit.ratings) for unit in reading.units] == [
        {"attack": 7, "defense": 7, "move": 6}, {"attack": 6, "defense": 4, "move": 8},
    ]  # fmt: skip
    assert reading.units[0].traits["cadre"] == "2-6"
    (group,) = grouped(reading.warnings)
    assert (group.count, group.cells) == (3, ("Axis!E2:E3", "Axis!F2"))


def test_strengths_stand_beside_the_move(tmp_path: Path) -> None:
    """7 beside 6 is 7-6, 4-6 beside 8 is 4-6-8; a move that is repeated is one."""
    head = ("Unit", "Type", "Size", "Strength", "Move", "Army", "Nat")
    strengths: tuple[tuple[str | float, str | float], ...] = (
        ("7", 6),
        ("4-6", 8),
        ("14-10", 10),
        (5, "4"),
    )
    rows = [(str(at), "Inf", "XX", *told, "A", "D") for at, told in enumerate(strengths)]
    reading = read(saved(tmp_path / "a.xlsx", head, *rows))
    assert [tuple(unit.ratings.values()) for unit in reading.units] == [
        (7, 7, 6), (4, 6, 8), (14, 14, 10), (5, 5, 4),
    ]  # fmt: skip
    assert reading.problems == ()


ONE_RATING = (
    ("Unit", "Nat", "Type", "Size", "Attack", "Army"),
    ("61", "D", "Inf", "XX", 7, "18th Army"),
    ("62", "D", "Inf", "XX", None, "18th Army"),
)


def test_a_rating_that_a_list_lacks_is_asked_for_by_its_name(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.xlsx", *ONE_RATING)
    reading = read(path)
    [question] = reading.questions
    assert (question.id, question.proposal) == ("lacking:Axis:move", "0")
    assert question.text == "No column of Axis holds Movement. What is it until it is entered?"
    assert [unit.ratings for unit in reading.units] == [{"attack": 7, "defense": 7, "move": 0}]
    answered = read_order_of_battle(path, EUROPA, {question.id: "6"})
    assert [unit.ratings for unit in answered.units] == [{"attack": 7, "defense": 7, "move": 6}]
    left = read_order_of_battle(path, EUROPA, {question.id: LEAVE_OUT})
    assert [(one.message, one.advice) for one in left.errors] == [
        ("The column Movement is missing; the sheet is left out.",
         "Give the column that holds it the heading Movement."),
    ]  # fmt: skip


def test_a_rating_that_one_row_lacks_is_named_with_its_cell(tmp_path: Path) -> None:
    head, first, second = ONE_RATING
    path = saved(tmp_path / "a.xlsx", (*head, "Move"), (*first, 6), (*second, 6))
    [problem] = read(path).problems
    assert (problem.where, problem.message) == (
        "Axis!E3", "Attack and Defense are missing; Movement 6 is there.",
    )  # fmt: skip


def test_one_strength_beside_the_moves_is_attack_and_defense(tmp_path: Path) -> None:
    head = ("Division", "Kind", "Combat", "Moves", "Under")
    path = saved(
        tmp_path / "a.xlsx", ("My solo game",), (), head,
        ("1st", "Panzer Div.", 14, 10, "XLI Corps"), ("61st", "Infantry Brig.", 7, 6, "I Corps"),
    )  # fmt: skip
    reading = read(path)
    assert [(one.type, one.size) for one in reading.units] == [
        ("panzer", "XX"), ("infantry", "X"),
    ]  # fmt: skip
    assert [(one.ratings, one.path) for one in reading.units] == [
        ({"attack": 14, "defense": 14, "move": 10}, ("XLI Corps",)),
        ({"attack": 7, "defense": 7, "move": 6}, ("I Corps",)),
    ]  # fmt: skip
    # A word of a title that resembles a nation names none: "solo" is not short for Slovakia.
    assert "blank:nation:axis" in {one.id for one in reading.questions}


def test_a_column_of_numbers_that_nobody_knows_is_no_count(tmp_path: Path) -> None:
    head = ("Unit", "Nat", "Type", "Size", "Values", "Manpower")
    path = saved(tmp_path / "a.xlsx", head, ("61", "D", "Inf", "XX", "7-6", 9))
    assert len(read(path).units) == 1
    times = saved(tmp_path / "b.xlsx", head, ("Bau", "D", "Inf", "XX", "7-6", "x9"))
    assert len(read(times).units) == 9


def test_a_rating_that_is_no_number_is_told_at_its_own_cell(tmp_path: Path) -> None:
    """Told at the designation, what should stand there would have renamed the unit."""
    head = ("Nat", "Unit", "Type", "Size", "Army", "Attack", "Defense", "Movement")
    row = ("D", "702", "Inf", "XX", "18th Army", 7, "x", 6)
    good = ("D", "701", "Inf", "XX", "18th Army", 7, 7, 6)
    reading = read(saved(tmp_path / "a.xlsx", head, good, row))
    (problem,) = reading.problems
    assert (problem.sheet, problem.cell) == ("Axis", "G3")
    assert problem.message == "'x' is not a rating."
    assert [unit.designation for unit in reading.units] == ["701"]
