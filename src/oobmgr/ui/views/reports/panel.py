"""Sheets to print: the list, the pages of the chosen one, of what it is made and on what paper."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.quantities import counted
from oobmgr.reports.listed import keeping, made, narrowed
from oobmgr.reports.organisation import Compared, with_changes
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.progress import Progress
from oobmgr.reports.report_pages import report_pages
from oobmgr.reports.report_text import table_text
from oobmgr.reports.roster_request import Chosen, RosterOptions
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.rules.game import Side
from oobmgr.rules.reporting import ReportEntry
from oobmgr.ui.language import tr
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.paper_choices import PaperChoices
from oobmgr.ui.printing.preview import LaidOut, Sheet, SheetPreview
from oobmgr.ui.printing.sheet_choices import SheetChoices
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.reports import CHART, ROSTER, PrintMaterial, SheetRow
from oobmgr.ui.views.reports.compared import ComparedTurn
from oobmgr.ui.views.reports.sheet_list import SheetList
from oobmgr.ui.views.splitting import Turning, split
from oobmgr.ui.widgets.boxes import WholeWidth, down
from oobmgr.ui.widgets.parts import Panel, discard, follow_text
from oobmgr.ui.widgets.shares import share

_LIST: Final = (190, 320)
_CHOICES: Final = 290
_LEAST_HIGH: Final = 90


class PrintPanel(QWidget):
    """Shows the sheets of a campaign."""

    def __init__(
        self, rows: Sequence[SheetRow], queue: JobQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._material: PrintMaterial | None = None
        self.choices: SheetChoices | None = None
        self.list = SheetList(rows)
        self.compared = ComparedTurn()
        self.paper = PaperChoices()
        self.preview = SheetPreview(queue)
        self.preview.view.fit("width")
        self._column = down()
        self._lay_out()
        self.list.chosen.connect(lambda _: self._choose())
        self.paper.changed.connect(self._show_sheet)
        self.list.entered.connect(self.preview.view.setFocus)
        self.setFocusProxy(self.list.table)

    def show_material(self, material: PrintMaterial) -> None:
        """Show these sheets from now on, the chosen one again; else the first."""
        self._material = material
        self._make_choices(material.roster)
        if material.books is not None:
            self.compared.show_turns(material.books, material.then)
        if self.list.row is None:
            self.list.choose("")
        else:
            self._choose()

    def choose(self, key: str) -> None:
        """Go to a sheet."""
        self.list.choose(key)

    def choose_formation(self, side: str, path: tuple[str, ...]) -> None:
        """Print one formation of a side alone, or the whole side."""
        if self.choices is not None:
            self.choices.tree.tick_only((Chosen(side, path),) if path else ())
            self._show_sheet()

    def select(self, units: Collection[int]) -> None:
        """Offer to print the units that are selected elsewhere, alone where they are several."""
        if self.choices is not None:
            self.choices.select(units, only=len(units) > 1)
            self._show_sheet()

    def _lay_out(self) -> None:
        inner = Panel()
        inner.setProperty("panel", "panel")
        side = WholeWidth(inner, "print_choices")
        side.setAccessibleName(tr("What is printed, and on what"))
        self.pages = Turning(self.preview, side)
        self.pages.setHandleWidth(1)
        self.pages.setStretchFactor(0, 1)
        follow_text(side, _LEAST_HIGH, QWidget.setMinimumHeight)
        self.splitter = split(self.list, self.pages, growing=(1,), closing=False, within=self)
        share(self.splitter, self._widths)
        share(self.pages, self._sizes)
        down(self.splitter, on=self)
        down(
            (self._column, 1),
            self.compared,
            self.paper,
            on=inner,
            margins=(14, 12, 14, 12),
            spacing=12,
        )

    def _widths(self) -> tuple[int, int]:
        """The list as wide as its names, which are longer in other languages, within a limit."""
        least, most = map(scaled, _LIST)
        left = max(least, min(most, self.list.wanted_width(), self._spare()))
        return left, self.width() - left

    def _spare(self) -> int:
        """What the list may have where the pages stand above what is chosen of them."""
        return self.width() - self.splitter.handleWidth() - self.pages.minimumSizeHint().width()

    def _sizes(self) -> tuple[int, int]:
        """The pages, and what is chosen beside them or, in a narrow window, below."""
        if self.pages.orientation() is Qt.Orientation.Vertical:
            return self.height() - scaled(_LEAST_HIGH), scaled(_LEAST_HIGH)
        right = scaled(_CHOICES)
        return self.pages.width() - right, right

    def _make_choices(self, sheet: RosterSheet) -> None:
        """Offer the formations as they are now, with what was chosen before."""
        held = self.choices  # formations may have come or gone since
        # On whatever paper: what is chosen of the units is all that is taken over.
        options = held.options(PageSetup()) if held else RosterOptions()
        fresh = SheetChoices(sheet, options)
        if held is not None:
            units, only = held.selected
            fresh.select(units, only=only)
            discard(held)
        fresh.changed.connect(self._show_sheet)
        self._column.addWidget(fresh, 1)
        self.choices = fresh

    def _choose(self) -> None:
        # Reports have choices of their own only where they are of units.
        row = self.list.row
        if row is not None and self.choices is not None:
            roster = row.key == ROSTER
            self.choices.show_for(str(row.side.id) if row.side else "", roster=roster)
            of_units = row.entry is not None and row.entry.of_units
            self.choices.setVisible(roster or of_units)
            self.compared.setVisible(row.entry is not None and row.entry.name == CHART)
        self._show_sheet()

    def _show_sheet(self) -> None:
        row, material, choices = self.list.row, self._material, self.choices
        if row is None or material is None or choices is None:
            return
        options = choices.options(self.paper.setup())
        # Bound to the choices of now; the pages are laid out in a worker.
        if row.key == ROSTER:
            roster = partial(_roster, material.roster, options)
            self.preview.show_sheet(Sheet(roster, row.full_title))
        elif material.books is not None and row.entry is not None and row.side is not None:
            then = material.then if row.entry.name == CHART else None
            make = partial(_report, (row.entry, row.side), material.books, then, options)
            self.preview.show_sheet(Sheet(make, row.full_title))


def _report(
    sheet: tuple[ReportEntry, Side],
    books: ReportMaterial,
    then: Compared | None,
    options: RosterOptions,
    metrics: PrintedMetrics,
    progress: Progress,
) -> LaidOut:
    (entry, side), whole = sheet, books
    if entry.of_units:
        books = narrowed(books, options.formations, options.units)
    report = made(entry, books, books.game, side)
    if then is not None:
        # Of all units: what went from one formation to another came from somewhere.
        report = with_changes(report, whole, then, keeping(options.formations, options.units))
    document = report_pages([report], options.setup, metrics, progress)
    words = f"{report.full_title}: {counted(len(document.pages), 'page')}"
    return LaidOut(document, words, text=table_text(report))


def _roster(
    sheet: RosterSheet, options: RosterOptions, metrics: PrintedMetrics, progress: Progress
) -> LaidOut:
    document = roster_sheet(sheet, options, metrics, progress)
    units = len(sheet.chosen(options))
    words = f"{counted(len(document.pages), 'page')}, {counted(units, 'unit')}"
    return LaidOut(document, words, printable=bool(units))
