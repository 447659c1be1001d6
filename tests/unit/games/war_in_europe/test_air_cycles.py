"""The attrition cycle of the air war: its losses, turns of air combat, exposure, order of play."""

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
