"""The order in which Tab and F6 go through a window: that in which one reads what it shows.

Qt keeps a chain of its own, in which what is made later stands last and which stops at widgets that
hand the focus on to a field within them: from there it leads back into the middle of a form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QMainWindow,
    QRadioButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from oobmgr.ui.widgets.parts import laid_out

PANEL: Final = "panel_of_keys"
"""A property of widgets (true) at which F6 stops; so it does at each part of a splitter."""
# Asked of every widget of a page: to compute with the flags takes four times as long.
_BY_TAB: Final = frozenset(
    policy
    for policy in Qt.FocusPolicy.__members__.values()  # iterating leaves out those of several bits
    if policy & Qt.FocusPolicy.TabFocus
)


def is_stop(widget: QWidget) -> bool:
    """Whether Tab may stop at a widget itself, not at a field within it."""
    hands_on = bool(widget.focusProxy())
    return widget.focusPolicy() in _BY_TAB and not hands_on and not _is_left_out(widget)


def _is_left_out(widget: QWidget) -> bool:
    """Whether another button of its group is chosen: the arrows lead to this one from there."""
    if not isinstance(widget, QRadioButton) or widget.isChecked():
        return False
    group = widget.group()
    # Where none is chosen Tab has to lead to one of them, or the arrows have nowhere to begin.
    return bool(group) and group.checkedButton() is not None


def stops(root: QWidget) -> Iterator[QWidget]:
    """Where Tab can stop now in a widget, itself included, as one reads."""
    shown, usable = root.isVisible(), root.isEnabled()
    if not shown or not usable:
        return
    if is_stop(root):
        yield root
    # These are one control to whoever types, whatever Qt makes them of.
    if not isinstance(root, QAbstractItemView | QAbstractSpinBox | QComboBox):
        for part in _parts(root):
            yield from stops(part)


def step_on(window: QWidget, *, forward: bool) -> bool:
    """Give the focus to the next stop of a window, or to the one before, and round its ends."""
    order, focus = list(stops(window)), QApplication.focusWidget()
    if not order or focus is None:
        return False
    by = 1 if forward else -1
    at = order.index(focus) + by if focus in order else _beside(order, focus, by)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    # The reason matters: fields select their text when it comes by Tab.
    order[at % len(order)].setFocus(reason)
    return True


def go_to_panel(root: QWidget, by: int) -> None:
    """Give the focus to the panel after (+1) the one that has it, or to that before (-1)."""
    panels = [list(group) for _, group in groupby(stops(root), lambda stop: _panel(stop, root))]
    focus = QApplication.focusWidget()
    if not panels:
        return
    here = [at for at, group in enumerate(panels) if focus in group]
    target = panels[(here[0] + by) % len(panels) if here else 0]
    # A list, or the page around it, says with its proxy that one begins in its table, not in the
    # search above it, which would take the letters that are keys.
    proxies = _proxies(_panel(target[0], root), root)
    begin = next((proxy for proxy in proxies if proxy in target), target[0])
    begin.setFocus(Qt.FocusReason.TabFocusReason)


def _proxies(panel: QWidget, root: QWidget) -> Iterator[QWidget]:
    """Where one begins in a panel, as it says itself, and then as what stands around it says."""
    around: QWidget | None = panel
    while around is not None and around is not root:
        proxy = around.focusProxy()
        if proxy is not None:
            yield proxy
        around = around.parentWidget()


def _panel(stop: QWidget, root: QWidget) -> QWidget:
    """The panel that a stop belongs to; a table in none of them is one by itself."""
    around = root
    widget: QWidget | None = stop
    while widget is not None and widget is not root:
        above = widget.parentWidget()
        if widget.property(PANEL):
            return widget
        if isinstance(above, QSplitter) and around is root:
            around = widget
        widget = above
    return stop if isinstance(stop, QAbstractItemView) and around is root else around


def _beside(order: list[QWidget], focus: QWidget, by: int) -> int:
    """The stop next to a widget that is none: such as a page, or a button that is just hidden.

    It is the first (or last) within the widget, else within what stands around it, so that the
    focus stays on the page when what had it goes away.
    """
    around: QWidget | None = focus
    while around is not None:
        inside = [at for at, stop in enumerate(order) if around.isAncestorOf(stop)]
        if inside:
            return inside[0] if by > 0 else inside[-1]
        around = around.parentWidget()
    return 0


def _parts(widget: QWidget) -> list[QWidget]:
    """The children of a widget as one reads them."""
    held = _held(widget)
    if held is not None:
        return [part for part in held if part is not None]
    layout = widget.layout()
    laid = laid_out(layout) if layout is not None else []
    known = set(laid)
    others = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child not in known and not child.isWindow()
    ]
    # What stands in no layout has been given its place by hand, so that the place is all to go by.
    return [*laid, *sorted(others, key=lambda child: (child.y(), child.x()))]


def _held(widget: QWidget) -> Sequence[QWidget | None] | None:
    """The parts of a widget that shows some of its children only; None for any other."""
    if isinstance(widget, QSplitter):
        return [widget.widget(at) for at in range(widget.count())]
    if isinstance(widget, QStackedWidget):
        return [widget.currentWidget()]
    if isinstance(widget, QScrollArea):
        return [widget.widget()]
    return [widget.menuBar(), widget.centralWidget()] if isinstance(widget, QMainWindow) else None
