"""What the guided list needs of every action: a heading, a reason where it is left out, a page."""

from __future__ import annotations

import pytest

from oobmgr.known_games import game
from oobmgr.rules.actions import Action
from oobmgr.ui.pages import available_pages

EUROPA = game("europa")


@pytest.mark.parametrize("action", EUROPA.actions, ids=lambda action: action.name)
def test_every_action_stands_under_a_heading_and_says_why_it_is_left_out(action: Action) -> None:
    assert action.group
    assert (action.offered is None) == (action.not_now is None)
    if action.not_now is not None:
        assert action.not_now.message.endswith(".")
        assert (action.not_now.case or action.case) in EUROPA.cases()
    assert action.page in {"", *(page.key for page in available_pages(EUROPA))}
