"""Where Tab leads without anybody seeing it: what looks the same with the focus as without it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_AROUND: Final = 6
"""Pixels beside a widget in which its ring may be drawn."""
_MOST: Final = 600


def unseen_focus(root: QWidget) -> Iterator[str]:
    """Each widget of a window to which Tab leads unseen, and one at which Tab ends."""
    last: QWidget | None = None
    for widget in tabbed(root):
        if not _in_sight(widget):
            yield f"out of sight: {_called(widget)}"
        elif _looks_the_same(root, widget):
            yield f"focus unseen: {_called(widget)}"
        last = widget
    if last is not None and last is QApplication.focusWidget():
        yield f"Tab ends: {_called(last)}"
    root.setFocus()


def tabbed(root: QWidget) -> Iterator[QWidget]:
    """What has the focus after each Tab in a window, until it is back where it was before."""
    root.setFocus()
    QApplication.processEvents()
    met: list[QWidget] = []
    for _ in range(_MOST):
        QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_Tab)
        QApplication.processEvents()
        now = QApplication.focusWidget()
        # A sheet goes from one of its formations to the next.
        if met and now is met[-1]:
            continue
        if now is None or now is root or now in met:
            return
        met.append(now)
        yield now


def _in_sight(widget: QWidget) -> bool:
    """Whether anything of a widget lies within all that it stands in."""
    seen, inner = widget.rect(), widget
    while not inner.isWindow() and (around := inner.parentWidget()) is not None:
        seen = seen.translated(inner.pos()) & around.rect()
        inner = around
    return seen.isValid()


def _looks_the_same(root: QWidget, widget: QWidget) -> bool:
    with_it = _seen(root, widget)
    widget.clearFocus()
    QApplication.processEvents()
    without = _seen(root, widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return with_it == without


def _seen(root: QWidget, widget: QWidget) -> QImage:
    place = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
    around = place.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).intersected(root.rect())
    return root.grab(around).toImage()


def _called(widget: QWidget) -> str:
    above: QWidget | None = widget
    names: list[str] = []
    while above is not None and len(names) < 3:
        names.append(f"{type(above).__name__}#{above.objectName()}".rstrip("#"))
        above = above.parentWidget()
    return f"{' < '.join(names)}, {widget.accessibleName()!r}, {widget.width()}x{widget.height()}"
