"""The tables that were found on a sheet, and what their columns hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.exchange.layouts.headers import HeadingRow
from oobmgr.rules.record_kinds import RecordKind

PATH: Final = "path"
ID, DESIGNATION, STEPS, TYPE = "id", "designation", "steps", "type"


@dataclass(frozen=True, slots=True)
class FoundColumn:
    """What a column is taken for. `column` counts from 0; the key is empty where nobody knows."""

    column: int
    heading: str
    key: str
    confidence: float


Columns = dict[int, FoundColumn]


@dataclass(frozen=True, slots=True)
class Crossing:
    """A column of a cross table, of which the heading `word` holds for all units in it.

    `key` is what that is: a turn, a nation, a type, a formation. It stands in `row`; `columns` are
    all that hold units. `filled_in` is what the player said of all of them, by key. In a table
    with a formation in each row these stand in `formations`; rows of `passed` are none.
    """

    key: str
    word: str
    row: int
    column: int
    columns: tuple[int, ...]
    filled_in: Mapping[str, str] = field(default_factory=dict)
    formations: int | None = None
    passed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table of a sheet. Rows and columns count from 0; `end` and `right` are the first after it.

    `titles` are the texts above it; `record` is None for a table of units.
    """

    record: RecordKind | None
    header: HeadingRow
    end: int
    left: int
    right: int
    titles: tuple[str, ...]
    columns: tuple[FoundColumn, ...]
    at: Mapping[str, int] = field(default_factory=dict)
    paths: tuple[int, ...] = ()
    cross: Crossing | None = None

    @property
    def keys(self) -> frozenset[str]:
        """What it tells of its units, in columns or for all of a column of a cross table."""
        if self.cross is None:
            return frozenset(self.at)
        return frozenset({*self.at, self.cross.key, *self.cross.filled_in})

    @property
    def first(self) -> int:
        """The first row below the headings."""
        return self.header.row + self.header.height
