"""Rail in a turn: capacity and its use, hexes and breaks, lines converted, lines broken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest
from tests.unit.games.europa.air_groups import EUROPA, cases, plan
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import shown
from oobmgr.games.europa.rail.yards import bombed_capacity, yard_hits
from oobmgr.games.europa.words import AIR, AXIS, EXPLOITATION, INITIAL, MOVEMENT, SOVIET, Nation
from oobmgr.rules.map_entries import MapEntry

WAY: Mapping[str, Any] = {"hexes": 8, "multiple": 8}
"""A way by operational rail: eight hexes, at eight for each movement point."""
JULY_I, JULY_II = TurnCode("1941-07-I"), TurnCode("1941-07-II")


@pytest.fixture
def books() -> FakeBooks:
    found = opened()
    found.phase = MOVEMENT
    return found


def enlist(books: FakeBooks, number: int, res: str = "3", **about: Any) -> int:  # noqa: ANN401 - facts about a unit
    told: dict[str, Any] = {"traits": {"re": res}, "ratings": {"move": 6}} | about
    return int(books.enlist(number, "infantry", **told))


def engineer(books: FakeBooks, number: int) -> int:
    """A railway engineer 0-6."""
    return int(books.enlist(number, "railway engineer", size="II", ratings={"move": 6}))


def lying(books: FakeBooks, kind: str) -> Iterator[MapEntry]:
    assert EUROPA.on_map is not None
    return (entry for entry in EUROPA.on_map(books) if entry.kind == kind)


# Capacity.


def test_german_rail_carries_thirty_res(books: FakeBooks) -> None:
    ten = [enlist(books, number) for number in range(1, 11)]  # 10 × 3 = 30
    books.post(plan(books, "rail_move", units=ten, **WAY))
    more = plan(books, "rail_move", units=[enlist(books, 11, "1/2")], **WAY)
    assert cases(more) == ["RAIL-03"]
    assert "30 REs" in more.refusals[0].message
    assert "½" in more.refusals[0].advice
    # A Resource Point burnt gives 10 more (RES-08).
    books.post(plan(books, "rail", nation="German", resource_points=1, place="Poland"))
    assert cases(plan(books, "rail_move", units=[11], **WAY)) == []


def test_a_unit_is_carried_once_a_turn_and_anew_in_the_next(books: FakeBooks) -> None:
    one = enlist(books, 1)
    books.post(plan(books, "rail_move", units=[one], **WAY))
    again = plan(books, "rail_move", units=[one], **WAY)
    assert again.sentence == "0 REs carried this turn."  # nothing more is taken
    books.turn = JULY_I
    assert plan(books, "rail_move", units=[one], **WAY).sentence == "3 REs carried this turn."


def test_what_moves_by_rail_is_named(books: FakeBooks) -> None:
    one = enlist(books, 1)
    assert plan(books, "rail_move", units=[one], **WAY).title == "1 unit by operational rail"
    assert plan(books, "rail_move", res=1).title == "1 RE by operational rail"
    both = plan(books, "rail_move", units=[one], res="5/2", **WAY)
    assert both.title == f"1 unit and {shown(Fraction(5, 2))} REs by operational rail"
    assert plan(books, "rail_move", res=1).sentence == "1 RE carried this turn."
    (fault,) = plan(books, "rail_move", res=31).refusals
    assert "Leave 1 RE out" in fault.advice


def test_the_length_of_the_way_is_asked_for_units_by_operational_rail(books: FakeBooks) -> None:
    one = enlist(books, 1)
    (fault,) = plan(books, "rail_move", units=[one]).refusals
    assert (fault.where, fault.case, fault.missing) == ("hexes", "RAIL-04", True)
    assert not plan(books, "rail_move", units=[one], kind="strategic").refusals
    assert not plan(books, "rail_move", res=1).refusals


def test_finns_ride_on_their_own_railways(books: FakeBooks) -> None:
    four = [enlist(books, n, nation="Finland") for n in (1, 2, 3, 4)]  # 12 REs, Finnish rail has 10
    refused = plan(books, "rail_move", units=four, **WAY)
    assert cases(refused) == ["RAIL-03"]
    assert "Finnish" in refused.refusals[0].message
    assert cases(plan(books, "rail_move", units=four[:3], **WAY)) == []


def test_soviet_arrivals_have_thirty_res_of_their_own(books: FakeBooks) -> None:
    books.side = SOVIET
    books.post(plan(books, "rail_move", res=80))
    # 40 arrive: 30 on their own capacity, 10 on the ordinary one, which is full then.
    books.post(plan(books, "rail_move", res=40, arriving=True))
    assert cases(plan(books, "rail_move", res="1/2")) == ["RAIL-03"]


def test_movement_takes_units_by_strategic_rail_from_the_capacity(books: FakeBooks) -> None:
    ten = [enlist(books, number) for number in range(1, 11)]
    books.post(plan(books, "movement", rail_units=ten))
    assert cases(plan(books, "rail_move", res=1)) == ["RAIL-03"]
    assert cases(plan(books, "movement", rail_units=[enlist(books, 11)])) == ["RAIL-03"]


def test_resource_points_take_of_the_capacity_what_the_rulebook_says(books: FakeBooks) -> None:
    moved = {"amount": 1, "source": "Poland", "target": "Lwow"}
    books.post(plan(books, "move_resource", **moved, res=29))
    assert cases(plan(books, "move_resource", **moved, res=2)) == ["RAIL-03"]
    assert cases(plan(books, "move_resource", **moved)) == []
    assert cases(plan(books, "move_resource", **moved, res=2, nation="Finnish")) == []


# The way.


def test_breaks_and_entraining_take_hexes_of_operational_rail(books: FakeBooks) -> None:
    unit = engineer(books, 1)
    # 6 × 8 = 48; entraining 8, one break 16: 24 hexes are left.
    assert cases(plan(books, "rail_move", units=[unit], hexes=24, breaks=1)) == []
    assert cases(plan(books, "rail_move", units=[unit], hexes=25, breaks=1)) == ["RAIL-04"]
    slow = enlist(books, 2, ratings={"move": 4})
    assert cases(plan(books, "rail_move", units=[slow], hexes=5)) == [
        "RAIL-04"
    ]  # no multiple known
    assert cases(plan(books, "rail_move", units=[slow], hexes=5, multiple=6)) == []


def test_strategic_rail_goes_200_hexes_and_over_no_break(books: FakeBooks) -> None:
    unit = enlist(books, 1)
    assert cases(plan(books, "rail_move", kind="strategic", units=[unit], hexes=200)) == []
    assert cases(plan(books, "rail_move", kind="strategic", units=[unit], hexes=201)) == ["RAIL-05"]
    assert cases(plan(books, "rail_move", kind="strategic", units=[unit], breaks=1)) == ["RAIL-05"]


def test_strategic_rail_is_the_only_movement_of_the_turn(books: FakeBooks) -> None:
    one, two = enlist(books, 1), enlist(books, 2)
    books.post(plan(books, "administrative", units=[one]))
    assert cases(plan(books, "rail_move", kind="strategic", units=[one])) == ["RAIL-05"]
    books.post(plan(books, "rail_move", kind="strategic", units=[two]))
    assert cases(plan(books, "administrative", units=[two])) == ["RAIL-05"]
    assert cases(plan(books, "rail_move", units=[two], **WAY)) == ["RAIL-05"]


def test_mechanised_divisions_by_rail_are_told_to_pay(books: FakeBooks) -> None:
    tank = books.enlist(1, "panzer")
    told = plan(books, "rail_move", units=[tank], **WAY)
    assert [fault.case for fault in told.warnings] == ["SP-13"]
    books.options = {**books.options, "rail_move_costs_sp": False}
    assert plan(books, "rail_move", units=[tank], **WAY).warnings == ()


# Conversion.


def test_a_line_grows_turn_by_turn_and_is_usable_from_the_next(books: FakeBooks) -> None:
    engineers = engineer(books, 1)
    line = {"line": "Brest-Minsk", "units": [engineers]}
    books.post(plan(books, "regauge", **line, hexes=6, where="1B 1309 to 1B 1804"))
    (entry,) = lying(books, "Converted line")
    assert (entry.state, entry.then, entry.next_words) == (
        "0 hexes usable",
        JULY_I,
        "6 more usable",
    )
    books.turn = JULY_I
    books.post(plan(books, "regauge", line="brest-minsk", hexes=4))
    (entry,) = lying(books, "Converted line")
    assert (entry.place, entry.state, entry.next_words) == (
        "Brest-Minsk", "6 hexes usable", "4 more usable",
    )  # fmt: skip
    assert entry.note == "1B 1309 to 1B 1804"
    books.turn = JULY_II
    (entry,) = lying(books, "Converted line")
    assert (entry.state, entry.then) == ("10 hexes usable", None)


def test_engineers_do_not_convert_on_administrative_or_strategic_moves(books: FakeBooks) -> None:
    for how in ("administrative", "strategic rail"):
        assert cases(plan(books, "regauge", line="A", hexes=1, how=how)) == ["RAIL-07"]
    assert cases(plan(books, "regauge", line="A", hexes=1, how="operational")) == []
    engineers = engineer(books, 1)
    books.post(plan(books, "administrative", units=[engineers]))
    assert cases(plan(books, "regauge", line="A", hexes=1, units=[engineers])) == ["RAIL-07"]


# L51: conversion with operational rail, "MPs and rail cap usage permitting". 16 hexes by rail take
# 1 MP of entraining and 16 / 8 = 2 more; 3 of the 6 are left, for 3 hexes.
def test_rail_and_conversion_share_the_points_of_an_engineer(books: FakeBooks) -> None:
    able = engineer(books, 1)
    line = {"line": "A", "units": [able], "how": "operational"}
    books.post(plan(books, "rail_move", units=[able], hexes=16))
    over = plan(books, "regauge", **line, hexes=4)
    assert cases(over) == ["RAIL-06"]
    assert over.refusals[0].message == "The engineers have 3 MP left; this takes 4."
    books.post(plan(books, "regauge", **line, hexes=3))
    assert cases(plan(books, "rail_move", units=[able], hexes=1)) == ["RAIL-04"]
    # The other way round: 3 MP left are 24 hexes, of which entraining takes 8.
    other = engineer(books, 2)
    books.post(plan(books, "regauge", **(line | {"units": [other]}), hexes=3))
    assert cases(plan(books, "rail_move", units=[other], hexes=17)) == ["RAIL-04"]
    assert cases(plan(books, "rail_move", units=[other], hexes=16)) == []


def test_only_railway_engineers_convert(books: FakeBooks) -> None:
    soldiers = enlist(books, 1, ratings={"move": 6})
    assert cases(plan(books, "regauge", line="A", hexes=1, units=[soldiers])) == ["RAIL-06"]
    # Books without engineers leave the count to the player; with some, they ask for them.
    assert plan(books, "regauge", line="A", hexes=1).warnings == ()
    able = engineer(books, 2)
    asked = plan(books, "regauge", line="A", hexes=1).warnings
    assert [(fault.where, fault.case) for fault in asked] == [("units", "RAIL-06")]
    named = plan(books, "regauge", line="A", hexes=1, units=[able])
    assert (named.refusals, named.warnings) == ((), ())
    picking = EUROPA.action("regauge").picking
    assert picking is not None
    assert list(picking.choices(books)) == [able]


def test_a_stack_halted_by_an_overrun_goes_by_no_rail(books: FakeBooks) -> None:
    units = [enlist(books, 1, ratings={"move": 6}), engineer(books, 2)]
    asked = {"units": units, "target": "Kovno", "outcome": "not cleared"}
    books.post(plan(books, "overrun", **asked))
    assert cases(plan(books, "rail_move", units=units[:1], **WAY)) == ["OVR-03"]  # L48
    assert cases(plan(books, "regauge", line="A", hexes=1, units=units[1:])) == ["OVR-03"]
    cleared = opened()
    cleared.phase = MOVEMENT
    units = [enlist(cleared, 1, ratings={"move": 6})]
    cleared.post(plan(cleared, "overrun", **(asked | {"units": units, "outcome": "cleared"})))
    assert cases(plan(cleared, "rail_move", units=units, **WAY)) == []


def test_the_capacity_for_arrivals_is_for_arrivals_alone(books: FakeBooks) -> None:
    books.side, books.turn = SOVIET, JULY_I
    old = enlist(books, 1, arrival=TurnCode("1941-06-II"))
    new = enlist(books, 2, arrival=JULY_I)
    assert cases(plan(books, "rail_move", units=[old], arriving=True, **WAY)) == ["RAIL-02"]  # L210
    assert cases(plan(books, "rail_move", units=[new], arriving=True, **WAY)) == []
    # What came back from the dead pile arrives, too.
    books.known[Subject.DONE, f"unit:{old}", "brought_back"] = JULY_I
    assert cases(plan(books, "rail_move", units=[old], arriving=True, **WAY)) == []
    books.side = AXIS
    german = enlist(books, 3, arrival=JULY_I)
    assert cases(plan(books, "rail_move", units=[german], arriving=True, **WAY)) == ["RAIL-02"]


def test_the_axis_is_not_asked_for_arrivals_from_the_east(books: FakeBooks) -> None:
    left_out = EUROPA.action("rail_move").left_out
    assert left_out is not None
    assert left_out(books) == {"arriving"}
    books.side = SOVIET
    assert left_out(books) == frozenset()


def test_strategic_rail_leaves_no_exploitation(books: FakeBooks) -> None:
    tanks = int(books.enlist(1, "panzer", cm=True))
    books.post(plan(books, "rail_move", units=[tanks], kind="strategic"))
    books.phase = EXPLOITATION
    assert cases(plan(books, "exploitation", units=[tanks])) == ["RAIL-05"]  # L53


def test_a_zone_that_the_books_do_not_know_is_asked_about(books: FakeBooks) -> None:
    asked = plan(books, "rail_break", place="3A 2010", cause="zone centre").warnings
    assert [fault.case for fault in asked] == ["RAIL-10"]
    books.phase = AIR
    zone = {"place": "3A 2010", "result": "yes"}
    books.post(plan(books.pay_to_fly(), "interdiction", **zone))
    assert plan(books, "rail_break", place="3A 2010", cause="zone centre").warnings == ()


# Bombed yards (RAIL-12): what a hit takes stands in the printed rules, so the player says it.


def test_bombed_yards_lower_the_rail_capacity_until_repaired(books: FakeBooks) -> None:
    books.phase, books.side = AIR, SOVIET
    books.pay_to_fly()
    books.post(plan(books, "bombing", hits=2, rail_res=5))
    assert yard_hits(books, Nation.GERMAN) == 2
    books.side, books.phase = AXIS, MOVEMENT
    # 30 REs less 2 × 5 are 20.
    assert cases(plan(books, "rail_move", res=20)) == []
    over = plan(books, "rail_move", res=21)
    assert cases(over) == ["RAIL-03"]
    assert "carry 20 REs" in over.refusals[0].message
    closing = EUROPA.close_turn(books)
    assert closing is not None
    books.post(closing)
    # One hit a turn is repaired, after the railways were used (BMB-08).
    assert yard_hits(books, Nation.GERMAN) == 1
    assert cases(plan(books, "rail_move", res=25)) == []
    # The figure of before holds for the next raid.
    books.phase, books.side = AIR, SOVIET
    again = plan(books, "bombing", hits=1)
    assert not again.warnings
    books.post(again)
    assert bombed_capacity(books, Nation.GERMAN) == 10


def test_a_figure_that_nobody_entered_is_told_as_missing(books: FakeBooks) -> None:
    books.phase = AIR
    found = plan(books.pay_to_fly(), "bombing", hits=1)
    assert [(fault.where, fault.case) for fault in found.warnings] == [("rail_res", "RAIL-12")]
    wrong = plan(books, "bombing", hits=1, rail_res=1, railway="German")
    assert cases(wrong) == ["RAIL-12"]


def test_engineers_convert_as_far_as_their_movement_goes(books: FakeBooks) -> None:
    engineers = engineer(books, 1)
    asked = {"line": "A", "units": [engineers]}
    assert cases(plan(books, "regauge", **asked, hexes=7)) == ["RAIL-06"]
    assert cases(plan(books, "regauge", **asked, hexes=5, mp=7)) == ["RAIL-06"]
    assert cases(plan(books, "regauge", **asked, hexes=6)) == []


def test_what_engineers_converted_before_in_the_turn_counts(books: FakeBooks) -> None:
    engineers = [engineer(books, number) for number in (1, 2)]
    books.post(plan(books, "regauge", line="A", hexes=6, units=engineers[:1]))
    more = plan(books, "regauge", line="B", hexes=1, units=engineers[:1])
    assert cases(more) == ["RAIL-06"]
    assert more.refusals[0].message == "The engineers have 0 MP left; this takes 1."
    # Two together: the first has used all its points, the second takes what is left to do.
    books.post(plan(books, "regauge", line="B", hexes=4, units=engineers))
    assert cases(plan(books, "regauge", line="B", hexes=2, units=engineers)) == []
    assert cases(plan(books, "regauge", line="B", hexes=3, units=engineers)) == ["RAIL-06"]
    books.turn = JULY_I
    assert cases(plan(books, "regauge", line="B", hexes=12, units=engineers)) == []


def test_parts_that_lie_apart_are_told_until_they_join(books: FakeBooks) -> None:
    books.post(plan(books, "regauge", line="A", hexes=2, joined=False))
    kinds = [w.kind for w in EUROPA.warnings(books)]
    assert "rail_parts" in kinds
    books.post(plan(books, "regauge", line="A", hexes=1, joined=True))
    assert "rail_parts" not in [w.kind for w in EUROPA.warnings(books)]


# Breaks.


@pytest.mark.parametrize(("die", "broken"), [(4, False), (5, True), (6, True)])
def test_partisans_break_a_line_with_five_or_six(
    books: FakeBooks, die: int, *, broken: bool
) -> None:
    books.phase = AIR
    books.post(plan(books, "rail_break", place="1B 1804", die=die))
    assert bool(list(lying(books, "Rail break"))) is broken


def test_partisans_need_their_die(books: FakeBooks) -> None:
    assert cases(plan(books, "rail_break", place="1B 1804")) == ["RAIL-10"]


def test_a_break_goes_in_its_placers_next_initial_phase(books: FakeBooks) -> None:
    books.phase = AIR
    books.post(plan(books, "rail_break", place="Orel", cause="zone centre"))
    books.post(plan(books, "rail_break", place="Minsk", die=6))  # Soviet partisans, Axis turn
    there = [entry.place for entry in lying(books, "Rail break")]
    assert there == ["Minsk", "Orel"]
    books.side, books.phase = SOVIET, INITIAL
    # The Soviets take theirs off now, that of the Axis lies through their turn.
    assert [entry.place for entry in lying(books, "Rail break")] == ["Orel"]
    books.post(plan(books, "rail_break", place="Pskov", die=6))
    books.side, books.turn = AXIS, JULY_I
    assert [entry.place for entry in lying(books, "Rail break")] == ["Pskov"]
    books.side = SOVIET
    assert list(lying(books, "Rail break")) == []


def test_a_hex_is_broken_once(books: FakeBooks) -> None:
    books.post(plan(books, "rail_break", place="Orel", cause="zone centre"))
    assert cases(plan(books, "rail_break", place="OREL", die=6)) == ["RAIL-10"]
