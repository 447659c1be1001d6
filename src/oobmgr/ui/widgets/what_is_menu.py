"""The menu of a right click on what has none of its own: what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from oobmgr.ui.keys import key_now
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.own_letters import keep_letters
from oobmgr.ui.widgets.what_is import Answers

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint


def offer_what_is(window: QWidget, event: QContextMenuEvent) -> None:
    """Offer to tell what was clicked in a window, or what has the focus, where a key asks."""
    by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
    focus = QApplication.focusWidget()
    # By a key Qt gives a point, too, which need not lie on what has the focus.
    thing = (focus if by_key else window.childAt(event.pos())) or window
    menu = QMenu(window)
    keep_letters(menu)
    menu.setObjectName("what_is_menu")
    menu.setAccessibleName(tr("What is this?"))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    what_is_action(menu, thing, None if by_key else thing.mapFrom(window, event.pos()))
    menu.popup(event.globalPos())


def what_is_action(menu: QMenu, thing: QWidget, at: QPoint | None) -> None:
    """Add the entry that tells what a thing is, at a point of it or where its cursor stands."""
    # The key beside it is the window's: as one of the entry itself it would be two.
    key = key_now("Shift+F1")
    action = menu.addAction(f"{tr('What is this?')}\t{tr(key)}" if key else tr("What is this?"))
    action.setObjectName("what_is")
    window = thing.window()
    if isinstance(window, Answers):
        action.triggered.connect(lambda: window.tell_of(thing, at))
