"""Reading inputs that a player may write in several ways, for the rules of several chapters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oobmgr.rules.scalars import read_whole

# ruff: noqa: ANN401 - JSON


def read_together(raw: Any) -> int:
    """A whole number of things, or the numbers of several kinds of them together."""
    # A player may add the kinds up himself, or let the program do it.
    numbers = [read_whole(part) for part in (raw.values() if isinstance(raw, Mapping) else (raw,))]
    if any(number < 0 for number in numbers):
        raise ValueError("must be 0 or more.")
    return sum(numbers)


def read_names(raw: Any, *, counts: Any) -> tuple[str, ...]:
    """Names of cities: a list of them, or a table with a state for each, which `counts` or not."""
    if isinstance(raw, Mapping):
        # In a table the state of each city decides whether it counts.
        return tuple(str(name) for name, state in raw.items() if counts(state))
    if not isinstance(raw, list | tuple) or not all(isinstance(name, str) for name in raw):
        raise ValueError("must be a list of names of cities.")
    return tuple(raw)
