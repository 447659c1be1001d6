"""The campaign workbook: every sheet of it, in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.exchange.export.contents import REPORT_SENTENCE, ROSTER_SENTENCE, Contents
from oobmgr.exchange.export.pools import POOLS
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.supply import SUPPLY
from oobmgr.exchange.export.tables import ExportTable
from oobmgr.exchange.export.xlsx.book import Book
from oobmgr.exchange.export.xlsx.cover import write_cover
from oobmgr.exchange.export.xlsx.plots import (
    PLOT,
    PLOT_SENTENCE,
    write_plots,
    write_pool_plots,
)
from oobmgr.exchange.export.xlsx.report_sheets import write_reports
from oobmgr.exchange.export.xlsx.roster_sheets import write_roster
from oobmgr.exchange.export.xlsx.table_sheet import write_table
from oobmgr.exchange.journal_sheet import journal_cells
from oobmgr.exchange.own_books import JOURNAL, LISTS

_JOURNAL_SENTENCE = (
    "What oobmgr makes the campaign from again, exactly as it was. The sheet is not shown; leave "
    "it as it is."
)
_LISTS_SENTENCE = "The words that the cells of other sheets are chosen from."


def write_workbook(book: Book, material: Material, contents: Contents) -> None:
    """Write every sheet, and put the file together."""
    lists = _Lists()
    write_cover(book, material, contents, _told(contents, material))
    for table in contents.units:
        write_table(book, table, lists.range)
    emblems = {side.id: side.emblem for side in material.game.sides}
    for roster in contents.rosters:
        write_roster(book, roster, emblems.get(roster.side, ""))
    for table in contents.books:
        sheet = write_table(book, table, lists.range)
        if table.name == POOLS:
            write_pool_plots(book, sheet, table, material)
        if table.name == SUPPLY:
            write_plots(book, material, table)
    write_reports(book, contents.reports)
    lists.write(book)
    _write_journal(book, material)
    book.rows.close()


def _write_journal(book: Book, material: Material) -> None:
    if material.transcript is None:
        return
    sheet = book.sheet(JOURNAL, (96,))
    look = book.look(font_name="Consolas", font_size=8)
    for cell in journal_cells(material.transcript):
        sheet.line([(cell, look)])
    # Nothing to look at, and nothing to change.
    sheet.hide()


def _told(contents: Contents, material: Material) -> Iterator[tuple[str, str]]:
    """Every sheet behind the cover, with what is in it."""
    yield from _of_tables(contents.units)
    yield from ((roster.name, ROSTER_SENTENCE) for roster in contents.rosters)
    for table in contents.books:
        yield table.name, table.sentence
        if table.name == SUPPLY:
            yield PLOT, PLOT_SENTENCE
    for title in dict.fromkeys(report.title for report in contents.reports):
        yield title, REPORT_SENTENCE
    yield LISTS, _LISTS_SENTENCE
    if material.transcript is not None:
        yield JOURNAL, _JOURNAL_SENTENCE


def _of_tables(tables: Iterable[ExportTable]) -> Iterator[tuple[str, str]]:
    return ((table.name, table.sentence) for table in tables)


class _Lists:
    """The words that cells are chosen from, each list in a column of a sheet of its own.

    In the rule of a cell itself a list may have no more than 255 letters.
    """

    def __init__(self) -> None:
        self._lists: dict[tuple[str, ...], int] = {}

    def range(self, words: tuple[str, ...]) -> str:
        """Where a list will stand."""
        from xlsxwriter.utility import xl_range_abs

        at = self._lists.setdefault(words, len(self._lists))
        return f"{LISTS}!{xl_range_abs(0, at, len(words) - 1, at)}"

    def write(self, book: Book) -> None:
        """Write the sheet."""
        sheet = book.sheet(LISTS, [24.0] * len(self._lists))
        for at in range(max(map(len, self._lists), default=0)):
            row = [words[at] if at < len(words) else None for words in self._lists]
            sheet.line([(word, book.look(font_size=10, quoted=True)) for word in row])
