"""English words in what a window of another language shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableView,
    QWidget,
)

from oobmgr.campaign.queries import Queries
from oobmgr.ui.language import tr

_ENGLISH: Final = re.compile(
    r"\b(?:the|of|has|have|no|not|nothing|none|and|with|without|is|are|to|for|from|by|at|this|that|"
    r"which|where|when|each|every|its|their|it|if|be|been|cannot|than|only|any|all|units?|turns?|"
    r"phases?|entry|entries|lost|points|hexes|divisions?|closed|open)\b"
)
"""Words that no German sentence has."""
_COPIED: Final = ("oobmgr ", "Python ")
"""A command line, and the versions of a report of a fault: to be copied as they are."""
_AS_TYPED: Final = ("Dec I 1941 to Feb II 1942", "Dec I to Feb II", "4 of 8")
"""How turns, and the boxes of a sheet, are typed."""
_GAMES: Final = ("Fire in the East",)
"""Names of games."""
_SHOWN: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
_ROWS: Final = 300


def english_left(queries: Queries) -> Callable[[QWidget], Iterator[str]]:
    """A finder of texts with English words in them.

    Names and notes that players gave are in whatever language they wrote.
    """
    names = _names(queries)
    # Words of ours within them may be translated.
    named = (*names, *map(tr, names), *_AS_TYPED, *_GAMES)

    def find(root: QWidget) -> Iterator[str]:
        for text in _texts(root):
            # A button keeps its text, and says it as it is painted.
            said = tr(text)
            if said.startswith(_COPIED):
                continue
            for name in named:
                said = said.replace(name, "") if name in said else said
            if _ENGLISH.search(said):
                yield said

    return find


def _names(queries: Queries) -> list[str]:
    texts = {
        text
        for unit in queries.units()
        for text in (*unit.path, unit.designation, unit.note, unit.setup)
        if _ENGLISH.search(text)
    }
    return sorted(texts, key=len, reverse=True)


def _texts(root: QWidget) -> Iterator[str]:
    for one in root.findChildren(QWidget):
        if one.isVisible():
            yield from filter(None, (one.toolTip(), one.accessibleName(), *_own(one)))


def _own(one: QWidget) -> Iterator[str]:
    if isinstance(one, QLabel | QAbstractButton):
        yield one.text()
    elif isinstance(one, QLineEdit):
        yield one.placeholderText()
    elif isinstance(one, QComboBox):
        yield from (one.itemText(at) for at in range(one.count()))
    elif isinstance(one, QTabBar):
        yield from (one.tabText(at) for at in range(one.count()))
    elif isinstance(one, QHeaderView):
        return  # its table tells its heads, and it has the cells of hidden columns
    elif isinstance(one, QAbstractItemView) and one.model() is not None:
        yield from _cells(one)


def _is_hidden(view: QAbstractItemView, column: int) -> bool:
    """Whether a column is there for the search alone."""
    return isinstance(view, QTableView) and view.isColumnHidden(column)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for column in range(model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        rows = 0 if _is_hidden(view, column) else min(model.rowCount(), _ROWS)
        for row in range(rows):
            cell = model.index(row, column)
            yield from (text for role in _SHOWN if isinstance(text := cell.data(role), str))
