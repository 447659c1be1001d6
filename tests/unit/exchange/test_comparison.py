from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from oobmgr.campaign.rows import RecordRow, UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitStatus, UnitValues
from oobmgr.exchange.comparison import compare
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from tests.unit.exchange.made_workbooks import Cell, make_workbook

EUROPA = game("europa")


def read(tmp_path: Path) -> OrderOfBattleReading:
    return read_order_of_battle(make_workbook(tmp_path / "a.xlsx"), EUROPA)


def row_of(values: UnitValues, unit_id: int) -> UnitRow:
    """The unit as a campaign holds it after an import."""
    return UnitRow(
        id=UnitId(unit_id), side=values.side, nation=values.nation, designation=values.designation,
        type=values.type, size=values.size, formation=FormationId(1), path=values.path,
        ratings=values.ratings, rating_text="", traits=values.traits, steps=values.steps,
        steps_left=values.steps, status=UnitStatus.ON_MAP, arrival=values.arrival, arrival_label="",
        hex=values.hex, setup=values.setup, note=values.note, source_key=values.source_key,
    )  # fmt: skip


def test_into_an_empty_campaign_all_is_new(tmp_path: Path) -> None:
    reading = read(tmp_path)
    preview = compare(reading, ())
    assert [unit.values for unit in preview.new] == list(reading.units)
    assert [unit.place.row for unit in preview.new] == [2, 3]
    assert (preview.new_formations, len(preview.new_records)) == (3, 1)
    assert preview.to_command().units == reading.units
    assert preview.to_command().source == "a.xlsx"


def test_only_what_is_new_is_added(tmp_path: Path) -> None:
    reading = read(tmp_path)
    preview = compare(reading, (row_of(reading.units[0], 7),))
    assert (preview.unchanged, len(preview.new), preview.new_formations) == (1, 1, 1)
    assert preview.to_command().units == reading.units[1:]


def test_a_loss_or_a_hex_is_no_difference(tmp_path: Path) -> None:
    reading = read(tmp_path)
    played = replace(
        row_of(reading.units[0], 7), steps_left=0, status=UnitStatus.DEAD, hex="1B 1309"
    )
    assert compare(reading, (played,)).changed == ()


def test_steps_left_are_compared_where_the_workbook_tells_them(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {"Axis!X1": "Steps left", "Axis!X2": 1})
    reading = read_order_of_battle(path, EUROPA)
    (changed,) = compare(reading, map(row_of, reading.units, (7, 8))).changed
    assert changed.sentence() == "61 infantry XX: steps left is 2, in the workbook 1."


def test_every_difference_is_told(tmp_path: Path) -> None:
    reading = read(tmp_path)
    other = replace(
        row_of(reading.units[0], 7),
        path=("9th Army",), steps=1, ratings={"attack": 5, "defense": 7, "move": 6},
        traits={**reading.units[0].traits, "re": "2", "cm": "C/M"}, note="moved by hand",
    )  # fmt: skip
    (changed,) = compare(reading, (other,)).changed
    assert {(d.field, d.in_campaign, d.in_workbook) for d in changed.differences} == {
        ("formation", "9th Army", "4th Army / VII Corps"),
        ("steps", "1", "2"),
        ("attack", "5", "7"),
        ("RE", "2", "3"),
        ("C/M", "C/M", ""),
    }
    assert changed.unit_id == 7
    assert "C/M is C/M, in the workbook empty" in changed.sentence()


def test_turns_and_sides_are_told_as_people_call_them(tmp_path: Path) -> None:
    reading = read(tmp_path)
    other = replace(row_of(reading.units[0], 7), arrival=TurnCode(""), side=SideId("soviet"))
    (changed,) = compare(reading, (other,)).changed
    assert changed.sentence() == (
        "61 infantry XX: side is Soviet, in the workbook Axis; "
        "arrival is the start, in the workbook June II 1941."
    )


def test_a_unit_added_by_hand_that_looks_the_same_is_pointed_out(tmp_path: Path) -> None:
    reading = read(tmp_path)
    by_hand = replace(row_of(reading.units[1], 9), source_key="")
    assert [unit.alike for unit in compare(reading, (by_hand,)).new] == [None, 9]


def test_units_of_another_workbook_are_counted(tmp_path: Path) -> None:
    reading = read(tmp_path)
    elsewhere = replace(row_of(reading.units[1], 9), source_key="other.1")
    assert compare(reading, (elsewhere,)).absent == 1


def test_air_groups_are_known_again_one_by_one(tmp_path: Path) -> None:
    reading = read(tmp_path)
    (g,) = reading.records
    row = RecordRow(1, g.kind, g.values)
    twice = replace(reading, records=(g, g), record_places=reading.record_places * 2)
    assert compare(reading, (), (row,)).unchanged_records == 1
    again = compare(twice, (), (row,))
    assert (again.unchanged_records, again.new_records) == (1, (g,))
    other = replace(row, values=dict(g.values) | {"groups": 7})
    assert compare(reading, (), (other,)).new_records == (g,)


def test_a_unit_without_an_id_is_the_one_entered_by_hand_that_looks_the_same(
    tmp_path: Path,
) -> None:
    words: tuple[Cell, ...] = (
        "Axis", "Germany", "61", "infantry", "XX", "4th Army / VII Corps", "7-6", 7, 7, 6, 2,
    )  # fmt: skip
    cells = {f"Axis!{column}3": word for column, word in zip("BCDEFGHIJKU", words, strict=True)}
    book = make_workbook(tmp_path / "a.xlsx", {**cells, "Axis!A2": "", "Axis!A3": "  "})
    reading = read_order_of_battle(book, EUROPA)
    assert [unit.source_key for unit in reading.units] == [
        "Germany infantry XX 61", "Germany infantry XX 61 #2",
    ]  # fmt: skip
    by_hand = replace(row_of(reading.units[0], 7), source_key="")
    preview = compare(reading, (by_hand,))
    assert (preview.unchanged, len(preview.new)) == (1, 1)
    both = compare(reading, (by_hand, replace(by_hand, id=UnitId(8))))
    assert (len(both.new), both.absent) == (0, 0)
