"""What dialogs share: a heading, a body, and a foot with what went wrong and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLayout, QWidget

from oobmgr.domain.errors import OobmgrError
from oobmgr.ui.dialogs.helped import help_with, tell_in
from oobmgr.ui.dialogs.size import DialogSize, drawn
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX
from oobmgr.ui.widgets.asking_line import AskingLine
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, PrimaryButton
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.parts import follow_text, panel
from oobmgr.ui.widgets.reading_order import step_on
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is_menu import offer_what_is


class FramedDialog(QDialog):
    """A dialog with a heading, a sentence, a body to fill, and one button that does it.

    Ctrl+Enter presses the filled button, Esc leaves: at once, or after a question where `losing`
    has one. `guide` is the part of the guide that tells of it, which F1 opens.
    """

    guide: ClassVar[str] = ""

    def __init__(
        self, title: str, sentence: str = "", *, action: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr(title))
        self.heading = TextLabel(title, px=TITLE_PX, weight=SEMIBOLD)
        self.sentence = TextLabel(sentence, token="ink2", wrap=True)
        if not sentence:
            self.sentence.hide()
        self.body = down(margins=(20, 0, 20, 12), spacing=12)
        self.cancel = KeyButton("Cancel" if action else "Close", "Esc")
        self.cancel.clicked.connect(self.reject)
        self.action = PrimaryButton(action, "Ctrl+Enter")
        if not action:
            self.action.hide()
        self.problem = TextLabel(token="err", wrap=True)
        self.asking = AskingLine("", "Close")
        self._confirmed: Callable[[], object] = self.leave
        self.asking.confirmed.connect(self._lose)
        self.asking.kept.connect(self.cancel.show)
        head = down(self.heading, self.sentence, margins=(20, 16, 20, 12), spacing=4)
        asking = across(self.asking, margins=(20, 0, 20, 12))
        down(head, (self.body, 1), asking, self._foot(), on=self, spacing=0)
        self._size = DialogSize(self)
        CommandKeys("post", self, self._press)
        help_with(self, self.guide)

    def fit(self, width: int, height: int) -> None:
        """Be so large in pixels at normal size of text, but no larger than the window has room.

        What is in it by now may need more height for longer words, and has it. Where text becomes
        larger or smaller while it is open, it does so too.
        """
        wanted = drawn(width, height)
        self._size.fit(lambda: wanted().expandedTo(self._height_needed(wanted().width())))

    def _height_needed(self, width: int) -> QSize:
        """What its parts need in a width, where texts wrap."""
        # What is out of sight keeps the sizes that it had in other text, or before it was dressed:
        # its parts say that they changed, and its lines, also those within others, add up anew.
        for part in self.findChildren(QWidget):
            part.updateGeometry()
        for line in self.findChildren(QLayout):
            line.invalidate()
        layout = self.layout()
        return QSize(0, layout.minimumHeightForWidth(width) if layout is not None else 0)

    def ask(self) -> bool:
        """Stay in front until it is answered; whether it was accepted. Then it goes for good."""
        accepted = bool(self.exec())
        # Later: the caller still asks what was chosen in it.
        self.deleteLater()
        return accepted

    def losing(self) -> str:
        """The question before the dialog is left, as something in it would be lost; else empty."""
        return ""

    def tell_problem(self, words: str, error: OobmgrError | None = None) -> None:
        """Say in the foot what is wrong, nothing without words; F1 leads to what explains it."""
        part = part_of_faults(error.faults, error.guide) if error else OobmgrError.guide
        self._write_foot(words, "err", part)

    def tell_news(self, words: str, token: Token = "ink2") -> None:
        """Say in the foot what came of something: no refusal, which F1 would explain."""
        self._write_foot(words, token, "")

    def _write_foot(self, words: str, token: Token, part: str) -> None:
        self.problem.set_token(token)
        self.problem.setText(words)
        set_refusal(self.problem, part)

    def tell_of(self, part: QWidget, at: QPoint | None = None) -> None:
        """Show what a part of the dialog is, at a point of it or where its cursor stands."""
        tell_in(self, part, at)

    def leave(self) -> None:
        """Close without a question."""
        super().reject()

    def ask_first(self, question: str, confirmed: Callable[[], object]) -> None:
        """Ask whether something may be lost, and go on with `confirmed` only if it may."""
        self._confirmed = confirmed
        self.asking.set_question(question)
        self.cancel.hide()  # one button with Esc at a time
        self.asking.ask()

    def _lose(self) -> None:
        self.cancel.show()
        self._confirmed()

    def _foot(self) -> QFrame:
        foot = panel("bar")
        self.foot = across(
            (self.problem, 1), self.cancel, self.action, on=foot, margins=(20, 6, 16, 6), spacing=8
        )
        follow_text(foot, 50, QWidget.setMinimumHeight)
        return foot

    def _press(self) -> None:
        # As the button: a key must not do what the button does not offer.
        if self.action.isVisible() and self.action.isEnabled():
            self.action.click()

    # Qt

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        offer_what_is(self, event)

    def reject(self) -> None:
        # Esc answers a question that stands, and keeps what it is about: pressed twice in a hurry
        # it loses nothing.
        question = self.losing()
        if self.asking.isVisible():
            self.asking.stay.click()
        elif question:
            self.ask_first(question, self.leave)
        else:
            self.leave()

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Where nothing can be stepped to, Qt's own chain may know more.
        return step_on(self, forward=forward) or super().focusNextPrevChild(forward)


def left_aligned(widget: QWidget) -> QHBoxLayout:
    """A line with one widget at its left."""
    return across(widget, STRETCH)
