"""The units of one side to pick for a fire: whether each may fire, or be hit, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from oobmgr.games.spark.fire.fire_rows import FireUnit
from oobmgr.games.spark.pages.fire.viewmodel import eligibility, picked_words, state_words
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.turn.picker import PickTable, TickDelegate, tick_columns
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.list_model import Column, ListTableModel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.table_delegate import SymbolDelegate
from oobmgr.ui.widgets.texts import SectionTitle

ALL, PICKED = "all", "picked"
MAY_FIRE, IN_HEX = "may fire", "in the hex"
_DETAIL: Final = "detail"
_WIDE: Final = 460
_NARROW: Final = 320


class FireUnits(QFrame):
    """Space picks the selected units, Enter and a click on the box pick one (`toggled`)."""

    toggled = Signal(object)

    def __init__(self, name: str, first: str, way: str) -> None:
        """Make an empty list; `first` is what it shows at first, `way` says how one is picked."""
        super().__init__()
        self.setObjectName(name)
        self._first = first
        self._way = way
        self._emblem = Emblem.CIRCLE
        self._picked: AbstractSet[int] = frozenset()
        self._place = ""
        self._units: tuple[FireUnit, ...] = ()
        self.title = SectionTitle("")
        self.search = SearchField("Find a unit")
        self.search.setObjectName(f"{name}_search")
        self.filter = SegmentedControl("Units shown", (first, ALL, PICKED), quiet="")
        self.filter.setObjectName(f"{name}_filter")
        self.model: ListTableModel[FireUnit] = ListTableModel(self._columns(), lambda row: row.unit)
        self.table = PickTable(self.model)
        self.table.setObjectName(f"{name}_table")
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        self.table.setItemDelegateForColumn(1, SymbolDelegate(self.table))
        self.summary = FittedLabel("", token="ink2")
        self.summary.setObjectName(f"{name}_picked")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.filter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 6)
        layout.setSpacing(4)
        layout.addWidget(self.title)
        layout.addLayout(tools)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.summary)
        self.setFocusProxy(self.table)

    def _connect(self) -> None:
        self.search.searched.connect(self.model.set_filter)
        self.search.down_asked.connect(self.table.setFocus)
        self.filter.changed.connect(lambda _: self._filter())
        self.table.ticked.connect(self._tick)
        self.table.row_opened.connect(lambda row: self._tick([row]))

    def _columns(self) -> tuple[Column[FireUnit], ...]:
        return (
            *tick_columns(self._way_of, lambda row: (row.type, row.size, self._emblem)),
            Column(
                key="unit",
                title="Unit",
                text=lambda row: row.name,
                strong=True,
                elide="middle",
                tooltip=_tooltip,
            ),
            Column(key="hex", title="Hex", text=lambda row: row.hex, width=52),
            Column(
                key="strength",
                title="Now",
                text=lambda row: row.strength,
                align="right",
                width=54,
            ),
            Column(
                key="steps",
                title="Steps",
                text=lambda row: f"{row.steps_left}/{row.steps}",
                align="right",
                width=50,
            ),
            Column(
                key="state",
                title="State",
                text=state_words,
                width=84,
                token=lambda _: "ink2",
                tooltip=state_words,
            ),
            Column(
                key="may",
                title=self._way.capitalize(),
                text=eligibility,
                stretch=True,
                token=_may_token,
                tooltip=_may_words,
            ),
            Column(key=_DETAIL, title="", text=lambda row: f"{row.detail} {row.type}", width=1),
        )

    def _way_of(self, row: FireUnit) -> str:
        return self._way if row.unit in self._picked else ""

    # What is shown

    @property
    def units(self) -> tuple[FireUnit, ...]:
        """The units of the side, filtered or not."""
        return self._units

    def show_side(self, title: str, emblem: Emblem) -> None:
        """Say whose units these are and what they do."""
        self._emblem = emblem
        self.title.set_text(title)
        self.table.setAccessibleName(f"{title}: Space picks")

    def set_units(self, units: Sequence[FireUnit], place: str) -> None:
        """List other units; `place` is the hex that is fired at."""
        self._units = tuple(units)
        self._place = place
        self._filter()
        self.model.set_rows(self._units)
        self.table.fit_columns()
        self._place_columns()
        self._describe()

    def _place_columns(self) -> None:
        """Leave out what has no room; the tool tip of a unit says it too."""
        wide = self.width() >= scaled(_WIDE)
        told = any(state_words(unit) for unit in self._units)
        columns = [column.key for column in self.model.columns]
        symbols = self.width() >= scaled(_NARROW)
        held = {"symbol": symbols, "steps": wide, "state": told and wide, _DETAIL: False}
        for key, shown in held.items():
            self.table.setColumnHidden(columns.index(key), not shown)

    def set_picked(self, picked: AbstractSet[int]) -> None:
        """Show other units as picked."""
        self._picked = picked
        if self.filter.value == PICKED:
            self._filter()
        self._describe()

    def _filter(self) -> None:
        shown = self.filter.value
        if shown == PICKED:
            self.model.set_predicate(lambda row: row.unit in self._picked)
        elif shown == MAY_FIRE:
            self.model.set_predicate(lambda row: row.may or row.unit in self._picked)
        elif shown == IN_HEX:
            self.model.set_predicate(lambda row: row.hex == self._place or row.unit in self._picked)
        else:
            self.model.set_predicate(None)

    def _tick(self, rows: Sequence[FireUnit]) -> None:
        self.toggled.emit([row.unit for row in rows])

    def _describe(self) -> None:
        picked = [unit.unit for unit in self._units if unit.unit in self._picked]
        self.summary.set_words(picked_words(self._units, picked))
        self.table.viewport().update()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()


def _may_token(row: FireUnit) -> Token:
    return "ok" if row.may else "off"


def _may_words(row: FireUnit) -> str:
    """Each way in which a unit could fire, with whether it may."""
    if not row.modes:
        return row.words
    return "\n".join(f"{mode.name} {mode.points}: {mode.words}" for mode in row.modes)


def _tooltip(row: FireUnit) -> str:
    parts = (f"{row.name}, {row.type}", row.detail, state_words(row), _may_words(row))
    return "\n".join(part for part in parts if part)
