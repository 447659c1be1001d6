"""What is kept from question to question is what a program reads that has just opened the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from oobmgr.campaign.file import Campaign
from oobmgr.campaign.queries import Queries
from oobmgr.domain.postings import Subject
from oobmgr.models.engines import campaign_engine
from tests.plain_values import plain
from tests.unit.campaign.trial_books import rows


def assert_read_as_anew(campaign: Campaign, path: Path, *, by_rules: bool = True) -> None:
    """The campaign answers as it would if nothing of it had been read before.

    `by_rules` asks also for what the game says of it, which takes longer.
    """
    subjects = [Subject(subject) for (subject,) in rows(path, "SELECT DISTINCT subject FROM state")]
    engine = campaign_engine(path)
    try:
        anew = Queries(engine, campaign.game)
        with anew.one_moment():
            wanted = held(anew, subjects) | (said(anew) if by_rules else {})
    finally:
        engine.dispose()
    queries = campaign.queries
    found = held(queries, subjects) | (said(queries) if by_rules else {})
    for name, answer in wanted.items():
        # A form may hold a function, which is made anew each time.
        assert found[name] == answer or plain(found[name]) == plain(answer), name


def held(queries: Queries, subjects: list[Subject]) -> dict[str, Any]:
    """What the books hold, by name; facts in their order, for lists show them in it."""
    facts = {subject: tuple(queries.facts(subject).items()) for subject in subjects}
    return facts | {
        "units": queries.units(),
        "formations": queries.formations(),
        "balances": queries.balances(all_accounts=True),
        "undo": queries.undo_state(),
        "done": queries.done_in(queries.summary().turn),
    }


def said(queries: Queries) -> dict[str, Any]:
    """What pages show of them by the rules of the game."""
    return {
        "summary": queries.summary(),
        "sequence": queries.sequence(),
        "records": queries.records(),
        "warnings": queries.warnings(),
        "turns": queries.turns(),
        "arrivals": queries.arrivals(),
        "cases": queries.phase_cases(),
        "map": queries.on_map(),
        "stacks": queries.stacks(),
        "house rules": queries.house_rules(),
        "roster": queries.roster(),
        "forms": {name: queries.form(name) for name in queries.sequence().actions_now},
    }
