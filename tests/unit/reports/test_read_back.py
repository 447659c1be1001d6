"""What is typed from a pencilled sheet, and what is said of what cannot be."""

from dataclasses import replace

import pytest

from oobmgr.campaign.commands import ReadBack, SheetMark
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.known_games import game
from oobmgr.reports.read_back import SheetReader
from tests.unit.reports.sheets import unit

SPARK, EUROPA = game("spark"), game("europa")


def rows() -> list[UnitRow]:
    army = ("67th Army", "86th Rifle Division")
    soviets = [
        unit(number, side="soviet", designation=f"{number}/86", path=army, steps=8, left=6)
        for number in range(1, 4)
    ]
    german = unit(9, side="german", designation="I/399", path=("German forces",), steps=5)
    return [*soviets, german]


def reader(side: str = "soviet") -> SheetReader:
    return SheetReader(SPARK, side, rows())


def read(*lines: str) -> ReadBack:
    return reader().read(lines)


def one(line: str) -> SheetMark:
    (mark,) = read(line).marks
    return mark


@pytest.mark.parametrize(
    ("line", "mark"),
    [
        ("A01 -2", SheetMark(UnitId(1), change=-2)),
        ("a1 −2", SheetMark(UnitId(1), change=-2)),
        ("A001 – 2", SheetMark(UnitId(1), change=-2)),
        ("A02 +1", SheetMark(UnitId(2), change=1)),
        ("A02 4", SheetMark(UnitId(2), steps_left=4)),
        ("A02 0", SheetMark(UnitId(2), steps_left=0)),
        ("A03 S", SheetMark(UnitId(3), markers={"suppressed": True})),
        ("A03 s d", SheetMark(UnitId(3), markers={"suppressed": True, "disrupted": True})),
        ("A03 -S", SheetMark(UnitId(3), markers={"suppressed": None})),
        ("A03 A 1712", SheetMark(UnitId(3), markers={"assault": "1712"})),
        ("A03 -A", SheetMark(UnitId(3), markers={"assault": None})),
        ("A03 hex 1612", SheetMark(UnitId(3), hex="1612")),
        ("a01: 4 of 8 steps", SheetMark(UnitId(1), steps_left=4)),
        ("A01 1/86 4/8", SheetMark(UnitId(1), steps_left=4)),
        ("A01 ☐☐☐☐☒☒☒☒", SheetMark(UnitId(1), steps_left=4)),
        ("A01 [ ][ ][ ][ ][x][x][x][x]", SheetMark(UnitId(1), steps_left=4)),
        ("A01 6 to 4.", SheetMark(UnitId(1), steps_left=4)),
        ("A01 6→4", SheetMark(UnitId(1), steps_left=4)),
        ("A01 6 -> 4, S", SheetMark(UnitId(1), steps_left=4, markers={"suppressed": True})),
        ("A01 ✗✗", SheetMark(UnitId(1), change=-2)),
        (
            "A03 -1, s ✓, 1612",
            SheetMark(UnitId(3), change=-1, markers={"suppressed": True}, hex="1612"),
        ),
        (
            "A03 Suppressed off, am 1712",
            SheetMark(UnitId(3), markers={"suppressed": None, "assault": "1712"}),
        ),
        ("A03 in column", SheetMark(UnitId(3), markers={"in_column": True})),
        (
            "A03 -1 O hex pool",
            SheetMark(UnitId(3), change=-1, markers={"out_of_supply": True}, hex="pool"),
        ),
    ],
)
def test_an_entry_is_a_code_and_what_stands_on_the_paper(line: str, mark: SheetMark) -> None:
    assert one(line) == mark


def test_several_lines_or_entries_between_semicolons_are_read_in_order() -> None:
    marks = read("A01 -1; A02 S", "", "  ", "A03 5\nA01 -1").marks
    assert [mark.unit_id for mark in marks] == [1, 2, 3, 1]


def test_codes_are_those_of_the_side() -> None:
    (mark,) = reader("german").read(["A01 -1"]).marks
    assert mark.unit_id == 9


def test_all_faults_are_told_with_their_lines() -> None:
    lines = ["A01 -1", "Z9 -1", "A02 Q", "", "A03 A", "A03", "A01 hex"]
    with pytest.raises(BadInput) as caught:
        read(*lines)
    told = [(fault.where, fault.value) for fault in caught.value.faults]
    assert told == [
        ("line 2", "Z9 -1"),
        ("line 3", "A02 Q"),
        ("line 5", "A03 A"),
        ("line 6", "A03"),
        ("line 7", "A01 hex"),
    ]
    sentences = [fault.sentence() for fault in caught.value.faults]
    assert "A01 to A03" in sentences[0]
    assert "S suppressed" in sentences[1]
    assert "A 1712" in sentences[2]


@pytest.mark.parametrize("lines", [("A01 -7",), ("A01 +3",), ("A01 9",), ("A01 -4", "A01 -3")])
def test_no_unit_loses_more_boxes_than_it_has(lines: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as caught:
        read(*lines)
    (fault,) = caught.value.faults
    assert fault.where == f"line {len(lines)}"
    assert "of 8 steps" in fault.message


def test_a_refusal_counts_as_the_game_does() -> None:
    corps = unit(1, side="french", designation="III Corps", path=("Grande Armée",), steps=8)
    with pytest.raises(BadInput, match="III Corps has 8 of 8 SP"):
        SheetReader(game("grande_armee"), "french", [corps]).read(["A01 -9"])


def test_what_is_typed_adds_up_line_by_line() -> None:
    looked = reader().look(["A01 -2", "A01 -1 D", "A01 A 1710", "A01 -D"])
    assert [line.words for line in looked] == [
        "4 of 8 steps",
        "3 of 8 steps, disrupted",
        "AM 1710",
        "disrupted off",
    ]


@pytest.mark.parametrize("lines", [(), ("", " ; ")])
def test_nothing_entered_is_said(lines: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="Nothing was entered"):
        read(*lines)


def test_a_game_without_markers_takes_boxes_and_hexes() -> None:
    axis = [replace(row, side=SideId("axis")) for row in rows()]
    europa = SheetReader(EUROPA, "axis", axis)
    assert europa.read(["A01 -1 hex 1B"]).marks == (SheetMark(UnitId(1), change=-1, hex="1B"),)
    with pytest.raises(BadInput, match="'S' is not known"):
        europa.read(["A01 S"])


def test_what_the_reader_says_of_a_line_is_read_again() -> None:
    (line,) = reader().look(["A01 -2 S O hex 1612"])
    (again,) = reader().look([f"A01 {line.words}"])
    assert again.words == line.words


def test_boxes_of_another_number_are_those_of_another_row() -> None:
    with pytest.raises(BadInput, match="has 8 boxes, not 7"):
        read("A01 4 of 7")


def test_a_change_from_another_number_is_of_another_row() -> None:
    with pytest.raises(BadInput, match="has 6 open boxes, not 7"):
        read("A01 7 to 6")


def test_no_box_is_struck_that_nobody_entered() -> None:
    army = ("67th Army",)
    one = unit(1, side="soviet", designation="1", path=army, steps=8)
    one = replace(one, traits={"steps_unknown": "yes"})
    with pytest.raises(BadInput, match="are not entered, so none can be struck"):
        SheetReader(SPARK, "soviet", [one]).read(["A01 -1"])
