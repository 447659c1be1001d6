"""Ratings that a player's list tells in several columns, put together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from oobmgr.exchange.cells import CellValue, whole
from oobmgr.exchange.layouts.contents import plain
from oobmgr.rules.game import Game
from oobmgr.rules.unit_words import rating_text


def with_last(game: Game, cells: Mapping[str, CellValue]) -> CellValue:
    """Ratings with the last one behind them, where that stands in a column of its own."""
    cell, in_text = cells["ratings"], [one.key for one in game.ratings if one.in_text]
    last = whole(_number(cells.get(in_text[-1], ""))) if in_text else None
    text = plain(cell) if isinstance(cell, float | str) else ""
    parts = text.split("-")
    fits = all(map(str.isdecimal, parts)) and len(parts) < len(in_text)
    # A list may also repeat it: "4-6" beside a 6 is whole, beside an 8 it is not.
    if last is None or not fits or (len(parts) > 1 and parts[-1] == str(last)):
        return cell
    return f"{text}-{last}"


def from_numbers(
    game: Game, at: Mapping[str, int], assumed: Mapping[str, int], cells: Mapping[str, CellValue]
) -> str:
    """The ratings out of their columns, by key in `at`; empty where one that is needed is missing.

    What is `assumed` stands in for ratings that the list has no column for.
    """
    values = {field.key: whole(_number(cells.get(field.key, ""))) for field in game.ratings}
    told = {key: value for key, value in values.items() if value is not None}
    for before, field in pairwise(game.ratings):
        # A list that tells one strength means both: as a counter prints one for two alike.
        if field.merges and field.key not in at and before.key in told:
            told[field.key] = told[before.key]
    # What was assumed fills only gaps in a row that tells any rating at all.
    told = {**assumed, **told} if told else told
    needed = [field.key for field in game.ratings if field.in_text]
    if any(key not in told for key in needed):
        return ""
    return rating_text(told, game.ratings)


def _number(cell: CellValue) -> CellValue:
    return plain(cell) if isinstance(cell, str) else cell
