"""Roster sheets in the workbook: as they lie on the table, one cell for each step box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from oobmgr.exchange.export.colours import FAINT, HEAD, INK, PAPER, QUIET, SIDES
from oobmgr.exchange.export.rosters import FormationHead, RosterLine, RosterTable
from oobmgr.exchange.export.xlsx.book import Book

if TYPE_CHECKING:
    from xlsxwriter.format import Format

    from oobmgr.exchange.export.tables import Value

_WIDTHS: Final = (16.0, 22.0, 6.0)
_WORD_WIDTH, _BOX_WIDTH, _TICK_WIDTH, _COUNT_WIDTH = 9.0, 2.8, 2.6, 5.0
_LAST_WIDTHS: Final = {"Markers": 22.0, "Hex": 14.0, "Note": 40.0}
# Below the title, the subtitle and a blank row.
_HEADINGS_AT: Final = 4


def write_roster(book: Book, table: RosterTable, emblem: str) -> None:
    """Write one roster sheet; `emblem` is that of its side, whose colours it has."""
    words = [*_WIDTHS, *(_WORD_WIDTH for _ in table.before[len(_WIDTHS) :])]
    ends = [_LAST_WIDTHS.get(title, max(_COUNT_WIDTH, len(title) + 2.0)) for title in table.after]
    boxes, ticks = [_BOX_WIDTH] * table.boxes, [_TICK_WIDTH] * len(table.ticks)
    sheet = book.sheet(table.name, [*words, *boxes, *ticks, *ends])
    ink, ground = SIDES.get(emblem, (INK, HEAD))
    sheet.set_tab_color(ink)
    sheet.line([(table.title, book.look(bold=True, font_size=15, font_color=ink))])
    sheet.line([(table.subtitle, book.look(font_size=9, font_color=QUIET))])
    sheet.line([])
    looks = _Looks(book, ink, ground)
    sheet.line(_headings(table, looks))
    # The name stays in sight when one goes to the boxes far right.
    sheet.freeze_panes(_HEADINGS_AT, 1)
    # On each page that is printed.
    sheet.repeat_rows(_HEADINGS_AT - 1)
    width = len(table.before) + table.boxes + len(table.ticks) + len(table.after)
    for line in table.lines:
        if isinstance(line, FormationHead):
            # Blank cells with a look, so that the ground of a head runs through.
            blank = ((None, looks.formation) for _ in range(width - 2))
            sheet.line([(line.name, looks.formation), *blank, (line.beside, looks.beside)])
        else:
            sheet.line(_cells(line, table, looks))


class _Looks:
    """The looks of one roster sheet."""

    def __init__(self, book: Book, ink: str, ground: str) -> None:
        small: dict[str, Any] = {"font_size": 10, "bottom": 7, "bottom_color": FAINT}
        box = {"font_size": 9, "align": "center", "valign": "vcenter", "border": 1}
        head = {"bold": True, "font_size": 9, "bottom": 2, "bottom_color": INK}
        gone = {"font_color": QUIET, "font_strikeout": True}
        formation = {"bold": True, "font_size": 10, "bg_color": ground, "font_color": ink}
        self.head = book.look(**head, align="left")
        self.head_centre = book.look(**head, align="center")
        self.formation = book.look(**formation, quoted=True)
        self.beside = book.look(**formation, quoted=True, align="right")
        self.name = book.look(**small, bold=True, quoted=True)
        self.name_gone = book.look(**small, **gone, quoted=True)
        self.words = book.look(**small, quoted=True)
        self.words_gone = book.look(**small, **gone, quoted=True)
        self.open = book.look(**box, bg_color=PAPER)
        self.struck = book.look(**box, font_strikeout=True, bg_color=INK, font_color="#FFFFFF")
        self.count = book.look(**small, align="center")


def _headings(table: RosterTable, looks: _Looks) -> list[tuple[Value, Format | None]]:
    boxes: list[Value] = [*([table.boxes_title] if table.boxes else [])]
    boxes += [None] * (table.boxes - len(boxes))
    return [
        *((title, looks.head) for title in table.before),
        *((title, looks.head) for title in boxes),
        *((letter, looks.head_centre) for letter in table.ticks),
        *((title, looks.head) for title in table.after),
    ]


def _cells(
    line: RosterLine, table: RosterTable, looks: _Looks
) -> list[tuple[Value, Format | None]]:
    name, words = (looks.name_gone, looks.words_gone) if line.dead else (looks.name, looks.words)
    boxes = line.boxes if line.boxes is not None else ()
    # Past the last box of a unit there is no box, though others of the sheet have one there.
    blank: tuple[Value, Format | None] = (None, looks.words)
    return [
        (line.before[0], name),
        *((value, words) for value in line.before[1:]),
        *((box.text, looks.struck if box.struck else looks.open) for box in boxes),
        *(blank for _ in range(table.boxes - len(boxes))),
        *(("\N{MULTIPLICATION SIGN}" if ticked else None, looks.open) for ticked in line.ticks),
        *((value, looks.count if isinstance(value, int) else words) for value in line.after),
    ]
