"""The air surprise: waves in order, groups drawn once, effects by the die, payment, undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.games.europa.accounts import SURPRISE_POOL
from oobmgr.games.europa.air.base_records import Base, base_facts
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.held import GroupType, able_groups, group_account, held
from oobmgr.games.europa.air.run_rows import drawn
from oobmgr.games.europa.air.surprise_run import surprise_run, surprise_state
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AIR_GROUP, AXIS, COMBAT, INITIAL, SOVIET, SP
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

EUROPA = game("europa")
ACTION = EUROPA.action("air_surprise")
UNION = "Soviet Union"
FIGHTERS = {"I15Bis": 4, "I15": 4, "I16": 12, "MiG3": 6, "LaGG3": 2, "Yak1": 2}
OTHERS = {"R10": 3, "Su2": 2, "IL2": 2, "DB3": 3, "SB2": 4, "Pe2": 2, "IL4": 4}


def at_start(variant: str = "central", **options: str | bool) -> FakeBooks:
    books = opened(variant, surprise_turn="play", **options)
    books.turn, books.phase = SURPRISE_TURN, AIR
    return books


def strike(books: FakeBooks, *strikes: tuple[str, int], **also: str) -> ActionPlan:
    raw = [{"card": card, "die": die} for card, die in strikes]
    return ACTION.plan(books, decode(ACTION.inputs, {"strikes": raw, **also}))


def lying(books: FakeBooks, aircraft: str) -> dict[str, int]:
    group = GroupType(UNION, aircraft, 2)
    return {spot.key: n for (kind, spot), n in held(books, SOVIET).items() if kind == group}


def pool(books: FakeBooks) -> dict[str, int]:
    return {counter.name: counter.number for counter in surprise_run(books).pool}


def play(books: FakeBooks, below: Callable[[int], int], steps: int = 5) -> None:
    for _ in range(steps):
        books.post(
            ACTION.plan(
                books, decode(ACTION.inputs, {"strikes": drawn(surprise_run(books), below)})
            )
        )


def test_the_waves_come_in_order() -> None:
    books = at_start()
    run = surprise_run(books)
    assert [(step.key, step.number) for step in run.steps] == [
        ("Me110", 3), ("Me109", 14), ("Do17", 2), ("He111", 9), ("Ju88", 9),
    ]  # fmt: skip
    assert (run.now, run.left, run.pool_size) == ("Me110", 3, 30)
    assert pool(books) == FIGHTERS
    assert [fault.where for fault in strike(books, ("I16", 1), striker="Me109").refusals] == [
        "striker"
    ]


# Me110: 1-2 unready, 3-6 EFT. Me109: 1 nothing, 2-3 unready, 4-6 EFT (ASU-02).
def test_fighters_are_struck_first() -> None:
    books = at_start()
    draft = books.post(strike(books, ("I16", 2), ("I16", 3), ("MiG3", 6)))
    assert draft.title == "Air surprise: Me110, 3 strikes"
    assert draft.sentence == "2 to the EFT box, 1 inoperable."
    assert lying(books, "I16") == {"available": 10, "unready": 1, "eft": 1}
    books.post(strike(books, ("I16", 1), ("Yak1", 1), ("Yak1", 1)))
    assert lying(books, "I16") == {"available": 10, "unready": 1, "eft": 1}
    # what was drawn without effect is not drawn again
    run = surprise_run(books)
    assert (run.now, run.left) == ("Me109", 11)
    assert "Yak1" not in pool(books)
    assert pool(books)["I16"] == 9
    (fault,) = strike(books, ("Yak1", 4)).refusals
    assert (fault.where, fault.case) == ("strikes.0.card", "ASU-02")


def test_a_strike_after_one_that_was_revoked_hides_no_other() -> None:
    books = at_start()
    books.post(strike(books, ("I16", 3), ("MiG3", 3), ("Yak1", 3)))
    first, *kept = [place for place in books.known if place[2].startswith("Me110")]
    lost = books.known.pop(first)
    before = [books.known[place] for place in kept]
    assert (len(before), lost in before) == (2, False)
    books.post(strike(books, ("LaGG3", 3)))
    assert [books.known[place] for place in kept] == before


# 30 fighters less 17 drawn are 13; with 20 others (22 without TB3 and Yer2) the pool is 33, from
# which 20 are drawn and 13 are left (ASU-01 to ASU-03).
def test_the_pool_of_the_bombers() -> None:
    books = at_start()
    play(books, lambda number: number - 1, steps=2)
    run = surprise_run(books)
    assert (run.now, run.left, run.pool_size) == ("Do17", 2, 33)
    assert {name: n for name, n in pool(books).items() if name in OTHERS} == OTHERS
    assert not {"TB3", "Yer2 (1)", "G2", "Li2"} & set(pool(books))
    play(books, lambda _: 0, steps=3)
    state = surprise_state(books)
    assert (state.now, state.made) == (None, 37)
    assert surprise_run(books).now == ""
    (fault,) = strike(books, ("I16", 1)).refusals
    assert fault.advice == "The air surprise is over."


def test_bombers_only_leave_support_out() -> None:
    books = at_start(surprise_bomber_set="bombers_only")
    play(books, lambda _: 0, steps=2)
    assert surprise_run(books).pool_size == 13 + 13  # DB3 3, SB2 4, Pe2 2, IL4 4
    assert "R10" not in pool(books)


@pytest.mark.parametrize(("include", "number"), [(False, 12), (True, 13)])
def test_the_north_is_drawn_where_the_campaign_says_so(include: bool, number: int) -> None:
    books = at_start("full", surprise_include_north=include)
    assert pool(books)["I16"] == number


# He111 and Ju88: 1-2 unready, 3-6 EET; Do17: 1 nothing (ASU-03). 3 + 14 fighters and 2 + 9 + 9
# others pay 17/3 + 20/2 = 15 2/3, rounded up once to 16 SP of the 80 (SP-15, SP-32).
def test_strikes_are_paid_as_they_are_made() -> None:
    books = at_start()
    books.post(strike(books, ("I16", 3), ("I16", 3), ("I16", 3)))
    assert books.balance(SURPRISE_POOL, SP) == 79
    play(books, lambda _: 0, steps=4)
    assert books.balance(SURPRISE_POOL, SP) == 64


# L176 to L179: German fighters 8 + 6 + 3 = 17, Hungarian and Romanian 1 each, Finnish 1; German
# bombers 8 + 1 + 9 + 2 = 20 and 4 Ju87, the allies 1 + 1 + 3. The strikes take 17 and 20 of them.
def test_no_group_flies_twice_in_the_surprise_turn() -> None:
    books = at_start()

    def fly(**groups: int) -> list[str]:
        action = EUROPA.action("air")
        plan = action.plan(books, decode(action.inputs, groups))
        return [fault.case for fault in plan.refusals]

    assert able_groups(books, AXIS) == {"fighter": 20, "other": 29, "transport": 5}
    assert fly(fighters=20, others=29) == []
    assert fly(fighters=21) == ["AIR-01"]
    assert fly(others=30) == ["AIR-01"]
    play(books, lambda _: 0)  # always the first group, always a 1
    assert fly(fighters=3, others=9, ju87=4) == []
    assert fly(fighters=4) == ["AIR-01"]
    assert fly(others=10) == ["AIR-01"]


def test_strikes_are_free_where_only_ju87_pay() -> None:
    books = at_start(surprise_air_cost="ju87_only")
    play(books, lambda _: 0)
    assert books.balance(SURPRISE_POOL, SP) == 80


def test_a_group_on_a_base_is_grounded_there() -> None:
    books = at_start()
    for fact in base_facts(books, Base(SOVIET, "Minsk", "", CityKind.MAJOR)):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    move = EUROPA.action("air_move")
    raw = {"moves": [{"card": "Yak1", "target": "Minsk", "number": 2}]}
    books.post(move.plan(books, decode(move.inputs, raw)))
    books.post(strike(books, ("Yak1", 1), ("Yak1", 6)))
    assert lying(books, "Yak1") == {"inoperable:Minsk": 1, "eft": 1}


def test_fewer_german_groups_strike_less() -> None:
    books = at_start()
    germans = {lying: n for lying, n in held(books).items() if lying[0].aircraft == "Do17"}
    (((group, spot), _),) = germans.items()
    books.amounts[group_account(group, spot), AIR_GROUP] = 1
    assert {step.key: step.number for step in surprise_run(books).steps}["Do17"] == 1


@pytest.mark.parametrize(
    ("strikes", "where"),
    [
        ((), ["strikes"]),
        ((("I16", 0),), ["strikes.0.die"]),
        ((("", 3),), ["strikes.0.card"]),
        ((("SB2", 3),), ["strikes.0.card"]),
        ((("Li2", 3),), ["strikes.0.card"]),
        ((("Yak1", 1), ("Yak1", 1), ("Yak1", 1)), ["strikes.2.card"]),
        ((("I16", 1),) * 4, ["strikes"]),
    ],
)
def test_what_cannot_be_struck(strikes: tuple[tuple[str, int], ...], where: list[str]) -> None:
    draft = strike(at_start(), *strikes)
    assert [fault.where for fault in draft.refusals] == where
    assert not draft.postings
    assert not draft.facts


def test_it_is_played_in_the_surprise_turn_only() -> None:
    books = at_start()
    assert ACTION.offered is not None
    assert ACTION.offered(books)
    books.turn = FIRST_TURN
    assert not ACTION.offered(books)
    assert [fault.where for fault in strike(books, ("I16", 1)).refusals] == ["turn"]


def test_leaving_it_open_is_warned_of() -> None:
    books = at_start()

    def warned() -> list[str]:
        return [w.title for w in EUROPA.warnings(books) if w.kind == "air_surprise"]

    assert warned() == ["Air surprise not played"]
    books.post(strike(books, ("I16", 3)))
    books.phase = COMBAT
    assert warned() == ["Air surprise not finished"]
    books.phase = AIR
    play(books, lambda _: 0)
    assert warned() == []


@settings(max_examples=deep(30, nightly=500))
@given(st.integers(0, 10_000), st.lists(st.integers(1, 14), max_size=30))
def test_no_group_is_lost_or_drawn_twice(seed: int, portions: list[int]) -> None:
    books = at_start()
    before = groups(books)
    random = Random(seed)  # noqa: S311 - a game
    for portion in [*portions, *[14] * 6]:
        run = surprise_run(books)
        if not run.now:
            break
        entries = drawn(run, random.randrange, portion)
        assert len(entries) == min(portion, run.left)
        books.post(ACTION.plan(books, decode(ACTION.inputs, {"strikes": entries})))
        assert groups(books) == before
    events = [text for step in surprise_run(books).steps for text in step.events]
    names = Counter(text.partition(",")[0] for text in events)
    number = {**FIGHTERS, **OTHERS}
    assert all(names[name] <= number[name] for name in names)
    if not surprise_run(books).now:
        assert sum(names.values()) == 37
        assert sum(names[name] for name in FIGHTERS) >= 17


def groups(books: FakeBooks) -> Counter[str]:
    found: Counter[str] = Counter()
    for (group, _), number in held(books).items():
        assert number > 0
        found[group.key] += number
    return found


def test_what_stands_already_is_kept_when_the_rest_is_drawn() -> None:
    books = at_start()
    kept = [{"card": "Soviet Yak1", "die": 0}, {"card": "", "die": 5}]
    entries = drawn(surprise_run(books), lambda _: 0, kept=kept)
    assert entries[0] == {"card": "Soviet Yak1", "die": 1}
    assert (entries[1]["die"], len(entries)) == (5, 3)
    assert not strike(books, *((entry["card"], entry["die"]) for entry in entries)).refusals


def test_the_record_can_be_read_in_the_journal() -> None:
    books = at_start()
    books.post(strike(books, ("I16", 4)))
    record = books.known[Subject.CONDITION, "air_surprise", "Me110 01"]
    assert record == {"group": "I16", "die": 4, "effect": "EFT"}
    fact = Fact(Subject.CONDITION, "air_surprise", "Me110 01", None, record)
    assert EUROPA.every_fact[Subject.CONDITION].said(fact, record) == "I16, die 4: to the EFT box"


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("I16, die 4: to the EFT box", "I16, die 4: to the EFT box"),
        ("TB3 (1), die 1: no effect", "TB3 (1), die 1: no effect"),
        ({"group": "Yer2 (1)", "die": 3, "effect": "unready"}, "Yer2 (1), die 3: inoperable"),
    ],
)  # fmt: skip
def test_a_strike_of_an_older_campaign_is_still_understood(said: JsonValue, words: str) -> None:
    books = at_start()
    books.known[Subject.CONDITION, "air_surprise", "Me110 01"] = said
    assert [drawn.words for drawn in surprise_state(books).waves[0].events] == [words]


# In the Soviet June II turn the unready may roll; EFT and EET are sorted in July I (ASU-06).
def test_the_soviets_sort_their_boxes_from_july_on() -> None:
    books = at_start()
    books.post(strike(books, ("I16", 2), ("I16", 6)))
    books.turn, books.side, books.phase = FIRST_TURN, SOVIET, INITIAL
    triage, repair = EUROPA.action("air_triage"), EUROPA.action("air_repair")
    assert triage.offered is not None
    assert not triage.offered(books)
    raw = {"groups": [{"card": "I16", "box": "eft", "result": "operable"}]}
    early = triage.plan(books, decode(triage.inputs, raw))
    assert [fault.case for fault in early.refusals] == ["ASU-06"]
    assert "air_triage" not in {warning.kind for warning in EUROPA.warnings(books)}
    roll = {"attempts": [{"card": "I16", "box": "unready", "result": "yes"}]}
    books.post(repair.plan(books, decode(repair.inputs, roll)))
    books.turn = EUROPA.calendar.next(FIRST_TURN)
    assert triage.offered(books)
    assert "air_triage" in {warning.kind for warning in EUROPA.warnings(books)}
    books.post(triage.plan(books, decode(triage.inputs, raw)))
    assert lying(books, "I16") == {"available": 12}


def test_no_interceptor_flies_in_the_surprise_turn() -> None:
    books = at_start(patrol_payment="each_turn")
    intercept = EUROPA.action("intercept")
    draft = intercept.plan(books, decode(intercept.inputs, {"fighters": 1}))
    assert [fault.case for fault in draft.refusals] == ["ASU-07"]
