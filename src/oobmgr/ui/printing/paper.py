"""Paper: pages sent to a printer, and the paper that people have here."""

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.reports.drawing import Document
from oobmgr.reports.page_setup import PaperName
from oobmgr.ui.printing.metrics import UNITS_PER_INCH
from oobmgr.ui.printing.painter import PagePainter
from oobmgr.ui.printing.pdf import page_layout


def usual_paper() -> PaperName:
    """Return Letter where the desktop's country uses it, else A4."""
    system = QLocale.system().measurementSystem()
    return "Letter" if system == QLocale.MeasurementSystem.ImperialUSSystem else "A4"


def printer_for(document: Document) -> QPrinter:
    """Return a printer that is set to the document's paper and name."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout(document))
    printer.setDocName(document.title)
    printer.setCreator("oobmgr")
    printer.setFromTo(1, len(document.pages))
    return printer


def print_pages(document: Document, printer: QPrinter) -> int:
    """Print the pages that the printer is set to, and return how many.

    Raises:
        BadInput: The printer does not take them.
    """
    # The margins are part of the layout; the printer is to add none of its own.
    printer.setFullPage(True)
    # The dialog of the printer lets a person turn the paper; the pages are laid out as they are.
    wanted = page_layout(document).orientation()
    if printer.pageLayout().orientation() != wanted:
        printer.setPageOrientation(wanted)
    painter = QPainter()
    if not painter.begin(printer):
        raise _refused(printer)
    factor = printer.resolution() / UNITS_PER_INCH
    painter.scale(factor, factor)
    first = max(1, printer.fromPage())
    # Qt says 0 where all pages are wanted.
    last = printer.toPage() or len(document.pages)
    pages = range(len(document.pages))[first - 1 : last]
    try:
        painted = PagePainter(painter, colour=document.setup.colour)
        for number in pages:
            # The printer begins with a page of its own.
            if number != pages[0] and not printer.newPage():
                raise _refused(printer)
            painted.paint_page(document, number)
    finally:
        painter.end()
    return len(pages)


def _refused(printer: QPrinter) -> BadInput:
    name = printer.printerName() or "The printer"
    return BadInput(
        Fault(f"{name} does not accept the pages.", advice="Choose another, or save them as a PDF.")
    )
