"""The form of a battle: two lists of units, and the fields beside them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter

from oobmgr.games.europa.combat.battle_rows import BattleKind, BattleOutcome, BattleSheet, Combatant
from oobmgr.games.europa.pages.combat.fields import BattleFields
from oobmgr.games.europa.pages.combat.unit_list import FighterList
from oobmgr.games.europa.pages.combat.viewmodel import (
    Way,
    attack_inputs,
    bombardment_inputs,
    picks_of,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.rules.inputs import describe
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.parts import named

_BY_HAND, _UNIT = "by_hand", "unit"
_WAYS: Final = {
    BattleKind.ATTACK: ((Way.ATTACKS, Way.UNPAID), (Way.DEFENDS,)),
    BattleKind.BOMBARDMENT: ((Way.FIRES, Way.FOLLOWS), (Way.TARGET,)),
}


class BattleForm(ActionForm):
    """What is in pencil of a battle. The lists stand in it; the fields are placed by the panel."""

    def __init__(self, action: Action, kind: BattleKind, sheet: BattleSheet, game: Game) -> None:
        super().__init__()
        self.kind = kind
        self._game = game
        self._sheet = sheet
        own, others = _WAYS[kind]
        guns = kind is BattleKind.BOMBARDMENT
        self.attackers = FighterList("attackers", own, attacks=True, guns=guns)
        self.defenders = FighterList("defenders", others, attacks=False)
        self.fields = BattleFields(action, sheet.grounds, partial(editor_of, game.calendar))
        splitter = named(QSplitter(Qt.Orientation.Vertical), "combat_lists")
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.attackers)
        splitter.addWidget(self.defenders)
        down(splitter, on=self)
        for part in (self.attackers, self.defenders, self.fields):
            part.changed.connect(self.changed)
        described = next(one for one in describe(action.inputs) if one.name == _BY_HAND)
        inner = described.item.fields if described.item else ()
        self._hand_fields = tuple(one for one in inner if one.name != _UNIT)
        for units in (self.attackers, self.defenders):
            units.hand_asked.connect(partial(self._ask_by_hand, units))
        self.fields.case_opened.connect(self.case_opened)
        self.show_sheet(sheet)

    def show_sheet(self, sheet: BattleSheet) -> None:
        """List the units as they are now."""
        self._sheet = sheet
        bombards = self.kind is BattleKind.BOMBARDMENT
        role = "Bombards" if bombards else "Attacks"
        self.attackers.show_side(*self._side(sheet.attacker), role)
        self.defenders.show_side(
            *self._side(sheet.defender), "In the hex" if bombards else "Defends"
        )
        self.attackers.set_units(sheet.attackers)
        self.defenders.set_units(sheet.defenders)
        self.fields.offer_places(sheet.fire)
        self.fields.show_zones(dict(sheet.zones))

    def _side(self, side_id: str) -> tuple[str, Emblem]:
        side = next(side for side in self._game.sides if side.id == side_id)
        return side.name, Emblem(side.emblem)

    def show_outcome(self, outcome: BattleOutcome) -> None:
        """Show what came of it where that changes the fields."""
        self.fields.show_outcome(outcome)

    def pick_losses(self, side: str) -> None:
        """Go to the units of a side to pick what it loses."""
        attacker = side == self._sheet.attacker
        (self.attackers if attacker else self.defenders).show_picked()

    def _ask_by_hand(self, units: FighterList, row: Combatant) -> None:
        make = partial(editor_of, self._game.calendar)
        held = units.hands.get(row.unit, {})
        dialog = ByHandDialog(row.name, self._hand_fields, make, held, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: units.enter_by_hand(row.unit, dialog.values))
        dialog.open()

    # An action's form

    def raw(self) -> dict[str, Any]:
        """Every input of the action."""
        make = attack_inputs if self.kind is BattleKind.ATTACK else bombardment_inputs
        hands = [
            {**values, _UNIT: unit}
            for units in (self.attackers, self.defenders)
            for unit, values in units.hands.items()
        ]
        lists = make(self.attackers.lists, self.defenders.lists)
        return {**self.fields.raw(), **lists, _BY_HAND: hands}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        attackers, defenders = picks_of(raw, self.kind)
        self.attackers.set_lists(attackers)
        self.defenders.set_lists(defenders)
        hands = {one[_UNIT]: dict(one) for one in raw.get(_BY_HAND) or ()}
        for units in (self.attackers, self.defenders):
            known = {unit.unit for unit in units.rows}
            units.set_hands({unit: hands[unit] for unit in known & set(hands)})
        self.fields.set_raw(raw)

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        for part in (self.attackers, self.defenders, self.fields):
            part.set_locked(locked)
