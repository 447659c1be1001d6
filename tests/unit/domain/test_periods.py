"""Calendars of every kind of period: they count on, sort by their codes and are read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.errors import BadInput
from oobmgr.domain.periods import PERIODS, calendar_from

FIRST = {
    "turns": "Turn 1", "days": "28 February 1836", "weeks": "26 December 1836",
    "months": "November 1836", "quarters": "Quarter 4 1836", "seasons": "Autumn 1836",
    "years": "1836",
}  # fmt: skip
THEN = {
    "turns": ("0001", "Turn 1", "0002", "Turn 2"),
    # 1836 was a leap year.
    "days": ("1836-02-28", "28 February 1836", "1836-02-29", "29 February 1836"),
    "weeks": ("1836-12-26", "Week of 26 December 1836", "1837-01-02", "Week of 2 January 1837"),
    "months": ("1836-11", "November 1836", "1836-12", "December 1836"),
    "quarters": ("1836-q4", "Quarter 4 1836", "1837-q1", "Quarter 1 1837"),
    "seasons": ("1836-s3", "Autumn 1836", "1836-s4", "Winter 1836"),
    "years": ("1836", "1836", "1837", "1837"),
}


@pytest.mark.parametrize("kind", PERIODS)
def test_a_calendar_counts_on(kind: str) -> None:
    calendar, first = calendar_from(kind, FIRST[kind])
    code, label, next_code, next_label = THEN[kind]
    assert (first, calendar.label(first)) == (code, label)
    second = calendar.next(first)
    assert (second, calendar.label(second)) == (next_code, next_label)
    assert calendar.previous(second) == first
    assert calendar.example == next_label


@given(st.sampled_from(PERIODS), st.integers(0, 60), st.booleans())
def test_codes_sort_and_labels_are_read_back(kind: str, steps: int, parted: bool) -> None:
    parts = ("Day", "Night") if parted else ()
    calendar, turn = calendar_from(kind, FIRST[kind], parts)
    for _ in range(steps):
        later = calendar.next(turn)
        assert later > turn
        assert calendar.previous(later) == turn
        turn = later
    assert calendar.parse(calendar.label(turn)) == turn
    assert calendar.parse(calendar.label(turn).upper()) == turn
    assert calendar.parse(turn) == turn
    assert calendar.short(turn)


def test_turns_in_a_period_have_their_names() -> None:
    calendar, first = calendar_from("days", "4 Apr 1836", ("Morning", "Late Afternoon"))
    assert calendar.label(first) == "4 April 1836, Morning"
    second = calendar.next(first)
    assert (second, calendar.short(second)) == ("1836-04-04-t02", "4 Apr Late Afternoon")
    assert calendar.label(calendar.next(second)) == "5 April 1836, Morning"
    assert calendar.parse("4 april 1836 late afternoon") == second


def test_turns_and_seasons_may_have_names_of_their_own() -> None:
    turns, first = calendar_from("turns", "The landing", names=("The landing", "The pause"))
    assert turns.label(turns.next(first)) == "The pause"
    assert turns.label(turns.next(turns.next(first))) == "Turn 3"
    wet, begins = calendar_from("seasons", "Dry 12", names=("Wet", "Dry", "Cold", "Bare"))
    assert (begins, wet.label(wet.next(begins))) == ("0012-s2", "Cold 12")
    with pytest.raises(BadInput, match="Write it as Wet 1836"):
        calendar_from("seasons", "Spring 1836", names=("Wet", "Dry", "Cold", "Bare"))


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("days", ""), ("days", "30 February 1836"), ("days", "April 1836"), ("weeks", "soon"),
        ("months", "1836-13"), ("quarters", "Quarter 5 1836"), ("seasons", "Monsoon 1836"),
        ("years", "0"), ("turns", "Turn 0"), ("years", "9000"), ("turns", "Turn 9999"),
        ("days", "31 December 9000"),
    ],
)  # fmt: skip
def test_what_is_no_first_turn_is_refused(kind: str, first: str) -> None:
    with pytest.raises(BadInput):
        calendar_from(kind, first)


def test_a_week_begins_on_the_day_of_the_first() -> None:
    calendar, _ = calendar_from("weeks", "4 April 1836")
    with pytest.raises(BadInput, match="Week of 11 April 1836"):
        calendar.parse("Week of 5 April 1836")
    parted, _ = calendar_from("weeks", "4 April 1836", ("Day", "Night"))
    for text in ("Week of 4 April 1836", "1836-04-04", "1836-04-04-t03", "1836-04-04-t00"):
        with pytest.raises(BadInput):
            parted.parse(text)
