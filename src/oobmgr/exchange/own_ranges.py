"""The ranges of a player's own workbook: which there are, and whether a table fits into one."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted, lettered
from oobmgr.domain.values import dataclass
from oobmgr.exchange.bounds import MOST_FILLED, MOST_OWN_UNPACKED
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

    from oobmgr.exchange.export.tables import ExportTable

SUFFIXES: Final = (".xlsx", ".xlsm")
_LOST: Final = {
    "xl/media/": "pictures",
    "xl/charts/": "parts of the look of charts",
    "xl/diagrams/": "drawn diagrams",
    "xl/slicers/": "slicers",
    "xl/timelines/": "timelines",
    "xl/activeX/": "buttons and fields on sheets",
    "xl/ctrlProps/": "buttons and fields on sheets",
    "xl/threadedComments/": "the threads of comments",
    "xl/queryTables/": "queries of outside data",
    "xl/connections.xml": "queries of outside data",
    "xl/model/": "the data model",
    "_xmlsignatures/": "the signature",
}
"""What openpyxl does not write again, by where it lies in the file."""
# Looked for in the bytes: to parse each sheet for them would take longer than filling it.
_SHAPE: Final = b"<xdr:sp"
_NEWER: Final = b"<extLst"
# Blue!$A$1:$F$40; with blanks in the name of the sheet, 'Blue Army'!A1.
_AREA: Final = re.compile(
    r"(?:'((?:[^']|'')+)'|([^'!]+))!(\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?)"
)


_DAMAGE: Final = (
    OSError, LookupError, ValueError, TypeError, AttributeError, SyntaxError, EOFError,
    zipfile.BadZipFile,
)  # fmt: skip
"""What openpyxl raises for a file that is damaged; one of XML is a `SyntaxError`."""


# A sheet of Excel ends at XFD1048576.
_MOST_DOWN: Final = 1_048_576
_MOST_ACROSS: Final = 16_384
"""The rows and columns of a sheet of Excel."""


class Area(NamedTuple):
    """Cells of a sheet, such as B4:F200; one cell alone is where a table begins."""

    sheet: str
    cells: str

    @property
    def is_corner(self) -> bool:
        """Whether it is one cell, from which on a table takes the room that it needs."""
        return self.size == (1, 1)

    @property
    def size(self) -> tuple[int, int]:
        """How many rows and columns it has."""
        left, top, right, bottom = self.edges()
        # A range may be written from any of its corners.
        return abs(bottom - top) + 1, abs(right - left) + 1

    def grown(self, rows: int, columns: int) -> Area:
        """So many cells from its first one on, down and to the right."""
        left, top, *_ = self.edges()
        last = f"{lettered(left + columns - 2)}{top + rows - 1}"
        return Area(self.sheet, f"{lettered(left - 1)}{top}:{last}")

    def on_the_sheet(self) -> bool:
        """Whether all of it is on a sheet of Excel."""
        _, _, right, bottom = self.edges()
        return right <= _MOST_ACROSS and bottom <= _MOST_DOWN

    def edges(self) -> tuple[int, int, int, int]:
        """The first column and row and the last ones, counted from 1."""
        from openpyxl.utils import range_boundaries

        left, top, right, bottom = map(int, range_boundaries(self.cells))  # type: ignore[arg-type]  # of cells, not of whole columns
        return left, top, right, bottom


def quoted(sheet: str) -> str:
    """The name of a sheet as it stands before a cell: with quotes, unless it is one word."""
    return sheet if sheet.isidentifier() else "'{}'".format(sheet.replace("'", "''"))


class Offered(NamedTuple):
    """A table of the export: the headings of its columns, and how many rows it has now."""

    headings: tuple[str, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class OwnBook:
    """What can be filled in a workbook: its named ranges and its sheets.

    `lost` is what is not in it any more once it was filled, in words.
    """

    path: Path
    names: Mapping[str, tuple[Area, ...]]
    sheets: tuple[str, ...]
    lost: tuple[str, ...]

    def areas(self, target: str) -> tuple[Area, ...]:
        """The cells that a target means: a name, ``Sheet1!B4:F200``, or ``Sheet1!B4``.

        Raises:
            BadInput: there is no such name or sheet, or more cells than can be filled.
        """
        found = _AREA.fullmatch(target)
        areas = self.names.get(target, ())
        if not areas and found:
            # Excel writes `$` and doubled quotes, so pasted references have them.
            areas = (Area((found[1] or found[2]).replace("''", "'"), found[3].replace("$", "")),)
        known = tuple(area for area in areas if area.sheet in self.sheets)
        if not known:
            names = ", ".join([*self.names, *(f"{quoted(name)}!B4" for name in self.sheets)])
            message = f"The workbook has no range {target!r}."
            raise BadInput(Fault(message, "range", target, f"Such as: {names}."))
        for area in known:
            rows, columns = area.size
            if rows * columns > MOST_FILLED:
                message = f"The range {target} has {rows * columns:,} cells."
                advice = f"Choose one of {MOST_FILLED:,} cells at most."
                raise BadInput(Fault(message, "range", target, advice))
        return known


def look_at(path: Path) -> OwnBook:
    """What can be filled in a workbook, and what it would lose. Raises `BadInput`."""
    check_own_file(path)
    lost = what_is_lost(path)
    from openpyxl import load_workbook

    with readable(path):
        # Names and sheets are all that is wanted here: so no cell is parsed.
        book = load_workbook(path, read_only=True, keep_links=False)
    try:
        return own_book(book, path, lost)
    finally:
        # Read so, the file stays open otherwise, and Windows would let nobody save it.
        book.close()


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Say of a damaged workbook that it is one: openpyxl falls over it in many ways.

    Raises:
        BadInput: it is.
    """
    try:
        yield
    except _DAMAGE as error:
        raise _unreadable(path) from error


