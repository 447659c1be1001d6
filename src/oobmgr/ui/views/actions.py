"""What a page does by key and from a menu."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.own_letters import keep_letters
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
    keep_letters(menu)
    return menu


def give_letters(menu: QMenu) -> None:
    """Let a letter choose each entry of a menu: the first of its words that no other entry has.

    Entries that have one keep it. Where all letters of an entry are taken it has none; the arrows
    reach it.
    """
    entries = [one for one in menu.actions() if not one.isSeparator()]
    taken = {QKeySequence.mnemonic(one.text()).toString()[-1:].casefold() for one in entries}
    for one in entries:
        words = one.text()
        at = next((i for i, c in enumerate(words) if c.isalnum() and c.casefold() not in taken), -1)
        if at >= 0 and QKeySequence.mnemonic(words).isEmpty():
            taken.add(words[at].casefold())
            one.setText(f"{words[:at]}&{words[at:]}")
