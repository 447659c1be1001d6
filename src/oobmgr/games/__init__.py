"""The games that the program knows: one explicit tuple. None is loaded before it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.entries import GameEntry
from oobmgr.rules.nearest import did_you_mean, folded

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

GAMES: tuple[GameEntry, ...] = (
    GameEntry(
        "europa",
        "Revised Europa",
        "Fire in the East and Scorched Earth with the revised rules.",
        "oobmgr.games.europa.game:EUROPA",
    ),
    GameEntry(
        "spark",
        "Operation Spark",
        "The relief of Leningrad, January 1943, from Roster Sheets.",
        "oobmgr.games.spark.game:SPARK",
    ),
)

_loaded: dict[str, Game] = {}


def game(game_id: str) -> Game:
    """The game of this id. Raises `BadInput` with the nearest one."""
    for entry in GAMES:
        if folded(entry.id) == folded(game_id):
            return _loaded.setdefault(entry.id, entry.load())
    known = tuple(entry.id for entry in GAMES)
    raise BadInput(
        Fault(f"There is no game {game_id!r}.", "game", game_id, did_you_mean(game_id, known))
    )


def all_games() -> tuple[Game, ...]:
    """Every game of the list, loaded. Slow the first time: ask for one game where one will do."""
    return tuple(game(entry.id) for entry in GAMES)


def loaded_games() -> tuple[Game, ...]:
    """The games that were asked for so far."""
    return tuple(_loaded.values())
