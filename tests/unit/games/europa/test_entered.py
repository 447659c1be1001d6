"""What is entered: within its limits, at the place that is meant, counted once a phase."""

from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.accounts import pool, spent, stockpiles
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, MOVEMENT, SP
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.field_info import InputKind, describe
from oobmgr.rules.inputs import decode

EUROPA = game("europa")
HUGE = 9223372036854775807


def plan(books: FakeBooks, name: str, **raw: object) -> ActionPlan:
    action = EUROPA.action(name)
    return action.plan(books, decode(action.inputs, raw))


def test_groups_rounded_apart_are_rounded_once_a_phase() -> None:
    books = opened(air_sp_mixing="by_category")
    books.phase = AIR
    assert books.post(plan(books, "air", fighters=4, others=1)).ruling.result.sp == 3
    # ceil(6/3) + ceil(1/2) = 3, and 3 are paid.
    second = books.post(plan(books, "air", fighters=2))
    assert second.ruling.result.sp == 0
    assert [(s.label, s.value) for s in second.ruling.working if "Earlier" in s.label] == [
        ("Earlier in this phase: 4 fighter, 1 other groups", -3)
    ]
    # ceil(7/3) + ceil(2/2) = 4
    assert books.post(plan(books, "air", fighters=1, others=1)).ruling.result.sp == 1
    assert books.balance(spent(AXIS, AIR), SP) == 4
    assert books.balance(pool(AXIS), SP) == 96


def test_ju87_are_among_the_others() -> None:
    books = opened()
    books.turn, books.phase = SURPRISE_TURN, AIR
    (fault,) = plan(books, "air", others=3, ju87=4).refusals
    assert (fault.where, fault.value, fault.case) == ("ju87", "4", "SP-32")
    assert not plan(books, "air", others=4, ju87=4).refusals


@pytest.mark.parametrize("action", EUROPA.actions, ids=lambda action: action.name)
def test_every_entered_number_has_an_upper_limit(action: object) -> None:
    fields = describe(action.inputs)  # type: ignore[attr-defined]
    numbers = [field for field in fields if field.kind is InputKind.NUMBER]
    counts = [field for field in fields if field.name in {"counts", "units"}]
    for field in (*numbers, *counts):
        assert field.high is not None, field.name
        huge: object = {"counts": {"rifle": HUGE}, "units": [HUGE]}.get(field.name, HUGE)
        with pytest.raises(BadInput) as caught:
            decode(action.inputs, {field.name: huge})  # type: ignore[attr-defined]
        messages = [fault.message for fault in caught.value.faults]
        assert f"must be from {field.low} to {field.high}." in messages


def test_scheduled_points_are_refused_with_their_range() -> None:
    with pytest.raises(BadInput) as caught:
        plan(opened(), "initial", scheduled=HUGE)
    (fault,) = caught.value.faults
    assert (fault.where, fault.message) == ("scheduled", "must be from 0 to 99.")


def test_places_are_known_however_their_letters_are_written() -> None:
    books = opened()
    books.phase = MOVEMENT
    books.post(plan(books, "move_resource", amount=2, source="poland", target="ROMANIA"))
    assert stockpiles(books, AXIS) == {"Poland": 30, "Romania": 6}
    books.post(plan(books, "move_resource", amount=1, source="Poland", target="Lwow"))
    books.post(plan(books, "move_resource", amount=1, source="Poland", target="lwow"))
    assert stockpiles(books, AXIS) == {"Poland": 28, "Romania": 6, "Lwow": 2}
    books.phase = INITIAL
    # Ploesti yields 1; 1 is bought there, 2 are scheduled there; one is sold in Poland.
    posted = books.post(
        plan(
            books, "initial", scheduled=2, scheduled_place="ploesti", buy=1, buy_place="PLOESTI",
            sell=1, sell_place="poland",
        )
    )  # fmt: skip
    assert stockpiles(books, AXIS) == {"Poland": 27, "Romania": 6, "Lwow": 2, "Ploesti": 4}
    shown = {step.label: step.arithmetic for step in posted.ruling.working}
    assert (shown["Bought"], shown["Sold"]) == ("Ploesti", "Poland")
    books.post(plan(books, "rail", nation="German", resource_points=1, place="lwow"))
    assert stockpiles(books, AXIS)["Lwow"] == 1


def test_one_airfield_however_the_place_is_written() -> None:
    books = opened()
    raw = {"kind": "airfield", "source": "poland"}
    books.post(plan(books, "build", **raw, place="Brest"))
    assert [f.where for f in plan(books, "build", **raw, place="BREST").refusals] == ["place"]
