"""Air, movement, attacks, overruns: what is paid, in which account, and what is remembered."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject, UnitId, imbalance
from oobmgr.domain.quantities import ceil
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import pool, spent, stockpile
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    EXPLOITATION,
    MOVEMENT,
    RESOURCE,
    SOVIET,
    SP,
    UNIT_CLASSES,
)
from oobmgr.known_games import game
from oobmgr.rules.actions import Action, ActionPlan
from oobmgr.rules.books import PhaseId
from oobmgr.rules.inputs import decode, encode

EUROPA = game("europa")


def plan(books: FakeBooks, name: str, **raw: object) -> ActionPlan:
    action = EUROPA.action(name)
    return action.plan(books, decode(action.inputs, raw))


def at(phase: PhaseId, **options: str | bool) -> FakeBooks:
    books = opened("central", **options)
    books.phase = phase
    return books


def where(draft: ActionPlan) -> list[str]:
    return [fault.where for fault in draft.refusals]


def test_air_groups_are_added_over_the_phase() -> None:
    books = at(AIR)
    assert books.post(plan(books, "air", fighters=4)).ruling.result.sp == 2
    # 4/3 + 2/3 = 2: paid already
    assert books.post(plan(books, "air", fighters=2)).ruling.result.sp == 0
    assert books.post(plan(books, "air", others=1)).ruling.result.sp == 1
    assert books.balance(spent(AXIS, AIR), SP) == 3
    assert books.balance(pool(AXIS), SP) == 97


def test_air_rounded_apart_and_patrol_free() -> None:
    books = at(AIR, air_sp_mixing="by_category", patrol_payment="free")
    draft = plan(books, "air", fighters=4, others=1, transports=5, patrol=6)
    assert draft.ruling.result.sp == 3


def test_nothing_entered_is_refused() -> None:
    books = at(AIR)
    assert where(plan(books, "air")) == ["groups"]
    books.phase = MOVEMENT
    assert where(plan(books, "movement")) == ["units"]


def test_a_pool_that_cannot_pay_refuses_and_posts_nothing() -> None:
    books = at(MOVEMENT)
    books.amounts[pool(AXIS), SP] = 3
    draft = plan(books, "movement", counts={"panzer": 4})
    assert draft.refusals[0].case == "SP-33"
    assert "1 SP" in draft.refusals[0].advice
    assert not draft.postings


def test_units_pay_by_their_type_and_cadres_do_not() -> None:
    books = at(MOVEMENT)
    ids = [
        books.enlist(1, "panzer", cm=True),
        books.enlist(2, "motorised infantry", cm=True),
        books.enlist(3, "SS motorised", cm=True),
        books.enlist(4, "panzer", cm=True, steps_left=1),
        books.enlist(5, "infantry"),
        books.enlist(6, "assault gun", size="II", cm=True),
        books.enlist(7, "armoured", cm=True, nation="Romania"),
    ]
    draft = books.post(plan(books, "movement", units=ids))
    assert draft.ruling.result.sp == 3
    assert books.fact(Subject.DONE, "unit:1", "paid") == "1941-06-II"
    assert books.fact(Subject.DONE, "unit:4", "paid") is None


def test_halves_join_over_the_phase() -> None:
    books = at(MOVEMENT)
    one, two = (books.enlist(n, "motorised infantry", cm=True) for n in (1, 2))
    assert books.post(plan(books, "movement", units=[one])).ruling.result.sp == 1
    second = books.post(plan(books, "movement", units=[two]))
    assert second.ruling.result.sp == 0
    assert any(step.label == "Total for the phase" for step in second.ruling.working)
    assert books.balance(spent(AXIS, MOVEMENT), SP) == 1


def test_paid_in_movement_fights_free_and_exploits_for_the_price_again() -> None:
    books = at(MOVEMENT)
    tank = books.enlist(1, "panzer", cm=True)
    books.post(plan(books, "movement", units=[tank]))
    assert plan(books, "movement", units=[tank]).ruling.result.sp == 0
    books.phase = COMBAT
    assert plan(books, "combat", units=[tank]).ruling.result.sp == 0
    books.phase = EXPLOITATION
    assert books.post(plan(books, "exploitation", units=[tank])).ruling.result.sp == 1
    assert plan(books, "overrun", units=[tank]).ruling.result.sp == 0


def test_a_payment_ends_with_the_turn() -> None:
    books = at(MOVEMENT)
    tank = books.enlist(1, "panzer", cm=True)
    books.post(plan(books, "movement", units=[tank]))
    books.turn = TurnCode("1941-07-I")
    assert plan(books, "movement", units=[tank]).ruling.result.sp == 1


def test_combat_prices_all_that_attacks() -> None:
    books = at(COMBAT)
    tank = books.enlist(1, "panzer", cm=True)
    draft = books.post(
        plan(books, "combat", units=[tank], counts={"infantry": 3}, bombardments=2, oos=4)
    )
    assert draft.ruling.result.sp == 5
    assert books.fact(Subject.DONE, "unit:1", "paid") == "1941-06-II"
    more = plan(books, "combat", counts={"rifle": 1})
    assert more.ruling.result.sp == 0


def asked(draft: ActionPlan) -> list[tuple[str, str]]:
    """Where a count is beyond the books, and what is said of it."""
    return [
        (fault.where, fault.message)
        for fault in draft.warnings
        if fault.case == "SP-13" and fault.asks
    ]


def with_panzers() -> FakeBooks:
    """Three panzer divisions and two of infantry; a fourth is dead, and one is of the enemy."""
    books = at(MOVEMENT)
    for number in (1, 2, 3):
        books.enlist(number, "panzer", cm=True)
    books.enlist(4, "panzer", cm=True, status=UnitStatus.DEAD)
    books.enlist(5, "panzer", cm=True, side=SOVIET)
    for number in (6, 7):
        books.enlist(number, "infantry")
    return books


@pytest.mark.parametrize(("phase", "name"), [(MOVEMENT, "movement"), (COMBAT, "combat")])
def test_more_counted_in_a_turn_than_the_books_have_is_asked(phase: PhaseId, name: str) -> None:
    books = with_panzers()
    books.post(plan(books, "movement", units=[1]))
    books.phase = phase
    assert asked(plan(books, name, counts={"panzer": 2})) == []
    draft = plan(books, name, counts={"panzer": 1}, units=[2, 3])
    assert asked(draft) == [("counts.panzer", "Panzer: 4 counted, 3 on the map in the books.")]
    assert where(draft) == [], "the books may lack some, so it is asked and not refused"


def test_more_counted_for_an_overrun_than_the_books_have_is_asked() -> None:
    books = with_panzers()
    books.post(plan(books, "movement", counts={"panzer": 2}))
    assert asked(plan(books, "overrun", counts={"panzer": 1})) == []
    assert asked(plan(books, "overrun", counts={"panzer": 2})) != []


def test_infantry_counted_twice_in_a_phase_is_asked() -> None:
    books = with_panzers()
    books.phase = COMBAT
    assert asked(books.post(plan(books, "combat", counts={"infantry": 2}))) == []
    assert asked(plan(books, "combat", counts={"infantry": 1})) == [
        ("counts", "Divisions that are not C/M: 3 counted, 2 on the map in the books.")
    ]


def test_books_that_lack_units_are_asked_about_once_and_told_of_afterwards() -> None:
    books = with_panzers()
    beyond = "Panzer: 5 counted, 3 on the map in the books."
    first = books.post(plan(books, "movement", counts={"panzer": 5}))
    assert [(one.message, one.asks) for one in first.warnings] == [(beyond, True)]
    # The player said that the books lack some: he would say so in each phase of the campaign.
    books.turn = TurnCode("1941-07-I")
    later = plan(books, "movement", counts={"panzer": 5})
    assert [(one.message, one.asks) for one in later.warnings] == [(beyond, False)]
    # Of another class, and of the other side, he has said nothing.
    books.phase = COMBAT
    assert asked(plan(books, "combat", counts={"infantry": 3})) != []
    books.side = SOVIET
    books.phase = MOVEMENT
    assert asked(plan(books, "movement", counts={"panzer": 5})) != []


def test_more_fire_than_guns_on_the_map_is_asked_about_once() -> None:
    books = with_panzers()
    books.phase = COMBAT
    first = books.post(plan(books, "combat", bombardments=2))
    assert [(one.case, one.asks) for one in first.warnings] == [("BMB-01", True)]
    books.turn = TurnCode("1941-07-I")
    later = plan(books, "combat", bombardments=2)
    assert [(one.case, one.asks) for one in later.warnings] == [("BMB-01", False)]


def test_counts_without_an_order_of_battle_are_not_asked() -> None:
    assert asked(plan(at(MOVEMENT), "movement", counts={"panzer": 90})) == []


@pytest.mark.parametrize(("rounding", "second"), [("phase", 0), ("event", 1)])
def test_rounding_once_a_phase_or_at_each_event(rounding: str, second: int) -> None:
    books = at(COMBAT, sp_rounding=rounding)
    assert books.post(plan(books, "combat", counts={"infantry": 1})).ruling.result.sp == 1
    assert plan(books, "combat", counts={"infantry": 1}).ruling.result.sp == second


def test_unpaid_attacks_warn_or_are_refused() -> None:
    books = at(COMBAT)
    unit = books.enlist(1, "infantry")
    assert plan(books, "combat", unpaid_units=[unit]).warnings[0].case == "SP-26"
    strict = at(COMBAT, unfunded_attack="forbidden")
    assert where(plan(strict, "combat", unpaid=2)) == ["unpaid"]


@pytest.mark.parametrize(("setting", "price"), [("free", 0), ("one_per_combat", 2)])
def test_artillery_support(setting: str, price: int) -> None:
    books = at(COMBAT, artillery_support_sp=setting)
    assert plan(books, "combat", support_combats=2).ruling.result.sp == price


def test_overruns_round_one_by_one() -> None:
    books = at(MOVEMENT)
    unit = books.enlist(1, "infantry")
    assert books.post(plan(books, "overrun", units=[unit])).ruling.result.sp == 1
    assert books.post(plan(books, "overrun", counts={"infantry": 1})).ruling.result.sp == 1
    assert plan(books, "overrun", counts={"artillery": 3}).ruling.result.sp == 0
    assert plan(books, "overrun", counts={"panzer": 1}).ruling.result.sp == 1
    assert plan(books, "overrun", counts={"infantry": 9}, oos=True).ruling.result.sp == 0


def test_exploitation_is_for_cm_units_in_good_weather() -> None:
    books = at(EXPLOITATION)
    foot = books.enlist(1, "infantry")
    small = books.enlist(2, "assault gun", size="II", cm=True)
    assert plan(books, "exploitation", units=[foot]).refusals[0].case == "SP-31"
    assert not plan(books, "exploitation", units=[small]).refusals
    assert where(plan(books, "exploitation", counts={"rifle": 1})) == ["counts.rifle"]
    books.known[fact_kinds.WEATHER, "1941-06-II", "B"] = "mud"
    books.known[fact_kinds.WEATHER, "1941-06-II", "C"] = "clear"
    assert plan(books, "exploitation", counts={"panzer": 1}, zone="B").refusals
    assert not plan(books, "exploitation", counts={"panzer": 1}, zone="C").refusals
    assert plan(books, "exploitation", counts={"panzer": 1}).warnings
    books.weather = "snow"
    books.known[fact_kinds.WEATHER, "1941-06-II", "C"] = "snow"
    assert plan(books, "exploitation", counts={"panzer": 1}).refusals
    # Of zones that nobody entered nothing is known: units that start there may exploit.
    books.weather = ""
    assert not plan(books, "exploitation", counts={"panzer": 1}).refusals
    told = plan(books, "exploitation", counts={"panzer": 1}, zone="A").warnings
    assert "The weather of zone A is not entered." in [fault.message for fault in told]


def test_exploitation_may_need_movement_paid() -> None:
    books = at(EXPLOITATION, exploit_needs_movement_payment=True)
    tank = books.enlist(1, "panzer", cm=True)
    assert plan(books, "exploitation", units=[tank]).refusals[0].case == "SP-16"


def test_an_unpaid_division_that_exploits_is_told_of() -> None:
    books = at(EXPLOITATION)
    first, second = (books.enlist(number, "panzer", cm=True) for number in (1, 2))
    told = plan(books, "exploitation", units=[first, second])
    assert not told.refusals
    assert [fault.case for fault in told.warnings] == ["SP-16"]
    assert told.warnings[0].message.startswith("2 units were not paid in movement")
    # One is paid for in Movement; the other may be the one that is paid for in a count.
    books.phase = MOVEMENT
    books.post(plan(books, "movement", units=[first]))
    books.phase = EXPLOITATION
    assert plan(books, "exploitation", units=[first, second]).warnings
    assert not plan(books, "exploitation", units=[first]).warnings
    books.phase = MOVEMENT
    books.post(plan(books, "movement", counts={"panzer": 1}))
    books.phase = EXPLOITATION
    assert not plan(books, "exploitation", units=[first, second]).warnings


def test_units_that_cannot_act_are_refused() -> None:
    books = at(MOVEMENT)
    foe = books.enlist(1, "tank", side=SOVIET)
    due = books.enlist(2, "panzer", status=UnitStatus.DUE)
    dead = books.enlist(3, "panzer", status=UnitStatus.DEAD)
    assert len(plan(books, "movement", units=[foe, due, dead, 99]).refusals) == 4


@pytest.mark.parametrize("action", EUROPA.actions, ids=lambda action: action.name)
def test_what_a_form_opens_with_can_be_written_and_read_again(action: Action) -> None:
    proposed = action.propose(opened())
    assert decode(action.inputs, encode(proposed)) == proposed


COUNTS = st.dictionaries(st.sampled_from(UNIT_CLASSES), st.integers(0, 30), max_size=4)


@given(counts=COUNTS, more=st.sampled_from(UNIT_CLASSES), number=st.integers(1, 9))
@settings(max_examples=60, deadline=None)
def test_more_units_never_cost_less_and_parts_cost_as_much_as_the_whole(
    counts: dict[str, int], more: str, number: int
) -> None:
    books = at(MOVEMENT)
    books.put(pool(AXIS), SP, 1000)
    raised = counts | {more: counts.get(more, 0) + number}
    whole = plan(books, "movement", counts=raised).ruling.result.sp
    assert whole >= plan(books, "movement", counts=counts).ruling.result.sp
    parts = 0
    for kind, amount in raised.items():
        if amount:
            parts += books.post(plan(books, "movement", counts={kind: amount})).ruling.result.sp
    assert parts == whole


@given(
    counts=COUNTS,
    bombardments=st.integers(0, 5),
    phase=st.sampled_from([AIR, MOVEMENT, COMBAT, EXPLOITATION]),
    fighters=st.integers(0, 40),
    rounding=st.sampled_from(["phase", "event"]),
)
@settings(max_examples=60, deadline=None)
def test_every_payment_balances(
    counts: dict[str, int], bombardments: int, phase: PhaseId, fighters: int, rounding: str
) -> None:
    books = at(phase, sp_rounding=rounding)
    raw: dict[str, dict[str, Any]] = {
        "air": {"fighters": fighters, "others": bombardments},
        "movement": {"counts": counts},
        "overrun": {"counts": counts},
        "combat": {"counts": counts, "bombardments": bombardments},
        "exploitation": {"counts": counts},
    }
    for name, inputs in raw.items():
        if phase not in EUROPA.action(name).phases:
            continue
        draft = plan(books, name, **inputs)
        assert not imbalance(draft.postings)
        if not draft.refusals:
            before = books.balance(pool(AXIS), SP)
            books.post(draft)
            assert before - books.balance(pool(AXIS), SP) == draft.ruling.result.sp


def test_a_unit_id_is_counted_once() -> None:
    books = at(MOVEMENT)
    tank = books.enlist(1, "tank", cm=True)
    assert plan(books, "movement", units=[tank, UnitId(1)]).ruling.result.sp == ceil(1)
    books.put(stockpile(AXIS, "Poland"), RESOURCE, 1)
