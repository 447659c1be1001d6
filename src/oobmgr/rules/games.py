"""The games that the program knows: one explicit tuple. Reads no table file on import."""

from __future__ import annotations

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.europa.game import EUROPA
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.spark.game import SPARK

GAMES: tuple[Game, ...] = (EUROPA, SPARK)


def game(game_id: str) -> Game:
    """The game of this id. Raises `BadInput` with the nearest one."""
    for entry in GAMES:
        if folded(entry.id) == folded(game_id):
            return entry
    known = tuple(entry.id for entry in GAMES)
    raise BadInput(
        Fault(f"There is no game {game_id!r}.", "game", game_id, did_you_mean(game_id, known))
    )
