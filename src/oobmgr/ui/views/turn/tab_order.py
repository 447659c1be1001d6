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
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
    ]
    for one, after in pairwise(order):
        QWidget.setTabOrder(one, after)
