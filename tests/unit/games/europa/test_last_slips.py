"""Entries of a turn that were taken without a word, though rule or books speak against them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.games.europa.air_groups import cases
from tests.unit.games.europa.combat.armies import (
    INFANTRY,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    armies,
    plan,
    stand,
)
from tests.unit.games.europa.depots import JULY_I
from tests.unit.games.europa.test_slips_of_moves import BATTLE, asked, at_the_border
from tests.unit.games.europa.test_taken_without_a_word import entered
from tests.unit.rules.fake_books import opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, COMBAT, INITIAL, MOVEMENT, SOVIET, ZONES
from oobmgr.rules.actions import ActionPlan


def told(found: ActionPlan, where: str) -> list[str]:
    """What is said of a field and stops nothing."""
    assert not found.refusals, [one.sentence() for one in found.refusals]
    return [one.message for one in found.warnings if one.where == where and not one.asks]


def income(turn: TurnCode, kind: str = "clear", **raw: Any) -> ActionPlan:  # noqa: ANN401 - of the action
    books = opened()
    books.turn, books.side, books.phase = turn, SOVIET, INITIAL
    return plan(books, "initial", weather=dict.fromkeys(ZONES, "clear") | {"A": kind}, **raw)


def test_more_than_any_schedule_brings_is_asked_about() -> None:
    many = income(JULY_I, scheduled=99, scheduled_place="Moskva")
    assert asked(many, "scheduled") == ["99 Resource Points by the schedule of one turn."]
    assert not asked(income(JULY_I, scheduled=6, scheduled_place="Moskva"), "scheduled")


@pytest.mark.parametrize("kind", ["frost", "snow"])
def test_cold_weather_in_summer_is_asked_about(kind: str) -> None:
    assert asked(income(JULY_I, kind), "weather.A") == [f"There is {kind} in July I 1941."]
    august = TurnCode("1941-08-II")
    assert asked(income(august, kind), "weather.A") == [f"There is {kind} in August II 1941."]
    assert not asked(income(TurnCode("1941-09-I"), kind), "weather.A")
    assert not asked(income(JULY_I, "mud"), "weather.A")


def test_cold_weather_of_a_battle_in_summer_is_asked_about() -> None:
    books = at_the_border(COMBAT)
    books.weather = ""
    entry = BATTLE | {"zone": "C"}
    found = plan(books, "battle", **entry, weather="snow")
    assert asked(found, "weather") == ["There is snow in June II 1941."]
    assert not asked(plan(books, "battle", **entry, weather="clear"), "weather")


def test_inputs_of_the_surprise_are_told_in_other_turns() -> None:
    books = entered(opened())
    books.side, books.phase = AXIS, AIR
    flown: dict[str, Any] = {"others": 3, "ju87": 2}
    assert told(plan(books, "air", **flown), "ju87") == ["counts only in the surprise turn."]
    books.turn = SURPRISE_TURN
    assert not told(plan(books, "air", **flown), "ju87")
    fight = entered(armies())
    found = plan(fight, "combat", units=[INFANTRY], army_groups=False)
    assert told(found, "army_groups") == ["counts only in the surprise turn."]
    assert not told(plan(fight, "combat", units=[INFANTRY]), "army_groups")


def test_losses_beyond_need_are_asked_about() -> None:
    """Half of 4 + 5 is 5 rounded up: the guards alone are 5, and the rifles are not needed."""
    books = at_the_border(COMBAT)
    stand(books, {RIFLE_CADRE: "1B 1904"})
    fight = BATTLE | {"defenders": [RIFLE, RIFLE_CADRE], "result": "D1"}
    both = plan(books, "battle", **fight, defender_losses=[RIFLE, RIFLE_CADRE])
    assert asked(both, "defender_losses") == [
        "The Soviet side must lose 5; the picked losses are enough without 11 rifle."
    ]
    assert not asked(
        plan(books, "battle", **fight, defender_losses=[RIFLE_CADRE]), "defender_losses"
    )
    # Neither alone is enough where all is lost.
    whole = plan(books, "battle", **fight | {"result": "D2"}, defender_losses=[RIFLE, RIFLE_CADRE])
    assert not asked(whole, "defender_losses")


def test_paying_for_an_attack_that_was_fought_is_asked_about() -> None:
    books = at_the_border(COMBAT)
    books.post(plan(books, "battle", **BATTLE))
    again = plan(books, "combat", units=[INFANTRY])
    assert asked(again, "1 infantry") == ["has attacked already in this phase."]
    other = plan(books, "combat", units=[OTHER_INFANTRY])
    assert not [one for one in other.warnings if one.asks]


def rail(**raw: Any) -> ActionPlan:  # noqa: ANN401 - of the action
    books = entered(armies(MOVEMENT))
    return plan(books, "rail_move", **({"units": [INFANTRY], "hexes": 8, "multiple": 8} | raw))


def test_rail_that_goes_farther_than_strategic_rail_is_asked_about() -> None:
    """6 MP at 50 hexes each are 300; strategic rail goes 200 (RAIL-05)."""
    assert asked(rail(multiple=50), "multiple") == [
        "50 hexes for each of 6 MP go farther than strategic rail."
    ]
    assert not asked(rail(), "multiple")
    assert told(rail(kind="strategic"), "multiple") == ["counts for nothing with strategic."]


def test_units_ride_on_their_own_railways() -> None:
    assert asked(rail(nation="Finnish", res=2), "nation") == [
        "1 infantry goes by German railways, not by Finnish ones."
    ]
    assert not asked(rail(nation="German", res=2), "nation")
    assert told(rail(nation="German"), "nation") == ["counts for nothing without other REs."]
    assert not told(rail(units=[], nation="Finnish", res=2), "nation")


def test_more_res_than_the_picked_units_have_is_told() -> None:
    """A division is 3 REs and counts by itself; others may ride that are in no books."""
    assert told(rail(res=9), "res") == ["9 REs beside units of 3 REs."]
    assert not told(rail(res=3), "res")
    assert not told(rail(units=[], res=9), "res")


def test_an_advance_into_another_hex_is_told() -> None:
    """Attackers advance into the hex that they attacked, and no other beside theirs (LOS-07)."""
    books = at_the_border(COMBAT)
    books.post(plan(books, "battle", **BATTLE))
    books.post(plan(books, "retreat", units=[RIFLE], hexes=2, to="1B 2104"))
    away = plan(books, "retreat", units=[PANZER], to="1B 1803")
    assert told(away, "to") == ["1B 1803 was not attacked in this phase; 1B 1904 was."]
    assert not told(plan(books, "retreat", units=[PANZER], to="1b 1904"), "to")
    assert cases(away) == []
