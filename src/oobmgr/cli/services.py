"""What the command line needs from the windowed part, handed over by bootstrap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.reports.page_setup import PageSetup
    from oobmgr.rules.reporting import Report


@dataclass(frozen=True)
class RosterWish:
    """Which roster sheets to print, on what.

    No formations and no units mean all of the side; no side means both; no turn means now.
    """

    setup: PageSetup
    side: str | None = None
    formations: Sequence[str] = ()
    units: frozenset[int] = frozenset()
    blank: bool = False
    as_of: str | None = None


@dataclass(frozen=True)
class PlotWish:
    """Which plot to write: a measure, how it is divided, of which side, as of which turn."""

    measure: str
    group: str = ""
    side: str = ""
    as_of: str | None = None


@dataclass(frozen=True)
class Services:
    """Painting needs Qt, which the command line does not know: these functions do it.

    `write_roster` and `write_reports`, on this paper, return the number of pages; `open_window` the
    exit code of the program; `picture` writes a screenshot of a campaign's turn screen.
    `write_chart` writes an organisation chart as the ending of the file says, and returns what
    that was in words; `write_plot` a plot over the turns.
    """

    # Given by `bootstrap`, the only module that knows both the command line and Qt.
    write_roster: Callable[[Queries, Path, RosterWish], int]
    write_reports: Callable[[Sequence[Report], Path, PageSetup], int]
    open_window: Callable[[Path | None], int]
    picture: Callable[[Path, Path], None]
    write_chart: Callable[[Report, Path, PageSetup], str]
    write_plot: Callable[[Queries, Path, PlotWish], None]
