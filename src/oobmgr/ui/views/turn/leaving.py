"""Before going on: what looks forgotten, and the choice to go on anyway."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from oobmgr.domain.errors import Fault
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS
from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.parts import Panel, empty, named
from oobmgr.ui.widgets.texts import SectionTitle
from oobmgr.ui.widgets.warning_list import SILENCE


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """Something that is open; `must` for what the rules ask for.

    `kind` is the kind of warning that says so, empty for pencil; `link` names the way to what
    helps, empty where nothing does.
    """

    fault: Fault
    must: bool = False
    kind: str = ""
    link: str = ""


class LeavingPanel(Panel):
    """Stands in the open phase until the player stays or goes on.

    `confirmed` carries the reason for what the rules ask for and is left open, empty where they
    ask for nothing; `acted` the kind of a warning whose link was followed, `silenced` of one to
    silence.
    """

    confirmed = Signal(str)
    stayed = Signal()
    acted = Signal(str)
    silenced = Signal(str)
    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("leaving")
        self.setProperty("panel", "alt")
        self._title = SectionTitle("Before going on")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self.go = named(KeyButton("Go on anyway", "N"), "go_on_anyway")
        self.go.clicked.connect(self._confirm)
        self.reason = named(QLineEdit(), "leaving_reason")
        self.reason.setAccessibleName(tr("Reason"))
        Hint(self.reason, "Why it is left open; the ledger keeps it")
        self.reason.setMaxLength(MOST_NAME_LETTERS)
        self.reason.textChanged.connect(self._may_go)
        self.reason.returnPressed.connect(self._confirm)
        self.stay = named(KeyButton("Stay here", "Esc"), "stay")
        self.stay.clicked.connect(self.stayed)
        foot = across(STRETCH, self.stay, self.go)
        parts = (self._title, self._lines, self.reason, foot)
        down(*parts, on=self, margins=(14, 10, 14, 10), spacing=8)

    def ask(self, title: str, points: Sequence[OpenPoint]) -> None:
        """Show what is open before a step, and take the focus."""
        self._title.set_text(title)
        empty(self._lines)
        for point in points:
            self._lines.addWidget(self._line(point))
        # The reason for what was left open before is none for this.
        self.reason.clear()
        self.reason.setVisible(any(point.must for point in points))
        self._may_go()
        words = "; ".join(point.fault.message for point in points)
        self.setAccessibleName(tr(f"{title}: {words}"))
        self.show()
        self._take_room()
        # An Enter out of habit is to leave nothing open.
        self.stay.setFocus()

    def _take_room(self) -> None:
        """Have the place that it will have: who brings it into sight asks for it at once."""
        around = self.parentWidget()
        layout = around.layout() if around is not None else None
        if layout is not None:
            layout.activate()

    def go_on(self) -> bool:
        """Go on where that was asked already and takes no reason; whether it does."""
        goes = self.isVisible() and self.reason.isHidden() and self.go.isEnabled()
        if goes:
            self._confirm()
        return goes

    def _may_go(self) -> None:
        """What the rules ask for is not left open without a word."""
        self.go.setEnabled(self.reason.isHidden() or bool(self.reason.text().strip()))

    def _confirm(self) -> None:
        if self.go.isEnabled():
            self.confirmed.emit(self.reason.text().strip())

    def _line(self, point: OpenPoint) -> FaultLine:
        token: Token = "err" if point.must else "warn"
        link = (point.link, f"leave_for_{point.kind}")
        line = FaultLine(point.fault, token, "error" if point.must else "warning", link)
        line.acted.connect(lambda _: self.acted.emit(point.kind))
        line.case_opened.connect(self.case_opened)
        if point.kind and not point.must:  # what the rules ask for cannot be silenced
            quiet = line.add_link(SILENCE, f"silence_{point.kind}")
            quiet.clicked.connect(lambda: self.silenced.emit(point.kind))
        return line

    def refuse(self, faults: Sequence[Fault]) -> None:
        """Show why it cannot be gone on at all."""
        self.ask("It cannot go on", [OpenPoint(fault, must=True) for fault in faults])
        # No reason helps against a refusal.
        self.reason.hide()
        self._may_go()
