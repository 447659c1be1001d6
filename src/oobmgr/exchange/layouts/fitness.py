"""How well the cells of a column fit what its heading says, or what it might hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.exchange.cells import CellValue, whole
from oobmgr.exchange.layouts.contents import (
    both_sides_in,
    boxes_in,
    count_in,
    filled,
    is_number,
    is_turn,
    plain,
    ratings_in,
    ratings_under_heading,
    share,
    size_in,
)
from oobmgr.exchange.layouts.found_tables import PATH
from oobmgr.exchange.layouts.headers import COUNT, FLAGS, LEVEL, LOST, WHOLE
from oobmgr.exchange.layouts.meanings import Meanings
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.ticks import lost_in
from oobmgr.exchange.layouts.whole_cells import parts_of
from oobmgr.rules.game import Game

_SAMPLE: Final = 400
"""As many rows tell what a column holds; all of a large sheet would take long."""
_TEXT: Final = 0.6
# A trait may have words of the player's own, so a heading that names it counts for something.
_FAINT: Final = 0.2
# Deeper than any order of battle; a larger number is a strength or a year.
_DEEPEST: Final = 20
_OF_ONE_THING: Final = frozenset({"designation", "type"})
"""Columns that hold no more than that, and so no whole units."""


class Fitness:
    """Judges columns in the words of a game."""

    def __init__(self, game: Game, meanings: Meanings) -> None:
        self._meanings = meanings
        self._calendar = game.calendar
        self._judges: Mapping[str, Callable[[Sequence[CellValue]], float]] = {
            "ratings": self._ratings,
            # A 3 may be a regiment, but whatever else is counted holds more of them.
            "size": lambda cells: share(
                cells, lambda cell: bool(size_in(plain(cell))) and not is_number(cell)
            ),
            "nation": lambda cells: share(cells, self._is_nation),
            "side": lambda cells: share(cells, self._is_side),
            "arrival": lambda cells: share(cells, lambda cell: is_turn(cell, game.calendar)),
            "type": self._types,
            "steps": lambda cells: share(
                cells, lambda cell: is_number(cell) or bool(boxes_in(cell))
            ),
            "id": _keys,
            COUNT: lambda cells: share(cells, lambda cell: count_in(cell) is not None),
            FLAGS: lambda cells: share(cells, lambda cell: bool(meanings.flags(plain(cell)))),
            LEVEL: lambda cells: share(cells, _is_level),
            LOST: lambda cells: share(cells, lambda cell: lost_in(cell) is not None),
            WHOLE: lambda cells: share(cells, self._is_whole),
            game.unit_words.reduced: self._ratings,
        } | {rating.key: lambda cells: share(cells, is_number) for rating in game.ratings}
        self._traits = frozenset(game.unit_words.known_traits())

    def __call__(self, key: str, cells: Sequence[CellValue]) -> float:
        """How well the cells fit, from 0 to 1."""
        sample = [cell for cell in cells if cell != ""][:_SAMPLE]
        if key in _OF_ONE_THING and share(sample, self._is_whole) >= _TEXT:
            return 0
        if key in self._judges:
            return self._judges[key](sample)
        if key == PATH:
            # Any name may be that of a formation; several of them are surely a path.
            return max(_TEXT, share(sample, _is_path)) if any(map(filled, sample)) else 0
        if key in self._traits:
            return max(_FAINT, share(sample, lambda cell: self._is_trait(key, cell)))
        return _TEXT if any(map(filled, sample)) else 0

    def _ratings(self, cells: Sequence[CellValue]) -> float:
        return share(cells, lambda cell: ratings_under_heading(cell) or any(both_sides_in(cell)))

    def _types(self, cells: Sequence[CellValue]) -> float:
        """Types may be words of the player's own: so any words fit a little."""
        known = share(cells, lambda cell: self._meanings.type(plain(cell)).confidence >= SURE)
        words = share(cells, lambda cell: not is_number(cell) and not ratings_in(cell))
        return known if known >= _TEXT else min(words, _TEXT)

    def _is_nation(self, cell: CellValue) -> bool:
        return self._meanings.nation(plain(cell)).confidence >= SURE

    def _is_side(self, cell: CellValue) -> bool:
        return self._meanings.side(plain(cell)).confidence >= SURE

    def _is_whole(self, cell: CellValue) -> bool:
        return parts_of(plain(cell), self._meanings) is not None

    def _is_trait(self, key: str, cell: CellValue) -> bool:
        return self._meanings.trait(key, plain(cell)).confidence >= SURE


def _is_path(cell: CellValue) -> bool:
    return PATH_SEPARATOR in plain(cell)


def _keys(cells: Sequence[CellValue]) -> float:
    """How far the cells differ from each other, as keys must."""
    texts = [plain(cell) for cell in cells]
    return len(set(texts)) / len(texts) if texts else 0


def _is_level(cell: CellValue) -> bool:
    level = whole(plain(cell))
    return level is not None and level <= _DEEPEST
