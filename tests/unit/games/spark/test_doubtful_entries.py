"""Entries that a rule forbids, or that nobody can mean: each is refused, or asked about."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, put
from tests.unit.games.spark.example_books import example_books
from tests.unit.games.spark.movement.moving import move
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.air.strike import plan_air_strike
from oobmgr.games.spark.actions.air.strike_inputs import StrikeInputs, StrikeRoll
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.end import RetreatInputs, plan_retreat
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.actions.assault.surprise import NightSurpriseInputs, plan_surprise
from oobmgr.games.spark.actions.assault.withdrawals import (
    CallOffInputs,
    DefenderWithdrawalInputs,
    plan_call_off,
    plan_defender_withdrawal,
)
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.actions.initiative.commitments import CommitmentsInputs, plan_commitments
from oobmgr.games.spark.actions.initiative.order import (
    ChallengeInputs,
    Impulses,
    ImpulsesInputs,
    plan_challenge,
    plan_impulses,
)
from oobmgr.games.spark.actions.reinforcements.inactive import (
    ActivateInputs,
    Cause,
    InactiveInputs,
    plan_activate,
    plan_inactive,
)
from oobmgr.games.spark.actions.roster.sheets import MarkInputs, plan_mark
from oobmgr.games.spark.actions.supply.stocks import ReceiveInputs, plan_receive
from oobmgr.games.spark.assault.steps import AssaultStepKey
from oobmgr.games.spark.assaults import step_taken
from oobmgr.games.spark.initiative.order import ChallengeResult
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import INITIATIVE, INITIATIVE_CHALLENGE, MOVEMENT, Marker, Player
from oobmgr.rules.actions import ActionPlan

MARKER = {"do": "place_assault_marker"}


def stand(plan: ActionPlan) -> set[str]:
    """The sentences that stand against a plan."""
    return {fault.message for fault in plan.refusals}


def told(plan: ActionPlan) -> dict[str, Fault]:
    """What a plan tells or asks, by its sentences; nothing stands against it."""
    assert not plan.refusals
    return {fault.message: fault for fault in plan.warnings}


def asked(plan: ActionPlan) -> dict[str, Fault]:
    """What a plan asks about: that waits for a yes."""
    return {message: fault for message, fault in told(plan).items() if fault.asks}


def in_phase(phase: str) -> FakeBooks:
    books = example_books()
    books.phase = type(books.phase)(phase)
    return books


def test_an_assault_marker_is_not_paid_for_twice() -> None:
    books = example_books()
    marks = AssaultMarkersInputs(ids(books, "284/86"), "1710")
    books.post(plan_assault_markers(books, marks))
    assert spent(books, ids(books, "284/86")[0]) == 1  # type: ignore[arg-type]
    assert stand(plan_assault_markers(books, marks)) == {
        "has its Assault Marker toward 1710 already."
    }
    on_the_way = move(books, "284/86", path=[MARKER], marker="1710")
    assert "has its Assault Marker toward 1710 already." in stand(on_the_way)


def test_a_way_places_one_marker_and_at_an_enemy() -> None:
    books = example_books()
    put(books, "284/86", hex="1610")
    twice = move(books, "284/86", path=[MARKER, MARKER], marker="1710")
    assert "The Assault Marker is placed twice on the way." in stand(twice)
    nobody = move(books, "284/86", path=[MARKER], marker="1510")
    assert "The books show no enemy in 1510." in told(nobody)
    assert not move(books, "284/86", path=[MARKER], marker="1710").refusals


def test_a_side_commits_to_no_more_assaults_than_it_has_units() -> None:
    books = in_phase(INITIATIVE)
    able = sum(unit.side == "german" for unit in books.units())
    many = CommitmentsInputs(Player.GERMAN, able + 1)
    assert [fault.case for fault in plan_commitments(books, many).refusals] == ["SP-INIT-13"]
    books.post(plan_commitments(books, CommitmentsInputs(Player.GERMAN, able)))
    again = told(plan_commitments(books, CommitmentsInputs(Player.GERMAN, 2)))
    assert any("entered before; this replaces it." in one for one in again)


def test_a_challenge_commits_to_what_there_is_and_none_to_nothing() -> None:
    books = in_phase(INITIATIVE_CHALLENGE)
    many = plan_challenge(books, ChallengeInputs(ChallengeResult.SUCCEEDED, 500))
    assert [fault.case for fault in many.refusals] == ["SP-INIT-13"]
    none = plan_challenge(books, ChallengeInputs(ChallengeResult.NONE, 5))
    assert stand(none) == {"Without a challenge neither player commits to anything."}
    assert not plan_challenge(books, ChallengeInputs(ChallengeResult.SUCCEEDED, 5)).refusals


def test_an_impulse_that_nobody_plays_is_no_lull() -> None:
    books = in_phase(INITIATIVE)
    lull = plan_impulses(books, ImpulsesInputs(Player.SOVIET, Impulses.NONE, second_lull=True))
    assert stand(lull) == {"Neither side plays the second impulse."}
    played = ImpulsesInputs(Player.SOVIET, Impulses.SOVIET, second_lull=True)
    assert not plan_impulses(books, played).refusals


def test_dice_of_a_strike_are_for_the_units_that_are_struck() -> None:
    books = example_books()
    dice = (StrikeRoll(1, 1, "0"), StrikeRoll(1, 1, "0"))
    struck = ids(books, "II/399/170")
    assert "2 pairs of dice for 1 unit." in stand(
        plan_air_strike(books, StrikeInputs(3, struck, dice))
    )
    assert not plan_air_strike(books, StrikeInputs(3, struck, dice[:1])).refusals


def test_a_stock_that_nobody_shoots_from_is_asked_about() -> None:
    books = in_phase(INITIATIVE)
    strange = plan_receive(books, ReceiveInputs(stock="lalala", points=3))
    assert "No unit draws on a stock of lalala, and none is there." in told(strange)
    assert not told(plan_receive(books, ReceiveInputs(stock="67th Army", points=3)))


def test_a_reinforcement_is_made_inactive_once() -> None:
    books = in_phase(INITIATIVE)
    sleeps = InactiveInputs(ids(books, "942/268"), TurnCode("1943-01-13-1am"))
    books.post(plan_inactive(books, sleeps))
    assert stand(plan_inactive(books, sleeps)) == {"is inactive until then already."}
    later = InactiveInputs(ids(books, "942/268"), TurnCode("1943-01-14-1am"))
    assert not plan_inactive(books, later).refusals


def test_a_retreat_leads_elsewhere_and_is_of_one_side() -> None:
    books = example_books()
    put(books, "284/86", hex="1610")
    stays = plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1610"))
    assert "is in 1610 already." in stand(stays)
    both = plan_retreat(books, RetreatInputs(ids(books, "284/86", "II/399/170"), "2020"))
    assert "are from both sides, and never end in one hex." in stand(both)


def test_nobody_from_outside_takes_a_step_or_brings_a_bonus() -> None:
    books = assault_books("1712", "387/136", "541/136")
    lay(books, Marker.ENTRENCHED, "II/399/170")
    right = AssaultCombatInputs(hex="1712", assaulter_die=3, defender_die=3)
    assert not plan_assault_combat(books, right).refusals
    for wrong in (ids(books, "284/86"), (777,)):
        for field, named in (
            ("losses", replace(right, losses=wrong)),
            ("bearers", replace(right, bearers=wrong)),
        ):
            refused = plan_assault_combat(books, named).refusals
            assert [(f.where, f.message) for f in refused] == [
                (field, "has no part in this combat.")
            ]
    inside = replace(right, entrenched=False, inside=True)
    assert [f.where for f in plan_assault_combat(books, inside).refusals] == ["inside"]


def test_who_assaults_is_no_inactive_reinforcement() -> None:
    books = assault_books("1712", "541/136")
    books.phase = MOVEMENT[0]
    marked = "has an Assault Marker toward 1712, so it is active."
    assert marked in stand(plan_inactive(books, InactiveInputs(ids(books, "541/136"))))
    by_hand = MarkInputs(ids(books, "541/136"), Marker.INACTIVE)
    assert marked in stand(plan_mark(books, by_hand))
    assert not stand(plan_mark(books, MarkInputs(ids(books, "330/86"), Marker.INACTIVE)))


def test_a_challenge_that_is_entered_anew_is_told() -> None:
    books = in_phase(INITIATIVE_CHALLENGE)
    won = ChallengeInputs(ChallengeResult.SUCCEEDED, 1)
    assert not told(books.post(plan_challenge(books, won)))
    assert not told(plan_challenge(books, won))
    lost = told(plan_challenge(books, ChallengeInputs(ChallengeResult.FAILED, 0)))
    assert set(lost) == {"The challenge was entered as succeeded; this replaces it."}


UNROLLED = "Surprise was not rolled for in the assault on 1618."


def night() -> FakeBooks:
    """An assault of the night whose surprise nobody rolled for."""
    books = assault_books("1618", "952/268", night=True)
    for name in ("952/268", "III/399/170"):
        lay(books, Marker.SUPPRESSED, name)
    return books


def test_an_assault_by_night_does_not_begin_before_its_surprise_die() -> None:
    """The die comes before each assault (9.3.3, 4); every step of it looks for it."""
    books = night()
    fighter, defender = ids(books, "952/268")[0], ids(books, "III/399/170")[0]

    def steps() -> tuple[ActionPlan, ...]:
        fire = FireInputs(
            segment=Segment.OFFENSIVE_1,
            firers=(FirerEntry(fighter),),
            targets=(TargetEntry(defender, 6, 8, "0"),),
        )
        return (
            plan_fire(books, fire),
            plan_assault_combat(books, AssaultCombatInputs("1618", 5, 5, stand_in=True)),
            plan_defender_withdrawal(books, DefenderWithdrawalInputs("1618", (defender,), 3)),
            plan_call_off(books, CallOffInputs("1618", (fighter,))),
        )

    def doubts() -> list[bool]:
        return [
            any(one.asks and one.message == UNROLLED for one in plan.warnings) for plan in steps()
        ]

    assert doubts() == [True] * 4
    # Beside the field that says which assault it is.
    where = [
        next(one.where for one in plan.warnings if one.message == UNROLLED) for plan in steps()
    ]
    assert where == ["assault", "hex", "hex", "hex"]
    books.post(plan_surprise(books, NightSurpriseInputs("1618", 5)))
    assert doubts() == [False] * 4
    # By day there is none, and a die that comes late is asked about.
    by_day = assault_books("1618", "952/268")
    call = plan_call_off(by_day, CallOffInputs("1618", ids(by_day, "952/268")))
    assert UNROLLED not in {one.message for one in call.warnings}
    books = night()
    for fact in step_taken(books, "1618", AssaultStepKey.OFFENSIVE_1):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    late = asked(plan_surprise(books, NightSurpriseInputs("1618", 5)))
    assert set(late) == {"The assault on 1618 has begun: surprise is rolled for before it."}


def test_nobody_is_woken_before_his_day_without_what_woke_him() -> None:
    books = in_phase(MOVEMENT[0])
    unit = ids(books, "942/268")
    books.post(plan_inactive(books, InactiveInputs(unit, TurnCode("1943-01-14-1am"))))
    assert set(asked(plan_activate(books, ActivateInputs(unit)))) == {"is not due yet."}
    struck = ActivateInputs(unit, Cause.ASSAULT)
    assert set(asked(plan_activate(books, struck))) == {"is assaulted by no unit in the books."}
    lay_toward(books, "240/170", "1516")
    assert not asked(plan_activate(books, struck))


def lay_toward(books: FakeBooks, name: str, place: str) -> None:
    """Lay an Assault Marker toward a hex, whoever plays."""
    for fact in set_marker(books, UnitId(ids(books, name)[0]), Marker.ASSAULT, place):
        books.known[fact.subject, fact.key, fact.field] = fact.new
