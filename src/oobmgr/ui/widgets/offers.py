"""Words that a line offers while one types, those first that are most likely meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit

from oobmgr.ui.widgets.list_model import Index

_NEVER: Final[Mapping[str, int]] = MappingProxyType({})
OFFERED: Final = "offered"
"""The list of the words, by which the style sheet knows it."""
_ROOT: Final = QModelIndex()
Words: TypeAlias = Iterable[str] | Callable[[], Iterable[str]]


class Offers(QCompleter):
    """Offers the words in which, anywhere and in whichever letters, what was typed stands.

    First what is used most, where a mapping of the `words` says how often; then what was typed in
    full, what begins with it, and the rest in the order in which they were given. Words that take
    long to gather are called for once something is typed.
    """

    def __init__(self, words: Words, line: QLineEdit) -> None:
        super().__init__(line)
        self._words = _Ranked(words, self)
        self.setModel(self._words)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        line.setCompleter(self)
        self._line, self._opened = line, line.text().strip()

    @property
    def choosing(self) -> bool:
        """Whether a word is chosen in the open list, which Enter then takes."""
        popup = self.popup()
        return popup is not None and popup.isVisible() and popup.currentIndex().isValid()

    def offer(self, words: Iterable[str]) -> None:
        """Offer other words."""
        self._words.set_words(words)

    def write_as_known(self) -> None:
        """Let a word that was typed in other capitals stand as it is offered."""
        typed = self._line.text().strip()
        # What nobody typed stays as it is: units hold it so.
        if typed == self._opened:
            return
        known = self._words.spelled(typed)
        if known != typed:
            self._line.setText(known)

    # Qt

    def splitPath(self, path: str) -> list[str]:
        # Qt asks for this with what was typed, before it looks for it.
        self._words.rank(path)
        if (opening := self.popup()) is not None:
            # It lies over other fields, from which nothing else would tell it apart.
            opening.setObjectName(OFFERED)
            # Formations of one army differ at their ends only.
            opening.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        return [path]


class _Ranked(QAbstractListModel):
    """The words, in the order of what was typed last."""

    def __init__(self, words: Words, parent: Offers) -> None:
        super().__init__(parent)
        self._used = words if isinstance(words, Mapping) else _NEVER
        self._asked = words if callable(words) else None
        self._given = () if callable(words) else tuple(words)
        self._shown = self._given

    def _gather(self) -> None:
        """Ask for the words, unless they are known."""
        asked, self._asked = self._asked, None
        if asked is not None:
            words = asked()
            self._used = words if isinstance(words, Mapping) else _NEVER
            self.set_words(words)

    def set_words(self, words: Iterable[str]) -> None:
        given = tuple(words)
        if given != self._given:  # set anew they would close an open list
            self.beginResetModel()
            self._given = self._shown = given
            self.endResetModel()

    def spelled(self, typed: str) -> str:
        """What was typed, in the capitals of the one word that it is meant for."""
        self._gather()
        meant = {word for word in self._given if word.casefold() == typed.casefold()}
        return meant.pop() if len(meant) == 1 else typed

    def rank(self, typed: str) -> None:
        self._gather()
        typed = typed.casefold()

        def place(word: str) -> tuple[int, bool, bool]:
            told = word.casefold()
            return -self._used.get(word, 0), told != typed, not told.startswith(typed)

        shown = tuple(sorted(self._given, key=place))
        if shown != self._shown:
            # Not a reset, which would close the open list.
            self.layoutAboutToBeChanged.emit()
            self._shown = shown
            self.layoutChanged.emit()

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        told = role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}
        return self._shown[index.row()] if told and index.isValid() else None
