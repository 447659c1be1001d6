"""What a battle comes to so far: odds, column, result, and what each side must lose."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.games.europa.combat.battle_rows import BattleKind, BattleOutcome, Toll
from oobmgr.games.europa.pages.combat.viewmodel import headline, modifier_words
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
        token: Token = "ok" if toll.met and toll.rule_met else "err"
        head = TextLabel(f"{toll.name} loses {toll.required}", weight=SEMIBOLD)
        met = "met" if toll.met and toll.rule_met else "not met"
        state = named(TextLabel(f"{met}: {toll.counted}", token=token), f"toll_{toll.side}")
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
        self.setAccessibleName(f"{toll.name} loses {toll.required}, {met}: {toll.counted}")

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


class OutcomeCard(QFrame):
    """Odds and column in large figures, then the result, the losses and the retreat."""

    pick_asked = Signal(str)
    case_opened = Signal(str)

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
        self.toll_lines: list[TollLine] = []
        self._tolls = down(spacing=2)
        top = across(self.headline, self.modifier, STRETCH, self.result, spacing=10)
        down(
            top, self.source, self._tolls, self.retreat, on=self, margins=(12, 8, 12, 8), spacing=2
        )
        self.show_outcome(_NOTHING)

    def show_outcome(self, outcome: BattleOutcome) -> None:
        """Show what came of a battle."""
        self.shown = outcome
        words = headline(outcome, self._kind)
        self.headline.setText(words)
        self.modifier.setText(modifier_words(outcome))
        self.result.setText(outcome.result)
        own = outcome.source.startswith("your")
        self.source.setText(f"by {outcome.source}" if own else outcome.source)
        self.source.setVisible(bool(outcome.source))
        self.retreat.setText(outcome.retreat)
        self.retreat.setVisible(bool(outcome.retreat))
        empty(self._tolls)
        self.toll_lines = [self._line(toll) for toll in outcome.tolls]
        self.setAccessibleName(f"{words}, {outcome.result or outcome.needs}")

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
