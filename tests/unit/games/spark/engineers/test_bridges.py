"""Bridges from their beginning to their end, with the pool of markers and the rest of builders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.warned import warned
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.spark.actions.engineers.building import (
    BuildBridgeInputs,
    nobody_builds,
    plan_build_bridge,
)
from oobmgr.games.spark.actions.engineers.demolition import DemolishInputs, plan_demolish
from oobmgr.games.spark.actions.engineers.finishing import (
    PlaceBridgeInputs,
    plan_place_bridge,
    propose_place,
)
from oobmgr.games.spark.engineers.bridges import Water
from oobmgr.games.spark.engineers.records import (
    Bridge,
    BridgeState,
    bridge_facts,
    on_map,
    rests_until,
    standing,
)
from oobmgr.games.spark.forgotten import movement as forgotten_movement
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.screens.engineers_page import engineers_tables
from oobmgr.games.spark.turns import FIRST_TURN
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.words import GERMAN, SOVIET, Marker
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

ENGINEER, PONTOON, ENEMY = UnitId(201), UnitId(202), UnitId(203)


def unit(number: UnitId, name: str, kind: str, place: str, side: str = "soviet") -> UnitState:
    return UnitState(
        id=number, side=SideId(side), nation="Soviet Union", designation=name, type=kind,
        size="II", formation=FormationId(1), path=("67th Army", "Army troops"), steps=3,
        steps_left=3, traits={"independent": "yes"}, status=UnitStatus.ON_MAP, hex=place,
    )  # fmt: skip


def builders(place: str = "1906") -> FakeBooks:
    books = example_books()
    books.roster[ENGINEER] = unit(ENGINEER, "2/8", "engineer battalion", place)
    books.roster[PONTOON] = unit(PONTOON, "53", "bridging battalion", place)
    return books


def begin(books: FakeBooks, **more: object) -> ActionPlan:
    raw = {
        "engineer": [ENGINEER], "pontoon": [PONTOON], "start": "1906", "end": "2007", **more
    }  # fmt: skip
    return plan_build_bridge(books, decode(BuildBridgeInputs, raw))


def notes(plan: ActionPlan) -> list[str]:
    return [fault.message for fault in plan.refusals]


def test_the_pair_that_stands_together_is_proposed() -> None:
    books = builders()
    proposed = nobody_builds(books)
    assert (proposed.engineer, proposed.pontoon, proposed.start) == ((201,), (202,), "1906")
    assert nobody_builds(example_books()) == BuildBridgeInputs()


def offered(books: FakeBooks, action: str, field: str) -> tuple[str, ...]:
    """What a field of an action offers while one types."""
    found = next(one for one in game("spark").actions if one.name == action)
    assert found.offers is not None
    return found.offers(books)[field]


def test_the_ends_of_bridges_are_offered() -> None:
    books = builders()
    # Where their builders stand is a hex that the books know.
    assert "1906" in offered(books, "build_bridge", "end")
    books.post(begin(books))
    assert offered(books, "place_bridge", "bridge") == ("1906", "2007")
    assert offered(books, "demolish_bridge", "bridge") == ()
    books.post(plan_place_bridge(books, propose_place(books)))
    assert offered(books, "place_bridge", "bridge") == ()
    assert offered(books, "demolish_bridge", "bridge") == ("1906", "2007")


def test_a_bridge_is_begun_finished_and_demolished() -> None:
    books = builders()
    books.post(begin(books))
    assert [one.state for one in standing(books)] == [BridgeState.BUILDING]
    assert spent(books, ENGINEER) is None  # all of its movement
    plan = books.post(plan_place_bridge(books, propose_place(books)))
    assert plan.ruling.result == 1
    (entry,) = on_map(books)
    assert (entry.kind, entry.place, entry.state) == ("Bridge", "1906 to 2007", "in play")
    books.turn = TurnCode("1943-01-12-2pm")
    books.post(plan_demolish(books, DemolishInputs((ENGINEER,), "2007")))
    assert standing(books) == ()


def test_its_builder_rests_a_turn_section() -> None:
    books = builders()
    books.post(begin(books))
    books.post(plan_place_bridge(books, PlaceBridgeInputs("1906")))
    books.turn = TurnCode("1943-01-12-2pm")
    refused = begin(books, start="1906", end="2006")
    assert "The bridging unit has not rested: it built in Turn Section 1, and this is 2." in notes(
        refused
    )
    books.turn = rests_until(FIRST_TURN, books.tables)
    assert books.turn == "1943-01-12-3night"
    assert not begin(books, start="1906", end="2006").refusals


def test_7gdminer_does_not_build_but_demolishes() -> None:
    books = builders("1612")
    miner = named(books, "7GdMiner").id
    plan = begin(books, engineer=[miner], start="1612", end="1712", enemy_near=False)
    assert "7GdMiner may not build a bridge." in notes(plan)
    bridge = Bridge("1612", "1713", FIRST_TURN, Water.NEVA, ENGINEER, PONTOON, FIRST_TURN)
    for fact in bridge_facts(books, bridge):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert not plan_demolish(books, DemolishInputs((miner,), "1612")).refusals


def test_an_enemy_beyond_the_river_hex_forbids_it() -> None:
    """The bridge of the rules from 1707 over 1708 into 1709."""
    books = builders("1707")
    plan = begin(books, start="1707", end="1709")
    assert not plan.refusals
    books.roster[ENEMY] = unit(ENEMY, "I/1", "infantry battalion", "1709", "german")
    assert notes(begin(books, start="1707", end="1709")) == ["An enemy is next to the bridge."]
    books.roster[ENEMY] = replace(books.roster[ENEMY], hex="1708")
    assert notes(begin(books, start="1707", end="1709")) == ["An enemy is next to the bridge."]
    books.roster[ENEMY] = replace(books.roster[ENEMY], hex="1801")
    assert not begin(books, start="1707", end="1709").refusals


def test_the_lake_is_never_bridged_and_ten_markers_are_all() -> None:
    books = builders()
    assert notes(begin(books, water="lake")) == ["Lake Ladoga is not bridged."]
    put_ten(books)
    assert notes(begin(books)) == ["No Bridge Marker is left: 10 of 10 in play."]


def test_a_bridge_that_is_begun_takes_no_marker_yet() -> None:
    books = builders()
    put_bridges(books, 9)
    first = books.post(begin(books))
    assert ("A Bridge Marker is left", True, "9 of 10 in play") in lines_of(first)
    assert not first.warnings
    for number, name in ((UnitId(204), "2/9"), (UnitId(205), "54")):
        like = ENGINEER if name == "2/9" else PONTOON
        books.roster[number] = replace(books.roster[like], id=number, designation=name, hex="1815")
    second = begin(books, engineer=[204], pontoon=[205], start="1815", end="1816")
    # As on the page and when it is finished: nine lie on the map, and one is left.
    assert notes(second) == []
    assert engineers_tables(books)[0].detail == "9 of 10 markers in play"
    assert [fault.message for fault in second.warnings] == [
        "1 Bridge Marker for 2 bridges being built."
    ]
    books.post(second)
    assert books.post(plan_place_bridge(books, PlaceBridgeInputs("1906"))).ruling.result == 10
    late = plan_place_bridge(books, PlaceBridgeInputs("1815"))
    assert notes(late) == ["All 10 Bridge Markers are on the map."]


def lines_of(plan: ActionPlan) -> list[tuple[str, object, str]]:
    """The lines of a plan's working."""
    return [(line.label, line.value, line.arithmetic) for line in plan.ruling.working]


