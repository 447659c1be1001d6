"""Fortress cities: how far away a unit is where the map leaves it open, and hexes of cities."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import AXIS, Table


def test_a_distance_that_depends_on_the_layout_is_asked_for(table: Table) -> None:
    # 0717 is 3 or 4 hexes from Budapest.
    words = table.refused("enter_hex", units="6 Gds", to="0717")
    assert "Budapest is 3 to 4 hexes away" in words
    table.post("enter_hex", units="6 Gds", to="0717", distance={"Budapest": 3})
    assert table.table("festung", "Rolls due") == [("6 Gds", "0717", "Budapest", "due")]


@pytest.mark.parametrize(
    ("axis", "parity", "near"),
    [("first", "odd", False), ("first", "even", False), ("second", "odd", False),
     ("second", "even", True)],
)  # fmt: skip
def test_the_four_layouts(tmp_path: Path, axis: str, parity: str, near: bool) -> None:
    # From 0717 to 0520. First digits as rows: two rows over, from 7 to 5, shift by one place at
    # most, so 2 of the 3 places are left: 4. Last digits as rows: three rows over shift by 1 1/2
    # places; from 7 to 5 it is 2 1/2 where row 17 lies further on: 4, 1 1/2 where row 20 does: 3.
    table = Table(tmp_path, stagger_axis=axis, pushed_parity=parity)
    preview = table.preview("enter_hex", units="6 Gds", to="0717")
    assert preview.refusals == ()
    assert bool(preview.sentence) is near


def test_viennas_hex_is_asked_for_and_never_made_up(table: Table) -> None:
    assert table.city("Vienna")[1] == "not known"
    assert table.warned("city_without_hex") == [
        "Enter the hex of Vienna, so that the books see who comes near."
    ]
    preview = table.preview("enter_hex", units="6 Gds", to="0718")
    (warning,) = preview.warnings
    assert warning.sentence() == (
        "Hexes to a city, as you counted them (distance): The hex of Vienna is not known. "
        "Enter it, or say how many hexes away Vienna is."
    )
    assert table.queries.proposal("city_hex").city == "Vienna"
    table.post("city_hex", hex="0115")
    assert table.city("Vienna")[1] == "0115"
    assert "Vienna is in 0115. It is in the books." in table.refused("city_hex", hex="0115")
    assert table.warned("city_without_hex") == []
    table.post("enter_hex", units="6 Gds", to="0116")
    assert table.table("festung", "Rolls due") == [("6 Gds", "0116", "Vienna", "due")]


def test_vienna_can_be_near_by_a_count_alone(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0310", distance={"Vienna": 3})
    table.post("festung_roll", die=1)
    assert table.city("Vienna")[-1] == "Festung"


def test_a_unit_that_came_near_before_viennas_hex_was_entered(table: Table) -> None:
    # 0116 lies next to 0115; 0118 is 3 hexes away in every layout, but was entered later.
    table.post("enter_hex", units="6 Gds", to="0116")
    table.post("enter_hex", units="6 Gds", to="0118")
    table.go_to(AXIS, "movement")
    told = table.preview("city_hex", city="Vienna", hex="0115").sentence
    assert told == "A Festung roll is due: 6 Gds tank came near already."
    table.post("city_hex", city="Vienna", hex="0115")
    assert table.table("festung", "Rolls due") == [("6 Gds", "0116", "Vienna", "due")]
    assert table.warned("festung_roll_due") == ["6 Gds in 0116: roll for Vienna."]
    table.post("festung_roll", die=5)
    assert table.city("Vienna")[2:] == ("5, T 1", "failed")
    assert table.table("festung", "Rolls due") == []


def test_a_roll_that_was_made_there_is_the_only_one(table: Table) -> None:
    # 0825 is near Zagreb and Graz; that Vienna was near, too, shows only then.
    table.post("enter_hex", units="6 Gds", to="0825")
    table.post("city_hex", city="Vienna", hex="0824")
    assert table.table("festung", "Rolls due") == [("6 Gds", "0825", "Graz or Vienna or Zagreb",
                                                    "due")]  # fmt: skip
    table.post("festung_roll", city="Zagreb", die=5)
    assert table.table("festung", "Rolls due") == []


def test_what_the_layout_decides_is_told_until_it_is_set(table: Table) -> None:
    # 0717 is 3 or 4 hexes from 0520, and so from 0514, which lies as far on the other side.
    table.post("enter_hex", units="6 Gds", to="0717", distance={"Budapest": 4})
    table.post("city_hex", city="Vienna", hex="0514")
    assert table.table("festung", "Rolls due") == []
    (words,) = table.warned("entries_to_count")
    assert words.startswith("6 Gds entered 0717, 3 to 4 hexes from Vienna: set in the options")


def test_who_was_out_of_supply_calls_for_nothing_later(table: Table) -> None:
    table.post("supply", units="6 Gds")
    table.post("enter_hex", units="6 Gds", to="0116")
    table.post("supply", units="6 Gds", out=False)
    table.post("city_hex", city="Vienna", hex="0115")
    assert table.table("festung", "Rolls due") == []


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"city": "Budapest", "hex": "0521"}, "Budapest is in 0520."),
        ({"city": "Vienna", "hex": "12"}, "is not a hex of the map."),
        ({"city": "Vienna", "hex": ""}, "No hex is entered."),
        ({"city": "Vienna", "hex": "0520"}, "Budapest is in 0520."),
        ({"city": "Prague", "hex": "0101"}, "is not known here"),
    ],
)
def test_hexes_of_cities_that_are_refused(
    table: Table, given: dict[str, object], words: str
) -> None:
    assert words in table.refused("city_hex", **given)


def test_hexes_that_no_layout_bears_out_are_refused(tmp_path: Path) -> None:
    table = Table(tmp_path)
    for told in (2, 9):
        said = table.refused("enter_hex", units="6 Gds", to="0718", distance={"Budapest": told})
        assert f"Budapest is 3 hexes away, not {told}." in said
    said = table.refused("enter_hex", units="6 Gds", to="0717", distance={"Budapest": 7})
    assert "not 7." in said
    table.post("enter_hex", units="6 Gds", to="0718", distance={"Budapest": 3})


def test_a_city_without_a_hex_is_named_as_what_is_not_known(tmp_path: Path) -> None:
    table = Table(tmp_path)
    shown = table.preview("enter_hex", units="6 Gds", to="Vienna")
    assert [one.message for one in shown.warnings] == ["The hex of Vienna is not known."]
