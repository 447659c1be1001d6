"""Sheets of a workbook that are written row by row: the one place that knows how XlsxWriter works.

XlsxWriter keeps each cell as an object and words it when the workbook is closed; of a large sheet
that is most of the time and of the memory. Here a row goes into a temporary file as soon as it
is there, as its own mode for large sheets does. That mode has no tables, which we want.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from html import escape
from pathlib import Path
from typing import IO, Final

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.packager import Packager
from xlsxwriter.utility import xl_col_to_name, xl_range
from xlsxwriter.worksheet import Worksheet

from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import AsWritten
from oobmgr.exchange.export.tables import Formula, Value

# Excel's limit for the text of a cell.
_LONGEST_TEXT: Final = 32_767
_ILLEGAL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Signs that XML cannot hold: they would make the whole file unreadable."""
_XML: Final = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_MAIN: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_ESCAPE_LIKE: Final = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
"""What begins as ``_x0041_``, which the format reads as a letter's number: the sign is escaped."""
_READ_AS_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
_STEP: Final = 200
_PIECE: Final = 1 << 20


class RowBook(Workbook):
    """A workbook of such sheets. `watch` is told of rows as they are written, and may raise."""

    def __init__(self, path: Path, watch: Callable[[int], None]) -> None:
        # Whatever is put down on the way lies beside the draft, and is cleared away with it.
        super().__init__(str(path), {"tmpdir": str(path.parent)})
        self.watch = watch
        # A text is worded once: names and types stand in thousands of cells.
        self._texts: dict[str, tuple[str, bool]] = {}
        self._styles: dict[Format, str] = {}
        self.row_sheets: list[RowSheet] = []

    def rows_sheet(self, name: str) -> RowSheet:
        """Add a sheet."""
        sheet = RowSheet()
        # XlsxWriter makes the sheet itself; it is told its place and its name by it alone.
        self.add_worksheet(name, lambda: sheet)
        sheet.begin(self)
        self.row_sheets.append(sheet)
        return sheet

    def text(self, text: str) -> tuple[str, bool]:
        """The end of a cell that holds a text, and whether the text looks like a formula."""
        known = self._texts.get(text)
        if known is None:
            known = self._texts[text] = self._new_text(text)
        return known

    def style(self, look: Format) -> str:
        """A look as the beginning of a cell names it."""
        known = self._styles.get(look)
        if known is None:
            number = look._get_xf_index()  # noqa: SLF001 - as its own sheets do
            known = self._styles[look] = f' s="{number}"'
        return known

    def _new_text(self, text: str) -> tuple[str, bool]:
        # A longer text would make the file one that must be mended.
        legal = _ILLEGAL.sub("", text)[:_LONGEST_TEXT]
        index = self.str_table._get_shared_string_index(legal)  # noqa: SLF001 - as its own sheets do
        return f' t="s"><v>{index}</v></c>', text.startswith(_READ_AS_FORMULA)

    def _get_packager(self) -> Packager:
        return _TextPackager(self)


class _TextPackager(Packager):
    """Puts the file together, with the texts as they are.

    XlsxWriter copies a text between ``<r>`` and ``</r>`` as XML of its own, and of two escapes that
    share a sign it sees one.
    """

    def __init__(self, book: RowBook) -> None:
        super().__init__()
        self._book = book

    def _write_shared_strings_file(self) -> None:
        texts = self._book.str_table.string_array
        if not texts:
            return
        path = Path(self._filename("xl/sharedStrings.xml"))  # type: ignore[no-untyped-call]  # it has no types
        with path.open("w", encoding="utf-8") as file:
            file.write(f'{_XML}<sst xmlns="{_MAIN}" uniqueCount="{len(texts)}">')
            file.writelines(map(_shared, texts))
            file.write("</sst>")


def _shared(text: str) -> str:
    words = escape(_ESCAPE_LIKE.sub("_x005F_", text), quote=False).replace("\r", "&#13;")
    # Without this the spaces at its ends are lost.
    kept = ' xml:space="preserve"' if words != words.strip() or "\n" in words else ""
    return f"<si><t{kept}>{words}</t></si>"


@dataclass(frozen=True, slots=True)
class ColumnLook:
    """How the cells of a column look: any, those whose text looks like a formula, blank ones.

    A `blank` of None leaves blank cells out: on paper the rule under a row runs through.
    """

    plain: Format
    quoted: Format
    blank: Format | None = None


@dataclass(frozen=True, slots=True)
class _Column:
    """The beginnings of the cells of a column, up to the number of the row and behind it."""

    name: str
    plain: str
    quoted: str
    blank: str


