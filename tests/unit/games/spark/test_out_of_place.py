"""What the rules do not know at this time, of this side or of this unit: refused, or asked."""

from __future__ import annotations

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, on, put
from tests.unit.games.spark.example_books import example_books
from tests.unit.games.spark.movement.moving import move
from tests.unit.games.spark.test_doubtful_entries import asked, in_phase, stand, told

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import NOT_ENTERED
from oobmgr.games.spark.actions.air.aa_fire import AaFireInputs, aa_units, plan_aa_fire
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.end import AssaultEndInputs, plan_assault_end
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.actions.assault.withdrawals import (
    CallOffInputs,
    DefenderWithdrawalInputs,
    plan_call_off,
    plan_defender_withdrawal,
)
from oobmgr.games.spark.actions.initiative.air_power import AirPowerInputs, plan_air_power
from oobmgr.games.spark.actions.initiative.commitments import CommitmentsInputs, plan_commitments
from oobmgr.games.spark.actions.morale.check import UnitMoraleInputs, plan_morale_check
from oobmgr.games.spark.actions.movement.formation import TrenchInputs, plan_trench
from oobmgr.games.spark.actions.reinforcements.inactive import InactiveInputs, plan_inactive
from oobmgr.games.spark.actions.reinforcements.off_map import OffMapInputs, plan_off_map
from oobmgr.games.spark.actions.roster.sheets import MarkInputs, plan_mark
from oobmgr.games.spark.actions.supply.stocks import ReceiveInputs, plan_receive
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.words import (
    AIR_POWER,
    AIR_STRIKES,
    COMBAT,
    INITIATIVE,
    MOVEMENT,
    POST_ASSAULT_FIRE,
    RECOVERY,
    Marker,
    Player,
)
from oobmgr.rules.inputs import decode

NOON = TurnCode("1943-01-12-2pm")


def test_air_points_are_asked_for_and_held_against_a_die() -> None:
    books = in_phase(AIR_POWER)
    nobody = plan_air_power(books, AirPowerInputs(Player.SOVIET))
    assert stand(nobody) == {"are not entered."}
    assert nobody.ruling.working[-1].value == NOT_ENTERED
    with pytest.raises(BadInput, match="from 0 to 99"):
        decode(AirPowerInputs, {"points": 900})
    many = plan_air_power(books, AirPowerInputs(Player.SOVIET, 11))
    assert set(asked(many)) == {"are more than a die shows."}
    nothing = plan_air_power(books, AirPowerInputs(Player.SOVIET, 0))
    assert not asked(nothing)
    books.post(nothing)
    again = told(plan_air_power(books, AirPowerInputs(Player.SOVIET, 4)))
    assert set(again) == {"were entered in this Turn Section; these replace them."}


def test_air_points_and_commitments_are_of_the_day() -> None:
    books = in_phase(INITIATIVE)
    books.turn = NOON
    late = asked(plan_air_power(books, AirPowerInputs(Player.SOVIET, 4)))
    assert set(late) == {"are rolled for the day, in the AM."}
    committed = asked(plan_commitments(books, CommitmentsInputs(Player.SOVIET, 2)))
    assert set(committed) == {"Commitments are entered for the day, in the AM."}


def test_a_marker_comes_in_its_phase() -> None:
    for marker, phase, word in (
        (Marker.SUPPRESSED, RECOVERY[0], "Suppressed"),
        (Marker.OUT_OF_SUPPLY, AIR_STRIKES[0], "Out of supply"),
        (Marker.IN_COLUMN, COMBAT[0], "In column"),
        (Marker.ENTRENCHED, POST_ASSAULT_FIRE[0], "Entrenched"),
        (Marker.OFF_MAP, RECOVERY[0], "Off map"),
    ):
        books = in_phase(phase)
        found = asked(plan_mark(books, MarkInputs(ids(books, "284/86"), marker)))
        assert [one for one in found if one.startswith(f"{word} is not placed in this phase")]
    books = in_phase(RECOVERY[0])
    # One phase or two are told in a breath, more in a list.
    for marker, where in (
        (Marker.IN_COLUMN, "in the Movement Phase"),
        (
            Marker.SUPPRESSED,
            (
                "in one of these: Movement, Air strikes, Combat, Post-Assault Fire, "
                "Special air strikes"
            ),
        ),
    ):
        found = asked(plan_mark(books, MarkInputs(ids(books, "284/86"), marker)))
        (told_of,) = (one for one in found if "is not placed in this phase" in one)
        assert told_of.endswith(f"is not placed in this phase, but {where}.")
    for marker, phase in ((Marker.SUPPRESSED, COMBAT[0]), (Marker.OUT_OF_SUPPLY, RECOVERY[0])):
        books = in_phase(phase)
        assert not asked(plan_mark(books, MarkInputs(ids(books, "284/86"), marker)))