def put_ten(books: FakeBooks) -> None:
    """Lay all Bridge Markers of the game."""
    put_bridges(books, 10)


def put_bridges(books: FakeBooks, number: int) -> None:
    """Lay that many Bridge Markers."""
    for at in range(number):
        bridge = Bridge(f"20{at:02d}", f"21{at:02d}", FIRST_TURN, Water.NEVA, UnitId(1), UnitId(2),
                        FIRST_TURN)  # fmt: skip
        for fact in bridge_facts(books, bridge):
            books.known[fact.subject, fact.key, fact.field] = fact.new


def test_a_bridge_is_placed_while_a_marker_is_left_and_given_up_at_any_time() -> None:
    books = builders()
    books.post(begin(books))
    put_ten(books)
    placed = plan_place_bridge(books, PlaceBridgeInputs("1906"))
    assert notes(placed) == ["All 10 Bridge Markers are on the map."]
    given_up = plan_place_bridge(books, PlaceBridgeInputs("1906", done=False))
    assert not given_up.refusals
    rests = [
        any(line.label == "Bridging unit rests" for line in plan.ruling.working)
        for plan in (placed, given_up)
    ]
    assert rests == [True, False]


def test_builders_stand_where_it_begins_and_no_two_bridges_are_at_one_place() -> None:
    books = builders()
    books.post(begin(books))
    there = begin(books)
    assert "There is a bridge being built already." in notes(there)
    assert "There is a bridge being built already." in notes(begin(books, start="2007", end="1906"))
    books.roster[PONTOON] = replace(books.roster[PONTOON], hex="1905")
    away = [fault for fault in begin(books).refusals if fault.message == "is in 1905."]
    assert [(fault.where, fault.case) for fault in away] == [("53", "SP-BRDG-02")]


