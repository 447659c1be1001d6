"""Properties of columns, shifts and the sum of several units."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.spark.fire.columns import CombatTable, column_for, columns_of, shifted
from oobmgr.games.spark.fire.combined import (
    CombinedFireInputs,
    FireMode,
    FiringUnit,
    combined_fire_column,
)
from oobmgr.games.spark.fire.eligibility import FireCondition, SplitFireInputs, split_fire
from oobmgr.games.spark.movement.hexes import distance, neighbours
from oobmgr.games.spark.tables import tables

TABLES = st.sampled_from(list(CombatTable))
SHIFTS = st.integers(-20, 20)


@given(table=TABLES, at=st.integers(0, 9), shift=SHIFTS)
def test_what_moves_a_column_moves_it_back(table: CombatTable, at: int, shift: int) -> None:
    columns = columns_of(table)
    start = columns[at % len(columns)]
    there = shifted(table, start, shift, tables())
    used = abs(shift) - there.wasted
    way = 1 if shift > 0 else -1
    back = shifted(table, there.column, -way * used, tables())
    assert (back.column, back.wasted) == (start, 0)


@given(table=TABLES, at=st.integers(0, 9), shift=SHIFTS)
def test_a_column_moves_the_way_of_its_shift(table: CombatTable, at: int, shift: int) -> None:
    columns = columns_of(table)
    start = columns[at % len(columns)]
    moved = shifted(table, start, shift, tables())
    assert (moved.column - start) * shift >= 0
    assert 0 <= moved.wasted <= abs(shift)


@given(points=st.integers(1, 300), table=TABLES)
def test_the_column_is_the_highest_that_is_not_above(points: int, table: CombatTable) -> None:
    column = column_for(table, points)
    assert column <= points
    assert not [one for one in columns_of(table) if column < one <= points]


@given(units=st.lists(st.tuples(st.integers(0, 40), st.sampled_from(list(FireMode))), max_size=6))
def test_no_unit_contributes_more_than_its_points_without_shifts(
    units: list[tuple[int, FireMode]],
) -> None:
    firing = tuple(FiringUnit(points, mode) for points, mode in units)
    found = combined_fire_column(CombinedFireInputs(firing), tables()).result
    assert found.sum <= sum(points for points, _ in units)
    assert found.actual_column <= max(found.sum, 0)
    assert found.heavy_points == 0


@given(points=st.integers(1, 60), targets=st.integers(1, 9))
def test_no_point_is_lost_or_won_by_splitting(points: int, targets: int) -> None:
    may, shares = split_fire(SplitFireInputs(points, targets), tables()).result
    assert may is (points >= targets)
    if isinstance(shares, tuple):
        assert sum(shares) == points
        assert min(shares) >= 1


@given(column=st.integers(10, 40), row=st.integers(10, 40))
def test_neighbours_are_a_hex_away(column: int, row: int) -> None:
    place = f"{column}{row}"
    around = neighbours(place)
    assert {distance(place, one) for one in around} == {1}
    beyond = {two for one in around for two in neighbours(one)} - set(around) - {place}
    assert {distance(place, two) for two in beyond} == {2}


def test_the_conditions_are_the_rows_of_the_tables() -> None:
    assert tuple(FireCondition) == tables().keys("eligibility")
