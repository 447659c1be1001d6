"""Marks that repeat the cell above, as on paper: ``"``, ``〃``, ``do.``, ``ditto``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.quantities import lettered
from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.layouts.contents import plain
from oobmgr.exchange.layouts.questions import Asker, Taken
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.exchange.raw_sheets import RawSheet

ABOVE = "as in the row above"


def without_dittos(raw: RawSheet, asker: Asker) -> RawSheet:
    """The sheet with what each such mark repeats in its place; the same where none is."""
    found: Counter[tuple[int, str]] = Counter()
    rows = [*_repeated(raw.rows, found)]
    for (column, mark), number in found.items():
        place = f"column {lettered(column)} of {raw.name}"
        asker.take(Taken(place, mark, ABOVE, number, 1.0))
    return replace(raw, rows=rows) if found else raw


def _repeated(rows: list[Row], found: Counter[tuple[int, str]]) -> Iterator[Row]:
    marks = hobby_words().dittos
    above: dict[int, CellValue] = {}
    for row in rows:
        new = row
        for column, cell in enumerate(row):
            # Blanks are skipped: a mark repeats what was last written in its column.
            if cell == "":
                continue
            if isinstance(cell, str) and plain(cell).casefold() in marks and column in above:
                # Copied with the first mark of a row: the sheet stays as it was read.
                new = [*row] if new is row else new
                new[column] = above[column]
                found[column, plain(cell)] += 1
            else:
                above[column] = cell
        yield new
