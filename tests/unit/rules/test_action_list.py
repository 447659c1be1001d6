"""The list of a game's actions: each stands under the name that its plan function declares."""

import pytest

from oobmgr.known_games import GAMES
from oobmgr.rules.action_list import ActionList
from oobmgr.rules.entries import GameEntry
from tests.tiny_game import ENTRY

PRINTED = [entry for entry in (*GAMES, ENTRY) if not entry.described]


@pytest.mark.parametrize("entry", PRINTED, ids=lambda entry: entry.id)
def test_every_action_is_listed_under_its_name(entry: GameEntry) -> None:
    listed = entry.actions
    assert isinstance(listed, ActionList)
    assert tuple(action.name for action in listed) == listed.names
    assert len(set(listed.names)) == len(listed)


def test_an_action_is_found_by_name_and_by_place() -> None:
    first, *_ = ENTRY.actions.names
    assert ENTRY.actions[0] is ENTRY.actions.named(first)
    assert [action.name for action in ENTRY.actions[:1]] == [first]


def test_a_name_that_is_none_is_not_found() -> None:
    with pytest.raises(KeyError):
        ENTRY.actions.named("nosuch")
