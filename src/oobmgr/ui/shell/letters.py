"""Keys of the window, and the widgets that read them first: letters, undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QComboBox, QLineEdit, QWidget

from oobmgr.ui.widgets.key_readers import IN_PENCIL, READS_DIGITS, READS_LETTERS

_HELD: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)


class LetterKeys(QObject):
    """The window's keys without Ctrl or Alt. Text fields keep theirs by Qt's own rule.

    A list of choices keeps those that begin one of them, and all while a word is typed into it.

    A digit that the window took is the beginning of a number that was meant for a field: those
    that follow stay with the window, too, until something else is pressed. Else ``30`` would turn
    to the Roster Sheets and strike the unit that is chosen there.

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
        self._in_number = False
        self._word = QTimer(self, singleShot=True)
        # Once a word is over the letters are keys of the window again.
        self._word.timeout.connect(self.refresh)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def add(
        self, key: str, act: Callable[[], object], allowed: Callable[[], bool] | None = None
    ) -> None:
        """Make a key act in this window, while `allowed` holds."""
        shortcut = QShortcut(QKeySequence(key), self._window)
        # Of this window alone: a letter that is typed in a dialog belongs to the dialog.
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)  # N held down would run through the phases
        shortcut.activated.connect(lambda: None if _hand_to_form(key) else self._do(key, act))
        self._shortcuts[key] = shortcut
        if allowed is not None:
            self._rules[key] = allowed

    def _do(self, key: str, act: Callable[[], object]) -> None:
        # Before it acts, for the page that it turns to may take the focus at once.
        self._in_number = key.isdecimal()
        act()
        self.refresh()

    def clear(self) -> None:
        """Let no key act any more."""
        for shortcut in self._shortcuts.values():
            # At once, for Qt deletes it only when it is idle again: two shortcuts of one key are
            # ambiguous, and Qt then calls neither.
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()
        self._rules.clear()

    def refresh(self) -> None:
        """Look again at which keys may act."""
        self._focus_moved(None, QApplication.focusWidget())

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(old, QLineEdit):
            # Every field that was ever visited would else go on asking here.
            old.removeEventFilter(self)
            if self._was_taken(old, now):
                self._typed_at = None
                at = old.cursorPosition()
                old.setFocus()
                old.setCursorPosition(at)  # what a field selects is lost to the next letter
                return
        self._typed_at = None
        if old is not None and old is not now and _first_letters(old) is not None:
            old.removeEventFilter(self)
            self._word.stop()
        if now is not None and (isinstance(now, QLineEdit) or _first_letters(now) is not None):
            now.installEventFilter(self)
        for part in _parts_with_digits(old) if old is not now else ():
            part.removeEventFilter(self)
        for part in _parts_with_digits(now) if self._in_number else ():
            part.installEventFilter(self)
        is_read = self._read_by(now)
        for key, shortcut in self._shortcuts.items():
            rule = self._rules.get(key)
            # Switched off, not merely ignored: a shortcut that is on takes the key even where it
            # then does nothing, and the list of choices never hears the letter.
            shortcut.setEnabled(not is_read(key) and (rule is None or rule()))

    @property
    def word_begun(self) -> bool:
        """Whether a word is being typed into a list of choices, which has all letters then."""
        return self._word.isActive()

    def _read_by(self, now: QWidget | None) -> Callable[[str], bool]:
        """Whether a key belongs to what has the focus, which is asked once for all keys."""
        first = _first_letters(now)
        letters = _says(now, READS_LETTERS)
        digits = not self._in_number and _says(now, READS_DIGITS)

        def is_read(key: str) -> bool:
            letter = key.removeprefix("Shift+")
            # Signs and named keys begin no choice, so they stay with the window.
            if len(letter) != 1 or not letter.isalnum():
                return False
            # A list of choices goes first: of all letters it takes those that choose something.
            if first is not None:
                return self.word_begun or letter.casefold() in first
            return letters if letter.isalpha() else digits

        return is_read

    def _was_taken(self, field: QLineEdit, now: QWidget | None) -> bool:
        """Whether the focus left a field because of the letter that is being typed into it."""
        # Another field may take it: there the rest of the word is text, too.
        if self._typed_at is None or now is None or isinstance(now, QLineEdit):
            return False
        typing, before = self._typed_at
        stands = field.isVisible() and field.isEnabled() and now.window() is field.window()
        # A key that changed no text, such as Esc or an arrow, may well have sent the focus
        # elsewhere.
        return typing is field and field.text() != before and stands

    def _note_typing(self, field: QLineEdit, event: QKeyEvent) -> None:
        """Remember a letter from its press to its release."""
        pressed = event.type() == QEvent.Type.KeyPress and event.text().isprintable()
        # With the text as it was: only what changed it can be what took the focus away.
        self._typed_at = (field, field.text()) if pressed and event.text() else None

    def _hear_word(self, event: QEvent) -> None:
        """Leave all letters to a list of choices while a word is typed into it."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return
        if event.text().isalnum():
            # As long as Qt itself waits for the next letter of a word.
            self._word.start(QApplication.keyboardInputInterval())
            self.refresh()

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._in_number and _ends_number(event):
            self._in_number = False
            self.refresh()
        if isinstance(watched, QWidget) and _first_letters(watched) is not None:
            self._hear_word(event)
            # Another one is chosen: the letters that choose something are others then.
            if event.type() == QEvent.Type.DynamicPropertyChange and watched.hasFocus():
                self.refresh()
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QLineEdit):
            return super().eventFilter(watched, event)
        if event.type() != QEvent.Type.ShortcutOverride:
            self._note_typing(watched, event)
        # Qt asks a field whether it wants a key before it looks for a shortcut: one that says no
        # leaves it to the window.
        elif _has_nothing_of_it(watched, event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _hand_to_form(key: str) -> bool:
    """Hand a digit that was typed on a choice to the number after it; whether a form has it.

    Without such a number it goes nowhere, where something is entered and not posted.
    """
    widget = QApplication.focusWidget() if key.isdecimal() else None
    # Only now: forms bring the rules along, and the first window has none.
    from oobmgr.ui.views.forms.number_after import number_after

    if (field := number_after(widget)) is not None:
        field.begin(key)
        return True
    while widget is not None and not _says(widget, IN_PENCIL):
        widget = widget.parentWidget()
    return widget is not None


def _parts_with_digits(widget: QWidget | None) -> tuple[QWidget, ...]:
    """What hears the keys and the clicks of a widget that takes digits for itself."""
    if widget is None or not _says(widget, READS_DIGITS):
        return ()
    # Clicks in a list reach its viewport, keys the list itself.
    return (widget, widget.viewport()) if isinstance(widget, QAbstractScrollArea) else (widget,)


def _ends_number(event: QEvent) -> bool:
    """Whether something else than a digit was pressed."""
    if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
        return not event.text().isdecimal() and event.key() not in _HELD
    return event.type() == QEvent.Type.MouseButtonPress


def _first_letters(widget: QWidget | None) -> str | None:
    """The letters that begin the choices of a list; None for anything but a list of choices."""
    if isinstance(widget, QComboBox):
        texts = (widget.itemText(at) for at in range(widget.count()))
        return "".join(text[:1] for text in texts).casefold()
    said = widget.property(READS_LETTERS) if widget is not None else None
    return said if isinstance(said, str) else None


def _says(widget: QWidget | None, name: str) -> bool:
    return widget is not None and bool(widget.property(name))


def _has_nothing_of_it(field: QLineEdit, event: QKeyEvent) -> bool:
    """Whether a key would take typing back, or do it again, where there is none."""
    undoes = event.matches(QKeySequence.StandardKey.Undo) and not field.isUndoAvailable()
    return undoes or (event.matches(QKeySequence.StandardKey.Redo) and not field.isRedoAvailable())
