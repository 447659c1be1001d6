"""Cells that the player mended, and rows that he left out, before a workbook is read again.

They are answers as those to questions are: so they are kept in the same profile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.exchange.cells import CellValue, Row, column_index, shown
from oobmgr.exchange.raw_sheets import RawSheet

_CELL: Final = "cell"
_ROW: Final = "row"
_UNASKED: Final = frozenset({_CELL, _ROW, "column"})
# A cell, such as F17.
_PLACE: Final = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
Place = tuple[int, int]


def mend(where: str) -> str:
    """The name of the answer that says what stands in a cell of the file, such as ``Blue!F17``."""
    return f"{_CELL}:{where}"


def row_out(sheet: str, row: int) -> str:
    """The name of the answer that leaves a row out, counted from 0; it may say anything."""
    return f"{_ROW}:{sheet}!{row + 1}"


def was_unasked(name: str) -> bool:
    """Whether an answer was given without a question: what a cell, a row or a column holds."""
    return name.partition(":")[0] in _UNASKED


def mended(raw: RawSheet, answers: Mapping[str, str]) -> RawSheet:
    """The sheet with what was mended in it; the same where nothing was."""
    cells: dict[int, dict[int, str]] = {}
    out: set[int] = set()
    for name, text in answers.items():
        kind, _, where = name.partition(":")
        # From the right: the name of a sheet may hold such a sign itself.
        sheet, _, place = where.rpartition("!")
        if sheet != raw.name:
            continue
        found = _PLACE.fullmatch(place)
        if kind == _CELL and found:
            row, column = raw.other_place((int(found[2]) - 1, column_index(found[1])))
            cells.setdefault(row, {})[column] = text
        elif kind == _ROW and place.isdecimal():
            out.add(int(place) - 1)
    if not cells and not out:
        return raw
    rows: list[Row] = [
        # Emptied, not taken out: the rows below keep their numbers.
        [""] * len(row) if number in out else _mended(row, cells.get(number, {}))
        for number, row in enumerate(raw.rows)
    ]
    return replace(raw, rows=rows)


def originals(
    sheets: Sequence[RawSheet], answers: Mapping[str, str], *, whole_rows: bool = False
) -> dict[str, str]:
    """What stands in each cell and row that is mended, by the name of the answer.

    Of a list whose lines may move it is that of `whole_rows`: the same word stands in many.
    """
    rows = {sheet.name: sheet for sheet in sheets}
    found = ((name, _content(name, rows, whole_row=whole_rows)) for name in answers)
    return {name: text for name, text in found if text is not None}


def still_fitting(
    sheets: Sequence[RawSheet],
    answers: Mapping[str, str],
    was: Mapping[str, str],
    *,
    whole_rows: bool = False,
) -> dict[str, str]:
    """The answers without those that mended a cell or row which says something else now.

    A workbook was edited since, or has other rows: what was put right there is not meant here.
    Of `whole_rows` it is meant where the only one that says the same stands now.
    """
    now = originals(sheets, was, whole_rows=whole_rows)
    fitting: dict[str, str] = {}
    for name, text in answers.items():
        # An answer that mends no cell has nothing in the file that could say something else now.
        if name not in was or now.get(name) == was[name]:
            fitting[name] = text
        elif whole_rows and (moved := _moved(name, was[name], sheets)):
            fitting[moved] = text
    return fitting


def _moved(name: str, content: str, sheets: Sequence[RawSheet]) -> str:
    """What an answer is called about the only row that says this now; empty where none does."""
    kind, _, where = name.partition(":")
    sheet, _, place = where.rpartition("!")
    raw = next((one for one in sheets if one.name == sheet and one.turned is None), None)
    rows = raw.rows if raw else ()
    found = [number for number, row in enumerate(rows) if _written(row) == content]
    if not content or len(found) != 1:
        return ""
    if kind == _ROW:
        return row_out(sheet, found[0])
    cell = _PLACE.fullmatch(place)
    return mend(f"{sheet}!{cell[1]}{found[0] + 1}") if cell else ""


def _written(row: Row) -> str:
    """All that a row says, however many blank cells follow."""
    return " | ".join(map(shown, row)).rstrip(" |")


def _content(name: str, by_name: Mapping[str, RawSheet], *, whole_row: bool) -> str | None:
    kind, _, where = name.partition(":")
    sheet, _, place = where.rpartition("!")
    found, raw = _PLACE.fullmatch(place), by_name.get(sheet)
    if raw is None or not (found if kind == _CELL else kind == _ROW and place.isdecimal()):
        return None
    here = int(found[2] if found else place) - 1, column_index(found[1]) if found else -1
    number, at = raw.other_place(here) if found else here
    if not 0 <= number < len(raw.rows):
        return None
    row = raw.rows[number]
    if whole_row:
        return _written(row)
    if kind == _ROW:
        return " | ".join(map(shown, row))
    return shown(row[at]) if at < len(row) else None


def _mended(row: Row, cells: Mapping[int, str]) -> Row:
    return [_instead(cell, cells.get(at)) for at, cell in enumerate(row)] if cells else row


def _instead(cell: CellValue, text: str | None) -> CellValue:
    """A cell, or the text put there instead, as far in as it stood: that tells what is above it."""
    if text is None or not isinstance(cell, str) or not text.strip() or text[0].isspace():
        return cell if text is None else text
    return cell[: len(cell) - len(cell.lstrip())] + text
