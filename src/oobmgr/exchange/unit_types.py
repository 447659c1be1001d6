"""The words for types of units that are known: those that have a drawing."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import cache

from oobmgr.domain.places import resources_dir
from oobmgr.exchange.cells import CellFault, CellValue
from oobmgr.exchange.unit_cells import Found, text_reader
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import nearest

_EXPECTED = "a type such as infantry"


@cache
def known_types() -> frozenset[str]:
    """Every word for a type of unit that stands for a drawing, in lower case."""
    text = (resources_dir() / "symbols" / "symbols.toml").read_text(encoding="utf-8")
    words: Iterable[str] = tomllib.loads(text)["symbols"]
    return frozenset(words)


def type_reader(game: Game) -> Callable[[CellValue, Found], str]:
    """Make the reader of the column of types. A type that is not known is a warning."""
    read_text = text_reader("type", expected=_EXPECTED)
    effect = "It is taken as it stands and drawn as a plain symbol"
    if game.unit_price is not None:
        effect += ", and has no price of its own: it pays as the common kind of its size"

    def read(cell: CellValue, found: Found) -> str:
        before = len(found)
        text = read_text(cell, found)
        if len(found) == before and text.casefold() not in known_types():
            close = nearest(text, known_types())
            meant = f"Did you mean {close}? " if close else ""
            message = f"The type {text} is not known."
            advice = f"{meant}{effect}."
            found.append(CellFault("type", text, _EXPECTED, message, advice, warning=True))
        return text

    return read
