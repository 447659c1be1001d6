"""What a side can rebuild: its points with what is due and what comes later, and its units."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import replacements_of, waiting
from oobmgr.games.europa.screens.rebuild_board import rebuild_board
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN
from oobmgr.games.europa.words import AIR, AXIS, REPLACEMENT_GOODS

INFANTRY = REPLACEMENT_GOODS["infantry"]


def dead_division(books: FakeBooks, number: int, **about: object) -> None:
    unit_id = books.enlist(number, "infantry")
    known: dict[str, object] = {
        "ratings": {"attack": 7, "move": 6},
        "traits": {"cadre": "2-6"},
        "steps_left": 0,
        "status": UnitStatus.DEAD,
    }
    books.roster[unit_id] = replace(books.roster[unit_id], **(known | about))  # type: ignore[arg-type]


def test_points_that_waited_for_this_turn_are_due_and_those_of_the_next_come_later() -> None:
    books = opened()
    later = CALENDAR.next(FIRST_TURN)
    books.put(replacements_of(AXIS, "Germany"), INFANTRY, 4)
    books.put(waiting(AXIS, "Germany", FIRST_TURN), INFANTRY, 3)
    books.put(waiting(AXIS, "Germany", later), INFANTRY, 2)
    (stock,) = (one for one in rebuild_board(books, AXIS).stocks if one.kind == "infantry")
    assert (stock.nation, stock.held, stock.owed) == ("Germany", 4, 3)
    assert stock.waiting == ((CALENDAR.label(later), 2),)


def test_a_dead_division_has_two_ways_in_any_phase() -> None:
    books = opened()
    books.phase = AIR
    dead_division(books, 1)
    (row,) = rebuild_board(books, AXIS).rows
    assert (row.stands, [(way.words, way.price, way.against) for way in row.ways]) == (
        "dead",
        [("full", "your chart", ()), ("cadre", "2 Inf", ())],
    )


def test_a_unit_without_a_cadre_in_the_books_says_what_is_missing() -> None:
    books = opened()
    dead_division(books, 1, traits={})
    (row,) = rebuild_board(books, AXIS).rows
    assert not row.ways
    assert "has no cadre in the books" in row.reason


def test_what_has_not_arrived_is_not_listed() -> None:
    books = opened()
    dead_division(books, 1, arrival=CALENDAR.next(FIRST_TURN))
    assert not rebuild_board(books, AXIS).rows
