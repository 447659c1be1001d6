"""What is said against a fire before its dice are read, and what is borne in mind with it."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.fire.combat_example import combat_phase, fire, outcome, why_not


def test_an_enemy_is_fired_at_once_and_at_one_afv_at_a_time() -> None:
    books = combat_phase()
    own = fire(books, ["387/136"], [("541/136", 1, 1, "0")], segment="offensive_1", assault="1712")
    assert "541/136 belongs to the side that fires." in why_not(own)
    aims = [("387/136", 1, 1, "0"), ("387/136", 1, 1, "0")]
    twice = fire(books, ["II/399/170"], aims, segment="defensive_1")
    assert "387/136 is named twice." in why_not(twice)
    tanks = [("1/61T", 1, 1, "0"), ("2/61T", 1, 1, "0")]
    two = fire(books, ["II/399/170"], tanks, segment="defensive_1", kind="at")
    assert ("targets", "SP-FIRE-01") in [(fault.where, fault.case) for fault in two.refusals]
    nowhere = fire(books, ["387/136"], [], segment="offensive_1")
    assert "No assault is named." in why_not(nowhere)


def test_a_target_with_unknown_boxes_and_a_firer_without_a_hex_are_told() -> None:
    books = combat_phase()
    for name, size in (("387/136", "It counts as 8 steps until"), ("7GdMiner", "Steps that stand")):
        unit = named(books, name)
        books.roster[unit.id] = replace(unit, traits={**unit.traits, "steps_unknown": "yes"})
        aims = [("387/136", 1, 1, "0"), ("7GdMiner", 1, 1, "0")]
        asked = fire(books, ["II/399/170"], aims, segment="defensive_1", stand_in=False)
        assert any(one.startswith("The boxes of 387/136") for one in why_not(asked))
        assert {one.where for one in asked.refusals} == {"stand_in"}
        plan = fire(books, ["II/399/170"], aims, segment="defensive_1")
        assert not plan.refusals
        (open_yet,) = (one for one in plan.warnings if one.case == "SP-ROSTER-14")
        assert open_yet.advice.startswith(size)
    gun = named(books, "II/399/170")
    books.roster[gun.id] = replace(gun, hex="")
    blind = fire(books, ["II/399/170"], aims, segment="defensive_1", assault="1712")
    assert any("The books do not know its hex." in one.message for one in blind.warnings)


def test_rockets_are_out_of_supply_once_they_fired() -> None:
    books = combat_phase()
    plan = fire(books, ["321Gd"], [("II/399/170", 1, 1, "0")], segment="barrage")
    assert "Out of supply after firing: 321Gd." in outcome(plan).foot
    guns = fire(books, ["56"], [("II/399/170", 1, 1, "0")], segment="barrage")
    assert not any("Out of supply" in line for line in outcome(guns).foot)


def test_the_strength_of_lost_steps_that_nobody_entered_is_told() -> None:
    books = combat_phase()
    unit = named(books, "387/136")
    words = "387/136 lost steps, and its boxes are not entered."
    for left, unknown, told in ((8, True, False), (5, True, True), (5, False, False)):
        traits = {**unit.traits, "steps_unknown": "yes"} if unknown else unit.traits
        books.roster[unit.id] = replace(unit, steps_left=left, traits=traits)
        plan = fire(books, ["387/136"], [("II/399/170", 5, 9, "0")], segment="offensive_1")
        assert not plan.refusals
        assert (words in [one.message for one in plan.warnings]) is told
