"""The right half of a phase: the button that posts, and the working, in pencil until posted."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QVBoxLayout

from oobmgr.campaign.rows import TransactionDetail
from oobmgr.domain.rulings import Step
from oobmgr.ui.keys import key_now
from oobmgr.ui.language import AsWritten, tr, tr_each
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.working import FaultLine, TallWorking
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import PrimaryButton
from oobmgr.ui.widgets.grounds import Ground, Rule
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.tags import Tag, TagLabel
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

PENCIL: Final = Tag("in pencil", TagKind.PENCIL, "pencil")
_FOOT_IN_ONE_LINE: Final = 380
_MARGIN: Final = 14
_WORDS: Final = 120
"""Room for what changes, beside a button that stands in one line with it."""
_UNDO_KEY: Final = "Ctrl+Z"
POSTED: Final = Tag("posted", TagKind.OK, "check")


class WorkingPane(Ground):
    """Shows a working with its tag, its faults, what it changes, and posts it."""

    ground = "alt"
    edges = (("left", "line"), ("top", "line"))

    posted = Signal()
    case_opened = Signal(str)
    advice_taken = Signal(str)
    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.foot_in_one_line = _FOOT_IN_ONE_LINE
        """From which width the button stands beside the words, not below them."""
        self._least = 0
        self.setProperty(PANEL, True)
        self.title = SectionTitle("The working")
        self.tag = named(TagLabel(PENCIL.text, PENCIL.kind, PENCIL.icon), "working_tag")
        self.title.add_after_title(self.tag)
        self.copier = named(self.title.add_link("Copy"), "copy_working")
        self.view = named(TallWorking(), "working")
        self.view.case_opened.connect(self.case_opened)
        self.copier.clicked.connect(self.view.copy)
        self._faults = QVBoxLayout()
        self._faults.setSpacing(6)
        self.fault_lines: list[FaultLine] = []
        self._brought = False
        self.button = named(PrimaryButton("Post", "Ctrl+Enter"), "post")
        self.button.clicked.connect(self.posted)
        self.change = TextLabel(wrap=True)
        # For the bold phrases; every text that goes into it passes `_safe`.
        self.change.setTextFormat(Qt.TextFormat.RichText)
        self.change.setObjectName("change")
        self.note = named(TextLabel(token="ink2", wrap=True), "note")
        self._lay_out()
        theme_changes().changed.connect(self._measure)

    def _lay_out(self) -> None:
        self._foot = across((down(self.change, self.note, spacing=1), 1), spacing=8)
        self._foot.addWidget(
            self.button, alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        )
        # What posts stands above all that grows with the figures: so it stays in its place.
        parts = (self.title, self._foot, Rule(), self._faults, self.view, STRETCH)
        self._column = down(*parts, on=self, margins=(_MARGIN, 10, _MARGIN, 12), spacing=6)

    def give_working(self) -> TallWorking:
        """Give the lines of the working away, to stand where there is more room for them."""
        self._column.removeWidget(self.view)
        return self.view

    def show_working(self, steps: Sequence[Step], *, posted: bool) -> None:
        """Show a working in pencil or in ink."""
        self.view.set_steps(steps)
        self.tag.set_tag(POSTED if posted else PENCIL)
        self.view.setAccessibleName(tr(f"The working, {self.tag.tag.text}"))
        self.copier.setVisible(bool(steps))

    def show_posted(self, done: TransactionDetail) -> None:
        """Show what stands in the books, and how it is taken back; nothing is left to post."""
        self.show_working(done.working, posted=True)
        self.show_faults(())
        undo = key_now(_UNDO_KEY)  # the player may have taken the key away
        back = f"Posted. {undo} takes it back." if undo else "Posted."
        self.show_change((), f"{done.sentence} {back}")
        self.offer("", enabled=False)

    def show_unreadable(self, lines: Sequence[FaultLine], post_text: str) -> None:
        """Say why what is entered cannot be read; the button stays, and cannot be pressed."""
        self.show_working((), posted=False)
        self.show_faults(lines)
        self.show_change((), "")
        self.offer(post_text, enabled=False)

    def show_change(self, words: Sequence[tuple[str, str]], note: str) -> None:
        """Say what changes: bold phrases with what follows each, then a quiet sentence."""
        # Each said by itself: among the marks of the label no text of ours is known again.
        said = ((_safe(tr(bold)), _safe(tr(rest))) for bold, rest in words)
        self.change.setText(AsWritten(" ".join(f"<b>{bold}</b>{rest}." for bold, rest in said)))
        self.change.setAccessibleName(tr_each(". ", (f"{bold}{rest}" for bold, rest in words)))
        self.change.setVisible(bool(words))
        self.note.say(note)

    def show_faults(self, lines: Sequence[FaultLine]) -> None:
        """Show other warnings and refusals; after a link in one the focus goes to the button."""
        if any(map(holds_focus, self.fault_lines)):
            self.button.setFocus()
        for old in self.fault_lines:
            discard(old, self._faults)
        self.fault_lines = list(lines)
        # Words that have changed are a new question, which has to be seen as well.
        self._brought = False
        for line in lines:
            line.acted.connect(self.advice_taken)
            line.case_opened.connect(self.case_opened)
            self._faults.addWidget(line)
            line.show()  # otherwise it is shown when events are handled, and the pane painted twice

    def bring_question(self) -> bool:
        """Bring a question into sight that is out of it, once, and say it; whether there was one.

        Where the working stands below a form, an entry would be posted that nobody was asked about.
        """
        asked = (one for one in self.fault_lines if one.asks and one.visibleRegion().isEmpty())
        line = next(asked, None)
        area = self.parentWidget()
        # The page scrolls, not this pane, which stands at another depth on each page.
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if line is None or area is None or self._brought or not self.isVisible():
            return False
        self._brought = True
        area.ensureWidgetVisible(line)
        self.asked.emit(f"{line.note} Post it again if you mean it.")
        return True

    def offer(self, text: str, *, enabled: bool) -> None:
        """Name what the button posts, or hide it where there is nothing to post."""
        self.button.setVisible(bool(text))
        self.button.write(text)
        # As wide as it ever was, so that another price does not move it under the mouse.
        self._least = max(self._least, self.button.sizeHint().width())
        self.button.setEnabled(enabled)
        self._place_foot(self.width())

    def _measure(self) -> None:
        """Take the width that the words have now: a button in large text was wider than it is."""
        self._least = self.button.sizeHint().width()
        self._place_foot(self.width())

    def _place_foot(self, width: int) -> None:
        """Put the button beside the words, or above them where it would be cut beside them."""
        # Never wider than the pane, which would cut it: there its key goes.
        self.button.setMinimumWidth(min(self._least, width - 2 * _MARGIN))
        room = self._least + scaled(_WORDS)
        narrow = width < max(scaled(self.foot_in_one_line), room)
        self._foot.setDirection(
            QBoxLayout.Direction.BottomToTop if narrow else QBoxLayout.Direction.LeftToRight
        )

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(270), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_foot(event.size().width())


def _safe(text: str) -> str:
    """Words for a rich label, in one line where they stand together."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")
