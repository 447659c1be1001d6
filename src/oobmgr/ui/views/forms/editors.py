"""One editor for each kind of input: a number, yes or no, a choice, words, a table of counts.

An editor speaks the raw values of JSON, which `rules.inputs.decode` reads and refuses. Its inner
control carries the name of the input, so that a test or a screen reader finds it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from oobmgr.rules.inputs import FieldInfo
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn_units import ClassRow
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel

_MOST_SEGMENTS: Final = 6
_LEFT_OPEN: Final = "left open"  # no key of the window begins it: N and P stay free
_CLASS_COLUMNS: Final = 2


class Editor(QWidget):
    """Edits one input. `changed` tells of what the player does, never of what is set."""

    changed = Signal()

    def raw(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value as it would stand in JSON."""
        raise NotImplementedError

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show another value, without telling of it."""
        raise NotImplementedError

    def set_locked(self, locked: bool) -> None:
        """Show the value without letting it be changed."""
        self.setEnabled(not locked)


def row_of(*widgets: QWidget, parent: QWidget | None = None, spacing: int = 6) -> QWidget:
    """Widgets side by side, from the left."""
    box = QWidget(parent)
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)
    return box


def label_of(field: FieldInfo) -> str:
    """The sentence of an input as a label."""
    return (field.sentence or field.name.replace("_", " ").capitalize()).rstrip(".")


class NumberEditor(Editor):
    """A whole number with its unit."""

    def __init__(self, field: FieldInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        most = 999 if field.high is None else field.high
        self.box = NumberField(label_of(field), field.low or 0, most)
        self.box.setObjectName(field.name)
        self.box.valueChanged.connect(self._told)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        layout.addWidget(TextLabel(field.unit, token="ink2"))
        layout.addStretch(1)
        self.setFocusProxy(self.box)

    def _told(self, _: int) -> None:
        self.changed.emit()

    def raw(self) -> int:
        """The number."""
        return self.box.value()

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show another number."""
        self.box.blockSignals(True)
        self.box.setValue(int(value or 0))
        self.box.blockSignals(False)


class FlagEditor(Editor):
    """Yes or no, as a box to tick."""

    def __init__(self, field: FieldInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox()
        self.box.setObjectName(field.name)
        self.box.setAccessibleName(label_of(field))
        self.box.clicked.connect(self._told)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 3, 0, 3)
        layout.addWidget(self.box)
        layout.addStretch(1)
        self.setFocusProxy(self.box)

    def _told(self, _: bool) -> None:
        self.changed.emit()

    def raw(self) -> bool:
        """Whether it is ticked."""
        return self.box.isChecked()

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Tick it or not."""
        self.box.setChecked(bool(value))


class ChoiceEditor(Editor):
    """One of a few words in segments, or of many in a list."""

    def __init__(self, field: FieldInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        choices = (("",) if field.optional else ()) + field.choices
        self._values = {choice or _LEFT_OPEN: choice for choice in choices}
        self._optional = field.optional
        words = tuple(self._values)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._segments: SegmentedControl | None = None
        self._list: QComboBox | None = None
        if len(words) <= _MOST_SEGMENTS:
            self._segments = SegmentedControl(label_of(field), words, quiet=_LEFT_OPEN)
            self._segments.changed.connect(self._told)
            inner: QWidget = self._segments
        else:
            self._list = QComboBox()
            self._list.addItems(words)
            self._list.setAccessibleName(label_of(field))
            self._list.activated.connect(self._told)
            inner = self._list
        inner.setObjectName(field.name)
        layout.addWidget(inner)
        layout.addStretch(1)
        self.setFocusProxy(inner)

    def _told(self, _: object) -> None:
        self.changed.emit()

    def raw(self) -> str | None:
        """The choice; None where nothing is entered and that is allowed."""
        word = self._segments.value if self._segments else ""
        if self._list:
            word = self._list.currentText()
        value = self._values[word]
        return None if self._optional and not value else value

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show another choice."""
        word = str(value or "") or _LEFT_OPEN
        if word not in self._values:
            word = next(iter(self._values))
        if self._segments:
            self._segments.set_value(word)
        if self._list:
            self._list.setCurrentText(word)


class TextEditor(Editor):
    """A few words, with those that the books know offered while typing."""

    def __init__(
        self,
        field: FieldInfo,
        known: Sequence[str] = (),
        placeholder: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.box = QLineEdit()
        self.box.setObjectName(field.name)
        self.box.setAccessibleName(label_of(field))
        self.box.setPlaceholderText(placeholder)
        self.box.setMinimumWidth(scaled(120))
        self.box.setMaximumWidth(scaled(220))
        self.box.textEdited.connect(self._told)
        self.offer(known)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        layout.addStretch(1)
        self.setFocusProxy(self.box)

    def offer(self, known: Sequence[str]) -> None:
        """Offer other words."""
        completer = QCompleter(list(known), self.box)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self._told)
        self.box.setCompleter(completer)

    def _told(self, _: str) -> None:
        self.changed.emit()

    def raw(self) -> str:
        """The words."""
        return self.box.text().strip()

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other words."""
        if self.box.text().strip() != str(value or ""):
            self.box.setText(str(value or ""))


class CountsEditor(Editor):
    """How many of each price class, in two columns; classes that pay nothing are left out."""

    def __init__(
        self, field: FieldInfo, rows: Sequence[ClassRow], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._boxes: dict[str, NumberField] = {}
        self._rest: dict[str, int] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        deep = -(-len(rows) // _CLASS_COLUMNS)
        for at, row in enumerate(rows):
            self._add(grid, field, row, at % deep, 3 * (at // deep))
        grid.setColumnStretch(3 * _CLASS_COLUMNS, 1)

    def _add(
        self, grid: QGridLayout, field: FieldInfo, row: ClassRow, line: int, column: int
    ) -> None:
        single = field.name == "counts"
        box = NumberField(f"{row.name}, {row.price} each", 0, 999)
        box.setObjectName(f"count_{row.key}" if single else f"{field.name}_{row.key}")
        box.valueChanged.connect(self._told)
        self._boxes[row.key] = box
        name = TextLabel(row.name[:1].upper() + row.name[1:])
        name.setBuddy(box)
        price = TextLabel(row.price, token="ink2")
        price.setContentsMargins(0, 0, 12, 0)
        grid.addWidget(name, line, column)
        grid.addWidget(box, line, column + 1)
        grid.addWidget(price, line, column + 2)

    def _told(self, _: int) -> None:
        self.changed.emit()

    def raw(self) -> dict[str, int]:
        """The counts that are not nothing."""
        counts = {key: box.value() for key, box in self._boxes.items() if box.value()}
        return {**self._rest, **counts}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other counts."""
        given = dict(value) if isinstance(value, Mapping) else {}
        self._rest = {key: int(n) for key, n in given.items() if key not in self._boxes}
        for key, box in self._boxes.items():
            box.blockSignals(True)
            box.setValue(int(given.get(key, 0)))
            box.blockSignals(False)
