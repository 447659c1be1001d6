"""Reports of a campaign as a PDF."""

from collections.abc import Sequence
from pathlib import Path

from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.report_pages import report_pages
from oobmgr.rules.reporting import Report
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.pdf import write_pdf


def write_reports(reports: Sequence[Report], path: Path, setup: PageSetup) -> int:
    """Write reports as a PDF, each on pages of its own, and return how many pages it has.

    Works without a window.

    Raises:
        BadInput: The file cannot be written there.
    """
    # Before anything is measured, as fonts need an application.
    offscreen_application()
    document = report_pages(reports, setup, PrintedMetrics())
    write_pdf(document, path)
    return len(document.pages)
