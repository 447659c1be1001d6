"""Due steps that leave nothing to decide, in one line that posts them together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame

from oobmgr.campaign.commands import PostAction
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.rules.inputs import decode
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.turn import TurnPage
from oobmgr.ui.viewmodels.turn_guide import GuideStep
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.parts import named

_FEWEST: Final = 2
"""A single step is posted in its form as quickly."""
_LINES: Final = 2
"""Lines that a heading has room for."""
# Room downwards for any text: only how high it becomes is asked.
_TALL: Final = 10_000


class _Names(FittedLabel):
    """Names the steps where that fits into two lines; half of a list would name the wrong ones."""

    def fit_words(self) -> None:
        """Show all names or none."""
        metrics, room = self.fontMetrics(), self.contentsRect().width()
        wraps = Qt.TextFlag.TextWordWrap
        needed = metrics.boundingRect(QRect(0, 0, max(room, 1), _TALL), wraps, self.words)
        # A word that is longer than the line is not broken, and would stick out.
        fits = needed.width() <= room and needed.height() <= _LINES * metrics.lineSpacing()
        shown = self.words if fits else ""
        self.setAccessibleName(self.words)
        if shown != self.text():
            self.setText(shown)

    # Qt

    def sizeHint(self) -> QSize:
        # Of the words, shown or not: without them it would never be given their room again.
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.words)
        return QSize(wide, metrics.lineSpacing())


class DueTogether(QFrame):
    """Lists the due steps that leave nothing to decide; `written` is sent with the last of them.

    Each is a posting of its own, so that each can be taken back. They stop at the first that is
    refused, which `stopped` names.
    """

    written = Signal(object)
    stopped = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("due_together")
        self._desk = desk
        self._page: TurnPage | None = None
        self._steps: tuple[GuideStep, ...] = ()
        self._words = _Names("", token="ink2")
        self.button = named(KeyButton("Post", "F7"), "post_together")
        self.button.clicked.connect(self.post)
        across((self._words, 1), self.button, on=self, spacing=8)
        self.hide()

    def offer(self, steps: Sequence[GuideStep], page: TurnPage) -> None:
        """List these steps, as they stand in a page; nothing where there are fewer than two."""
        self._steps, self._page = tuple(steps), page
        names = ", ".join(step.text for step in steps)
        words = f"Nothing to decide in {names}."
        self._words.set_words(words)
        self.setAccessibleName(tr(words))
        self.setToolTip(tr_each("\n", (words, *(step.why for step in steps if step.why))))
        self.button.write(f"Post these {counted(len(steps), 'step')}")
        self.setVisible(len(steps) >= _FEWEST)

    def post(self) -> None:
        """Post all that are listed, one after the other."""
        steps, page = self._steps, self._page
        if page is None or self.isHidden():
            return
        self.hide()
        # Before the first is sent: F7 pressed again must not post them twice.
        self._steps = ()
        self._post_next(steps, page)

    def _post_next(self, steps: Sequence[GuideStep], page: TurnPage) -> None:
        step, later = steps[0], steps[1:]
        # What the forms open with, not what stands in them: none of these has anything in pencil.
        inputs = decode(self._desk.game.action(step.name).inputs, page.forms[step.name].inputs)
        self._desk.execute(
            PostAction(step.name, inputs),
            # Each waits for the one before it, since what it writes may rest on that.
            lambda _: self._post_next(later, page) if later else self.written.emit(step),
            partial(self._refused, step.name),
        )

    def _refused(self, name: str, _: OobmgrError) -> None:
        self.stopped.emit(name)  # its form says why
