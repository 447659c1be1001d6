"""Stacks: REs and factors of a hex, and their limits."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.unit.games.europa.air_groups import EUROPA, plan
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.words import (
    AXIS,
    MOVEMENT,
    SOVIET,
)


@pytest.fixture
def books() -> FakeBooks:
    found = opened()
    found.phase = MOVEMENT
    return found


def stand(books: FakeBooks, place: str, *sizes: str, side: object = AXIS) -> None:
    for size in sizes:
        number = len(books.roster) + 1
        books.enlist(
            number, "infantry", hex=place, traits={"re": size}, side=side,
            ratings={"attack": 4, "defense": 6},
        )  # fmt: skip


def stacks(books: FakeBooks) -> list[tuple[str, str, bool]]:
    assert EUROPA.stacks is not None
    return [(row.hex, str(row.size), row.over) for row in EUROPA.stacks(books)]


def test_more_than_ten_res_in_a_hex_are_told(books: FakeBooks) -> None:
    stand(books, "1B 1309", "3", "3", "3", "1")
    assert stacks(books) == [("1B 1309", "10", False)]
    stand(books, "1b1309", "1/2")  # the same hex, written otherwise
    stand(books, "1B 1400", "3")
    assert stacks(books) == [("1B 1309", "21/2", True), ("1B 1400", "3", False)]
    (warning,) = [w for w in EUROPA.warnings(books) if w.kind == "stacking"]
    assert warning.case == "STK-01"
    assert "1B 1309 (10\u2009½ of 10 REs)" in warning.sentence


def test_the_factors_of_a_hex_with_an_unknown_unit_are_unknown(books: FakeBooks) -> None:
    assert EUROPA.stacks is not None
    stand(books, "1B 1309", "3", "3")
    (row,) = EUROPA.stacks(books)
    assert (row.attack_words, row.defence_words) == ("8", "12")
    books.enlist(9, "infantry", hex="1B 1309", ratings={"defense": 6})
    (row,) = EUROPA.stacks(books)
    assert (row.attack_words, row.defence_words) == ("?", "18")


def test_sides_stack_apart_and_are_told_apart(books: FakeBooks) -> None:
    stand(books, "1B 1309", "6")
    stand(books, "1B 1309", "11", side=SOVIET)
    assert sorted(stacks(books)) == [("1B 1309", "11", True), ("1B 1309", "6", False)]
    assert "stacking" not in [w.kind for w in EUROPA.warnings(books)]
    books.side = SOVIET
    assert "stacking" in [w.kind for w in EUROPA.warnings(books)]


@pytest.mark.parametrize(("kind", "most"), [("mountain", 7), ("arctic", 4)])
def test_mountain_and_arctic_hexes_take_fewer(books: FakeBooks, kind: str, most: int) -> None:
    stand(books, "3A 0101", *["1"] * (most + 1))
    assert not stacks(books)[0][2]
    books.post(plan(books, "hex", hex="3a 0101", **{kind: True}))
    assert stacks(books)[0][2]
    assert [w for w in EUROPA.warnings(books) if w.kind == "stacking"]
    books.post(plan(books, "hex", hex="3A 0101"))
    assert not stacks(books)[0][2]


def test_factors_stand_beside_the_limit_of_the_date(books: FakeBooks) -> None:
    stand(books, "1B 1309", "3", "3")
    assert EUROPA.stacks is not None
    (row,) = EUROPA.stacks(books)
    assert (row.attack, row.defence, row.factors_most) == (Fraction(8), Fraction(12), Fraction(30))
    books.turn = TurnCode("1942-05-I")
    assert EUROPA.stacks(books)[0].factors_most == 40
