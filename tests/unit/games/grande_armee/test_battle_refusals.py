"""What else is refused, asked or told in battles and sieges: each in its own words."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def _enter(table: BattleTable, *units: UnitValues) -> None:
    table.campaign.session.execute(ImportOrderOfBattle(units))
    table.ids = {u.designation: u.id for u in table.queries.units()}


def test_whether_sides_on_two_maps_still_touch_is_asked(table: BattleTable) -> None:
    table.add(COALITION, "Prussia", "9 Pr", "infantry division", "B3801")
    table.post("battle", units="8 Div", hex="B3801", adjacent=True)
    table.post("battle_lines", front="8 Div")
    table.post("battle_lines", front="9 Pr")
    table.post("battle_result", result="D1", points=1)
    told = table.refused("battle_round", cost=0)
    assert "Their hexes do not show whether the sides are adjacent: look at the map." in told
    table.post("battle_round", cost=0, adjacent=True)


def test_whether_help_from_another_map_is_beside_its_own_is_asked(table: BattleTable) -> None:
    table.fought()
    told = table.refused("battle_help", units="16 Div", hex="B3801")
    assert "The hexes do not show whether it is beside its own first stack" in told
    table.post("battle_help", units="16 Div", hex="B3801", beside=True)


def test_a_leader_falls_once(table: BattleTable) -> None:
    table.post("leader_fallen", units="Horn", cause="transfer")
    told = table.refused("leader_fallen", units="Horn", cause="transfer")
    assert "Horn brigade leader: is not on the map." in told


def test_a_leader_without_a_rank_is_asked_for_it(table: BattleTable) -> None:
    table.add(FRANCE, "France", "Reynier", "leader", "A3827")
    table.announce()
    told = table.refused("battle_leaders", side="attacker", units="Reynier")
    assert "Reynier leader: has no rank." in told


def test_a_generic_leader_lost_with_his_command_comes_back_also_where_he_scores_nothing(
    tmp_path: Path,
) -> None:
    table = BattleTable(tmp_path, leader_vp=False)
    table.post("leader_fallen", units="Horn", cause="transfer")
    table.post("leader_fallen", units="Generic A", cause="command_lost_in_battle")
    assert "Take Horn" in table.refused("leader_called", units="Generic A")
    table.post("leader_called", units="Horn")
    table.post("leader_called", units="Generic A")
    assert "Generic A" in table.living()


def test_a_round_with_its_result_waits_for_what_it_costs(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    assert "round 1 has no result" in table.advance_refused()
    table.post("battle_result", result="D2 L1", points=2)
    assert "enter what the result costs, then fight on, or end it" in table.advance_refused()


# ------------------------------------------------------------------------------------- sieges


def _counter(side: SideId, kind: str, name: str, left: int) -> UnitValues:
    return UnitValues(
        side=side, nation="France", designation=name, type=kind, size="", path=("X",), steps=1,
        hex="A4311" if left else "", steps_left=left,
    )  # fmt: skip


@pytest.fixture
def besieged(table: BattleTable) -> BattleTable:
    """Two depots in one hex, and a train of each side off the map."""
    _enter(
        table,
        _counter(FRANCE, "depot", "Depot 1", 1),
        _counter(FRANCE, "depot", "Depot 2", 1),
        _counter(FRANCE, "supply train", "Ours", 0),
        _counter(COALITION, "supply train", "Theirs", 0),
    )
    table.go_to(FRANCE, "siege")
    return table


@pytest.mark.parametrize(
    ("trains", "told"),
    [
        ("16 Div", "16 Div infantry division: is not a supply train off the map."),
        ("Theirs", "Theirs supply train: belongs to the other side."),
    ],
)
def test_only_own_trains_off_the_map_take_the_place_of_a_depot(
    besieged: BattleTable, trains: str, told: str
) -> None:
    assert told in besieged.refused("siege_trains", units="Depot 1", trains=trains, roll=3)


def test_one_depot_of_a_fortress_is_replaced(besieged: BattleTable) -> None:
    besieged.post("siege_trains", units="Depot 1", trains="Ours", roll=3)
    told = besieged.refused("siege_trains", units="Depot 2", roll=3)
    assert "is in A4311, whose depot was replaced." in told


def test_a_bid_that_falls_is_refused_with_both_its_bounds(table: BattleTable) -> None:
    table.announce()
    # No less than the 3 bid before, and no more than 3 + 3.
    told = table.refused("battle_bids", least=3, bids=[3, 2])
    assert "Bid 2, defender: 2 SP, and at least 3 may be bid. Bid 3 to 6 SP." in told


def test_all_that_stands_against_a_further_round_is_named(table: BattleTable) -> None:
    table.fought()
    table.routed()
    told = table.refused("battle_round", cost=1)
    assert "No further round: the sides are not adjacent any more." in told
    assert "No further round: a side is gone." in told


def test_without_a_reserve_nobody_meets_help_at_the_river(table: BattleTable) -> None:
    table.announce()
    table.post("battle_lines", front="8 Div, 3 Cav", reserve="9 Div")
    table.post("battle_lines", front="1 Pr, Pr Cav, 2 Pr")
    table.post("battle_result", result="D1", points=1)
    help_across = {"units": "16 Div", "hex": "A3928", "river": True}
    assert not table.preview("battle_help", **help_across).warnings
    # A line is said to be formed, and there is nobody to form it (12.77).
    (asked,) = table.preview("battle_help", new_line=True, **help_across).warnings
    assert (asked.where, asked.asks, asked.case) == ("new_line", True, "LGA-REINF-04")
    posted = table.post("battle_help", new_line=True, **help_across)
    assert table.working(posted)["Battle for the crossing"] is False


def test_victory_points_for_a_leader_by_name_are_asked_about(table: BattleTable) -> None:
    table.post("leader_fallen", units="Kleist", cause="attrition")
    pursued = {"points": 3, "cause": "Kleist, killed in pursuit"}
    (asked,) = table.preview("victory_points", **pursued).warnings
    assert (asked.asks, asked.case) == (True, "LGA-VP-01")
    assert "scores nothing" in asked.sentence()
    assert not table.preview("victory_points", points=3, cause="Kleistburg taken").warnings
    table.post("leader_fallen", units="Horn", cause="command_lost_in_battle")
    (owed,) = table.preview("victory_points", points=3, cause="Horn").warnings
    assert "still to be scored" in owed.sentence()


def test_points_for_a_leader_name_one_who_was_killed_in_battle(table: BattleTable) -> None:
    (asked,) = table.preview("victory_points", points=3, cause="a general killed").warnings
    assert (asked.where, asked.asks, asked.case) == ("leader", True, "LGA-VP-01")
    table.post("leader_fallen", units="Kleist", cause="attrition")
    of = {"points": 3, "leader": "Kleist", "side": "French"}
    assert "scores nothing" in table.refused("victory_points", **of)
    assert "not a leader" in table.refused("victory_points", **of | {"leader": "1 Pr"})
    table.post("leader_fallen", units="Horn", cause="command_lost_in_battle")
    assert table.queries.form("victory_points").offered["leader"][0] == "Horn"
    horn = of | {"leader": "horn"}
    assert "points lost" in table.refused("victory_points", **horn, change="lost")
    # A side scores nothing for a leader of its own.
    assert "scores nothing" in table.refused("victory_points", **horn | {"side": "Coalition"})
    assert "missing" in table.refused("victory_points", **horn | {"points": 0})
    table.post("victory_points", **horn)
    assert "scored already" in table.refused("leader_points", units="Horn", points=[1])
    assert "scored already" in table.refused("victory_points", **horn)


@pytest.mark.parametrize("by_leader_form", [True, False])
def test_a_level_that_points_for_a_leader_reach_is_told_at_once(
    table: BattleTable, by_leader_form: bool
) -> None:
    table.post("leader_fallen", units="Horn", cause="command_lost_in_battle")
    table.post("victory_points", points=48, cause="towns", side="French")
    if by_leader_form:
        told = table.preview("leader_points", units="Horn", points=[2]).sentence
    else:
        told = table.preview("victory_points", points=2, leader="Horn", side="French").sentence
    assert "must offer an armistice" in told
