"""Asking a calculator with raw JSON inputs."""

from typing import Any

from oobmgr.domain.rulings import Ruling, Step
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.inputs import decode, encode
from oobmgr.rules.tables import Tables


def ruling_of(calculator: Calculator, raw: object, tables: Tables) -> Ruling[Any]:
    """Ask a calculator with raw JSON inputs; `tables` may carry a campaign's house rules.

    Raises:
        BadInput: An input is wrong; carries every fault.
    """
    return calculator.rule(decode(calculator.inputs, raw), tables)


def answer_of(calculator: Calculator, raw: object, tables: Tables) -> dict[str, Any]:
    """The answer of a calculator as JSON values: result, working, cases and, if any, notes.

    Raises:
        BadInput: As `ruling_of`.
    """
    answer = ruling_of(calculator, raw, tables)
    shown = {
        "result": encode(calculator.record(answer.result)),
        "working": [working_line(step) for step in answer.working],
        "cases": list(answer.cases),
    }
    return shown | ({"notes": list(answer.notes)} if answer.notes else {})


def working_line(step: Step) -> dict[str, Any]:
    """A line of the working as JSON values."""
    return {
        "label": step.label,
        "arithmetic": step.arithmetic,
        "value": encode(step.value),
        "case": step.case,
        "kind": str(step.kind),
    }
