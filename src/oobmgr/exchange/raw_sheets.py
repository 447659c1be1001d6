"""The sheets of a workbook as they lie in the file, and what lies behind their values.

Apart from what reads them: a process that has them read by another one needs none of that.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Final

from oobmgr.domain.quantities import lettered
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Row, Unreadable, cell_name

Place = tuple[int, int]
"""Row and column, both counted from 0."""


@dataclass(frozen=True)
class Behind:
    """What lies behind the values of one sheet. `unplaced` are error cells of unknown place.

    `indents` are those of cells in the first columns, `outline` the levels of grouped rows,
    counted from 0.
    """

    unreadable: Mapping[Place, Unreadable] = field(default_factory=dict)
    booleans: frozenset[Place] = frozenset()
    hidden_rows: tuple[int, ...] = ()
    hidden_columns: tuple[tuple[int, int], ...] = ()
    unplaced: int = 0
    indents: Mapping[Place, int] = field(default_factory=dict)
    outline: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Strays:
    """The cells that were left out: how many, and the names of the first."""

    number: int = 0
    names: tuple[str, ...] = ()


NO_STRAYS: Final = Strays()


@dataclass(frozen=True)
class RawSheet:
    """A worksheet as it lies in the file. Its first row is row 1 of the sheet, blank or not.

    One that was turned has in its rows from `turned` on what the file has in columns
    (`layouts.upright`); None for any other.
    """

    name: str
    rows: list[Row]
    behind: Behind
    hidden: bool = False
    strays: Strays = NO_STRAYS
    turned: int | None = None

    def other_place(self, place: tuple[int, int]) -> tuple[int, int]:
        """Where a cell of a turned sheet lies in the file, or one of the file in the turned sheet.

        Row and column count from 0.
        """
        row, column = place
        if self.turned is None or row < self.turned:
            return place
        return column + self.turned, row - self.turned

    def column_name(self, column: int) -> str:
        """``column F``; of a turned sheet the row that was turned, as the file has it."""
        if self.turned is None:
            return f"column {lettered(column)}"
        return f"row {column + self.turned + 1}"

    def cell_name(self, place: tuple[int, int]) -> str:
        """A cell as the file has it: ``F17``; ``row 17``, or its column, for a place of all of it.

        Row and column count from 0, the column of a whole row is -1.
        """
        row, column = self.other_place(place)
        if place[1] >= 0:
            return cell_name(row + 1, column)
        whole = self.turned is None or place[0] < self.turned
        return f"row {place[0] + 1}" if whole else f"column {lettered(column)}"


def each_text_once(rows: Iterable[Row]) -> list[Row]:
    """The rows with texts that are alike as one object, which is kept, sent and looked up as one.

    A reader makes a text of its own for each cell, and a long one may stand in thousands.
    """
    known: dict[str, str] = {}
    once = known.setdefault
    # Only texts: a 1 and a yes are alike as well.
    return [[once(c, c) if type(c) is str else c for c in row] for row in rows]


def in_full(sheet: RawSheet) -> RawSheet:
    """A sheet whose rows are all equally long; those that hold nothing are the same list."""
    if all(sheet.rows):
        return sheet
    blank: Row = [""] * max(map(len, sheet.rows))
    return replace(sheet, rows=[row or blank for row in sheet.rows])
