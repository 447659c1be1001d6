"""How wide the columns of a table are by what is written in them."""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from math import ceil
from typing import Any, Final

from PySide6.QtGui import QFont

from oobmgr.ui.language import AsWritten
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, NAME_PX, SEMIBOLD, font
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.short_terms import all_in_short
from oobmgr.ui.widgets.table_delegate import CELL_PADDING

# Rows that the widths of columns are judged by, at most: measuring a thousand takes too long.
_SAMPLE: Final = 250
# One very long name would make the column wide for all of them.
_PERCENTILE: Final = 0.95
_WIDEST: Final = 360
# What Qt keeps free beside a title, apart from the padding of the cell: below it dots stand there.
_HEAD_MARGIN: Final = 4


def width_of_head(column: Column[Any], place: str = "") -> int:
    """The width that the head of a column takes, sorted or not; `place` among several sorts."""
    if not column.title:
        return 0
    # Apart from the arrow, with which no title has a translation.
    wide = sum(text_width(part, font(LABEL_PX, SEMIBOLD)) for part in (column.title, f" ▴{place}"))
    return wide + 2 * CELL_PADDING + _HEAD_MARGIN


def width_of_title(column: Column[Any]) -> int:
    """The width that the head of a column takes in a table that is never sorted."""
    if not column.title:
        return 0
    # By the face of the table: a title is a little narrower than that.
    return text_width(column.title, font(BODY_PX)) + 2 * CELL_PADDING + 1


def width_of_longest(column: Column[Any], rows: Sequence[Any]) -> int:
    """The width that the longest text of a column takes, by its letters or not far from it."""
    face = _face(column)
    # Words of a state are few, however many rows have one: each is measured once.
    texts: Collection[str] = set(map(column.text, rows))
    if len(texts) > _SAMPLE:
        texts = sorted(texts, key=len)[-_SAMPLE:]
    wide = max((text_width(text, face) for text in texts), default=0)
    return min(_WIDEST, wide + 2 * CELL_PADDING + 4)


def width_of_terms_in_short(column: Column[Any], terms: AbstractSet[str]) -> int:
    """The width with which none of a column's terms is cut, each in short where that is shorter."""
    face = _face(column)

    def width(words: str) -> int:
        # In the language of the window already: not to be looked up once more.
        return text_width(AsWritten(words), face)

    pairs = all_in_short(terms).items()
    wide = max((min(width(term), width(short)) for term, short in pairs), default=0)
    return min(_WIDEST, wide + 2 * CELL_PADDING + 1)


def width_of_most(column: Column[Any], rows: Sequence[Any]) -> int:
    """The width that 95 of 100 texts of a column take."""
    face = _face(column)
    # Spread over all rows: neighbours are often of one kind, and so of one width.
    step = max(1, ceil(len(rows) / _SAMPLE))
    texts = [column.text(row) for row in rows[::step]]
    # Of most columns the same few words stand in all rows: each is measured once.
    wide_as = {text: text_width(text, face) for text in set(texts)}
    widths = sorted(map(wide_as.__getitem__, texts))
    wide = widths[ceil(_PERCENTILE * (len(widths) - 1))] if widths else 0
    return min(_WIDEST, wide + 2 * CELL_PADDING + 4)


def _face(column: Column[Any]) -> QFont:
    return font(NAME_PX, SEMIBOLD) if column.strong else font(BODY_PX)
