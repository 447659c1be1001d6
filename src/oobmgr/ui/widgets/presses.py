"""Presses of the mouse: the left button acts; the right one only asks what a thing is."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

Pressed = TypeVar("Pressed", bound=QWidget)


def is_left(event: QMouseEvent) -> bool:
    """Whether it is the button that acts."""
    return event.button() == Qt.MouseButton.LeftButton


def by_left(
    press: Callable[[Pressed, QMouseEvent], None],
) -> Callable[[Pressed, QMouseEvent], None]:
    """Let a widget that paints itself act on the left button alone.

    Qt tells it of each button. Who asks with the right one what a step box is must not strike it.
    """

    @wraps(press)
    def pressed(self: Pressed, event: QMouseEvent) -> None:
        if is_left(event):
            press(self, event)
        else:
            event.ignore()

    return pressed