def test_what_a_unit_starts_with_is_not_asked_about() -> None:
    books = in_phase(AIR_POWER)
    dug_in = MarkInputs(ids(books, "II/399/170"), Marker.ENTRENCHED)
    assert not asked(plan_mark(books, dug_in))
    books.turn = NOON
    assert asked(plan_mark(books, dug_in))


def test_a_marker_of_an_impulse_lies_in_an_impulse_alone() -> None:
    for phase in (AIR_POWER, RECOVERY[0]):
        books = in_phase(phase)
        fought = plan_mark(books, MarkInputs(ids(books, "284/86"), Marker.PARTICIPATED))
        assert stand(fought) == {"participated is not placed now."}
    books = in_phase(COMBAT[0])
    assert not stand(plan_mark(books, MarkInputs(ids(books, "284/86"), Marker.PARTICIPATED)))
    # Each holds a hex, a word or a bank that only what brings it knows.
    for marker in (Marker.INVOLVED, Marker.CALLED_OFF, Marker.STREAM_BANK):
        by_hand = stand(plan_mark(books, MarkInputs(ids(books, "284/86"), marker)))
        assert f"{marker.replace('_', ' ')} is not placed by hand." in by_hand


def test_of_two_statuses_the_worse_lies() -> None:
    books = example_books()
    lay(books, Marker.DISRUPTED, "284/86")
    lay(books, Marker.SUPPRESSED, "330/86")
    milder = plan_mark(books, MarkInputs(ids(books, "284/86"), Marker.SUPPRESSED))
    assert "is disrupted, which is worse than suppressed." in stand(milder)
    books.post(plan_mark(books, MarkInputs(ids(books, "330/86"), Marker.DISRUPTED)))
    assert Marker.DISRUPTED in on(books, "330/86")
    assert Marker.SUPPRESSED not in on(books, "330/86")


def test_nobody_is_entrenched_and_in_column() -> None:
    books = in_phase(MOVEMENT[0])
    lay(books, Marker.ENTRENCHED, "284/86")
    column = plan_mark(books, MarkInputs(ids(books, "284/86"), Marker.IN_COLUMN))
    assert "is entrenched, and so not in column." in stand(column)
    column = plan_mark(books, MarkInputs(ids(books, "330/86"), Marker.IN_COLUMN))
    assert not stand(column)


def test_german_units_are_never_inactive_and_front_units_are_asked_about() -> None:
    books = in_phase(INITIATIVE)
    german = plan_mark(books, MarkInputs(ids(books, "II/399/170"), Marker.INACTIVE))
    assert "is German: only Soviet reinforcements begin on the map." in stand(german)
    front = asked(plan_inactive(books, InactiveInputs(ids(books, "284/86"))))
    assert set(front) == {"is not a reinforcement on its sheet, and has no turn of its own."}
    # Whoever says when it wakes is told of its sheet alone.
    until = InactiveInputs(ids(books, "284/86"), CALENDAR.parse("14 January, AM"))
    assert set(asked(plan_inactive(books, until))) == {"is not a reinforcement on its sheet."}
    at_the_enemy = plan_inactive(books, InactiveInputs(ids(books, "284/86"), None, "1712"))
    assert "The enemy is in 1712: II/399/170." in stand(at_the_enemy)


def test_no_turn_is_of_another_year() -> None:
    assert CALENDAR.parse("1943-01-14 AM") == CALENDAR.parse("14 January, AM")
    for text in ("1950-01-14-1am", "14 January 1944, AM"):
        with pytest.raises(BadInput, match=r"is of another year\. The game is played in 1943\."):
            CALENDAR.parse(text)
    with pytest.raises(BadInput, match="of another year"):
        decode(InactiveInputs, {"units": [1], "until": "1950-01-14-1am"})


def test_a_trench_is_taken_up_by_who_plays() -> None:
    books = example_books()
    own, enemy = ids(books, "284/86"), ids(books, "II/399/170")
    assert not asked(plan_trench(books, TrenchInputs(own)))
    theirs = asked(plan_trench(books, TrenchInputs(enemy)))
    assert set(theirs) == {"II/399/170: the other side plays, and they neither move nor retreat."}
    lay(books, Marker.INVOLVED, "II/399/170")
    assert not asked(plan_trench(books, TrenchInputs(enemy)))
    put(books, "284/86", hex="off-map pool")
    assert set(asked(plan_trench(books, TrenchInputs(own)))) == {
        "is in off-map pool, which has no entrenchment."
    }
    put(books, "284/86", hex="1610")
    books.phase = POST_ASSAULT_FIRE[0]
    assert set(asked(plan_trench(books, TrenchInputs(own)))) == {
        "No unit moves, retreats or advances in this phase."
    }


