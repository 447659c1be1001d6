"""The first sheet: which campaign this is, of which turn, and what the workbook holds."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from oobmgr.domain.dates import day_words
from oobmgr.domain.quantities import counted
from oobmgr.exchange.export.books import CHECK_CELL, DIFFERENCE, added_up
from oobmgr.exchange.export.colours import QUIET, SIDES
from oobmgr.exchange.export.contents import Contents
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.supply import SUPPLY
from oobmgr.exchange.export.tables import Formula
from oobmgr.exchange.export.xlsx.book import Book
from oobmgr.exchange.own_books import ABOUT, CAMPAIGN, MARK, BookMark

if TYPE_CHECKING:
    from oobmgr.exchange.export.xlsx.row_sheet import RowSheet

_AGREE, _DIFFER = "The balances agree with the program.", "The balances differ."
_LINK: Final = "#17645C"


def write_cover(
    book: Book,
    material: Material,
    contents: Contents,
    told: Iterable[tuple[str, str]],
    now: datetime | None = None,
) -> None:
    """Write the sheet. `told` are the sheets with what is in them, `now` the moment of the export.

    Each sheet is named in the first column, and so an import knows which to pass over.
    """
    sheet = book.sheet(ABOUT, (26, 96))
    summary = material.summary
    title = book.look(bold=True, font_size=17)
    sheet.line([(CAMPAIGN, title), (summary.name, book.look(bold=True, font_size=17, quoted=True))])
    for label, text in _lines(material, now):
        sheet.line([(label, book.bold), (text, book.words)])
    sheet.line([("Check", book.bold), (_check(contents), book.look())])
    # Read back, it tells what was changed here from what was changed in the campaign since.
    mark = BookMark(summary.campaign_id, summary.last_entry).text()
    sheet.line([(MARK, book.bold), (mark, book.look(font_size=9, font_color=QUIET))])
    sheet.line([])
    _write_contents(book, sheet, told)
    sheet.line([])
    for side in material.game.sides:
        colour, ground = SIDES.get(side.emblem, (QUIET, "#FFFFFF"))
        look = book.look(bold=True, font_color=colour, bg_color=ground, quoted=True)
        of_units = material.game.unit_words
        own = [unit for unit in material.units if unit.side == side.id]
        known = of_units.shown(own)
        left = sum(unit.steps_left for unit in known)
        steps = sum(unit.steps for unit in known)
        strength = f"{left:,} of {of_units.step_words.told(steps)}"
        if unsure := of_units.unsure_words(own):
            strength += f" and {unsure}"
        words = f"{side.name}: {counted(len(own), 'unit')}, {strength}"
        # Not in the first column, whose words are names of sheets.
        sheet.line([(None, None), (words, look)])


def _lines(material: Material, now: datetime | None) -> Iterable[tuple[str, str]]:
    summary = material.summary
    # In the time of the player, not of Greenwich.
    made = (now or datetime.now(UTC)).astimezone()
    players = ", ".join(
        f"{material.side_name(side)}: {name}" for side, name in summary.players.items() if name
    )
    return (
        ("Game", summary.game_name),
        ("Scenario", f"{summary.scenario_name}, {summary.variant_name}"),
        ("Turn", f"{summary.turn_label}, {summary.phase_name}"),
        ("Players", players or "not named"),
        ("Written", f"{day_words(made)}, {made:%H:%M}"),
    )


def _check(contents: Contents) -> Formula:
    """Both sheets of sums, each against the program: plus and minus must not cancel out."""
    wrong = f"{CHECK_CELL}+SUMPRODUCT(ABS({SUPPLY}[{DIFFERENCE}]))"
    found = sum(
        added_up(row[table.column(DIFFERENCE)] for row in table.rows)
        for table in contents.books
        if any(column.heading == DIFFERENCE for column in table.columns)
    )
    text = f'IF({wrong}=0,"{_AGREE}","{_DIFFER}")'
    return Formula(text, _DIFFER if found else _AGREE)


def _write_contents(book: Book, sheet: RowSheet, told: Iterable[tuple[str, str]]) -> None:
    link = book.look(bold=True, font_color=_LINK, underline=1)
    for name, sentence in told:
        sheet.line([(name, link), (sentence, book.words)])
        sheet.link(name)
