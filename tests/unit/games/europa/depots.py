"""Books of the Axis and the Soviets with replacement points, and what an action would write."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import replacements_of
from oobmgr.games.europa.replacements.losses import lost_in
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import (
    AXIS,
    LOST_GOODS,
    REPLACEMENT_GOODS,
    SOVIET,
)
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

EUROPA = game("europa")
JULY_I, JULY_II, AUG_I, AUG_II = (
    TurnCode(code) for code in ("1941-07-I", "1941-07-II", "1941-08-I", "1941-08-II")
)
APRIL_II, MAY_I = TurnCode("1942-04-II"), TurnCode("1942-05-I")
UNION = "Soviet Union"


def plan(books: FakeBooks, name: str, **raw: object) -> ActionPlan:
    action = EUROPA.action(name)
    return action.plan(books, decode(action.inputs, raw))


def take(books: FakeBooks, **raw: object) -> ActionPlan:
    return books.post(plan(books, "replacements", **raw))


def at(turn: TurnCode, side: object = AXIS, variant: str = "central", **options: str) -> FakeBooks:
    books = opened(variant, **options)
    books.turn, books.side = turn, side  # type: ignore[assignment]
    return books


def lose(
    books: FakeBooks, nation: str, kind: str, points: int, turn: TurnCode = FIRST_TURN
) -> None:
    side = SOVIET if nation == UNION else AXIS
    books.put(lost_in(side, nation, turn), LOST_GOODS[kind], points)


def held(books: FakeBooks, nation: str, kind: str) -> int:
    side = SOVIET if nation == UNION else AXIS
    return books.balance(replacements_of(side, nation), REPLACEMENT_GOODS[kind])


def give(books: FakeBooks, nation: str, **points: int) -> None:
    side = SOVIET if nation == UNION else AXIS
    for kind, number in points.items():
        books.put(replacements_of(side, nation), REPLACEMENT_GOODS[kind], number)


def said(draft: ActionPlan) -> list[tuple[str, str]]:
    return [(fault.where, fault.message) for fault in draft.refusals]


def values(draft: ActionPlan) -> dict[str, object]:
    return {step.label: step.value for step in draft.ruling.working}


def factory(books: FakeBooks, place: str, event: str = "new") -> None:
    books.post(plan(books, "factory", place=place, event=event))


def chart(books: FakeBooks, name: str, columns: list[str], rows: dict[str, list[str]]) -> None:
    books.known[Subject.CHART, name, "copy"] = {
        "rows": list(rows),
        "columns": list(columns),
        "cells": [list(row) for row in rows.values()],
    }


# --------------------------------------------------------------------------------- rebuild


def enlist(books: FakeBooks, number: int, kind: str = "infantry", **about: Any) -> UnitId:  # noqa: ANN401 - fields of a unit
    """A 7-6 division with a 2-6 cadre that is dead."""
    nation = UNION if books.side == SOVIET else "Germany"
    unit_id = books.enlist(number, kind)
    known: dict[str, object] = {
        "nation": nation,
        "ratings": {"attack": 7, "defense": 7, "move": 6},
        "traits": {"cadre": "2-6", "re": "3"},
        "steps_left": 0,
        "arrival": TurnCode(""),
    } | about
    unit = replace(books.roster[unit_id], **known)  # type: ignore[arg-type]
    dead = UnitStatus.ON_MAP if unit.steps_left else UnitStatus.DEAD
    books.roster[unit_id] = replace(unit, status=dead)
    books.known[Subject.UNIT, str(unit_id), "status"] = str(dead)
    return unit_id


def panzer(books: FakeBooks, number: int, **about: Any) -> UnitId:  # noqa: ANN401 - fields of a unit
    """The 10-10 panzer division with a 4-8 cadre that the rules price at 3 and 3."""
    known = {"ratings": {"attack": 10, "move": 10}, "traits": {"cadre": "4-8", "re": "3"}}
    return enlist(books, number, "panzer", **(known | about))


# -------------------------------------------------------------------------------- warnings


def kinds(books: FakeBooks) -> list[str]:
    wanted = {"replacements", "rebuild", "disband"}
    return [warning.kind for warning in EUROPA.warnings(books) if warning.kind in wanted]
