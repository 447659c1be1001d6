"""What a battle ends in: the roll, losses, retreats, and what comes back of the lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    FLAMES,
    GUNS,
    INFANTRY,
    NKVD,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    TANK,
    armies,
    battle,
    fill,
    fill_combat,
    fill_named,
    in_state,
    plan,
    refused,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import STEP, Account, Place
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import waiting
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.replacements.losses import lost_in
from oobmgr.games.europa.screens.battle_sheet import battle_sheet
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    AXIS,
    LOST_GOODS,
    REPLACEMENT_GOODS,
    SOVIET,
)
from oobmgr.rules.charts import ChartEntry

# Results.


def test_a_roll_is_read_from_the_players_chart() -> None:
    books = armies()
    fill_combat(books, "DR")
    found = battle(books, roll=8)
    assert not found.refusals
    assert found.title == "Attack on Brest: 4-1, DR"
    assert found.ruling.result.retreat.startswith("The defender retreats 2 hexes")


def test_a_result_that_was_looked_up_has_a_place_in_the_chart_that_lacks_it() -> None:
    books = armies()
    assert battle(books, result="DR").ruling.result.blank is None  # nobody knows the roll
    looked_up = battle(books, result="DR", roll=8).ruling.result
    assert looked_up.blank == ChartEntry("ground_combat", "8", "4-1", "DR")
    fill_combat(books, "")
    assert battle(books, result="DR", roll=8).ruling.result.blank == looked_up.blank
    fill_combat(books, "AR")
    contradicted = battle(books, result="DR", roll=8).ruling.result
    assert (contradicted.otherwise, contradicted.blank) == ("AR", None)


def test_a_bombardment_is_kept_only_where_the_chart_has_its_column() -> None:
    def fired(books: FakeBooks) -> ChartEntry | None:
        given = {"place": "Brest", "guns": [GUNS], "defenders": [RIFLE], "result": "0", "roll": 7}
        found: BattleOutcome = plan(books, "bombard", **given).ruling.result
        return found.blank

    books = armies()
    assert fired(books) is None  # without a chart nobody has named its columns
    fill(books, "bombardment", [["", ""]] * 11, ("1-5", "6+"))
    assert fired(books) == ChartEntry("bombardment", "7", "1-5", "0")
    fill(books, "bombardment", [["0", ""]] * 11, ("1-5", "6+"))
    assert fired(books) is None


def test_without_a_chart_it_stops_at_column_and_roll() -> None:
    found = battle(armies(), roll=8)
    assert [fault.message for fault in found.refusals] == [
        "Column 4-1, roll 8: your chart of results is not filled in."
    ]
    assert not found.postings
    assert not battle(armies(), roll=8, result="DR").refusals


def test_below_the_table_the_attackers_are_lost() -> None:
    found = battle(armies(), attackers=[FLAMES], defenders=[RIFLE, ANTITANK, RIFLE_CADRE])
    # 2 to 12 is 1-6.
    assert found.ruling.result.result == "eliminated"
    done = battle(
        armies(), attackers=[FLAMES], defenders=[RIFLE, ANTITANK, RIFLE_CADRE],
        attacker_losses=[FLAMES],
    )  # fmt: skip
    assert not done.refusals


@pytest.mark.parametrize(
    ("terrain", "hexes"), [("clear", "2 hexes"), ("swamp", "1 hex"), ("city", "1 hex")]
)
def test_terrain_shortens_a_retreat(terrain: str, hexes: str) -> None:
    found = battle(armies(), result="DR", ground=[terrain])
    assert hexes in found.ruling.result.retreat


# Losses. X1DR at 4-1: half of the defence of 7, up: 4 each.


def test_losses_must_be_met() -> None:
    found = battle(armies(), result="X1DR")
    assert [toll.required for toll in found.ruling.result.tolls] == ["4 factors", "4 factors"]
    assert refused(found) == {"LOS-04"}


def test_armor_must_be_among_the_losses_where_the_defender_has_atec() -> None:
    found = battle(armies(), result="X1", attacker_losses=[INFANTRY], defender_losses=[RIFLE])
    assert refused(found) == {"LOS-05"}
    met = battle(armies(), result="X1", attacker_losses=[PANZER], defender_losses=[RIFLE])
    assert not met.refusals


def test_a_large_armor_advantage_spares_the_armor_on_x1_only() -> None:
    # 10 armor to the antitank guns' 0 (no ATEC): 4:1 and more, and 10 reaches 7.
    hand = [{"unit": RIFLE, "atec": "half"}, {"unit": ANTITANK, "atec": "none"}]
    books = armies()
    given = {"by_hand": hand, "attacker_losses": [INFANTRY]}
    spared = battle(books, result="X1", defender_losses=[RIFLE], **given)
    assert spared.ruling.result.modifier == 1
    assert not spared.refusals
    assert refused(battle(books, result="A1", **given)) == {"LOS-05"}


def test_a_battle_takes_steps_credits_change_and_feeds_the_account_of_losses() -> None:
    books = armies()
    found = battle(books, result="X1DR", attacker_losses=[PANZER], defender_losses=[RIFLE])
    assert found.title == "Attack on Brest: 4-1, X1DR; Axis lost 1 step, Soviet lost 1 step"
    books.post(found)
    next_turn = CALENDAR.next(books.turn)
    # The panzers 10 to 4 lose 6, 4 were asked, 1 is kept: 1 point, infantry, as armor had to go.
    axis = waiting(AXIS, "Germany", next_turn)
    assert books.balance(axis, REPLACEMENT_GOODS["infantry"]) == 1
    assert books.balance(axis, REPLACEMENT_GOODS["armor"]) == 0
    # The rifles 4: nothing above 4.
    assert (
        books.balance(waiting(SOVIET, "Soviet Union", next_turn), REPLACEMENT_GOODS["infantry"])
        == 0
    )
    assert books.balance(lost_in(AXIS, "Germany", books.turn), LOST_GOODS["armor"]) == 6
    assert books.balance(Account(Place.DEAD, SOVIET), STEP) == 1
    assert books.unit(UnitId(PANZER)).steps_left == 1
    assert books.unit(UnitId(RIFLE)).status is UnitStatus.DEAD


def test_change_of_armor_that_need_not_go_is_armor() -> None:
    books = armies()
    fill_named(books, "special_costs", "panzer", {"infantry": "3", "armor": "3"})
    # The rifles alone: 4 DF, half is 2; the panzers lose 6: 6 - 2 - 1 = 3, at most 3 of armor.
    books.post(
        battle(books, attackers=[PANZER], defenders=[RIFLE], result="X1",
               attacker_losses=[PANZER], defender_losses=[RIFLE])
    )  # fmt: skip
    axis = waiting(AXIS, "Germany", CALENDAR.next(books.turn))
    assert books.balance(axis, REPLACEMENT_GOODS["armor"]) == 3
    assert books.balance(axis, REPLACEMENT_GOODS["infantry"]) == 0


# The rifles of 4 and 5 DF must lose half of 9, 5; lost are 4 and, with a cadre of 2, 3. Of the
# 7 - 5 - 1 = 1 that comes back nothing is of an isolated unit: at most what the others lost.
@pytest.mark.parametrize(
    ("isolated", "back"),
    [
        ((), "1 infantry point for Soviet Union from July I 1941"),
        ((RIFLE,), "1 infantry point for Soviet Union from July I 1941"),
        ((RIFLE, RIFLE_CADRE), ""),
    ],
)
def test_nothing_comes_back_for_isolated_units(isolated: tuple[int, ...], back: str) -> None:
    books = armies()
    for unit in isolated:
        in_state(books, SupplyState.ISOLATED, unit)
    found = battle(
        books, attackers=[INFANTRY, OTHER_INFANTRY], defenders=[RIFLE, RIFLE_CADRE],
        result="D1", defender_losses=[RIFLE, RIFLE_CADRE],
    )  # fmt: skip
    assert not found.refusals
    assert found.ruling.result.tolls[0].back == back


def test_a_cadre_that_nobody_knows_brings_nothing_back() -> None:
    books = armies()
    whole = books.unit(UnitId(INFANTRY))
    books.roster[UnitId(INFANTRY)] = replace(whole, traits={})
    # 7 + 7 against 4 and 3: half of 7, up, is 4. The division counts with its 7 all the same.
    books.post(
        battle(books, attackers=[INFANTRY, OTHER_INFANTRY], result="X1",
               attacker_losses=[INFANTRY], defender_losses=[RIFLE])
    )  # fmt: skip
    back = waiting(AXIS, "Germany", CALENDAR.next(books.turn))
    assert books.balance(back, REPLACEMENT_GOODS["infantry"]) == 0
    assert books.unit(UnitId(INFANTRY)).steps_left == 1


def test_the_list_says_where_a_cadre_is_not_known() -> None:
    books = armies()
    whole = books.unit(UnitId(INFANTRY))
    books.roster[UnitId(INFANTRY)] = replace(whole, traits={"cadre": "none"})
    after = {one.unit: one.after for one in battle_sheet(books).attackers}
    assert after[INFANTRY] == "not known"
    assert after[OTHER_INFANTRY] == "2-2"
    assert after[GUNS] == ""


def test_losses_that_do_not_count_feed_no_special_replacements() -> None:
    books = armies()
    books.post(battle(books, result="D1", defender_losses=[RIFLE], special=False))
    assert books.balance(lost_in(SOVIET, "Soviet Union", books.turn), LOST_GOODS["infantry"]) == 0


def test_a_division_may_be_removed_altogether() -> None:
    books = armies()
    books.post(
        battle(books, defenders=[RIFLE_CADRE], result="D2",
               defender_losses=[{"unit": RIFLE_CADRE, "gone": True}])
    )  # fmt: skip
    assert books.unit(UnitId(RIFLE_CADRE)).status is UnitStatus.DEAD


def test_losses_that_nobody_asks_for_are_refused() -> None:
    assert refused(battle(armies(), result="DR", defender_losses=[RIFLE])) == {"LOS-01"}
    strange = battle(armies(), result="D1", defender_losses=[TANK])
    assert "LOS-04" in refused(strange)


def test_nkvd_cancels_a_retreat_by_losing_an_re() -> None:
    books = armies()
    given = {"defenders": [RIFLE, NKVD], "cancel_retreat": True}
    assert battle(books, result="DR", defenders=[RIFLE, NKVD]).ruling.result.nkvd
    assert refused(battle(books, result="DR", **given)) == {"LOS-08"}
    found = battle(books, result="DR", defender_losses=[NKVD], **given)
    assert not found.refusals
    assert found.ruling.result.retreat == "The NKVD cancels the retreat."
    assert refused(battle(books, result="D1DR", defender_losses=[NKVD, RIFLE], **given)) == {
        "LOS-08"
    }


def test_only_nkvd_is_given_to_cancel_a_retreat_without_losses() -> None:
    given = {"result": "DR", "defenders": [RIFLE, NKVD], "cancel_retreat": True}
    assert refused(battle(armies(), defender_losses=[NKVD, RIFLE], **given)) == {"LOS-01"}


def test_nkvd_that_cancels_nothing_returns_nothing() -> None:
    # D1 at 4-1: half of 4 + 2 = 3. The rifles meet it with 4; the NKVD goes beyond need.
    given = {"result": "D1", "defenders": [RIFLE, NKVD]}
    books = armies()
    books.post(battle(books, defender_losses=[RIFLE, NKVD], **given))
    infantry = REPLACEMENT_GOODS["infantry"]
    later = waiting(SOVIET, "Soviet Union", CALENDAR.next(books.turn))
    # 4 + 2 - 3 - 1 = 2 would come back with the NKVD; 4 - 3 - 1 = 0 does without it.
    assert books.balance(later, infantry) == 0
    # An antitank brigade that goes beyond need brings change: 4 + 3 = 7, less 4, less 1 = 2.
    other = armies()
    other.post(battle(other, result="D1", defender_losses=[RIFLE, ANTITANK]))
    assert other.balance(later, infantry) == 2


def test_a_retreat_through_enemy_zones_costs_an_re() -> None:
    books = armies()
    given = {"result": "DR", "through_zones": True}
    assert refused(battle(books, **given)) == {"LOS-09"}
    assert not battle(books, zone_losses=[ANTITANK], **given).refusals
    # Divisions alone: one goes to its cadre.
    alone = {"defenders": [RIFLE_CADRE], **given}
    assert refused(battle(books, **alone)) == {"LOS-09"}
    assert not battle(books, zone_losses=[RIFLE_CADRE], **alone).refusals
    # Armor alone loses nothing where no enemy of the zone has AECA.
    armor = {"defenders": [TANK], "zone_armor": False, **given}
    assert not battle(books, **armor).refusals
    assert refused(battle(books, **armor, zone_losses=[TANK])) == {"LOS-09"}


def test_losses_in_combat_and_to_zones_add_up_for_one_unit() -> None:
    books = armies()
    found = battle(
        books, defenders=[RIFLE_CADRE], result="D1DR", through_zones=True,
        defender_losses=[RIFLE_CADRE], zone_losses=[RIFLE_CADRE],
    )  # fmt: skip
    books.post(found)
    assert books.unit(UnitId(RIFLE_CADRE)).status is UnitStatus.DEAD
    # 5 in all, once: 5 to 2 in the combat, 2 to nothing on the way.
    assert books.balance(lost_in(SOVIET, "Soviet Union", books.turn), LOST_GOODS["infantry"]) == 5
