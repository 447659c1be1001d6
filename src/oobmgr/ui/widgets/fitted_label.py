"""A heading that stays within its panel, however long one of its words is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent

from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, REGULAR
from oobmgr.ui.widgets.texts import TextLabel


class FittedLabel(TextLabel):
    """Wraps between words; a word wider than the label is elided in its middle.

    A label that wraps is else as wide as its longest word, and widens what it stands in: a
    designation may have hundreds of letters and no space. The tool tip then says all of it.
    """

    def __init__(
        self, text: str = "", *, px: int = BODY_PX, weight: int = REGULAR, token: Token = "ink"
    ) -> None:
        super().__init__("", px=px, weight=weight, token=token, wrap=True)
        self.words = ""
        self.set_words(text)

    def set_words(self, words: str) -> None:
        """Show another text."""
        self.words = tr(words)
        self._fit()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        middle = Qt.TextElideMode.ElideMiddle
        room = self.contentsRect().width()
        fitted = [metrics.elidedText(word, middle, room) for word in self.words.split(" ")]
        shown = " ".join(fitted)
        self.setToolTip("" if shown == self.words else self.words)
        self.setAccessibleName(self.words)
        # Only then: a text that is set lays the label out again, which resizes it, which comes back
        # here.
        if shown != self.text():
            self.setText(shown)

    # Qt

    def minimumSizeHint(self) -> QSize:
        # Any width will do, for the words are cut to it; only the height is needed.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
