"""A line that tells how far a long piece of work is, and lets it be stopped."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.heard import Quarters
from oobmgr.ui.widgets.texts import ElidedLabel


class ProgressStrip(QWidget):
    """Words, a bar and Cancel; hidden while nothing runs."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        # A long name of a file must not make its window wider than the screen.
        self._words = ElidedLabel(token="ink2")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Progress"))
        self.cancel_button = KeyButton("Cancel", "Esc")
        self.cancel_button.clicked.connect(self.cancelled)
        across(
            self._words,
            (self._bar, 1),
            self.cancel_button,
            on=self,
            margins=(12, 0, 12, 0),
            spacing=12,
        )
        self._heard = Quarters(self)
        self.hide()

    def start(self, words: str, total: int = 0) -> None:
        """Show the line; `total` is the number of pieces, 0 if nobody knows."""
        self._words.setText(words)
        self._bar.setRange(0, total)
        self._bar.setValue(0)
        self.cancel_button.setEnabled(True)
        self.setAccessibleName(tr(words))
        self.show()
        self._heard.begin(words)

    def advance(self, done: int, words: str = "") -> None:
        """Show how many pieces are done, and other words if there are any."""
        self._bar.setValue(done)
        self._heard.reach(done, self._bar.maximum())
        if words:
            self._words.setText(words)
            self.setAccessibleName(tr(words))

    def finish(self) -> None:
        """Put the line away."""
        self.hide()
