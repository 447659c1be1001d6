"""A box to tick whose words go on in further lines where they have no room in one."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from oobmgr.ui.language import tr


class WrappingCheck(QCheckBox):
    """As wide as its longest word at least; Qt's own is as wide as all of them."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        # Qt's own policy would hold it as wide as its words are now.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Write other words beside the box."""
        self._words = tr(words)
        self.setAccessibleName(self._words)
        self.setText(self._words)
        if self.isVisible():
            self._fit()

    def _fit(self) -> None:
        """Break the words where a line has no room for the next one."""
        metrics, room = self.fontMetrics(), self.width() - self._beside
        lines: list[str] = []
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        broken = "\n".join(lines)
        if broken != self.text():
            self.setText(broken)

    @property
    def _beside(self) -> int:
        """How wide the box is, with the room between it and the words."""
        longest = max(map(self.fontMetrics().horizontalAdvance, self.text().split("\n")))
        return super().sizeHint().width() - longest

    # Qt

    def minimumSizeHint(self) -> QSize:
        word = max(map(self.fontMetrics().horizontalAdvance, self._words.split(" ")))
        return QSize(self._beside + word, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
