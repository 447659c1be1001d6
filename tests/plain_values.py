"""What was read, as values to compare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from types import FunctionType, NoneType
from typing import Any, Final

from oobmgr.ui.viewmodels.kinds_of_units import Kind

BARE: Final = frozenset({str, int, bool, NoneType})
"""What most values are in the end: nothing is asked of them."""


def plain(value: object) -> object:
    """A value to compare, with functions, which are made anew each time, by their names."""
    if type(value) in BARE:
        return value
    if isinstance(value, partial):
        return plain((value.func, value.args, value.keywords))
    value = told_by(value) if isinstance(value, Kind) else value
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value.__qualname__ if isinstance(value, FunctionType) else value


def told_by(kind: Kind) -> dict[str, Any]:
    """What a kind of unit tells: it is worked out when it is asked, by what is no value."""
    asked = ("status", "ratings", "strength", "priced", "sums", "placed")
    return {name: getattr(kind, name) for name in asked}
