"""The page "Print": turn sheets, rosters and other reports, on the screen, on paper, as a PDF."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.reports.organisation import ChartWish
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.reports import CHART, PrintMaterial, read_sheets, sheet_key, sheet_rows
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.views.reports.panel import PrintPanel
from oobmgr.ui.widgets.boxes import down


class PrintScreen(ReadingPage[PrintMaterial]):
    """Sheets to look at and to print. Nothing is posted here, so there is no pencil."""

    key, name = "print", "Print"
    topics = ALL_TOPICS  # the sheets print all that the books hold, the ledger included
    key_hints = (
        ("↑ ↓", "sheet"),
        ("Enter", "its pages"),
        ("Page Up, Page Down", "turn pages"),
        ("+ −", "zoom"),
        ("Ctrl+P", "print"),
        ("Ctrl+S", "PDF"),
        ("Ctrl+Shift+C", "copy as table"),
        ("Ctrl+B", "read a sheet back"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.panel = PrintPanel(sheet_rows(desk.game), desk.queue, self)
        # Beside the campaign, and not where the program happened to be started.
        self.panel.preview.campaign = desk.campaign.path
        self._selected: frozenset[int] = frozenset()
        self._chart: ChartWish | None = None
        down(self.panel, on=self)
        self.panel.paper.changed.connect(self.kept_changed)
        self.panel.compared.changed.connect(self.refresh)
        self.setFocusProxy(self.panel.list.table)

    def question(self, as_of: str | None) -> Callable[[Queries], PrintMaterial]:
        since = self.panel.compared.turn
        return lambda queries: read_sheets(queries, as_of, since)

    def show_reading(self, got: PrintMaterial, _: PrintMaterial | None) -> None:
        first = self.panel.choices is None
        self.panel.show_material(got)
        # Units that were selected before the page was first read.
        if first:
            self.panel.select(self._selected)
        wish, self._chart = self._chart, None
        if wish is not None:
            self.panel.choose_formation(wish.side, wish.path)

    def show_sheet(self, key: str) -> None:
        """Go to a sheet by its key."""
        self.panel.choose(key)

    def show_chart(self, wish: ChartWish) -> None:
        """Go to the chart of a side, with the formation and the changes that are asked for."""
        self._chart = wish
        self.panel.choose(sheet_key(CHART, wish.side))
        self.panel.compared.turn = wish.since
        self.refresh()

    def select_units(self, units: frozenset[int]) -> None:
        """Offer to print these units alone."""
        self._selected = units
        self.panel.select(units)

    def kept(self) -> str:
        return self.panel.paper.kept()

    def take_up(self, kept: str) -> None:
        self.panel.paper.take_up(kept)

    def print_sheets(self) -> None:
        """Ask for a printer and print what is in sight."""
        self.panel.preview.print_sheets()
