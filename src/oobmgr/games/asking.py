"""Asking a rule by the name of its calculator, with raw JSON inputs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games import GAMES, all_games, game
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.inputs import decode, encode
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.tables import Tables


@cache
def calculators() -> Mapping[str, Calculator]:
    """All calculators of all games by name, in the order of the games."""
    return MappingProxyType(
        {entry.name: entry for each in all_games() for entry in each.calculators},
    )


def calculator(name: str) -> Calculator:
    """The calculator of this name. Raises `BadInput` with the nearest name."""
    # Its first word names the game, so that no other game is loaded to answer.
    known = name.partition(".")[0]
    if any(entry.id == known for entry in GAMES):
        found = game(known).calculators.get(name)
        if found is not None:
            return found
    advice = did_you_mean(name, calculators())
    raise BadInput(Fault(f"There is no calculator {name!r}.", "calc", name, advice))


def ruling(name: str, raw: object, tables: Tables | None = None) -> Ruling[Any]:
    """Ask a calculator with raw JSON inputs; `tables` may carry a campaign's house rules.

    Raises:
        BadInput: The name or an input is wrong; carries every fault.
    """
    entry = calculator(name)
    inputs = decode(entry.inputs, raw)
    return entry.rule(inputs, game(entry.game).tables() if tables is None else tables)


def run(name: str, raw: object, tables: Tables | None = None) -> dict[str, Any]:
    """The answer of a calculator as JSON values: result, working, cases and, if any, notes.

    Raises:
        BadInput: As `ruling`.
    """
    answer = ruling(name, raw, tables)
    shown = {
        "result": encode(calculator(name).record(answer.result)),
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
