"""The pages of a document, one below the other, as they will be printed."""

from typing import Final, Literal

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from oobmgr.reports.drawing import Document
from oobmgr.ui.language import tr
from oobmgr.ui.printing.metrics import UNITS_PER_POINT
from oobmgr.ui.printing.painter import PagePainter
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.palette import qcolor
from oobmgr.ui.theme.tokens import PRINT_PAPER
from oobmgr.ui.widgets.paint import draw_focus_ring
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts

Fit = Literal["width", "page"]

_EDGE: Final = 16
_GAP: Final = 16
_SMALLEST: Final = 0.3
_LARGEST: Final = 6.0
_STEP: Final = 1.2
# Logical pixels for a point at which a page has its printed size on a usual screen.
ACTUAL_SIZE: Final = 96 / 72
# Pictures of pages at the largest zoom take some 70 MB each.
_KEPT_PAGES: Final = 6


class PagesView(QAbstractScrollArea):
    """Shows pages; Page Up and Page Down turn them, plus and minus zoom."""

    spoken_role = Role.Document

    page_changed = Signal(int)
    zoom_changed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self.page = 0
        self._fit: Fit | None = "page"
        self.scale = 1.0
        # Painted once and then moved: to scroll paints the same pages again and again.
        self._pictures: dict[int, QPixmap] = {}
        self._jumping = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.setAccessibleName(tr("No pages"))

    def set_document(self, document: Document) -> None:
        """Show another document, staying on the page where it has as many."""
        self._document = document
        self._pictures.clear()
        self._arrange()
        self.go_to(min(self.page, len(document.pages) - 1))
        self.viewport().update()

    def go_to(self, page: int) -> None:
        """Show a page from its upper edge; beyond either end the last one there."""
        if self._document is None:
            return
        self.page = max(0, min(page, len(self._document.pages) - 1))
        # The page in the middle of the view may be the next one already.
        self._jumping = True
        self.verticalScrollBar().setValue(round(self._top(self.page)) - _GAP)
        self._jumping = False
        self._tell()

    def fit(self, what: Fit) -> None:
        """Zoom so that a page's width, or the whole page, is in sight, and stay so."""
        self._fit = what
        self._keep_page()

    def set_scale(self, scale: float) -> None:
        """Zoom to so many logical pixels for a point."""
        self._fit = None
        self.scale = max(_SMALLEST, min(scale, _LARGEST))
        self._keep_page()

    def zoom_in(self) -> None:
        """Zoom in by a step."""
        self.set_scale(self.scale * _STEP)

    def zoom_out(self) -> None:
        """Zoom out by a step."""
        self.set_scale(self.scale / _STEP)

    def _keep_page(self) -> None:
        self._pictures.clear()
        self._arrange()
        # Another zoom moves every page, and another one would be in sight.
        self.go_to(self.page)
        self.viewport().update()
        self.zoom_changed.emit(self.scale)

    def _page_size(self) -> QSize:
        if self._document is None:
            return QSize(1, 1)
        width, height = self._document.size_pt
        return QSize(round(width * self.scale), round(height * self.scale))

    def _top(self, page: int) -> float:
        return _EDGE + page * (self._page_size().height() + _GAP)

    def _arrange(self) -> None:
        """Work out the zoom of a fit, and how far the scroll bars go."""
        if self._document is None:
            return
        width, height = self._document.size_pt
        room = self.viewport().size()
        across = (room.width() - 2 * _EDGE) / width
        if self._fit == "width":
            self.scale = max(_SMALLEST, min(across, _LARGEST))
        elif self._fit == "page":
            down = (room.height() - 2 * _GAP) / height
            self.scale = max(_SMALLEST, min(across, down, _LARGEST))
        size = self._page_size()
        total = round(self._top(len(self._document.pages))) + _EDGE - _GAP
        # The last page, too, can be brought to the upper edge.
        total = max(total, round(self._top(len(self._document.pages) - 1)) + room.height() - _GAP)
        bar = self.verticalScrollBar()
        bar.setPageStep(room.height())
        bar.setSingleStep(40)
        bar.setRange(0, max(0, total - room.height()))
        across_bar = self.horizontalScrollBar()
        across_bar.setPageStep(room.width())
        across_bar.setRange(0, max(0, size.width() + 2 * _EDGE - room.width()))

    def _scrolled(self) -> None:
        self.viewport().update()
        if self._jumping or self._document is None:
            return
        middle = self.verticalScrollBar().value() + self.viewport().height() / 2
        page = int((middle - _EDGE) // (self._page_size().height() + _GAP))
        page = max(0, min(page, len(self._document.pages) - 1))
        if page != self.page:
            self.page = page
            self._tell()

    def _tell(self) -> None:
        if self._document is None:
            return
        label = self._document.labels[self.page]
        words = f"Page {self.page + 1} of {len(self._document.pages)}, {label.title}"
        self.setAccessibleName(tr(words))
        tell_parts(self)
        self.page_changed.emit(self.page)

    @property
    def spoken_at(self) -> int:
        """Which page is shown, for screen readers."""
        return self.page if self._document is not None else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The pages, for screen readers."""
        labels = self._document.labels if self._document is not None else ()
        return [
            SpokenPart(f"Page {at + 1}, {label.title}", QRectF(self.page_rect(at)), Role.ListItem)
            for at, label in enumerate(labels)
        ]

    def _picture(self, page: int, size: QSize) -> QPixmap:
        """Return a page as a picture, painted once for each zoom."""
        known = self._pictures.get(page)
        if known is not None:
            return known
        if len(self._pictures) >= _KEPT_PAGES:
            # The one made first: a dictionary keeps the order in which it was filled.
            self._pictures.pop(next(iter(self._pictures)))
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.fill(qcolor(PRINT_PAPER))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        factor = self.scale * ratio / UNITS_PER_POINT
        painter.scale(factor, factor)
        if self._document is not None:
            inked = self._document.setup.colour
            PagePainter(painter, colour=inked).paint_page(self._document, page)
        painter.end()
        # Only now: until here it was painted in its own pixels.
        picture.setDevicePixelRatio(ratio)
        self._pictures[page] = picture
        return picture

    def page_rect(self, page: int) -> QRect:
        """Return where a page stands in the viewport."""
        size = self._page_size()
        room = self.viewport().width()
        left = max(_EDGE, (room - size.width()) // 2) - self.horizontalScrollBar().value()
        top = round(self._top(page)) - self.verticalScrollBar().value()
        return QRect(QPoint(left, top), size)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), colour("desk"))
        if self._document is None:
            return
        painter.setPen(colour("line2"))
        for page in range(len(self._document.pages)):
            rect = self.page_rect(page)
            # Pages stand one below the other, so all that follow are out of sight as well.
            if rect.top() > event.rect().bottom():
                break
            if rect.bottom() >= event.rect().top():
                painter.drawPixmap(rect.topLeft(), self._picture(page, rect.size()))
                painter.drawRect(rect.adjusted(-1, -1, 0, 0))
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fit is not None:
            self._keep_page()
        else:
            self._arrange()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_in() if event.angleDelta().y() > 0 else self.zoom_out()
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._document.pages) - 1 if self._document else 0
        jumps = {
            Qt.Key.Key_PageDown: self.page + 1,
            Qt.Key.Key_PageUp: self.page - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in jumps:
            self.go_to(jumps[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self.zoom_in()
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom_out()
        else:
            super().keyPressEvent(event)
