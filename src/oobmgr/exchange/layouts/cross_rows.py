"""The rows of cross tables: where headings may stand, what is above and below them, and sums."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oobmgr.exchange.cells import CellValue, Row, is_date
from oobmgr.exchange.layouts.contents import count_in, filled, held, is_none, plain, ratings_in
from oobmgr.exchange.layouts.found_tables import FoundColumn
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.nearest import folded

TITLE_CELLS: Final = 2
"""A row with no more cells may be a title."""


class Cross(NamedTuple):
    """A cross table: its headings, the columns of its cells, and what their headings are of."""

    row: int
    end: int
    key: str
    cells: tuple[int, ...]
    heads: Mapping[int, str]
    labels: tuple[FoundColumn, ...]
    titles: tuple[str, ...]

    @property
    def columns(self) -> range:
        """All columns from the first to the last."""
        every = (*self.heads, *self.cells, *(one.column for one in self.labels))
        return range(min(every), max(every) + 1)


def may_head(cell: CellValue) -> bool:
    """Whether a heading may stand in a cell: it holds no number and no count."""
    return is_date(cell) or (isinstance(cell, str) and count_in(cell) is None)


def heading_texts(row: Row) -> dict[int, str]:
    """What stands in a row by column, ratings that were made a date of as they were typed."""
    texts = ((c, ratings_in(cell) if is_date(cell) else cell) for c, cell in enumerate(row))
    return {c: text for c, cell in texts if isinstance(cell, str) and (text := plain(cell))}


def candidates(rows: Sequence[Row]) -> Iterator[int]:
    """The rows that may be headings: at the top, and below a blank row or a title."""
    above, last = 0, -2
    for number, row in enumerate(rows):
        here = sum(map(filled, row)) if row.count("") < len(row) else 0
        near = above <= TITLE_CELLS or last == number - 1
        if here > 1 and near and all(map(may_head, row)):
            # Below it may be the second row of the same headings.
            last = number if above <= TITLE_CELLS else -2
            yield number
        above = here


def body_rows(rows: Sequence[Row], first: int, end: int) -> Iterator[Row]:
    """The rows of a table that hold anything but sums."""
    for _, row in held(rows, first, end):
        if not names_sum(next(filter(None, map(plain, row)), "")):
            yield row


def adds_up(body: Sequence[Row], columns: Sequence[int], column: int) -> bool:
    """Whether a column holds the sums of others, whatever it is called."""
    rows = [row for row in body if any(filled(row[c]) for c in (*columns, column))]
    sums = [sum(count_in(row[c]) or 0 for c in columns) for row in rows]
    # Noughts add up to nought in any column: without one real sum nothing is shown by it.
    return any(sums) and sums == [count_in(row[column]) or 0 for row in rows]


def names_sum(text: str) -> bool:
    """Whether a heading, or the first cell of a row, is one of sums."""
    words = text.replace(":", " ").split()
    # The first word alone: "Total infantry" sums as much as "Total".
    return bool(words) and folded(words[0]) in hobby_words().sums


def counted_below(rows: Iterable[Row], columns: Collection[int]) -> bool:
    """Whether all cells of these columns say how many, and any does."""
    cells = [row[c] for row in rows for c in columns if filled(row[c])]
    return bool(cells) and all(count_in(cell) is not None or is_none(cell) for cell in cells)


def apart(row: Row) -> list[range]:
    """The columns of a row of headings in groups with a blank between them."""
    groups: list[range] = []
    for column, cell in enumerate(row):
        if not filled(cell):
            continue
        if groups and groups[-1].stop == column:
            groups[-1] = range(groups[-1].start, column + 1)
        else:
            groups.append(range(column, column + 1))
    return groups


def only(rows: Sequence[Row], columns: range) -> list[Row]:
    """The rows with nothing but what stands in these columns."""
    return [_within(row, columns) for row in rows]


def _within(row: Row, columns: range) -> Row:
    behind = len(row) - columns.stop
    # Emptied and not cut out, so that columns keep their numbers.
    return [*[""] * columns.start, *row[columns.start : columns.stop], *[""] * behind]


def without(row: Row, columns: range) -> Row:
    """A row without what stands in these columns."""
    return [
        *row[: columns.start],
        *[""] * len(row[columns.start : columns.stop]),
        *row[columns.stop :],
    ]
