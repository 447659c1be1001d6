"""Hexes by their numbers: neighbours, and straight on over one of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.spark.movement.hexes import are_adjacent, beyond, is_hex, neighbours


@pytest.mark.parametrize(
    ("one", "other"),
    # Hexsides that the rules name.
    [("1515", "1615"), ("1518", "1618"), ("1430", "1530"), ("1906", "2007"), ("2034", "2134"),
     ("2212", "2312"), ("1707", "1708"), ("1510", "1410")],
)  # fmt: skip
def test_hexes_that_the_rules_name_as_neighbours(one: str, other: str) -> None:
    assert are_adjacent(one, other)
    assert are_adjacent(other, one)


@pytest.mark.parametrize(("one", "other"), [("1906", "2008"), ("1515", "1617"), ("1610", "1810")])
def test_hexes_farther_apart(one: str, other: str) -> None:
    assert not are_adjacent(one, other)


def test_straight_on() -> None:
    """The bridge of the rules: 1707 over 1708 into 1709."""
    assert beyond("1707", "1708") == "1709"
    assert beyond("1612", "1613") == "1614"
    assert beyond("1707", "1709") == ""


def test_a_place_without_a_number_has_no_neighbours() -> None:
    assert not is_hex("pool")
    assert neighbours("pool") == ()
    assert beyond("pool", "1708") == ""


@given(st.integers(2, 60), st.integers(2, 60), st.integers(0, 5))
def test_neighbours_are_so_both_ways_and_a_line_leads_back(column: int, row: int, at: int) -> None:
    here = f"{column:02d}{row:02d}"
    there = neighbours(here)[at]
    assert len(set(neighbours(here))) == 6
    assert here in neighbours(there)
    assert beyond(beyond(here, there), there) == here
