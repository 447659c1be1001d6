"""Where units may start, and what is told of a set-up that breaks a rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.games.europa.air_groups import EUROPA, plan
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    INITIAL,
    SOVIET,
)


def set_up(**about: Any) -> tuple[FakeBooks, int]:  # noqa: ANN401 - facts about a unit
    books = opened()
    books.turn, books.phase = SURPRISE_TURN, AIR
    side = about.pop("side", SOVIET)
    return books, int(books.enlist(1, str(about.pop("kind", "rifle")), side=side, **about))


@pytest.mark.parametrize(
    ("about", "fits", "fails"),
    [
        ({"path": ("Western Front", "3rd Army", "4th Rifle Corps")}, (0, 1), (2,)),
        ({"path": ("Western Front", "6th Mechanized Corps")}, (3, 5), (0, 2, 6)),
        ({"path": ("Western Front", "Reserves")}, (0, 9), ()),
        ({"side": AXIS, "path": ("AG Centre", "9th Army")}, (0, 9), ()),
        ({"kind": "artillery", "size": "III", "ratings": {"move": 6}}, (0, 1), (2,)),
        ({"kind": "siege artillery", "size": "III", "ratings": {"move": 6}}, (0, 9), ()),
    ],
)
def test_where_units_may_start(
    about: dict[str, object], fits: tuple[int, ...], fails: tuple[int, ...]
) -> None:
    books, unit = set_up(**about)
    for distance in fits:
        assert plan(books, "set_up", units=[unit], distance=distance).warnings == ()
    for distance in fails:
        draft = plan(books, "set_up", units=[unit], distance=distance)
        assert [fault.case for fault in draft.warnings] == ["SET-01"]


def test_small_units_join_others() -> None:
    books, unit = set_up(kind="engineer", size="II")
    assert plan(books, "set_up", units=[unit], distance=9).warnings == ()
    alone = plan(books, "set_up", units=[unit], distance=9, joined=False)
    assert [fault.case for fault in alone.warnings] == ["SET-01"]


@pytest.mark.parametrize(
    ("about", "given", "head", "sentence"),
    [
        (
            {"path": ("Western Front", "6th Mechanized Corps")},
            {"distance": 1},
            "Units of a Mechanized Corps: 1",
            "units of a Mechanized Corps start 3 to 5 hexes from the border.",
        ),
        (
            {"path": ("Western Front", "3rd Army")},
            {"distance": 2},
            "Units of an Army: 1",
            "units of an Army start 0 to 1 hexes from the border.",
        ),
        (
            {"kind": "engineer", "size": "II"},
            {"distance": 9, "joined": False},
            "Other small units: 1",
            "other small units start in the hex of another unit.",
        ),
    ],
)
def test_the_set_up_is_told_in_words(
    about: dict[str, object], given: dict[str, object], head: str, sentence: str
) -> None:
    books, unit = set_up(**about)
    draft = plan(books, "set_up", units=[unit], **given)
    assert draft.ruling.working[0].label == head
    (note,) = draft.warnings
    assert note.message.endswith(f"may not start there: {sentence}")


def test_a_wrong_set_up_is_told_until_it_is_changed() -> None:
    books, unit = set_up(path=("Western Front", "6th Mechanized Corps"))
    books.post(plan(books, "set_up", units=[unit], distance=1))
    (told,) = [w for w in EUROPA.warnings(books) if w.kind == "set_up"]
    assert (told.case, told.action) == ("SET-01", "set_up")
    books.post(plan(books, "set_up", units=[unit], distance=3))
    assert "set_up" not in [w.kind for w in EUROPA.warnings(books)]


def test_the_set_up_is_checked_before_play_alone() -> None:
    offered = EUROPA.action("set_up").offered
    assert offered is not None
    books, _ = set_up()
    assert offered(books)
    books.turn, books.phase = TurnCode("1941-06-II"), INITIAL
    assert not offered(books)
