"""What a list leaves open is asked once: whose its sheets are, which turn is turn 1."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from oobmgr.exchange.layouts.turns import turn_number
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from tests.unit.exchange.trial_lists import EUROPA, read, saved

HEAD = ("Unit", "Type", "Size", "Values", "Formation")
INFANTRY = ("Inf", "XX", "7-6")
SEVEN_SIX = {"attack": 7, "defense": 7, "move": 6}
Rows = tuple[tuple[str | float | None, ...], ...]


def sheets(path: Path, **rows: Rows) -> Path:
    """A workbook with a sheet for each name, every one with its headings."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, lines in rows.items():
        sheet = book.create_sheet(name)
        for row in (HEAD, *lines):
            sheet.append(row)
    book.save(path)
    return path


def answered(path: Path, **answers: str) -> OrderOfBattleReading:
    return read_order_of_battle(path, EUROPA, {k.replace("__", ":"): v for k, v in answers.items()})


# ------------------------------------------------------------------------------- whose they are


def test_whose_the_units_of_all_sheets_are_is_one_question(tmp_path: Path) -> None:
    one = (("1", *INFANTRY, "I Corps"),)
    path = sheets(tmp_path / "a.xlsx", North=one, Centre=one, South=one)
    [question] = read(path).questions
    assert question.text == "Whose are the units on North, Centre, South?"
    assert (question.id, question.rows) == ("side:North:Centre:South", 3)
    assert question.proposal == "Axis, Germany"
    assert question.choices[-2:] == ("Soviet", "ask for each sheet")
    reading = answered(path, side__North__Centre__South="Axis, Romania")
    assert [unit.nation for unit in reading.units] == ["Romania"] * 3
    assert reading.questions == ()


def test_sheets_that_differ_are_asked_for_one_by_one(tmp_path: Path) -> None:
    one = (("1", *INFANTRY, "I Corps"),)
    path = sheets(tmp_path / "a.xlsx", North=one, South=one)
    each = {"side__North__South": "ask for each sheet"}
    assert [one.id for one in answered(path, **each).questions] == ["side:North", "side:South"]
    told = answered(path, **each, side__North="Soviet", side__South="Axis, Italy")
    assert [unit.nation for unit in told.units] == ["Soviet Union", "Italy"]
    # What is kept of one sheet holds for it, and a new sheet is asked for all the same.
    [left] = answered(path, side__North="Soviet").questions
    assert left.id == "side:South"
    sheets(path, North=one, South=one, East=one)
    [new] = answered(path, side__North__South="Axis, Italy").questions
    assert new.text == "Whose are the units on East?"


def test_each_sheet_has_a_proposal_of_its_own(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        North=(("1", *INFANTRY, "I Corps"),),
        South=(("3 Soviet", *INFANTRY, "I Corps"), ("4", *INFANTRY, "I Corps")),
    )
    [question] = read(path).questions
    assert question.text == (
        "Whose are the units on North (Axis, Germany?), South (Soviet?)?"
    )  # fmt: skip
    assert question.proposal == question.choices[0] == "each as proposed"
    taken = answered(path, side__North__South="each as proposed")
    assert [unit.side for unit in taken.units] == ["axis", "soviet", "soviet"]
    assert taken.questions == ()


# ----------------------------------------------------------------------------- nations in names


def test_a_nation_in_a_name_is_that_of_the_unit(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        Axis=(
            ("1", *INFANTRY, "1st Hungarian Corps"), ("2", *INFANTRY, "1st Hungarian Corps"),
            ("5", *INFANTRY, "rumänische 3. Armee"), ("German 7", *INFANTRY, "3. Armee"),
            ("6", *INFANTRY, "I Corps"), ("8", *INFANTRY, "I Corps"),
        ),
    )  # fmt: skip
    reading = read(path)
    assert [unit.nation for unit in reading.units] == [
        "Hungary", "Hungary", "Romania", "Germany", "Germany", "Germany",
    ]  # fmt: skip
    # Of a whole word it is sure, and says so; that of the others is asked, and not the commonest.
    told = {(one.word, one.meaning, one.rows) for one in reading.taken if one.column == "names"}
    assert told == {
        ("Hungarian", "Hungary", 2), ("rumänische", "Romania", 1), ("German", "Germany", 1),
    }  # fmt: skip
    assert [(one.id, one.rows) for one in reading.questions] == [("blank:nation:axis", 2)]


