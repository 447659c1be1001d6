"""How large a dialog is: as its text needs it, also where that changes while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled

_MARGIN: Final = 8


class DialogSize(QObject):
    """Keeps a dialog as large as it wants to be, but no larger than the window has room.

    Where the size of text changes it does so again; a dialog that was drawn larger by hand keeps
    at least that size.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._wanted: Callable[[], QSize] | None = None
        self._fitted = QSize()
        self._as_fitted = True
        # Once what is in it has taken its new size, of which a dialog that asks its layout is made.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._follow_text)

    def fit(self, wanted: Callable[[], QSize]) -> None:
        """Take the size that is `wanted`, from now on with each size of text."""
        if self._wanted is None:
            theme_changes().changed.connect(self._text_changed)
        self._wanted = wanted
        self._fit(wanted)

    def _fit(self, wanted: Callable[[], QSize]) -> None:
        size, below = wanted(), _lowest(self._dialog)
        if below is not self._dialog:
            size = size.boundedTo(below.size() - QSize(2 * _MARGIN, 2 * _MARGIN))
        self._dialog.resize(size)
        self._fitted = self._dialog.size()

    def _text_changed(self) -> None:
        # A least size that follows the text may have made it larger just before.
        least = self._fitted.expandedTo(self._dialog.minimumSize())
        if not self._later.isActive():
            self._as_fitted = self._dialog.size() == least
        self._later.start()

    def _follow_text(self) -> None:
        if self._wanted is None:
            return
        by_hand = self._dialog.size()
        self._fit(self._wanted)
        if not self._as_fitted:
            # Who drew it larger wants it so: it never becomes smaller than that.
            self._dialog.resize(by_hand.expandedTo(self._fitted))


def drawn(width: int, height: int) -> Callable[[], QSize]:
    """A size in pixels at normal size of text, as it is at the present one."""
    return lambda: QSize(scaled(width), scaled(height))


def _lowest(dialog: QDialog) -> QWidget:
    """The window on which a dialog stands, below all dialogs between them."""
    # A dialog over a dialog may be larger than the one it stands on.
    found: QWidget = dialog
    while isinstance(found, QDialog) and (parent := found.parentWidget()) is not None:
        found = parent.window()
    return found
