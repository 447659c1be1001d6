"""Keys of the window, and the widgets that read them first: letters, undo and redo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from oobmgr.ui.widgets.key_readers import IN_PENCIL, READS_DIGITS, READS_LETTERS


class LetterKeys(QObject):
    """The window's keys without Ctrl or Alt. Text fields keep theirs by Qt's own rule.

    Undo and redo belong to a text field only while it has typing to take back or to do again. A
    field keeps the focus while a letter is typed into it, whatever takes it because of the typing:
    else the rest of the word would be keys.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._shortcuts: dict[str, QShortcut] = {}
        self._rules: dict[str, Callable[[], bool]] = {}
        self._typed_at: tuple[QLineEdit, str] | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def add(
        self, key: str, act: Callable[[], object], allowed: Callable[[], bool] | None = None
    ) -> None:
        """Make a key act in this window, while `allowed` holds."""
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)  # N held down would run through the phases
        shortcut.activated.connect(lambda: None if _is_meant_for_form(key) else act())
        self._shortcuts[key] = shortcut
        if allowed is not None:
            self._rules[key] = allowed

    def clear(self) -> None:
        """Let no key act any more."""
        for shortcut in self._shortcuts.values():
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()
        self._rules.clear()

    def refresh(self) -> None:
        """Look again at which keys may act."""
        self._focus_moved(None, QApplication.focusWidget())

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(old, QLineEdit):
            old.removeEventFilter(self)
            if self._was_taken(old, now):
                self._typed_at = None
                at = old.cursorPosition()
                old.setFocus()
                old.setCursorPosition(at)  # what a field selects is lost to the next letter
                return
        self._typed_at = None
        if isinstance(now, QLineEdit):
            now.installEventFilter(self)
        chooses = isinstance(now, QComboBox)
        reads = chooses or _says(now, READS_LETTERS)
        for key, shortcut in self._shortcuts.items():
            rule = self._rules.get(key)
            letter = key.removeprefix("Shift+")
            taken = reads and len(letter) == 1 and letter.isalpha()
            digits = key.isdecimal() and (chooses or _says(now, READS_DIGITS))
            shortcut.setEnabled(not taken and not digits and (rule is None or rule()))

    def _was_taken(self, field: QLineEdit, now: QWidget | None) -> bool:
        """Whether the focus left a field because of the letter that is being typed into it."""
        if self._typed_at is None or now is None or isinstance(now, QLineEdit):
            return False
        typing, before = self._typed_at
        stands = field.isVisible() and field.isEnabled() and now.window() is field.window()
        return typing is field and field.text() != before and stands

    def _note_typing(self, field: QLineEdit, event: QKeyEvent) -> None:
        """Remember a letter from its press to its release."""
        pressed = event.type() == QEvent.Type.KeyPress and event.text().isprintable()
        self._typed_at = (field, field.text()) if pressed and event.text() else None

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QLineEdit):
            return super().eventFilter(watched, event)
        if event.type() != QEvent.Type.ShortcutOverride:
            self._note_typing(watched, event)
        elif _has_nothing_of_it(watched, event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _is_meant_for_form(key: str) -> bool:
    """Whether a digit was typed in a form in which something is entered and not posted."""
    widget = QApplication.focusWidget() if key.isdecimal() else None
    while widget is not None and not _says(widget, IN_PENCIL):
        widget = widget.parentWidget()
    return widget is not None


def _says(widget: QWidget | None, name: str) -> bool:
    return widget is not None and bool(widget.property(name))


def _has_nothing_of_it(field: QLineEdit, event: QKeyEvent) -> bool:
    """Whether a key would take typing back, or do it again, where there is none."""
    undoes = event.matches(QKeySequence.StandardKey.Undo) and not field.isUndoAvailable()
    return undoes or (event.matches(QKeySequence.StandardKey.Redo) and not field.isRedoAvailable())
