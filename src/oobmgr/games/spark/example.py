"""The overall combat example of the rules as a replay: its script, and its figures in the books."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from oobmgr.domain.accounts import Place
from oobmgr.domain.places import resources_dir
from oobmgr.games.spark.roster.flipping import is_flipped
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import AMMUNITION, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.replays import Replay, ReplayFigure, ReplayStep, Value
from oobmgr.rules.tables import Tables


@cache
def combat_example() -> Replay:
    """The combat example, read from its script."""
    path = resources_dir() / "scenarios" / "spark" / "combat_example_replay.toml"
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(_step(entry) for entry in document["step"])
    return Replay(document["title"], document["source"], steps, _step(document["end"]), figure)


def _step(entry: Mapping[str, Any]) -> ReplayStep:
    return ReplayStep(
        title=entry["title"],
        words=entry["words"],
        note=entry.get("note", ""),
        action=entry.get("post", ""),
        inputs=entry.get("inputs", {}),
        advance="advance" in entry,
        figures=tuple(
            ReplayFigure(one["name"], one["value"], one["at"]) for one in entry.get("figures", ())
        ),
    )


def figure(books: Books, words: str) -> Value:
    """A figure of the books: ``unit 330/86 steps``, ``spent soviet``; None for unknown words."""
    what, _, rest = words.partition(" ")
    if what == "spent":
        return _spent(books, rest)
    name, _, asked = rest.rpartition(" ")
    unit = next((one for one in units_of(books) if one.name == name), None)
    return None if what != "unit" or unit is None else _of_unit(unit, asked, books.tables)


def _spent(books: Books, side: str) -> int:
    """The ammunition that a side spent."""
    return sum(
        amount
        for account, amount in books.balances(AMMUNITION).items()
        if account.place is Place.SPENT and account.side == side
    )


def _of_unit(unit: SparkUnit, asked: str, tables: Tables) -> Value:
    state = unit.state
    of_steps: dict[str, Value] = {
        "steps": state.steps_left,
        "lost": state.steps - state.steps_left,
        "flipped": is_flipped(state.steps_left, state.steps, tables),
        "hex": state.hex,
    }
    if asked in of_steps:
        return of_steps[asked]
    return Marker(asked) in unit.markers if asked in set(Marker) else None
