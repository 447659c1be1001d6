"""The units that can be rebuilt: searched, picked with a key, with the price of each way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import Qt

from oobmgr.games.europa.pages.replacements.viewmodel import (
    ShownUnit,
    counts_words,
    picked_words,
)
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.unit_list import ALL, PICKED, UnitList, pick_columns, toggled, unit_column
from oobmgr.ui.widgets.list_model import Column, GroupRow
from oobmgr.ui.widgets.texts import EmptyState

_ALLOWED: Final = "allowed"
_NOTHING: Final = "Nothing to rebuild: no unit is in the dead pile, and none is a cadre."
_NO_SUCH: Final = "No unit fits the search."
_NO_WAY: Final = "—"


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
            search_key="Ctrl+F",
        )
        self.model.set_grouping(
            lambda row: row.unit.nation,
            lambda nation, rows: GroupRow(nation, str(nation), "", counts_words(rows)),
        )
        self.table.setAccessibleName("Units to rebuild, Space to full strength, C as cadre")
        self.empty = EmptyState(_NOTHING)
        self.empty.hide()
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(6)
        self.lines.insertWidget(2, self.empty, 1)
        self.model.shown_changed.connect(self._fit)
        self.table.on_key(Qt.Key.Key_C, lambda rows: self._pick_as(rows, self._cadre))

    def _columns(self) -> tuple[Column[ShownUnit], ...]:
        return (
            *pick_columns(
                lambda row: self._ways.get(self._picks.get(row.unit.id, ""), ""),
                lambda row: (row.unit.type, row.unit.size, self._emblem),
                unit_column(lambda row: row.unit.designation, _tooltip),
            ),
            Column(
                key="ratings",
                title="Ratings",
                text=lambda row: row.unit.rating_text,
                width=scaled(58),
            ),
            Column(key="stands", title="Is", text=lambda row: row.offer.stands, width=scaled(48)),
            self._price("full", "To full", 112, self._full),
            self._price("cadre", "As cadre", 76, self._cadre),
        )

    def _price(self, key: str, title: str, width: int, way: str) -> Column[ShownUnit]:
        cadre = way == self._cadre

        def text(row: ShownUnit) -> str:
            if not row.offer.allowed:
                return "" if cadre else "not allowed"
            return row.offer.price(cadre=cadre) or _NO_WAY

        def token(row: ShownUnit) -> Token:
            if not row.offer.allowed:
                return "off"
            return "accent" if self._picks.get(row.unit.id) == way else "ink"

        return Column(
            key=key, title=title, text=text, token=token, width=scaled(width), tooltip=_tooltip
        )

    def _fit(self) -> None:
        some = bool(self.model.matched)
        self.table.setVisible(some)
        self.empty.setVisible(not some)
        self.empty.set_sentence(_NO_SUCH if self.rows else _NOTHING)

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


def _way_of(row: ShownUnit, wanted: str) -> str:
    """The wanted way where the unit has it, else the only one that it may come back."""
    names = [way.name for way in row.offer.allowed]
    return wanted if wanted in names else names[0]


def _tooltip(row: ShownUnit) -> str:
    unit = row.unit
    about = ", ".join((f"{unit.designation} {unit.type}", *reversed(unit.path)))
    return f"{about}\n{row.why_not}" if row.why_not else about
