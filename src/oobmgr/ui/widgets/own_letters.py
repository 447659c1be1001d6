"""Letters that are typed into an open menu are the menu's, and not keys of the page behind it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

_OF_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class _Keeper(QObject):
    """Answers for its menu when Qt asks whether a key is wanted before it looks for a shortcut.

    A page keeps the focus while a menu is open over it, so its letters would act: S for *Sort by*
    opened another menu, and X struck a step of a unit that the menu hid. Beside an entry of the
    menu itself a key chooses it, as a click does: left to Qt, it acted and the menu stayed open.
    """

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QMenu) or not isinstance(event, QKeyEvent):
            return False
        entry = _with_key(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            if entry is None and not _is_letter(event):
                return False
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress or entry is None:
            return False
        # Held down, it would go on in the page once the menu is closed.
        if not event.isAutoRepeat():
            watched.setActiveAction(entry)
            enter = QKeyEvent(event.type(), Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(watched, enter)
        return True


def _is_letter(event: QKeyEvent) -> bool:
    plain = not event.modifiers() & _OF_COMMANDS
    return plain and bool(event.text()) and event.text().isprintable()


def _with_key(menu: QMenu, event: QKeyEvent) -> QAction | None:
    """The entry beside which a key stands, if it can be chosen now."""
    pressed = QKeySequence(event.keyCombination())
    entries = (one for one in menu.actions() if one.isEnabled() and one.isVisible())
    return next((one for one in entries if pressed in keys_beside(one)), None)


def keys_beside(entry: QAction) -> list[QKeySequence]:
    """The keys of an entry, with one that is only told beside its words, behind a tab."""
    told = entry.text().partition("\t")[2]
    # What else stands there, as a count, or Enter, is no letter of the entry.
    letter = len(told) == 1 and told.isalpha()
    return [*entry.shortcuts(), *([QKeySequence(told)] if letter else [])]


def keep_letters(menu: QMenu) -> None:
    """Let a menu have all letters and digits that are typed while it is open, and its own keys."""
    keeper = _Keeper(menu)
    # From its first opening: of each entry that is added to it a filter would be told as well.
    menu.aboutToShow.connect(lambda: menu.installEventFilter(keeper))
