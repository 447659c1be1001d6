"""F6: from panel to panel, left to right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter, QWidget


def panels_of(screen: QWidget) -> list[QWidget]:
    """The parts of a page between its splitters, outermost order; the page where it has none."""
    parts: list[QWidget] = []
    for splitter in screen.findChildren(QSplitter):
        for at in range(splitter.count()):
            part = splitter.widget(at)
            if part is not None and part.isVisible() and not part.findChildren(QSplitter):
                parts.append(part)
    return parts or [screen]


def go_to_panel(panels: list[QWidget], by: int) -> None:
    """Give the focus to the next panel (+1) or the one before (-1)."""
    shown = [panel for panel in panels if panel.isVisible() and _first_stop(panel) is not None]
    if not shown:
        return
    focus = QApplication.focusWidget()
    here = [at for at, p in enumerate(shown) if focus and (p is focus or p.isAncestorOf(focus))]
    at = (here[-1] + by) % len(shown) if here else 0
    stop = _first_stop(shown[at])
    if stop is not None:
        stop.setFocus(Qt.FocusReason.TabFocusReason)


def _first_stop(panel: QWidget) -> QWidget | None:
    """The first widget of the panel that Tab would reach."""
    if panel.focusPolicy() & Qt.FocusPolicy.TabFocus and panel.isEnabled():
        return panel
    widget = panel.nextInFocusChain()
    # A bound, should the chain of the window not lead back to the panel.
    for _ in range(2000):
        if widget is panel or widget is None:
            return None
        reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if panel.isAncestorOf(widget) and reachable and widget.isVisible() and widget.isEnabled():
            return widget
        widget = widget.nextInFocusChain()
    return None
