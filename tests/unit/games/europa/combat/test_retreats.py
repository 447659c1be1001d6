"""Retreats that a battle asks for: listed until they are made, held to what the books know."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    INFANTRY,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    TANK,
    armies,
    battle,
    plan,
    refused,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.words import AXIS, SOVIET
from oobmgr.known_games import game

FROM, TO, HERE = "1B 1410", "1B 1610", "1B 1309"


@pytest.fixture
def books() -> FakeBooks:
    """A battle that ended in DR: rifles and antitank guns have to go 2 hexes."""
    found = armies()
    stand(found, {RIFLE: FROM, ANTITANK: FROM})
    stand(found, dict.fromkeys((INFANTRY, OTHER_INFANTRY, PANZER), HERE))
    found.post(battle(found, place=FROM, result="DR"))
    return found


def listed(books: FakeBooks) -> list[str]:
    return [one.sentence for one in game("europa").warnings(books) if one.kind == "retreats"]


def gone(books: FakeBooks, **raw: object) -> set[str]:
    return refused(plan(books, "retreat", **raw))


def test_a_forced_retreat_is_listed_until_it_is_made(books: FakeBooks) -> None:
    assert listed(books) == [f"{RIFLE} rifle and 1 more: 2 hexes from {FROM}."]
    proposed = game("europa").action("retreat").propose(books)
    assert (proposed.units, proposed.hexes) == ((RIFLE, ANTITANK), 2)
    books.post(plan(books, "retreat", units=[RIFLE], to=TO, hexes=2))
    assert listed(books) == [f"{ANTITANK} antitank: 2 hexes from {FROM}."]
    # Whoever is put elsewhere in another way has retreated, too.
    stand(books, {ANTITANK: TO})
    assert listed(books) == []
    assert books.unit(UnitId(RIFLE)).hex == TO


def test_a_retreat_is_as_long_as_the_result_says_and_not_into_the_enemy(books: FakeBooks) -> None:
    assert gone(books, units=[RIFLE], to=TO, hexes=1) == {"LOS-07"}  # L115
    assert gone(books, units=[RIFLE], to=HERE) == {"LOS-07"}
    assert gone(books, units=[RIFLE, PANZER], to=TO) == {"LOS-07"}
    assert gone(books, units=[TANK], to=TO) == {"LOS-07"}  # it was not in this battle
    assert gone(books, units=[RIFLE], to="") == {"LOS-07"}


def test_the_attacker_advances_once_the_defender_is_gone(books: FakeBooks) -> None:
    assert gone(books, units=[PANZER], to=FROM) == {"LOS-07"}
    books.post(plan(books, "retreat", units=[RIFLE, ANTITANK], to=TO))
    books.post(plan(books, "retreat", units=[PANZER], to=FROM))
    assert books.unit(UnitId(PANZER)).hex == FROM


def test_a_hex_that_gets_too_full_is_told(books: FakeBooks) -> None:
    # 3 + 1 REs that retreat, and 3 + 3 that stand there are 10: just as many as may.
    stand(books, {TANK: TO, RIFLE_CADRE: TO})
    asked = {"units": [RIFLE, ANTITANK], "to": TO}
    assert plan(books, "retreat", **asked).warnings == ()
    books.side = SOVIET
    books.enlist(40, "rifle", hex=TO)
    books.side = AXIS
    crowded = plan(books, "retreat", **asked)
    assert [fault.case for fault in crowded.warnings] == ["STK-01"]
    assert not crowded.refusals


def test_who_is_lost_or_stays_owes_no_retreat() -> None:
    books = armies()
    stand(books, {RIFLE: FROM, ANTITANK: FROM})
    books.post(battle(books, place=FROM, result="0"))
    assert listed(books) == []
    assert not game("europa").action("retreat").propose(books).units


def test_units_whose_hex_nobody_entered_owe_their_retreat_until_it_is() -> None:
    books = armies()
    books.post(battle(books, place=FROM, result="DR"))
    assert listed(books) == [f"{RIFLE} rifle and 1 more: 2 hexes from {FROM}."]
    books.post(plan(books, "retreat", units=[RIFLE], to=TO, hexes=2))
    assert listed(books) == [f"{ANTITANK} antitank: 2 hexes from {FROM}."]
    stand(books, {ANTITANK: TO})
    assert listed(books) == []


def test_attackers_whose_hex_nobody_entered_owe_theirs_from_a_hex_unknown() -> None:
    books = armies()
    books.post(battle(books, place=FROM, result="AR"))
    (said,) = listed(books)
    assert said.endswith(" more: 1 hex from its hex.")
    owing = game("europa").action("retreat").propose(books).units
    assert INFANTRY in owing
    books.post(plan(books, "retreat", units=list(owing), to=HERE))
    assert listed(books) == []
