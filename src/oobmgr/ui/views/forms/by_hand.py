"""Figures of one unit by hand, in place of what the books say of it, for one battle or fire."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from oobmgr.rules.field_info import FieldInfo
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.views.forms.editors import Editor
from oobmgr.ui.views.forms.records import FieldForm
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import named

_SIZE: Final = (520, 420)
_LINE: Final = "What is left blank stays as the books have it. It holds for this {what} only."
_OPEN: Final = (None, "")


class ByHandDialog(FramedDialog):
    """Asks for the figures of a unit; `values` are those entered, without what is left open."""

    guide = "combat.md#who-fights"

    def __init__(
        self,
        name: str,
        fields: Sequence[FieldInfo],
        make: Callable[[FieldInfo], Editor],
        held: Mapping[str, Any],
        parent: QWidget,
        *,
        what: str = "battle",
    ) -> None:
        line = _LINE.format(what=what)
        super().__init__(f"{name} by hand", line, action="Use these figures", parent=parent)
        self.setObjectName("by_hand")
        self.form = FieldForm(fields, make)
        self.form.set_raw(held)
        self.body.addWidget(self.form)
        self.body.addStretch(1)
        self.action.setObjectName("by_hand_keep")
        self.action.clicked.connect(self.accept)
        self.forget = named(KeyButton("As the books say"), "by_hand_forget")
        self.forget.clicked.connect(self._forget)
        self.foot.insertWidget(0, self.forget)
        self.fit(*_SIZE)
        self.form.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def values(self) -> dict[str, Any]:
        """What was entered."""
        return {name: value for name, value in self.form.raw().items() if value not in _OPEN}

    def _forget(self) -> None:
        self.form.set_raw({})
        self.accept()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return  # Enter belongs to the fields; Ctrl+Enter uses them
        super().keyPressEvent(event)
