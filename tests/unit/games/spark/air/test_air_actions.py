"""Air strikes and AA fire as players post them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.spark.actions.air.aa_fire import AaFireInputs, aa_units, plan_aa_fire
from oobmgr.games.spark.actions.air.strike import plan_air_strike, propose_air_strike
from oobmgr.games.spark.actions.air.strike_inputs import StrikeInputs, StrikeRoll
from oobmgr.games.spark.actions.initiative.air_power import AirPowerInputs, plan_air_power
from oobmgr.games.spark.air.power import air_points
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import RANGE, unit_of
from oobmgr.games.spark.words import AIR_STRIKES, GERMAN, SOVIET, Marker, Player
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.charts import COPY


def struck_by_germans(points: int = 5) -> FakeBooks:
    """The German air strikes of an impulse, with air points that everybody knows."""
    books = example_books()
    books.phase, books.side = AIR_STRIKES[0], GERMAN
    books.post(plan_air_power(books, AirPowerInputs(Player.GERMAN, points, secret=False)))
    return books


def mark(books: FakeBooks, unit: UnitId, marker: Marker) -> None:
    facts = set_marker(books, unit, marker, value=True)
    books.post(ActionPlan("", "", None, facts=facts))  # type: ignore[arg-type]


def strike(
    points: int, units: Iterable[UnitId], *rolls: StrikeRoll, **more: object
) -> StrikeInputs:
    return StrikeInputs(points, tuple(units), rolls or (StrikeRoll(),), **more)  # type: ignore[arg-type]


def told(plan: ActionPlan) -> list[tuple[str, object]]:
    return [(line.label, line.value) for line in plan.ruling.working]


def test_a_strike_at_a_t60_reads_column_2_and_its_losses_are_crossed_off() -> None:
    # 3 points: column 3; a hollow dot is 1 left from the air: column 2. Gray 9 is the German die.
    books = struck_by_germans()
    tank = named(books, "2/61T").id
    plan = plan_air_strike(books, strike(3, [tank], StrikeRoll(red=5, gray=9, result="2M")))
    assert ("Column after shifts", "2") in told(plan)
    books.post(plan)
    assert named(books, "2/61T").steps_left == 2
    assert not unit_of(books, tank).markers.held  # morale 6 against a die of 5
    assert air_points(books, GERMAN) == 2
    assert [one.advice for one in plan.warnings if not one.asks] == ["Turn its counter over."]


def test_a_failed_check_lays_its_marker_but_never_makes_a_unit_retreat() -> None:
    books = struck_by_germans()
    unit = named(books, "330/86").id
    plan = books.post(plan_air_strike(books, strike(2, [unit], StrikeRoll(10, 4, "0M"))))
    assert ("Retreat", "none") in told(plan)
    assert Marker.DISRUPTED in unit_of(books, unit).markers
    assert named(books, "330/86").steps_left == 8
    assert not [fault for fault in plan.warnings if "retreat" in fault.message.casefold()]


def test_the_players_own_table_says_the_result() -> None:
    books = struck_by_germans()
    chart = charts()["combat_results"]
    cells = [["" for _ in chart.columns] for _ in chart.rows]
    cells[chart.rows.index("4")][chart.columns.index("5")] = "1M"
    copy = {"rows": list(chart.rows), "columns": list(chart.columns), "cells": cells}
    books.known[Subject.CHART, chart.id, COPY] = copy  # type: ignore[assignment]
    unit = named(books, "330/86").id
    books.post(plan_air_strike(books, strike(5, [unit], StrikeRoll(3, 4))))
    assert named(books, "330/86").steps_left == 7


def test_without_a_table_and_without_a_result_the_strike_stops_at_column_and_die() -> None:
    books = struck_by_germans()
    unit = named(books, "330/86").id
    plan = plan_air_strike(books, strike(5, [unit], StrikeRoll(3, 4)))
    assert plan.refusals[0].message == "Your table is not filled in at column 5, die 4."
    without = plan_air_strike(books, strike(5, [unit]))
    assert [f.message for f in without.refusals] == ["The dice for 330/86 are missing."]


def test_trench_terrain_and_few_steps_shift_the_column() -> None:
    # 5 points: column 5; trench 2, woods 1, fewer than five steps 1: four left ends on column 1.
    books = example_books()
    books.phase = AIR_STRIKES[0]
    unit = named(books, "3/240/170").id
    inputs = strike(5, [unit], terrain=(Ground.WOODS, Ground.HILL), entrenched=True)
    plan = plan_air_strike(books, inputs)
    shifts = {label: value for label, value in told(plan) if isinstance(value, int)}
    assert shifts == {"Woods": -1, "Entrenchment": -2, "Fewer than 5 steps": -1, "Fire against": -4}
    assert ("Column after shifts", "1") in told(plan)
    assert [fault.case for fault in plan.warnings] == ["SP-AIR-03"]


@pytest.mark.parametrize(
    ("points", "names", "words"),
    [
        (0, ["330/86"], "Nothing strikes."),
        (6, ["330/86"], "German has 5 air points left."),
        (2, [], "No unit is picked."),
        (2, ["II/399/170"], "is on the side that strikes."),
        (2, ["387/136", "7GdMiner", "541/136"], "are in different hexes."),
        (2, ["541/136", "1/61T"], "An AFV is struck by itself, as with AT fire."),
    ],
)
def test_what_cannot_be_struck(points: int, names: list[str], words: str) -> None:
    books = struck_by_germans()
    units = [named(books, name).id for name in names]
    rolls = [StrikeRoll(1, 1, "0")] * len(units)
    plan = plan_air_strike(books, strike(points, units, *rolls))
    assert words in [fault.message for fault in plan.refusals]


@pytest.mark.parametrize(("kind", "case"), [("tank battalion", "SP-CTR-02"), ("?", "SP-CTR-09")])
def test_a_target_that_is_not_known_is_asked_for(kind: str, case: str) -> None:
    books = struck_by_germans()
    tank = named(books, "2/61T")
    books.roster[tank.id] = replace(tank, type=kind, traits={})
    plan = plan_air_strike(books, strike(2, [tank.id], StrikeRoll(1, 1, "0")))
    assert [fault.case for fault in plan.refusals] == [case]


def test_a_balloon_cannot_be_struck() -> None:
    books = struck_by_germans()
    balloon = named(books, "Leningrad Balloon").id
    plan = plan_air_strike(books, strike(2, [balloon], StrikeRoll(1, 1)))
    assert [fault.case for fault in plan.refusals] == ["SP-AIR-10"]


def test_all_air_points_that_are_left_are_proposed() -> None:
    assert propose_air_strike(struck_by_germans(4)).points == 4


# ---------------------------------------------------------------------------------- AA fire


def struck_by_soviets() -> FakeBooks:
    books = example_books()
    books.phase = AIR_STRIKES[0]
    books.post(plan_air_power(books, AirPowerInputs(Player.SOVIET, 3, secret=False)))
    return books


def test_a_stopped_point_is_lost_and_an_unaffected_one_stays() -> None:
    books = struck_by_soviets()
    first, second, _ = (unit.id for unit in aa_units(books))
    books.post(plan_aa_fire(books, AaFireInputs((first,), "1710", 4, 9, stopped=True)))
    assert air_points(books, SOVIET) == 2
    plan = books.post(plan_aa_fire(books, AaFireInputs((second,), "1710", 9, 0)))
    assert air_points(books, SOVIET) == 2
    assert plan.ruling.working[-1].arithmetic == "dice 9 against 10"


def test_an_aa_unit_shoots_once_alone_or_joined() -> None:
    books = struck_by_soviets()
    first, second, _ = (unit.id for unit in aa_units(books))
    books.post(plan_aa_fire(books, AaFireInputs((first, second), "1710", 4, 9)))
    again = plan_aa_fire(books, AaFireInputs((second,), "1710", 4, 9))
    assert [fault.case for fault in again.refusals] == ["SP-AIR-08"]
    assert unit_of(books, first).markers.fired == ("AA fire",)


def test_only_deployed_aa_units_of_the_other_side_within_reach_shoot() -> None:
    books = struck_by_soviets()
    near, far, column = (unit.id for unit in aa_units(books))
    for unit, place in ((near, "1713"), (far, "1720")):
        state = books.unit(unit)
        books.roster[unit] = replace(state, hex=place, ratings={**state.ratings, RANGE: 5})
    mark(books, column, Marker.IN_COLUMN)
    others = [named(books, "II/399/170").id, named(books, "330/86").id]
    inputs = AaFireInputs((near, far, column, *others), "1710", 4, 9)
    plan = plan_aa_fire(books, inputs)
    assert [fault.message for fault in plan.refusals] == [
        "reaches 3 hexes; 1710 is 10 away.",
        "is in column, not deployed.",
        "is not an AA unit.",
        "is not an AA unit.",
        "is Soviet, as are the aircraft.",
    ]
    assert told(plan)[0] == (f"{books.unit(near).designation} reaches", 3)
