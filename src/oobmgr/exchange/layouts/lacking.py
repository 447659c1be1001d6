"""Ratings of which a list tells a part alone: the strength in one column, and no move."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from oobmgr.exchange.cells import whole
from oobmgr.exchange.layouts.found_tables import FoundTable
from oobmgr.exchange.layouts.headers import WHOLE
from oobmgr.exchange.layouts.questions import LEAVE_OUT, Asker, Question
from oobmgr.rules.game import Game
from oobmgr.rules.unit_words import RatingField

_UNTIL_KNOWN: Final = "0"
_FAINT: Final = 0.3


def missing_parts(game: Game, table: FoundTable) -> tuple[RatingField, ...]:
    """The ratings that units need and the table has no column for, where it has some of them."""
    needed = [field for field in game.ratings if field.in_text and not field.optional]
    there = {field.key for field in needed} & table.keys
    if not there or table.keys & {"ratings", WHOLE}:
        return ()
    # One strength means both, as a counter prints one for two alike.
    pairs = pairwise(needed)
    twice = {field.key for before, field in pairs if field.merges and before.key in there}
    return tuple(field for field in needed if field.key not in there | twice)


def parts_until_known(
    game: Game, sheet: str, table: FoundTable, asker: Asker, rows: int
) -> Mapping[str, int]:
    """What each of the missing ratings is until it is entered, as the player says."""
    found: dict[str, int] = {}
    for field in missing_parts(game, table):
        question = Question(
            id=f"lacking:{sheet}:{field.key}",
            text=f"No column of {sheet} holds {field.name}. What is it until it is entered?",
            rows=rows,
            proposal=_UNTIL_KNOWN,
            choices=(_UNTIL_KNOWN, LEAVE_OUT),
            confidence=_FAINT,
            free=True,
        )
        number = whole(asker.ask(question))
        if number is not None:
            found[field.key] = number
    return found
