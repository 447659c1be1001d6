"""Column, deployed and entrenched: who may change, when, and for how many points."""

from __future__ import annotations

from tests.unit.games.spark.assault.assaults import put
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.movement.moving import mark, notes
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.spark.actions.movement.formation import (
    FormationInputs,
    TrenchInputs,
    plan_formation,
    plan_trench,
)
from oobmgr.games.spark.movement.hexes import neighbours
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.words import COMBAT, GERMAN, Marker


def test_column_and_deployed_without_points() -> None:
    books = example_books()
    unit = named(books, "284/86").id
    books.post(plan_formation(books, FormationInputs(column=(unit,))))
    assert Marker.IN_COLUMN in markers_of(books, unit)
    again = plan_formation(books, FormationInputs(column=(unit,)))
    assert notes(again) == ["284/86 is in column already. Leave it out."]
    books.post(plan_formation(books, FormationInputs(deployed=(unit,))))
    assert Marker.IN_COLUMN not in markers_of(books, unit)


def test_trenches_take_personnel_and_weapons_alone() -> None:
    books = example_books()
    books.side = GERMAN
    ids = {name: named(books, name).id for name in ("I/399/170", "1/61T", "Leningrad Balloon")}
    books.post(plan_trench(books, TrenchInputs(inside=(ids["I/399/170"],))))
    assert Marker.ENTRENCHED in markers_of(books, ids["I/399/170"])
    for name in ("1/61T", "Leningrad Balloon"):
        plan = plan_trench(books, TrenchInputs(inside=(ids[name],)))
        assert notes(plan) == [
            f"{name} cannot occupy an entrenchment. Only personnel and weapons do, and no balloon."
        ]


def test_nobody_enters_column_in_the_enemys_impulse() -> None:
    books = example_books()
    german = FormationInputs(column=(int(named(books, "II/399/170").id),))
    assert [fault.case for fault in plan_formation(books, german).refusals] == ["SP-MOVE-11"]
    books.phase = COMBAT[0]
    soviet = FormationInputs(column=(int(named(books, "284/86").id),))
    assert [fault.case for fault in plan_formation(books, soviet).refusals] == ["SP-MOVE-11"]


def test_entering_column_costs_a_point_and_leaves_the_trench() -> None:
    books = example_books()
    unit = mark(books, "284/86", Marker.ENTRENCHED)
    plan = books.post(plan_formation(books, FormationInputs(column=(int(unit),))))
    assert spent(books, unit) == 1
    assert set(markers_of(books, unit).held) == {Marker.IN_COLUMN}
    assert "leaves its entrenchment" in [line.value for line in plan.ruling.working]
    back = plan_trench(books, TrenchInputs(inside=(int(unit),)))
    assert [fault.message for fault in back.refusals] == [
        "is in column, and so in no entrenchment."
    ]


def test_a_column_deploys_in_its_own_movement_or_after_assault_combat() -> None:
    books = example_books()
    unit = mark(books, "II/399/170", Marker.IN_COLUMN)
    deploys = FormationInputs(deployed=(int(unit),))
    assert [fault.case for fault in plan_formation(books, deploys).refusals] == ["SP-MOVE-01"]
    books.phase = COMBAT[0]
    assert plan_formation(books, deploys).refusals
    mark(books, "II/399/170", Marker.PARTICIPATED)
    assert not plan_formation(books, deploys).refusals


def test_changing_formation_beside_the_enemy_is_told() -> None:
    """Who changes there may be fired at, one unit after the other (SP-ZOC-05, SP-ZOC-12)."""
    books = alone_in("1712", "II/399/170")
    near, far = int(named(books, "284/86").id), int(named(books, "330/86").id)
    put(books, "284/86", hex=neighbours("1712")[0])
    told = plan_formation(books, FormationInputs(column=(near,))).warnings
    assert {fault.case for fault in told} == {"SP-TCE-71", "SP-ZOC-05"}
    (zone,) = (fault for fault in told if fault.case == "SP-ZOC-05")
    assert "in 1712" in zone.message
    assert "may draw ZOC fire" in zone.advice
    put(books, "330/86", hex="0101")
    away = plan_formation(books, FormationInputs(column=(far,))).warnings
    assert [fault.case for fault in away] == ["SP-TCE-71"]
    put(books, "330/86", hex=neighbours("1712")[0])
    both = plan_formation(books, FormationInputs(column=(near, far))).warnings
    assert "SP-ZOC-12" in {fault.case for fault in both}
    mark(books, "284/86", Marker.IN_COLUMN)
    deploys = plan_formation(books, FormationInputs(deployed=(near,))).warnings
    assert "SP-ZOC-05" in {fault.case for fault in deploys}


def test_nobody_draws_fire_from_an_enemy_without_a_zone() -> None:
    books = alone_in("1712", "II/399/170")
    put(books, "284/86", hex=neighbours("1712")[0])
    enters = FormationInputs(column=(int(named(books, "284/86").id),))
    assert "SP-ZOC-05" in {fault.case for fault in plan_formation(books, enters).warnings}
    mark(books, "II/399/170", Marker.OUT_OF_SUPPLY)
    assert "SP-ZOC-05" not in {fault.case for fault in plan_formation(books, enters).warnings}


def test_an_assault_marker_is_told_of_a_unit_that_enters_column() -> None:
    books = example_books()
    unit = mark(books, "284/86", Marker.ASSAULT, "1710")
    told = plan_formation(books, FormationInputs(column=(int(unit),))).warnings
    assert any("has an Assault Marker toward 1710" in fault.message for fault in told)


def test_a_hex_too_full_for_a_column_lets_nobody_enter_it() -> None:
    """The limit binds columns at once (SP-STACK-01)."""
    books = example_books()
    enters = FormationInputs(column=(int(named(books, "284/86").id),))
    put(books, "284/86", hex="0101", steps=12, steps_left=12)
    assert not plan_formation(books, enters).refusals
    put(books, "330/86", hex="0101")
    assert [fault.case for fault in plan_formation(books, enters).refusals] == ["SP-STACK-01"]


def alone_in(place: str, name: str) -> FakeBooks:
    """The example with one German unit on hexes that are known, the others on none."""
    books = example_books()
    for unit in books.units():
        if unit.side == GERMAN:
            put(books, unit.designation, hex=place if unit.designation == name else "")
    return books
