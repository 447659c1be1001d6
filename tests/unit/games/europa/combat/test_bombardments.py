"""Bombardments: column, chart or entry, Re and C in their ways, payment, what an attack gains."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    GUNS,
    INFANTRY,
    MORE_GUNS,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    armies,
    battle,
    fill,
    flown,
    in_state,
    line,
    plan,
    refused,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import replacements_of, spent, waiting
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import AIR, AXIS, COMBAT, REPLACEMENT_GOODS, SOVIET, SP
from oobmgr.rules.actions import ActionPlan

INF = REPLACEMENT_GOODS["infantry"]
COLUMNS = ("1-5", "6-10", "11-25", "26+")


def bombard(books: FakeBooks, **raw: object) -> ActionPlan:
    given: dict[str, object] = {
        "place": "Brest", "guns": [GUNS, MORE_GUNS], "defenders": [RIFLE, ANTITANK],
    }  # fmt: skip
    return plan(books, "bombard", **(given | raw))


def test_factors_are_added_and_density_shifts_the_column() -> None:
    # 4 + 4 = 8; the rifles are 3 REs, the antitank brigade 1: 4 REs, no shift.
    found = bombard(armies())
    assert found.ruling.result.odds == "8 factors"
    thin = bombard(armies(), defenders=[ANTITANK])
    assert thin.ruling.result.odds == "8 factors, 1 column left"
    dense = bombard(armies(), res="15/2", terrain_left=True)
    assert dense.ruling.result.odds == "8 factors"


def test_a_hex_of_which_nobody_is_named_has_no_shift_that_is_known() -> None:
    books = armies()
    fill(books, "bombardment", [["0"] * len(COLUMNS)] * 11, COLUMNS)
    found = bombard(books, defenders=[], roll=8)
    assert found.ruling.result.odds == "8 factors, shift not known"
    assert found.ruling.result.column == ""
    assert line(found, "REs in the hex") == "not known"
    asked = [fault for fault in found.refusals if fault.where == "res"]
    assert [fault.case for fault in asked] == ["BMB-04"]
    assert all(fault.missing for fault in asked)
    # Said to be empty it is thin: one column left of 6-10.
    empty = bombard(books, defenders=[], roll=8, res=0)
    assert empty.ruling.result.column == "1-5"
    assert not empty.refusals
    # What the player looked up himself needs no column.
    assert not bombard(books, defenders=[], result="1R").refusals


def test_cities_halve_the_guns_but_not_the_siege_guns() -> None:
    assert line(bombard(armies(), ground=["city"]), "Factors") == 6


def test_the_players_chart_is_read_by_factors_shift_and_roll() -> None:
    books = armies()
    fill(books, "bombardment", [["0", "Re", "C", "C1R"] for _ in range(11)], COLUMNS)
    assert bombard(books, roll=7).ruling.result.result == "Re"
    assert bombard(books, roll=7, defenders=[ANTITANK]).ruling.result.result == "0"
    # Beyond the ends the outermost column holds; 22 + 4 = 26 factors reach the last.
    heavy = {"by_hand": [{"unit": GUNS, "af": 22}], "roll": 7}
    assert bombard(books, **heavy).ruling.result.column == "26+"
    assert bombard(books, **heavy, res=9).ruling.result.column == "26+"
    (sum_of_all,) = (
        step for step in bombard(books, **heavy).ruling.working if step.label == "Factors"
    )
    assert (sum_of_all.value, sum_of_all.case) == (26, "BMB-02")
    assert sum_of_all.arithmetic == "top column from 26, no factor limit"


def test_an_entered_result_that_the_chart_contradicts_is_said() -> None:
    books = armies()
    fill(books, "bombardment", [["0", "Re", "C", "C1R"] for _ in range(11)], COLUMNS)
    plan = bombard(books, roll=7, result="C")
    column = plan.ruling.result.column
    said = f"Your chart says Re in column {column}, roll 7; C is entered."
    assert said in [fault.message for fault in plan.warnings]
    agreed = bombard(books, roll=7, result="Re")
    assert not any("Your chart" in fault.message for fault in agreed.warnings)
    assert not any("Your chart" in fault.message for fault in bombard(books, result="C").warnings)


def test_without_a_chart_it_stops_at_factors_and_roll() -> None:
    assert [fault.message for fault in bombard(armies(), roll=7).refusals] == [
        "8 factors, roll 7: your chart of bombardment results is not filled in."
    ]


def test_two_dice_never_show_one() -> None:
    with pytest.raises(BadInput, match="must be from 2 to 12"):
        bombard(armies(), roll=1, result="C")


def test_it_costs_a_point_and_guns_fire_once() -> None:
    books = armies()
    books.post(bombard(books, guns=[GUNS], result="1R"))
    assert books.balance(spent(AXIS, COMBAT), SP) == 1
    elsewhere = bombard(books, guns=[GUNS], place="Kovno", result="0")
    assert refused(elsewhere) == {"BMB-01"}
    assert "bombarded in this phase" in elsewhere.refusals[0].note()
    # The hex is bombarded once, whoever fires.
    assert refused(bombard(books, guns=[MORE_GUNS], result="0")) == {"BMB-01"}
    # What bombarded does not attack.
    assert refused(battle(books, attackers=[GUNS], result="0")) == {"BMB-01"}


def test_only_artillery_in_supply_fires_in_the_combat_phase() -> None:
    books = armies()
    in_state(books, SupplyState.OOS, GUNS)
    assert refused(bombard(books, result="0")) == {"BMB-01"}
    tanks = bombard(armies(), guns=[PANZER], result="0")
    assert refused(tanks) == {"BMB-01"}
    assert "is not artillery" in tanks.refusals[0].note()
    assert "BMB-01" in refused(bombard(armies(AIR), result="0"))


def test_1r_is_used_by_the_attack_on_the_same_hex() -> None:
    books = armies()
    assert battle(books, armor_terrain=False).ruling.result.column == "3-1"
    books.post(bombard(books, result="1R"))
    assert battle(books, armor_terrain=False).ruling.result.column == "4-1"
    assert battle(books, armor_terrain=False, place="Kovno").ruling.result.column == "3-1"


def test_the_attack_that_was_named_is_the_one_that_comes() -> None:
    books = armies()
    assert refused(bombard(books, follows=True, result="0")) == {"BMB-03"}
    assert refused(bombard(books, follows=True, attackers=[GUNS], result="0")) == {"ART-03"}
    books.post(bombard(books, follows=True, attackers=[INFANTRY, PANZER], result="1R"))
    assert refused(battle(books, attackers=[INFANTRY], result="0")) == {"BMB-03"}
    assert not battle(books, attackers=[PANZER, INFANTRY], result="0").refusals


# Re: 1 RE of small units; without any, payment of 2 infantry points or a division.


def test_re_takes_a_small_unit() -> None:
    books = armies()
    assert refused(bombard(books, result="Re")) == {"BMB-05"}
    assert refused(bombard(books, result="Re", losses=[RIFLE])) == {"BMB-06"}
    books.post(bombard(books, result="Re", losses=[ANTITANK]))
    assert books.unit(UnitId(ANTITANK)).status is UnitStatus.DEAD


def test_re_without_small_units_is_paid_or_reduces_a_division() -> None:
    books = armies()
    account = replacements_of(SOVIET, "Soviet Union")
    assert refused(bombard(books, defenders=[RIFLE_CADRE], result="Re", pays=True)) == {"BMB-06"}
    books.put(account, INF, 3)
    books.post(bombard(books, defenders=[RIFLE_CADRE], result="Re", pays=True))
    assert books.balance(account, INF) == 1
    other = armies()
    found = bombard(other, defenders=[RIFLE_CADRE], result="Re", losses=[RIFLE_CADRE])
    other.post(found)
    # 5 to 2 is 3, less 2 asked, less 1: nothing comes back.
    assert other.balance(waiting(SOVIET, "Soviet Union", CALENDAR.next(other.turn)), INF) == 0
    hand = [{"unit": RIFLE_CADRE, "df": 8}]
    third = armies()
    third.post(
        bombard(third, defenders=[RIFLE_CADRE], result="Re", losses=[RIFLE_CADRE], by_hand=hand)
    )
    # 8 to 2 is 6, less 2, less 1: 3.
    assert third.balance(waiting(SOVIET, "Soviet Union", CALENDAR.next(third.turn)), INF) == 3


def test_c_reduces_a_division_or_takes_two_res() -> None:
    books = armies()
    assert refused(bombard(books, result="C", losses=[ANTITANK])) == {"BMB-05"}
    assert not bombard(books, result="C", losses=[RIFLE]).refusals
    assert refused(bombard(books, result="C", pays=True)) == {"BMB-05"}
    small = bombard(books, result="C", defenders=[ANTITANK], losses=[ANTITANK])
    # 2 REs are asked, 1 is there: all of it goes.
    assert not small.refusals


def test_a_result_that_costs_units_needs_the_units_named() -> None:
    assert refused(bombard(armies(), defenders=[], result="Re")) == {"BMB-05"}
    facility = bombard(armies(), defenders=[], result="Re1R", facility=True)
    assert not facility.refusals
    assert line(facility, "Hits") == 1


# From the air.


def test_an_air_hit_goes_to_the_first_attack_and_must_be_used() -> None:
    books = flown(armies(AIR))
    paid = books.balance(spent(AXIS, AIR), SP)
    books.post(
        plan(books, "bombard", place="Brest", by_air=True, bombs=12, groups=1, result="1R",
             defenders=[RIFLE, ANTITANK])
    )  # fmt: skip
    assert books.balance(spent(AXIS, AIR), SP) == paid
    books.phase = COMBAT
    given = {"armor_terrain": False, "attackers": [INFANTRY], "result": "0"}
    # 7 to 7 is 1-1, one right: 3-2.
    assert battle(books, **given).ruling.result.column == "3-2"
    assert refused(battle(books, air_hit=False, **given)) == {"CBT-07"}
    books.post(battle(books, **given))
    second = battle(books, **(given | {"attackers": [PANZER]}))
    # 10 to 7 is 1.43, nearest 3-2; the hit is used up.
    assert second.ruling.result.column == "3-2"


def test_a_second_column_from_fire_is_void() -> None:
    books = flown(armies(AIR))
    books.post(plan(books, "bombard", place="Brest", by_air=True, bombs=12, groups=1, result="1R"))
    books.phase = COMBAT
    found = bombard(books, result="1R")
    assert "BMB-07" in {fault.case for fault in found.warnings}
    books.post(found)
    assert battle(books, armor_terrain=False).ruling.result.column == "4-1"
    two = flown(armies(AIR, fire_shift_max="2"))
    two.post(plan(two, "bombard", place="Brest", by_air=True, bombs=12, groups=1, result="1R"))
    two.phase = COMBAT
    two.post(bombard(two, result="1R"))
    assert battle(two, armor_terrain=False).ruling.result.column == "5-1"
