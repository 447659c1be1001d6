"""What is paid by options and in the surprise turn, rail moves, building, hits on the enemy."""

from __future__ import annotations

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.games.europa.accounts import SURPRISE_POOL, pool, stockpiles
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    INITIAL,
    MOVEMENT,
    SOVIET,
    SP,
)
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import PhaseId
from oobmgr.rules.inputs import decode

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


def test_minors_may_be_kept_apart() -> None:
    books = at(MOVEMENT, axis_minor_pool="separate")
    unit = books.enlist(1, "armoured", cm=True, nation="Romania")
    other = books.enlist(2, "panzer", cm=True)
    draft = plan(books, "movement", units=[unit, other])
    assert draft.ruling.result.sp == 1
    assert draft.warnings[0].case == "SP-01"


def test_rail_moves_may_be_free() -> None:
    free = at(MOVEMENT, rail_move_costs_sp=False)
    tank = free.enlist(1, "panzer", cm=True)
    assert plan(free, "movement", rail_units=[tank]).ruling.result.sp == 0
    paid = at(MOVEMENT)
    paid.enlist(1, "panzer", cm=True)
    assert plan(paid, "movement", rail_units=[tank]).ruling.result.sp == 1


def test_surprise_points_pay_and_the_rest_is_dropped() -> None:
    books = at(AIR)
    books.turn = SURPRISE_TURN
    books.post(plan(books, "air", fighters=9, others=20))
    books.phase = COMBAT
    assert plan(books, "combat", counts={"infantry": 200}).refusals[0].case == "SP-32"
    assert where(plan(books, "combat", counts={"infantry": 1}, army_groups=False)) == [
        "army_groups"
    ]
    books.post(plan(books, "combat", counts={"infantry": 100}))
    assert books.balance(SURPRISE_POOL, SP) == 17
    assert {warning.kind for warning in EUROPA.warnings(books)} == {"surprise_left", "air_surprise"}
    closing = EUROPA.close_turn(books)
    assert closing is not None
    books.post(closing)
    assert books.balance(SURPRISE_POOL, SP) == 0
    assert books.balance(pool(AXIS), SP) == 100
    assert EUROPA.close_turn(books) is None


def test_surprise_options() -> None:
    books = at(AIR, surprise_air_cost="ju87_only", surprise_may_use_stock=True)
    books.turn = SURPRISE_TURN
    assert plan(books, "air", fighters=17, others=20, ju87=4).ruling.result.sp == 2
    books.phase = COMBAT
    books.post(plan(books, "combat", counts={"infantry": 200}))
    assert books.balance(SURPRISE_POOL, SP) == 0
    assert books.balance(pool(AXIS), SP) == 80


def test_interceptors_pay_only_where_the_campaign_wants_it() -> None:
    why = EUROPA.action("intercept").why_not_now(at(AIR))
    assert why is not None
    assert why.case == "SP-11"
    books = at(AIR, patrol_payment="each_turn")
    assert EUROPA.action("intercept").why_not_now(books) is None
    books.post(plan(books, "intercept", fighters=3))
    assert books.balance(pool(SOVIET), SP) == 74


def test_hits_on_the_enemy() -> None:
    books = at(AIR).pay_to_fly()
    books.amounts[pool(SOVIET), SP] = 2
    books.post(plan(books, "bombing", hits=3))
    assert books.balance(pool(SOVIET), SP) == 0
    assert plan(books, "bombing", target="resource", hits=1).ruling.result == 0
    books.post(plan(books, "bombing", target="resource", hits=2))
    assert stockpiles(books, SOVIET) == {"unplaced": 24}
    assert where(plan(books, "bombing", target="resource", hits=2, place="Omsk")) == ["place"]


def test_rail_capacity_is_limited_over_the_game_turn() -> None:
    books = at(INITIAL)
    books.post(plan(books, "rail", nation="German", resource_points=2, place="Poland"))
    second = plan(books, "rail", nation="German", resource_points=2, place="Poland")
    assert where(second) == ["resource_points"]
    last = books.post(plan(books, "rail", nation="German", resource_points=1, place="Poland"))
    assert last.ruling.result.capacity == 60
    assert where(plan(books, "rail", nation="Soviet", resource_points=1, place="Poland")) == [
        "nation"
    ]
    assert EUROPA.action("rail").propose(books).nation == "German"


def test_building() -> None:
    books = at(INITIAL)
    raw = {"kind": "airfield", "place": "1B 1309", "source": "Poland", "distance": 4}
    assert where(plan(books, "build", **raw, weather="snow")) == ["distance"]
    books.post(plan(books, "build", **raw))
    assert stockpiles(books, AXIS)["Poland"] == 31
    assert where(plan(books, "build", **raw)) == ["place"]
    assert where(plan(books, "build")) == ["place", "source"]
    books.phase = MOVEMENT
    assert "phase" in where(plan(books, "build", **raw | {"kind": "fort"}))
    arctic = at(INITIAL, arctic_trucks="minus1")
    assert where(plan(arctic, "build", **raw, arctic=True)) == ["distance"]


def test_placing_and_moving_resource_points() -> None:
    books = opened("full")
    books.post(plan(books, "move_resource", amount=8, target="Kirkenes", area="arctic"))
    too_many = plan(books, "move_resource", amount=3, target="Petsamo", area="arctic")
    assert [fault.case for fault in too_many.refusals] == ["RES-01"]
    assert where(plan(books, "move_resource", amount=1)) == ["target"]
    moved = {"amount": 1, "source": "Kirkenes", "target": "Helsinki"}
    assert where(plan(books, "move_resource", **moved)) == ["phase"]
    books.phase = MOVEMENT
    assert where(plan(books, "move_resource", **moved, rail=False)) == ["rail"]
    books.post(plan(books, "move_resource", **moved))
    assert stockpiles(books, AXIS) == {"unplaced": 32, "Kirkenes": 7, "Helsinki": 1}
