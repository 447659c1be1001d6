"""Units that are added by hand: what is asked of their nation, and how the entry is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddUnit
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import Preview
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from tests.campaigns import campaign_at

FRANCE, COALITION = SideId("france"), SideId("coalition")


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    new = NewCampaign("Spring", "grande_armee", "spring_1813")
    return campaign_at(tmp_path / "spring.oob", new)


def _added(campaign: Campaign, side: SideId, nation: str, size: str = "") -> Preview:
    values = UnitValues(side, nation, "9th", "depot", size, ("Army",), 1)
    return campaign.session.preview(AddUnit(values))


def _asked(campaign: Campaign, side: SideId, nation: str) -> list[str]:
    warnings = _added(campaign, side, nation).warnings
    return [one.sentence() for one in warnings if one.asks and one.where != "formation"]


def test_a_nation_of_the_other_side_is_asked_about(campaign: Campaign) -> None:
    (said,) = _asked(campaign, FRANCE, "Prussia")
    assert "All units of Prussia are Coalition so far. Check which side it fights for." in said
    assert _asked(campaign, COALITION, "Prussia") == []


def test_a_nation_that_looks_like_another_is_asked_about(campaign: Campaign) -> None:
    (said,) = _asked(campaign, COALITION, "Russia2")
    assert "No unit is of Russia2 so far. Did you mean Russia?" in said
    # Nations of the game, and those like no other, may come in.
    assert _asked(campaign, COALITION, "Austria") == []
    assert _asked(campaign, FRANCE, "Berg") == []


def test_an_entry_without_a_size_ends_with_its_type(campaign: Campaign) -> None:
    assert _added(campaign, FRANCE, "France").title == "Added 9th depot"
    assert _added(campaign, FRANCE, "France", "XX").title == "Added 9th depot XX"
