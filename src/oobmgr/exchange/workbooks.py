"""Opening a workbook, and saying plainly why one cannot be opened."""

import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from shutil import copyfileobj
from typing import Final

from oobmgr.domain.garbage import collector_resting
from oobmgr.exchange.behind import (
    Signs,
    indented_styles,
    look_behind,
    merged,
    sheet_parts,
    signs_in,
)
from oobmgr.exchange.bounds import MOST_UNPACKED, TOO_LARGE
from oobmgr.exchange.cells import Row, Unreadable
from oobmgr.exchange.delimited import (
    bad_file,
    check_number,
    is_delimited,
    read_delimited,
    readable,
)
from oobmgr.exchange.raw_sheets import (
    NO_STRAYS,
    Behind,
    Place,
    RawSheet,
    each_text_once,
    in_full,
)
from oobmgr.exchange.sheet_xml import SheetXml, of_workbook
from oobmgr.exchange.strays import gathered

_OLE = bytes.fromhex("d0cf11e0a1b11ae1")
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_KINDS: Final[Mapping[type, Callable[..., float]]] = {int: float}
_OPEN_DOCUMENT: Final = "content.xml"
_JSON: Final = ".json"
_VASSAL: Final = (".vmod", ".vsav")
_ADVICE = "Save it as an Excel workbook (.xlsx) and read that."


def read_sheets(path: Path) -> tuple[RawSheet, ...]:
    """Read every worksheet of a file as `read_short` does, with all rows equally long."""
    return tuple(map(in_full, read_short(path)))


def read_short(path: Path) -> tuple[RawSheet, ...]:
    """Read every worksheet of a workbook (xlsx, xlsm, xls, ods), in its order.

    Rows that hold nothing may be empty; all others are equally long.
    A text file of rows (``.csv``) is one sheet by the name of the file. Meant for files of our
    own: one that comes from anywhere is read by `read_apart`.

    Raises:
        BadInput: it cannot be opened, is encrypted, damaged, empty, or not such a workbook.
    """
    if not path.is_dir() and (tables := _tables(path)) is not None:
        shared = ((name, each_text_once(rows)) for name, rows in tables)
        return _bounded(path, (RawSheet(name, rows, Behind()) for name, rows in shared))
    _check(path)
    from python_calamine import CalamineError

    try:
        if not zipfile.is_zipfile(path):
            return _bounded(path, _of_old_excel(path))
        with zipfile.ZipFile(path) as archive, ExitStack() as files, collector_resting():
            _check_parts(path, archive)
            if _OPEN_DOCUMENT in archive.namelist():
                return _bounded(path, _of_open_document(path, archive))
            return _bounded(path, _read(path, archive, files))
    # XML that is damaged is told by an error of syntax, whichever parser reads it.
    except (CalamineError, zipfile.BadZipFile, SyntaxError, KeyError, EOFError, OSError) as why:
        raise bad_file(path, "is damaged, or is not an Excel workbook.", _ADVICE) from why
    except RuntimeError as why:  # the zip is encrypted
        raise bad_file(path, "is protected by a password.", "Save it without one.") from why


def _tables(path: Path) -> Iterable[tuple[str, list[Row]]] | None:
    """The tables of a file that is no workbook, by the end of its name; None for all others."""
    # Each reader is imported where it is needed: a process of its own reads one file, of one kind.
    if is_delimited(path):
        return ((path.stem, read_delimited(path)),)
    kind = path.suffix.casefold()
    if kind == _JSON:
        from oobmgr.exchange.json_tables import read_json

        return read_json(path)
    if kind in _VASSAL:
        from oobmgr.exchange.vassal import read_vassal

        return ((path.stem, read_vassal(path)),)
    return None


def _bounded(path: Path, sheets: Iterator[RawSheet]) -> tuple[RawSheet, ...]:
    """The sheets, if they hold no more than can be made units of."""
    read = tuple(sheets)
    check_number(path, (row for sheet in read for row in sheet.rows))
    return read


def _read(path: Path, archive: zipfile.ZipFile, files: ExitStack) -> Iterator[RawSheet]:
    parts = dict(sheet_parts(archive))
    styles = indented_styles(archive)
    sheets = {part: of_workbook(archive, part) for part in parts.values()}
    # Before the fast reader, which would make room for cells that are far out.
    signs = {part: merged(Signs(), map(signs_in, xml.pieces())) for part, xml in sheets.items()}
    far = {part: gathered(xml, files) for part, xml in sheets.items() if signs[part].far}
    near = {part: found for part, found in far.items() if found}
    source = _with_parts(archive, {part: one.close for part, one in near.items()}) if near else path
    sheets |= {part: one.near for part, one in near.items()}
    read = list(_read_fast(source))
    # All is read before a cell is looked for: that takes the XML to be whole, and one that is cut
    # off would keep it busy for minutes.
    for name, rows, hidden in read:
        if name not in parts:
            yield RawSheet(name, rows, Behind(), hidden)
            continue
        part = parts[name]
        behind = _behind(sheets[part], signs[part], styles)
        here = near.get(part)
        placed = here.spread(rows) if here else rows
        strays = here.strays if here else NO_STRAYS
        yield RawSheet(name, _told(placed, behind), behind, hidden, strays)