def test_a_unit_is_driven_off_the_map_by_a_retreat() -> None:
    books = in_phase(COMBAT[0])
    put(books, "284/86", hex="1610")
    front = OffMapInputs(ids(books, "284/86"))
    assert set(asked(plan_off_map(books, front))) == {"is in 1610, and has no retreat to make."}
    books = assault_books("1712", "387/136", "541/136")
    books.post(plan_assault_combat(books, AssaultCombatInputs("1712", 1, 6)))
    beaten = OffMapInputs(ids(books, "387/136"))
    assert not asked(plan_off_map(books, beaten))


def test_aa_fire_needs_its_dice_and_the_hex_struck() -> None:
    books = in_phase(AIR_STRIKES[0])
    unit = (int(aa_units(books)[0].id),)
    open_dice = plan_aa_fire(books, AaFireInputs(unit, "1710"))
    assert [fault.where for fault in open_dice.refusals] == ["striking", "shooting"]
    assert stand(open_dice) == {"is not rolled yet."}
    nowhere = plan_aa_fire(books, AaFireInputs(unit, "", 3, 4))
    assert [(f.where, f.message) for f in nowhere.refusals] == [("place", "is missing.")]
    stopped = AaFireInputs(unit, "1710", 3, 4, stopped=True)
    assert not told(plan_aa_fire(books, stopped))  # its air points may be kept on paper
    books.post(plan_air_power(books, AirPowerInputs(Player.SOVIET, 0, secret=False)))
    assert set(told(plan_aa_fire(books, stopped))) == {"Soviet has no air point left to stop."}


def test_who_won_does_not_retreat_at_the_end() -> None:
    books = assault_books("1712", "387/136", "541/136")
    before = AssaultEndInputs("1712", ids(books, "II/399/170"), "1813")
    assert "has no retreat to make in the books." in asked(plan_assault_end(books, before))
    books.post(plan_assault_combat(books, AssaultCombatInputs("1712", 1, 6)))
    winner = stand(plan_assault_end(books, before))
    assert winner == {"fought, and has no retreat to make."}
    losers = AssaultEndInputs("1712", ids(books, "387/136"), "1512")
    assert not plan_assault_end(books, losers).refusals


def test_a_withdrawal_leads_away_from_who_assaults() -> None:
    books = assault_books("1712", "387/136", "541/136")
    stays_near = DefenderWithdrawalInputs("1712", ids(books, "II/399/170"), 1, "1711")
    away = DefenderWithdrawalInputs("1712", ids(books, "II/399/170"), 1, "1813")
    assert "1711 is next to 387/136." in told(plan_defender_withdrawal(books, stays_near))
    assert not told(plan_defender_withdrawal(books, away))
    back = CallOffInputs("1712", ids(books, "387/136"), "1612")
    assert "is in 1612 already." in stand(plan_call_off(books, back))


def test_nothing_is_taken_off_that_does_not_lie_there() -> None:
    books = example_books()
    off = plan_assault_markers(books, AssaultMarkersInputs(ids(books, "284/86")))
    assert stand(off) == {"has no Assault Marker to take off."}


def test_a_way_over_one_hex_ends_in_another() -> None:
    books = example_books()
    put(books, "284/86", hex="1610")
    step = {"do": "enter", "terrain": ["clear"]}
    stays = move(books, "284/86", path=[step], to="1610")
    assert "is in 1610 already; its route enters 1 hex." in stand(stays)
    assert not move(books, "284/86", path=[step, step], to="1610").refusals


def test_a_stock_has_no_name_on_the_german_side() -> None:
    books = in_phase(INITIATIVE)
    named = plan_receive(books, ReceiveInputs(Player.GERMAN, "lalala", 5))
    assert set(told(named)) == {"The German side has one stock."}
    assert not told(plan_receive(books, ReceiveInputs(Player.GERMAN, "", 5)))


def test_zoc_fire_meets_who_moves() -> None:
    books = example_books()
    check = UnitMoraleInputs(ids(books, "II/399/170"), 9)
    assert "belongs to the other side, which is not fired at in this phase." in asked(
        plan_morale_check(books, check)
    )
    assert not asked(plan_morale_check(books, UnitMoraleInputs(ids(books, "284/86"), 9)))
