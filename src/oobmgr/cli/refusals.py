"""What a command line is refused for before anything is loaded to obey it.

The names of games, commands and actions are known without the rules, and a file tells its game
without the layer of the database.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr import known_games
from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.models.file_heads import check_file, game_in
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.rules.entries import GameEntry

_FILES = frozenset({"file", "source", "out", "pdf", "description", "change"})


def refuse_words(words: Sequence[str]) -> None:
    """Refuse a wrong file for a command of a game before its grammar, which loads its rules."""
    entries = (entry for game in known_games.GAMES for entry in game.commands)
    named = {entry.name for entry in entries if not entry.other_files}
    if len(words) > 1 and words[0] in named and not words[1].startswith("-"):
        path = Path(words[1])
        check_file(path)
        if (entry := _printed_game(path)) is not None:
            refuse_foreign(words[0], entry.id, entry.name)


def refuse_names(wish: argparse.Namespace) -> None:
    """Refuse a game and an action that there is not."""
    if getattr(wish, "game", ""):
        known_games.entry_of(wish.game)
    if wish.command == "turn" and wish.step == "post":
        entry = _printed_game(Path(wish.file))
        # A described game's actions are known only from its text, so it is not refused here.
        if entry is not None:
            refuse_unknown(wish.action, entry.actions.names, entry.name)


def refuse_foreign(command: str, game_id: str, game_name: str) -> None:
    """Refuse a command that another game brings along than that of the campaign."""
    for entry in known_games.GAMES:
        if entry.id != game_id and command in {one.name for one in entry.commands}:
            sentence = f"this is a command of {entry.name}; the campaign is of {game_name}."
            raise Refused(Fault(sentence, command))


def refuse_unknown(action: str, names: Collection[str], game_name: str) -> None:
    """Refuse an action that the game of the campaign has not."""
    if action not in names:
        advice = did_you_mean(action, names)
        raise BadInput(Fault(f"{game_name} has no action {action!r}.", "action", action, advice))


def _printed_game(path: Path) -> GameEntry | None:
    """The game of a file, where its actions and name do not depend on the file.

    None also where the file does not tell: whoever opens it says why.
    """
    found = game_in(path)
    return next((one for one in known_games.GAMES if one.id == found and not one.described), None)


def refuse_letters(wish: argparse.Namespace) -> None:
    """Refuse words that the shell handed over in another encoding than it says it has."""
    for name, value in vars(wish).items():
        # The names of files are bytes on some systems, and may hold anything.
        if name in _FILES:
            continue
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str) and not text.isascii():
                _check_text(name, text)


def _check_text(name: str, text: str) -> None:
    # Bytes that do not fit the terminal's encoding arrive as lone surrogates.
    try:
        text.encode()
    except UnicodeEncodeError:
        advice = "Type it again, in a terminal set to UTF-8."
        raise BadInput(Fault("this text cannot be read.", name, text, advice)) from None
