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
from oobmgr.exchange.export.xlsx.lists import LISTS_SENTENCE, Lists
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


def write_workbook(book: Book, material: Material, contents: Contents) -> None:
    """Write every sheet, and put the file together."""
    lists = Lists()
    write_cover(book, material, contents, _told(contents, material))
    for table in contents.units:
        write_table(book, table, lists.range)
    emblems = {side.id: side.emblem for side in material.game.sides}
    for roster in contents.rosters:
        write_roster(book, roster, emblems.get(roster.side, ""))
    for table in contents.books:
        # Before its plots, which point at the cells of the sheet.
        sheet = write_table(book, table, lists.range)
        if table.name == POOLS:
            write_pool_plots(book, sheet, table, material)
        if table.name == SUPPLY:
            write_plots(book, material, table)
    write_reports(book, contents.reports)
    # Only now is it known which lists the tables choose from.
    lists.write(book)
    # Behind all that a person reads, for it is hidden.
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
    yield LISTS, LISTS_SENTENCE
    if material.transcript is not None:
        yield JOURNAL, _JOURNAL_SENTENCE


def _of_tables(tables: Iterable[ExportTable]) -> Iterator[tuple[str, str]]:
    return ((table.name, table.sentence) for table in tables)
