"""A list of units whose search takes a line as one writes it down, and picks what it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import Qt, Signal

from oobmgr.ui.viewmodels.typed_units import Named, TypedUnits, units_typed
from oobmgr.ui.views.unit_list import UnitList

Row = TypeVar("Row", bound=Named)


class TypedUnitList(UnitList[Row]):
    """Enter in its search picks the units of the line (`units_typed`).

    `counted` carries the counts of a line, where a list has something to count (`countable`).
    """

    counted = Signal(object)
    taken = Signal()
    """All of a line was understood, and the focus may go on."""
    countable: Sequence[str] = ()
    """What a line can give as a count, such as "3×infantry"."""

    def add(self, rows: Sequence[Row]) -> None:
        """Pick these rows, too; those that are picked already stay so."""
        raise NotImplementedError

    @property
    def nameable(self) -> Sequence[Row]:
        """The rows that a line can name: all, unless a list leaves out what cannot be meant."""
        return self.rows

    def take_lines(self) -> None:
        """Let Enter take the line; a list says so once its search is made."""
        self.search.set_hint("Find units: 3, 4, infantry")
        self.search.returnPressed.connect(self.take_line)

    def filter_words(self, text: str) -> None:
        """Show the units that a line names; its counts name none."""
        parts = (part for part in text.split(",") if not TypedUnits.COUNT.match(part))
        super().filter_words(",".join(parts))

    def take_line(self) -> None:
        """Pick what the search says; what it cannot mean stays there and is told."""
        if self._locked:
            return
        typed = units_typed(self.search.text(), self.nameable, self.countable)
        self.add(typed.units)
        self.search.setText(", ".join(typed.left))
        if typed.counts:
            self.counted.emit(typed.counts)
        self.tell()
        if typed.left:
            self.summary.set_words(typed.why)
            return
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bring_up(typed.units)
        self.taken.emit()

    @property
    def holds_line(self) -> bool:
        """Whether the search holds a line of units that was not taken yet."""
        text = self.search.text()
        if "," in text or TypedUnits.COUNT.match(text):
            return True
        # One unit alone looks like a filter. Who types it and posts, with nothing picked, means it.
        return bool(text.strip()) and not self.picked and self.search.hasFocus()
