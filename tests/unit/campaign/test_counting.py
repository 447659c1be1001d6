"""What can be counted in, and what counting writes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import CountIn
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import UNPLACED, GoodId, SideId
from oobmgr.domain.errors import BadInput, Refused
from tests.unit.campaign.trial_books import AXIS, SOVIET, fresh

SP, RESOURCE = GoodId("sp"), GoodId("resource")


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        yield made


def names(campaign: Campaign) -> dict[str, int]:
    return {row.name: row.booked for row in campaign.queries.countable()}


def test_pools_of_both_sides_and_places_are_named_in_words(campaign: Campaign) -> None:
    assert names(campaign) == {
        "Axis supply points": 100,
        "Axis Resource Points, not placed yet": 40,
        "Axis Resource Points at another place": 0,
        "Soviet supply points": 75,
        "Soviet Resource Points, not placed yet": 25,
        "Soviet Resource Points at another place": 0,
    }


def test_a_place_that_was_counted_is_a_line_of_its_own(campaign: Campaign) -> None:
    campaign.session.execute(CountIn(SOVIET, RESOURCE, 3, "found", place_detail="Baku"))
    assert names(campaign)["Soviet Resource Points at Baku"] == 3
    campaign.session.execute(CountIn(SOVIET, RESOURCE, 2, "lost one", place_detail=" baku "))
    assert names(campaign)["Soviet Resource Points at Baku"] == 2
    assert not any("baku" in name for name in names(campaign))


def test_what_is_listed_can_be_counted(campaign: Campaign) -> None:
    campaign.session.execute(CountIn(AXIS, RESOURCE, 3, "found", place_detail="Ploesti"))
    for row in campaign.queries.countable():
        if row.elsewhere:
            continue
        command = CountIn(SideId(row.side), GoodId(row.good), row.booked, place_detail=row.place)
        agreed = campaign.session.preview(command)
        assert agreed.sentence == "Books and table agree."
        assert agreed.postings == ()
    assert UNPLACED in {row.place for row in campaign.queries.countable()}


def test_a_difference_is_shown_before_its_reason_is_known_but_not_posted(
    campaign: Campaign,
) -> None:
    command = CountIn(AXIS, SP, 98, "  ")
    preview = campaign.session.preview(command)
    assert [step.value for step in preview.working] == [100, 98, -2]
    assert [fault.advice for fault in preview.refusals] == ["Give the reason for the difference."]
    with pytest.raises(Refused, match="Give the reason"):
        campaign.session.execute(command)
    assert names(campaign)["Axis supply points"] == 100


@pytest.mark.parametrize("place", ["Riga", "not placed yet"])
def test_points_of_one_pool_lie_at_no_place(campaign: Campaign, place: str) -> None:
    before = names(campaign)
    with pytest.raises(BadInput, match="Supply points of the Axis side are in one pool"):
        campaign.session.execute(CountIn(AXIS, SP, 3, "found", place_detail=place))
    assert names(campaign) == before
    assert campaign.queries.check() == ()