class RowSheet(Worksheet):
    """A sheet whose rows are put one below the other, and never looked at again."""

    fh: IO[str]  # type: ignore[assignment]  # None until XlsxWriter writes the sheet
    dim_colmax: int | None  # type: ignore[assignment]  # as fh

    def begin(self, book: RowBook) -> None:
        """Make it ready for rows."""
        self._book = book
        self._rows: IO[str] = tempfile.TemporaryFile(  # noqa: SIM115 - closed as it is copied
            "w+", encoding="utf-8", newline="", dir=book.tmpdir
        )
        self._columns: list[_Column] = []
        self._waiting: list[str] = []
        self.rows_put = 0

    def set_columns(self, looks: Sequence[ColumnLook]) -> None:
        """Say how the columns look in the rows of `add`."""
        self._columns = [
            _Column(
                f'<c r="{_letters(at)}',
                f'"{self._book.style(look.plain)}',
                f'"{self._book.style(look.quoted)}',
                "" if look.blank is None else f'"{self._book.style(look.blank)}/>',
            )
            for at, look in enumerate(looks)
        ]
        self._wide(len(looks))

    def add(self, values: Sequence[Value], put: str = "") -> None:
        """Put one row of a table: a value for each column. `put` are attributes of the row."""
        self.rows_put += 1
        row = str(self.rows_put)
        book = self._book
        cells = [f'<row r="{row}"{put}>']
        for value, column in zip(values, self._columns, strict=True):
            kind = type(value)
            if value is None or value == "":
                if column.blank:
                    cells.append(f"{column.name}{row}{column.blank}")
            elif kind is str or kind is AsWritten:
                end, quoted = book.text(value)  # type: ignore[arg-type]  # told by its type
                style = column.quoted if quoted else column.plain
                cells.append(f"{column.name}{row}{style}{end}")
            elif kind is Formula:
                cells.append(f"{column.name}{row}{column.plain}{_formula(value)}")  # type: ignore[arg-type]  # told by its type
            else:
                number = float(value) if kind is Fraction else value  # type: ignore[arg-type]  # told by its type
                cells.append(f"{column.name}{row}{column.plain}><v>{number}</v></c>")
        cells.append("</row>")
        self._put("".join(cells))

    def line(
        self, cells: Iterable[tuple[Value, Format | None]], height: float | None = None
    ) -> None:
        """Put a row of cells that have each a look of their own, of a height in points."""
        self.rows_put += 1
        row = str(self.rows_put)
        tall = "" if height is None else f' ht="{height:g}" customHeight="1"'
        put = [f'<row r="{row}"{tall}>']
        wide = 0
        for wide, (value, look) in enumerate(cells, 1):
            style = "" if look is None else self._book.style(look)
            begin = f'<c r="{_letters(wide - 1)}{row}"{style}'
            if value is None or value == "":
                put.append(f"{begin}/>" if style else "")
            elif isinstance(value, str):
                put.append(f"{begin}{self._book.text(value)[0]}")
            elif isinstance(value, Formula):
                put.append(f"{begin}{_formula(value)}")
            else:
                number = float(value) if isinstance(value, Fraction) else value
                put.append(f"{begin}><v>{number}</v></c>")
        put.append("</row>")
        self._wide(wide)
        self._put("".join(put))

    def name_table(self, name: str, first_row: int, headings: Sequence[str], style: str) -> None:
        """Make the rows from that of the headings, counted from 1, to the last a table."""
        last = len(headings) - 1
        columns = [{"header": heading} for heading in headings]
        made = {"name": name, "columns": columns, "style": style}
        # Of two rows, whatever there is: it notes each cell of a table, which takes long.
        self.add_table(first_row - 1, 0, first_row, last, made)
        area = xl_range(first_row - 1, 0, max(self.rows_put, first_row + 1) - 1, last)
        self.tables[-1] |= {"range": area, "a_range": area, "autofilter": area}

    def link(self, sheet: str) -> None:
        """Make the first cell of the last row a link to the top of another sheet."""
        name = sheet.replace("'", "''")
        self.write_url(self.rows_put - 1, 0, f"internal:'{name}'!A1", None, sheet)

    def let_go(self) -> None:
        """Close what is open; of a sheet that was put into the file, nothing is."""
        self._rows.close()

    def _wide(self, columns: int) -> None:
        if columns:
            self._check_dimensions(0, columns - 1)

    def _put(self, row: str) -> None:
        self._waiting.append(row)
        # Row by row into the file, they would take most of the time.
        if len(self._waiting) == _STEP:
            self._book.watch(_STEP)
            self._write_waiting()

    def _write_waiting(self) -> None:
        self._rows.writelines(self._waiting)
        self._waiting.clear()

    # What XlsxWriter calls as it puts the file together

    def _write_sheet_data(self) -> None:
        self._write_waiting()
        self._rows.seek(0)
        self._xml_start_tag("sheetData")
        with self._rows:
            while piece := self._rows.read(_PIECE):
                self._book.watch(0)
                self.fh.write(piece)
        self._xml_end_tag("sheetData")

    def _write_dimension(self) -> None:
        area = xl_range(0, 0, max(0, self.rows_put - 1), max(0, self.dim_colmax or 0))
        self._xml_empty_tag("dimension", [("ref", area)])


# Asked for every cell, and a sheet has a few dozen columns.
@cache
def _letters(column: int) -> str:
    return str(xl_col_to_name(column))


def _formula(formula: Formula) -> str:
    words = escape(formula.text, quote=False)
    if isinstance(formula.value, str):
        return f' t="str"><f>{words}</f><v>{escape(formula.value, quote=False)}</v></c>'
    return f"><f>{words}</f><v>{formula.value}</v></c>"
