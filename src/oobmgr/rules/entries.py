"""What the program knows of a game before it loads it: enough to list it and to find it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oobmgr.rules.game import Game


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

    def load(self) -> Game:
        """Import the game, or return it where it was imported before."""
        module, _, name = self.where.partition(":")
        found: Game = getattr(import_module(module), name)
        return found
