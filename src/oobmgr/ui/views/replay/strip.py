"""The strip of a replay: the words of its next step, the computation, the figures of the text."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, scaled
from oobmgr.ui.viewmodels.replay import ReplayReading, figure_line, posted_words, strange_words
from oobmgr.ui.views.forms.working import NarrowWorking
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton, PrimaryButton
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.working_view import WorkingView

NEXT_KEY: Final = "Ctrl+."
BACK_KEY: Final = "Ctrl+Z"
_BODY: Final = 148
_NARROW: Final = 900


class ReplayStrip(QWidget):
    """What stands below a page while an example is replayed. It shows a reading and asks.

    `next_asked` and `back_asked` come from its buttons; `case_opened` carries a case.
    """

    next_asked = Signal()
    back_asked = Signal()
    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.title = TextLabel(px=SECTION_PX, weight=SEMIBOLD)
        self.place = TextLabel(token="ink2")
        self.fold = LinkButton("Fold", quiet=True)
        self.back = KeyButton("Back", BACK_KEY)
        self.next = PrimaryButton("Next", NEXT_KEY)
        self.told = TextLabel(token="ok", wrap=True)
        self.strange = TextLabel(token="warn", wrap=True)
        self.fault = TextLabel(token="err", wrap=True)
        self.words = TextLabel(wrap=True)
        self.note = TextLabel(token="ink2", wrap=True)
        self.working = named(NarrowWorking(), "replay_working")
        self.figures = named(WorkingView(), "replay_figures")
        self.working.setAccessibleName("Computation of this step")
        self.figures.setAccessibleName("Figures of the text")
        self._body = QWidget()
        self._lay_out()
        self.next.clicked.connect(self.next_asked)
        self.back.clicked.connect(self.back_asked)
        self.fold.clicked.connect(self._turn_fold)
        for view in (self.working, self.figures):
            view.case_opened.connect(self.case_opened)

    def show_reading(self, reading: ReplayReading) -> None:
        """Show where the replay stands."""
        row = reading.row
        self.title.setText(row.step.title)
        self.place.setText(f"{row.title} · {reading.place}")
        for label, text in (
            (self.told, posted_words(row)),
            (self.strange, strange_words(row)),
            (self.fault, " ".join(fault.sentence() for fault in reading.faults)),
            (self.words, row.step.words),
            (self.note, f"Note: {row.step.note}" if row.step.note else ""),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.working.set_rows(reading.working)
        self.figures.set_rows(tuple(map(figure_line, reading.figures)))
        self.working.setVisible(bool(reading.working))
        self.figures.setVisible(bool(reading.figures))
        self.next.setEnabled(reading.may_post)
        self.back.setEnabled(bool(row.done or row.strange))
        self._area.verticalScrollBar().setValue(0)
        self.setAccessibleName(f"{row.title}: {reading.place}, {row.step.title}")

    @property
    def folded(self) -> bool:
        """Whether only the line with the buttons is shown."""
        return self._body.isHidden()

    def _turn_fold(self) -> None:
        self._body.setVisible(self.folded)
        self.fold.setText("Unfold" if self.folded else "Fold")

    def _lay_out(self) -> None:
        buttons = (self.fold, self.back, self.next)
        head = across(self.title, self.place, STRETCH, *buttons, spacing=10)
        parts = ((self._words_area(), 5), (self.working, 6), (self.figures, 5))
        across(*parts, on=self._body, spacing=16)
        self._body.setFixedHeight(scaled(_BODY))
        down(head, self._body, on=self, margins=(14, 6, 14, 8), spacing=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _words_area(self) -> QScrollArea:
        inside = QWidget()
        labels = (self.strange, self.fault, self.words, self.note, self.told)
        down(*labels, STRETCH, on=inside, margins=(0, 0, 6, 0), spacing=5)
        self._area = scrolling(inside, "replay_words")
        # Long words have no field to go to: with the focus here the arrows scroll them.
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return self._area

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place.setVisible(self.width() >= scaled(_NARROW) // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour("panel"))
        painter.fillRect(0, 0, self.width(), 1, colour("line"))
