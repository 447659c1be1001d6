"""Errors in cells that a unit can do without: told with their cell, and read as blank."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from oobmgr.exchange.cells import Row, Unreadable, cell_name
from oobmgr.exchange.columns import Column
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import Problem, Severity


def can_do_without(
    columns: Sequence[Column], at: Mapping[str, int], numbers: Collection[str]
) -> frozenset[int]:
    """The columns, from 0, whose cells need not be read; `numbers` are the keys of the ratings.

    Numbers of ratings are needed where the ratings stand in them alone.
    """
    needed = {column.key for column in columns if column.required}
    if "ratings" not in at:
        needed |= {*numbers}
    known = {column.key for column in columns}
    return frozenset(place for key, place in at.items() if key in known - needed)


def without_errors(
    raw: RawSheet, body: range, optional: Collection[int]
) -> tuple[RawSheet, list[Problem]]:
    """The sheet with blanks for the errors in its optional columns, and what is said of them."""
    rows: list[Row] | None = None
    problems: list[Problem] = []
    for row, column in raw.behind.unreadable:
        if row not in body or column not in optional:
            continue
        rows = rows or list(raw.rows)
        cell = rows[row][column]
        # It may have been mended since it was read.
        if isinstance(cell, Unreadable):
            rows[row] = [*rows[row][:column], "", *rows[row][column + 1 :]]
            problems.append(_problem(raw.name, row, column, cell))
    return (raw if rows is None else replace(raw, rows=rows)), problems


def _problem(sheet: str, row: int, column: int, cell: Unreadable) -> Problem:
    return Problem(
        sheet=sheet,
        cell=cell_name(row + 1, column),
        found=cell.shown,
        expected="a value, or nothing",
        message=f"{cell.message} It is read as blank.",
        advice=cell.advice,
        severity=Severity.WARNING,
        place=(row, column),
    )
