"""Scenarios of ORBAT Mapper (JSON), read as the sheet of units that they describe.

The units at the end of a branch are units; all above them are formations.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from oobmgr.domain.places import resources_dir
from oobmgr.domain.units import MOST_LEVELS, PATH_SEPARATOR
from oobmgr.exchange.cells import Row

_TYPE: Final = "ORBAT-mapper"
_HEADINGS: Final = ("ID", "Side", "Nation", "Designation", "Type", "Size", "Parent", "Notes")
_SET, _ECHELON, _ENTITY = slice(4, 6), slice(8, 10), slice(10, 16)
"""Where a code of twenty digits tells the kind of symbol, the size and what the unit is."""
_LONGEST_NOTE: Final = 1000

Json = Mapping[str, Any]


def is_told_by(told: object) -> bool:
    """Whether JSON is a scenario of ORBAT Mapper."""
    return isinstance(told, dict) and told.get("type") == _TYPE


def units_of(told: Json, name: str) -> tuple[str, list[Row]]:
    """The name of a scenario, and its units below a row of headings.

    Raises `KeyError`, `TypeError` or `AttributeError` for JSON that is built otherwise.
    """
    rows = [row for side in told["sides"] for row in _units(side)]
    return str(told.get("name") or name), [list(_HEADINGS), *rows]


def _units(side: Json) -> Iterator[Row]:
    name = _text(side["name"])
    for unit in side.get("subUnits", ()):
        yield from _beneath(unit, name, ())
    for group in side.get("groups", ()):
        for unit in group.get("subUnits", ()):
            yield from _beneath(unit, name, (_text(group["name"]),))


def _beneath(unit: Json, side: str, path: tuple[str, ...]) -> Iterator[Row]:
    name = _text(unit["name"])
    below = unit.get("subUnits") or ()
    for one in below:
        yield from _beneath(one, side, (*path, name)[:MOST_LEVELS])
    if not below:
        code = str(unit.get("sidc", ""))
        formations = PATH_SEPARATOR.join(path or (side,))
        note = _text(unit.get("description", ""))[:_LONGEST_NOTE]
        kind, size = _kind(code), _codes()["sizes"].get(code[_ECHELON], "")
        yield [_text(unit["id"]), side, side, name, kind, size, formations, note]


def _kind(code: str) -> str:
    """What a unit is by its code: the entity, else what is above it, else the kind of symbol."""
    codes, entity = _codes(), code[_ENTITY]
    kinds = codes["entities"] if code[_SET] == codes["land"] else {}
    found = (kinds.get(entity[:length]) for length in (6, 4, 2))
    return next(filter(None, found), "") or str(codes["sets"].get(code[_SET], codes["other"]))


def _text(value: object) -> str:
    return " ".join(str(value).replace(PATH_SEPARATOR, "/").split())


@cache
def _codes() -> Json:
    path = resources_dir() / "import" / "sidc.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
