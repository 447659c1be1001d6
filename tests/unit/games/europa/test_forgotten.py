from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, INITIAL, MOVEMENT, SOVIET, ZONES
from oobmgr.known_games import game
from oobmgr.rules.checks import Warning  # noqa: A004 - as where it is made

EUROPA = game("europa")


def kinds(books: FakeBooks) -> list[str]:
    return [warning.kind for warning in EUROPA.warnings(books)]


def one(books: FakeBooks, kind: str) -> Warning:
    return next(warning for warning in EUROPA.warnings(books) if warning.kind == kind)


def receive(books: FakeBooks) -> None:
    action = EUROPA.action("initial")
    books.post(action.plan(books, action.propose(books)))


def test_income_must_be_posted_first() -> None:
    books = opened()
    assert one(books, "income").must
    assert kinds(books) == ["income"]
    receive(books)
    assert kinds(books) == []


def test_the_soviet_opening_is_above_its_limit() -> None:
    books = opened()
    books.side = SOVIET
    said = one(books, "will_be_lost").sentence
    assert (
        said == "15 SP will be lost above the limit of 120. Buy 5 more Resource Points to use them."
    )
    assert "not_placed" in kinds(books)


def test_mechanised_divisions_not_paid() -> None:
    books = opened()
    receive(books)
    books.phase = MOVEMENT
    tank = books.enlist(1, "panzer", cm=True)
    books.enlist(2, "panzer", cm=True, steps_left=1)
    books.enlist(3, "infantry")
    books.enlist(4, "panzer", cm=True, status=UnitStatus.DUE)
    assert one(books, "unpaid").sentence.startswith("1 C/M")
    action = EUROPA.action("movement")
    books.post(action.plan(books, action.inputs(units=(tank,))))
    books.phase = COMBAT
    assert "unpaid" not in kinds(books)


def test_divisions_paid_by_number_are_paid() -> None:
    books = opened()
    receive(books)
    books.phase = MOVEMENT
    tanks = [books.enlist(number, "panzer", cm=True) for number in range(1, 6)]
    action = EUROPA.action("movement")
    books.post(action.plan(books, action.inputs(units=(tanks[0],), counts={"panzer": 2})))
    assert one(books, "unpaid").sentence.startswith("2 C/M divisions are")
    books.post(action.plan(books, action.inputs(counts={"panzer": 1})))
    assert one(books, "unpaid").sentence.startswith("1 C/M division is")
    books.phase = COMBAT
    assert "unpaid" not in kinds(books)  # asked once, when movement ended


def test_exploitation_in_mud() -> None:
    books = opened()
    receive(books)
    books.phase = EXPLOITATION
    assert kinds(books) == []
    books.known[fact_kinds.WEATHER, "1941-06-II", "C"] = "mud"
    assert one(books, "no_exploitation").case == "SOP-06"
    assert one(books, "no_exploitation").sentence.startswith("Units that start in C ")


def test_mud_everywhere_asks_for_nothing_in_exploitation() -> None:
    books = opened()
    receive(books)
    books.phase = EXPLOITATION
    for zone in ZONES:
        books.known[fact_kinds.WEATHER, "1941-06-II", zone] = "mud"
    assert kinds(books) == []


def test_arrivals_and_placement() -> None:
    books = opened("full")
    receive(books)
    books.enlist(1, "infantry", status=UnitStatus.DUE, arrival=TurnCode("1941-06-II"))
    books.enlist(2, "infantry", status=UnitStatus.DUE, arrival=TurnCode("1941-07-I"))
    books.known[Subject.CONDITION, "placed", "Finland"] = 6
    assert one(books, "arrivals").sentence.startswith("1 unit")
    assert one(books, "placement").case == "RES-01"
    assert one(books, "not_placed").sentence.startswith("40 ")


def test_order_of_turns_and_phases() -> None:
    assert [turn.side for turn in EUROPA.player_turns(TurnCode("1941-06-II"), {}, {})] == [
        "axis", "soviet",
    ]  # fmt: skip
    (surprise,) = EUROPA.player_turns(SURPRISE_TURN, {}, {})
    assert (surprise.side, surprise.phases) == ("axis", ("air", "combat"))
    assert next(phase.id for phase in EUROPA.phases) == INITIAL


def test_the_surprise_turn_comes_just_before_june_ii() -> None:
    assert TurnCode("1941-06-I") < SURPRISE_TURN < TurnCode("1941-06-II")
    assert EUROPA.calendar.next(SURPRISE_TURN) == "1941-06-II"
    assert EUROPA.calendar.previous(TurnCode("1941-06-II")) == SURPRISE_TURN
    scenario = EUROPA.scenarios[0]
    assert scenario.start({}) == SURPRISE_TURN
    assert scenario.start({"surprise_turn": "skip"}) == "1941-06-II"
    assert EUROPA.tables().text("supply.surprise.turn") == SURPRISE_TURN
    assert EUROPA.tables().text("sequence.first.turn") == "1941-06-II"


def test_reminders_are_in_order_of_time() -> None:
    found = EUROPA.reminders(EUROPA.tables())
    assert [reminder.turn for reminder in found] == sorted(reminder.turn for reminder in found)
    assert {"1941-08-I", "1942-05-I", "1943-05-I"} <= {reminder.turn for reminder in found}


@pytest.mark.parametrize(
    ("variant", "options", "points"),
    [
        ("full", {}, {"unplaced": 40}),
        ("central", {}, {"Poland": 32, "Romania": 4}),
        ("full", {"start_rp_variant": "truncated"}, {"Poland": 32, "Romania": 4}),
    ],
)
def test_opening_of_the_variants(
    variant: str, options: dict[str, str], points: dict[str, int]
) -> None:
    books = opened(variant, **options)
    pools = {(pool.account.side, pool.name): pool.held(books) for pool in EUROPA.pools}
    replacements = {
        (side, f"{side.capitalize()} {kind}"): 0
        for side in ("axis", "soviet")
        for kind in ("infantry", "armor", "artillery")
    }
    assert pools == replacements | {
        ("axis", "Supply points"): 100,
        ("axis", "Resource Points"): sum(points.values()),
        ("axis", "Surprise turn"): 80,
        ("soviet", "Supply points"): 75,
        ("soviet", "Resource Points"): 25,
    }


def test_no_surprise_points_where_the_turn_is_left_out() -> None:
    books = opened("full", surprise_turn="skip")
    assert next(pool for pool in EUROPA.pools if pool.passing).held(books) == 0


def test_limits_of_the_pools() -> None:
    books = opened()
    limits = [pool.limit(books) for pool in EUROPA.pools]
    assert set(limits) == {None}
    receive(books)
    assert next(pool.limit(books) for pool in EUROPA.pools) == 200
