"""Help that marches to a battle, Advance Points, the player's own chart, and fallen leaders."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE

from oobmgr.campaign.commands import FillChart, ImportOrderOfBattle, LoseSteps
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.charts import ChartEntry


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def _row(table: BattleTable, row: str, number: int = 1, fought: int = 1) -> tuple[str, ...]:
    """A row of the two sides of a battle, as the page compares them."""
    rows = table.table("battles", f"Battle {number}, round {fought}")
    return next((one[1:3] for one in rows if one[0] == row), ())


# ------------------------------------------------------------------------- to the guns


def test_help_beside_the_attackers_joins_after_the_first_round(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    assert "too early" in table.refused("battle_help", units="16 Div", hex="A3928")
    table.post("battle_result", result="D1", points=1)
    assert "where it arrives" in table.refused("battle_help", units="16 Div")
    table.post("battle_help", units="16 Div", hex="A3928")
    assert _row(table, "Hex") == ("A3827, A3928", "A3828")
    assert _row(table, "Main line") == ()
    assert table.hex_of("16 Div") == "A3928"
    assert "fights in" in table.refused("battle_help", units="16 Div", hex="A3928")


@pytest.mark.parametrize(("new_line", "flanked"), [(False, True), (True, False)])
def test_help_apart_from_the_attackers_flanks(
    table: BattleTable, *, new_line: bool, flanked: bool
) -> None:
    table.fought(1)
    # A3929 touches A3828 and is two hexes from A3827.
    table.post("battle_help", units="16 Div", hex="A3929", new_line=new_line)
    assert bool(_row(table, "Main line")) is flanked


def test_a_stack_rolls_once_in_a_combat_phase(table: BattleTable) -> None:
    table.fought(1)
    table.post("battle_help", units="16 Div", arrives=False)
    assert table.hex_of("16 Div") == "A4028"
    assert "has rolled" in table.refused("battle_help", units="16 Div", hex="A3928")
    table.post("battle_end", end="attacker stops")
    # It may try again in the enemy's Combat Phase.
    table.go_to(COALITION, "combat")
    table.post("battle", units="1 Pr", hex="A3827")
    table.post("battle_help", units="16 Div", hex="A3928")


def test_nobody_marches_out_of_an_attack_that_is_not_resolved(table: BattleTable) -> None:
    table.fought()
    table.add(COALITION, "Prussia", "5 Pr", "infantry division", "A3727")
    table.post("battle", units="3 Div", hex="A3727")
    told = table.preview("battle_help", battle=1, units="5 Pr", hex="A3829").refusals
    assert [(one.message, one.case) for one in told if "fights" in one.message] == [
        ("fights in Battle 2 at A3727.", "LGA-REINF-03")
    ]
    # Who attacks in another battle is busy there.
    told = table.preview("battle_help", battle=1, units="3 Div", hex="A3827").refusals
    assert [one.case for one in told if "fights in Battle 2" in one.message] == ["LGA-REINF-02"]


def test_help_into_a_hex_that_enemies_attack_is_asked_about(table: BattleTable) -> None:
    table.fought()
    table.post("battle", units="3 Div", hex="A3728")  # the depot, alone
    arrives = {"battle": 1, "units": "3 Pr"}
    (asked,) = table.preview("battle_help", hex="A3728", **arrives).warnings
    assert "Enemies attack it in Battle 2" in asked.sentence()
    assert asked.asks
    assert table.preview("battle_help", hex="A3928", **arrives).warnings == ()
    # A battle that is over attacks nobody.
    table.post("battle_end", battle=2, end="attacker stops")
    assert table.preview("battle_help", hex="A3728", **arrives).warnings == ()


def test_one_stack_at_a_time(table: BattleTable) -> None:
    table.fought(1)
    assert "one stack" in table.refused("battle_help", units="3 Pr, 4 Pr", hex="A3829")
    assert "other side" in table.refused("battle_help", units="16 Div, 4 Pr", hex="A3829")
    assert "No unit" in table.refused("battle_help", hex="A3829")


def test_help_across_a_river_flanks_where_nobody_meets_it(table: BattleTable) -> None:
    table.fought(1)
    table.post("battle_help", units="16 Div", hex="A3928", river=True)
    assert _row(table, "Main line") == ("flanks", "flanked")


def test_a_reserve_meets_help_at_the_river(table: BattleTable) -> None:
    table.fought(1)
    posted = table.post("battle_help", units="16 Div", hex="A3928", river=True, new_line=True)
    assert table.working(posted)["Battle for the crossing"] is True
    assert _row(table, "Main line") == ()


def test_help_beside_the_defenders_joins_them(table: BattleTable) -> None:
    table.announce()
    table.post("battle_help", units="4 Pr", hex="A3829")
    # It has to be deployed with the others now.
    told = table.refused("battle_lines", front="1 Pr, Pr Cav", reserve="2 Pr")
    assert "4 Pr infantry division: no part" in told
    table.post("battle_lines", front="1 Pr, Pr Cav", reserve="2 Pr, 4 Pr")
    assert _row(table, "Reserve") == ("–", "8 SP")


def test_help_beside_the_attackers_alone_needs_a_line_against_it(table: BattleTable) -> None:
    table.fought(3)
    table.post("battle_help", units="3 Pr", hex="A3826", new_line=True)
    assert _row(table, "Hex") == ("A3827", "A3828")
    rows = table.table("battles", "Battles of the turn")
    assert [row[-1] for row in rows] == ["being fought"]


def test_without_a_line_the_attack_is_off_and_roles_change(table: BattleTable) -> None:
    table.fought(3)
    table.post("battle_help", units="3 Pr", hex="A3826", counterattack=True)
    rows = table.table("battles", "Battles of the turn")
    assert [(row[0], row[-1]) for row in rows] == [
        ("1 at A3828", "attack called off"),
        ("2 at A3827", "being fought"),
    ]
    assert _row(table, "Role", 2) == ("attacker", "defender")
    assert _row(table, "Hex", 2) == ("A3828, A3826", "A3827")
    assert _row(table, "Main line", 2) == ("flanks", "flanked")


# ---------------------------------------------------------------------------- Advance Points


def test_advance_points_bring_units_to_another_attack(table: BattleTable) -> None:
    table.post("battle", units="3 Div", hex="A3728")  # the depot
    table.announce()
    assert "say which" in table.refused("battle_result").lower()
    table.deploy_in(2)
    table.post("battle_result", battle=2, result="D3", points=2)
    advance = {"battle": 2, "units": "9 Div", "hex": "A3828"}
    assert "what it costs" in table.refused("battle_advance", **advance)
    assert "2 Advance Points at hand" in table.refused("battle_advance", cost=3, **advance)
    told = table.refused("battle_advance", cost=1, joins=1, **advance | {"hex": "A3829"})
    assert "not adjacent" in told
    assert "not another battle" in table.refused("battle_advance", cost=1, joins=2, **advance)
    assert "does not attack" in table.refused(
        "battle_advance", cost=1, **advance | {"units": "3 Div"}
    )
    assert "Enemies are in A3828" in table.refused("battle_advance", cost=1, joins=1, **advance)
    table.post("battle_retreat", battle=2, units="1 Pr, 2 Pr, Pr Cav", hex="A4128")
    # A3828 touches A3728: 3728 and 3729 stand beside row 28 of the even column 38.
    table.post("battle_advance", cost=1, joins=1, **advance)
    assert _row(table, "Hex", 1) == ("A3827, A3828", "A3728")


# ------------------------------------------------------------------------------ the own chart


def test_a_result_is_read_from_the_players_chart(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    told = table.refused("battle_result", column="2-1", die="7", points=0)
    assert "what your chart says" in told
    copy = {"rows": ["7", "8"], "columns": ["2-1"], "cells": [["D2 L1"], [""]]}
    table.campaign.session.execute(FillChart("battle_results", copy))
    posted = table.post("battle_result", column="2-1", die="7", points=0)
    assert table.working(posted)["Result"] == "D2 L1"


def test_an_entry_that_the_chart_lacks_is_asked_for(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    copy = {"rows": ["7", "8"], "columns": ["2-1"], "cells": [["D2 L1"], [""]]}
    table.campaign.session.execute(FillChart("battle_results", copy))
    told = table.refused("battle_result", column="2-1", die="8", points=0)
    assert "what your chart says" in told


def test_a_result_that_the_chart_contradicts_is_told(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    copy = {"rows": ["7"], "columns": ["2-1"], "cells": [["D2 L1"]]}
    table.campaign.session.execute(FillChart("battle_results", copy))
    cell = {"column": "2-1", "die": "7", "points": 0}
    preview = table.preview("battle_result", result="D1", **cell)
    # Beside it, the leaders whom nobody has picked are told of.
    (doubt,) = (one for one in preview.warnings if one.where == "result")
    assert doubt.message == "Your chart says D2 L1 in column 2-1, die 7; D1 is entered."
    action = table.campaign.game.action("battle_result")
    assert action.remedy is not None
    remedy = action.remedy(doubt, preview.result)
    assert remedy is not None
    assert remedy.words == "Take D2 L1"
    put_right = table.preview("battle_result", **remedy.sets, **cell)
    assert not [one for one in put_right.warnings if one.where == "result"]
    # Spelled otherwise it is the same; nothing is to be kept where the chart has an entry.
    alike = table.preview("battle_result", result="d2, l1", **cell)
    assert not [one for one in alike.warnings if one.where == "result"]
    assert preview.looked_up == put_right.looked_up == ()
    # It is a doubt, and no refusal: the copy may have the slip.
    posted = table.post("battle_result", result="D1", **cell)
    assert table.working(posted)["Result"] == "D1"


def test_a_result_can_be_kept_where_the_chart_is_blank(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    preview = table.preview("battle_result", result="D1", column="2-1", die="7", points=0)
    assert preview.looked_up == (ChartEntry("battle_results", "7", "2-1", "D1"),)
    # Without column and die there is no place for it.
    assert table.preview("battle_result", result="D1", points=0).looked_up == ()


# --------------------------------------------------------------------------- leaders who fall


def _kill(table: BattleTable, *names: str) -> None:
    table.announce()
    table.deploy()
    table.post("battle_leaders", side="defender", units=", ".join(names))
    table.post("battle_result", result="D2 L1", points=0)
    table.post("leader_fallen", units=", ".join(names), cause="killed_in_battle")


def test_points_are_entered_for_leaders_killed_in_battle(table: BattleTable) -> None:
    _kill(table, "Yorck", "Horn")
    assert len(table.warned("leaders_to_score")) == 2
    assert "0 where your rules give none" in table.refused("leader_points", units="Yorck")
    table.post("leader_points", units="Yorck, Horn", points=[4, 0])
    assert table.victory("france") == 4
    assert table.warned("leaders_to_score") == []
    assert "scored already" in table.refused("leader_points", units="Yorck", points=[1])


def test_a_leader_without_a_command_is_back_in_the_pool(table: BattleTable) -> None:
    seen = table.preview("leader_fallen", units="Kleist", cause="attrition")
    # 3 Pr has 4 strength points, 4 Pr has 3.
    assert "commands 7 SP in the books" in " ".join(one.sentence() for one in seen.warnings)
    table.post("leader_fallen", units="Kleist", cause="attrition")
    fates = {row[0]: row for row in table.table("battles", "Leaders who fell")}
    assert fates["Kleist"][2:] == ("none", "in the pool")
    table.post("leader_called", units="Kleist", hex="A3830")
    assert table.hex_of("Kleist") == "A3830"
    assert table.table("battles", "Leaders who fell") == []
    assert table.unaccounted() == 0


def test_who_commands_the_new_formation_too_keeps_his_command(table: BattleTable) -> None:
    table.next_turn(FRANCE, "command")
    # 3 Div is the last of Gudin's division and of Davout's corps, to whose chart it goes.
    said = table.preview("transfer", units="3 Div", to="Davout")
    assert said.sentence == "Gudin: back in the pool, and nobody scores."


def test_a_leader_is_asked_about_whose_last_unit_was_lost_on_its_sheet(table: BattleTable) -> None:
    assert table.warned("leaders_bereft") == []
    for name, points in (("3 Pr", 4), ("4 Pr", 2)):
        table.campaign.session.execute(LoseSteps((UnitId(table.ids[name]),), points))
    # 4 Pr has one of its three points left.
    assert table.warned("leaders_bereft") == []
    table.campaign.session.execute(LoseSteps((UnitId(table.ids["4 Pr"]),), 1))
    said = "Kleist: the last unit of his command is gone. What befell him?"
    assert table.warned("leaders_bereft") == [said]
    table.post("leader_fallen", units="Kleist", cause="attrition")
    assert table.warned("leaders_bereft") == []


def test_who_is_killed_stays_dead(table: BattleTable) -> None:
    _kill(table, "Yorck")
    assert "stays dead" in table.refused("leader_called", units="Yorck")


def test_generic_leaders_come_back_when_none_is_left(table: BattleTable) -> None:
    table.post("leader_fallen", units="Horn", cause="transfer")
    _kill(table, "Generic A")
    told = table.refused("leader_called", units="Generic A")
    assert "Horn" in told
    table.post("leader_called", units="Horn")
    table.post("leader_called", units="Generic A")
    assert {"Horn", "Generic A"} <= set(table.living())


def test_a_generic_leader_who_retired_does_not_come_back_from_the_dead(table: BattleTable) -> None:
    table.next_turn(COALITION, "construction")
    table.post("retire", units="Generic A")
    table.next_turn(FRANCE, "combat")
    assert "is not in the pool" in table.refused("leader_called", units="Generic A")


# ------------------------------------------------------------------------------------- sieges


def _counter(kind: str, name: str, place: str, left: int) -> UnitValues:
    return UnitValues(
        side=FRANCE, nation="France", designation=name, type=kind, size="", path=("X",),
        steps=1, hex=place, steps_left=left,
    )  # fmt: skip


@pytest.fixture
def besieged(table: BattleTable) -> BattleTable:
    """Four depots, a besieger before two of them, and two trains that are off the map."""
    depots = [_counter("depot", f"Depot {n}", f"A431{n}", 1) for n in range(1, 5)]
    trains = [_counter("supply train", f"Train {n}", "", 0) for n in (1, 2)]
    table.campaign.session.execute(ImportOrderOfBattle((*depots, *trains)))
    table.add(COALITION, "Prussia", "Besieger", "infantry division", "A4311")
    table.ids = {u.designation: u.id for u in table.queries.units()}
    table.go_to(FRANCE, "siege")
    return table


def test_trains_take_the_place_of_three_besieged_depots(besieged: BattleTable) -> None:
    assert besieged.warned("depots_to_replace") == [
        "0 of 3 depots are replaced: roll a die for each."
    ]
    assert "Roll a die" in besieged.refused("siege_trains", units="Depot 1")
    assert "Pick one depot" in besieged.refused("siege_trains", units="Depot 1, Depot 2", roll=3)
    told = besieged.refused("siege_trains", units="Depot 1", trains="Train 1, Train 2", roll=1)
    assert "the die shows 1" in told
    besieged.post("siege_trains", units="Depot 1", trains="Train 1, Train 2", roll=4)
    assert besieged.hex_of("Train 1") == "A4311"
    assert besieged.sp("Depot 1") == 0
    besieged.post("siege_trains", units="Depot 2", roll=1)
    besieged.post("siege_trains", units="Depot 3", roll=6)
    assert besieged.table("battles", "Trains in besieged fortresses") == [
        ("A4311", "4", ""), ("A4312", "1", ""), ("A4313", "6", ""),
    ]  # fmt: skip
    assert "three times" in besieged.refused("siege_trains", units="Depot 4", roll=2)
    assert besieged.warned("depots_to_replace") == []
    assert besieged.unaccounted() == 0


def test_besieged_depots_are_replaced_in_the_first_turn_alone(besieged: BattleTable) -> None:
    besieged.next_turn(FRANCE, "siege")
    told = besieged.refused("siege_trains", units="Depot 1", roll=2)
    assert told.startswith("No besieged depot needs replacing: that is for the first turn")
    assert besieged.warned("depots_to_replace") == []


def test_trains_that_were_never_placed_come_in_and_those_left_out_are_asked_about(
    besieged: BattleTable,
) -> None:
    placed_nowhere = _counter("supply train", "Train 3", "", 1)
    besieged.campaign.session.execute(ImportOrderOfBattle((placed_nowhere,)))
    besieged.ids = {u.designation: u.id for u in besieged.queries.units()}
    seen = besieged.preview("siege_trains", units="Depot 1", trains="Train 3", roll=2)
    (asked,) = seen.warnings
    assert "1 train picked, and the die shows 2." in asked.sentence()
    # One more is due by the die, and the first that is free is named.
    assert "Train 1" in asked.sentence()
    assert "Train 2" not in asked.sentence()
    besieged.post("siege_trains", units="Depot 1", trains="Train 3", roll=1)
    assert (besieged.hex_of("Train 3"), besieged.sp("Train 3")) == ("A4311", 1)
    # It stands there now, and is no free counter any more.
    told = besieged.refused("siege_trains", units="Depot 2", trains="Train 3", roll=1)
    assert "is not a supply train off the map" in told
    assert besieged.unaccounted() == 0


def test_no_besieged_depot_is_missed_where_the_books_have_none(table: BattleTable) -> None:
    table.add(FRANCE, "France", "Stettin", "depot", "A4317")
    table.add(COALITION, "Prussia", "Besieger", "infantry division", "A4318")
    table.go_to(FRANCE, "siege")
    assert table.warned("depots_to_replace") != []
    # That of the Prussians is left: nobody besieges them.
    table.post("trains_lost", units="Stettin")
    assert table.warned("depots_to_replace") == []


def test_an_unsupplied_garrison_starves(table: BattleTable) -> None:
    table.go_to(FRANCE, "attrition")
    hunger = {"units": "16 Div", "points": [2]}
    assert "They are supplied" in table.refused("garrison_attrition", traces=True, **hunger)
    assert "They are supplied" in table.refused("garrison_attrition", forages=True, **hunger)
    table.post("garrison_attrition", **hunger)
    assert table.sp("16 Div") == 2
    told = table.refused("garrison_attrition", units="16 Div, 3 Pr", points=[1, 1])
    assert "Enter one hex after the other" in told
    table.post("garrison_attrition", **hunger)
    # Lauriston has nobody left, and nobody scores for him.
    fates = {row[0]: row for row in table.table("battles", "Leaders who fell")}
    assert fates["Lauriston"][2:] == ("none", "in the pool")
    assert table.unaccounted() == 0


def test_a_battle_is_ended_before_the_phase_is_left(table: BattleTable) -> None:
    table.announce()
    assert "round 1 has no lines" in table.advance_refused()
