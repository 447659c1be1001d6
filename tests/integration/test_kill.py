"""A kill at any moment loses nothing that was finished and leaves nothing half done."""

from __future__ import annotations

import random
from pathlib import Path

from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from tests.depth import deep
from tests.integration.killed_player import UNITS
from tests.torture.kills import killed
from tests.unit.campaign.trial_books import rows

KILLS = deep(16, nightly=200)
SEED = 19410622

# What each kind of transaction is made of when it is whole: postings, facts about units.
WHOLE = {
    "CountIn": {(2, 0), (0, 0)},
    "LoseSteps": {(6, dead) for dead in range(4)},
    "ImportOrderOfBattle": {(UNITS + 1, UNITS)},
}


def test_kills_lose_nothing_and_leave_nothing_half_done(tmp_path: Path) -> None:
    path = tmp_path / "trial.oob"
    create_campaign(path, NewCampaign("Trial", "europa", "barbarossa")).close()
    dice = random.Random(SEED)  # noqa: S311 - a game, no secret
    finished: set[int] = {1}
    for _ in range(KILLS):
        told = killed("posts", path, dice)
        ids = [one for one in told if isinstance(one, int)]
        assert ids == list(range(max(finished) + 1, max(finished) + 1 + len(ids)))
        finished.update(ids)
        finished |= all_is_whole(path, finished)
        copies_are_whole(path, [one for one in told if isinstance(one, Path)])
    assert len(finished) > KILLS, "the player never came to play"


def all_is_whole(path: Path, finished: set[int]) -> set[int]:
    """Check the books, and return what was finished but not said any more: one at the most."""
    with open_campaign(path) as campaign:
        assert campaign.queries.check() == ()
        units = len(campaign.queries.units())
    parts = rows(
        path,
        "SELECT t.id, t.command, "
        "(SELECT count(*) FROM journal_posting WHERE transaction_id = t.id), "
        "(SELECT count(*) FROM journal_fact WHERE transaction_id = t.id AND subject = 'unit') "
        "FROM journal_transaction AS t WHERE t.id > 1 ORDER BY t.id",
    )
    there = {row[0] for row in parts}
    assert finished - {1} <= there
    assert len(there - finished) <= 1
    assert [row for row in parts if tuple(row[2:]) not in WHOLE[row[1]]] == []
    assert units == UNITS * sum(row[1] == "ImportOrderOfBattle" for row in parts)
    return there


def copies_are_whole(path: Path, told: list[Path]) -> None:
    """Every file with the name of a copy is one, whether the player came to say so or not."""
    with open_campaign(path) as campaign:
        copies = campaign.backups()
    assert set(told) <= set(copies)
    for copy in copies:
        with open_campaign(copy) as opened:
            assert opened.queries.check() == ()
    for left in path.with_name(f"{path.stem} backups").glob("*"):
        left.unlink()
