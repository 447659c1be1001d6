"""Whatever missions do: no group is lost or made, none flies twice, each side pays what it owes."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import ceil
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.over_kiev import over_kiev
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import Subject
from oobmgr.games.europa.accounts import pool, spent
from oobmgr.games.europa.air.held import held, kind_of
from oobmgr.games.europa.air.mission_records import missions_of, owed, standing_by
from oobmgr.games.europa.air.transfers import Mark, marked
from oobmgr.games.europa.words import AIR, AXIS, SOVIET, SP

HITS = st.sampled_from(["0", "R", "A", "X"])
WHICH = st.integers(0, 3)
FAR = st.integers(0, 5)


def groups(card: str, most: int, role: str = "main") -> st.SearchStrategy[list[dict[str, Any]]]:
    """So many groups of Warszawa, none among them."""
    line = {"card": card, "box": "Warszawa", "role": role}
    return st.integers(0, most).map(lambda n: [{**line, "number": n}] if n else [])


def together(*parts: st.SearchStrategy[list[dict[str, Any]]]) -> st.SearchStrategy[Any]:
    return st.tuples(*parts).map(lambda lists: [line for part in lists for line in part])


STRIKES = together(
    groups("German Ju87B", 2), groups("German He111", 1), groups("Me109F", 2, "escort")
).filter(bool)
FIGHTERS = groups("Me109F", 3).filter(bool)
FIGHTS = st.lists(
    st.fixed_dictionaries(
        {
            "at": WHICH,
            "number": st.sampled_from([1, 1, 1, 2]),
            "hit": HITS,
            "back": HITS,
            "distance": FAR,
            "target_distance": FAR,
        }
    ),
    min_size=1,
    max_size=2,
)


def step(name: str, **inputs: Any) -> st.SearchStrategy[tuple[str, dict[str, Any]]]:  # noqa: ANN401 - JSON
    return st.tuples(st.just(name), st.fixed_dictionaries(inputs))


def placing(kinds: list[str], flown: st.SearchStrategy[Any], **also: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401
    return step(
        "air_mission",
        kind=st.sampled_from(kinds),
        target=st.sampled_from(["Kiev", "1B 1"]),
        groups=flown,
        activate=st.sampled_from([True, True, True, False]),
        mission=st.sampled_from([None, None, None, 0, 1]),
        **also,
    )


PLACED = st.one_of(
    placing(["ground_support", "interdiction", "airfield"], STRIKES),
    placing(["yard", "port"], STRIKES, night=st.booleans()),
    placing(["sweep", "patrol", "alert"], FIGHTERS),
)
RESOLVED = st.one_of(
    step("air_cancel", mission=WHICH),
    step("air_fight", mission=WHICH, fights=FIGHTS),
    step("air_fight", mission=WHICH, fights=FIGHTS),
    step("air_flak", mission=WHICH, hit=HITS, target_die=st.integers(1, 6), distance=FAR),
    step("air_strike", mission=WHICH, result=st.sampled_from(["1R", "none", "C1R"]),
         placed=st.sampled_from(["yes", "no"])),
    step("air_home", mission=WHICH),
)  # fmt: skip
PHASES = st.tuples(
    st.lists(PLACED, min_size=1, max_size=5), st.lists(RESOLVED, min_size=1, max_size=8)
).map(lambda parts: [*parts[0], *parts[1]])


def meant(books: FakeBooks, name: str, raw: dict[str, Any]) -> dict[str, Any]:
    """The inputs of a step, with missions and groups that are there in place of their places."""
    there = [one for one in missions_of(books, AXIS) if one.placed]
    if raw.get("mission") is None or not there:
        return {**raw, "mission": 0} if name not in {"air_home", "air_fight"} else {}
    mission = there[raw["mission"] % len(there)]
    if name == "air_home":
        return {"missions": [mission.number]}
    if name != "air_fight":
        return {**raw, "mission": mission.number}
    own = [flyer for flyer in mission.flyers for _ in range(flyer.number)]
    fights = []
    for fight in raw["fights"]:
        mine = own[fight["at"] % len(own)].group.key if own else ""
        pair = (mine, "I16") if mission.kind == "sweep" else ("I16", mine)
        shots = {key: value for key, value in fight.items() if key != "at"}
        fights.append({**shots, "card": pair[0], "target": pair[1]})
    return {"mission": mission.number, "fights": fights}


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


def _placed(kind: str, *flown: tuple[str, str, int]) -> tuple[str, dict[str, Any]]:
    groups = [
        {"card": card, "box": "Warszawa", "role": role, "number": number}
        for card, role, number in flown
    ]
    return "air_mission", {"kind": kind, "target": "Kiev", "groups": groups, "activate": True}


FREE_PATROL_HIT = [
    _placed("yard", ("German He111", "main", 1), ("Me109F", "escort", 2)),
    _placed("patrol", ("Me109F", "main", 1)),
    _placed("sweep", ("Me109F", "main", 1)),
    ("air_cancel", {"mission": 0}),
    ("air_fight", {"mission": 0, "fights": [{"at": 0, "number": 1, "hit": "A", "back": "0"}]}),
]
"""Of four groups alike at a base three are paid for; it is the one on free Patrol that is hit."""


@settings(max_examples=80, deadline=None)
@example(FREE_PATROL_HIT, "free")
@given(PHASES, st.sampled_from(["own_phase", "free", "each_turn"]))
def test_missions_keep_every_group_and_every_point(
    steps: list[tuple[str, dict[str, Any]]], payment: str
) -> None:
    books = over_kiev(patrol_payment=payment)
    books.amounts[pool(SOVIET), SP] += 20
    before = by_aircraft(books)
    for name, raw in steps:
        draft = plan(books, name, **meant(books, name, raw))
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
