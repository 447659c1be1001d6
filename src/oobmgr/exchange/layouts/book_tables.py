"""A table of a book without headings: formation, numbers, type and ratings side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.layouts.contents import filled, held, plain, ratings_in, share, size_in
from oobmgr.exchange.layouts.found_tables import DESIGNATION, PATH, TYPE, FoundColumn, FoundTable
from oobmgr.exchange.layouts.headers import HeadingRow, titles_in

_FEWEST_CELLS: Final = 3
_FEWEST_ROWS: Final = 2
_MOST: Final = 0.8
_USUAL: Final = 0.5


@dataclass(frozen=True, slots=True)
class BookColumns:
    """The columns of a book's table, from 0, with those of formations, the highest first."""

    names: int
    type: int
    ratings: int
    paths: tuple[int, ...]


def book_columns(rows: Sequence[Row]) -> BookColumns | None:
    """The columns of a table that only its cells tell; None where they tell none.

    Rows of a cell or two are titles and formations above the rows of units.
    """
    body = [row for _, row in held(rows, 0, len(rows)) if sum(map(filled, row)) >= _FEWEST_CELLS]
    if len(body) < _FEWEST_ROWS:
        return None
    used = [
        column for column in range(max(map(len, body)))
        if sum(filled(row[column]) for row in body) >= _USUAL * len(body)
    ]  # fmt: skip
    ratings = _most(used, body, lambda cell: bool(ratings_in(cell)))
    types = _most(used, body, _is_sized_type)
    if ratings is None or types is None:
        return None
    others = [column for column in used if column not in {ratings, types}]
    before = [column for column in others if column < types]
    names = before[-1] if before else next(iter(others), None)
    if names is None:
        return None
    return BookColumns(names, types, ratings, tuple(one for one in before if one < names))


def _most(
    used: Iterable[int], body: Sequence[Row], fits: Callable[[CellValue], bool]
) -> int | None:
    return next((one for one in used if share((row[one] for row in body), fits) >= _MOST), None)


def _is_sized_type(cell: CellValue) -> bool:
    """Whether a cell says a type and behind it the mark of a size: ``Infantry XX``."""
    *words, last = plain(cell).split() or [""]
    return bool(words) and last.isupper() and bool(size_in(last)) and words[0][:1].isalpha()


def book_table(rows: Sequence[Row], book: BookColumns) -> FoundTable:
    """A table of a book without headings; what stands above a blank row at its top is a title."""
    told = {DESIGNATION: book.names, TYPE: book.type, "ratings": book.ratings}
    keys = {**{column: key for key, column in told.items()}, **dict.fromkeys(book.paths, PATH)}
    units = (n for n, row in held(rows, 0, len(rows)) if filled(row[book.ratings]))
    blank = (n for n in range(next(units), -1, -1) if not any(map(filled, rows[n])))
    first = next(blank, -1) + 1
    return FoundTable(
        record=None, header=HeadingRow(first, 0, {}), end=len(rows), left=min(keys),
        right=max(keys) + 1, titles=tuple(titles_in(rows[:first])),
        columns=tuple(FoundColumn(column, "", key, 1.0) for column, key in sorted(keys.items())),
        at={**told, **({PATH: book.paths[0]} if book.paths else {})}, paths=book.paths,
    )  # fmt: skip
