"""The organisation chart as a file: a picture of all of it, or pages."""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QPainter

from oobmgr.domain.quantities import counted
from oobmgr.reports.chart_layout import Chart, chart_of
from oobmgr.reports.page_setup import PageSetup
from oobmgr.rules.reporting import Report
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.metrics import UNITS_PER_POINT, PrintedMetrics
from oobmgr.ui.printing.painter import PagePainter
from oobmgr.ui.printing.picture_files import Picture, write_picture_file
from oobmgr.ui.printing.report_pdf import write_reports
from oobmgr.ui.theme.tokens import PRINT_PAPER

PICTURE_WIDTH: Final = 760.0
"""How wide the picture of a chart is, in points, where nobody says."""


def write_chart(
    report: Report,
    path: Path,
    setup: PageSetup,
    closed: frozenset[tuple[str, ...]] = frozenset(),
    width: float = PICTURE_WIDTH,
) -> str:
    """Write a chart and return what was written in words: pages where the file is a PDF.

    Raises:
        BadInput: It cannot be written there, or not as such a file.
    """
    # A PDF has pages; only a picture shows the chart in one piece.
    if path.suffix.lower() == ".pdf":
        return counted(write_reports([report], path, setup), "page")
    offscreen_application()
    chart = chart_of(report, width, PrintedMetrics(), closed)
    write_picture_file(chart_picture(chart, report.full_title, colour=setup.colour), path)
    return "the chart"


def chart_picture(chart: Chart, title: str, *, colour: bool) -> Picture:
    """A laid-out chart, ready to be drawn whole."""
    body = chart.body

    def draw(painter: QPainter) -> None:
        # Laid out for paper, in units that are finer than a point.
        painter.scale(1 / UNITS_PER_POINT, 1 / UNITS_PER_POINT)
        items = [*chart.head, *body.items(0, body.height)]
        PagePainter(painter, colour=colour).paint(items)

    return Picture(title, body.width, body.height, PRINT_PAPER, draw)
