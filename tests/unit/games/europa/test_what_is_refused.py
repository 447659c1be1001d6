"""Refusals that no other test meets: each is of a rule that "Rules covered" says is kept."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.air_missions import group, in_the_morning, placed
from tests.unit.games.europa.combat.armies import INFANTRY, PANZER, RIFLE, armies, battle
from tests.unit.games.europa.combat.test_bombardments import bombard
from tests.unit.games.europa.over_kiev import over_kiev, supported
from tests.unit.games.europa.test_air_surprise import FIGHTERS, at_start, strike

from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.air.held import group_account, held
from oobmgr.games.europa.game import EUROPA
from oobmgr.games.europa.replacements.infantry import (
    SovietInfantryReplacementsInputs,
    soviet_infantry_replacements,
)
from oobmgr.games.europa.words import AIR_GROUP, MOVEMENT, SOVIET
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode


def told(found: ActionPlan) -> list[str]:
    """What the refusals say."""
    return [fault.message for fault in found.refusals]


# A panzer division pays 1 SP to fight; nobody paid for one by count (SP-28, SP-33).
def test_a_cm_division_that_nobody_paid_for_by_count() -> None:
    found = battle(armies(), attackers=[PANZER], paid=True, result="0")
    assert told(found) == [
        "C/M divisions for 1 SP attack as paid by count; 0 SP were paid and not used yet."
    ]
    assert not found.postings


def test_a_unit_is_lost_once() -> None:
    found = battle(armies(), attackers=[INFANTRY], result="D1", defender_losses=[RIFLE, RIFLE])
    assert any(words.endswith("is lost twice.") for words in told(found))


def test_a_bombardment_names_its_target() -> None:
    assert told(bombard(armies(), place=" ", result="0")) == ["The target is not named."]


def test_a_mission_that_was_fired_at_is_not_changed() -> None:
    books = over_kiev()
    supported(books, escorts=0)
    books.post(plan(books, "air_flak", mission=1, hit="0"))
    changed = {"kind": "ground_support", "target": "1B 2119", "groups": [group("German Ju87B")]}
    assert told(plan(books, "air_mission", mission=1, **changed)) == [
        "Mission 1 has begun: its groups have been fought or fired at."
    ]
    # All are placed before any is resolved (SOP-03).
    assert "Mission 1 has begun: all are placed before any is resolved." in told(
        plan(books, "air_mission", **(changed | {"groups": [group("German He111")]}))
    )


def test_a_mission_does_not_become_supply() -> None:
    books = over_kiev()
    supported(books, escorts=0)
    changed = {"kind": "supply", "target": "Warszawa", "groups": [group("German Ju87B")]}
    assert "Supply by air is flown in the Initial Phase." in told(
        plan(books, "air_mission", mission=1, **changed)
    )


def test_missions_are_placed_in_the_air_phase() -> None:
    books = over_kiev()
    books.phase = MOVEMENT
    action = EUROPA.action("air_mission")
    raw = {"kind": "ground_support", "target": "1B 2119", "groups": [group("German Ju87B")]}
    found = action.plan(books, decode(action.inputs, raw))
    assert "Missions are placed in the Air Phase." in told(found)


def test_a_patrol_does_not_strike() -> None:
    books = over_kiev()
    books.post(placed(books, "patrol", group("Me109F"), target="3A 1018"))
    (words,) = told(plan(books, "air_strike", mission=1, result="1R"))
    assert words.startswith("Mission 1 does not strike")


def test_there_is_a_mission_to_bring_home() -> None:
    assert told(plan(over_kiev(), "air_home")) == ["No mission is open."]


def test_escorts_join_supply_in_the_air_phase() -> None:
    groups = [group("Ju52", "Minsk", role="escort")]
    assert "Escorts join transports in the Air Phase." in told(
        plan(in_the_morning(), "air_supply", target="Warszawa", groups=groups)
    )


def test_supply_by_air_needs_the_weather_of_its_zone() -> None:
    books = in_the_morning()
    books.weather = ""
    found = plan(books, "air_supply", target="Warszawa", zone="D", groups=[group("Ju52", "Minsk")])
    assert "has no weather." in told(found)


def test_the_surprise_needs_soviet_groups() -> None:
    books = at_start()
    for (kind, spot), number in held(books, SOVIET).items():
        books.put(group_account(kind, spot), AIR_GROUP, -number)
    assert told(strike(books, (next(iter(FIGHTERS)), 3))) == ["The books hold no Soviet air group."]


def test_a_city_that_is_not_on_the_chart() -> None:
    raw = {"turn": "Aug I 1941", "axis_controlled": ["Minks"]}
    inputs = decode(SovietInfantryReplacementsInputs, raw)
    with pytest.raises(BadInput) as raised:
        soviet_infantry_replacements(inputs, EUROPA.tables())
    (fault,) = raised.value.faults
    assert fault.note() == "'Minks' is not on the Soviet replacements chart. Did you mean Minsk?"