def test_a_bridge_of_an_earlier_turn_section_is_asked_for() -> None:
    books = builders()
    books.post(begin(books))
    asked = "Begun in an earlier Turn Section: 1906 to 2007. Finished, or given up?"
    assert asked not in [one.sentence for one in warned(books, forgotten_movement)]
    books.turn = TurnCode("1943-01-12-2pm")
    assert asked in [one.sentence for one in warned(books, forgotten_movement)]


def test_who_has_moved_does_not_build() -> None:
    books = builders()
    books.post(begin(books))
    refused = begin(books, end="2006")
    assert notes(refused).count("has spent movement points in this phase already.") == 2


def test_units_and_hexes_are_asked_for() -> None:
    books = builders()
    asked = plan_build_bridge(books, BuildBridgeInputs())
    found = notes(asked)
    wanted = [fault.advice for fault in asked.refusals if fault.message == "is missing."]
    assert wanted == ["Enter their hex, such as 1712.", "Enter the far bank, such as 1712."]
    assert found.count("No unit is picked.") == 2
    assert found.count("is missing.") == 2
    wrong = begin(books, engineer=[PONTOON], pontoon=[ENGINEER])
    assert "is not an engineer." in notes(wrong)
    none = begin(books, end="1906")
    assert [fault.note() for fault in none.refusals if fault.where == "end"] == [
        "End is where it begins. Enter the far bank."
    ]
    two = plan_demolish(books, DemolishInputs((ENGINEER, PONTOON), "1906"))
    assert "are too many." in notes(two)
    far = begin(books, end="2010")
    assert [fault.case for fault in far.warnings] == ["SP-BRDG-03"]


def test_builders_that_leave_are_told() -> None:
    books = builders()
    books.post(begin(books))
    books.roster[PONTOON] = replace(books.roster[PONTOON], hex="1905")
    titles = [one.title for one in warned(books, forgotten_movement)]
    assert "Builders gone" in titles
    books.post(plan_place_bridge(books, PlaceBridgeInputs("", done=False)))
    assert standing(books) == ()
    assert notes(plan_place_bridge(books, PlaceBridgeInputs("1906"))) == [
        "is not a bridge being built."
    ]


@pytest.mark.parametrize(
    ("builder", "change", "who"),
    [
        (ENGINEER, {"hex": "1905"}, "2/8"),
        (PONTOON, {"hex": "1905"}, "53"),
        (PONTOON, {"status": UnitStatus.DEAD, "steps_left": 0}, "53"),
        (ENGINEER, {"status": UnitStatus.DUE}, "2/8"),
    ],
)
def test_nobody_finishes_a_bridge_that_its_builders_left(
    builder: UnitId, change: dict[str, Any], who: str
) -> None:
    books = builders()
    books.post(begin(books))
    books.roster[builder] = replace(books.roster[builder], **change)
    (fault,) = plan_place_bridge(books, PlaceBridgeInputs("1906")).refusals
    assert (fault.message, fault.case) == (f"{who} left 1906, and both build it.", "SP-BRDG-02")
    assert not plan_place_bridge(books, PlaceBridgeInputs("1906", done=False)).refusals


def test_builders_driven_off_the_map_or_taken_off_the_books_finish_nothing() -> None:
    books = builders()
    books.post(begin(books))
    for fact in set_marker(books, ENGINEER, Marker.OFF_MAP, value=True):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    del books.roster[PONTOON]
    (fault,) = plan_place_bridge(books, PlaceBridgeInputs("1906")).refusals
    assert fault.message == "2/8 and its bridging unit left 1906, and both build it."
    books.post(plan_place_bridge(books, PlaceBridgeInputs("1906", done=False)))
    assert standing(books) == ()


