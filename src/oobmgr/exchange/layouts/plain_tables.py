"""A player's table as one of the program's own: one row for each unit, every column filled."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final

from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import CellValue, Row, Unreadable, cell_name, date_put_right, is_date
from oobmgr.exchange.columns import Headings
from oobmgr.exchange.layouts.contents import both_sides_in, filled, plain
from oobmgr.exchange.layouts.found_tables import FoundTable
from oobmgr.exchange.readings import Problem, Severity

_NAME_SLASH: Final = "/"
Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PlainTable:
    """Rows in the order of columns that `headings` tells, as the readers of rows take them.

    `numbers` are the rows of the sheet that they come from, counted from 1; a row for three units
    is there three times. `formations` are those beneath which no unit stands: side and path.
    `left_out` are rows of units that lack what a unit needs.
    """

    sheet: str
    headings: Headings
    rows: list[Row]
    numbers: list[int]
    found: FoundTable
    problems: tuple[Problem, ...] = ()
    formations: tuple[tuple[str, tuple[str, ...]], ...] = ()
    left_out: int = 0


@dataclasses.dataclass
class TableNotes:
    """What is to be said of the cells of one sheet."""

    sheet: str
    problems: list[Problem] = field(default_factory=list)

    def warn(
        self, place: Place, found: str, message: str, advice: str = "", *, mend: str = ""
    ) -> None:
        """Say something of a cell, row and column counted from 0; `mend` is what belongs there."""
        self._add(place, found, "", message, advice, Severity.WARNING, mend)

    def note(self, place: Place, found: str, message: str) -> None:
        """Say how a cell was read where nothing is amiss."""
        self._add(place, found, "", message, "", Severity.NOTE, "")

    def complain(
        self, place: Place, found: str, expected: str, message: str, advice: str
    ) -> None:  # fmt: skip
        """Say of a cell that what it tells is left out."""
        self._add(place, found, expected, message, advice, Severity.ERROR, "")

    def _add(
        self, place: Place, found: str, expected: str, message: str, advice: str,
        severity: Severity, mend: str,
    ) -> None:  # fmt: skip
        self.problems.append(
            Problem(
                sheet=self.sheet,
                cell=cell_name(place[0] + 1, place[1]),
                found=found,
                expected=expected,
                message=message,
                advice=advice,
                severity=severity,
                place=place,
                mend=mend,
            )
        )


def put_right(cell: CellValue, text: str, notes: TableNotes, place: Place) -> str:
    """Ratings that a spreadsheet had made a date of, told with the cell."""
    if is_date(cell):
        fault = date_put_right("", cell, text)
        notes.warn(place, fault.found, fault.message, fault.advice, mend=text)
    return text


def sides_told_together(
    cells: Mapping[str, CellValue], reduced: str
) -> Mapping[str, CellValue]:  # fmt: skip
    """The ratings of both sides, where one cell holds them and no other that of the `reduced`."""
    front, back = both_sides_in(cells.get("ratings", ""))
    return {reduced: cells.get(reduced) or back, "ratings": front} if front else {}


def as_path(names: Iterable[str]) -> str:
    """Formations from the top down as one text; a slash in a name separates nothing."""
    return PATH_SEPARATOR.join(name.replace(PATH_SEPARATOR, _NAME_SLASH) for name in names if name)


def filled_down(
    rows: Iterable[tuple[int, Row]], columns: Sequence[int], each_row: frozenset[int]
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What stands in columns of which a blank one repeats the row above.

    In those of `each_row` a blank says that there is none. Where one of the first changes, those to
    the right of it begin anew.
    """
    last = [""] * len(columns)
    for number, row in rows:
        for at, column in enumerate(columns):
            if (text := plain(row[column])) or column in each_row:
                if text != last[at]:
                    # Else the first units of a new corps would get the last division of the one
                    # before.
                    last[at + 1 :] = [""] * (len(columns) - at - 1)
                last[at] = text
        yield number, tuple(filter(None, last))


def cell_or(cell: CellValue, read: Callable[[str], str]) -> CellValue:
    """What a cell is read as; one that holds an error is left for the reader to complain of."""
    if isinstance(cell, Unreadable):
        return cell
    return read(plain(cell)) if filled(cell) else ""
