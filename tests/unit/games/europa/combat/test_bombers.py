"""Bombs and guns in the right phase: bombers fly and are paid for, guns never fire free."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    GUNS,
    INFANTRY,
    MORE_GUNS,
    PANZER,
    RIFLE,
    armies,
    battle,
    flown,
    in_state,
    plan,
    refused,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import spent
from oobmgr.games.europa.air.held import GroupType, Spot, State, group_account
from oobmgr.games.europa.air.strikes import free_groups, owed_losses
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AIR_GROUP, AXIS, COMBAT, SP
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan

JU87 = GroupType("Germany", "Ju87B", 2)


def bombs(books: FakeBooks, **raw: object) -> ActionPlan:
    given = {
        "place": "Brest",
        "by_air": True,
        "bombs": 12,
        "groups": 1,
        "defenders": [RIFLE, ANTITANK],
    }
    return plan(books, "bombard", **(given | raw))


def supporting(books: FakeBooks) -> FakeBooks:
    """A ground support mission of two Ju87 at Brest, placed and paid for."""
    books.put(group_account(JU87, Spot(State.OPERABLE, "Warszawa")), AIR_GROUP, 2)
    group = {"card": "Ju87B", "box": "Warszawa", "number": 2, "rating": 3}
    books.post(
        plan(
            books,
            "air_mission",
            kind="ground_support",
            target="Brest",
            groups=[group],
            activate=True,
        )
    )
    return books


# L33: groups that are not paid only repair and transfer. L38, L65: one point for each target.


def test_bombers_that_nobody_paid_for_do_not_bomb() -> None:
    assert refused(bombs(armies(AIR), result="1R")) == {"SP-11"}
    books = flown(armies(AIR), others=1)
    books.post(bombs(books, result="0"))
    # One group bombs once.
    assert refused(bombs(books, place="Kovno", result="0")) == {"SP-11"}


# L165: "fighters on a strike missions rather than escorting" are "like any other bombing group".
def test_fighters_that_were_paid_for_strike_as_bombers_do() -> None:
    books = armies(AIR)
    books.post(plan(books, "air", fighters=1))
    books.post(bombs(books, result="0"))
    assert refused(bombs(books, place="Kovno", result="0")) == {"SP-11"}


def test_the_groups_that_bomb_by_hand_are_asked_for_and_counted() -> None:
    books = flown(armies(AIR))
    (fault,) = bombs(books, groups=0, result="0").refusals
    assert (fault.where, fault.case) == ("groups", "SP-11")
    paid = free_groups(books)
    assert refused(bombs(books, groups=paid + 1, result="0")) == {"SP-11"}
    books.post(bombs(books, groups=paid, result="0"))
    assert free_groups(books) == 0


def test_guns_do_not_fire_along_with_bombers() -> None:
    books = flown(armies(AIR))
    assert refused(bombs(books, guns=[GUNS], result="1R")) == {"BMB-01"}
    in_state(books, SupplyState.OOS, MORE_GUNS)
    assert refused(bombs(books, guns=[MORE_GUNS], bombs=0, result="1R")) == {"BMB-01"}


def test_nothing_bombs_in_the_combat_phase() -> None:
    books = flown(armies(AIR))
    books.phase = COMBAT
    assert refused(bombs(books, guns=[GUNS], result="1R")) == {"SOP-03"}
    # Bombs beside the guns would add factors without limit.
    by_guns = {"guns": [GUNS], "by_air": False, "result": "0"}
    assert refused(bombs(books, **by_guns)) == {"SOP-03"}
    assert not bombs(books, **by_guns, bombs=0).refusals
    assert books.balance(spent(AXIS, COMBAT), SP) == 0
    books.post(bombs(books, **by_guns, bombs=0))
    assert books.balance(spent(AXIS, COMBAT), SP) == 1


def test_guns_that_attacked_do_not_bombard_afterwards() -> None:
    books = armies()
    books.post(battle(books, attackers=[INFANTRY, GUNS], result="0"))
    assert refused(bombs(books, by_air=False, bombs=0, guns=[GUNS], result="0")) == {"BMB-01"}


def test_guns_share_the_supply_of_the_divisions_beside_them() -> None:
    books = armies()
    stand(books, {INFANTRY: "1B 1309", GUNS: "1B 1309"})
    in_state(books, SupplyState.OOS, INFANTRY)
    fired = {"by_air": False, "bombs": 0, "guns": [GUNS], "result": "0"}
    assert refused(bombs(books, **fired)) == {"BMB-01"}  # L33


# A mission of the books is resolved once, and what it costs is owed until it is taken.


def test_a_mission_gives_its_factors_and_is_over() -> None:
    books = supporting(armies(AIR))
    assert free_groups(books) == 0
    # Two full groups of 3 each: 2 × 2 × 3 = 12 factors.
    found = bombs(books, bombs=0, result="Re1R", losses=[ANTITANK])
    assert found.ruling.result.odds == "12 factors"
    books.post(found)
    assert books.unit(UnitId(ANTITANK)).status is UnitStatus.DEAD
    assert owed_losses(books) == ()
    assert refused(bombs(books, result="0", defenders=[RIFLE])) == {"SP-11"}


def test_a_group_that_flak_sent_home_does_not_strike_elsewhere() -> None:
    books = supporting(armies(AIR))
    shot = {"mission": 1, "heavy": 6, "hit": "A"}
    books.post(plan(books, "air_flak", **shot))
    assert free_groups(books) == 0
    yard = {"target": "yard", "place": "Kovel", "hits": 1}
    assert refused(plan(books, "bombing", **yard)) == {"SP-11"}


def test_groups_beside_a_mission_that_bombs_are_told() -> None:
    books = supporting(armies(AIR))
    beside = bombs(books, bombs=0, result="0").warnings
    said = [one.message for one in beside if one.where == "groups"]
    assert said == ["Mission 1 bombs here, and no group paid by number."]
    alone = bombs(books, bombs=0, groups=0, result="0").warnings
    assert not [one for one in alone if one.where == "groups"]


def test_a_loss_of_ground_support_is_owed_until_it_is_taken() -> None:
    books = supporting(armies(AIR))
    stand(books, {RIFLE: "Brest", ANTITANK: "Brest"})
    books.post(plan(books, "air_strike", mission=1, result="Re1R"))

    def open_points() -> list[tuple[str, bool]]:
        found = game("europa").warnings(books)
        return [(one.sentence, one.must) for one in found if one.kind == "support_losses"]

    assert open_points() == [("Ground support at Brest: Re1R costs the enemy a loss.", True)]
    assert refused(bombs(books, bombs=0, result="C", losses=[RIFLE])) == {"BMB-05"}
    books.post(bombs(books, bombs=0, losses=[ANTITANK]))
    assert books.unit(UnitId(ANTITANK)).status is UnitStatus.DEAD
    assert open_points() == []
    books.phase = COMBAT
    # The hit lies there once: 7 to 4 is 1.75, a tie that goes to 3-2, and one right is 2-1.
    given = {"attackers": [INFANTRY], "defenders": [RIFLE], "armor_terrain": False}
    assert battle(books, **given, result="0").ruling.result.column == "2-1"


def test_a_fighter_sweep_comes_before_a_strike_by_hand() -> None:
    books = flown(armies(AIR), others=2)
    fighter = GroupType("Germany", "Me109F", 2)
    books.put(group_account(fighter, Spot(State.OPERABLE, "Warszawa")), AIR_GROUP, 1)
    group = {"card": "Me109F", "box": "Warszawa", "number": 1}
    sweep = {"kind": "sweep", "target": "Kovno", "groups": [group], "activate": True}
    books.post(plan(books, "air_mission", **sweep))
    assert refused(bombs(books, result="0")) == {"MIS-06"}  # L158
    assert refused(plan(books, "bombing", hits=1)) == {"MIS-06"}
    books.post(plan(books, "air_home"))
    assert not bombs(books, result="0").refusals


def test_the_surprise_points_pay_no_guns_outside_the_army_groups() -> None:
    books = armies()
    books.turn = SURPRISE_TURN
    fired = {"by_air": False, "bombs": 0, "result": "0", "guns": [GUNS]}
    assert refused(bombs(books, **fired)) == {"SP-32"}  # L219
    stands = replace(books.unit(UnitId(GUNS)), path=("Heeresgruppe Mitte", "4. Armee"))
    books.roster[UnitId(GUNS)] = stands
    assert not bombs(books, **fired).refusals


def test_facilities_are_bombed_by_their_own_entry() -> None:
    assert refused(bombs(flown(armies(AIR)), facility=True, result="1R")) == {"STR-01"}


@pytest.mark.parametrize(
    ("action", "raw"),
    [
        ("bombing", {"hits": 2}),
        ("interdiction", {"place": "Pskov", "rail": True, "result": "yes"}),
    ],
)
def test_bombing_and_interdiction_need_paid_groups(action: str, raw: dict[str, object]) -> None:
    assert refused(plan(armies(AIR), action, **raw)) == {"SP-11"}
    books = flown(armies(AIR), others=1)
    books.post(plan(books, action, **raw))
    assert refused(plan(books, "bombing", hits=1)) == {"SP-11"}


def test_every_group_that_interdicts_has_to_be_paid_for() -> None:
    two = [{"rating": 3, "step": 2}, {"rating": 3, "step": 2}]
    raw = {"place": "Pskov", "groups": two}
    assert refused(plan(flown(armies(AIR), others=1), "interdiction", **raw)) == {"SP-11"}
    assert not plan(flown(armies(AIR), others=2), "interdiction", **raw).refusals


def test_a_bombardment_and_its_attack_come_before_the_next() -> None:
    books = armies()
    fired = {"by_air": False, "bombs": 0, "result": "0", "guns": [GUNS]}
    books.post(bombs(books, **fired, follows=True, attackers=[INFANTRY]))
    again = {**fired, "guns": [MORE_GUNS], "place": "Kovno"}
    assert refused(bombs(books, **again)) == {"SOP-05"}  # L68
    books.post(battle(books, attackers=[INFANTRY], result="0"))
    assert not bombs(books, **again).refusals


def test_the_phase_is_not_left_with_a_named_attack() -> None:
    books = armies()
    fired = {"by_air": False, "bombs": 0, "result": "0", "guns": [GUNS]}
    books.post(bombs(books, **fired, follows=True, attackers=[PANZER]))
    found = [one for one in game("europa").warnings(books) if one.kind == "named_attack"]
    assert [one.must for one in found] == [True]
