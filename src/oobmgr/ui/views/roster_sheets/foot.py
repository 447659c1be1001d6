"""The foot of a sheet: the keys that mark it, and in their place a line to type into."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStackedLayout, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX, scaled
from oobmgr.ui.views.forms.faults import show_beside
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.parts import Panel, follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_FIELD_PX: Final = 170
_FOOT_PX: Final = 34
_EDGE: Final = 14
_BETWEEN: Final = 12
Answer = Callable[[str], None]
AGAIN: Final = "Enter posts it all the same."


class EntryField(QLineEdit):
    """The line: Enter gives what was typed, Esc puts it away."""

    put_away = Signal()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        else:
            super().keyPressEvent(event)


class SheetFoot(Panel):
    """Shows keys; asked for something, it takes a line of text instead. `closed`: it shows keys."""

    closed = Signal()

    def __init__(self, hints: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.setObjectName("roster_foot")
        self.setProperty("panel", "bar")
        self._answer: Answer | None = None
        self.label = TextLabel(token="ink2")
        self.field = named(EntryField(), "roster_entry")
        follow_text(self.field, _FIELD_PX, QWidget.setFixedWidth)
        self.fault = named(TextLabel(token="err", px=LABEL_PX, wrap=True), "roster_entry_fault")
        self.hint = TextLabel(token="ink2", px=LABEL_PX)
        self.field.returnPressed.connect(self._give)
        self.field.put_away.connect(self.close_line)
        self.field.textEdited.connect(lambda _: self.show_fault(""))
        self._hints = [KeyHint(key, words) for key, words in hints]
        self._keys = _row(self._hints)
        self._line = _row([self.label, self.field, self.hint], last=self.fault)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._keys)
        self._pages.addWidget(self._line)
        follow_text(self, _FOOT_PX, QWidget.setFixedHeight)
        # Keys that find no room are left out; they must not widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def is_open(self) -> bool:
        """Whether a line is asked for."""
        return self._pages.currentWidget() is self._line

    def ask(self, name: str, hint: str, text: str, answer: Answer, *, begun: bool = False) -> None:
        """Take a line of text: `answer` gets it, and closes the line or shows a fault.

        What stands in it already is replaced by what is typed, but goes on where it was `begun`.
        """
        self._answer = answer
        self.label.setText(name)
        self.hint.setText(hint)
        self.field.setAccessibleName(tr(name))
        self.field.setText(text)
        self.show_fault("")
        self._pages.setCurrentWidget(self._line)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if begun:
            self.field.end(False)
        else:
            self.field.selectAll()

    def show_fault(self, words: str) -> None:
        """Say what is wrong with what was typed; it stays."""
        self.fault.set_token("err")
        show_beside(self.field, self.fault, words)
        self.hint.setVisible(not words)
        self._grow()

    def show_doubt(self, words: str) -> None:
        """Ask whether what was typed is meant: Enter again posts it."""
        self.fault.set_token("warn")
        show_beside(self.field, self.fault, f"{words} {AGAIN}", doubted=True)
        self.hint.hide()
        self._grow()

    def close_line(self) -> None:
        """Put the line away; the keys stand there again."""
        # Only then is it told: whoever hears of it moves the focus to the sheet.
        if self.is_open:
            self._answer = None
            self.show_fault("")
            self._pages.setCurrentWidget(self._keys)
            self.closed.emit()

    def _grow(self) -> None:
        """Be as high as what is wrong needs: several sentences find no room in one line."""
        used = self.label.sizeHint().width() + self.field.width() + 2 * (_EDGE + _BETWEEN)
        words = self.fault.heightForWidth(max(1, self.width() - used)) if self.fault.text() else 0
        self.setFixedHeight(max(scaled(_FOOT_PX), words + _BETWEEN))

    def _give(self) -> None:
        if self._answer is not None:
            self._answer(self.field.text().strip())

    def _fit(self) -> None:
        """Show as many keys as find room, whole."""
        room = self.width() - 2 * _EDGE
        for hint in self._hints:
            room -= hint.sizeHint().width()
            hint.setVisible(room >= 0)
            room -= _BETWEEN

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        # Only for another width: to grow is another height, which leads here again.
        if event.oldSize().width() != event.size().width():
            self._grow()


def _row(widgets: Sequence[QWidget], last: QWidget | None = None) -> QWidget:
    """A line of parts; the last of them, where one is named, has the rest of it."""
    row = QWidget()
    row.setMinimumWidth(1)
    rest = (last, 1) if last is not None else STRETCH
    across(*widgets, rest, on=row, margins=(_EDGE, 0, _EDGE, 0), spacing=_BETWEEN)
    return row
