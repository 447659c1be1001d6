"""What stands before a field of any form: a short noun or a question, not a definition."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oobmgr.known_games import all_games
from oobmgr.rules.actions import Action
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


def labelled(action: Action) -> Iterator[FieldInfo]:
    """The fields with a label before them; those of a line in a list bear their names."""
    for field in describe(action.inputs):
        yield field
        if field.item is not None and field.name != action.rows:
            yield from field.item.fields


@pytest.mark.parametrize("action", _ACTIONS.values(), ids=_ACTIONS.keys())
def test_no_label_is_a_definition(action: Action) -> None:
    for field in labelled(action):
        assert len(field.called) <= _MOST_LETTERS, field.called
        assert not field.called.startswith("Whether"), field.called
        assert ";" not in field.called, field.called
