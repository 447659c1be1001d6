"""The order in which Tab goes through parts of a page that are made at different times."""

from collections.abc import Collection, Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def chain(parts: Iterable[QWidget]) -> None:
    """Let Tab go through the parts one after the other, each in the order of its children."""
    for one, after in pairwise(_stops(parts)):
        QWidget.setTabOrder(one, after)


def step_on(parts: Collection[QWidget], *, forward: bool) -> bool:
    """Give the focus to the next stop of the parts, or to the one before; at their end leave them.

    Qt stops at widgets too that hand the focus on to a field within them. The chain leaves those
    behind its end, so Tab would come from there back into the middle of a form, again and again.
    """
    focus = QApplication.focusWidget()
    order = [stop for stop in _stops(parts) if _may_stop(stop)]
    if focus is None or focus not in order:
        return False
    at = order.index(focus) + (1 if forward else -1)
    target = order[at] if 0 <= at < len(order) else _outside(focus, parts, forward=forward)
    if target is None:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    target.setFocus(reason)
    return True


def _stops(parts: Iterable[QWidget]) -> list[QWidget]:
    """Where Tab may stop in the parts, in the order of their children, shown or not."""
    return [
        widget
        for part in parts
        for widget in (part, *part.findChildren(QWidget))
        if is_stop(widget) and widget.window() is part.window()  # a list that drops down is not
    ]


def _outside(focus: QWidget, parts: Collection[QWidget], *, forward: bool) -> QWidget | None:
    """The next stop of the window that is in none of the parts."""
    widget = _beside(focus, forward=forward)
    while widget is not None and widget is not focus:
        inside = any(part is widget or part.isAncestorOf(widget) for part in parts)
        if not inside and is_stop(widget) and _may_stop(widget):
            return widget
        widget = _beside(widget, forward=forward)
    return None


def _beside(widget: QWidget, *, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()


def is_stop(widget: QWidget) -> bool:
    """Whether Tab may stop at a widget itself, not at a field within it."""
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes and widget.focusProxy() is None


def _may_stop(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()
