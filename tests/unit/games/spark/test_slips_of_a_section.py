"""Slips of a Turn Section that were taken without a word: asked about, or told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids
from tests.unit.games.spark.assault.test_assault_combat import marino
from tests.unit.games.spark.assault.test_hidden_assault import halves
from tests.unit.games.spark.test_doubtful_entries import in_phase
from tests.unit.games.spark.test_entries_asked import asked

from oobmgr.games.spark.actions.air.strike import plan_air_strike
from oobmgr.games.spark.actions.air.strike_inputs import StrikeInputs, StrikeRoll
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs, RiverHexside
from oobmgr.games.spark.actions.assault.hidden import plan_assault_half
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.hidden import plan_fire_unseen
from oobmgr.games.spark.actions.fire.hidden_inputs import UnseenInputs
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.actions.initiative.order import Impulses, ImpulsesInputs, plan_impulses
from oobmgr.games.spark.actions.movement.formation import FormationInputs, plan_formation
from oobmgr.games.spark.actions.supply.stocks import ReceiveInputs, plan_receive
from oobmgr.games.spark.assault.modifiers import BuiltUp
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import AIR_STRIKES, INITIATIVE, MOVEMENT, Player

NAMES = ("387/136", "541/136", "1/61T", "7GdMiner")
DEFENDER = "II/399/170"
FOUGHT = AssaultCombatInputs(
    "1712", 7, 4, entrenched=True, terrain=(BuiltUp.VILLAGE,), river=RiverHexside.NONE
)


@pytest.mark.parametrize(
    ("terrain", "wrong"),
    [
        ((Ground.VILLAGE, Ground.TOWN), "The hex is village and town at the same time."),
        ((Ground.CLEAR, Ground.WOODS), "The hex is clear and woods at the same time."),
        # A station lies in a village, and woods around it.
        ((Ground.VILLAGE, Ground.RAILROAD_STATION), ""),
        ((Ground.WOODS, Ground.VILLAGE), ""),
    ],
)
def test_a_hex_of_two_kinds_is_asked_about_in_fires(
    terrain: tuple[Ground, ...], wrong: str
) -> None:
    books = assault_books("1712", *NAMES)
    shown = FireInputs(
        segment=Segment.OFFENSIVE_1,
        place="1712",
        assault="1712",
        firers=tuple(FirerEntry(unit) for unit in ids(books, *NAMES)),
        targets=(TargetEntry(ids(books, DEFENDER)[0], 9, 7, "1M"),),
        terrain=terrain,
    )
    unseen = UnseenInputs(
        ids(books, *NAMES), place="1712", assault="1712", red=9, gray=7, terrain=terrain
    )
    wanted = {wrong} - {""}
    assert {one for one in asked(plan_fire(books, shown)) if "at the same time" in one} == wanted
    assert {
        one for one in asked(plan_fire_unseen(books, unseen)) if "at the same time" in one
    } == wanted


def test_a_hex_of_two_kinds_is_asked_about_in_an_assault() -> None:
    books = marino()
    two = (BuiltUp.VILLAGE, BuiltUp.TOWN)
    said = "The hex is village and town at the same time."
    assert asked(plan_assault_combat(books, FOUGHT)) == set()
    assert asked(plan_assault_combat(books, replace(FOUGHT, terrain=two))) == {said}
    ours, _ = halves(books)
    half = replace(ours, own_die=5, other_die=8, other_morale=7)
    assert said not in asked(plan_assault_half(books, half))
    assert said in asked(plan_assault_half(books, replace(half, terrain=two)))


def test_morale_by_hand_that_no_counter_shows_is_asked_about() -> None:
    books = marino()
    for morale, doubts in ((10, set()), (99, {"An initial morale of 99."})):
        entered = replace(FOUGHT, assaulter_initial=morale)
        assert asked(plan_assault_combat(books, entered)) == doubts


def test_a_unit_of_the_winner_picked_for_a_step_is_told() -> None:
    """7 of a strong assaulter against 4: the defender is beaten."""
    books = marino()
    winner = ids(books, "387/136")
    plan = plan_assault_combat(books, replace(FOUGHT, losses=winner))
    told = [one.note() for one in plan.warnings if one.case == "SP-ASLT-14"]
    assert told == ["387/136 takes no step: its side does not lose. Leave it out."]
    loser = plan_assault_combat(books, replace(FOUGHT, losses=ids(books, DEFENDER)))
    assert not [one for one in loser.warnings if one.case == "SP-ASLT-14"]


def test_a_strike_with_more_points_than_a_die_brings_is_asked_about() -> None:
    """Where the points are kept on paper, nothing else holds them."""
    books = in_phase(AIR_STRIKES[0])
    strike = StrikeInputs(
        10, ids(books, DEFENDER), (StrikeRoll(3, 4, "0"),), (Ground.VILLAGE,), entrenched=False
    )
    assert asked(plan_air_strike(books, strike)) == set()
    many = asked(plan_air_strike(books, replace(strike, points=99)))
    assert many == {"99 air points: more than a die brings."}
    two = asked(plan_air_strike(books, replace(strike, terrain=(Ground.CLEAR, Ground.TOWN))))
    assert two == {"The hex is clear and town at the same time."}


def test_a_column_off_the_map_is_asked_about() -> None:
    books = in_phase(MOVEMENT[0])
    assert asked(plan_formation(books, FormationInputs(column=ids(books, "733/136")))) == set()
    away = asked(plan_formation(books, FormationInputs(column=ids(books, "56"))))
    assert away == {"is off the map, in pool."}


def test_a_side_that_plays_both_impulses_is_asked_about() -> None:
    books = in_phase(INITIATIVE)
    usual = ImpulsesInputs(Player.SOVIET, Impulses.GERMAN)
    assert asked(plan_impulses(books, usual)) == set()
    both = ImpulsesInputs(Player.GERMAN, Impulses.GERMAN)
    assert asked(plan_impulses(books, both)) == {"The German side plays both impulses."}


def test_more_ammunition_than_comes_at_once_is_asked_about() -> None:
    books = in_phase(INITIATIVE)
    assert asked(plan_receive(books, ReceiveInputs(stock="67th Army", points=60))) == set()
    many = asked(plan_receive(books, ReceiveInputs(stock="67th Army", points=999)))
    assert many == {"999 ammunition points at once."}
