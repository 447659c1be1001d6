"""Air groups in trial books: bases to lie at, moves of a player, and the board that shows them."""

from __future__ import annotations

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.air.base_records import Base, base_facts
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.board_rows import BoardBox, Force
from oobmgr.games.europa.air.held import GroupType, held
from oobmgr.games.europa.words import AIR, AXIS, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

EUROPA = game("europa")
ME109F = GroupType("Germany", "Me109F", 2)


def plan(books: FakeBooks, wanted: str, /, **raw: object) -> ActionPlan:
    action = EUROPA.action(wanted)
    return action.plan(books, decode(action.inputs, raw))


def move(card: str, source: str, target: str, number: int = 1) -> dict[str, object]:
    return {"card": card, "source": source, "target": target, "number": number}


def moved(books: FakeBooks, *moves: dict[str, object], **also: object) -> ActionPlan:
    return plan(books, "air_move", moves=list(moves), **also)


def in_the_air(variant: str = "central", **options: str | bool) -> FakeBooks:
    """The Axis Air Phase of July II 1941; Warszawa takes 5 groups, Minsk 1."""
    books = opened(variant, **options)
    books.turn, books.phase = TurnCode("1941-07-II"), AIR
    add_base(books, "Warszawa", CityKind.MAJOR, airfield=True)
    add_base(books, "Minsk", CityKind.DOT)
    return books


def add_base(books: FakeBooks, name: str, city: CityKind, *, airfield: bool = False) -> None:
    for fact in base_facts(books, Base(books.side, name, "", city, airfield)):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def lying(books: FakeBooks, group: GroupType) -> dict[str, int]:
    return {spot.key: n for (kind, spot), n in held(books).items() if kind == group}


def cases(draft: ActionPlan) -> list[str]:
    return [fault.case for fault in draft.refusals]


def in_all(books: FakeBooks) -> int:
    return sum(held(books).values())


def force(books: FakeBooks, nation: str) -> Force:
    side = SOVIET if nation == "Soviet Union" else AXIS
    return next(f for f in board(books, side).forces if f.nation == nation)


def box(of: Force, key: str) -> BoardBox:
    return next(box for box in (*of.boxes, *of.places) if box.key == key)
