"""A heading that stays within its panel, however long one of its words is."""

import re
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QStyle

from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, REGULAR
from oobmgr.ui.widgets.short_terms import in_short
from oobmgr.ui.widgets.texts import TextLabel

AT_HYPHEN: Final = re.compile(r"(?<=[^\W\d_]-)(?=[^\W\d_])")
"""Where a word goes on in the next line: between letters, not within a number."""
_HIGH: Final = 100_000
"""Pixels that no text is high."""


class FittedLabel(TextLabel):
    """Wraps between words and after hyphens.

    A word wider than the label is written in short, or else elided in its middle.

    A label that wraps is else as wide as its longest word, and widens what it stands in: a
    designation may have hundreds of letters and no space. The tool tip then says all of it.
    """

    def __init__(
        self, text: str = "", *, px: int = BODY_PX, weight: int = REGULAR, token: Token = "ink"
    ) -> None:
        super().__init__("", px=px, weight=weight, token=token, wrap=True)
        self.words = ""
        self._lines = 0
        self._fitted_to = 0
        self.set_words(text)

    def set_words(self, words: str, *, lines: int = 0) -> None:
        """Show another text: all of it, or what stands in so many lines."""
        self.words, self._lines = tr(words), lines
        self.fit_words()

    @property
    def is_cut(self) -> bool:
        """Whether some of the words are out of sight."""
        return self.text() != self.words

    def lines_of(self, words: str, most: int) -> int:
        """How many lines words take in the width that there is, `most` where they take more."""
        needed = _height(self.fontMetrics(), words, max(1, self.contentsRect().width()))
        return next((n for n in range(1, most) if self.height_of(n) >= needed), most)

    def height_of(self, lines: int) -> int:
        """How high so many lines stand."""
        # Measured, because the space between lines is no whole number in each size of text.
        return _height(self.fontMetrics(), "\n".join("X" * lines), _HIGH)

    def fit_words(self) -> None:
        """Show of the words what has room; called whenever words, width or font have changed."""
        metrics = self.fontMetrics()
        room = self._fitted_to = self.contentsRect().width()
        fitted = [_fitted(word, metrics, room) for word in self.words.split(" ")]
        shown = self._in_lines(fitted, room)
        self.setToolTip("" if shown == self.words else self.words)
        # All of it: a screen reader has room for any word.
        self.setAccessibleName(self.words)
        # Only then: a text that is set lays the label out again, which resizes it, which comes back
        # here.
        if shown != self.text():
            # It is in the language of the window already: a name may be a word of ours by itself.
            self.setText(AsWritten(shown))

    def _in_lines(self, words: list[str], room: int) -> str:
        """The words that have room in the lines that are allowed, with dots where some have not."""
        whole = " ".join(words)
        if not self._lines or room <= 0:  # without a width nothing can be measured yet
            return whole
        metrics, shown = self.fontMetrics(), whole
        most = self.height_of(self._lines)
        while len(words) > 1 and _height(metrics, shown, room) > most:
            words = words[:-1]
            shown = f"{' '.join(words)} …"
        return shown

    # Qt

    def minimumSizeHint(self) -> QSize:
        # Any width will do, for the words are cut to it; only the height is needed.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        more = self.contentsRect().width() - self._fitted_to
        # With a scroll bar the words are cut, without one they are not, and then it comes again:
        # the room of a bar alone changes nothing, or it would come and go for ever.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        if not self._fitted_to or not 0 < more <= bar:
            self.fit_words()


def _fitted(word: str, metrics: QFontMetrics, room: int) -> str:
    """A word as it has room: in two lines at a hyphen, else in short, else cut in its middle."""
    if metrics.horizontalAdvance(word) <= room:
        return word
    parts = AT_HYPHEN.split(word)
    if max(map(metrics.horizontalAdvance, parts)) > room:
        parts = AT_HYPHEN.split(in_short(word))
    middle = Qt.TextElideMode.ElideMiddle
    return "".join(metrics.elidedText(part, middle, room) for part in parts)


def _height(metrics: QFontMetrics, text: str, room: int) -> int:
    """How high a text stands that wraps in a width."""
    everything = QRect(0, 0, room, _HIGH)
    return metrics.boundingRect(everything, Qt.TextFlag.TextWordWrap, text).height()
