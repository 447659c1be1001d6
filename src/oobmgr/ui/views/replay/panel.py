"""The replay of a worked example below a page: where it stands, its next step, its figures."""

from functools import cached_property
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.domain.errors import OobmgrError
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, scaled
from oobmgr.ui.viewmodels.replay import (
    ReplayReading,
    figure_line,
    posted_words,
    read_replay,
    strange_words,
)
from oobmgr.ui.views.forms.working import NarrowWorking
from oobmgr.ui.views.replay.body import StepBody
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton, PrimaryButton
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.side_by_side import Room, turn
from oobmgr.ui.widgets.texts import ElidedLabel, TextLabel
from oobmgr.ui.widgets.working_view import WorkingView

NEXT_KEY: Final = "Ctrl+."
BACK_KEY: Final = "Ctrl+Z"
_BODY: Final = 148
_NARROW: Final = 900
"""Below this width the parts of a step, and the words in the line above them, have too little."""
_BESIDE: Final = 10
_CLEAR: Final = (4, 2, 6, 2)
"""Around words that scroll, whose ring is drawn at the edge when they have the focus."""


class ReplayStrip(Ground):
    """What stands below a page while an example is replayed. It shows a reading and asks.

    `next_asked` and `back_asked` come from its buttons; `case_opened` carries a case.
    """

    ground = "panel"
    edges = (("top", "line"),)

    next_asked = Signal()
    back_asked = Signal()
    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty(PANEL, True)
        self.title = ElidedLabel(px=SECTION_PX, weight=SEMIBOLD)
        self.place = ElidedLabel(token="ink2")
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
        self.working.setAccessibleName(tr("Computation of this step"))
        self.figures.setAccessibleName(tr("Figures of the text"))
        words = QWidget()
        labels = (self.strange, self.fault, self.words, self.note, self.told)
        down(*labels, STRETCH, on=words, margins=_CLEAR, spacing=5)
        self._body = StepBody(words, self.working, self.figures)
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
            (self.fault, " ".join(fault.note() for fault in reading.faults)),
            (self.words, row.step.words),
            (self.note, f"Note: {row.step.note}" if row.step.note else ""),
        ):
            label.say(text)
        set_refusal(self.fault, part_of_faults(reading.faults))
        self.working.set_rows(reading.working)
        self.figures.set_rows(tuple(map(figure_line, reading.figures)))
        self.working.setVisible(bool(reading.working))
        self.figures.setVisible(bool(reading.figures))
        self.next.setEnabled(reading.may_post)
        # Back takes the last step back, or first what the player did besides.
        self.back.setEnabled(bool(row.done or row.strange))
        self._body.to_top()
        self.setAccessibleName(tr(f"{row.title}: {reading.place}, {row.step.title}"))

    @property
    def folded(self) -> bool:
        """Whether only the line with the buttons is shown."""
        return self._body.isHidden()

    def _turn_fold(self) -> None:
        self._body.setVisible(self.folded)
        self.fold.setText("Unfold" if self.folded else "Fold")

    def _lay_out(self) -> None:
        self._names = across(self.title, self.place, spacing=_BESIDE)
        head = across(self._names, STRETCH, self.fold, self.back, self.next, spacing=10)
        follow_text(self._body, _BODY, QWidget.setFixedHeight)
        down(head, self._body, on=self, margins=(14, 6, 14, 8), spacing=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._room = Room(self, lambda: scaled(_NARROW), self._stand)

    def _stand(self, stacked: bool) -> None:
        turn(self._names, _BESIDE, 0, stacked=stacked)
        self._body.stand(stacked=stacked)

    # Qt

    def minimumSizeHint(self) -> QSize:
        # Otherwise its words and tables would hold the window wide.
        return QSize(1, super().minimumSizeHint().height())


class ReplayPanel(QWidget):
    """Stands below every page of a campaign that replays an example, and nowhere else."""

    case_opened = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._looking = False
        self._busy = False
        self._replays = self._may_replay()
        self.reading: ReplayReading | None = None
        self.hide()
        desk.changed.connect(self._read)
        desk.veil_changed.connect(self._ask_again)
        self._read()

    @cached_property
    def strip(self) -> ReplayStrip:
        """What is shown; made when there is a replay, as tables take long and few campaigns do."""
        strip = ReplayStrip()
        down(strip, on=self)
        strip.next_asked.connect(self.post_next)
        strip.back_asked.connect(self.go_back)
        strip.case_opened.connect(self.case_opened)
        return strip

    def post_next(self) -> None:
        """Post the next step, unless one is being posted."""
        reading = self.reading
        # A past turn is looked at, and nothing is posted there.
        if self._busy or self._looking or reading is None or not reading.may_post:
            return
        if reading.command is not None:
            self._busy = True  # a key pressed twice posts one step
            self.strip.next.setEnabled(False)
            # What comes of it is shown when the books tell of their change, as after any posting.
            self._desk.execute(reading.command, lambda _: None, self._failed)

    def go_back(self) -> None:
        """Take the last step back, or what the player did besides."""
        self._desk.undo()

    def look_at(self, turn: object) -> None:
        """Stay away while an earlier turn is looked at."""
        self._looking = turn is not None
        self._show()

    def _may_replay(self) -> bool:
        return any(scenario.replay for scenario in self._desk.game.scenarios)

    def _ask_again(self) -> None:
        """A side was hidden or unlocked: a replay needs to see both."""
        self._replays = self._may_replay()
        self._read()

    def _read(self) -> None:
        if self._replays:
            self._desk.work(lambda _: read_replay(self._desk.campaign), self._take)

    def _take(self, reading: ReplayReading | None) -> None:
        self._busy = False
        self.reading = reading
        # No entry can make a campaign one that replays: it is not asked again at every key.
        self._replays = reading is not None
        if reading is not None:
            self.strip.show_reading(reading)
        self._show()

    def _failed(self, error: OobmgrError) -> None:
        self._desk.failed.emit(error)
        self._read()

    def _show(self) -> None:
        self.setVisible(self.reading is not None and not self._looking)
