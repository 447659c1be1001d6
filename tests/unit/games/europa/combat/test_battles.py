"""What a battle takes from both sides: column, rivers, supply, payment, and who may fight."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    FLAMES,
    GUNS,
    INFANTRY,
    MORE_GUNS,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    armies,
    battle,
    fill,
    fill_combat,
    in_state,
    line,
    plan,
    refused,
    stand,
)

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import pool, spent
from oobmgr.games.europa.screens.battle_sheet import battle_sheet
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.turns import CALENDAR, SURPRISE_TURN
from oobmgr.games.europa.words import (
    AXIS,
    COMBAT,
    MOVEMENT,
    SP,
)

# Odds. 7 + 7 + 10 = 24 against 4 + 3 = 7 is 3.43, nearest 3-1; armor 10 reaches 7: one right.


def test_the_column_is_worked_out_from_the_books() -> None:
    outcome = battle(armies()).ruling.result
    assert (outcome.odds, outcome.column, outcome.modifier) == ("24 : 7", "4-1", 0)
    assert outcome.needs.startswith("Column 4-1")


def test_terrain_that_the_text_tells_of_costs_a_column() -> None:
    assert battle(armies(), ground=["woods"]).ruling.result.column == "3-1"


def test_the_rivers_of_the_border_do_not_count_in_the_surprise_turn() -> None:
    books = armies()
    assert battle(books, ground=["major_river"]).ruling.result.odds != "24 : 7"
    books.turn = SURPRISE_TURN
    found = battle(books, ground=["major_river"])
    assert (found.ruling.result.odds, found.ruling.result.column) == ("24 : 7", "4-1")
    assert "SET-03" in {step.case for step in found.ruling.working}


def test_the_players_chart_of_terrain_goes_before_the_text() -> None:
    books = armies()
    rows = 15
    cells = [["", "", "", "", ""] for _ in range(rows)]
    cells[1] = ["no", "yes", "", "", ""]  # woods halve here, and cost no column
    fill(books, "terrain", cells)
    # 24 halved is 12: 12 to 7 is 1.71, nearest 3-2 (1.5) and not 2-1; armor one right: 2-1.
    assert battle(books, ground=["woods"]).ruling.result.column == "2-1"


def test_terrain_of_which_nothing_is_known_is_warned_of() -> None:
    cases = {fault.case for fault in battle(armies(), ground=["swamp"]).warnings}
    assert "TER-01" in cases
    said = battle(armies(), ground=["swamp"], terrain_column=False, armor_terrain=True)
    assert "TER-01" not in {fault.case for fault in said.warnings}
    known = battle(armies(), ground=["woods"])
    assert "TER-01" not in {fault.case for fault in known.warnings}


def test_a_river_halves_those_who_cross_it() -> None:
    books = armies()
    stand(books, {INFANTRY: "1B 1309", OTHER_INFANTRY: "1B 1309", PANZER: "1B 1409"})
    found = battle(books, across=["1b 1309"])
    # (7 + 7) / 2 + 10 = 17
    assert found.ruling.result.odds == "17 : 7"
    assert line(found, "From 1B 1309") == 7


def test_a_river_that_all_cross_stops_armor() -> None:
    # 24 / 2 = 12 to 7 is 3-2; no armor column.
    assert battle(armies(), ground=["major_river"]).ruling.result.column == "3-2"


@pytest.mark.parametrize("weather", ["frost", "snow"])
def test_a_frozen_major_river_counts_as_minor(weather: str) -> None:
    # L15, L127: rivers go down one type. 24 to 7 is 3-1; armor acts, one right: 4-1.
    found = battle(armies(), ground=["major_river"], weather=weather)
    assert (found.ruling.result.odds, found.ruling.result.column) == ("24 : 7", "4-1")
    told = [step.arithmetic for step in found.ruling.working if step.label == "Major river"]
    assert told == [f"frozen in {weather}: minor river"]


def test_a_river_is_open_in_mud_and_by_the_weather_of_its_zone() -> None:
    books = armies()
    assert battle(books, ground=["major_river"], weather="mud").ruling.result.odds == "12 : 7"
    books.known[fact_kinds.WEATHER, str(books.turn), "B"] = "snow"
    assert battle(books, ground=["major_river"], zone="B").ruling.result.odds == "24 : 7"
    assert battle(books, ground=["major_river"], zone="C").ruling.result.odds == "12 : 7"


def test_guns_fire_over_a_frozen_river_in_full() -> None:
    books = armies()
    fired = {"place": "Brest", "guns": [GUNS], "defenders": [RIFLE], "ground": ["major_river"]}
    assert plan(books, "bombard", **fired).ruling.result.odds.startswith("2 factors")
    frozen = plan(books, "bombard", **fired, weather="snow")
    assert frozen.ruling.result.odds.startswith("4 factors")


def test_frozen_lakes_are_woods_and_frozen_swamps_forest() -> None:
    # L15: intermittent lakes become woods, which cost a column: 3-1, armor 4-1, terrain 3-1.
    lake = battle(armies(), ground=["intermittent_lake"], weather="frost")
    assert lake.ruling.result.column == "3-1"
    swamp = battle(armies(), ground=["swamp"], weather="snow", result="DR")
    assert "forest" in {step.arithmetic for step in swamp.ruling.working}


def test_small_units_share_the_supply_of_a_division_that_does_not_attack() -> None:
    # L33: units below division size take the state of the divisions with which they are stacked.
    books = armies()
    stand(books, {INFANTRY: "A", FLAMES: "A", OTHER_INFANTRY: "B"})
    in_state(books, SupplyState.OOS, INFANTRY)
    given = {"attackers": [FLAMES, OTHER_INFANTRY], "defenders": [RIFLE], "armor_terrain": False}
    # 2 halved and 7 are 8.
    assert battle(books, **given).ruling.result.odds == "8 : 4"
    stand(books, {INFANTRY: "C"})
    assert battle(books, **given).ruling.result.odds == "9 : 4"


def test_figures_that_nobody_entered_are_asked_for() -> None:
    books = armies()
    books.roster[UnitId(INFANTRY)] = replace(books.unit(UnitId(INFANTRY)), ratings={})
    books.roster[UnitId(RIFLE)] = replace(books.unit(UnitId(RIFLE)), ratings={"move": 6})
    found = battle(books, result="0")
    assert [f"{fault.where}: {fault.message}" for fault in found.refusals] == [
        f"{INFANTRY} infantry: has no attack factor in the books.",
        f"{RIFLE} rifle: has no defence factor in the books.",
    ]
    strengths = {one.unit: one.strength for one in battle_sheet(books).attackers}
    assert (strengths[INFANTRY], strengths[PANZER]) == ("?-?", "10-10")
    by_hand = [{"unit": INFANTRY, "af": 7}, {"unit": RIFLE, "df": 4}]
    assert battle(books, result="0", by_hand=by_hand).ruling.result.odds == "24 : 7"


def test_a_cadre_and_armor_without_figures_are_asked_for() -> None:
    books = armies()
    cadre = replace(books.unit(UnitId(RIFLE_CADRE)), steps_left=1, traits={})
    books.roster[UnitId(RIFLE_CADRE)] = cadre
    assert refused(battle(books, defenders=[RIFLE_CADRE], result="0")) == {"CBT-01"}
    tanks = armies()
    tanks.roster[UnitId(PANZER)] = replace(tanks.unit(UnitId(PANZER)), traits={"cadre": "4-8"})
    assert refused(battle(tanks, result="0")) == {"ARM-02"}
    rated = [{"unit": PANZER, "aeca": "full", "atec": "full"}]
    assert not battle(tanks, result="0", by_hand=rated).refusals


def test_the_dice_are_shown_as_they_fell() -> None:
    books = armies()
    fill_combat(books, "DR")
    given = {"attackers": [PANZER], "defenders": [RIFLE]}

    def roll(fell: int) -> tuple[object, str]:
        found = battle(books, roll=fell, **given)
        assert found.ruling.result.modifier == 1  # panzers against no armor
        line = next(step for step in found.ruling.working if step.label == "Roll")
        return line.value, line.arithmetic

    assert roll(8) == (9, "8 +\N{THIN SPACE}1")
    # The table ends at 12 (L98): 12 and 1 more is 12, and nobody rolled 11.
    assert roll(12) == (12, "12 +\N{THIN SPACE}1, at most 12")


def test_the_player_may_say_what_terrain_does() -> None:
    found = battle(armies(), terrain_column=True, armor_terrain=False)
    assert found.ruling.result.column == "2-1"


def test_artillery_counts_up_to_the_defence_and_by_cities_half() -> None:
    books = armies()
    found = battle(books, attackers=[INFANTRY, GUNS, MORE_GUNS], defenders=[ANTITANK])
    assert "ART-03" in {fault.case for fault in found.warnings}
    # 4 + 4 guns count for 3: 7 + 3 = 10.
    assert found.ruling.result.odds == "10 : 3"
    # In a full city the howitzers are halved, the siege artillery is not: 7 + 2 + 4 to 4 + 3 = 7.
    city = battle(books, attackers=[INFANTRY, GUNS, MORE_GUNS], ground=["city"])
    assert city.ruling.result.odds == "13 : 7"


def test_a_hex_counts_at_most_thirty_factors() -> None:
    books = armies()
    hand = [{"unit": unit, "af": 20} for unit in (INFANTRY, OTHER_INFANTRY)]
    stand(books, {INFANTRY: "A", OTHER_INFANTRY: "A", PANZER: "B"})
    found = battle(books, by_hand=hand)
    assert found.ruling.result.odds == "40 : 7"
    assert "CFL-01" in {fault.case for fault in found.warnings}


def test_supply_halves_an_attack_and_leaves_a_defence() -> None:
    books = armies()
    in_state(books, SupplyState.OOS, INFANTRY, RIFLE)
    # 7/2 + 7 + 10 = 20 1/2, up: 21.
    found = battle(books)
    assert found.ruling.result.odds == "21 : 7"
    # Out of supply nobody pays: the other infantry half a point, the panzers one: 2.
    assert found.ruling.result.price == 2


def test_small_units_share_the_state_of_their_stack() -> None:
    books = armies()
    in_state(books, SupplyState.OOS, INFANTRY)
    found = battle(books, attackers=[INFANTRY, FLAMES])
    # Both at half: 3 1/2 + 1 = 4 1/2, up: 5.
    assert found.ruling.result.odds == "5 : 7"


# Price.


def test_who_has_paid_pays_no_more() -> None:
    books = armies(MOVEMENT)
    books.post(plan(books, "movement", units=[PANZER]))
    books.phase = COMBAT
    books.post(plan(books, "combat", units=[INFANTRY]))
    assert books.balance(spent(AXIS, COMBAT), SP) == 1
    # The halves of the phase are added: 1/2 paid as 1, another 1/2 fills it.
    found = books.post(battle(books, result="0"))
    assert found.ruling.result.price == 0
    assert books.balance(spent(AXIS, COMBAT), SP) == 1


def test_attackers_that_do_not_pay_attack_at_half() -> None:
    books = armies()
    found = battle(books, unpaid=[INFANTRY, OTHER_INFANTRY, PANZER])
    assert (found.ruling.result.odds, found.ruling.result.price) == ("12 : 7", 0)
    strict = armies(unfunded_attack="forbidden")
    assert "SP-25" in refused(battle(strict, unpaid=[INFANTRY, OTHER_INFANTRY, PANZER]))


def test_a_stack_pays_as_a_whole_or_not_at_all() -> None:
    # L33: all divisions of a stack pay, or none does.
    assert refused(battle(armies(), unpaid=[INFANTRY], result="0")) == {"SP-26"}
    books = armies()
    stand(books, {INFANTRY: "A", OTHER_INFANTRY: "B", PANZER: "B"})
    assert not battle(books, unpaid=[INFANTRY], result="0").refusals
    # The form that pays for attacks knows the stacks of the books.
    split = {"units": [OTHER_INFANTRY], "unpaid_units": [PANZER]}
    assert refused(plan(books, "combat", **split)) == {"SP-26"}
    assert not plan(books, "combat", units=[OTHER_INFANTRY], unpaid_units=[INFANTRY]).refusals


def test_what_was_paid_by_counts_is_not_paid_again() -> None:
    books = armies()
    books.post(plan(books, "combat", counts={"infantry": 2, "panzer": 1}))
    before = books.balance(spent(AXIS, COMBAT), SP)
    assert books.post(battle(books, paid=True, result="0")).ruling.result.price == 0
    assert books.balance(spent(AXIS, COMBAT), SP) == before


def test_an_attack_marked_as_paid_needs_its_payment_in_the_books() -> None:
    assert refused(battle(armies(), paid=True, result="0")) == {"SP-33"}
    books = armies()
    books.post(plan(books, "combat", counts={"infantry": 1}))
    assert refused(battle(books, paid=True, result="0")) == {"SP-33"}
    assert not battle(books, attackers=[INFANTRY], paid=True, result="0").refusals
    # A payment is used once.
    books.post(battle(books, attackers=[INFANTRY], paid=True, result="0"))
    assert refused(battle(books, attackers=[OTHER_INFANTRY], paid=True, result="0")) == {"SP-33"}


def test_mechanised_divisions_marked_as_paid_need_their_payment_too() -> None:
    found = battle(armies(), attackers=[PANZER], paid=True, result="0")
    assert refused(found) == {"SP-33"}
    assert found.refusals[0].message.startswith("C/M divisions for 1 SP attack as paid by count")


def test_mechanised_divisions_paid_by_count_in_movement_attack_as_paid() -> None:
    books = armies(MOVEMENT)
    books.post(plan(books, "movement", counts={"panzer": 1}))
    books.phase = COMBAT
    books.post(battle(books, attackers=[PANZER], paid=True, result="0"))
    two = armies(MOVEMENT)
    two.post(plan(two, "movement", units=[PANZER]))
    two.phase = COMBAT
    # The one that was paid for is the one that was named: nothing is left for another.
    assert refused(battle(two, attackers=[FLAMES, INFANTRY], paid=True, result="0")) == {"SP-33"}
    assert not battle(two, attackers=[PANZER], paid=True, result="0").refusals


def test_an_empty_pool_refuses() -> None:
    books = armies()
    books.put(pool(AXIS), SP, -books.balance(pool(AXIS), SP))
    assert "SP-33" in refused(battle(books, result="0"))


# Who may.


def test_a_unit_attacks_once_a_phase() -> None:
    books = armies()
    books.post(battle(books, result="0"))
    again = battle(books, attackers=[INFANTRY], result="0")
    assert refused(again) == {"BMB-01"}
    # Another attack on the same units is only warned of.
    other = battle(books, attackers=[FLAMES], result="0")
    assert not other.refusals
    told = {fault.message: fault.case for fault in other.warnings}
    (twice,) = (one for one in told if one.endswith("attacked already in this phase."))
    assert told[twice] == "CBT-01"


def test_sides_and_the_dead_are_told_apart() -> None:
    assert refused(battle(armies(), attackers=[RIFLE], defenders=[INFANTRY])) == {"SOP-01"}
    assert "No attacker is picked." in refused(battle(armies(), attackers=[]))
    assert "No defender is picked." in refused(battle(armies(), defenders=[]))


def test_stacks_above_the_limit_are_asked_about() -> None:
    hand = [{"unit": INFANTRY, "res": "8"}]
    found = battle(armies(), by_hand=hand, result="0")
    assert "STK-01" in {fault.case for fault in found.warnings if fault.asks}


@pytest.mark.parametrize("ground", ["mountain", "arctic"])
@pytest.mark.parametrize(("where", "holder"), [("1B 1309", "1B 1309"), ("1B 1310", "The target")])
def test_hexes_of_mountain_or_arctic_hold_fewer_in_a_battle(
    ground: str, where: str, holder: str
) -> None:
    # 7.5 REs: more than the 7 of a mountain and the 4 of the arctic, fewer than the 10 elsewhere.
    books = armies()
    stand(books, {INFANTRY: "1B 1309", RIFLE: "1B 1310"})
    by_hand = [{"unit": unit, "res": "7.5"} for unit in (INFANTRY, RIFLE)]
    given = {"attackers": [INFANTRY], "defenders": [RIFLE], "by_hand": by_hand}
    assert "STK-01" not in {fault.case for fault in battle(books, **given).warnings}
    books.post(plan(books, "hex", hex=where.lower(), **{ground: True}))
    told = [fault.message for fault in battle(books, **given).warnings if fault.case == "STK-01"]
    assert told == [f"{holder} holds 7\u2009½ REs, more than may stack."]


# Commandos.


def test_german_commandos_of_june_gain_one_on_the_success_table() -> None:
    books = armies()
    asked = battle(books, commando_die=4)
    assert [fault.message for fault in asked.refusals] == [
        "Commandos, die 4 +\u20091: your success table is not filled in."
    ]
    # The table: only 5 and 6 succeed; 4 with 1 more does.
    fill(books, "success", [["no"]] * 4 + [["yes"]] * 2, ("Commandos",))
    assert battle(books, commando_die=4).ruling.result.modifier == 1
    assert battle(books, commando_die=3).ruling.result.modifier == 0
    later = armies()
    later.turn = CALENDAR.next(later.turn)
    fill(later, "success", [["no"]] * 4 + [["yes"]] * 2, ("Commandos",))
    assert battle(later, commando_die=4).ruling.result.modifier == 0


def test_figures_may_be_entered_by_hand() -> None:
    hand = [{"unit": RIFLE, "df": "9/2", "state": "isolated"}]
    found = battle(armies(), by_hand=hand)
    # 4 1/2 + 3, up: 8.
    assert found.ruling.result.odds == "24 : 8"
    assert Fraction(9, 2) + 3 in {step.value for step in found.ruling.working}


# What a player reads.


@pytest.mark.parametrize("entered", [{}, {"result": "0"}])
def test_two_dice_do_not_show_one(entered: dict[str, str]) -> None:
    # Refused as it is entered: no dice of the campaign show it, whatever else is known.
    with pytest.raises(BadInput, match="must be from 2 to 12"):
        battle(armies(), roll=1, **entered)


@pytest.mark.parametrize(
    ("ground", "words"),
    [(["forest"], "What forest does to"), (["forest", "swamp"], "What forest and swamp do to")],
)
def test_terrain_that_nothing_is_known_of_is_told(ground: list[str], words: str) -> None:
    said = [fault.message for fault in battle(armies(), ground=ground).warnings]
    assert any(message.startswith(words) for message in said)
