"""Entries that a player makes by mistake: what is impossible is refused, what is doubtful asked."""

from __future__ import annotations

from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.air_missions import group, in_the_morning
from tests.unit.games.europa.combat.armies import INFANTRY, RIFLE, armies, battle
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.accounts import stockpile
from oobmgr.games.europa.words import AXIS, EXPLOITATION, MOVEMENT, RESOURCE, SOVIET

HELD_BY_SOVIETS = "Moskva is held by the Soviet side, according to the books."


def said(faults: tuple[Fault, ...]) -> list[tuple[str, str]]:
    """Where each fault stands, and what it says."""
    return [(fault.where, fault.message) for fault in faults]


def test_no_income_before_its_weather_is_known() -> None:
    books = opened()
    books.weather = ""
    found = plan(books, "initial")
    assert said(found.refusals) == [("weather.B", "The weather in zones B and C is not entered.")]
    assert found.refusals[0].missing
    assert not found.ruling.working  # nothing is computed for weather that nobody knows
    assert not found.postings
    half = plan(books, "initial", weather={"B": "mud"})
    assert said(half.refusals) == [("weather.C", "The weather in zone C is not entered.")]
    whole = books.post(plan(books, "initial", weather={"B": "clear", "C": "clear"}))
    # The other zones stay open: they are asked for where their weather counts.
    entered = {fact.field for fact in whole.facts if fact.subject == "weather"}
    assert entered == {"B", "C"}
    books.side = SOVIET
    assert not plan(books, "initial").refusals


def test_points_appear_in_no_city_of_the_other_side() -> None:
    books = opened()
    bought = plan(books, "initial", buy=1, buy_place="moskva")
    assert said(bought.warnings) == [("buy_place", HELD_BY_SOVIETS)]
    came = plan(books, "initial", scheduled=1, scheduled_place="Moskva")
    assert said(came.warnings) == [("scheduled_place", HELD_BY_SOVIETS)]
    # A place is nothing where no points go, and a city is the Axis's once it is entered as held.
    assert not plan(books, "initial", scheduled_place="Moskva").warnings
    held = plan(books, "initial", buy=3, buy_place="Moskva", cities={"Moskva": "held"})
    assert not held.warnings
    placed = plan(books, "move_resource", target="Moskva", amount=1)
    assert said(placed.warnings) == [("target", HELD_BY_SOVIETS)]
    assert not plan(books, "move_resource", target="Warszawa", amount=1).warnings


def test_supply_was_not_lost_in_a_turn_to_come_nor_before_the_game() -> None:
    books = opened()
    unit = books.enlist(1, "infantry")

    def since(turn: str) -> list[tuple[str, str]]:
        return said(plan(books, "supply_states", unsupplied=[unit], since=turn).refusals)

    assert since("1944-01-I") == [("since", "January I 1944 is still to come.")]
    assert since("1939-09-I") == [
        ("since", "September I 1939 is before the first turn of the game.")
    ]
    assert since("1941-06-II") == []


def test_supply_by_air_that_nobody_flew_is_asked() -> None:
    books = in_the_morning()
    unit = books.enlist(901, "infantry")
    (asked,) = plan(books, "supply_states", by_air=[unit]).warnings
    assert (asked.where, asked.case, asked.asks) == ("by_air", "TRN-01", True)
    flown = {"target": "Warszawa", "zone": "A", "groups": [group("Ju52", "Minsk")]}
    books.post(plan(books, "air_supply", **flown))
    assert not plan(books, "supply_states", by_air=[unit]).warnings


def test_a_work_is_not_usable_before_its_usual_time_without_a_question() -> None:
    books = opened()
    work = {"kind": "fort", "place": "1B 1716", "source": "unplaced"}
    soon = plan(books, "build", usable="1941-06-II", **work)
    asked = ("usable", "It takes until July I 1941 to build, by the usual time.")
    assert asked in said(tuple(fault for fault in soon.warnings if fault.asks))
    assert not any(fault.where == "usable" for fault in plan(books, "build", **work).warnings)


def moving_points() -> FakeBooks:
    books = opened()
    books.phase = MOVEMENT
    books.put(stockpile(AXIS, "Warszawa"), RESOURCE, 3)
    return books


def test_the_railways_of_the_other_side_carry_nothing() -> None:
    books = moving_points()
    moved = {"source": "Warszawa", "target": "Lublin", "amount": 1, "rail": True, "res": 1}
    enemy = ("nation", "Soviet railways belong to the other side.")
    assert enemy in said(plan(books, "move_resource", nation="Soviet", **moved).refusals)
    assert not plan(books, "move_resource", nation="German", **moved).refusals
    units = {"units": [], "res": 1, "hexes": 3, "kind": "operational"}
    assert enemy in said(plan(books, "rail_move", nation="Soviet", **units).refusals)


def test_change_goes_to_no_nation_of_the_other_side() -> None:
    found = battle(armies(), attackers=[INFANTRY], defenders=[RIFLE], defender_nation="Germany")
    assert ("defender_nation", "Germany is not Soviet.") in said(found.refusals)
    found = battle(armies(), attackers=[INFANTRY], attacker_nation="Soviet Union")
    assert ("attacker_nation", "Soviet Union is not Axis.") in said(found.refusals)


def test_divisions_that_exploit_by_count_are_held_against_the_map() -> None:
    books = opened()
    books.phase = EXPLOITATION
    books.enlist(1, "panzer")
    (asked,) = (
        fault
        for fault in plan(books, "exploitation", counts={"panzer": 9}).warnings
        if fault.where == "counts.panzer" and "in the books" in fault.message
    )
    assert asked.message == "Panzer: 9 counted, 1 on the map in the books."


def test_a_breakout_that_nobody_made_is_asked_before_its_points_come() -> None:
    (asked,) = plan(opened(), "credit_points", points=30, reason="breakout").warnings
    assert (asked.where, asked.case) == ("reason", "ISO-06")
    assert asked.message == "The books show no breakout of the Axis side in this turn."
