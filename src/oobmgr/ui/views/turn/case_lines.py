"""Lines to read, each with its case, in a panel or in place of a form."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD
from oobmgr.ui.viewmodels.turn_guide import Fold
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.parts import empty
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_TOP = Qt.AlignmentFlag.AlignTop


class CaseLines(QWidget):
    """Shows rows of name, text and case one below the other."""

    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[tuple[str, str, str], ...] = ()
        self._grid = grid(self, gaps=(12, 7), growing={1: 1})

    def set_rows(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Show other rows."""
        # Told after each reading; labels made anew would lay out all that stands around them.
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        empty(self._grid)
        for at, row in enumerate(self._rows):
            self._add(at, *row)
        self.setAccessibleName(
            tr_each("; ", (tr_each(" ", filter(None, row[:2])) for row in self._rows))
        )

    def _add(self, at: int, name: str, text: str, case: str) -> None:
        if name:
            self._grid.addWidget(TextLabel(name, px=BODY_PX, weight=SEMIBOLD), at, 0, _TOP)
        words = TextLabel(text, token="ink2" if name else "ink", wrap=True)
        self._grid.addWidget(words, at, 1, _TOP)
        chip = CaseChip(case)
        chip.opened.connect(self.case_opened)
        self._grid.addWidget(chip, at, 2, _TOP)


class FoldPage(QFrame):
    """The actions that mean nothing now with why, or the rules to follow on the map."""

    case_opened = Signal(str)

    def __init__(self, fold: Fold) -> None:
        super().__init__()
        self.fold = fold
        self.setObjectName(f"fold{fold.name.replace(':', '_')}")
        lines = CaseLines()
        lines.set_rows(fold.rows)
        lines.case_opened.connect(self.case_opened)
        parts = (SectionTitle(fold.title), lines, STRETCH)
        down(*parts, on=self, margins=(14, 10, 14, 12), spacing=10)
        self.setAccessibleName(tr(f"{fold.title}: {lines.accessibleName()}"))

    def focus_first(self) -> None:
        """Put the focus on the first case."""
        chips = self.findChildren(CaseChip)
        if chips:
            chips[0].setFocus(Qt.FocusReason.TabFocusReason)
