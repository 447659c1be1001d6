"""The words that cells are chosen from, on a sheet of their own."""

from __future__ import annotations

from typing import Final

from oobmgr.exchange.export.xlsx.book import Book
from oobmgr.exchange.own_books import LISTS

LISTS_SENTENCE: Final = "The words that the cells of other sheets are chosen from."


class Lists:
    """The words that cells are chosen from, each list in a column of a sheet of its own.

    In the rule of a cell itself a list may have no more than 255 letters.
    """

    def __init__(self) -> None:
        self._lists: dict[tuple[str, ...], int] = {}

    def range(self, words: tuple[str, ...]) -> str:
        """Where a list will stand."""
        from xlsxwriter.utility import xl_range_abs

        # Two columns that offer the same words share one list.
        at = self._lists.setdefault(words, len(self._lists))
        return f"{LISTS}!{xl_range_abs(0, at, len(words) - 1, at)}"

    def write(self, book: Book) -> None:
        """Write the sheet."""
        sheet = book.sheet(LISTS, [24.0] * len(self._lists))
        # As long as the longest list: the others end with blank cells.
        for at in range(max(map(len, self._lists), default=0)):
            row = [words[at] if at < len(words) else None for words in self._lists]
            sheet.line([(word, book.look(font_size=10, quoted=True)) for word in row])
