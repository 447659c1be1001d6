"""The forms of missions: one to place it, one for its fights, and those with a few fields fixed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QCheckBox, QWidget

from oobmgr.domain.calendar import Calendar
from oobmgr.games.europa.air.board_rows import MissionStep
from oobmgr.games.europa.pages.air.record_lines import Cell, Pick, RecordLines
from oobmgr.rules.actions import Action
from oobmgr.rules.inputs import FieldInfo, describe
from oobmgr.ui.views.forms.cases import form_chip
from oobmgr.ui.views.forms.editors import ChoiceEditor, Editor, FlagEditor, TextEditor
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.lists import RowsEditor
from oobmgr.ui.views.forms.records import opening_of
from oobmgr.ui.views.turn.forms import ActionForm, BuiltForm
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

GROUPS: Final = "groups"
FIGHTS: Final = "fights"
_HOW: Final = "The column is the rating of who shoots, less that of who is shot at."
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
    if GROUPS in fields:
        return PlacingForm(action, step)
    if FIGHTS in fields:
        return FightsForm(action, step)
    return FixedForm(action, step, calendar)


class FixedForm(BuiltForm):
    """A form built from the inputs, without those that the mission gives or that mean nothing."""

    def __init__(self, action: Action, step: MissionStep, calendar: Calendar) -> None:
        self._fixed = dict(step.raw)
        left_out = frozenset(self._fixed) | step.left_out
        named = replace(action, title=f"{step.words}: mission {step.raw.get('mission')}")
        super().__init__(named, (), (), left_out, calendar=calendar)

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
        box = editor.findChild(QCheckBox)
        if box is not None:
            box.setText(words)
            box.setAccessibleName(words)
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
