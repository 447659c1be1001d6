"""Ticks in a player's list, such as those for steps that are lost, in a column for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from oobmgr.exchange.cells import CellValue, whole
from oobmgr.exchange.layouts.contents import is_none, plain
from oobmgr.exchange.layouts.headers import LOST

# Some look like a letter of two alphabets.
_TICKS: Final = frozenset("xX×\u0445\u0425✓✔✗✘☑☒■●")


def lost_in(cell: CellValue) -> int | None:
    """How many steps a cell says are lost, as a number or in ticks; None for other cells."""
    if ticks := _ticks_in(cell):
        return ticks
    return 0 if is_none(cell) or not plain(cell) else whole(_number(cell))


def lost_in_row(cells: Iterable[tuple[CellValue, bool]]) -> int | None:
    """The steps lost in all cells of a row for them; None where one says something else.

    Each comes with whether its column has a heading: below none only ticks count, for the numbers
    there are those of the columns.
    """
    lost = 0
    for cell, headed in cells:
        here = lost_in(cell) if headed else _ticks_in(cell)
        if here is None:
            return None
        lost += here
    return lost


class Taken(Protocol):
    """A column of a table as far as it is told here."""

    @property
    def heading(self) -> str:
        """What stands above it."""

    @property
    def key(self) -> str:
        """What it is taken for; empty where nobody knows."""


def more_losses(
    found: Mapping[int, Taken], cells: Mapping[int, Sequence[CellValue]]
) -> Iterator[int]:
    """The columns without a heading to the right of one of losses in which more are ticked."""
    beside = {column + 1 for column, one in found.items() if one.key == LOST}
    # From the left: each column that is taken for losses opens the next one.
    for column, one in found.items():
        free = column in cells and not (one.heading or one.key)
        if column in beside and free and _ticked(cells[column]):
            beside.add(column + 1)
            yield column


def _ticked(cells: Sequence[CellValue]) -> bool:
    """Whether a column without a heading holds nothing but ticks, and one number above them."""
    return sum(cell != "" and not _ticks_in(cell) for cell in cells) <= 1


def _ticks_in(cell: CellValue) -> int:
    text = plain(cell).replace(" ", "")
    return len(text) if text and set(text) <= _TICKS else 0


def _number(cell: CellValue) -> CellValue:
    return plain(cell) if isinstance(cell, str) else cell