def test_a_nation_that_is_cut_short_is_asked_once_for_each_word(tmp_path: Path) -> None:
    path = sheets(
        tmp_path / "a.xlsx",
        Axis=(
            ("1", *INFANTRY, "3. rum. Armee"), ("2", *INFANTRY, "4. rum. Armee"),
            ("5", *INFANTRY, "ital. 8. Armee"), ("6", *INFANTRY, "I. Korps"),
            ("7 Inf. mot.", *INFANTRY, "2. Div."),
        ),
    )  # fmt: skip
    asked = {one.id: (one.rows, one.proposal) for one in read(path).questions}
    assert asked == {
        "word:named:rum.": (2, "Romania"),
        "word:named:ital.": (1, "Italy"),
        "blank:nation:axis": (2, "Germany"),
    }
    said = {
        "word:named:rum.": "Romania",
        "word:named:ital.": "leave out",
        "blank:nation:axis": "Germany",
    }
    reading = read_order_of_battle(path, EUROPA, said)
    assert [unit.nation for unit in reading.units] == ["Romania"] * 2 + ["Germany"] * 3
    assert reading.questions == ()


def test_a_column_of_nations_is_believed_before_any_name(tmp_path: Path) -> None:
    head, nation = (*HEAD, "Nat"), "D"
    path = saved(tmp_path / "a.xlsx", head, ("1", *INFANTRY, "3rd Romanian Army", nation))
    reading = read(path)
    assert [unit.nation for unit in reading.units] == ["Germany"]
    assert reading.questions == ()


# -------------------------------------------------------------------------------- turns by number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 3), ("turn 3", 3), ("T3", 3), ("GT 3", 3), ("Turn 12", 12), ("Spielzug 4", 4),
        ("ход 5", 5), ("t. 07", 7), ("#2", 2), ("3/4", None), ("0", None), ("-3", None),
        ("III", None), ("corps 3", None), ("1941", None), ("3,5", None), ("", None),
    ],
)  # fmt: skip
def test_a_number_of_a_turn_is_read(text: str, number: int | None) -> None:
    assert turn_number(text) == number


@pytest.mark.parametrize("written", [(1, 2, 4), ("turn 1", "T2", "GT 4"), ("1", "2", "4")])
def test_turns_by_number_are_counted_from_the_start(
    written: tuple[str | float, ...], tmp_path: Path
) -> None:
    rows = [(str(turn), "D", *INFANTRY, turn) for turn in written]
    path = saved(tmp_path / "a.xlsx", ("Unit", "Nat", "Type", "Size", "Values", "Turn"), *rows)
    [question] = read(path).questions
    assert (question.id, question.rows) == ("turn 1", 3)
    assert question.text.endswith("which turn is turn 1?")
    first = EUROPA.calendar.parse(question.proposal)
    assert first == min(one.first_turn for one in EUROPA.scenarios)
    reading = answered(path, **{"turn 1": "July I 1941"})
    assert [unit.arrival for unit in reading.units] == ["1941-07-I", "1941-07-II", "1941-08-II"]
    assert reading.questions == ()


def test_a_game_that_numbers_its_turns_is_asked_nothing(tmp_path: Path) -> None:
    rows: Rows = (("1", "Germany", *INFANTRY, 3), ("2", "Germany", *INFANTRY, "T4"))
    path = saved(tmp_path / "a.xlsx", ("Unit", "Nation", "Type", "Size", "Values", "Turn"), *rows)
    reading = read_order_of_battle(path, game("balkans"))
    assert [unit.arrival for unit in reading.units] == ["t0003", "t0004"]
    assert reading.questions == ()


def test_a_column_of_tanks_is_not_taken_for_turns(tmp_path: Path) -> None:
    rows = [("1", "D", *INFANTRY, "T34"), ("2", "D", *INFANTRY, "T26")]
    head = ("Unit", "Nat", "Type", "Size", "Values", "Equipment")
    reading = read(saved(tmp_path / "a.xlsx", head, *rows))
    assert [unit.arrival for unit in reading.units] == ["", ""]
    assert reading.questions == ()


def test_turns_by_number_stand_across(tmp_path: Path) -> None:
    rows = (("Unit", "Turn 1", "Turn 2", "T3"), ("7-6 Inf XX", "x2", None, "x1"))
    path = saved(tmp_path / "a.xlsx", *rows, title="Germany")
    assert [one.id for one in read(path).questions] == ["turn 1"]
    reading = answered(path, **{"turn 1": "July I 1941"})
    assert [unit.arrival for unit in reading.units] == ["1941-07-I", "1941-07-I", "1941-08-I"]


# ------------------------------------------------------------------------------- a combat value


def test_a_combat_value_is_the_strength(tmp_path: Path) -> None:
    rows = (("Unit", "Nat", "Type", "Size", "CV", "MP"), ("1", "D", "Inf", "XX", 7, 6))
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [dict(unit.ratings) for unit in reading.units] == [
        {"attack": 7, "defense": 7, "move": 6}
    ]
    whole = (("Unit", "Nat", "Type", "Size", "CV"), ("1", "D", "Inf", "XX", "7-6"))
    reading = read(saved(tmp_path / "b.xlsx", *whole))
    assert [dict(unit.ratings) for unit in reading.units] == [
        {"attack": 7, "defense": 7, "move": 6}
    ]
