"""The calculators on the command line: one, a list, or a batch of JSON lines."""

import argparse
import json
import sys
from typing import Any

from oobmgr.cli.inputs import read_json
from oobmgr.cli.output import json_text, jsonable, print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.known_games import calculators, run
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.field_info import FieldInfo
from oobmgr.rules.inputs import field_faults


def calc(wish: argparse.Namespace) -> None:
    """List, run one, or run a batch."""
    if wish.list:
        _list(wish.name or "", as_json=wish.json)
    elif wish.batch and wish.name:
        # Whoever names something there most likely has a file of questions.
        advice = f"Give them on standard input: oobmgr calc --batch < {wish.name}"
        raise BadInput(Fault("--batch takes no name.", "calc", wish.name, advice))
    elif wish.batch:
        _batch()
    elif wish.name:
        _one(wish.name, wish.inputs)
    else:
        raise BadInput(Fault("name a calculator, or use --list or --batch.", "calc"))


def _one(name: str, text: str | None) -> None:
    try:
        say(json_text(run(name, read_json(text or "{}"))))
    except BadInput as error:
        # As JSON on standard output too, where a script reads its answer.
        say(_error_line(error))
        raise


def _error_line(error: BadInput) -> str:
    first, *more = field_faults(error)
    body: dict[str, Any] = {"error": dict(first)}
    if more:
        # Only where there are more: nearly every script reads the first alone.
        body["more"] = [dict(fault) for fault in more]
    return json_text(body)


def _batch() -> None:
    """Answer every line in order; a bug of ours in one is told at the end, after all the others."""
    bugs: list[Exception] = []
    for line in sys.stdin:
        # An empty line asks nothing, as at the end of a file; every other has one line as its
        # answer.
        if line.strip():
            say(_answer(line, bugs))
    if bugs:
        raise bugs[0]


def _answer(line: str, bugs: list[Exception]) -> str:
    try:
        name, inputs = _question(read_json(line), line)
        return json_text(run(name, inputs))
    except BadInput as error:
        return _error_line(error)
    except Exception as bug:  # noqa: BLE001 - one question must not cost the others their answers
        bugs.append(bug)
        return _error_line(BadInput(Fault("could not be worked out: a fault of the program.")))


def _question(wish: Any, line: str) -> tuple[str, Any]:  # noqa: ANN401 - any JSON value
    if not isinstance(wish, dict) or not isinstance(wish.get("calc"), str):
        raise BadInput(Fault('a line is {"calc": NAME, "inputs": {...}}.', "calc", line))
    return wish["calc"], wish.get("inputs", {})


def _list(words: str, *, as_json: bool) -> None:
    """All calculators, or those with these words in their names. Raises `BadInput` for none."""
    entries = list(calculators(words).values())
    if as_json:
        print_json([_entry(entry) for entry in entries])
        return
    for entry in entries:
        say(f"{entry.name}: {entry.sentence} [{', '.join(entry.cases)}]")
        for field in entry.input_fields():
            say(f"    {field.name} ({_type(field)}){_default(field)}: {field.sentence}")
        results = ", ".join(f"{f.name} ({f.kind})" for f in entry.result_fields())
        say(f"    -> {results}")


def _entry(entry: Calculator) -> dict[str, Any]:
    return {
        "name": entry.name,
        "line": entry.sentence,
        "cases": list(entry.cases),
        "inputs": [_field(field) for field in entry.input_fields()],
        "result": [_field(field) for field in entry.result_fields()],
    }


def _field(field: FieldInfo) -> dict[str, Any]:
    return {
        "name": field.name,
        "type": str(field.kind),
        "range": [field.low, field.high],
        "default": jsonable(field.default),
        "required": field.required,
        "unit": field.unit,
        "choices": list(field.choices),
        "sentence": field.sentence,
    }


def _type(field: FieldInfo) -> str:
    parts = [str(field.kind)]
    if field.unit:
        parts.append(field.unit)
    if field.low is not None or field.high is not None:
        low = "" if field.low is None else field.low
        parts.append(f"{low}..{'' if field.high is None else field.high}")
    if field.choices:
        parts.append(" | ".join(field.choices))
    return ", ".join(parts)


def _default(field: FieldInfo) -> str:
    return "" if field.required else f" = {json.dumps(jsonable(field.default))}"
