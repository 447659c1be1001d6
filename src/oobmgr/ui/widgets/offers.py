"""Words that a line offers while one types, those first that are most likely meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLineEdit

from oobmgr.ui.widgets.found_words import FindingCompleter, FoundWords

_NEVER: Final[Mapping[str, int]] = MappingProxyType({})
OFFERED: Final = "offered"
"""The list of the words, by which the style sheet knows it."""
Words: TypeAlias = Iterable[str] | Callable[[], Iterable[str]]


class Offers(FindingCompleter):
    """Offers the words in which, anywhere and in whichever letters, what was typed stands.

    First what is used most, where a mapping of the `words` says how often; then what was typed in
    full, what begins with it, and the rest in the order in which they were given. Where there are
    none, those that a search finds: of a slip what is meant. Words that take long to gather are
    called for once something is typed.
    """

    words: _Ranked

    def __init__(self, words: Words, line: QLineEdit) -> None:
        super().__init__(_Ranked(words, line), line)
        line.setCompleter(self)
        self._line, self._opened = line, line.text().strip()

    @property
    def choosing(self) -> bool:
        """Whether a word is chosen in the open list, which Enter then takes."""
        popup = self.popup()
        return popup is not None and popup.isVisible() and popup.currentIndex().isValid()

    def offer(self, words: Iterable[str]) -> None:
        """Offer other words."""
        self.words.set_words(words)

    def write_as_known(self) -> None:
        """Let a word that was typed in other capitals stand as it is offered."""
        typed = self._line.text().strip()
        # What nobody typed stays as it is: units hold it so.
        if typed == self._opened:
            return
        known = self.words.spelled(typed)
        if known != typed:
            self._line.setText(known)

    # Qt

    def splitPath(self, path: str) -> list[str]:
        if (opening := self.popup()) is not None:
            # It lies over other fields, from which nothing else would tell it apart.
            opening.setObjectName(OFFERED)
            # Formations of one army differ at their ends only.
            opening.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        return super().splitPath(path)


class _Ranked(FoundWords):
    """The words, in the order of what was typed last."""

    def __init__(self, words: Words, parent: QObject) -> None:
        super().__init__(() if callable(words) else words, parent, begins=False)
        self._used = words if isinstance(words, Mapping) else _NEVER
        self._asked = words if callable(words) else None

    def _gather(self) -> None:
        """Ask for the words, unless they are known."""
        asked, self._asked = self._asked, None
        if asked is not None:
            words = asked()
            self._used = words if isinstance(words, Mapping) else _NEVER
            self.set_words(words)

    def spelled(self, typed: str) -> str:
        """What was typed, in the capitals of the one word that it is meant for."""
        self._gather()
        meant = {word for word in self.given if word.casefold() == typed.casefold()}
        return meant.pop() if len(meant) == 1 else typed

    def ask(self, typed: str) -> None:
        self._gather()
        super().ask(typed)

    def ranked(self, typed: str) -> tuple[str, ...]:
        def place(word: str) -> tuple[int, bool, bool]:
            told = word.casefold()
            return -self._used.get(word, 0), told != typed, not told.startswith(typed)

        return tuple(sorted(self.given, key=place))
