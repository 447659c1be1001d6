"""Keys of the window, and the widgets that read them first: letters, undo and redo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from oobmgr.ui.widgets.segmented import SegmentedControl, ToggleRow
from oobmgr.ui.widgets.warning_list import WarningList
from oobmgr.ui.widgets.weather_chip import WeatherChip

READS_LETTERS = "reads_letters"
"""A property of widgets (true) that take letters for themselves, as a roster sheet does digits."""

_READERS = (SegmentedControl, ToggleRow, WeatherChip, WarningList, QComboBox)


class LetterKeys(QObject):
    """The window's keys without Ctrl or Alt. Text fields keep theirs by Qt's own rule.

    Undo and redo belong to a text field only while it has typing to take back or to do again.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._shortcuts: dict[str, QShortcut] = {}
        self._rules: dict[str, Callable[[], bool]] = {}
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def add(
        self, key: str, act: Callable[[], object], allowed: Callable[[], bool] | None = None
    ) -> None:
        """Make a key act in this window, while `allowed` holds."""
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(act)
        self._shortcuts[key] = shortcut
        if allowed is not None:
            self._rules[key] = allowed

    def refresh(self) -> None:
        """Look again at which keys may act."""
        self._focus_moved(None, QApplication.focusWidget())

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(old, QLineEdit):
            old.removeEventFilter(self)
        if isinstance(now, QLineEdit):
            now.installEventFilter(self)
        reads = isinstance(now, _READERS) or (now is not None and bool(now.property(READS_LETTERS)))
        for key, shortcut in self._shortcuts.items():
            rule = self._rules.get(key)
            taken = reads and len(key) == 1 and key.isalpha()
            digits = now is not None and now.property(READS_LETTERS) and key.isdecimal()
            shortcut.setEnabled(not taken and not digits and (rule is None or rule()))

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QLineEdit)
            and _has_nothing_of_it(watched, event)
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _has_nothing_of_it(field: QLineEdit, event: QKeyEvent) -> bool:
    """Whether a key would take typing back, or do it again, where there is none."""
    undoes = event.matches(QKeySequence.StandardKey.Undo) and not field.isUndoAvailable()
    return undoes or (event.matches(QKeySequence.StandardKey.Redo) and not field.isRedoAvailable())
