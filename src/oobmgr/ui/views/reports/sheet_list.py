"""The list of sheets that can be printed."""

from collections.abc import Sequence

from oobmgr.ui.language import tr
from oobmgr.ui.viewmodels.reports import SheetRow
from oobmgr.ui.views.side_list import SideList
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.columns import Column


class SheetList(SideList[SheetRow]):
    """The sheets; Enter asks for the pages of the chosen one."""

    def __init__(self, rows: Sequence[SheetRow]) -> None:
        title: Column[SheetRow] = Column(
            key="title", title="Sheet", text=lambda row: row.title, stretch=True,
            tooltip=lambda row: row.sentence,
            sentence="What is printed.",
        )  # fmt: skip
        super().__init__(
            rows, (title,), lambda row: row.key, lambda row: row.group, widths=(170, 220)
        )
        self.table.setObjectName("sheet_list")
        self.table.setAccessibleName(tr("Sheets to print"))
        down((self.table, 1), on=self, spacing=0)
