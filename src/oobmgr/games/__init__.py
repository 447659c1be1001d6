"""The games that the program knows: one explicit tuple. None is loaded before it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games import europa, spark
from oobmgr.rules.entries import GameEntry
from oobmgr.rules.nearest import did_you_mean, folded

if TYPE_CHECKING:
    from oobmgr.domain.rulings import Ruling
    from oobmgr.rules.calculators import Calculator
    from oobmgr.rules.game import Game
    from oobmgr.rules.tables import Tables

GAMES: tuple[GameEntry, ...] = (europa.ENTRY, spark.ENTRY)


def game(game_id: str) -> Game:
    """The game of this id. Raises `BadInput` with the nearest one."""
    for entry in GAMES:
        if folded(entry.id) == folded(game_id):
            return entry.load()
    known = tuple(entry.id for entry in GAMES)
    raise BadInput(
        Fault(f"There is no game {game_id!r}.", "game", game_id, did_you_mean(game_id, known))
    )


def all_games() -> tuple[Game, ...]:
    """Every game of the list, loaded. Slow the first time: ask for one game where one will do."""
    return tuple(entry.load() for entry in GAMES)


# --------------------------------------------------------------------------------- calculators


def calculators() -> dict[str, Calculator]:
    """All calculators of all games by name, in the order of the games. Loads every game."""
    return {entry.name: entry for each in all_games() for entry in each.calculators}


def calculator(name: str) -> Calculator:
    """The calculator of this name. Raises `BadInput` with the nearest name."""
    # Its first word names the game, so that no other game is loaded to answer.
    known = name.partition(".")[0]
    found = game(known).calculators.get(name) if any(one.id == known for one in GAMES) else None
    if found is None:
        advice = did_you_mean(name, calculators())
        raise BadInput(Fault(f"There is no calculator {name!r}.", "calc", name, advice))
    return found


def ruling(name: str, raw: object, tables: Tables | None = None) -> Ruling[Any]:
    """Ask a calculator by its name; `tables` may carry a campaign's house rules.

    Raises:
        BadInput: The name or an input is wrong; carries every fault.
    """
    from oobmgr.rules.asking import ruling_of

    entry = calculator(name)
    return ruling_of(entry, raw, game(entry.game).tables() if tables is None else tables)


def run(name: str, raw: object, tables: Tables | None = None) -> dict[str, Any]:
    """The same with the answer as JSON values: result, working, cases and, if any, notes."""
    from oobmgr.rules.asking import answer_of

    entry = calculator(name)
    return answer_of(entry, raw, game(entry.game).tables() if tables is None else tables)
