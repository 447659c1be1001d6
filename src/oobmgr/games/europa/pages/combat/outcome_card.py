"""The card of a battle: odds and column, the result, and what each side must lose."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.games.europa.combat.battle_rows import BattleKind, BattleOutcome, Toll
from oobmgr.games.europa.pages.combat.viewmodel import headline, modifier_words
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.paint import draw_box
from oobmgr.ui.widgets.parts import empty, named
from oobmgr.ui.widgets.texts import TextLabel

_NOTHING: Final = BattleOutcome()


class TollLine(QWidget):
    """What a side must lose, whether the picks meet it, and the way to pick."""

    pick_asked = Signal(str)
    case_opened = Signal(str)

    def __init__(self, toll: Toll) -> None:
        super().__init__()
        self.toll = toll
        words, token = _state_of(toll)
        head = TextLabel(f"{toll.name} loses {toll.required}", weight=SEMIBOLD)
        state = named(TextLabel(words, token=token), f"toll_{toll.side}")
        line = across(head, state, STRETCH, spacing=8)
        pick = named(LinkButton("Pick losses"), f"pick_losses_{toll.side}")
        pick.clicked.connect(lambda: self.pick_asked.emit(toll.side))
        line.addWidget(pick)
        if toll.case:
            chip = CaseChip(toll.case)
            chip.opened.connect(self.case_opened)
            line.addWidget(chip)
        layout = down(line, on=self, margins=(0, 2, 0, 2), spacing=0)
        for words, colour_of in self._details():
            layout.addWidget(TextLabel(words, token=colour_of, wrap=True))
        self.setAccessibleName(tr(f"{toll.name} loses {toll.required}, {words}"))

    def _details(self) -> list[tuple[str, Token]]:
        toll = self.toll
        found: list[tuple[str, Token]] = []
        if toll.rule:
            found.append((f"Among it {toll.rule}", "ink2" if toll.rule_met else "err"))
        if toll.lost:
            found.append((", ".join(toll.lost), "ink2"))
        if toll.back:
            found.append((f"Comes back: {toll.back}", "ok"))
        return found


def _state_of(toll: Toll) -> tuple[str, Token]:
    """Whether the picked losses are enough, in words and colour."""
    if toll.met and toll.rule_met:
        return f"met: {toll.counted}", "ok"
    # Nothing is wrong as long as nothing is picked.
    return (f"not met: {toll.counted}", "err") if toll.lost else ("to be picked", "ink2")


class OutcomeCard(QFrame):
    """Odds and column in large figures, then the result, the losses and the retreat."""

    pick_asked = Signal(str)
    case_opened = Signal(str)
    kept = Signal(object)

    def __init__(self, kind: BattleKind) -> None:
        super().__init__()
        self.setObjectName("outcome")
        self._kind = kind
        self.shown = _NOTHING
        self.headline = named(TextLabel("", px=TITLE_PX, weight=SEMIBOLD), "headline")
        result = TextLabel("", px=TITLE_PX, weight=SEMIBOLD, token="accent")
        self.result = named(result, "outcome_result")
        self.modifier = TextLabel("", token="ink2")
        self.retreat = named(TextLabel("", wrap=True), "retreat")
        self.source = TextLabel("", token="ink2", wrap=True)
        self.keep = named(LinkButton("Keep it in the chart"), "keep_result")
        self.keep.clicked.connect(self._keep)
        self.toll_lines: list[TollLine] = []
        self._tolls = down(spacing=2)
        top = across(self.headline, self.modifier, STRETCH, self.result, spacing=10)
        origin = across((self.source, 1), self.keep, spacing=8)
        down(top, origin, self._tolls, self.retreat, on=self, margins=(12, 8, 12, 8), spacing=2)
        self.show_outcome(_NOTHING)

    def show_outcome(self, outcome: BattleOutcome) -> None:
        """Show what came of a battle."""
        self.shown = outcome
        words = headline(outcome, self._kind)
        self.headline.setText(words)
        self.modifier.setText(modifier_words(outcome))
        self.result.setText(outcome.result)
        self.source.setText(f"by {outcome.source}" if outcome.own_copy else outcome.source)
        self.source.setVisible(bool(outcome.source))
        # Only where the chart lacks the entry: one that it has is not written over from here.
        self.keep.setVisible(outcome.blank is not None)
        self.retreat.say(outcome.retreat)
        empty(self._tolls)
        self.toll_lines = [self._line(toll) for toll in outcome.tolls]
        self.setAccessibleName(tr(f"{words}, {outcome.result or outcome.needs}"))

    def _keep(self) -> None:
        """The result that was looked up is the entry of the player's chart from now on."""
        if self.shown.blank is not None:
            self.kept.emit(self.shown.blank)

    def _line(self, toll: Toll) -> TollLine:
        line = TollLine(toll)
        line.pick_asked.connect(self.pick_asked)
        line.case_opened.connect(self.case_opened)
        self._tolls.addWidget(line)
        return line

    # Qt

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_box(painter, self.rect().toRectF(), edge="line2", ground="sheet", radius=4)
