"""The case beside each movement of the ledger, also where a transaction rests on several."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from tests.campaigns import campaign_at, post
from tests.unit.campaign.trial_books import fresh

BOUGHT = {
    ("sp", "Pool", "Exchanged"): ("SP-05",),
    ("resource", "Exchanged", "Pool, not placed yet"): ("SP-05",),
    ("resource", "Income", "Pool at Ploesti"): ("INC-16",),
}


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """June II: the income of the Axis, with three Resource Points bought."""
    with fresh(tmp_path) as made:
        made.session.execute(Advance("turn", anyway=True))
        post(made, "initial", buy=3)
        yield made


def newest(campaign: Campaign) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """The cases of each movement of the newest transaction that moved something."""
    rows = campaign.queries.ledger()
    last = [row for row in rows if row.transaction == rows[0].transaction]
    return {(row.good, row.source_name, row.target_name): row.cases for row in last}


def test_each_movement_names_the_case_of_its_own(campaign: Campaign) -> None:
    found = newest(campaign)
    assert {key: found[key] for key in BOUGHT} == BOUGHT
    assert "INC-01" in found["sp", "Income", "Pool"]


def test_taking_it_back_rests_on_the_same_cases(campaign: Campaign) -> None:
    campaign.session.undo()
    found = newest(campaign)
    assert found["sp", "Exchanged", "Pool"] == ("SP-05",)
    assert found["resource", "Pool, not placed yet", "Exchanged"] == ("SP-05",)
    campaign.session.redo()
    found = newest(campaign)
    assert {key: found[key] for key in BOUGHT} == BOUGHT


def test_points_sold_and_lost(campaign: Campaign) -> None:
    campaign.session.undo()
    post(campaign, "initial", sell=40, sell_place="")
    found = newest(campaign)
    assert found["resource", "Pool, not placed yet", "Exchanged"] == ("SP-06",)
    assert found["sp", "Exchanged", "Pool"] == ("SP-06",)
    assert found["sp", "Pool", "Lost, limit"] == ("SP-03",)


def test_every_entry_has_a_line_also_one_that_moves_no_pool(tmp_path: Path) -> None:
    """An option, a phase and lost steps move no points: each stands where it was entered."""
    new = NewCampaign("Tuesdays", "spark", "combat_example")
    with campaign_at(tmp_path / "lines.oob", new) as campaign:
        unit = next(u for u in campaign.queries.units() if u.designation == "284/86")
        lost = campaign.session.execute(LoseSteps((UnitId(unit.id),)))
        went = campaign.session.execute(Advance(anyway=True))
        every = campaign.queries.ledger(every=True)
        assert [row.transaction for row in every] == sorted(
            {row.transaction for row in every}, reverse=True
        )
        assert {lost.transaction, went.transaction} <= {row.transaction for row in every}
        assert len(every) == campaign.queries.version()
        moved = {row.transaction for row in campaign.queries.ledger()}
        assert lost.transaction not in moved
        found = [row.transaction for row in every if row.what == lost.title]
        assert found == [lost.transaction]
        assert campaign.queries.ledger(good="ammunition", every=True) == campaign.queries.ledger(
            good="ammunition"
        )


def test_income_is_gained_also_where_it_is_kept_secret(tmp_path: Path) -> None:
    """Six air points that the opponent does not see yet: no pool holds them, and none is lost."""
    new = NewCampaign("Tuesdays", "spark", "combat_example")
    with campaign_at(tmp_path / "secret.oob", new) as campaign:
        post(campaign, "air_power", side="soviet", points=6)
        (row,) = campaign.queries.ledger()
        assert (row.source_name, row.change, row.balance) == ("Income", 6, None)
