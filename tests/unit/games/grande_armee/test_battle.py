"""Battles in the books: each rule is broken once and refused, or seen to act."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE

from oobmgr.rules.questions import NoWish


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def _told(table: BattleTable, row: str, number: int = 1) -> tuple[str, str]:
    """A row of the two sides of a battle, as the page compares them: attacker, defender."""
    asked = table.queries.game.question("battles")
    tables = table.queries.ask(asked, NoWish())
    found = next(one for one in tables if one.title.startswith(f"Battle {number},"))
    cells = next((r.cells for r in found.rows if r.cells[0] == row), ("", "", ""))
    return cells[1], cells[2]


# -------------------------------------------------------------------------------- announcing


def test_an_attack_needs_an_adjacent_enemy(table: BattleTable) -> None:
    assert "not adjacent" in table.refused("battle", units="8 Div", hex="A3825")
    assert "No enemy unit" in table.refused("battle", units="8 Div", hex="A3826")
    assert "which hex" in table.refused("battle", units="8 Div")
    assert "No unit is picked" in table.refused("battle", hex="A3828")
    assert "whose turn it is" in table.refused("battle", units="1 Pr", hex="A3827")
    assert "no strength points" in table.refused("battle", units="Ney", hex="A3828")


def test_hexes_of_two_maps_are_asked_about(table: BattleTable) -> None:
    table.add(COALITION, "Prussia", "9 Pr", "infantry division", "B3801")
    assert "look at the map" in table.refused("battle", units="8 Div", hex="B3801")
    assert "not adjacent" in table.refused("battle", units="8 Div", hex="B3801", adjacent=False)
    table.post("battle", units="8 Div", hex="B3801", adjacent=True)


def test_a_depot_alone_counts_as_an_enemy(table: BattleTable) -> None:
    assert "not alone" in table.refused("battle", units="8 Div", hex="A3828", depot=True)
    # A3728 touches A3827: column 37 is odd, 3727 and 3728 stand beside row 27.
    table.post("battle", units="8 Div", hex="A3728")
    assert _told(table, "Hex") == ("A3827", "A3728")


def test_the_first_round_is_fought_from_one_hex(table: BattleTable) -> None:
    table.add(FRANCE, "France", "10 Div", "infantry division", "A3928")
    told = table.refused("battle", units="8 Div, 10 Div", hex="A3828")
    assert "2 hexes" in told
    table.announce()
    assert "being fought" in table.refused("battle", units="10 Div", hex="A3828")
    assert "fights in" in table.refused("battle", units="8 Div", hex="A3728")


def test_demoralized_cavalry_does_not_fight(table: BattleTable) -> None:
    table.go_to(COALITION, "skirmish")
    table.post("demoralize", units="3 Cav, Pr Cav")
    table.go_to(COALITION, "combat")
    assert "demoralized" in table.refused("battle", units="Pr Cav", hex="A3827")
    table.post("battle", units="1 Pr", hex="A3827")
    told = table.refused("battle_lines", front="8 Div, 9 Div, 3 Div, 3 Cav")
    assert "3 Cav light cavalry division: is not in Battle 1" in told


# --------------------------------------------------------------------------------- defending


def test_inside_a_fortress_they_stand(table: BattleTable) -> None:
    table.post("battle", units="8 Div", hex="A3828", inside=True)
    assert "not from inside" in table.refused("battle_defense", stand="withdraw")
    assert "not from inside" in table.refused("battle_defense", stand="river defense")
    assert "not for defenders inside" in table.refused("battle_defense", defense="crossing")
    table.post("battle_defense", stand="stand")


def test_the_choices_where_one_force_is_across(table: BattleTable) -> None:
    table.announce()
    assert "second front line" in table.refused("battle_defense", defense="crossing and flank")
    assert "agree" in table.refused("battle_defense", defense="withdraw")
    table.post("battle_lines", front="1 Pr, Pr Cav", second="2 Pr")
    table.post("battle_defense", defense="crossing and flank")
    assert _told(table, "Main line") == ("", "")
    table.post("battle_defense", defense="crossing")
    assert _told(table, "Main line") == ("flanks", "flanked")


def test_who_withdraws_fights_his_last_round(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    table.post("battle_defense", stand="withdraw")
    table.post("battle_result", result="D1", points=3)
    assert "somebody chose to withdraw" in table.refused("battle_round", cost=1)
    table.post("battle_end", end="a side withdrew")


def test_a_withdraw_result_ends_nothing(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    table.post("battle_result", result="Withdraw", points=2)
    assert "Nobody chose" in table.refused("battle_end", end="a side withdrew")
    table.post("battle_retreat", units="1 Pr, 2 Pr, Pr Cav", hex="A3829")
    assert "adjacent" in table.refused("battle_round", cost=1)
    table.post("battle_advance", units="8 Div, 9 Div, 3 Cav", hex="A3828", cost=1)
    table.post("battle_round", cost=0)
    assert _told(table, "Hex") == ("A3828", "A3829")


# ------------------------------------------------------------------------------------- lines


def test_a_unit_stands_in_one_part(table: BattleTable) -> None:
    table.announce()
    told = table.refused("battle_lines", front="8 Div, 9 Div, 3 Cav", reserve="9 Div")
    assert "9 Div" in told
    assert "front and in the reserve" in told
    assert "no part" in table.refused("battle_lines", front="8 Div")
    assert "front line" in table.refused("battle_lines", reserve="8 Div, 9 Div, 3 Cav")
    told = table.refused("battle_lines", front="8 Div, 9 Div, 3 Cav", reserve="1 Pr")
    assert "other side" in told
    assert "not in Battle 1" in table.refused("battle_lines", front="8 Div, 9 Div, 3 Cav, 3 Div")
    # A corps may be spread by unit.
    table.post("battle_lines", front="8 Div", second="9 Div", reserve="3 Cav")


def test_a_result_needs_lines(table: BattleTable) -> None:
    table.announce()
    assert "no lines yet" in table.refused("battle_result", result="D1", points=0)
    table.deploy()
    told = table.refused("battle_result")
    assert "what your chart says" in told
    assert "0 for none" in told


# ------------------------------------------------------------------------------------ losses


def test_losses_lie_on_units_of_the_battle(table: BattleTable) -> None:
    table.fought()
    assert "cannot lose 9" in table.refused("battle_losses", units="8 Div", points=[9])
    assert "1 number for 2 units" in table.refused(
        "battle_losses", units="8 Div, 9 Div", points=[1]
    )
    assert "is not in Battle 1" in table.refused("battle_losses", units="3 Div", points=[1])
    before = table.living()
    table.post("battle_losses", units="8 Div, 9 Div", points=[2, 3])
    assert table.living() == before | {"8 Div": 6, "9 Div": 4}
    assert table.unaccounted() == 0


def test_a_leader_goes_with_the_last_of_his_command(table: BattleTable) -> None:
    table.fought()
    table.post("battle_losses", units="1 Pr, 2 Pr, Pr Cav", points=[6, 5, 2])
    assert {"Yorck", "Horn", "Generic A"}.isdisjoint(table.living())
    fates = {row[0]: row for row in table.table("battles", "Leaders who fell")}
    assert fates["Yorck"][2:] == ("to enter", "eliminated")
    assert len(table.warned("leaders_to_score")) == 3
    # Blucher's army has its second corps.
    assert "Blucher" in table.living()


# ------------------------------------------------------------------------------------- routs


def test_a_routed_unit_that_routs_again_loses_half(table: BattleTable) -> None:
    table.announce()
    table.post("battle_rout", units="1 Pr")
    posted = table.post("battle_rout", units="1 Pr, 2 Pr")
    assert table.working(posted)["SP lost"] == 3  # half of 6; 2 Pr routs for the first time
    table.post("battle_rout", units="2 Pr")
    assert (table.sp("1 Pr"), table.sp("2 Pr")) == (3, 2)  # half of 5 is 2½, rounded up
    assert table.unaccounted() == 0


def test_an_attack_on_routed_units_tells_what_it_costs_them(table: BattleTable) -> None:
    attack = {"units": "8 Div", "hex": "A3828"}
    assert table.preview("battle", **attack).warnings == ()
    table.post("rout", units="1 Pr, 8 Div")
    attack["units"] = "9 Div"
    (told,) = table.preview("battle", **attack).warnings
    assert told.sentence() == (
        "1 Pr infantry division: is routed: attacked, it routs again and loses half. "
        "Enter it under Rout."
    )
    assert (told.case, told.asks) == ("LGA-RT-01", False)


def test_only_a_reserve_routs_by_choice(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    # The hex is named, and not the field.
    back = table.refused("battle_rout", units="2 Pr", hex="A3828")
    assert "A3828 is a hex of the battle. Say where they end." in back
    told = table.refused("battle_rout", units="1 Pr", own_wish=True)
    assert "not in the reserve" in told
    table.post("battle_rout", units="2 Pr", own_wish=True)


def test_a_reserve_runs_away_with_a_line_that_routs(table: BattleTable) -> None:
    table.fought()
    alone = {"units": "2 Pr", "own_wish": True}
    (asked,) = table.preview("battle_rout", **alone).warnings
    assert "no unit of its lines has routed" in asked.sentence()
    assert asked.asks
    # A rout of the other side is none of its own front line.
    table.post("battle_rout", units="8 Div")
    assert len(table.preview("battle_rout", **alone).warnings) == 1
    table.post("battle_rout", units="Pr Cav")
    assert table.preview("battle_rout", **alone).warnings == ()
    table.post("battle_rout", **alone)
    # By choice it costs no strength, neither now nor a second time.
    assert "routed already" in table.refused("battle_rout", **alone)
    assert table.sp("2 Pr") == 5


def test_a_rout_ends_outside_the_battle(table: BattleTable) -> None:
    table.announce()
    assert "hex of the battle" in table.refused("battle_rout", units="1 Pr", hex="A3827")


def test_a_retreat_into_enemies(table: BattleTable) -> None:
    table.announce()
    table.post("battle_rout", units="Pr Cav")
    told = table.refused("battle_retreat", units="Pr Cav", hex="A3829", enemy=True)
    assert "do not say" in told
    table.post("battle_retreat", units="1 Pr", hex="A3928", enemy=True)
    assert table.sp("1 Pr") == 0
    table.post("battle_retreat", units="2 Pr", hex="A3829")
    assert table.hex_of("2 Pr") == "A3829"
    assert table.unaccounted() == 0


# ----------------------------------------------------------------------------- further rounds


def test_another_round_needs_a_point_and_a_result(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    assert "no result yet" in table.refused("battle_round", cost=0)
    table.post("battle_result", result="D1", points=0)
    assert "too few Advance Points are left" in table.refused("battle_round", cost=0)
    assert "has its result" in table.refused("battle_result", result="D1", points=0)


def test_a_round_is_paid_out_of_the_points(table: BattleTable) -> None:
    table.fought(2)
    assert "what a further attack costs" in table.refused("battle_round")
    assert "2 Advance Points at hand" in table.refused("battle_round", cost=3)
    table.post("battle_round", cost=1)
    assert ("Result", "–", "", "to do") in table.table("battles", "Battle 1, round 2")


def test_no_round_against_those_who_routed(table: BattleTable) -> None:
    table.fought(2)
    assert "units still standing" in table.refused("battle_end", end="a side is gone")
    table.post("battle_rout", units="1 Pr, 2 Pr, Pr Cav")
    assert "a side is gone. End the battle." in table.refused("battle_round", cost=1)
    table.post("battle_end", end="a side is gone")


@pytest.mark.parametrize(("new_line", "flanked"), [(True, False), (False, True)])
def test_a_second_line_that_routs(table: BattleTable, *, new_line: bool, flanked: bool) -> None:
    table.fought(2)
    table.post("battle_round", cost=1, second_line_gone=True, new_line=new_line)
    assert (_told(table, "Main line") == ("flanks", "flanked")) is flanked


def test_no_second_line_without_a_reserve(table: BattleTable) -> None:
    table.announce()
    table.post("battle_lines", front="8 Div, 3 Cav, 9 Div")
    table.post("battle_lines", front="1 Pr, Pr Cav, 2 Pr")
    table.post("battle_result", result="D1", points=2)
    told = table.refused("battle_round", cost=1, second_line_gone=True, new_line=True)
    assert "no reserve" in told


# ----------------------------------------------------------------------------------- pursuit


def test_pursuit_needs_routs_and_an_empty_hex(table: BattleTable) -> None:
    table.fought(0)
    pursuit = {"units": "8 Div", "losers": "1 Pr", "points": [2]}
    assert "did not rout" in table.refused("pursuit", **pursuit)
    table.post("battle_rout", units="1 Pr, 2 Pr, Pr Cav")
    assert "is not empty" in table.refused("pursuit", **pursuit)
    table.post("battle_retreat", units="1 Pr, 2 Pr, Pr Cav", hex="A3830")
    assert "did not attack" in table.refused("pursuit", **pursuit | {"units": "3 Div"})
    assert "did not defend" in table.refused("pursuit", **pursuit | {"losers": "3 Pr"})
    table.post("pursuit", **pursuit)
    assert "has pursued" in table.refused("pursuit", **pursuit)
    table.post("pursuit", **pursuit | {"units": "9 Div"})
    assert table.sp("1 Pr") == 2


def test_a_command_wiped_out_by_pursuit_scores_nothing(table: BattleTable) -> None:
    table.fought(0)
    table.routed()
    losers = {"losers": "1 Pr, 2 Pr, Pr Cav", "points": [6, 5, 2]}
    table.post("pursuit", units="8 Div", **losers)
    fates = {row[0]: row for row in table.table("battles", "Leaders who fell")}
    assert fates["Yorck"][2:] == ("none", "in the pool")
    assert table.warned("leaders_to_score") == []
    assert "scores nothing" in table.refused("leader_points", units="Ney", points=[1])
