"""A plot over the turns as a file: a picture, or the table of its figures."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from oobmgr.reports.over_turns import write_csv
from oobmgr.rules.reporting import Report
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.picture_files import Picture, write_picture_file
from oobmgr.ui.theme import LIGHT, fonts, painting_in
from oobmgr.ui.widgets.plot_data import Plot
from oobmgr.ui.widgets.turn_plot import paint_titled

_SIZE: Final = (900.0, 480.0)
_EDGE: Final = 20


def write_plot(plot: Plot, table: Report, path: Path) -> None:
    """Write a plot as SVG, PNG or PDF, or its figures as CSV: the ending says which.

    Raises:
        BadInput: It cannot be written there, or not as such a file.
    """
    if path.suffix.lower() == ".csv":
        write_csv(table, path)
        return
    # Fonts need an application, also where no window is open.
    offscreen_application()
    fonts.load_fonts()
    width, height = _SIZE

    def draw(painter: QPainter) -> None:
        rect = QRectF(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
        with painting_in(LIGHT):
            paint_titled(painter, rect, plot)

    write_picture_file(Picture(plot.title, width, height, LIGHT["sheet"], draw), path)
