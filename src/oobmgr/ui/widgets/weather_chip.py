"""The weather of one zone, and a menu to say that it is another."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QToolButton

from oobmgr.ui.icons import draw_icon, icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.key_readers import READS_LETTERS
from oobmgr.ui.widgets.own_letters import keep_letters
from oobmgr.ui.widgets.paint import CENTRE, LEFT, draw_box, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.tips import plain_tip

WEATHERS: Final = ("clear", "frost", "mud", "snow")
"""The weathers that have a drawing; a game may know others, which are shown by their word."""
_OPEN: Final = "not entered"
_DASH: Final = "–"
"""What stands for a weather that nobody entered, where there is no room to say so."""
_LETTER: Final = 20
_ICON: Final = 14


class WeatherChip(QToolButton):
    """Zone, icon and word; amber where the weather costs something."""

    picked = Signal(str, str)
    for_all = Signal(str)
    """Shift and a first letter: the weather is meant for every zone that stands beside it."""

    def __init__(self, zone: str, weather: str, *, costs: bool = False) -> None:
        super().__init__()
        self.zone = zone
        self.weather = weather
        self._costs = costs
        self.compact = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(READS_LETTERS, True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        # A weather of another game is told, and changed elsewhere.
        self._picks = self.drawn or not weather
        if self._picks:
            self.setMenu(self._made_menu())
        self.set_weather(weather, costs=costs)

    @property
    def drawn(self) -> bool:
        """Whether the weather has a drawing."""
        return self.weather in WEATHERS

    @property
    def _zone_width(self) -> int:
        return max(scaled(_LETTER), text_width(self.zone, font(BODY_PX, SEMIBOLD)) + 10)

    @property
    def _icon_px(self) -> int:
        return scaled(_ICON) if self.drawn else 0

    def set_weather(self, weather: str, *, costs: bool) -> None:
        """Show a weather; `costs` says whether it takes something away in this zone."""
        self.weather = weather
        self._costs = costs
        loss = ", costs supply" if costs else ""
        words = f"Weather in zone {self.zone}: {weather or _OPEN}{loss}"
        self.setAccessibleName(tr(words))
        self.setToolTip(plain_tip(words))
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Show letter and icon alone, where there is no room for the word."""
        self.compact = compact
        self.updateGeometry()
        self.update()

    def _made_menu(self) -> QMenu:
        menu = QMenu(self)
        keep_letters(menu)
        for weather in WEATHERS:
            action = QAction(icon(f"weather_{weather}"), tr(weather.capitalize()), menu)
            action.triggered.connect(lambda _=False, word=weather: self._pick(word))
            menu.addAction(action)
        return menu

    def _pick(self, weather: str) -> None:
        if weather != self.weather:
            self.picked.emit(self.zone, weather)

    def _word(self) -> str:
        return self.weather.capitalize() or _DASH

    # Qt

    def sizeHint(self) -> QSize:
        word = text_width(self._word(), font(BODY_PX, SEMIBOLD)) + 8
        shown = 0 if self.compact and self.drawn else word
        return QSize(self._zone_width + self._icon_px + shown + 14, scaled(22) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letters = {weather[0]: weather for weather in WEATHERS}
        word = letters.get(event.text().lower()) if self._picks else None
        # With Ctrl or Alt a letter is a key of the window.
        if word and not event.modifiers():
            self._pick(word)
        elif word and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self.for_all.emit(word)
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        outer = QRectF(1, 2, self.width() - 2, self.height() - 4)
        edge: Token = "warnline" if self._costs else "ctl"
        ink: Token = "warn" if self._costs else "ink2"
        draw_box(painter, outer, edge=edge, ground="warnsoft" if self._costs else "sheet")
        letter = QRectF(outer.left(), outer.top(), self._zone_width, outer.height())
        if not self._costs:
            cell = letter.adjusted(1, 1, 0, -1)
            draw_box(painter, cell, ground="panel", radius=3)
        painter.fillRect(
            QRectF(letter.right(), outer.top() + 1, 1, outer.height() - 2), colour(edge)
        )
        draw_text(painter, letter, self.zone, ink, font(BODY_PX, SEMIBOLD), CENTRE)
        # Of a fixed size: a picture of a chip that has no height yet cannot be painted.
        side = scaled(_ICON)
        box = QRectF(letter.right() + 6, outer.center().y() - side / 2, self._icon_px, side)
        if self.drawn:
            draw_icon(painter, box, f"weather_{self.weather}", ink)
        if not (self.compact and self.drawn):
            face = font(BODY_PX, SEMIBOLD if self._costs else MEDIUM)
            word = QRectF(box.right() + 5, outer.top(), outer.right() - box.right(), outer.height())
            draw_text(painter, word, self._word(), ink, face, LEFT)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=5)
