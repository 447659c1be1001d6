"""The dialog in which a game is described before its campaign begins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.ui.dialogs.frame import FramedDialog

_SENTENCE: Final = (
    "Describe your game section by section, or open a file that somebody shared. Only the name, "
    "the sides and the phases are needed; the rest can come later."
)


class DescriptionDialog(FramedDialog):
    """Asks for a description. `text` is its TOML once the dialog was accepted."""

    guide = "own-game.md#beginning"

    def __init__(self, text: str, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__("A game of your own", _SENTENCE, action="Take this game", parent=parent)
        self.editor = DescriptionEditor(text, begins=True)
        self.editor.folder = folder
        self.body.addWidget(self.editor, 1)
        self.editor.changed.connect(self._offer)
        self.action.clicked.connect(self.accept)
        self.fit(1180, 760)
        # As the editor writes it, for the same description may have been typed otherwise.
        self._began = self.editor.text
        self._offer()
        self.editor.grid.setFocus()

    @property
    def text(self) -> str:
        """The description as TOML."""
        return self.editor.text

    def _offer(self) -> None:
        faults = len(self.editor.reading.faults)
        self.tell_problem(f"{faults} to put right before the game can be taken." if faults else "")
        self.action.setEnabled(not faults)

    def losing(self) -> str:
        """Ask where the description is not the one that it began with."""
        return "Close, and lose what is typed?" if self.editor.text != self._began else ""


def describe_game(parent: QWidget, text: str, folder: Path) -> str | None:
    """Let the player describe a game; None where he leaves."""
    dialog = DescriptionDialog(text, folder, parent)
    return dialog.text if dialog.ask() else None
