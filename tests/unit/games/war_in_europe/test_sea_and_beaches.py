"""Sea in the books: assaults, beaches and who holds them, voyages, Round the Horn."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table

from oobmgr.games.war_in_europe.fact_kinds import BEACH

LANDING = {
    "hex": "C2222",
    "points": 2,
    "water_hexes": 24,
    "dist_major_supply": 12,
    "adj_all_sea": True,
    "sea": "Mediterranean",
}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


# ------------------------------------------------------------------------------------- sea


def _landing(table: Table, points: int = 5, weather: str = "Clear") -> None:
    table.weather(weather)
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=points)
    table.go_to(ALLIED, "movement")


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ({"water_hexes": 25}, "too far over water"),
        ({"dist_major_supply": 13}, "too far from major supply"),
        ({"source_mountain": True}, "not Gibraltar"),
        ({"target_mountain": True}, "is made on a mountain"),
        ({"adj_all_sea": False}, "not a beach"),
        ({"hex": "C2428"}, "not a beach"),  # Genoa
        # An island of which the rules say that it can be walked into.
        (
            {"adj_all_sea": False, "adj_portless_island": True, "island": "b5616"},
            "not a beach",
        ),
        ({"sea": "Baltic Sea"}, "closed in this weather"),
        ({"points": 6}, "more than the 5"),
        ({"points": 5}, "4 is the most"),
        ({"water_hexes": None}, "water_hexes"),
        ({"sea": ""}, "sea"),
    ],
)
def test_what_stands_against_an_assault(table: Table, about: dict[str, object], told: str) -> None:
    _landing(table, weather="Mud")
    assert told in table.refused("assault", **LANDING | about)


def test_an_assault_that_may_be(table: Table) -> None:
    _landing(table)
    table.post("assault", **LANDING | {"source_mountain": True, "source_gibraltar": True})
    told = table.table("production", "Amphibious Points")
    assert ("C2222", "Allied", "2", "0 + 0", "taken 1/5/41") in told
    assert ("waiting", "Allied", "3", "", "") in told
    # Two more would make four, three more five.
    assert "5 in the hex" in table.refused("assault", **LANDING | {"points": 3})
    table.post("assault", **LANDING)


def test_units_go_through_a_beach(tmp_path: Path) -> None:
    for option, most in (("per_point", 4), ("per_hex", 2)):
        folder = tmp_path / option
        folder.mkdir()
        table = Table(folder, port_transfers=option)
        _landing(table)
        table.post("assault", **LANDING)
        assert "turn of the assault" in table.refused("through_beach", hex="C2222", units_in=1)
        table.post("through_beach", hex="C2222", units_out=1)
        table.to_next_turn()
        table.own_turn(ALLIED)
        table.post("through_beach", hex="C2222", units_in=1)
        too_many = {"hex": "C2222", "units_in": 1, "units_out": most - 1}
        assert f"at most {most} may" in table.refused("through_beach", **too_many)
        table.post("through_beach", hex="C2222", units_out=most - 1)
        assert "No Amphibious Point" in table.refused("through_beach", hex="C0001", units_in=1)
        assert "Say how many" in table.refused("through_beach", hex="C2222")


@pytest.mark.parametrize(("option", "most"), [("per_point", 4), ("per_hex", 2)])
def test_points_from_before_a_second_assault_still_take_units_in(
    tmp_path: Path, option: str, most: int
) -> None:
    """Two older points take two units each, or two the hex; the two of this turn take none."""
    table = Table(tmp_path, port_transfers=option)
    _landing(table)
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.weather("Clear")
    table.own_turn(ALLIED)
    table.post("assault", **LANDING)
    table.post("through_beach", hex="C2222", units_in=1)
    table.post("through_beach", hex="C2222", units_in=most - 1)
    told = table.refused("through_beach", hex="C2222", units_in=1)
    assert ("from before the assault" in told) == (option == "per_point")
    if option == "per_point":
        table.post("through_beach", hex="C2222", units_out=4)
    table.to_next_turn()
    table.own_turn(ALLIED)
    table.post("through_beach", hex="C2222", units_in=2)


def test_two_assaults_of_one_turn_take_nobody_in(table: Table) -> None:
    _landing(table)
    table.post("assault", **LANDING | {"points": 1})
    table.post("assault", **LANDING | {"points": 2})
    told = table.refused("through_beach", hex="C2222", units_in=1)
    assert "None comes in on the turn of the assault" in told


def test_points_of_a_beach_are_recycled(table: Table) -> None:
    _landing(table)
    table.post("assault", **LANDING)
    assert "No Amphibious Point" in table.refused("recycle", hex="C0001")
    assert "Name the beach: C2222." in table.refused("recycle", hex=" ")
    table.post("recycle", hex="C2222")
    assert table.table("production", "Amphibious Points") == [("waiting", "Allied", "5", "", "")]
    # Nothing is noted of the beach any more: its next assault is another one.
    assert set(table.queries.facts(BEACH).values()) <= {None}


def test_what_is_noted_of_a_beach_is_of_the_side_that_landed_last(table: Table) -> None:
    """The Axis lands where the Allies did: what the Axis noted stays when theirs are recycled."""
    _landing(table)
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.weather("Clear")
    table.go_to(AXIS, "replacement")
    table.post("assault_points", points=3)
    table.go_to(AXIS, "movement")
    table.post("assault", **LANDING)
    turn = table.queries.sequence().turn
    table.own_turn(ALLIED)
    table.post("recycle", hex="C2222")
    assert table.queries.facts(BEACH)["C2222", "assault"] == turn


def test_whoever_takes_a_beach_begins_anew_there(table: Table) -> None:
    """Two units went out for the Axis: they do not count against the Allies who land there."""
    table.weather("Clear")
    table.go_to(AXIS, "replacement")
    table.post("assault_points", points=1)
    table.go_to(AXIS, "movement")
    table.post("assault", **LANDING | {"points": 1})
    table.post("through_beach", hex="C2222", units_out=2)
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    table.post("assault", **LANDING | {"points": 1})
    table.post("through_beach", hex="C2222", units_out=2)


def test_the_long_way_takes_four_turns(table: Table) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    assert "is at sea" in table.refused("set_out", units="12")
    seas = "High Seas Intervention"
    rolls = (f"Air-Sea Interdiction, {seas}", seas, seas, seas)
    for turn, checks in enumerate(rolls, 1):
        assert table.table("production", "Round the Horn") == [
            ("12 infantry", str(turn), checks, "")
        ]
        assert checks in table.warned("voyages_due")[0]
        if turn < 4:
            assert f"turn {turn} of its voyage" in table.refused("land", units="12", hex="B0001")
            assert table.warned("landings_due") == []
            table.to_next_turn()
            table.own_turn()
    assert table.warned("landings_due") == ["12 infantry, turn 4 of its voyage: it may land."]
    assert "not at sea" in table.refused("land", units="7 Pz", hex="B0001")
    table.post("land", units="12", hex="B0001")
    assert table.hex_of("12") == "B0001"


def test_aircraft_attack_a_ship_round_the_horn_in_its_first_turn_alone(table: Table) -> None:
    attack = {"front": "South", "nation": "Commonwealth", "points": 5, "results": ["D"]}
    table.air("Commonwealth", "South", 7)
    table.weather()
    table.front("South", ("Commonwealth", 0, 7))
    table.own_turn()
    table.post("set_out", units="12")
    assert "12 infantry" in table.queries.form("interdict").offered["targets"]
    table.post("interdict", targets=["12"], **attack)
    table.to_next_turn()
    table.weather()
    table.front("South", ("Commonwealth", 0, 7))
    table.own_turn()
    assert "12 infantry" not in table.queries.form("interdict").offered["targets"]
    for name in ("12", "12 infantry"):
        told = table.refused("interdict", targets=[name], **attack)
        assert "in turn 2 of its voyage" in told
    # A word that means another unit as well, or none of the books, is the players' to know.
    table.post("interdict", targets=["3 ships"], **attack)
    table.add(AXIS, "Germany", "12", "armor", "B1010")
    table.post("interdict", targets=["12"], **attack)


def _retaken(table: Table) -> None:
    """An Allied beach that Axis units take back in the turn after the assault."""
    _landing(table)
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.own_turn(AXIS)
    table.post("hexes", hexes=["C2222"], last="Axis")


def test_points_of_a_beach_that_nobody_took_back_are_asked_about(table: Table) -> None:
    _landing(table)
    table.post("assault", **LANDING)
    # Nothing is known of the hex, and then that it is one's own: neither is a beach taken back.
    for last in (None, "Allied"):
        if last:
            table.post("hexes", hexes=["C2222"], last=last)
        (asked,) = table.preview("recycle", hex="C2222").warnings
        assert "no enemy took it back since its assault" in asked.message
        assert (asked.case, asked.asks) == ("WIE-AMPH-08", True)
        assert table.queries.filled("recycle", {}).hex == ""
    table.to_next_turn()
    table.own_turn(AXIS)
    table.post("hexes", hexes=["C2222"], last="Axis")
    table.own_turn(ALLIED)
    assert table.preview("recycle", hex="C2222").warnings == ()
    assert table.queries.filled("recycle", {}).hex == "C2222"


def test_a_beach_that_the_enemy_took_back_serves_nobody(table: Table) -> None:
    _retaken(table)
    table.go_to(ALLIED, "movement")
    assert table.warned("beaches_retaken") == [
        "C2222: the enemy has it again, and its points come back to their pool."
    ]
    told = "Axis units were last in C2222"
    assert told in table.refused("through_beach", hex="C2222", units_in=1)
    assert told in table.refused("ride", units="50", by="sea", hex="C2222")
    assert told in table.refused("emergency_transport", units="50", hex="C2222")
    assert told in table.refused("assault", **LANDING | {"points": 1})
    table.post("recycle", hex="C2222")
    assert table.warned("beaches_retaken") == []
    # Another assault begins anew, although the enemy was the last before it.
    table.post("assault", **LANDING | {"points": 1})
    assert table.warned("beaches_retaken") == []
    table.to_next_turn()
    table.own_turn(ALLIED)
    table.post("ride", units="50", by="sea", hex="C2222")


def test_a_beach_that_is_ones_own_again_serves(table: Table) -> None:
    _retaken(table)
    table.go_to(ALLIED, "movement")
    table.post("hexes", hexes=["C2222"], last="Soviet")  # a friend of the Allies
    assert table.warned("beaches_retaken") == []
    table.post("through_beach", hex="C2222", units_in=1)


def test_the_beach_of_another_side_serves_nobody_else(table: Table) -> None:
    _landing(table)
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.own_turn(AXIS)
    for action in ("through_beach", "recycle"):
        assert "has no Amphibious Point on a beach" in table.refused(action, hex="C2222")
        assert action not in table.queries.sequence().actions_now


def test_an_enemy_who_was_there_before_the_assault_took_nothing_back(table: Table) -> None:
    table.own_turn(AXIS)
    table.post("hexes", hexes=["C2222"], last="Axis")
    table.to_next_turn()
    _landing(table)
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.own_turn(ALLIED)
    assert table.warned("beaches_retaken") == []
    table.post("through_beach", hex="C2222", units_in=1)


def test_who_moves_later_takes_a_beach_back_in_the_turn_of_its_assault(tmp_path: Path) -> None:
    for order, lost in (("axis_allied_soviet", False), ("allied_axis_soviet", True)):
        folder = tmp_path / order
        folder.mkdir()
        table = Table(folder, order_of_play=order)
        table.weather()
        table.go_to(ALLIED, "replacement")
        table.post("assault_points", points=2)
        if not lost:
            table.post("hexes", hexes=["C2222"], last="Axis")
        table.go_to(ALLIED, "movement")
        table.post("assault", **LANDING)
        if lost:
            table.go_to(AXIS, "movement")
            table.post("hexes", hexes=["C2222"], last="Axis")
        table.to_next_turn()
        table.own_turn(ALLIED)
        assert bool(table.warned("beaches_retaken")) is lost


def test_who_stands_on_a_beach_has_not_lost_it(table: Table) -> None:
    _landing(table)
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.own_turn(ALLIED)
    table.post("ride", units="50", by="sea", hex="C2222")
    table.post("hexes", hexes=["C2222"], last="Axis")
    assert table.warned("beaches_retaken") == []
    table.post("through_beach", hex="C2222", units_in=1)
