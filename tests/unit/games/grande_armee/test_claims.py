"""Halves of rules that got past a form: each is broken here, and seen refused or asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table, forces
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.domain.errors import Fault
from oobmgr.games.grande_armee.game import GRANDE_ARMEE
from oobmgr.games.grande_armee.march.movement import Ground, RoughInputs, rough_cost

DOUBLE = "double force march"


@pytest.fixture
def battle(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.post("index_markers", boxes={"Austria": 5, "Russia": 4, "Prussia": 6})
    return realm


def asked(told: tuple[Fault, ...]) -> list[tuple[str, str]]:
    """The fields that are asked about, each with its case."""
    return [(one.where, one.case) for one in told if one.asks]


# ----------------------------------------------------------------------------- double marches


def test_cavalry_doubles_its_march_with_its_own_stack_and_not_to_another(tmp_path: Path) -> None:
    table = Table(tmp_path)
    other = (FRANCE, "France", "20 Div", "infantry division", "XII Corps", "A3731", 6)
    table.campaign.session.execute(forces(other))
    table.ids = {unit.designation: unit.id for unit in table.queries.units()}
    table.own_turn(FRANCE, "command")
    table.post("order", units="8 Div, 20 Div, 3 Cav", order=DOUBLE)
    table.go_to(FRANCE, "movement")
    # 20 Div doubles its march too, and stands there; the stack of the cavalry is that of 8 Div.
    far = {"units": "3 Cav", "hex": "A3731", "cost": 8, "extra": 2}
    assert "to a place of its own" in table.refused("march", **far)
    table.post("march", units="8 Div, 3 Cav", hex="A3729", cost=1, extra=1)
    table.post("march", units="8 Div", hex="A3731", cost=3, extra=1)
    # On the second way of the phase it still goes along with those that it began with.
    table.post("march", units="3 Cav", hex="A3731", cost=2, extra=1)


# ---------------------------------------------------------------------------- politics at once


def _event(realm: Realm, cause: str, power: str, shift: int) -> tuple[Fault, ...]:
    events = [{"power": power, "shift": shift, "source": "chart"}]
    return realm.preview("political_event", cause=cause, events=events).warnings


def test_simultaneous_events_that_are_entered_one_by_one_are_asked_about(realm: Realm) -> None:
    offer = {"moved": "Prussia", "shift": 1}
    assert not realm.preview("peace_offer", power="Austria", **offer).warnings
    realm.post("peace_offer", power="Austria", **offer)
    # Two armistices at one moment move Prussia by one box, not by two.
    told = realm.preview("peace_offer", power="Russia", **offer).warnings
    assert asked(told) == [("moved", "LGA-POL-01")]
    assert "Prussia was moved +1 in this turn: Austria" in told[0].message
    assert asked(_event(realm, "75 points", "Prussia", 2)) == [("events", "LGA-POL-01")]
    lost = {"war": "1813", "town": "Metz", "taker": "Russia"}
    assert asked(realm.preview("french_town", **lost, **offer).warnings) == [
        ("moved", "LGA-POL-01")
    ]
    # Another marker, the other way, or another turn is another event.
    assert not _event(realm, "75 points", "Russia", 2)
    assert not _event(realm, "a defeat", "Prussia", -1)
    realm.in_turn(FRANCE, "movement")
    realm.next_turn(FRANCE, "movement")
    assert not _event(realm, "75 points", "Prussia", 2)


@pytest.mark.parametrize(("offers", "box"), [(2, "8"), (3, "9")])
def test_each_offer_of_several_moves_the_marker(realm: Realm, offers: int, box: str) -> None:
    realm.post("peace_offer", power="Austria", offers=offers, moved="Prussia", shift=1)
    rows = {row[0]: row[1] for row in realm.table("politics", "Political Index")}
    assert rows["Prussia"] == box


def test_points_for_leaders_are_entered_where_a_level_is_acted_upon(battle: BattleTable) -> None:
    battle.post("leader_fallen", units="Horn", cause="command_lost_in_battle")
    battle.next_turn(FRANCE, "command")
    # No political event is entered in this phase, and a level acts at once.
    assert battle.refused("leader_points", units="Horn", points=[2])
    battle.go_to(FRANCE, "skirmish")
    battle.post("leader_points", units="Horn", points=[2])


# ----------------------------------------------------------------------------- battle help


def test_no_line_meets_help_that_joins_its_own_side(battle: BattleTable) -> None:
    battle.fought(1)
    joins = {"units": "16 Div", "hex": "A3928"}
    assert not battle.preview("battle_help", **joins).warnings
    told = battle.preview("battle_help", **joins, new_line=True).warnings
    assert asked(told) == [("new_line", "LGA-REINF-01")]
    told = battle.preview("battle_help", units="4 Pr", hex="A3829", new_line=True).warnings
    assert asked(told) == [("new_line", "LGA-REINF-05")]


def test_a_line_against_help_wants_a_reserve(battle: BattleTable) -> None:
    battle.announce()
    battle.post("battle_lines", front="8 Div, 3 Cav, 9 Div")
    battle.post("battle_lines", front="1 Pr, Pr Cav, 2 Pr")
    battle.post("battle_result", result="D1", points=1)
    apart = {"units": "16 Div", "hex": "A3929", "new_line": True}
    assert asked(battle.preview("battle_help", **apart).warnings) == [("new_line", "LGA-REINF-01")]
    beside = {"units": "3 Pr", "hex": "A3826", "new_line": True}
    assert asked(battle.preview("battle_help", **beside).warnings) == [("new_line", "LGA-REINF-06")]
    battle.post("battle_lines", front="1 Pr, Pr Cav", reserve="2 Pr")
    assert not battle.preview("battle_help", **apart).warnings


def test_the_defender_attacks_only_where_no_line_meets_his_help(battle: BattleTable) -> None:
    battle.fought(1)
    attacks = {"counterattack": True}
    told = battle.preview("battle_help", units="4 Pr", hex="A3829", **attacks).warnings
    assert asked(told) == [("counterattack", "LGA-REINF-06")]
    beside = {"units": "3 Pr", "hex": "A3826"}
    told = battle.preview("battle_help", **beside, **attacks, new_line=True).warnings
    assert asked(told) == [("counterattack", "LGA-REINF-06")]
    assert not battle.preview("battle_help", **beside, **attacks).warnings


def test_help_for_the_defender_fights_in_the_rounds_that_follow(battle: BattleTable) -> None:
    battle.announce()
    battle.deploy()
    told = battle.preview("battle_help", units="4 Pr", hex="A3829").warnings
    assert asked(told) == [("battle", "LGA-REINF-05")]
    battle.post("battle_result", result="D1", points=1)
    assert not battle.preview("battle_help", units="4 Pr", hex="A3829").warnings


def _main_line(battle: BattleTable, fought: int) -> tuple[str, ...]:
    rows = battle.table("battles", f"Battle 1, round {fought}")
    return next((row[1:3] for row in rows if row[0] == "Main line"), ())


def test_help_may_form_the_line_against_a_flank_attack(battle: BattleTable) -> None:
    battle.fought(1)
    battle.post("battle_help", units="16 Div", hex="A3929")
    assert _main_line(battle, 1) == ("flanks", "flanked")
    battle.post("battle_help", units="4 Pr", hex="A3829")
    old = {"front": "1 Pr, Pr Cav", "reserve": "4 Pr", "second": "2 Pr"}
    assert asked(battle.preview("battle_lines", **old).warnings) == [("second", "LGA-REINF-05")]
    line = {"front": "1 Pr, Pr Cav", "reserve": "2 Pr", "second": "4 Pr"}
    assert not battle.preview("battle_lines", **line).warnings
    battle.post("battle_lines", **line)
    assert _main_line(battle, 1) == ()
    # Given up again, the main line is flanked as before.
    without = {"front": "1 Pr, Pr Cav", "reserve": "2 Pr, 4 Pr"}
    assert asked(battle.preview("battle_lines", **without).warnings) == [("second", "LGA-BAT-06")]
    battle.post("battle_lines", **without)
    assert _main_line(battle, 1) == ("flanks", "flanked")
    # The attacker's lines change nothing of it.
    battle.post("battle_lines", front="8 Div, 16 Div", reserve="9 Div", second="3 Cav")
    assert _main_line(battle, 1) == ("flanks", "flanked")


# ------------------------------------------------------------------------------- more of battles


def test_a_further_attack_is_no_new_battle(battle: BattleTable) -> None:
    battle.fought(0)
    battle.post("battle_end", end="attacker stops")
    again = {"units": "8 Div, 9 Div", "hex": "A3828"}
    assert asked(battle.preview("battle", **again).warnings) == [
        ("8 Div infantry division", "LGA-BAT-01"),
        ("9 Div infantry division", "LGA-BAT-01"),
    ]
    # Who has not attacked may.
    assert not battle.preview("battle", units="3 Div", hex="A3828").warnings


def test_corps_that_did_not_concentrate_are_asked_about_in_one_attack(tmp_path: Path) -> None:
    battle = BattleTable(tmp_path)
    both = {"units": "8 Div, 3 Div", "hex": "A3828"}
    assert asked(battle.preview("battle", **both).warnings) == [
        ("Ney corps leader", "LGA-STK-04"),
        ("Davout corps leader", "LGA-STK-04"),
    ]
    battle.next_turn(FRANCE, "weather")
    battle.post("weather", weather="clear")
    battle.go_to(FRANCE, "command")
    battle.post("order", units="Ney", order="concentrate")
    battle.post("reserve", units="3 Div")
    battle.go_to(FRANCE, "combat")
    # An Army Reserve joins the first round without an order.
    assert not battle.preview("battle", **both).warnings


def test_a_rout_into_enemies_is_asked_about(battle: BattleTable) -> None:
    battle.fought()
    told = battle.preview("battle_rout", units="1 Pr", hex="A4028").warnings
    assert asked(told) == [("hex", "LGA-BAT-11")]
    assert not battle.preview("battle_rout", units="1 Pr", hex="A3830").warnings


def test_nobody_is_pursued_who_was_wiped_out(battle: BattleTable) -> None:
    battle.announce()
    battle.post("battle_lines", front="8 Div, 3 Cav", reserve="9 Div")
    battle.post("battle_lines", front="1 Pr, Pr Cav", reserve="2 Pr")
    battle.post("battle_result", result="D9", points=2)
    battle.post("battle_losses", units="1 Pr, 2 Pr, Pr Cav", points=[6, 5, 2])
    # No defender routed: they are gone.
    assert battle.refused("pursuit", units="9 Div", losers="1 Pr", points=[0])


# ------------------------------------------------------------------------------- rough ground


@pytest.mark.parametrize("left", [Ground.CLEAR, Ground.PARTIAL, Ground.ROUGH])
@pytest.mark.parametrize("entered", [Ground.CLEAR, Ground.ROUGH])
def test_only_partly_rough_hexes_have_a_cost_of_their_own(left: Ground, entered: Ground) -> None:
    # B2825 to B2926 is partly rough to partly rough, 1 and not 2; all else is by the chart, here 3.
    assert rough_cost(RoughInputs(left, entered, 3), GRANDE_ARMEE.tables()).result == 3
    part = rough_cost(RoughInputs(left, Ground.PARTIAL, 3), GRANDE_ARMEE.tables())
    assert part.result == (3 if left is Ground.CLEAR else 1)


@pytest.mark.parametrize(("per", "again"), [("turn", False), ("phase", True)])
def test_a_unit_pursues_once_in_a_turn_or_by_the_option_in_a_phase(
    tmp_path: Path, per: str, *, again: bool
) -> None:
    battle = BattleTable(tmp_path, pursuit_per=per)
    battle.fought()
    battle.routed()
    battle.post("pursuit", units="8 Div", losers="1 Pr", points=[1])
    battle.post("battle_end", end="a side is gone")
    battle.add(COALITION, "Prussia", "6 Pr", "infantry division", "A3826")
    battle.go_to(COALITION, "combat")
    battle.post("battle", units="6 Pr", hex="A3827")
    # A3726 lies beside the attackers and not beside the defenders, who attack at once.
    battle.post("battle_help", units="16 Div", hex="A3726", counterattack=True)
    battle.post("battle_rout", battle=3, units="6 Pr", hex="A3823")
    chase = {"battle": 3, "units": "8 Div", "losers": "6 Pr", "points": [1]}
    if again:
        battle.post("pursuit", **chase)
    else:
        assert "has pursued" in battle.refused("pursuit", **chase)
    battle.post("pursuit", **chase | {"units": "9 Div"})


def test_the_defender_chooses_anew_in_each_round(battle: BattleTable) -> None:
    def stand() -> str:
        rows = battle.table("battles", f"Battle 1, round {1 + fought}")
        return next(row[2] for row in rows if row[0] == "Defense")

    fought = 0
    battle.announce()
    battle.deploy()
    battle.post("battle_defense", stand="river defense")
    assert stand() == "river defense"
    battle.post("battle_result", result="D1", points=2)
    battle.post("battle_round", cost=1)
    fought = 1
    assert stand() == "stand"
