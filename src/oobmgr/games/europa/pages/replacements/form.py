"""The units that can be rebuilt: searched, picked with a key, with the price of each way."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from oobmgr.games.europa.pages.replacements.viewmodel import (
    ShownUnit,
    asks_for_price,
    counts_words,
    picked_words,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.inputs import FieldInfo, InputKind, describe
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import Editor, FlagEditor, NumberEditor, label_of
from oobmgr.ui.views.turn.forms import ActionForm
from oobmgr.ui.views.turn.picker import PickTable, TickDelegate, tick_columns
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.list_model import Column, GroupRow, ListTableModel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.table_delegate import SymbolDelegate
from oobmgr.ui.widgets.texts import EmptyState, TextLabel

ALL, ALLOWED, PICKED = "all", "allowed", "picked"
_NOTHING: Final = "Nothing to rebuild: no unit is in the dead pile, and none is a cadre."
_NO_SUCH: Final = "No unit fits the search."


class RebuildTable(PickTable):
    """Space picks the selected units to full strength, C as cadres."""

    cadre_asked = Signal(object)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_C and not event.modifiers() and index.isValid():
            self.cadre_asked.emit(self.meant(index.row()))
            return
        super().keyPressEvent(event)


class RebuildForm(ActionForm):
    """What is to be rebuilt, in pencil. The first input of units is full strength, then cadres."""

    chart_asked = Signal()

    def __init__(self, action: Action, emblem: str) -> None:
        super().__init__()
        self._emblem = Emblem(emblem)
        ways = action.picking.ways if action.picking else {}
        self._full, self._cadre = tuple(ways)[:2]
        self._words = dict(ways)
        self._picks: dict[int, str] = {}
        self._units: tuple[ShownUnit, ...] = ()
        self._locked = False
        self._editors: dict[str, Editor] = {}
        self.model: ListTableModel[ShownUnit] = ListTableModel(self._columns(), lambda row: row.id)
        self.model.set_grouping(lambda row: row.nation, _head)
        self.search = SearchField("Find a unit", "Ctrl+F")
        self.search.setObjectName("rebuild_search")
        self.filter = SegmentedControl("Units shown", (ALL, ALLOWED, PICKED), quiet="")
        self.filter.setObjectName("rebuild_filter")
        self.table = RebuildTable(self.model)
        self.table.setObjectName("rebuild_table")
        self.table.setAccessibleName("Units to rebuild, Space to full strength, C as cadre")
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        self.table.setItemDelegateForColumn(1, SymbolDelegate(self.table))
        self.empty = EmptyState(_NOTHING)
        self.summary = FittedLabel("none picked", token="ink2")
        self.summary.setObjectName("rebuild_picked")
        self.none = LinkButton("Pick none", quiet=True)
        self.none.setObjectName("rebuild_none")
        described = [one for one in describe(action.inputs) if one.name not in ways]
        self.by_hand = self._grid([one for one in described if one.kind is InputKind.NUMBER])
        self.by_hand.setObjectName("price_by_hand")
        flags = self._grid([one for one in described if one.kind is InputKind.FLAG])
        self._lay_out(flags)
        self._connect()

    def _lay_out(self, flags: QWidget) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.search, 1)
        head.addWidget(self.filter)
        foot = QHBoxLayout()
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        layout.addLayout(foot)
        layout.addWidget(flags)
        layout.addWidget(self.by_hand)
        self.empty.hide()
        self.by_hand.hide()

    def _connect(self) -> None:
        self.search.searched.connect(self.model.set_filter)
        self.search.down_asked.connect(self.table.setFocus)
        self.model.shown_changed.connect(self._fit)
        self.filter.changed.connect(lambda _: self._filter())
        self.table.ticked.connect(lambda rows: self._pick(rows, self._full))
        self.table.cadre_asked.connect(lambda rows: self._pick(rows, self._cadre))
        self.table.row_opened.connect(lambda row: self._pick([row], self._full))
        self.none.clicked.connect(self._pick_none)

    def _grid(self, described: Sequence[FieldInfo]) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        for at, field in enumerate(described):
            flag = field.kind is InputKind.FLAG
            editor: Editor = FlagEditor(field) if flag else NumberEditor(field)
            self._editors[field.name] = editor
            editor.changed.connect(self.changed)
            label = TextLabel(label_of(field), wrap=True)
            label.setBuddy(editor)
            grid.addWidget(label, at, 0)
            grid.addWidget(editor, at, 1)
            if field.case:
                set_case(editor, field.case)
                grid.addWidget(form_chip(field.case, self.case_opened.emit), at, 2)
        grid.setColumnStretch(0, 1)
        if described and described[0].kind is InputKind.NUMBER:
            link = LinkButton("Fill in your chart of special costs")
            link.setObjectName("open_chart")
            link.clicked.connect(self.chart_asked)
            grid.addWidget(link, len(described), 0, 1, 2)
        return box

    # Columns

    def _columns(self) -> tuple[Column[ShownUnit], ...]:
        return (
            *tick_columns(self._picked, lambda row: (row.type, row.size, self._emblem)),
            Column(
                key="unit",
                title="Unit",
                text=lambda row: row.designation,
                stretch=True,
                strong=True,
                elide="middle",
                tooltip=_tooltip,
            ),
            Column(key="ratings", title="Ratings", text=_ratings, width=scaled(58)),
            Column(key="stands", title="Is", text=lambda row: row.stands, width=scaled(48)),
            self._price("full", self._full),
            self._price("cadre", self._cadre),
        )

    def _price(self, key: str, way: str) -> Column[ShownUnit]:
        def text(row: ShownUnit) -> str:
            if not row.allowed:
                return "not allowed" if key == "full" else ""
            return row.full if key == "full" else row.cadre

        def token(row: ShownUnit) -> Token:
            if not row.allowed:
                return "off"
            return "accent" if self._picks.get(row.id) == way else "ink"

        title = "To full" if key == "full" else "As cadre"
        width = scaled(112 if key == "full" else 76)
        return Column(key=key, title=title, text=text, token=token, width=width, tooltip=_tooltip)

    def _picked(self, row: ShownUnit) -> str:
        return self._words.get(self._picks.get(row.id, ""), "")

    # Units

    @property
    def units(self) -> tuple[ShownUnit, ...]:
        """The units that are listed, filtered or not."""
        return self._units

    @property
    def picks(self) -> Mapping[int, str]:
        """What is picked, each unit with the input that takes it."""
        return self._picks

    def set_units(self, units: Sequence[ShownUnit]) -> None:
        """List other units; picks of units that are gone are dropped."""
        self._units = tuple(units)
        known = {row.id for row in units}
        self._picks = {unit: way for unit, way in self._picks.items() if unit in known}
        self.model.set_rows(self._units)
        self.table.fit_columns()
        self._describe()

    def _filter(self) -> None:
        wanted = self.filter.value
        if wanted == ALLOWED:
            self.model.set_predicate(lambda row: bool(row.allowed))
        elif wanted == PICKED:
            self.model.set_predicate(lambda row: row.id in self._picks)
        else:
            self.model.set_predicate(None)

    def _fit(self) -> None:
        some = bool(self.model.matched)
        self.table.setVisible(some)
        self.empty.setVisible(not some)
        self.empty.set_sentence(_NO_SUCH if self._units else _NOTHING)

    def _pick(self, rows: Sequence[ShownUnit], wanted: str) -> None:
        """Pick units in a way, or in the one that they have; again, put them back."""
        if self._locked:
            return
        ways = {row.id: _way_of(row, wanted) for row in rows if row.allowed}
        if ways and all(self._picks.get(unit) == way for unit, way in ways.items()):
            for unit in ways:
                self._picks.pop(unit)
        else:
            self._picks |= ways
        self._told()

    def _pick_none(self) -> None:
        self._picks.clear()
        self._told()

    def _told(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        words = picked_words(self._units, self._picks)
        listed = counts_words(self._units)
        self.summary.set_words(f"{words}, of {listed}" if listed else words)
        self.none.setVisible(bool(self._picks))
        self.by_hand.setVisible(asks_for_price(self._units, self._picks))
        self.table.viewport().update()

    # An action's form

    def raw(self) -> dict[str, Any]:
        """Every input of the form; a price by hand only while one is asked for."""
        asked = asks_for_price(self._units, self._picks)
        values: dict[str, Any] = {
            name: 0 if isinstance(editor, NumberEditor) and not asked else editor.raw()
            for name, editor in self._editors.items()
        }
        for name in self._words:
            values[name] = [unit for unit, way in self._picks.items() if way == name]
        return values

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        for name, editor in self._editors.items():
            editor.set_raw(raw.get(name))
        self._picks = {int(unit): name for name in self._words for unit in raw.get(name) or ()}
        self._describe()

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        for editor in self._editors.values():
            editor.set_locked(locked)
        self._locked = locked  # the list itself stays, to look through with the keys


def _way_of(row: ShownUnit, wanted: str) -> str:
    """The wanted way where the unit has it, else the only one that it may come back."""
    names = [way.name for way in row.allowed]
    return wanted if wanted in names else names[0]


def _ratings(row: ShownUnit) -> str:
    return row.rating_text


def _tooltip(row: ShownUnit) -> str:
    about = ", ".join(part for part in (f"{row.designation} {row.type}", row.path) if part)
    case = f" ({row.case})" if row.case else ""
    return f"{about}\n{row.reason}{case}" if row.reason else about


def _head(key: Hashable, rows: Sequence[ShownUnit]) -> GroupRow:
    return GroupRow(key, str(key), "", counts_words(rows))
