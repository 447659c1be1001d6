"""A table that is pasted into a form: each of its lines is posted as if it had been typed there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.rules.field_info import FieldInfo, InputKind
from oobmgr.rules.nearest import folded
from oobmgr.ui.widgets.number_field import NumberField

_YES: Final = frozenset({"yes", "y", "x", "true", "1"})
_ENTERED: Final = frozenset({InputKind.TEXT, InputKind.NUMBER, InputKind.CHOICE, InputKind.FLAG})


class PastedLines(QObject):
    """Takes a block of several lines out of the clipboard, if its first line names inputs.

    `taken` says that there are lines; `next_line` hands them on one by one.
    """

    taken = Signal()

    def __init__(self, form: QWidget, fields: Sequence[FieldInfo]) -> None:
        super().__init__(form)
        self._fields = fields
        self._lines: list[dict[str, Any]] = []
        for box in (*form.findChildren(QLineEdit), *form.findChildren(NumberField)):
            box.installEventFilter(self)

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

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if key and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Paste):
            lines = lines_of(QGuiApplication.clipboard().text(), self._fields)
            if lines:
                self._lines = lines
                self.taken.emit()
                return True
        return super().eventFilter(watched, event)


def lines_of(text: str, fields: Sequence[FieldInfo]) -> list[dict[str, Any]]:
    """The inputs in each line of a table; none where its head names anything but inputs."""
    known = {folded(field.name): field for field in fields if field.kind in _ENTERED}
    rows = [line.split("\t") for line in text.splitlines() if line.strip()]
    heads = [folded(head.strip().replace(" ", "_")) for head in rows[0]] if rows else []
    if not rows[1:] or not all(head in known for head in heads):
        return []
    return [_inputs(dict(zip(heads, row, strict=False)), known) for row in rows[1:]]


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
