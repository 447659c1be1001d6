"""What units without supply do in movement, attack and exploitation: they never pay, at half."""

from __future__ import annotations

from tests.unit.games.europa.pockets import (
    EUROPA,
    FREE,
    INFANTRY,
    PANZER,
    line,
    plan,
    said,
    starved,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.deeds import PAID, did
from oobmgr.games.europa.picking.activity import unit_choices
from oobmgr.games.europa.words import AXIS, COMBAT, EXPLOITATION, MOVEMENT, SP
from oobmgr.rules.books import PhaseId


def playing(phase: PhaseId) -> FakeBooks:
    """July I: panzer 1 is isolated, panzer 9 is in supply; 20 SP."""
    books = starved()
    books.phase = phase
    books.enlist(9, "panzer", ratings={"attack": 10, "defense": 10, "move": 8})
    books.put(pool(AXIS), SP, 20)
    return books


def test_a_panzer_without_supply_moves_free_and_counts_as_not_paid() -> None:
    books = playing(MOVEMENT)
    found = books.post(plan(books, "movement", units=[PANZER, 9]))
    assert line(found, "To pay, rounded up") == 1
    assert line(found, "Without supply: 1") == 0
    assert found.sentence == "2 units are activated for 1 SP."
    paid = {unit_id for unit_id in (PANZER, 9) if did(books, books.roster[unit_id], PAID)}  # type: ignore[index]
    assert paid == {9}
    assert "unpaid" not in {one.kind for one in EUROPA.warnings(books)}, "paying would not help it"


def test_its_state_stands_where_the_price_would() -> None:
    books = playing(MOVEMENT)
    words = {unit_id: one.paid for unit_id, one in unit_choices("movement", books).items()}
    assert words == {PANZER: "isolated", 9: ""}
    books.phase = COMBAT
    words = {unit_id: one.paid for unit_id, one in unit_choices("combat", books).items()}
    assert words == {PANZER: "isolated", INFANTRY: "isolated", FREE: "", 9: ""}


def test_paying_for_its_attack_is_warned_of() -> None:
    books = playing(COMBAT)
    found = plan(books, "combat", units=[INFANTRY, PANZER, FREE])
    (words,) = said(found.warnings)
    assert words.startswith("Not in supply according to the books: 2 infantry and 1 more.")
    free = plan(books, "combat", units=[FREE], oos_units=[INFANTRY, PANZER])
    assert said(free.warnings) == []
    assert line(free, "Attack out of supply: 2") == 0


def test_it_may_not_exploit() -> None:
    books = playing(EXPLOITATION)
    found = plan(books, "exploitation", units=[PANZER, 9])
    assert any(words.startswith("1 panzer was not in supply") for words in said(found.refusals))
    assert not any("9 panzer" in words for words in said(found.refusals))
