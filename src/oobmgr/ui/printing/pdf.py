"""Writes laid-out pages to a PDF file: all of it or none of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.garbage import collector_resting
from oobmgr.reports.drawing import Document
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.finishing import add_bookmarks, mend_spaces
from oobmgr.ui.printing.metrics import UNITS_PER_INCH
from oobmgr.ui.printing.painter import PagePainter

_SIZES: Final = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}

Progress = Callable[[int, int], None]
Cancelled = Callable[[], bool]


def write_pdf(
    document: Document,
    path: Path,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> bool:
    """Write the document and return whether it was written; False after a cancellation.

    An older file at the path stays as it was until the new one is complete.

    Args:
        document: The laid-out pages.
        path: Where to write; its folder must exist.
        progress: Called after each page with the number of pages done and of all.
        cancelled: Asked before each page; True ends the writing.

    Raises:
        BadInput: The file cannot be written there; the sentence says why.
    """
    check_target(path)
    offscreen_application()
    # A page makes thousands of places and texts, none of which refers to itself.
    with replacing(path) as draft, collector_resting():
        draft.touch()  # the writer itself would only answer with a painter that does not start
        done = _write(document, draft, progress, cancelled)
        if done:
            mend_spaces(draft)
            add_bookmarks(draft, document.labels)
        else:
            # An empty draft must not take the place of the older file.
            draft.unlink()
    return done


def page_layout(document: Document) -> QPageLayout:
    """Return the document's paper as it lies, without margins: they are part of the layout."""
    setup = document.setup
    lying = QPageLayout.Orientation.Landscape
    orientation = lying if setup.landscape else QPageLayout.Orientation.Portrait
    return QPageLayout(QPageSize(_SIZES[setup.paper]), orientation, QMarginsF(0, 0, 0, 0))


def _write(
    document: Document, draft: Path, progress: Progress | None, cancelled: Cancelled | None
) -> bool:
    writer = QPdfWriter(str(draft))
    writer.setResolution(UNITS_PER_INCH)
    writer.setTitle(document.title)
    writer.setCreator("oobmgr")
    writer.setPageLayout(page_layout(document))
    painter = QPainter()
    if not painter.begin(writer):
        # As the system would refuse it: `replacing` turns it into a fault for the player.
        raise OSError(None, "the PDF writer could not open it")
    try:
        pages = PagePainter(painter, colour=document.setup.colour)
        for number in range(len(document.pages)):
            # Asked before each page: a roster of an army has hundreds.
            if cancelled is not None and cancelled():
                return False
            if number and not writer.newPage():
                raise OSError(None, f"page {number + 1} could not be written")
            pages.paint_page(document, number)
            if progress is not None:
                progress(number + 1, len(document.pages))
    finally:
        # Whatever happens: a painter on a dead device brings the program down.
        painter.end()
    return True
