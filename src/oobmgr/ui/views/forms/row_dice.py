"""Records row by row, with one line for the dice of all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.campaign.dice import rolled
from oobmgr.rules.field_info import FieldInfo
from oobmgr.ui.language import tr
from oobmgr.ui.views.forms.editors import Editor
from oobmgr.ui.views.forms.faults import show_beside
from oobmgr.ui.views.forms.lists import RowsEditor
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.roll_button import RollButton
from oobmgr.ui.widgets.texts import TextLabel

_ONE_FIGURE: Final = 10
"""A die with no more faces shows a single figure, or this number."""


def die_of(item: FieldInfo | None) -> FieldInfo | None:
    """The field of a record that one throw of dice fills; None where it has none, or several."""
    found = [field for field in item.fields if field.dice] if item is not None else []
    return found[0] if len(found) == 1 else None


def outcome_of(item: FieldInfo | None) -> FieldInfo | None:
    """The field of a record that says in a word what its throw comes to; None where none does."""
    # An outcome may be empty at first; a word that must be chosen is none.
    found = [f for f in item.fields if f.choices and f.default == ""] if item is not None else []
    return found[0] if len(found) == 1 else None


class DicedRows(RowsEditor):
    """A list of records each of which rolls once: "3 5 1 6" fills their dice from above.

    Where the records have a word for what comes of it, "3y 5n" or "y n" fills that, too.
    """

    def __init__(
        self, field: FieldInfo, make: Callable[[], Editor], opening: object, die: FieldInfo
    ) -> None:
        super().__init__(field, make, opening)
        self._die = die
        self._outcome = outcome_of(field.item)
        self._filled = 0
        self.line = named(QLineEdit(), f"{field.name}_dice")
        self.line.setAccessibleName(tr("The dice for all rows, from the top"))
        words = self._outcome.choices if self._outcome is not None else ()
        initials = [word[0] for word in words if word]
        ends = (*initials, *initials) if initials else ("",) * 4
        shown = " ".join(f"{throw}{end}" for throw, end in zip((3, 5, 1, 6), ends, strict=False))
        Hint(self.line, f"such as {shown}")
        follow_text(self.line, 160, QWidget.setMinimumWidth)
        self.line.textEdited.connect(self._typed)
        self.roll = named(
            RollButton("Roll for all rows", self._roll_all, self._any_open, "Roll all"),
            f"{field.name}_roll_all",
        )
        self._dice = QWidget()
        label = TextLabel("Dice", token="ink2")
        # Beside the line, where it moves none of the rows.
        self.fault = named(TextLabel(token="err"), f"{field.name}_dice_fault")
        parts = (label, (self.line, 1), self.roll, self.fault, STRETCH)
        across(*parts, on=self._dice, margins=(0, 3, 0, 3))
        self._lines.insertWidget(0, self._dice)
        self._begin()

    def _place_of(self, at: int) -> int:
        return at + 1  # below the line of the dice

    def _begin(self) -> None:
        """Offer the line where it spares something, and lead the focus there."""
        super()._begin()
        # "3y" fills two fields of a single row, too; a die alone is as soon typed into its own.
        spares = len(self.rows) > (0 if self._outcome is not None else 1)
        self._dice.setVisible(spares)
        if spares:
            self.setFocusProxy(self.line)

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
        # Those that the line filled before and has lost by rubbing out.
        throws += [(None, "")] * (self._filled - len(throws))
        self._filled = max((at for at, one in enumerate(throws, 1) if any(one)), default=0)
        throws = self._held_to_the_dice(throws)
        for row, (throw, word) in zip(self.rows, throws, strict=False):
            shown = {self._die.name: self._die.default if throw is None else throw}
            if self._outcome is not None:
                meant = [choice for choice in self._outcome.choices if choice.startswith(word)]
                # No word, or one that may be several, leaves open what came of it.
                shown[self._outcome.name] = meant[0] if len(meant) == 1 else ""
            # Only these two fields: the rest of a row may be entered already.
            row.set_raw({**row.raw(), **shown})
        self.changed.emit()

    def _held_to_the_dice(
        self, throws: Sequence[tuple[int | None, str]]
    ) -> list[tuple[int | None, str]]:
        """The throws, without those that the dice cannot show; the first of these is told.

        A field would take the nearest number that it has, and a 7 would be a 6 without a word.
        """
        least, most = len(self._die.dice), sum(self._die.dice)
        wrong = [(at, n) for at, (n, _) in enumerate(throws, 1) if n and not least <= n <= most]
        told = [f"Roll {at}: {n} is not from {least} to {most}." for at, n in wrong[:1]]
        show_beside(self.line, self.fault, tr("".join(told)))
        places = {at for at, _ in wrong}
        return [(None, "") if at in places else one for at, one in enumerate(throws, 1)]

    def _roll_all(self) -> None:
        for row in self.rows:
            raw = row.raw()
            # Dice that were entered are not thrown again.
            if self._is_open(raw):
                row.set_raw({**raw, self._die.name: rolled(self._die.dice)})
        show_beside(self.line, self.fault, "")
        # The line then says what the rows have, so that typing goes on from there and opens none
        # again.
        self.line.setText(" ".join(str(self._die_now(raw)) for raw in self.raw()))
        self.changed.emit()


def throws_of(text: str, dice: Sequence[int]) -> list[tuple[int | None, str]]:
    """The throws in a line, each of these dice, and the word behind each: "3y 5n ?", "35", "y n".

    None stands for a throw that is not told.
    """
    # One die of few faces shows a single figure, so that its throws need nothing between them.
    figures = r"\d" if len(dice) == 1 and dice[0] <= _ONE_FIGURE else r"\d+"
    alone = rf"(?<!\d){_ONE_FIGURE}(?!\d)"
    told = rf"({alone}|{figures}|\?|(?=[^\W\d_]))\s*([^\W\d_]*)"
    found = re.findall(told, text)
    return [(int(throw) if throw.isdecimal() else None, word.lower()) for throw, word in found]
