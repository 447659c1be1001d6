"""The form of a record: a label, an editor and what is wrong for each of its fields."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QComboBox, QLineEdit, QWidget

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.field_info import FieldInfo, InputKind
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX, scaled
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import Editor, label_before, matters
from oobmgr.ui.views.forms.faults import fault_words, frame
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_WIDE: Final = frozenset({InputKind.TABLE, InputKind.LIST, InputKind.RECORD})
_TEXTS: Final = frozenset({InputKind.TEXT, InputKind.EXACT, InputKind.TURN})
STILL_OPEN: Final = "Still to enter."

MakeEditor = Callable[[FieldInfo], Editor]


class FieldForm(Editor):
    """Edits a record; `make` makes the editor of a field. Texts that are empty are left out."""

    def __init__(
        self, fields: Sequence[FieldInfo], make: MakeEditor, within: QWidget | None = None
    ) -> None:
        super().__init__(within)
        self._fields = {field.name: field for field in fields}
        self._editors: dict[str, Editor] = {}
        self._faults: dict[str, TextLabel] = {}
        self._lines: dict[str, tuple[QWidget, ...]] = {}
        self._grid = grid(self, gaps=(12, 4), growing={0: 2, 1: 3})
        for field in fields:
            self._add(field, make(field))
        self._show_matter()
        if self._editors:
            self.setFocusProxy(next(iter(self._editors.values())))

    def _add(self, field: FieldInfo, editor: Editor) -> None:
        self._editors[field.name] = editor
        editor.changed.connect(self._show_matter)
        self.hold(editor)
        label = label_before(field)
        follow_text(label, 100, QWidget.setMinimumWidth, measure=partial(_beside, label))
        label.setBuddy(editor)
        fault = named(TextLabel(px=LABEL_PX, token="err", wrap=True), f"{field.name}_fault")
        fault.hide()
        self._faults[field.name] = fault
        # Three lines for each: label and editor, a wide editor below its label, what is wrong.
        at = self._grid.rowCount()
        wide = field.kind in _WIDE
        self._grid.addWidget(label, at, 0, 1, 2 if wide else 1)
        self._lines[field.name] = (label, editor)
        if field.case:
            set_case(editor, field.case)
            chip = form_chip(field.case, self.case_opened.emit)
            self._lines[field.name] = (label, editor, chip)
            self._grid.addWidget(chip, at, 2, Qt.AlignmentFlag.AlignTop)
        if wide:
            follow_text(editor, 12, lambda part, px: part.setContentsMargins(px, 0, 0, 4))
            self._grid.addWidget(editor, at + 1, 0, 1, 3)
        else:
            self._grid.addWidget(editor, at, 1)
        self._grid.addWidget(fault, at + 2, 0 if wide else 1, 1, 2)

    def _matters(self, name: str) -> bool:
        return matters(self._fields[name], self._editors)

    def _show_matter(self) -> None:
        """Hide the fields that mean nothing with what the others say."""
        for name, field in self._fields.items():
            # Only fields that depend on others ever come or go.
            if field.when:
                for widget in self._lines[name]:
                    widget.setVisible(self._matters(name))

    def editor(self, name: str) -> Editor:
        """The editor of a field. Raises `KeyError`."""
        return self._editors[name]

    def raw(self) -> dict[str, Any]:
        values = {name: self._value(name) for name in self._editors if self._matters(name)}
        return {name: value for name, value in values.items() if not self._is_empty(name, value)}

    def _value(self, name: str) -> Any:  # noqa: ANN401 - any JSON value
        """What a field holds; an optional list or table without an entry is none at all."""
        value = self._editors[name].raw()
        # None is what the reader takes for left open; an empty list would be an answer.
        return None if self._fields[name].optional and value in ([], {}) else value

    def _is_empty(self, name: str, value: Any) -> bool:  # noqa: ANN401 - any JSON value
        """Whether nothing was typed into a field, which then is missing or at its default."""
        field = self._fields[name]
        # Left out, so that the reader says it is missing, or takes its default.
        return field.kind in _TEXTS and value == "" and field.default != ""

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other values; a field that is not among them is shown at its default."""
        given = value if isinstance(value, Mapping) else {}
        for name, editor in self._editors.items():
            editor.set_raw(given[name] if name in given else opening_of(self._fields[name]))
        self._show_matter()

    def show_faults(self, faults: Sequence[Fault]) -> tuple[Fault, ...]:
        told: dict[str, list[Fault]] = {name: [] for name in self._editors}
        rest = []
        for fault in faults:
            # The first part of the way is the field; what follows is for its editor.
            name, _, inner = fault.where.partition(".")
            if name in told:
                told[name].append(replace(fault, where=inner))
            else:
                rest.append(fault)
        for name, own in told.items():
            self._tell(name, self._editors[name].show_faults(own))
        # What belongs to no field is told by whoever shows the form.
        return tuple(rest)

    def _tell(self, name: str, faults: Sequence[Fault]) -> None:
        label = self._faults[name]
        # What is only missing is not wrong: nobody is to see red before he has entered anything.
        only_missing = all(fault.missing for fault in faults)
        words = [STILL_OPEN] if only_missing else [fault_words(fault) for fault in faults]
        label.set_token("ink2" if only_missing else "err")
        # Entries of a list may all lack the same.
        label.setText("\n".join(dict.fromkeys(words)) if faults else "")
        label.setVisible(bool(faults))
        set_refusal(label, "" if only_missing else part_of_faults(faults, BadInput.guide))
        # The frame belongs to the control itself: an editor around it has none to colour.
        inner = self._editors[name].focusProxy()
        if isinstance(inner, QLineEdit | QAbstractSpinBox | QComboBox):
            frame(inner, wrong=bool(faults) and not only_missing)


def _beside(label: QWidget, px: int) -> int:
    """The least width of a label beside its field: as wide as its longest word in any case."""
    # Else what it was told to be at least in another size of text would count as its own need.
    label.setMinimumWidth(0)
    return max(scaled(px), label.minimumSizeHint().width())


class MaybeForm(Editor):
    """A record that may be left out: a box to tick, and below it the form while it is ticked."""

    def __init__(self, field: FieldInfo, make: MakeEditor) -> None:
        super().__init__()
        self.box = named(QCheckBox(tr("there is one")), field.name)
        self.box.setAccessibleName(tr(f"{field.called}: there is one"))
        self.box.clicked.connect(self._ticked)
        self.form = FieldForm(field.fields, make)
        self.hold(self.form)
        down(self.box, self.form, on=self, spacing=4)
        self.form.hide()
        self.setFocusProxy(self.box)

    def _ticked(self, ticked: bool) -> None:
        self.form.setVisible(ticked)
        if ticked:
            # Fresh at each tick: what stood there before was for another record.
            self.form.set_raw({})
        self.changed.emit()

    def raw(self) -> dict[str, Any] | None:
        """The record; None where there is none."""
        return self.form.raw() if self.box.isChecked() else None

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        self.box.setChecked(value is not None)
        self.form.setVisible(value is not None)
        self.form.set_raw(value)

    def show_faults(self, faults: Sequence[Fault]) -> tuple[Fault, ...]:
        return self.form.show_faults(faults)


def opening_of(field: FieldInfo) -> Any:  # noqa: ANN401 - any JSON value
    """What a field holds before anything is entered: its default, else nothing or little."""
    if not field.required:
        return field.default
    if field.kind is InputKind.NUMBER:
        # A number of either sign would else begin at its lowest, as if somebody had said so.
        return max(field.low or 0, 0)
    return {InputKind.FLAG: False, InputKind.LIST: [], InputKind.TABLE: {}}.get(field.kind)
