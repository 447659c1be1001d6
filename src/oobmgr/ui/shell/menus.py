"""The menus, made from the table of commands, and the keys that belong to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from oobmgr.ui.commands import (
    COMMANDS,
    MENUS,
    REPORTS,
    ShellCommand,
    command_of,
    menu_title,
    obey,
)
from oobmgr.ui.icons import icon
from oobmgr.ui.key_map import sequences
from oobmgr.ui.keys import key_changes, keys_in_force
from oobmgr.ui.language import tr
from oobmgr.ui.shell.letters import LetterKeys
from oobmgr.ui.widgets.own_letters import keep_letters

if TYPE_CHECKING:
    from oobmgr.ui.settings import Preferences

_THEMES = ("light", "dark", "system")
_CAMPAIGN_MENUS = frozenset({"Turn", "Units", "Reports"})
_TOLD_IN_MENU_ONLY = "\t"
_PAGE = "page:"


class Menus(QObject):
    """One action for each command, which the window then obeys."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.letters = LetterKeys(window)
        self.actions = {command.id: self._action(command) for command in COMMANDS}
        self.menus: dict[str, QMenu] = {}
        self._titles = {command.id: command.text for command in COMMANDS}
        self._open = False
        self._looking = False
        self._left_out: frozenset[str] = frozenset()
        self._meaningless: frozenset[str] = frozenset()
        self.recent = QMenu(tr("Recent campaigns"), window)
        keep_letters(self.recent)
        self._theme_group = QActionGroup(self)
        for name in _THEMES:
            self._theme_group.addAction(self.actions[name])
        for menu in MENUS:
            self._fill(menu)
        self._show_keys()
        key_changes().changed.connect(self._show_keys)
        self.set_state(campaign=False, looking=False)

    @property
    def bar(self) -> QMenuBar:
        """Where their titles stand."""
        return self._window.menuBar()

    def set_state(self, *, campaign: bool, looking: bool) -> None:
        """Say whether a campaign is open, and whether the past is looked at."""
        self._open, self._looking = campaign, looking
        for command in COMMANDS:
            self.actions[command.id].setEnabled(self.allowed(command))
        self.actions["now"].setEnabled(looking)
        for name, menu in self.menus.items():
            # Away as a whole: on the welcome page a menu of greyed lines says nothing.
            menu.menuAction().setVisible(campaign or name not in _CAMPAIGN_MENUS)
        self.letters.refresh()

    def offer_pages(self, titles: Mapping[str, str]) -> None:
        """Show the commands of these pages under these titles: the game has no others."""
        pages = {c.id: c for c in COMMANDS if c.id.startswith(_PAGE)}
        for name, command in pages.items():
            title = titles.get(name.removeprefix(_PAGE))
            self.actions[name].setVisible(title is not None)
            self._titles[name] = title or command.text
            self._write(name)
        # An action that is out of sight still hears its key, so `allowed` has to know of it.
        self._left_out = frozenset(n for n in pages if n.removeprefix(_PAGE) not in titles)

    def leave_out(self, commands: frozenset[str]) -> None:
        """Show these commands no more: they mean nothing in the game. Others come back."""
        # Those of the game before as well: here they may mean something again.
        for name in commands | self._meaningless:
            self.actions[name].setVisible(name not in commands)
        self._meaningless = commands

    def allowed(self, command: ShellCommand) -> bool:
        """Whether a command can be given now."""
        if command.id in self._left_out | self._meaningless:
            return False
        if command.id == "now":
            return self._looking
        if command.posts and self._looking:
            return False
        return self._open or not command.campaign

    def show_preferences(self, preferences: Preferences) -> None:
        """Tick what holds."""
        for name in _THEMES:
            self.actions[name].setChecked(preferences.theme == name)
        self.actions["comfortable"].setChecked(preferences.comfortable)

    def show_undo(self, undo: str | None, redo: str | None) -> None:
        """Say what undo and redo mean."""
        for name, title in (("undo", undo), ("redo", redo)):
            action = self.actions[name]
            words = name.capitalize()
            self._titles[name] = f"{words}: {title}" if title else words
            self._write(name)
            action.setEnabled(title is not None and not self._looking)

    def give(self, command_id: str) -> None:
        """Give a command, if it can be given now."""
        command = command_of(command_id)
        # Asked here as well as for the grey of a menu: keys, the list of Ctrl+K and buttons come
        # this way.
        if self.allowed(command):
            obey(self._window, command)

    def title(self, command_id: str) -> str:
        """What a command is called now: "Undo: Income of Blue"."""
        return self._titles[command_id]

    def _action(self, command: ShellCommand) -> QAction:
        action = QAction(tr(command.text), self)
        if command.icon:
            action.setIcon(icon(command.icon))
        # Keys of the window rest in dialogs, which have their own.
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(command.checkable)
        # The id is bound now, not when it is called: the loop has gone on to the last command by
        # then.
        action.triggered.connect(lambda _=False, name=command.id: self.give(name))
        return action

    def _show_keys(self) -> None:
        """Give every command the keys that are in force now."""
        keys = keys_in_force()
        self.letters.clear()
        for command in COMMANDS:
            self.actions[command.id].setShortcuts(sequences(keys.everywhere(command)))
            self._write(command.id)
            for key in keys.letters(command):
                self.letters.add(
                    key, partial(self.give, command.id), partial(self.allowed, command)
                )
        self.letters.refresh()

    def _write(self, command_id: str) -> None:
        # A letter stands in the menu as words: as the action's own key it would act everywhere.
        letters = keys_in_force().letters(command_of(command_id))
        tail = f"{_TOLD_IN_MENU_ONLY}{letters[0]}" if letters else ""
        self.actions[command_id].setText(tr(f"{self._titles[command_id]}{tail}"))

    def _fill(self, title: str) -> None:
        menu = QMenu(menu_title(title), self._window)
        keep_letters(menu)
        self.menus[title] = menu
        for command in COMMANDS:
            if command.menu == title:
                if command.rule_before:
                    menu.addSeparator()
                menu.addAction(self.actions[command.id])
                if command.id == "open":
                    menu.addMenu(self.recent)
        if title == "Reports":
            for name in REPORTS:
                menu.addAction(self.actions[name])
        self.bar.addMenu(menu)
