"""Whatever missions do: no group is lost or made, none flies twice, each side pays what it owes."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import ceil
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.domain.postings import Subject
from oobmgr.rules.europa.accounts import spent
from oobmgr.rules.europa.air.held import held, kind_of
from oobmgr.rules.europa.air.mission_payment import owed
from oobmgr.rules.europa.air.mission_records import missions_of, standing_by
from oobmgr.rules.europa.air.transfers import Mark, marked
from oobmgr.rules.europa.words import AIR, AXIS, SOVIET, SP
from tests.unit.rules.europa.test_air_combat_fights import over_kiev
from tests.unit.rules.europa.test_air_moves import plan
from tests.unit.rules.fake_books import FakeBooks

AXIS_CARDS = st.sampled_from(["German Me109F", "German Ju87B", "German He111"])
KINDS = st.sampled_from(
    ["ground_support", "interdiction", "yard", "port", "sweep", "patrol", "alert", "airfield"]
)
HITS = st.sampled_from(["0", "R", "A", "X"])
NUMBER = st.integers(1, 3)
MISSION = st.integers(1, 4)
FAR = st.integers(0, 5)

GROUPS = st.lists(
    st.fixed_dictionaries(
        {
            "card": AXIS_CARDS,
            "box": st.just("Warszawa"),
            "number": NUMBER,
            "role": st.sampled_from(["main", "escort"]),
        }
    ),
    min_size=1,
    max_size=3,
)
FIGHTS = st.lists(
    st.fixed_dictionaries(
        {
            "card": st.sampled_from(["I16", "German Me109F"]),
            "target": st.sampled_from(["German Me109F", "German Ju87B", "German He111", "I16"]),
            "number": st.integers(1, 2),
            "hit": HITS,
            "back": HITS,
            "distance": FAR,
            "target_distance": FAR,
        }
    ),
    min_size=1,
    max_size=3,
)


def step(name: str, **inputs: Any) -> st.SearchStrategy[tuple[str, dict[str, Any]]]:  # noqa: ANN401
    return st.tuples(st.just(name), st.fixed_dictionaries(inputs))


STEPS = st.one_of(
    step("air_mission", kind=KINDS, target=st.sampled_from(["Kiev", "1B 1"]), groups=GROUPS,
         activate=st.booleans(), night=st.booleans(), mission=st.sampled_from([0, 0, 0, 1, 2])),
    step("air_cancel", mission=MISSION),
    step("air_fight", mission=MISSION, fights=FIGHTS),
    step("air_flak", mission=MISSION, hit=HITS, target_die=st.integers(1, 6), distance=FAR),
    step("air_strike", mission=MISSION, result=st.sampled_from(["1R", "none", "C1R"]),
         placed=st.sampled_from(["yes", "no"])),
    step("air_home", missions=st.lists(MISSION, max_size=2)),
)  # fmt: skip


def by_aircraft(books: FakeBooks) -> Counter[tuple[str, int]]:
    found: Counter[tuple[str, int]] = Counter()
    for (group, _), number in held(books).items():
        assert number > 0
        found[group.key, group.steps] += number
    return found


def hold_together(books: FakeBooks) -> None:
    """What must be true at any moment of an Air Phase."""
    flying: Counter[tuple[object, object]] = Counter()
    for side in (AXIS, SOVIET):
        for mission in standing_by(books, side):
            for flyer in mission.flyers:
                flying[flyer.lying] += flyer.number
    for lying, number in flying.items():
        assert number <= held(books)[lying]  # type: ignore[index]
    for mission in missions_of(books, AXIS):
        strikers = sum(f.number for f in mission.flyers if f.role == "main")
        groups = sum(f.number for f in mission.flyers)
        assert groups <= 4
        assert strikers <= 3 or mission.kind in {"sweep", "patrol", "alert"}
        for flyer in mission.flyers:
            assert marked(books, Mark.PLACED, *flyer.lying) >= flyer.number
    assert not owed(books)


def fighters_and_others(books: FakeBooks) -> tuple[int, int]:
    """The Axis groups that are paid for, wherever they lie now."""
    counts: Counter[str] = Counter()
    for (subject, key, field), number in books.known.items():
        if subject is Subject.DONE and key == f"{books.turn}:axis:flown" and number:
            kind = kind_of(books, field.split("/")[1])
            counts["fighter" if kind == "fighter" else "other"] += int(str(number))
    return counts["fighter"], counts["other"]


@settings(max_examples=150, deadline=None)
@given(st.lists(STEPS, min_size=1, max_size=12))
def test_missions_keep_every_group_and_every_point(steps: list[tuple[str, dict[str, Any]]]) -> None:
    books = over_kiev()
    before = by_aircraft(books)
    for name, inputs in steps:
        draft = plan(books, name, **inputs)
        if draft.refusals:
            assert not draft.postings
            assert not draft.facts
            continue
        books.post(draft)
        assert by_aircraft(books) == before
        hold_together(books)
    fighters, others = fighters_and_others(books)
    # 1 SP for 3 fighters or 2 others, rounded up once (SP-09).
    assert books.balance(spent(AXIS, AIR), SP) == ceil(Fraction(fighters, 3) + Fraction(others, 2))
