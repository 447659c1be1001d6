"""The air surprise in a campaign file: whatever is drawn, undo to the start restores the start."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import Campaign
from oobmgr.games.europa.air.run_rows import GuidedRun, drawn
from oobmgr.games.europa.questions import AIR_SURPRISE
from oobmgr.rules.questions import NoWish
from tests.unit.campaign.trial_books import dump, fresh

ACTION = "air_surprise"


def run_of(books: Campaign) -> GuidedRun:
    run = books.queries.ask(AIR_SURPRISE, NoWish())
    assert run is not None
    return run


def post(books: Campaign, random: Random, number: int) -> None:
    entries = drawn(run_of(books), random.randrange, number)
    books.session.execute(PostAction(ACTION, books.queries.filled(ACTION, {"strikes": entries})))


@given(st.integers(0, 9999), st.lists(st.integers(1, 14), min_size=1, max_size=8))
@settings(max_examples=12, deadline=None)
def test_undo_to_the_start_restores_the_start(seed: int, portions: list[int]) -> None:
    random = Random(seed)  # noqa: S311 - a game
    with tempfile.TemporaryDirectory() as folder, fresh(Path(folder)) as books:
        state = [dump(books.path)]
        for portion in portions:
            if run_of(books).now:
                post(books, random, portion)
                state.append(dump(books.path))
                assert books.queries.check() == ()
        for before in reversed(state[:-1]):
            books.session.undo()
            assert dump(books.path) == before
        for after in state[1:]:
            books.session.redo()
            assert dump(books.path) == after
        assert books.queries.check() == ()
