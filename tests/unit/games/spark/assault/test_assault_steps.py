"""The steps of an assault in their order: what is next, what is not held and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, mark, on, put, words
from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.warned import warned
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.actions.assault.end import (
    AssaultEndInputs,
    RetreatInputs,
    plan_assault_end,
    plan_retreat,
)
from oobmgr.games.spark.actions.assault.surprise import NightSurpriseInputs, plan_surprise
from oobmgr.games.spark.actions.assault.withdrawals import (
    CallOffInputs,
    DefenderWithdrawalInputs,
    plan_call_off,
    plan_defender_withdrawal,
    propose_withdrawal,
)
from oobmgr.games.spark.actions.morale.check import UnitMoraleInputs, plan_morale_check
from oobmgr.games.spark.assault.steps import AssaultStepKey, assault_on, assaults
from oobmgr.games.spark.assaults import record_of, records_cleared, step_taken
from oobmgr.games.spark.fire.fire_rows import StepState
from oobmgr.games.spark.forgotten import assault as forgotten_assault
from oobmgr.games.spark.game import SPARK
from oobmgr.games.spark.morale.effects import surprise_on
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import MOVEMENT, CallOff, Marker


def states(books: FakeBooks, place: str) -> dict[AssaultStepKey, StepState]:
    assault = assault_on(books, place)
    assert assault is not None
    return {AssaultStepKey(step.key): step.state for step in assault.steps}


def take(books: FakeBooks, place: str, step: AssaultStepKey) -> None:
    for fact in step_taken(books, place, step):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def test_without_armor_there_are_no_second_segments() -> None:
    found = states(assault_books("1710", "284/86", "330/86"), "1710")
    assert found[AssaultStepKey.BARRAGE] is StepState.NOW
    assert found[AssaultStepKey.DEFENSIVE_2] is StepState.NOT_HELD
    assert found[AssaultStepKey.OFFENSIVE_2] is StepState.NOT_HELD
    assert found[AssaultStepKey.DEFENDER_WITHDRAWAL_2] is StepState.LATER  # on wheels
    assert found[AssaultStepKey.SURPRISE] is StepState.NOT_HELD


def test_assaulting_armor_brings_a_second_defensive_segment() -> None:
    found = states(assault_books("1712", "541/136", "1/61T"), "1712")
    assert found[AssaultStepKey.DEFENSIVE_2] is StepState.LATER
    assert found[AssaultStepKey.ATTACKER_WITHDRAWAL_2] is StepState.LATER
    assert found[AssaultStepKey.OFFENSIVE_2] is StepState.NOT_HELD
    assert found[AssaultStepKey.DEFENDER_WITHDRAWAL_2] is StepState.NOT_HELD  # on foot


def test_what_is_passed_over_counts_as_not_used() -> None:
    books = assault_books("1710", "284/86", "330/86")
    take(books, "1710", AssaultStepKey.DEFENSIVE_1)
    assault = assault_on(books, "1710")
    assert assault is not None
    first = {step.key: (step.state, step.words) for step in assault.steps}
    assert first[AssaultStepKey.BARRAGE] == (StepState.DONE, "not used")
    assert assault.now is not None
    assert assault.now.key is AssaultStepKey.ATTACKER_WITHDRAWAL_1


def test_night_begins_with_surprise_and_ends_with_its_status() -> None:
    books = assault_books("1618", "952/268", night=True)
    assert states(books, "1618")[AssaultStepKey.SURPRISE] is StepState.NOW
    plan = books.post(plan_surprise(books, NightSurpriseInputs("1618", 1)))  # D at the end
    assert [fault.case for fault in plan.warnings] == ["SP-SUR-18"]
    assert Marker.DISRUPTED not in on(books, "952/268")
    books.post(plan_assault_end(books, AssaultEndInputs("1618")))
    assert Marker.DISRUPTED in on(books, "952/268")
    assert Marker.DISRUPTED not in on(books, "III/399/170")
    assert Marker.ASSAULT not in on(books, "952/268")


def test_a_four_ends_the_assault_against_the_attackers_will() -> None:
    books = assault_books("1618", "952/268", night=True)
    plan = books.post(plan_surprise(books, NightSurpriseInputs("1618", 4)))
    assert on(books, "952/268").held[Marker.CALLED_OFF] == CallOff.INVOLUNTARY
    assert any("must retreat 1 hex" in fault.note() for fault in plan.warnings)
    assert states(books, "1618")[AssaultStepKey.END] is StepState.NOW


def test_surprise_is_rolled_at_night_and_once() -> None:
    by_day = assault_books("1618", "952/268")
    assert words(plan_surprise(by_day, NightSurpriseInputs("1618", 4)))
    without = plan_surprise(by_day, NightSurpriseInputs("1618"))
    assert {fault.where for fault in without.refusals} == {"hex", "die"}
    assert without.ruling.result is None
    books = assault_books("1618", "952/268", night=True)
    books.post(plan_surprise(books, NightSurpriseInputs("1618", 5)))
    assert words(plan_surprise(books, NightSurpriseInputs("1618", 5)))


def test_the_anti_tank_battalion_withdraws_after_the_fire_segments() -> None:
    books = assault_books("1710", "330/86")
    take(books, "1710", AssaultStepKey.OFFENSIVE_1)
    assert propose_withdrawal(books).units == ids(books, "3/240/170")
    inputs = DefenderWithdrawalInputs("1710", ids(books, "3/240/170"), 3, "1810")
    plan = books.post(plan_defender_withdrawal(books, inputs))
    assert plan.ruling.result.step == AssaultStepKey.DEFENDER_WITHDRAWAL_2
    assert named(books, "3/240/170").hex == "1810"
    assert states(books, "1710")[AssaultStepKey.ASSAULT_COMBAT] is StepState.NOT_HELD


def test_infantry_may_not_withdraw_after_the_fire_segments() -> None:
    books = assault_books("1712", "541/136")
    take(books, "1712", AssaultStepKey.OFFENSIVE_1)
    inputs = DefenderWithdrawalInputs("1712", ids(books, "II/399/170"), 3, "1813")
    refused = words(plan_defender_withdrawal(books, inputs))
    assert any("only units on wheels" in sentence for sentence in refused)


def test_a_zero_keeps_the_defender_and_suppresses_it() -> None:
    books = assault_books("1712", "541/136")
    inputs = DefenderWithdrawalInputs("1712", ids(books, "II/399/170"), 0, "1813")
    books.post(plan_defender_withdrawal(books, inputs))
    assert Marker.SUPPRESSED in on(books, "II/399/170")
    assert named(books, "II/399/170").hex == "1712"


def test_a_defender_withdraws_with_the_morale_of_a_better_headquarters() -> None:
    books = assault_books("1712", "541/136")
    put(books, "I/399/170", hex="1712", type="headquarters", ratings={"morale": 8})
    inputs = DefenderWithdrawalInputs("1712", ids(books, "II/399/170"), 8, "1813")
    plan = plan_defender_withdrawal(books, inputs)
    # 8 less the 8 of the headquarters is 0, with its own 6 it would be 2.
    assert plan.ruling.result.may_withdraw
    assert plan.ruling.notes == ("II/399/170 uses the morale of I/399/170.",)
    # What lies on the headquarters lowers what it lends; cover is for the unit that goes.
    lay(books, Marker.SUPPRESSED, "I/399/170")
    assert not plan_defender_withdrawal(books, inputs).ruling.result.may_withdraw
    covered = replace(inputs, cover=True)
    assert plan_defender_withdrawal(books, covered).ruling.result.may_withdraw
    put(books, "I/399/170", hex="1813")
    alone = plan_defender_withdrawal(books, replace(inputs, die=7))
    assert (alone.ruling.result.may_withdraw, alone.ruling.notes) == (False, ())


def test_a_disrupted_defender_stays_and_a_suppressed_one_goes_by_option() -> None:
    books = assault_books("1712", "541/136", withdraw_when_suppressed=False)
    unit = ids(books, "II/399/170")
    inputs = DefenderWithdrawalInputs("1712", unit, 3, "1813")
    assert not words(plan_defender_withdrawal(books, inputs))
    lay(books, Marker.SUPPRESSED, "II/399/170")
    assert words(plan_defender_withdrawal(books, inputs))
    lay(books, Marker.DISRUPTED, "II/399/170")
    books.options = {**books.options, "withdraw_when_suppressed": True}
    assert words(plan_defender_withdrawal(books, inputs))


def test_infantry_calls_off_with_the_last_armor() -> None:
    books = assault_books("1712", "387/136", "541/136", "1/61T")
    plan = books.post(plan_call_off(books, CallOffInputs("1712", ids(books, "1/61T"), "1513")))
    assert "SP-CMB-13" in [line.case for line in plan.ruling.working]
    assert all(not on(books, name).assault_hex for name in ("387/136", "541/136", "1/61T"))
    assert named(books, "1/61T").hex == "1513"
    assert named(books, "541/136").hex == "1613"
    # They may go back as well: nobody is asked what makes them.
    for name in ("387/136", "541/136"):
        assert on(books, name).retreat == (0, 1)
    end = AssaultEndInputs("1712", retreating=ids(books, "541/136"), to="1513")
    assert not [one for one in plan_assault_end(books, end).warnings if one.asks]


def test_infantry_whose_armor_was_shaken_off_goes_back_unasked() -> None:
    """733/136 in the example: its tanks fail their check, and it goes back with them by choice."""
    books = assault_books("1714", "733/136", "2/61T")
    tanks = ids(books, "2/61T")
    books.post(plan_morale_check(books, UnitMoraleInputs(tanks, die=8)))
    assert not on(books, "733/136").assault_hex
    for plan in (
        plan_assault_end(books, AssaultEndInputs("1714", ids(books, "733/136"), "1514")),
        plan_retreat(books, RetreatInputs(ids(books, "733/136"), "1514")),
    ):
        assert not [one.message for one in plan.warnings if one.asks]


def test_by_option_only_infantry_stacked_with_the_armor_calls_off() -> None:
    books = assault_books("1712", "387/136", "541/136", "1/61T", call_off_with_armor="stacked")
    books.post(plan_call_off(books, CallOffInputs("1712", ids(books, "1/61T"))))
    assert on(books, "387/136").assault_hex == "1712"
    assert not on(books, "541/136").assault_hex


def test_only_units_with_a_marker_call_off() -> None:
    books = assault_books("1712", "387/136")
    refused = words(plan_call_off(books, CallOffInputs("1712", ids(books, "541/136"))))
    assert any("has no Assault Marker toward 1712" in sentence for sentence in refused)


def test_the_end_moves_units_and_deploys_columns() -> None:
    books = assault_books("1712", "541/136")
    lay(books, Marker.IN_COLUMN, "541/136")
    inputs = AssaultEndInputs(
        "1712", ids(books, "II/399/170"), "1813", advancing=ids(books, "541/136")
    )
    books.post(plan_assault_end(books, inputs))
    assert named(books, "II/399/170").hex == "1813"
    assert named(books, "541/136").hex == "1712"
    assert Marker.IN_COLUMN not in on(books, "541/136")
    assert record_of(books, "1712").ended
    assert {one.hex: one.ended for one in assaults(books)} == {"1712": True}
    over = assault_on(books, "1712")
    assert over is not None
    assert {step.words for step in over.steps if step.state is StepState.NOT_HELD} == {
        "the assault has ended"
    }


def test_records_go_with_the_phase() -> None:
    books = assault_books("1712", "541/136")
    take(books, "1712", AssaultStepKey.BARRAGE)
    for fact in records_cleared(books):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert record_of(books, "1712").steps == ()


def test_a_retreat_that_nobody_owes_is_asked_about() -> None:
    def told(books: FakeBooks) -> list[str]:
        plan = plan_retreat(books, RetreatInputs(ids(books, "541/136", "387/136"), "1999"))
        return [one.where for one in plan.warnings if one.asks and "no retreat" in one.message]

    books = assault_books("1712", "541/136")
    assert told(books) == ["387/136"]
    owed = named(books, "387/136").id
    for fact in set_marker(books, owed, Marker.MAY_WITHDRAW, 99):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert told(books) == []
    books.phase = MOVEMENT[0]
    assert told(books) == ["541/136"]


def test_a_retreat_needs_a_hex_and_units() -> None:
    books = assault_books("1712", "541/136")
    assert len(words(plan_retreat(books, RetreatInputs()))) == 2
    books.post(plan_retreat(books, RetreatInputs(ids(books, "541/136"), "1513")))
    assert named(books, "541/136").hex == "1513"


def test_the_combat_phase_closes_its_assaults_and_surprise() -> None:
    books = assault_books("1618", "952/268", night=True)
    books.post(plan_surprise(books, NightSurpriseInputs("1618", 9)))
    unit = unit_of(books, named(books, "III/399/170").id)
    assert surprise_on(books, unit) is not None
    plan = SPARK.close_phase(books)
    assert plan is not None
    books.post(plan)
    assert surprise_on(books, unit) is None
    assert SPARK.close_phase(books) is None


def test_another_assault_on_the_same_hex_begins_anew() -> None:
    books = assault_books("1712", "541/136")
    books.post(plan_assault_end(books, AssaultEndInputs("1712")))
    mark(books, "1712", "387/136")
    assert not record_of(books, "1712").ended
    assert states(books, "1712")[AssaultStepKey.BARRAGE] is StepState.NOW


def test_assaults_that_wait_look_forgotten() -> None:
    books = assault_books("1712", "541/136", night=True)
    found = {one.kind: one.sentence for one in warned(books, forgotten_assault)}
    assert found == {
        "assault": "1 assault waits for the combat: 1712.",
        "night_surprise": "Surprise is not rolled for at 1712.",
    }
    books.post(plan_call_off(books, CallOffInputs("1712", ids(books, "541/136"))))
    assert "assault_end" in {one.kind for one in warned(books, forgotten_assault)}
    books.post(plan_assault_end(books, AssaultEndInputs("1712")))
    assert warned(books, forgotten_assault) == ()


def test_an_end_names_the_hex_of_a_retreat_and_no_unit_twice() -> None:
    books = assault_books("1712", "541/136")
    unit = ids(books, "II/399/170")
    assert words(plan_assault_end(books, AssaultEndInputs("1712", unit)))
    both = AssaultEndInputs("1712", unit, "1813", advancing=unit)
    assert any("retreats and advances" in told for told in words(plan_assault_end(books, both)))


def test_once_the_combat_has_come_nobody_leaves() -> None:
    books = assault_books("1710", "330/86")
    gun, men = ids(books, "3/240/170"), ids(books, "330/86")
    stays = plan_defender_withdrawal(books, DefenderWithdrawalInputs("1710", gun, 3, "1710"))
    assert words(stays) == ["to: is the hex that it leaves. Enter another."]
    take(books, "1710", AssaultStepKey.ASSAULT_COMBAT)
    late = plan_defender_withdrawal(books, DefenderWithdrawalInputs("1710", gun, 3, "1810"))
    assert [fault.case for fault in late.refusals] == ["SP-SEQ-03"]
    bound = plan_call_off(books, CallOffInputs("1710", men, "1510"))
    assert [fault.case for fault in bound.refusals] == ["SP-ASLT-01"]


def test_one_unit_withdraws_at_a_time() -> None:
    books = assault_books("1712", "541/136")
    two = DefenderWithdrawalInputs("1712", ids(books, "II/399/170", "I/399/170"), 3, "1813")
    assert any("2 units are picked" in told for told in words(plan_defender_withdrawal(books, two)))


@pytest.mark.parametrize(
    ("plan", "inputs"),
    [
        (plan_defender_withdrawal, DefenderWithdrawalInputs("", (), 3)),
        (plan_call_off, CallOffInputs("  ")),
        (plan_assault_end, AssaultEndInputs("")),
    ],
)
def test_a_hex_that_nobody_has_entered_is_asked_for(
    plan: Callable[[FakeBooks, Any], object], inputs: object
) -> None:
    books = assault_books("1710", "284/86", "330/86")
    with pytest.raises(BadInput) as asked:
        plan(books, inputs)
    (fault,) = asked.value.faults
    assert fault.missing
    assert fault.where == "hex"
    assert fault.advice == "Enter the hex that is assaulted. Assaults are on 1710."
    with pytest.raises(BadInput, match="There is no assault on this hex"):
        plan(books, replace(inputs, hex="1102"))  # type: ignore[type-var]


def test_a_withdrawal_is_tried_once_in_a_step() -> None:
    """P: it may not withdraw (5.5); a second die in the same step would be another chance."""
    books = assault_books("1710", "330/86")
    inputs = DefenderWithdrawalInputs("1710", ids(books, "3/240/170"), 9, "1810")
    assert not books.post(plan_defender_withdrawal(books, inputs)).ruling.result.may_withdraw
    again = replace(inputs, die=1)
    (refused,) = words(plan_defender_withdrawal(books, again))
    assert "tried to withdraw in this step already, and stays." in refused
    # On wheels it has a chance of its own after the fire.
    take(books, "1710", AssaultStepKey.OFFENSIVE_1)
    assert not words(plan_defender_withdrawal(books, again))
    # The record goes with its assault.
    for fact in records_cleared(books):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert record_of(books, "1710").stayed == ()


def test_nobody_goes_farther_from_an_assault_than_a_retreat_leads() -> None:
    """Four hexes of retreat are the most, and one more for whoever advances (13.11.5)."""
    books = assault_books("1712", "541/136")

    def asked(to: str) -> list[str]:
        plan = plan_retreat(books, RetreatInputs(ids(books, "541/136"), to))
        return [one.message for one in plan.warnings if one.asks and one.case == "SP-ASLT-15"]

    assert asked("2212") == []
    assert asked("2312") == ["took part in the assault on 1712; 2312 is 6 hexes away from it."]
    for fact in set_marker(books, named(books, "541/136").id, Marker.MUST_RETREAT, [1, 1]):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert not [one for one in plan_retreat(books, RetreatInputs(ids(books, "541/136"), "2312"))
                .warnings if one.case == "SP-ASLT-15"]  # fmt: skip
