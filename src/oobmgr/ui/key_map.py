"""Which keys a person gives to the commands of the window, and which keys can be given."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import field
from typing import Final, TypeGuard

from PySide6.QtGui import QKeySequence

from oobmgr import known_games
from oobmgr.domain.values import dataclass
from oobmgr.ui.commands import COMMANDS, MENUS, ShellCommand, menu_title, shown_key

FIXED: Final = frozenset({"put_away"})
"""Commands whose key stays: Esc leaves everywhere, also where no command is asked."""

_SHARED_KEYS: Final[Mapping[str, str]] = {
    "X": "Lose a step",
    "Shift+X": "Take a step back",
    "M": "Move to a hex",
    "S": "Status",
    "E": "Edit all facts",
    "B": "Boxes of a unit",
    "Ins": "Add a unit",
    "Ctrl+D": "Fill down",
    "Ctrl+Shift+D": "Duplicate the selected units",
    "Shift+M": "Move to a formation",
    "Ctrl+Shift+G": "Split the selected units off",
    "Ctrl+J": "Merge formations",
    "Ctrl+Shift+H": "Find and replace in names",
    "F2": "Rename the formation",
    "Shift+F2": "Move the formation",
    "Ctrl+Shift+N": "Add a formation",
    "Del": "Remove, revoke",
    "T": "As of a turn",
    "Ctrl+Shift+C": "Copy the working, copy as table",
    "Ctrl+Shift+L": "Copy as a command",
    "Ctrl+S": "Save as PDF",
    "Ctrl++": "Larger",
    "Ctrl+-": "Smaller",
    "Ctrl+0": "The whole page of the sheet",
    "Ctrl+A": "Select all",
    "Ctrl+C": "Copy",
    "Ctrl+V": "Paste",
    "Ctrl+X": "Cut",
}


def page_keys() -> Mapping[str, str]:
    """Keys that belong to a page or to a field of text, by what they do there; of every game."""
    found = dict(_SHARED_KEYS)
    # Of every game, for keys are chosen for the program, whichever campaign is open.
    for words in (entry.keys for entry in known_games.GAMES):
        for key, what in words.items():
            found[key] = f"{found[key]}, {what[0].lower()}{what[1:]}" if key in found else what
    return found


_WITH_ANYTHING: Final = frozenset({"Tab", "Backtab", "Esc", "Space"})
_UNLESS_ALT: Final = frozenset(
    {"Up", "Down", "Left", "Right", "Home", "PgUp", "PgDown", "Backspace"}
)
_PLAIN: Final = frozenset({"", "Shift+"})
_WORKS_EVERYWHERE: Final = re.compile(r"(Ctrl|Alt|Super)\+|F\d+$")


@dataclass(frozen=True, slots=True)
class KeyMap:
    """The keys of every command: as drawn, but for those in `changed`, by the command's id.

    A key is written as people write it ("Ctrl+Enter"). No key belongs to two commands.
    """

    changed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def keys(self, command: ShellCommand) -> tuple[str, ...]:
        """The keys of a command, those first that rest while one types."""
        return self.changed.get(command.id, command.drawn_keys)

    def letters(self, command: ShellCommand) -> tuple[str, ...]:
        """Those of its keys that rest where a field of text has the focus."""
        return tuple(key for key in self.keys(command) if is_letter(key))

    def everywhere(self, command: ShellCommand) -> tuple[str, ...]:
        """Those of its keys that work while one types, too."""
        return tuple(key for key in self.keys(command) if not is_letter(key))

    def first(self, command: ShellCommand) -> str:
        """The key that is shown beside the command; empty where it has none."""
        return next(iter(self.keys(command)), "")

    def owner(self, key: str) -> ShellCommand | None:
        """The command that a key gives now."""
        return next((command for command in COMMANDS if key in self.keys(command)), None)

    def now(self, drawn: str) -> str:
        """The key that does now what a drawn key did; itself where it is not a command's.

        Empty where the command has no key any more.
        """
        command = next((c for c in COMMANDS if drawn in c.drawn_keys), None)
        if command is None or drawn in self.keys(command):
            return drawn
        # A hint beside a field of text is of use only with a key that works while one types.
        alike = self.letters(command) if is_letter(drawn) else self.everywhere(command)
        return next(iter((*alike, *self.keys(command))), "")

    def with_key(self, command: ShellCommand, key: str) -> KeyMap:
        """Give a command a key in place of its others of that kind, whoever had it before."""
        kept = tuple(k for k in self.keys(command) if is_letter(k) != is_letter(key))
        return self._given(command, (*kept, key))

    def without(self, command: ShellCommand, key: str) -> KeyMap:
        """Take a key from a command."""
        return self._given(command, tuple(k for k in self.keys(command) if k != key))

    def as_drawn(self, command: ShellCommand) -> KeyMap:
        """Give a command its drawn keys back, whoever has them now."""
        return self._given(command, command.drawn_keys)

    def _given(self, command: ShellCommand, keys: tuple[str, ...]) -> KeyMap:
        found = {other.id: self.keys(other) for other in COMMANDS if other.id != command.id}
        left = {name: tuple(k for k in held if k not in keys) for name, held in found.items()}
        # `keys` promises those first that rest while one types.
        left[command.id] = tuple(sorted(keys, key=lambda key: not is_letter(key)))
        return _of(left)


def _of(keys: Mapping[str, tuple[str, ...]]) -> KeyMap:
    """A map that keeps only what differs from what is drawn."""
    drawn = {command.id: command.drawn_keys for command in COMMANDS}
    # What is as drawn is not kept: a later program may draw other keys for it.
    return KeyMap({name: held for name, held in keys.items() if held != drawn[name]})


def is_letter(key: str) -> bool:
    """Whether a key is one that a field of text would take: "N", "/", "End", not "F6"."""
    return not _WORKS_EVERYWHERE.match(key.removeprefix("Shift+"))


def refusal(key: str) -> str:
    """Why a key cannot be a command's, as a sentence; empty where it can be one."""
    page = page_keys().get(key)
    if page is not None:
        return f"{key} belongs to a page: {page}. Press another key."
    menu = next((m for m in MENUS if key == f"Alt+{_letter_of(m)}"), None)
    if menu is not None:
        return f"{key} opens the menu {menu}. Press another key."
    if _moves(key):
        return f"{key} moves in lists and fields everywhere. Press another key."
    return ""


