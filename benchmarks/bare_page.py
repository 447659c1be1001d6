"""What Qt itself takes for a page: bare widgets of the same kinds, in the same order of parents."""

from __future__ import annotations

import time

from figures import SMALL
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSplitter,
    QSplitterHandle,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

_OF_QT = (QScrollBar, QHeaderView, QSplitterHandle)
"""What Qt makes by itself, with what it belongs to."""
_WHOLE = (QAbstractScrollArea, QAbstractSpinBox, QComboBox, QLineEdit)
"""What has no parts of ours."""
_ROUNDS = 1 if SMALL else 2


def bare_page(page: QWidget, stack: QStackedWidget) -> float:
    """Seconds in which bare widgets like those of a page are made, and put up in its place."""
    best, shown = float("inf"), stack.currentWidget()
    for _ in range(_ROUNDS):
        began = time.thread_time()
        made = _like(page, stack)
        stack.addWidget(made)
        stack.setCurrentWidget(made)
        put_up = time.thread_time()
        QApplication.processEvents()
        # The longer of two: of a page, too, making and painting are two rounds of the loop.
        best = min(best, max(put_up - began, time.thread_time() - put_up))
        stack.setCurrentWidget(shown)
        stack.removeWidget(made)
        made.deleteLater()
    return best


def _like(one: QWidget, parent: QWidget | None) -> QWidget:
    kind = next(base for base in type(one).__mro__ if base.__module__.startswith("PySide6"))
    made = (QPushButton if kind is QAbstractButton else kind)(parent)
    for name in one.dynamicPropertyNames():
        key = bytes(name.data()).decode()
        # Those that Qt sets by itself are none of ours, and not all of them can be read.
        if not key.startswith("_"):
            made.setProperty(key, one.property(key))
    if isinstance(one, QLabel) and isinstance(made, QLabel):
        made.setText(one.text())
    made.setHidden(one.isHidden())
    _fill(made, one)
    return made


def _fill(made: QWidget, one: QWidget) -> None:
    """Make the parts of a widget, too."""
    if isinstance(one, QScrollArea) and isinstance(made, QScrollArea):
        made.setWidgetResizable(True)
        inner = one.widget()
        if inner is not None:
            made.setWidget(_like(inner, made))
        return
    if isinstance(one, _WHOLE):
        return
    parts = [
        part
        for part in one.children()
        if isinstance(part, QWidget) and not part.isWindow() and not isinstance(part, _OF_QT)
    ]
    layout = None
    if not isinstance(made, QStackedWidget | QSplitter) and one.layout() is not None:
        lying = isinstance(one.layout(), QHBoxLayout)
        layout = QHBoxLayout(made) if lying else QVBoxLayout(made)
    for part in parts:
        like = _like(part, made)
        if isinstance(made, QStackedWidget | QSplitter):
            made.addWidget(like)
        elif layout is not None:
            layout.addWidget(like)
