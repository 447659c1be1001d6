"""The code of a game holds no number of its rulebook, and reads no table before it is asked."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from oobmgr import games, known_games
from syntax import nodes_of

FOLDER = Path(games.__file__).parent
ENTRIES = {FOLDER / entry.id / "__init__.py" for entry in known_games.GAMES}
"""Where a game lists its pages with their keys, the digits."""
SOURCES = sorted(set(FOLDER.rglob("*.py")) - ENTRIES)
NOT_OF_A_RULEBOOK = {0, 1}
NUMBER = re.compile(r"-?[1-9]\d*(?:/\d+| ?%)?")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
ORDINALS = frozenset(
    {"armor", "bonus", "defensive", "offensive", "withdrawal"},
)
"""What a rulebook numbers as first and second: there the number is a name, not a quantity."""

CASES = frozenset({"571"})
"""Numbers of cases, without their dots, that a rule is called after."""
YEARS = frozenset({"1809", "1813", "1940"})
"""Years that a scenario, or a rule of one, is called after."""


def is_number(text: str) -> bool:
    return text.lstrip("-") != "1" and NUMBER.fullmatch(text) is not None


def hides_a_number(name: str) -> bool:
    """Whether a part of a name is a number, such as ``pct_25``."""
    parts = name.split("_")
    return any(
        is_number(part) and before not in ORDINALS and part not in CASES | YEARS
        for before, part in zip(["", *parts], parts, strict=False)
    )


def words_of_records(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """Texts that are words: members of an enumeration, what a table of words is looked up by."""
    unpacked = {id(node.value) for node in nodes if isinstance(node, ast.keyword)}
    for node in nodes:
        if isinstance(node, ast.ClassDef) and any("Enum" in ast.dump(base) for base in node.bases):
            yield from (line.value for line in node.body if isinstance(line, ast.Assign))
        elif isinstance(node, ast.Dict) and id(node) not in unpacked:
            yield from (key for key in node.keys if key is not None)
        elif isinstance(node, ast.keyword) and node.arg == "width":  # of a column of a workbook
            yield node.value
        elif isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            yield from nodes_of(node.format_spec)


def numbers(source: str) -> list[tuple[int, object]]:
    """The numbers of a source that may come from a rulebook: bare, as text, and in names."""
    nodes = nodes_of(ast.parse(source))
    words = {id(node) for node in words_of_records(nodes)}
    found: list[tuple[int, object]] = []
    for node in nodes:
        if isinstance(node, ast.keyword) and node.arg and hides_a_number(node.arg):
            found.append((node.value.lineno, node.arg))
        if not isinstance(node, ast.Constant) or isinstance(node.value, bool) or id(node) in words:
            continue
        value = node.value
        if isinstance(value, int | float) and value not in NOT_OF_A_RULEBOOK:
            found.append((node.lineno, value))
        if isinstance(value, str):
            named = IDENTIFIER.fullmatch(value) is not None and hides_a_number(value)
            if named or is_number(value):
                found.append((node.lineno, value))
    return found


@pytest.mark.parametrize(
    "source", SOURCES, ids=lambda path: "/".join(path.relative_to(FOLDER).parts)
)
def test_code_holds_no_rulebook_number(source: Path) -> None:
    found = numbers(source.read_text(encoding="utf-8"))
    if "pages" in source.relative_to(FOLDER).parts:  # where a bare number is a width
        found = [(line, value) for line, value in found if isinstance(value, str)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "limit = 25", "rate = 0.5", 'either("weather", pct_25="25 %")', 'either(**{"3": "hexes"})',
        'chosen("length") == "2"', 'number("turns", default="6")', 'cut = Fraction("1/4")',
        'setting == "pct_15"', 'share = "25 %"', "cells[-2]",
    ],
)  # fmt: skip
def test_a_number_is_found_wherever_it_hides(line: str) -> None:
    assert numbers(line) != []


def test_importing_the_games_reads_no_table() -> None:
    code = (
        "import importlib, pkgutil, tomllib\n"
        "def refuse(*_): raise AssertionError('read a table')\n"
        "tomllib.loads = refuse; tomllib.load = refuse\n"
        "import oobmgr.games, oobmgr.known_games\n"
        "assert oobmgr.known_games.all_games()\n"
        "for found in pkgutil.walk_packages(oobmgr.games.__path__, 'oobmgr.games.'):\n"
        "    importlib.import_module(found.name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
