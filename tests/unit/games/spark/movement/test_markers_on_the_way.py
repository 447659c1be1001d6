"""Assault markers and ZOC fire on the way: where they are paid, and where a move ends."""

from __future__ import annotations

from tests.unit.games.spark.assault.assaults import put
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.movement.moving import CLEAR, mark, move, notes
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.hidden_inputs import TakenInputs
from oobmgr.games.spark.actions.fire.inputs import FireInputs
from oobmgr.games.spark.actions.fire.taken import plan_fire_taken
from oobmgr.games.spark.actions.morale.check import UnitMoraleInputs, plan_morale_check
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.words import MOVEMENT, Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode


def test_by_night_a_unit_comes_next_to_the_enemy_with_an_assault_marker() -> None:
    books = example_books()
    books.turn = TurnCode("1943-01-12-3night")
    cases = {fault.case for fault in move(books, "284/86", to="1709").warnings}
    assert "SP-INIT-08" in cases


def test_an_assault_marker_is_placed_and_paid_on_the_way() -> None:
    books = example_books()
    place = {"do": "place_assault_marker"}
    plan = books.post(move(books, "284/86", to="1609", path=[CLEAR, place], marker="1709"))
    assert plan.ruling.result.points == 2
    unit = named(books, "284/86").id
    assert markers_of(books, unit).assault_hex == "1709"
    assert Marker.INVOLVED in markers_of(books, unit)


def test_an_assault_marker_is_paid_for_and_points_somewhere() -> None:
    books = example_books()
    place = {"do": "place_assault_marker"}
    (unpaid,) = notes(move(books, "284/86", to="1609", path=[CLEAR], marker="1709"))
    assert unpaid.startswith("The Assault Marker on 1709 is not paid for. Add the step that places")
    open_end = move(books, "284/86", to="1609", path=[place])
    assert "The Assault Marker points nowhere." in [f.message for f in open_end.warnings]
    far = move(books, "284/86", to="1609", path=[place], marker="1912")
    assert any("is not next to 1609." in note for note in notes(far))


def test_an_assault_marker_comes_off_a_unit_that_goes_on() -> None:
    books = example_books()
    unit = mark(books, "541/136", Marker.ASSAULT, "1712")
    plan = books.post(move(books, "541/136", to="1513", path=[CLEAR]))
    assert "its Assault Marker toward 1712 comes off" in " ".join(f.note() for f in plan.warnings)
    assert not markers_of(books, unit).held


def shot_at(books: FakeBooks, place: str, morale: int) -> ActionPlan:
    """ZOC fire of 3/240/170 at 330/86 in a hex, with the die of its morale check."""
    raw = {
        "segment": "zoc",
        "place": place,
        "firers": [{"unit": named(books, "3/240/170").id}],
        # German fire: gray is the result, red the morale.
        "targets": [{"unit": named(books, "330/86").id, "red": morale, "gray": 9, "result": "1M"}],
        "stand_in": True,
    }
    return books.post(plan_fire(books, decode(FireInputs, raw)))


def marked(books: FakeBooks) -> list[str]:
    """Why 330/86 gets no Assault Marker toward 1710."""
    inputs = AssaultMarkersInputs((named(books, "330/86").id,), "1710")
    return notes(plan_assault_markers(books, inputs))


def test_zoc_fire_that_shakes_a_unit_ends_its_move_in_that_hex() -> None:
    """Suppressed or disrupted it stays where it was met, and spends no more points (5.5, a)."""
    books = example_books()
    shot_at(books, "1611", 1)
    assert not marked(books)  # it passed its check
    shot_at(books, "1611", 8)
    assert spent(books, named(books, "330/86").id) is None
    assert "was stopped by ZOC fire, and spends no more MP." in " ".join(
        notes(move(books, "330/86", to="1510", path=[CLEAR]))
    )
    assert any("has 0 MP left" in one for one in marked(books))
    # The next phase knows nothing of it.
    books.phase = MOVEMENT[1]
    assert not move(books, "330/86", to="1510", path=[CLEAR]).refusals


def test_a_unit_that_is_met_on_its_way_still_comes_to_the_hex_where_it_was() -> None:
    books = example_books()
    put(books, "330/86", hex="1610")
    books.post(move(books, "330/86", path=[CLEAR]))
    shot_at(books, "1611", 8)
    (fault,) = move(books, "330/86", to="1509", path=[CLEAR]).refusals
    assert fault.note() == "330/86 was stopped by ZOC fire in 1611. Enter its route to 1611."
    books.post(move(books, "330/86", to="1611", path=[CLEAR]))
    assert spent(books, named(books, "330/86").id) is None
    assert any("has 0 MP left" in one for one in marked(books))


def test_a_check_by_hand_and_a_slip_stop_a_move_as_well() -> None:
    books = example_books()
    unit = named(books, "330/86").id
    books.post(plan_morale_check(books, UnitMoraleInputs((unit,), 8, zoc_fire=True)))
    assert spent(books, unit) is None
    books = example_books()
    slip = TakenInputs(units=(unit,), column=3, red=8, gray=9, result="1M", stand_in=True)
    books.post(plan_fire_taken(books, slip))
    assert spent(books, unit) is None
    books = example_books()
    books.post(plan_morale_check(books, UnitMoraleInputs((named(books, "330/86").id,), 8)))
    assert spent(books, named(books, "330/86").id) == 0
