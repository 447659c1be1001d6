"""Books in which assaults go on, and ways to lay what they need."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import example_books, named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.units.markers import Markers, markers_of, set_marker
from oobmgr.games.spark.words import COMBAT, MOVEMENT, Marker
from oobmgr.rules.actions import ActionPlan

NIGHT = TurnCode("1943-01-12-3night")


def ids(books: FakeBooks, *names: str) -> tuple[int, ...]:
    """Units by their designations."""
    return tuple(int(named(books, name).id) for name in names)


def assault_books(place: str, *names: str, night: bool = False, **options: str | bool) -> FakeBooks:
    """The combat example in its Combat Phase, with these units' markers toward a hex."""
    books = example_books(**options)
    if night:
        books.turn = NIGHT
    mark(books, place, *names)
    books.phase = COMBAT[0]
    return books


def mark(books: FakeBooks, place: str, *names: str) -> None:
    """Lay Assault Markers in the Movement Phase, and go back to the present phase."""
    now, books.phase = books.phase, MOVEMENT[0]
    books.post(plan_assault_markers(books, AssaultMarkersInputs(ids(books, *names), place)))
    books.phase = now


def lay(books: FakeBooks, marker: Marker, *names: str) -> None:
    """Lay a marker on units."""
    for unit in ids(books, *names):
        for fact in set_marker(books, UnitId(unit), marker, value=True):
            books.known[fact.subject, fact.key, fact.field] = fact.new


def put(books: FakeBooks, name: str, **changes: object) -> None:
    """Change a unit in the roster."""
    unit = named(books, name)
    books.roster[unit.id] = replace(unit, **changes)  # type: ignore[arg-type]


def on(books: FakeBooks, name: str) -> Markers:
    """What lies on a unit."""
    return markers_of(books, named(books, name).id)


def words(plan: ActionPlan) -> list[str]:
    """The refusals of a plan as a person reads them."""
    return [fault.sentence() for fault in plan.refusals]
