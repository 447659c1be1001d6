"""The units of one side of a battle: picked with Space, their losses marked with X."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

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
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.views.pick_columns import STATE, hex_column, pick_columns, state_column, unit_column
from oobmgr.ui.views.typed_list import TypedUnitList
from oobmgr.ui.views.unit_list import ALL, PICKED
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.parts import follow_text, named, put_by
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import SectionTitle

ARTILLERY: Final = "artillery"
_EMPTY: Final = Lists({}, {}, {})
_LOSS: Final = "loss"
_LEAST_HIGH: Final = 108
"""The heads and three units."""


class FighterList(TypedUnitList[Combatant]):
    """One side's units. What is picked, in which way, from which hex, and what it loses.

    Space picks the selected units, X takes a step off them, Z gives them to enemy zones, H asks
    for figures by hand (`hand_asked`); a click on a loss is X, with Shift Z. Enter picks a unit,
    and on one that is picked leads on (`led_on`).
    """

    told = Signal(str)
    hand_asked = Signal(object)
    led_on = Signal()

    def __init__(
        self, name: str, ways: tuple[str, ...], *, attacks: bool, guns: bool = False
    ) -> None:
        """Make an empty list; the first of the `ways` in which a unit is picked is the usual one.

        With `guns` it shows artillery first.
        """
        self._attacks = attacks
        self._guns = guns
        self._emblem = Emblem.CIRCLE
        self._ways = ways
        # The base class asks for the columns at once, and they read what follows.
        self._lists = _EMPTY
        self._hands: dict[int, dict[str, Any]] = {}
        self._any_state = False
        self._before_line = ""  # what was shown before the units of a line were
        first = {ARTILLERY: lambda row: row.fires} if guns else {}
        super().__init__(
            name,
            self._columns(),
            lambda row: row.unit,
            shown={**first, ALL: None, PICKED: None},
            # The name has the type in words; how guns fire is told by the state.
            gives_way=("symbol", "hex") if guns else ("symbol", STATE, "hex"),
            search_key="Ctrl+F" if attacks else "",
        )
        self._first_filter = ARTILLERY if guns else ALL
        self.title = SectionTitle("")
        self.mode = named(SegmentedControl("How units are picked", ways, quiet=""), f"{name}_way")
        self.hex = named(QLineEdit(), f"{name}_hex")
        Hint(self.hex, "from which hex")
        self.hex.setAccessibleName(tr("From which hex the selected units attack"))
        follow_text(self.hex, 160, QWidget.setMaximumWidth)
        self.put = named(KeyButton("Set hex"), f"{name}_set_hex")
        follow_text(self.table, _LEAST_HIGH, QWidget.setMinimumHeight)
        self.lines.setContentsMargins(12, 8, 8, 6)
        # In the line of the search, not above it: each line is one unit less in sight.
        self.tools.insertWidget(0, self.title)
        self.take_lines()
        if len(ways) > 1:
            self.add_choice(self.mode, first=True)
        else:
            put_by(self.mode, self)
        for at, part in enumerate((self.hex, self.put), start=1):
            if attacks:
                self.foot.insertWidget(at, part)
            else:
                put_by(part, self)
        self._connect_keys()

    def _connect_keys(self) -> None:
        self.table.on_key(Qt.Key.Key_X, lambda rows: self._lose(rows, zones=False))
        self.table.on_key(Qt.Key.Key_Z, lambda rows: self._lose(rows, zones=True))
        self.table.on_key(Qt.Key.Key_H, lambda _: self._ask_by_hand(self.table.current_row()))
        self.table.on_click(_LOSS, lambda row, shift: self._lose([row], zones=shift))
        self.filter.changed.connect(lambda _: self._keep_filter())
        self.hex.returnPressed.connect(self._set_hex)
        self.put.clicked.connect(self._set_hex)

    def _columns(self) -> tuple[Column[Combatant], ...]:
        now: Column[Combatant] = Column(
            key="now",
            title="Now",
            text=lambda row: strength_words(row, self._hands.get(row.unit, {})),
            token=lambda row: "over" if row.unit in self._hands else "ink",
            width=62,
            sentence=(
                "The strength that counts now, in supply and steps as they stand, "
                "with a star where it was entered by hand."
            ),
        )
        # The words of a state are the reason why a unit cannot take part.
        state = state_column(
            self._state,
            "What lowers the unit or keeps it out: its supply, what it did before.",
            token=lambda row: "warn" if row.supply or row.spent else "ink2",
        )
        return (
            *pick_columns(
                self._way_of,
                lambda row: (row.type, row.size, self._emblem),
                unit_column(lambda row: row.name, _tooltip, lambda row: row.line),
            ),
            now,
            hex_column(self._hex, 72),
            state,
            *self._last_columns(),
        )

    def _last_columns(self) -> tuple[Column[Combatant], ...]:
        """What the unit pays and what it loses; guns that bombard do neither."""
        if self._guns:
            return ()
        pays: Column[Combatant] = Column(
            key="paid",
            title="Pays",
            text=lambda row: self._other_way(row) or row.paid,
            token=self._pays_token,
            width=58,
            sentence="What the unit has paid for the attack, or how else it takes part.",
        )
        loss: Column[Combatant] = Column(
            key=_LOSS,
            title="Loss",
            text=lambda row: loss_words(row, self._lists.losses.get(row.unit, "")),
            token="err",
            width=66,
            search=False,
            sentence="What the unit loses by the result of this combat.",
        )
        return (pays, loss) if self._attacks else (loss,)

    @property
    def beside_from(self) -> int:
        """The width from which the other list may stand beside: choices and rows are whole."""
        return max(self.whole_width, self.whole_rows)

    # Cells

    def _way_of(self, row: Combatant) -> str:
        return self._lists.picks.get(row.unit, "")

    def _hex(self, row: Combatant) -> str:
        return self._lists.hexes.get(row.unit) or row.hex

    def _state(self, row: Combatant) -> str:
        state = state_words(row)
        way = self._other_way(row) if self._guns else ""
        return f"{way}, {state}" if way and state else way or state

    def _other_way(self, row: Combatant) -> str:
        """How a unit is picked, where that is not the usual way."""
        way = self._way_of(row)
        return way if way != self._ways[0] else ""

    def _pays_token(self, row: Combatant) -> Token:
        if self._other_way(row):
            return "warn"
        return "ok" if row.has_paid else "ink2"

    # What is shown

    def has_room(self, column: str, width: int) -> bool:
        """Leave the states out where no unit has one; for guns the state says how they fire."""
        told = column != STATE or self._guns or self._any_state
        return told and super().has_room(column, width)

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
        self.tell()

    @property
    def lists(self) -> Lists:
        """What is picked, from where, and what it loses."""
        return self._lists

    def show_side(self, name: str, emblem: Emblem, role: str) -> None:
        """Say whose units these are and what they do."""
        self._emblem = emblem
        self.title.set_text(f"{role}: {name}", name)
        self.table.setAccessibleName(tr(f"{role}, {name}: Space picks, X loses a step"))

    def set_units(self, units: Sequence[Combatant]) -> None:
        """List other units; picks of units that are gone are dropped."""
        self._lists = fitting(self._lists, units)
        # Worked out once: each change of the width asks for it.
        told = map(attrgetter("supply", "spent"), units)
        self._any_state = any(map(any, told))  # by no function of ours: there may be thousands
        self.list_rows(units)

    def set_lists(self, lists: Lists) -> None:
        """Show other picks, without telling of it."""
        self._lists = lists
        self._list_again()
        self.filter_rows()
        self.describe()

    def _list_again(self) -> None:
        """Offer units again where none is picked and only those that are picked are shown."""
        if not self._lists.picks and self.filter.value == PICKED:
            self.filter.set_value(self._first_filter)
            self.filter_rows()

    def filter_words(self, text: str) -> None:
        """Search all units again where only those of the line before are shown."""
        if text and self._before_line:
            self.filter.set_value(self._before_line)
            self.filter_rows()
        self._before_line = ""
        super().filter_words(text)

    def _keep_filter(self) -> None:
        """What the player chooses to be shown stays."""
        self._before_line = ""

    def bring_up(self, rows: Sequence[Combatant]) -> None:
        """Show what a line picked: among hundreds of units it would stand out of sight."""
        if self.filter.value != PICKED:
            self._before_line = self.filter.value
            self.filter.set_value(PICKED)
            self.filter_rows()
        super().bring_up(rows)

    def show_picked(self) -> None:
        """Show only what is picked, to choose losses among it."""
        self.filter.set_value(PICKED)
        self.filter_rows()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the player does

    @property
    def picked(self) -> AbstractSet[int]:
        """The ids of the units that are in the battle."""
        return self._lists.picks.keys()

    def words(self) -> str:
        """How many are picked of how many."""
        return picked_words(self.rows, self._lists.picks)

    def pick(self, rows: Sequence[Combatant]) -> None:
        """Pick units in the present way; again in the same way, put them back."""
        self._lists = with_way(self._lists, [row.unit for row in rows], self.mode.value)
        self.tell()

    def open_row(self, row: Combatant) -> None:
        """Pick a unit; on one that is picked Enter goes on, to losses or to what is still open."""
        if row.unit in self._lists.picks:
            self.led_on.emit()
        else:
            super().open_row(row)

    def add(self, rows: Sequence[Combatant]) -> None:
        """Pick units in the present way, those that a line names."""
        ways = {row.unit: self.mode.value for row in rows}
        self._lists = replace(self._lists, picks={**self._lists.picks, **ways})

    def pick_none(self) -> None:
        """Put every unit back, with its hex and losses."""
        self._lists = _EMPTY
        self._list_again()
        self.tell()

    def _lose(self, rows: Sequence[Combatant], *, zones: bool) -> None:
        """Mark losses of picked units; what is not picked loses nothing here."""
        # A bombardment costs its guns nothing (BMB-03).
        if self._locked or self._guns:
            return
        picked = [row for row in rows if row.unit in self._lists.picks]
        if not picked:
            self.told.emit("Pick a unit for the battle before it loses anything.")
            return
        losses = dict(self._lists.losses)
        for row in picked:
            way = next_loss(row, losses.pop(row.unit, ""), zones=zones)
            if way:
                losses[row.unit] = way
        self._lists = replace(self._lists, losses=losses)
        self.tell()

    def _ask_by_hand(self, row: Combatant | None) -> None:
        if row is not None and not self._locked:
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
        self._lists = replace(self._lists, picks=picks, hexes=hexes)
        # Else the next key, such as X for a loss of one of them, would mean them all.
        self.table.selectRow(self.table.currentIndex().row())
        self.tell()


def _tooltip(row: Combatant) -> str:
    after = f", then {row.after}" if row.after else ""
    where = f"Hex {row.hex}" if row.hex else ""
    about = (f"{row.name}, {row.nation}", row.detail, where)
    parts = (*about, f"{row.strength}{after}", state_words(row))
    return "\n".join(part for part in parts if part)
