"""The registry of calculators: rules that a person may ask by name.

From the inputs and the result of each come the form in the window, the JSON of the command line
and the documentation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from oobmgr.domain.rulings import Ruling
from oobmgr.rules.inputs import FieldInfo, describe
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class Calculator:
    """A rule by name, ``game.supply_income``. `cases` are those that it decides."""

    name: str
    title: str
    sentence: str
    cases: tuple[str, ...]
    inputs: type[Any]
    result: type[Any]
    rule: Callable[[Any, Tables], Ruling[Any]]

    @property
    def game(self) -> str:
        """The id of the game that it belongs to."""
        return self.name.partition(".")[0]

    def input_fields(self) -> tuple[FieldInfo, ...]:
        """The inputs, for a form or a listing."""
        return describe(self.inputs)

    def result_fields(self) -> tuple[FieldInfo, ...]:
        """The fields of the result."""
        return describe(self.result)
