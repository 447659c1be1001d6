"""The air war in the books: missions, combat, exposure, interdiction and suppression."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, Table, flown


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def _west(table: Table) -> None:
    """Forty Axis points against sixty of the Commonwealth, and good weather."""
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    table.weather()


def test_what_flies_nothing_is_inactive_and_counts(table: Table) -> None:
    _west(table)
    table.front("West", ("Axis", 0, 12), ("Commonwealth", 20, 5))
    # 40 − 12 on other missions; 60 − 20 − 5.
    assert table.points()["West, Axis"] == ("40", "0 + 12", "exposed")
    assert table.points()["West, Commonwealth"] == ("60", "20 + 5", "exposed")
    turns = table.table("air_war", "Turns of this cycle")
    # Axis 0 + 28, Commonwealth 20 + 35.
    assert turns == [("West", "1/5/41", "28", "55", "no combat")]


def test_air_combat_needs_a_distance_and_counts_nothing(table: Table) -> None:
    _west(table)
    missions = flown(("Axis", 10, 0), ("Commonwealth", 50, 0))
    assert "both sides fly" in table.refused("missions", front="West", **missions)
    assert "air combat" in table.post("missions", front="West", distance=12, **missions).title
    # 10 + 30 and 50 + 10 would count without it.
    assert table.table("air_war", "Turns of this cycle") == [("West", "1/5/41", "0", "0", "combat")]
    to_come = table.table("air_war", "Attrition to come")
    assert [row[1:3] for row in to_come] == [("0", "0"), ("0", "0")]


@pytest.mark.parametrize(
    ("axis", "allied", "about", "combat"),
    [
        (6, 36, {"distance": 12}, True),  # exactly six to one
        (6, 37, {"distance": 12}, False),  # more
        (6, 36, {"distance": 13}, False),  # too far apart
        (6, 36, {"distance": 3, "neutral_between": True}, False),
        (0, 36, {}, False),  # only one of them flies
    ],
)
def test_whether_there_is_air_combat(
    table: Table, axis: int, allied: int, about: dict[str, object], combat: bool
) -> None:
    _west(table)
    table.front("West", ("Axis", axis, 0), ("Commonwealth", allied, 0), **about)
    told = table.table("air_war", "Turns of this cycle")[0][-1]
    assert told == ("combat" if combat else "no combat")


def test_exactly_six_to_one_by_the_other_reading(tmp_path: Path) -> None:
    table = Table(tmp_path, six_to_one="or_greater")
    _west(table)
    table.front("West", ("Axis", 6, 0), ("Commonwealth", 36, 0), distance=1)
    assert table.table("air_war", "Turns of this cycle")[0][-1] == "no combat"


def test_more_than_the_most_on_superiority_is_refused(table: Table) -> None:
    table.air("Axis", "East", 50)
    table.weather()
    fly = flown(("Axis", 31, 0))
    assert "1 point too many" in table.refused("missions", front="East", **fly)
    table.front("East", ("Axis", 30, 0))
    assert table.points()["East, Axis"][1] == "30 + 0"


def test_the_points_of_one_player_are_counted_together(table: Table) -> None:
    table.air("Axis", "South", 40)
    table.air("Italy", "South", 40)
    table.weather()
    missions = flown(("Axis", 31, 0), ("Italy", 30, 0))
    # 61 where 60 is the most; either alone would do.
    assert "1 point too many" in table.refused("missions", front="South", **missions)


def test_soviet_and_allied_points_are_counted_apart(table: Table) -> None:
    table.air("Soviet", "East", 40)
    table.air("US", "East", 40)
    table.weather()
    fly = flown(("Soviet", 31, 0), ("US", 30, 0))
    told = table.refused("missions", front="East", **fly)
    assert "Soviet: 1 point too many" in told
    assert "Allied" not in told
    # Sixty of friends together, thirty of each player.
    table.front("East", ("Soviet", 30, 0), ("US", 30, 0))


def test_what_cannot_fly_is_refused(table: Table) -> None:
    _west(table)
    fly = flown(("Axis", 30, 11), ("Commonwealth", 0, 0))
    assert "flies 41, and has 40" in table.refused("missions", front="West", **fly)
    assert "flies 1, and has 0" in table.refused("missions", front="West", **flown(("US", 0, 1)))
    assert "no air points" in table.refused("missions", front="East")


def test_points_come_go_and_move(table: Table) -> None:
    table.air("US", "West", 10)
    table.post("air_points", change="moved", nation="US", front="West", to_front="South", points=4)
    table.post("air_points", change="lost", nation="US", front="West", points=1, why="storm")
    assert table.points()["West, US"][0] == "5"
    assert table.points()["South, US"][0] == "4"
    more = {"change": "lost", "nation": "US", "front": "West"}
    assert "more than the 5" in table.refused("air_points", points=6, **more)
    assert "points" in table.refused("air_points", points=0, **more)
    assert "on that front already" in table.refused(
        "air_points", change="moved", nation="US", front="West", to_front="West", points=1
    )


@pytest.mark.parametrize(
    ("front", "nation", "about", "exposed"),
    [
        ("West", "Axis", {}, True),
        ("West", "US", {"us_belligerent": True}, False),  # not in the list of the rule
        ("South", "US", {"us_belligerent": True}, True),
        ("South", "US", {}, False),
        ("South", "Italy", {"italy_belligerent": True}, True),
        ("South", "Axis", {"italy_belligerent": True}, False),
        ("South", "Commonwealth", {"ground_contact": True}, True),
        ("South", "Commonwealth", {"us_belligerent": True}, False),
        ("East", "Soviet", {"soviet_total_war": True}, True),
        ("East", "Axis", {}, False),
    ],
)
def test_who_is_exposed(
    table: Table, front: str, nation: str, about: dict[str, object], exposed: bool
) -> None:
    table.air(nation, front, 5)
    table.weather()
    table.front(front, (nation, 0, 0), **about)
    assert table.points()[f"{front}, {nation}"][-1] == ("exposed" if exposed else "not exposed")


def test_every_nation_at_war_by_the_option(tmp_path: Path) -> None:
    table = Table(tmp_path, attrition_list="all_belligerents")
    table.air("US", "West", 5)
    table.weather()
    table.front("West", ("US", 0, 0), us_belligerent=True)
    assert table.points()["West, US"][-1] == "exposed"


def test_without_an_air_war_nobody_is_exposed_by_the_option(tmp_path: Path) -> None:
    table = Table(tmp_path, attrition_needs_air_war=True)
    _west(table)
    table.front("West", ("Axis", 0, 0), ("Commonwealth", 0, 0), distance=13)
    assert table.points()["West, Axis"][-1] == "not exposed"
    table.front("West", ("Axis", 0, 0), ("Commonwealth", 0, 0), distance=12)
    assert table.points()["West, Axis"][-1] == "exposed"


# ------------------------------------------------------------------------------- attacks


def _south(table: Table, other: int = 7) -> None:
    table.air("Axis", "South", 10)
    table.weather()
    table.front("South", ("Axis", 0, other))


def _attack(points: int, targets: list[str], results: list[str]) -> dict[str, object]:
    attack = {"points": points, "targets": targets, "results": results}
    return {"front": "South", "nation": "Axis", **attack}


def test_interdiction_takes_its_losses_before_the_next(table: Table) -> None:
    _south(table)
    table.go_to(ALLIED, "movement")
    posted = table.post("interdict", **_attack(7, ["50", "51", "52", "53"], ["A", "A", "A", "D"]))
    # Five of 7, five of 6, five of 5, then the four that are left.
    assert [line for name, line in table.working(posted).items() if name.startswith("Attack")] == [
        5, 5, 5, 4,
    ]  # fmt: skip
    assert table.points()["South, Axis"][0] == "7"
    told = table.table("air_war", "Interdiction and suppression")
    assert told == [("South, Axis", "interdiction", "50 A, 51 A, 52 A, 53 D", "3 points", "")]
    # Three are lost: four are left for the turn.
    refused = table.refused("interdict", **_attack(5, ["54"], ["D"]))
    assert "more than the 4 points" in refused


def test_an_attack_after_one_that_was_revoked_hides_no_other(table: Table) -> None:
    _south(table)
    table.go_to(ALLIED, "movement")
    first = table.post("interdict", **_attack(5, ["50"], ["D"]))
    table.post("interdict", **_attack(5, ["51"], ["D"]))
    table.campaign.session.revoke(first.transaction)
    table.post("interdict", **_attack(5, ["52"], ["D"]))
    told = [row[2] for row in table.table("air_war", "Interdiction and suppression")]
    assert told == ["51 D", "52 D"]


def test_no_unit_is_attacked_twice(tmp_path: Path, table: Table) -> None:
    _south(table)
    table.go_to(ALLIED, "movement")
    assert "already" in table.refused("interdict", **_attack(5, ["50", "50"], ["D", "D"]))
    table.post("interdict", **_attack(5, ["50"], ["D"]))
    assert "already" in table.refused("interdict", **_attack(5, ["50"], ["D"]))
    (tmp_path / "both").mkdir()
    both = Table(tmp_path / "both", interdict_both_ends=True)
    _south(both)
    both.go_to(ALLIED, "movement")
    both.post("interdict", **_attack(5, ["50", "50"], ["D", "D"]))


def test_attacks_that_cannot_be(table: Table) -> None:
    _south(table)
    table.go_to(ALLIED, "movement")
    assert "No unit" in table.refused("interdict", **_attack(5, [], []))
    assert "Enter one for each" in table.refused("interdict", **_attack(5, ["50"], []))
    assert "not a result" in table.refused("interdict", **_attack(5, ["50"], ["Q"]))
    other = _attack(5, ["50"], ["D"]) | {"nation": "Italy"}
    assert "no entry" in table.refused("interdict", **other)


def test_suppression_uses_up_only_what_is_lost(table: Table) -> None:
    _south(table)
    ports = [
        {"port": "Malta", "points": 5, "result": "A"},
        {"port": "Tunis", "points": 2, "result": "D"},
    ]
    table.post("suppress", front="South", nation="Axis", ports=ports)
    # One of the seven is gone, from those that fly as from those that are there.
    assert table.points()["South, Axis"][:2] == ("9", "0 + 6")
    table.go_to(ALLIED, "movement")
    # Six of the seven are left, and may all interdict.
    table.post("interdict", **_attack(6, ["50"], ["D"]))


def test_ports_that_cannot_be_suppressed(table: Table) -> None:
    _south(table)
    six = [{"port": "Malta", "points": 6, "result": "D"}]
    assert "At most 5 points" in table.refused("suppress", front="South", nation="Axis", ports=six)
    eight = [{"port": name, "points": 4, "result": "D"} for name in ("Malta", "Tunis")]
    assert "more than the 7" in table.refused("suppress", front="South", nation="Axis", ports=eight)
    (fault,) = table.preview("suppress", front="South", nation="Axis", ports=eight).refusals
    assert (fault.where, fault.called) == ("ports", "Ports")
    nameless = [{"port": "", "points": 4, "result": "D"}]
    assert "Name it" in table.refused("suppress", front="South", nation="Axis", ports=nameless)


def test_the_working_of_a_suppression_names_its_ports(table: Table) -> None:
    _south(table)
    # Five of the seven: what the others may attack is told as well.
    ports = [{"port": "Malta", "points": 5, "result": "D"}]
    told = table.preview("suppress", front="South", nation="Axis", ports=ports).working
    assert [(line.label, line.value, line.arithmetic) for line in told[:2]] == [
        ("Malta", 5, "at most 5"),
        ("Together", 5, "of 7"),
    ]


@pytest.mark.parametrize(("port", "said"), [("Malta", "Malta"), (" ", "port 2")])
def test_points_are_asked_for_by_their_port(table: Table, port: str, said: str) -> None:
    _south(table)
    ports = [
        {"port": "Tunis", "points": 2, "result": "D"},
        {"port": port, "points": 0, "result": "D"},
    ]
    refused = table.refused("suppress", front="South", nation="Axis", ports=ports)
    assert f"Say how many points attack {said}." in refused


@pytest.mark.parametrize(
    ("superiority", "other", "where", "value"),
    [(3, 5, "other", "5"), (8, 0, "superiority", "8"), (8, 2, "superiority", "8")],
)
def test_too_many_points_are_told_where_they_are_entered(
    table: Table, superiority: int, other: int, where: str, value: str
) -> None:
    table.air("Axis", "West", 7)
    table.weather()
    given = flown(("Axis", superiority, other))
    (fault,) = table.preview("missions", front="West", **given).refusals
    assert (fault.where, fault.value) == (where, value)


def test_nobody_fights_players_who_have_no_points_on_the_front(table: Table) -> None:
    table.air("Axis", "East", 9)
    table.air("Soviet", "East", 30)
    table.weather()
    given = flown(("Axis", 9, 0), ("Soviet", 20, 0))
    told = table.preview("missions", front="East", distance=1, **given).working
    pairs = [line.label for line in told if line.label.startswith("Air combat, ")]
    assert pairs == ["Air combat, Axis and Soviet"]
