"""Where the hands go in a form: what is to be filled in first, and after the units are picked."""

from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.ui.views.forms.editors import Editor, NumberEditor, TextEditor
from oobmgr.ui.views.forms.lists import LineEditor, RowList
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.turn.picker import UnitPicker
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.reading_order import is_stop
from oobmgr.ui.widgets.search_field import SearchField

_ASIDE: Final = CaseChip | SearchField
"""What stands beside the fields of a form: nothing is filled in there."""


def first_field(form: QWidget, picker: UnitPicker | None, leading: str = "") -> QWidget | None:
    """The list of units, else the first field that can be filled in; None without any.

    What a form is about may be a list, such as hexes, which takes a line of its own below the other
    fields: where that is the `leading` input and is empty, the hands go there.
    Where the books have picked some of the units already, it is what is still to be entered of
    them; words, such as their hex, are passed over for a die.
    Never a search: it would take the letters that are keys of the page, such as N.
    """
    # All of them are proposed to be looked through, some because they are the ones that must act.
    some = picker is not None and 0 < len(picker.picked) < len(picker.rows)
    if some and (rest := _waiting_die(form) or still_open(form)) is not None:
        return rest
    lists = (one for one in form.findChildren(LineEditor) if one.box.objectName() == leading)
    if (about := next(lists, None)) and about.isVisibleTo(form) and not about.raw():
        return about.box
    stops = [
        widget
        # Tables of units before all else, wherever they stand: what is picked decides the rest.
        for widget in (*form.findChildren(PickTable), *form.findChildren(QWidget))
        if is_stop(widget) and not isinstance(widget, _ASIDE)
        if widget.isEnabled() and widget.isVisibleTo(form)
    ]
    first = next((_entry_before(widget, form) for widget in stops), None)
    # A field with a proposal in it can wait; what is still open cannot.
    if isinstance(first, QLineEdit) and first.text():
        return still_open(form) or first
    return first


def is_empty_line(widget: QWidget | None) -> bool:
    """Whether it is a field for words in which nothing stands."""
    return isinstance(widget, QLineEdit) and not widget.text()


def _entry_before(widget: QWidget, form: QWidget) -> QWidget:
    """Where a list of entries begins that has some, in place of its button for one more."""
    begun = next((one for one in form.findChildren(RowList) if one.add is widget), None)
    proxy: QWidget | None = begun
    # Down to the field itself: asked for its own, a list of entries names only the next part.
    while proxy is not None and proxy.focusProxy() is not None:
        proxy = proxy.focusProxy()
    return proxy or widget


def still_open(form: QWidget, asked: AbstractSet[str] = frozenset()) -> QWidget | None:
    """The first die that is still to be thrown, or field without its words or list, as a hex is.

    Numbers whose inputs are `asked` for are open as well, as long as they are 0.
    """
    editors = (one for one in form.findChildren(Editor) if one.isVisibleTo(form))
    fields = (one.focusProxy() for one in editors if one.isEnabled() and _is_open(one, asked))
    return next(fields, None)


def field_of(form: QWidget, names: AbstractSet[str]) -> QWidget | None:
    """The first field in which one of these inputs is entered."""
    editors = (one for one in form.findChildren(Editor) if one.isVisibleTo(form))
    fields = (one.focusProxy() for one in editors if one.isEnabled())
    return next((one for one in fields if one is not None and one.objectName() in names), None)


def _waiting_die(form: QWidget) -> QWidget | None:
    """The first die that is still to be thrown."""
    dice = (one for one in form.findChildren(NumberEditor) if one.isVisibleTo(form))
    waiting = (one.focusProxy() for one in dice if one.isEnabled() and one.waits_for_die)
    return next(waiting, None)


def _is_open(editor: Editor, asked: AbstractSet[str]) -> bool:
    if isinstance(editor, NumberEditor):
        field = editor.focusProxy()
        # A nought may be meant; only where the books ask for the number is it still open.
        wanted = field is not None and field.objectName() in asked and not editor.raw()
        return editor.waits_for_die or wanted
    return isinstance(editor, TextEditor | LineEditor) and not editor.raw()
