"""The keys among the options: every command of the window, and another key for it at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.ui.dialogs.entry_line import EntryLine
from oobmgr.ui.dialogs.key_field import KeyField
from oobmgr.ui.dialogs.key_table import KeyRow, KeyTable, joined
from oobmgr.ui.dialogs.searched_page import SearchedPage
from oobmgr.ui.key_map import FIXED, KeyMap, refusal
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.asking_line import AskingLine
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_SENTENCE: Final = (
    "Keys that are a letter, digit or sign do nothing while you type; F1 to F12 and keys with "
    "Ctrl or Alt work everywhere. A change takes effect at once."
)
_MOST_KEYS: Final = 3


class KeysPage(SearchedPage):
    """A table to search, and below it the chosen command with the field that takes a key.

    `chosen` carries the `KeyMap` that holds from now on; `changed` says that a key waits for an
    answer (`pending`), or none any more.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, keys: KeyMap) -> None:
        table = KeyTable()
        super().__init__(table, "Search the commands and keys")
        self.table = table
        self.keys = keys
        self._row: KeyRow | None = None
        self._wanted = ""
        self.field = KeyField()
        self.entry = EntryLine("New key", "Press the new key", field=self.field)
        self.take = KeyButton("Use it here", "Enter")
        self.removers = tuple(KeyButton("") for _ in range(_MOST_KEYS))
        self.back = KeyButton("Default")
        self.all_back = KeyButton("Restore all defaults")
        self.asking = AskingLine("Restore the default of every key?", "Put back")
        self._lay_out()
        self._connect()
        self._refresh()
        self.table.choose_first()

    @property
    def pending(self) -> bool:
        """Whether a key was pressed that another command has, and nothing was answered yet."""
        return bool(self._wanted)

    # Pressing a key

    def _pressed(self, key: str) -> None:
        row = self._row
        if row is None:
            return
        # A second key is what is meant now: the first is asked about no more.
        self._want("")
        owner = self.keys.owner(key)
        self.field.setText(tr(key))
        if refusal(key):
            self.entry.tell(refusal(key))
        elif owner is None or owner.id == row.command.id:
            self._give(self.keys.with_key(row.command, key), f"The key is now {key}.")
        else:
            self.entry.tell(f"{key} is already the key of “{owner.name}”.")
            self._want(key)

    def _want(self, key: str) -> None:
        """Keep a key until it is answered whether to take it over; nothing else is offered then."""
        self._wanted = key
        self.take.setVisible(bool(key))
        self.removing.setVisible(not key)
        self.changed.emit()

    def _take_over(self) -> None:
        """Give the chosen command the key that was pressed, whoever had it."""
        row, key = self._row, self._wanted
        owner = self.keys.owner(key) if key else None
        if row is None or owner is None:
            return
        keys = self.keys.with_key(row.command, key)
        left = joined(keys.keys(owner))
        has = f"keeps {left}" if left else "no longer has a key"
        self._give(keys, f"The key is now {key}. “{owner.name}” {has}.")

    def _entered(self) -> None:
        if self._wanted:
            self._take_over()
        else:
            # With no question open, Enter is the key that was pressed, as any other could be.
            self._pressed("Enter")

    def _left(self) -> None:
        """Esc in the field: forget the key that was pressed, and go back to the table."""
        self._show()
        self.table.setFocus()

    def _give(self, keys: KeyMap, words: str) -> None:
        self.keys = keys
        self.chosen.emit(keys)
        self._refresh()
        self.note.setText(words)
        self.table.setFocus()

    # Removing and putting back

    def remove(self, at: int = -1) -> None:
        """Take a key of the chosen command away, the last one if not told otherwise."""
        row = self._row
        if row is None or not row.keys or row.command.id in FIXED:
            return
        key = row.keys[at]
        self._give(self.keys.without(row.command, key), f"{key} does nothing now.")

    def put_back(self) -> None:
        """Give the chosen command its drawn keys back, also those that others have now."""
        row = self._row
        if row is None:
            return
        owners = [self.keys.owner(key) for key in row.command.drawn_keys]
        others = [o.name for o in owners if o is not None and o.id != row.command.id]
        taken = f" No longer: {', '.join(others)}." if others else ""
        self._give(self.keys.as_drawn(row.command), f"Default restored.{taken}")

    # Showing

    def _refresh(self) -> None:
        self.table.show_keys(self.keys)
        self.all_back.setVisible(bool(self.keys.changed))
        self._row = self.table.current_row()
        self._show()

    def show_row(self, row: KeyRow | None) -> None:
        """Show a command with its keys; a key that waits for an answer is forgotten."""
        self._row = row
        self._show()

    def _show(self) -> None:
        row = self._row
        self.panel.setVisible(row is not None)
        # A key that waits belongs to the command before.
        self._want("")
        self.note.setText("")
        if row is None:
            return
        fixed = row.command.id in FIXED
        self.title.set_text(row.command.name)
        self.held.setText(_held_words(row))
        self.entry.set_text("")
        self.entry.setVisible(not fixed)
        self.back.setVisible(row.changed)
        shown = () if fixed else row.keys
        for at, button in enumerate(self.removers):
            button.setVisible(at < len(shown))
            if at < len(shown):
                button.write(f"Remove {shown[at]}")

    # Putting together

    def _lay_out(self) -> None:
        self.note = named(TextLabel(token="ok", wrap=True), "key_note")
        self.title.add(self.back)
        follow_text(self.entry, 230, QWidget.setFixedWidth)
        self.removing = QWidget()
        across(*self.removers, on=self.removing, spacing=8)
        buttons = across(self.take, self.removing, STRETCH)
        beside = down(self.held, buttons, self.note, STRETCH, spacing=4)
        fields = across(self.entry, (beside, 1), spacing=16)
        down(self.title, fields, on=self.panel, margins=(14, 10, 14, 10), spacing=6)
        head = across((self.search, 1), self.all_back, spacing=8)
        self.stand(_SENTENCE, "No command matches these words.", head, self.asking)

    def _connect(self) -> None:
        self.table.row_opened.connect(lambda _: self.field.setFocus())
        self.table.remove_asked.connect(self.remove)
        self.field.pressed.connect(self._pressed)
        self.field.entered.connect(self._entered)
        self.field.left.connect(self._left)
        self.take.clicked.connect(self._take_over)
        for at, button in enumerate(self.removers):
            button.clicked.connect(lambda _=False, at=at: self.remove(at))
        self.back.clicked.connect(self.put_back)
        self.all_back.clicked.connect(self.asking.ask)
        self.asking.confirmed.connect(lambda: self._give(KeyMap(), "Every key has its default."))


def _held_words(row: KeyRow) -> str:
    drawn = joined(row.command.drawn_keys) or "no key"
    if row.command.id in FIXED:
        return f"{drawn} stays: it is the way out from everywhere."
    if not row.changed:
        return f"Now: {drawn}, the default."
    return f"Now: {joined(row.keys) or 'no key'}. Default: {drawn}."
