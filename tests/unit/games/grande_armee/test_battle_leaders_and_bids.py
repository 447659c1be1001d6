"""Leaders and bids of battles in the books: each rule is broken once, or seen to act."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import FRANCE

from oobmgr.rules.questions import NoWish


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def _titles(table: BattleTable) -> list[str]:
    asked = table.queries.game.question("battles")
    return [one.title for one in table.queries.ask(asked, NoWish())]


# ----------------------------------------------------------------------------------- leaders


@pytest.mark.parametrize(
    ("units", "words"),
    [
        ("Napoleon, Eugene", "More than one supreme commander"),
        ("Ney, Gudin", "below those who outrank"),
        ("Napoleon, Ney, Davout", "More than one"),
        ("Murat, Lasalle, Nansouty", "pairs of cavalry"),
        ("Lauriston", "is not a leader of the attacker there"),
        ("Yorck", "is not a leader of the attacker there"),
    ],
)
def test_leaders_who_may_not_help_together(table: BattleTable, units: str, words: str) -> None:
    table.announce()
    assert words in table.refused("battle_leaders", side="attacker", units=units)


def test_two_of_the_highest_rank_bring_nothing_and_run_no_risk(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    posted = table.post("battle_leaders", side="attacker", units="Ney, Davout, Murat")
    assert table.working(posted)["Leader modifier"] == 3  # Murat alone
    table.post("battle_result", result="D2 L1", points=2)
    assert "withheld" in table.refused("leader_fallen", units="Ney", cause="killed_in_battle")
    table.post("leader_fallen", units="Murat", cause="killed_in_battle")


def test_a_second_post_of_the_leaders_withholds_nobody(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    assert "withheld already" in table.refused("battle_leaders", side="attacker", units="")
    action = table.campaign.game.action("battle_leaders")

    def proposed() -> tuple[object, tuple[int, ...]]:
        given = table.queries.filled(action.name, {})
        return given.side, given.units

    assert proposed() == ("attacker", ())
    table.post("battle_leaders", side="attacker", units="Ney")
    # The other side is next; then the form stands as the books do.
    assert proposed() == ("defender", ())
    table.post("battle_leaders", side="defender", units="Yorck")
    assert proposed() == ("attacker", (table.ids["Ney"],))
    told = table.refused("battle_leaders", side="attacker", units="Ney")
    assert "Nothing would change" in told
    # Who is not picked any more is withheld.
    table.post("battle_leaders", side="attacker", units="")
    assert proposed() == ("attacker", ())


def test_a_cavalry_leader_helps_in_one_round(table: BattleTable) -> None:
    table.announce()
    table.deploy()
    table.post("battle_leaders", side="attacker", units="Ney, Murat")
    table.post("battle_result", result="D1", points=1)
    table.post("battle_round", cost=0)
    assert "earlier round" in table.refused("battle_leaders", side="attacker", units="Murat")
    table.post("battle_leaders", side="attacker", units="Ney, Lasalle")


def test_a_leader_without_a_bonus_is_asked_for(table: BattleTable) -> None:
    table.add(FRANCE, "France", "Reynier", "corps leader", "A3827")
    table.announce()
    told = table.refused("battle_leaders", side="attacker", units="Reynier")
    assert "no bonus in the books" in told


def test_a_withheld_leader_runs_no_risk(table: BattleTable) -> None:
    table.announce()
    assert "no risk" in table.refused("leader_fallen", units="Ney", cause="killed_in_battle")


# -------------------------------------------------------------------------------------- bids


@pytest.mark.parametrize(
    ("bids", "words"),
    [([2], "at least 3"), ([3, 7], "at most 3 + 3"), ([3, 6, 10], "at most 6 + 3")],
)
def test_bids_beyond_their_bound(table: BattleTable, bids: list[int], words: str) -> None:
    table.announce()
    assert words in table.refused("battle_bids", least=3, bids=bids)
    assert not any(title == "Bids" for title in _titles(table))


def test_bids_that_hold(table: BattleTable) -> None:
    table.announce()
    table.post("battle_bids", least=3, bids=[3, 6, 9])
    assert table.table("battles", "Bids") == [
        ("attacker", "3 SP", "at least 3", ""),
        ("defender", "6 SP", "at most 6", ""),
        ("attacker", "9 SP", "at most 9", ""),
        ("defender", "–", "at most 12", ""),
    ]
    assert "least loss" in table.refused("battle_bids", bids=[3])


def test_bids_of_more_than_the_bidder_has_are_asked_about(table: BattleTable) -> None:
    table.announce()
    # 8 + 7 + 5 against 6 + 5 + 2.
    for bids, said in (
        ([20], []),
        ([21], ["The attacker has 20 SP in the battle."]),
        ([13, 13], []),
        ([13, 14], ["The defender has 13 SP in the battle."]),
    ):
        found = table.preview("battle_bids", least=bids[0], bids=bids).warnings
        assert [one.message for one in found if one.asks] == said
