"""Ways around a rule: what one form refuses is seen in the others that come to the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.game_table import GameTable
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import EditUnits, Late, PostAction
from oobmgr.domain.postings import UnitId
from oobmgr.games.grande_armee.economy.units_built import construction_name


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


def asked(table: GameTable, action: str, **given: Any) -> list[tuple[str, str]]:  # noqa: ANN401 - as posting takes it
    """The questions about an entry by case and sentence; it can be posted all the same."""
    shown = table.preview(action, **given)
    assert shown.refusals == ()
    return [(one.case, one.sentence()) for one in shown.warnings if one.asks]


# ------------------------------------------------------------------------------- advance, rounds


def test_nobody_joins_an_attack_of_the_other_side(table: BattleTable) -> None:
    table.fought(3)
    table.post("battle_help", units="3 Pr", hex="A3826", arrives=True, counterattack=True)
    table.announce("3 Div", "A3728")
    table.post("battle_lines", battle=3, front="3 Div")
    table.post("battle_result", battle=3, result="D1", points=2)
    told = table.refused("battle_advance", battle=3, units="3 Div", hex="A3727", cost=1, joins=2)
    assert "is an attack of the other side. Join one of your own." in told


def test_points_are_spent_between_rounds(table: BattleTable) -> None:
    table.fought(3)
    advance = {"units": "9 Div", "hex": "A3928", "cost": 1}
    assert asked(table, "battle_advance", **advance) == []
    table.post("battle_round", cost=1)
    ((case, told),) = asked(table, "battle_advance", **advance)
    assert case == "LGA-BAT-01"
    assert "They advance before round 2 has a result." in told


def test_attackers_who_are_not_adjacent_any_more_are_asked_about(table: BattleTable) -> None:
    table.fought(3)
    assert asked(table, "battle_round", cost=1) == []
    table.post("battle_advance", units="8 Div", hex="A3726", cost=1)
    ((case, told),) = asked(table, "battle_round", cost=1)
    assert case == "LGA-BAT-09"
    assert "8 Div infantry division: not adjacent to an enemy of this battle." in told
    table.post("battle_lines", front="9 Div, 3 Cav", reserve="8 Div")
    assert asked(table, "battle_round", cost=1) == []


def test_help_that_came_late_needs_a_part(table: BattleTable) -> None:
    table.fought()
    table.post("battle_help", units="16 Div", hex="A3827", arrives=True)
    table.post("battle_round", cost=1)
    ((case, told),) = asked(table, "battle_result", result="D1", points=0)
    assert case == "LGA-BAT-05"
    assert "16 Div infantry division: no part." in told
    table.post("battle_lines", front="8 Div, 3 Cav", reserve="9 Div, 16 Div")
    assert asked(table, "battle_result", result="D1", points=0) == []


def test_a_second_line_that_routed_is_not_passed_over(table: BattleTable) -> None:
    table.announce()
    table.post("battle_lines", front="8 Div, 3 Cav, 9 Div")
    table.post("battle_lines", front="1 Pr", second="Pr Cav", reserve="2 Pr")
    table.post("battle_result", result="D1", points=2)
    assert asked(table, "battle_round", cost=1) == []
    assert "where a second line routed" in table.refused("battle_round", cost=1, new_line=True)
    table.post("battle_rout", units="Pr Cav", hex="A3830")
    ((case, told),) = asked(table, "battle_round", cost=1)
    assert case == "LGA-BAT-06"
    assert "The defender's second front line is routed or gone." in told
    assert asked(table, "battle_round", cost=1, second_line_gone=True) == []


def test_a_second_line_that_was_never_there_is_asked_about(table: BattleTable) -> None:
    table.fought()
    ((case, told),) = asked(table, "battle_round", cost=1, second_line_gone=True)
    assert case == "LGA-BAT-06"
    assert "The defender has no second front line." in told


# -------------------------------------------------------------------------- retreats, pursuit


def test_a_hex_with_others_of_the_defender_is_not_vacated(table: BattleTable) -> None:
    table.go_to(COALITION, "movement")
    table.post("drop", units="1 Pr", points=1, number=4)
    table.add(COALITION, "Prussia", "9 Hussars", "light cavalry brigade", "A3828")
    table.next_turn(FRANCE, "skirmish")
    table.post("demoralize", units="9 Hussars")
    table.go_to(FRANCE, "combat")
    table.fought(0)
    table.routed()
    pursuit = {"units": "8 Div", "losers": "1 Pr", "points": [1]}
    told = table.refused("pursuit", **pursuit)
    assert "A3828 is not empty: 9 Hussars light cavalry brigade, Detachment Prussia 4." in told
    table.post("lose_detachment", detachment="Prussia 4")
    told = table.refused("pursuit", **pursuit)
    assert "A3828 is not empty: 9 Hussars light cavalry brigade." in told


def test_a_pursuit_belongs_to_the_combat_phase_of_its_battle(table: BattleTable) -> None:
    table.fought(0)
    table.routed()
    table.go_to(COALITION, "combat")
    pursuit = {"units": "8 Div", "losers": "1 Pr", "points": [1]}
    told = table.refused("pursuit", **pursuit)
    assert "Battle 1 at A3828 was fought in the Combat Phase of the other side." in told
    raw = {"units": [table.ids["8 Div"]], "losers": [table.ids["1 Pr"]], "points": [1]}
    late = PostAction("pursuit", table.queries.filled("pursuit", raw), Late("Forgotten."))
    assert table.campaign.session.preview(late).refusals == ()


def test_a_detachment_bars_a_retreat_as_units_do(table: BattleTable) -> None:
    table.go_to(FRANCE, "movement")
    table.post("drop", units="16 Div", points=1, number=4, hex="A3929")
    table.go_to(FRANCE, "combat")
    table.fought()
    table.post("battle_retreat", units="1 Pr", hex="A3929")
    assert table.sp("1 Pr") == 0
    table.post("battle_retreat", units="2 Pr", hex="A3829")
    assert table.sp("2 Pr") == 5


def test_one_side_falls_back_at_a_time(table: BattleTable) -> None:
    table.fought()
    told = table.refused("battle_retreat", units="8 Div, 1 Pr", hex="A3728")
    assert "They are from both sides. Enter one side after the other." in told


# ------------------------------------------------------------------------ markers, command, realm


def test_the_marker_of_another_power_is_asked_about(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.own_turn(FRANCE)
    assert asked(table, "drop", units="8 Div", points=1, number=1) == []
    assert asked(table, "drop", units="29 Div", points=1, number=1) == []
    for unit, nation in (("8 Div", "France"), ("29 Div", "Bavaria")):
        drop = {"units": unit, "points": 1, "number": 1, "power": "Austria"}
        ((case, told),) = asked(table, "drop", **drop)
        assert case == "LGA-DET-05"
        assert f"A marker of Austria for strength points of {nation}." in told


def test_who_stands_with_a_superior_in_command_is_not_put_out_unasked(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.post("weather", weather="clear")
    table.go_to(FRANCE, "command")
    out = {"units": "8 Div", "state": "out of command"}
    # Ney is in command by nothing that the books know yet.
    assert asked(table, "in_command", **out) == []
    table.post("in_command", units="Ney", state="in command")
    ((case, told),) = asked(table, "in_command", **out)
    assert case == "LGA-CMD-02"
    assert "is stacked with Ney, who is in command. Only 6.53 makes an exception." in told
    assert asked(table, "in_command", units="Ney, 8 Div", state="out of command") == []


def test_naples_has_an_infantry_division_alone(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.add(FRANCE, "Naples", "Naples Cav", "light cavalry brigade", "A3728")
    realm.lose("Naples Cav")
    land = {"name": "Kingdom of Italy", "kind": "minor", "status": "allied", "holder": "France"}
    realm.post("land", **land, resource=20, replacement=24)
    realm.go_to(FRANCE, "income")
    realm.post("income", power="France")
    realm.go_to(FRANCE, "construction")
    build = {"payer": "Kingdom of Italy", "hex": "A1010"}
    assert asked(realm, "build", units="1 Naples", **build) == []
    prices = {"resource": 1, "replacement": 1}
    ((case, told),) = asked(realm, "build", units="Naples Cav", **build, **prices)
    assert case == "LGA-GC-01"
    assert "is not an infantry division, the one unit of Naples." in told


def test_british_units_that_would_join_a_landing_are_asked_about(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.add(COALITION, "Britain", "2 British", "infantry division", "A1010")
    realm.lose("2 British")
    realm.post("british_landing", hex="A1105")
    realm.give("Britain", resource=20, replacement=24)
    realm.go_to(COALITION, "construction")
    build = {"units": "2 British", "payer": "Britain", "hex": "A1105"}
    # The force that landed in this turn may still get its units.
    assert asked(realm, "build", **build) == []
    realm.next_turn(COALITION, "construction")
    ((case, told),) = asked(realm, "build", **build)
    assert case == "LGA-BRI-01"
    assert "the force that landed in A1105 is on the map. It gets no reinforcements." in told
    realm.post("british_landing", gone=True)
    assert asked(realm, "build", **build) == []


def test_all_swedish_infantry_is_built_as_divisions(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.add(COALITION, "Sweden", "1 Swedes", "infantry brigade", "A1010")
    realm.add(COALITION, "Russia", "1 Russians", "infantry brigade", "A1010")
    sizes = {realm.ids["1 Swedes"], realm.ids["1 Russians"]}
    realm.campaign.session.execute(EditUnits(tuple(map(UnitId, sorted(sizes))), {"size": "X"}))
    built = {u.designation: construction_name(u) for u in realm.queries.units() if u.id in sizes}
    assert built == {"1 Swedes": "Infantry division", "1 Russians": "Infantry brigade"}


def test_who_commands_the_russian_guard_is_said_in_the_autumn_of_1813(tmp_path: Path) -> None:
    said = {}
    for start in ("II April 1813", "II August 1813"):
        folder = tmp_path / start
        folder.mkdir()
        table = Table(folder, start)
        table.own_turn(FRANCE, "command")
        said[start] = any(one.case == "LGA-CMD-04" for one in table.queries.phase_cases())
    assert said == {"II April 1813": False, "II August 1813": True}


@pytest.mark.parametrize("case", ["LGA-AOC-02", "LGA-AOC-03"])
def test_what_the_charts_say_is_reminded_of_in_the_command_phase(table: Table, case: str) -> None:
    told = table.queries.game.phase_cases(table.queries.game.tables())
    assert {one.phase for one in told if one.case == case} == {"command"}
