"""Loading games when they are asked for, and knowing which were."""

from __future__ import annotations

from oobmgr.rules.entries import GameEntry
from oobmgr.rules.game import Game
from oobmgr.rules.later import loaded

_LOADED: dict[str, Game] = {}


def load(entry: GameEntry) -> Game:
    """Import a game, or return it where it was imported before."""
    if entry.id not in _LOADED:
        found: Game = loaded(entry.where)
        _LOADED[entry.id] = found
    return _LOADED[entry.id]


def loaded_games() -> tuple[Game, ...]:
    """The games that were asked for so far."""
    return tuple(_LOADED.values())
