"""A sentence in the status line that is taken back once it does not hold any more."""

from __future__ import annotations

from oobmgr.ui.operations.desk import Desk


class Announced:
    """What a form announced last, such as a refusal that may speak of one of its fields."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sentence = ""

    def say(self, sentence: str) -> None:
        """Announce a sentence for some seconds, or until it is taken back."""
        self._sentence = sentence
        self._desk.announced.emit(sentence)

    def take_back(self) -> None:
        """Take the sentence back; what others announced since stays."""
        if self._sentence:
            self._desk.withdrawn.emit(self._sentence)
            self._sentence = ""
