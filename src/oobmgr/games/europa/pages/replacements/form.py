"""The units that can be rebuilt, picked with a key, and the form that they stand in."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.finding import unit_text
from oobmgr.domain.calendar import Calendar
from oobmgr.games.europa.pages.replacements.viewmodel import (
    ShownUnit,
    asks_for_price,
    counts_words,
    picked_words,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.field_info import InputKind, describe
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.forms.records import FieldForm
from oobmgr.ui.views.pick_columns import pick_columns, unit_column
from oobmgr.ui.views.unit_list import ALL, NO_SUCH, PICKED, UnitList, toggled
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import EmptyState

_ALLOWED: Final = "allowed"
_NOTHING: Final = "Nothing to rebuild: no unit is in the dead pile, and none is a cadre."
_NO_WAY: Final = "—"
_LEAST_HIGH: Final = 110
"""The heads, the head of a nation and two units."""


class RebuildList(UnitList[ShownUnit]):
    """Space picks the selected units to full strength, C as cadres.

    `ways` are the words for the inputs that take units: first full strength, then cadres.
    """

    def __init__(self, ways: Mapping[str, str], emblem: Emblem) -> None:
        self._emblem = emblem
        self._full, self._cadre = tuple(ways)[:2]
        self._ways = dict(ways)
        self._picks: dict[int, str] = {}
        super().__init__(
            "rebuild",
            self._columns(),
            lambda row: row.unit.id,
            shown={ALL: None, _ALLOWED: lambda row: bool(row.offer.allowed), PICKED: None},
            gives_way=("ratings",),
            search_key="Ctrl+F",
        )
        self.model.set_grouping(
            lambda row: row.unit.nation,
            lambda nation, rows: GroupRow(nation, str(nation), "", counts_words(rows)),
        )
        self.table.setAccessibleName(tr("Units to rebuild, Space to full strength, C as cadre"))
        self.empty = EmptyState(_NOTHING)
        self.empty.hide()
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(6)
        self.lines.insertWidget(2, self.empty, 1)
        follow_text(self.table, _LEAST_HIGH, QWidget.setMinimumHeight)
        self.model.shown_changed.connect(self._fit)
        self.table.on_key(Qt.Key.Key_C, lambda rows: self._pick_as(rows, self._cadre))

    def _columns(self) -> tuple[Column[ShownUnit], ...]:
        return (
            *pick_columns(
                lambda row: self._ways.get(self._picks.get(row.unit.id, ""), ""),
                lambda row: (row.unit.type, row.unit.size, self._emblem),
                unit_column(lambda row: row.unit.designation, _tooltip, _found_by),
            ),
            Column(
                key="ratings",
                title="Ratings",
                text=lambda row: row.unit.rating_text,
                width=58,
                sentence="The ratings of the unit at full strength, as its counter prints them.",
            ),
            Column(
                key="stands",
                title="Is",
                text=lambda row: row.offer.stands,
                whole=True,
                sentence="Whether the unit is a cadre now, or eliminated.",
            ),
            self._price("full", "To full", 112, self._full),
            self._price("cadre", "As cadre", 76, self._cadre),
        )

    def _price(self, key: str, title: str, width: int, way: str) -> Column[ShownUnit]:
        cadre = way == self._cadre

        def text(row: ShownUnit) -> str:
            if not row.offer.allowed:
                # Said once: both columns would say the same.
                return "" if cadre else "not allowed"
            return row.offer.price(cadre=cadre) or _NO_WAY

        def token(row: ShownUnit) -> Token:
            if not row.offer.allowed:
                return "off"
            return "accent" if self._picks.get(row.unit.id) == way else "ink"

        return Column(
            key=key,
            title=title,
            text=text,
            token=token,
            width=width,
            tooltip=_tooltip,
            sentence=f"What rebuilding the unit costs in Replacement Points: {title.lower()}.",
        )

    @property
    def says_none(self) -> bool:
        """It says so where the units would stand."""
        return False

    def _fit(self) -> None:
        # What the choice alone leaves out does not lack: the line above the table tells of it.
        some = bool(self.model.matched or self.model.found_rows())
        self.table.setVisible(some)
        self.empty.setVisible(not some)
        self.empty.set_sentence(NO_SUCH if self.rows else _NOTHING)

    # Picking

    @property
    def picks(self) -> Mapping[int, str]:
        """What is picked, each unit with the input that takes it."""
        return self._picks

    @property
    def picked(self) -> AbstractSet[int]:
        """The ids of the units that are picked."""
        return self._picks.keys()

    def set_units(self, units: Sequence[ShownUnit]) -> None:
        """List other units; picks of units that are gone are dropped."""
        known = {row.unit.id for row in units}
        self._picks = {unit: way for unit, way in self._picks.items() if unit in known}
        self.list_rows(units)
        self.updateGeometry()  # other prices may ask for wider columns

    def words(self) -> str:
        """What is picked, of how many units that lie dead or are cadres."""
        words, listed = picked_words(self.rows, self._picks), counts_words(self.rows)
        return f"{words}, of {listed}" if listed else words

    def pick(self, rows: Sequence[ShownUnit]) -> None:
        """Pick units to full strength."""
        self._pick_as(rows, self._full)

    def _pick_as(self, rows: Sequence[ShownUnit], wanted: str) -> None:
        """Pick units in a way, or in the one that they have; again, put them back."""
        if not self._locked:
            allowed = (row for row in rows if row.offer.allowed)
            ways: dict[int, str] = {row.unit.id: _way_of(row, wanted) for row in allowed}
            self._picks = toggled(self._picks, ways)
            self.tell()

    def pick_none(self) -> None:
        """Put every unit back."""
        self._picks = {}
        self.tell()

    def raw(self) -> dict[str, list[int]]:
        """The picked units by input."""
        return {
            name: [unit for unit, way in self._picks.items() if way == name] for name in self._ways
        }

    def set_raw(self, raw: Mapping[str, Sequence[int]]) -> None:
        """Pick other units, without telling of it."""
        self._picks = {int(unit): name for name in self._ways for unit in raw.get(name) or ()}
        self.describe()

    # Qt

    def minimumSizeHint(self) -> QSize:
        # What a unit costs as a cadre stands last: a narrower list would hide it.
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self.whole_rows, 0)) if self.rows else least


def _way_of(row: ShownUnit, wanted: str) -> str:
    """The wanted way where the unit has it, else the only one that it may come back."""
    names = [way.name for way in row.offer.allowed]
    return wanted if wanted in names else names[0]


def _found_by(row: ShownUnit) -> str:
    """What typing finds a unit by besides what the list shows: as on every page."""
    return unit_text(row.unit)


def _tooltip(row: ShownUnit) -> str:
    unit = row.unit
    about = ", ".join((f"{unit.designation} {unit.type}", *reversed(unit.path)))
    return f"{about}\n{row.why_not}" if row.why_not else about


class RebuildForm(ActionForm):
    """What is to be rebuilt, in pencil. The first input of units is full strength, then cadres."""

    chart_asked = Signal()

    def __init__(self, action: Action, emblem: str, calendar: Calendar) -> None:
        super().__init__()
        ways = action.picking.ways if action.picking else {}
        self.list = RebuildList(ways, Emblem(emblem))
        described = [one for one in describe(action.inputs) if one.name not in ways]
        make = partial(editor_of, calendar)
        self._flags = FieldForm([one for one in described if one.kind is InputKind.FLAG], make)
        self._prices = FieldForm([one for one in described if one.kind is InputKind.NUMBER], make)
        chart = named(LinkButton("Fill in your chart of special costs"), "open_chart")
        chart.clicked.connect(self.chart_asked)
        self.by_hand = named(QWidget(), "price_by_hand")
        down(self._prices, across(chart, STRETCH), on=self.by_hand, spacing=4)
        self.by_hand.hide()
        down((self.list, 1), self._flags, self.by_hand, on=self, spacing=6)
        self.list.changed.connect(self._ask_for_price)
        for part in (self.list, self._flags, self._prices):
            part.changed.connect(self.changed)
        for form in (self._flags, self._prices):
            form.case_opened.connect(self.case_opened)

    def show_units(self, units: Sequence[ShownUnit]) -> None:
        """List the units as they are now."""
        self.list.set_units(units)
        self._ask_for_price()

    @property
    def _asks_for_price(self) -> bool:
        return asks_for_price(self.list.rows, self.list.picks)

    def _ask_for_price(self) -> None:
        """Show the prices by hand where the rules leave one of those picked to the player."""
        self.by_hand.setVisible(self._asks_for_price)

    # An action's form

    def raw(self) -> dict[str, Any]:
        """Every input of the form; a price by hand only while one is asked for."""
        prices = self._prices.raw()
        # The fields keep what was typed, in case a unit without a price is picked again.
        if not self._asks_for_price:
            prices = dict.fromkeys(prices, 0)
        return {**self._flags.raw(), **prices, **self.list.raw()}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        for part in (self._flags, self._prices, self.list):
            part.set_raw(raw)
        self._ask_for_price()

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        for part in (self._flags, self._prices, self.list):
            part.set_locked(locked)
