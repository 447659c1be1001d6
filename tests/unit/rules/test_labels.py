"""What stands before a field of any form: a short noun or a question, not a definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from oobmgr.known_games import all_games
from oobmgr.rules.actions import Action
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.field_info import FieldInfo, describe
from oobmgr.rules.game import Game

_MOST_LETTERS = 45
_ON_ITS_OWN_PAGE = {"fire"}
"""Actions that no form of the Turn page asks for."""
_ACTIONS = {
    f"{game.entry.id} {action.name}": action
    for game in all_games()
    for action in game.actions
    if action.name not in _ON_ITS_OWN_PAGE
}
_GAMES = {game.entry.id: game for game in all_games()}
_CALCULATORS = {
    calculator.name: calculator for game in all_games() for calculator in game.calculators
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
        hold(field)


@pytest.mark.parametrize("calculator", _CALCULATORS.values(), ids=_CALCULATORS.keys())
def test_no_two_fields_of_a_calculator_have_the_same_label(calculator: Calculator) -> None:
    labels = [field.called for field in describe(calculator.inputs)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("game", _GAMES.values(), ids=_GAMES.keys())
def test_a_field_has_one_label_in_all_calculators(game: Game) -> None:
    labels: dict[tuple[str, str], set[str]] = {}
    for calculator in game.calculators:
        for field in labelled(calculator.inputs):
            labels.setdefault((field.name, field.sentence), set()).add(field.called)
    assert not [several for several in labels.values() if len(several) > 1]
