"""Groups of the board that are paid for, and fly from their bases."""

from __future__ import annotations

from tests.unit.games.europa.air_groups import (
    box,
    cases,
    force,
    in_the_air,
    move,
    moved,
    plan,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import Account
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import SURPRISE_POOL, pool, spent
from oobmgr.games.europa.air.board_rows import Card
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, SP


def at_bases() -> FakeBooks:
    """Warszawa (5): 3 Me109F, 1 He111, 1 Ju52. Minsk (1): 1 Me109F."""
    books = in_the_air()
    books.post(
        moved(
            books,
            move("Me109F", "available", "Warszawa", 3),
            move("He111", "available", "Warszawa"),
            move("Ju52", "available", "Warszawa"),
            move("Me109F", "available", "Minsk"),
        )
    )
    return books


def flies(card: str, base: str, number: int = 1) -> dict[str, object]:
    return {"card": card, "box": base, "number": number}


def cards(books: FakeBooks, base: str) -> dict[str, Card]:
    return {card.name: card for card in box(force(books, "Germany"), f"operable:{base}").cards}


def holds(books: FakeBooks, account: Account) -> int:
    return books.balance(account, SP)


# 3 + 1 fighters 4/3, 1 other 1/2: 1 5/6, up 2; the transport is free (SP-09, SP-10). Two fighters
# counted beside them make 6/3 + 1/2 = 2 1/2, up 3: 1 more.
def test_groups_of_the_board_are_counted_and_paid() -> None:
    books = at_bases()
    draft = plan(
        books,
        "air",
        groups=[
            flies("Germany/Me109F/2", "operable:Warszawa", 3),
            flies("Germany/He111/2", "operable:Warszawa"),
            flies("Germany/Ju52/2", "operable:Warszawa"),
            flies("Germany/Me109F/2", "operable:Minsk"),
        ],
    )
    assert draft.title == "4 fighter, 1 other, 1 transport groups flown"
    books.post(draft)
    assert holds(books, spent(AXIS, AIR)) == 2
    assert {name: card.active for name, card in cards(books, "Warszawa").items()} == {
        "Me109F": 3, "He111": 1, "Ju52": 1,
    }  # fmt: skip
    books.post(plan(books, "air", fighters=2))
    assert holds(books, spent(AXIS, AIR)) == 3
    assert holds(books, pool(AXIS)) == 97


def test_a_group_is_paid_once() -> None:
    books = at_bases()
    books.post(plan(books, "air", groups=[flies("Me109F", "Warszawa", 2)]))
    again = plan(books, "air", groups=[flies("Me109F", "Warszawa", 2)])
    assert cases(again) == ["SP-09"]
    assert again.refusals[0].message == "3 Me109F at Warszawa, 1 is free to fly."
    assert not plan(books, "air", groups=[flies("Me109F", "Warszawa", 1)]).refusals
    twice = [flies("Me109F", "Warszawa", 1), flies("Me109F", "Warszawa", 1)]
    assert cases(plan(books, "air", groups=twice)) == ["SP-09"]


def test_only_operable_groups_at_bases_fly() -> None:
    books = at_bases()
    books.post(moved(books, move("Me109F", "operable:Minsk", "inoperable")))
    off_map = plan(books, "air", groups=[flies("Me109F", "available")])
    down = plan(books, "air", groups=[flies("Germany/Me109F/2/Minsk", "inoperable")])
    assert (cases(off_map), cases(down)) == (["AIR-01"], ["AIR-01"])
    assert plan(books, "air", groups=[flies("I16", "available")]).refusals
    assert plan(books, "air", groups=[flies("Me109F", "Lwow")]).refusals[0].where == "groups.0.card"


# Warszawa takes 5; with 2 hits 3 may fly, half groups and transports too (AIR-08, AIR-13).
def test_hits_on_a_base_keep_groups_on_the_ground() -> None:
    books = at_bases()
    books.known[fact_kinds.BASE, "axis:Warszawa", "hits"] = 2
    four = [flies("Me109F", "Warszawa", 3), flies("Ju52", "Warszawa")]
    draft = plan(books, "air", groups=four)
    assert cases(draft) == ["AIR-08"]
    assert draft.refusals[0].message == "3 groups may fly from Warszawa in a turn."
    books.post(plan(books, "air", groups=[flies("Me109F", "Warszawa", 2)]))
    books.post(plan(books, "air", groups=[flies("He111", "Warszawa")]))
    more = plan(books, "air", groups=[flies("Ju52", "Warszawa")])
    assert more.refusals[0].message == ("3 groups may fly from Warszawa in a turn, 3 flew already.")


def test_groups_that_are_paid_leave_last() -> None:
    books = at_bases()
    books.post(plan(books, "air", groups=[flies("Me109F", "Warszawa", 2)]))
    books.post(moved(books, move("Me109F", "operable:Warszawa", "eft")))
    left = cards(books, "Warszawa")["Me109F"]
    assert (left.number, left.active) == (2, 2)
    books.post(moved(books, move("Me109F", "operable:Warszawa", "Minsk")))
    assert cards(books, "Warszawa")["Me109F"].active == 1
    assert (cards(books, "Minsk")["Me109F"].number, cards(books, "Minsk")["Me109F"].active) == (
        2,
        1,
    )


def test_transports_that_flew_supply_do_not_fly_again() -> None:
    books = at_bases()
    books.phase = INITIAL
    books.post(moved(books, move("Ju52", "operable:Warszawa", "Minsk")))
    books.phase = AIR
    draft = plan(books, "air", groups=[flies("Ju52", "Minsk")])
    assert draft.refusals[0].advice == "Of the others: 1 flew supply."


# Where only Ju87 pay in the surprise turn, 2 of them cost 1 SP, and fighters nothing (SP-32).
def test_the_board_knows_the_ju87() -> None:
    books = at_bases()
    books.options = {**books.options, "surprise_air_cost": "ju87_only"}
    books.turn = SURPRISE_TURN
    books.amounts[SURPRISE_POOL, SP] = 80
    books.post(moved(books, move("Ju87B", "available", "Warszawa")))
    books.post(moved(books, move("Ju87B", "available", "Warszawa")))
    books.post(plan(books, "air", groups=[flies("Ju87B", "Warszawa", 2), flies("Me109F", "Minsk")]))
    assert holds(books, SURPRISE_POOL) == 79
