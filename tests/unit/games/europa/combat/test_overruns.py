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
    TANK,
    armies,
    battle,
    in_state,
    plan,
    refused,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.accounts import pool, spent
from oobmgr.games.europa.deeds import ATTACKED, PAID, mark
from oobmgr.games.europa.movement.marks import STRATEGIC
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.words import AXIS, EXPLOITATION, MOVEMENT, SOVIET, SP
from oobmgr.rules.actions import ActionPlan

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


# Overruns, in exploitation: only by units that may exploit.


def exploiting(*, paid_first: bool = False) -> FakeBooks:
    """The panzers and the infantry in one hex each, in the Exploitation Phase."""
    books = armies(EXPLOITATION)
    books.options = {**books.options, "exploit_needs_movement_payment": paid_first}
    stand(books, {PANZER: "A", INFANTRY: "A", TANK: "B", RIFLE: "1B 1410", ANTITANK: "1B 1410"})
    return books


def marked(books: FakeBooks, unit: int, deed: str) -> None:
    """Let a unit have done something in this turn."""
    for fact in mark(books, [UnitId(unit)], deed):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def overruns(books: FakeBooks, unit: int, target: int = RIFLE) -> tuple[ActionPlan, ActionPlan]:
    """The same overrun by its own form and as a battle."""
    fought = battle(books, attackers=[unit], defenders=[target], place="1B 1410", result="0")
    return plan(books, "overrun", units=[unit], target="1B 1410"), fought


def test_only_mechanised_units_overrun_in_exploitation() -> None:
    for found in overruns(exploiting(), INFANTRY):
        assert "SP-31" in refused(found)
    for found in overruns(exploiting(), PANZER):
        assert not refused(found)
    # In movement, infantry overruns.
    books = exploiting()
    books.phase = MOVEMENT
    for found in overruns(books, INFANTRY):
        assert not refused(found)


def test_units_that_were_not_in_supply_do_not_overrun_in_exploitation() -> None:
    books = exploiting()
    in_state(books, SupplyState.OOS, PANZER)
    for found in overruns(books, PANZER):
        assert "MOV-01" in refused(found)


def test_soviet_units_that_attacked_do_not_overrun_in_exploitation() -> None:
    books = exploiting()
    books.side = SOVIET
    stand(books, {INFANTRY: "1B 1410"})
    books.put(pool(SOVIET), SP, 10)
    for found in overruns(books, TANK, INFANTRY):
        assert "MOV-02" not in refused(found)
    marked(books, TANK, ATTACKED)
    for found in overruns(books, TANK, INFANTRY):
        assert "MOV-02" in refused(found)


def test_units_that_went_by_strategic_rail_do_not_overrun_in_exploitation() -> None:
    books = exploiting()
    marked(books, PANZER, STRATEGIC)
    for found in overruns(books, PANZER):
        assert "RAIL-05" in refused(found)


def test_a_division_unpaid_in_movement_overruns_in_exploitation_if_the_option_lets_it() -> None:
    for found in overruns(exploiting(paid_first=True), PANZER):
        assert "SP-16" in refused(found)
    for found in overruns(exploiting(), PANZER):
        assert not refused(found)
        assert "SP-16" in {fault.case for fault in found.warnings}
    paid = exploiting()
    marked(paid, PANZER, PAID)
    for found in overruns(paid, PANZER):
        assert "SP-16" not in {fault.case for fault in found.warnings}
