"""The combat example of the rules, ready for its Combat Phase, and fires in it."""

from __future__ import annotations

from typing import Any

from tests.unit.games.spark.example_books import example_books, named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.inputs import FireInputs
from oobmgr.games.spark.fire.fire_rows import FireOutcome
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.words import COMBAT, GERMAN, Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

ASSAULTS = {
    "284/86": "1710", "330/86": "1710",
    "7GdMiner": "1712", "387/136": "1712", "541/136": "1712", "1/61T": "1712",
    "733/136": "1714", "2/61T": "1714",
    "942/268": "1617", "947/268": "1617", "952/268": "1618",
}  # fmt: skip
IN_TRENCHES = ("1710", "1712", "1714", "1617", "1618")
RIVER = ["river_lake_hex"]


def combat_phase(**options: str | bool) -> FakeBooks:
    """The example after movement: Assault Markers laid, the Germans in their trenches."""
    books = example_books(**options)
    books.phase = COMBAT[0]
    for name, target in ASSAULTS.items():
        lay(books, name, Marker.ASSAULT, target)
    for unit in books.units():
        if unit.side == GERMAN and unit.hex in IN_TRENCHES:
            lay(books, unit.designation, Marker.ENTRENCHED)
    return books


def lay(books: FakeBooks, name: str, marker: Marker, value: str | bool | None = True) -> None:
    """Lay a marker on a unit, or take it off with None."""
    for fact in set_marker(books, named(books, name).id, marker, value):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def marker(books: FakeBooks, name: str, kind: Marker) -> object:
    """What a marker on a unit holds."""
    return books.fact(fact_kinds.MARKER, str(named(books, name).id), kind)


def steps(books: FakeBooks, name: str) -> int:
    """The steps that a unit has left."""
    return named(books, name).steps_left


def fire(books: FakeBooks, firers: list[Any], targets: list[Any], **inputs: Any) -> ActionPlan:  # noqa: ANN401 - JSON
    """Plan a fire: firers by name, or with a record; targets as name, red, gray, result."""
    raw = {
        "firers": [_firer(books, one) for one in firers],
        "targets": [_target(books, *one) for one in targets],
        # The text gives the boxes of few units: steps stand in for the others.
        "stand_in": True,
    }
    return plan_fire(books, decode(FireInputs, raw | inputs))


def _firer(books: FakeBooks, one: Any) -> dict[str, Any]:  # noqa: ANN401 - a name or a pair
    name, record = one if isinstance(one, tuple) else (one, {})
    return {"unit": named(books, name).id, **record}


def _target(
    books: FakeBooks, name: str, red: int | None = None, gray: int | None = None, result: str = ""
) -> dict[str, Any]:
    return {"unit": named(books, name).id, "red": red, "gray": gray, "result": result}


def outcome(plan: ActionPlan) -> FireOutcome:
    """What came of a fire."""
    found = plan.ruling.result
    assert isinstance(found, FireOutcome)
    return found


def columns(plan: ActionPlan) -> list[tuple[str, str, str]]:
    """Each target of a fire with its column before and after the shifts."""
    return [(one.name, one.start, one.column) for one in outcome(plan).targets]


def why_not(plan: ActionPlan) -> list[str]:
    """What is refused, in words."""
    return [fault.message for fault in plan.refusals]
