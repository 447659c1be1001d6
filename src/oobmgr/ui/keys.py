"""The keys that are in force: the one place that widgets ask which key to show or to listen to.

A widget names a key as it is drawn ("Ctrl+F"); `key_now` says which one does that now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from oobmgr.ui.commands import command_of
from oobmgr.ui.key_map import KeyMap, sequences
from oobmgr.ui.language import tr
from oobmgr.ui.theme import measure_all


class KeyChanges(QObject):
    """Holds the keys in force and tells of others."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        # The drawn ones until the window has read the settings; what runs without them keeps these.
        self.keys = KeyMap()


@cache
def key_changes() -> KeyChanges:
    """Return the one object that tells of other keys (signal `changed`)."""
    return KeyChanges()


def keys_in_force() -> KeyMap:
    """The keys of every command now."""
    return key_changes().keys


def put_in_force(keys: KeyMap) -> None:
    """Let every menu, button and hint have these keys from now on."""
    changes = key_changes()
    # To change them measures every widget anew, which takes a moment that can be seen.
    if keys == changes.keys:
        return
    changes.keys = keys
    changes.changed.emit()
    measure_all()


def key_now(drawn: str) -> str:
    """The key that does now what a drawn one did; empty where nothing does it any more."""
    return keys_in_force().now(drawn)


def hints_now(drawn: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Hints ("[ ]", "turn back, forward") with the keys that are in force; none without a key."""
    # One hint may tell of two commands, such as "[ ]".
    shown = ((" ".join(filter(None, map(key_now, keys.split(" ")))), text) for keys, text in drawn)
    return tuple((keys, text) for keys, text in shown if keys)


def with_key(words: str, drawn: str) -> str:
    """Words with the key after them, as tool tips say it: "Undo (Ctrl+Z)"."""
    key = key_now(drawn)
    return f"{tr(words)} ({key})" if key else tr(words)


class CommandKeys(QShortcut):
    """The keys of a command of the window, at work in another window of the program (a dialog)."""

    def __init__(self, command_id: str, owner: QWidget, act: Callable[[], object]) -> None:
        super().__init__(owner)
        self._command = command_of(command_id)
        self.activated.connect(act)
        key_changes().changed.connect(self._take)
        self._take()

    def _take(self) -> None:
        self.setKeys(sequences(keys_in_force().keys(self._command)))
