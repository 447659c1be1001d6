"""Command points, orders, transfers and the Army Reserve: what is refused, and what is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table

from oobmgr.campaign.commands import EditUnits, FillChart
from oobmgr.domain.postings import UnitId


@pytest.fixture
def table(tmp_path: Path) -> Table:
    game = Table(tmp_path)
    game.own_turn(FRANCE, "command")
    return game


def path_of(table: Table, name: str) -> tuple[str, ...]:
    return next(tuple(u.path) for u in table.queries.units() if u.designation == name)


# Command points.


def test_a_corps_leader_has_three_points_and_only_if_he_activated_himself(table: Table) -> None:
    assert "has no command points" in table.refused("spend_points", units="Ney", points=1)
    posted = table.post("spend_points", units="Ney", points=2, activated=True)
    assert table.working(posted)["Left"] == 1  # 3 - 2
    # Active for the rest of the turn, with one point left.
    told = table.refused("spend_points", units="Ney", points=2)
    assert "1 more than he has left" in told
    table.post("spend_points", units="Ney", points=1)


def test_army_leaders_do_not_activate_themselves_for_points(table: Table) -> None:
    told = table.refused("spend_points", units="Napoleon", points=1, activated=True)
    assert "for corps leaders" in told


def test_what_was_entered_of_a_leader_is_his_budget(table: Table) -> None:
    posted = table.post("spend_points", units="Napoleon", points=5)
    assert table.working(posted)["Left"] == 7  # 12 - 5
    assert "1 more than he has left" in table.refused("spend_points", units="Napoleon", points=8)


def test_points_that_nobody_entered_are_asked_for_and_may_stand_in_a_chart(table: Table) -> None:
    napoleon = (UnitId(table.ids["Napoleon"]),)
    table.campaign.session.execute(EditUnits(napoleon, {"trait:cp": ""}))
    told = table.refused("spend_points", units="Napoleon", points=1)
    assert "were not entered" in told
    line, *_ = table.preview("spend_points", units="Napoleon", points=1).working
    assert (line.value, line.arithmetic) == (
        None, "not in the books: enter them for the leader, or in the chart",
    )  # fmt: skip
    copy = {"rows": ["Napoleon"], "columns": ["Points"], "cells": [["10"]]}
    table.campaign.session.execute(FillChart("command_points", copy))
    posted = table.post("spend_points", units="Napoleon", points=1)
    assert table.working(posted)["Left"] == 9


def test_the_errata_come_before_what_was_entered(tmp_path: Path) -> None:
    game = Table(tmp_path, scenario_case="19.13")
    game.add(FRANCE, "France", "Massena", "army leader", "B3008")
    game.own_turn(FRANCE, "command")
    posted = game.post("spend_points", units="Massena", points=8)
    assert game.working(posted)["Left"] == 0  # 8 in 19.13
    assert "1 more than he has left" in game.refused("spend_points", units="Massena", points=1)


def test_a_division_and_the_other_side_spend_nothing(table: Table) -> None:
    assert "leads no army and no corps" in table.refused("spend_points", units="8 Div", points=1)
    assert "not French" in table.refused("spend_points", units="Yorck", points=1)


# Orders.


def test_cavalry_doubles_a_force_march_only_beside_its_stack(table: Table) -> None:
    double = "double force march"
    assert "beside its stack" in table.refused("order", units="3 Cav", order=double)
    table.post("order", units="8 Div, 3 Cav", order=double)


def test_the_same_order_is_refused_and_another_replaces_it(table: Table) -> None:
    table.post("order", units="Ney", order="concentrate")
    assert "already" in table.refused("order", units="Ney", order="concentrate")
    table.post("order", units="Ney", order="march")


def test_orders_are_given_in_the_command_phase(table: Table) -> None:
    table.go_to(FRANCE, "movement")
    assert table.refused("order", units="Ney", order="march")


# Transfers.


def test_a_transfer_needs_a_box_of_the_right_row(table: Table) -> None:
    # Oudinot has one box above and one below; the 13th stands in the upper one.
    told = table.refused("transfer", units="8 Div", to="Oudinot")
    assert "has no boxes for them" in told
    assert "with a marker 2, boxes for them: 1" in told
    table.post("transfer", units="22 Art", to="Oudinot")
    assert path_of(table, "22 Art") == ("Grande Armée", "XII Corps")
    assert "no boxes" in table.refused("transfer", units="3 Cav", to="Oudinot")


def test_the_bottom_row_takes_stronger_units_by_the_option_alone(tmp_path: Path) -> None:
    game = Table(tmp_path, multi_in_bottom_row=True)
    game.own_turn(FRANCE, "command")
    game.post("transfer", units="3 Cav", to="Oudinot")
    assert path_of(game, "3 Cav") == ("Grande Armée", "XII Corps")


def test_a_chart_whose_boxes_nobody_entered_is_not_taken_for_empty(table: Table) -> None:
    oudinot = (UnitId(table.ids["Oudinot"]),)
    table.campaign.session.execute(EditUnits(oudinot, {"trait:upper_boxes": ""}))
    shown = table.preview("transfer", units="8 Div", to="Oudinot")
    assert not shown.refusals
    assert ["boxes are not entered" in fault.sentence() for fault in shown.warnings] == [True]


@pytest.mark.parametrize(
    ("units", "to", "told"),
    [
        ("8 Div", "Ney", "is on the chart of Ney already"),
        ("Ney", "Ney", "is this leader himself"),
        ("8 Div", "Blücher", "leads nothing on this side"),
        ("8 Div", "Yorck", "leads nothing on this side"),
        ("1 Div", "Ney", "is not French"),
        ("Napoleon", "Ney", "not below Ney in rank"),
        ("Oudinot", "Napoleon", "has units of his own"),
        ("8 Div", "", "Choose the leader"),
        ("", "Ney", "No unit is picked"),
    ],
)
def test_transfers_that_are_refused(table: Table, units: str, to: str, told: str) -> None:
    assert told in table.refused("transfer", units=units, to=to)


def test_a_leader_whose_last_units_are_transferred_goes_back_to_the_pool(table: Table) -> None:
    said = table.preview("transfer", units="13 Div", to="Napoleon")
    assert said.sentence == "Oudinot: back in the pool, and nobody scores."
    table.post("transfer", units="13 Div", to="Napoleon")
    fates = {row[0]: row for row in table.table("battles", "Leaders who fell")}
    assert fates["Oudinot"][2:] == ("none", "in the pool")
    assert table.strength("13 Div") == 7
    table.campaign.session.undo()
    assert table.table("battles", "Leaders who fell") == []
    # Ney keeps four units; whoever goes along is not left behind.
    assert table.preview("transfer", units="22 Art", to="Napoleon").sentence == ""
    assert table.preview("transfer", units="13 Div, Oudinot", to="Napoleon").sentence == ""


def test_a_transfer_is_taken_back(table: Table) -> None:
    table.post("transfer", units="22 Art", to="Oudinot")
    table.campaign.session.undo()
    assert path_of(table, "22 Art") == ("Grande Armée", "III Corps")


def test_the_army_reserve_leads_to_what_belongs_to_it_in_1813(table: Table) -> None:
    reserve = next(one for one in table.campaign.game.actions if one.name == "reserve")
    found = [c for c in table.campaign.game.calculators if c.name in reserve.helpers]
    assert [one.cases for one in found] == [("LGA-SCN-14",)]


def test_units_come_to_the_army_reserve_and_leave_it(table: Table) -> None:
    assert "is not in it" in table.refused("reserve", units="8 Div", reserve=False)
    table.post("reserve", units="8 Div")
    assert "is in it already" in table.refused("reserve", units="8 Div")
    table.post("reserve", units="8 Div", reserve=False)


def test_only_the_side_that_plays_is_ordered(table: Table) -> None:
    table.go_to(COALITION, "command")
    assert "not Coalition" in table.refused("order", units="Ney", order="march")


# Who is in command.


def command(table: Table) -> dict[str, tuple[str, ...]]:
    return {row[0].split()[0]: row[1:] for row in table.table("march", "In command")}


def test_the_stack_of_a_superior_in_command_is_in_command(table: Table) -> None:
    # Napoleon in A3827 obeys nobody; Ney in A3728 is not in his hex, nor is the train in A3629.
    assert command(table)["Napoleon"] == ("A3827", "nobody", "yes")
    assert command(table)["Ney"] == ("A3728", "Napoleon", "by range")
    table.campaign.session.execute(EditUnits((UnitId(table.ids["Ney"]),), {"hex": "A3827"}))
    assert command(table)["Ney"] == ("A3827", "Napoleon", "yes")
    # His division is left behind, and that is not in his stack any more.
    row = next(r for r in table.table("march", "In command") if r[0].startswith("8 Div"))
    assert row[0] == "8 Div infantry division"
    assert row[1:] == ("A3728", "Ney", "by range")


def test_what_the_players_settle_comes_first(table: Table) -> None:
    assert "is in no hex" in _apart(table)
    table.post("in_command", units="Ney, 8 Div", state="in command")
    assert command(table)["Ney"][2] == "yes"
    assert "noted so already" in table.refused("in_command", units="Ney", state="in command")
    table.post("in_command", units="Ney", state="out of command")
    assert command(table)["Ney"][2] == "no"
    table.post("in_command", units="Ney", state="as the stack says")
    assert command(table)["Ney"][2] == "by range"
    table.next_turn(FRANCE, "command")
    rows = [row for row in table.table("march", "In command") if row[0].startswith("8 Div")]
    assert rows == []  # it is in Ney's hex, and what was said held for its turn


def _apart(table: Table) -> str:
    table.campaign.session.execute(EditUnits((UnitId(table.ids["22 Art"]),), {"hex": ""}))
    return table.refused("in_command", units="22 Art", state="in command")


def test_strength_points_alone_are_told(table: Table) -> None:
    table.go_to(FRANCE, "movement")
    assert table.warned("strength_alone") == []
    table.post("march", units="8 Div, 22 Art", hex="A3729", cost=1)
    told = "8 Div infantry division, 22 Art artillery in A3729: no leader and no detachment marker"
    assert table.warned("strength_alone") == [f"{told} is there."]
    table.post("drop", units="8 Div", points=1, number=1)
    assert table.warned("strength_alone") == []
