"""The words that players of one game write in lists of their own, out of a file for that game.

They stand in resources/import under the id of the game: words for its types and its nations.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from oobmgr.domain.places import resources_dir
from oobmgr.domain.values import dataclass
from oobmgr.rules.nearest import folded


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """What a folded word means: a type of units, a nation."""

    types: Mapping[str, str]
    nations: Mapping[str, str]


# By game and for good: its file comes with the program and does not change while that runs.
@cache
def player_words(game: str) -> PlayerWords:
    """The words of the game with this id, read once."""
    path = resources_dir() / "import" / f"{game}.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    types, nations = (
        {folded(word): meant for meant, words in told.get(part, {}).items() for word in words}
        for part in ("types", "nations")
    )
    return PlayerWords(types, nations)
