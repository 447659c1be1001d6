"""The form of an action: dedicated where the game's own sheet is, else built from its inputs."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.campaign.turn_rows import FormRow
from oobmgr.domain.calendar import Calendar
from oobmgr.rules.actions import Action, RowFigures
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.rules.game import Game
from oobmgr.rules.later import loaded
from oobmgr.rules.picking import Picking
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn import places_of
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.viewmodels.turn_units import ClassRow, class_rows
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import (
    CountsEditor,
    Editor,
    NumberEditor,
    TextEditor,
    label_before,
    matters,
)
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.line_rows import LinesEditor
from oobmgr.ui.views.forms.lists import LineEditor
from oobmgr.ui.views.forms.making import editor_of, say_what_it_is
from oobmgr.ui.views.turn.by_word import ByWord
from oobmgr.ui.views.turn.picker import MOST_ROWS, UnitPicker
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_ROWS_ABOVE_LINES: Final = 5
"""Fewer units are in sight above lines to fill in, so that these are in sight, too."""
_LISTED: Final = frozenset({InputKind.LIST, InputKind.TABLE})
_PLACES = frozenset({"place", "source", "target"})
"""Inputs of these names are offered the places where the side holds something."""


class BuiltForm(ActionForm):
    """A form made from the description of the inputs: picker, single fields, rows, counts."""

    def __init__(
        self,
        action: Action,
        classes: Sequence[ClassRow],
        places: Sequence[str],
        opening: FormRow,
        *,
        calendar: Calendar,
    ) -> None:
        super().__init__()
        picking = action.picking
        ways = picking.ways if picking else {}
        self._editors: dict[str, Editor] = {}
        self._parts: dict[str, list[QWidget]] = {}
        self._places = places
        self._opening = opening
        self._make = partial(editor_of, calendar, offered=opening.offered)
        # A single field comes and goes with what the books know; a list stays as the form opened.
        self._left_out = opening.left_out
        self._by_word = ByWord(opening.openings)
        self._described = described = _shown_inputs(action, opening)
        # In the order of the ways: the first is the one in which most units are picked.
        named = {field.name: field for field in described}
        lists = [named[name] for name in ways if name in named]
        rows = [f for f in described if f.kind is InputKind.LIST and f not in lists]
        tables = [field for field in described if field.kind is InputKind.TABLE]
        plain = [field for field in described if field not in (*lists, *rows, *tables)]
        layout = self._head(action)
        self.picker: UnitPicker | None = None
        if lists and picking:
            self.picker = self._make_picker(action, picking, [field.name for field in lists])
            layout.addWidget(self.picker)
        if plain:
            layout.addWidget(self._grid(plain))
        self._lines: LinesEditor | None = None
        for field in rows:
            self._add_rows(field, self._list_editor(field, action.rows), layout)
        for field in tables:
            self._add_table(field, classes, layout)
        layout.addStretch(1)
        if self.picker is not None:
            self.picker.countable = tuple(self._number_boxes())
        self.changed.connect(self._show_what_matters)
        self._show_what_matters()

    def _head(self, action: Action) -> QVBoxLayout:
        """The title of the action and its sentence; the rest comes below them."""
        head = SectionTitle(action.title)
        head.add(form_chip(action.case, self.case_opened.emit))
        sentence = TextLabel(action.sentence, token="ink2", wrap=True)
        return down(head, sentence, on=self, spacing=8)

    def _make_picker(self, action: Action, picking: Picking, lists: Sequence[str]) -> UnitPicker:
        """The list of units that fills these inputs; a digit typed in it goes into the open die."""
        offered = {name: picking.ways[name] for name in lists}
        most = _ROWS_ABOVE_LINES if action.rows else MOST_ROWS
        picker = UnitPicker(offered, picking.column, picking.empty, most)
        picker.changed.connect(self.changed)
        picker.counted.connect(self._enter_counts)
        picker.table.digit_typed.connect(self._type_die)
        # A digit belongs to the form as soon as it could go anywhere in it, else to the window.
        picker.table.holds_picks = lambda: bool(picker.picked) or self._open_die() is not None
        return picker

    def _add_rows(self, field: FieldInfo, editor: Editor, layout: QVBoxLayout) -> None:
        label = label_before(field)
        layout.addWidget(label)
        self._parts[field.name] = [label, editor]
        self._add(field, editor, layout)

    def _number_boxes(self) -> dict[str, NumberField]:
        """The numbers that a line in the search may give, by what stands before them."""
        found = {
            editor.label: editor.box
            for name, editor in self._editors.items()
            if isinstance(editor, NumberEditor) and name not in self._left_out
        }
        for editor in self._editors.values():
            if isinstance(editor, CountsEditor):
                found |= editor.boxes
        return found

    def _enter_counts(self, counts: Mapping[str, int]) -> None:
        """Enter the counts of a line that was typed in the search."""
        boxes = self._number_boxes()
        for name, number in counts.items():
            boxes[name].setValue(number)

    def _add_table(
        self, field: FieldInfo, classes: Sequence[ClassRow], layout: QVBoxLayout
    ) -> None:
        if classes:
            layout.addWidget(SectionTitle("Or as counts", "by price class", small=True))
            self._add(field, CountsEditor(field, classes), layout)
        else:
            layout.addWidget(label_before(field))
            self._add(field, self._make(field), layout)

    def _add(self, field: FieldInfo, editor: Editor, layout: QVBoxLayout) -> None:
        self._editors[field.name] = editor
        editor.changed.connect(self.changed)
        layout.addWidget(editor)
        number = self._editors.get(field.each_of)
        if isinstance(editor, LineEditor) and number is not None:
            # As many dice as the number beside it says, less those that stand there.
            editor.open_dice = lambda: (number.raw() or 0) - len(editor.raw())

    def _open_die(self) -> NumberEditor | None:
        """The first dice of the form that are still to be thrown."""
        numbers = (one for one in self._editors.values() if isinstance(one, NumberEditor))
        return next((one for one in numbers if one.waits_for_die and one.isVisible()), None)

    def _type_die(self, digit: str) -> None:
        """Let a digit that was typed in the list of units be the first open die."""
        die = self._open_die()
        if die is not None:
            die.type_digit(digit)

    def _list_editor(self, field: FieldInfo, lines: str) -> Editor:
        """The editor of a list: line by line where the action says so."""
        if field.name != lines:
            return self._make(field)
        self._lines = LinesEditor(field, self._make)
        return self._lines

    def _grid(self, described: Sequence[FieldInfo]) -> QWidget:
        box = QWidget()
        lines = grid(box, gaps=(12, 4), growing={0: 2, 1: 3}, margins=(0, 4, 0, 0))
        for at, field in enumerate(described):
            editor = self._editor(field)
            self._editors[field.name] = editor
            if field.name == self._by_word.of:
                # Before it is told that something changed: the rest of the form changes with it.
                editor.changed.connect(self._turn_over)
            editor.changed.connect(self.changed)
            label = label_before(field)
            # Short words leave room for the working beside the form.
            follow_text(label, 150, QWidget.setMinimumWidth, measure=partial(_words_room, label))
            label.setBuddy(editor)
            lines.addWidget(label, at, 0)
            lines.addWidget(editor, at, 1)
            self._parts[field.name] = [label, editor]
            if field.case:
                set_case(editor, field.case)
                chip = form_chip(field.case, self.case_opened.emit)
                lines.addWidget(chip, at, 2)
                self._parts[field.name].append(chip)
        return box

    def _show_what_matters(self) -> None:
        """Leave out what means nothing with what the books know and the other inputs say."""
        for field in self._described:
            for part in self._parts.get(field.name, ()):
                part.setVisible(self._matters(field))

    def _matters(self, field: FieldInfo) -> bool:
        left_out = self._left_out | self._by_word.left_out
        return field.name not in left_out and matters(field, self._editors)

    def _turn_over(self) -> None:
        """Show what the books hold with another word, but for what was entered."""
        self.set_raw(self._by_word.turned(self.raw(), self._editors[self._by_word.of].raw()))

    def _editor(self, field: FieldInfo) -> Editor:
        if field.kind is not InputKind.TEXT:
            return self._make(field)
        # What the game offers for the field itself goes before the places that every game has.
        places = self._places if field.name in _PLACES else ()
        known = self._opening.offered.get(field.name, places)
        editor = TextEditor(field, known, field.empty)
        say_what_it_is(editor, field)
        return editor

    def show_row(self, row: FormRow) -> None:
        """Offer what the books know now, and leave out what they make needless."""
        self._left_out = row.left_out
        self._by_word.read(row.openings)
        self._show_what_matters()
        self._show_entries()
        for name, known in row.offered.items():
            editor = self._editors.get(name)
            # Others have their words from the rules, which no posting changes.
            if isinstance(editor, (TextEditor, LineEditor)):
                editor.offer(known)

    def show_preview(self, preview: Preview | None) -> None:
        """Say of each line what it comes to."""
        if self._lines is not None:
            result = preview.result if preview else None
            self._lines.show_figures(result.row_words if isinstance(result, RowFigures) else ())

    def raw(self) -> dict[str, Any]:
        # Left out, so that an input takes its default: a value that is not in sight is not meant.
        left = {field.name for field in self._described if not self._matters(field)}
        values: dict[str, Any] = {
            name: editor.raw() for name, editor in self._editors.items() if name not in left
        }
        if self.picker:
            values |= self.picker.raw()
        return values

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        for name, editor in self._editors.items():
            editor.set_raw(raw.get(name))
        # After the editors have it: which inputs matter is asked of these.
        self._by_word.word = str(raw.get(self._by_word.of, ""))
        self._show_what_matters()
        self._show_entries()
        if self.picker:
            self.picker.set_raw(raw)

    def _show_entries(self) -> None:
        """Show of a table the entries that the chosen word has, such as the nations of a front."""
        for name, keys in self._by_word.entries.items():
            if isinstance(editor := self._editors.get(name), CountsEditor):
                editor.show_only(keys)

    def set_locked(self, locked: bool) -> None:
        for editor in self._editors.values():
            editor.set_locked(locked)
        if self.picker:
            self.picker.setEnabled(not locked)


def _shown_inputs(action: Action, opening: FormRow) -> list[FieldInfo]:
    """What a form asks for: all inputs but the lists and tables that mean nothing now."""
    return [
        one
        for one in describe(action.inputs)
        if one.kind not in _LISTED or one.name not in opening.left_out
    ]


def _words_room(label: TextLabel, px: int) -> int:
    """The width that a label takes, up to that of short words."""
    # Otherwise its hint would be no less than the width that it was given in larger text.
    label.setMinimumWidth(0)
    return min(scaled(px), label.sizeHint().width())


def make_form(action: Action, reading: TurnReading, game: Game) -> ActionForm:
    """The form of an action of the phase that was read: the game's own, else one built here."""
    places = places_of(reading.page)
    opening = reading.page.forms[action.name]
    if action.form is not None:
        made: ActionForm = loaded(action.form.where)(action, opening.shown, game, places)
        return made
    classes = class_rows(action, game, reading.tables, reading.page.sequence.side)
    return BuiltForm(action, classes, places, opening, calendar=game.calendar)
