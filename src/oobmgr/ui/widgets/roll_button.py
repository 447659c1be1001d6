"""The button beside dice that rolls them, and the key that presses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.buttons import KeyButton

_KEY: Final = "F5"
_TOLD: Final = "Rolls here if there are no dice on the table. The ledger keeps the roll."


class RollButton(KeyButton):
    """Rolls the dice beside it. `is_open` says whether any of them was neither rolled nor entered.

    The dice have to stand in the same widget as the button: that is how the key finds it.
    """

    def __init__(
        self, told: str, roll: Callable[[], None], is_open: Callable[[], bool], text: str = "Roll"
    ) -> None:
        super().__init__(text, _KEY)
        self.is_open = is_open
        self.setAccessibleName(tr(told))
        self.setToolTip(tr(_TOLD))
        self.clicked.connect(roll)


def roll_dice(root: QWidget) -> bool:
    """Roll the dice in which the focus is, else all that are open; whether there were any.

    What lies on the table already is rolled again only where the player stands on it.
    """
    shown = [one for one in root.findChildren(RollButton) if one.isVisible() and one.isEnabled()]
    focus = QApplication.focusWidget()
    own = [one for one in shown if focus is not None and _stands_by(one, focus)]
    if own:
        own[0].click()
        return True
    rolled = False
    for button in shown:
        if button.is_open():  # asked one by one: the first may roll for others, too
            button.click()
            rolled = True
    return rolled


def _stands_by(button: RollButton, focus: QWidget) -> bool:
    row = button.parentWidget()
    return row is not None and (row is focus or row.isAncestorOf(focus))
