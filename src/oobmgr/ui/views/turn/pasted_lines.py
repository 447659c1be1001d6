"""A table that is pasted into a form: each of its lines is posted as if it had been typed there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.rules.field_info import FieldInfo, InputKind
from oobmgr.rules.nearest import folded

_YES: Final = frozenset({"yes", "y", "x", "true", "1"})
_ENTERED: Final = frozenset({InputKind.TEXT, InputKind.NUMBER, InputKind.CHOICE, InputKind.FLAG})


class PastedLines(QObject):
    """Takes a block of several lines out of the clipboard, if its first line names inputs.

    `taken` says that there are lines; `next_line` hands them on one by one. `unread` tells why a
    table was not taken.
    """

    taken = Signal()
    unread = Signal(str)

    def __init__(self, form: QWidget, fields: Sequence[FieldInfo]) -> None:
        super().__init__(form)
        self._form = form
        self._fields = fields
        self._lines: list[dict[str, Any]] = []
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    @property
    def words(self) -> str:
        """What waits, as a sentence; empty where nothing does."""
        if not self._lines:
            return ""
        return f"{counted(len(self._lines), 'pasted line')} to come: Ctrl+Enter posts all."

    def next_line(self) -> dict[str, Any] | None:
        """The inputs of the next line, which then waits no more."""
        return self._lines.pop(0) if self._lines else None

    def clear(self) -> None:
        """Drop what waits."""
        self._lines.clear()

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        # Only the field with the focus is pasted into. A filter on each field of a form would hear
        # of every one that is dressed, laid out and shown, which took longer than to make them.
        if old is not None:
            old.removeEventFilter(self)
        if now is not None and self._form.isAncestorOf(now):
            now.installEventFilter(self)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        # Before the field hears of it, which would take a table for one long word.
        if key and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text()
            lines = lines_of(text, self._fields)
            if lines:
                self._lines = lines
                self.taken.emit()
                return True
            # A tab says that it was meant as a table; anything else is text for the field.
            if "\t" in text:
                names = ", ".join(field.called.rstrip("?") for field in _named(self._fields))
                self.unread.emit(f"The first line of a table names its columns: {names}.")
                return True
        return super().eventFilter(watched, event)


def lines_of(text: str, fields: Sequence[FieldInfo]) -> list[dict[str, Any]]:
    """The inputs in each line of a table; none where its head names anything but inputs.

    A column is named as the form calls it, or as the command line does.
    """
    # Last the names, which no two inputs share; labels of two may be alike.
    known = {folded(field.called): field for field in _named(fields)}
    known |= {folded(field.name): field for field in _named(fields)}
    rows = [line.split("\t") for line in text.splitlines() if line.strip()]
    heads = [folded(head) for head in rows[0]] if rows else []
    # Any strange column refuses all: a value that is left out without a word would be missed later.
    if not rows[1:] or not all(head in known for head in heads):
        return []
    # A row may end early: what it leaves out is not entered.
    return [_inputs(dict(zip(heads, row, strict=False)), known) for row in rows[1:]]


def _named(fields: Sequence[FieldInfo]) -> list[FieldInfo]:
    """The inputs that a column of a table can hold."""
    return [field for field in fields if field.kind in _ENTERED]


def _inputs(cells: Mapping[str, str], known: Mapping[str, FieldInfo]) -> dict[str, Any]:
    """The cells that say something, as raw inputs; what is no number stays text, to be refused."""
    found: dict[str, Any] = {}
    for head, cell in cells.items():
        field, text = known[head], cell.strip()
        if field.kind is InputKind.FLAG and text:
            found[field.name] = text.lower() in _YES
        elif text:
            number = field.kind is InputKind.NUMBER and text.isdecimal()
            found[field.name] = int(text) if number else text
    return found
