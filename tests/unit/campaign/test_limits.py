"""Numbers that cannot be meant do not reach the books, whichever way they come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.commands import (
    AddFormation,
    AddUnit,
    Command,
    EditUnits,
    ImportOrderOfBattle,
)
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import MOST_RATING, MOST_STEPS
from oobmgr.games.europa.air.imported import MOST_GROUPS
from tests.unit.campaign.trial_books import AXIS, flyers, fresh, unit

HUGE = 1_000_000_000
STRONG = replace(unit("61"), ratings={"attack": MOST_RATING + 1, "defense": 7, "move": 6})
DEEP = replace(unit("61"), path=tuple(f"level {number}" for number in range(1000)))
LARGEST = replace(unit("1", steps=MOST_STEPS), ratings={"attack": MOST_RATING})


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        yield made


@pytest.mark.parametrize(
    ("command", "where", "words"),
    [
        (AddUnit(unit("61", steps=HUGE)), "steps", "61 has 1,000,000,000 steps"),
        (AddUnit(unit("61", steps=MOST_STEPS + 1)), "steps", "Enter 60 at most"),
        (AddUnit(unit("61", steps=0)), "units", "at least one step"),
        (AddUnit(STRONG), "attack", "61 has the attack rating 1,000"),
        (AddUnit(DEEP), "formation", "A path has 20 levels at most"),
        (AddFormation(AXIS, DEEP.path), "formation", "has 999 formations above it"),
        (ImportOrderOfBattle((unit(), DEEP)), "formation", "has 999 formations above it"),
        (ImportOrderOfBattle((unit(), unit("2", steps=HUGE))), "steps", "Enter 60 at most"),
        (ImportOrderOfBattle((unit(), STRONG)), "attack", "Enter 999 at most"),
        (
            ImportOrderOfBattle((), (flyers(groups=MOST_GROUPS + 1),)),
            "groups",
            "Germany Bf109E: 1,000 groups",
        ),
        (
            ImportOrderOfBattle((), (flyers(steps=HUGE),)),
            "steps",
            "Germany Bf109E: 1,000,000,000 steps",
        ),
    ],
)
def test_a_number_that_is_too_high_is_refused(
    campaign: Campaign, command: Command, where: str, words: str
) -> None:
    before = campaign.queries.version()
    with pytest.raises(BadInput) as refused:
        campaign.session.execute(command)
    (fault,) = refused.value.faults
    assert fault.where == where
    assert words in fault.sentence()
    assert campaign.queries.version() == before


def test_the_highest_numbers_are_taken(campaign: Campaign) -> None:
    groups = flyers(groups=MOST_GROUPS, steps=MOST_STEPS)
    campaign.session.execute(ImportOrderOfBattle((LARGEST,), (groups,)))
    (added,) = campaign.queries.units()
    assert (added.steps, added.ratings["attack"]) == (MOST_STEPS, MOST_RATING)


@pytest.mark.parametrize("value", ["1000", "9" * 5000, "-1", "x"])
def test_a_rating_cannot_be_changed_to_what_cannot_be(campaign: Campaign, value: str) -> None:
    campaign.session.execute(AddUnit(unit()))
    with pytest.raises(BadInput, match="not a rating"):
        campaign.session.execute(EditUnits((UnitId(1),), {"rating:attack": value}))
    campaign.session.execute(EditUnits((UnitId(1),), {"rating:attack": str(MOST_RATING)}))
    assert campaign.queries.units()[0].ratings["attack"] == MOST_RATING
