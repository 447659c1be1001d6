"""Assault markers: for whom they are, what they cost, and who gets none."""

from __future__ import annotations

from fractions import Fraction

from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, mark, on, put, words
from tests.unit.games.spark.example_books import example_books, named

from oobmgr.games.spark.actions.assault.end import (
    AssaultEndInputs,
    plan_assault_end,
)
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.movement.spent import spend, spent
from oobmgr.games.spark.words import Marker


def test_markers_are_for_the_own_side_and_for_the_next_hex() -> None:
    books = example_books()
    mark(books, "1712", "541/136")
    german = AssaultMarkersInputs(ids(books, "II/399/170"), "1613")
    assert any("other side" in sentence for sentence in words(plan_assault_markers(books, german)))
    far = plan_assault_markers(books, AssaultMarkersInputs(ids(books, "541/136"), "2020"))
    assert words(far) == ["541/136: is in 1613, which is not next to 2020. Check the hex."]
    off = books.post(plan_assault_markers(books, AssaultMarkersInputs(ids(books, "541/136"))))
    assert off.ruling.result.changed
    assert not on(books, "541/136").held


def test_a_marker_costs_a_point_and_needs_one() -> None:
    books = example_books()
    unit = named(books, "541/136").id
    mark(books, "1712", "541/136")
    assert spent(books, unit) == 1
    for fact in spend(books, unit, Fraction(11)):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    tired = plan_assault_markers(books, AssaultMarkersInputs((int(unit),), "1713"))
    assert [fault.case for fault in tired.refusals] == ["SP-TCE-37"]


def test_inactive_units_get_no_marker() -> None:
    books = example_books()
    lay(books, Marker.INACTIVE, "541/136")
    plan = plan_assault_markers(books, AssaultMarkersInputs(ids(books, "541/136"), "1712"))
    assert [fault.case for fault in plan.refusals] == ["SP-REINF-02"]


def test_in_the_combat_phase_only_a_unit_whose_assault_is_over_is_marked() -> None:
    books = assault_books("1712", "541/136")
    fresh = plan_assault_markers(books, AssaultMarkersInputs(ids(books, "387/136"), "1712"))
    assert [fault.case for fault in fresh.refusals] == ["SP-TCE-37"]
    off = plan_assault_markers(books, AssaultMarkersInputs(ids(books, "541/136")))
    assert [fault.case for fault in off.refusals] == ["SP-CMB-12"]
    put(books, "II/399/170", hex="1713")
    books.post(plan_assault_end(books, AssaultEndInputs("1712", advancing=ids(books, "541/136"))))
    assert named(books, "541/136").hex == "1712"
    books.post(plan_assault_markers(books, AssaultMarkersInputs(ids(books, "541/136"), "1713")))
    assert on(books, "541/136").assault_hex == "1713"
    assert spent(books, named(books, "541/136").id) == 0


def test_a_marker_of_a_unit_without_a_hex_is_told() -> None:
    """Whether it stands next to its target cannot be seen."""
    books = example_books()
    put(books, "541/136", hex="")
    both = ids(books, "541/136", "387/136")
    plan = plan_assault_markers(books, AssaultMarkersInputs(both, "1712"))
    assert [(fault.where, fault.advice) for fault in plan.warnings] == [
        ("541/136", "Check that it is next to 1712.")
    ]
    assert not plan_assault_markers(books, AssaultMarkersInputs(both)).warnings
