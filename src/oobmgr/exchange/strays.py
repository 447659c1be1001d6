"""Cells far outside the table of a sheet, which are left out before a sheet is read.

A slip of the keys puts a cell into the last row or column of a sheet. Readers of workbooks make
room for everything between it and the table: a minute and gigabytes for one cell.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from lxml import etree

from oobmgr.exchange.bounds import MOST_BLANK_ROWS, MOST_COLUMNS
from oobmgr.exchange.cells import cell_name, column_index

_MOST_NAMED: Final = 5
# A column from IW on, or a row from 100,000 on: no other sheet can hold what is out of reach, for
# what lies between the rows of a smaller one costs little. Nearly every cell is one of the first
# columns; to pass over those at once halves the time of the search.
_FAR: Final = re.compile(
    rb' r="(?!.[0-9]{1,5}")(?:[A-Z]{3}|[J-Z][A-Z]|I[W-Z]|[A-Z]*[0-9]{6})', re.DOTALL
)
_DATA: Final = re.compile(rb"<((?:\w+:)?)sheetData[^>]*>")
_PLACE: Final = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_NUMBER: Final = re.compile(r"[0-9]{1,7}")
_OUT_OF_REACH: Final = 10**7
_MOST_LETTERS: Final = 12


@dataclass(frozen=True)
class Strays:
    """The cells that were left out: how many, and the names of the first."""

    number: int = 0
    names: tuple[str, ...] = ()


NO_STRAYS: Final = Strays()


def without_strays(xml: bytes) -> tuple[bytes, Strays]:
    """The XML of a sheet without its strays, and what they were; nearly every sheet has none.

    Raises:
        etree.XMLSyntaxError: it is not well formed.
    """
    # Looking at each cell is slow, and most sheets reach nowhere near.
    if _FAR.search(xml) is None:
        return xml, NO_STRAYS
    strays: list[str] = []
    rows = list(_rows(xml, strays))
    if not strays:
        return xml, NO_STRAYS
    return _sheet(xml, rows), Strays(len(strays), tuple(strays[:_MOST_NAMED]))


def _rows(xml: bytes, strays: list[str]) -> Iterator[bytes]:
    """The rows of the table, each as XML."""
    # As it comes, row by row: a sheet of a million rows is not held as a tree.
    parsed = etree.iterparse(
        BytesIO(xml), events=("end",), tag="{*}row", resolve_entities=False, no_network=True
    )
    number = last = 0
    for _, row in parsed:
        number = _number(row.get("r"), number + 1)
        within = number - last <= MOST_BLANK_ROWS
        _keep_near(row, number, strays, within=within)
        if within and any(_holds(cell) for cell in row):
            last = number
        if within:
            yield etree.tostring(row, with_tail=False)
        row.clear()
        while row.getprevious() is not None:
            del row.getparent()[0]


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


def _sheet(xml: bytes, rows: list[bytes]) -> bytes:
    """The sheet with these rows alone; what stands before them tells of hidden columns."""
    head = _DATA.search(xml)
    assert head is not None  # noqa: S101 - rows were found in it
    prefix = head[1]
    # Each row brings its own namespaces along.
    return b"".join((xml[: head.end()], *rows, b"</%bsheetData></%bworksheet>" % (prefix, prefix)))
