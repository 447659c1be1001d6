"""The formations above the units of a player's table: of headings, and of columns for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Row
from oobmgr.exchange.layouts.contents import plain
from oobmgr.exchange.layouts.headers import WHOLE
from oobmgr.exchange.layouts.plain_tables import filled_down
from oobmgr.exchange.layouts.row_kinds import RowKind, SortedRow, path_steps
from oobmgr.exchange.layouts.tables import (
    DESIGNATION,
    PATH,
    FoundTable,
    runs_down,
    said_in_each_row,
)


@dataclass(frozen=True, slots=True)
class Above:
    """What stands above a unit: its formations, and where they are set up."""

    path: tuple[str, ...]
    area: str


class UnitPaths:
    """The formations of units: those of the headings above, and those of the columns for them."""

    def __init__(self, table: FoundTable, rows: Sequence[Row], found: Sequence[SortedRow]) -> None:
        units = [(one.number, rows[one.number]) for one in found if one.kind is RowKind.UNIT]
        texts = [[plain(row[column]) for _, row in units] for column in table.paths]
        if len(table.paths) > 1 or any(map(runs_down, texts)):
            told = zip(table.paths, texts, strict=True)
            each_row = frozenset(column for column, values in told if said_in_each_row(values))
            self._named = dict(filled_down(units, table.paths, each_row))
        else:
            self._named = {
                number: tuple(plain(row[column]) for column in table.paths) for number, row in units
            }

    def of(self, number: int, above: tuple[str, ...]) -> tuple[str, ...]:
        """The path of the unit in a row, beneath these headings."""
        named = self._named.get(number, ())
        return (*above, *(name for text in named for name in split_path(text)))


def beneath(found: Sequence[SortedRow]) -> Iterator[tuple[SortedRow, Above]]:
    """Each row with what stands above it; a set-up area holds to the end of its formation."""
    area, level = "", 0
    last = 0
    for row, path in path_steps(found):
        if row.kind is RowKind.FORMATION:
            last = row.level
            area = "" if last <= level else area
        elif row.kind is RowKind.SETUP:
            area, level = row.text, last
        yield row, Above(path, area)


def childless(found: Sequence[SortedRow]) -> Iterator[tuple[str, ...]]:
    """The paths of formations beneath which no unit stands at any depth."""
    held: set[tuple[str, ...]] = set()
    formations: list[tuple[str, ...]] = []
    for row, path in path_steps(found):
        if row.kind is RowKind.FORMATION:
            formations.append(path)
        elif row.kind is RowKind.UNIT:
            held.update(path[:depth] for depth in range(1, len(path) + 1))
    return (path for path in formations if path not in held)


def unit_names(row: Row, table: FoundTable, path: Sequence[str]) -> Iterator[str]:
    """The names of a unit and of the formations that it stands beneath, the nearest first."""
    yield from (plain(row[table.at[key]]) for key in (DESIGNATION, WHOLE) if key in table.at)
    if table.cross and table.cross.key == PATH:
        yield table.cross.word
    yield from reversed(path)
