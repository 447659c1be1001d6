"""Parts that stand side by side as long as there is room, and else one above the other."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QBoxLayout, QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.boxes import across

_LEAST_RIGHT: Final = 270


class Room(QObject):
    """Whether a widget has room for its parts side by side; asked anew with each change of it.

    `needed` is the width from which it has. It must come from the parts and not from their layout,
    whose need changes with its direction: at some width they would flip to and fro for ever.
    `turn` is called with whether they are to stand one above the other, whenever that changes.
    """

    def __init__(
        self, on: QWidget, needed: Callable[[], int], turn: Callable[[bool], object]
    ) -> None:
        super().__init__(on)
        self._on, self._needed, self._turn = on, needed, turn
        self.stacked = False
        """Whether the parts stand one above the other."""
        on.installEventFilter(self)
        theme_changes().changed.connect(self.look)

    def look(self) -> None:
        """Turn the parts if there is room now, or none any more."""
        stacked = self._on.width() < self._needed()
        # What is turned asks for another layout, and so for this again.
        if stacked != self.stacked:
            self.stacked = stacked
            self._turn(stacked)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A part that holds something else now may need other room.
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self.look()
        return super().eventFilter(watched, event)


def turn(layout: QBoxLayout, spacing: int, above: int, *, stacked: bool) -> None:
    """Stand the parts of a layout side by side, or one above the other, `above` pixels apart."""
    way = QBoxLayout.Direction
    layout.setDirection(way.TopToBottom if stacked else way.LeftToRight)
    layout.setSpacing(above if stacked else spacing)


def widest(parts: Iterable[QWidget]) -> int:
    """The width that the widest of these parts needs."""
    return max((part.minimumSizeHint().width() for part in parts), default=0)


class SideBySide(QWidget):
    """Parts side by side, one above the other where the width is too small for them.

    Each part comes with its share of the room. They stand `spacing` pixels apart, or `above` (else
    as many); `right` is a margin. `needed` says from which width they have room, if that is not
    what they need themselves.
    """

    def __init__(
        self,
        *parts: tuple[QWidget, int],
        spacing: int = 0,
        above: int | None = None,
        right: int = 0,
        needed: Callable[[], int] | None = None,
    ) -> None:
        super().__init__()
        self._parts = [part for part, _ in parts]
        self._spacing, self._above = spacing, spacing if above is None else above
        self._layout = across(*parts, on=self, margins=(0, 0, right, 0), spacing=spacing)
        self._right = right
        self._room = Room(self, needed or (lambda: self.whole_width), self._stand)

    @property
    def stacked(self) -> bool:
        """Whether the parts stand one above the other."""
        return self._room.stacked

    @property
    def whole_width(self) -> int:
        """What the parts need side by side, which they may have no room for now."""
        shown = self._shown
        between = self._spacing * (len(shown) - 1)
        return sum(part.minimumSizeHint().width() for part in shown) + between + self._right

    @property
    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _stand(self, stacked: bool) -> None:
        turn(self._layout, self._spacing, self._above, stacked=stacked)

    # Qt

    def minimumSizeHint(self) -> QSize:
        # As narrow as the widest part: side by side they need more, but then they are stacked.
        return QSize(widest(self._shown) + self._right, self._layout.minimumSize().height())


class Halves(SideBySide):
    """What is entered at the left and what comes of it at the right, as long as there is room."""

    def __init__(self, left: QWidget, right: QWidget, *, spacing: int = 0) -> None:
        def needed() -> int:
            least = max(scaled(_LEAST_RIGHT), right.minimumSizeHint().width())
            return left.minimumSizeHint().width() + least + spacing

        # A little more for what is entered, which has labels beside its fields.
        super().__init__((left, 13), (right, 12), spacing=spacing, needed=needed)
