"""Income, spending and stock by turn, and the sheet with a plot of them for each side."""

from collections.abc import Sequence

from openpyxl.chart import BarChart, LineChart, Reference
from openpyxl.chart.axis import ChartLines
from openpyxl.chart.shapes import GraphicalProperties
from openpyxl.drawing.line import LineProperties

from oobmgr.domain.accounts import Place
from oobmgr.exchange.export.sheets import Book, ExportColumn, Kind, TableSheet, Value, new_sheet
from oobmgr.exchange.export.source import Material

_COLUMNS = (
    ExportColumn("Side", 9),
    ExportColumn("Turn", 25),
    ExportColumn("Opening stock", 9, Kind.FORMULA),
    ExportColumn("Received", 9, Kind.FORMULA),
    ExportColumn("Spent", 9, Kind.FORMULA),
    ExportColumn("Lost", 9, Kind.FORMULA),
    ExportColumn("Given in exchange", 10, Kind.FORMULA),
    ExportColumn("Adjusted", 9, Kind.FORMULA),
    ExportColumn("Other moves", 9, Kind.FORMULA),
    ExportColumn("Closing stock", 9, Kind.FORMULA),
    ExportColumn("Limit", 9, Kind.NUMBER),
    ExportColumn("Program", 9, Kind.NUMBER),
    ExportColumn("Difference", 10, Kind.FORMULA),
    ExportColumn("Turn no", 7, Kind.NUMBER),
    ExportColumn("Good", 16),
)
_FILLS = (("Received", "17645C"), ("Spent", "B7B1A4"), ("Closing stock", "1E2227"))
_RULE = "DDD9CF"
_ROWS_OF_A_PLOT = 19


def write_supply(book: Book, material: Material) -> None:
    """One row for each side and turn; the figures recompute from the ledger."""
    sheet = TableSheet(book, "Supply", _COLUMNS, printed=13)
    numbers = {turn.code: turn.number for turn in material.turns}
    spans: dict[str, list[int]] = {}
    for figures in material.supply:
        row = sheet.last_row + 1
        first = figures.side not in spans
        spans.setdefault(figures.side, []).append(row)
        name = material.side_name(figures.side)
        head: list[Value] = [name, figures.turn_label, *_formulas(row, first=first)]
        tail: list[Value] = [numbers[figures.turn], material.good_name(figures.good)]
        check = f"=J{row}-L{row}"
        sheet.add([*head, figures.limit, figures.closing_stock, check, *tail])
    sheet.finish()
    plots = new_sheet(book, "Plot", ())
    plots.page_setup.fitToHeight = 1
    for place, (side, rows) in enumerate(spans.items()):
        plot = _plot(sheet, f"{material.side_name(side)}: supply by turn", rows)
        plots.add_chart(plot, f"A{1 + place * _ROWS_OF_A_PLOT}")


def _formulas(row: int, *, first: bool) -> list[str]:
    # The first turn of a side has nothing above it but the heading or the other side.
    before = "0" if first else f"J{row - 1}"
    return [
        f"={before}+{_into_pools(Place.OPENING, row)}",
        f"={_into_pools(Place.INCOME, row)}",
        f"={_out_of_pools(Place.SPENT, row)}",
        f"={_out_of_pools(Place.LOST, row)}",
        f"={_out_of_pools(Place.EXCHANGED, row)}",
        f"={_into_pools(Place.ADJUSTED, row)}",
        f"={_into_pools(Place.SPECIAL, row)}",
        f"=C{row}+D{row}-E{row}-F{row}-G{row}+H{row}+I{row}",
    ]


def _into_pools(place: Place, row: int) -> str:
    """What came into the side's pools from accounts of one kind, less what went back to them."""
    return f"{_moved(place, Place.POOL, row)}-{_moved(Place.POOL, place, row)}"


def _out_of_pools(place: Place, row: int) -> str:
    return f"{_moved(Place.POOL, place, row)}-{_moved(place, Place.POOL, row)}"


def _moved(source: Place, target: Place, row: int) -> str:
    return (
        f"SUMIFS(Ledger[Amount],Ledger[Side],$A{row},Ledger[Good],$O{row},Ledger[Turn no],$N{row},"
        f'Ledger[From place],"{source}",Ledger[To place],"{target}")'
    )


def _plot(sheet: TableSheet, title: str, rows: Sequence[int]) -> BarChart:
    """Bars of what came in and went out, with the stock as a line."""
    at = {column.heading: number for number, column in enumerate(_COLUMNS, 1)}

    def series(heading: str) -> Reference:
        return Reference(sheet.sheet, min_col=at[heading], min_row=rows[0], max_row=rows[-1])

    bars, line = BarChart(), LineChart()
    for (heading, colour), chart in zip(_FILLS, (bars, bars, line), strict=True):
        chart.add_data(series(heading), titles_from_data=False)
        new = chart.series[-1]
        new.tx = _title(sheet, heading, at)
        if chart is line:
            new.graphicalProperties.line.solidFill = colour
            new.marker.symbol = "circle"
            new.smooth = False
        else:
            new.graphicalProperties = GraphicalProperties(solidFill=colour)
    for chart in (bars, line):
        chart.set_categories(series("Turn"))
    bars.title = title
    # Without this newer versions of Excel show no axes at all.
    bars.x_axis.delete = bars.y_axis.delete = False
    rule = LineProperties(solidFill=_RULE)
    bars.y_axis.majorGridlines = ChartLines(GraphicalProperties(ln=rule))
    bars.legend.position = "b"
    bars.height, bars.width = 9, 26
    bars += line
    return bars


def _title(sheet: TableSheet, heading: str, at: dict[str, int]) -> object:
    from openpyxl.chart.data_source import StrRef
    from openpyxl.chart.series import SeriesLabel
    from openpyxl.utils import get_column_letter

    letter = get_column_letter(at[heading])
    return SeriesLabel(strRef=StrRef(f"'{sheet.name}'!${letter}${sheet.heading_row}"))
