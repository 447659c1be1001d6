"""Books with units in a pocket, for the tests of supply states and isolation."""

from __future__ import annotations

from typing import Any

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode, encode

EUROPA = game("europa")
POCKET, OUTSIDE = "1B 2417", "1B 2612"
JULY_I = TurnCode("1941-07-I")
PANZER, INFANTRY, GUNS, FREE = (UnitId(number) for number in (1, 2, 3, 4))


def a_pocket(**options: str | bool) -> FakeBooks:
    """June II 1941: a 10-10 panzer and a 7-6 infantry division with 3-1-8 guns; one more apart."""
    books = opened("central", **options)
    books.enlist(PANZER, "panzer", **_division(10, "4-8"), hex=POCKET)
    books.enlist(INFANTRY, "infantry", **_division(7, "2-6"), hex=POCKET)
    books.enlist(
        GUNS, "artillery", size="III", hex=POCKET, steps=1, steps_left=1,
        ratings={"attack": 3, "defense": 1, "move": 8},
    )  # fmt: skip
    books.enlist(FREE, "infantry", **_division(7, "2-6"), hex=OUTSIDE)
    return books


def _division(factor: int, cadre: str) -> dict[str, Any]:
    ratings = {"attack": factor, "defense": factor, "move": 8}
    return {"ratings": ratings, "traits": {"cadre": cadre}}


def starved(state: SupplyState = SupplyState.ISOLATED, **options: str | bool) -> FakeBooks:
    """July I 1941: the pocket has been without supply since June II."""
    books = a_pocket(**options)
    supply = UnitSupply(state, FIRST_TURN)
    for fact in supply_facts(books, (PANZER, INFANTRY, GUNS), supply):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    books.turn = JULY_I
    return books


def plan(books: FakeBooks, name: str, **given: object) -> ActionPlan:
    """An action as the form has it, with some of it filled in."""
    action = EUROPA.action(name)
    raw = encode(action.propose(books)) | given
    return action.plan(books, decode(action.inputs, raw))


def said(faults: Any) -> list[str]:  # noqa: ANN401 - faults of a plan
    """The sentences of faults."""
    return [fault.note() for fault in faults]


def line(found: ActionPlan, label: str) -> Any:  # noqa: ANN401 - what a line may hold
    """The value of a line of the working."""
    return next(step.value for step in found.ruling.working if step.label == label)
