"""The forms of missions: records in a few short lines, with groups picked from those there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from oobmgr.campaign.turn_rows import FormRow
from oobmgr.domain.calendar import Calendar
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.board_rows import GroupChoice, MissionStep
from oobmgr.games.europa.air.held import read_lying
from oobmgr.rules.actions import Action
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.ui.language import tr
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.cases import form_chip
from oobmgr.ui.views.forms.editors import (
    ChoiceEditor,
    Editor,
    FlagEditor,
    NumberEditor,
    TextEditor,
)
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.lists import RowsEditor
from oobmgr.ui.views.forms.records import opening_of
from oobmgr.ui.views.turn.forms import BuiltForm
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

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
        self.list = named(ChoiceBox(), field.name)
        self.list.setAccessibleName(tr(field.called))
        follow_text(self.list, 120, QWidget.setMinimumWidth)
        self.list.addItem(tr("which?"))
        self.list.addItems([tr(one) for one in [choice.words for choice in choices]])
        # Only what the player picks, not what `set_raw` shows.
        self.list.activated.connect(lambda _: self.changed.emit())
        across(self.list, on=self)
        self.setFocusProxy(self.list)

    def raw(self) -> tuple[str, str]:
        """The card and its box; both empty where none is picked."""
        # The first line of the list only asks which.
        at = self.list.currentIndex() - 1
        return (self._choices[at].card, self._choices[at].box) if at >= 0 else ("", "")

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - a card and its box
        """Pick other groups."""
        card, box = value
        known = [(choice.card, choice.box) for choice in self._choices]
        if card and (card, box) not in known:
            self._choices.append(GroupChoice(card, box, _words_of(card, box)))
            self.list.addItem(self._choices[-1].words)
            known.append((card, box))
        self.list.setCurrentIndex(known.index((card, box)) + 1 if card else 0)


def _words_of(card: str, box: str) -> str:
    """Groups that are not among the choices, called as those are; a card may be a bare name."""
    try:
        group, spot = read_lying(f"{card}/{box}")
    except ValueError:
        return card
    return f"{group.name}, {spot.base or spot.name}"


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
        # Fields that have no cell here go back as they came.
        self._rest = given


def _made(field: FieldInfo) -> Editor:
    if field.kind is InputKind.NUMBER:
        return NumberEditor(field)
    if field.kind is InputKind.FLAG:
        return FlagEditor(field)
    if field.kind is InputKind.CHOICE:
        return ChoiceEditor(field)
    editor = TextEditor(field)
    follow_text(editor.box, _SHORT, QWidget.setMinimumWidth)
    follow_text(editor.box, _SHORT, QWidget.setMaximumWidth)
    return editor


GROUPS: Final = "groups"
FIGHTS: Final = "fights"
_HOW: Final = "The column is the rating of the shooter, less that of the target."
_GROUP_LINES: Final = (
    (Cell("", "card"), Cell("×", "number"), Cell("", "role")),
    (Cell("Away", "distance"), Cell("Range", "range")),
    (Cell("Bombing rating", "rating"),),
)
_FIGHT_LINES: Final = (
    (Cell("", "card"), Cell("×", "number")),
    (Cell("attacks", "target"),),
    (Cell("At it: column", "column"), Cell("dice", "roll")),
    (Cell("or the result", "hit"),),
    (Cell("Back: column", "back_column"), Cell("dice", "back_roll")),
    (Cell("or the result", "back"),),
    (Cell("Soviet Guards: target", "target_guards"), Cell("attacker", "guards")),
    (Cell("For an X, target from its own lines", "target_distance"),),
    (Cell("For an X, attacker from its own lines", "distance"),),
    (Cell("Flies to it", "reach"), Cell("range", "range")),
    (Cell("Night fighter", "night_fighter"),),
)


def mission_form(action: Action, step: MissionStep, calendar: Calendar) -> ActionForm:
    """The form of a step of a mission."""
    fields = {field.name for field in describe(action.inputs)}
    # By what the inputs hold and not by name: steps of several kinds share a form.
    if GROUPS in fields:
        return PlacingForm(action, step)
    if FIGHTS in fields:
        return FightsForm(action, step)
    return FixedForm(action, step, calendar)


class FixedForm(BuiltForm):
    """A form built from the inputs, without those that the mission gives or that mean nothing."""

    def __init__(self, action: Action, step: MissionStep, calendar: Calendar) -> None:
        self._fixed = dict(step.raw)
        self._given = left_out = frozenset(self._fixed) | step.left_out
        named = replace(action, title=f"{step.words}: mission {step.raw.get('mission')}")
        super().__init__(named, (), (), FormRow({}, left_out), calendar=calendar)

    def show_row(self, row: FormRow) -> None:
        # What the mission gives stays given, whatever else the books know now.
        super().show_row(replace(row, left_out=row.left_out | self._given))

    def raw(self) -> dict[str, Any]:
        """Every input, those that are fixed too."""
        return {**super().raw(), **self._fixed}


class RecordsForm(ActionForm):
    """A title and a list of records, with what stands above it."""

    def __init__(self, action: Action, title: str) -> None:
        super().__init__()
        self._editors: dict[str, Editor] = {}
        self._given: dict[str, Any] = {}
        self._fields = {field.name: field for field in describe(action.inputs)}
        self._layout = down(on=self, spacing=8)
        head = SectionTitle(title)
        head.add(form_chip(action.case, self.case_opened.emit))
        self._layout.addWidget(head)

    def _add(self, name: str, editor: Editor) -> Editor:
        self._editors[name] = editor
        editor.changed.connect(self.changed)
        editor.case_opened.connect(self.case_opened)
        return editor

    def _add_rows(
        self, name: str, lines: Sequence[Sequence[Cell]], picks: Mapping[str, Pick]
    ) -> None:
        field = self._fields[name]
        inner = {one.name: one for one in (field.item.fields if field.item else ())}
        opening = opening_of(field.item) if field.item else {}
        make = partial(RecordLines, inner, lines, picks)
        self._layout.addWidget(self._add(name, RowsEditor(field, make, opening)))
        self._layout.addStretch(1)

    def focus_first(self) -> None:
        """Go to the first field: of the first record, where nothing stands above it."""
        first = next(iter(self._editors.values()))
        records = self.findChildren(RecordLines)
        (records[0] if records and isinstance(first, RowsEditor) else first).setFocus()

    def raw(self) -> dict[str, Any]:
        """Every input of the form."""
        return {**self._given, **{name: one.raw() for name, one in self._editors.items()}}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        # What has no field here, such as the number of the mission, goes back as it came.
        self._given = {name: value for name, value in raw.items() if name not in self._editors}
        for name, editor in self._editors.items():
            editor.set_raw(raw.get(name))

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        for editor in self._editors.values():
            editor.set_locked(locked)


class PlacingForm(RecordsForm):
    """What a mission is flown for, where to, and by which groups."""

    def __init__(self, action: Action, step: MissionStep) -> None:
        number = step.raw.get("mission")
        super().__init__(action, f"Mission {number}" if number else "New mission")
        cells = grid(gaps=(10, 4), growing={1: 1})
        kind, target = self._fields["kind"], self._fields["target"]
        for at, (words, field, editor) in enumerate(
            (("Flown for", kind, ChoiceEditor(kind)), ("Target", target, TextEditor(target)))
        ):
            cells.addWidget(TextLabel(words), at, 0)
            cells.addWidget(self._add(field.name, editor), at, 1)
        self._layout.addLayout(cells)
        night = self._flag("At night", self._fields["night"])
        activate = self._flag("Pay for groups not paid yet", self._fields["activate"])
        self._layout.addLayout(across(night, activate, STRETCH, spacing=16))
        self._add_rows(GROUPS, _GROUP_LINES, {"card": Pick("box", step.attackers)})

    def _flag(self, words: str, field: FieldInfo) -> QWidget:
        editor = FlagEditor(field)
        # A few words in place of the sentence, so that both flags stand in one line.
        box = editor.findChild(QCheckBox)
        if box is not None:
            box.setText(words)
            box.setAccessibleName(tr(words))
        return self._add(field.name, editor)


class FightsForm(RecordsForm):
    """The fights over a mission, each with both shots."""

    def __init__(self, action: Action, step: MissionStep) -> None:
        super().__init__(action, f"{step.words}: mission {step.raw.get('mission')}")
        self._layout.addWidget(TextLabel(_HOW, token="ink2", wrap=True))
        wanted = (tuple(c for c in line if c.name not in step.left_out) for line in _FIGHT_LINES)
        lines = tuple(line for line in wanted if line)
        picks = {
            "card": Pick("box", step.attackers),
            "target": Pick("target_box", step.targets),
        }
        self._add_rows(FIGHTS, lines, picks)
