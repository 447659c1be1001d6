"""A choice of one, each with what it means below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SEMIBOLD
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.rules.game import Game


class _Choice(QWidget):
    """A choice with its sentence below; a click anywhere on it takes it."""

    def __init__(self, title: str, sentence: str) -> None:
        super().__init__()
        self.button = QRadioButton(tr(title))
        self.button.setAccessibleDescription(tr(sentence))
        line = TextLabel(sentence, token="ink2", wrap=True)
        line.setContentsMargins(21, 0, 0, 6)
        down(self.button, line, on=self, spacing=2)

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)  # or no release would come

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        # As with any button: whoever draws the pointer off before he lets go takes it back.
        if left and self.rect().contains(event.position().toPoint()):
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)
            self.button.click()


class Choices(QWidget):
    """A choice of one, each with the sentence of what it means below its name."""

    picked = Signal(str)

    def __init__(self, name: str, entries: tuple[tuple[str, str, str], ...]) -> None:
        """Make a choice of `entries`: id, name, sentence. The first is chosen."""
        super().__init__()
        self.setAccessibleName(tr(name))
        self.buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        layout = down(on=self, spacing=2)
        for key, title, sentence in entries:
            choice = _Choice(title, sentence)
            button = choice.button
            # Two buttons toggle with each choice; only the one that is on tells of it.
            button.toggled.connect(lambda on, chosen=key: self.picked.emit(chosen) if on else None)
            self._group.addButton(button)
            self.buttons[key] = button
            layout.addWidget(choice)
        # Nobody can listen to `picked` yet, so the first choice is not told as one of the player's.
        self.buttons[entries[0][0]].setChecked(True)

    @property
    def value(self) -> str:
        """The id of what is chosen."""
        return next(key for key, button in self.buttons.items() if button.isChecked())


class DescribedLine(QWidget):
    """What a game is called that its player describes, and the button to describe it.

    `pressed` asks for its description. Hidden for the games of the program.
    """

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.named = TextLabel(wrap=True, weight=SEMIBOLD)
        self.button = named(KeyButton("Describe the game…"), "describe_game")
        self.button.clicked.connect(self.pressed)
        line = across(self.button, STRETCH)
        down(self.named, line, on=self, margins=(21, 0, 0, 6), spacing=4)
        self.hide()

    def show_game(self, game: Game) -> None:
        """Show the line for a described game."""
        self.setVisible(bool(game.description))
        self.named.setText(game.name)
