"""A line to type in, with its name above and what is wrong with it below."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.domain.errors import BadInput
from oobmgr.domain.wording import with_capital
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.guide_part import set_refusal
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.parts import mark_wrong
from oobmgr.ui.widgets.texts import TextLabel


class EntryLine(QWidget):
    """A named field; `tell` says beside it what is wrong, and what was typed stays.

    Others may stand beside the field, in its `line`.
    """

    def __init__(self, name: str, hint: str = "", *, field: QLineEdit | None = None) -> None:
        super().__init__()
        self.label = TextLabel(name, px=LABEL_PX, weight=MEDIUM, token="ink2")
        self.field = field or QLineEdit()
        self.field.setAccessibleName(tr(name))
        self.hint = Hint(self.field, hint)
        self.label.setBuddy(self.field)
        self.fault = TextLabel(px=LABEL_PX, token="err", wrap=True)
        self.fault.hide()
        self.line = across((self.field, 1), spacing=6)
        # The stretch keeps fields of one row level where only one of them has a fault.
        down(self.label, self.line, self.fault, STRETCH, on=self, spacing=3)

    @property
    def text(self) -> str:
        """What was typed, without spaces around it."""
        return self.field.text().strip()

    def set_text(self, text: str) -> None:
        """Write something else, about which nothing is wrong yet."""
        self.field.setText(text)
        self.tell("")

    def tell(self, message: str) -> None:
        """Say what is wrong; nothing where `message` is empty."""
        self.fault.say(with_capital(message))
        set_refusal(self.fault, BadInput.guide)
        mark_wrong(self.field, wrong=bool(message))

    def enter(self) -> None:
        """Go into the field, with what stands there selected."""
        self.field.setFocus()
        self.field.selectAll()
