"""Editors of single values with readers of their own: exact numbers, turns, yes or no or open."""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import plain
from oobmgr.rules.field_info import FieldInfo
from oobmgr.rules.scalars import read_exact
from oobmgr.ui.language import tr, typed_number
from oobmgr.ui.language.typed import kept_turn
from oobmgr.ui.views.forms.editors import ChoiceEditor, TextEditor
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import TextLabel

_YES, _NO = "yes", "no"
_FLAGS: Final = {_YES: True, _NO: False}


class MaybeFlagEditor(ChoiceEditor):
    """Yes or no, or left open."""

    def __init__(self, field: FieldInfo) -> None:
        super().__init__(replace(field, choices=(_YES, _NO), optional=True))

    def raw(self) -> Any:  # noqa: ANN401 - as the choice that it is
        """Yes or no; None where it is left open."""
        word = super().raw()
        return None if word is None else _FLAGS[word]

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        super().set_raw(None if value is None else _YES if value else _NO)


class ExactEditor(TextEditor):
    """A number that may have a fraction, written 3, 3.5, 7/2 or 3 1/2."""

    def __init__(self, field: FieldInfo) -> None:
        super().__init__(field, (), "such as 3 1/2")
        self._optional = field.optional
        follow_text(self.box, 120, QWidget.setMaximumWidth)
        layout = self.layout()
        if field.unit and layout is not None:
            layout.addWidget(TextLabel(field.unit, token="ink2"))

    def raw(self) -> Any:  # noqa: ANN401 - as the number that it is
        """The number as typed; None where it is left open and may be."""
        typed = super().raw()
        # Empty is an answer only where the input may be left open; otherwise the reader refuses it.
        if self._optional and not typed:
            return None
        return typed_number(typed)

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        # What is text is not a number yet, and is shown as it was typed.
        if value is None or isinstance(value, str):
            super().set_raw(value)
        else:
            self.box.setText(str(plain(read_exact(value))))


class TurnEditor(TextEditor):
    """A game turn by its name; what is not a turn stays as it was typed."""

    def __init__(self, field: FieldInfo, calendar: Calendar) -> None:
        super().__init__(field, (), f"such as {calendar.example}")
        self._optional = field.optional
        self._calendar = calendar

    def raw(self) -> Any:  # noqa: ANN401 - as the turn that it is
        """The code of the turn; None where it is left open and may be."""
        typed = kept_turn(super().raw(), self._calendar)
        if self._optional and not typed:
            return None
        try:
            return self._calendar.parse(typed) if typed else ""
        except BadInput:
            # As it was typed, for the refusal to name.
            return typed

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        # A turn that is there already stays in the spelling in which it was typed.
        known = isinstance(value, str) and value == self.raw()
        if not known:
            super().set_raw(tr(self._calendar.label(TurnCode(value))) if value else "")
