"""Filling chosen ranges of the player's own workbook in place; all else of it is left as it is.

A copy of the workbook as it was is kept beside it each time. What openpyxl cannot keep is told
before anything is written.
"""

from __future__ import annotations

import re
import shutil
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.planning.bound_workbook import BOUND
from oobmgr.campaign.targets import replacing
from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.exchange.export.contents import contents_of
from oobmgr.exchange.export.source import ExportQueries, gather
from oobmgr.exchange.export.tables import ExportTable, plain
from oobmgr.exchange.export.watch import Watch
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

    from oobmgr.campaign.queries import Queries

_SUFFIXES: Final = (".xlsx", ".xlsm")
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
_SHAPE: Final = b"<xdr:sp"
_NEWER: Final = b"<extLst"
_AREA: Final = re.compile(
    r"(?:'((?:[^']|'')+)'|([^'!]+))!(\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?)"
)
_COPY: Final = "before oobmgr"
Cells = list[list[str | int | float | None]]


@dataclass(frozen=True, slots=True)
class Filled:
    """What was filled: the workbook, its copy as it was, and how many cells hold something."""

    path: Path
    copy: Path
    cells: int


def binding_of(queries: Queries) -> tuple[Path, Mapping[str, str]]:
    """The bound workbook, and what goes into its ranges. Raises `BadInput` where none is bound."""
    value = queries.facts(Subject.BOUND_WORKBOOK).get(BOUND)
    if not isinstance(value, Mapping):
        raise BadInput(
            Fault("no workbook is bound to the campaign.", "workbook", advice="Bind one first.")
        )
    ranges = value["ranges"]
    assert isinstance(ranges, Mapping)  # noqa: S101 - as `plan_bind` writes it
    return Path(str(value["path"])), {str(k): str(v) for k, v in ranges.items()}


def fill_workbook(
    queries: ExportQueries, path: Path, ranges: Mapping[str, str], *, anyway: bool = False
) -> Filled:
    """Fill the ranges of a workbook, keep a copy of it as it was, and say what was done.

    A range is a name of the workbook or cells such as ``Sheet1!B4:F200``. What goes into it is a
    table of the export with the columns that are wanted: ``Units: Designation, Steps left``. The
    headings stand in the first row; what is left of the range is emptied. Nothing outside is
    touched, and looks are kept. `anyway` goes on where the workbook holds what cannot be kept.

    Raises:
        BadInput: there is no such workbook, range, table or column, or a range is too small.
        Refused: the workbook is open or was changed meanwhile, or holds what cannot be kept.
    """
    _check_closed(path)
    before = _look(path)
    if (lost := what_is_lost(path)) and not anyway:
        advice = "Fill it anyway, or move that into another workbook. A copy is kept in any case."
        message = f"{path.name} would lose {', '.join(lost)}."
        raise Refused(Fault(message, str(path), advice=advice))
    material = gather(queries, lambda: None)
    tables = {table.name.casefold(): table for table in contents_of(material).tables}
    told = {target: _cells(source, tables) for target, source in ranges.items()}
    from openpyxl import load_workbook

    book = load_workbook(path, keep_vba=path.suffix.lower() == ".xlsm", keep_links=True)
    for target, cells in told.items():
        for sheet, area in _areas(book, target):
            _fill(book[sheet], area, cells, target)
    # Their values are not written: a spreadsheet program works them out as it opens the file.
    book.calculation.fullCalcOnLoad = True
    with replacing(path) as draft:
        book.save(draft)
        _check_closed(path)
        if _look(path) != before:
            message = f"{path.name} was changed meanwhile; it was left as it is."
            raise Refused(Fault(message, str(path), advice="Fill it again."))
        copy = _free_copy(path)
        shutil.copy2(path, copy)
    filled = sum(cell is not None for cells in told.values() for row in cells for cell in row)
    return Filled(path, copy, filled)


def what_is_lost(path: Path) -> tuple[str, ...]:
    """What a workbook holds that is not there any more once it was filled, in words."""
    try:
        with zipfile.ZipFile(path) as archive:
            return tuple(dict.fromkeys(_lost(archive)))
    except (OSError, zipfile.BadZipFile) as error:
        message = f"{path.name} cannot be read as an Excel workbook."
        raise BadInput(Fault(message, str(path), advice="Give an .xlsx or .xlsm file.")) from error


def _lost(archive: zipfile.ZipFile) -> Iterator[str]:
    for name in archive.namelist():
        yield from (words for part, words in _LOST.items() if name.startswith(part))
        if name.startswith("xl/drawings/drawing") and _SHAPE in archive.read(name):
            yield "shapes and text boxes"
        if name.startswith("xl/worksheets/sheet") and _NEWER in archive.read(name):
            yield "sparklines and newer kinds of marks"


