"""A list of records line by line: what is done, what belongs to it, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout

from oobmgr.rules.inputs import FieldInfo
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.views.forms.editors import Editor, in_words, label_of, matters
from oobmgr.ui.views.forms.records import opening_of
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.texts import TextLabel

_LABEL_PX: Final = 88
_WIDE_FROM: Final = 400
"""From this width on two fields of a line stand side by side."""
MakeEditor = Callable[[FieldInfo], Editor]


class LineRow(QFrame):
    """One record: its first field in the head, the fields that go with that below it."""

    def __init__(self, name: str, fields: Sequence[FieldInfo], make: MakeEditor) -> None:
        super().__init__()
        self._fields = {field.name: field for field in fields}
        self.editors = {field.name: make(field) for field in fields}
        self._first = fields[0].name
        self._labels = {name: TextLabel(_short(name), token="ink2") for name in self._rest}
        self.number = TextLabel(token="ink2")
        self.number.setMinimumWidth(scaled(16))
        self.figure = named(TextLabel(token="pencil"), f"{name}_figure")
        self.remove = named(LinkButton("Remove", quiet=True), f"{name}_remove")
        self._grid = QGridLayout()
        self._wide = True
        # Each has its place in the row from the start: shown without one it would be a window.
        for widget in (*self._labels.values(), *self.editors.values()):
            widget.setParent(self)
        self._lay_out()
        for field in fields:
            editor = self.editors[field.name]
            editor.setToolTip(label_of(field))
            if field.case:
                set_case(editor, field.case)
        self.setFocusProxy(self.editors[self._first])
        self.show_matter()

    @property
    def _rest(self) -> tuple[str, ...]:
        return tuple(name for name in self._fields if name != self._first)

    def _lay_out(self) -> None:
        head = across(
            self.number, self.editors[self._first], (self.figure, 1), self.remove, spacing=6
        )
        self._grid.setContentsMargins(scaled(22), 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(4, 1)
        for column in (0, 2):
            self._grid.setColumnMinimumWidth(column, scaled(_LABEL_PX))
        down(head, self._grid, on=self, margins=(0, 3, 0, 5), spacing=2)
        for name, label in self._labels.items():
            label.setBuddy(self.editors[name])

    def show_matter(self) -> None:
        """Show the fields that mean something, and hide the others."""
        shown = [name for name in self._rest if matters(self._fields[name], self.editors)]
        pairs = 2 if self._wide else 1
        for name in self._rest:
            for widget in (self._labels[name], self.editors[name]):
                self._grid.removeWidget(widget)
                widget.setVisible(name in shown)
        for at, name in enumerate(shown):
            row, side = divmod(at, pairs)
            self._grid.addWidget(self._labels[name], row, 2 * side)
            self._grid.addWidget(self.editors[name], row, 2 * side + 1)

    def count(self, at: int) -> None:
        """Say which of the records this is."""
        self.number.setText(f"{at}")
        self.remove.setAccessibleName(f"Remove number {at}")

    def raw(self) -> dict[str, Any]:
        """The values of the fields that mean something."""
        names = (n for n, field in self._fields.items() if matters(field, self.editors))
        return {name: self.editors[name].raw() for name in names}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other values; a field that is not among them is shown at its default."""
        given = value if isinstance(value, Mapping) else {}
        for name, editor in self.editors.items():
            editor.set_raw(given[name] if name in given else opening_of(self._fields[name]))
        self.show_matter()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= scaled(_WIDE_FROM)
        if wide != self._wide:
            self._wide = wide
            self.show_matter()


class LinesEditor(Editor):
    """Records line by line, each with a few words on what it comes to; a new one is as the last."""

    def __init__(self, field: FieldInfo, make: MakeEditor) -> None:
        super().__init__()
        item = field.item
        assert item is not None  # noqa: S101 - lines are made of records
        self._name = field.name
        self._fields = item.fields
        self._make = make
        self.rows: list[LineRow] = []
        self.add = named(LinkButton("Add a step"), f"{field.name}_add")
        self.add.setAccessibleName(f"Add a step: {label_of(field)}")
        self.add.clicked.connect(self._add_and_go)
        self._lines = down(on=self, spacing=0)
        self._lines.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.add)

    def _append(self, value: Any) -> LineRow:  # noqa: ANN401 - any JSON value
        row = LineRow(self._name, self._fields, self._make)
        row.set_raw(value)
        for editor in row.editors.values():
            editor.changed.connect(lambda: self._told(row))
            editor.case_opened.connect(self.case_opened)
        row.remove.clicked.connect(lambda: self._take_out(row))
        self.rows.append(row)
        self._lines.insertWidget(len(self.rows) - 1, row)
        row.count(len(self.rows))
        return row

    def _told(self, row: LineRow) -> None:
        row.show_matter()
        self.changed.emit()

    def _add_and_go(self) -> None:
        row = self._append(self.rows[-1].raw() if self.rows else {})
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _take_out(self, row: LineRow) -> None:
        self._drop(row)
        self.add.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _drop(self, row: LineRow) -> None:
        self.rows.remove(row)
        self._lines.removeWidget(row)
        discard(row)
        for at, left in enumerate(self.rows, 1):
            left.count(at)

    def show_figures(self, words: Sequence[str]) -> None:
        """Say of each line what it comes to; nothing of those without words."""
        for at, row in enumerate(self.rows):
            row.figure.setText(words[at] if at < len(words) else "")

    def raw(self) -> list[Any]:
        """What the lines hold, from above."""
        return [row.raw() for row in self.rows]

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other lines."""
        given = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []
        for row in self.rows[len(given) :]:
            self._drop(row)
        for row, entry in zip(self.rows, given, strict=False):
            row.set_raw(entry)
        for entry in given[len(self.rows) :]:
            self._append(entry)


def _short(name: str) -> str:
    """The name of a field as a short label; the whole sentence is its tool tip."""
    words = in_words(name)
    return words[:1].upper() + words[1:]
