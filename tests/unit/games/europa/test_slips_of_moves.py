"""Slips of moves, battles and credits that were taken without a word: asked about, or told."""

from __future__ import annotations

from typing import Any

from tests.unit.games.europa.combat.armies import (
    GUNS,
    INFANTRY,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    armies,
    plan,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.words import COMBAT, MOVEMENT
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import PhaseId

BATTLE: dict[str, Any] = {
    "place": "1B 1904",
    "attackers": [INFANTRY, PANZER],
    "defenders": [RIFLE],
    "ground": ["clear"],
    "zone": "B",
    "result": "DR",
}


def at_the_border(phase: PhaseId = MOVEMENT) -> FakeBooks:
    """Infantry and panzers in one hex, other infantry beside them, a rifle division before."""
    books = armies(phase)
    books.known[fact_kinds.WEATHER, str(books.turn), "B"] = "clear"
    stand(books, {INFANTRY: "1B 1804", PANZER: "1B 1804", OTHER_INFANTRY: "1B 1805"})
    stand(books, {RIFLE: "1B 1904"})
    return books


def asked(found: ActionPlan, where: str) -> list[str]:
    """What has to be confirmed of a field before it is posted."""
    assert not found.refusals, [one.sentence() for one in found.refusals]
    return [one.message for one in found.warnings if one.where == where and one.asks]


def overrun(**raw: Any) -> ActionPlan:  # noqa: ANN401 - of the action
    given: dict[str, Any] = {"units": [PANZER], "target": "1B 1904", "zone": "B"}
    return plan(at_the_border(), "overrun", **(given | raw))


def test_nobody_overruns_his_own_men() -> None:
    said = ["1 unit of this side is in 1B 1805."]
    assert asked(overrun(target="1B 1805"), "target") == said
    assert not asked(overrun(), "target")


def test_an_overrun_of_a_hex_without_an_enemy_is_told() -> None:
    found = overrun(target="1B 1803")
    told = [one.message for one in found.warnings if one.where == "target" and not one.asks]
    assert told == ["The books show no enemy in 1B 1803."]
    assert not [one for one in overrun().warnings if one.where == "target"]
    # Where the hexes of the enemy are not kept nobody knows.
    books = at_the_border()
    stand(books, {RIFLE: ""})
    found = plan(books, "overrun", units=[PANZER], target="1B 1803", zone="B")
    assert not [one for one in found.warnings if one.where == "target"]


def test_no_hex_costs_less_than_a_point() -> None:
    assert asked(overrun(hex_cost=0), "hex_cost") == ["A hex for 0 MP."]
    assert not asked(overrun(hex_cost=1), "hex_cost")
    move: dict[str, Any] = {"units": [INFANTRY], "zone": "B", "to": "1B 1803"}
    books = at_the_border()
    assert asked(plan(books, "administrative", hex_costs=["1/2"], **move), "hex_costs") == [
        "A hex for ½ MP."
    ]
    assert not asked(plan(books, "administrative", hex_costs=["1"], **move), "hex_costs")


def test_factors_by_hand_that_no_counter_shows_are_asked_about() -> None:
    books = at_the_border(COMBAT)
    hand = {"unit": PANZER, "af": 20}
    assert not asked(plan(books, "battle", **BATTLE, by_hand=[hand]), "by_hand.0.af")
    found = plan(books, "battle", **BATTLE, by_hand=[hand | {"af": 900}])
    assert asked(found, "by_hand.0.af") == ["900 factors of one unit."]
    stand(books, {GUNS: "1B 1804"})
    shot: dict[str, Any] = {
        "place": "1B 1904", "guns": [GUNS], "defenders": [RIFLE], "ground": ["clear"],
        "zone": "B", "result": "0",
    }  # fmt: skip
    found = plan(books, "bombard", **shot, by_hand=[{"unit": GUNS, "af": 99}])
    assert asked(found, "by_hand.0.af") == ["99 factors of one unit."]


def test_an_end_beyond_a_retreat_or_an_advance_is_asked_about() -> None:
    """Two hexes for who retreats, as DR has it, and the next hex for who advances."""
    books = at_the_border(COMBAT)
    books.post(plan(books, "battle", **BATTLE))
    rifle: dict[str, Any] = {"units": [RIFLE], "hexes": 2}
    assert asked(plan(books, "retreat", **rifle, to="1B 2704"), "to") == [
        "1B 2704 is 8 hexes or more from 1B 1904."
    ]
    back = plan(books, "retreat", **rifle, to="1B 2104")
    assert not asked(back, "to")
    books.post(back)
    far = plan(books, "retreat", units=[PANZER], to="1B 2204")
    assert asked(far, "to") == ["1B 2204 is not adjacent to 1B 1804, from which 3 panzer advances."]
    assert not asked(plan(books, "retreat", units=[PANZER], to="1B 1904"), "to")


def test_more_rail_than_all_engineers_can_convert_is_asked_about() -> None:
    books = at_the_border()
    books.enlist(30, "railway engineer", size="III", ratings={"move": 6})
    line: dict[str, Any] = {"line": "Brest-Minsk"}
    assert not asked(plan(books, "regauge", **line, hexes=6), "hexes")
    assert asked(plan(books, "regauge", **line, hexes=90), "hexes") == [
        "All engineers together have 6 MP; this takes 90."
    ]


def test_more_points_than_a_turn_brings_are_asked_about() -> None:
    books = at_the_border(COMBAT)
    credit: dict[str, Any] = {"nation": "Germany", "kind": "infantry", "reason": "change"}
    many = plan(books, "credit_points", **credit, points=500)
    assert asked(many, "points") == ["500 infantry points at once."]
    assert not asked(plan(books, "credit_points", **credit, points=3), "points")
