"""Stacks against the limit, the choice of who fights, and what looks forgotten of them."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.warned import warned
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.movement.overstacked import (
    OverstackInputs,
    in_overstacked_hexes,
    plan_overstack,
)
from oobmgr.games.spark.forgotten import movement as forgotten_movement
from oobmgr.games.spark.movement.stacks import fighting_units, stacks, too_high
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.words import COMBAT, SOVIET, Marker


def overloaded() -> FakeBooks:
    """284/86 retreated upon 7GdMiner and 387/136: 8 + 3 + 8 steps in 1612."""
    books = example_books()
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, hex="1612")
    return books


def kinds(books: FakeBooks) -> list[tuple[str, str]]:
    return [(one.kind, one.title) for one in warned(books, forgotten_movement)]


def test_stacks_are_told_in_steps_and_a_pool_is_none() -> None:
    rows = {row.hex: row for row in stacks(example_books())}
    assert rows["1613"].size_words == "12 steps"
    assert not rows["1613"].over
    assert "pool" not in rows
    assert rows["1411"].size_words == "1 step"


def test_a_stack_above_the_limit_stands_first() -> None:
    books = overloaded()
    first = stacks(books)[0]
    assert (first.hex, first.size_words, first.most == 12, first.over) == (
        "1612",
        "19 steps",
        True,
        True,
    )
    assert [row.hex for row in too_high(books, SOVIET)] == ["1612"]


def test_the_movement_phase_warns_of_it() -> None:
    books = overloaded()
    (warning,) = (one for one in warned(books, forgotten_movement) if one.kind == "stacking")
    assert warning.sentence == "By the end of the phase 12 steps to a hex: 1612 (19 steps of 12)."
    assert warning.must
    assert ("stacking", "Too many steps in a hex") not in kinds(example_books())


def test_two_divisions_may_not_stay_together() -> None:
    books = example_books()
    assert "divisions" not in {kind for kind, _ in kinds(books)}
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, hex="1613")
    (warning,) = (one for one in warned(books, forgotten_movement) if one.kind == "divisions")
    assert warning.must
    assert warning.sentence == "By the end of the phase one Soviet division to a hex: 1613."


def test_the_owner_says_who_fights_of_too_many() -> None:
    books = overloaded()
    books.phase = COMBAT[0]
    assert in_overstacked_hexes(books)
    assert ("overstacked", "Overstacked hex") in kinds(books)
    names = {unit.name for unit in in_overstacked_hexes(books)}
    assert names == {"284/86", "7GdMiner", "387/136"}
    picked = tuple(int(named(books, name).id) for name in ("7GdMiner", "387/136"))
    plan = books.post(plan_overstack(books, OverstackInputs(picked)))
    assert plan.sentence.startswith("11 of 19 steps fight")
    assert fighting_units(books, SOVIET, "1612") == frozenset(UnitId(one) for one in picked)
    assert ("overstacked", "Overstacked hex") not in kinds(books)


def test_the_choice_holds_for_the_impulse() -> None:
    books = overloaded()
    books.phase = COMBAT[0]
    picked = (int(named(books, "387/136").id),)
    books.post(plan_overstack(books, OverstackInputs(picked)))
    books.phase = COMBAT[1]
    assert fighting_units(books, SOVIET, "1612") is None


def test_too_many_do_not_fight_and_hexes_are_chosen_one_at_a_time() -> None:
    books = overloaded()
    both = tuple(int(named(books, name).id) for name in ("284/86", "387/136"))
    plan = plan_overstack(books, OverstackInputs(both))
    assert [fault.note() for fault in plan.refusals] == [
        "16 steps are too many to fight. Pick 12 at most."
    ]
    apart = tuple(int(named(books, name).id) for name in ("387/136", "541/136"))
    refused = plan_overstack(books, OverstackInputs(apart)).refusals
    assert "is not in 1612" in refused[0].message
    alone = plan_overstack(books, OverstackInputs((int(named(books, "330/86").id),))).refusals
    assert alone[0].message == "is not overstacked."


def test_a_column_in_a_full_hex_is_told_at_any_time() -> None:
    books = overloaded()
    books.phase = COMBAT[0]
    unit = named(books, "284/86").id
    for fact in set_marker(books, unit, Marker.IN_COLUMN, value=True):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert ("overstacked", "Column in a full hex") in kinds(books)
