"""The form of a battle: two lists of units, and the fields beside them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout

from oobmgr.rules.battles import BattleKind, BattleOutcome, BattleSheet
from oobmgr.rules.game import Action, Game
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.viewmodels.combat import (
    Way,
    attack_inputs,
    bombardment_inputs,
    picks_of,
)
from oobmgr.ui.views.combat.fields import BattleFields
from oobmgr.ui.views.combat.unit_list import UnitList
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.making import editor_of

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
        self.attackers = UnitList("attackers", attacks=True, guns=kind is BattleKind.BOMBARDMENT)
        self.defenders = UnitList("defenders", attacks=False)
        self.fields = BattleFields(action, sheet.grounds, partial(editor_of, game.calendar))
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setObjectName("combat_lists")
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.attackers)
        splitter.addWidget(self.defenders)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)
        for part in (self.attackers, self.defenders, self.fields):
            part.changed.connect(self.changed)
        self.fields.case_opened.connect(self.case_opened)
        own, others = _WAYS[kind]
        self.attackers.set_ways(tuple(map(str, own)))
        self.defenders.set_ways(tuple(map(str, others)))
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

    # An action's form

    def raw(self) -> dict[str, Any]:
        """Every input of the action."""
        make = attack_inputs if self.kind is BattleKind.ATTACK else bombardment_inputs
        return {**self.fields.raw(), **make(self.attackers.lists, self.defenders.lists)}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        attackers, defenders = picks_of(raw, self.kind)
        self.attackers.set_lists(attackers)
        self.defenders.set_lists(defenders)
        self.fields.set_raw(raw)

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        for part in (self.attackers, self.defenders, self.fields):
            part.set_locked(locked)
