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
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts

WIDE_PX: Final = 176
_WIDEST_PX: Final = 212
_ICON: Final = 16
_BESIDE_ICON: Final = 28
_ROW: Final = 29
_SIDE: Final = 8


def narrow_width() -> int:
    """How wide a list is in which only the icons are left, which grow with the text elsewhere."""
    return scaled(_ICON) + _BESIDE_ICON


@dataclass(frozen=True, slots=True)
class PageRow:
    """One page: its id, icon, name, the key drawn for it and how many things wait there."""

    id: str
    icon: str
    text: str
    key: str = ""
    badge: int = 0

    @property
    def words(self) -> str:
        """The page with what waits there, in words."""
        return f"{self.text}, {self.badge} waiting" if self.badge else self.text


class NavigationList(QWidget):
    """Pages to choose from; arrows and clicks choose. Collapsed, only the icons are left."""

    spoken_role = Role.List

    picked = Signal(str)

    def __init__(self, name: str = "Pages") -> None:
        super().__init__()
        self._name = name
        self._pages: tuple[PageRow, ...] = ()
        self.current = ""
        self.collapsed = False
        # The list below the pages has no current one, and so is told nothing that would name it.
        self.setAccessibleName(tr(name))
        # A click asks for a page, whose keys are meant next: the focus goes there, not here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # As wide as what it stands in: of two lists the keys stand in one line, below each other.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def set_pages(self, pages: tuple[PageRow, ...]) -> None:
        """Show these pages."""
        # It is told at each answer from the books; mostly nothing waits that did not wait before.
        if pages == self._pages:
            return
        self._pages = pages
        self.set_current(self.current)  # what waits on it is told with its name
        self.updateGeometry()
        self.update()

    def set_current(self, page_id: str) -> None:
        """Mark a page as the one that is shown, without telling of it; "" marks none."""
        self.current = page_id
        page = next((page for page in self._pages if page.id == page_id), None)
        self.setAccessibleName(tr(f"{self._name}: {page.words}" if page else self._name))
        tell_parts(self)
        self.update()

    @property
    def spoken_at(self) -> int:
        """Which page is shown, for screen readers."""
        return self._place()

    def spoken_parts(self) -> list[SpokenPart]:
        """The pages, for screen readers."""
        return [
            SpokenPart(page.words, self.row_rect(at), chosen=page.id == self.current)
            for at, page in enumerate(self._pages)
        ]

    @property
    def wide_px(self) -> int:
        """How wide the list is with its names: wider than usual where one is long."""
        face = font(BODY_PX, SEMIBOLD)
        longest = max((text_width(page.text, face) for page in self._pages), default=0)
        # All that stands beside a name: the edges, the icon before it, the key behind it.
        beside = 2 * _SIDE + scaled(_ICON) + _BESIDE_ICON + 6
        return min(max(scaled(WIDE_PX), beside + longest), scaled(_WIDEST_PX))

    def set_collapsed(self, collapsed: bool) -> None:
        """Shrink to the icons, or show names again."""
        self.collapsed = collapsed
        self.updateGeometry()
        self.update()

    @property
    def _row_px(self) -> int:
        """How high a row is: lower in large text, where not all would find room else."""
        return min(scaled(_ROW), self.height() // max(1, len(self._pages)))

    def row_rect(self, at: int) -> QRectF:
        """Return where a page stands in the list."""
        high = self._row_px
        return QRectF(_SIDE, at * high, self.width() - 2 * _SIDE, high - 1)

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
        draw_icon(painter, QRectF(left, rect.top(), scaled(_ICON), rect.height()), page.icon, ink)
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
        begin = left + scaled(_ICON) + 4
        words = QRectF(begin, rect.top(), right - begin, rect.height())
        draw_text(painter, words, page.text, "ink", face)

    def _paint_badge(self, painter: QPainter, rect: QRectF, right: float, text: str) -> float:
        face = font(LABEL_PX, SEMIBOLD)
        width = max(scaled(17), text_width(text, face) + 10)
        high = scaled(17)
        box = QRectF(right - width, rect.center().y() - high // 2, width, high)
        draw_box(painter, box, edge="warnline", ground="warnsoft", radius=3)
        draw_text(painter, box, text, "warn", face, CENTRE)
        return box.left()

    # Qt

    def sizeHint(self) -> QSize:
        width = narrow_width() if self.collapsed else self.wide_px
        return QSize(width, len(self._pages) * scaled(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), len(self._pages) * scaled(_ICON + 2))

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(int(event.position().y()) // self._row_px)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self._pick(self._place() + 1)
        elif event.key() == Qt.Key.Key_Up:
            # From where none is chosen, too, it leads to the first.
            self._pick(max(0, self._place() - 1))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        # The rows are painted and are no widgets, so Qt knows of no tips of theirs.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = event.pos().y() // self._row_px
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
        if self.hasFocus():
            # Where none is chosen, as below the pages, the list itself shows that it has the keys.
            around = self.row_rect(at) if at >= 0 else QRectF(self.rect())
            draw_focus_ring(painter, around)