def test_builders_whose_hex_nobody_entered_are_believed() -> None:
    books = builders()
    books.post(begin(books))
    books.roster[PONTOON] = replace(books.roster[PONTOON], hex="")
    assert not plan_place_bridge(books, PlaceBridgeInputs("1906")).refusals


def test_a_bridge_finished_while_the_enemy_plays_or_beside_him_is_asked_about() -> None:
    books = builders()
    books.post(begin(books))
    assert not plan_place_bridge(books, PlaceBridgeInputs("1906")).warnings
    books.side = GERMAN
    plan = plan_place_bridge(books, PlaceBridgeInputs("1906"))
    assert [one.message for one in plan.warnings] == ["The other side is playing."]
    assert not plan.refusals
    assert not plan_place_bridge(books, PlaceBridgeInputs("1906", done=False)).warnings
    books.side = SOVIET
    books.roster[ENEMY] = unit(ENEMY, "I/1", "infantry battalion", "2007", "german")
    (near,) = plan_place_bridge(books, PlaceBridgeInputs("1906")).warnings
    assert (near.message, near.case) == ("An enemy is at 1906 to 2007 by now.", "SP-BRDG-03")


def test_nobody_builds_or_demolishes_while_the_other_side_moves() -> None:
    books = builders()
    books.post(begin(books))
    books.post(plan_place_bridge(books, PlaceBridgeInputs("1906")))
    books.turn = TurnCode("1943-01-12-2pm")
    books.side = GERMAN
    assert "belongs to the other side." in notes(plan_demolish(books, DemolishInputs((ENGINEER,))))
    assert "belongs to the other side." in notes(begin(books, end="2006"))
    books.roster[ENEMY] = unit(ENEMY, "96", "engineer battalion", "2007", "german")
    assert not plan_demolish(books, DemolishInputs((ENEMY,))).refusals


def test_a_bridge_begun_before_its_builder_had_rested_is_told() -> None:
    books = builders()
    books.turn = TurnCode("1943-01-12-2pm")
    first = Bridge("1905", "2006", FIRST_TURN, Water.NEVA, ENGINEER, PONTOON, FIRST_TURN)
    for begun, told in ((books.turn, True), (rests_until(FIRST_TURN, books.tables), False)):
        second = Bridge("1906", "2007", begun, Water.NEVA, ENGINEER, PONTOON)
        for fact in (*bridge_facts(books, first), *bridge_facts(books, second)):
            books.known[fact.subject, fact.key, fact.field] = fact.new
        titles = [one.title for one in warned(books, forgotten_movement)]
        assert ("Bridge begun too early" in titles) is told


def test_the_page_lists_bridges_and_their_builders() -> None:
    books = builders()
    books.post(begin(books))
    bridges, units, *_ = engineers_tables(books)
    assert bridges.detail == "0 of 10 markers in play"
    assert [(row.cells[0], row.state) for row in bridges.rows] == [("1906 to 2007", "being built")]
    assert [(row.cells[0], row.state) for row in units.rows] == [("53", "builds")]
    books.post(plan_place_bridge(books, PlaceBridgeInputs("1906")))
    bridges, units, *_ = engineers_tables(books)
    assert bridges.detail == "1 of 10 markers in play"
    assert units.rows[0].cells == ("53", "1906", "12 Jan night")
    assert units.rows[0].state == "rests"


def test_a_demolition_asks_for_an_engineer_at_the_bridge() -> None:
    books = builders()
    books.post(begin(books))
    books.post(plan_place_bridge(books, PlaceBridgeInputs("1906")))
    books.turn = TurnCode("1943-01-12-2pm")
    books.roster[ENGINEER] = replace(books.roster[ENGINEER], hex="3010")
    far = plan_demolish(books, DemolishInputs((ENGINEER,), ""))
    assert notes(far) == ["is in 3010, not at the bridge."]
    none = plan_demolish(books, DemolishInputs((ENGINEER,), "2222"))
    assert "is not a bridge in play." in notes(none)
    infantry = named(books, "284/86").id
    assert "is not an engineer." in notes(plan_demolish(books, DemolishInputs((infantry,), "1906")))
