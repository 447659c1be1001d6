"""Going on in the sequence of play: what stops it, and what `anyway` lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import Refused
from tests.campaigns import post
from tests.unit.campaign.trial_books import fresh


def _at_the_axis_combat_of_june(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    post(campaign, "initial")
    for _ in range(3):
        campaign.session.execute(Advance())


def test_a_turn_does_not_pass_over_the_other_side(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _at_the_axis_combat_of_june(campaign)
        before = campaign.queries.summary()
        with pytest.raises(Refused, match="the Soviet player turn has not been played"):
            campaign.session.execute(Advance("turn"))
        assert campaign.queries.summary() == before


def test_going_on_anyway_passes_over_it(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _at_the_axis_combat_of_june(campaign)
        campaign.session.execute(Advance("turn", anyway=True))
        now = campaign.queries.summary()
        assert (now.turn, now.side, now.phase) == ("1941-07-I", "axis", "initial")


def test_the_last_side_may_close_the_turn_from_any_phase(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _at_the_axis_combat_of_june(campaign)
        campaign.session.execute(Advance("side"))
        post(campaign, "initial")
        campaign.session.execute(Advance("turn"))
        assert campaign.queries.summary().turn == "1941-07-I"


def test_income_must_come_before_the_next_phase(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(Advance("turn", anyway=True))
        with pytest.raises(Refused, match="supply of this turn has not been received"):
            campaign.session.execute(Advance())
        assert campaign.queries.summary().phase == "initial"


def test_what_is_left_open_is_in_the_journal_with_its_case_and_the_reason(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(Advance("turn", anyway=True))
        posted = campaign.session.execute(Advance(anyway=True, reason="agreed"))
        entry = campaign.queries.transaction(posted.transaction)
        assert entry.sentence == "Left open: Income not posted. Reason: agreed."
        (left, why) = entry.working
        assert (left.value, why.value) == ("left open", "agreed")
        assert left.case
