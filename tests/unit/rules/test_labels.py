"""What stands before a field of any form: a short noun or a question, not a definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from oobmgr.known_games import all_games
from oobmgr.rules.actions import Action
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.field_info import FieldInfo, describe

_MOST_LETTERS = 45
_ON_ITS_OWN_PAGE = {"fire"}
"""Actions that no form of the Turn page asks for."""
_ACTIONS = {
    f"{game.entry.id} {action.name}": action
    for game in all_games()
    for action in game.actions
    if action.name not in _ON_ITS_OWN_PAGE
}
_CALCULATORS_HELD = ("balkans", "grande_armee", "own", "spark", "war_in_europe")
_OPTIONS = "options"
"""The field of the options of a campaign, which has the same sentence in every game."""
_CALCULATORS = {
    calculator.name: calculator
    for game in all_games()
    if game.entry.id in _CALCULATORS_HELD
    for calculator in game.calculators
}


def labelled(inputs: type[Any], rows: str = "") -> Iterator[FieldInfo]:
    """The fields with a label before them; those of a line in a list bear their names."""
    for field in describe(inputs):
        yield field
        if field.item is not None and field.name != rows:
            yield from field.item.fields


def hold(field: FieldInfo) -> None:
    assert len(field.called) <= _MOST_LETTERS, field.called
    assert not field.called.startswith("Whether"), field.called
    assert ";" not in field.called, field.called


@pytest.mark.parametrize("action", _ACTIONS.values(), ids=_ACTIONS.keys())
def test_no_label_is_a_definition(action: Action) -> None:
    for field in labelled(action.inputs, action.rows):
        hold(field)


@pytest.mark.parametrize("calculator", _CALCULATORS.values(), ids=_CALCULATORS.keys())
def test_no_label_of_a_calculator_is_a_definition(calculator: Calculator) -> None:
    for field in labelled(calculator.inputs):
        if field.name != _OPTIONS:
            hold(field)
