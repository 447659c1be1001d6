"""Rail in the books: weather, repair, conversion, cuts and those behind them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import AXIS, SOVIET, Table

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId
from oobmgr.rules.symbols import PLAIN, symbol_name, take_symbols


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def _rows(table: Table, title: str) -> list[tuple[str, ...]]:
    return table.table("rail_and_supply", title)


# --------------------------------------------------------------------------------- weather


def test_the_weather_is_due_and_asked_for(table: Table) -> None:
    assert "Weather" in table.advance_refused()
    assert "Roll it" in table.refused("weather")
    table.post("weather", weather="Mud")
    assert "already" in table.refused("weather", weather="Mud")
    assert _rows(table, "Calendar")[0] == ("1/5/41", "Mud", "", "now")
    assert _rows(table, "Calendar")[-1][2] == "strategic cycle"


# ------------------------------------------------------------------------------------ rail


@pytest.mark.parametrize(
    ("weather", "area", "repaired", "converted"),
    [
        ("Clear", "Severe", 5, 1),
        ("Mud", "Severe", 1, 0),
        ("Mud", "Moderate", 2, 0),
        ("Snow", "Moderate", 1, 0),
        ("Snow", "other", 5, 1),
    ],
)
def test_a_repair_unit_works_as_far_as_the_table_says(
    table: Table, weather: str, area: str, repaired: int, converted: int
) -> None:
    table.weather(weather)
    table.go_to(AXIS, "movement")
    hexes = [f"B000{n}" for n in range(6)]
    work = {"units": "1 Rail", "area": area}
    told = table.refused("rail_work", hexes=hexes[: repaired + 1], **work)
    assert f"at most {repaired} may be" in told
    table.post("rail_work", hexes=hexes[:repaired], **work)
    assert "That would make" in table.refused("rail_work", hexes=["B0009"], **work)
    table.to_next_turn()
    table.weather(weather)
    table.go_to(AXIS, "movement")
    convert = work | {"work": "convert"}
    assert f"at most {converted} may be" in table.refused(
        "rail_work", hexes=hexes[: converted + 1], **convert
    )
    if converted:
        table.post("rail_work", hexes=hexes[:converted], **convert)


def test_railroad_engineers_repair_as_well(table: Table) -> None:
    unit = UnitId(table.ids["1 Rail"])
    table.campaign.session.execute(EditUnits((unit,), {"type": "railroad engineer"}))
    table.own_turn()
    table.post("rail_work", units="1 Rail", area="Severe", hexes=["B0001"])
    assert ("1 Rail", "B1010", "1", "0", "") in _rows(table, "Repair units")


def test_soviet_repair_units_convert_in_the_snow(table: Table) -> None:
    table.weather("Snow")
    table.go_to(SOVIET, "movement")
    table.post("rail_work", units="3 Rail", work="convert", hexes=["D0001"], area="Severe")
    assert ("3 Rail", "D4040", "0", "1", "") in _rows(table, "Repair units")


def test_one_kind_of_work_in_a_turn(tmp_path: Path) -> None:
    for mixed in (False, True):
        folder = tmp_path / str(mixed)
        folder.mkdir()
        table = Table(folder, mix_rail_work=mixed)
        table.own_turn()
        work = {"units": "1 Rail", "area": "Severe"}
        table.post("rail_work", hexes=["B0001", "B0002"], **work)
        convert = work | {"work": "convert", "hexes": ["B0001"]}
        if mixed:
            table.post("rail_work", **convert)
        else:
            assert "not both" in table.refused("rail_work", **convert)


def test_a_repair_unit_that_rode_does_nothing(table: Table) -> None:
    table.own_turn()
    table.post("ride", units="1 Rail", by="rail", hex="B1100")
    work = {"units": "1 Rail", "hexes": ["B0001"], "area": "Severe"}
    assert "at most 0 may be" in table.refused("rail_work", **work)
    table.to_next_turn()
    table.own_turn()
    table.post("rail_work", **work)


def test_what_rail_work_needs_is_asked_for(table: Table) -> None:
    table.own_turn()
    work = {"units": "1 Rail", "hexes": ["B0001"]}
    assert "weather area" in table.refused("rail_work", **work)
    assert "No hex" in table.refused("rail_work", units="1 Rail", area="Severe")
    assert "not a repair unit" in table.refused(
        "rail_work", area="Severe", **work | {"units": "12"}
    )
    assert "whose turn" in table.refused("rail_work", area="Severe", **work | {"units": "3 Rail"})


def test_a_cut_is_mended_and_units_behind_it_do_not_ride(table: Table) -> None:
    table.own_turn()
    table.post("rail_cut", hexes=["B0005", "B0006"])
    assert "cut already" in table.refused("rail_cut", hexes=["B0005"])
    table.post("cut_off", units="12")
    assert "already" in table.refused("cut_off", units="12")
    assert "no link by rail" in table.refused("ride", units="12", hex="B0009")
    table.post("ride", units="12", by="sea", hex="B0009")
    table.post("rail_work", units="1 Rail", hexes=["B0005"], area="Severe")
    assert [row[0] for row in _rows(table, "Cut railways")] == ["B0006", "12 infantry"]
    table.post("cut_off", units="12", cut_off=False)
    table.post("ride", units="12", hex="B0010")
    table.post("rail_cut", hexes=["B0006"], cut=False)
    assert _rows(table, "Cut railways") == []
    assert "open already" in table.refused("rail_cut", hexes=["B0006"], cut=False)


def test_a_repair_unit_behind_a_cut_walks_to_the_break_and_mends_it(table: Table) -> None:
    table.own_turn()
    table.post("rail_cut", hexes=["B0005"])
    table.post("cut_off", units="1 Rail")
    assert "no link by rail" in table.refused("ride", units="1 Rail", hex="B0005")
    table.post("rail_work", units="1 Rail", hexes=["B0005"], area="Severe")
    assert [row[0] for row in _rows(table, "Cut railways")] == ["1 Rail repair"]


def test_mobile_supply_in_the_snow(table: Table) -> None:
    table.weather("Snow")
    table.go_to(AXIS, "movement")
    ship = {"units": "1 Supply", "by": "sea", "hex": "B0009"}
    assert "its area is needed" in table.refused("ride", **ship)
    assert "this snow" in table.refused("ride", area="Severe", **ship)
    table.post("ride", **ship | {"by": "rail"})
    table.post("ride", area="Moderate", **ship | {"hex": "B0010"})


def test_every_kind_of_unit_has_a_drawing(table: Table) -> None:
    try:
        take_symbols(table.queries.game.symbols)
        types = {unit.type for unit in table.queries.units()}
        types |= {"rail repair", "Railroad Repair", "railway repair"}
        assert {kind for kind in types if symbol_name(kind) == PLAIN} == set()
    finally:
        take_symbols({})


def test_a_unit_behind_a_cut_is_asked_about_once_no_railway_is_cut(table: Table) -> None:
    table.own_turn()
    table.post("rail_cut", hexes=["B1010", "B1011"])
    table.post("cut_off", units="12")
    assert table.warned("nothing_cuts_off") == []
    table.post("rail_work", units="1 Rail", hexes=["B1010", "B1011"], area="Moderate")
    (asked,) = table.warned("nothing_cuts_off")
    assert asked == "12 infantry counts as cut off, and no railway is cut. Is it linked again?"
    # It is only asked: the mark stays until the player takes it off.
    assert "no link by rail" in table.refused("ride", units="12", by="rail", hex="B2020")
    table.post("cut_off", units="12", cut_off=False)
    assert table.warned("nothing_cuts_off") == []
