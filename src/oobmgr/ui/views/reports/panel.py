"""Sheets to print: the list, the pages of the chosen one, and what a roster is made of."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from oobmgr.domain.quantities import counted
from oobmgr.reports.page_setup import PageSetup, PaperName
from oobmgr.reports.report_pages import report_pages
from oobmgr.reports.report_text import table_text
from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.rules.reporting import Report
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.preview import LaidOut, Sheet, SheetPreview
from oobmgr.ui.printing.roster_choices import RosterChoices
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.reports import ROSTER, PrintMaterial, SheetRow
from oobmgr.ui.views.reports.sheet_list import SheetList
from oobmgr.ui.views.splitting import split
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.parts import discard

_LIST_PX: Final = 210


class PrintPanel(QWidget):
    """Shows the sheets of a campaign."""

    def __init__(self, rows: Sequence[SheetRow], queue: JobQueue) -> None:
        super().__init__()
        self._material: PrintMaterial | None = None
        self.choices: RosterChoices | None = None
        self.list = SheetList(rows)
        self.preview = SheetPreview(queue)
        self.preview.view.fit("width")
        self._side = QWidget()
        self._column = down(on=self._side)
        self._lay_out()
        self.list.chosen.connect(self._choose)
        self.list.paper_changed.connect(self._show_sheet)
        self.list.entered.connect(self.preview.view.setFocus)
        self.setFocusProxy(self.list.table)

    def show_material(self, material: PrintMaterial) -> None:
        """Show these sheets from now on, the chosen one again; else the first."""
        self._material = material
        self._make_choices(material.roster)
        if self.list.row is None:
            self.list.choose("")
        else:
            self._choose(self.list.row.key)

    def choose(self, key: str) -> None:
        """Go to a sheet."""
        self.list.choose(key)

    def _lay_out(self) -> None:
        parts = (self.list, self.preview, self._side)
        self.splitter = split(*parts, growing=(1,), closing=False)
        self.splitter.setSizes([scaled(_LIST_PX), scaled(900)])
        self._side.hide()
        down(self.splitter, on=self)

    def _make_choices(self, sheet: RosterSheet) -> None:
        """Offer the formations as they are now, with what was chosen before."""
        held = self.choices  # formations may have come or gone since
        options = held.options(self.list.paper_name) if held else RosterOptions()
        made = RosterChoices(sheet, options, self._side)
        made.setProperty("panel", "panel")
        made.changed.connect(self._show_sheet)
        self._column.addWidget(made)
        if held is not None:
            discard(held)
        self.choices = made

    def _choose(self, key: str) -> None:
        self._side.setVisible(key == ROSTER)
        self._show_sheet()

    def _show_sheet(self) -> None:
        row, material = self.list.row, self._material
        if row is None or material is None:
            return
        paper = self.list.paper_name
        if row.key == ROSTER and self.choices is not None:
            roster = partial(_roster, material.roster, self.choices.options(paper))
            self.preview.show_sheet(Sheet(roster, f"{material.campaign} roster"))
        elif row.key in material.reports:
            report = material.reports[row.key]
            make = partial(_report, report, paper)
            name = f"{material.campaign} {row.full_title.replace(', ', ' ').lower()}"
            self.preview.show_sheet(Sheet(make, name, table_text(report)))


def _report(report: Report, paper: PaperName, metrics: PrintedMetrics) -> LaidOut:
    document = report_pages([report], PageSetup(paper=paper), metrics)
    return LaidOut(document, f"{report.full_title}: {counted(len(document.pages), 'page')}")


def _roster(sheet: RosterSheet, options: RosterOptions, metrics: PrintedMetrics) -> LaidOut:
    document = roster_sheet(sheet, options, metrics)
    units = len(sheet.chosen(options))
    words = f"{counted(len(document.pages), 'page')}, {counted(units, 'unit')}"
    return LaidOut(document, words, printable=bool(units))
