"""The calculators as a program: one, the list, and every worked example in one batch."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from oobmgr.cli.calculators import calc
from oobmgr.known_games import calculators
from tests.unit.cli.cli_runs import CommandLine

CASES = Path(__file__).parents[1] / "cases"


def examples(name: str) -> list[dict[str, Any]]:
    files = sorted(CASES.glob(f"*/*/{name}"))
    return [each for file in files for each in json.loads(file.read_text(encoding="utf-8"))]


OPEN = examples("vectors.json")
OURS = examples("worked.json")
REFUSED = examples("refused.json")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def batch(lines: list[str]) -> list[dict[str, Any]]:
    """What the program answers to these lines, in order."""
    done = subprocess.run(
        [sys.executable, "-m", "oobmgr", "calc", "--batch"],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def value(raw: Any) -> Any:  # noqa: ANN401 - any JSON value
    """A JSON value by what it is worth: ``3.5`` and ``"7/2"`` are the same."""
    if isinstance(raw, bool) or raw is None:
        return raw
    if isinstance(raw, dict):
        return {key: value(item) for key, item in raw.items()}
    if isinstance(raw, list):
        return [value(item) for item in raw]
    try:
        return Fraction(str(raw))
    except ValueError:
        return raw


def test_every_open_example_holds_in_one_batch() -> None:
    asked = [*OPEN, *OURS]
    lines = [json.dumps({"calc": e["calc"], "inputs": e["inputs"]}) for e in asked]
    answers = batch(lines)
    assert len(answers) == len(asked)
    wrong = {
        example["id"]: (answer, example["result"])
        for example, answer in zip(asked, answers, strict=True)
        if value(answer.get("result")) != value(example["result"])
    }
    assert wrong == {}
    assert all(answer["working"] and answer["cases"] for answer in answers)


def test_a_bug_in_one_line_costs_the_others_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(name: str, _: object) -> dict[str, str]:
        if name == "broken":
            raise KeyError("missing")
        return {"result": "yes"}

    monkeypatch.setattr("oobmgr.cli.calculators.run", run)
    monkeypatch.setattr("sys.stdin", io.StringIO('{"calc": "broken"}\n{"calc": "fine"}\n'))
    with pytest.raises(KeyError, match="missing"):
        calc(argparse.Namespace(list=False, batch=True, name=None, inputs=None))
    broken, fine = map(json.loads, capsys.readouterr().out.splitlines())
    assert "fault of the program" in broken["error"]["message"]
    assert fine == {"result": "yes"}


def test_a_batch_answers_faults_in_their_place() -> None:
    good = json.dumps({"calc": OPEN[0]["calc"], "inputs": OPEN[0]["inputs"]})
    lines = [
        good,
        "no json",
        "[1]",
        '{"calc": "europa.wonders", "inputs": {}}',
        '{"calc": 3}',
        '{"calc": "europa.supply_income", "inputs": [1]}',
        good,
    ]
    answers = batch([*lines, "", *(json.dumps(e) for e in REFUSED)])
    assert len(answers) == len(lines) + len(REFUSED)
    assert answers[0] == answers[6]
    assert answers[0]["result"] == OPEN[0]["result"]
    for answer in [*answers[1:6], *answers[7:]]:
        assert answer["error"].keys() == {"field", "value", "message", "case"}
        assert answer["error"]["message"]
    fields = [answer["error"]["field"] for answer in answers[7:]]
    assert fields == [example["field"] for example in REFUSED]


def test_one_calculator(cli: CommandLine) -> None:
    example = OPEN[0]
    answer = cli.does("calc", example["calc"], json.dumps(example["inputs"])).json
    assert answer.keys() == {"result", "working", "cases"}
    assert value(answer["result"]) == value(example["result"])


def test_fractions_are_exact_in_both_spellings(cli: CommandLine) -> None:
    several = [e for e in OPEN if e["calc"] == "europa.activation_cost"]
    assert several
    for example in several:
        answer = cli.does("calc", example["calc"], json.dumps(example["inputs"])).json
        assert value(answer["result"]) == value(example["result"])


@pytest.mark.parametrize("example", REFUSED, ids=[e["field"] for e in REFUSED])
def test_bad_input_is_one_json_line(cli: CommandLine, example: dict[str, Any]) -> None:
    answer = cli("calc", example["calc"], json.dumps(example["inputs"]))
    assert answer.code == 2
    assert answer.out.count("\n") == 1
    assert answer.json["error"]["field"] == example["field"]
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", '"text"', "3"])
def test_inputs_that_are_no_object(cli: CommandLine, text: str) -> None:
    answer = cli("calc", "europa.city_reached", text or "nothing")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert answer.json["error"]["message"]


def test_the_list_names_everything_that_a_caller_needs(cli: CommandLine) -> None:
    listed = cli.does("calc", "--list", "--json").json
    assert [entry["name"] for entry in listed] == list(calculators())
    for entry in listed:
        assert entry.keys() >= {"name", "line", "cases", "inputs", "result"}
        assert entry["cases"]
        for field in entry["inputs"]:
            assert field.keys() >= {"name", "type", "range", "default", "unit"}
        assert entry["result"]
    text = cli.does("calc", "--list").out
    assert all(entry["name"] in text for entry in listed)


def test_a_list_of_a_name_has_those_that_bear_it(cli: CommandLine) -> None:
    named = [entry["name"] for entry in cli.does("calc", "--list", "Supply Cost", "--json").json]
    assert named
    assert named == [name for name in calculators() if "supply_cost" in name]
    lines = cli.does("calc", "--list", "europa.supply_income").out.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == lines[:1]


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (("calc", "--list", "europa.suply_income"), "Did you mean europa.supply_income?"),
        (("calc", "--list", "nosuch"), "`oobmgr calc --list` lists all names."),
        (("calc", "europa.nosuch"), "`oobmgr calc --list` lists all names."),
        (("calc", "supply_income"), "Did you mean europa.supply_income?"),
    ],
)
def test_a_calculator_that_there_is_not(
    cli: CommandLine, words: tuple[str, ...], advice: str
) -> None:
    answer = cli(*words)
    assert answer.code == 2
    assert answer.err.endswith(f"{advice}\n")


def test_an_input_left_out_takes_the_default_that_is_listed(cli: CommandLine) -> None:
    for entry in cli.does("calc", "--list", "--json").json:
        given = next(e["inputs"] for e in OPEN + OURS if e["calc"] == entry["name"])
        left_out = {
            field["name"]: field["default"]
            for field in entry["inputs"]
            if not field["required"] and field["name"] not in given
        }
        short = cli.does("calc", entry["name"], json.dumps(given)).json
        full = cli.does("calc", entry["name"], json.dumps(given | left_out)).json
        assert short["result"] == full["result"], entry["name"]


def test_a_name_given_with_a_batch_is_not_passed_over(cli: CommandLine) -> None:
    refused = cli("calc", "--batch", "lines.json")
    assert refused.code == 2
    assert "--batch takes no name" in refused.err


def test_inputs_nested_without_end_are_refused_in_plain_words(cli: CommandLine) -> None:
    refused = cli("calc", "europa.supply_income", "[" * 100_000)
    assert refused.code == 2
    assert "nested too deep" in refused.err
