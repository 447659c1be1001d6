"""Whatever is done with air groups, none is lost or made on the way."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.games.europa.air_groups import in_the_air, move, plan
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import Subject
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.air.held import GroupType, Spot, State, held
from oobmgr.games.europa.air.transfers import Mark, marked
from oobmgr.games.europa.words import AIR, AXIS, INITIAL
from oobmgr.known_games import game

EUROPA = game("europa")
TYPES = ("Me109F", "He111 NB", "Ju52", "Ju88A")
SPOTS = ("available", "operable:Warszawa", "operable:Minsk", "inoperable", "eft", "eet", "remnants")

numbers = st.integers(1, 4)
types = st.sampled_from(TYPES)
spots = st.sampled_from(SPOTS)
moves = st.builds(
    lambda *told: ("air_move", {"moves": [move(*told)]}),
    types, spots, spots, numbers,
)  # fmt: skip
flights = st.builds(
    lambda card, box, number: ("air", {"groups": [{"card": card, "box": box, "number": number}]}),
    types, spots, numbers,
)  # fmt: skip
results = st.builds(
    lambda card, box, result, distance: (
        "air_results",
        {"results": [{"card": card, "box": box, "result": result, "distance": distance}]},
    ),
    types, spots, st.sampled_from("RAX"), st.integers(0, 5),
)  # fmt: skip
repairs = st.builds(
    lambda card, box, result: (
        "air_repair", {"attempts": [{"card": card, "box": box, "result": result}]}
    ),
    types, spots, st.sampled_from(("yes", "no")),
)  # fmt: skip
sorting = st.builds(
    lambda card, box, result: (
        "air_triage", {"groups": [{"card": card, "box": box, "result": result}]}
    ),
    types, spots, st.sampled_from(("operable", "inoperable", "remnants", "stays")),
)  # fmt: skip
hits = st.builds(
    lambda base, number: (
        "bombing", {"target": "airbase", "place": base, "hits": number, "own": True}
    ),
    st.sampled_from(("Warszawa", "Minsk")), numbers,
)  # fmt: skip
deeds = st.lists(st.one_of(moves, moves, flights, results, repairs, sorting, hits), max_size=40)


def groups_by_type(books: FakeBooks) -> dict[GroupType, int]:
    found: dict[GroupType, int] = {}
    for (group, _), number in held(books).items():
        assert number > 0
        found[group] = found.get(group, 0) + number
    return found


def with_groups_out() -> FakeBooks:
    books = in_the_air()
    for aircraft in TYPES:
        books.post(plan(books, "air_move", moves=[move(aircraft, "available", "Warszawa")]))
    return books


@given(deeds)
@settings(max_examples=80)
def test_where_is_everything_adds_up(done: list[tuple[str, dict[str, Any]]]) -> None:
    books = with_groups_out()
    before = groups_by_type(books)
    for action, raw in done:
        books.phase = INITIAL if action == "air_triage" else AIR
        draft = plan(books, action, **raw)
        if not draft.refusals:
            books.post(draft)
        assert groups_by_type(books) == before
        _no_more_is_marked_than_lies_there(books)


def _no_more_is_marked_than_lies_there(books: FakeBooks) -> None:
    stock = held(books)
    keys = {mark: done_key(books.turn, AXIS, mark) for mark in Mark}
    for (key, field), number in books.facts(Subject.DONE).items():
        if key in keys.values():
            lying = next((n for (g, s), n in stock.items() if f"{g.key}/{s.key}" == field), 0)
            assert isinstance(number, int)
            assert 0 <= number <= lying, field


def test_a_mark_that_no_group_carries_is_none() -> None:
    books = with_groups_out()
    group = GroupType("Germany", "Me109F", 2)
    assert marked(books, Mark.FLOWN, group, Spot(State.EFT)) == 0
