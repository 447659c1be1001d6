"""What a fire refuses, warns of and asks for, and what it writes beside losses."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.fire.combat_example import (
    RIVER,
    columns,
    combat_phase,
    fire,
    lay,
    marker,
    outcome,
    steps,
    why_not,
)

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue, Subject
from oobmgr.games.spark.assaults import surprise_rolled
from oobmgr.games.spark.movement.stacks import note_choice
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE, SOVIET, FireKind, Marker
from oobmgr.rules.charts import COPY


def test_without_dice_the_column_is_known_and_the_dice_are_asked_for() -> None:
    plan = fire(combat_phase(), ["387/136"], [("II/399/170",)], segment="offensive_1")
    assert columns(plan) == [("II/399/170", "8", "3")]
    assert outcome(plan).targets[0].needs == "Enter both dice, or roll."
    assert why_not(plan) == ["The dice for II/399/170 are missing."]


def test_without_an_entry_it_stops_at_column_and_die() -> None:
    books = combat_phase()
    plan = fire(books, ["952/268"], [("III/399/170", 6, 8)], segment="offensive_1")
    assert why_not(plan) == ["Your table is not filled in at column 2, die 6."]
    assert "The text of the rules has 0M there." in plan.refusals[0].advice
    assert outcome(plan).targets[0].result == ""


def test_the_player_s_own_table_is_read_before_what_is_entered() -> None:
    books = combat_phase()
    chart = charts()["combat_results"]
    filled: JsonValue = {
        "rows": list(chart.rows),
        "columns": list(chart.columns),
        "cells": [["2M"] * len(chart.columns) for _ in chart.rows],
    }
    books.known[Subject.CHART, "combat_results", COPY] = filled
    plan = fire(books, ["952/268"], [("III/399/170", 6, 1, "0")], segment="offensive_1")
    assert outcome(plan).targets[0].result == "2 steps, morale check"
    assert outcome(plan).targets[0].source == "your table"
    books.post(plan)
    assert steps(books, "III/399/170") == 3


def test_a_result_that_no_table_has_is_refused() -> None:
    plan = fire(combat_phase(), ["952/268"], [("III/399/170", 6, 8, "9M")], segment="offensive_1")
    assert why_not(plan) == ["is not a result of the table."]


def test_nobody_fires_and_nobody_is_fired_at() -> None:
    assert why_not(fire(combat_phase(), [], [], segment="offensive_1", place="1712")) == [
        "No unit fires.",
        "No unit is fired at.",
    ]


def test_the_wrong_side_and_the_wrong_hex() -> None:
    books = combat_phase()
    own = fire(books, ["II/399/170"], [("I/399/170", 1, 1, "0")], segment="offensive_1")
    assert "II/399/170 does not fire now: the Soviet side does." in why_not(own)
    two = fire(
        books, ["II/399/170"], [("387/136", 1, 1, "0"), ("541/136", 1, 1, "0")],
        segment="defensive_1",
    )  # fmt: skip
    assert "541/136 is in 1613, not in 1612." in why_not(two)


def test_regular_fire_at_an_afv_and_at_fire_at_infantry() -> None:
    books = combat_phase()
    afv = fire(books, ["II/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1")
    assert "1/61T cannot be fired at in this way: armored: AT fire." in why_not(afv)
    men = fire(books, ["II/399/170"], [("541/136", 1, 1, "0")], segment="defensive_1", kind="at")
    assert "541/136 cannot be fired at in this way: not armored: regular fire." in why_not(men)


def test_artillery_does_not_split_and_nobody_has_more_than_he_has() -> None:
    books = combat_phase()
    split = fire(books, [("56", {"points": 5})], [("II/399/170", 1, 1, "0")], segment="barrage")
    assert why_not(split) == ["56 cannot split its indirect fire."]
    more = fire(
        books, [("541/136", {"points": 9})], [("II/399/170", 1, 1, "0")], segment="offensive_1"
    )
    assert why_not(more) == ["541/136 has 8 points."]


def test_whom_regular_fire_leaves_out_is_told() -> None:
    plan = fire(combat_phase(), ["II/399/170"], [("387/136", 1, 1, "0")], segment="defensive_1")
    assert "7GdMiner is there, too." in [fault.message for fault in plan.warnings]


def test_a_segment_of_another_phase_is_refused() -> None:
    books = combat_phase()
    plan = fire(books, ["387/136"], [("II/399/170", 1, 1, "0")], segment="post_assault")
    assert "Post-Assault Fire does not belong to this phase." in why_not(plan)


def test_units_apart_or_pooled() -> None:
    books = combat_phase()
    firers = ["7GdMiner", "387/136"]
    pooled = fire(books, firers, [("II/399/170",)], segment="offensive_1")
    assert outcome(pooled).total == "8"
    assert [one.points for one in outcome(pooled).firers] == ["3 in 8", "8 in 8"]
    apart = fire(
        books, [(name, {"pool": False}) for name in firers], [("II/399/170",)],
        segment="offensive_1",
    )  # fmt: skip
    assert outcome(apart).total == "11"


def test_zoc_fire_uses_nothing_up() -> None:
    books = example_books()
    books.phase = MOVEMENT[0]
    lay(books, "II/399/170", Marker.ENTRENCHED)
    for target in ("387/136", "541/136"):
        plan = fire(books, ["II/399/170"], [(target, 1, 1, "0")], segment="zoc", terrain=RIVER)
        # 5, two right for the trench: 12; four more for the ice and the zone: 30.
        assert columns(plan) == [(target, "12", "30")]
        books.post(plan)
    held = markers_of(books, named(books, "II/399/170").id)
    assert [shot.segment for shot in held.shots] == [Segment.ZOC, Segment.ZOC]


def test_zoc_fire_at_who_began_there_and_at_who_changes_formation() -> None:
    books = example_books()
    books.phase = MOVEMENT[0]
    began = fire(books, ["II/399/170"], [("541/136",)], segment="zoc", began_there=True)
    assert columns(began) == [("541/136", "5", "3")]
    changing = fire(
        books, ["II/399/170"], [("541/136",)],
        segment="zoc", began_there=True, changed_formation=True,
    )  # fmt: skip
    assert columns(changing) == [("541/136", "5", "8")]
    books.phase = COMBAT[0]
    retreat = fire(books, ["II/399/170"], [("541/136",)], segment="zoc", began_there=True)
    assert columns(retreat) == [("541/136", "5", "12")]


def test_a_unit_stopped_by_zoc_fire_is_told_to_stay() -> None:
    books = example_books()
    books.phase = MOVEMENT[0]
    plan = fire(books, ["II/399/170"], [("541/136", 8, 1, "0M")], segment="zoc")
    assert "SP-ZOC-20" in [fault.case for fault in plan.warnings]


def test_post_assault_fire_outside_of_any_assault() -> None:
    books = combat_phase()
    books.phase = POST_ASSAULT_FIRE[0]
    lay(books, "733/136", Marker.ASSAULT, None)
    plan = fire(
        books, ["733/136"], [("I/399/170", 1, 1, "0")], segment="post_assault", entrenched=True
    )
    assert not plan.refusals
    books.post(plan)
    assert marker(books, "733/136", Marker.INVOLVED) is None
    shots = markers_of(books, named(books, "733/136").id).shots
    assert (shots[0].segment, shots[0].kind, shots[0].points) == (
        Segment.POST_ASSAULT, FireKind.REGULAR, 8,
    )  # fmt: skip


def test_the_books_keep_the_step_of_the_assault() -> None:
    books = combat_phase()
    books.post(fire(books, ["56"], [("II/399/170", 1, 1, "0")], segment="barrage"))
    assert books.fact(Subject.CONDITION, "assault:1712", "steps") == ["barrage"]
    assert marker(books, "56", Marker.INVOLVED) is None
    books.post(fire(books, ["II/399/170"], [("541/136", 1, 1, "0")], segment="defensive_1"))
    assert marker(books, "II/399/170", Marker.INVOLVED) == "1712"


def test_night_and_fog_follow_turn_and_input() -> None:
    books = combat_phase()
    dark = fire(
        books, ["541/136"], [("II/399/170",)], segment="offensive_1", night=True, entrenched=False
    )
    assert columns(dark) == [("II/399/170", "8", "5")]
    fog = fire(
        books, ["541/136"], [("II/399/170",)], segment="offensive_1", fog=True, entrenched=False
    )
    assert columns(fog) == [("II/399/170", "3", "3")]


def test_an_inactive_target_wakes_under_direct_fire() -> None:
    books = combat_phase()
    lay(books, "541/136", Marker.INACTIVE)
    plan = fire(books, ["II/399/170"], [("541/136", 1, 1, "0")], segment="defensive_1")
    assert "SP-REINF-03" in [fault.case for fault in plan.warnings]
    unit = named(books, "541/136").id
    woken = [fact for fact in plan.facts if fact.field == Marker.INACTIVE]
    assert [(fact.key, fact.new) for fact in woken] == [(str(unit), None)]


def test_losses_of_the_surprised_are_multiplied() -> None:
    books = combat_phase()
    for fact in surprise_rolled(books, "1712", 9):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    lay(books, "II/399/170", Marker.INVOLVED, "1712")
    plan = fire(books, ["541/136"], [("II/399/170", 1, 1, "1M")], segment="offensive_1")
    books.post(plan)
    assert steps(books, "II/399/170") == 3


def test_few_steps_count_from_the_moment_of_fire() -> None:
    books = combat_phase()
    unit = named(books, "III/399/170")
    books.roster[unit.id] = replace(unit, steps_left=4)
    plan = fire(books, ["952/268"], [("III/399/170",)], segment="offensive_1")
    assert columns(plan) == [("III/399/170", "5", "1")]


def test_counterbattery_is_for_artillery() -> None:
    plan = fire(combat_phase(), ["1106"], [("240/170", 2, 3, "0")], segment="counterbattery")
    assert "240/170 cannot be fired at in this way: no artillery." in why_not(plan)


def test_no_second_segment_without_armor() -> None:
    books = combat_phase()
    plan = fire(books, ["3/240/170"], [("330/86", 1, 1, "0")], segment="defensive_2")
    assert "Defensive fire 2 is not held: no armor in the hexes." in why_not(plan)


def test_of_an_overstacked_hex_only_those_fire_that_were_picked() -> None:
    books = combat_phase()
    picked = (named(books, "387/136").id,)
    for fact in note_choice(books, SOVIET, "1612", picked):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    plan = fire(books, ["7GdMiner", "387/136"], [("II/399/170", 1, 1, "0")], segment="offensive_1")
    assert [fault.case for fault in plan.refusals] == ["SP-STACK-05"]


def test_a_unit_out_of_supply_has_no_zoc_fire() -> None:
    books = example_books()
    books.phase = MOVEMENT[0]
    lay(books, "II/399/170", Marker.OUT_OF_SUPPLY)
    plan = fire(books, ["II/399/170"], [("541/136", 1, 1, "0")], segment="zoc")
    assert [fault.case for fault in plan.refusals] == ["SP-ZOC-01"]


def test_a_unit_on_its_way_draws_zoc_fire_where_it_is_by_then() -> None:
    books = example_books()
    books.phase = MOVEMENT[0]
    plan = fire(books, ["I/399/170"], [("541/136", 1, 1, "0")], segment="zoc", place="1614")
    assert not plan.refusals
    far = fire(books, ["I/399/170"], [("541/136", 1, 1, "0")], segment="zoc", place="1611")
    assert [fault.case for fault in far.refusals] == ["SP-CTR-20"]


def test_units_whose_hexes_nobody_knows_fire_each_by_itself() -> None:
    books = combat_phase()
    guns = [("1106", {"mode": "direct"}), ("56", {"mode": "direct"})]
    plan = fire(books, guns, [("II/399/170",)], segment="offensive_1", entrenched=False)
    fired = [line.value for line in plan.ruling.working if line.label.startswith("Direct: ")]
    assert fired == [8, 8]


def test_night_shifts_a_fire_unless_the_player_says_otherwise() -> None:
    books = combat_phase()
    books.turn = TurnCode("1943-01-12-3night")
    target = [("II/399/170", 1, 1, "0")]
    dark = fire(books, ["387/136"], target, segment="offensive_1")
    assert columns(dark) == [("II/399/170", "8", "2")]
    lit = fire(books, ["387/136"], target, segment="offensive_1", night=False)
    assert columns(lit) == [("II/399/170", "8", "3")]


def test_a_balloon_is_hit_by_artillery_alone_after_assaults_and_hardly() -> None:
    books = combat_phase()
    books.phase = POST_ASSAULT_FIRE[0]
    balloon = named(books, "1/51 LW")
    books.roster[balloon.id] = replace(
        balloon, type="observation balloon", hex="2015", steps_left=5
    )
    lay(books, "330/86", Marker.ASSAULT, None)
    target = [("1/51 LW", 1, 1, "0")]
    plan = fire(books, ["248/86"], target, segment="post_assault")
    assert columns(plan) == [("1/51 LW", "5", "2")]
    barred = [one.case for one in fire(books, ["330/86"], target, segment="post_assault").refusals]
    assert "SP-TCE-69" in barred
