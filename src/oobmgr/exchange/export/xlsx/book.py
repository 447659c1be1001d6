"""The workbook being written: its looks, the paper, the words of the page header."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oobmgr.exchange.export.colours import INK, RULE, TONES
from oobmgr.exchange.export.tables import Kind, Paper, Tone
from oobmgr.exchange.export.xlsx.row_sheet import ColumnLook, RowBook, RowSheet

if TYPE_CHECKING:
    from xlsxwriter.format import Format

_FONT: Final = "Calibri"
_FORMATS: Final = {
    Kind.TEXT: "General",
    Kind.CODE: "@",
    Kind.NUMBER: "#,##0.##########;-#,##0.##########;0",
    Kind.CHANGE: "+#,##0;-#,##0;0",
    Kind.SUM: "#,##0;-#,##0;0",
    Kind.BOX: "General",
}
_MOST_HEAD: Final = 90
WORDS: Final = frozenset({Kind.TEXT, Kind.CODE})
"""Kinds whose cells stand at the left."""


@dataclass
class Book:
    """One workbook. `title` goes into the page headers; `watch` is told of rows and may raise."""

    path: Path
    paper: Paper
    title: str
    watch: Callable[[int], None]

    def __post_init__(self) -> None:
        self.rows = RowBook(self.path, self.watch)
        self.rows.set_properties({"title": self.title, "author": "oobmgr"})
        self._looks: dict[tuple[tuple[str, Any], ...], Format] = {}

    def look(self, **wanted: Any) -> Format:  # noqa: ANN401 - as XlsxWriter takes them
        # Cells by the thousand share a few looks, and a workbook holds only so many.
        """A look of cells by the names of XlsxWriter; the same one each time it is asked for."""
        key = tuple(sorted(wanted.items()))
        if key not in self._looks:
            made = {"font_name": _FONT, "font_size": 11, "font_color": INK, **wanted}
            # XlsxWriter knows no such name among its looks; it is set by a call.
            quoted = made.pop("quoted", False)
            look: Format = self.rows.add_format(made)
            if quoted:
                look.set_quote_prefix()
            self._looks[key] = look
        return self._looks[key]

    @cached_property
    def bold(self) -> Format:
        """Words of ours that stand out."""
        return self.look(bold=True)

    @cached_property
    def words(self) -> Format:
        """Words that somebody typed: in several lines, and text whatever they begin with."""
        return self.look(text_wrap=True, valign="top", quoted=True)

    def column_look(self, kind: Kind, *, on_paper: bool) -> ColumnLook:
        """How the cells of a column look."""
        wanted: dict[str, Any] = {
            "font_size": 10,
            "num_format": _FORMATS[kind],
            "bottom": 7,
            "bottom_color": RULE,
        }
        if kind in WORDS:
            wanted |= {"align": "left", "indent": 1}
        elif kind is Kind.BOX:
            wanted |= {"align": "center", "border": 1, "border_color": INK}
            wanted |= {"bottom": 1, "bottom_color": INK}
        plain = self.look(**wanted)
        # A blank step box is no box: the unit has fewer.
        blank = plain if on_paper and kind is not Kind.BOX else None
        return ColumnLook(plain, self.look(**wanted, quoted=True), blank)

    def mark(self, tone: Tone) -> Format:
        """How a marked row looks."""
        ink, ground = TONES[tone]
        wanted = {"font_color": ink, "font_strikeout": tone is Tone.GONE}
        made: Format = self.rows.add_format(wanted | ({"bg_color": ground} if ground else {}))
        return made

    def sheet(self, name: str, widths: Iterable[float], *, landscape: bool = True) -> RowSheet:
        """Add a sheet that prints well: as wide as the page, headed and numbered."""
        sheet = self.rows.rows_sheet(name)
        for at, width in enumerate(widths):
            sheet.set_column(at, at, width)
        if landscape:
            sheet.set_landscape()
        else:
            sheet.set_portrait()
        sheet.set_paper(int(self.paper.value))
        sheet.fit_to_pages(1, 0)
        sheet.set_margins(left=0.4, right=0.4, top=0.7, bottom=0.7)
        # An ampersand begins a code in a page header, and 255 letters are all that fit.
        title = self.title[:_MOST_HEAD].replace("&", "&&")
        sheet.set_header(f"&L{title}&R{name.replace('&', '&&')}")
        sheet.set_footer("&CPage &P of &N")
        # On the screen as well as on paper.
        sheet.hide_gridlines(2)
        return sheet

    def let_go(self) -> None:
        """Close what is still open, of a workbook that was not put together."""
        for sheet in self.rows.row_sheets:
            sheet.let_go()
