"""What can be done with the selected units of a sheet: by key, and from the menu Units."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from oobmgr.domain.wording import with_capital
from oobmgr.rules.rosters import RosterMarker, RosterRules
from oobmgr.ui.views.actions import make_action

LOSE, REGAIN, ADD_BESIDE, BOXES, DETAILS = (
    "lose_box", "regain_box", "add_beside", "boxes", "details",
)  # fmt: skip
_BEFORE: Final = (
    (LOSE, "Cross off a box", "X"),
    (REGAIN, "Take a box back", "Shift+X"),
)
_AFTER: Final = (
    (BOXES, "Enter the boxes…", "B"),
    (DETAILS, "Details", ""),
)


def marker_action(marker: RosterMarker) -> str:
    """The name of the action that lays a marker."""
    return f"mark_{marker.field}"


class SheetActions:
    """The actions by name: those on boxes, and one for each marker."""

    def __init__(self, owner: QWidget, rules: RosterRules) -> None:
        beside = rules.beside
        adding = ((ADD_BESIDE, beside.add, beside.letter),) if beside else ()
        self.by_name: dict[str, QAction] = {
            name: make_action(owner, name, words, key)
            for name, words, key in (*_BEFORE, *adding, *_AFTER)
            if name != BOXES or rules.boxing
        }
        for marker in rules.markers():
            words = f"{with_capital(marker.name)}{'…' if marker.asks else ''}"
            name = marker_action(marker)
            self.by_name[name] = make_action(owner, name, words, marker.letter)

    def connect(self, name: str, act: Callable[[], object]) -> None:
        """Let an action do something."""
        # A game without boxes or a panel beside the sheet has not made the actions for them.
        if name in self.by_name:
            # Qt hands over whether the action is checked, which no act takes.
            self.by_name[name].triggered.connect(lambda _=False: act())

    def enable(self, *, may_write: bool) -> None:
        """Let the actions rest while a past turn is looked at; the details stay."""
        for name, action in self.by_name.items():
            action.setEnabled(may_write or name == DETAILS)

    def fill(self, menu: QMenu) -> None:
        """Put them into a menu."""
        for name, action in self.by_name.items():
            if name == BOXES:
                menu.addSeparator()
            menu.addAction(action)
            if name == DETAILS:
                menu.addSeparator()
