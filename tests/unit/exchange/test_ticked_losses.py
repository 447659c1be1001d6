"""What a player keeps beside his units: losses ticked, dead units, turns on sheets, SP."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.known_games import game
from tests.unit.exchange.trial_lists import EUROPA, read, saved

GRANDE_ARMEE = game("grande_armee")
HEAD = ("Einheit", "Typ", "Gr.", "Werte", "Stufen", "Verluste")


def test_losses_are_ticked_in_a_column_for_each_step(tmp_path: Path) -> None:
    rows = (
        ("9. ARMEE",), (), (*HEAD, None, None, "Land"), (*[None] * 5, 1, 2, 3),
        ("VIII. A.K.",),
        ("8", "Inf", "XX", "7-6", 2, "x", None, None, "D"),
        ("28", "Inf", "XX", "7-6", 2, None, None, None, "D"),
        ("7", "Pz", "XX", "14-10", 3, "x", "x", "x", "D"),
        ("Summe VIII. A.K.", None, None, None, "=SUM(E6:E8)"),
    )  # fmt: skip
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [(u.designation, u.steps, u.steps_left) for u in reading.units] == [
        ("8", 2, 1), ("28", 2, None), ("7", 3, 0),
    ]  # fmt: skip
    # The army stands in the title alone.
    assert [u.path for u in reading.units] == [("9. ARMEE", "VIII. A.K.")] * 3
    assert [one.message for one in reading.errors] == []
    assert not [one for one in reading.problems if one.cell.startswith("column")]


@pytest.mark.parametrize(
    ("lost", "left", "told"),
    [(1, 1, ""), ("xx", 0, ""), ("-", 2, ""), (3, None, "3 is not a number of steps lost"),
     ("viel", None, "viel is not a number of steps lost")],
)  # fmt: skip
def test_losses_are_counted_or_doubted(
    tmp_path: Path, lost: str | int, left: int | None, told: str
) -> None:
    rows = [("1", "Inf", "XX", "7-6", 2, 1)] * 2
    reading = read(
        saved(tmp_path / "a.xlsx", HEAD, ("8", "Inf", "XX", "7-6", 2, lost), *rows, title="Germany")
    )
    assert reading.units[0].steps_left == left
    assert [one.message.split(";")[0] for one in reading.problems if one.cell == "F2"] == (
        [told] if told else []
    )


def test_a_pool_of_the_dead_says_what_is_left(tmp_path: Path) -> None:
    head = ("Land", "Einheit", "Typ", "Gr", "A", "V", "B", "Stufen", "noch")
    reading = read(saved(tmp_path / "a.xlsx", head, ("SU", "5", "Tank", "XX", 6, 5, 8, 2, 0)))
    (unit,) = reading.units
    assert (unit.steps, unit.steps_left, dict(unit.ratings)) == (
        2, 0, {"attack": 6, "defense": 5, "move": 8},
    )  # fmt: skip


def test_a_sheet_named_after_a_turn_says_when_its_units_come(tmp_path: Path) -> None:
    head = ("Unit", "Nat", "Type", "Size", "Values")
    rows = (("94", "D", "Inf", "XX", "7-6"), ("95", "D", "Inf", "XX", "7-6"))
    reading = read(saved(tmp_path / "a.xlsx", head, *rows, title="Jul I 41"))
    assert [(u.arrival, u.path) for u in reading.units] == [("1941-07-I", ("Germany",))] * 2


def test_the_nation_before_a_formation_is_no_part_of_its_name(tmp_path: Path) -> None:
    head = ("Unit", "Type", "Size", "Values")
    rows = (
        ("Germany: 18th Army",),
        ("61", "Inf", "XX", "7-6"),
        ("Ost: A",),
        ("1", "Inf", "XX", "7-6"),
    )
    reading = read(saved(tmp_path / "a.xlsx", head, *rows))
    assert [(u.nation, u.path[-1]) for u in reading.units][:1] == [("Germany", "18th Army")]
    assert reading.units[1].path[-1] == "Ost: A"


def test_air_groups_of_a_german_list(tmp_path: Path) -> None:
    head, row = ("Seite", "Land", "Muster", "Gruppen", "Stufen"), ("Achse", "D", "Ju 87B", 4, 1)
    reading = read(saved(tmp_path / "a.xlsx", head, row, title="Luft"))
    (group,) = reading.records
    assert (reading.errors, group.values["groups"], group.values["side"]) == ((), 4, "axis")


def corps(path: Path, *rows: tuple[str | int | None, ...]) -> Path:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "French"
    for row in (("Name", "Arm", "SP", "lost", "Init.", "CB", "Mor.", "Turn"), *rows):
        sheet.append(row)
    book.save(path)
    return path


def test_leaders_weeks_and_points_of_another_game(tmp_path: Path) -> None:
    path = corps(
        tmp_path / "a.xlsx",
        ("III Corps",),
        ("Eugène", "army leader", None, None, 3, 2, 4),
        ("8e Division", "infantry", 8, 2, None, None, 3, "II Mai 1813"),
        ("9e Division", "infantry", 8, None, None, None, 3, "IV. Mai 1813"),
        ("10e Division", "infantry", "many", None, None, None, 3, "3 Juni 1813"),
    )
    reading = read_order_of_battle(path, GRANDE_ARMEE)
    assert reading.questions == ()
    leader, first, second = reading.units
    assert (leader.type, leader.ratings["initiative"], leader.ratings["bonus"]) == (
        "army leader", 3, 2,
    )  # fmt: skip
    calendar = GRANDE_ARMEE.calendar
    assert (first.steps_left, calendar.label(first.arrival), calendar.label(second.arrival)) == (
        6, "II May 1813", "IV May 1813",
    )  # fmt: skip
    assert [one.message for one in reading.errors] == ["'many' is not a number of SP."]


def test_both_games_have_their_word_for_steps(tmp_path: Path) -> None:
    head = ("Einheit", "Typ", "Gr.", "Werte", "Stufen")
    rows = [("8", "Inf", "XX", "7-6", one) for one in (2, 2, "many")]
    reading = read_order_of_battle(saved(tmp_path / "a.xlsx", head, *rows, title="Germany"), EUROPA)
    assert [one.message for one in reading.errors] == ["'many' is not a number of steps."]


def test_an_answer_about_blank_turns_holds_when_a_row_repeats_one(tmp_path: Path) -> None:
    head = ("Zug", "Land", "Einheit", "Typ", "Gr", "Werte")
    what = ("D", "Inf", "XX", "7-6")
    turns = ("Juli I 41", None, "Juli II 41", "Juli II 41")
    rows = [(turn, "D", str(n), *what[1:]) for n, turn in enumerate(turns, 1)]
    path = saved(tmp_path / "a.xlsx", head, *rows)
    answers = {"blank:arrival:Axis": "as in the row above"}
    reading = read_order_of_battle(path, EUROPA, answers)
    arrivals = [unit.arrival for unit in reading.units]
    assert arrivals == ["1941-07-I", "1941-07-I", "1941-07-II", "1941-07-II"]
