"""Puts the program together: the only module that knows every other.

Imports stand inside the functions: the command line must not wait for Qt, nor the first window
for the database.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from oobmgr.campaign.queries import Queries
    from oobmgr.cli.services import PlotWish, RosterWish
    from oobmgr.cli.services import Services as PaintingServices
    from oobmgr.reports.page_setup import PageSetup
    from oobmgr.rules.reporting import Report
    from oobmgr.ui.services import Services

_FILE_ENDINGS = (".oob", ".xlsx", ".xlsm", ".ods")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, or open the window where no command is given.

    A single argument that is a campaign or a workbook opens it in the window.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words:
        return open_window(None)
    if len(words) == 1 and words[0].lower().endswith(_FILE_ENDINGS):
        from pathlib import Path

        return open_window(Path(words[0]))
    from oobmgr.domain.garbage import look_no_more_at_the_end, look_seldom

    look_seldom()
    look_no_more_at_the_end()
    from oobmgr.cli.main import run

    try:
        return run(words, painting)
    except Exception as error:
        # A bug of ours: Python tells of it, and the log keeps it for a report.
        from oobmgr.campaign.program_log import log_crash

        log_crash(error)
        raise


def painting() -> PaintingServices:
    """What the command line is given from the parts that it does not know, where it paints."""
    from oobmgr.cli.services import Services

    return Services(write_roster, write_reports, open_window, picture, write_chart, write_plot)


def open_window(path: Path | None) -> int:
    """Open the window, on a campaign or workbook where one is named."""
    from oobmgr.domain.garbage import look_seldom

    look_seldom()
    leave_sources_unread()
    from oobmgr.ui.application import run

    return run(sys.argv[:1], path, window_services())


def leave_sources_unread() -> None:
    """Keep PySide from reading the source of every module that is imported after it.

    It looks there for its own name, for `__feature__`, which nothing of ours asks for; the look
    took a sixteenth of the time to the first window. Where PySide has none, nothing changes.
    """
    import PySide6.QtCore  # noqa: F401 - what looks is loaded with it

    found = sys.modules.get("shibokensupport.feature")
    if found is not None and "_mod_uses_pyside" in vars(found):
        # It has no switch of its own; where there is no source, it answers the same.
        vars(found)["_mod_uses_pyside"] = lambda _: False


def window_services() -> Services:
    """What the window is given from the parts that it does not know."""
    from oobmgr.ui.services import Services

    return Services(make_sample=_make_sample, make_example=_make_example)


def _make_sample(path: Path) -> None:
    from oobmgr.exchange.sample import make_sample

    make_sample(path)


def _make_example(path: Path, game_id: str = "") -> None:
    from oobmgr.exchange.sample import make_example

    make_example(path, game_id)


def write_roster(queries: Queries, path: Path, wish: RosterWish) -> int:
    """Print roster sheets for the command line."""
    from oobmgr.cli.formations import formations_named
    from oobmgr.reports.roster_request import Chosen, RosterOptions
    from oobmgr.ui.printing.roster_pdf import write_roster as paint

    # As they were then: since, one may have been renamed, or be gone.
    found = formations_named(queries.formations(wish.as_of), wish.formations, wish.side)
    options = RosterOptions(
        setup=wish.setup,
        units=wish.units,
        side=wish.side or "",
        formations=tuple(Chosen(row.side, row.path) for row in found),
        blank=wish.blank,
    )
    return paint(queries, path, options, as_of=wish.as_of)


def write_reports(reports: Sequence[Report], path: Path, setup: PageSetup) -> int:
    """Write reports as a PDF for the command line."""
    from oobmgr.ui.printing.report_pdf import write_reports as paint

    return paint(reports, path, setup)


def write_chart(report: Report, path: Path, setup: PageSetup) -> str:
    """Write an organisation chart for the command line."""
    from oobmgr.ui.printing.chart_files import write_chart as paint

    return paint(report, path, setup)


def write_plot(queries: Queries, path: Path, wish: PlotWish) -> None:
    """Write a plot over the turns for the command line."""
    from oobmgr.ui.printing.plot_files import write_plot as paint
    from oobmgr.ui.viewmodels.over_turns import read_turns

    got = read_turns(queries, wish.measure, wish.group, wish.as_of)
    paint(got.plot(wish.side), got.table(wish.side), path)


def picture(campaign: Path, target: Path) -> None:
    """Write a picture of the turn screen for the command line."""
    from oobmgr.ui.picture import write_picture

    write_picture(campaign, target, window_services())
