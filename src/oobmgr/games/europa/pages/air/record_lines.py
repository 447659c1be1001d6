"""A record in a few short lines, with the groups that it names picked from those that are there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtWidgets import QComboBox, QHBoxLayout

from oobmgr.games.europa.air.board_rows import GroupChoice
from oobmgr.rules.inputs import FieldInfo, InputKind
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.editors import (
    ChoiceEditor,
    Editor,
    FlagEditor,
    NumberEditor,
    TextEditor,
    label_of,
)
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import TextLabel

_SHORT: Final = 64


@dataclass(frozen=True, slots=True)
class Cell:
    """A field in a line, with the words before it."""

    words: str
    name: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Groups to choose from for a field; the name of their box goes to another field."""

    box: str
    choices: tuple[GroupChoice, ...]


class GroupPicker(Editor):
    """Picks groups by their words. Groups that are not listed stay as they were given."""

    def __init__(self, field: FieldInfo, choices: Sequence[GroupChoice]) -> None:
        super().__init__()
        self._choices = list(choices)
        self.list = named(QComboBox(), field.name)
        self.list.setAccessibleName(label_of(field))
        self.list.setMinimumWidth(scaled(120))
        self.list.addItem("which?")
        self.list.addItems([choice.words for choice in choices])
        self.list.activated.connect(lambda _: self.changed.emit())
        across(self.list, on=self)
        self.setFocusProxy(self.list)

    def raw(self) -> tuple[str, str]:
        """The card and its box; both empty where none is picked."""
        at = self.list.currentIndex() - 1
        return (self._choices[at].card, self._choices[at].box) if at >= 0 else ("", "")

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - a card and its box
        """Pick other groups."""
        card, box = value
        known = [(choice.card, choice.box) for choice in self._choices]
        if card and (card, box) not in known:
            words = ", ".join(part for part in (card, box.partition(":")[-1]) if part)
            self._choices.append(GroupChoice(card, box, words))
            self.list.addItem(words)
            known.append((card, box))
        self.list.setCurrentIndex(known.index((card, box)) + 1 if card else 0)


class RecordLines(Editor):
    """Edits a record line by line; a field with a `Pick` takes two of its values."""

    def __init__(
        self,
        fields: Mapping[str, FieldInfo],
        lines: Sequence[Sequence[Cell]],
        picks: Mapping[str, Pick],
    ) -> None:
        super().__init__()
        self._picks = picks
        self._rest: dict[str, Any] = {}
        self._editors: dict[str, Editor] = {}
        layout = down(on=self, margins=(0, 0, 0, 2), spacing=3)
        for cells in lines:
            line = QHBoxLayout()
            line.setSpacing(6)
            for cell in cells:
                if cell.words:
                    line.addWidget(TextLabel(cell.words, token="ink2"))
                line.addWidget(self._editor(fields[cell.name]))
            line.addStretch(1)
            layout.addLayout(line)
        self.setFocusProxy(next(iter(self._editors.values())))

    def _editor(self, field: FieldInfo) -> Editor:
        pick = self._picks.get(field.name)
        editor = GroupPicker(field, pick.choices) if pick else _made(field)
        editor.changed.connect(self.changed)
        self._editors[field.name] = editor
        return editor

    def raw(self) -> dict[str, Any]:
        """The record."""
        found = dict(self._rest)
        for name, editor in self._editors.items():
            if pick := self._picks.get(name):
                found[name], found[pick.box] = editor.raw()
            else:
                found[name] = editor.raw()
        return found

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show another record."""
        given = dict(value) if isinstance(value, Mapping) else {}
        for name, editor in self._editors.items():
            if pick := self._picks.get(name):
                editor.set_raw((str(given.pop(name, "")), str(given.pop(pick.box, ""))))
            else:
                editor.set_raw(given.pop(name, None))
        self._rest = given


def _made(field: FieldInfo) -> Editor:
    if field.kind is InputKind.NUMBER:
        return NumberEditor(field)
    if field.kind is InputKind.FLAG:
        return FlagEditor(field)
    if field.kind is InputKind.CHOICE:
        return ChoiceEditor(field)
    editor = TextEditor(field)
    editor.box.setMinimumWidth(scaled(_SHORT))
    editor.box.setMaximumWidth(scaled(_SHORT))
    return editor
