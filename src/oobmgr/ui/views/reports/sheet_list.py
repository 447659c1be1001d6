"""The list of sheets that can be printed, and the paper."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from oobmgr.reports.page_setup import PaperName
from oobmgr.ui.printing.paper import usual_paper
from oobmgr.ui.viewmodels.reports import SheetRow
from oobmgr.ui.views.side_list import SideList
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.list_model import Column
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel


class SheetList(SideList[SheetRow]):
    """The sheets; Enter asks for the pages of the chosen one."""

    paper_changed = Signal()

    def __init__(self, rows: Sequence[SheetRow]) -> None:
        title: Column[SheetRow] = Column(
            key="title", title="Sheet", text=lambda row: row.title, stretch=True,
            tooltip=lambda row: row.sentence,
        )  # fmt: skip
        super().__init__(
            rows, (title,), lambda row: row.key, lambda row: row.group, widths=(170, 220)
        )
        self.table.setObjectName("sheet_list")
        self.table.setAccessibleName("Sheets to print")
        self.paper = SegmentedControl("Paper", ("A4", "Letter"), usual_paper(), quiet="")
        self.paper.changed.connect(self.paper_changed)
        foot = across((TextLabel("Paper"), 1), self.paper, margins=(14, 8, 14, 8))
        down((self.table, 1), foot, on=self, spacing=0)

    @property
    def paper_name(self) -> PaperName:
        """The paper that is chosen."""
        return "Letter" if self.paper.value == "Letter" else "A4"
