"""What the program knows of a game before it loads it: enough to list it and to find it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oobmgr.rules.game import Game
    from oobmgr.rules.pages import PageEntry


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """A command of the command line that one game brings along: its name and a sentence about it.

    `where` is a module with `describe(parser)`, which adds its arguments, and `obey(wish)`, which
    runs it. It is imported when the command is called.
    """

    name: str
    sentence: str
    where: str


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game in the list of games, by its id, its name and a sentence about it.

    `where` is its `Game` as ``module:name``. The module is imported when the game is first asked
    for, so that a campaign of one game never waits for the others.
    """

    id: str
    name: str
    sentence: str
    where: str
    pages: tuple[PageEntry, ...] = ()
    commands: tuple[CommandEntry, ...] = ()

    def load(self) -> Game:
        """Import the game, or return it where it was imported before."""
        module, _, name = self.where.partition(":")
        found: Game = getattr(import_module(module), name)
        _LOADED[self.id] = found
        return found


_LOADED: dict[str, Game] = {}


def loaded_games() -> tuple[Game, ...]:
    """The games that were asked for so far."""
    return tuple(_LOADED.values())
