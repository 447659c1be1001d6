"""What the dialog of a new campaign is made of: a choice of one, a field under its name."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from oobmgr.ui.theme.fonts import LABEL_PX, SEMIBOLD
from oobmgr.ui.widgets.boxes import across, down
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


class LabelledField(QWidget):
    """A field under its name, and what is wrong with it below."""

    def __init__(self, name: str, text: str = "", placeholder: str = "") -> None:
        super().__init__()
        self.field = QLineEdit(text)
        self.field.setPlaceholderText(placeholder)
        self.field.setAccessibleName(name)
        self.fault = TextLabel(px=LABEL_PX, token="err", wrap=True)
        self.fault.hide()
        self.line = across((self.field, 1), spacing=6)
        down(
            TextLabel(name, px=LABEL_PX, weight=SEMIBOLD, token="ink2"),
            self.line,
            self.fault,
            on=self,
            spacing=3,
        )
        self.field.textEdited.connect(lambda: self.tell(""))

    def tell(self, message: str) -> None:
        """Say what is wrong; nothing takes it back."""
        self.fault.setText(message[:1].upper() + message[1:])
        self.fault.setVisible(bool(message))
        self.field.setProperty("state", "err" if message else "")
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)
