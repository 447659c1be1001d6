"""What a workbook of a player leaves out is asked for once: sides, nations, types, years."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from oobmgr.exchange.order_of_battle import read_order_of_battle
from tests.unit.exchange import players_books
from tests.unit.exchange.trial_lists import EUROPA, read, saved


def test_an_answer_is_taken_everywhere(tmp_path: Path) -> None:
    head = ("Unit", "Nat", "Type", "Size", "Values", "AECA")
    rows = (("1", "D", "Inf", "XX", "7-6", "viel"), ("2", "D", "Inf", "XX", "7-6", "viel"))
    path = saved(tmp_path / "a.xlsx", head, *rows)
    assert [question.rows for question in read(path).questions] == [2]
    answered = read(path, word__aeca__viel="half")
    assert [unit.traits["aeca"] for unit in answered.units] == ["half", "half"]
    assert answered.questions == ()


def test_one_unit_of_another_nation_does_not_name_the_others(tmp_path: Path) -> None:
    head = ("Unit", "Type", "Size", "Values", "Nat.", "Army")
    rows = [(str(at), "Inf", "XX", "7-6", None, "18th Army") for at in range(4)]
    path = saved(tmp_path / "a.xlsx", head, *rows, ("9", "Inf", "XX", "7-6", "FIN", "18th Army"))
    reading = read(path)
    assert [(one.id, one.rows, one.proposal) for one in reading.questions] == [
        ("blank:nation:axis", 4, "Germany")
    ]
    assert [unit.nation for unit in reading.units] == ["Germany"] * 4 + ["Finland"]


def test_a_short_word_that_resembles_another_is_asked_for(tmp_path: Path) -> None:
    """Gren is a letter away from what border guards are called, and means grenadiers."""
    head = ("Unit", "Type", "Size", "Values", "Nat.", "Army")
    reading = read(saved(tmp_path / "a.xlsx", head, ("8", "Gren", "III", "2-6", "D", "18th Army")))
    assert [one.id for one in reading.questions] == ["word:type:gren"]


def test_a_list_with_sides_and_no_nations_asks_once_for_each_side(tmp_path: Path) -> None:
    head = ("Unit", "Side", "Type", "Size", "Values", "Army")
    path = saved(
        tmp_path / "a.xlsx", head,
        ("61", "Axis", "Inf", "XX", "7-6", "18th Army"),
        ("5", "Soviet", "Rfl", "XX", "4-6", "8th Army"),
        ("62", "Axis", "Inf", "XX", "7-6", "18th Army"),
    )  # fmt: skip
    reading = read(path)
    assert [(one.id, one.rows) for one in reading.questions] == [("blank:nation:Axis:axis", 2)]
    assert [(one.designation, one.nation) for one in reading.units] == [
        ("61", "Germany"), ("5", "Soviet Union"), ("62", "Germany"),
    ]  # fmt: skip


def test_a_nation_that_several_sheets_lack_is_asked_for_once(tmp_path: Path) -> None:
    book = Workbook()
    for name in ("Axis north", "Axis centre", "Axis south"):
        page = book.create_sheet(name)
        page.append(("Unit", "Type", "Size", "Values", "Army"))
        page.append(("61", "Inf", "XX", "7-6", "18th Army"))
    book.save(tmp_path / "a.xlsx")
    [question] = read(tmp_path / "a.xlsx").questions
    assert (question.id, question.rows) == ("blank:nation:axis", 3)
    assert question.text == (
        "Nation is empty on Axis north, Axis centre, Axis south: which nation is meant?"
    )
    once = read(tmp_path / "a.xlsx", blank__nation__axis="Romania")
    assert [unit.nation for unit in once.units] == ["Romania"] * 3
    # Where they differ, each is asked for, and an answer for one of them holds for that.
    each = {"blank__nation__axis": "ask for each sheet"}
    found = read(tmp_path / "a.xlsx", **each)
    assert [one.id for one in found.questions] == [
        f"blank:nation:Axis {where}" for where in ("north", "centre", "south")
    ]
    answers = {"blank:nation:axis": "Germany", "blank:nation:Axis south": "Romania"}
    found = read_order_of_battle(tmp_path / "a.xlsx", EUROPA, answers)
    assert [unit.nation for unit in found.units] == ["Germany", "Germany", "Romania"]


def test_another_year_is_taken_for_all_turns_without_one(tmp_path: Path) -> None:
    path = players_books.ostheer(tmp_path / "ostheer.xlsx")
    arrivals = [unit.arrival for unit in read(path, year="1943").units if unit.arrival]
    assert arrivals == ["1943-07-II", "1943-07-II", "1943-01-I", "1943-08-I"]


@pytest.mark.parametrize("each_row", [True, False])
def test_a_blank_formation_is_none_where_each_row_tells_its_own(
    each_row: bool, tmp_path: Path
) -> None:
    army, corps = ("8th Army", "10 Corps") if each_row else (None, None)
    path = saved(
        tmp_path / "a.xlsx", ("Unit", "Nat", "Type", "Size", "Values", "Army", "Corps"),
        ("1", "SU", "Rfl", "XX", "4-6", "8th Army", "10 Corps"),
        ("2", "SU", "Rfl", "XX", "4-6", army, corps),
        ("3", "SU", "Rfl", "XX", "4-6", army, corps),
        ("4", "SU", "Rfl", "XX", "4-6", army, None),
        ("5", "SU", "Rfl", "XX", "4-6", None, None),
        title="Soviets",
    )  # fmt: skip
    *_, fourth, fifth = read(path).units
    corps_of_army = ("8th Army", "10 Corps")
    # A unit of no formation stands in one that is called as its sheet.
    expected = [("8th Army",), ("Soviets",)] if each_row else [corps_of_army, corps_of_army]
    assert [fourth.path, fifth.path] == expected


def test_a_name_with_an_unknown_type_before_its_size_is_asked_for(tmp_path: Path) -> None:
    path = players_books.russian_army(tmp_path / "list.csv")
    reading = read(path, side__list="Soviet")
    assert [(u.designation, u.type, u.size) for u in reading.units] == [
        ("27", "rifle", "XX"), ("204", "motorised rifle", "XX"), ("7", "аэросанная", "XX"),
        ("22", "tank", "XX"), ("6", "cavalry", "XX"), ("120", "artillery", "III"),
        ("128", "rifle", "XX"),
    ]  # fmt: skip
    # It is drawn as a plain symbol and told: no unit is left out for a word.
    assert [(p.where, p.found) for p in reading.problems] == [("list!C4", "аэросанная")]
    assert [u.arrival for u in reading.units if u.arrival] == ["1941-07-I", "1941-07-II"]
    assert reading.units[1].path == ("Западный фронт", "3-я армия")
