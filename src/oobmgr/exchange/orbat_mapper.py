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
from oobmgr.exchange.bounds import MOST_COLUMNS
from oobmgr.exchange.cells import CellValue, Row

SCENARIO: Final = "ORBAT-mapper"
_HEADINGS: Final = ("ID", "Side", "Nation", "Designation", "Type", "Size", "Parent", "Notes")
_SHOWN: Final = ("Designation", "Parent", "Notes")
"""What a scenario says of a unit in its own words."""
_SET, _ECHELON, _ENTITY = slice(4, 6), slice(8, 10), slice(10, 16)
"""Where a code of twenty digits tells the kind of symbol, the size and what the unit is."""
_LONGEST_NOTE: Final = 1000
OURS: Final = "oobmgr"
"""Under which an export of ours keeps what a scenario has no place for: of a unit its columns."""

Json = Mapping[str, Any]
Unit = dict[str, CellValue]
"""A unit by the headings of its columns."""


def is_told_by(told: object) -> bool:
    """Whether JSON is a scenario of ORBAT Mapper."""
    return isinstance(told, dict) and told.get("type") == SCENARIO


def units_of(told: Json, name: str) -> tuple[str, list[Row]]:
    """The name of a scenario, and its units below a row of headings.

    Raises `KeyError`, `TypeError` or `AttributeError` for JSON that is built otherwise.
    """
    units = [unit for side in told["sides"] for unit in _units(side)]
    headings = list(dict.fromkeys((*_HEADINGS, *(field for unit in units for field in unit))))
    rows = [[unit.get(heading, "") for heading in headings] for unit in units]
    return str(told.get("name") or name), [[*headings], *rows]


def mark_in(told: Json) -> str:
    """The mark of our own export, as it stands in a workbook; empty in any other scenario."""
    return str(told.get(OURS) or "")


def symbol_code(identity: str, size: str, entity: str) -> str:
    """The code of a symbol: whose it is, its size by its mark, what it is in six digits."""
    sizes = {mark: code for code, mark in codes()["sizes"].items()}
    return f"100{identity}{codes()['land']}00{sizes.get(size, '00')}{entity}0000"


def _units(side: Json) -> Iterator[Unit]:
    name = _text(side["name"])
    for unit in side.get("subUnits", ()):
        yield from _beneath(unit, name, ())
    for group in side.get("groups", ()):
        for unit in group.get("subUnits", ()):
            yield from _beneath(unit, name, (_text(group["name"]),))


def _beneath(unit: Json, side: str, path: tuple[str, ...]) -> Iterator[Unit]:
    name = _text(unit["name"])
    below = unit.get("subUnits") or ()
    for one in below:
        yield from _beneath(one, side, (*path, name)[:MOST_LEVELS])
    if not below:
        code = str(unit.get("sidc", ""))
        # A unit needs a formation: one straight below its side gets one of the side's name.
        formations = PATH_SEPARATOR.join(path or (side,))
        note = _text(unit.get("description", ""))[:_LONGEST_NOTE]
        kind, size = _kind(code), codes()["sizes"].get(code[_ECHELON], "")
        # A scenario tells of no nation: the name of the side stands in its column.
        cells = (_text(unit["id"]), side, side, name, kind, size, formations, note)
        told: Unit = dict(zip(_HEADINGS, cells, strict=True))
        ours = _ours(unit)
        # Renamed, moved or described anew in ORBAT Mapper, a unit is what it says there.
        changed = (f for f in _SHOWN if not _same(ours.get(f, ""), told[f]))
        yield {**told, **ours, **{field: told[field] for field in changed if ours}}


def _same(ours: CellValue, told: CellValue) -> bool:
    """Whether a cell of our own is what the scenario says, which knows no lines and spaces."""
    return _text(ours)[:_LONGEST_NOTE] == _text(told)[:_LONGEST_NOTE]


def _ours(unit: Json) -> Unit:
    """What an export of ours says of a unit besides."""
    told = unit.get(OURS)
    if not isinstance(told, Mapping):
        return {}
    return {
        # Numbers as floats, as they come from any workbook.
        str(key)[:_LONGEST_NOTE]: float(value) if isinstance(value, int | float) else value
        for key, value in list(told.items())[:MOST_COLUMNS]
        if isinstance(value, str | int | float)
    }


def _kind(code: str) -> str:
    """What a unit is by its code: the entity, else what is above it, else the kind of symbol."""
    known, entity = codes(), code[_ENTITY]
    kinds = known["entities"] if code[_SET] == known["land"] else {}
    found = (kinds.get(entity[:length]) for length in (6, 4, 2))
    return next(filter(None, found), "") or str(known["sets"].get(code[_SET], known["other"]))


def _text(value: object) -> str:
    return " ".join(str(value).replace(PATH_SEPARATOR, "/").split())


@cache
def codes() -> Json:
    """What the digits of the codes of symbols mean."""
    path = resources_dir() / "import" / "sidc.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
