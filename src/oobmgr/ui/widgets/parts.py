"""Naming the parts of a window, and throwing them away."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame, QLayout, QWidget

Named = TypeVar("Named", bound=QObject)


def named(part: Named, name: str) -> Named:
    """The same part with an object name, by which style sheets and tests find it."""
    part.setObjectName(name)
    return part


def panel(look: str) -> QFrame:
    """A frame that the style sheet gives a ground and an edge: "sheet", "alt", "bar"."""
    frame = QFrame()
    frame.setProperty("panel", look)
    return frame


def mark_wrong(field: QWidget, *, wrong: bool) -> None:
    """Give a field the edge of what cannot be used, or its own again."""
    field.setProperty("state", "err" if wrong else "")
    # Qt asks the style sheet again only for what is polished anew.
    field.style().unpolish(field)
    field.style().polish(field)


def discard(part: QWidget, layout: QLayout | None = None) -> None:
    """Throw a widget away, out of the layout in which it stands.

    It is hidden at once, and gives up its room, for Qt deletes it only when it is idle again.
    """
    if layout is not None:
        layout.removeWidget(part)
    part.hide()
    part.deleteLater()


def empty(layout: QLayout) -> None:
    """Throw away all that stands in a layout."""
    while (item := layout.takeAt(0)) is not None:
        # Out of its layout a widget still stands where it stood, and is seen there.
        part = item.widget()
        if part is not None:
            discard(part)
