"""Facts that are entered: only what changes is written."""

from __future__ import annotations

from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.rules.entered import changes, enter
from tests.unit.rules.fake_books import FakeBooks

SUBJECT, KEY = Subject.CONDITION, "fort:Brest"


def books() -> FakeBooks:
    return FakeBooks(known={(SUBJECT, KEY, "turn"): "t0003"})


def test_a_fact_is_written_only_where_it_changes() -> None:
    assert enter(books(), SUBJECT, KEY, "turn", "t0003") == ()
    assert enter(books(), SUBJECT, KEY, "side", None) == ()
    assert enter(books(), SUBJECT, KEY, "turn", "t0004") == (
        Fact(SUBJECT, KEY, "turn", "t0003", "t0004"),
    )


def test_none_takes_a_fact_away() -> None:
    assert enter(books(), SUBJECT, KEY, "turn", None) == (
        Fact(SUBJECT, KEY, "turn", "t0003", None),
    )


def test_several_fields_are_changed_in_their_order() -> None:
    wanted: dict[str, JsonValue] = {"side": "axis", "turn": "t0003", "number": 2}
    assert changes(books(), SUBJECT, KEY, wanted) == (
        Fact(SUBJECT, KEY, "side", None, "axis"),
        Fact(SUBJECT, KEY, "number", None, 2),
    )
