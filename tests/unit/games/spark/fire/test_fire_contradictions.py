"""Entries of a fire that the fire itself, its units or the books contradict."""

from __future__ import annotations

from typing import Any

from tests.unit.games.spark.fire.combat_example import combat_phase, fire, lay, why_not
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.spark.assaults import step_taken
from oobmgr.games.spark.grounds import note_ground
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.words import MOVEMENT, POST_ASSAULT_FIRE, Marker
from oobmgr.rules.actions import ActionPlan

_ALIKE = (("387/136", ["town", "hill"]), ("7GdMiner", ["hill", "town"]))
AT_GERMANS = ("II/399/170", 5, 9, "0")


def offensive(books: FakeBooks, firers: list[Any] | None = None, **inputs: Any) -> ActionPlan:  # noqa: ANN401 - JSON
    """An Offensive Fire at 1712, one of whose inputs is wrong."""
    return fire(books, firers or ["387/136"], [AT_GERMANS], segment="offensive_1", **inputs)


def asked(plan: ActionPlan) -> set[str]:
    """The fields of what has to be confirmed before it is posted."""
    assert not plan.refusals, why_not(plan)
    return {one.where for one in plan.warnings if one.asks}


def told(plan: ActionPlan) -> set[str]:
    """The fields of what is only told."""
    assert not plan.refusals, why_not(plan)
    return {one.where for one in plan.warnings if not one.asks}


def took(books: FakeBooks, step: str) -> None:
    """A step of the assault on 1712 was posted."""
    for fact in step_taken(books, "1712", step):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def test_a_right_fire_says_nothing() -> None:
    plan = offensive(combat_phase())
    assert (asked(plan), told(plan)) == (set(), set())


def test_what_is_of_zoc_fire_is_refused_in_another() -> None:
    books = combat_phase()
    names: tuple[str, ...] = ("began_there", "changed_formation")
    for name in names:
        (fault,) = offensive(books, None, **{name: True}).refusals
        assert (fault.where, fault.message) == (name, "is for ZOC fire alone.")
    books.phase = MOVEMENT[0]
    zone = fire(
        books, ["II/399/170"], [("387/136", 1, 1, "0")], segment="zoc", place="1612",
        began_there=True, changed_formation=True,
    )  # fmt: skip
    assert not [one for one in zone.refusals if one.message == "is for ZOC fire alone."]


def test_a_trench_adds_to_at_fire_of_who_is_in_it() -> None:
    books = combat_phase()
    assert why_not(offensive(books, trench_at=3)) == ["A trench adds to AT fire alone."]
    tank = [("1/61T", 5, 5, "0")]
    at = {"segment": "defensive_1", "kind": "at", "trench_at": 3}
    sitting = fire(books, ["II/399/170"], tank, **at)
    assert not sitting.refusals
    lay(books, "II/399/170", Marker.ENTRENCHED, None)
    outside = fire(books, ["II/399/170"], tank, **at)
    assert "None of the units that fire is in a trench." in why_not(outside)
    entered = fire(books, [("II/399/170", {"entrenched": True})], tank, **at)
    assert not entered.refusals


def test_no_tank_fires_from_a_trench() -> None:
    books = combat_phase()
    tank = offensive(books, [("1/61T", {"entrenched": True})])
    assert why_not(tank) == ["1/61T cannot be in a trench."]
    assert not offensive(books, [("387/136", {"entrenched": True})]).refusals


def test_night_and_day_are_those_of_the_turn() -> None:
    books = combat_phase()
    assert asked(offensive(books, night=True)) == {"night"}
    assert asked(offensive(books, night=False)) == set()


def test_a_segment_before_one_that_is_done_is_asked_about() -> None:
    books = combat_phase()
    took(books, "barrage")
    assert asked(offensive(books)) == set()
    took(books, "offensive_1")
    # Another fire of the same segment is no step back.
    assert asked(offensive(books)) == set()
    targets = [("387/136", 5, 5, "0"), ("7GdMiner", 5, 5, "0")]
    back = fire(books, ["II/399/170"], targets, segment="defensive_1")
    assert asked(back) == {"segment"}
    (doubt,) = (one for one in back.warnings if one.asks)
    assert doubt.message == "Defensive fire 1 comes before offensive fire 1, which is done."
    elsewhere = fire(books, ["I/399/170"], [("733/136", 5, 5, "0")], segment="defensive_1")
    assert asked(elsewhere) == set()


def test_counterbattery_comes_before_the_assaults() -> None:
    books = combat_phase()
    shot = [("I/240/170", 5, 5, "0")]
    assert asked(fire(books, ["1106"], shot, segment="counterbattery")) == set()
    took(books, "defensive_1")
    assert asked(fire(books, ["1106"], shot, segment="counterbattery")) == {"segment"}


def test_one_hex_has_one_terrain() -> None:
    books = combat_phase()
    unlike = [("387/136", {"terrain": ["town"]}), ("7GdMiner", {"terrain": ["clear"]})]
    assert asked(offensive(books, unlike)) == {"firers.1.terrain"}
    alike = [
        ("387/136", {"terrain": ["town", "hill"]}),
        ("7GdMiner", {"terrain": ["hill", "town"]}),
    ]
    assert asked(offensive(books, alike)) == set()


def test_terrain_that_was_entered_otherwise_is_told() -> None:
    books = combat_phase()
    for fact in note_ground(books, "1712", [Ground.VILLAGE]):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert told(offensive(books, terrain=["village"])) == set()
    assert told(offensive(books, terrain=["woods"])) == {"terrain"}
    assert told(offensive(books)) == set()


def test_what_changes_nothing_is_told() -> None:
    books = combat_phase()
    assert told(offensive(books, inside_line=True)) == {"inside_line"}
    assert told(offensive(books, crossed_stream=True)) == {"crossed_stream"}
    assert told(offensive(books, across_river=True)) == {"across_river"}
    targets = [("387/136", 5, 5, "0"), ("7GdMiner", 5, 5, "0")]
    assaulted = fire(
        books, ["II/399/170"], targets, segment="defensive_1", crossed_stream=True,
        across_river=True,
    )  # fmt: skip
    assert told(assaulted) == set()
    tank = [("1/61T", 5, 5, "0")]
    armored = fire(books, ["II/399/170"], tank, segment="defensive_1", kind="at", entrenched=True)
    assert told(armored) == {"entrenched"}
    books.phase = POST_ASSAULT_FIRE[0]
    after = fire(
        books, ["1106"], [("I/240/170", 5, 5, "0")], segment="post_assault", support=True,
        assault="1712",
    )  # fmt: skip
    assert {"assault", "support"} <= {one.where for one in after.warnings}
