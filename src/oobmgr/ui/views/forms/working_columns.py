"""A working in two columns, as a newspaper breaks its lines, where one is too long for the page."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.working_view import WorkingRow

_TWO_FROM: Final = 560
_MOST_UNEVEN: Final = 0.66
"""What the longer column may hold of all lines, so that a break at a heading is taken."""


class WorkingColumns(QWidget):
    """Shows the lines of a working in two columns where there is room, else in one.

    The working that is given keeps all its lines, which are copied from there; those that stand
    in the second column are only hidden in it.
    """

    case_opened = Signal(str)

    def __init__(self, working: TallWorking) -> None:
        super().__init__()
        self.first = working
        self.second = named(TallWorking(), "working_second")
        self.second.setAccessibleName(tr("The working, second column"))
        self.second.case_opened.connect(self.case_opened)
        line = across((self.first, 1), (self.second, 1), on=self, spacing=20)
        for view in (self.first, self.second):
            line.setAlignment(view, Qt.AlignmentFlag.AlignTop)
        self.second.hide()
        # After the view has laid out the new lines, which shows all of them again.
        working.model().modelReset.connect(self._share)

    def _share(self) -> None:
        rows = self.first.rows
        wide = self.width() >= scaled(_TWO_FROM)
        # Each break is tried, since the height of a line depends on the column it stands in; the
        # best is then set again.
        self._break(min(breaks(rows), key=self._break) if wide else len(rows))

    def _break(self, at: int) -> int:
        """Show so many lines in the first column, and return how high the higher one is."""
        rows = self.first.rows
        for number in range(len(rows)):
            self.first.setRowHidden(number, number >= at)
        self.first.fit()
        self.second.set_rows(rows[at:])
        self.second.setVisible(at < len(rows))
        return max(self.first.height(), self.second.height())

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def breaks(rows: tuple[WorkingRow, ...]) -> tuple[int, ...]:
    """How many lines the first column may have: up to a heading near the middle, else half."""
    number = len(rows)
    most = _MOST_UNEVEN * number
    headings = (at for at, row in enumerate(rows) if row.kind == "heading" and at)
    near = tuple(at for at in headings if max(at, number - at) <= most)
    return near or ((number + 1) // 2,)
