"""What the page has in place of the fires where a sheet is hidden: the key, or one's own half."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from oobmgr.games.spark.fire.fire_rows import AssaultStep, StepState
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import EmptyState

HALVES: Final = (
    AssaultStep("unseen", "Fire at a hidden sheet", StepState.NOW, action="fire_unseen"),
    AssaultStep("taken", "Fire from a hidden sheet", StepState.NOW, action="fire_taken"),
    AssaultStep("answered", "Answer to a fire", StepState.NOW, action="fire_answered"),
    AssaultStep("half", "Half of an assault combat", StepState.NOW, action="assault_half"),
)
"""The halves of a fire across hidden sheets, and its answer, as steps with their forms."""


class HiddenFire(QWidget):
    """Says whose sheet is hidden; `unlock` asks for its passphrase, `step_asked` for a half."""

    unlock = Signal()
    step_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = named(EmptyState("", "Unlock…", "Ctrl+U"), "hidden_fire")
        self.state.acted.connect(self.unlock)
        self.halves = {one.action: named(KeyButton(one.name), one.action) for one in HALVES}
        for step in HALVES:
            ask = partial(self.step_asked.emit, step)
            self.halves[step.action].clicked.connect(lambda _=False, ask=ask: ask())
        lines = down(margins=(14, 0, 14, 14), spacing=6)
        for button in self.halves.values():
            lines.addWidget(button, alignment=Qt.AlignmentFlag.AlignHCenter)
        down(STRETCH, self.state, lines, STRETCH, on=self, spacing=0)

    def set_sentence(self, sentence: str, *, locked: bool) -> None:
        """Say whose sheet is hidden, and whether it can be unlocked here."""
        self.state.button.setVisible(locked)
        self.state.set_sentence(sentence)
        self.setAccessibleName(tr(sentence))

    def offer(self, forms: frozenset[str]) -> None:
        """Offer the halves whose forms there are in this phase."""
        for action, button in self.halves.items():
            button.setVisible(action in forms)
