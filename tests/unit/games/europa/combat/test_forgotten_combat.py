"""What looks forgotten about battles, until it is fought."""

from __future__ import annotations

from tests.unit.games.europa.combat.armies import (
    GUNS,
    INFANTRY,
    PANZER,
    RIFLE,
    armies,
    battle,
    plan,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.europa.combat.fire import air_hit_facts
from oobmgr.games.europa.words import AIR
from oobmgr.known_games import game


def warned(books: FakeBooks) -> dict[str, str]:
    found = {one.kind: one.sentence for one in game("europa").warnings(books)}
    assert set(found) <= set(game("europa").warning_kinds)
    return {kind: words for kind, words in found.items() if kind in {"named_attack", "air_hit"}}


def test_a_named_attack_is_missed_until_it_is_fought() -> None:
    books = armies()
    assert warned(books) == {}
    given = {"guns": [GUNS], "defenders": [RIFLE], "follows": True, "attackers": [INFANTRY]}
    books.post(plan(books, "bombard", place="Brest", result="0", **given))
    assert warned(books) == {
        "named_attack": "Named before the bombardment, and not fought yet: Brest."
    }
    books.post(battle(books, attackers=[INFANTRY], result="0"))
    assert warned(books) == {}


def test_a_hit_of_the_air_is_missed_until_it_is_used() -> None:
    books = armies(AIR)
    for fact in air_hit_facts(books, "Brest"):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert warned(books) == {}
    books.phase = armies().phase
    assert "Brest" in warned(books)["air_hit"]
    books.post(battle(books, attackers=[PANZER], result="0"))
    assert warned(books) == {}
