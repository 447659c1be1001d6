"""The units of one side: searched, picked with Space, their losses marked with X."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout

from oobmgr.games.europa.combat.battle_rows import Combatant
from oobmgr.games.europa.pages.combat.viewmodel import (
    Lists,
    fitting,
    loss_words,
    next_loss,
    picked_words,
    state_words,
    strength_words,
    with_way,
)
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.turn.picker import PickTable, TickDelegate, tick_columns
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.list_model import Column, ListTableModel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.table_delegate import SymbolDelegate
from oobmgr.ui.widgets.texts import SectionTitle

ALL, PICKED, ARTILLERY = "all", "picked", "artillery"
_EMPTY: Final = Lists({}, {}, {})
_LOSS: Final = "loss"


class FighterTable(PickTable):
    """Space picks the selected units, X takes a step off them, Z gives them to enemy zones."""

    loss_asked = Signal(object, bool)
    hand_asked = Signal(object)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        plain = not event.modifiers()
        row = self.list_model.row_at(index.row()) if index.isValid() else None
        if plain and row is not None and event.key() == Qt.Key.Key_H:
            self.hand_asked.emit(row)
            return
        if plain and index.isValid() and event.key() in {Qt.Key.Key_X, Qt.Key.Key_Z}:
            self.loss_asked.emit(self.meant(index.row()), event.key() == Qt.Key.Key_Z)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = self.list_model.row_at(index.row()) if index.isValid() else None
        if row is not None and self.list_model.columns[index.column()].key == _LOSS:
            self.setCurrentIndex(index)
            self.loss_asked.emit([row], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            return
        super().mousePressEvent(event)


class UnitList(QFrame):
    """One side's units. What is picked, in which way, from which hex, and what it loses."""

    changed = Signal()
    told = Signal(str)
    hand_asked = Signal(object)

    def __init__(self, name: str, *, attacks: bool, guns: bool = False) -> None:
        """Make an empty list; with `guns` it shows artillery first."""
        super().__init__()
        self.setObjectName(name)
        self._attacks = attacks
        self._guns = guns
        self._emblem = Emblem.CIRCLE
        self._ways: tuple[str, ...] = ("",)
        self._units: tuple[Combatant, ...] = ()
        self._lists = _EMPTY
        self._hands: dict[int, dict[str, Any]] = {}
        self._locked = False
        self._first_filter = ARTILLERY if guns else ALL
        self.title = SectionTitle("")
        self.search = SearchField("Find a unit", "Ctrl+F" if attacks else "")
        self.search.setObjectName(f"{name}_search")
        self.filter = SegmentedControl(
            "Units shown", (ARTILLERY, ALL, PICKED) if guns else (ALL, PICKED), quiet=""
        )
        self.filter.setObjectName(f"{name}_filter")
        self.mode = SegmentedControl("Picked units", ("", " "), quiet="")
        self.model: ListTableModel[Combatant] = ListTableModel(self._columns(), _id)
        self.table = FighterTable(self.model)
        self.table.setObjectName(f"{name}_table")
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        self.table.setItemDelegateForColumn(1, SymbolDelegate(self.table))
        self.summary = FittedLabel("", token="ink2")
        self.summary.setObjectName(f"{name}_picked")
        self.none = LinkButton("Pick none", quiet=True)
        self.none.setObjectName(f"{name}_none")
        self.hex = QLineEdit()
        self.hex.setObjectName(f"{name}_hex")
        self.hex.setPlaceholderText("from which hex")
        self.hex.setAccessibleName("From which hex the selected units attack")
        self.hex.setMaximumWidth(scaled(130))
        self.put = KeyButton("Set hex")
        self.put.setObjectName(f"{name}_set_hex")
        self._tools = QHBoxLayout()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._tools.setSpacing(8)
        self._tools.addWidget(self.search, 1)
        self._tools.addWidget(self.filter)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.hex)
        foot.addWidget(self.put)
        foot.addWidget(self.none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 6)
        layout.setSpacing(4)
        layout.addWidget(self.title)
        layout.addLayout(self._tools)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)
        self.hex.setVisible(self._attacks)
        self.put.setVisible(self._attacks)
        self.setFocusProxy(self.table)

    def _connect(self) -> None:
        self.search.searched.connect(self.model.set_filter)
        self.search.down_asked.connect(self.table.setFocus)
        self.filter.changed.connect(lambda _: self._filter())
        self.table.ticked.connect(self._pick)
        self.table.row_opened.connect(lambda row: self._pick([row]))
        self.table.loss_asked.connect(self._lose)
        self.table.hand_asked.connect(self._ask_by_hand)
        self.none.clicked.connect(self._pick_none)
        self.hex.returnPressed.connect(self._set_hex)
        self.put.clicked.connect(self._set_hex)

    def _columns(self) -> tuple[Column[Combatant], ...]:
        pays: Column[Combatant] = Column(
            key="paid", title="Pays", text=self._pays, token=self._pays_token, width=scaled(58)
        )
        loss: Column[Combatant] = Column(
            key=_LOSS,
            title="Loss",
            text=lambda row: loss_words(row, self._lists.losses.get(row.unit, "")),
            token=lambda _: "err",
            width=scaled(66),
            search=False,
        )
        return (
            *tick_columns(self._way, lambda row: (row.type, row.size, self._emblem)),
            Column(
                key="unit",
                title="Unit",
                text=lambda row: row.name,
                stretch=True,
                strong=True,
                elide="middle",
                tooltip=_tooltip,
            ),
            Column(key="now", title="Now", text=self._now, token=self._now_token, width=scaled(62)),
            Column(key="hex", title="Hex", text=self._hex, width=scaled(72), tooltip=self._hex),
            Column(
                key="state",
                title="State",
                text=self._state,
                token=self._state_token,
                width=scaled(72),
                tooltip=self._state,
            ),
            *((pays,) if self._attacks and not self._guns else ()),
            *(() if self._guns else (loss,)),
            Column(key="detail", title="", text=lambda row: f"{row.detail} {row.nation}", width=1),
        )

    # Cells

    def _now(self, row: Combatant) -> str:
        return strength_words(row, self._hands.get(row.unit, {}))

    def _now_token(self, row: Combatant) -> Token:
        return "over" if row.unit in self._hands else "ink"

    def _way(self, row: Combatant) -> str:
        return self._lists.picks.get(row.unit, "")

    def _hex(self, row: Combatant) -> str:
        return self._lists.hexes.get(row.unit) or row.hex

    def _state(self, row: Combatant) -> str:
        way = self._other_way(row) if self._guns else ""
        return ", ".join(word for word in (way, state_words(row)) if word)

    def _other_way(self, row: Combatant) -> str:
        """How a unit is picked, where that is not the usual way."""
        way = self._way(row)
        return way if way != self._ways[0] else ""

    def _state_token(self, row: Combatant) -> Token:
        return "warn" if row.supply or row.spent else "ink2"

    def _pays(self, row: Combatant) -> str:
        return self._other_way(row) or row.paid

    def _pays_token(self, row: Combatant) -> Token:
        if self._other_way(row):
            return "warn"
        return "ok" if row.paid == "paid" else "ink2"

    # What is shown

    @property
    def units(self) -> tuple[Combatant, ...]:
        """The units of the side, filtered or not."""
        return self._units

    @property
    def hands(self) -> Mapping[int, Mapping[str, Any]]:
        """What was entered by hand of units, by their ids."""
        return self._hands

    def set_hands(self, hands: Mapping[int, Mapping[str, Any]]) -> None:
        """Show other figures by hand, without telling of it."""
        self._hands = {unit: dict(values) for unit, values in hands.items()}
        self.table.viewport().update()

    def enter_by_hand(self, unit: int, values: Mapping[str, Any]) -> None:
        """Put figures in place of what the books say of a unit; none forgets those entered."""
        self._hands.pop(unit, None)
        if values:
            self._hands[unit] = dict(values)
        self._told()

    @property
    def lists(self) -> Lists:
        """What is picked, from where, and what it loses."""
        return self._lists

    def show_side(self, name: str, emblem: Emblem, role: str) -> None:
        """Say whose units these are and what they do."""
        self._emblem = emblem
        self.title.set_text(f"{role}: {name}")
        self.table.setAccessibleName(f"{role}, {name}: Space picks, X loses a step")

    def set_units(self, units: Sequence[Combatant]) -> None:
        """List other units; picks of units that are gone are dropped."""
        self._units = tuple(units)
        self._lists = fitting(self._lists, self._units)
        self._filter()
        self.model.set_rows(self._units)
        self.table.fit_columns()
        at = {column.key: place for place, column in enumerate(self.model.columns)}
        self.table.setColumnHidden(at["detail"], True)
        told = self._guns or any(state_words(unit) for unit in self._units)
        self.table.setColumnHidden(at["state"], not told)
        self._describe()

    def set_ways(self, ways: tuple[str, ...]) -> None:
        """Offer other ways in which a unit is picked; the first is the usual one."""
        if ways == self._ways:
            return
        self._ways = ways
        self._tools.removeWidget(self.mode)
        self.mode.hide()
        self.mode.deleteLater()
        words = ways if len(ways) > 1 else (*ways, " ")
        self.mode = SegmentedControl("How units are picked", words, quiet="")
        self.mode.setObjectName(f"{self.objectName()}_way")
        if len(ways) > 1:
            self._tools.insertWidget(1, self.mode)
            self.mode.show()
        else:
            self.mode.setParent(self)
            self.mode.hide()

    def set_lists(self, lists: Lists) -> None:
        """Show other picks, without telling of it."""
        self._lists = lists
        if not lists.picks and self.filter.value == PICKED:
            self.filter.set_value(self._first_filter)
        self._filter()
        self._describe()

    def set_locked(self, locked: bool) -> None:
        """Show the picks without letting them be changed; the list stays to be looked through."""
        self._locked = locked

    def show_picked(self) -> None:
        """Show only what is picked, to choose losses among it."""
        self.filter.set_value(PICKED)
        self._filter()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _filter(self) -> None:
        if self.filter.value == PICKED:
            self.model.set_predicate(lambda row: row.unit in self._lists.picks)
        elif self.filter.value == ARTILLERY:
            self.model.set_predicate(lambda row: row.fires)
        else:
            self.model.set_predicate(None)

    # What the player does

    def _pick(self, rows: Sequence[Combatant]) -> None:
        if self._locked:
            return
        way = self.mode.value if len(self._ways) > 1 else self._ways[0]
        self._lists = with_way(self._lists, [row.unit for row in rows], way)
        self._told()

    def _pick_none(self) -> None:
        if not self._locked:
            self._lists = _EMPTY
            self._told()

    def _lose(self, rows: Sequence[Combatant], zones: bool) -> None:
        """Mark losses of picked units; what is not picked loses nothing here."""
        picked = [row for row in rows if row.unit in self._lists.picks]
        if self._locked or not picked or self._guns:
            if not self._locked and not self._guns:
                self.told.emit("Pick a unit for the battle before it loses anything.")
            return
        losses = dict(self._lists.losses)
        for row in picked:
            way = next_loss(row, losses.pop(row.unit, ""), zones=zones)
            if way:
                losses[row.unit] = way
        self._lists = Lists(self._lists.picks, self._lists.hexes, losses)
        self._told()

    def _ask_by_hand(self, row: Combatant) -> None:
        if not self._locked:
            self.hand_asked.emit(row)

    def _set_hex(self) -> None:
        """Say from which hex the selected units attack; they are picked with that."""
        name, rows = self.hex.text().strip(), self.table.selected_rows()
        if self._locked or not rows:
            self.told.emit("Select units in the list first.")
            return
        hexes = dict(self._lists.hexes) | {row.unit: name for row in rows}
        picks = dict(self._lists.picks)
        for row in rows:
            picks.setdefault(row.unit, self._ways[0])
        self._lists = Lists(picks, hexes, self._lists.losses)
        self._told()

    def _told(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        self.summary.set_words(picked_words(self._units, self._lists.picks))
        self.none.setVisible(bool(self._lists.picks))
        self.table.viewport().update()


def _id(row: Combatant) -> int:
    return row.unit


def _tooltip(row: Combatant) -> str:
    after = f", then {row.after}" if row.after else ""
    parts = (f"{row.name}, {row.nation}", row.detail, f"{row.strength}{after}", state_words(row))
    return "\n".join(part for part in parts if part)
