"""What the fast reader leaves unsaid of an OpenDocument spreadsheet: errors, and bare formulas."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Mapping
from typing import IO, Final

from lxml import etree

from oobmgr.exchange.cells import Unreadable
from oobmgr.exchange.raw_sheets import Place

_CONTENT: Final = "content.xml"
_TABLE: Final = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_OFFICE: Final = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_CALC: Final = "{urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0}"
_SHEET, _ROW = f"{_TABLE}table", f"{_TABLE}table-row"
_CELLS: Final = (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell")
_FORMULA: Final = f"{_TABLE}formula"
_SIGN: Final = b":formula="
_PIECE: Final = 1 << 20
_MOST_ALIKE: Final = 1_000
"""As many cells are told of one that a file repeats: a hostile one repeats it without end."""
_MOST_DIGITS: Final = len("1048576")  # the rows of a sheet
_ERROR: Final = "#"


def errors_in(archive: zipfile.ZipFile) -> Mapping[str, Mapping[Place, Unreadable]]:
    """The cells with an error, or a formula without a result, by sheet.

    Raises:
        lxml.etree.XMLSyntaxError: the file is damaged.
    """
    # Only what is calculated can be an error, and most lists calculate nothing.
    if not _calculates(archive):
        return {}
    found: dict[str, dict[Place, Unreadable]] = {}
    with archive.open(_CONTENT) as xml:
        for name, place, cell in _cells(xml):
            found.setdefault(name, {})[place] = cell
    return found


def _calculates(archive: zipfile.ZipFile) -> bool:
    before = b""
    with archive.open(_CONTENT) as xml:
        while piece := xml.read(_PIECE):
            if _SIGN in before + piece:
                return True
            # The sign may lie across two pieces.
            before = piece[-len(_SIGN) :]
    return False


def _cells(xml: IO[bytes]) -> Iterator[tuple[str, Place, Unreadable]]:
    name, row, column = "", 0, 0
    tags = (_SHEET, _ROW, *_CELLS)
    walk = etree.iterparse(
        xml, events=("start", "end"), tag=tags, resolve_entities=False, no_network=True
    )
    for event, element in walk:
        if event == "start":
            if element.tag == _SHEET:
                name, row = element.get(f"{_TABLE}name") or "", 0
            elif element.tag == _ROW:
                column = 0
            continue
        if element.tag in _CELLS:
            across = _times(element, "columns")
            if told := _unreadable(element):
                down = _times(element.getparent(), "rows")
                for n in range(min(down * across, _MOST_ALIKE)):
                    yield name, (row + n // across, column + n % across), Unreadable(told)
            column += across
        elif element.tag == _ROW:
            row += _times(element, "rows")
            # What was gone through is let go: a sheet may be larger than the memory.
            element.clear()
            while element.getprevious() is not None:
                del element.getparent()[0]


def _times(element: etree._Element | None, what: str) -> int:
    """How many times a row or a cell stands there."""
    text = "" if element is None else element.get(f"{_TABLE}number-{what}-repeated") or ""
    usable = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
    return int(text) if usable else 1


def _unreadable(cell: etree._Element) -> str:
    """The error of a cell, or its formula where no result is stored; empty for other cells."""
    text = "".join(map(str, cell.itertext())).strip()
    if cell.get(f"{_CALC}value-type") == "error":
        return text if text.startswith(_ERROR) else f"{_ERROR}{text or 'error'}"
    formula = cell.get(_FORMULA)
    if formula and not text and cell.get(f"{_OFFICE}value-type") is None:
        return f"={formula.partition('=')[2]}"
    return ""
