"""Moves as they are posted: what they cost, what is left, what lies on units afterwards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.movement.moving import CLEAR, COLUMN, ROAD, mark, move, notes

from oobmgr.domain.errors import BadInput
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.movement.move import (
    MoveInputs,
    crossed_last,
    left_out_now,
    plan_move,
)
from oobmgr.games.spark.movement.path import PathStep
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.words import GERMAN, MOVEMENT, Marker
from oobmgr.known_games import run
from oobmgr.rules.inputs import decode


def test_a_move_takes_the_unit_along_and_notes_its_points() -> None:
    books = example_books()
    plan = books.post(move(books, "284/86", to="1609", path=[CLEAR, CLEAR]))
    assert plan.title == "284/86 → 1609"
    assert plan.sentence == "2 movement points, 10 left."
    assert named(books, "284/86").hex == "1609"
    assert spent(books, named(books, "284/86").id) == 2
    later = books.post(move(books, "284/86", to="1608", path=[CLEAR]))
    assert spent(books, named(books, "284/86").id) == 3
    left = [
        [line.value for line in one.ruling.working if line.label == "Left of it"]
        for one in (plan, later)
    ]
    assert left == [[], [10]]


def test_what_was_spent_is_forgotten_with_the_phase() -> None:
    books = example_books()
    books.post(move(books, "284/86", to="1609", path=[CLEAR]))
    books.phase = MOVEMENT[1]
    assert spent(books, named(books, "284/86").id) == 0
    plan = move(books, "284/86", path=[CLEAR])
    assert plan.ruling.result.left == 7  # a Limited Impulse: 8


def test_each_step_says_what_it_costs_and_what_was_spent_with_it() -> None:
    books = example_books()
    woods = {"do": "enter", "terrain": ["woods", "hill"], "streams": 1}
    plan = move(books, "284/86", to="1609", path=[woods, COLUMN, ROAD])
    assert plan.ruling.result.row_words == (
        "3 MP, 3 so far", "1 MP, 4 so far", "1 MP, 5 so far",
    )  # fmt: skip
    assert plan.ruling.result.points == Fraction(5)


def test_the_way_may_not_cost_more_than_the_unit_has() -> None:
    books = example_books()
    mark(books, "284/86", Marker.DISRUPTED)
    mark(books, "284/86", Marker.SUPPRESSED)  # 12 / 2 - 2 = 4
    plan = move(books, "284/86", to="1605", path=[CLEAR] * 5)
    assert notes(plan) == [
        "The route costs 1 more than 284/86 has. Shorten it, or let the others go alone."
    ]
    assert not move(books, "284/86", to="1606", path=[CLEAR] * 4).refusals


def test_a_stack_pays_as_its_dearest_member_and_stops_with_its_weakest() -> None:
    books = example_books()
    plan = books.post(move(books, "541/136", "1/61T", to="1713", path=[CLEAR] * 2))
    assert plan.ruling.result.points == 2  # infantry 1 each; the tanks alone would pay 1/2 each
    assert spent(books, named(books, "1/61T").id) == 2
    mark(books, "1/61T", Marker.OUT_OF_COMMAND)
    again = move(books, "541/136", "1/61T", to="1813", path=[CLEAR])
    assert again.ruling.result.left == 3  # 6 of the tanks, less 2 and 1


def test_a_column_follows_roads_and_a_deployed_unit_does_not() -> None:
    books = example_books()
    unit = named(books, "284/86").id
    assert notes(move(books, "284/86", to="1609", path=[ROAD])) == [
        "284/86 is not in column at step 1. Enter column first, on a road hex."
    ]
    books.post(move(books, "284/86", to="1609", path=[COLUMN, ROAD]))
    assert Marker.IN_COLUMN in markers_of(books, unit)
    assert notes(move(books, "284/86", path=[COLUMN])) == [
        "284/86 is in column already at step 1. Deploy first."
    ]
    books.post(move(books, "284/86", path=[{"do": "deploy", "terrain": ["woods"]}]))
    assert Marker.IN_COLUMN not in markers_of(books, unit)


def test_a_prohibited_step_says_why() -> None:
    books = example_books()
    plan = move(books, "3/240/170", path=[{"do": "enter", "terrain": ["swamp"]}])
    assert "Step 1: swamp: prohibited." in notes(plan)
    tanks = {"do": "enter", "terrain": ["river_lake_hex"], "river_hexside": True}
    assert not move(books, "1/61T", to="1513", path=[tanks]).refusals  # a hollow dot may
    heavy = [fault.case for fault in move(books, "1/152T", path=[tanks]).refusals]
    assert heavy == ["SP-TCE-61"]


def test_on_the_ice_an_armor_that_nobody_entered_is_asked_for() -> None:
    books = example_books()
    tank = named(books, "1/61T")
    books.roster[tank.id] = replace(tank, type="tank battalion", traits={})
    ice = {"do": "enter", "terrain": ["river_lake_hex"], "river_hexside": True}
    refused = move(books, "1/61T", to="1513", path=[ice])
    assert "1/61T has no armor entered, and the ice asks for it. Edit the unit." in notes(refused)
    assert not move(books, "1/61T", to="1513", path=[CLEAR]).refusals


def test_units_of_the_other_side_and_sleeping_ones_stay() -> None:
    books = example_books()
    mark(books, "284/86", Marker.INACTIVE)
    found = notes(move(books, "284/86", "I/399/170", to="1609"))
    assert found == [
        "I/399/170 belongs to the other side. Leave it out.",
        "284/86 is an inactive reinforcement and does nothing yet. Wake it first.",
    ]


def test_a_form_with_nobody_asks_for_units() -> None:
    assert notes(plan_move(example_books(), MoveInputs())) == [
        "No unit is picked. Pick the units concerned."
    ]
    books = example_books()
    assert notes(move(books, "284/86")) == [
        "To is missing. Enter the hex in which they end, or their route."
    ]


def test_leaving_a_hex_leaves_its_trench_and_its_stream() -> None:
    books = example_books()
    unit = mark(books, "284/86", Marker.ENTRENCHED)
    stream = {"do": "enter", "terrain": ["clear"], "streams": 1}
    books.post(move(books, "284/86", to="1609", path=[stream]))
    assert Marker.ENTRENCHED not in markers_of(books, unit)
    assert Marker.CROSSED_STREAM in markers_of(books, unit)
    books.post(move(books, "284/86", to="1608", path=[CLEAR], trench=True))
    assert Marker.ENTRENCHED in markers_of(books, unit)
    assert Marker.CROSSED_STREAM not in markers_of(books, unit)


def test_a_bank_is_asked_with_the_optional_rules_alone() -> None:
    assert left_out_now(example_books()) == {"bank"}
    books = example_books(optional_streams=True)
    assert left_out_now(books) == frozenset()
    books.post(move(books, "284/86", to="1609", bank="south"))
    assert markers_of(books, named(books, "284/86").id).held[Marker.STREAM_BANK] == "south"
    books.post(move(books, "284/86", to="1608"))
    assert Marker.STREAM_BANK not in markers_of(books, named(books, "284/86").id)


@pytest.mark.parametrize(
    ("path", "crossed"),
    [
        ([{"do": "enter", "terrain": ["clear"], "streams": 1}], True),
        ([{"do": "enter", "terrain": ["clear"], "streams": 1}, CLEAR], False),
        ([CLEAR, {"do": "cross_stream"}], True),
        ([COLUMN, {"do": "road", "road": ["trail"], "bridges": 1}], False),
        ([{"do": "enter", "terrain": ["clear", "stream"]}, COLUMN], True),
        ([], False),
    ],
)
def test_a_stream_counts_in_the_hex_in_which_the_unit_ends(path: list[Any], crossed: bool) -> None:
    assert crossed_last(tuple(decode(PathStep, step) for step in path)) is crossed


def test_a_full_hex_is_told_a_deployed_unit_and_refused_a_column() -> None:
    books = example_books()
    plan = move(books, "284/86", to="1612")
    assert "1612 then holds 19 steps." in plan.warnings[0].message
    assert not plan.refusals
    gun = named(books, "248/86")
    books.roster[gun.id] = replace(gun, hex="1606", traits={**gun.traits, "steps_unknown": "yes"})
    unsure = [fault.case for fault in move(books, "284/86", to="1606").warnings]
    assert "SP-STACK-01" in unsure
    mark(books, "284/86", Marker.IN_COLUMN)
    refused = move(books, "284/86", to="1612")
    assert notes(refused) == [
        "1612 would hold 19 steps, with units in column. At most 12; deploy, or stop elsewhere."
    ]


def test_two_divisions_in_a_hex_are_told() -> None:
    books = example_books()
    plan = move(books, "284/86", to="1613")
    found = [fault.message for fault in plan.warnings if fault.case == "SP-STACK-02"]
    assert found == ["136th Rifle Division and 86th Rifle Division may not share 1613."]
    alone = move(books, "2/61T", to="1612")
    assert not [fault for fault in alone.warnings if fault.case == "SP-STACK-02"]


def test_the_enemy_next_to_the_hex_is_told() -> None:
    books = example_books()
    plan = move(books, "284/86", to="1709")
    found = [fault.message for fault in plan.warnings if fault.case == "SP-ZOC-05"]
    assert found == ["Enemy units are next to it, in 1710."]


def test_a_hex_that_the_enemy_holds_is_refused() -> None:
    books = example_books()
    (refused,) = move(books, "284/86", to="1710", path=[CLEAR]).refusals
    assert refused.note() == "The enemy is in 1710: 3/240/170. Enter another hex."


def test_no_hex_lies_west_of_the_map() -> None:
    books = example_books()
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, hex="1032")
    (refused,) = move(books, "284/86", to="0932", path=[CLEAR]).refusals
    assert refused.case == "SP-MAP-25"
    assert not move(books, "284/86", to="1031", path=[CLEAR]).refusals


def test_a_unit_comes_as_far_as_its_way_leads() -> None:
    books = example_books()
    assert notes(move(books, "284/86", to="1607", path=[CLEAR])) == [
        (
            "284/86 cannot get that far: 1607 is 3 hexes away, its route enters 1 hex. "
            "Enter the rest of the way."
        )
    ]
    over = [COLUMN, {"do": "cross_bridge"}, CLEAR, CLEAR]
    assert not move(books, "284/86", to="1607", path=over).refusals
    # What was paid before may have led there: the player is asked.
    books.post(move(books, "284/86", path=[CLEAR, CLEAR]))
    later = move(books, "284/86", to="1607", path=[CLEAR])
    assert not later.refusals
    assert [fault.case for fault in later.warnings] == ["SP-MOVE-17"]


def test_without_a_way_the_points_say_how_far_a_unit_may_come() -> None:
    """On foot no road is cheaper than 1: 12 points lead 12 hexes far."""
    books = example_books()
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, hex="2430")
    near = move(books, "284/86", to="2418")
    assert not near.refusals
    assert "No route to 2418 is entered: no movement points" in near.warnings[0].message
    assert notes(move(books, "284/86", to="2417")) == [
        (
            "284/86 cannot get that far: 2417 is 13 hexes away, and 12 MP are left. "
            "Enter a nearer hex."
        )
    ]


def test_a_train_stops_before_the_zone_of_control_of_the_enemy() -> None:
    """3/240/170 stands in 1710; out of supply it has no zone of control."""
    books = example_books()
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, traits={**unit.traits, "movement": "rail"})
    (refused,) = move(books, "284/86", to="1709").refusals
    assert refused.case == "SP-MOVE-14"
    mark(books, "3/240/170", Marker.OUT_OF_SUPPLY)
    asked = move(books, "284/86", to="1709")
    assert not asked.refusals
    assert "SP-MOVE-14" in {fault.case for fault in asked.warnings}


def test_bridges_are_entered_elsewhere() -> None:
    books = example_books()
    plan = move(books, "7GdMiner", path=[{"do": "build_bridge"}])
    assert "Bridges are entered elsewhere." in [fault.message for fault in plan.refusals]


def test_a_hex_that_is_none_and_a_unit_that_is_none_are_refused() -> None:
    books = example_books()
    assert notes(move(books, "284/86", to="Marino")) == [
        "'Marino' is not a hex of the map. Enter one such as 1712."
    ]
    with pytest.raises(BadInput):
        plan_move(books, MoveInputs((999,)))


def test_a_dead_unit_goes_nowhere() -> None:
    books = example_books()
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, status=UnitStatus.DEAD, steps_left=0)
    assert notes(move(books, "284/86", to="1609"))[0].startswith("284/86 is not on the map.")


def test_a_bridge_may_be_counted_or_told() -> None:
    """Both are the example of the rules: 1906 over a built bridge to 2007."""
    deploy = {"do": "deploy", "terrain": ["clear"]}
    for bridge in ({"bridges": 1}, {"bridge_hexside": True}, {"bridge": 1}):
        village = {"do": "enter", "terrain": ["village"], **bridge}
        raw = {"mode": "wheel", "actions": [deploy, COLUMN, village]}
        answer = run("spark.movement_cost", raw)
        assert answer["result"] == {"value": 3.5}


def test_only_german_reinforcements_detrain() -> None:
    books = example_books()
    detrain = {"do": "detrain"}
    (refused,) = move(books, "284/86", path=[detrain]).refusals
    assert (refused.where, refused.case) == ("284/86", "SP-TCE-40")
    books.side = GERMAN
    assert not move(books, "II/399/170", path=[detrain]).refusals
