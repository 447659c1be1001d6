"""The catalogue is complete, words agree with the tables, rules have examples."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
from pathlib import Path

from oobmgr.domain.rulings import Ruling
from oobmgr.games import europa
from oobmgr.games.europa.words import UNIT_CLASSES, ZONES
from oobmgr.known_games import calculators, game

FOLDER = Path(europa.__file__).parent
CASES = game("europa").cases()


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
            own = thing.__module__.startswith(europa.__name__) and not name.startswith("_")
            returned = str(inspect.signature(thing).return_annotation)
            if own and returned.startswith(Ruling.__name__):
                rules.add(thing)
    assert rules
    assert rules == ruled
