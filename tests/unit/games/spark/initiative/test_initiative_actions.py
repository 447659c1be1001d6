"""Air power, commitments, initiative, challenge and recovery, as players enter them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.warned import warned
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.actions.initiative.air_power import (
    AirPowerInputs,
    plan_air_power,
    propose_air_power,
)
from oobmgr.games.spark.actions.initiative.commitments import (
    CommitmentsInputs,
    plan_commitments,
    propose_commitments,
)
from oobmgr.games.spark.actions.initiative.order import (
    ChallengeInputs,
    Impulses,
    ImpulsesInputs,
    InitiativeResultInputs,
    plan_challenge,
    plan_impulses,
    plan_initiative,
    propose_impulses,
    propose_initiative,
)
from oobmgr.games.spark.actions.initiative.recovery import (
    RecoveryInputs,
    plan_recovery,
    propose_recovery,
)
from oobmgr.games.spark.air.power import air_points, is_secret
from oobmgr.games.spark.forgotten import initiative as forgotten_initiative
from oobmgr.games.spark.game import SPARK
from oobmgr.games.spark.initiative.fresh import divisions, fought_today
from oobmgr.games.spark.initiative.order import ChallengeResult, order_now
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import (
    AIR_POWER,
    COMBAT,
    GERMAN,
    INITIATIVE,
    INITIATIVE_CHALLENGE,
    MOVEMENT,
    RECOVERY,
    SOVIET,
    Marker,
    Player,
)
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import PhaseId

AFTERNOON = TurnCode("1943-01-12-2pm")


def at(phase: PhaseId, **options: str | bool) -> FakeBooks:
    books = example_books(**options)
    books.phase = phase
    return books


def mark(books: FakeBooks, name: str, marker: Marker, value: str | bool = True) -> UnitId:
    unit = named(books, name)
    facts = set_marker(books, unit.id, marker, value)
    books.post(ActionPlan("", "", None, facts=facts))  # type: ignore[arg-type]
    return unit.id


def commit(books: FakeBooks, player: Player, assaults: int, *fresh: str) -> ActionPlan:
    return books.post(plan_commitments(books, CommitmentsInputs(player, assaults, fresh)))


# ------------------------------------------------------------------------------- air power


def test_air_points_replace_those_that_were_not_used() -> None:
    books = at(AIR_POWER)
    books.post(plan_air_power(books, AirPowerInputs(Player.SOVIET, 5)))
    plan = books.post(plan_air_power(books, AirPowerInputs(Player.SOVIET, 3)))
    assert air_points(books, SOVIET) == 3
    assert [(line.label, line.value) for line in plan.ruling.working] == [
        ("Not used, lapsed", -5),
        ("Air points", 3),
    ]


def test_a_secret_roll_is_not_told_until_the_initiative_phase_ends() -> None:
    books = at(AIR_POWER)
    plan = books.post(plan_air_power(books, AirPowerInputs(Player.GERMAN, 7)))
    assert "7" not in plan.title + plan.sentence
    assert propose_air_power(books).side is Player.SOVIET
    assert SPARK.close_phase(books) is None
    books.phase = INITIATIVE
    shown = SPARK.close_phase(books)
    assert shown is not None
    assert shown.title == "Air power shown: German 7"
    books.post(shown)
    assert not is_secret(books, GERMAN)
    assert SPARK.close_phase(books) is None


def test_what_nobody_keeps_secret_needs_no_showing() -> None:
    books = at(AIR_POWER)
    books.post(plan_air_power(books, AirPowerInputs(Player.GERMAN, 7, secret=False)))
    books.phase = INITIATIVE
    assert SPARK.close_phase(books) is None


def test_what_the_morning_decides_is_asked_for_in_the_morning() -> None:
    wanted = {
        "No air points are entered: Soviet and German.",
        "Nothing is entered: Soviet and German.",
        "No one is entered; the Soviet player begins.",
    }
    books = at(INITIATIVE)
    assert wanted <= {one.sentence for one in warned(books, forgotten_initiative)}
    books.turn = AFTERNOON
    assert not wanted & {one.sentence for one in warned(books, forgotten_initiative)}


# ------------------------------------------------------------------------------ commitments


def test_the_higher_total_is_proposed_with_fresh_divisions_counted() -> None:
    books = at(INITIATIVE)
    commit(books, Player.GERMAN, 4)
    commit(books, Player.SOVIET, 4, "136th rifle division")
    assert propose_initiative(books).initial_player is Player.SOVIET
    plan = books.post(plan_initiative(books, InitiativeResultInputs(Player.SOVIET)))
    assert plan.ruling.working[-2].arithmetic == "5 to 4"
    assert not plan.warnings


def test_the_player_with_the_lower_total_may_be_entered_with_a_word() -> None:
    books = at(INITIATIVE)
    commit(books, Player.SOVIET, 4)
    plan = books.post(plan_initiative(books, InitiativeResultInputs(Player.GERMAN)))
    assert [fault.message for fault in plan.warnings] == ["Soviet has the higher total."]
    assert order_now(books).initial_player == GERMAN
    assert order_now(books, AFTERNOON).initial_player == GERMAN


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("86th Rifle Division", "lists 3 units; a fresh division lists 4 or more."),
        ("61st Tank Brigade", "is not a division of the Soviet Roster Sheets."),
    ],
)
def test_only_divisions_with_enough_units_are_fresh(name: str, words: str) -> None:
    books = at(INITIATIVE)
    plan = plan_commitments(books, CommitmentsInputs(Player.SOVIET, 1, (name,)))
    assert [fault.message for fault in plan.refusals] == [f"{name} {words}"]


def test_eliminated_units_stay_listed() -> None:
    books = at(INITIATIVE)
    for unit in books.units():
        if "136th Rifle Division" in unit.path:
            books.roster[unit.id] = replace(unit, steps_left=0)
    listed = {one.name: one for one in divisions(books, SOVIET)}
    assert listed["136th Rifle Division"].eligible
    assert "61st Tank Brigade" not in listed


def test_a_correction_of_ticks_takes_the_old_ones_off() -> None:
    books = at(INITIATIVE)
    commit(books, Player.SOVIET, 4, "136th Rifle Division")
    plan = commit(books, Player.SOVIET, 5)
    assert plan.ruling.result == 5
    assert propose_commitments(books).side is Player.GERMAN


# -------------------------------------------------------------------------------- challenge


def test_a_successful_challenge_is_the_challengers_to_meet() -> None:
    books = at(INITIATIVE_CHALLENGE)
    inputs = ChallengeInputs(ChallengeResult.SUCCEEDED, 2)
    plan = books.post(plan_challenge(books, inputs))
    assert plan.sentence == "German Limited Impulse follows."
    books.phase, books.side = MOVEMENT[1], GERMAN
    assert [w.sentence for w in warned(books, forgotten_initiative)] == [
        "German committed to 2 assaults; 0 hexes are marked."
    ]
    mark(books, "II/399/170", Marker.ASSAULT, "1612")
    mark(books, "I/399/170", Marker.ASSAULT, "1613")
    assert not warned(books, forgotten_initiative)


def test_without_a_challenge_markers_are_free_in_the_limited_impulse() -> None:
    books = at(INITIATIVE)
    commit(books, Player.SOVIET, 3)
    commit(books, Player.GERMAN, 1)
    books.phase = MOVEMENT[1]
    assert not warned(books, forgotten_initiative)
    books.phase = MOVEMENT[0]
    assert [w.kind for w in warned(books, forgotten_initiative)] == ["commitment"]


def test_nothing_is_owed_where_the_second_player_commits_to_nothing() -> None:
    books = at(INITIATIVE)
    commit(books, Player.SOVIET, 3)
    books.phase = MOVEMENT[0]
    assert not warned(books, forgotten_initiative)


def test_markers_at_the_same_hex_count_once() -> None:
    books = at(INITIATIVE)
    commit(books, Player.SOVIET, 2)
    commit(books, Player.GERMAN, 1)
    books.phase = MOVEMENT[0]
    for name in ("284/86", "330/86"):
        mark(books, name, Marker.ASSAULT, "1710")
    assert [w.sentence for w in warned(books, forgotten_initiative)] == [
        "Soviet committed to 2 assaults; 1 hex is marked."
    ]


# --------------------------------------------------------------------------------- impulses


def test_impulses_of_an_afternoon_are_set_and_set_back() -> None:
    books = at(INITIATIVE)
    books.turn = AFTERNOON
    assert propose_impulses(books) == ImpulsesInputs(Player.GERMAN, Impulses.NONE)
    books.post(plan_impulses(books, ImpulsesInputs(Player.SOVIET, Impulses.GERMAN)))
    assert order_now(books).sides == {"first": SOVIET, "second": GERMAN}
    books.post(plan_impulses(books, ImpulsesInputs(Player.GERMAN, Impulses.NONE)))
    assert order_now(books).sides == {"first": GERMAN}


def test_the_first_impulse_is_not_changed_once_it_is_over() -> None:
    books = at(INITIATIVE_CHALLENGE)
    plan = plan_impulses(books, ImpulsesInputs(Player.GERMAN, Impulses.SOVIET))
    assert [fault.message for fault in plan.refusals] == ["The first impulse is over."]
    assert not plan_impulses(books, ImpulsesInputs(Player.SOVIET, Impulses.GERMAN)).refusals


# --------------------------------------------------------------------------------- recovery


def test_recovery_takes_off_what_is_ticked_and_nothing_else() -> None:
    books = at(RECOVERY[0])
    suppressed = mark(books, "284/86", Marker.SUPPRESSED)
    disrupted = mark(books, "III/399/170", Marker.DISRUPTED)
    assert propose_recovery(books) == RecoveryInputs((suppressed,))
    books.post(plan_recovery(books, RecoveryInputs((suppressed,), weakened=(disrupted,))))
    assert not unit_of(books, suppressed).markers.held
    assert set(unit_of(books, disrupted).markers.held) == {Marker.SUPPRESSED}
    # It has only just come to suppressed: that comes off in the next Recovery Phase.
    assert propose_recovery(books) == RecoveryInputs()
    assert not warned(books, forgotten_initiative)
    books.phase = RECOVERY[1]
    assert propose_recovery(books) == RecoveryInputs((disrupted,))
    assert [w.kind for w in warned(books, forgotten_initiative)] == ["recovery"]


def test_recovery_refuses_what_is_not_there() -> None:
    books = at(RECOVERY[0])
    unit = mark(books, "284/86", Marker.DISRUPTED)
    assert plan_recovery(books, RecoveryInputs((unit,))).refusals[0].note() == (
        "284/86 is not suppressed. Leave it out."
    )
    twice = plan_recovery(books, RecoveryInputs(disrupted=(unit,), weakened=(unit,)))
    assert [fault.message for fault in twice.refusals] == ["is picked twice."]
    assert plan_recovery(books, RecoveryInputs()).refusals


# ---------------------------------------------------------------------------------- closing


def test_an_impulse_ends_with_its_markers_and_its_divisions_have_fought() -> None:
    books = at(COMBAT[0])
    unit = mark(books, "284/86", Marker.ASSAULT, "1710")
    mark(books, "284/86", Marker.INVOLVED, "1710")
    stays = mark(books, "330/86", Marker.SUPPRESSED)
    assert SPARK.close_phase(books) is None
    plan = SPARK.close_turn(books)
    assert plan is not None
    assert plan.title == "End of the impulse: 1 Assault Marker; 1 unit involved in an assault off"
    books.post(plan)
    assert not unit_of(books, unit).markers.held
    assert Marker.SUPPRESSED in unit_of(books, stays).markers
    assert fought_today(books, SOVIET) == {"86th Rifle Division"}
    assert SPARK.close_turn(books) is None


@pytest.mark.parametrize(
    "marker",
    [
        Marker.PARTICIPATED,
        Marker.CALLED_OFF,
        Marker.MUST_RETREAT,
        Marker.CROSSED_STREAM,
        Marker.FIRED,
    ],
)
def test_what_lies_on_units_for_an_impulse_comes_off_with_it(marker: Marker) -> None:
    books = at(COMBAT[0])
    unit = mark(books, "284/86", marker)
    plan = SPARK.close_turn(books)
    assert plan is not None
    books.post(plan)
    assert marker not in unit_of(books, unit).markers


def test_a_division_that_fought_today_is_ticked_with_a_word() -> None:
    books = at(COMBAT[0])
    mark(books, "387/136", Marker.PARTICIPATED)
    closing = SPARK.close_turn(books)
    assert closing is not None
    books.post(closing)
    books.phase = INITIATIVE
    plan = commit(books, Player.SOVIET, 1, "136th Rifle Division")
    assert [fault.message for fault in plan.warnings] == [
        "136th Rifle Division took part in an assault today."
    ]


def test_what_was_fired_while_the_enemy_moved_ends_with_the_movement_phase_once() -> None:
    books = at(MOVEMENT[0])
    shot = named(books, "II/399/170")
    books.known[fact_kinds.MARKER, str(shot.id), Marker.FIRED] = ["zoc"]
    closing, impulse = SPARK.close_phase(books), SPARK.close_turn(books)
    assert closing is not None
    assert closing.title == "End of the Movement Phase: 1 unit that fired off"
    assert impulse is None


def test_nothing_ends_with_a_recovery() -> None:
    books = at(RECOVERY[0])
    mark(books, "284/86", Marker.ASSAULT, "1710")
    assert SPARK.close_phase(books) is None
    assert SPARK.close_turn(books) is None
