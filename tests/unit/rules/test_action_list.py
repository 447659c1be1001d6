"""The list of a game's actions: each stands under the name that its plan function declares."""

from pathlib import Path

import pytest

import action_phases
from oobmgr.known_games import GAMES, all_games
from oobmgr.rules.action_list import ActionList
from oobmgr.rules.books import PhaseId
from oobmgr.rules.entries import GameEntry
from oobmgr.rules.game import Game
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


@pytest.mark.parametrize("path", action_phases.modules(), ids=lambda path: path.parts[-3])
def test_the_index_of_phases_says_what_is_declared(path: Path) -> None:
    assert path.read_text() == action_phases.modules()[path], "run python tools/action_phases.py"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_actions_of_a_phase_are_those_declared_in_it(game: Game) -> None:
    for phase in game.phases:
        declared = [action for action in game.actions if phase.id in action.phases]
        assert list(game.actions_of(phase.id)) == declared


def test_an_action_that_the_index_leaves_out_is_found_in_its_phases() -> None:
    actions, (first, *_) = ENTRY.actions, tuple(ENTRY.actions)
    assert isinstance(actions, ActionList)
    assert first in actions.of_phase(first.phases[0])
    assert actions.of_phase(PhaseId("no such phase")) == ()
