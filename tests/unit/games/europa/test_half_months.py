from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.half_months import HalfMonths

SPECIAL = TurnCode("1941-06-I-surprise")
CALENDAR = HalfMonths(SPECIAL, "Surprise turn", TurnCode("1941-06-II"))
TURNS = st.builds(
    lambda year, month, half: TurnCode(f"{year}-{month:02d}-{half}"),
    st.integers(1939, 1946),
    st.integers(1, 12),
    st.sampled_from(["I", "II"]),
)


@pytest.mark.parametrize(
    ("turn", "after"),
    [
        ("1941-06-II", "1941-07-I"),
        ("1941-12-II", "1942-01-I"),
        ("1941-07-I", "1941-07-II"),
        (SPECIAL, "1941-06-II"),
    ],
)
def test_next_turn(turn: str, after: str) -> None:
    assert CALENDAR.next(TurnCode(turn)) == after
    assert CALENDAR.previous(TurnCode(after)) == turn


def test_turn_before_the_special_one() -> None:
    assert CALENDAR.previous(SPECIAL) == "1941-06-I"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("July II 1941", "1941-07-II"),
        ("Jul II 41", "1941-07-II"),
        ("July I '41", "1941-07-I"),
        ("Sept I 1941", "1941-09-I"),
        ("sep. ii 1941", "1941-09-II"),
        ("1941-07-ii", "1941-07-II"),
        ("surprise turn", SPECIAL),
        (SPECIAL, SPECIAL),
    ],
)
def test_turns_are_read_as_players_write_them(written: str, code: str) -> None:
    assert CALENDAR.parse(written) == code


@pytest.mark.parametrize(
    "written", ["", "July", "July III 1941", "1941-13-I", "1941-07", "Ju I 41", "x y z"]
)
def test_no_turn_says_how_to_write_one(written: str) -> None:
    with pytest.raises(BadInput, match="July II 1941"):
        CALENDAR.parse(written)


def test_names() -> None:
    assert CALENDAR.label(TurnCode("1941-07-II")) == "July II 1941"
    assert CALENDAR.short(TurnCode("1941-07-II")) == "Jul II"
    assert CALENDAR.label(SPECIAL) == "Surprise turn"
    assert CALENDAR.short(SPECIAL) == "Surprise"


@given(TURNS)
def test_codes_sort_by_time_and_labels_come_back(turn: TurnCode) -> None:
    after = CALENDAR.next(turn)
    assert turn < after
    assert CALENDAR.parse(CALENDAR.label(turn)) == turn
    if turn != "1941-06-I":
        assert CALENDAR.previous(after) == turn
