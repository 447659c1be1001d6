"""The pages of the program, down the left side: icon, name, what waits there, number key."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import key_now, with_key
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.paint import (
    CENTRE,
    RIGHT,
    draw_box,
    draw_focus_ring,
    draw_text,
    text_width,
)

WIDE_PX: Final = 176
NARROW_PX: Final = 44
_ROW: Final = 29
_SIDE: Final = 8


@dataclass(frozen=True, slots=True)
class PageRow:
    """One page: its id, icon, name, the key drawn for it and how many things wait there."""

    id: str
    icon: str
    text: str
    key: str = ""
    badge: int = 0


class NavigationList(QWidget):
    """Pages to choose from; arrows and clicks choose. Collapsed, only the icons are left."""

    picked = Signal(str)

    def __init__(self, name: str = "Pages") -> None:
        super().__init__()
        self._name = name
        self._pages: tuple[PageRow, ...] = ()
        self.current = ""
        self.collapsed = False
        # The list below the pages has no current one, and so is told nothing that would name it.
        self.setAccessibleName(tr(name))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_pages(self, pages: tuple[PageRow, ...]) -> None:
        """Show these pages."""
        if pages == self._pages:
            return
        self._pages = pages
        self.updateGeometry()
        self.update()

    def set_current(self, page_id: str) -> None:
        """Mark a page as the one that is shown, without telling of it; "" marks none."""
        self.current = page_id
        page = next((page for page in self._pages if page.id == page_id), None)
        waiting = f", {page.badge} waiting" if page and page.badge else ""
        self.setAccessibleName(tr(f"{self._name}: {page.text}{waiting}" if page else self._name))
        self.update()

    def set_collapsed(self, collapsed: bool) -> None:
        """Shrink to the icons, or show names again."""
        self.collapsed = collapsed
        self.updateGeometry()
        self.update()

    def row_rect(self, at: int) -> QRectF:
        """Return where a page stands in the list."""
        return QRectF(_SIDE, at * scaled(_ROW), self.width() - 2 * _SIDE, scaled(_ROW - 1))

    def _pick(self, at: int) -> None:
        if 0 <= at < len(self._pages):
            self.set_current(self._pages[at].id)
            self.picked.emit(self.current)

    def _place(self) -> int:
        ids = [page.id for page in self._pages]
        return ids.index(self.current) if self.current in ids else -1

    def _paint_page(self, painter: QPainter, rect: QRectF, page: PageRow) -> None:
        chosen = page.id == self.current
        if chosen:
            draw_box(painter, rect, ground="accentsoft")
            bar = QRectF(rect.left(), rect.top(), 3, rect.height())
            draw_box(painter, bar, ground="accent", radius=1)
        ink: Token = "accent" if chosen else "ink2"
        left = rect.left() + (6 if self.collapsed else 7)
        draw_icon(painter, QRectF(left, rect.top(), 16, rect.height()), page.icon, ink)
        if self.collapsed:
            if page.badge:
                dot = QRectF(rect.right() - 7, rect.top() + 3, 6, 6)
                draw_box(painter, dot, ground="warnline", radius=3)
            return
        face = font(BODY_PX, SEMIBOLD if chosen else REGULAR)
        key_face = font(LABEL_PX, SEMIBOLD if chosen else REGULAR)
        key = rect.adjusted(0, 0, -7, 0)
        shown = key_now(page.key)
        draw_text(painter, key, shown, "ink" if chosen else "ink2", key_face, RIGHT)
        # Of a page without a key as much as of a digit, so that all badges stand in one line.
        right = key.right() - max(text_width(shown, key_face), 8) - 8
        if page.badge:
            right = self._paint_badge(painter, rect, right, str(page.badge)) - 6
        words = QRectF(rect.left() + 27, rect.top(), right - rect.left() - 27, rect.height())
        draw_text(painter, words, page.text, "ink", face)

    def _paint_badge(self, painter: QPainter, rect: QRectF, right: float, text: str) -> float:
        face = font(LABEL_PX, SEMIBOLD)
        width = max(17, text_width(text, face) + 10)
        box = QRectF(right - width, rect.center().y() - 8, width, 17)
        draw_box(painter, box, edge="warnline", ground="warnsoft", radius=3)
        draw_text(painter, box, text, "warn", face, CENTRE)
        return box.left()

    # Qt

    def sizeHint(self) -> QSize:
        width = NARROW_PX if self.collapsed else scaled(WIDE_PX)
        return QSize(width, len(self._pages) * scaled(_ROW))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(int(event.position().y()) // scaled(_ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self._pick(self._place() + 1)
        elif event.key() == Qt.Key.Key_Up:
            self._pick(max(0, self._place() - 1))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        # The rows are painted and are no widgets, so Qt knows of no tips of theirs.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = event.pos().y() // scaled(_ROW)
            if 0 <= at < len(self._pages):
                page = self._pages[at]
                QToolTip.showText(event.globalPos(), with_key(page.text, page.key), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for at, page in enumerate(self._pages):
            self._paint_page(painter, self.row_rect(at), page)
        at = self._place()
        if self.hasFocus() and at >= 0:
            draw_focus_ring(painter, self.row_rect(at))
