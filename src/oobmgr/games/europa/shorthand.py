"""How players of Revised Europa abbreviate in lists of their own."""

from __future__ import annotations

import tomllib
from functools import cache

from oobmgr.domain.places import resources_dir
from oobmgr.rules.nearest import folded
from oobmgr.rules.unit_words import Shorthand


@cache
def shorthand() -> Shorthand:
    """The words of ``resources/rules/europa/words/shorthand.toml``."""
    path = resources_dir() / "rules" / "europa" / "words" / "shorthand.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return Shorthand(
        known=tuple(told["known"]),
        types={folded(word): kind for word, kind in told["types"].items()},
        of_nation={
            nation: {folded(word): kind for word, kind in words.items()}
            for nation, words in told["of_nation"].items()
        },
        headings={key: tuple(words) for key, words in told["headings"].items()},
    )
