"""Rulebook numbers stand in tables, cases say truly where they act, rules have examples."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from oobmgr.domain.rulings import Ruling
from oobmgr.games import all_games, calculators, europa, game
from oobmgr.games.europa.words import UNIT_CLASSES, ZONES

FOLDER = Path(europa.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))
OF_EVERY_GAME = [
    source for each in all_games() for source in sorted((FOLDER.parent / each.id).rglob("*.py"))
]
CASES = game("europa").cases()


@pytest.mark.parametrize(
    "source", OF_EVERY_GAME, ids=lambda path: "/".join(path.relative_to(FOLDER.parent).parts)
)
def test_code_holds_no_rulebook_number(source: Path) -> None:
    numbers = [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
        and node.value not in {0, 1}
    ]
    assert numbers == []


def test_every_chapter_is_complete() -> None:
    wanted = {
        "GEN": 9, "SOP": 8, "SP": 33, "INC": 16, "RES": 13, "REP": 14, "SR": 3, "FAC": 6,
        "DIS": 3, "CHG": 11, "ISO": 8, "SUP": 9, "TRK": 7, "INT": 8, "RAIL": 12, "ZOC": 4,
        "MOV": 5, "OVR": 7, "STK": 1, "CFL": 3, "ART": 3, "BMB": 9, "CBT": 7, "ARM": 5,
        "TER": 2, "LOS": 9, "AIR": 13, "MIS": 13, "TRN": 2, "STR": 1, "ASU": 8, "OOB": 1,
        "SET": 5,
    }  # fmt: skip
    assert list(CASES) == [f"{c}-{n:02d}" for c, last in wanted.items() for n in range(1, last + 1)]


def test_words_in_code_agree_with_the_tables() -> None:
    tables = game("europa").tables()
    assert set(tables.keys("supply.activation")) == set(UNIT_CLASSES)
    assert set(tables.keys("supply.role")) == set(UNIT_CLASSES)
    assert tables.keys("income.weather.zone") == ZONES
    classes = {
        tables.text(f"unit_types.{group}.{name}")
        for group in ("cm", "foot", "small", "other")
        for name in tables.keys(f"unit_types.{group}")
    }
    assert classes <= set(UNIT_CLASSES)


def test_every_public_rule_is_a_calculator_with_a_worked_example() -> None:
    folder = Path(__file__).parents[3] / "cases" / "europa"
    examples = [
        example
        for name in ("vectors.json", "worked.json")
        for file in folder.glob(f"*/{name}")
        for example in json.loads(file.read_text(encoding="utf-8"))
    ]
    shown = {example["calc"] for example in examples}
    ruled = {entry.rule for name, entry in calculators().items() if name in shown}
    rules = set()
    for found in pkgutil.walk_packages([str(FOLDER)], "oobmgr.games.europa."):
        module = importlib.import_module(found.name)
        for name, thing in inspect.getmembers(module, inspect.isfunction):
            returned = str(inspect.signature(thing).return_annotation)
            if not name.startswith("_") and returned.startswith(Ruling.__name__):
                rules.add(thing)
    assert rules
    assert rules == ruled


def test_importing_the_games_reads_no_table() -> None:
    code = (
        "import tomllib\n"
        "def refuse(*_): raise AssertionError('read a table')\n"
        "tomllib.loads = refuse; tomllib.load = refuse\n"
        "import oobmgr.games\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
