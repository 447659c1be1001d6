"""The words that fields offer while one types, and what is said of words that stand near others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table
from tests.unit.games.war_in_europe.test_asked_and_told import doubts


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def offered(table: Table, action: str) -> Mapping[str, tuple[str, ...]]:
    """What the form of an action offers by field."""
    return table.queries.form(action).offered


@pytest.mark.parametrize(
    ("phase", "action", "field"),
    [
        ("movement", "ride", "hex"),
        ("movement", "rail_cut", "hexes"),
        ("movement", "hexes", "hexes"),
        ("movement", "assault", "hex"),
        ("movement", "assault", "island"),
        ("movement", "emergency_transport", "hex"),
    ],
)
def test_hexes_are_offered_from_the_books_of_the_side(
    table: Table, phase: str, action: str, field: str
) -> None:
    table.own_turn(AXIS, "replacement")
    table.post("assault_points", points=1)
    table.post("rail_cut", hexes=["B7777"])
    table.go_to(AXIS, phase)
    words = offered(table, action)[field]
    # Of a unit of its own, a cut, and a hex that the tables name.
    assert {"B1011", "B7777", "C2428"} <= set(words)
    # Of a unit of the enemy, whose sheet may be hidden.
    assert "A2020" not in words


def test_results_and_ports_of_suppression_are_offered(table: Table) -> None:
    table.air("Axis", "South", 7)
    table.weather()
    table.front("South", ("Axis", 0, 7))
    assert offered(table, "suppress") == {"port": (), "result": ("A", "D", "none")}
    port = {"port": "Malta", "points": 5, "result": "A"}
    table.post("suppress", front="South", nation="Axis", ports=[port])
    assert offered(table, "suppress")["port"] == ("Malta",)
    assert offered(table, "air_points") == {"why": ("air combat", "suppression")}
    table.go_to(ALLIED, "movement")
    words = offered(table, "interdict")
    assert words["results"] == ("A", "D", "none")
    assert "50 infantry" in words["targets"]


def test_the_words_of_the_first_attack_and_the_seas_are_offered(table: Table) -> None:
    table.own_turn(AXIS, "replacement")
    table.post("assault_points", points=1)
    table.go_to(AXIS, "movement")
    words = offered(table, "french_attacked")
    assert words["country"] == ("Belgium", "France")
    assert words["target"][:2] == ("Belgian", "French")
    assert "Germany" in words["territory"]
    assert offered(table, "assault")["sea"] == ("Baltic",)


def test_a_kind_that_is_nearly_another_is_asked_about(table: Table) -> None:
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="armor", points=2, why="factory")
    told = doubts(table, "receive_points", front="West", kind="armour", points=2)
    assert "no points of that kind are in the books, but of armor." in told
    assert offered(table, "receive_points")["why"] == ("factory",)


def test_points_do_not_move_to_the_front_where_they_are(table: Table) -> None:
    table.air("Axis", "West", 7)
    moved = {"change": "moved", "nation": "Axis", "front": "West", "points": 2}
    assert "Say to which front" in table.refused("air_points", **moved)
    told = table.refused("air_points", to_front="West", **moved)
    assert "They are on that front already. Name another." in told


def test_without_an_air_war_no_pair_is_told_to_fight(table: Table) -> None:
    table.air("Axis", "East", 9)
    table.air("Soviet", "East", 20)
    table.weather()
    flown = {"Axis": 9, "Soviet": 20}
    plan = table.preview("missions", front="East", superiority=flown, other={}, distance=13)
    lines = {line.label: (line.value, line.arithmetic) for line in plan.working}
    assert lines["Air combat, Axis and Soviet"] == (False, "no air war is possible")


def test_a_port_is_asked_for_before_its_points(table: Table) -> None:
    table.air("Axis", "South", 7)
    table.weather()
    table.front("South", ("Axis", 0, 7))
    told = table.refused("suppress", front="South", nation="Axis", ports=[])
    assert told == "ports: No port is named. Add one."
