"""The air war in the books: missions, combat, exposure, interdiction, and the attrition cycle."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table, flown

from oobmgr.domain.errors import BadInput
from oobmgr.games.war_in_europe.turns import read_date


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


# --------------------------------------------------------------------------------- cycles


def _turn(table: Table, *missions: tuple[str, int, int], **about: object) -> None:
    table.weather()
    table.front("West", *missions, **about)
    table.to_next_turn()


def test_a_cycle_takes_what_the_table_says(table: Table) -> None:
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    _turn(table, ("Axis", 0, 10), ("Commonwealth", 0, 0))  # 30 and 60
    _turn(table, ("Axis", 0, 10), ("Commonwealth", 0, 20))  # 30 and 40
    _turn(table, ("Axis", 10, 0), ("Commonwealth", 10, 0), distance=1)  # air combat: nothing
    _turn(table, ("Axis", 0, 20), ("Commonwealth", 0, 0))  # 20 and 60
    assert table.queries.sequence().phase == "cycle"
    assert "Sum up" in table.advance_refused()
    table.post("attrition")
    # Axis: 60 + 40 + 0 + 60 = 160, two lost. Commonwealth: 30 + 30 + 0 + 20 = 80, one lost.
    assert table.points()["West, Axis"][0] == "38"
    assert table.points()["West, Commonwealth"][0] == "59"
    assert table.table("air_war", "Attrition so far") == [
        ("1/6/41", "West, Commonwealth", "80", "1", ""),
        ("1/6/41", "West, Axis", "160", "2", ""),
    ]
    assert "already" in table.refused("attrition")
    # What was taken off is not reckoned once more from what is left: 59 would have become 58.
    assert table.preview("attrition").working == ()
    table.skip()
    assert table.queries.sequence().phase == "weather"


def test_allied_points_wear_down_no_soviet_ones(table: Table) -> None:
    table.air("Axis", "East", 20)
    table.air("Soviet", "East", 30)
    table.air("Commonwealth", "East", 40)
    for _ in range(4):
        table.weather()
        table.front("East", ("Axis", 0, 0), ("Soviet", 0, 0), soviet_total_war=True)
        table.to_next_turn()
    table.post("attrition")
    # Soviet: 4 × 20 = 80, one lost. Axis: 4 × (30 + 40) = 280, four lost, for both are enemies.
    assert table.points()["East, Soviet"][0] == "29"
    assert table.points()["East, Axis"][0] == "16"


def test_a_cycle_asks_for_no_turn_before_the_first_of_the_campaign(tmp_path: Path) -> None:
    table = Table(tmp_path, start="3/5/41")
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    for _ in range(2):
        _turn(table, ("Axis", 0, 0), ("Commonwealth", 0, 0))
    table.post("attrition")
    # Two turns of 60 are 120, two lost; of 40 they are 80, one lost.
    assert table.points()["West, Axis"][0] == "38"
    assert table.points()["West, Commonwealth"][0] == "59"


def test_a_turn_of_air_combat_is_shown_as_it_counts(tmp_path: Path) -> None:
    table = Table(tmp_path, attrition_gate="always")
    _west(table)
    missions = flown(("Axis", 10, 5), ("Commonwealth", 50, 0))
    posted = table.post("missions", front="West", distance=12, **missions)
    # 40 − 5 on other missions, and 60: by the option they count in combat too.
    assert table.working(posted)["Axis: points that count"] == 35
    assert table.table("air_war", "Turns of this cycle")[0][2:] == ("35", "60", "combat")


def test_a_turn_without_an_entry_is_not_shown_as_nothing(table: Table) -> None:
    table.air("Axis", "West", 40)
    assert table.table("air_war", "Turns of this cycle") == [
        ("West", "1/5/41", "–", "–", "no entry"),
    ]  # fmt: skip


def test_more_points_than_there_are_is_said_in_a_sentence(table: Table) -> None:
    table.air("Axis", "West", 40)
    said = table.refused("air_points", nation="Axis", front="West", change="lost", points=41)
    assert "That is more than the 40 that Axis has in the West. Enter fewer." in said


def test_a_turn_that_no_cycle_has_is_refused_with_what_a_cycle_has() -> None:
    with pytest.raises(BadInput) as refused:
        read_date("5/5/40")
    (fault,) = refused.value.faults
    assert "a cycle has 4 turns, a year 13 cycles" in fault.sentence()


def test_turns_of_air_combat_count_by_the_option(tmp_path: Path) -> None:
    table = Table(tmp_path, attrition_gate="always")
    table.air("Axis", "West", 15)
    table.air("Commonwealth", "West", 15)
    for _ in range(4):
        _turn(table, ("Axis", 10, 0), ("Commonwealth", 10, 0), distance=1)
    table.post("attrition")
    # 15 × 4 = 60: one each.
    assert table.points()["West, Axis"][0] == "14"


def test_a_turn_without_an_entry_is_asked_for(table: Table) -> None:
    table.air("Axis", "West", 40)
    for _ in range(4):
        table.weather()
        table.to_next_turn()
    assert "4/5/41 has no entry" in table.refused("attrition")
    table.post("attrition", nothing_flew=True)


def test_a_nation_is_worn_down_for_the_turns_it_was_exposed(tmp_path: Path) -> None:
    for policy, left in (("exposed_turns", "19"), ("all_four", "18")):
        folder = tmp_path / policy
        folder.mkdir()
        table = Table(folder, attrition_mid_cycle=policy)
        table.air("Axis", "South", 30)
        table.air("US", "South", 20)
        for at_war in (False, False, True, True):
            table.weather()
            table.front("South", ("Axis", 0, 0), ("US", 0, 0), us_belligerent=at_war)
            table.to_next_turn()
        table.post("attrition")
        # Exposed in two turns of 30 each: 60, one lost. All four: 120, two lost.
        assert table.points()["South, US"][0] == left


def test_the_gap_of_the_table_is_for_the_players(tmp_path: Path) -> None:
    table = Table(tmp_path, air_table_gap="literal")
    table.air("Axis", "West", 9)
    table.air("Commonwealth", "West", 178)
    for points in (178, 178, 178, 178):
        _turn(table, ("Axis", 0, 0), ("Commonwealth", 0, 178 - points))
    # 4 × 178 = 712.
    assert "712 has no row" in table.refused("attrition")
    table.post("attrition", agreed=11)
    assert ("West, Axis") not in table.points()  # 9 at hand, 11 lost: none are left


def test_agreeing_where_the_table_has_a_row_is_refused(table: Table) -> None:
    table.air("Axis", "West", 9)
    for _ in range(4):
        _turn(table, ("Axis", 0, 0))
    assert "not needed" in table.refused("attrition", agreed=1)


def test_cycles_from_the_start_of_the_scenario(tmp_path: Path) -> None:
    table = Table(tmp_path, start="3/5/41", cycle_anchor="scenario_start")
    seen = []
    for _ in range(6):
        seen.append((table.queries.sequence().turn, table.queries.sequence().phase))
        table.to_next_turn()
    assert [turn for turn, phase in seen if phase == "cycle"] == ["1941-06-3"]


def test_a_year_of_twelve_cycles(tmp_path: Path) -> None:
    table = Table(tmp_path, start="4/12/41", cycles_per_year="12")
    table.to_next_turn()
    assert table.queries.sequence().turn == "1942-01-1"
    (tmp_path / "thirteen").mkdir()
    usual = Table(tmp_path / "thirteen", start="4/12/41")
    usual.to_next_turn()
    assert usual.queries.sequence().turn == "1941-13-1"


def test_the_order_of_play_is_an_option(tmp_path: Path) -> None:
    table = Table(tmp_path, order_of_play="soviet_axis_allied")
    names = [part.name for part in table.queries.sequence().player_turns]
    assert [name.split()[0].lower() for name in names[1:]] == ["soviet", AXIS, ALLIED]
