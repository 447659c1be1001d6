"""Marches, reinforcements, markers and skirmishes: what is refused, and what is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table, forces

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def march(table: Table, weather: str = "clear", phase: str = "movement") -> Table:
    table.post("weather", weather=weather)
    table.go_to(FRANCE, phase)
    return table


# Weather and movement.


@pytest.mark.parametrize(("weather", "left"), [("clear", 4), ("snow", 3), ("mud", 2)])
def test_weather_takes_its_points_off_an_allowance(table: Table, weather: str, left: int) -> None:
    march(table, weather)
    told = table.refused("march", units="8 Div", hex="A3729", cost=left + 1)
    assert f"has {left} MP, and the route costs {left + 1}" in told
    table.post("march", units="8 Div", hex="A3729", cost=left)
    assert table.hex_of("8 Div") == "A3729"


def test_two_marches_of_a_phase_are_counted_together(table: Table) -> None:
    march(table)
    table.post("march", units="8 Div", hex="A3729", cost=3)
    assert "after 3 before" in table.refused("march", units="8 Div", hex="A3730", cost=2)
    table.post("march", units="8 Div", hex="A3730", cost=1)


def test_nobody_marches_before_the_weather_is_known(table: Table) -> None:
    table.go_to(FRANCE, "movement")
    told = table.refused("march", units="8 Div", hex="A3729", cost=1)
    assert "Weather: is not entered" in told


def test_a_way_whose_cost_is_not_entered_is_asked_for_and_not_taken_for_free(
    table: Table,
) -> None:
    told = march(table).refused("march", units="8 Div", hex="A3729")
    assert "Enter what the route costs" in told


def test_an_allowance_that_is_not_entered_is_told_and_not_taken_for_none(table: Table) -> None:
    table.add(FRANCE, "France", "10 Div", "infantry division", "A3728")
    shown = march(table).preview("march", units="10 Div", hex="A3729", cost=9)
    assert not shown.refusals
    assert ["no movement allowance" in fault.sentence() for fault in shown.warnings] == [True]


def test_a_force_march_needs_its_order(table: Table) -> None:
    table.own_turn(FRANCE, "command")
    table.post("order", units="9 Div", order="force march")
    table.go_to(FRANCE, "movement")
    told = table.refused("march", units="8 Div", hex="A3729", cost=5, extra=2)
    assert "no order to force-march" in told
    table.post("march", units="9 Div", hex="A3729", cost=6, extra=2)  # 4 + 2


def test_cavalry_force_marches_on_a_skirmish_only_towards_an_enemy_within_reach(
    table: Table,
) -> None:
    table.own_turn(FRANCE, "command")
    table.post("order", units="3 Cav", order="force march")
    table.go_to(FRANCE, "skirmish")
    told = table.refused("march", units="3 Cav", hex="A3825", cost=8, extra=2)
    assert "no enemy within reach" in told
    table.post("march", units="3 Cav", hex="A3825", cost=8, extra=2, in_reach=True)


def test_a_double_force_march_is_never_made_on_a_skirmish(table: Table) -> None:
    table.own_turn(FRANCE, "command")
    table.post("order", units="8 Div, 3 Cav", order="double force march")
    table.go_to(FRANCE, "skirmish")
    told = table.refused("march", units="3 Cav", hex="A3825", cost=8, extra=2, in_reach=True)
    assert "never doubles" in told


def test_only_cavalry_moves_in_the_skirmish_phase(table: Table) -> None:
    march(table, phase="skirmish")
    assert "is not cavalry" in table.refused("march", units="8 Div", hex="A3729", cost=1)


# Stacks.


def concentrated(table: Table) -> Table:
    """Ney and Oudinot concentrated in the turn before; it is the next Command Phase."""
    table.own_turn(FRANCE, "command")
    table.post("order", units="Ney, Oudinot", order="concentrate")
    table.next_turn(FRANCE, "weather")
    table.own_turn(FRANCE, "command")
    return table


def test_corps_that_concentrated_pay_two_points_once(table: Table) -> None:
    concentrated(table)
    table.post("order", units="Ney, Oudinot", order="concentrate")
    table.go_to(FRANCE, "movement")
    told = table.refused("march", units="Ney, Oudinot", hex="A3729", cost=3)
    assert "has 4 MP, and the route costs 5" in told  # 3 + 2, a new order or not
    posted = table.post("march", units="Ney, Oudinot", hex="A3729", cost=1)
    assert table.working(posted)["Cost"] == 3  # 1 + 2
    again = table.post("march", units="Ney, Oudinot", hex="A3730", cost=1)
    assert table.working(again)["Cost"] == 1  # paid at the start of the move


def test_they_move_on_as_one_stack_only_if_all_are_ordered_again(table: Table) -> None:
    concentrated(table)
    table.post("order", units="Ney", order="concentrate")
    table.go_to(FRANCE, "movement")
    told = table.refused("march", units="Ney, Oudinot", hex="A3729", cost=1)
    assert "1 of 2" in told
    table.post("march", units="Ney", hex="A3729", cost=1)


THIRD = forces(
    (FRANCE, "France", "Reynier", "corps leader", "VII Corps", "A3728", 1),
    (FRANCE, "France", "32 Div", "infantry division", "VII Corps", "A3728", 5),
)


@pytest.fixture
def three(table: Table) -> Table:
    """Three corps concentrated; Ney and Oudinot are ordered to do so again, Reynier is not."""
    table.campaign.session.execute(THIRD)
    table.ids = {unit.designation: unit.id for unit in table.queries.units()}
    table.own_turn(FRANCE, "command")
    table.post("order", units="Ney, Oudinot, Reynier", order="concentrate")
    table.next_turn(FRANCE, "weather")
    table.own_turn(FRANCE, "command")
    table.post("order", units="Ney, Oudinot", order="concentrate")
    table.go_to(FRANCE, "movement")
    return table


def test_a_corps_that_marches_off_first_was_of_the_stack(three: Table) -> None:
    three.post("march", units="Reynier, 32 Div", hex="A3729", cost=1)
    assert "2 of 3" in three.refused("march", units="Ney, Oudinot", hex="A3727", cost=1)
    # One by one they may; what they were a stack of goes with them from hex to hex.
    three.post("march", units="Ney", hex="A3727", cost=1)
    three.post("march", units="Oudinot", hex="A3727", cost=1)
    assert "2 of 3" in three.refused("march", units="Ney, Oudinot", hex="A3726", cost=1)


@pytest.mark.parametrize("units", ["8 Div, 13 Div", "Ney, 13 Div", "8 Div, Oudinot"])
def test_corps_are_one_stack_without_their_leaders_too(three: Table, units: str) -> None:
    assert "2 of 3" in three.refused("march", units=units, hex="A3727", cost=1)
    three.post("march", units="8 Div, 9 Div, Ney", hex="A3727", cost=1)


def test_trains_and_reserves_move_on_with_any_corps(table: Table) -> None:
    concentrated(table)
    table.post("reserve", units="13 Div")
    table.go_to(FRANCE, "movement")
    went = ("8 Div", "Ney", "13 Div", "1 Train")
    table.post("march", units=", ".join(went), hex="A3727", cost=1)
    assert {one.hex for one in table.queries.units() if one.designation in went} == {"A3727"}


def test_who_began_elsewhere_was_not_of_the_stack(table: Table) -> None:
    concentrated(table)
    extra = (FRANCE, "France", "14 Div", "infantry division", "XII Corps", "A3727", 5)
    table.campaign.session.execute(forces(extra))
    table.ids = {unit.designation: unit.id for unit in table.queries.units()}
    table.go_to(FRANCE, "movement")
    table.post("march", units="Ney, 8 Div", hex="A3727", cost=1)
    table.post("march", units="Ney, 14 Div", hex="A3726", cost=1)
    stand = {one.designation: one.hex for one in table.queries.units()}
    assert (stand["Ney"], stand["14 Div"], stand["8 Div"]) == ("A3726", "A3726", "A3727")


def test_a_third_supply_train_does_not_stand_in_a_hex(table: Table) -> None:
    march(table)
    told = table.refused("march", units="1 Train", hex="A3629", cost=2)
    assert "A3629: would hold 3 supply trains" in told
    table.post("march", units="1 Train", hex="A3629", cost=2, besieged=True)


def test_bridge_trains_stand_anywhere_without_limit(table: Table) -> None:
    for number in (1, 2, 3):
        table.add(FRANCE, "France", f"{number} Bridge", "bridge train", "A3728")
    march(table)
    # Two supply trains stand there already, and no more of those may.
    table.post("march", units="1 Bridge, 2 Bridge, 3 Bridge", hex="A3629", cost=2)
    assert "3 supply trains" in table.refused("march", units="1 Train", hex="A3629", cost=2)


def test_any_rough_symbol_is_recalled_where_units_move(table: Table) -> None:
    game = table.queries.game
    told = [one for one in game.phase_cases(game.tables()) if one.case == "LGA-MAP-01"]
    assert [one.phase for one in told] == ["movement"]


def test_an_army_reserve_pays_nothing_to_leave(table: Table) -> None:
    table.own_turn(FRANCE, "command")
    table.post("order", units="8 Div", order="concentrate")
    table.next_turn(FRANCE, "weather")
    table.own_turn(FRANCE, "command")
    table.post("reserve", units="8 Div")
    table.go_to(FRANCE, "movement")
    posted = table.post("march", units="8 Div", hex="A3729", cost=1)
    assert table.working(posted)["Cost"] == 1


def test_a_way_that_leads_nowhere_is_refused(table: Table) -> None:
    table.own_turn()
    assert "They are in A3728 already." in table.refused(
        "march", units="8 Div", hex="A3728", cost=0
    )
    # Round the hex and back it costs something.
    table.post("march", units="8 Div", hex="A3728", cost=2)


def test_a_way_for_nothing_is_asked_about_and_a_long_one_told(table: Table) -> None:
    table.own_turn()
    (found,) = table.preview("march", units="8 Div", hex="A3729", cost=0).warnings
    assert (found.asks, found.message) == (True, "is nothing.")
    # A3728 to A3722: six rows up in one column.
    (found,) = table.preview("march", units="8 Div", hex="A3722", cost=1).warnings
    assert not found.asks
    assert found.message == ("By the numbers of the hexes 8 Div infantry division goes 6 hexes.")
    assert table.preview("march", units="8 Div", hex="A3729", cost=1).warnings == ()


# Reinforcements.


def due(table: Table, *names: str) -> Table:
    units = tuple(UnitId(table.ids[name]) for name in names)
    turn = table.queries.sequence().turn
    table.campaign.session.execute(EditUnits(units, {"arrival": turn, "hex": ""}))
    table.own_turn(FRANCE, "skirmish")
    return table


def test_reinforcements_among_enemies_are_asked_about(table: Table) -> None:
    due(table, "3 Cav")
    found = table.preview("reinforcements", units="3 Cav", hex="A3926").warnings
    assert [(one.asks, one.message.partition(":")[0]) for one in found] == [
        (True, "Enemies are in A3926")
    ]
    assert table.preview("reinforcements", units="3 Cav", hex="A3334").warnings == ()


def test_cavalry_comes_in_the_skirmish_phase_and_the_others_later(table: Table) -> None:
    due(table, "3 Cav", "8 Div")
    told = table.refused("reinforcements", units="8 Div", hex="A3334")
    assert "It enters in the Movement Phase" in told
    table.post("reinforcements", units="3 Cav", hex="A3334")
    assert "is in A3334 already" in table.refused("reinforcements", units="3 Cav", hex="A3335")
    table.go_to(FRANCE, "movement")
    assert "Say where they enter" in table.refused("reinforcements", units="8 Div")
    table.post("reinforcements", units="8 Div", hex="A3334")
    assert table.hex_of("8 Div") == "A3334"


def test_a_third_supply_train_that_arrives_is_asked_about(table: Table) -> None:
    due(table, "1 Train").go_to(FRANCE, "movement")
    (found,) = table.preview("reinforcements", units="1 Train", hex="A3629").warnings
    assert (found.asks, found.case) == (True, "LGA-STK-03")
    assert found.message == "would hold 3 supply trains."
    assert table.preview("reinforcements", units="1 Train", hex="A3334").warnings == ()


# Markers.


def test_rout_1_turns_over_unless_it_is_of_this_turn(table: Table) -> None:
    march(table, phase="skirmish")
    table.post("rout", units="8 Div")
    table.go_to(FRANCE, "movement")
    assert "from an earlier turn" in table.refused("turn_routs")
    assert table.marks("8 Div") == ("Rout 1",)
    table.next_turn(FRANCE, "weather")
    march(table, phase="skirmish")
    table.post("rout", units="9 Div")
    table.go_to(FRANCE, "movement")
    assert ["8 Div" in one and "9 Div" not in one for one in table.warned("routs_due")] == [True]
    assert "Rout" in table.advance_refused()
    table.post("turn_routs")
    assert (table.marks("8 Div"), table.marks("9 Div")) == (("Rout 2",), ("Rout 1",))
    assert "has Rout 2 already" in table.refused("rout", units="8 Div", marker="Rout 2")
    assert "has Rout 1 already" in table.refused("rout", units="9 Div", marker="Rout 1")


def test_the_other_sides_markers_wait_for_its_own_movement_phase(table: Table) -> None:
    march(table, phase="skirmish")
    table.post("rout", units="1 Div")
    table.next_turn(FRANCE, "weather")
    march(table)
    assert table.refused("turn_routs")
    table.go_to(COALITION, "movement")
    table.post("turn_routs")


def test_demoralized_cavalry_stops_until_the_rally(table: Table) -> None:
    march(table, phase="skirmish")
    table.post("demoralize", units="3 Cav")
    assert "is demoralized, and stops" in table.refused("march", units="3 Cav", hex="A3729", cost=1)
    assert "demoralized already" in table.refused("demoralize", units="3 Cav")
    assert "is not cavalry" in table.refused("demoralize", units="8 Div")
    told = table.refused("skirmish", units="3 Cav, 1 Cav")
    assert "attacks no more" in told
    table.post("demoralize", units="1 Cav")
    off = {"marker": "demoralized", "on": False}
    (asked,) = table.preview("mark_units", units="3 Cav", **off).warnings
    assert "until the Rally Phase" in asked.sentence()
    assert asked.asks
    table.go_to(FRANCE, "rally")
    assert "Rally" in table.advance_refused()
    assert table.marks("3 Cav") == table.marks("1 Cav") == ("demoralized",)
    assert table.preview("mark_units", units="3 Cav", marker="demoralized", on=False).warnings == ()
    # That of both sides, whoever plays.
    table.post("rally")
    assert table.marks("3 Cav") == table.marks("1 Cav") == ()
    assert "No unit is demoralized" in table.refused("rally")


# Skirmishes.


def test_four_points_fight_and_all_suffer(table: Table) -> None:
    march(table, phase="skirmish")
    table.add(FRANCE, "France", "4 Cav", "light cavalry division", "A3728")
    posted = table.post(
        "skirmish", units="3 Cav, 4 Cav, 1 Cossacks", own_loss=3, enemy_loss=1, own_star=True
    )
    lines = table.working(posted)
    assert lines["They fight with"] in {3, 4}
    # 2 + 2 points: the first is gone, the second keeps 1 and is demoralized.
    assert (table.strength("4 Cav"), table.strength("1 Cossacks")) == (1, 2)
    assert "attacks no more" in table.refused("skirmish", units="4 Cav, 1 Cossacks")


def test_cavalry_left_out_of_a_skirmish_in_its_hex_is_asked_about(table: Table) -> None:
    march(table, phase="skirmish")
    table.add(FRANCE, "France", "4 Cav", "light cavalry division", "A3826")
    table.add(FRANCE, "France", "5 Cav", "light cavalry division", "A3826")
    (asked,) = table.preview("skirmish", units="4 Cav, 1 Cossacks").warnings
    assert "5 Cav" in asked.sentence()
    assert (asked.asks, asked.case) == (True, "LGA-SKR-01")
    assert not table.preview("skirmish", units="4 Cav, 5 Cav, 1 Cossacks").warnings


def test_a_skirmish_between_hexes_that_do_not_touch_is_asked_about(table: Table) -> None:
    march(table, phase="skirmish")
    table.add(FRANCE, "France", "4 Cav", "light cavalry division", "A3826")
    far = table.preview("skirmish", units="3 Cav, 1 Cossacks").warnings
    assert [(one.message, one.asks) for one in far] == [("A3728 and A3825 are not adjacent.", True)]
    assert not table.preview("skirmish", units="4 Cav, 1 Cossacks").warnings


@pytest.mark.parametrize(
    ("units", "more", "told"),
    [
        ("3 Cav", {}, "no unit that is attacked"),
        ("1 Cav", {}, "no attacking unit"),
        ("3 Cav, 1 Div", {}, "is not cavalry"),
        ("3 Cav, 1 Cav", {"own_loss": 3}, "more than the 2 SP"),
        ("3 Cav, 1 Cav", {"enemy_loss": 3}, "more than the 2 SP"),
    ],
)
def test_skirmishes_that_are_refused(
    table: Table, units: str, more: dict[str, int], told: str
) -> None:
    march(table, phase="skirmish")
    assert told in table.refused("skirmish", units=units, **more)
