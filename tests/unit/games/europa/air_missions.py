"""Missions as a player enters them, in the air phase and in the morning of the surprise."""

from __future__ import annotations

from tests.unit.games.europa.air_groups import in_the_air, move, moved, plan
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.words import INITIAL
from oobmgr.rules.actions import ActionPlan


def group(card: str, base: str = "Warszawa", number: int = 1, **about: object) -> dict[str, object]:
    return {"card": card, "box": base, "number": number, **about}


def placed(books: FakeBooks, kind: str, *groups: dict[str, object], **also: object) -> ActionPlan:
    also = {"target": "1B 2118", "activate": True} | also
    return plan(books, "air_mission", kind=kind, groups=list(groups), **also)


def at_bases(**options: str | bool) -> FakeBooks:
    """Warszawa (5): 3 Me109F, 1 He111, 1 Ju87B. Minsk (1): 1 Ju52. Nothing is paid."""
    books = in_the_air("central", **options)
    books.post(
        moved(
            books,
            move("Me109F", "available", "Warszawa", 3),
            move("He111", "available", "Warszawa"),
            move("German Ju87B", "available", "Warszawa"),
            move("Ju52", "available", "Minsk"),
        )
    )
    return books


def in_the_morning() -> FakeBooks:
    """The Initial Phase with 1 Ju52 at Minsk; Mud in zone B."""
    books = at_bases()
    books.phase = INITIAL
    for zone, kind in (("A", "clear"), ("B", "mud")):
        books.known[fact_kinds.WEATHER, str(books.turn), zone] = kind
    return books
