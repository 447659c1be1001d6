"""The right panel: one transaction in full, and taking it back."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, scaled
from oobmgr.ui.viewmodels.ledger_detail import Transaction
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.guide_part import set_refusal
from oobmgr.ui.widgets.line_list import LineList
from oobmgr.ui.widgets.parts import Panel, follow_text, named
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.what_is import About, set_about

_ENTRY = "What was posted, in which phase of play, and when. The number counts all entries."
_POSTED = "What the entry took from one account and gave to another; together they come to zero."
_CONCERNED = "The units that the entry changed, by formation."


class DetailPanel(Panel):
    """What was posted, with its working and its postings.

    `revoke_asked` asks to take it back, `phase_asked` to go to the page of the turn.
    """

    revoke_asked = Signal()
    phase_asked = Signal()
    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "panel")
        self.setObjectName("ledger_detail")
        self.setAccessibleName(tr("Transaction"))
        self.number = 0
        self.heading = SectionTitle("Transaction")
        self.tag = named(TagLabel(""), "detail_tag")
        self.heading.add(self.tag)
        self.title = named(FittedLabel(px=SECTION_PX, weight=SEMIBOLD), "detail_title")
        self.sentence = FittedLabel()
        self.when = named(TextLabel(token="ink2", wrap=True), "detail_when")
        self.who = TextLabel(token="ink2", wrap=True)
        self.heading.explain(_ENTRY)
        for label in (self.title, self.sentence, self.when, self.who):
            set_about(label, About("Entry", sentence=_ENTRY))
        self.working = named(TallWorking(), "detail_working")
        # Beside the bar of a panel that is no wider than it must be, its lines would be cut.
        follow_text(self.working, 190, QWidget.setMinimumWidth)
        self.notes = TextLabel(token="ink2", wrap=True)
        self.postings = named(
            LineList("Postings", figures=True, sentence=_POSTED), "detail_postings"
        )
        self.units = named(
            LineList("Units concerned", label_px=110, sentence=_CONCERNED), "detail_units"
        )
        self.others = LineList("Also changed", label_px=110)
        self.take_back = named(TextLabel(token="ink2", wrap=True), "detail_take_back")
        self.revoke = named(KeyButton("Revoke", "Del"), "detail_revoke")
        self.to_phase = named(KeyButton("Go to the phase"), "detail_to_phase")
        self._empty = TextLabel("Select a posting to see its working.", token="ink2", wrap=True)
        # A section goes with its title where it has nothing to say.
        self._titles: dict[QWidget, QWidget] = {}
        self._body = QWidget()
        self._lay_out()
        theme_changes().changed.connect(self._measure)
        self._measure()
        self.revoke.clicked.connect(self.revoke_asked)
        self.to_phase.clicked.connect(self.phase_asked)
        self.working.case_opened.connect(self.case_opened)
        self.show_nothing()

    def _measure(self) -> None:
        """Take the width that the size of text asks for."""
        self.setMinimumWidth(scaled(250))

    def _lay_out(self) -> None:
        head = (self.heading, self.title, self.sentence, self.when, self.who)
        sections = (
            self._section("The working", self.working, self.notes),
            self._section("Postings sum to zero", self.postings),
            self._section("Units concerned", self.units),
            self._section("Also changed", self.others),
            self._section("If you take it back", self.take_back),
        )
        foot = across(self.to_phase, STRETCH, self.revoke, margins=(11, 4, 11, 10))
        self._empty.setContentsMargins(14, 14, 14, 14)
        self._area = scrolling(self._body)
        down(self._empty, (self._area, 1), foot, on=self, spacing=0)
        # Last, for what scrolls is dressed as soon as it is put into its area.
        down(*head, *sections, STRETCH, on=self._body, margins=(14, 14, 14, 8), spacing=4)

    def _section(self, title: str, *widgets: QWidget) -> QWidget:
        holder = QWidget()
        rule = Panel()
        rule.setFixedHeight(1)
        rule.setProperty("panel", "desk")
        parts = (SectionTitle(title, small=True), rule, *widgets)
        down(*parts, on=holder, margins=(0, 8, 0, 0), spacing=4)
        self._titles[widgets[0]] = holder
        return holder

    def show_nothing(self) -> None:
        """No posting is selected."""
        self.number = 0
        self._body.hide()
        self._empty.show()
        self.revoke.setEnabled(False)
        self.to_phase.setEnabled(False)

    def show_transaction(self, seen: Transaction, *, may_write: bool) -> None:
        """Show one transaction in full; looking back, it cannot be taken back."""
        self.number = seen.number
        self.heading.set_text(f"Transaction {seen.number:,}")
        self.tag.set_tag(seen.tag)
        for heading, text in ((self.title, seen.title), (self.sentence, seen.sentence)):
            heading.set_words(text)
            heading.setVisible(bool(text))
        for label, text in (
            (self.when, seen.when),
            (self.who, seen.who),
            (self.notes, " ".join(seen.notes)),
        ):
            label.say(text)
        self.working.set_steps(seen.working)
        self.working.setVisible(bool(seen.working))
        # Notes stand under the same title, and may come without a working.
        self._titles[self.working].setVisible(bool(seen.working or seen.notes))
        for lines, rows in (
            (self.postings, seen.postings),
            (self.units, seen.units),
            (self.others, seen.others),
        ):
            lines.set_rows(rows)
            self._titles[lines].setVisible(bool(rows))
        # Takes away a refusal that was about another transaction.
        self.say(seen.take_back)
        self.revoke.setEnabled(seen.may_revoke and may_write)
        self.to_phase.setEnabled(True)
        self._empty.hide()
        self._body.show()

    def say(self, words: str, *, refused: str = "") -> None:
        """Say what taking it back does, or why it was refused, with the part of the guide."""
        set_refusal(self.take_back, refused)
        self.take_back.set_token("err" if refused else "ink2")
        self.take_back.setText(words)
        if refused:
            announce(self.take_back, words, urgent=True)
            # It stands below all that belongs to the transaction; not before it has its height.
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.take_back))
