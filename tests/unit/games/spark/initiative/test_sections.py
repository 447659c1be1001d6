"""The parts of a Turn Section: who plays what, by what was entered and by what follows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.game import SPARK
from oobmgr.games.spark.initiative.order import (
    CHALLENGE_RESULT,
    FIRST_LULL,
    FIRST_SIDE,
    INITIAL_PLAYER,
    NOT_PLAYED,
    SECOND_LULL,
    SECOND_SIDE,
    ChallengeResult,
)
from oobmgr.games.spark.sequence import PHASES, player_turns
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.words import COMBAT, GERMAN, MOVEMENT, SOVIET
from oobmgr.rules.books import TurnOrder

MORNING = TurnCode("1943-01-12-1am")
AFTERNOON = TurnCode("1943-01-12-2pm")
NIGHT = TurnCode("1943-01-12-3night")


ZONES_AT_NIGHT = "Only units that get an Assault Marker may enter a zone of control of the enemy."
FIRE_AT_NIGHT = "Only units that are or were in an assault draw ZOC fire"


def names(turn: TurnCode, order: TurnOrder | None = None, **options: str) -> list[str]:
    return [part.name for part in player_turns(turn, options, order or {})]


def test_a_morning_begins_with_air_power_and_gives_the_initial_player_both_impulses() -> None:
    assert names(MORNING) == [
        "Initiative, both players",
        "Soviet Initial Impulse",
        "Recovery, both players",
        "German Initiative Challenge",
        "Soviet Limited Impulse",
        "Recovery, both players",
    ]
    opening = player_turns(MORNING, {})[0]
    assert opening.phases == ("air_power", "initiative")
    assert opening.shared


def test_what_is_no_turn_section_is_refused() -> None:
    for wrong in ("12 January, dawn", "dawn"):
        with pytest.raises(BadInput, match="is not a turn"):
            CALENDAR.parse(wrong)
    with pytest.raises(ValueError, match="4dawn"):
        CALENDAR.label(TurnCode("1943-01-12-4dawn"))


def test_a_successful_challenge_takes_the_limited_impulse() -> None:
    order: TurnOrder = {CHALLENGE_RESULT: ChallengeResult.SUCCEEDED}
    assert names(MORNING, order)[4] == "German Limited Impulse"
    failed: TurnOrder = {CHALLENGE_RESULT: ChallengeResult.FAILED}
    assert names(MORNING, failed)[4] == "Soviet Limited Impulse"


def test_the_german_player_may_be_the_initial_player() -> None:
    order: TurnOrder = {INITIAL_PLAYER: GERMAN}
    assert names(MORNING, order)[1:5:2] == ["German Initial Impulse", "Soviet Initiative Challenge"]


def test_the_afternoon_is_the_second_players_and_special_air_strikes_come_before_recovery() -> None:
    assert names(AFTERNOON) == [
        "Initiative, both players",
        "German Initial Impulse",
        "Soviet special air strikes",
        "Recovery, both players",
    ]


def test_there_are_no_special_air_strikes_after_a_successful_challenge() -> None:
    order: TurnOrder = {CHALLENGE_RESULT: ChallengeResult.SUCCEEDED}
    assert names(AFTERNOON, order) == [
        "Initiative, both players",
        "Soviet Initial Impulse",
        "Recovery, both players",
    ]


def test_who_plays_in_the_afternoon_can_be_entered() -> None:
    order: TurnOrder = {FIRST_SIDE: SOVIET, SECOND_SIDE: GERMAN}
    assert names(AFTERNOON, order)[1::2] == ["Soviet Initial Impulse", "German Limited Impulse"]


def test_at_night_both_play_and_nobody_has_post_assault_fire() -> None:
    parts = player_turns(NIGHT, {})
    assert [part.name for part in parts][1::2] == ["Soviet Night Impulse", "German Night Impulse"]
    assert parts[1].phases == ("first_movement", "first_air_strikes", "first_combat")


def test_in_a_lull_there_is_no_combat() -> None:
    order: TurnOrder = {FIRST_LULL: True}
    lull = player_turns(MORNING, {}, order)[1]
    assert lull.name == "Soviet Initial Impulse, lull"
    assert lull.phases == ("first_movement", "first_air_strikes")


def test_recovery_is_held_once_a_section_where_the_group_plays_it_so() -> None:
    assert names(MORNING, recovery_held="section").count("Recovery, both players") == 1
    assert names(MORNING, recovery_held="section")[-1] == "Recovery, both players"
    assert names(AFTERNOON, recovery_held="section")[-1] == "Recovery, both players"


ORDERS = st.fixed_dictionaries(
    {},
    optional={
        INITIAL_PLAYER: st.sampled_from([SOVIET, GERMAN]),
        CHALLENGE_RESULT: st.sampled_from([str(one) for one in ChallengeResult]),
        FIRST_SIDE: st.sampled_from([SOVIET, GERMAN]),
        SECOND_SIDE: st.sampled_from([SOVIET, GERMAN, NOT_PLAYED]),
        FIRST_LULL: st.booleans(),
        SECOND_LULL: st.booleans(),
    },
)


@given(turn=st.sampled_from([MORNING, AFTERNOON, NIGHT]), order=ORDERS)
def test_every_part_holds_phases_of_its_own_and_no_phase_twice(
    turn: TurnCode, order: dict[str, str | bool]
) -> None:
    parts = player_turns(turn, {}, order)
    part_of = {phase.id: phase.part for phase in PHASES}
    held = [(phase, part.part) for part in parts for phase in part.phases]
    assert all(part_of[phase] == part for phase, part in held)
    assert len({phase for phase, _ in held}) == len(held)
    assert all(part.phases for part in parts)
    recovered = [part.name for part in parts].count("Recovery, both players")
    assert recovered == sum(1 for part in parts if part.part in {"first", "second"})


@pytest.mark.parametrize("turn", [MORNING, AFTERNOON, NIGHT])
def test_a_section_opens_with_both_players(turn: TurnCode) -> None:
    assert player_turns(turn, {})[0].shared


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_what_zones_of_control_mean_at_night_is_told_in_every_impulse(side: SideId) -> None:
    """The board shows who stands where: the two rules are told, at night alone (SP-INIT-08,
    SP-INIT-10)."""

    def told(turn: TurnCode, case: str) -> dict[str, str]:
        entries = SPARK.phase_cases(SPARK.tables())
        return {e.phase: e.text for e in entries if e.case == case and e.applies(turn, side)}

    assert told(NIGHT, "SP-INIT-08") == dict.fromkeys(MOVEMENT, ZONES_AT_NIGHT)
    assert told(NIGHT, "SP-INIT-10") == {
        **dict.fromkeys(MOVEMENT, f"{FIRE_AT_NIGHT}."),
        **dict.fromkeys(COMBAT, f"{FIRE_AT_NIGHT}, with what can be seen at night."),
    }
    for turn in (MORNING, AFTERNOON):
        assert told(turn, "SP-INIT-08") == told(turn, "SP-INIT-10") == {}
