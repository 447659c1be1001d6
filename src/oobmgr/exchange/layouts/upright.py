"""Sheets on which units stand side by side, what each of them is down the first column."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from oobmgr.exchange.cells import Row
from oobmgr.exchange.layouts.contents import filled, plain
from oobmgr.exchange.layouts.headers import WHOLE, Vocabulary, heading_rows
from oobmgr.exchange.raw_sheets import Behind, RawSheet
from oobmgr.rules.game import Game

_MOST_ROWS: Final = 400
"""Rows beyond those of any unit's attributes, several such tables below each other included."""
# More than a unit has columns; a longer first column lists units.
_MOST_LABELS: Final = 40
_FEWEST: Final = 4
_TITLE_CELLS: Final = 2
_TELLING: Final = frozenset({"type", "size", "ratings", WHOLE})
_NAMING: Final = frozenset({"designation", WHOLE})
Place = tuple[int, int]
Told = TypeVar("Told")


def upright(sheets: Iterable[RawSheet], game: Game) -> tuple[RawSheet, ...]:
    """The sheets of a workbook, each with one unit to a row.

    One with its units side by side is turned below its titles: rows become columns. Whoever shows
    a sheet takes it from here; a cell is named as the file has it (`RawSheet.other_place`).
    """
    found = tuple(sheets)
    short = {sheet.name for sheet in found if 0 < len(sheet.rows) <= _MOST_ROWS}
    if not short:
        return found
    vocabulary = Vocabulary(game)
    return tuple(_upright(one, vocabulary) if one.name in short else one for one in found)


def _upright(sheet: RawSheet, vocabulary: Vocabulary) -> RawSheet:
    rows = sheet.rows
    labels = _labels(rows)
    known = [number for number, text in labels.items() if vocabulary.knows(text)]
    if known and len(labels) <= _MOST_LABELS:
        # Some may be mistyped; where none is right, the first column just holds names.
        forgiving = vocabulary.forgiving()
        known = [number for number, text in labels.items() if forgiving.knows(text)]
    if len(known) < _FEWEST or len(known) * 2 < len(labels):
        return sheet
    keys = {key for number in known for key in vocabulary.meanings(labels[number], None)[:1]}
    # A cover has such words as well, and a list of units that has them has its headings in a row.
    if not (keys & _TELLING and keys & _NAMING) or any(heading_rows(rows, vocabulary)):
        return sheet
    titles = (n for n in range(known[0]) if sum(map(filled, rows[n])) <= _TITLE_CELLS)
    first = max(titles, default=-1) + 1
    return replace(
        sheet,
        rows=_turned(rows, first),
        behind=_turned_behind(sheet.behind, first),
        turned=first,
    )


def _labels(rows: Sequence[Row]) -> dict[int, str]:
    """What stands in the first column that holds anything, by row; numbers are no labels."""
    filled_in = [n for n, row in enumerate(rows) if any(map(filled, row))]
    # A title may stand further to the left than the table.
    leftmost = [next(c for c, cell in enumerate(rows[n]) if filled(cell)) for n in filled_in]
    usual = max(set(leftmost), key=leftmost.count, default=0)
    texts = {n: plain(rows[n][usual]) for n in filled_in}
    return {n: text for n, text in texts.items() if text and not text[0].isdigit()}


def _turned(rows: Sequence[Row], first: int) -> list[Row]:
    across = [list(column) for column in zip(*rows[first:], strict=True)]
    width = max(len(rows) - first, *map(len, rows))
    return [[*row, *[""] * (width - len(row))] for row in (*rows[:first], *across)]


def _turned_behind(behind: Behind, first: int) -> Behind:
    """What lies behind the values, at its new places; indents and grouped rows say nothing here."""
    return replace(
        behind,
        unreadable=_moved(behind.unreadable, first),
        booleans=frozenset(_moved(dict.fromkeys(behind.booleans), first)),
        indents={},
        outline={},
    )


def _moved(told: Mapping[Place, Told], first: int) -> dict[Place, Told]:
    return {
        (row, column) if row < first else (column + first, row - first): one
        for (row, column), one in told.items()
    }
