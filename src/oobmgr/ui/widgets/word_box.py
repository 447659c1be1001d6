"""A list to choose a word from: it shows the language of the window and answers in English."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.choice_box import ChoiceBox


class WordBox(ChoiceBox):
    """A drop-down list of words that code compares; what is typed into one stays as it is."""

    def offer(self, words: Iterable[str]) -> None:
        """Offer further words, given in English."""
        for word in words:
            # Shown in one language and kept in another, so that code compares what it wrote itself.
            self.addItem(tr(word), word)

    @property
    def word(self) -> str:
        """The word that is chosen, in English, or what was typed."""
        # Enter adds what was typed to the list, without a word behind it.
        offered = self.itemData(self.findText(self.currentText()))
        return self.currentText() if offered is None else str(offered)

    def choose(self, word: str) -> None:
        """Choose a word given in English; one that is not offered is typed, where it can be."""
        at = self.findData(word)
        if at >= 0:
            self.setCurrentIndex(at)
        else:
            self.setCurrentText(word)
