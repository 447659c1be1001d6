"""Rosters in JSON: every list of records in a file is a sheet, its fields are columns.

Records that hold records of their own are formations, as the branches of a tree.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from oobmgr.domain.units import MOST_LEVELS, PATH_SEPARATOR
from oobmgr.exchange.bounds import MOST_COLUMNS, MOST_TEXT
from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.delimited import bad_file, readable
from oobmgr.exchange.orbat_mapper import OURS, is_told_by, mark_in, units_of

_PARENT: Final = "Parent"
_KEY: Final = "ID"
_NAMES: Final = ("name", "title", "label", "designation", "unit", "id")
_WRAPPERS: Final = frozenset({"units", "unit", "counters", "pieces", "items", "data", "children"})
"""Fields that say no more than that records come: the sheet bears the name above."""
_LONGEST_CELL: Final = 1000
# Excel takes no longer name for a sheet, and an export writes these again.
_LONGEST_NAME: Final = 31
_ADVICE: Final = "Choose a roster as a list of records, a scenario of ORBAT Mapper, or a workbook."
Record = dict[str, CellValue]


def read_json(path: Path) -> list[tuple[str, list[Row]]]:
    """The sheets of a file: name and rows, the first of them headings.

    Raises:
        BadInput: the file cannot be read, or holds no list of records.
    """
    with readable(path):
        content = path.read_bytes()
    # Parsed, a text takes many times its size in memory.
    if len(content) > MOST_TEXT:
        raise bad_file(path, "is too large for a roster in JSON.", _ADVICE)
    try:
        told = json.loads(content)
        if is_told_by(told):
            sheets = [units_of(told, path.stem)]
            if text := mark_in(told):
                sheets.append((OURS, [[text]]))
            return sheets
        found = _Sheets(path.stem)
        found.walk(told, (), ())
    # Anybody's JSON comes in here: whatever its shape breaks is a fault of the file.
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as why:
        raise bad_file(path, "is damaged, or is not a roster in JSON.", _ADVICE) from why
    if not found.found:
        raise bad_file(path, "holds no list of records.", _ADVICE)
    return [(name, list(_table(records))) for name, records in found.found.items()]


class _Sheets:
    """Collects the records of a file by the fields that they stand under."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.found: dict[str, list[Record]] = {}

    def walk(self, told: object, trail: tuple[str, ...], above: tuple[str, ...]) -> None:
        """Look through a value; `trail` are the fields, `above` the formations that lead to it."""
        for key, record in _records(told):
            self._take(record, key, trail, above)
        if isinstance(told, Mapping) and not any(True for _ in _records(told)):
            for key, value in told.items():
                self.walk(value, (*trail, str(key)), above)

    def _take(
        self, record: Mapping[str, Any], key: str, trail: tuple[str, ...], above: tuple[str, ...]
    ) -> None:
        below = {field: v for field, v in record.items() if any(True for _ in _records(v))}
        if below:
            path = (*above, _name_of(record, key))[:MOST_LEVELS]
            for value in below.values():
                self.walk(value, trail, path)
            return
        row: Record = {_KEY: key} if key else {}
        row |= dict(_cells(record))
        if above:
            row[_PARENT] = PATH_SEPARATOR.join(above)
        self.found.setdefault(self._sheet(trail), []).append(row)

    def _sheet(self, trail: tuple[str, ...]) -> str:
        told = [field for field in trail if field.casefold() not in _WRAPPERS]
        return " ".join(told)[:_LONGEST_NAME].strip() or self._name[:_LONGEST_NAME]


def _records(told: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The records of a list, or of an object all of whose values are records with plain fields."""
    if isinstance(told, list):
        yield from (("", one) for one in told if isinstance(one, Mapping) and one)
    elif isinstance(told, Mapping) and told:
        values = list(told.values())
        if all(isinstance(one, Mapping) and any(map(_is_plain, one.values())) for one in values):
            yield from ((str(key), one) for key, one in told.items())


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | float)


def _cells(record: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, CellValue]]:
    """The fields of a record as cells; those of an object within it by both names."""
    for field, value in record.items():
        name = f"{before}{field}"
        if isinstance(value, Mapping) and not before:
            yield from _cells(value, f"{name} ")
        elif isinstance(value, list):
            yield name, ", ".join(str(one) for one in value if _is_plain(one))[:_LONGEST_CELL]
        # Before the numbers: to Python a yes is one of them.
        elif isinstance(value, bool):
            yield name, "yes" if value else ""
        elif isinstance(value, int | float):
            yield name, float(value)
        elif isinstance(value, str):
            yield name, value[:_LONGEST_CELL]


def _name_of(record: Mapping[str, Any], key: str) -> str:
    by_fold = {field.casefold(): value for field, value in record.items()}
    found = (str(by_fold[name]) for name in _NAMES if _is_plain(by_fold.get(name)))
    return " ".join((next(found, "") or key or "unnamed").replace(PATH_SEPARATOR, "/").split())


def _table(records: list[Record]) -> Iterator[Row]:
    headings = list(dict.fromkeys(field for record in records for field in record))[:MOST_COLUMNS]
    yield [*headings]
    for record in records:
        yield [record.get(field, "") for field in headings]
