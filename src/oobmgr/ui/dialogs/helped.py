"""Help in a dialog: F1 opens the part of the guide that tells of it, Shift+F1 what a thing is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from oobmgr.rules.later import loaded
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.widgets.guide_part import guide_at, refusal_at, set_guide

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

# By their names, and not before they are asked for: they are dialogs with these keys, too.
_GUIDE: Final = "oobmgr.ui.dialogs.guide_window:open_guide"
_WHAT: Final = "oobmgr.ui.dialogs.what_is_this:tell_what_is"


def help_with(window: QWidget, part: str) -> None:
    """Let the keys of help open this part in a window, or tell of what has the focus in it."""
    set_guide(window, part)

    def show() -> None:
        here = QApplication.focusWidget()
        loaded(_GUIDE)(window, refusal_at(here, window) or guide_at(here) or guide_at(window))

    CommandKeys("guide", window, show)
    CommandKeys("what_is", window, lambda: tell_in(window, QApplication.focusWidget() or window))


def tell_in(window: QWidget, thing: QWidget, at: QPoint | None = None) -> None:
    """Show what a thing in a dialog is; its case opens as cases do from there."""
    told = loaded(_WHAT)(window, thing, at, guide_at(thing) or guide_at(window))
    # Most dialogs show no cases and have no such signal.
    opened = getattr(window, "case_opened", None)
    if opened is not None and told is not window:
        told.case_opened.connect(opened)
