"""The line at the foot: keys that work here, what just happened, how the books stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM, scaled
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.ui.shell.glance import Glance

_TOLD_FOR_MS: Final = 8000


class StatusLine(QWidget):
    """Key hints at the left, an announcement beside them, the state of the books at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hints: tuple[tuple[str, str], ...] = ()
        self._agree = True
        self._keys = QHBoxLayout()
        self._keys.setSpacing(14)
        self._told = TextLabel(px=LABEL_PX, weight=MEDIUM, token="ink")
        self._right = [TextLabel(px=LABEL_PX, token="ink2") for _ in range(2)]
        self._timer = QTimer(self, singleShot=True, interval=_TOLD_FOR_MS)
        self._timer.timeout.connect(lambda: self._told.setText(""))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 1, 12, 0)
        layout.setSpacing(16)
        layout.addLayout(self._keys)
        layout.addStretch(1)
        layout.addWidget(self._told)
        for label in self._right:
            layout.addWidget(label)
        self.setFixedHeight(scaled(24))
        # Hints too many for a small window are cut, they do not widen it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(1)

    @property
    def hints(self) -> tuple[tuple[str, str], ...]:
        """The keys that are shown, each with what it does."""
        return self._hints

    @property
    def told(self) -> str:
        """The announcement, while it is shown."""
        return self._told.text()

    @property
    def state(self) -> str:
        """What stands at the right."""
        return ", ".join(label.text() for label in self._right if label.text())

    def set_hints(self, hints: Sequence[tuple[str, str]]) -> None:
        """Show the keys of a page."""
        if tuple(hints) == self._hints:
            return
        self._hints = tuple(hints)
        while (item := self._keys.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for key, words in self._hints:
            self._keys.addWidget(KeyHint(key, words))

    def tell(self, sentence: str) -> None:
        """Announce what happened, for some seconds."""
        self._told.setText(sentence)
        self._told.setAccessibleName(sentence)
        self._timer.start()

    def set_state(self, books: str, file: str, *, wrong: bool = False) -> None:
        """Say whether the books agree, and which file with how many transactions is open."""
        self._right[0].setText(books)
        self._right[0].set_token("err" if wrong else "ink2")
        self._right[1].setText(file)
        self._right[1].setVisible(bool(file))

    def show_books(self, glance: Glance, file: str) -> None:
        """Say how the books of a campaign stand; a check that was not made leaves the last word."""
        count = glance.summary.transactions
        if glance.books_agree is not None:
            self._agree = glance.books_agree
        words = "Books consistent" if self._agree else "Books not consistent"
        things = "transaction" if count == 1 else "transactions"
        self.set_state(words, f"{file}, {count:,} {things}", wrong=not self._agree)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour("desk"))
        painter.fillRect(QRectF(0, 0, self.width(), 1), colour("line"))
