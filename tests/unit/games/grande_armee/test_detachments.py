"""Detachments: strength points change places and none comes or goes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import FRANCE, Table

from oobmgr.campaign.commands import FillChart
from oobmgr.domain.accounts import STEP, Place
from oobmgr.rules.questions import SideWish


@pytest.fixture
def table(tmp_path: Path) -> Table:
    game = Table(tmp_path)
    game.own_turn(FRANCE)
    return game


def markers(table: Table, nation: str, number: int) -> None:
    copy = {"rows": [nation], "columns": ["Markers"], "cells": [[str(number)]]}
    table.campaign.session.execute(FillChart("detachment_markers", copy))


def lying(table: Table) -> int:
    """The strength points under markers."""
    found = table.queries.balances(all_accounts=True)
    return sum(
        row.amount for row in found if row.good == STEP and row.account.startswith(Place.BOX)
    )


def test_points_are_dropped_and_picked_up_again(table: Table) -> None:
    table.post("drop", units="8 Div", points=3, number=7)
    assert (table.strength("8 Div"), lying(table)) == (5, 3)  # 8 - 3
    table.post("drop", units="9 Div", points=1, number=7)
    assert (table.strength("9 Div"), lying(table)) == (6, 4)  # 7 - 1, 3 + 1
    table.post("pick_up", units="8 Div", detachment="France 7", points=2)
    assert (table.strength("8 Div"), lying(table)) == (7, 2)
    table.post("pick_up", units="9 Div", detachment="France 7", points=1)
    table.post("pick_up", units="8 Div", detachment="France 7")
    assert (table.strength("8 Div"), table.strength("9 Div"), lying(table)) == (8, 7, 0)
    # The marker is free: other points may lie under it.
    table.post("drop", units="29 Div", points=1, number=7)


def test_the_points_of_a_minor_power_are_noted_with_its_nation(table: Table) -> None:
    table.post("drop", units="29 Div", points=2, number=1)
    (row,) = table.table("march", "Detachments")
    assert row[:3] == ("France 1", "A3728", "2 SP of Bavaria")
    told = table.refused("pick_up", units="8 Div", detachment="France 1")
    assert "is of France, and the strength points are of Bavaria" in told
    told = table.refused("drop", units="8 Div", points=1, number=1)
    assert "holds strength points of Bavaria" in told


def test_the_nation_of_a_minor_power_stands_on_the_chart_of_the_army(table: Table) -> None:
    table.post("drop", units="29 Div", points=2, number=1)
    table.post("drop", units="8 Div", points=3, number=7)
    army = table.queries.ask(table.queries.game.question("army"), SideWish(FRANCE))
    words = next(head.note for head in army.heads if head.path[-1] == "III Corps")
    assert "detachment France 1: 2 SP of Bavaria in A3728" in words
    # That of a power needs none: its marker says it.
    assert "detachment France 7: 3 SP in A3728" in words


def test_there_are_as_many_detachments_as_markers(table: Table) -> None:
    markers(table, "France", 1)
    told = table.refused("drop", units="8 Div", points=1, number=2)
    assert "is beyond the 1 markers of France" in told
    table.post("drop", units="8 Div", points=1, number=1)
    assert "beyond the 1" in table.refused("drop", units="9 Div", points=1, number=2)
    table.post("pick_up", units="8 Div", detachment="France 1")
    table.post("drop", units="9 Div", points=1, number=1)


def test_a_number_of_markers_that_nobody_entered_is_told(table: Table) -> None:
    shown = table.preview("drop", units="8 Div", points=1, number=30)
    assert ["was not entered" in fault.sentence() for fault in shown.warnings] == [True]


@pytest.mark.parametrize(
    ("units", "points", "number", "told"),
    [
        ("8 Div", 1, 0, "only with a marker"),
        ("8 Div", 8, 1, "8 is not fewer than the 8 SP that it has"),
        ("8 Div", 0, 1, "Enter how many"),
        ("22 Art", 1, 1, "1 is not fewer than the 1 SP that it has"),
        ("Ney", 1, 1, "has no strength points"),
        ("8 Div, 9 Div", 1, 1, "one at a time"),
        ("1 Div", 1, 1, "is not French"),
    ],
)
def test_drops_that_are_refused(
    table: Table, units: str, points: int, number: int, told: str
) -> None:
    assert told in table.refused("drop", units=units, points=points, number=number)


def test_points_that_are_picked_up_need_boxes_and_the_same_hex(table: Table) -> None:
    table.post("drop", units="8 Div", points=3, number=7, hex="A3729")
    told = table.refused("pick_up", units="8 Div", detachment="France 7")
    assert "is in A3728, the detachment in A3729" in told
    table.post("march", units="9 Div", hex="A3729", cost=1)
    told = table.refused("pick_up", units="9 Div", detachment="France 7")
    assert "more than the 0 that it has boxes for" in told
    table.post("march", units="8 Div", hex="A3729", cost=1)
    told = table.refused("pick_up", units="8 Div", detachment="France 7", points=4)
    assert "more than the 3 that are there" in told
    assert "not a detachment of this side" in table.refused(
        "pick_up", units="8 Div", detachment="France 9"
    )


def test_a_detachment_that_is_lost_frees_its_marker(table: Table) -> None:
    table.post("drop", units="8 Div", points=3, number=7)
    assert "more than the 3" in table.refused("lose_detachment", detachment="France 7", points=4)
    table.post("lose_detachment", detachment="France 7", points=1)
    assert lying(table) == 2
    table.post("lose_detachment", detachment="France 7")
    assert lying(table) == 0
    assert table.refused("lose_detachment", detachment="France 7")


def test_everything_is_taken_back(table: Table) -> None:
    table.post("drop", units="8 Div", points=3, number=7)
    table.post("pick_up", units="8 Div", detachment="France 7")
    table.campaign.session.undo()
    table.campaign.session.undo()
    assert (table.strength("8 Div"), lying(table)) == (8, 0)
