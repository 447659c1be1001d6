"""A battle of two rounds, worked by hand, with all strength points accounted for at each step.

Round 1, at A3828. French 8 Div 8 SP and 3 Cav 5 in front (13), 9 Div 7 in reserve; Prussian 1 Pr 6
and Pr Cav 2 in front (8), 2 Pr 5 in reserve. Leaders: Napoleon 4, Ney 2, Souham 1 in one chain,
and two cavalry leaders for 5 ÷ 2 = 2 pairs, Murat 3 and Lasalle 1: 4 + 2 + 1 + 3 + 1 = 11. The
Prussians use Yorck 1 and Horn 1: 2. The attacker's least loss is 3; bids 3, 6, 9 rise by 3 each.
The French lose 9 (8 Div 8 − 5 = 3, 3 Cav 5 − 4 = 1), the Prussians 3 (1 Pr 6 − 3 = 3).
Horn falls. The French get 3 Advance Points, and pay 1 for round 2.

Round 2. The Prussians rout: 1 Pr, 2 Pr and Pr Cav go to A3830. They are not attacked again, but
pursued: 8 Div pursues, and 3 + 5 + 2 = 10 SP are lost, the last of I Corps: Yorck and the generic
leader are back in the pool, and score nothing. Horn scores 2.
"""

from __future__ import annotations

from pathlib import Path

from tests.unit.games.grande_armee.battle_table import BattleTable


def test_two_rounds_a_leader_and_a_pursuit(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    start = table.living()

    posted = table.announce()
    assert table.working(posted)["8 Div infantry division"] == 8
    table.deploy()
    posted = table.post(
        "battle_leaders", side="attacker", units="Napoleon, Ney, Souham, Murat, Lasalle"
    )
    assert table.working(posted)["Leader modifier"] == 11
    posted = table.post("battle_leaders", side="defender", units="Yorck, Horn")
    assert table.working(posted)["Leader modifier"] == 2
    table.post("battle_bids", least=3, bids=[3, 6, 9])
    posted = table.post("battle_result", result="D2 L1", points=3)
    assert table.working(posted)["Advance Points"] == 3
    posted = table.post("battle_losses", units="8 Div, 3 Cav, 1 Pr", points=[5, 4, 3])
    assert table.working(posted)["Lost in all"] == 12
    assert (table.sp("8 Div"), table.sp("3 Cav"), table.sp("1 Pr")) == (3, 1, 3)
    assert table.unaccounted() == 0
    table.post("leader_fallen", units="Horn", cause="killed_in_battle")
    table.post("leader_points", units="Horn", points=[2])
    assert table.victory("france") == 2

    posted = table.post("battle_round", cost=1)
    table.post("battle_result", result="rout", points=0)
    table.routed()
    posted = table.post("pursuit", units="8 Div", losers="1 Pr, 2 Pr, Pr Cav", points=[3, 5, 2])
    assert table.working(posted)["Lost in the pursuit"] == 10
    table.post("battle_end", end="a side is gone")
    assert table.unaccounted() == 0
    gone = set(start) - set(table.living())
    assert gone == {"1 Pr", "2 Pr", "Pr Cav", "Horn", "Yorck", "Generic A"}
    assert table.victory("france") == 2

    for _ in range(14):
        table.undo()
    assert table.living() == start
    assert table.victory("france") == 0


def test_leaders_go_where_their_units_go(tmp_path: Path) -> None:
    """Strength points stay on the map with a leader or a marker alone (8.15).

    I Corps routs to A3830, with Yorck, Horn and the generic leader; Blucher, whom nobody picks,
    would be alone in A3828. Ney and Souham advance with all of III Corps; Napoleon and the others
    stay with 3 Div of I Corps.
    """
    table = BattleTable(tmp_path)
    table.fought(points=3)
    routs = "1 Pr, 2 Pr, Pr Cav"
    alone = table.preview("battle_rout", units=routs, hex="A3830").warnings
    told = [(one.message, one.asks) for one in alone if one.case == "LGA-DET-04"]
    assert told == [("Blucher, Yorck, Generic A, Horn would be left alone in A3828.", False)]
    posted = table.post("battle_rout", units=f"{routs}, Yorck, Horn, Generic A", hex="A3830")
    assert table.working(posted)["Yorck corps leader"] == "goes along"
    for name in ("Yorck", "Horn", "Generic A", "1 Pr"):
        assert table.hex_of(name) == "A3830"
    assert table.hex_of("Blucher") == "A3828"
    # Leaders bear no rout marker.
    assert "Rout 1" in table.marks("1 Pr")
    assert "Rout 1" not in table.marks("Yorck")
    third = "8 Div, 9 Div, 3 Cav"
    ahead = {"hex": "A3928", "cost": 1}
    table.post("battle_advance", units=f"{third}, Ney, Souham", **ahead)
    assert {table.hex_of(name) for name in ("Ney", "Souham", "8 Div")} == {"A3928"}
    assert {table.hex_of(name) for name in ("Napoleon", "Davout")} == {"A3827"}
    # Nobody of the enemy goes along, nor anybody who is not there.
    blucher = table.refused("battle_advance", units=f"{third}, Blucher", **ahead)
    assert "Blucher army leader: does not attack" in blucher
    assert "is not in Battle 1" in table.refused("battle_rout", units="Kleist", hex="A3830")


def test_leaders_fall_back_with_their_units(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    table.fought()
    with_blucher = "1 Pr, 2 Pr, Pr Cav, Blucher, Yorck, Horn, Generic A"
    shown = table.preview("battle_retreat", units=with_blucher, hex="A3830")
    assert "LGA-DET-04" not in {one.case for one in shown.warnings}
    table.post("battle_retreat", units=with_blucher, hex="A3830")
    assert {table.hex_of(name) for name in with_blucher.split(", ")} == {"A3830"}
