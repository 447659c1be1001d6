"""Writes the roster of a campaign as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import roster_sheet
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.pdf import Cancelled, Progress, write_pdf
from oobmgr.ui.viewmodels.printed_roster import roster_of

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries


def write_roster(
    queries: Queries,
    path: Path,
    options: RosterOptions,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
    *,
    as_of: str | None = None,
) -> int:
    """Write the roster sheets of a campaign, now or as of a turn, and return how many pages.

    Works without a window; 0 after a cancellation.

    Raises:
        BadInput: The file cannot be written there.
    """
    # Before anything is measured: fonts need an application, also where no window is open.
    offscreen_application()
    document = roster_sheet(roster_of(queries, as_of), options, PrintedMetrics())
    written = write_pdf(document, path, progress, cancelled)
    return len(document.pages) if written else 0
