"""The calendar: turns by their numbers."""

import pytest

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.balkans.turns import CALENDAR, FIRST_TURN


def test_turns_follow_each_other_and_sort_by_time() -> None:
    turns = [FIRST_TURN]
    for _ in range(1200):
        turns.append(CALENDAR.next(turns[-1]))
    assert sorted(turns) == turns
    assert CALENDAR.label(turns[11]) == "Turn 12"
    assert CALENDAR.short(turns[999]) == "T 1000"
    assert CALENDAR.previous(turns[5]) == turns[4]
    assert CALENDAR.label(CALENDAR.previous(FIRST_TURN)) == "Turn 0"


@pytest.mark.parametrize("text", ["Turn 12", "turn 12", "T 12", "t0012", "t12", " Turn  12 "])
def test_a_turn_is_read_however_it_is_written(text: str) -> None:
    assert CALENDAR.parse(text) == TurnCode("t0012")
    assert CALENDAR.parse(CALENDAR.label(CALENDAR.parse(text))) == TurnCode("t0012")


@pytest.mark.parametrize("text", ["", "Turn", "Turn 0", "12", "0520", "Turn 12345", "October"])
def test_what_is_no_turn_says_how_to_write_one(text: str) -> None:
    with pytest.raises(BadInput, match="Write it as Turn 12"):
        CALENDAR.parse(text)