def _of_old_excel(path: Path) -> Iterator[RawSheet]:
    from oobmgr.exchange.behind_old_excel import errors_in

    return _values_and_errors(path, errors_in(path.read_bytes()))


def _of_open_document(path: Path, archive: zipfile.ZipFile) -> Iterator[RawSheet]:
    from oobmgr.exchange.behind_open_document import errors_in

    return _values_and_errors(path, errors_in(archive))


def _values_and_errors(
    path: Path, errors: Mapping[str, Mapping[Place, Unreadable]]
) -> Iterator[RawSheet]:
    """The sheets of a workbook of which only values and errors are known."""
    for name, rows, hidden in _read_fast(path):
        behind = Behind(unreadable=errors.get(name, {}))
        yield RawSheet(name, _told([_as_numbers(row) for row in rows], behind), behind, hidden)


def _as_numbers(row: Row) -> Row:
    """A row with one kind of numbers: the old format has a kind of its own for whole ones."""
    return [_KINDS[type(cell)](cell) if type(cell) in _KINDS else cell for cell in row]


def _behind(sheet: SheetXml, signs: Signs, styles: Mapping[bytes, int]) -> Behind:
    if not (signs.cells or signs.hidden or signs.outlined or styles):
        return Behind()
    return merged(Behind(), (look_behind(piece, signs, styles) for piece in sheet.pieces()))


def _with_parts(archive: zipfile.ZipFile, changed: Mapping[str, SheetXml]) -> BytesIO:
    """A copy of a workbook in memory with other sheets in the place of some."""
    copy = BytesIO()
    # Only our own reader sees it, a moment later: speed counts for more than size.
    with zipfile.ZipFile(copy, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
        for part in archive.namelist():
            kept = changed[part].opened() if part in changed else archive.open(part)
            with kept as old, out.open(part, "w") as new:
                copyfileobj(old, new)
    copy.seek(0)
    return copy


def _read_fast(source: Path | BytesIO) -> Iterator[tuple[str, list[Row], bool]]:
    from python_calamine import CalamineWorkbook, SheetTypeEnum, SheetVisibleEnum

    with CalamineWorkbook.from_object(source) as workbook:
        for sheet in workbook.sheets_metadata:
            if sheet.typ == SheetTypeEnum.WorkSheet:
                cells = workbook.get_sheet_by_name(sheet.name)
                # Whole numbers, which some formats have, become numbers of ours in `_as_numbers`.
                rows = each_text_once(cells.iter_rows())  # type: ignore[arg-type]
                # Columns that are empty count, but are left out before the first that holds a cell.
                if cells.start and (left := cells.start[1]):
                    rows = [[*[""] * left, *row] for row in rows]
                yield sheet.name, rows, sheet.visible != SheetVisibleEnum.Visible


def _told(rows: list[Row], behind: Behind) -> list[Row]:
    """Put what the fast reader left blank back in its place.

    A cell to the right of all that it read stands under no heading, and concerns nobody.
    """
    width = max(map(len, rows), default=0)
    for (row, column), cell in behind.unreadable.items():
        # The fast reader ends with the last value; an error below it is still a row.
        while len(rows) <= row:
            rows.append([""] * width)
        if column < width:
            # Not in its place: rows that hold nothing are the same list.
            here = rows[row] or [""] * width
            rows[row] = [*here[:column], cell, *here[column + 1 :]]
    for row, column in behind.booleans:
        if row < len(rows) and column < width and isinstance(rows[row][column], bool):
            rows[row][column] = str(rows[row][column]).upper()
    return rows


def _check(path: Path) -> None:
    if path.is_dir():
        raise bad_file(path, "is a folder.", "Name the workbook in it.")
    with readable(path), path.open("rb") as file:
        head = file.read(8)
        # An encrypted workbook lies in the old container, and only the rest tells the two apart.
        rest = file.read() if head == _OLE else b""
    if not head:
        raise bad_file(path, "is empty.", "Choose another file.")
    if _ENCRYPTED in rest:
        raise bad_file(path, "is protected by a password.", "Save it without one and read that.")
    if not rest and not zipfile.is_zipfile(path):
        raise bad_file(path, "is not an Excel workbook.", _ADVICE)


def _check_parts(path: Path, archive: zipfile.ZipFile) -> None:
    parts = set(archive.namelist())
    if "xl/workbook.bin" in parts:
        raise bad_file(path, "is a binary workbook (.xlsb).", _ADVICE)
    if not parts & {"xl/workbook.xml", _OPEN_DOCUMENT}:
        raise bad_file(path, "is not an Excel workbook.", _ADVICE)
    unpacked = sum(part.file_size for part in archive.infolist())
    if unpacked > MOST_UNPACKED:
        found = f"holds {unpacked // 1_000_000:,} MB when unpacked; {MOST_UNPACKED // 1_000_000}"
        raise bad_file(path, f"{found} MB can be read.", TOO_LARGE)
