"""Overruns: a battle of one hex in movement."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    FLAMES,
    GUNS,
    INFANTRY,
    MORE_GUNS,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    armies,
    battle,
    plan,
    refused,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.europa.accounts import spent
from oobmgr.games.europa.words import (
    AXIS,
    EXPLOITATION,
    MOVEMENT,
    SP,
)

# Overruns, in movement.


def test_an_overrun_is_a_battle_of_one_hex_in_movement() -> None:
    books = armies(MOVEMENT)
    stand(books, {INFANTRY: "A", OTHER_INFANTRY: "A", PANZER: "A"})
    found = battle(books, result="DR")
    assert found.title == "Overrun of Brest: 4-1, DR"
    # Two infantry divisions are half a point each, the panzers one.
    assert found.ruling.result.price == 2
    books.post(found)
    stand(books, {GUNS: "B", FLAMES: "A"})
    assert refused(battle(books, attackers=[GUNS], result="0")) == {"OVR-02"}


def test_an_overrun_that_was_paid_for_is_not_paid_again() -> None:
    books = armies(MOVEMENT)
    stack = [INFANTRY, OTHER_INFANTRY]
    books.post(plan(books, "overrun", units=stack, target="Brest"))
    assert books.balance(spent(AXIS, MOVEMENT), SP) == 1
    books.post(battle(books, attackers=stack, result="0"))
    assert books.balance(spent(AXIS, MOVEMENT), SP) == 1


def test_a_hex_that_was_overrun_in_a_battle_is_not_overrun_again() -> None:
    books = armies(MOVEMENT)
    stand(books, {INFANTRY: "A", PANZER: "B"})
    books.post(battle(books, attackers=[INFANTRY], result="0", place="1B 1410"))
    again = plan(books, "overrun", units=[PANZER], target="1b1410")
    assert refused(again) == {"OVR-02"}
    books.phase = EXPLOITATION  # each of the two phases has its own
    assert "OVR-02" not in refused(plan(books, "overrun", units=[PANZER], target="1b1410"))


def test_an_overrun_halts_the_stack_or_brings_it_into_the_hex() -> None:
    books = armies(MOVEMENT)
    stand(books, {INFANTRY: "A", PANZER: "C"})
    held = battle(books, attackers=[INFANTRY], result="0")
    assert [fact.field for fact in held.facts if fact.field == "halted"]
    cleared = battle(books, attackers=[PANZER], result="DR", place="1B 1410")
    hexes = [(fact.key, fact.new) for fact in cleared.facts if fact.field == "hex"]
    assert hexes == [(str(PANZER), "1B 1410")]


def test_an_overrun_from_two_hexes_is_refused() -> None:
    books = armies(MOVEMENT)
    stand(books, {INFANTRY: "A", PANZER: "B"})
    assert refused(battle(books, attackers=[INFANTRY, PANZER])) == {"CFL-03"}


def test_nobody_overruns_in_mud() -> None:
    assert "OVR-04" in refused(battle(armies(MOVEMENT), weather="mud", result="0"))


@pytest.mark.parametrize(
    ("ground", "weather", "barred"),
    [
        (["forest"], "clear", True),
        (["mountain"], "snow", True),
        (["swamp"], "frost", True),  # frozen it is forest
        (["major_river"], "clear", True),
        (["major_river"], "frost", False),
        (["woods", "minor_river"], "clear", False),
        (["forest", "dot_city"], "clear", False),  # all city types can be overrun
    ],
)
def test_terrain_bars_an_overrun(ground: list[str], weather: str, barred: bool) -> None:
    stack = [INFANTRY, OTHER_INFANTRY]
    given = {"attackers": stack, "ground": ground, "weather": weather, "result": "0"}
    assert ("OVR-04" in refused(battle(armies(MOVEMENT), **given))) is barred
    anywhere = armies(MOVEMENT, overrun_terrain="any")
    assert "OVR-04" not in refused(battle(anywhere, **given))


def test_nobody_is_told_to_bombard_before_an_overrun() -> None:
    given = {"attackers": [INFANTRY, GUNS, MORE_GUNS], "defenders": [RIFLE, ANTITANK]}

    def said(books: FakeBooks) -> list[str]:
        found = battle(books, **given)
        return [fault.note() for fault in found.warnings if fault.case == "ART-03"]

    one = "1 factor of artillery does not count: more than the target defends with."
    assert said(armies()) == [f"{one} Surplus artillery may bombard instead."]
    assert said(armies(MOVEMENT)) == [one]
