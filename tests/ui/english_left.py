"""English words in what a window of another language shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

from oobmgr.campaign.queries import Queries
from oobmgr.domain.places import resources_dir
from oobmgr.ui.language import AsWritten, language, tr
from oobmgr.ui.language.linguist import read_file
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.spoken import PaintedInterface

_ENGLISH: Final = re.compile(r"\b(?:all|at|by|if|not|nothing|off|on|than|to|units)\b")
"""Words that no German sentence has, though German nouns may be written so."""
_WORD: Final = re.compile(r"(?<![^\W_])[^\W\d_]{2,}(?![^\W_])")
"""Not the letters of a type of aircraft, such as He111."""
_FILE: Final = re.compile(r"\S+\.(?:oob|xlsx|csv)")
_BORROWED: Final = frozenset(
    [
        "block",
        "brigade",
        "code",
        "divisor",
        "export",
        "formation",
        "hand",
        "import",
        "mark",
        "minimum",
        "name",
        "neutral",
        "normal",
        "panel",
        "partisan",
        "regiment",
        "segment",
        "status",
        "tank",
        "tests",
        "transport",
        "zone",
    ]
)
"""German words as well, whatever part of the translations keeps them."""
_KEPT: Final = 0.25
"""The part of its translations that keep a word which belongs to both languages."""
_COPIED: Final = ("oobmgr ", "Python ", "Quelle: ")
"""A command line, and the versions of a report of a fault: to be copied as they are. The sources of
cases name parts of English rulebooks."""
_AS_TYPED: Final = (
    "4 of 8", "A19 hex 1612", "Sheet1!",
    "Designation, Steps left", "etwa Arkhangelsk=3",
)  # fmt: skip
"""How turns, boxes of a sheet, cells and columns of a workbook are typed."""
_NAMES: Final = (
    "Fire in the East", "War in Europe", "Balkans 1944", "SIL Open Font License",
    "Import und Export", "Letter", "(optional)", "Enter", "A sample",
)  # fmt: skip
"""Names of games, of a licence, of paper, of a key; and what is German all the same."""
_SHOWN: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
_ROWS: Final = 300


def english_left(queries: Queries) -> Callable[[QWidget], Iterator[str]]:
    """A finder of texts with English words in them.

    Names and notes that players gave are in whatever language they wrote.
    """
    english = english_words(language())
    names = _names(queries, english)
    # Words of ours within them may be translated.
    named = (*names, *map(tr, names), *_AS_TYPED, *_NAMES)

    known: dict[tuple[type[str], str], str] = {}

    def left_in(text: str) -> str:
        said = tr(text)
        if said.startswith(_COPIED):
            return ""
        for name in named:
            said = said.replace(name, "") if name in said else said
        said = _FILE.sub("", said)
        left = sorted((_words(said) & english) | set(_ENGLISH.findall(said)))
        return f"{said} [{', '.join(left)}]" if left else ""

    def find(root: QWidget) -> Iterator[str]:
        for text in shown_texts(root):
            # Most of a window is the same at the next look.
            key = (type(text), text)
            if key not in known:
                known[key] = left_in(text)
            if known[key]:
                yield known[key]

    return find


@cache
def english_words(code: str) -> frozenset[str]:
    """The words of our English texts that their translations do not use: in a window none is right.

    A word that most translations of it keep, such as a rank, belongs to both languages. One that a
    translation keeps here and there, such as a name of an input to be typed, does not.
    """
    english: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    own: set[str] = set()
    for path in sorted((resources_dir() / "translations" / code).rglob("*.ts")):
        for text, translation in read_file(path).items():
            ours, theirs = _words(text), _words(translation)
            english.update(ours)
            kept.update(ours & theirs)
            own |= theirs - ours
    borrowed = {word for word, times in english.items() if kept[word] >= _KEPT * times}
    return frozenset(english) - own - borrowed - _BORROWED


def _words(text: str) -> set[str]:
    """The words of a text, but for signs such as SP and numbers of cases such as AIR 02."""
    return {word.casefold() for word in _WORD.findall(text) if not word.isupper()}


def _names(queries: Queries, english: frozenset[str]) -> list[str]:
    written = {text for unit in queries.units() for text in (unit.note, unit.setup)}
    texts = {text for text in queries.names_given() | written if _words(text) & english}
    return sorted(texts, key=len, reverse=True)


def shown_texts(root: QWidget) -> Iterator[str]:
    """All that widgets show, tell and say."""
    for one in root.findChildren(QWidget):
        if not one.isVisible():
            continue
        if isinstance(one, QAbstractButton):
            yield one.text()  # which is kept in English, and painted in the language
        shown = (one.toolTip(), one.accessibleName(), *_own(one), *_painted(one))
        yield from (text if _translates(one) else AsWritten(text) for text in shown if text)


def _translates(one: QWidget) -> bool:
    """Whether a view says in its language what its model holds in English."""
    # As lines of working and trees do, whose delegates are told whose words are whose.
    return isinstance(one, QAbstractItemView) and not isinstance(one.model(), ListTableModel)


def _painted(one: QWidget) -> Iterator[str]:
    """What the parts of a widget say that paints itself."""
    told: object = QAccessible.queryAccessibleInterface(one)
    if isinstance(told, PaintedInterface):
        for at in range(told.first, min(told.childCount(), told.first + _ROWS)):
            yield told.child(at).text(QAccessible.Text.Name)


def _own(one: QWidget) -> Iterator[str]:
    if isinstance(one, QLabel):
        yield one.text()
    elif isinstance(one, QLineEdit):
        # What is in it was put there by the program, but for names; a spin box tells its own.
        counts = isinstance(one.parent(), QAbstractSpinBox)
        yield from (one.placeholderText(), "" if counts else AsWritten(one.text()))
    elif isinstance(one, QPlainTextEdit):
        yield one.placeholderText()
    elif isinstance(one, QSpinBox):
        yield from (one.text(), one.prefix(), one.suffix())
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
