"""The order in which Tab goes through parts of a page that are made at different times."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def chain(parts: Iterable[QWidget]) -> None:
    """Let Tab go through the parts one after the other, each in the order of its children."""
    order = [
        widget
        for part in parts
        for widget in (part, *part.findChildren(QWidget))
        if _is_stop(widget) and widget.window() is part.window()  # a list that drops down is not
    ]
    for one, after in pairwise(order):
        QWidget.setTabOrder(one, after)


def _is_stop(widget: QWidget) -> bool:
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes and widget.focusProxy() is None
