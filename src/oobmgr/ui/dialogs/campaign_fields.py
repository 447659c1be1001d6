"""A choice of one, each with what it means below it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.texts import TextLabel


class Choices(QWidget):
    """A choice of one, each with the sentence of what it means below its name."""

    picked = Signal(str)

    def __init__(self, name: str, entries: tuple[tuple[str, str, str], ...]) -> None:
        """Make a choice of `entries`: id, name, sentence. The first is chosen."""
        super().__init__()
        self.setAccessibleName(name)
        self.buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        layout = down(on=self, spacing=2)
        for key, title, sentence in entries:
            button = QRadioButton(title)
            button.setAccessibleDescription(sentence)
            button.toggled.connect(lambda on, chosen=key: self.picked.emit(chosen) if on else None)
            line = TextLabel(sentence, token="ink2", wrap=True)
            line.setContentsMargins(21, 0, 0, 6)
            self._group.addButton(button)
            self.buttons[key] = button
            layout.addWidget(button)
            layout.addWidget(line)
        self.buttons[entries[0][0]].setChecked(True)

    @property
    def value(self) -> str:
        """The id of what is chosen."""
        return next(key for key, button in self.buttons.items() if button.isChecked())
