"""What tests of moves do again and again: move units, mark them, read refusals."""

from __future__ import annotations

from tests.unit.games.spark.example_books import named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.movement.move import MoveInputs, plan_move
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

CLEAR = {"do": "enter", "terrain": ["clear"]}
COLUMN = {"do": "enter_column"}
ROAD = {"do": "road", "road": ["primary_road"]}


def move(books: FakeBooks, *names: str, to: str = "", **more: object) -> ActionPlan:
    raw = {"units": [int(named(books, name).id) for name in names], "to": to, **more}
    return plan_move(books, decode(MoveInputs, raw))


def mark(books: FakeBooks, name: str, marker: Marker, value: str | bool = True) -> UnitId:
    unit = named(books, name).id
    # Straight into the books: what lies on a unit before a move has no action in these tests.
    for fact in set_marker(books, unit, marker, value):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    return unit


def notes(plan: ActionPlan) -> list[str]:
    return [fault.note() for fault in plan.refusals]
