"""The room for a page, which scrolls where large text leaves less than the page takes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.screen import Screen
from oobmgr.ui.widgets.boxes import OneShown, let_scroll

_LINE_PX: Final = 24


class PageStack(OneShown):
    """The pages of a campaign, each with the height that it needs at least."""

    # Qt

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        if not isinstance(page, Screen):
            return QSize(0, 0)
        return page.minimumSizeHint().expandedTo(QSize(0, scaled(page.least_px)))


class PageArea(QScrollArea):
    """A page below its bars, which go out of sight with what is scrolled away."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setObjectName("page_area")
        let_scroll(self, page)
        # A page is wider than its room only in large text on a small screen; then it must be
        # reachable.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setSingleStep(_LINE_PX)
        # No interval: the next round of the loop, behind keys and clicks that wait already.
        self._paint = QTimer(self, singleShot=True, interval=0)
        self._paint.timeout.connect(lambda: self.setUpdatesEnabled(True))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def hold(self) -> None:
        """Show what was painted last until `release`: half of what comes is not there yet."""
        self._paint.stop()
        self.setUpdatesEnabled(False)

    def release(self) -> None:
        """Paint what there is now, in a round of its own: to lay out another phase takes one."""
        if not self.updatesEnabled():
            self._paint.start()

    def _follow(self, _: QWidget | None, part: QWidget | None) -> None:
        """Bring into sight what has the focus, which a key or the page itself may have moved."""
        inside = part is not None and part.window() is self.window() and self.isAncestorOf(part)
        # A list that is larger than the room shows its current row by itself.
        if inside and part is not None and part.height() <= self.viewport().height():
            self.ensureWidgetVisible(part, 0, _LINE_PX)


def focus_page(screen: Screen) -> None:
    """Put the focus where the page wants it.

    Left to itself it lies in the first field, often a search, which takes letters that are keys.
    """
    here = QApplication.focusWidget()
    if screen.focusProxy() is not None and (here is None or screen.isAncestorOf(here)):
        screen.setFocus()
