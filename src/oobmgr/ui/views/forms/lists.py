"""Editors of lists: words and numbers in one line, row by row what has a form of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from oobmgr.rules.inputs import GAP, FieldInfo, InputKind
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.editors import Editor, label_of
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.texts import TextLabel

_NUMBERS: Final = frozenset({InputKind.NUMBER, InputKind.EXACT})
_EXAMPLES: Final = {
    InputKind.NUMBER: "such as 3, 2, 2",
    InputKind.EXACT: "such as 3, 2 1/2",
    InputKind.TURN: "such as July I 1941, July II 1941",
}
_TALL: Final = frozenset({InputKind.RECORD, InputKind.TABLE})
_WHOLE: Final = re.compile(r"-?\d+")
_WITH_GAPS: Final = "such as ? ? 15 18"


class LineEditor(Editor):
    """A list of words or numbers in one line, separated by commas; numbers also by spaces alone."""

    def __init__(self, field: FieldInfo, item: FieldInfo) -> None:
        super().__init__()
        self._numbers = item.kind in _NUMBERS
        self._gaps = item.optional
        self.box = named(QLineEdit(), field.name)
        self.box.setAccessibleName(f"{label_of(field)}, separated by commas")
        example = _WITH_GAPS if self._numbers and self._gaps else _EXAMPLES.get(item.kind)
        self.box.setPlaceholderText(example or "separated by commas")
        self.box.setMinimumWidth(scaled(160))
        self.box.textEdited.connect(lambda _: self.changed.emit())
        across((self.box, 1), on=self)
        self.setFocusProxy(self.box)

    def raw(self) -> list[Any]:
        """The words or numbers; what is not a whole number stays text, for the rule to read.

        Words that look like numbers, such as hexes, stay words.
        """
        text = self.box.text().replace(";", ",")
        if self._numbers and "," not in text and "/" not in text:
            text = ",".join(text.split())
        parts = [part.strip() for part in text.split(",")]
        return [self._entry(part) for part in parts if part]

    def _entry(self, part: str) -> Any:  # noqa: ANN401 - any JSON value
        if self._gaps and part == GAP:
            return None
        return int(part) if self._numbers and _WHOLE.fullmatch(part) else part

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show another list."""
        given = value if isinstance(value, Sequence) and not isinstance(value, str) else ()
        if list(given) != self.raw():
            self.box.setText(", ".join(GAP if part is None else str(part) for part in given))


class _Row(QFrame):
    """One entry of a list with its number and the way to take it out; above it, if it is `tall`."""

    def __init__(self, name: str, editor: Editor, *, tall: bool) -> None:
        super().__init__()
        self.editor = editor
        self.number = TextLabel(token="ink2")
        self.number.setMinimumWidth(scaled(16))
        self.remove = named(LinkButton("Remove", quiet=True), f"{name}_remove")
        line = across(self.number, spacing=6)
        layout = down(line, on=self, margins=(0, 3, 0, 3), spacing=2)
        if tall:
            line.addWidget(self.remove)
            line.addStretch(1)
            layout.addWidget(editor)
        else:
            line.addWidget(editor, 1)
            line.addWidget(self.remove)

    def count(self, at: int) -> None:
        """Say which of the entries this is."""
        self.number.setText(f"{at}")
        self.remove.setAccessibleName(f"Remove number {at}")


class RowsEditor(Editor):
    """A list with an editor for each entry, which `make` makes; it begins with `opening`."""

    def __init__(
        self,
        field: FieldInfo,
        make: Callable[[], Editor],
        opening: Any,  # noqa: ANN401 - any JSON value
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = field.name
        self._make = make
        self._opening = opening
        self._tall = field.item is not None and field.item.kind in _TALL
        self._rows: list[_Row] = []
        self.add = named(LinkButton("Add one"), f"{field.name}_add")
        self.add.setAccessibleName(f"Add one: {label_of(field)}")
        self.add.clicked.connect(self._add_and_go)
        self._lines = down(self.add, on=self, spacing=0)
        self.setFocusProxy(self.add)

    def _append(self, value: Any) -> _Row:  # noqa: ANN401 - any JSON value
        editor = self._make()
        editor.set_raw(value)
        editor.changed.connect(self.changed)
        editor.case_opened.connect(self.case_opened)
        row = _Row(self._name, editor, tall=self._tall)
        row.remove.clicked.connect(lambda: self._take_out(row))
        self._rows.append(row)
        self._lines.insertWidget(len(self._rows) - 1, row)
        row.count(len(self._rows))
        return row

    def _add_and_go(self) -> None:
        row = self._append(self._opening)
        row.editor.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _take_out(self, row: _Row) -> None:
        self._drop(row)
        self.add.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _drop(self, row: _Row) -> None:
        self._rows.remove(row)
        self._lines.removeWidget(row)
        discard(row)
        for at, left in enumerate(self._rows, 1):
            left.count(at)

    def raw(self) -> list[Any]:
        """What the entries hold, from above."""
        return [row.editor.raw() for row in self._rows]

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other entries."""
        given = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []
        for row in self._rows[len(given) :]:
            self._drop(row)
        for row, entry in zip(self._rows, given, strict=False):
            row.editor.set_raw(entry)
        for entry in given[len(self._rows) :]:
            self._append(entry)
