"""Incomes that an older program took without weather: the books have them, and keep them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import TransactionId
from oobmgr.games.europa.actions.supply import initial
from tests.campaigns import campaign_at, post
from tests.unit.campaign.trial_books import everything


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Campaign]:
    """Barbarossa in its first Axis Air Phase; the books know nothing of the weather."""
    new = NewCampaign("Old", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    campaign = campaign_at(tmp_path / "old.oob", new)
    with monkeypatch.context() as older:
        older.setattr(initial, "_weather_not_entered", lambda _books, _known: ())
        older.setattr("tests.campaigns._ASKED", {})
        post(campaign, "initial")
        campaign.session.execute(Advance())
    assert campaign.queries.sequence().weather == {}
    campaign.close()
    with open_campaign(tmp_path / "old.oob") as opened:
        yield opened


def sp(campaign: Campaign) -> int:
    rows = campaign.queries.balances()
    return sum(int(row.amount) for row in rows if (row.side, row.good) == ("axis", "sp"))


def test_they_are_undone_and_done_again_as_they_were(old: Campaign) -> None:
    assert old.queries.check() == ()
    assert sp(old) == 200
    before = everything(old.path)["balance"]
    old.session.undo()
    old.session.undo()
    assert sp(old) == 100
    old.session.redo()
    old.session.redo()
    assert everything(old.path)["balance"] == before
    assert old.queries.check() == ()


def test_one_is_revoked_and_then_asks_for_its_weather(old: Campaign) -> None:
    rows = old.queries.ledger()
    income = next(row.transaction for row in rows if "supply income" in row.what.lower())
    old.session.undo()
    old.session.revoke(TransactionId(income))
    with pytest.raises(Refused, match="The weather in zones B and C is not entered"):
        old.session.execute(PostAction("initial", old.queries.proposal("initial")))
    post(old, "initial")
    assert sp(old) == 200


def test_the_other_side_is_asked_and_may_enter_any(old: Campaign) -> None:
    old.session.execute(Advance("side", anyway=True, reason="agreed"))
    with pytest.raises(Refused, match="The weather in zones B and C is not entered"):
        old.session.execute(PostAction("initial", old.queries.proposal("initial")))
    post(old, "initial", weather={"B": "mud"})
    assert old.queries.sequence().weather["B"] == "mud"
    assert old.queries.check() == ()
