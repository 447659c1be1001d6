"""A worked example in a game that brings none: steps and figures are data, whatever the game."""

from __future__ import annotations

import tomllib
from pathlib import Path

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.commands import Advance, LoseSteps
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.queries.replay import ReplayRow, replay_row
from oobmgr.domain.postings import UnitId
from oobmgr.models.engines import reading
from oobmgr.rules.replays import read_replay
from tests.unit.campaign.trial_books import fresh, units

SCRIPT = """
title = "The first turn"
source = "None, it is invented"

[[step]]
title = "Income"
words = "The Axis receives its points."
advance = "phase"
figures = [
    { name = "Steps", value = 2, unit = "1", shows = "steps" },
    { name = "Lost", value = 1, unit = "2", shows = "lost" },
    { name = "Hex", value = "", unit = "2", shows = "hex" },
    { name = "Spent", value = 0, spent = "axis" },
    { name = "Wrong", value = 7, unit = "2", shows = "steps" },
    { name = "Back", value = true, unit = "2", shows = "flipped" },
    { name = "Nobody", value = 2, unit = "9", shows = "steps" },
]

[end]
title = "The end"
words = "That is all."
"""


def standing(campaign: Campaign) -> ReplayRow:
    """Where the example stands."""
    with reading(campaign.queries._through[0]) as connection:  # noqa: SLF001 - no scenario has it
        books = BooksSnapshot(connection, campaign.game)
        return replay_row(books, read_replay(tomllib.loads(SCRIPT)))


def test_figures_of_the_books_are_read_in_any_game(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
        campaign.session.execute(LoseSteps((UnitId(2),)))
        before = standing(campaign)
        assert (before.done, before.step.title, before.figures) == (0, "Income", ())
        campaign.session.execute(Advance("phase", anyway=True))
        row = standing(campaign)
    assert (row.finished, row.posted, row.strange) == (True, "Income", ())
    assert [(one.name, one.found, one.agrees) for one in row.figures] == [
        ("Steps", "2", True),
        ("Lost", "1", True),
        ("Hex", "", True),
        ("Spent", "0", True),
        ("Wrong", "1", False),
        ("Back", "", None),  # this game has no Roster Sheets
        ("Nobody", "", None),
    ]
