"""The form of a battle, and the panel that shows it beside its fields, outcome and working."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.games.europa.combat.battle_rows import (
    BattleKind,
    BattleOutcome,
    BattleSheet,
    Combatant,
)
from oobmgr.games.europa.pages.combat.fields import BattleFields
from oobmgr.games.europa.pages.combat.foot import Foot
from oobmgr.games.europa.pages.combat.outcome_card import OutcomeCard
from oobmgr.games.europa.pages.combat.unit_list import FighterList
from oobmgr.games.europa.pages.combat.viewmodel import (
    Way,
    attack_after,
    attack_inputs,
    bombardment_inputs,
    picks_of,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.field_info import describe
from oobmgr.rules.game import Game
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.charts import keep_entry
from oobmgr.ui.viewmodels.turn_figures import spent_amount
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.forms.working_columns import WorkingColumns
from oobmgr.ui.views.splitting import Turning
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.widgets.boxes import STRETCH, WholeWidth, down, scrolling
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.shares import share

_BY_HAND, _UNIT = "by_hand", "unit"
_WAYS: Final = {
    BattleKind.ATTACK: ((Way.ATTACKS, Way.UNPAID), (Way.DEFENDS,)),
    BattleKind.BOMBARDMENT: ((Way.FIRES, Way.FOLLOWS), (Way.TARGET,)),
}


class BattleForm(ActionForm):
    """What is in pencil of a battle. The lists stand in it; the fields are placed by the panel.

    It is made without what takes long, which `filling` adds once it stands in its panel.
    """

    def __init__(self, action: Action, kind: BattleKind, sheet: BattleSheet, game: Game) -> None:
        super().__init__()
        self.kind = kind
        self.action = action
        self._game = game
        self._sheet = sheet
        own, others = _WAYS[kind]
        guns = kind is BattleKind.BOMBARDMENT
        self.attackers = FighterList("attackers", own, attacks=True, guns=guns)
        self.defenders = FighterList("defenders", others, attacks=False)
        self.fields = BattleFields(action)
        self.attackers.taken.connect(self.go_to_defenders)
        self.defenders.taken.connect(self.fields.go_on)
        self._stood = ""  # the hex of the picked defenders, as it was last
        self.defenders.changed.connect(self._follow_hex)
        for part in (self.defenders, self.fields):
            part.changed.connect(self._recall_hex)
        for part in (self.attackers, self.defenders, self.fields):
            part.changed.connect(self.changed)
        described = next(one for one in describe(action.inputs) if one.name == _BY_HAND)
        inner = described.item.fields if described.item else ()
        self._hand_fields = tuple(one for one in inner if one.name != _UNIT)
        for units in (self.attackers, self.defenders):
            units.hand_asked.connect(partial(self._ask_by_hand, units))
            units.table.digit_typed.connect(self.fields.type_die)
        self.fields.case_opened.connect(self.case_opened)

    def filling(self) -> Iterator[None]:
        """Place the lists, make the fields and list the units, each a step by itself."""
        sides = (self.attackers, self.defenders)
        # With their choices below the search they could be narrower, but not their tables.
        lists = Turning(needed=lambda: sum(side.beside_from for side in sides))
        down(named(lists, "combat_lists"), on=self)
        for side in sides:
            lists.addWidget(side)
        share(lists, self._widths)
        yield
        make = partial(editor_of, self._game.calendar)
        yield from self.fields.filling(self._sheet.grounds, make)
        self.show_sheet(self._sheet)
        yield

    def _widths(self) -> tuple[int, int]:
        """Half of the room each, more for the list that needs it where they stand beside."""
        half, least = self.width() // 2, self.attackers.beside_from
        most = self.width() - self.defenders.beside_from - 1
        left = min(max(half, least), most) if most >= least else half
        return left, self.width() - left - 1

    @property
    def sheet_shown(self) -> BattleSheet:
        """What is listed."""
        return self._sheet

    def show_sheet(self, sheet: BattleSheet) -> None:
        """List the units as they are now."""
        self._sheet = sheet
        bombards = self.kind is BattleKind.BOMBARDMENT
        role = "Bombards" if bombards else "Attacks"
        self.attackers.show_side(*self._side(sheet.attacker), role)
        other = "In the hex" if bombards else "Defends"
        self.defenders.show_side(*self._side(sheet.defender), other)
        self.attackers.set_units(sheet.attackers)
        self.defenders.set_units(sheet.defenders)
        # Hexes that were fired at come first: the next attack is most likely on one of them.
        fought = (*(one.place for one in sheet.fire), *(one.place for one in sheet.known))
        enemies = sorted({one.hex for one in sheet.defenders})
        self.fields.offer_places((*fought, *enemies))
        self.fields.show_known(sheet.known)
        self.fields.show_zones(dict(sheet.zones))

    def _side(self, side_id: str) -> tuple[str, Emblem]:
        side = next(side for side in self._game.sides if side.id == side_id)
        return side.name, Emblem(side.emblem)

    @property
    def _picked_hex(self) -> str:
        """The hex in which all picked defenders stand."""
        picked = {row.hex for row in self.defenders.rows if row.unit in self.defenders.picked}
        return next(iter(picked)) if len(picked) == 1 else ""

    def _follow_hex(self) -> None:
        """Show where the picked defenders stand: it is what counts as the target."""
        now = self._picked_hex
        self.fields.follow_hex(self._stood, now)
        self._stood = now

    def _recall_hex(self) -> None:
        """Fill in the terrain of the hex that is named, else of that in which all picked stand."""
        self.fields.recall(self._picked_hex)

    def go_to_defenders(self) -> None:
        """After a line of attackers, take one of defenders, unless some are picked."""
        if not self.defenders.picked:
            self.defenders.search.setFocus(Qt.FocusReason.OtherFocusReason)

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
        self._stood = self._picked_hex

    def take_over(self, bombardment: Mapping[str, Any]) -> None:
        """Enter the attack that was named before a bombardment: who attacks whom, and where."""
        self.set_raw({**self.raw(), **attack_after(bombardment)})
        for units in (self.defenders, self.attackers):
            units.bring_up([row for row in units.rows if row.unit in units.picked])
        # Told although nothing was picked by hand, so that the hex and its terrain follow.
        self.defenders.changed.emit()

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        for part in (self.attackers, self.defenders, self.fields):
            part.set_locked(locked)


_ENTRY, _LISTS = 0.4, 0.3
"""What fields and outcome have of the width at first, and the lists above them of the height."""
_LEAST_ENTRY, _LEAST_LISTS = 380, 200


class BattlePanel(ActionPanel):
    """Previews and posts a battle; what it comes to is shown above its working."""

    def __init__(self, desk: Desk, form: BattleForm, within: QWidget) -> None:
        """Make the panel where it will stand, out of sight; its form is filled there."""
        self.battle_form = form
        self.outcome = OutcomeCard(form.kind)
        self._within = within
        super().__init__(desk, form.action, form)
        self.previewed.connect(self._show_outcome)
        self.outcome.pick_asked.connect(form.pick_losses)
        self.outcome.case_opened.connect(self.case_opened)
        self.outcome.kept.connect(partial(keep_entry, desk))
        self._wants_losses = False
        form.fields.filled_in.connect(self._go_to_losses)
        form.attackers.led_on.connect(partial(self._go_on, form.attackers))
        form.defenders.led_on.connect(partial(self._go_on, form.defenders))
        form.attackers.told.connect(desk.announced)
        form.defenders.told.connect(desk.announced)

    def lay_out(self) -> None:
        """Put the lists above, and below them the working beside what it is of and what posts."""
        form = self.battle_form
        # From the outside in: with each step outwards Qt would dress all that stands inside again.
        self.setParent(self._within)
        self.hide()
        self.inner, self.entry, told = QWidget(), QWidget(), QWidget()
        self.area = scrolling(self.inner, "battle_scroll")
        self.reason = WholeWidth(told, "battle_reason")
        self.halves = named(Turning(self.entry, self.reason, needed=self._beside), "combat_halves")
        self.rows = named(QSplitter(Qt.Orientation.Vertical), "combat_rows")
        self.rows.setChildrenCollapsible(False)
        down((self.rows, 1), self.asking, on=self, spacing=0)
        for part in (form, self.halves):
            self.rows.addWidget(part)
        self.foot = Foot(self.pane, self._most_foot, "battle_foot")
        down((self.area, 1), self.foot, on=self.entry, spacing=0)
        down(form.fields, self.outcome, STRETCH, on=self.inner, margins=(14, 8, 14, 8), spacing=8)
        self.working = WorkingColumns(self.pane.give_working())
        self.working.case_opened.connect(self.case_opened)
        parts = (self.pane.title, self.working, STRETCH)
        down(*parts, on=told, margins=(14, 8, 10, 8), spacing=2)
        # Once the fields have taken the size of text themselves.
        measured = QTimer(self, singleShot=True, interval=0)
        measured.timeout.connect(self._hold_fields)
        theme_changes().changed.connect(measured.start)

    def _show_outcome(self, preview: Preview | None) -> None:
        result = preview.result if preview is not None else None
        outcome = result if isinstance(result, BattleOutcome) else BattleOutcome()
        self.outcome.show_outcome(outcome)
        self.battle_form.show_outcome(outcome)
        if preview is not None and not preview.refusals:
            self.pane.note.setText(f"The ledger will say: {preview.title}.")
        if self._wants_losses:
            self._go_to_losses()
            self._wants_losses = False

    def _go_to_losses(self) -> None:
        """After the result, go to the units that lose something, the attackers first."""
        sides = [toll.side for toll in self.outcome.shown.tolls if not toll.met]
        # The result may have been typed so fast that what it takes is still being worked out.
        self._wants_losses = not sides
        if self.battle_form.fields.at_result:
            # The one gone to last keeps the focus.
            for side in reversed(sides):
                self.battle_form.pick_losses(side)

    def _go_on(self, units: FighterList) -> None:
        """Enter on a picked unit: to the losses of the other side, or to what is still open."""
        form = self.battle_form
        if not self.outcome.shown.result:
            if units is form.attackers and not form.defenders.picked:
                form.go_to_defenders()
            else:
                form.fields.go_on()
            return
        # What was picked last of this list may still be on its way to the books.
        here = form.sheet_shown.attacker if units is form.attackers else form.sheet_shown.defender
        others = [toll.side for toll in self.outcome.shown.tolls if not toll.met]
        if rest := [side for side in others if side != here]:
            form.pick_losses(rest[0])
        else:
            self.pane.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def post(self) -> bool:
        """Post the battle; a line of units that waits in a search is taken first, and no more."""
        form = self.battle_form
        waiting = [one for one in (form.attackers, form.defenders) if one.holds_line]
        for units in waiting:
            units.take_line()
        return False if waiting else super().post()

    def _post_words(self, preview: Preview) -> str:
        """What is posted, with its price."""
        good = self.desk.game.goods[0]
        what = self.action.post_text or f"Post: {self.action.title}"
        price = spent_amount(preview, good.id)
        return f"{what}, {price} {good.sign}" if price else what

    def _hold_fields(self) -> None:
        # An area that scrolls up and down only would cut what is wider.
        bar = self.area.verticalScrollBar().sizeHint().width()
        fields = self.inner.minimumSizeHint().width()
        self.entry.setMinimumWidth(max(scaled(_LEAST_ENTRY), fields + bar))

    def _most_foot(self) -> int:
        """What the foot may have of the height: the lists and a line of the fields stay."""
        lists, fields = self.battle_form.minimumSizeHint(), self.area.minimumSizeHint()
        return self.rows.height() - lists.height() - fields.height() - self.rows.handleWidth()

    def _whole(self) -> int:
        """The width of the fields with no line of them broken."""
        fields, bar = self.battle_form.fields, self.area.verticalScrollBar().sizeHint().width()
        around = self.inner.width() - fields.width()
        whole = fields.whole_width + around + bar
        return max(whole, self.entry.minimumWidth())

    def _beside(self) -> int:
        """The width from which the working stands beside the fields."""
        return self._whole() + self.reason.minimumSizeHint().width()

    def _widths(self) -> tuple[int, int]:
        entry = max(round(self.width() * _ENTRY), self._whole())
        return entry, self.width() - entry - self.halves.handleWidth()

    def _heights(self) -> tuple[int, int]:
        lists = max(round(self.height() * _LISTS), scaled(_LEAST_LISTS))
        return lists, self.height() - lists

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hold_fields()
        # At first alone: what the player has shared out since then stays.
        if event.oldSize().width() <= 0:
            share(self.halves, self._widths)
            share(self.rows, self._heights)
