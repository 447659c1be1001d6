"""F1 in a dialog: the part of the guide that tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from oobmgr.rules.later import loaded
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.widgets.guide_part import guide_at, set_guide

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_GUIDE: Final = "oobmgr.ui.dialogs.guide_window:open_guide"


def help_with(window: QWidget, part: str) -> None:
    """Let the key of the guide open this part in a window, or that of what has the focus in it."""
    set_guide(window, part)

    def show() -> None:
        # By its name, and not before it is asked for: it is a dialog with this key, too.
        loaded(_GUIDE)(window, guide_at(QApplication.focusWidget()) or guide_at(window))

    CommandKeys("guide", window, show)
