"""The pictures of the books by turn, in the colours of the sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from oobmgr.exchange.export.colours import FAINT, INK, SIDES
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.supply import CLOSING_STOCK, RECEIVED, SPENT, spans
from oobmgr.exchange.export.tables import ExportTable, plain
from oobmgr.exchange.export.xlsx.book import Book

if TYPE_CHECKING:
    from xlsxwriter.chart import Chart

    from oobmgr.exchange.export.xlsx.row_sheet import RowSheet

PLOT: Final = "Plot"
PLOT_SENTENCE: Final = "The supply of each side by turn as a picture."
# Its 340 pixels cover 17 rows of 20; two more keep the next one apart.
_ROWS_OF_A_PLOT: Final = 19
_SIZE: Final = {"width": 980, "height": 340}
_DASHES: Final = ("solid", "dash", "round_dot", "dash_dot", "long_dash")
_PLAIN: Final = (INK, FAINT)


def write_plots(book: Book, material: Material, supply: ExportTable) -> None:
    """A plot for each side: bars of what came in and went out, the closing stock as a line."""
    sheet = book.sheet(PLOT, ())
    sheet.fit_to_pages(1, 1)
    rows = list(supply.rows)
    for place, (side, span) in enumerate(spans(material.supply).items()):
        bars = _chart(book, "column")
        line = _chart(book, "line")
        # A side without an emblem of its own is drawn in plain ink.
        colours = SIDES.get(_emblem(material, side), _PLAIN)
        _series(bars, supply, rows, (RECEIVED, span), fill={"color": colours[0]})
        pattern = {"pattern": "wide_upward_diagonal", "fg_color": colours[0], "bg_color": "#FFFFFF"}
        _series(bars, supply, rows, (SPENT, span), pattern=pattern, border={"color": colours[0]})
        marker = {"type": "circle", "size": 5, "fill": {"color": INK}, "border": {"color": INK}}
        drawn = {"color": INK, "width": 2}
        _series(line, supply, rows, (CLOSING_STOCK, span), line=drawn, marker=marker)
        bars.combine(line)
        _dress(bars, f"{material.side_name(side)}: supply by turn")
        sheet.insert_chart(place * _ROWS_OF_A_PLOT, 0, bars)


def write_pool_plots(book: Book, sheet: RowSheet, table: ExportTable, material: Material) -> None:
    """Below the pools by turn a plot for each side, a line for each of its pools."""
    rows = list(table.rows)
    below = sheet.rows_put + 1
    for side in material.game.sides:
        own = [at for at, pool in enumerate(material.pools, 1) if pool.side == side.id]
        if not own or not rows:
            continue
        chart = _chart(book, "line")
        colour = SIDES.get(side.emblem, _PLAIN)[0]
        # Pools of one side have one colour, so that dashes tell them apart.
        for number, at in enumerate(own):
            line = {"color": colour, "dash_type": _DASHES[number % len(_DASHES)], "width": 2}
            heading = table.columns[at].heading
            _series(chart, table, rows, (heading, (2, len(rows) + 1)), line=line)
        _dress(chart, f"{side.name}: pools by turn")
        sheet.insert_chart(below, 0, chart)
        below += _ROWS_OF_A_PLOT
    width = table.printed or len(table.columns)
    # With its plots, which would be left off the page.
    sheet.print_area(0, 0, below, max(width - 1, _PLOT_COLUMNS))


_PLOT_COLUMNS: Final = 8


def _emblem(material: Material, side: str) -> str:
    return next((one.emblem for one in material.game.sides if one.id == side), "")


def _chart(book: Book, kind: str) -> Chart:
    return cast("Chart", book.rows.add_chart({"type": kind}))


def _series(
    chart: Chart,
    table: ExportTable,
    rows: Sequence[Sequence[Any]],
    of: tuple[str, tuple[int, int]],
    **look: Any,  # noqa: ANN401 - as XlsxWriter takes them
) -> None:
    """Add the figures under a heading, from the first to the last row of a span."""
    heading, (first, last) = of
    at = table.column(heading)
    # The sheet has no cells that could be asked, so what they hold is told here.
    # Spans count the rows of the sheet from 1, headings included; the list begins below these.
    own = rows[first - 2 : last - 1]
    turn = table.column("Turn")
    chart.add_series(
        {
            "name": [table.name, table.heading_row - 1, at],
            "categories": [table.name, first - 1, turn, last - 1, turn],
            "values": [table.name, first - 1, at, last - 1, at],
            "categories_data": [row[turn] for row in own],
            "values_data": [plain(row[at]) for row in own],
            **look,
        }
    )


def _dress(chart: Chart, title: str) -> None:
    chart.set_title({"name": title, "name_font": {"size": 13, "color": INK}, "overlay": False})
    chart.set_legend({"position": "bottom"})
    chart.set_x_axis({"num_font": {"size": 9}})
    chart.set_y_axis({"major_gridlines": {"visible": True, "line": {"color": FAINT}}})
    chart.set_size(_SIZE)
