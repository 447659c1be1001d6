"""The form of what is to be rebuilt: the list of units, and what is told beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.games.europa.pages.replacements.unit_list import RebuildList
from oobmgr.games.europa.pages.replacements.viewmodel import ShownUnit, asks_for_price
from oobmgr.rules.actions import Action
from oobmgr.rules.inputs import FieldInfo, InputKind, describe
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import Editor, FlagEditor, NumberEditor, label_of
from oobmgr.ui.views.turn.forms import ActionForm
from oobmgr.ui.widgets.boxes import down, grid_on
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import TextLabel


class RebuildForm(ActionForm):
    """What is to be rebuilt, in pencil. The first input of units is full strength, then cadres."""

    chart_asked = Signal()

    def __init__(self, action: Action, emblem: str) -> None:
        super().__init__()
        ways = action.picking.ways if action.picking else {}
        self._editors: dict[str, Editor] = {}
        self.list = RebuildList(ways, Emblem(emblem))
        described = [one for one in describe(action.inputs) if one.name not in ways]
        self.by_hand = self._grid([one for one in described if one.kind is InputKind.NUMBER])
        self.by_hand.setObjectName("price_by_hand")
        self.by_hand.hide()
        flags = self._grid([one for one in described if one.kind is InputKind.FLAG])
        down((self.list, 1), flags, self.by_hand, on=self, spacing=6)
        self.list.changed.connect(self._ask_for_price)
        self.list.changed.connect(self.changed)

    def _grid(self, described: Sequence[FieldInfo]) -> QWidget:
        box = QWidget()
        grid = grid_on(box, spacing=(12, 4), stretch=0)
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
        if described and described[0].kind is InputKind.NUMBER:
            link = named(LinkButton("Fill in your chart of special costs"), "open_chart")
            link.clicked.connect(self.chart_asked)
            grid.addWidget(link, len(described), 0, 1, 2)
        return box

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
        asked = self._asks_for_price
        values: dict[str, Any] = {
            name: 0 if isinstance(editor, NumberEditor) and not asked else editor.raw()
            for name, editor in self._editors.items()
        }
        return values | self.list.raw()

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        for name, editor in self._editors.items():
            editor.set_raw(raw.get(name))
        self.list.set_raw(raw)
        self._ask_for_price()

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        self.list.set_locked(locked)
        for editor in self._editors.values():
            editor.set_locked(locked)
