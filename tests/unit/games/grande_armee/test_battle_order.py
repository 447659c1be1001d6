"""The order of a round: lines, leaders and bids, then the result, then what it costs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def _asked(table: BattleTable, action: str, **given: object) -> list[str]:
    return [one.message for one in table.preview(action, **given).warnings if one.asks]


def test_losses_wait_for_the_result_of_the_first_round(table: BattleTable) -> None:
    table.announce()
    told = "SP are lost before round 1 has a result. Enter its result first."
    assert told in table.refused("battle_losses", units="8 Div", points=[2])
    table.deploy()
    assert told in table.refused("battle_losses", units="8 Div", points=[2])
    table.post("battle_result", result="D2 L1", points=2)
    table.post("battle_losses", units="8 Div", points=[2])
    assert table.sp("8 Div") == 6


def test_losses_before_the_result_of_a_later_round_are_asked_about(table: BattleTable) -> None:
    table.fought()
    table.post("battle_round", cost=1)
    asked = _asked(table, "battle_losses", units="8 Div", points=[2])
    assert asked == ["SP are lost before round 2 has a result."]
    table.post("battle_result", result="D1", points=0)
    assert _asked(table, "battle_losses", units="8 Div", points=[2]) == []


def test_a_leader_is_not_killed_before_the_result_of_his_round(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    table.post("battle_leaders", side="attacker", units="Ney, Souham, Murat")
    told = table.refused("leader_fallen", units="Souham", cause="killed_in_battle")
    assert "Souham division leader: helps in a round that has no result yet." in told
    table.post("battle_result", result="D2 L1", points=3)
    table.post("leader_fallen", units="Souham", cause="killed_in_battle")
    # Round 2: Murat ran his risk in round 1, Gudin has run none so far.
    table.post("battle_round", cost=1)
    table.post("battle_leaders", side="attacker", units="Gudin")
    told = table.refused("leader_fallen", units="Gudin", cause="killed_in_battle")
    assert "helps in a round that has no result yet." in told
    table.post("leader_fallen", units="Murat", cause="killed_in_battle")
    table.post("battle_result", result="D1 L1", points=0)
    table.post("battle_end", end="attacker stops")
    # Over, the battle has had its result all the same.
    table.post("leader_fallen", units="Gudin", cause="killed_in_battle")


def test_a_leader_of_a_round_that_was_never_fought_is_not_killed(table: BattleTable) -> None:
    table.announce()
    table.post("battle_leaders", side="attacker", units="Souham")
    table.post("battle_end", end="attacker stops")
    told = table.refused("leader_fallen", units="Souham", cause="killed_in_battle")
    assert "helps in a round that has no result yet." in told


def test_routs_and_retreats_before_a_result_are_asked_about(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    asked = _asked(table, "battle_rout", units="1 Pr", hex="A3830")
    assert asked == ["They rout before round 1 has a result."]
    asked = _asked(table, "battle_retreat", units="1 Pr", hex="A3829")
    assert asked == ["They fall back before round 1 has a result."]
    table.post("battle_result", result="rout", points=2)
    assert _asked(table, "battle_rout", units="1 Pr", hex="A3830") == []
    assert _asked(table, "battle_retreat", units="1 Pr", hex="A3829") == []


def test_who_is_routed_already_routs_again_by_the_attack_alone(table: BattleTable) -> None:
    table.fought()
    table.post("battle_rout", units="1 Pr", hex="A3830")
    table.post("battle_round", cost=1)
    assert _asked(table, "battle_rout", units="1 Pr", hex="A3830") == []
    assert _asked(table, "battle_rout", units="1 Pr, 2 Pr", hex="A3830") != []


def test_leaders_and_bids_are_named_before_the_result_leads_past_them(table: BattleTable) -> None:
    table.announce()
    assert "round 1 has no lines" in table.advance_refused()
    table.deploy()
    told = "round 1 has no result; leaders and bids, if any, come before it"
    assert told in table.advance_refused()
    entry = {"result": "D1", "points": 1}
    said = [one.message for one in table.preview("battle_result", **entry).warnings]
    assert [one.partition(":")[0] for one in said] == [
        "No leader of the attacker helps",
        "No leader of the defender helps",
    ]
    # Told and not asked: to withhold them is the player's choice (12.41).
    assert _asked(table, "battle_result", **entry) == []
    table.post("battle_leaders", side="attacker", units="Souham")
    table.post("battle_bids", least=2, bids=[2, 4])
    said = [one.message for one in table.preview("battle_result", **entry).warnings]
    assert [one.partition(":")[0] for one in said] == ["No leader of the defender helps"]
    assert "round 1 has no result." in table.advance_refused()
