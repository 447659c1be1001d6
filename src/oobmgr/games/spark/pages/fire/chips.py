"""Conditions as chips that wrap to the next line where there is no room: entrenched, village."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM, font, scaled
from oobmgr.ui.widgets.paint import CENTRE, draw_box, draw_focus_ring, draw_text
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.segmented import WordRow, bold_label
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts

_GAP = 6


class ToggleChips(WordRow):
    """Conditions of which any may hold: each is a box that a click, Space or its letter turns.

    They stand in as many lines as the width asks for; the words can be others later.
    """

    spoken_role = Role.Grouping

    changed = Signal(str, bool)

    def __init__(self, name: str) -> None:
        super().__init__(name, ())
        self.chosen: frozenset[str] = frozenset()
        self._at = 0
        self._describe()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_options(self, options: tuple[str, ...]) -> None:
        """Offer other words."""
        if options == self.options:
            return
        self.options = options
        self._at = 0
        self.set_chosen(self.chosen)
        self._fit()

    def set_chosen(self, chosen: frozenset[str]) -> None:
        """Show other options as holding, without telling of it."""
        self.chosen = chosen & frozenset(self.options)
        self._describe()
        self.update()

    def _describe(self) -> None:
        held = [option for option in self.options if option in self.chosen]
        self.setAccessibleName(tr(f"{self._name}: {', '.join(held) or 'none'}"))
        tell_parts(self)

    @property
    def spoken_at(self) -> int:
        """Which box has the mark, for screen readers."""
        return self._at if self.options else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The boxes, for screen readers."""
        cells = zip(self.options, self.cell_rects(), strict=True)
        return [SpokenPart(word, rect, Role.CheckBox, word in self.chosen) for word, rect in cells]

    def _turn(self, at: int) -> None:
        self._at = at
        option = self.options[at]
        self.set_chosen(self.chosen ^ {option})
        self.changed.emit(option, option in self.chosen)

    def _go(self, by: int) -> None:
        self._at = max(0, min(self._at + by, len(self.options) - 1))
        tell_parts(self)

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(max(1, self.width())))

    def cell_rects(self) -> list[QRectF]:
        """Return where each option stands, line by line."""
        rects: list[QRectF] = []
        right, down = 0.0, 0.0
        for rect in super().cell_rects():
            width = rect.width()
            left = right + _GAP if rects else rect.left()
            # Beside the last box there is room for the ring that shows the focus around it.
            if rects and left + width > self.width() - 3:
                left, down = rects[0].left(), down + rect.height() + _GAP
            rects.append(QRectF(left, rect.top() + down, width, rect.height()))
            right = rects[-1].right()
        return rects

    # Qt

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, _: int) -> int:
        rects = self.cell_rects()
        return round(rects[-1].bottom()) + 3 if rects else 0

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), self.heightForWidth(self.width()))

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for at, rect in enumerate(self.cell_rects()):
            if rect.contains(event.position()):
                self._turn(at)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().lower()
        starting = [at for at, word in enumerate(self.options) if word.lower()[0] == letter]
        if event.key() == Qt.Key.Key_Right:
            self._go(1)
        elif event.key() == Qt.Key.Key_Left:
            self._go(-1)
        elif event.key() == Qt.Key.Key_Space:
            self._turn(self._at)
        # With Ctrl or Alt a letter is a command of the window.
        elif starting and not event.modifiers():
            self._turn(starting[0])
        else:
            super().keyPressEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for at, (option, rect) in enumerate(zip(self.options, self.cell_rects(), strict=True)):
            holds = option in self.chosen
            ink: Token = "sheet" if holds else "ink2"
            edge: Token = "ink" if holds else "ctl"
            draw_box(painter, rect, edge=edge, ground="ink" if holds else "sheet")
            draw_text(
                painter,
                rect,
                option,
                ink,
                bold_label() if holds else font(LABEL_PX, MEDIUM),
                CENTRE,
            )
            if self.hasFocus() and at == self._at:
                draw_focus_ring(painter, rect.adjusted(-3, -3, 3, 3), radius=6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Only the width decides: the new height comes from here, and would be answered without end.
        if event.size().width() != event.oldSize().width():
            self._fit()
