"""Searching a campaign file for names: every byte of it, and the words in its cells."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

_NAMED: Final = {"unit": ("designation", "note", "setup"), "formation": ("name",)}
_NOT_WORDS: Final = frozenset(
    {
        "account", "good", "subject", "key", "field", "turn", "side", "phase", "topics", "at",
        "created_at", "uuid",
    }
)  # fmt: skip
"""Columns in which a number is an id, a date or an account, never a name."""


def names_of(path: Path, side: str) -> set[str]:
    """Every designation, formation name and remark that a side ever had, from the journal."""
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute(
            "SELECT subject, key, field, old, new FROM journal_fact "
            "WHERE subject IN ('unit', 'formation') ORDER BY id"
        ).fetchall()
    sides: dict[tuple[str, str], str] = {}
    found = set()
    for subject, key, field, old, new in rows:
        values = [json.loads(value) for value in (old, new) if value is not None]
        if field == "*":
            sides[subject, key] = values[0]["side"]
            names = [str(value.get(name) or "") for value in values for name in _NAMED[subject]]
        else:
            names = [str(value) for value in values if field in _NAMED[subject]]
        if sides[subject, key] == side:
            found |= {name for name in names if name}
    return found


def found_in_bytes(path: Path, names: Iterable[str]) -> set[str]:
    """The names that stand anywhere in the file, free pages included, however they are written.

    A bare number is left to `found_in_cells`: its digits stand in many other numbers.
    """
    content = path.read_bytes()
    return {
        name
        for name in names
        if not name.isdigit() and any(form in content for form in _written(name))
    }


def _written(name: str) -> Iterator[bytes]:
    for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
        yield name.encode(encoding)
    yield json.dumps(name)[1:-1].encode()


def found_in_cells(path: Path, names: Iterable[str]) -> set[str]:
    """The names that stand as whole words in a text of any table, those within JSON included."""
    words = {name: re.compile(rf"(?<![\w./-]){re.escape(name)}(?![\w./-])") for name in names}
    texts = list(_texts(path))
    return {name for name, word in words.items() if any(word.search(text) for text in texts)}


def _texts(path: Path) -> Iterator[str]:
    with closing(sqlite3.connect(path)) as file:
        tables = [
            name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        for table in tables:
            rows = file.execute(f"SELECT * FROM {table}")  # noqa: S608 - its own names
            titles = [column[0] for column in rows.description]
            for row in rows:
                for title, cell in zip(titles, row, strict=True):
                    if isinstance(cell, str) and title not in _NOT_WORDS:
                        yield from _leaves(_read(cell))


def _read(cell: str) -> Any:  # noqa: ANN401 - JSON
    try:
        return json.loads(cell)
    except ValueError:
        return cell


def _leaves(value: Any) -> Iterator[str]:  # noqa: ANN401 - JSON
    if isinstance(value, str):
        inner = _read(value)
        if isinstance(inner, dict | list):
            yield from _leaves(inner)
        else:
            yield value
    for item in value.values() if isinstance(value, dict) else ():
        yield from _leaves(item)
    for item in value if isinstance(value, list) else ():
        yield from _leaves(item)
