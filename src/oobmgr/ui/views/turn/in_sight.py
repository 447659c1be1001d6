"""What a page that scrolls brings into sight, once all of it has its place."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


def bring_into_sight(area: QScrollArea, widgets: Sequence[QWidget]) -> None:
    """Scroll to widgets that were shown just now, to the first of them if not all fit."""
    # Once the layout has given them their places. The first comes last, and so stays in sight.
    for widget in reversed(widgets):
        QTimer.singleShot(0, widget, partial(area.ensureWidgetVisible, widget))


def begin_at(area: QScrollArea, head: QWidget) -> None:
    """Scroll to the head of a form, wherever one stood in the form before, and to the focus."""

    def scroll() -> None:
        area.ensureWidgetVisible(head)
        focus = QApplication.focusWidget()
        # The field that takes what is typed has the last word on what is in sight.
        if focus is not None and area.isAncestorOf(focus):
            area.ensureWidgetVisible(focus)

    QTimer.singleShot(0, head, scroll)
