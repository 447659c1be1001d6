"""Columns and rows: a box layout with what stands in it, in one expression."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from oobmgr.ui.widgets.parts import named

STRETCH: Final = 1
"""Takes the room that is left, between the parts of a box."""

Part: TypeAlias = QWidget | QLayout
Item: TypeAlias = Part | tuple[Part, int] | int
Margins: TypeAlias = tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)

_NONE: Final[Margins] = (0, 0, 0, 0)
_OFTEN_ENOUGH: Final = 4


def down(
    *items: Item,
    on: QWidget | None = None,
    margins: Margins | None = _NONE,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Parts from above to below; those with a number share what room is left by it.

    `on` is the widget that is laid out so. Without `margins` (None) the style has its own; without
    a `spacing`, too.
    """
    return _filled(QVBoxLayout(on) if on else QVBoxLayout(), items, margins, spacing)


def across(
    *items: Item,
    on: QWidget | None = None,
    margins: Margins | None = _NONE,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Parts from left to right, as `down` has them from above to below."""
    return _filled(QHBoxLayout(on) if on else QHBoxLayout(), items, margins, spacing)


def over(page: QWidget, *lines: QWidget) -> QWidget:
    """A page with lines that show up over its top for a while, and cover what stands there.

    So nothing moves under a hand that reaches for it.
    """
    whole = QWidget()
    cell = QGridLayout(whole)
    cell.setContentsMargins(*_NONE)
    # One reads the lines first, so Tab comes to them first, though they lie above.
    for line in lines:
        # What is below would show through a line that paints no ground of its own.
        line.setAutoFillBackground(True)
        cell.addWidget(line, 0, 0, Qt.AlignmentFlag.AlignTop)
    cell.addWidget(page, 0, 0)
    page.lower()
    return whole


def _filled(box: Box, items: tuple[Item, ...], margins: Margins | None, spacing: int | None) -> Box:
    # The style has margins of its own, so that none has to be said as well.
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    fill(box, *items)
    return box


def fill(box: QBoxLayout, *items: Item) -> None:
    """Put parts into a box, behind those that stand there."""
    for item in items:
        if isinstance(item, int):
            box.addStretch(item)
            continue
        part, stretch = item if isinstance(item, tuple) else (item, 0)
        if isinstance(part, QWidget):
            box.addWidget(part, stretch)
        else:
            box.addLayout(part, stretch)


def scrolling(inner: QWidget | None = None, name: str = "") -> QScrollArea:
    """An area that scrolls what it holds."""
    area = named(QScrollArea(), name)
    let_scroll(area, inner)
    return area


def let_scroll(area: QScrollArea, inner: QWidget | None) -> None:
    """Let an area scroll up and down only, without a frame or a focus of its own."""
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # Tab would stop at the area itself, between the fields that it holds.
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if inner is not None:
        area.setWidget(inner)


class OneShown(QStackedWidget):
    """Parts of which one is shown, and that one alone says how much room is asked for.

    Qt's own stack asks for as much as the largest of all, which out of sight keep the size of text
    in which they were seen last.
    """

    def __init__(self) -> None:
        super().__init__()
        # What surrounds it keeps the size that it asked for before, until it is told to ask again.
        self.currentChanged.connect(lambda _: self.updateGeometry())

    # Qt

    def minimumSizeHint(self) -> QSize:
        part = self.currentWidget()
        return part.minimumSizeHint() if isinstance(part, QWidget) else QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        part = self.currentWidget()
        return isinstance(part, QWidget) and part.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        part = self.currentWidget()
        return part.heightForWidth(width) if isinstance(part, QWidget) else -1


class OneOfSeveral(QWidget):
    """What `OneShown` holds: out of sight it asks for no room.

    Where height follows width Qt asks all of them past `OneShown`, and the highest would make the
    one that is shown scroll.
    """

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0) if self.isHidden() else super().minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        return -1 if self.isHidden() else super().heightForWidth(width)


class WholeWidth(QScrollArea):
    """Scrolls up and down, and is as wide as what it holds: nothing of it is cut at the side.

    What it holds may need a bar in its whole width and none beside a bar, as where lines break
    elsewhere: Qt would let the bar come and go within itself until the program ends. There it
    stays.
    """

    def __init__(self, inner: QWidget, name: str = "") -> None:
        super().__init__()
        self._inner = inner
        self._deep = 0  # how often what is inside changes its size because it changed its size
        self._stays_in = QSize()
        self.setObjectName(name)
        let_scroll(self, inner)

    def _resized_inside(self, watched: QObject, event: QEvent) -> bool:
        policy = Qt.ScrollBarPolicy
        self._deep += 1
        if self._deep > _OFTEN_ENOUGH:
            self._stays_in = self.size()
            self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn)
        elif self._deep == 1 and self._stays_in.isValid() and self._stays_in != self.size():
            self._stays_in = QSize()
            self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded)
        done = super().eventFilter(watched, event)
        self._deep -= 1
        return done

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._inner:
            return self._resized_inside(watched, event)
        # Qt asks anew what is inside, and does not tell those around that it is wider now.
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        least = super().minimumSizeHint()
        return QSize(self._inner.minimumSizeHint().width() + bar, least.height())