def _look(path: Path) -> tuple[int, int]:
    if path.suffix.lower() not in _SUFFIXES or not path.is_file():
        message = f"{path.name} is not an Excel workbook that is there."
        raise BadInput(Fault(message, str(path), advice="Give an .xlsx or .xlsm file."))
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _check_closed(path: Path) -> None:
    """Refuse a workbook that is open elsewhere: Excel and LibreOffice leave a file beside it."""
    for beside in (f"~${path.name}", f".~lock.{path.name}#"):
        if path.with_name(beside).exists():
            message = f"{path.name} is open in another program."
            raise Refused(Fault(message, str(path), advice="Close it there, then fill it."))


def _free_copy(path: Path) -> Path:
    number, copy = 1, path.with_stem(f"{path.stem} {_COPY}")
    while copy.exists():
        number += 1
        copy = path.with_stem(f"{path.stem} {_COPY} {number}")
    return copy


def check_source(source: str, tables: Sequence[ExportTable]) -> None:
    """Raise `BadInput` where a table or a column is not there."""
    _columns(source, {table.name.casefold(): table for table in tables})


def _columns(source: str, tables: Mapping[str, ExportTable]) -> tuple[ExportTable, list[int]]:
    name, _, wanted = (part.strip() for part in source.partition(":"))
    table = tables.get(name.casefold())
    if table is None:
        names = [one.name for one in tables.values()]
        advice = did_you_mean(name, names) or f"Known: {', '.join(names)}."
        raise BadInput(Fault(f"there is no table {name!r}.", "range", source, advice))
    headings = [column.heading.casefold() for column in table.columns]
    columns = []
    for word in filter(None, (part.strip() for part in wanted.split(","))):
        if word.casefold() not in headings:
            known = [column.heading for column in table.columns]
            advice = did_you_mean(word, known) or f"Known: {', '.join(known)}."
            raise BadInput(Fault(f"{table.name} has no column {word!r}.", "range", source, advice))
        columns.append(headings.index(word.casefold()))
    return table, columns or list(range(len(headings)))


def _cells(source: str, tables: Mapping[str, ExportTable]) -> Cells:
    table, columns = _columns(source, tables)
    rows: Cells = [[table.columns[at].heading for at in columns]]
    rows += [[plain(row[at]) for at in columns] for row in Watch().rows(table)]
    return [[None if cell == "" else cell for cell in row] for row in rows]


def _areas(book: Workbook, target: str) -> Iterator[tuple[str, str]]:
    """The sheet and the cells that a target means."""
    named = book.defined_names.get(target)
    found = _AREA.fullmatch(target)
    if named is not None:
        areas = list(named.destinations)
    elif found:
        areas = [((found[1] or found[2]).replace("''", "'"), found[3])]
    else:
        areas = []
    known = [area for area in areas if area[0] in book.sheetnames]
    if not known:
        names = ", ".join([*book.defined_names, *(f"{name}!A1:F100" for name in book.sheetnames)])
        message = f"the workbook has no range {target!r}."
        raise BadInput(Fault(message, "range", target, f"Such as: {names}."))
    yield from known


def _fill(sheet: Any, area: str, cells: Cells, target: str) -> None:  # noqa: ANN401 - openpyxl's own
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE, MergedCell

    rows = sheet[area.replace("$", "")]
    grid = rows if isinstance(rows, tuple) else ((rows,),)
    wide, high = len(cells[0]), len(cells)
    if wide > len(grid[0]) or high > len(grid):
        needed = f"{counted(high, 'row')} and {counted(wide, 'column')}"
        message = f"the range {target} is too small: {needed} are needed."
        raise BadInput(Fault(message, "range", area, "Make it larger, or choose fewer columns."))
    for down, row in enumerate(grid):
        for across, cell in enumerate(row):
            value = cells[down][across] if down < high and across < wide else None
            if isinstance(cell, MergedCell) or cell.data_type == "f":
                what = "a formula" if cell.data_type == "f" else "merged cells"
                message = f"{cell.coordinate} in the range {target} holds {what}."
                raise BadInput(Fault(message, "range", area, "Keep such cells out of the range."))
            if isinstance(value, str):
                value = ILLEGAL_CHARACTERS_RE.sub("", value)
            cell.value = value
            if isinstance(value, str):
                # Text of the player's stays text, whatever it begins with.
                cell.data_type = "s"
