"""Records row by row, with one line for the dice of all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.campaign.dice import rolled
from oobmgr.rules.field_info import FieldInfo
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.editors import Editor
from oobmgr.ui.views.forms.lists import RowsEditor
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.roll_button import RollButton
from oobmgr.ui.widgets.texts import TextLabel

_APART: Final = re.compile(r"[\s,;]+")
_ONE_FIGURE: Final = 10
"""A die with no more faces shows a single figure, so its throws need nothing between them."""


def die_of(item: FieldInfo | None) -> FieldInfo | None:
    """The field of a record that one throw of dice fills; None where it has none, or several."""
    found = [field for field in item.fields if field.dice] if item is not None else []
    return found[0] if len(found) == 1 else None


class DicedRows(RowsEditor):
    """A list of records each of which rolls once: "3 5 1 6" fills their dice from above."""

    def __init__(
        self, field: FieldInfo, make: Callable[[], Editor], opening: object, die: FieldInfo
    ) -> None:
        super().__init__(field, make, opening)
        self._die = die
        self._filled = 0
        self.line = named(QLineEdit(), f"{field.name}_dice")
        self.line.setAccessibleName("The dice of all rows, from above")
        self.line.setPlaceholderText("such as 3 5 1 6, from above")
        self.line.setMinimumWidth(scaled(160))
        self.line.textEdited.connect(self._typed)
        self.roll = named(
            RollButton("Roll for all rows", self._roll_all, self._any_open, "Roll all"),
            f"{field.name}_roll_all",
        )
        self._dice = QWidget()
        label = TextLabel("Dice", token="ink2")
        across(label, (self.line, 1), self.roll, STRETCH, on=self._dice, margins=(0, 3, 0, 3))
        self._lines.insertWidget(0, self._dice)
        self._show_line()

    def _place_of(self, at: int) -> int:
        return at + 1  # below the line of the dice

    def _append(self, value: object) -> Any:  # noqa: ANN401 - a row of this list
        row = super()._append(value)
        self._show_line()
        return row

    def _drop(self, row: Any) -> None:  # noqa: ANN401 - a row of this list
        super()._drop(row)
        self._show_line()

    def _show_line(self) -> None:
        """Offer the line where it spares something."""
        self._dice.setVisible(len(self.rows) > 1)

    # The dice

    def _die_now(self, raw: Any) -> Any:  # noqa: ANN401 - any JSON value
        return raw.get(self._die.name) if isinstance(raw, dict) else None

    def _is_open(self, raw: object) -> bool:
        return self._die_now(raw) in {None, self._die.default}

    def _any_open(self) -> bool:
        return any(self._is_open(raw) for raw in self.raw())

    def _typed(self, text: str) -> None:
        """Fill the dice from above; those that the line no longer reaches are open again."""
        throws = throws_of(text, self._die.dice)
        throws += [None] * (self._filled - len(throws))
        self._filled = sum(throw is not None for throw in throws)
        for row, throw in zip(self.rows, throws, strict=False):
            shown = self._die.default if throw is None else throw
            row.set_raw({**row.raw(), self._die.name: shown})
        self.changed.emit()

    def _roll_all(self) -> None:
        for row in self.rows:
            raw = row.raw()
            if self._is_open(raw):
                row.set_raw({**raw, self._die.name: rolled(self._die.dice)})
        self.line.setText(" ".join(str(self._die_now(raw)) for raw in self.raw()))
        self.changed.emit()


def throws_of(text: str, dice: Sequence[int]) -> list[int | None]:
    """The throws in a line, each of these dice: "3 5 ? 6" or "35?6"; None for what is no number."""
    words = [word for word in _APART.split(text.strip()) if word]
    if len(dice) == 1 and dice[0] <= _ONE_FIGURE:
        ten = str(_ONE_FIGURE)
        words = [part for word in words for part in ([word] if word == ten else word)]
    return [int(word) if word.isdecimal() else None for word in words]
