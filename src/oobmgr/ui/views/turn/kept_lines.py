"""What there is to say of the open phase, in room that stays while the phase is open."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.parts import Panel, named
from oobmgr.ui.widgets.texts import TextLabel

_MOST_LINES: Final = 3
"""So many lines of a text stand in sight at once; the rest is opened."""
_MARGINS: Final = (14, 8, 14, 8)


class WholeText(Panel):
    """All of a text that has no room, over what stands below it, until it is put away.

    The focus then goes back to `opener`, which showed it.
    """

    def __init__(self, opener: QWidget) -> None:
        super().__init__()
        self._opener = opener
        self.setObjectName("notice_whole")
        self.setProperty("panel", "alt")
        self.label = named(TextLabel(wrap=True), "notice_all")
        self.less = named(LinkButton("Less"), "notice_less")
        parts = ((self.label, 1), self.less)
        layout = across(*parts, on=self, margins=_MARGINS, spacing=8)
        layout.setAlignment(self.less, Qt.AlignmentFlag.AlignTop)
        self.less.clicked.connect(self.put_away)
        self.hide()

    def open(self) -> None:
        """Show it, with the focus on what puts it away."""
        self.show()
        self.raise_()
        self.less.setFocus()

    def put_away(self) -> None:
        """Hide it; the focus goes back, if it was here."""
        if self.less.hasFocus():
            self._opener.setFocus()
        self.hide()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


class KeptLines(QWidget):
    """Lines whose height is settled when the phase opens: what they say later moves nothing below.

    Only another width, or another size of text, which moves all things anyway, settles it anew.
    Where nothing is to be said the `idle` words stand here. With None the lines take no room until
    something is said, which is right only where nothing ever is.
    """

    def __init__(self, idle: str | None = None) -> None:
        super().__init__()
        self._idle = idle
        self._words = ""
        self._lines = 1
        self._settled_at = 0
        self.label = named(FittedLabel(), "notice")
        self.more = named(LinkButton("More"), "notice_more")
        self.more.hide()
        self.whole = WholeText(self.more)
        self.more.clicked.connect(self.whole.open)
        parts = ((self.label, 1), self.more)
        layout = across(*parts, on=self, margins=_MARGINS, spacing=8)
        for part in (self.label, self.more):
            layout.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        # The link comes and goes, and the words keep their width.
        keeping = self.more.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.more.setSizePolicy(keeping)
        if idle is None:
            self.hide()
        # As the text changes its size, lines are higher.
        theme_changes().changed.connect(self._settle)

    def say(self, notice: str, line: str = "") -> None:
        """Say what is to know, in the colour of a warning, and the line of the phase below it."""
        words = "\n".join(tr(part) for part in (notice, line) if part)
        for label in (self.label, self.whole.label):
            label.set_token("warn" if notice else "ink2")
        self.whole.label.setText(words)
        if self._idle is None:
            self.setVisible(bool(words))
        self._words = words or tr(self._idle or "")
        # Once, with the first words; what comes later has to do with the room of these.
        if not self._settled_at:
            self._settle()
        self._show_words()

    def _show_words(self) -> None:
        self.label.set_words(self._words, lines=self._lines)
        self.more.setVisible(self.label.is_cut)
        # A whole text over the page would now say what stands below it anyway.
        if not self.label.is_cut:
            self.whole.put_away()

    def _settle(self) -> None:
        """Keep as much room as the words take now."""
        self._lines = self.label.lines_of(self._words, _MOST_LINES)
        above, below = _MARGINS[1], _MARGINS[3]
        self.setFixedHeight(self.label.height_of(self._lines) + above + below)
        self._show_words()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A scroll bar that comes with a longer form, and goes, is no other width.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        if abs(self.width() - self._settled_at) > bar:
            self._settled_at = self.width()
            self._settle()
