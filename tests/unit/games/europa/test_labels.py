"""What stands before a field of a form: a short noun or a question, with the sentence as help."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oobmgr.known_games import game
from oobmgr.rules.actions import Action
from oobmgr.rules.field_info import FieldInfo, describe
from oobmgr.rules.inputs import FILLED_IN

_MOST_LETTERS = 30
_ACTIONS = {action.name: action for action in game("europa").actions}


def fields_of(fields: tuple[FieldInfo, ...]) -> Iterator[FieldInfo]:
    """The fields with those of what they list."""
    for field in fields:
        yield field
        if field.item is not None:
            yield from fields_of(field.item.fields)


@pytest.mark.parametrize("action", _ACTIONS.values(), ids=_ACTIONS.keys())
def test_no_label_is_a_definition(action: Action) -> None:
    for field in fields_of(describe(action.inputs)):
        assert field.label, field.name
        assert len(field.label) <= _MOST_LETTERS, field.label
        assert not set(field.label) & set(";:."), field.label
        assert field.label[0].isupper(), field.label
        assert not field.label.startswith("Whether"), field.label


def test_what_does_not_apply_names_a_field_that_says_so() -> None:
    for action in _ACTIONS.values():
        fields = {field.name: field for field in describe(action.inputs)}
        for field in fields.values():
            for other, words in field.when.items():
                known = words == FILLED_IN or set(words) <= set(fields[other].choices)
                assert known, field.name
