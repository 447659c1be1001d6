"""The units of one side to pick for a fire: whether each may fire, or be hit, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.games.spark.fire.fire_rows import FireUnit
from oobmgr.games.spark.pages.fire.viewmodel import eligibility, picked_words, state_words
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.views.pick_columns import STATE, hex_column, pick_columns, state_column, unit_column
from oobmgr.ui.views.typed_list import TypedUnitList
from oobmgr.ui.views.unit_list import ALL, PICKED
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import SectionTitle

MAY_FIRE, IN_HEX = "may fire", "in the hex"
_WIDE: Final = 460
_NO_BOXES: Final = "Its boxes are not entered: go to it on its Roster Sheet and press B."
_HEADS: Final = 36
_ROWS_IN_LARGE_TEXT: Final = 3
_USUAL, _LARGE = 100, 150
_LEAST: Final = {"symbol": 320, "steps": _WIDE, STATE: _WIDE}


class FireUnits(TypedUnitList[FireUnit]):
    """Space picks the selected units, Enter and a click on the box pick one (`toggled`).

    What is picked is known by the fire itself, which may take units out again.
    """

    toggled = Signal(object)

    def __init__(self, name: str, first: str, way: str) -> None:
        """Make an empty list; `first` is what it shows at first, `way` says how one is picked."""
        self._way = way
        self._emblem = Emblem.CIRCLE
        self._picked: AbstractSet[int] = frozenset()
        self._place = ""
        # What is picked stays in sight under either choice, or nobody could take it out again.
        passes = {
            MAY_FIRE: lambda row: row.may or row.unit in self._picked,
            IN_HEX: lambda row: row.hex == self._place or row.unit in self._picked,
        }
        super().__init__(
            name,
            self._columns(),
            lambda row: row.unit,
            shown={first: passes[first], ALL: None, PICKED: None},
            least=_LEAST,
            gives_way=("steps", STATE, "symbol", "strength", "hex"),
        )
        self.title = SectionTitle("")
        self.lines.setContentsMargins(12, 8, 8, 6)
        self.lines.insertWidget(0, self.title)
        follow_text(self.table, self.table.rows_px, QWidget.setMinimumHeight, measure=_least_high)
        self.take_lines()

    def _columns(self) -> tuple[Column[FireUnit], ...]:
        return (
            *pick_columns(
                lambda row: self._way if row.unit in self._picked else "",
                lambda row: (row.type, row.size, self._emblem),
                unit_column(lambda row: row.name, _tooltip, lambda row: row.line, stretch=False),
            ),
            hex_column(lambda row: row.hex, 52),
            Column(
                key="strength",
                title="Now",
                text=lambda row: row.strength,
                align="right",
                width=54,
                sentence="The strength that the unit has with the steps that are left.",
            ),
            Column(
                key="steps",
                title="Steps",
                text=_steps_words,
                tooltip=lambda row: "" if row.boxes_known else _NO_BOXES,
                align="right",
                width=50,
                sentence="The steps that the unit has left, and how many it has in full.",
            ),
            state_column(state_words, "What was marked on the unit.", width=84),
            Column(
                key="may",
                title=self._way.capitalize(),
                text=eligibility,
                stretch=True,
                token=lambda row: "ok" if row.may else "off",
                tooltip=_may_words,
                sentence="Whether the unit may take part in this fire, and if not, why.",
            ),
        )

    # What is shown

    def has_room(self, column: str, width: int) -> bool:
        """Leave the states out where no unit has one, too."""
        told = column != STATE or any(state_words(unit) for unit in self.rows)
        return told and super().has_room(column, width)

    def show_side(self, title: str, emblem: Emblem) -> None:
        """Say whose units these are and what they do."""
        self._emblem = emblem
        self.title.set_text(title)
        self.table.setAccessibleName(tr(f"Units that Space picks: {title}"))

    def set_units(self, units: Sequence[FireUnit], place: str) -> None:
        """List other units; `place` is the hex that is fired at."""
        self._place = place
        self.list_rows(units)

    def set_picked(self, picked: AbstractSet[int]) -> None:
        """Show other units as picked; where none is, the list offers units again."""
        emptied = bool(self._picked) and not picked
        self._picked = picked
        if self.filter.value == PICKED:
            if emptied:  # as after a post: the next fire begins with an empty list otherwise
                self.filter.set_value(self.filter.options[0])
            self.filter_rows()
        self.describe()

    # Picking

    @property
    def nameable(self) -> Sequence[FireUnit]:
        """The units that the choice above the table lets through: a division is who may fire."""
        passes = self._shown.get(self.filter.value)
        return [row for row in self.rows if passes is None or passes(row)]

    def add(self, rows: Sequence[FireUnit]) -> None:
        """Ask for units to be taken into the fire; those that are in it stay there."""
        if fresh := [row for row in rows if row.unit not in self._picked]:
            self.pick(fresh)

    @property
    def picked(self) -> AbstractSet[int]:
        """The ids of the units that are in the fire."""
        return self._picked

    def words(self) -> str:
        """How many are picked of how many."""
        picked = [unit.unit for unit in self.rows if unit.unit in self._picked]
        return picked_words(self.rows, picked)

    def pick(self, rows: Sequence[FireUnit]) -> None:
        """Ask for units to be taken into the fire, or out of it."""
        self.toggled.emit([row.unit for row in rows])

    def height_of(self, rows: int) -> int:
        """How high the list is that shows so many rows, in pixels."""
        around = self.minimumSizeHint().height() - self.table.minimumHeight()
        return around + scaled(_HEADS) + rows * row_px(self.table.rows_px)

    @property
    def offers_none(self) -> bool:
        """Never: a fire is emptied in its own panel."""
        return False


def _least_high(row: int) -> int:
    """How high heads and units are at least, rows of this height."""
    # In large text the page scrolls all the same; else the working below would pay for them.
    rows = _ROWS_IN_LARGE_TEXT if scaled(_USUAL) >= _LARGE else 1
    return scaled(_HEADS) + rows * row_px(row)


def _steps_words(row: FireUnit) -> str:
    """Steps left of all, a question mark where nobody entered the boxes."""
    # Steps that stand in for boxes would read like a count of them.
    return f"{row.steps_left}/{row.steps}" if row.boxes_known else "?"


def _may_words(row: FireUnit) -> str:
    """Each way in which a unit could fire, with whether it may."""
    if not row.modes:
        return row.words
    return "\n".join(f"{mode.name} {mode.points}: {mode.words}" for mode in row.modes)


def _tooltip(row: FireUnit) -> str:
    where = f"Hex {row.hex}" if row.hex else ""
    parts = (f"{row.name}, {row.type}", row.detail, where, state_words(row), _may_words(row))
    return "\n".join(part for part in parts if part)
