"""A small form: a few fields, what is wrong with each beside it, one button that posts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.ui.dialogs.helped import help_with
from oobmgr.ui.dialogs.size import DialogSize
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import LABEL_PX
from oobmgr.ui.views.forms.faults import fault_words, show_beside
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import KeyButton, PrimaryButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.early_keys import EarlyKeys
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.offers import Offers, Words
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_MARGIN: Final = 24
_ANYWAY: Final = "Post it all the same"
_AGAIN: Final = "Ctrl+Enter"
_DROPPED: Final = "What you changed here is not in the books yet. Press Esc again to drop it."
Field = QLineEdit | QComboBox | NumberField
Said = dict[str, str | int]
"""What stands in the fields of a prompt, by their names."""


class Prompt(QDialog):
    """Asks for a few values. It stays open until what was asked for is posted.

    `submitted` carries the values by field; the caller posts them, then accepts the dialog or
    shows the faults.
    """

    guide = "order-of-battle.md#changing-units"

    submitted = Signal(dict)

    def __init__(
        self,
        title: str,
        verb: str,
        sentence: str = "",
        parent: QWidget | None = None,
        columns: int = 1,
    ) -> None:
        """Make an empty form; with several `columns` its fields stand side by side, row by row."""
        super().__init__(parent)
        self.setWindowTitle(tr(title))
        self.setAccessibleName(tr(title))
        self.setObjectName("prompt")
        self.setModal(True)
        help_with(self, self.guide)
        # Each is made for one question, and would stay with its page for good.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fields: dict[str, Field] = {}
        self._faults: dict[str, TextLabel] = {}
        self._offers: list[Offers] = []
        self._columns = columns
        self._verb = verb
        self._doubted = self._stays = False
        self._following: Callable[[Said], Mapping[str, str]] | None = None
        self._opened: Said = {}
        """What stood in the fields as they were shown, or since the last was posted."""
        self._left: Said = {}
        """With what it was to be left, so that it was asked whether that may go."""
        self._early, self._size = EarlyKeys(self), DialogSize(self)
        self._inner = QWidget()
        growing = {2 * at + 1: 1 for at in range(columns)}
        self._grid = grid(self._inner, gaps=(12, 6), growing=growing)
        # A form that grew for what was said keeps its height; its rows would part to fill it, and
        # fields run away under the pointer.
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._fault = named(TextLabel(token="err", wrap=True), "prompt_fault")
        self._fault.hide()
        self.verb = named(PrimaryButton(verb), "prompt_verb")
        self.cancel = named(KeyButton("Cancel", "Esc"), "prompt_cancel")
        self.another = named(KeyButton("Add another", _AGAIN), "prompt_another")
        self.another.hide()
        self._done = named(TextLabel(token="ok", wrap=True), "prompt_done")
        self._done.hide()
        self._lay_out(title, sentence)
        follow_text(self, 380 * columns, QWidget.setMinimumWidth)

    def _lay_out(self, title: str, sentence: str) -> None:
        self.cancel.clicked.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        self._told = TextLabel(sentence, token="ink2", wrap=True)
        told = (self._told,) if sentence else ()
        foot = across(STRETCH, self.cancel, self.another, self.verb)
        # Many fields in large text are higher than a small screen: then they scroll.
        fields = self._inner if self._columns == 1 else scrolling(self._inner)
        parts = (SectionTitle(title), *told, (fields, 1), self._fault, self._done, foot)
        down(*parts, on=self, margins=(16, 14, 16, 14), spacing=10)
        self.verb.clicked.connect(self._submit)

    def offer_another(self, following: Callable[[Said], Mapping[str, str]]) -> None:
        """Offer to stay open for the next one, which differs in what `following` makes of it."""
        self._following = following
        self.another.show()
        self.another.clicked.connect(self._submit_and_stay)
        self._early.another.connect(self._submit_and_stay)
        # The Enter of the number pad is a key of its own to Qt.
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self._press_another)

    def tell(self, sentence: str) -> None:
        """Say something else above the fields; a prompt that began without has no room for it."""
        self._told.setText(sentence)

    def take_posted(self, title: str) -> None:
        """What was asked for is posted: close, or begin with the next one."""
        if not self._stays or self._following is None:
            self.accept()
            return
        self._show((), doubted=False, posted=True)
        for field, text in self._following(self._said()).items():
            widget = self._fields[field]
            if isinstance(widget, QLineEdit):
                widget.setText(text)
        self._done.say(f"{title}.")
        self._opened = self._said()
        self._grow()
        announce(self, f"{title}.")
        # What is in the books stays there, and what stands here now was not asked for yet.
        self.cancel.write("Close")
        if isinstance(self.first, QLineEdit):
            self.first.selectAll()
        self.first.setFocus()
        # What was typed while the books wrote goes into the fields only now that they are ready for
        # it.
        self._early.play()

    def add_text(
        self, field: str, label: str, value: str = "", hint: str = "",
        offers: Words = (),
    ) -> QLineEdit:  # fmt: skip
        """Add a line of text; `offers` are completed while typing, what is used most first."""
        line = QLineEdit(value)
        Hint(line, hint)
        # Otherwise a long text shows its end.
        line.setCursorPosition(0)
        offered = Offers(offers, line)
        # Qt tells of Enter before the list closes: what takes an offer must not post the form.
        line.returnPressed.connect(lambda: None if offered.choosing else self._submit())
        self._add(field, label, line)
        self._offers.append(offered)
        return line

    def need(self, line: QLineEdit) -> None:
        """Let nothing be asked for while a line is empty, as no name is one."""

        def look(text: str) -> None:
            self.verb.setEnabled(bool(text.strip()))

        line.textChanged.connect(look)
        look(line.text())

    def add_choice(
        self, field: str, label: str, options: Sequence[tuple[str, str]], value: str = ""
    ) -> QComboBox:
        """Add a choice of saved value and words."""
        box = ChoiceBox()
        for saved, words in options:
            box.addItem(tr(words), saved)
        # What is not offered is found at -1, where a box shows nothing at all.
        box.setCurrentIndex(max(0, box.findData(value)))
        self._add(field, label, box)
        return box

    def add_number(
        self, field: str, label: str, value: int = 0, least: int = 0, most: int = 99
    ) -> NumberField:
        """Add a whole number."""
        number = NumberField(label, least, most, value)
        self._add(field, label, number)
        return number

    def _add(self, field: str, label: str, widget: Field) -> None:
        row, column = divmod(len(self._fields), self._columns)
        # Each row of fields has a row of faults below it; each field a label to its left.
        at, left = 2 * row, 2 * column
        words = TextLabel(label, token="ink2")
        words.setBuddy(widget)
        widget.setObjectName(f"prompt_{field}")
        widget.setAccessibleName(tr(label))
        fault = named(TextLabel(px=LABEL_PX, token="err", wrap=True), f"prompt_fault_{field}")
        fault.hide()
        self._grid.addWidget(words, at, left)
        self._grid.addWidget(widget, at, left + 1)
        self._grid.addWidget(fault, at + 1, left + 1)
        self._fields[field], self._faults[field] = widget, fault
        changed = (
            widget.currentIndexChanged
            if isinstance(widget, QComboBox)
            else widget.valueChanged
            if isinstance(widget, NumberField)
            else widget.textChanged
        )
        changed.connect(self._edited)

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Say what is wrong, beside the field that it is about; what was typed stays."""
        self._show(faults, doubted=False)

    def show_doubts(self, doubts: Sequence[Fault]) -> None:
        """Ask whether what is doubtful is meant: submitted again as it is, it is posted."""
        self._show(doubts, doubted=True)

    def _show(self, faults: Sequence[Fault], *, doubted: bool, posted: bool = False) -> None:
        if not posted:  # what was typed for the next one has no place in the fields of this one
            self._early.drop()
        self._doubted = doubted
        token: Token = "warn" if doubted else "err"
        for field, label in self._faults.items():
            own = [fault for fault in faults if fault.where == field]
            label.set_token(token)
            show_beside(
                self._fields[field],
                label,
                " ".join(map(fault_words, own)),
                doubted=doubted,
                part=part_of_faults(own, BadInput.guide),
            )
        # What is about no field, or one this form does not ask for, must be said somewhere, too.
        rest = [fault for fault in faults if fault.where not in self._faults]
        self._fault.set_token(token)
        self._fault.say(" ".join(map(fault_words, rest)))
        set_refusal(self._fault, "" if doubted else part_of_faults(rest, Refused.guide))
        self.verb.write(tr(_ANYWAY if doubted else self._verb))
        self._grow()

    def _edited(self) -> None:
        """Ask nothing about what is not entered any more."""
        if self._doubted:
            self._show((), doubted=False)

    @property
    def first(self) -> Field:
        """The first field of the form."""
        return next(iter(self._fields.values()))

    def _fitting(self) -> QSize:
        """As large as the fields need it, which is from now on the least width, too."""
        if self._columns == 1:
            # It does not scroll, and takes its height from its layout.
            width = max(self.sizeHint().width(), self.minimumWidth())
            return QSize(width, self.heightForWidth(width))
        wanted = self._wanted()
        self.setMinimumWidth(wanted.width())
        return wanted

    def _grow(self) -> None:
        """Give what is told room of its own: otherwise the last fields would go out of sight."""
        if self._columns > 1:
            self.resize(self._wanted().expandedTo(self.size()))

    def _wanted(self) -> QSize:
        """How large the fields need it, and no larger than the window has room."""
        needed = self._inner.sizeHint()
        # In the width that it has: for less the sentence above would take two lines.
        whole = self.heightForWidth(self.minimumWidth())
        # A scroll area asks for much less than what is in it: its own wish is taken off and the
        # fields' put in.
        around = (self.sizeHint().height() if whole < 0 else whole) - self._scrolled_height()
        wanted, parent = QSize(self.minimumWidth(), needed.height() + around), self.parentWidget()
        if parent is not None:
            room = parent.window().size() - QSize(2 * _MARGIN, 2 * _MARGIN)
            wanted = wanted.boundedTo(room)
        return wanted

    def _scrolled_height(self) -> int:
        area = self.findChild(QScrollArea)
        return area.sizeHint().height() if area is not None else 0

    def _submit(self) -> None:
        self._send(stays=False)

    def _submit_and_stay(self) -> None:
        self._send(stays=True)

    def _press_another(self) -> None:
        if not self._early.hold_another():
            self._submit_and_stay()

    def _send(self, *, stays: bool) -> None:
        self._stays = stays
        self._done.say("")
        for offers in self._offers:
            offers.write_as_known()
        # From here keys are held back until it is posted.
        if stays:
            self._early.wait()
        self.submitted.emit(self._said())

    def _said(self) -> Said:
        return {field: _value(widget) for field, widget in self._fields.items()}

    # Qt

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # Of texts in several lines Qt asks for no more than their first, and of what it frames anew
        # it knows the height only now.
        if event.type() == QEvent.Type.LayoutRequest and self._columns == 1 and self.isVisible():
            self.resize(self.size().expandedTo(QSize(0, self.heightForWidth(self.width()))))
        return done

    def reject(self) -> None:
        """Leave it; a form of many fields asks first whether what was changed in it may go.

        Who clicks Cancel has said so. Esc and the button of the frame are hit by mistake.
        """
        said = self._said()
        if self._columns == 1 or said in (self._opened, self._left):
            super().reject()
            return
        self._left = said
        self._fault.set_token("warn")
        self._fault.say(_DROPPED)
        set_refusal(self._fault, "")
        self._grow()
        announce(self, _DROPPED)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._opened = self._opened or self._said()
        self._size.fit(self._fitting)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A line of text tells of Enter itself; a number and a choice leave it to their dialog, and
        # without this whoever answers by keys alone would stand before a form that does nothing.
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and isinstance(self.focusWidget(), QComboBox | NumberField):
            self._submit()
            return
        super().keyPressEvent(event)


def _value(widget: Field) -> str | int:
    if isinstance(widget, QComboBox):
        return str(widget.currentData())
    return widget.value() if isinstance(widget, NumberField) else widget.text().strip()
