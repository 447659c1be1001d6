"""Which editor an input has, by what its description says of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtWidgets import QWidget

from oobmgr.domain.calendar import Calendar
from oobmgr.rules.field_info import FieldInfo, InputKind
from oobmgr.ui.views.forms.editors import ChoiceEditor, Editor, FlagEditor, NumberEditor, TextEditor
from oobmgr.ui.views.forms.exact import ExactEditor, MaybeFlagEditor, TurnEditor
from oobmgr.ui.views.forms.lists import LineEditor, RowsEditor
from oobmgr.ui.views.forms.records import FieldForm, MaybeForm, opening_of
from oobmgr.ui.views.forms.row_dice import DicedRows, die_of
from oobmgr.ui.views.forms.tables import KnownCountsEditor, PairsEditor, TicksEditor, ValuesEditor
from oobmgr.ui.widgets.what_is import About, set_about

_NO_WORDS: Final[Mapping[str, Sequence[str]]] = MappingProxyType({})
_ROW_BY_ROW: Final = frozenset(
    {InputKind.RECORD, InputKind.CHOICE, InputKind.LIST, InputKind.FLAG, InputKind.TABLE}
)


def editor_of(
    calendar: Calendar, field: FieldInfo, offered: Mapping[str, Sequence[str]] = _NO_WORDS
) -> Editor:
    """The editor of an input, whatever it holds.

    `offered` are the words that are known for a field of words, by its name.
    """
    editor = _made(calendar, field, offered)
    say_what_it_is(editor, field)
    return editor


def say_what_it_is(editor: QWidget, field: FieldInfo) -> None:
    """Let an editor tell of its field to who asks what it is."""
    set_about(editor, About(field.called, sentence=field.sentence, case=field.case))


def _made(calendar: Calendar, field: FieldInfo, offered: Mapping[str, Sequence[str]]) -> Editor:
    # Handed on, for a record holds fields that are made in the same way.
    make = partial(editor_of, calendar, offered=offered)
    if field.kind is InputKind.RECORD:
        return MaybeForm(field, make) if field.optional else FieldForm(field.fields, make)
    if field.kind is InputKind.LIST:
        return _list_editor(field, make, calendar, offered.get(field.name, ()))
    if field.kind is InputKind.TABLE:
        return _table_editor(field, make)
    if field.kind is InputKind.TURN:
        return TurnEditor(field, calendar)
    return _single_editor(field, offered)


def _single_editor(field: FieldInfo, offered: Mapping[str, Sequence[str]]) -> Editor:
    if field.kind is InputKind.NUMBER:
        return NumberEditor(field)
    if field.kind is InputKind.FLAG:
        # A box to tick has two states, and cannot be left open.
        return MaybeFlagEditor(field) if field.optional else FlagEditor(field)
    if field.kind is InputKind.CHOICE:
        return ChoiceEditor(field)
    if field.kind is InputKind.EXACT:
        return ExactEditor(field)
    return TextEditor(field, offered.get(field.name, ()))


def _list_editor(
    field: FieldInfo,
    make: Callable[[FieldInfo], Editor],
    calendar: Calendar,
    known: Sequence[str],
) -> Editor:
    item = field.item
    # What has a form of its own needs a row; all else is typed into one line.
    if item is None or item.kind not in _ROW_BY_ROW:
        item = item or replace(field, kind=InputKind.TEXT)
        return LineEditor(field, item, calendar, known)
    die = die_of(item)
    if die is not None:
        return DicedRows(field, partial(make, item), opening_of(item), die)
    return RowsEditor(field, partial(make, item), opening_of(item))


def _table_editor(field: FieldInfo, make: Callable[[FieldInfo], Editor]) -> Editor:
    item = field.item or replace(field, kind=InputKind.TEXT)
    # Without known names the names are typed as well.
    if not field.choices:
        return PairsEditor(field, partial(make, item), opening_of(item))
    if item.kind is InputKind.FLAG:
        return TicksEditor(field)
    # A number that may be left open is no count: there 0 says something, too.
    if item.kind is InputKind.NUMBER and item.low is not None and not item.optional:
        return KnownCountsEditor(field)
    return ValuesEditor(
        field, lambda name: make(replace(item, name=f"{field.name}_{name}", optional=True))
    )
