"""Two small armies in memory, in the Combat Phase of the Axis in June II 1941."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts
from oobmgr.games.europa.words import AXIS, COMBAT, SOVIET, SP
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import PhaseId
from oobmgr.rules.charts import COPY
from oobmgr.rules.inputs import decode

INFANTRY, OTHER_INFANTRY, PANZER, GUNS, MORE_GUNS, FLAMES = 1, 2, 3, 4, 5, 6
RIFLE, ANTITANK, RIFLE_CADRE, NKVD, TANK, HOWITZERS = 11, 12, 13, 14, 15, 16

# Type, size, attack-defence, cadre, traits: Axis first.
_ROSTER: dict[int, tuple[str, str, tuple[int, int], str, dict[str, str]]] = {
    INFANTRY: ("infantry", "XX", (7, 7), "2-6", {}),
    OTHER_INFANTRY: ("infantry", "XX", (7, 7), "2-6", {}),
    PANZER: ("panzer", "XX", (10, 10), "4-8", {"aeca": "full", "atec": "full"}),
    GUNS: ("artillery", "III", (4, 2), "", {}),
    MORE_GUNS: ("siege artillery", "II", (4, 1), "", {}),
    FLAMES: ("flamethrower panzer", "II", (2, 0), "", {"aeca": "full", "atec": "half"}),
    RIFLE: ("rifle", "XX", (4, 4), "", {}),
    ANTITANK: ("antitank", "X", (2, 3), "", {"atec": "full"}),
    RIFLE_CADRE: ("guards rifle", "XX", (5, 5), "2-6", {}),
    NKVD: ("NKVD", "III", (1, 2), "", {}),
    TANK: ("tank", "XX", (6, 4), "3-2-8", {"aeca": "full", "atec": "full"}),
    HOWITZERS: ("artillery", "III", (4, 1), "", {}),
}


def armies(phase: PhaseId = COMBAT, **options: str) -> FakeBooks:
    """Books with both armies and 50 points more for the Axis."""
    books = opened("central", **options)
    books.phase = phase
    books.put(pool(AXIS), SP, 50)
    for number, (kind, size, (attack, defence), cadre, traits) in _ROSTER.items():
        books.side = AXIS if number < RIFLE else SOVIET
        known = traits | ({"cadre": cadre} if cadre else {})
        steps = 2 if cadre else 1
        books.enlist(
            number,
            kind,
            size=size,
            nation="Germany" if books.side == AXIS else "Soviet Union",
            steps=steps,
            steps_left=steps,
            ratings={"attack": attack, "defense": defence, "move": 6},
            traits=known,
        )
    books.side = AXIS
    return books


def stand(books: FakeBooks, hexes: dict[int, str]) -> None:
    """Put units into hexes."""
    for number, name in hexes.items():
        books.roster[UnitId(number)] = replace(books.unit(UnitId(number)), hex=name)


def in_state(books: FakeBooks, state: SupplyState, *units: int) -> None:
    """Give units a supply state."""
    for fact in supply_facts(books, map(UnitId, units), UnitSupply(state, books.turn)):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def fill(
    books: FakeBooks, chart: str, cells: list[list[str]], columns: tuple[str, ...] = ()
) -> None:
    """Fill a chart in."""
    layout = game("europa").charts()[chart]
    books.known[Subject.CHART, chart, COPY] = {
        "rows": list(layout.rows),
        "columns": list(columns or layout.columns),
        "cells": [list(row) for row in cells],
    }


def fill_named(books: FakeBooks, chart: str, row: str, entries: dict[str, str]) -> None:
    """Fill one row of a chart in whose rows the player names."""
    books.known[Subject.CHART, chart, COPY] = {
        "rows": [row],
        "columns": list(entries),
        "cells": [list(entries.values())],
    }


def fill_combat(books: FakeBooks, result: str) -> None:
    """A table of combat results that says the same everywhere."""
    layout = game("europa").charts()["ground_combat"]
    fill(books, "ground_combat", [[result] * len(layout.columns) for _ in layout.rows])


def plan(books: FakeBooks, name: str, **raw: Any) -> ActionPlan:  # noqa: ANN401 - of the action
    """What an action would write."""
    action = game("europa").action(name)
    return action.plan(books, decode(action.inputs, raw))


def battle(books: FakeBooks, **raw: Any) -> ActionPlan:  # noqa: ANN401 - of the action
    """A battle of the infantry and the panzers against rifles and antitank guns, unless said."""
    given: dict[str, Any] = {
        "place": "Brest",
        "attackers": [INFANTRY, OTHER_INFANTRY, PANZER],
        "defenders": [RIFLE, ANTITANK],
    }
    return plan(books, "battle", **(given | raw))


def refused(found: ActionPlan) -> set[str]:
    """The cases of the refusals, or their sentences where they have none."""
    return {fault.case or fault.message for fault in found.refusals}


def flown(books: FakeBooks, others: int = 3) -> FakeBooks:
    """Books in the Air Phase in which so many bombers were paid for by number."""
    books.post(plan(books, "air", others=others))
    return books


def line(found: ActionPlan, label: str) -> object:
    """The value of the first line of this label."""
    return next(step.value for step in found.ruling.working if step.label == label)


def side_of(number: int) -> SideId:
    """Whose a unit of these armies is."""
    return AXIS if number < RIFLE else SOVIET