def canonical(text: str) -> str:
    """A key as it is kept, "ctrl + k" as "Ctrl+K"; empty where it is not a single key."""
    sequence = QKeySequence(text.replace("Super", "Meta"))
    # Qt reads "Ctrl+K, Ctrl+B" as one sequence of two keys; a command here has single ones.
    if sequence.count() != 1:
        return ""
    return shown_key(sequence.toString(QKeySequence.SequenceFormat.PortableText))


def sequences(keys: tuple[str, ...]) -> list[QKeySequence]:
    """What Qt listens to for these keys: Enter is two keys of the keyboard."""
    found = []
    for key in keys:
        qt = key.replace("Super", "Meta")
        names = (qt, qt.replace("Enter", "Return")) if "Enter" in qt else (qt,)
        found += [QKeySequence(name) for name in names]
    return found


def read_key_map(raw: object) -> KeyMap:
    """The keys of a settings file. What is damaged, not allowed or clashes counts as none."""
    entries = raw if isinstance(raw, dict) else {}
    named = {c.id: entries.get(c.id) for c in COMMANDS if c.id not in FIXED}
    usable = {name: tuple(held) for name, held in named.items() if _usable(held)}
    # A change that is given up gives its drawn key back, which another change may have taken:
    # so again, until none clash.
    while clashing := _clashing(KeyMap(usable)) & usable.keys():
        usable = {name: held for name, held in usable.items() if name not in clashing}
    drawn = {command.id: command.drawn_keys for command in COMMANDS}
    return _of(drawn | usable)


def _usable(held: object) -> TypeGuard[list[str]]:
    if not isinstance(held, list) or not all(isinstance(key, str) for key in held):
        return False
    # A person may have written the file by hand; "ctrl+k" would be shown and never matched.
    return len(set(held)) == len(held) and all(canonical(k) == k and not refusal(k) for k in held)


def _clashing(keys: KeyMap) -> frozenset[str]:
    """The commands that share a key with another."""
    count = Counter(key for command in COMMANDS for key in keys.keys(command))
    return frozenset(c.id for c in COMMANDS if any(count[key] > 1 for key in keys.keys(c)))


def _letter_of(menu: str) -> str:
    return menu_title(menu).partition("&")[2][0].upper()


def _moves(key: str) -> bool:
    """Whether a key is one that a person goes through the window with."""
    # A plus as a key ends in the sign that stands between keys.
    base = key.rsplit("+", 1)[-1] or "+"
    held = key.removesuffix(base)
    if base in _WITH_ANYTHING or (base == "Enter" and held in _PLAIN):
        return True
    # End alone is drawn as the key that leads back from a past turn.
    return "Alt+" not in held and (base in _UNLESS_ALT or (base == "End" and held != ""))
