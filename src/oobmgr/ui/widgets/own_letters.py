"""Letters that are typed into an open menu are the menu's, and not keys of the page behind it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

_OF_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class _Keeper(QObject):
    """Answers for its menu when Qt asks whether a key is wanted before it looks for a shortcut.

    A page keeps the focus while a menu is open over it, so its letters would act: S for *Sort by*
    opened another menu, and X struck a step of a unit that the menu hid.
    """

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return False
        if event.modifiers() & _OF_COMMANDS or not event.text().isprintable() or not event.text():
            return False
        event.accept()
        return True


def keep_letters(menu: QMenu) -> None:
    """Let a menu have all letters and digits that are typed while it is open."""
    menu.installEventFilter(_Keeper(menu))
