"""What a page does by key and from a menu."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.what_is_menu import what_is_action


def make_action(
    owner: QWidget, name: str, words: str, key: str, do: Callable[[], object] | None = None
) -> QAction:
    """An action of a page: its key works where the page has the focus, and it stands in a menu."""
    action = named(QAction(tr(words), owner), name)
    if key:
        action.setShortcut(QKeySequence(key))
        # Pages share their letters: each has its own meaning where it has the focus.
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    if do is not None:
        action.triggered.connect(lambda _=False: do())
    # A key works only for an action that a widget has.
    owner.addAction(action)
    return action


def add_what_is(menu: QMenu, view: QAbstractItemView, at: QPoint) -> None:
    """Let a menu on a cell, at a point of the viewport, end with what the cell is."""
    menu.addSeparator()
    what_is_action(menu, view.viewport(), at)


def floating_menu(owner: QWidget, name: str) -> QMenu:
    """A menu that is thrown away when it closes."""
    menu = named(QMenu(owner), name)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu
