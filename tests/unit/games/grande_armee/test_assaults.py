"""Assaults on a fortress and the end of a siege, and units put where enemies stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm


class Siege(BattleTable):
    """Torgau, A4020: two units of a garrison, a depot and the commandant; 1 Sgt besieges it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.add(COALITION, "Prussia", "Torgau 1", "infantry division", "A4020", "Torgau")
        self.add(COALITION, "Prussia", "Torgau 2", "infantry division", "A4020", "Torgau")
        self.add(COALITION, "Prussia", "Tauentzien", "division leader", "A4020", "Torgau")
        self.add(COALITION, "Prussia", "Torgau depot", "depot", "A4020", "Torgau")
        self.add(FRANCE, "France", "1 Sgt", "infantry division", "A4020")
        self.go_to(FRANCE, "siege")

    def asked(self, **given: object) -> list[str]:
        """What the entry of an assault asks."""
        return [one.message for one in self.preview("assault", **given).warnings if one.asks]


@pytest.fixture
def siege(tmp_path: Path) -> Siege:
    return Siege(tmp_path)


def test_an_assault_costs_both_sides(siege: Siege) -> None:
    # Each unit that a table adds has 2 steps: 2 − 1 on both sides.
    posted = siege.post("assault", units="1 Sgt, Torgau 1", points=[1, 1])
    assert siege.working(posted)["Lost in the assault"] == 2
    assert siege.working(posted)["SP in all"] == 2
    assert (siege.sp("1 Sgt"), siege.sp("Torgau 1"), siege.sp("Torgau 2")) == (1, 1, 2)
    assert siege.unaccounted() == 0


def test_a_fortress_falls_with_all_that_is_in_it(siege: Siege) -> None:
    start = siege.living()
    entry = {"units": "1 Sgt", "points": [1], "fallen": "Torgau 1, Torgau 2, Torgau depot"}
    told = [one.message for one in siege.preview("assault", **entry).warnings]
    posted = siege.post("assault", **entry)
    working = siege.working(posted)
    # 1 of the besiegers; 2 + 2 of the garrison; a depot has no SP.
    assert (working["Lost in the assault"], working["Surrendered"]) == (1, 4)
    assert working["SP in all"] == 5
    gone = set(start) - set(siege.living())
    assert gone == {"Torgau 1", "Torgau 2", "Torgau depot", "Tauentzien"}
    assert siege.table("supply", "Depots and depot cities")
    assert siege.unaccounted() == 0
    # 12.64: lost with the command in battle he is eliminated; told, for an assault may be none.
    assert "Tauentzien: lost with the command, as in battle." in told
    fates = {row[0]: row for row in siege.table("battles", "Leaders who fell")}
    assert fates["Tauentzien"][3] == "eliminated"
    siege.undo()
    assert siege.living() == start


def test_what_stays_behind_in_a_fortress_is_asked_about(siege: Siege) -> None:
    assert siege.asked(fallen="Torgau 1, Torgau depot") == [
        "Torgau 2 infantry division: still in A4020."
    ]
    # Who loses his last SP in the assault is not left to surrender.
    assert siege.asked(units="Torgau 2", points=[2], fallen="Torgau 1, Torgau depot") == []
    assert siege.asked(units="Torgau 2", points=[1], fallen="Torgau 1, Torgau depot") != []


def test_a_leader_without_a_command_there_is_told_of(siege: Siege) -> None:
    siege.add(COALITION, "Prussia", "Bülow", "corps leader", "A4020", "Elsewhere")
    fallen = "Torgau 1, Torgau 2, Torgau depot"
    told = [one.message for one in siege.preview("assault", fallen=fallen).warnings]
    assert "Bülow: still in A4020." in told
    siege.post("assault", fallen=fallen)
    siege.post("leader_fallen", units="Bülow", cause="attrition")


def test_a_hex_without_besiegers_is_asked_about(siege: Siege) -> None:
    assert siege.asked(units="16 Div", points=[1]) == ["Only one side has units in A4028."]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "No unit is picked."),
        ({"units": "1 Sgt", "points": [3]}, "has 2 SP and cannot lose 3."),
        ({"units": "1 Sgt"}, "0 numbers for 1 unit."),
        ({"units": "Torgau depot", "points": [1]}, "Torgau depot: has no strength points."),
        ({"units": "1 Sgt, 16 Div", "points": [1, 1]}, "They are in A4020, A4028."),
        ({"units": "Torgau 1", "points": [1], "fallen": "Torgau 1"}, "loses SP, and surrenders."),
        ({"fallen": "Torgau 1, 1 Sgt"}, "belongs to the other side."),
        ({"fallen": "Tauentzien"}, "is a leader. He goes with the last of his command."),
    ],
)
def test_an_assault_that_cannot_be_is_refused(
    siege: Siege, given: dict[str, object], told: str
) -> None:
    assert told in siege.refused("assault", **given)


def test_a_unit_that_is_gone_loses_and_surrenders_no_more(siege: Siege) -> None:
    siege.post("assault", fallen="Torgau 1")
    assert "is not on the map." in siege.refused("assault", fallen="Torgau 1")


def test_who_is_put_where_enemies_stand_is_asked_about(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.in_turn(FRANCE, "movement")

    def asked(action: str, **given: object) -> list[str]:
        return [one.message for one in realm.preview(action, **given).warnings if one.asks]

    there = "Enemies are in A3926: 1 Div infantry division, 1 Cav light cavalry brigade."
    assert asked("build_depot", units="1 Depot", hex="A3926") == [there]
    assert asked("build_depot", units="1 Depot", hex="A3728") == []


def test_a_leader_called_again_among_enemies_is_asked_about(siege: Siege) -> None:
    siege.go_to(FRANCE, "attrition")
    siege.post("leader_fallen", units="Kleist", cause="attrition")
    found = siege.preview("leader_called", units="Kleist", hex="A3827").warnings
    assert [one.asks for one in found] == [True]
    assert "Enemies are in A3827: 8 Div infantry division" in found[0].message
    assert siege.preview("leader_called", units="Kleist", hex="A3828").warnings == ()
