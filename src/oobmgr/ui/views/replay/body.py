"""Text, computation and figures of a step: side by side, or one above the other."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import across, let_scroll
from oobmgr.ui.widgets.paint import draw_focus_ring
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.side_by_side import turn
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.working_view import WorkingView

_APART: Final = 16
_SHARES: Final = (5, 6, 5)


class _Ringed(QScrollArea):
    """An area that the arrows scroll: with the focus it has a ring, as everything has."""

    spoken_role = Role.Document

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            draw_focus_ring(QPainter(self.viewport()), QRectF(self.viewport().rect()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()


class _Words(_Ringed):
    """Text that scrolls, or is as high as all of its lines where it stands above something."""

    def __init__(self, words: QWidget) -> None:
        super().__init__()
        self._words = words
        let_scroll(self, words)

    # Qt

    def heightForWidth(self, width: int) -> int:
        return self._words.heightForWidth(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt asks anew what is inside, and does not tell those around that it is higher now.
        if event.type() == QEvent.Type.LayoutRequest and watched is self._words:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class StepBody(_Ringed):
    """Side by side each part scrolls alone; one above the other all of them scroll together."""

    def __init__(self, words: QWidget, *tables: WorkingView) -> None:
        super().__init__()
        self.stacked = False
        """Whether the parts stand one above the other."""
        self._tables = tables
        self._inside = QWidget()
        self._area = named(_Words(words), "replay_words")
        shared = zip((self._area, *tables), _SHARES, strict=True)
        self._layout = across(*shared, on=self._inside, spacing=_APART)
        # Takes what is left below parts that are no higher than what they hold.
        self._layout.addStretch(0)
        let_scroll(self, self._inside)
        for table in tables:
            table.selectionModel().currentChanged.connect(self._keep_in_sight)
        for area in (self, self._area):
            area.setAccessibleName(tr("Text of this step"))
        self.stand(stacked=False)

    def stand(self, *, stacked: bool) -> None:
        """Put the parts side by side, or one above the other."""
        self.stacked = stacked
        rules, bar = QSizePolicy.Policy, Qt.ScrollBarPolicy
        turn(self._layout, _APART, _APART, stacked=stacked)
        high = QSizePolicy(rules.Expanding, rules.Fixed if stacked else rules.Preferred)
        for table in self._tables:
            table.setSizePolicy(high)
        # Never fixed: Qt keeps in mind how high an area was in another size of text.
        high.setVerticalPolicy(rules.Preferred)
        high.setHeightForWidth(stacked)
        self._area.setSizePolicy(high)
        for part in (self._area, *self._tables):
            part.setVerticalScrollBarPolicy(
                bar.ScrollBarAlwaysOff if stacked else bar.ScrollBarAsNeeded
            )
        for at, share in enumerate(_SHARES):
            self._layout.setStretch(at, 0 if stacked else share)
        self._layout.setStretch(len(_SHARES), int(stacked))
        self._take_keys()

    def to_top(self) -> None:
        """Show the beginning: a new step is read from there."""
        for area in (self, self._area):
            area.verticalScrollBar().setValue(0)

    def _take_keys(self) -> None:
        # Long words have no field to go to: with the focus here the arrows scroll them.
        focus = Qt.FocusPolicy
        self.setFocusPolicy(focus.StrongFocus if self.stacked else focus.NoFocus)
        self._area.setFocusPolicy(focus.NoFocus if self.stacked else focus.StrongFocus)

    def _keep_in_sight(self, current: QModelIndex) -> None:
        """Follow the line with the focus, where its table is as high as all its lines."""
        table = next(one for one in self._tables if one.model() is current.model())
        if self.stacked and table.hasFocus():
            rect = table.visualRect(current)
            middle = table.viewport().mapTo(self._inside, rect.center())
            self.ensureVisible(0, middle.y(), 0, rect.height())
