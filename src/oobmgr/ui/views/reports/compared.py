"""The turn that the printed organisation chart is compared with."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.reports.organisation import Compared
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.parts import named

_SINCE: Final = "Changes since the end of"
_NO_TURN: Final = "no turn"


class ComparedTurn(QWidget):
    """A choice between the turns before the one that is printed; `changed` follows it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.turn: str | None = None
        """The saved code of the turn; kept while a turn before it is looked back at."""
        self.box = named(ChoiceBox(), "print_since")
        self.box.setAccessibleName(tr(_SINCE))
        # Otherwise the longest name of a turn would hold the panel wide.
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        label = QLabel(tr(_SINCE))
        label.setBuddy(self.box)
        down(label, self.box, on=self, spacing=4)
        self.box.activated.connect(lambda _: self._choose())
        self.hide()

    def show_turns(self, books: ReportMaterial, then: Compared | None) -> None:
        """Offer the turns before that of the books, the latest first."""
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItem(tr(_NO_TURN), None)
            for row in reversed(books.turns):
                if row.code < books.turn.code:
                    self.box.addItem(tr(row.label), row.code)
            self.box.measure()
            self.box.setCurrentIndex(max(0, self.box.findData(then.turn if then else None)))

    def _choose(self) -> None:
        self.turn = self.box.currentData()
        self.changed.emit()
