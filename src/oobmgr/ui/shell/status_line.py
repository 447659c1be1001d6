"""The line at the foot: keys that work here, what just happened, how the books stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.ui.keys import hints_now, key_changes
from oobmgr.ui.language import AsWritten, tr, tr_each
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM, scaled
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.parts import empty
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.ui.shell.glance import Glance

_TOLD_FOR_MS: Final = 8000
_EDGE: Final = 12
_BETWEEN: Final = 16
_BETWEEN_KEYS: Final = 14
_AGREE: Final = {None: "", True: "Books consistent", False: "Books not consistent"}


class StatusLine(Ground):
    """Key hints at the left, an announcement beside them, the state of the books at the right."""

    ground = "desk"
    edges = (("top", "line"),)

    def __init__(self) -> None:
        super().__init__()
        self._drawn: tuple[tuple[str, str], ...] = ()
        self.hints: tuple[tuple[str, str], ...] = ()
        self._shown_hints: list[KeyHint] = []
        self.told = ""
        self._agree: bool | None = None
        self._books = ""
        self._keys = across(spacing=_BETWEEN_KEYS)
        self._told = TextLabel(px=LABEL_PX, weight=MEDIUM, token="ink")
        self._right = [TextLabel(px=LABEL_PX, token="ink2") for _ in range(2)]
        self._timer = QTimer(self, singleShot=True, interval=_TOLD_FOR_MS)
        self._timer.timeout.connect(lambda: self.tell(""))
        line = across(on=self, margins=(_EDGE, 1, _EDGE, 0), spacing=_BETWEEN)
        line.addLayout(self._keys)
        line.addStretch(1)
        for label in (self._told, *self._right):
            line.addWidget(label)
        theme_changes().changed.connect(self._measure)
        self._measure()
        key_changes().changed.connect(self._show_hints)
        # Hints too many for a small window are cut, they do not widen it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(1)

    def _measure(self) -> None:
        """Be as high as the size of text asks for."""
        self.setFixedHeight(scaled(24))

    @property
    def state(self) -> str:
        """What stands at the right."""
        return ", ".join(label.text() for label in self._right if label.text())

    @property
    def file(self) -> TextLabel:
        """What tells which file is open."""
        return self._right[1]

    def set_hints(self, hints: Sequence[tuple[str, str]]) -> None:
        """Show the keys of a page, given as they are drawn."""
        self._drawn = tuple(hints)
        self._show_hints()

    def _show_hints(self) -> None:
        hints = hints_now(self._drawn)
        # Pages tell of their hints at every change of the focus; mostly they are the same.
        if hints == self.hints:
            return
        self.hints = hints
        empty(self._keys)
        self._shown_hints = [KeyHint(key, words) for key, words in self.hints]
        for hint in self._shown_hints:
            self._keys.addWidget(hint)
        self._fit()

    def tell(self, sentence: str) -> None:
        """Announce what happened, for some seconds."""
        self.told = sentence
        # Whole, while what is painted may be cut.
        self._told.setAccessibleName(tr(sentence))
        self._timer.start()
        announce(self, sentence)
        self._fit()

    def take_back(self, sentence: str) -> None:
        """Stop announcing what does not hold any more; what was announced since stays."""
        if self.told == sentence:
            self.tell("")

    def set_state(self, books: str, file: str, *, wrong: bool = False) -> None:
        """Say whether the books agree, and which file with how many transactions is open."""
        self._right[0].setText(books)
        self._right[0].setVisible(bool(books))
        self._right[0].set_token("err" if wrong else "ink2")
        self._right[1].setText(file)
        self._right[1].setVisible(bool(file))
        self._fit()

    def show_books(self, glance: Glance, file: str) -> None:
        """Say which books these are; whether they agree stays as it was told last."""
        # Here, for fractions come along, which the first window does without.
        from oobmgr.domain.quantities import counted

        count = counted(glance.summary.transactions, "transaction")
        self._books = tr_each(", ", (AsWritten(file), count))
        self._show_state()

    def show_check(self, *, agree: bool | None) -> None:
        """Say whether the books agree with themselves; None where nobody has looked yet."""
        self._agree = agree
        self._show_state()

    def _show_state(self) -> None:
        self.set_state(_AGREE[self._agree], self._books, wrong=self._agree is False)

    def _fit(self) -> None:
        """Show the announcement in full if there is room, then as many keys as fit beside it."""
        shown = [label for label in self._right if not label.isHidden()]
        books = sum(label.sizeHint().width() + _BETWEEN for label in shown)
        room = self.width() - 2 * _EDGE - books
        words = self._told.fontMetrics().elidedText(
            tr(self.told), Qt.TextElideMode.ElideRight, max(0, room)
        )
        self._told.setText(words)
        self._told.setToolTip("" if words == tr(self.told) else tr(self.told))
        room -= self._told.sizeHint().width() + 2 * _BETWEEN
        for hint in self._shown_hints:
            room -= hint.sizeHint().width()
            # All that follow go as well, since the room is below nought from here on: no gap in the
            # row.
            hint.setVisible(room >= 0)
            room -= _BETWEEN_KEYS

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
