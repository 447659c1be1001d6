"""What a player claims against the rule: refused, or asked about, and said in words that fit."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.combat.armies import (
    GUNS,
    INFANTRY,
    PANZER,
    RIFLE,
    armies,
    battle,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.words import AXIS, COMBAT, INITIAL, MOVEMENT, SOVIET
from oobmgr.rules.actions import ActionPlan


def doubts(found: ActionPlan, case: str) -> list[str]:
    """What is asked, and waits for an answer."""
    return [fault.message for fault in found.warnings if fault.asks and fault.case == case]


# ----------------------------------------------------------------------------- Group Allowance


def arriving(books: FakeBooks, *printed: int, nation: str = "German") -> ActionPlan:
    allowances = [{"nation": nation, "printed": number} for number in printed]
    return plan(books, "air_arrivals", allowances=allowances)


def test_more_new_allowance_than_a_nation_has_is_asked_about() -> None:
    books = opened()
    books.phase = INITIAL
    # 46 at start: of 99 more half would be received.
    assert doubts(arriving(books, 99), "AIR-11") == [
        "99 new German Group Allowance, where it is 46."
    ]
    assert doubts(arriving(books, 24, 24), "AIR-11")
    assert not doubts(arriving(books, 2), "AIR-11")
    # Who has none yet may begin with a little.
    assert not doubts(arriving(books, 2, nation="Italian"), "AIR-11")
    assert doubts(arriving(books, 99, nation="Italian"), "AIR-11")


def test_nothing_is_told_of_allowances_that_do_not_arrive() -> None:
    books = opened()
    books.phase = INITIAL
    books.turn = TurnCode("1941-07-I")
    assert "allowance" not in plan(books, "air_arrivals", july=True).sentence
    assert arriving(books, 2).sentence == "No counter is placed, 1 new allowance."


# ------------------------------------------------------------------------------------ overruns


def test_an_overrun_beyond_what_its_stack_can_move_is_asked_about() -> None:
    books = armies(MOVEMENT)
    stand(books, {PANZER: "1B 1309", RIFLE: "1B 1350"})
    far = "1B 1350 is 41 hexes or more from 1B 1309; 3 panzer has 6 MP."
    overrun = plan(books, "overrun", units=[PANZER], target="1B 1350")
    assert doubts(overrun, "OVR-02") == [far]
    fought = battle(books, attackers=[PANZER], defenders=[RIFLE], place="1B 1350")
    assert doubts(fought, "OVR-02") == [far]
    own = plan(books, "overrun", units=[PANZER], target="1B 1309")
    assert doubts(own, "OVR-02") == ["3 panzer is in 1B 1309 itself."]
    near = plan(books, "overrun", units=[PANZER], target="1B 1311")
    assert not doubts(near, "OVR-02")


# ----------------------------------------------------------------------- commandos and the winter


@pytest.mark.parametrize("claim", [{"commando": True}, {"commando_die": 6, "commando": True}])
def test_commandos_after_june_1941_are_asked_about(claim: dict[str, object]) -> None:
    june = armies()
    assert not doubts(battle(june, **claim), "CBT-06")
    later = armies()
    later.turn = TurnCode("1942-07-I")
    assert doubts(battle(later, **claim), "CBT-06")
    red = armies()
    red.side = SOVIET
    assert doubts(battle(red, attackers=[RIFLE], defenders=[INFANTRY], **claim), "CBT-06")


def test_a_column_for_commandos_needs_their_die() -> None:
    alone = battle(armies(), commando_line="Nonsense")
    assert "commando_line" in [fault.where for fault in alone.refusals]


def test_nobody_is_better_winterized_and_not_at_all() -> None:
    books = armies()
    books.turn = TurnCode("1942-01-I")
    both = battle(books, weather="snow", winterization=True, unwinterized=True)
    assert [fault.where for fault in both.refusals if fault.case == "CBT-05"] == ["unwinterized"]
    for one in ("winterization", "unwinterized"):
        alone = battle(books, weather="snow", **{one: True})
        assert not [fault for fault in alone.refusals if fault.case == "CBT-05"]
    books.side = SOVIET
    red = battle(books, attackers=[RIFLE], defenders=[INFANTRY], weather="snow", unwinterized=True)
    assert [fault.message for fault in red.refusals if fault.case == "CBT-05"] == [
        "Only the Axis attacks without being winterized."
    ]


# ------------------------------------------------------------------------------------- the zone


def weathers(books: FakeBooks, **kinds: str) -> FakeBooks:
    for zone, kind in (dict.fromkeys("ABCDG", "clear") | kinds).items():
        books.known[fact_kinds.WEATHER, str(books.turn), zone] = kind
    return books


def test_the_zone_of_a_battle_is_asked_for_where_its_weather_decides_something() -> None:
    major = {"ground": ["major_river"]}
    said = "Worked out for clear, but there is frost in B."
    # Frost freezes major rivers: the odds are others.
    books = weathers(armies(), B="frost")
    assert doubts(battle(books, **major), "CBT-04") == [said]
    assert not doubts(battle(books, **major, zone="C"), "CBT-04")
    assert battle(books, **major, zone="B").ruling.result.odds == "24 : 7"
    # On clear ground it is the same in both, and so it is with one weather everywhere.
    assert not doubts(battle(books), "CBT-04")
    assert not doubts(battle(weathers(armies()), **major), "CBT-04")
    # The books remember the zone of a hex.
    books.post(battle(books, place="1B 1922", zone="B", result="0"))
    again = battle(books, place="1B 1922", attackers=[PANZER], **major)
    assert not doubts(again, "CBT-04")
    assert doubts(battle(books, place="1B 1922", zone="B", weather="mud"), "CBT-04") == [
        "There is frost in zone B, and mud is entered here."
    ]


def test_the_zone_of_a_bombardment_is_asked_for_where_its_weather_decides_something() -> None:
    books = weathers(armies(), B="frost")
    fired = {"guns": [GUNS], "defenders": [RIFLE], "place": "1B 1922", "ground": ["major_river"]}
    assert doubts(plan(books, "bombard", **fired), "BMB-04")
    assert not doubts(plan(books, "bombard", **fired, zone="C"), "BMB-04")


# --------------------------------------------------------------------------------------- words


def test_points_that_nobody_placed_are_not_a_place_that_holds_none() -> None:
    books = opened()
    books.phase = INITIAL
    found = plan(books, "build", place="1B 1309")
    (lacking,) = [fault for fault in found.refusals if fault.where == "source"]
    assert lacking.message == "No Resource Point waits to be placed, 1 is needed."
    assert lacking.advice == "Enter where they are."


def test_a_mission_without_groups_is_not_said_to_fly() -> None:
    books = armies(COMBAT)
    books.side = AXIS
    found = plan(books, "air_supply", target="Warszawa")
    assert "The mission may fly" not in [step.label for step in found.ruling.working]
