"""Loading games when they are asked for, and knowing which were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.entries import GameEntry
from oobmgr.rules.later import loaded

if TYPE_CHECKING:
    # The first window searches by cases, and needs no game for that.
    from oobmgr.rules.game import Game

# For good: a game never changes, and Python keeps its modules as well.
_LOADED: dict[str, Game] = {}
_DESCRIBED: dict[str, Game] = {}
"""The described game that was made last, by the id of its entry."""


def load(entry: GameEntry) -> Game:
    """Import a game, or return it where it was imported before."""
    if entry.id not in _LOADED:
        found: Game = loaded(entry.where)
        _LOADED[entry.id] = found
    return _LOADED[entry.id]


def load_described(entry: GameEntry, text: str, name: str = "") -> Game:
    """Make the game of a description; `name` is that of its file.

    Raises:
        BadInput: The description cannot be used, or this game takes none.
    """
    if entry.described is None:
        message = f"{entry.name} takes no description."
        raise BadInput(Fault(message, "description", advice="Leave the description out."))
    found: Game = loaded(entry.described.made)(text, name)
    _DESCRIBED[entry.id] = found
    return found


def described_as(game: Game, text: str) -> Game:
    """A described game as an earlier description tells of it, beside the one that is played.

    Unlike that of `load_described` it is not remembered: a look at an old turn must not change the
    names that messages give to cases now.
    """
    door = game.entry.described
    found: Game = loaded(door.made)(text) if door else game
    return found


def loaded_games() -> tuple[Game, ...]:
    """The games that were asked for so far."""
    # The described first: its cases have the names that a message should use now.
    return (*_DESCRIBED.values(), *_LOADED.values())
