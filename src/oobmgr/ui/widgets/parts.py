"""Naming the parts of a window, and throwing them away."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLayout, QWidget

Named = TypeVar("Named", bound=QObject)


def named(part: Named, name: str) -> Named:
    """The same part with an object name, by which style sheets and tests find it."""
    part.setObjectName(name)
    return part


def discard(part: QWidget) -> None:
    """Throw a widget away. It is hidden at once, for Qt deletes it only when it is idle again."""
    part.hide()
    part.deleteLater()


def empty(layout: QLayout) -> None:
    """Throw away all that stands in a layout."""
    while (item := layout.takeAt(0)) is not None:
        part = item.widget()
        if part is not None:
            discard(part)
