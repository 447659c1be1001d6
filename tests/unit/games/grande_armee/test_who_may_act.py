"""Who may not act: units that are gone, routed, demoralized, or not on the map yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import FRANCE, Table

from oobmgr.campaign.commands import EditUnits, LoseSteps, RestoreSteps
from oobmgr.domain.postings import UnitId

HELD = "Enemies are in"


@pytest.fixture
def battle(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def kill(table: Table | BattleTable, name: str) -> None:
    unit = next(u for u in table.queries.units() if u.designation == name)
    table.campaign.session.execute(LoseSteps((UnitId(unit.id),), unit.steps_left))


def waits(table: Table, *names: str) -> None:
    """Take the hex of units away: they are reinforcements of this turn that have not come in."""
    units = tuple(UnitId(table.ids[name]) for name in names)
    turn = table.queries.sequence().turn
    table.campaign.session.execute(EditUnits(units, {"hex": "", "arrival": turn}))


# In battle.


def test_routed_units_neither_attack_nor_march_to_the_guns(battle: BattleTable) -> None:
    battle.post("rout", units="8 Div, 16 Div", marker="Rout 1")
    told = battle.refused("battle", units="8 Div, 9 Div", hex="A3828")
    assert told.startswith("8 Div infantry division: is routed (Rout 1).")
    assert "9 Div" not in told
    battle.post("battle", units="9 Div, 3 Cav", hex="A3828")
    told = battle.refused("battle_help", units="16 Div", hex="A3827", arrives=True)
    assert "16 Div infantry division: is routed (Rout 1)" in told


def test_who_is_gone_takes_no_further_part(battle: BattleTable) -> None:
    battle.fought()
    kill(battle, "9 Div")
    gone = "9 Div infantry division: is not on the map"
    assert gone in battle.refused("battle_lines", front="8 Div, 9 Div", reserve="3 Cav")
    assert gone in battle.refused("battle_rout", units="9 Div", hex="A3626")
    assert gone in battle.refused("battle_retreat", units="9 Div", hex="A3626")
    assert gone in battle.refused("battle_advance", units="9 Div", hex="A3727", cost=1)
    kill(battle, "16 Div")
    told = battle.refused("battle_help", units="16 Div", hex="A3827", arrives=True)
    assert "16 Div infantry division: is not on the map" in told
    battle.post("battle_lines", front="8 Div", reserve="3 Cav")


def test_who_is_gone_or_routed_does_not_pursue(battle: BattleTable) -> None:
    battle.fought()
    battle.routed()
    kill(battle, "9 Div")
    battle.post("battle_rout", units="3 Cav", hex="A3626")
    lost = {"losers": "1 Pr", "points": [1]}
    assert "9 Div infantry division: is not on the map" in battle.refused(
        "pursuit", units="9 Div", **lost
    )
    assert "3 Cav light cavalry division: is routed" in battle.refused(
        "pursuit", units="3 Cav", **lost
    )
    assert "No unit is pursued" in battle.refused("pursuit", units="8 Div", losers="", points=[])
    battle.post("pursuit", units="8 Div", **lost)
    assert battle.sp("1 Pr") == 5  # 6 − 1


def test_nobody_advances_without_points_or_onto_enemies(battle: BattleTable) -> None:
    battle.fought(points=0)
    told = battle.refused("battle_advance", units="8 Div", hex="A3727", cost=0)
    assert "0 Advance Points at hand" in told
    battle.undo()
    battle.post("battle_result", result="D2 L1", points=1)
    assert HELD in battle.refused("battle_advance", units="8 Div", hex="A3828", cost=1)
    battle.routed()
    battle.post("battle_advance", units="8 Div", hex="A3828", cost=1)


def test_help_does_not_arrive_among_the_enemy(battle: BattleTable) -> None:
    battle.fought()
    told = battle.refused("battle_help", units="16 Div", hex="A3828", arrives=True)
    assert f"{HELD} A3828: 1 Pr infantry division" in told
    battle.post("battle_help", units="16 Div", hex="A3827", arrives=True)


def test_choices_of_a_round_come_before_its_result(battle: BattleTable) -> None:
    battle.announce()
    battle.deploy()
    battle.post("battle_leaders", side="attacker", units="Ney")
    battle.post("battle_result", result="D2 L1", points=1)
    told = battle.refused("battle_leaders", side="attacker", units="")
    assert "before the result of round 1: D2 L1" in told
    told = battle.refused("battle_defense", stand="withdraw")
    assert "before the result of round 1: D2 L1" in told
    # Ney ran the risk, and may still be killed by that result.
    battle.post("leader_fallen", units="Ney", cause="killed_in_battle")


def test_a_rout_entered_twice_in_a_turn_is_told(battle: BattleTable) -> None:
    battle.fought()
    assert not battle.preview("battle_rout", units="2 Pr", hex="A3830").warnings
    battle.post("battle_rout", units="2 Pr", hex="A3830")
    seen = battle.preview("battle_rout", units="2 Pr", hex="A3930")
    (told,) = seen.warnings
    assert told.sentence().startswith("2 Pr infantry division: routed in this turn.")


def test_who_falls_back_goes_to_another_hex(battle: BattleTable) -> None:
    battle.fought()
    told = battle.refused("battle_retreat", units="2 Pr", hex="a3828")
    assert told == "2 Pr infantry division: is in A3828 already. Leave it out."
    battle.post("battle_retreat", units="2 Pr", hex="A3830")
    assert battle.hex_of("2 Pr") == "A3830"


# On the march.


def test_reinforcements_that_have_not_come_in_do_nothing(table: Table) -> None:
    waits(table, "9 Div", "3 Cav", "Ney")
    table.own_turn(FRANCE, "command")
    waiting = "waits as a reinforcement. Bring it in first, under Reinforcements."
    assert waiting in table.refused("order", units="9 Div", order="march")
    assert waiting in table.refused("spend_points", units="Ney", points=1, activated=True)
    table.go_to(FRANCE, "skirmish")
    assert waiting in table.refused("march", units="3 Cav", hex="A3729", cost=1)
    assert waiting in table.refused("skirmish", units="3 Cav, 1 Cav")
    table.go_to(FRANCE, "movement")
    assert waiting in table.refused("march", units="9 Div", hex="A3729", cost=1)
    assert waiting in table.refused("drop", units="9 Div", points=2, number=1, hex="A3728")
    table.post("reinforcements", units="9 Div", hex="A3728")
    table.post("drop", units="9 Div", points=2, number=1)
    assert table.strength("9 Div") == 5  # 7 − 2


def test_a_unit_without_a_hex_does_not_march(table: Table) -> None:
    table.campaign.session.execute(EditUnits((UnitId(table.ids["9 Div"]),), {"hex": ""}))
    table.own_turn(FRANCE, "movement")
    told = table.refused("march", units="9 Div", hex="A3729", cost=1)
    assert told == "9 Div infantry division: is in no hex. Enter its hex."


def test_cavalry_doubles_a_force_march_to_no_place_of_its_own(table: Table) -> None:
    table.own_turn(FRANCE, "command")
    table.post("order", units="8 Div, 3 Cav", order="double force march")
    table.go_to(FRANCE, "movement")
    told = table.refused("march", units="3 Cav", hex="A4020", cost=10, extra=8)
    assert "3 Cav light cavalry brigade: doubles a force march to a place of its own" in told
    # Without the force march it goes where it likes: 7 MP.
    table.preview("march", units="3 Cav", hex="A4020", cost=7)
    table.post("march", units="8 Div", hex="A3733", cost=10, extra=8)
    table.post("march", units="3 Cav", hex="A3733", cost=10, extra=8)
    assert table.hex_of("3 Cav") == "A3733"


@pytest.mark.parametrize("unit", ["13 Div", "1 Train", "Napoleon"])
def test_a_march_into_enemies_is_asked_about(table: Table, unit: str) -> None:
    def found() -> list[bool]:
        told = table.preview("march", units=unit, hex="A3926", cost=3).warnings
        return [one.asks for one in told if "Only the besiegers of a fortress" in one.advice]

    table.own_turn(FRANCE, "movement")
    assert found() == [True]
    # Where besiegers share the hex already it is told alone.
    table.post("march", units="9 Div", hex="A3926", cost=3)
    assert found() == [False]
    assert not table.preview("march", units="13 Div", hex="A3729", cost=1).warnings


# Markers.


def test_a_marker_of_this_turn_does_not_turn_over(table: Table) -> None:
    table.own_turn(FRANCE, "combat")
    table.post("rout", units="9 Div", marker="Rout 1")
    told = table.refused("rout", units="9 Div", marker="Rout 2")
    assert "routed in this turn" in told
    table.next_turn(FRANCE, "command")
    table.post("rout", units="9 Div", marker="Rout 2")


def test_routed_cavalry_attacks_nobody_and_may_be_attacked(table: Table) -> None:
    table.own_turn(FRANCE, "skirmish")
    table.post("rout", units="3 Cav, 1 Cav", marker="Rout 1")
    told = table.refused("skirmish", units="3 Cav, 1 Cav", enemy_loss=1)
    assert told.startswith("3 Cav light cavalry brigade: is routed, and cannot attack.")
    assert "1 Cav" not in told
    table.post("rout", units="3 Cav", marker="none")
    table.post("skirmish", units="3 Cav, 1 Cav", enemy_loss=1)
    assert table.strength("1 Cav") == 1  # 2 − 1


# Back from the dead.


def restore(table: Table | BattleTable, name: str) -> None:
    unit = UnitId(table.ids[name])
    table.campaign.session.execute(RestoreSteps((unit,), 1))


def test_a_unit_that_is_restored_from_nothing_is_as_new(table: Table) -> None:
    table.own_turn(FRANCE, "skirmish")
    table.post("rout", units="3 Cav, 8 Div", marker="Rout 1")
    table.post("demoralize", units="3 Cav")
    kill(table, "3 Cav")
    restore(table, "3 Cav")
    assert table.marks("3 Cav") == ()
    # One that lost only some of its strength bears its marker on.
    table.campaign.session.execute(LoseSteps((UnitId(table.ids["8 Div"]),), 2))
    restore(table, "8 Div")
    assert table.marks("8 Div") == ("Rout 1",)
    for _ in range(4):
        table.campaign.session.undo()
    assert sorted(table.marks("3 Cav")) == ["Rout 1", "demoralized"]


def test_a_leader_who_is_restored_has_no_fate(battle: BattleTable) -> None:
    battle.announce()
    battle.deploy()
    battle.post("battle_leaders", side="attacker", units="Ney")
    battle.post("battle_result", result="D2 L1", points=0)
    battle.post("leader_fallen", units="Ney", cause="killed_in_battle")
    assert [row[0] for row in battle.table("battles", "Leaders who fell")] == ["Ney"]
    restore(battle, "Ney")
    assert not battle.table("battles", "Leaders who fell")
    assert battle.queries.check() == ()
