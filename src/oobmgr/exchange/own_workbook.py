"""Filling chosen ranges of the player's own workbook in place; all else of it is left as it is.

A copy of the workbook as it was is kept beside it each time. What openpyxl cannot keep is told
before anything is written.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
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
from oobmgr.exchange.own_ranges import (
    Area,
    Offered,
    check_fit,
    check_own_file,
    look_at,
    needed_size,
    offered,
    own_book,
    readable,
    wanted_columns,
    what_is_lost,
)

if TYPE_CHECKING:
    from openpyxl import Workbook

    from oobmgr.campaign.queries import Queries

_COPY: Final = "before oobmgr"
Cells = list[list[str | int | float | None]]


class NotBound(BadInput):
    """No workbook is bound to the campaign."""


class WouldLose(Refused):
    """The workbook holds what is not in it any more once it was filled."""


@dataclass(frozen=True, slots=True)
class Filled:
    """What was filled: the workbook, its copy as it was, and how many cells hold something."""

    path: Path
    copy: Path
    cells: int


def binding_of(queries: Queries) -> tuple[Path, Mapping[str, str]]:
    """The bound workbook, and what goes into its ranges. Raises `NotBound` without one."""
    value = queries.facts(Subject.BOUND_WORKBOOK).get(BOUND)
    if not isinstance(value, Mapping):
        message = "no workbook is bound to the campaign."
        raise NotBound(Fault(message, "workbook", advice="Bind one first."))
    ranges = value["ranges"]
    assert isinstance(ranges, Mapping)  # noqa: S101 - as `plan_bind` writes it
    return Path(str(value["path"])), {str(k): str(v) for k, v in ranges.items()}


def fill_workbook(
    queries: ExportQueries, path: Path, ranges: Mapping[str, str], *, anyway: bool = False
) -> Filled:
    """Fill the ranges of a workbook, keep a copy of it as it was, and say what was done.

    A range is a name of the workbook or cells such as ``Sheet1!B4:F200``. What goes into it is a
    table of the export with the columns that are wanted: ``Units: Designation, Steps left``. The
    headings stand in the first row; what is left of the range is emptied. From one cell,
    ``Sheet1!B4``, the table takes the room it needs, which must be blank or hold what was filled
    there before. Nothing outside is touched, and looks are kept. `anyway` goes on where the
    workbook holds what cannot be kept.

    Raises:
        BadInput: there is no such workbook, range, table or column, or a range is too small.
        Refused: the workbook is open or was changed meanwhile, or holds what cannot be kept.
    """
    _check_closed(path)
    before = _look(path)
    if not anyway:
        _refuse_loss(path)
    material = gather(queries, lambda: None)
    tables = {table.name: table for table in contents_of(material).tables}
    told = {target: _cells(source, tables) for target, source in ranges.items()}
    from openpyxl import load_workbook

    with readable(path):
        # Kept for an .xlsx as well, macros would make of it a file that Excel refuses.
        book = load_workbook(path, keep_vba=path.suffix.lower() == ".xlsm", keep_links=True)
    ranges_of = own_book(book, path)
    for target, cells in told.items():
        for area in ranges_of.areas(target):
            check_fit(area, (len(cells), len(cells[0])), target)
            sheet = book[area.sheet]
            room = _room(sheet, area, cells) if area.is_corner else area
            _fill(sheet, room.cells, cells, target)
    # Their values are not written: a spreadsheet program works them out as it opens the file.
    book.calculation.fullCalcOnLoad = True
    copy = _replace(path, book, before)
    filled = sum(cell is not None for cells in told.values() for row in cells for cell in row)
    return Filled(path, copy, filled)


def _replace(path: Path, book: Workbook, before: tuple[int, int]) -> Path:
    """Put the book in place of the file, which still looks as before; where the copy of it is."""
    with replacing(path) as draft:
        book.save(draft)
        # Saving takes seconds, in which the player may open the file, or save it from elsewhere.
        _check_closed(path)
        if _look(path) != before:
            message = f"{path.name} was changed meanwhile; it was left as it is."
            raise Refused(Fault(message, str(path), advice="Fill it again."))
        # Never over an older copy, which may be the only one without our cells.
        copy = _free_copy(path)
        shutil.copy2(path, copy)
    return copy


def _refuse_loss(path: Path) -> None:
    if lost := what_is_lost(path):
        advice = "Fill it anyway, or move that into another workbook. A copy is kept in any case."
        message = f"{path.name} would lose {', '.join(lost)}."
        raise WouldLose(Fault(message, str(path), advice=advice))


def _look(path: Path) -> tuple[int, int]:
    check_own_file(path)
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


def tables_offered(queries: ExportQueries) -> Mapping[str, Offered]:
    """The tables that can go into ranges, as they are now."""
    return offered(contents_of(gather(queries, lambda: None)).tables)


def _cells(source: str, tables: Mapping[str, ExportTable]) -> Cells:
    name, columns = wanted_columns(source, offered(tuple(tables.values())))
    table = tables[name]
    rows: Cells = [[table.columns[at].heading for at in columns]]
    rows += [[plain(row[at]) for at in columns] for row in Watch().rows(table)]
    return [[None if cell == "" else cell for cell in row] for row in rows]


def check_ranges(queries: ExportQueries, path: Path, ranges: Mapping[str, str]) -> None:
    """Raise `BadInput` for what could not be filled: a range, table or column, or too little room.

    Cells that hold a formula, or what is the player's own, are found as the workbook is filled.
    """
    tables, book = tables_offered(queries), look_at(path)
    for target, source in ranges.items():
        needed = needed_size(source, tables)
        for area in book.areas(target):
            check_fit(area, needed, target)


def _room(sheet: Any, corner: Area, cells: Cells) -> Area:  # noqa: ANN401 - openpyxl's own
    """The cells from a corner on that a table takes, with those that it had the last time.

    Raises:
        BadInput: something of the player's own stands there.
    """
    high, wide = len(cells), len(cells[0])
    left, top, *_ = corner.edges()
    last = max(sheet.max_row, top + high - 1)
    before = 0
    for number, row in enumerate(sheet.iter_rows(top, last, left, left + wide - 1)):
        # Below the table and below what was filled the last time, nothing is ours.
        if number >= high and before < number:
            break
        held = [cell for cell in row if cell.value is not None]
        # It was filled before where our headings stand, and goes down to the first blank row.
        ours = before == number and (number > 0 or [cell.value for cell in row] == cells[0])
        if ours and held:
            before += 1
        elif held and number < high:
            message = f"{held[0].coordinate} is not blank, and the table would go there."
            room = f"{counted(high, 'row')} and {counted(wide, 'column')}"
            advice = f"Clear it, or point at another cell: room for {room} is needed."
            raise BadInput(Fault(message, "range", str(held[0].value), advice))
    return corner.grown(max(before, high), wide)


def _fill(sheet: Any, area: str, cells: Cells, target: str) -> None:  # noqa: ANN401 - openpyxl's own
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE, MergedCell

    rows = sheet[area]
    # For a single cell openpyxl gives the cell itself.
    grid = rows if isinstance(rows, tuple) else ((rows,),)
    wide, high = len(cells[0]), len(cells)
    for down, row in enumerate(grid):
        for across, cell in enumerate(row):
            # What a longer table left there the last time is emptied.
            value = cells[down][across] if down < high and across < wide else None
            if isinstance(cell, MergedCell) or cell.data_type == "f":
                what = "a formula" if cell.data_type == "f" else "merged cells"
                message = f"{cell.coordinate} in the range {target} holds {what}."
                raise BadInput(Fault(message, "range", area, "Keep such cells out of the range."))
            if isinstance(value, str):
                # openpyxl refuses to write a text with control characters.
                value = ILLEGAL_CHARACTERS_RE.sub("", value)
            cell.value = value
            if isinstance(value, str):
                # Text of the player's stays text, whatever it begins with.
                cell.data_type = "s"
