"""Entries of smaller actions that were taken without a word: refused, asked about or told."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, put
from tests.unit.games.spark.engineers.test_bridges import begin, builders
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.movement.moving import move
from tests.unit.games.spark.test_doubtful_entries import in_phase
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.quantities import NOT_ENTERED
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.assault.end import RetreatInputs, plan_retreat
from oobmgr.games.spark.actions.assault.marking import AssaultMarkersInputs, plan_assault_markers
from oobmgr.games.spark.actions.command.command import (
    CommandInputs,
    HeadquartersInputs,
    plan_command,
    plan_headquarters,
)
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.hidden_inputs import TakenInputs
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.actions.fire.taken import plan_fire_taken
from oobmgr.games.spark.actions.initiative.recovery import RecoveryInputs, plan_recovery
from oobmgr.games.spark.actions.morale.check import UnitMoraleInputs, plan_morale_check
from oobmgr.games.spark.actions.movement.formation import (
    FormationInputs,
    TrenchInputs,
    plan_formation,
    plan_trench,
)
from oobmgr.games.spark.actions.movement.overstacked import OverstackInputs, plan_overstack
from oobmgr.games.spark.actions.reinforcements.off_map import (
    EnterInputs,
    OffMapInputs,
    plan_enter,
    plan_off_map,
)
from oobmgr.games.spark.actions.roster.sheets import MarkInputs, plan_mark
from oobmgr.games.spark.actions.supply.stocks import (
    Receipt,
    ReceiveInputs,
    StockOfInputs,
    SupplyInputs,
    TransferInputs,
    plan_receive,
    plan_stock_of,
    plan_supply,
    plan_transfer,
    propose_receive,
    propose_stock_of,
    propose_transfer,
)
from oobmgr.games.spark.supply.ammunition import uncounted_stocks
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import (
    COMBAT,
    GERMAN,
    INITIATIVE,
    MOVEMENT,
    POST_ASSAULT_FIRE,
    RECOVERY,
    Marker,
    Player,
)
from oobmgr.rules.actions import ActionPlan

POOL = "off-map pool (woods)"


def asked(plan: ActionPlan) -> set[str]:
    """What has to be confirmed before it is posted."""
    assert not plan.refusals, [one.sentence() for one in plan.refusals]
    return {one.message for one in plan.warnings if one.asks}


def driven_off(name: str) -> FakeBooks:
    """Books in the next Movement Phase of the side, one of whose units was driven off the map."""
    books = in_phase(COMBAT[0])
    books.post(plan_off_map(books, OffMapInputs(ids(books, name))))
    books.phase = MOVEMENT[1]
    return books


def test_nobody_enters_the_map_where_the_enemy_stands() -> None:
    books = driven_off("541/136")
    came = EnterInputs(back=ids(books, "541/136"), hex="1613")
    assert asked(plan_enter(books, came)) == set()
    there = EnterInputs(back=came.back, hex="1712")
    (fault,) = plan_enter(books, there).refusals
    assert (fault.where, fault.message) == ("hex", "The enemy is in 1712: II/399/170.")
    (beyond,) = asked(plan_enter(books, EnterInputs(back=came.back, hex="9999")))
    assert beyond.startswith("9999 is beyond every hex that the rules name")


def test_who_does_not_enter_the_map_is_told_why() -> None:
    books = driven_off("541/136")
    put(books, "1106", hex=POOL)
    for name, why in (
        ("284/86", "is on the map already."),
        ("II/399/170", "belongs to the other side."),
        ("1106", f"waits in {POOL}, and was not driven off the map."),
    ):
        plan = plan_enter(books, EnterInputs(back=ids(books, name), hex="1613"))
        assert why in [fault.message for fault in plan.refusals]


def test_units_in_a_pool_are_asked_about() -> None:
    books = in_phase(MOVEMENT[0])
    gun = ids(books, "291/136")
    put(books, "291/136", hex="1512")
    assert asked(plan_command(books, CommandInputs(without=gun))) == set()
    put(books, "291/136", hex=POOL)
    away = f"is off the map, in {POOL}."
    assert asked(plan_command(books, CommandInputs(without=gun))) == {away}
    assert asked(plan_supply(books, SupplyInputs(without=gun))) == {away}
    put(books, "291/136", hex="")  # a roster may leave hexes open
    assert asked(plan_supply(books, SupplyInputs(without=gun))) == set()
    put(books, "II/240/170", hex=POOL)
    lost = plan_headquarters(books, HeadquartersInputs(ids(books, "II/240/170")))
    assert away in asked(lost)


def test_who_is_not_bound_by_integrity_is_asked_about() -> None:
    books = in_phase(MOVEMENT[0])
    free = {"is not bound by Unit Integrity."}
    for name in ("7GdMiner", "Leningrad Balloon"):
        assert asked(plan_command(books, CommandInputs(without=ids(books, name)))) == free
    assert asked(plan_command(books, CommandInputs(without=ids(books, "387/136")))) == set()
    lay(books, Marker.OUT_OF_COMMAND, "7GdMiner")
    assert asked(plan_command(books, CommandInputs(again=ids(books, "7GdMiner")))) == set()


def test_a_headquarters_that_nobody_lost_is_asked_about() -> None:
    books = in_phase(MOVEMENT[0])
    units = HeadquartersInputs(ids(books, "II/399/170"))
    assert asked(plan_headquarters(books, units)) == {
        "No German headquarters is lost in the books."
    }
    put(books, "240/170", type="headquarters", status=UnitStatus.DEAD)
    assert asked(plan_headquarters(books, units)) == set()


def test_who_fights_of_a_hex_is_picked_once() -> None:
    books = in_phase(COMBAT[0])
    put(books, "733/136", hex="1612")
    first, other = ids(books, "387/136", "7GdMiner"), ids(books, "733/136", "7GdMiner")
    assert asked(plan_overstack(books, OverstackInputs(first))) == set()
    books.post(plan_overstack(books, OverstackInputs(first)))
    assert asked(plan_overstack(books, OverstackInputs(first))) == set()
    assert asked(plan_overstack(books, OverstackInputs(other))) == {
        "Of 1612 these were picked in this impulse: 387/136, 7GdMiner."
    }
    books.phase = COMBAT[1]  # another impulse, another choice
    assert asked(plan_overstack(books, OverstackInputs(other))) == set()


def test_a_second_recovery_of_a_phase_is_asked_about() -> None:
    books = in_phase(RECOVERY[0])
    lay(books, Marker.SUPPRESSED, "387/136")
    lay(books, Marker.DISRUPTED, "II/399/170")
    books.post(plan_recovery(books, RecoveryInputs(weakened=ids(books, "II/399/170"))))
    again = "Markers came off in this phase before."
    for name in ("II/399/170", "387/136"):
        assert asked(plan_recovery(books, RecoveryInputs(ids(books, name)))) == {again}
    books.phase = RECOVERY[1]
    assert asked(plan_recovery(books, RecoveryInputs(ids(books, "II/399/170")))) == set()


def test_a_bridge_around_a_corner_is_asked_about() -> None:
    books = builders()
    assert asked(begin(books)) == set()
    (corner,) = asked(begin(books, end="2306"))
    assert corner.startswith("2306 is neither next to 1906 nor straight on")


def test_a_stock_that_nobody_has_is_asked_about() -> None:
    books = in_phase(INITIATIVE)
    army = named(books, "387/136").path[0]
    books.post(plan_receive(books, ReceiveInputs(Player.SOVIET, army, 5)))
    strange = "No unit draws on a stock of lalala, and none is there."
    given = plan_transfer(books, TransferInputs(army, "lalala", 2))
    assert asked(given) == {strange}
    assert asked(plan_receive(books, ReceiveInputs(Player.SOVIET, "lalala", 2))) == {strange}
    # To name a stock is what this one is for: it is told, and posted.
    named_so = plan_stock_of(books, StockOfInputs(army, "lalala"))
    assert asked(named_so) == set()
    assert [one.message for one in named_so.warnings] == [strange]


def test_there_is_no_sum_of_a_stock_that_nobody_entered() -> None:
    books = example_books()
    books.phase = INITIATIVE
    nothing = plan_receive(books, ReceiveInputs(Player.GERMAN))
    assert (nothing.ruling.working[-1].value, nothing.sentence) == (NOT_ENTERED, "")
    assert nothing.ruling.working[-1].arithmetic == ""
    first = plan_receive(books, ReceiveInputs(Player.GERMAN, "", 4))
    assert (first.ruling.result, first.ruling.working[-1].arithmetic) == (4, "")
    books.post(first)
    more = plan_receive(books, ReceiveInputs(Player.GERMAN, "", 3))
    assert (more.ruling.result, more.ruling.working[-1].arithmetic) == (7, "4 + 3")


def test_forms_of_ammunition_open_without_an_error() -> None:
    books = in_phase(INITIATIVE)
    for account in uncounted_stocks(books):
        player = Player.GERMAN if account.side == GERMAN else Player.SOVIET
        books.post(plan_receive(books, ReceiveInputs(player, account.detail, 5)))
    # Everything is counted, and nobody receives anything on the first day: that is no error yet.
    opened = propose_receive(books)
    assert opened.why is Receipt.RECEIVED
    for plan in (
        plan_receive(books, opened),
        plan_transfer(books, propose_transfer(books)),
        plan_stock_of(books, propose_stock_of(books)),
    ):
        assert plan.refusals
        assert all(fault.missing for fault in plan.refusals), plan.refusals
    entered = plan_receive(books, replace(opened, points=3))
    assert [one.where for one in entered.refusals if not one.missing] == ["why"]


def test_what_a_stock_held_at_the_start_is_entered_once() -> None:
    """No extra ammunition comes on the first day (15.1.5): a second entry would be that."""
    books = in_phase(INITIATIVE)
    start = ReceiveInputs(Player.SOVIET, "67th Army", 5, Receipt.START)
    assert not asked(books.post(plan_receive(books, start)))
    assert asked(plan_receive(books, start)) == {
        "What 67th Army holds at the start was entered before; this is added to it."
    }
    other = ReceiveInputs(Player.GERMAN, "", 5, Receipt.START)
    assert not asked(plan_receive(books, other))


def test_who_was_driven_off_the_map_does_nothing_until_he_is_back() -> None:
    """He comes back in the next impulse of his side, or is lost (11.8.4): nothing else is open."""
    books = assault_books("1712", "541/136", "387/136")
    books.post(plan_off_map(books, OffMapInputs(ids(books, "387/136"))))
    unit, enemy = ids(books, "387/136"), ids(books, "II/399/170")
    fire = FireInputs(
        segment=Segment.OFFENSIVE_1,
        firers=(FirerEntry(unit[0]),),
        targets=(TargetEntry(enemy[0], 6, 8, "0"),),
    )
    at_him = FireInputs(
        segment=Segment.DEFENSIVE_1,
        place="1612",
        assault="1712",
        firers=(FirerEntry(enemy[0]),),
        targets=(TargetEntry(unit[0], 6, 8, "0"),),
    )
    in_combat = (
        plan_fire(books, fire),
        plan_fire(books, at_him),
        plan_retreat(books, RetreatInputs(unit, "1512")),
        plan_morale_check(books, UnitMoraleInputs(unit, 5)),
        plan_trench(books, TrenchInputs(unit)),
        plan_mark(books, MarkInputs(unit, Marker.ENTRENCHED)),
        plan_fire_taken(books, TakenInputs(units=unit, column=5, red=5, gray=5, result="0")),
    )
    books.phase = MOVEMENT[1]
    in_movement = (
        move(books, "387/136", to="1512"),
        plan_assault_markers(books, AssaultMarkersInputs(unit, "1712")),
        plan_formation(books, FormationInputs(unit)),
    )
    for plan in (*in_combat, *in_movement):
        assert any("was driven off the map" in one.message for one in plan.refusals), plan.title
    books.post(plan_enter(books, EnterInputs(unit, hex="1512")))
    assert not move(books, "387/136", to="1511").refusals


def test_a_fire_from_a_hidden_sheet_is_at_whom_it_can_be_in_the_phase() -> None:
    """Zones fire at whoever moves, and after the assaults who moved fires at the others."""
    nobody = {"belongs to the side that is not fired at in this phase."}
    books = example_books()
    for phase, fired_at, spared in (
        (MOVEMENT[0], "387/136", "II/399/170"),
        (POST_ASSAULT_FIRE[0], "II/399/170", "387/136"),
    ):
        books.phase = phase
        for name, doubts in ((fired_at, set()), (spared, nobody)):
            slip = TakenInputs(units=ids(books, name), column=5, red=5, gray=5, result="0")
            assert asked(plan_fire_taken(books, slip)) == doubts


def test_a_withdrawal_after_a_check_is_used_up_by_it() -> None:
    books = assault_books("1712", "541/136", "387/136")
    unit = ids(books, "541/136")
    # 7 with a morale of 7: the marker comes off, and it may withdraw one hex.
    books.post(plan_morale_check(books, UnitMoraleInputs(unit, 7)))
    assert not asked(books.post(plan_retreat(books, RetreatInputs(unit, "1513"))))
    assert asked(plan_retreat(books, RetreatInputs(unit, "1412"))) == {
        "called its assault off, and has no retreat to make."
    }
