"""The page "Print": turn sheets, rosters and other reports, on the screen, on paper, as a PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.ui.viewmodels.reports import PrintMaterial, read_sheets, sheet_rows
from oobmgr.ui.views.reports.panel import PrintPanel
from oobmgr.ui.views.screen import Screen

if TYPE_CHECKING:
    from oobmgr.ui.operations.desk import Desk


class PrintScreen(Screen):
    """Sheets to look at and to print. Nothing is posted here, so there is no pencil."""

    name = "Print"
    topics = ALL_TOPICS
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
        self.setObjectName("print")
        self.setAccessibleName("Print")
        self._asked = 0
        self.panel = PrintPanel(sheet_rows(desk.game), desk.queue)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        self.setFocusProxy(self.panel.list.table)

    def refresh(self) -> None:
        """Make all sheets in the worker; the last answer counts."""
        self._asked += 1
        number, as_of = self._asked, self.as_of

        def done(material: PrintMaterial) -> None:
            if isValid(self) and number == self._asked:
                self.panel.show_material(material)

        self.desk.read(lambda queries: read_sheets(queries, as_of), done)

    def show_sheet(self, key: str) -> None:
        """Go to a sheet by its key."""
        self.panel.choose(key)

    def print_sheets(self) -> None:
        """Ask for a printer and print what is in sight."""
        self.panel.preview.print_sheets()
