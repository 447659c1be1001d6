"""The worked examples of the games, as data: a folder for each chapter of the rules of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.known_games import calculator, calculators, ruling, run
from oobmgr.rules.field_info import describe

FOLDER = Path(__file__).parent


def load(name: str) -> list[dict[str, Any]]:
    """The examples of every chapter of every game that are kept under this name."""
    files = sorted(FOLDER.glob(f"*/*/{name}"))
    return [each for file in files for each in json.loads(file.read_text(encoding="utf-8"))]


EXAMPLES = load("vectors.json") + load("worked.json")


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_worked_example(example: dict[str, Any]) -> None:
    answer = run(example["calc"], example["inputs"])
    assert answer["result"] == example["result"], example["why"]
    assert answer["working"]
    assert answer["cases"]


@pytest.mark.parametrize("name", list(calculators()))
def test_every_calculator_has_a_worked_example(name: str) -> None:
    assert [example for example in EXAMPLES if example["calc"] == name]


@pytest.mark.parametrize("name", list(calculators()))
def test_whatever_an_answer_may_hold_is_listed(name: str) -> None:
    entry = calculator(name)
    listed = {field.name for field in entry.result_fields()}
    asked = [example["inputs"] for example in EXAMPLES if example["calc"] == name]
    answers = [entry.record(ruling(name, inputs).result) for inputs in asked]
    # An answer row by row has a name for each row; what is listed is one of them.
    records = [answer for answer in answers if not isinstance(answer, Mapping)]
    assert {field.name for record in records for field in describe(type(record))} <= listed


REFUSED = load("refused.json")


@pytest.mark.parametrize(
    "example", REFUSED, ids=[f"{each['calc']}-{each['field']}" for each in REFUSED]
)
def test_bad_input_names_its_field(example: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        run(example["calc"], example["inputs"])
    assert [fault.where for fault in caught.value.faults] == [example["field"]]
    assert all(fault.message for fault in caught.value.faults)
