"""Words that a line offers: those that what is typed finds, as the searches of all pages do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtWidgets import QCompleter

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.ui.widgets.list_model import Index

_ROOT: Final = QModelIndex()
_TYPED: Final = Qt.ItemDataRole.UserRole
"""What Qt compares with what was typed: just that for a word that is found, and else nothing."""


class FoundWords(QAbstractListModel):
    """The words of a list with what was typed last. `begins` goes before whatever else finds."""

    def __init__(self, words: Iterable[str], parent: QObject, *, begins: bool) -> None:
        super().__init__(parent)
        self._begins = begins
        self._typed = ""
        self._found: frozenset[str] = frozenset()
        self._searched: Searched | None = None
        self.given = self.shown = tuple(words)

    def set_words(self, words: Iterable[str]) -> None:
        """Offer other words."""
        given = tuple(words)
        if given != self.given:  # set anew they would close an open list
            self.beginResetModel()
            self.given = self.shown = given
            self._searched = None
            self.endResetModel()

    def ask(self, typed: str) -> None:
        """Find what was typed."""
        found = frozenset(self.found(typed))
        shown = self.ranked(typed.casefold())
        if (typed, found, shown) != (self._typed, self._found, self.shown):
            # Not a reset, which would close the open list. Told at each key: else Qt would look
            # only among what it found for the letters before, and a slip finds other words.
            self.layoutAboutToBeChanged.emit()
            self._typed, self._found, self.shown = typed, found, shown
            self.layoutChanged.emit()

    def ranked(self, _: str) -> tuple[str, ...]:
        """The words as they are offered for what was typed: as they were given."""
        return self.given

    def found(self, typed: str) -> list[str]:
        """The words in which what was typed stands; else those that a search finds for it."""
        low = typed.casefold()
        if self._begins:
            begun = [word for word in self.given if word.casefold().startswith(low)]
        else:
            begun = [word for word in self.given if low in word.casefold()]
        parts = parts_of(typed)
        if begun or not parts:
            return begun
        if self._searched is None:
            self._searched = Searched([word.lower() for word in self.given])
        # A comma parts two searches elsewhere; here it stands in the one word that is meant.
        parts = parts_of(typed.replace(",", " "))
        places, _ = self._searched.likeliest(parts, range(len(self.given)))
        return [self.given[at] for at in places]

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        word = self.shown[index.row()]
        if role == _TYPED:
            return self._typed if word in self._found else None
        told = role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}
        return word if told else None


class FindingCompleter(QCompleter):
    """Offers words by what a search finds. `asked` is what of the text is looked for."""

    def __init__(self, words: FoundWords, parent: QObject) -> None:
        super().__init__(parent)
        self.words = words
        words.setParent(self)
        self.setModel(words)
        self.setCompletionRole(_TYPED)

    def asked(self, text: str) -> str:
        """What of the text is looked for: all of it."""
        return text

    # Qt

    def splitPath(self, path: str) -> list[str]:
        # Qt asks for this with what was typed, before it looks for it.
        typed = self.asked(path)
        self.words.ask(typed)
        return [typed]

    def pathFromIndex(self, index: Index) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole) or "")
