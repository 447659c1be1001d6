"""A key in a small box, with what it does beside it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX, font
from oobmgr.ui.widgets.paint import chip_rect, chip_size, draw_chip, draw_text, text_width
from oobmgr.ui.widgets.spoken import Role

_GAP = 6


class KeyHint(QWidget):
    """A key such as "Ctrl+Enter" and, if given, a word for what it does ("post")."""

    spoken_role = Role.StaticText

    def __init__(self, key: str, text: str = "", *, gives_way: bool = False) -> None:
        """Show a key; one that `gives_way` leaves its words out where they have no room."""
        super().__init__()
        self._key = key
        self._text = text
        self.setAccessibleName(f"{tr(key)}: {tr(text)}" if text else tr(key))
        policy = QSizePolicy.Policy.Maximum if gives_way else QSizePolicy.Policy.Fixed
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    # Qt

    def sizeHint(self) -> QSize:
        box = chip_size(self._key)
        words = text_width(self._text, font(LABEL_PX)) + _GAP if self._text else 0
        return QSize(box.width() + words, box.height() + 2)

    def minimumSizeHint(self) -> QSize:
        box = chip_size(self._key)
        return QSize(box.width(), box.height() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = chip_rect(QRectF(self.rect()), self._key, align_right=False)
        draw_chip(painter, rect, self._key)
        if self.width() < self.sizeHint().width():
            return
        rest = QRectF(rect.right() + _GAP, 0, self.width() - rect.right() - _GAP, self.height())
        draw_text(painter, rest, self._text, "ink2", font(LABEL_PX))
