"""Artillery and columns of battles that contradict the rules or the books: refused or asked."""

from __future__ import annotations

from typing import Any

from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.combat.armies import (
    GUNS,
    INFANTRY,
    MORE_GUNS,
    PANZER,
    RIFLE,
    armies,
    battle,
    refused,
    stand,
)
from tests.unit.games.europa.test_played_wrong import said
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.combat.fire import air_hit_facts
from oobmgr.games.europa.words import (
    COMBAT,
    MOVEMENT,
    ZONES,
)


def entered(books: FakeBooks) -> FakeBooks:
    """The same books with clear weather entered for this turn."""
    for zone in ZONES:
        books.known[fact_kinds.WEATHER, str(books.turn), zone] = "clear"
    return books


def ready() -> FakeBooks:
    return entered(armies())


def asked(books: FakeBooks, name: str, field: str, /, **raw: Any) -> list[str]:  # noqa: ANN401 - inputs
    """What an entry that is not refused is asked about one of its fields."""
    found = plan(books, name, **raw)
    assert not found.refusals, found.refusals
    return [fault.message for fault in found.warnings if fault.where == field]


# ------------------------------------------------------------------------------- artillery


def fires(number: int, guns: str = "2 artillery units") -> list[str]:
    """What is asked where so many bombardments and supported combats are paid for."""
    return [f"Bombardments and supported combats in this phase: {number}; {guns} on the map."]


def test_no_more_is_bombarded_than_there_is_artillery_to_fire() -> None:
    books = ready()
    assert not asked(books, "combat", "bombardments", bombardments=2)
    assert asked(books, "combat", "bombardments", bombardments=99) == fires(99)
    assert asked(books, "combat", "support_combats", support_combats=3) == fires(3)


def test_artillery_that_fired_before_in_the_phase_counts() -> None:
    books = ready()
    books.post(plan(books, "combat", bombardments=1))
    books.post(plan(books, "combat", support_combats=1))
    assert asked(books, "combat", "bombardments", bombardments=1) == fires(3)
    # A new phase has all of its artillery again.
    books.turn = TurnCode("1941-07-I")
    assert not asked(entered(books), "combat", "bombardments", bombardments=2)


def test_artillery_that_is_gone_fires_no_more() -> None:
    books = ready()
    for gun in (GUNS, MORE_GUNS):
        del books.roster[UnitId(gun)]
    assert asked(books, "combat", "bombardments", bombardments=1) == fires(1, "0 artillery units")


def test_books_without_units_of_the_side_know_no_artillery_to_count() -> None:
    books = entered(opened())
    books.phase = COMBAT
    assert not asked(books, "combat", "bombardments", bombardments=5)


# --------------------------------------------------------------------------------- columns


def test_no_battle_is_shifted_beyond_the_table() -> None:
    (found,) = (
        fault for fault in battle(ready(), result="0", shift=50).refusals if fault.where == "shift"
    )
    assert (found.message, found.case) == (
        "The table of combat results has 11 columns.",
        "CBT-04",
    )
    assert "shift" in [where for where, _ in said(battle(ready(), shift=-11).refusals)]


def test_columns_beside_those_of_the_rules_are_asked_about() -> None:
    found = battle(ready(), result="0", shift=-3)
    assert ("shift", "3 columns beside those for fire, armor and terrain.") in said(found.warnings)
    assert not found.refusals
    for fine in (0, 1, -1):
        assert "shift" not in [where for where, _ in said(battle(ready(), shift=fine).warnings)]


def test_a_column_for_artillery_needs_a_bombardment_that_was_paid_for() -> None:
    books = ready()
    found = battle(books, result="0", artillery_hit=True)
    told = "No bombardment of Brest was paid for in this phase."
    assert ("artillery_hit", told) in said(found.refusals)
    # One that was paid for by number can be that of any hex.
    books.post(plan(books, "combat", bombardments=1))
    assert not battle(books, result="0", artillery_hit=True).refusals


def test_a_bombardment_of_another_hex_earns_no_column_here() -> None:
    books = ready()
    stand(books, {RIFLE: "1B 1310"})
    books.post(plan(books, "bombard", place="1B 1310", guns=[GUNS], defenders=[RIFLE], result="1R"))
    assert ("BMB-03") in refused(battle(books, result="0", artillery_hit=True))


def test_a_bombardment_without_a_column_earns_none() -> None:
    books = ready()
    fire = {"place": "Brest", "guns": [GUNS], "defenders": [RIFLE], "result": "0"}
    books.post(plan(books, "bombard", **fire))
    found = battle(books, result="0", artillery_hit=True)
    told = "The bombardment of Brest earned no column: 0."
    assert ("artillery_hit", told) in said(found.refusals)
    assert not battle(books, result="0").refusals


def test_no_bombardment_helps_an_overrun() -> None:
    books = entered(armies(MOVEMENT))
    found = battle(books, attackers=[PANZER], result="0", artillery_hit=True)
    assert "OVR-05" in refused(found)
    assert "OVR-05" not in refused(battle(books, attackers=[PANZER], result="0"))


def test_a_column_for_air_support_needs_groups_that_were_paid_for() -> None:
    books = ready()
    found = battle(books, result="0", air_hit=True)
    told = "No air group was paid for in this turn, so none hit this hex."
    assert ("air_hit", told) in said(found.refusals)
    # With groups in the air it may have been one of them.
    books.pay_to_fly(3)
    found = battle(books, result="0", air_hit=True)
    assert not found.refusals
    assert ("air_hit", "The books show no air hit on Brest in this turn.") in said(found.warnings)
    for fact in air_hit_facts(books, "Brest"):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert not [w for w in battle(books, result="0", air_hit=True).warnings if w.where == "air_hit"]


def test_an_air_hit_is_used_once() -> None:
    books = ready().pay_to_fly(3)
    for fact in air_hit_facts(books, "Brest"):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    books.post(battle(books, attackers=[INFANTRY], result="0"))
    again = battle(books, attackers=[PANZER], result="0", air_hit=True)
    told = "The air hit on Brest was used in an earlier attack."
    assert ("air_hit", told) in said(again.refusals)


def test_a_battle_is_fought_somewhere() -> None:
    found = battle(ready(), place="", result="0")
    assert ("place", "The target is not named.") in said(found.refusals)
    assert not found.facts
    books = ready()
    stand(books, {RIFLE: "1B 1310"})
    # Where the defenders stand is name enough.
    assert not battle(books, place="", defenders=[RIFLE], result="0").refusals
