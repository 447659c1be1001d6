"""Markers laid by hand, and step boxes entered from the printed sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import Place
from oobmgr.domain.postings import Fact, Subject, UnitId, imbalance
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.actions.roster.sheets import BoxesInputs, MarkInputs, plan_boxes, plan_mark
from oobmgr.games.spark.reinforcements.waiting import left_in
from oobmgr.games.spark.screens.engineers_page import engineers_tables
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.markers import markers_of, set_marker
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import RECOVERY, Marker


def ids(books: FakeBooks, *names: str) -> tuple[int, ...]:
    return tuple(named(books, name).id for name in names)


def test_a_marker_lies_until_it_is_taken_off() -> None:
    books = example_books()
    unit = named(books, "387/136").id
    plan = books.post(plan_mark(books, MarkInputs((unit,), Marker.SUPPRESSED)))
    assert plan.title == "387/136: suppressed"
    assert Marker.SUPPRESSED in markers_of(books, unit)
    plan = books.post(plan_mark(books, MarkInputs((unit,), Marker.SUPPRESSED, on=False)))
    assert plan.title == "387/136: suppressed off"
    assert not markers_of(books, unit).held


def test_an_assault_marker_points_at_a_hex() -> None:
    books = example_books()
    both = ids(books, "387/136", "541/136")
    books.post(plan_mark(books, MarkInputs(both, Marker.ASSAULT, hex=" 1712 ")))
    found = [markers_of(books, named(books, name).id) for name in ("387/136", "541/136")]
    assert [one.assault_hex for one in found] == ["1712", "1712"]
    refused = plan_mark(books, MarkInputs(both, Marker.ASSAULT, hex="Marino")).refusals
    assert [fault.note() for fault in refused] == [
        "'Marino' is not a hex of the map. Enter the hex that it points at, such as 1712."
    ]


def test_an_assault_marker_of_the_sheet_costs_a_point_and_belongs_to_its_phase() -> None:
    """Laid by key or read back, it is held to what the form of the phase is held to."""
    books = example_books()
    unit = ids(books, "387/136")
    plan = plan_mark(books, MarkInputs(unit, Marker.ASSAULT, hex="1712"))
    assert any(line.case == "SP-TCE-37" for line in plan.ruling.working)
    german = plan_mark(books, MarkInputs(ids(books, "3/240/170"), Marker.ASSAULT, hex="1611"))
    assert "SP-CMB-08" in {fault.case for fault in german.refusals}
    books.phase = RECOVERY[0]
    late = plan_mark(books, MarkInputs(unit, Marker.ASSAULT, hex="1712"))
    assert [fault.case for fault in late.refusals] == ["SP-TCE-37"]


def test_a_unit_marked_as_off_the_map_left_it_now() -> None:
    """Laid by hand, the marker holds when it was: by that the unit has to come back."""
    books = example_books()
    unit = named(books, "387/136").id
    books.post(plan_mark(books, MarkInputs((unit,), Marker.OFF_MAP)))
    assert left_in(unit_of(books, unit)) == books.turn
    (row,) = engineers_tables(books)[-1].rows
    assert row.cells == ("387/136", CALENDAR.short(books.turn))


def test_nothing_is_marked_twice_and_nobody_is_marked_dead() -> None:
    books = example_books()
    unit = ids(books, "387/136")
    books.post(plan_mark(books, MarkInputs(unit, Marker.DISRUPTED)))
    again = plan_mark(books, MarkInputs(unit, Marker.DISRUPTED)).refusals
    assert [fault.message for fault in again] == ["The units have this marker already."]
    nobody = plan_mark(books, MarkInputs()).refusals
    assert [fault.message for fault in nobody] == ["No unit is picked."]
    fired = plan_mark(books, MarkInputs(unit, Marker.FIRED)).refusals
    assert "not placed by hand" in fired[0].message


def test_boxes_from_the_sheet_replace_the_steps_that_stood_in_for_them() -> None:
    books = example_books()
    unit = named(books, "248/86")
    plan = plan_boxes(books, BoxesInputs((unit.id,), 6, (1, 2, 3, 4, 5, 5), lost=2))
    assert not plan.refusals
    assert not imbalance(plan.postings)
    amounts = {(one.account.place, one.amount) for one in plan.postings}
    # One box more than stood in for them; the two that are crossed off lie in the dead pile.
    assert amounts == {
        (Place.ADJUSTED, -1), (Place.UNIT, 1), (Place.UNIT, -2), (Place.DEAD, 2),
    }  # fmt: skip
    key = str(unit.id)
    assert plan.facts == (
        Fact(Subject.UNIT, key, "steps", 5, 6),
        Fact(Subject.UNIT, key, "trait:boxes", None, "1 2 3 4 5 5"),
        Fact(Subject.UNIT, key, "trait:steps_unknown", "yes", None),
    )
    kinds = [line for line in plan.ruling.working if line.case == "SP-ROSTER-05"]
    assert [line.value for line in kinds] == ["regular"]


def test_the_last_number_tells_which_strength_the_numbers_are() -> None:
    books = example_books()
    unit = named(books, "248/86")  # 5-6-13: a last box of 6 is not a regular strength
    plan = plan_boxes(books, BoxesInputs((unit.id,), 5, (2, 3, 4, 5, 6)))
    assert [s.value for s in plan.ruling.working if s.case == "SP-ROSTER-05"] == ["AT"]


def test_what_was_lost_before_the_boxes_are_entered_stays_lost() -> None:
    books = example_books()
    whole, hit = named(books, "291/136"), named(books, "248/86")
    books.roster[hit.id] = replace(hit, steps_left=3)
    plan = plan_boxes(books, BoxesInputs((whole.id, hit.id), 6, (1, 2, 3, 4, 5, 6)))
    assert not plan.refusals
    # Each has one box more than stood in for them; nothing comes back from the dead pile.
    amounts = [(one.account.place, one.amount) for one in plan.postings]
    assert amounts == 2 * [(Place.ADJUSTED, -1), (Place.UNIT, 1)]
    assert plan.ruling.result.open == 4
    few = plan_boxes(books, BoxesInputs((whole.id, hit.id), 2)).refusals
    assert [(fault.where, fault.message) for fault in few] == [
        ("248/86", "has lost 2 steps already.")
    ]


def test_boxes_are_one_number_each_and_one_stays_open() -> None:
    books = example_books()
    unit = ids(books, "248/86")
    refused = plan_boxes(books, BoxesInputs(unit, 3, (1, 2), lost=3)).refusals
    assert [fault.where for fault in refused] == ["lost", "numbers"]
    whole = ids(books, "387/136")
    same = plan_boxes(books, BoxesInputs(whole, named(books, "387/136").steps)).refusals
    assert [fault.message for fault in same] == ["The units have these boxes already."]


def test_weapons_without_numbers_are_warned_of_where_steps_are_not_their_strength() -> None:
    books = example_books()
    plan = plan_boxes(books, BoxesInputs(ids(books, "248/86"), 4))
    assert [fault.case for fault in plan.warnings] == ["SP-ROSTER-03"]
    assert not plan_boxes(books, BoxesInputs(ids(books, "387/136"), 9)).warnings
    assert not plan_boxes(books, BoxesInputs(ids(books, "1/61T"), 4, lost=1)).warnings


@pytest.mark.parametrize(
    ("numbers", "cases"),
    [
        ((6, 5, 4), ["SP-ROSTER-06", "SP-ROSTER-05"]),
        ((3, 4, 4), ["SP-ROSTER-05"]),
        ((6, None, 5), ["SP-ROSTER-06"]),
        ((3, None, 5), []),
        ((4, 6, 6), []),
        ((6, 4, None), ["SP-ROSTER-06"]),
    ],
)
def test_numbers_that_are_not_those_of_the_counter_are_told(
    numbers: tuple[int | None, ...], cases: list[str]
) -> None:
    """248/86 is 5-6-13: its rightmost box is 5 or 6, and those before are no higher."""
    books = example_books()
    plan = plan_boxes(books, BoxesInputs(ids(books, "248/86"), 3, numbers))
    assert not plan.refusals
    assert [fault.case for fault in plan.warnings] == cases
    unit = named(books, "248/86")
    books.roster[unit.id] = replace(unit, ratings={"regular": 5})
    told = plan_boxes(books, BoxesInputs((unit.id,), 3, numbers)).warnings
    assert "SP-ROSTER-05" not in [fault.case for fault in told]


def test_a_balloon_is_not_marked_as_entrenched() -> None:
    books = example_books()
    marked = MarkInputs(ids(books, "Leningrad Balloon", "1/61T", "387/136"), Marker.ENTRENCHED)
    refused = plan_mark(books, marked).refusals
    assert [(fault.where, fault.case) for fault in refused] == [
        ("Leningrad Balloon", "SP-TCE-60"),
        ("1/61T", "SP-TCE-60"),
    ]


def test_an_assault_marker_of_the_sheet_is_laid_on_active_units_next_to_the_hex() -> None:
    books = example_books()
    books.post(plan_mark(books, MarkInputs(ids(books, "541/136"), Marker.INACTIVE)))
    units = ids(books, "284/86", "541/136")
    refused = plan_mark(books, MarkInputs(units, Marker.ASSAULT, hex="1712")).refusals
    assert [(fault.where, fault.case) for fault in refused] == [
        ("541/136", "SP-REINF-02"),
        ("284/86", "SP-CTR-06"),
    ]


def test_a_marker_that_comes_off_in_the_recovery_is_asked_about_elsewhere() -> None:
    books = example_books()
    books.turn = CALENDAR.next(books.turn)
    unit = ids(books, "387/136")
    for marker in (Marker.SUPPRESSED, Marker.DISRUPTED, Marker.OUT_OF_SUPPLY, Marker.IN_COLUMN):
        bare = plan_mark(books, MarkInputs(unit, marker, on=False))
        assert not bare.warnings
        for fact in set_marker(books, UnitId(unit[0]), marker, value=True):
            books.known[fact.subject, fact.key, fact.field] = fact.new
        off = plan_mark(books, MarkInputs(unit, marker, on=False))
        asks = [one.message for one in off.warnings if one.asks]
        word = str(marker).replace("_", " ").capitalize()
        where = "Initiative or Recovery" if marker is Marker.OUT_OF_SUPPLY else "Recovery"
        sentence = f"{word} comes off in the {where} Phase, not in this phase."
        assert asks == ([] if marker is Marker.IN_COLUMN else [sentence])
    books.now.add((fact_kinds.MARKER, str(unit[0]), Marker.SUPPRESSED))
    assert not plan_mark(books, MarkInputs(unit, Marker.SUPPRESSED, on=False)).warnings
    books.now.clear()
    books.phase = RECOVERY[0]
    assert not plan_mark(books, MarkInputs(unit, Marker.SUPPRESSED, on=False)).warnings
