"""A battle with its lists at the left, its fields, outcome and working at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.pages.combat.form import BattleForm
from oobmgr.games.europa.pages.combat.outcome import OutcomeCard
from oobmgr.rules.actions import Action
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn_figures import spent_amount
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.widgets.boxes import STRETCH, down, scrolling
from oobmgr.ui.widgets.parts import named

_LEFT, _RIGHT = 11, 10
_LEAST_LEFT: Final = 400
_LEAST_RIGHT: Final = 380


class BattlePanel(ActionPanel):
    """Previews and posts a battle; what it comes to is shown above its working."""

    def __init__(self, desk: Desk, action: Action, form: BattleForm) -> None:
        self.battle_form = form
        self.outcome = OutcomeCard(form.kind)
        super().__init__(desk, action, form)
        self.previewed.connect(self._show_outcome)
        self.outcome.pick_asked.connect(form.pick_losses)
        self.outcome.case_opened.connect(self.case_opened)
        form.attackers.told.connect(desk.announced)
        form.defenders.told.connect(desk.announced)

    def _lay_out(self) -> None:
        """Put the working below the fields, where both scroll; what posts stays in sight."""
        form = self.battle_form
        inner = QWidget()
        down(
            form.fields,
            self.outcome,
            self.pane.title,
            self.pane.view,
            STRETCH,
            on=inner,
            margins=(14, 10, 14, 12),
            spacing=10,
        )
        self.area = scrolling(inner, "battle_scroll")
        right = QWidget()
        right.setMinimumWidth(scaled(_LEAST_RIGHT))
        down((self.area, 1), self.pane, on=right, spacing=0)
        form.setMinimumWidth(scaled(_LEAST_LEFT))
        self.halves = named(QSplitter(Qt.Orientation.Horizontal), "combat_halves")
        self.halves.setChildrenCollapsible(False)
        self.halves.addWidget(form)
        self.halves.addWidget(right)
        self.halves.setStretchFactor(0, _LEFT)
        self.halves.setStretchFactor(1, _RIGHT)
        down((self.halves, 1), self.asking, on=self, spacing=0)

    def _show_outcome(self, preview: Preview | None) -> None:
        result = preview.result if preview is not None else None
        outcome = result if isinstance(result, BattleOutcome) else BattleOutcome()
        self.outcome.show_outcome(outcome)
        self.battle_form.show_outcome(outcome)
        if preview is not None and not preview.refusals:
            self.pane.note.setText(f"The ledger will say: {preview.title}.")

    def _button(self, preview: Preview) -> str:
        """What is posted, with its price."""
        good = self.desk.game.goods[0]
        what = self.action.post_text or f"Post: {self.action.title}"
        price = spent_amount(preview, good.id)
        return f"{what}, {price} {good.sign}" if price else what

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() <= 0:
            whole = event.size().width()
            left = whole * _LEFT // (_LEFT + _RIGHT)
            self.halves.setSizes([left, whole - left])
