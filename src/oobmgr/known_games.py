"""The games that the program knows: one explicit tuple of their folders.

A folder is imported for its entry, which is light; the game itself when it is asked for. No module
of the shared layers imports a game, so the list names the folders as text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.entries import ExampleEntry, GameEntry, SampleEntry
from oobmgr.rules.later import loaded
from oobmgr.rules.nearest import did_you_mean, folded, nearest

if TYPE_CHECKING:
    from oobmgr.domain.rulings import Ruling
    from oobmgr.rules.calculators import Calculator
    from oobmgr.rules.game import Game
    from oobmgr.rules.tables import Tables

FOLDERS: tuple[str, ...] = (
    "oobmgr.games.europa",
    "oobmgr.games.spark",
    "oobmgr.games.balkans",
    "oobmgr.games.war_in_europe",
    "oobmgr.games.grande_armee",
    "oobmgr.games.own",
)
GAMES: tuple[GameEntry, ...] = tuple(loaded(f"{folder}:ENTRY") for folder in FOLDERS)


def entry_of(game_id: str) -> GameEntry:
    """What is known of the game of this id, or of one that it had before, without loading it.

    Raises:
        BadInput: There is none; names the nearest.
    """
    for entry in GAMES:
        if folded(game_id) in {folded(one) for one in (entry.id, *entry.former)}:
            return entry
    known = tuple(entry.id for entry in GAMES)
    raise BadInput(
        Fault(f"There is no game {game_id!r}.", "game", game_id, did_you_mean(game_id, known))
    )


def game(game_id: str) -> Game:
    """The game of this id, loaded. Raises `BadInput` with the nearest one."""
    from oobmgr.rules.loading import load

    return load(entry_of(game_id))


def described(game_id: str, text: str, name: str = "") -> Game:
    """The game that a description makes of this id; `name` is that of the file it stands in.

    Raises:
        BadInput: There is no such game, or the description cannot be used; carries every fault.
    """
    from oobmgr.rules.loading import load_described

    return load_described(entry_of(game_id), text, name)


def sample() -> SampleEntry | None:
    """The sample campaign: that of the first game that has one."""
    return next((entry.sample for entry in GAMES if entry.sample), None)


def example(game_id: str = "") -> tuple[GameEntry, ExampleEntry] | None:
    """The campaign to look at of a game, or the first worked example where none is named."""
    found = ((entry, entry.example) for entry in GAMES if entry.example)
    return next((one for one in found if (one[0].id == game_id if game_id else one[1].steps)), None)


def all_games() -> tuple[Game, ...]:
    """Every game of the list, loaded. Slow the first time: ask for one game where one will do."""
    from oobmgr.rules.loading import load

    return tuple(load(entry) for entry in GAMES)


# --------------------------------------------------------------------------------- calculators


def calculators(words: str = "") -> dict[str, Calculator]:
    """All calculators of all games by name, in their order, or those whose names have these words.

    Loads every chapter that has one of them.

    Raises:
        BadInput: No name has the words; names the nearest.
    """
    found = {
        name: calculator(name)
        for entry in GAMES
        for name in entry.calculators.names
        if folded(words) in folded(name)
    }
    if not found:
        raise BadInput(Fault(f"No calculator is called {words!r}.", "calc", words, _near(words)))
    return found


def _near(name: str) -> str:
    """Advice on a calculator that there is not."""
    names = [one for entry in GAMES for one in entry.calculators.names]
    # The word of a game is alike in all its names, and tells nothing of what was meant.
    game_id, _, own = name.rpartition(".")
    of_game = {one.partition(".")[2]: one for one in names if one.startswith(f"{game_id}.")}
    near = of_game.get(nearest(own, of_game)) if of_game else nearest(name, names)
    return f"Did you mean {near}?" if near else "`oobmgr calc --list` lists all names."


def calculator(name: str) -> Calculator:
    """The calculator of this name. Raises `BadInput` with the nearest name."""
    # Its first word names the game, so that no other game is loaded to answer.
    known = name.partition(".")[0]
    found = next((entry.calculators.get(name) for entry in GAMES if entry.id == known), None)
    if found is None:
        raise BadInput(Fault(f"There is no calculator {name!r}.", "calc", name, _near(name)))
    return found


def ruling(name: str, raw: object, tables: Tables | None = None) -> Ruling[Any]:
    """Ask a calculator by its name; `tables` may carry a campaign's house rules.

    Raises:
        BadInput: The name or an input is wrong; carries every fault.
    """
    from oobmgr.rules.calculators import ruling_of

    found = calculator(name)
    return ruling_of(found, raw, entry_of(found.game).tables() if tables is None else tables)


def run(name: str, raw: object, tables: Tables | None = None) -> dict[str, Any]:
    """The same with the answer as JSON values: result, working, cases and, if any, notes."""
    from oobmgr.rules.calculators import answer_of

    found = calculator(name)
    return answer_of(found, raw, entry_of(found.game).tables() if tables is None else tables)
