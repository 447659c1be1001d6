"""Cells far outside the table of a sheet, and the room that readers make between cells.

A slip of the keys puts a cell into the last row or column of a sheet. Readers of workbooks make
room for everything between it and the table: a minute and gigabytes for one cell. So such cells are
left out before a sheet is read, and rows that hold nothing are, where there are many.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING, Final

from oobmgr.domain.values import dataclass
from oobmgr.exchange.bounds import MOST_BLANK_ROWS, MOST_COLUMNS
from oobmgr.exchange.cells import CellValue, Row, cell_name, column_index
from oobmgr.exchange.raw_sheets import Strays
from oobmgr.exchange.sheet_xml import SheetCopy, SheetXml

if TYPE_CHECKING:
    from lxml import etree

_MOST_NAMED: Final = 5
# A column from CA on, or a row from 100,000 on: what lies between the rows of a smaller sheet costs
# little. Nearly every cell is one of the first columns; to pass over those at once halves the time
# of the search.
FAR: Final = re.compile(rb' r="(?!.[0-9]{1,5}")(?:[A-Z]{3}|[C-Z][A-Z]|[A-Z]*[0-9]{6})', re.DOTALL)
# A column after IV, which is the 256th.
_BEYOND: Final = re.compile(rb' r="(?:[A-Z]{3}|[J-Z][A-Z]|I[W-Z])[0-9]')
_AT: Final = re.compile(rb' r="([A-Z]{0,3})([0-9]+)"')
_DATA: Final = re.compile(rb"<((?:\w+:)?)sheetData[^>]*>")
_PLACE: Final = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_NUMBER: Final = re.compile(r"[0-9]{1,7}")
# Beyond the last row that a place of seven digits can name.
_OUT_OF_REACH: Final = 10**7
_MOST_LETTERS: Final = 12


@dataclass(frozen=True)
class Gathered:
    """A sheet without its strays.

    In `near` each row has its number still; in `close` they follow one another without those that
    hold nothing, and `numbers` says which is which.
    """

    near: SheetXml
    close: SheetXml
    numbers: list[int]
    strays: Strays

    def spread(self, rows: list[Row]) -> list[Row]:
        """The rows that were read of `close`, each in its place again; those between are empty."""
        nothing: Row = []
        spread = [nothing] * max(self.numbers[: len(rows)], default=0)
        for number, row in zip(self.numbers, rows, strict=False):
            before = spread[number - 1]
            # A row may stand in the file twice, with some of its cells each time.
            spread[number - 1] = list(map(_second, before, row)) if before else row
        return spread


def gathered(sheet: SheetXml, files: ExitStack) -> Gathered | None:
    """The sheet without its strays; None where it has none, nor much room between its rows.

    To be asked of sheets in which `FAR` is found. What it is written to lasts as long as `files`.

    Raises:
        etree.XMLSyntaxError: it is not well formed.
    """
    if sheet.large and not _scattered(sheet.pieces()):
        return None
    strays: list[str] = []
    numbers: list[int] = []
    near, close = _begun_as(sheet, files), _begun_as(sheet, files)
    with sheet.opened() as xml:
        for number, row in _rows(xml, strays):
            near.add(row)
            numbers.append(number)
            _renumber(row, len(numbers))
            close.add(row)
    told = Strays(len(strays), tuple(strays[:_MOST_NAMED]))
    if not told.number and max(numbers, default=0) <= 2 * len(numbers):
        return None
    return Gathered(near.finished(), close.finished(), numbers, told)


def _begun_as(sheet: SheetXml, files: ExitStack) -> SheetCopy:
    """A copy that has what stands before the rows: it tells of hidden columns."""
    first = next(sheet.pieces())
    head = _DATA.search(first)
    if head is None:
        return SheetCopy(b"<worksheet><sheetData>", b"", files)
    return SheetCopy(first[: head.end()], head[1], files)


def _second(first: CellValue, second: CellValue) -> CellValue:
    return first if second == "" else second


def _scattered(pieces: Iterable[bytes]) -> bool:
    """Whether a large sheet has strays, or more blank rows than others: a quick look at its text.

    Where the text is not as usual, it may have.
    """
    last = held = 0
    for piece in pieces:
        if _BEYOND.search(piece) or b":row" in piece:
            return True
        for row in piece.split(b"<row")[1:]:
            if b"<v" not in row and b"<t" not in row:
                continue
            # The row itself comes first; a cell may name another than the one that it stands in.
            told = {number for _, number in _AT.findall(row)}
            number = int(min(told)) if len(told) == 1 else last + 1 if not told else _OUT_OF_REACH
            if not last < number <= last + MOST_BLANK_ROWS + 1:
                return True
            last, held = number, held + 1
    return last > 2 * held


def _rows(xml: IO[bytes], strays: list[str]) -> Iterator[tuple[int, etree._Element]]:
    """The rows of the table that hold something, with their numbers."""
    from lxml.etree import iterparse

    # As it comes, row by row: a sheet of a million rows is not held as a tree.
    parsed = iterparse(xml, events=("end",), tag="{*}row", resolve_entities=False, no_network=True)
    number = last = 0
    for _, row in parsed:
        number = _number(row.get("r"), number + 1)
        within = number - last <= MOST_BLANK_ROWS
        _keep_near(row, number, strays, within=within)
        if within and any(_holds(cell) for cell in row):
            last = number
            yield number, row
        row.clear()
        while row.getprevious() is not None:
            del row.getparent()[0]


def _renumber(row: etree._Element, number: int) -> None:
    row.set("r", str(number))
    for cell in row:
        place = _PLACE.fullmatch(cell.get("r") or "")
        if place:
            cell.set("r", f"{place[1]}{number}")


def _keep_near(row: etree._Element, number: int, strays: list[str], *, within: bool) -> None:
    """Take what stands too far out off the row; blank cells are not worth a word."""
    column = -1
    for cell in list(row):
        name = cell.get("r")
        place = _PLACE.fullmatch(name) if name else None
        column = column_index(place[1]) if place else column + 1
        # A cell may name another row than the one that it stands in; readers believe the cell.
        strange = bool(name) and (place is None or int(place[2]) != number)
        if within and not strange and column < MOST_COLUMNS:
            continue
        if _holds(cell):
            strays.append((name or cell_name(number, column))[:_MOST_LETTERS])
        row.remove(cell)


def _number(told: str | None, following: int) -> int:
    """The number of a row; one that no sheet can have is as far out as can be."""
    if told is None:
        return following
    return int(told) if _NUMBER.fullmatch(told) else _OUT_OF_REACH


def _holds(cell: etree._Element) -> bool:
    return any(part.text or len(part) for part in cell)
