"""Editors of tables: ticks or choices beside known names, or names that are typed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from oobmgr.rules.field_info import FieldInfo
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn_units import ClassRow
from oobmgr.ui.views.forms.editors import CountsEditor, Editor, in_words
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.lists import RowsEditor
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_TICKS_IN_A_ROW: Final = 3
_COUNT_PX: Final = 60
_NAME_PX: Final = 130


class TicksEditor(Editor):
    """Yes or no for each of the known names; a name without a tick is left out."""

    def __init__(self, field: FieldInfo) -> None:
        super().__init__()
        self._boxes: dict[str, QCheckBox] = {}
        self._told: frozenset[str] = frozenset()
        ticks = QGridLayout(self)
        ticks.setContentsMargins(2, 3, 0, 3)
        ticks.setHorizontalSpacing(16)
        for at, name in enumerate(field.choices):
            box = named(QCheckBox(tr(in_words(name))), f"{field.name}_{name}")
            box.clicked.connect(self.changed)
            self._boxes[name] = box
            ticks.addWidget(box, at // _TICKS_IN_A_ROW, at % _TICKS_IN_A_ROW)
        ticks.setColumnStretch(_TICKS_IN_A_ROW, 1)
        self.setFocusProxy(next(iter(self._boxes.values())))

    def raw(self) -> dict[str, bool]:
        """The names that are ticked, and those that were told to be ticked or not."""
        ticked = {name: box.isChecked() for name, box in self._boxes.items()}
        # One that was told to be no stays told, so that the books can take a yes back.
        return {name: on for name, on in ticked.items() if on or name in self._told}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        given = dict(value) if isinstance(value, Mapping) else {}
        self._told = frozenset(given)
        for name, box in self._boxes.items():
            box.setChecked(bool(given.get(name, False)))


class KnownCountsEditor(CountsEditor):
    """How many of each known name, in one column where there is no room for two."""

    def __init__(self, field: FieldInfo) -> None:
        rows = [ClassRow(name, in_words(name), "") for name in field.choices]
        super().__init__(field, rows)
        for box in self.findChildren(NumberField):
            follow_text(box, _COUNT_PX, QWidget.setMaximumWidth)
        self.setFocusProxy(self.findChildren(NumberField)[0])
        self._wide = True
        self._needed = self.sizeHint().width()  # asked as long as two columns stand side by side

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(min(scaled(_NAME_PX + _COUNT_PX), self._needed), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Against the width of two columns; that of one would let it flicker between them.
        wide = event.size().width() >= self._needed
        if wide != self._wide:
            self._wide = wide
            self.place(2 if wide else 1)


class ValuesEditor(Editor):
    """A value beside each of the known names; one that is left open is left out."""

    def __init__(self, field: FieldInfo, make: Callable[[str], Editor]) -> None:
        """Make the table; `make` makes the editor of a name, optional so that it can stay open."""
        super().__init__()
        self._editors: dict[str, Editor] = {}
        lines = grid(self, gaps=(8, 2), growing={1: 1})
        for at, name in enumerate(field.choices):
            editor = make(name)
            self.hold(editor)
            self._editors[name] = editor
            label = TextLabel(in_words(name))
            label.setBuddy(editor)
            lines.addWidget(label, at, 0)
            lines.addWidget(editor, at, 1)
        self.setFocusProxy(next(iter(self._editors.values())))

    def raw(self) -> dict[str, Any]:
        """The values that are not left open."""
        values = {name: editor.raw() for name, editor in self._editors.items()}
        # Not what is falsy: 0 and no are answers.
        return {name: value for name, value in values.items() if value not in {None, ""}}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        given = dict(value) if isinstance(value, Mapping) else {}
        for name, editor in self._editors.items():
            editor.set_raw(given.get(name))


class _PairEditor(Editor):
    """A name that is typed, and the value beside it."""

    def __init__(self, field: FieldInfo, value: Editor) -> None:
        super().__init__()
        self.name = named(QLineEdit(), f"{field.name}_name")
        self.name.setAccessibleName(tr(f"{field.called}: name"))
        self.name.setPlaceholderText(tr("name"))
        follow_text(self.name, 110, QWidget.setFixedWidth)
        self.name.textEdited.connect(self.changed)
        self._value = value
        self.hold(value)
        across(self.name, (value, 1), on=self, spacing=8)
        self.setFocusProxy(self.name)

    def raw(self) -> tuple[str, Any]:
        return self.name.text().strip(), self._value.raw()

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        name, held = value
        self.name.setText(name)
        self._value.set_raw(held)


class PairsEditor(RowsEditor):
    """A table whose names are typed, row by row."""

    def __init__(self, field: FieldInfo, make: Callable[[], Editor], opening: object) -> None:
        super().__init__(field, lambda: _PairEditor(field, make()), ("", opening))

    def raw(self) -> dict[str, Any]:
        """The names that were typed, with their values."""
        # A row without a name is not finished yet.
        return {name: value for name, value in super().raw() if name}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        super().set_raw(list(value.items()) if isinstance(value, Mapping) else [])
