"""A table on the clipboard: as HTML, and as tab-separated lines with plain numbers.

A spreadsheet program takes the HTML, in which each cell says whether it is a number or a text, so
that ``7-6`` does not become a date; whatever knows no tables takes the lines.
"""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

Cells = Sequence[str]
_NUMBER: Final = re.compile(r"[+\N{MINUS SIGN}-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?")
_NARROW: Final = re.compile("[\u2009\u202f\u00a0]")
_HALF: Final = re.compile(r"(\d*)½")
_AS_TEXT: Final = ' style="mso-number-format:\'\\@\'" sdnum="1033;0;@"'
"""How a cell is told to be a text, to Excel and to LibreOffice."""


def plain_number(text: str) -> str:
    """A figure as a spreadsheet reads one: ``1,234`` is 1234, ``½`` is 0.5; "" for any other."""
    # Narrow spaces stand between a sign and its figure, or between thousands.
    text = _NARROW.sub("", text)
    half = _HALF.fullmatch(text)
    if half:
        return f"{half[1] or 0}.5"
    if not _NUMBER.fullmatch(text):
        return ""
    return text.replace(",", "").replace("\N{MINUS SIGN}", "-").removeprefix("+")


def copy_table(headings: Cells, rows: Iterable[Cells], figures: Sequence[bool]) -> None:
    """Put a table on the clipboard; `figures` says which columns hold numbers."""
    told = [list(row) for row in rows]
    numbers = [
        [plain_number(cell) if figure else "" for cell, figure in zip(row, figures, strict=True)]
        for row in told
    ]
    mime = QMimeData()
    mime.setText(_lines(headings, told, numbers))
    mime.setHtml(_html(headings, told, numbers))
    QGuiApplication.clipboard().setMimeData(mime)


def _lines(headings: Cells, rows: Sequence[Cells], numbers: Sequence[Cells]) -> str:
    found = [[number or _one_line(cell) for cell, number in zip(*pair, strict=True)]
             for pair in zip(rows, numbers, strict=True)]  # fmt: skip
    return "\n".join("\t".join(row) for row in ([_one_line(h) for h in headings], *found))


def _one_line(text: str) -> str:
    """A text without what would end its cell."""
    return " ".join(text.splitlines()).replace("\t", " ")


def _html(headings: Cells, rows: Sequence[Cells], numbers: Sequence[Cells]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        f"<tr>{''.join(map(_cell, row, figures))}</tr>"
        for row, figures in zip(rows, numbers, strict=True)
    )
    return f'<meta charset="utf-8"><table><tr>{head}</tr>{body}</table>'


def _cell(text: str, number: str) -> str:
    if number:
        return f'<td align="right" sdval="{number}">{number}</td>'
    words = "<br>".join(escape(line) for line in text.splitlines())
    return f"<td{_AS_TEXT}>{words}</td>"