def own_book(book: Workbook, path: Path, lost: tuple[str, ...] = ()) -> OwnBook:
    """The ranges of a workbook that is open."""
    names = {}
    for name, defined in book.defined_names.items():
        # A name may also stand for a number, for a formula, or for cells that are gone.
        areas = [Area(sheet, cells.replace("$", "")) for sheet, cells in defined.destinations]
        # Whole columns and rows, such as A:C, say nothing of where a table is to stand.
        fitting = tuple(area for area in areas if re.fullmatch(r"[A-Z]+\d+(:[A-Z]+\d+)?", area[1]))
        if fitting and not defined.hidden:
            names[name] = fitting
    return OwnBook(path, names, tuple(book.sheetnames), lost)


def check_own_file(path: Path) -> None:
    """Raise `BadInput` for a file that is none of Excel, or too large to be changed in place."""
    if path.suffix.lower() not in SUFFIXES or not path.is_file():
        message = f"{path.name} is not an Excel workbook that is there."
        raise BadInput(Fault(message, str(path), advice="Give an .xlsx or .xlsm file."))
    try:
        # The list of parts alone tells it; a small file may unpack to more than the memory holds.
        with zipfile.ZipFile(path) as archive:
            unpacked = sum(part.file_size for part in archive.infolist())
    except (OSError, zipfile.BadZipFile) as error:
        raise _unreadable(path) from error
    if unpacked > MOST_OWN_UNPACKED:
        message = f"{path.name} holds {unpacked // 1_000_000:,} MB when unpacked."
        advice = f"{MOST_OWN_UNPACKED // 1_000_000} MB can be filled in place: split the workbook."
        raise BadInput(Fault(message, str(path), advice=advice))


def what_is_lost(path: Path) -> tuple[str, ...]:
    """What a workbook holds that is not there any more once it was filled, in words."""
    try:
        with zipfile.ZipFile(path) as archive:
            return tuple(dict.fromkeys(_lost(archive)))
    except (OSError, zipfile.BadZipFile) as error:
        raise _unreadable(path) from error


def _unreadable(path: Path) -> BadInput:
    message = f"{path.name} cannot be read as an Excel workbook."
    return BadInput(Fault(message, str(path), advice="Give an .xlsx or .xlsm file."))


def _lost(archive: zipfile.ZipFile) -> Iterator[str]:
    for name in archive.namelist():
        yield from (words for part, words in _LOST.items() if name.startswith(part))
        if name.startswith("xl/drawings/drawing") and _SHAPE in archive.read(name):
            yield "shapes and text boxes"
        if name.startswith("xl/worksheets/sheet") and _NEWER in archive.read(name):
            yield "sparklines and newer kinds of marks"


# ------------------------------------------------------------------------------ what goes in


def offered(tables: Sequence[ExportTable]) -> Mapping[str, Offered]:
    """The tables of an export by name, as they can be wanted in a range."""
    return {
        table.name: Offered(tuple(column.heading for column in table.columns), table.count)
        for table in tables
    }


def wanted_columns(source: str, tables: Mapping[str, Offered]) -> tuple[str, tuple[int, ...]]:
    """The table that ``Units: Type, Steps`` names, and where its columns stand; all without any.

    Raises:
        BadInput: there is no such table or column.
    """
    name, _, wanted = (part.strip() for part in source.partition(":"))
    found = next((one for one in tables if one.casefold() == name.casefold()), None)
    if found is None:
        advice = did_you_mean(name, tables) or f"Known: {', '.join(tables)}."
        raise BadInput(Fault(f"there is no table {name!r}.", "range", source, advice))
    headings = tables[found].headings
    folded = [heading.casefold() for heading in headings]
    columns = []
    for word in filter(None, (part.strip() for part in wanted.split(","))):
        if word.casefold() not in folded:
            advice = did_you_mean(word, headings) or f"Known: {', '.join(headings)}."
            raise BadInput(Fault(f"{found} has no column {word!r}.", "range", source, advice))
        columns.append(folded.index(word.casefold()))
    return found, tuple(columns) or tuple(range(len(headings)))


def needed_size(source: str, tables: Mapping[str, Offered]) -> tuple[int, int]:
    """How many rows, with that of the headings, and columns are needed. Raises `BadInput`."""
    name, columns = wanted_columns(source, tables)
    return tables[name].rows + 1, len(columns)


def check_fit(area: Area, needed: tuple[int, int], target: str) -> None:
    """Raise `BadInput` where a range is too small, or a sheet ends too soon below a cell."""
    if area.is_corner:
        if not area.grown(*needed).on_the_sheet():
            message = f"The sheet ends before a table that begins at {target}."
            raise BadInput(Fault(message, "range", area.cells, "Begin further up and to the left."))
        return
    (rows, columns), (high, wide) = area.size, needed
    if wide > columns or high > rows:
        words = f"{counted(high, 'row')} and {counted(wide, 'column')}"
        message = f"The range {target} is too small: {words} are needed."
        advice = "Make it larger, or choose fewer columns."
        raise BadInput(Fault(message, "range", area.cells, advice))
